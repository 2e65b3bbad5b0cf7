"""The icons on dice, and where a die that shows them may go."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.content.records import (
    ACTIVE,
    ALLY,
    AT_ONCE,
    COUNTER,
    LOCKED,
    ON_BADDIE,
    PLAN,
    Icon,
)
from boneyard.games.too_many_bones.gearlocs.every_die import ICONS, SHEETS
from boneyard.games.too_many_bones.model.ids import (
    DAMAGE_ICON,
    ICON_NAMES,
    SHIELD_ICON,
)
from tests.games.too_many_bones.content.given import GIVEN
from tests.rulings import ruling

PLACES = {"I": AT_ONCE, "A": ACTIVE, "AA": ALLY, "VA": ON_BADDIE, "B": LOCKED, "C": COUNTER, "PB": PLAN}


def test_every_icon_on_a_die_is_explained() -> None:
    assert [icon.icon for icon in ICONS] == list(range(len(ICON_NAMES)))
    shown = {
        icon for sheet in SHEETS for skill in sheet.skills for face in skill.faces for icon in (face.icon, face.also)
    }
    white = {DAMAGE_ICON, SHIELD_ICON}
    assert shown | white == set(range(-1, len(ICON_NAMES)))


@ruling("TMB-145")
@pytest.mark.parametrize("icon", ICONS, ids=ICON_NAMES)
def test_a_die_may_go_where_the_code_of_its_face_allows(icon: Icon) -> None:
    assert icon.places == sum([PLACES[code] for code in GIVEN["icons"][ICON_NAMES[icon.icon]]])
