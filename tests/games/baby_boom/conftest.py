from __future__ import annotations

from tests.games.baby_boom.pictures import Picture


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    """Show two pictures as pictures."""
    if op != "==" or not isinstance(left, Picture) or not isinstance(right, Picture):
        return None
    return ["it is not as drawn; it is", *str(left).splitlines(), "drawn was", *str(right).splitlines()]
