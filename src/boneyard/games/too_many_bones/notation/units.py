"""Units as text, and gearlocs: `Picket 6/8 at d2 [dex+1, poison 1; active: defense 1]`."""

from __future__ import annotations

import re
from typing import Final

from boneyard.core.diagram import BadPicture
from boneyard.games.too_many_bones.battle.slots import total
from boneyard.games.too_many_bones.battle.stats import PRINTED, max_hp
from boneyard.games.too_many_bones.content.records import COUNTING
from boneyard.games.too_many_bones.content.sheets import VALUE_AT, face_with
from boneyard.games.too_many_bones.gearlocs.every_die import SHEETS
from boneyard.games.too_many_bones.gearlocs.tantrum.rage import rage_place
from boneyard.games.too_many_bones.model.dice import die_of, token, value_of
from boneyard.games.too_many_bones.model.ids import (
    ALL_EFFECTS,
    ATTACK_DIE,
    BONES_ICON,
    BUFF_HP_ICON,
    DEFENSE_DIE,
    EFFECTS,
    EXHAUSTED,
    HEALTH,
    NOBODY,
    RAGE_DIE,
    READY,
    SKILL_DICE,
    SKILLS_EACH,
    STATS,
    TANTRUM,
    TRAY,
    Cell,
    Die,
    Effect,
    RolledDie,
)
from boneyard.games.too_many_bones.model.mat import NOWHERE, SQUARES
from boneyard.games.too_many_bones.model.units import KO, ON_MAT, WAITING, Gearloc, Unit, effect, set_effect
from boneyard.games.too_many_bones.notation.dice import (
    GEARLOC_NAMED,
    bones_die,
    die_name,
    plain,
    read_die,
    read_rolled_die,
    write_rolled_die,
)

PLACES: Final = ("", "ko", "entering", "waiting")  # by ON_MAT, KO, ENTERING, WAITING
WHITE_BONES: Final = re.compile(r"(attack|defense)(?: ([1-9]))?")
LISTS: Final = ("active", "locked", "plan", "exhausted", "aside", "dice")
MOST_TRAINED: Final = 6
_UNIT: Final = re.compile(
    r"(?P<name>.+?)\s+(?P<hp>\d+)(?:/(?P<most>\d+))?(?:\s+(?P<where>ko|entering|waiting))?"
    r"(?:\s+at\s+(?P<cell>\w+))?(?:\s*\[(?P<more>.*)\])?"
)
_STAT: Final = re.compile(r"(?P<stat>health|dex|attack|defense)\s*\+\s*(?P<value>\d)")
_NUMBERED: Final = re.compile(r"(?P<what>.*?)\s*(?P<value>\d+)?")


class Written:
    """A unit as written: its name, its numbers, and the items in brackets after it."""

    __slots__ = ("cell", "hp", "items", "lists", "most", "name", "text", "where")

    def __init__(self, text: str) -> None:
        found = _UNIT.fullmatch(text)
        if found is None:
            raise BadPicture(f"{text!r} is no unit; one is written like 'Picket 5/5 at c2' or 'Bog Frog 4 at c3'")
        self.text = text
        self.name = plain(found["name"])
        self.hp = int(found["hp"])
        self.most = int(found["most"]) if found["most"] else NOBODY
        self.where = PLACES.index(found["where"] or "")
        self.cell = read_cell(found["cell"]) if found["cell"] else NOWHERE
        self.items: list[str] = []
        self.lists: dict[str, list[str]] = {}
        for clause in (found["more"] or "").split(";"):
            self._clause(clause)

    def _clause(self, clause: str) -> None:
        """Read items, or after a colon a list."""
        key = ""
        for piece in [part.strip() for part in clause.split(",") if part.strip()]:
            head, colon, rest = piece.partition(":")
            if colon:
                key = plain(head)
                if key not in LISTS:
                    raise BadPicture(f"{self.name} has a list {head.strip()!r}; the lists are {', '.join(LISTS)}")
                self.lists.setdefault(key, [])
            if key:
                self.lists[key] += [rest.strip() if colon else piece] if (rest.strip() or not colon) else []
            else:
                self.items.append(plain(piece.replace("-", " ")))


def read_cell(text: str) -> Cell:
    """The number of a mat position, from its name such as `c3`."""
    if text.lower() not in SQUARES:
        raise BadPicture(f"there is no position {text!r}; they are a1 to d4, the gearlocs' ranged row below")
    return Cell(SQUARES.index(text.lower()))


def fresh_gearloc(seat: int, gearloc: int) -> Gearloc:
    """A gearloc without training, off the mat (TMB-023)."""
    skills = [READY if skill.starting else TRAY for skill in SHEETS[gearloc].skills]
    return Gearloc(
        id=seat,
        cell=NOWHERE,
        hp=PRINTED[gearloc][HEALTH],
        effects=0,
        reduced_this_turn=0,
        hurt=0,
        gearloc=gearloc,
        where=WAITING,
        trained=[0] * len(STATS),
        aside=0,
        skills=skills,
        shows=[0] * SKILLS_EACH,
        active=[],
        locked=[],
        plan=[],
        buff=0,
        spent_attack=0,
        spent_defense=0,
        innate_plus=False,
        place=NOWHERE,
        bag=[],
        points=0,
        chores=0,
        feast=0,
    )


def read_gearloc(text: str, seat: int, *, over: bool) -> Gearloc:
    """Read a gearloc with all its items. After a battle nobody is on the mat."""
    written = Written(text)
    if written.name not in GEARLOC_NAMED:
        names = ", ".join([sheet.name.en for sheet in SHEETS])
        raise BadPicture(f"no gearloc is called {written.name!r}; there are {names}")
    gearloc = fresh_gearloc(seat, GEARLOC_NAMED[written.name])
    _stand(gearloc, written, over=over)
    for item in written.items:
        _learn(gearloc, item)
    for stat_name in written.lists.get("aside", []):
        gearloc.aside |= 1 << _stat_named(stat_name)
    _healthy(gearloc, written)
    for name in written.lists.get("exhausted", []):
        _where(gearloc, read_die(name), EXHAUSTED)
    gearloc.active = [read_rolled_die(name) for name in written.lists.get("active", [])]
    gearloc.locked = [read_rolled_die(name) for name in written.lists.get("locked", [])]
    gearloc.plan = _bones(gearloc, written.lists.get("plan", []))
    calm = rage_place(gearloc) < 0 and gearloc.where_is(RAGE_DIE) == READY
    if gearloc.gearloc == TANTRUM and calm and gearloc.cell != NOWHERE:
        gearloc.active.insert(0, token(RAGE_DIE, 0, VALUE_AT[RAGE_DIE * 6]))  # always active in a battle
    if not any(item.startswith("buff ") for item in written.items):
        gearloc.buff = total(gearloc.active, BUFF_HP_ICON)
    return gearloc


def _stand(gearloc: Gearloc, written: Written, *, over: bool) -> None:
    gearloc.where = written.where
    gearloc.hp = written.hp
    if written.where == ON_MAT:
        if written.cell == NOWHERE and not over:
            raise BadPicture(f"{written.text!r} stands nowhere; add 'at c2', or ko, entering or waiting")
        gearloc.cell = written.cell
    else:
        gearloc.place = written.cell
    if (gearloc.hp == 0) != (written.where == KO):
        raise BadPicture(f"{written.text!r}: who is ko has 0 HP, and nobody else has")


def _healthy(gearloc: Gearloc, written: Written) -> None:
    """Set the trained Health die from a maximum above the printed Health."""
    name, printed = SHEETS[gearloc.gearloc].name.en, PRINTED[gearloc.gearloc][HEALTH]
    most = written.most if written.most != NOBODY else max(printed, gearloc.hp)
    if not gearloc.aside & 1 << HEALTH:
        gearloc.trained[HEALTH] = most - printed
    if most != max_hp(gearloc) or not 0 <= gearloc.trained[HEALTH] <= MOST_TRAINED:
        raise BadPicture(f"{name} has a maximum of {most} HP; printed are {printed}, and a stat die adds at most 6")
    if gearloc.hp > most:
        raise BadPicture(f"{name} has {gearloc.hp} of {most} HP, which is too many")


def _stat_named(name: str) -> int:
    if plain(name) not in STATS:
        raise BadPicture(f"there is no stat {name!r}; they are {', '.join(STATS)}")
    return STATS.index(plain(name))


def _where(gearloc: Gearloc, die: Die, where: int) -> None:
    if die >= SKILL_DICE or die // SKILLS_EACH != gearloc.gearloc:
        raise BadPicture(f"{die_name(die)} is not a skill of {SHEETS[gearloc.gearloc].name.en}")
    gearloc.put(die, where)


def _learn(gearloc: Gearloc, item: str) -> None:
    """Read one item about a gearloc: a trained stat, a skill, a counter, an effect die and the like."""
    trained = _STAT.fullmatch(item)
    found = _NUMBERED.fullmatch(item)
    assert found is not None
    what, value = found["what"], int(found["value"]) if found["value"] else NOBODY
    if trained:
        _train(gearloc, STATS.index(trained["stat"]), int(trained["value"]))
    elif item in ("innate +1", "innate+1"):
        gearloc.innate_plus = True
    elif what == "buff" and value >= 0:
        gearloc.buff = value
    elif what == "spent attack" and value >= 0:
        gearloc.spent_attack = value
    elif what == "spent defense" and value >= 0:
        gearloc.spent_defense = value
    elif what in EFFECTS:
        set_effect(gearloc, Effect(EFFECTS.index(what)), 1 if value == NOBODY else value)
    else:
        _acquire(gearloc, item, what, value)


def _train(gearloc: Gearloc, which: int, value: int) -> None:
    if value > MOST_TRAINED:
        raise BadPicture(f"{STATS[which]}+{value}: a stat die shows at most {MOST_TRAINED}")
    gearloc.trained[which] = value


def _acquire(gearloc: Gearloc, item: str, what: str, value: int) -> None:
    """Read a skill die, or a counter with its number."""
    name = SHEETS[gearloc.gearloc].name.en
    for skill in SHEETS[gearloc.gearloc].skills:
        if item in (plain(skill.key), plain(skill.name.en)):
            gearloc.skills[skill.number - 1] = READY
            return
        if what == plain(skill.key) and value != NOBODY:
            if skill.kind != COUNTING or value > max([face.value for face in skill.faces]):
                raise BadPicture(f"{name} has {item!r}, but that die does not count so far")
            gearloc.skills[skill.number - 1] = READY
            gearloc.shows[skill.number - 1] = value
            return
    raise BadPicture(
        f"{name} has {item!r}; it may have skills by name, dex+1, an effect like 'poison 2', 'innate +1', 'buff 2', "
        f"'spent attack 1', and lists: {', '.join(LISTS[:5])}"
    )


def _bones(gearloc: Gearloc, listed: list[str]) -> list[RolledDie]:
    """Read bones: a bare 1 is an attack die, a bare 2 its own die with two on a face, others are named."""
    words: list[str] = []
    for entry in listed:
        words += entry.split() if entry.replace(" ", "").isdigit() else [entry]
    found: list[RolledDie] = []
    for word in words:
        if word == "1":
            found.append(token(ATTACK_DIE, face_with(ATTACK_DIE, BONES_ICON), 1))
        elif word.isdigit():
            found.append(bones_die(gearloc.gearloc, int(word)))
        elif WHITE_BONES.fullmatch(plain(word)):
            found.append(_white_bones(word))
        else:
            found.append(read_rolled_die(_named_bones(word)))
    return found


def _white_bones(word: str) -> RolledDie:
    """Read `defense`, or `attack 2` if a card has made its bones count more (classic-19)."""
    found = WHITE_BONES.fullmatch(plain(word))
    assert found is not None
    return RolledDie(read_rolled_die(f"{found[1]} bones") & ~0xFF | int(found[2] or 1))


def _named_bones(word: str) -> str:
    """`bravado 2` as `bravado bones 2`."""
    name, _, last = word.rpartition(" ")
    return f"{name} bones {last}" if last.isdigit() else f"{word} bones"


def write_gearloc(gearloc: Gearloc) -> str:
    """Write a gearloc with everything that is not the default."""
    place = gearloc.cell if gearloc.where == ON_MAT else gearloc.place
    parts = [SHEETS[gearloc.gearloc].name.en, f"{gearloc.hp}/{max_hp(gearloc)}", PLACES[gearloc.where]]
    parts.append(f"at {SQUARES[place]}" if place != NOWHERE else "")
    items = [
        f"{STATS[which]}+{gearloc.trained[which]}"
        for which in range(len(STATS))
        if gearloc.trained[which] and (which != HEALTH or gearloc.aside & 1 << HEALTH)
    ]
    items += _owned(gearloc) + write_effects(gearloc)
    items += ["innate +1"] if gearloc.innate_plus else []
    items += [f"buff {gearloc.buff}"] if gearloc.buff != total(gearloc.active, BUFF_HP_ICON) else []
    items += [f"spent attack {gearloc.spent_attack}"] if gearloc.spent_attack else []
    items += [f"spent defense {gearloc.spent_defense}"] if gearloc.spent_defense else []
    clauses = [", ".join(items)] if items else []
    for key, dice in (("active", gearloc.active), ("locked", gearloc.locked)):
        clauses += [f"{key}: {', '.join([write_rolled_die(die) for die in dice])}"] if dice else []
    clauses += [f"plan: {write_plan(gearloc)}"] if gearloc.plan else []
    done = [die_name(skill.die) for skill in SHEETS[gearloc.gearloc].skills if gearloc.where_is(skill.die) == EXHAUSTED]
    clauses += [f"exhausted: {', '.join(done)}"] if done else []
    aside = [STATS[which] for which in range(len(STATS)) if gearloc.aside >> which & 1]
    clauses += [f"aside: {', '.join(aside)}"] if aside else []
    return joined(parts, clauses)


def joined(parts: list[str], clauses: list[str]) -> str:
    """Write a unit with its items in brackets."""
    text = " ".join([part for part in parts if part])
    return f"{text} [{'; '.join(clauses)}]" if clauses else text


def _owned(gearloc: Gearloc) -> list[str]:
    """Trained skills on the mat, and counters that are not 0."""
    found: list[str] = []
    for skill in SHEETS[gearloc.gearloc].skills:
        shows = gearloc.shows[skill.number - 1]
        if shows:
            found.append(f"{plain(skill.key)} {shows}")
        elif gearloc.skills[skill.number - 1] == READY and not skill.starting:
            found.append(plain(skill.key))
    return found


def write_effects(unit: Unit) -> list[str]:
    """Write the effect dice on a unit."""
    found: list[str] = []
    for kind in ALL_EFFECTS:
        value = effect(unit, kind)
        if value:
            found.append(f"{EFFECTS[kind]} {value}" if value > 1 or kind < 2 else EFFECTS[kind])
    return found


def write_plan(gearloc: Gearloc) -> str:
    """Write the bones of a backup plan from the left."""
    found: list[str] = []
    for rolled_die in gearloc.plan:
        if die_of(rolled_die) == ATTACK_DIE:
            found.append("1" if value_of(rolled_die) == 1 else f"attack {value_of(rolled_die)}")
        elif die_of(rolled_die) == DEFENSE_DIE:
            found.append("defense" if value_of(rolled_die) == 1 else f"defense {value_of(rolled_die)}")
        else:
            found.append(f"{die_name(die_of(rolled_die))} {value_of(rolled_die)}")
    return ", ".join(found)
