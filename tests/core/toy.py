"""A small game that uses everything the core has: sealed bids side by side, a die each, a hidden deck, a shared row.

Two rounds. Everybody bids in secret and may throw a die on top; the highest draws a card nobody else sees and says
whether to keep it; then everybody takes one bone out of a row, whoever is first.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from boneyard.core.agenda import Anyone, Do, Question, SeatQuestion, State, Task, Together, copied, settle, together
from boneyard.core.codec import records_in
from boneyard.core.decision import Action, Decision, Offer, Outcome, Phrase, Prompt, Seat
from boneyard.core.event import Event
from boneyard.core.game import NO_OPTIONS, Fact, Facts, Game, Option, Standing
from boneyard.core.rng import FAST, Rng, seeded

DECK: Final = 0
LUCK: Final = 1  # and one more stream for each further seat
D6: Final = (1, 2, 3, 4, 5, 6)
BIDS: Final = (Action("1"), Action("2"), Action("3"))
YES: Final = Action("yes")
NO: Final = Action("no")


class Picnic(State):
    def __init__(
        self,
        seats: int,
        round: int,
        hands: list[list[int]],
        deck: list[int],
        luck: list[int],
        bids: list[int],
        row: tuple[int, ...],
        bones: list[int],
        agenda: list[Task],
        rng: Rng,
        revealed: int,
        answers: int,
    ) -> None:
        super().__init__(agenda, rng, revealed, answers)
        self.seats = seats
        self.round = round
        self.hands = hands
        self.deck = deck
        self.luck = luck
        self.bids = bids
        self.row = row
        self.bones = bones

    def clone(self) -> Picnic:
        other = Picnic(
            self.seats,
            self.round,
            [hand[:] for hand in self.hands],
            self.deck[:],
            self.luck[:],
            self.bids[:],
            self.row,
            self.bones[:],
            copied(self.agenda),
            self.rng.clone(),
            self.revealed,
            self.answers,
        )
        other.open = self.open
        return other


@dataclass
class Threw(Event):
    """A secret throw: only its owner sees the face."""

    seat: int
    face: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else Threw(self.seat, 0)


@dataclass
class Bid(Event):
    seat: int
    bid: int


@dataclass
class Drew(Event):
    seat: int
    card: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else Drew(self.seat, 0)


@dataclass
class Took(Event):
    seat: int
    bone: int


@dataclass
class StartRound(Do):
    round: int

    def run(self, s: Picnic) -> None:
        s.round = self.round
        s.luck = [0] * s.seats
        s.bids = [0] * s.seats
        s.row = (1, 2, 3, 4)[: s.seats + 1]
        s.then(together(*[(seat, ChooseBid(seat)) for seat in range(s.seats)]), DrawCard(), ClearRow())


class ChooseBid(SeatQuestion):
    kind = "bid"

    def options(self, s: Picnic) -> Sequence[Action]:
        return BIDS

    def picked(self, s: Picnic, pick: Action) -> None:
        s.later(ShowBid(self.seat, int(pick.text)))
        s.then(OfferThrow(self.seat))


class OfferThrow(SeatQuestion):
    kind = "throw"

    def options(self, s: Picnic) -> Sequence[Action]:
        return (YES, NO)

    def picked(self, s: Picnic, pick: Action) -> None:
        if pick == YES:
            s.then(ThrowDie(self.seat))


@dataclass
class ThrowDie(Do):
    seat: int

    def run(self, s: Picnic) -> None:
        s.luck[self.seat] = s.rng.throw(LUCK + self.seat, D6)
        s.say(Threw(self.seat, s.luck[self.seat]))


@dataclass
class ShowBid(Do):
    seat: int
    bid: int

    def run(self, s: Picnic) -> None:
        s.bids[self.seat] = self.bid + s.luck[self.seat]
        s.reveal(Bid(self.seat, s.bids[self.seat]))


@dataclass
class DrawCard(Do):
    def run(self, s: Picnic) -> None:
        seat = s.bids.index(max(s.bids))
        card = s.deck.pop()
        s.hands[seat].append(card)
        s.reveal(Drew(seat, card))
        s.then(OfferKeep(seat))


class OfferKeep(SeatQuestion):
    kind = "keep"

    def options(self, s: Picnic) -> Sequence[Action]:
        return (YES, NO)

    def picked(self, s: Picnic, pick: Action) -> None:
        if pick == NO:
            s.deck.insert(0, s.hands[self.seat].pop())


@dataclass
class ClearRow(Do):
    def run(self, s: Picnic) -> None:
        s.then(TakeBone(tuple(range(s.seats))))
        s.then(StartRound(2) if s.round == 1 else EndGame())


@dataclass
class TakeBone(Anyone):
    left: tuple[int, ...]

    def asks(self, s: Picnic) -> Sequence[Question]:
        return [TakeOneBone(seat, self.left) for seat in self.left]


class TakeOneBone(SeatQuestion):
    kind = "take"

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Picnic) -> Sequence[Action]:
        # Seat 0 can only pass, so that one question does not change with the others' answers.
        return [Action(f"bone {bone}") for bone in s.row] if self.seat else [Action("pass")]

    def picked(self, s: Picnic, pick: Action) -> None:
        if pick.text != "pass":
            bone = int(pick.text.split()[1])
            s.row = tuple(other for other in s.row if other != bone)
            s.bones[self.seat] += bone
            s.say(Took(self.seat, bone))
        left = tuple(other for other in self.left if other != self.seat)
        if left:
            s.then(TakeBone(left))


@dataclass
class EndGame(Do):
    def run(self, s: Picnic) -> None:
        s.bids = [sum(hand) + bones for hand, bones in zip(s.hands, s.bones, strict=True)]


@dataclass
class PicnicView:
    round: int
    bids: list[int]
    hand: list[int]
    sizes: list[int]
    deck: int
    luck: int
    row: list[int]
    bones: list[int]


class PicnicGame(Game):
    def __init__(self) -> None:
        self.name = "picnic"
        self.seats = range(2, 4)
        self.rules = 1
        self.facts = Facts([Fact("cards", 9, "invented", proposed=True)])
        self.options = (Option("cards", (9, 12)), Option("calm", (False, True)))
        self.names = ("ant", "bee", "wasp")
        self.records = records_in(sys.modules[__name__])

    def new(self, seats: Any, seed: Any, options: Any = NO_OPTIONS, dice: str = FAST) -> Picnic:
        chosen = self.checked(seats, seed, options)
        rng = seeded(seed, ("deck", *[f"luck {seat}" for seat in range(seats)]), dice)
        deck = list(range(1, chosen["cards"] + 1))
        rng.shuffle(DECK, deck)
        hands = [[deck.pop()] for _ in range(seats)]
        s = Picnic(seats, 0, hands, deck, [0] * seats, [0] * seats, (), [0] * seats, [StartRound(1)], rng, 0, 0)
        settle(s)
        return s

    def view(self, s: Picnic, seat: Seat | None) -> PicnicView:
        hand = [] if seat is None else s.hands[seat]
        luck = 0 if seat is None else s.luck[seat]
        return PicnicView(
            s.round, list(s.bids), list(hand), [len(h) for h in s.hands], len(s.deck), luck, list(s.row), list(s.bones)
        )

    def present(self, s: Picnic, decision: Decision) -> Prompt:
        offers = tuple(
            Offer((), Phrase("picnic-option", {"text": option.text}), {"verb": option.text})
            for option in decision.options
        )
        return Prompt(decision.kind, Phrase(f"picnic-{decision.kind}", {}), offers, decision.number)

    def tell(self, event: Event) -> Phrase:
        return Phrase(f"picnic-{type(event).__name__.lower()}", {})

    def standing(self, s: Picnic) -> Standing:
        return Standing(s.round, tuple(s.bids))

    def outcome(self, s: Picnic) -> Outcome | None:
        if s.open:
            return None
        best = max(s.bids)
        winners = tuple(seat for seat in range(s.seats) if s.bids[seat] == best)
        return Outcome(winners, tuple(s.bids), Phrase("picnic-most", {"points": best}))

    def imagine(self, s: Picnic, seat: Seat, rng: Rng) -> Picnic:
        other = s.clone()
        other.rng = rng.fresh(len(s.rng.words))
        unseen = [card for i, hand in enumerate(other.hands) if i != seat for card in hand] + other.deck
        rng.shuffle(0, unseen)
        for i, hand in enumerate(other.hands):
            if i != seat:
                hand[:] = [unseen.pop() for _ in hand]
        other.deck = unseen
        side = other.agenda[-1] if other.agenda else None
        if isinstance(side, Together):
            for lane in side.lanes:
                if lane.seat != seat:
                    other.luck[lane.seat] = min(other.luck[lane.seat], 1) * (1 + rng.below(0, 6))
                    lane.after = [ShowBid(lane.seat, 1 + rng.below(0, 3)) for _ in lane.after]
        return other

    def forecast(self, s: Picnic, seat: Seat, pick: Action | None = None) -> tuple[Event, ...]:
        return ()


PICNIC: Final = PicnicGame()
