"""Bad Bones behind the common door."""

from __future__ import annotations

from typing import Any, Final

from boneyard.core.agenda import settle
from boneyard.core.codec import records_in
from boneyard.core.decision import BadOptions
from boneyard.core.game import NO_OPTIONS, Game, Option, Options
from boneyard.core.rng import seeded
from boneyard.games.bad_bones import (
    arrivals,
    ending,
    harm,
    heroes,
    laying,
    march,
    market,
    rounds,
    setup,
    skeletons,
    state,
    walk,
    weapons,
)
from boneyard.games.bad_bones.pieces import FACTS, full_bag
from boneyard.games.bad_bones.setup import SetUp, capital, kingdom, shared_supply
from boneyard.games.bad_bones.state import STREAMS, BadBones, Rulebook

SOLO_ROUNDS: Final[int] = FACTS["setup.solo.rounds_to_win"]
TEAM_ROUNDS: Final[int] = FACTS["setup.coop.rounds_to_win"]
LONGEST: Final = 30  # rounds anybody may set out to survive alone


class BadBonesGame(Game):
    """One to six players, twelve ways to play."""

    def __init__(self) -> None:
        self.name = "bad-bones"
        self.seats = range(1, 7)
        self.rules = 1
        self.facts = FACTS
        self.options = (
            Option("advanced", (False, True)),
            Option("chiefs", (False, True)),
            Option("coop", (False, True)),
            Option("rounds", (SOLO_ROUNDS, *[n for n in range(1, LONGEST + 1) if n != SOLO_ROUNDS])),
            Option("leader", (0, 1, 2, 3, 4, 5)),
            Option("german_hearse", (False, True)),
            Option("german_ice_staff", (False, True)),
            Option("german_teleport_staff", (False, True)),
        )
        self.records = records_in(
            arrivals, ending, harm, heroes, laying, march, market, rounds, setup, skeletons, state, walk, weapons
        )

    def checked(self, seats: Any, seed: Any, options: Any) -> Options:
        """The options in full; some need company, and some need to be alone."""
        full = super().checked(seats, seed, options)
        if full["coop"] and seats == 1:
            raise BadOptions("bad-bones: coop is for 2 to 6 players; alone one plays solo anyway", "seats")
        if full["rounds"] != SOLO_ROUNDS and seats > 1:
            raise BadOptions(f"bad-bones: rounds may be changed for one player only, not for {seats}", "options")
        if full["leader"] >= seats:
            raise BadOptions(f"bad-bones: leader is one of the seats 0 to {seats - 1}, not {full['leader']}", "options")
        return full

    def new(self, seats: Any, seed: Any, options: Any = NO_OPTIONS) -> BadBones:
        """Set up the boards and, in the advanced game, open the market."""
        chosen = self.checked(seats, seed, options)
        s = opened(rulebook(seats, chosen), seed)
        s.agenda.append(SetUp())
        settle(s)
        return s


def rulebook(seats: int, chosen: Options) -> Rulebook:
    """What was agreed."""
    return Rulebook(
        seats=seats,
        advanced=chosen["advanced"],
        chiefs=chosen["chiefs"],
        coop=chosen["coop"],
        rounds=TEAM_ROUNDS if chosen["coop"] else chosen["rounds"],
        leader=chosen["leader"],
        german_hearse=chosen["german_hearse"],
        german_ice_staff=chosen["german_ice_staff"],
        german_teleport_staff=chosen["german_teleport_staff"],
    )


def opened(book: Rulebook, seed: int) -> BadBones:
    """The box is open: every board is empty and every token in the bag, but the chiefs (BAD-090)."""
    return BadBones(
        book=book,
        round=0,
        kingdoms=[kingdom(book, seat) for seat in range(book.seats)],
        bag=full_bag(chiefs=False),
        gone=(),
        capital=capital(book),
        supply=shared_supply(book),
        resting=(),
        stock=(),
        heroic=False,
        ending="",
        agenda=[],
        rng=seeded(seed, STREAMS),
        revealed=0,
        answers=0,
    )


BAD_BONES: Final = BadBonesGame()
