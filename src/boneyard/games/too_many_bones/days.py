"""The days of an adventure: new day, encounter, reward, recovery (TMB-028 to TMB-046)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones import ways_all  # noqa: F401  (every card has its ways)
from boneyard.games.too_many_bones.actions import CHALLENGE, DRAW, Pick, pick
from boneyard.games.too_many_bones.decks import draw_encounter, tyrant_card
from boneyard.games.too_many_bones.ending import AfterBattle
from boneyard.games.too_many_bones.events_journey import (
    AdventureEnded,
    DayBegan,
    EncounterDrawn,
    EncounterEnded,
    TyrantChallenged,
)
from boneyard.games.too_many_bones.ids import NOBODY
from boneyard.games.too_many_bones.journey import EVERY_OPTION, HALF_REST, NO_CARD
from boneyard.games.too_many_bones.printed import FACTS
from boneyard.games.too_many_bones.recovery import Recover
from boneyard.games.too_many_bones.rewards import GiveRewards, SpendPoints, gain_points
from boneyard.games.too_many_bones.setup import SetUpBattle
from boneyard.games.too_many_bones.state import MODES, TooManyBones
from boneyard.games.too_many_bones.ways import MeetEncounter

TRAINING: Final[tuple[int, ...]] = tuple([FACTS[f"modes.{mode}.training"] for mode in MODES])


class SetOut(Do):
    """Before day 1 the mode gives training points to spend (TMB-024, TMB-025)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Then the first day, without a new-day phase (TMB-029)."""
        for gearloc in s.party:
            gain_points(s, gearloc, TRAINING[s.book.mode])
        s.then(SpendPoints(), Morning())


class NewDay(Do):
    """The counter goes up, whatever happened before; past the last day the adventure is lost (TMB-029, TMB-030)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """The last day itself is still a day."""
        road = s.road()
        road.day += 1
        road.wiped = False
        road.marks &= ~(HALF_REST | EVERY_OPTION)
        for gearloc in s.party:
            gearloc.chores = 0
        left = tyrant_card(s).days - road.day
        if left < 0:
            end_adventure(s, won=False)
            return
        s.say(DayBegan(road.day, left))
        s.then(Morning())


def end_adventure(s: TooManyBones, *, won: bool) -> None:
    """The tyrant has fallen, or the days are over."""
    s.agenda.clear()
    s.mark = 0
    s.ending = "won" if won else "lost"
    s.say(AdventureEnded(won=won, day=s.road().day))


class Morning(Do):
    """The encounter phase: the top card, or the tyrant with enough progress (TMB-031)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Ask only where there is a choice."""
        ready = s.road().progress >= tyrant_card(s).progress
        s.then(ChooseRoad() if ready else TurnUp())


class ChooseRoad(Ask):
    """Nobody is ever forced to challenge (TMB-031)."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """The card, or the tyrant."""
        return (Decision(s.book.leader, "road", (pick(DRAW), pick(CHALLENGE))),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """Go there."""
        assert isinstance(chosen, Pick)
        s.then(TurnUp() if chosen.verb == DRAW else MeetTyrant())


class TurnUp(Do):
    """The top encounter is drawn."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Both sides are read (TMB-003)."""
        road = s.road()
        road.card = draw_encounter(s)
        road.choice = -1
        s.reveal(EncounterDrawn(road.card))
        s.then(MeetEncounter(), EncounterOver(), Recover(), NewDay())


class EncounterOver(Do):
    """Success brings the reward phase, failure skips it (TMB-028, TMB-034)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """A failed card that was not put elsewhere is discarded."""
        road = s.road()
        s.say(EncounterEnded(road.card, road.success))
        if road.success:
            s.then(GiveRewards())
        elif road.card not in road.deck:
            road.discards.append(road.card)


class MeetTyrant(Do):
    """The tyrant card is the encounter of the day, with baddie points of that day (TMB-044)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Won or lost, the battle decides."""
        road = s.road()
        road.card = NO_CARD
        s.quarry = road.tyrant
        s.say(TyrantChallenged(road.tyrant))
        s.then(SetUpBattle(road.day * len(s.party), ()), AfterBattle(), JudgeChallenge())


class JudgeChallenge(Do):
    """A fallen tyrant wins the adventure; a lost challenge is a failed encounter (TMB-045, TMB-046)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """The tyrant recovers fully, and progress stays."""
        s.quarry = NOBODY
        if s.ending == "won":
            end_adventure(s, won=True)
        else:
            s.then(Recover(), NewDay())
