"""Loot in stories: battles, camps, set-ups, attempts and locks with cards in bags, all of them open."""

from __future__ import annotations

from collections.abc import Mapping

from boneyard.core.agenda import Task
from boneyard.core.rng import Loaded, seeded
from boneyard.games.too_many_bones.activities.lockpicking.attempt import PickLocks
from boneyard.games.too_many_bones.activities.lockpicking.locks import OF_CARD, lock
from boneyard.games.too_many_bones.activities.training import Attempt
from boneyard.games.too_many_bones.adventure.recovery import Recover
from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.held_cards import carried, left_on
from boneyard.games.too_many_bones.loot.decks import set_up_adventure
from boneyard.games.too_many_bones.loot.every_card import BY_KEY
from boneyard.games.too_many_bones.model.ids import DEFENSE, EncounterId, Stat
from boneyard.games.too_many_bones.model.state import STREAMS, TooManyBones
from boneyard.games.too_many_bones.notation import positions
from boneyard.games.too_many_bones.turns.rounds import NextTurn
from boneyard.games.too_many_bones.turns.setup import SetUpBattle
from tests.games.too_many_bones.roads import RoadDice, RoadStory, named, rolls, table

FROG = "Bog Frog 4 at c3"
PICKET = "Picket 5/5 at c2"


def opened(key: str) -> int:
    """A card in a bag, with its locks open if it has any."""
    return carried(BY_KEY[key].card) | len(BY_KEY[key].locks) << 8


def pack(s: TooManyBones, bags: Mapping[str, str]) -> None:
    """Cards in bags, all of them open."""
    for name, keys in bags.items():
        named(s, name).bag = [opened(key.strip()) for key in keys.split(",")]


def fight(picture: str, bags: Mapping[str, str], *dice: str | int, passing: tuple[str, ...] = ()) -> RoadStory:
    """A battle on the road, as drawn, with somebody's turn about to begin."""
    s = positions.table(picture)
    s.rng = seeded(0, STREAMS)
    set_up_adventure(s, CHIP_KEYS["nom"].chip)
    pack(s, bags)
    s.rng = RoadDice(rolls(*dice))
    s.agenda = [AfterBattle(), NextTurn()]
    return RoadStory(s, passing)


def camp(bags: Mapping[str, str], party: str = "Picket, Boomer", *dice: str | int, **hp: int) -> RoadStory:
    """A party that camps."""
    s = table(party, day=2)
    pack(s, bags)
    for name, number in hp.items():
        named(s, name).hp = number
    s.rng = RoadDice(rolls(*dice))
    s.agenda = [Recover()]
    story = RoadStory(s)
    story.goes_on()
    return story


def left(story: RoadStory, name: str, place: int = 0) -> int:
    """Uses or chips left on a card."""
    return left_on(named(story.s, name).bag[place])


def extends(picket: str, card: str, *dice: str | int, foes: str = FROG, target: str = "target c3") -> RoadStory:
    """Picket has bones and a card, and nothing is rolled."""
    return fight(f"{picket} | {foes}", {"Picket": card}, *dice).does("stay", target, "roll")


def sets_out(bags: Mapping[str, str], points: int, *dice: str | int, party: str = "Picket") -> RoadStory:
    """A battle for this number of points is set up."""
    s = table(party, day=2)
    pack(s, bags)
    s.stacks[0] = [CHIP_KEYS[key].chip for key in ("bog_frog", "bog_worm", "goblin_cheat", "kobold")]
    s.rng = RoadDice(rolls(*dice))
    s.agenda = [AfterBattle(), SetUpBattle(points, ())]
    story = RoadStory(s)
    story.goes_on()
    return story


def trains(bags: str, stat: Stat, *dice: str) -> RoadStory:
    """Tantrum makes an attempt: three attack dice, or, trained, two defense dice."""
    s = table("Tantrum", day=2)
    pack(s, {"Tantrum": bags})
    s.party[0].trained[DEFENSE] = 2
    s.rng = RoadDice(rolls(*dice))
    s.agenda = [Attempt(0, stat)]
    story = RoadStory(s)
    story.goes_on()
    return story


def picks(bags: Mapping[str, str], locks: str, *dice: int, reduced: int = 0) -> RoadStory:
    """Picket picks locks such as `4L 2T`; the dice are grey, brown, yellow and intuition, by their faces."""
    s = table("Picket, Boomer", day=2)
    pack(s, bags)
    s.rng = RoadDice(Loaded(*dice))
    wanted = tuple([lock(each[1], int(each[0])) for each in locks.split()])
    s.agenda = [PickLocks(0, OF_CARD, EncounterId(0), wanted, 0, reduced, False)]
    story = RoadStory(s)
    story.goes_on()
    if story.s.open and story.s.open[0].kind == "intuition":
        story.does("nothing")
    return story


def on_the_road(s: TooManyBones, *tasks: Task, dice: Loaded | None = None) -> RoadStory:
    """These things happen next, up to the first question."""
    s.rng = RoadDice(dice if dice is not None else Loaded())
    s.agenda = list(reversed(tasks))
    story = RoadStory(s)
    story.goes_on()
    return story
