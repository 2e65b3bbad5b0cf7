"""Orders as they are typed: a battle, with a party, its training and its opponents; or a party for an adventure."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from boneyard.core.decision import Argument, BadOptions, Phrase, Words
from boneyard.core.rng import Rng
from boneyard.games.too_many_bones.content.chips import BY_KEY, CHIPS, TYPE_NAMES
from boneyard.games.too_many_bones.content.records import Chip, SkillDie
from boneyard.games.too_many_bones.content.sheets import may_train
from boneyard.games.too_many_bones.gearlocs.every_die import SHEETS, SKILLS
from boneyard.games.too_many_bones.model.battle_order import Order, Recruit
from boneyard.games.too_many_bones.model.ids import GEARLOCS, NO_CHIP, NOBODY, SKILLS_EACH, STATS, TRAY, TYPES, Die
from boneyard.games.too_many_bones.model.state import SET_UP
from boneyard.games.too_many_bones.model.units import STAT_MAX
from boneyard.games.too_many_bones.turns.setup import owned, random_types

MOST_POINTS: Final = 200
LATEST_DAY: Final = 4  # of a battle that is dealt at random
MOST_REPEATED: Final = 40  # characters of what somebody typed
ANY: Final = "any"  # a battle, a tyrant or a gearloc that is dealt at random
INNATE: Final = "innate"
FRENCH_OF: Final = re.compile(
    r"\b(points?|pts?)\s+(?:de\s+|d[’'])", flags=re.IGNORECASE
)  # names of chips have a "de" too
STAT_WORDS: Final = (
    Words("Health", "Santé"),
    Words("Dex", "Dextérité"),
    Words("Attack", "Attaque"),
    Words("Defense", "Défense"),
)
HOW: Final = (
    "write it like 'Picket, Boomer + Frag + attack vs 4 points', 'Tantrum vs Bog Frog, Dire Wolf' or "
    "'Patches, Picket vs Nom, 8 points', or 'any' for a random battle"
)


def wrong(why: str, key: str, **args: Argument) -> BadOptions:
    """The error for an order that cannot be followed, with its words for players."""
    said = Phrase("too-many-bones-wrong", {"why": Phrase(f"too-many-bones-wrong-{key}", args)})
    return BadOptions(f"too-many-bones: {why}; {HOW}", said=said)


def shortened(text: str) -> str:
    """The beginning of what was typed, to be quoted."""
    return text.strip()[:MOST_REPEATED]


def plain(name: str) -> str:
    """A name without case, accents and punctuation."""
    return re.sub(r"[^a-z0-9]+", "", unicodedata.normalize("NFKD", name.lower()))


def is_any(text: str) -> bool:
    """Whether a random one is asked for."""
    return plain(text) == ANY


def is_called(name: Words, key: str, typed: str) -> bool:
    """Whether what was typed names something, in either language."""
    return plain(typed) in (plain(key), plain(name.en), plain(name.fr))


_READ: Final[dict[str, Order]] = {}  # orders are never changed, and the same one is often read again
MANY: Final = 100


def read_order(text: str) -> Order:
    """Read an order from its text, or raise one sentence about what is wrong with it."""
    if text not in _READ:
        if len(_READ) >= MANY:
            _READ.clear()
        _READ[text] = _read(text)
    return _READ[text]


def _read(text: str) -> Order:
    halves = re.split(r"\s+(?:vs\.?|contre)\s+", text.strip(), flags=re.IGNORECASE)
    if len(halves) != 2:
        raise wrong(f"a battle is a party, 'vs' and its opponents, not {text[:60]!r}", "halves", text=shortened(text))
    party = read_party(halves[0])
    foes, _, types = FRENCH_OF.sub(r"\1 of ", halves[1]).partition(" of ")
    return read_foes(party, [part.strip() for part in foes.split(",")], read_types(types))


def read_party(text: str) -> list[Recruit]:
    """Gearlocs by name, with what they have trained."""
    party = [read_recruit(part) for part in text.split(",")]
    names = [recruit.gearloc for recruit in party]
    if len(party) > len(GEARLOCS) or len(set(names)) < len(names):
        raise wrong("a party is one to four different gearlocs", "party")
    return party


def gearloc_named(name: str) -> int:
    """A gearloc by its name, or NOBODY."""
    found = [sheet.gearloc for sheet in SHEETS if is_called(sheet.name, sheet.key, name)]
    return found[0] if found else NOBODY


def recruited_as(gearloc: int) -> Recruit:
    """A gearloc that has trained nothing yet."""
    return Recruit(gearloc, [0, 0, 0, 0], [], innate_plus=False)


def read_recruit(text: str) -> Recruit:
    """`Boomer + Frag + attack + attack`: a gearloc and its trainings."""
    name, *lessons = [part.strip() for part in text.split("+")]
    gearloc = gearloc_named(name)
    if gearloc == NOBODY:
        there = tuple([sheet.name for sheet in SHEETS])
        why = f"there is no gearloc {name!r}; there are {', '.join(GEARLOCS)}"
        raise wrong(why, "gearloc", name=shortened(name), there=there)
    recruit = recruited_as(gearloc)
    for lesson in lessons:
        train(recruit, lesson)
    return recruit


def train(recruit: Recruit, lesson: str) -> None:
    """Train a stat, a skill within reach, or the better innate."""
    gearloc, called = GEARLOCS[recruit.gearloc], SHEETS[recruit.gearloc].name
    typed = shortened(lesson)
    if plain(lesson) == INNATE:
        recruit.innate_plus = True
        return
    for stat, name in enumerate(STATS):
        if is_called(STAT_WORDS[stat], name, lesson):
            recruit.trained[stat] += 1
            if recruit.trained[stat] > STAT_MAX:
                why = f"a stat die shows at most {STAT_MAX}, so {gearloc} cannot train {name} again"
                raise wrong(why, "stat", name=called, most=STAT_MAX, lesson=STAT_WORDS[stat])
            return
    for skill in SHEETS[recruit.gearloc].skills:
        if is_called(skill.name, skill.key, lesson):
            if skill.starting or skill.die in recruit.dice:
                raise wrong(f"{gearloc} has {lesson!r} already", "known", name=called, lesson=typed)
            if not may_have(recruit, skill.die):
                before = leading_to(skill)
                why = (
                    f"{gearloc} cannot train {lesson!r} before one of these: {', '.join([each.en for each in before])}"
                )
                raise wrong(why, "before", name=called, lesson=typed, before=before)
            recruit.dice.append(skill.die)
            return
    skills = [skill.name for skill in SHEETS[recruit.gearloc].skills if not skill.starting]
    lessons = [*STATS, INNATE, *[name.en for name in skills]]
    why = f"{gearloc} has nothing called {lesson!r} to train; there are {', '.join(lessons)}"
    raise wrong(why, "lesson", name=called, lesson=typed, there=(*STAT_WORDS, *skills))


def leading_to(skill: SkillDie) -> tuple[Words, ...]:
    """The skills with an arrow to this one."""
    skills = SHEETS[skill.die // SKILLS_EACH].skills
    return tuple([skills[number - 1].name for number in skill.arrows])


def may_have(recruit: Recruit, die: Die) -> bool:
    """Skills come by star or arrow (TMB-071); a consumable may have been found."""
    return SKILLS[die].consumable or may_train(owned(recruit), die)


def read_types(text: str) -> tuple[int, ...]:
    """Creature types, `bog, goblin`; none means any."""
    found = [type_named(name) for name in text.split(",")] if text.strip() else []
    return tuple(sorted(set(found)))


def type_named(name: str) -> int:
    """A creature type by its name, in either language; gearlocs are no baddies."""
    for kind, key in enumerate(TYPES[:-1]):
        if is_called(TYPE_NAMES[kind], key, name):
            return kind
    why = f"there is no creature type {name.strip()!r}; there are {', '.join(TYPES[:-1])}"
    raise wrong(why, "type", name=shortened(name), there=TYPE_NAMES[:-1])


def read_foes(party: list[Recruit], foes: list[str], types: tuple[int, ...]) -> Order:
    """Read the opponents: points, chips by name, a tyrant, or several of these."""
    points = 0
    chips: list[int] = []
    tyrant = NO_CHIP
    for foe in foes:
        counted = re.fullmatch(r"([-+]?\d+)\s*(?:points?|pts?)", foe, flags=re.IGNORECASE)
        if counted:
            points += int(counted[1])
            continue
        chip = chip_named(foe)
        if chip.is_tyrant and tyrant >= 0:
            raise wrong("only one tyrant is challenged at a time", "tyrants")
        if chip.is_tyrant:
            tyrant = chip.chip
        elif chip.chip in chips:
            raise wrong(f"there is only one {chip.name.en}", "twice", name=chip.name)
        else:
            chips.append(chip.chip)
    if not 0 <= points <= MOST_POINTS:
        why = f"a battle is worth at least 0 and at most {MOST_POINTS} points, not {str(points)[:20]}"
        raise wrong(why, "points", most=MOST_POINTS, points=str(points)[:20])
    return Order(party, points, tuple(chips), tyrant, types)


def chip_named(name: str) -> Chip:
    """A chip by its name."""
    for chip in CHIPS:
        if is_called(chip.name, chip.key, name):
            return chip
    near = chips_like(plain(name)[:4])
    if not near:
        raise wrong(f"there is no baddie {name[:40]!r}", "baddie", name=shortened(name))
    why = f"there is no baddie {name[:40]!r} (perhaps {', '.join([each.en for each in near])})"
    raise wrong(why, "baddie-near", name=shortened(name), near=near)


def chips_like(typed: str) -> tuple[Words, ...]:
    """Up to three chips whose name, in either language, has these letters."""
    names = [chip.name for chip in BY_KEY.values()]
    return tuple([name for name in names if typed and (typed in plain(name.en) or typed in plain(name.fr))][:3])


def random_order(seats: int, rng: Rng) -> Order:
    """A random battle of some early day: one training a day for each gearloc, and points to match."""
    day = 1 + rng.below(SET_UP, LATEST_DAY)
    gearlocs = list(range(len(GEARLOCS)))
    rng.shuffle(SET_UP, gearlocs)
    party = [recruited_as(gearloc) for gearloc in gearlocs[:seats]]
    for recruit in party:
        for _ in range(day):
            train_something(recruit, rng)
    return Order(party, day * seats, (), NO_CHIP, random_types(rng))


def train_something(recruit: Recruit, rng: Rng) -> None:
    """Train a random stat or skill within reach."""
    within = [skill.die for skill in SHEETS[recruit.gearloc].skills if _is_lesson(recruit, skill.die)]
    choice = rng.below(SET_UP, len(STATS) + len(within))
    if choice < len(STATS):
        recruit.trained[choice] = min(STAT_MAX, recruit.trained[choice] + 1)
    else:
        recruit.dice.append(within[choice - len(STATS)])


def _is_lesson(recruit: Recruit, die: Die) -> bool:
    return owned(recruit)[die % SKILLS_EACH] == TRAY and not SKILLS[die].consumable and may_train(owned(recruit), die)


# Who sets out on an adventure (TMB-012).


def read_company(text: str, seats: int) -> list[int]:
    """The gearlocs by seat, NOBODY where none is named; or one sentence about what is wrong."""
    names = [name.strip() for name in text.split(",")] if text.strip() else []
    found: list[int] = []
    for name in names:
        gearloc = NOBODY if not name or is_any(name) else gearloc_named(name)
        if gearloc == NOBODY and name and not is_any(name):
            there = ", ".join(GEARLOCS)
            why = f"too-many-bones: the party names gearlocs alone, and {name[:40]!r} is none of {there}"
            args: dict[str, Argument] = {"name": shortened(name), "there": tuple([sheet.name for sheet in SHEETS])}
            raise BadOptions(why, said=Phrase("too-many-bones-wrong-gearloc", args))
        if gearloc != NOBODY and gearloc in found:
            why = "too-many-bones: a party is one to four different gearlocs"
            raise BadOptions(why, said=Phrase("too-many-bones-wrong-party", {}))
        found.append(gearloc)
    if len(names) > seats:
        why = f"too-many-bones: the party names {len(names)} gearlocs, but the table has seats for {seats}"
        raise BadOptions(why, said=Phrase("too-many-bones-wrong-seats", {"size": len(names), "seats": seats}))
    return found + [NOBODY] * (seats - len(names))


def company(text: str, seats: int, rng: Rng) -> list[Recruit]:
    """The party for an adventure: the gearlocs named, and random ones for the other seats."""
    named = read_company(text, seats)
    others = [gearloc for gearloc in range(len(GEARLOCS)) if gearloc not in named]
    rng.shuffle(SET_UP, others)
    return [recruited_as(others.pop() if gearloc == NOBODY else gearloc) for gearloc in named]
