"""The days of an adventure: new day, encounter, reward, recovery (TMB-028 to TMB-046)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Phrase
from boneyard.games.too_many_bones.adventure.recovery import Recover
from boneyard.games.too_many_bones.adventure.rewards import GiveRewards, SpendPoints, gain_points
from boneyard.games.too_many_bones.answers.picks import CHALLENGE, DRAW, NO, SAY, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion, Question
from boneyard.games.too_many_bones.battle.ending import AfterBattle, day_passes, end_adventure
from boneyard.games.too_many_bones.battle.queue import points_of_day
from boneyard.games.too_many_bones.battle.special_rules import DAY_BEGINS, in_force
from boneyard.games.too_many_bones.content.encounters import ENCOUNTERS
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.content.tyrant_cards import tyrant_card
from boneyard.games.too_many_bones.encounters import every_card  # noqa: F401  (registers the choices of every card)
from boneyard.games.too_many_bones.encounters.steps import MeetEncounter
from boneyard.games.too_many_bones.events.adventure import EncounterDrawn, EncounterEnded, TyrantChallenged
from boneyard.games.too_many_bones.events.loot import EncounterPutUnder
from boneyard.games.too_many_bones.loot.bags import holders, use_card, use_or_not
from boneyard.games.too_many_bones.loot.cards.skinning_knife import MaybeKnife
from boneyard.games.too_many_bones.loot.cards.tattered_map import MAP
from boneyard.games.too_many_bones.loot.decks import discard_encounter, draw_encounter
from boneyard.games.too_many_bones.model.adventure import EVERY_OPTION, HALF_REST, NO_CHOICE, NO_ENCOUNTER
from boneyard.games.too_many_bones.model.ids import NO_CHIP, EncounterId
from boneyard.games.too_many_bones.model.rewards import NO_REWARDS
from boneyard.games.too_many_bones.model.state import MODES, TooManyBones
from boneyard.games.too_many_bones.turns.setup import SetUpBattle

TRAINING: Final[tuple[int, ...]] = tuple([FACTS[f"modes.{mode}.training"] for mode in MODES])


class SetOut(Do):
    """Before day 1 the mode gives training points (TMB-024, TMB-025). The first day has no new-day phase (TMB-029)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        for gearloc in s.party:
            gain_points(s, gearloc, TRAINING[s.book.mode])
        s.then(SpendPoints(), Morning())


class NewDay(Do):
    """The day counter goes up, whatever happened before.

    After the last day the adventure is lost (TMB-029, TMB-030).
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if not day_passes(s):
            return
        adventure = s.adventure
        adventure.wiped = False
        adventure.marks &= ~(HALF_REST | EVERY_OPTION)
        for gearloc in s.party:
            gearloc.chores = 0
        for rule, argument in in_force(s, DAY_BEGINS):
            rule.day_begins(s, argument)
        s.then(Morning())


class Morning(Do):
    """The encounter phase: the top card, or the tyrant if there is enough progress (TMB-031)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        s.then(MaybeKnife())
        ready = s.adventure.progress >= tyrant_card(s).progress
        s.then(ChooseEncounterOrTyrant() if ready else TurnUp())


class ChooseEncounterOrTyrant(PartyQuestion):
    """The party may challenge the tyrant, but never has to (TMB-031)."""

    __slots__ = ()

    kind = "road"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(DRAW), pick(CHALLENGE)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        s.then(TurnUp() if chosen.verb == DRAW else MeetTyrant())

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"tyrant": tyrant_card(s).chip.name, "left": tyrant_card(s).days - s.adventure.day}


class TurnUp(Do):
    """Draw the top encounter, or with a Tattered Map one of the two top ones."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        found = holders(s, MAP)
        s.then(OfferMap(found[0].id) if found else TurnUpTop())


class TurnUpTop(Do):
    """The top encounter is the encounter of the day. Both sides are read (TMB-003)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        card = draw_encounter(s)
        s.last_roll = ()
        s.reveal(EncounterDrawn(card))
        begin_day(s, card)


def begin_day(s: TooManyBones, card: EncounterId) -> None:
    """Meet an encounter, then rewards and recovery."""
    adventure = s.adventure
    adventure.card = card
    adventure.choice = NO_CHOICE
    s.then(MeetEncounter(), EncounterOver(), Recover(), NewDay())


class OfferMap(Question):
    """Tattered Map: a player may draw two encounters to choose from."""

    __slots__ = ()

    kind = "map"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return use_or_not(MAP)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen == pick(NO):
            s.then(TurnUpTop())
        else:
            use_card(s, s.party[self.seat], MAP)
            s.then(TurnUpTwo())


class TurnUpTwo(Do):
    """Draw two encounters, of which the party takes one."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        first, second = draw_encounter(s), draw_encounter(s)
        s.last_roll = ()
        s.reveal(EncounterDrawn(first))
        s.reveal(EncounterDrawn(second))
        s.then(ChooseEncounter(first, second))


class ChooseEncounter(PartyQuestion):
    """The party chooses one encounter. The other goes under the deck."""

    __slots__ = ("first", "second")

    kind = "which"

    def __init__(self, first: EncounterId, second: EncounterId) -> None:
        self.first = first
        self.second = second

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(SAY, self.first), pick(SAY, self.second)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        other = self.second if chosen.what == self.first else self.first
        s.adventure.deck.append(other)
        s.say(EncounterPutUnder(other))
        begin_day(s, EncounterId(chosen.what))

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return phrase("opt-text", text=ENCOUNTERS[chosen.what].premise)


class EncounterOver(Do):
    """Success leads to the reward phase, failure skips it (TMB-028, TMB-034).

    Rewards decided by dice are lost too, and a failed card that was not put elsewhere is discarded.
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        adventure = s.adventure
        s.say(EncounterEnded(adventure.card, adventure.success))
        if adventure.success:
            s.then(GiveRewards())
            return
        adventure.earned = NO_REWARDS
        discard_encounter(s)


class MeetTyrant(Do):
    """The tyrant card is the encounter of the day, with the baddie points of that day (TMB-044)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        adventure = s.adventure
        adventure.card = NO_ENCOUNTER
        s.challenged_tyrant = adventure.tyrant
        s.say(TyrantChallenged(adventure.tyrant))
        s.then(SetUpBattle(points_of_day(s, 0), ()), AfterBattle(), JudgeChallenge())


class JudgeChallenge(Do):
    """Defeating the tyrant wins the adventure. A lost challenge is a failed encounter (TMB-045, TMB-046).

    The tyrant then recovers fully, and progress stays.
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        s.challenged_tyrant = NO_CHIP
        if s.ending == "won":
            end_adventure(s, won=True)
        else:
            s.then(Recover(), NewDay())
