from __future__ import annotations

from tests.games.bad_bones.pictures import Drawing


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    """Show two drawings as drawings."""
    if op != "==" or not isinstance(left, Drawing) or not isinstance(right, Drawing | str):
        return None
    drawn = right if isinstance(right, Drawing) else Drawing(right)
    return ["it is not as drawn; it is", *str(left).splitlines(), "drawn was", *str(drawn).splitlines()]
