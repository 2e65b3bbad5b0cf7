"""Bad Bones as a `Game`."""

from __future__ import annotations

from typing import Any, Final

from boneyard.core.agenda import Ask, Lane, Together, settle
from boneyard.core.codec import records_in
from boneyard.core.decision import Action, BadOptions, Decision, Outcome, Phrase, Prompt, Seat
from boneyard.core.event import Event
from boneyard.core.game import NO_OPTIONS, Game, Option, Options, ReportCounts, Standing
from boneyard.core.rng import FAST, Rng, seeded
from boneyard.games.bad_bones import notation
from boneyard.games.bad_bones.march import harm, march, walk, weapons
from boneyard.games.bad_bones.march.secrets import imagined_answer
from boneyard.games.bad_bones.model import state
from boneyard.games.bad_bones.model.facts import FACTS
from boneyard.games.bad_bones.model.pieces import full_bag
from boneyard.games.bad_bones.model.starting_counts import capital
from boneyard.games.bad_bones.model.state import BANNERS, STREAMS, BadBones, Rulebook
from boneyard.games.bad_bones.phases import (
    arrivals,
    end_of_game,
    heroes,
    laying_traps,
    market,
    rounds,
    setup,
    skeletons,
)
from boneyard.games.bad_bones.phases.end_of_game import is_lost
from boneyard.games.bad_bones.phases.heroes import CHOOSE_MOVE, MoveHero
from boneyard.games.bad_bones.phases.laying_traps import CHOOSE_TRAP, PlaceNothing, PlaceTrap, TakeTrap
from boneyard.games.bad_bones.phases.scoring import score, winners
from boneyard.games.bad_bones.phases.setup import ChooseTower, SetUp, TakeTower, kingdom, shared_supply
from boneyard.games.bad_bones.shown import effects, event_data, log, prompts, view
from boneyard.games.bad_bones.shown.previews import forecast_view, forecast_with_points, view_ahead
from boneyard.games.bad_bones.shown.summary import ForecastView
from boneyard.games.bad_bones.shown.view import BadBonesView

SOLO_ROUNDS: Final[int] = FACTS["setup.solo.rounds_to_win"]
TEAM_ROUNDS: Final[int] = FACTS["setup.coop.rounds_to_win"]
LONGEST: Final = 30  # rounds anybody may set out to survive alone
SURVIVED: Final = (SOLO_ROUNDS, *[rounds for rounds in range(1, LONGEST + 1) if rounds != SOLO_ROUNDS])


class BadBonesGame(Game):
    """One to six players, twelve ways to play."""

    def __init__(self) -> None:
        self.name = "bad-bones"
        self.seats = range(1, 7)
        self.rules = 2
        self.facts = FACTS
        self.options = (
            Option("advanced", (False, True)),
            Option("chiefs", (False, True)),
            Option("coop", (False, True), seats=range(2, 7)),
            Option("play_on", (False, True), seats=range(2, 7), needs=("coop",)),
            Option("rounds", SURVIVED, seats=range(1, 2)),
            Option("leader", (0, 1, 2, 3, 4, 5), seats=range(2, 7), needs=("coop", "advanced"), of_seats=True),
            Option("german_hearse", (False, True), needs=("advanced",)),
            Option("german_ice_staff", (False, True), needs=("advanced",)),
            Option("german_teleport_staff", (False, True), needs=("advanced",)),
        )
        self.names = BANNERS
        self.records = records_in(
            arrivals,
            end_of_game,
            harm,
            heroes,
            march,
            market,
            rounds,
            setup,
            skeletons,
            state,
            laying_traps,
            walk,
            weapons,
        )

    def checked(self, seats: Any, seed: Any, options: Any) -> Options:
        """All options with their values; some need several players, others exactly one."""
        full = super().checked(seats, seed, options)
        if full["coop"] and seats == 1:
            raise BadOptions("bad-bones: coop is for 2 to 6 players; alone one plays solo anyway", "seats")
        if full["play_on"] and not full["coop"]:
            raise BadOptions("bad-bones: play_on is for a team; choose coop as well, or leave it out", "options")
        if full["rounds"] != SOLO_ROUNDS and seats > 1:
            raise BadOptions(f"bad-bones: rounds may be changed for one player only, not for {seats}", "options")
        if full["leader"] >= seats:
            raise BadOptions(f"bad-bones: leader is one of the seats 0 to {seats - 1}, not {full['leader']}", "options")
        return full

    def new(self, seats: Any, seed: Any, options: Any = NO_OPTIONS, dice: str = FAST) -> BadBones:
        """Set up the boards and, in the advanced game, open the market."""
        chosen = self.checked(seats, seed, options)
        s = opened(rulebook(seats, chosen), seed, dice)
        s.agenda.append(SetUp())
        settle(s)
        return s

    def view(self, s: BadBones, seat: Seat | None) -> BadBonesView:
        return view.view(s)

    def present(self, s: BadBones, decision: Decision) -> Prompt:
        return prompts.prompt(s, decision)

    def effect(self, s: BadBones, decision: Decision, option: Action) -> Phrase | None:
        return effects.effect(s, decision, option)

    def tell(self, event: Event) -> Phrase:
        return log.tell(event)

    def show(self, s: BadBones, event: Event) -> dict[str, Any]:
        return event_data.show(event, coop=s.book.coop)

    def standing(self, s: BadBones) -> Standing:
        """Points; a team stands by the capital and by each kingdom's towers."""
        if s.book.coop:
            return Standing(s.round, tuple([s.capital + k.towers.bit_count() for k in s.kingdoms]))
        return Standing(s.round, tuple([score(k) for k in s.kingdoms]))

    def hides(self, s: BadBones) -> bool:
        """What is chosen at once is chosen in secret (BAD-004); a team has no secrets."""
        return s.book.seats > 1 and not s.book.coop

    def party(self, s: BadBones) -> bool:
        """A team stands or falls together (BAD-107)."""
        return s.book.coop

    def outcome(self, s: BadBones) -> Outcome | None:
        """Who won and why, once it is over (BAD-052 to BAD-056, BAD-100, BAD-101, BAD-107, BAD-125)."""
        if not s.ending:
            return None
        return together_outcome(s) if s.book.solo or s.book.coop else rivals_outcome(s)

    def report_counts(self, s: BadBones) -> ReportCounts:
        """How long it took, what was bought, and what it ended with."""
        fallen = {end_of(s, seat) for seat in range(s.book.seats) if s.kingdoms[seat].doomed}
        if s.book.coop and s.capital == 0:
            fallen.add("capital")
        survived = s.ending in ("won", "heroic") and not (s.book.coop and is_lost(s))
        how = "survived" if survived else fallen.pop() if len(fallen) == 1 else "both"
        return ReportCounts(s.round, tuple([k.bought for k in s.kingdoms]), f"bad-bones-end-{how}")

    def imagine(self, s: BadBones, seat: Seat, rng: Rng) -> BadBones:
        """Another order of the bag, and for each sealed answer any that could have been chosen."""
        other = s.clone()
        other.rng = rng.fresh(len(STREAMS))
        top = other.agenda[-1] if other.agenda else None
        if isinstance(top, Together):
            for lane in top.lanes:
                question = question_behind(lane) if lane.seat != seat else None
                if question is not None:
                    lane.after = imagined_answer(other, question, lane.seat, rng)
        return other

    def forecast(self, s: BadBones, seat: Seat, pick: Action | None = None) -> tuple[Event, ...]:
        """What the next skeleton phase will do to a board, perhaps after a pick of its owner."""
        return forecast_with_points(s, seat, pick)

    def view_ahead(self, s: BadBones, seat: Seat, pick: Action | None = None) -> BadBonesView:
        return view_ahead(s, seat, pick)

    def sum_up(self, s: BadBones, seat: Seat, pick: Action | None = None) -> ForecastView:
        return forecast_view(s, seat, pick)

    def read(self, picture: str) -> BadBones:
        return notation.read(picture)

    def write(self, s: BadBones) -> str:
        return notation.write(s)


def question_behind(lane: Lane) -> Ask | None:
    """The question somebody has answered in secret; what happens in the open stays as it is."""
    sealed = lane.after[0] if lane.after and not lane.agenda else None
    if isinstance(sealed, MoveHero):
        return CHOOSE_MOVE[lane.seat]
    if isinstance(sealed, PlaceTrap | TakeTrap | PlaceNothing):
        return CHOOSE_TRAP[lane.seat]
    return ChooseTower(lane.seat) if isinstance(sealed, TakeTower) else None


def rivals_outcome(s: BadBones) -> Outcome:
    """Most points win, and the taller tower breaks ties; whoever is out does not score."""
    best = winners(s)
    scores = tuple([score(k) for k in s.kingdoms])
    if len(best) == 1:
        return Outcome(best, scores, Phrase("bad-bones-won", {"banner": BANNERS[best[0]], "points": scores[best[0]]}))
    if best:
        return Outcome(best, scores, Phrase("bad-bones-shared", {"count": len(best), "points": scores[best[0]]}))
    return Outcome((), scores, Phrase("bad-bones-nobody", {}))


def together_outcome(s: BadBones) -> Outcome:
    """Alone or as a team all win or lose; the score is the number of rounds completed."""
    won = s.ending != "lost"
    rounds = s.round - 1 if is_lost(s) else s.round
    everybody = tuple(range(s.book.seats))
    how = "missed" if s.heroic and s.ending == "won" else s.ending
    if won and s.book.coop and is_lost(s):
        how = "held"  # they had won, and played on until they fell (BAD-125)
    key = f"bad-bones-{'coop' if s.book.coop else 'solo'}-{how}"
    return Outcome(everybody if won else (), (rounds,) * s.book.seats, Phrase(key, {"rounds": rounds}))


def end_of(s: BadBones, seat: int) -> str:
    """What a kingdom has lost: its tower or towers, its village, or everything to the emperor."""
    k = s.kingdoms[seat]
    if s.book.coop:
        return "tower" if k.towers == 0 else "emperor"
    return "tower" if k.floors == 0 else "village" if k.houses == 0 else "emperor"


def rulebook(seats: int, chosen: Options) -> Rulebook:
    """The options of this table as a `Rulebook`."""
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
        play_on=chosen["play_on"],
    )


def opened(book: Rulebook, seed: int, dice: str) -> BadBones:
    """A new table: every board is empty and every token in the bag, except the chiefs (BAD-090)."""
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
        rng=seeded(seed, STREAMS, dice),
        revealed=0,
        answers=0,
    )


BAD_BONES: Final = BadBonesGame()
