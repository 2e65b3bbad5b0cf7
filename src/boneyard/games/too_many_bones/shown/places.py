"""Places on the table that light up for an option, by plain names that the view has too.

A position is `c3`, a gearloc `boomer`, a die of the roll `roll 2`. On a gearloc's mat: `boomer skill med-kit`,
`boomer active 0`, `boomer locked 1`, `boomer free active`, `boomer plan 3`, `boomer card 1`, `boomer stat dex`,
`boomer white attack`. Beside the mat: `choice A`, `stack 5`, `lock 0`, `darts own 1`, `darts foe 0`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boneyard.games.too_many_bones.answers.aims import gearloc_aimed
from boneyard.games.too_many_bones.answers.hidden_cards import named_cards
from boneyard.games.too_many_bones.answers.picks import GEARLOC_AIM, NO_AIM, Pick
from boneyard.games.too_many_bones.content.sheets import FACES, icon_of, key_of
from boneyard.games.too_many_bones.model.dice import die_of, face_of
from boneyard.games.too_many_bones.model.ids import GEARLOCS, RAGE_DIE, SKILL_DICE, SKILLS_EACH, Die, RolledDie
from boneyard.games.too_many_bones.model.mat import NOWHERE, SQUARES
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

RAGE_DICE: Final = range(RAGE_DIE, RAGE_DIE + 3)

Names = list[str]
Fits = Callable[[RolledDie], bool]


def aimed_at(s: TooManyBones, option: Pick) -> Names:
    """The position an option is aimed at, or the gearloc with its position if it has one."""
    if option.aim < GEARLOC_AIM:
        return [SQUARES[option.aim]]
    if option.aim >= NO_AIM:
        return []
    gearloc = gearloc_aimed(s, option.aim)
    return [GEARLOCS[gearloc.gearloc], *square_of(s, gearloc.id)]


def square_of(s: TooManyBones, unit: int) -> Names:
    """The position of a unit on the mat."""
    return [SQUARES[s.cell_of(unit)]] if s.cell_of(unit) != NOWHERE else []


def on_mat(gearloc: Gearloc, *places: str) -> Names:
    """Places on a gearloc's mat."""
    return [f"{GEARLOCS[gearloc.gearloc]} {place}" for place in places]


def skill(gearloc: Gearloc, die: Die) -> Names:
    """A skill die of the grid, if it is this gearloc's."""
    return on_mat(gearloc, f"skill {key_of(die)}") if die // SKILLS_EACH == gearloc.gearloc else []


def on_grid(gearloc: Gearloc, die: Die) -> Names:
    """A die of the grid, or a white one."""
    return on_mat(gearloc, f"white {key_of(die)}") if die >= SKILL_DICE else skill(gearloc, die)


def among(gearloc: Gearloc, slots: str, fits: Fits) -> Names:
    """The dice in active or locked slots for which something holds."""
    dice = gearloc.locked if slots == "locked" else gearloc.active
    return on_mat(gearloc, *[f"{slots} {place}" for place, shown in enumerate(dice) if fits(shown)])


def in_slots(gearloc: Gearloc, fits: Fits) -> Names:
    """The dice in any slot for which something holds."""
    return among(gearloc, "active", fits) + among(gearloc, "locked", fits)


def in_roll(s: TooManyBones, fits: Fits) -> Names:
    """The dice of the roll for which something holds."""
    return [f"roll {place}" for place, shown in enumerate(s.turn.roll) if fits(shown)]


def shows(shown: RolledDie, icon: int) -> bool:
    """Whether a die shows an icon, on its own or along with another."""
    return icon_of(shown) == icon or FACES[die_of(shown)][face_of(shown)].also == icon


def is_rage(shown: RolledDie) -> bool:
    """Whether it is the Rage die, of whichever tier."""
    return die_of(shown) in RAGE_DICE


def cards_of(s: TooManyBones, gearloc: Gearloc, named: int) -> Names:
    """The cards of a bag that an answer may mean; a battle on its own has no bags."""
    if s.maybe_adventure is None:
        return []
    places = [place for place, name in enumerate(named_cards(gearloc)) if name == named]
    return on_mat(gearloc, *[f"card {place}" for place in places])


def stack_of(s: TooManyBones, points: int) -> Names:
    """A stack of chips; only an adventure shows them."""
    return [f"stack {points}"] if s.maybe_adventure is not None else []
