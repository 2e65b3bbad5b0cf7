"""The vocabulary of the tests for adventures: a day with one encounter, told like a battle in `stories`.

    story = encounter("classic-12", party="Picket, Boomer", day=2, dice=rolls("picket initiative 3", ...))
    story.does("choose b").sets_up().shows("meter: Picket, Boomer, Bog Frog")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2)

A story begins at the question `way`. The dice told are those that roll; cards and chips keep the order they lie in, as
if every shuffle changed nothing. At camp, where everybody is asked at once, an answer says who gives it, as in
`Boomer: sleep`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from boneyard.core.agenda import Do, apply, settle
from boneyard.core.codec import load, save
from boneyard.core.decision import Decision
from boneyard.core.rng import Loaded, Rng, seeded
from boneyard.games.too_many_bones.adventure.days import Morning, TurnUp
from boneyard.games.too_many_bones.battle.ending import end_battle
from boneyard.games.too_many_bones.battle.special_rules import SPECIAL_RULES
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.chips import CHIPS, types_of
from boneyard.games.too_many_bones.content.facts import ACTION_DICE, FACTS
from boneyard.games.too_many_bones.content.held_cards import card_of, carried, is_locked
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.content.tyrant_cards import tyrant_card
from boneyard.games.too_many_bones.encounters.every_card import BY_KEY, ENCOUNTERS
from boneyard.games.too_many_bones.events.adventure import PointsGained
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.loot.decks import set_up_adventure
from boneyard.games.too_many_bones.loot.every_card import BY_KEY as LOOT_KEYS
from boneyard.games.too_many_bones.loot.every_card import CARDS as LOOT_CARDS
from boneyard.games.too_many_bones.model.battle_order import Order
from boneyard.games.too_many_bones.model.ids import GEARLOCS, NO_CHIP, Card
from boneyard.games.too_many_bones.model.state import CHIP, DICE, MODES, STREAMS, Rulebook, TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc
from boneyard.games.too_many_bones.model.who import name_of
from boneyard.games.too_many_bones.notation.dice import CHIP_NAMED, chip_name, plain
from boneyard.games.too_many_bones.notation.orders import read_party
from boneyard.games.too_many_bones.turns.setup import gathered
from tests.games.too_many_bones.soaking import any_decision
from tests.games.too_many_bones.stories import NOTHING, Story, least
from tests.games.too_many_bones.told import rolls

__all__ = ["RoadStory", "alone", "challenge", "d6", "encounter", "lock_roll", "named", "play_out", "rolls"]

MOST_ANSWERS = 6000
BOG = ("bog frog, bog worm, bog pole, clay golem", "bog lurk, stone golem", "golden golem, mire devourer")


class RoadDice(Rng):
    """Dice fall as told; what is shuffled keeps its order."""

    __slots__ = ("dice",)

    def __init__(self, dice: Loaded) -> None:
        super().__init__([])
        self.dice = dice

    def clone(self) -> Rng:
        """The same results are still to come."""
        return RoadDice(Loaded(*self.dice.coming))

    def below(self, stream: int, n: int) -> int:
        """The next number told, for dice; else the last, which leaves a shuffle as it was."""
        return self.dice.below(stream, n) if stream == DICE else n - 1


def encounter(
    key: str,
    party: str = "Picket, Boomer",
    day: int = 2,
    dice: Loaded | None = None,
    mode: str = "legendary",
    tyrant: str = "nom",
    stacks: Sequence[str] = (),
    hp: Mapping[str, int] | None = None,
    bags: Mapping[str, str] | None = None,
    loot: str = "",
    trove: str = "",
    deck: str = "",
    progress: int = 0,
    leader: int = 0,
) -> RoadStory:
    """A day on which this card is drawn, at the question which way the party goes.

    `stacks` are the chips of 1, 5 and 20 points, `loot` and `trove` what is drawn first from these decks, `deck` the
    encounters that come next, `bags` what gearlocs carry, a trove card locked unless it is written `open relic`.
    """
    s = table(party, tyrant, mode, leader, day)
    adventure = s.adventure
    adventure.progress = progress
    for place, names in enumerate(stacks):
        s.stacks[place] = [CHIP_NAMED[plain(name)] for name in _listed(names)]
    put_on_top(s, key, *_listed(deck))
    _first(adventure.loot, loot)
    _first(adventure.trove, trove)
    for name, number in (hp or {}).items():
        named(s, name).hp = number
    _pack(s, bags)
    s.rng = RoadDice(dice if dice is not None else Loaded())
    s.agenda = [TurnUp()]
    story = RoadStory(s)
    story.goes_on()
    return story


def alone(key: str, choice: str, *dice: str | int, **more: Any) -> RoadStory:
    """Picket takes a choice of a card on his own, on the way to Drellen."""
    given: dict[str, Any] = {"party": "Picket", "tyrant": "drellen", "stacks": BOG, **more}
    return encounter(key, dice=rolls(*dice), **given).does(f"choose {choice}")


def challenge(
    tyrant: str,
    *dice: str | int,
    party: str = "Picket, Boomer",
    day: int = 1,
    stacks: Sequence[str] = (),
    marks: int = 0,
    bags: Mapping[str, str] | None = None,
) -> RoadStory:
    """A morning with progress enough, and the tyrant is challenged; `marks` is what earlier encounters have left."""
    s = table(party, tyrant, day=day)
    s.adventure.progress = tyrant_card(s).progress
    s.adventure.marks |= marks
    _pack(s, bags)
    for place, names in enumerate(stacks):
        s.stacks[place] = [CHIP_NAMED[plain(name)] for name in _listed(names)]
    s.rng = RoadDice(rolls(*dice))
    s.agenda = [Morning()]
    return RoadStory(s).goes_on().asks("road", "draw", "challenge").does("challenge")


def table(party: str, tyrant: str = "nom", mode: str = "legendary", leader: int = 0, day: int = 1) -> TooManyBones:
    """A party on the road to a tyrant, with nothing on the agenda yet."""
    recruits = read_party(party)
    chip = CHIP_KEYS[tyrant]
    book = Rulebook(len(recruits), MODES.index(mode), leader, False, True, types_of(chip), False)
    s = gathered(book, Order(recruits, 0, (), NO_CHIP, types_of(chip)), seeded(0, STREAMS))
    set_up_adventure(s, chip.chip)
    s.adventure.day = day
    s.agenda = []
    return s


def put_on_top(s: TooManyBones, *keys: str) -> None:
    """These cards are the next of the encounter deck, wherever they were."""
    adventure = s.adventure
    cards = [BY_KEY[key].card for key in keys]
    adventure.box = [card for card in adventure.box if card not in cards]
    adventure.deck = cards + [card for card in adventure.deck if card not in cards]


def named(s: TooManyBones, name: str) -> Gearloc:
    """The gearloc of that name."""
    return next(gearloc for gearloc in s.party if plain(SHEETS[gearloc.gearloc].name.en) == plain(name))


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _first(deck: list[Card], cards: str) -> None:
    """These cards lie on top of a deck."""
    wanted = [LOOT_KEYS[key].card for key in _listed(cards)]
    for card in wanted:
        deck.remove(card)
    deck[:0] = wanted


def _pack(s: TooManyBones, bags: Mapping[str, str] | None) -> None:
    """The named gearlocs carry these cards and no others."""
    for name, cards in (bags or {}).items():
        named(s, name).bag = [_held(card) for card in _listed(cards)]


def _held(text: str) -> int:
    """A card in a bag, from its key; `open` before it for trove whose locks are open."""
    key = text.removeprefix("open ")
    held = carried(LOOT_KEYS[key].card)
    return held | len(LOOT_KEYS[key].locks) << 8 if key != text else held


def d6(shown: int) -> int:
    """A six-sided die, told by what it shows."""
    return shown - 1


def lock_roll(*shown: str, intuition: str, dice: Sequence[str] = ACTION_DICE) -> list[int]:
    """A roll for a lock: what each action die still in the attempt shows, `3L`, then the intuition die."""
    told = [FACTS[f"lockpicking.{die}"].index(face) for die, face in zip(dice, shown, strict=True)]
    return [*told, FACTS["lockpicking.intuition"].index(intuition)]


class EndsNow(Do):
    """The battle ends here, however it stands."""

    __slots__ = ("how",)

    def __init__(self, how: str) -> None:
        self.how = how

    def run(self, s: TooManyBones) -> None:
        """Won, or lost in some way."""
        end_battle(s, self.how)


class RoadStory(Story):
    """A day that is told."""

    # Going on

    def wins(self) -> Self:
        """The battle is won, here and now."""
        self.happens(EndsNow("won"))
        return self

    def loses(self) -> Self:
        """The battle is lost, here and now."""
        self.happens(EndsNow("wipe"))
        return self

    def sets_up(self, *cells: str) -> Self:
        """The battle is set up, to the start of round 1: gearlocs stand on these positions, others on the first."""
        wanted = list(cells)
        while self.s.open and self.s.open[0].kind in ("last_loot", "place", "initiative", "shield_wall", "parcel"):
            kind = self.s.open[0].kind
            self._answer(f"at {wanted.pop(0)}" if kind == "place" and wanted else least(self.s.open[0]).text)
        assert self.between_turns, self._told("the battle is not set up")
        return self

    def through_rewards(self) -> Self:
        """Rewards are taken as they come, points spent on Health, until the party camps."""
        while self.s.open and self.s.open[0].kind in ("unlocked", "share", "drop", "train"):
            self._answer(least(self.s.open[0]).text)
        return self.camps()

    def camps(self) -> Self:
        """The encounter is over, and the party camps."""
        assert self.s.open, self._told("nobody is asked")
        assert self.s.open[0].kind == "camp", self._told("nobody camps")
        return self

    def saved(self) -> Self:
        """The table is saved and loaded, and goes on as the one that was saved."""
        rng, self.s.rng = self.s.rng, seeded(0, STREAMS)
        again = load(TOO_MANY_BONES, save(TOO_MANY_BONES, self.s))
        assert isinstance(again, TooManyBones)
        again.rng = rng
        self.s = again
        return self

    def _answer(self, answer: str) -> None:
        name, colon, _ = answer.partition(": ")
        if colon and len(self.s.open) > 1:
            mine = [each for each in self.s.open if plain(self._seat(each)) == plain(name)]
            self.s.open = (*mine, *[each for each in self.s.open if each not in mine])
        super()._answer(answer)

    def _check_question(self, asked: tuple[Decision, ...]) -> None:
        for decision in asked:
            super()._check_question((decision,))

    # What is on the table

    def has_progress(self, points: int) -> Self:
        """The tyrant is so near."""
        assert self.s.adventure.progress == points, self._told(f"progress is {self.s.adventure.progress}")
        return self

    def gained(self, name: str, training: int) -> Self:
        """Somebody has been given this number of training points today."""
        gains = [each for each in self.events if isinstance(each, PointsGained)]
        points = sum(each.points for each in gains if plain(GEARLOCS[name_of(each.who)]) == plain(name))
        assert points == training, self._told(f"{name} has gained {points} points")
        return self

    def has(self, name: str, cards: str) -> Self:
        """What somebody carries, in any order; locked trove is written `locked relic`."""
        held = [f"{'locked ' * is_locked(card)}{LOOT_CARDS[card_of(card)].key}" for card in named(self.s, name).bag]
        wanted = [] if cards == NOTHING else _listed(cards)
        assert sorted(held) == sorted(wanted), self._told(f"{name} carries {held}")
        return self

    def carries(self, name: str, count: int) -> Self:
        """How many cards somebody carries."""
        assert len(named(self.s, name).bag) == count, self._told(f"{name} carries {len(named(self.s, name).bag)} cards")
        return self

    def has_hp(self, name: str, hp: int) -> Self:
        """HP of somebody, on the mat or not."""
        assert named(self.s, name).hp == hp, self._told(f"{name} has {named(self.s, name).hp} HP")
        return self

    def queues(self, *points: int) -> Self:
        """What the chips are worth, from lane 1 to the bottom of the queue."""
        chips = [baddie.chip for baddie in self.s.baddies_standing()] + [chip & CHIP for chip in self.s.queue]
        worth = [CHIPS[chip].points for chip in chips]
        assert worth == list(points), self._told(f"queued are {worth}: {', '.join(chip_name(chip) for chip in chips)}")
        return self

    def deck_holds(self, *keys: str) -> Self:
        """These cards are in the encounter deck."""
        there = [ENCOUNTERS[card].key for card in self.s.adventure.deck]
        for key in keys:
            assert there.count(key) == 1, self._told(f"the deck is {there}")
        return self

    def deck_lacks(self, *keys: str) -> Self:
        """None of these cards is in the encounter deck."""
        there = [ENCOUNTERS[card].key for card in self.s.adventure.deck]
        for key in keys:
            assert key not in there, self._told(f"the deck is {there}")
        return self

    def is_discarded(self, key: str) -> Self:
        """An encounter lies among the discards."""
        assert BY_KEY[key].card in self.s.adventure.discards, self._told(f"{key} is not discarded")
        return self

    def is_kept(self, key: str) -> Self:
        """An encounter lies under the tyrant card."""
        assert BY_KEY[key].card in self.s.adventure.kept, self._told(f"{key} is not kept")
        return self

    def special_rules(self, *names: str) -> Self:
        """These rules of the card are in force, by the names of their classes."""
        there = [type(SPECIAL_RULES[each >> 8]).__name__ for each in self.s.special_rules]
        assert sorted(there) == sorted(names), self._told(f"in force are {there}")
        return self


def dice_of_round(story: RoadStory, number: int) -> None:
    """Boomer, alone and at full HP, is about to choose dice in some round."""
    story.s.round = number
    story.s.party[0].hp = 3
    story.turn_of("Boomer")
    while not story.asked.startswith("dice"):
        story.does("stay" if story.asked.startswith("move") else "no target")


def play_out(key: str, choice: int, seats: int, seed: int) -> TooManyBones:
    """A day that is played at random from this choice on, saved and loaded now and then, until the day after."""
    rng = seeded(seed, ("answers",))
    names = list(GEARLOCS)
    party = [names.pop(rng.below(0, len(names))) for _ in range(seats)]
    s = table(", ".join(party), mode=MODES[seed % len(MODES)], leader=rng.below(0, seats), day=1 + rng.below(0, 4))
    s.rng = seeded(seed, STREAMS)
    put_on_top(s, key)
    for gearloc in s.party:
        gearloc.bag = [carried(s.adventure.loot.pop(0)), carried(s.adventure.trove.pop(0))][: rng.below(0, 3)]
    s.agenda = [TurnUp()]
    settle(s)
    day = s.adventure.day
    for answers in range(MOST_ANSWERS):
        if not s.open or s.adventure.day != day:
            return s
        decision = any_decision(s, rng)
        wanted = [each for each in decision.options if each.text == f"choose {'abc'[choice]}"]
        apply(s, decision.seat, wanted[0] if wanted and not answers else rng.pick(decision.options))
        if answers % 7 == 0:
            again = load(TOO_MANY_BONES, save(TOO_MANY_BONES, s))
            assert isinstance(again, TooManyBones)
            s = again
    raise AssertionError(f"{key} {'ABC'[choice]} with {seats} gearlocs does not end (seed {seed})")
