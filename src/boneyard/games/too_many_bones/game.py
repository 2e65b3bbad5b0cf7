"""Too Many Bones behind the common door: an adventure when a tyrant is named, otherwise a battle on its own."""

from __future__ import annotations

from typing import Any, Final

from boneyard.core.agenda import Task, settle
from boneyard.core.codec import records_in
from boneyard.core.decision import Action, BadOptions, Decision, Outcome, Phrase, Prompt, Seat
from boneyard.core.event import Event
from boneyard.core.game import NO_OPTIONS, Figures, Game, Option, Options, Standing
from boneyard.core.rng import Rng, seeded
from boneyard.games.too_many_bones import (
    asking,
    darts_game,
    journey,
    notation,
    showing,
    state,
    telling,
    view,
)
from boneyard.games.too_many_bones.actions import Pick
from boneyard.games.too_many_bones.content.chips import BY_KEY, CHIPS, TYRANTS, types_of
from boneyard.games.too_many_bones.days import SetOut
from boneyard.games.too_many_bones.decks import set_up_journey
from boneyard.games.too_many_bones.forecast import forecast
from boneyard.games.too_many_bones.ids import NOBODY
from boneyard.games.too_many_bones.journey import Journey
from boneyard.games.too_many_bones.lockpicking import LockAnswer, Picking
from boneyard.games.too_many_bones.order import Order, Recruit, random_order, read_order, read_party
from boneyard.games.too_many_bones.printed import FACTS
from boneyard.games.too_many_bones.queue import VALUES, stack_of
from boneyard.games.too_many_bones.setup import gathered, types_for
from boneyard.games.too_many_bones.state import CHIP, FACE_UP, MODES, STREAMS, Rulebook, TooManyBones

PACKAGE: Final = "boneyard.games.too_many_bones."


class TooManyBonesGame(Game):
    """One to four gearlocs against whoever stands in their way; a seat is a gearloc (TMB-005)."""

    def __init__(self) -> None:
        self.name = "too-many-bones"
        self.seats = range(1, 5)
        self.rules = 1
        self.facts = FACTS
        self.options = (
            Option("tyrant", ("", *[tyrant.key for tyrant in TYRANTS])),
            Option("party", ("",), written=True),
            Option("battle", ("",), written=True),
            Option("mode", MODES),
            Option("leader", (0, 1, 2, 3), seats=range(2, 5), of_seats=True),
            Option("box_dice", (False, True)),
            Option("breakdown_keeps_tier", (False, True)),
        )
        self.names = ("first", "second", "third", "fourth")
        self.records = (*heirs(Task), *records_in(state, journey, darts_game), LockAnswer, Picking, Pick)

    def checked(self, seats: Any, seed: Any, options: Any) -> Options:
        """The options in full; a battle or party that is written has as many gearlocs as seats."""
        full = super().checked(seats, seed, options)
        if full["leader"] >= seats:
            raise BadOptions(f"too-many-bones: leader is one of the seats 0 to {seats - 1}, not {full['leader']}")
        if full["tyrant"] and full["battle"]:
            raise BadOptions("too-many-bones: either an adventure against a tyrant or a single battle", "battle")
        if full["party"] and not full["tyrant"]:
            raise BadOptions("too-many-bones: a party sets out against a tyrant; name one", "party")
        size, whose = seats, ""
        if full["battle"]:
            size, whose = len(read_order(full["battle"]).party), "this battle"
        elif full["party"]:
            size, whose = len(read_party(full["party"])), "this adventure"
        if size != seats:
            why = f"{whose} is for a party of {size}, but the table has seats for {seats}"
            raise BadOptions(f"too-many-bones: {why}", "seats")
        return full

    def new(self, seats: Any, seed: Any, options: Any = NO_OPTIONS) -> TooManyBones:
        """Set out against the tyrant, or set up the battle that was ordered, or any; play on to the first question."""
        chosen = self.checked(seats, seed, options)
        rng = seeded(seed, STREAMS)
        if chosen["tyrant"]:
            s = adventure(seats, rng, chosen)
        else:
            order = read_order(chosen["battle"]) if chosen["battle"] else random_order(seats, rng)
            s = gathered(rulebook(seats, types_for(order, rng), chosen), order, rng)
        settle(s)
        return s

    def view(self, s: TooManyBones, seat: Seat | None) -> view.TooManyBonesView:
        """The table; everybody sees the same (TMB-003)."""
        return view.view(s)

    def present(self, s: TooManyBones, decision: Decision) -> Prompt:
        """The question as it is shown."""
        return asking.prompt(s, decision)

    def tell(self, event: Event) -> Phrase:
        """The sentence of the log."""
        return telling.tell(event)

    def show(self, s: TooManyBones, event: Event) -> dict[str, Any]:
        """An event to draw by."""
        return showing.show(event)

    def standing(self, s: TooManyBones) -> Standing:
        """HP of every gearloc."""
        return Standing(s.round, tuple([gearloc.hp for gearloc in s.party]))

    def hides(self, s: TooManyBones) -> bool:
        """A party has no secrets (TMB-003)."""
        return False

    def outcome(self, s: TooManyBones) -> Outcome | None:
        """The party wins or loses together; what counts is how many HP are left."""
        if s.open or s.agenda or not s.ending:
            return None
        everybody = tuple(range(s.book.seats))
        won = s.ending == "won"
        reason = Phrase(f"too-many-bones-{s.ending}", {"round": s.round, "fallen": s.fallen})
        if s.journey is not None:
            tyrant = CHIPS[s.journey.tyrant].name
            how = "too-many-bones-road-won" if won else "too-many-bones-road-lost"
            reason = Phrase(how, {"tyrant": tyrant, "day": s.journey.day})
        return Outcome(everybody if won else (), tuple([gearloc.hp for gearloc in s.party]), reason)

    def figures(self, s: TooManyBones) -> Figures:
        """How long it took."""
        return Figures(s.round, (), f"too-many-bones-end-{s.ending}")

    def imagine(self, s: TooManyBones, seat: Seat, rng: Rng) -> TooManyBones:
        """The dice will fall otherwise, and chips that lie face down may be others of the same value (TMB-003)."""
        other = s.clone()
        other.rng = rng.fresh(len(STREAMS))
        for stack, _points in enumerate(VALUES):
            deal_anew(other, stack, rng)
        if other.journey is not None:
            shuffle_unseen(other.journey, rng)
        return other

    def forecast(self, s: TooManyBones, seat: Seat, pick: Action | None = None) -> tuple[Event, ...]:
        """What an answer leads to, up to the next dice."""
        return forecast(s, seat, pick)

    def read(self, picture: str) -> TooManyBones:
        """A position from its picture."""
        return notation.read(picture)

    def write(self, s: TooManyBones) -> str:
        """A position as a picture."""
        return notation.write(s)


def heirs(base: type) -> list[type]:
    """Every task of this game, wherever it is written."""
    found: list[type] = []
    of_base: list[type] = base.__subclasses__()
    for heir in of_base:
        if heir.__module__.startswith(PACKAGE):
            found.append(heir)
        found += heirs(heir)
    return found


def adventure(seats: int, rng: Rng, chosen: Options) -> TooManyBones:
    """A party sets out against a tyrant; who is not named is drawn."""
    tyrant = BY_KEY[chosen["tyrant"]]
    party = read_party(chosen["party"]) if chosen["party"] else random_order(seats, rng).party
    recruits = [Recruit(recruit.gearloc, [0, 0, 0, 0], [], innate_plus=False) for recruit in party]
    order = Order(recruits, 0, (), NOBODY, types_of(tyrant))
    s = gathered(rulebook(seats, types_of(tyrant), chosen), order, rng)
    set_up_journey(s, tyrant.chip)
    s.agenda = [SetOut()]
    return s


def rulebook(seats: int, types: tuple[int, ...], chosen: Options) -> Rulebook:
    """What was agreed."""
    return Rulebook(
        seats=seats,
        mode=MODES.index(chosen["mode"]),
        leader=chosen["leader"],
        box_dice=chosen["box_dice"],
        breakdown_keeps_tier=chosen["breakdown_keeps_tier"],
        types=types,
    )


def deal_anew(s: TooManyBones, stack: int, rng: Rng) -> None:
    """Shuffle the face-down chips of one value, in the queue and in their stack."""
    hidden = [place for place, chip in enumerate(s.queue) if not chip & FACE_UP and stack_of(chip & CHIP) == stack]
    chips = [s.queue[place] for place in hidden] + s.stacks[stack]
    rng.shuffle(0, chips)
    for number, place in enumerate(hidden):
        s.queue[place] = chips[number]
    s.stacks[stack] = chips[len(hidden) :]


def shuffle_unseen(road: Journey, rng: Rng) -> None:
    """The order of decks beyond the next encounter is anybody's guess (TMB-003); answers name trove in a bag."""
    below = road.deck[1:]
    rng.shuffle(0, below)
    road.deck = road.deck[:1] + below
    rng.shuffle(0, road.loot)
    rng.shuffle(0, road.trove)


TOO_MANY_BONES: Final = TooManyBonesGame()
