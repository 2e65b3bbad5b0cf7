"""Baddies as text: `Bog Frog 3 at a3 [shields 1 2, poison 1]`."""

from __future__ import annotations

from typing import Final

from boneyard.core.diagram import BadPicture
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.model.ids import (
    ALLY,
    EFFECTS,
    FIRST_BADDIE,
    FIRST_PILE,
    NO_CHIP,
    NOBODY,
    ORB,
    THRONE,
    Effect,
)
from boneyard.games.too_many_bones.model.mat import LANES, NOWHERE, SQUARES, lane_of
from boneyard.games.too_many_bones.model.units import Baddie, set_effect
from boneyard.games.too_many_bones.notation.dice import CHIP_NAMED, chip_name, plain, read_rolled_die, write_rolled_die
from boneyard.games.too_many_bones.notation.units import Written, joined, write_effects

PILES: Final = ("First Pile", "Second Pile", "Third Pile", "Fourth Pile", "Fifth Pile")
MOHLNOR: Final = "Mohlnor"
NUMBERED: Final = {plain(name): FIRST_PILE + number for number, name in enumerate(PILES)}
OBJECTS: Final = {"orb": ORB, "throne": THRONE, plain(MOHLNOR): ALLY, **NUMBERED}


def read_baddie(text: str) -> Baddie:
    """Read a baddie. Its marker is found later, unless it is written."""
    written = Written(text)
    if written.name not in CHIP_NAMED and written.name not in OBJECTS:
        raise BadPicture(f"no baddie is called {written.name!r}; {list_like(written.name)}")
    if written.cell == NOWHERE or written.hp == 0:
        raise BadPicture(f"{text!r} stands nowhere, or has no HP; a baddie is written like 'Bog Frog 4 at c3'")
    chip = CHIP_NAMED.get(written.name, NO_CHIP)
    printed = CHIPS[chip].hp if chip != NO_CHIP else _object_hp(written.name)
    most = max(printed, written.hp) if written.most == NOBODY else written.most
    baddie = Baddie(
        id=OBJECTS.get(written.name, NOBODY),
        cell=written.cell,
        hp=written.hp,
        effects=0,
        reduced_this_turn=0,
        hurt=0,
        chip=chip,
        max=most,
        shields=[],
        dice=[read_rolled_die(name) for name in written.lists.get("dice", [])],
        extra=0,
        turns=0,
        risen=False,
        silver=False,
    )
    for item in written.items:
        _describe(baddie, item)
    return baddie


def _object_hp(name: str) -> int:
    """The printed HP, or 0 for a pile."""
    printed: dict[str, int] = {
        "orb": FACTS["tyrants.gendricks.orb_hp"],
        "throne": FACTS["tyrants.goblin_king.throne_hp"],
    }
    return printed.get(name, 0)


def list_like(name: str) -> str:
    """Chips that share a word with a name, for an error message."""
    like = [chip.name.en for chip in CHIPS if any(word in plain(chip.name.en).split() for word in name.split())]
    return f"there are {', '.join(like)}" if like else "its name is printed on its chip, such as Bog Frog"


def _describe(baddie: Baddie, item: str) -> None:
    """Read one item about a baddie."""
    words = item.split()
    numbers = [int(word) for word in words if word.isdigit()]
    what = " ".join([word for word in words if not word.isdigit()])
    if what == "shields" and numbers:
        baddie.shields = numbers
    elif what == "lane" and len(numbers) == 1 and 1 <= numbers[0] <= LANES:
        baddie.id = FIRST_BADDIE + numbers[0] - 1
    elif what == "extra" and len(numbers) == 1:
        baddie.extra = numbers[0]
    elif what == "turns" and len(numbers) == 1:
        baddie.turns = numbers[0]
    elif item == "risen":
        baddie.risen = True
    elif item == "silver":
        baddie.silver = True
    elif item == "ally":
        baddie.id = ALLY
    elif what in EFFECTS and len(numbers) <= 1:
        set_effect(baddie, Effect(EFFECTS.index(what)), numbers[0] if numbers else 1)
    else:
        raise BadPicture(
            f"{name_of_baddie(baddie)} has {item!r}; it may have 'shields 1 2', 'lane 2', 'extra 1', 'turns 1', "
            "risen, silver, ally, an effect like 'poison 2', and a list of dice"
        )


def name_of_baddie(baddie: Baddie) -> str:
    """The name on its chip, or of the object."""
    if baddie.chip != NOBODY:
        return chip_name(baddie.chip)
    if baddie.id == ALLY:
        return MOHLNOR
    if baddie.id >= FIRST_PILE:
        return PILES[baddie.id - FIRST_PILE]
    return "Orb" if baddie.id == ORB else "Throne"


def write_baddie(baddie: Baddie) -> str:
    """Write a baddie with all dice on it."""
    printed = CHIPS[baddie.chip].hp if baddie.chip != NOBODY else _object_hp(name_of_baddie(baddie).lower())
    hp = str(baddie.hp) if baddie.max == max(printed, baddie.hp) else f"{baddie.hp}/{baddie.max}"
    items: list[str] = []
    if baddie.chip != NOBODY and baddie.id == ALLY:
        items.append("ally")
    elif baddie.chip != NOBODY and baddie.id - FIRST_BADDIE != lane_of(baddie.cell):
        items.append(f"lane {baddie.id - FIRST_BADDIE + 1}")
    items += ["shields " + " ".join([str(value) for value in baddie.shields])] if baddie.shields else []
    items += write_effects(baddie)
    items += [f"extra {baddie.extra}"] if baddie.extra else []
    items += [f"turns {baddie.turns}"] if baddie.turns else []
    items += ["risen"] if baddie.risen else []
    items += ["silver"] if baddie.silver else []
    clauses = [", ".join(items)] if items else []
    clauses += [f"dice: {', '.join([write_rolled_die(die) for die in baddie.dice])}"] if baddie.dice else []
    return joined([name_of_baddie(baddie), hp, f"at {SQUARES[baddie.cell]}"], clauses)
