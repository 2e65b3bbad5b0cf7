"""Every piece of the box is drawn: its key has a symbol in the browser's sprites."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boneyard.games.too_many_bones.shown.catalogue import box_view

FOLDER = Path(__file__).parents[4] / "web" / "src" / "games" / "too-many-bones" / "pieces"
SPRITES = "".join((FOLDER / name).read_text(encoding="utf-8") for name in ("pieces.svg", "baddies.svg"))
DRAWN = set(re.findall(r'<symbol id="tmb-([^"]+)"', SPRITES))
BOX = box_view()
THINGS = ("orb", "throne", "pile", "mohlnor")  # what cards put on the mat beside the chips


@pytest.mark.parametrize(
    ("kind", "keys"),
    [
        ("f", [icon.key for icon in BOX.icons]),
        ("e", [effect.key for effect in BOX.effects]),
        ("t", [kind.key for kind in BOX.types]),
        ("x", [face.key for face in BOX.tyrant_faces]),
        ("y", [tyrant.key for tyrant in BOX.tyrants]),
        ("g", [sheet.key for sheet in BOX.sheets]),
        ("p", [sheet.key for sheet in BOX.sheets]),
        ("p", [chip.key for chip in BOX.chips if not chip.tyrant]),
        ("p", list(THINGS)),
    ],
    ids=["icons", "effects", "types", "tyrant faces", "tyrants", "emblems", "gearlocs", "chips", "things"],
)
def test_all_have_a_picture(kind: str, keys: list[str]) -> None:
    assert [key for key in keys if f"{kind}-{key}" not in DRAWN] == []


def test_every_picture_has_its_own_name() -> None:
    ids = re.findall(r'<symbol id="([^"]+)"', SPRITES)
    assert len(ids) == len(set(ids))
