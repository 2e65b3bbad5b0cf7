"""Lost and Found (classic-30): dice decide the value of the loot the party gives away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.answers.hidden_cards import place_of
from boneyard.games.too_many_bones.answers.picks import DONE, GIVE, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.battle.ending import day_passes
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.content.encounters import EncounterChoice, encounter
from boneyard.games.too_many_bones.content.held_cards import card_of
from boneyard.games.too_many_bones.content.loot import CARDS as LOOT_CARDS
from boneyard.games.too_many_bones.encounters.steps import Done, earn
from boneyard.games.too_many_bones.loot.decks import discard
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones

MOST_GIVEN: Final = 4
BY_SUM: Final = (  # up to which sum, and its reward
    (6, Rewards(progress=1, training=1)),
    (12, Rewards(progress=1, training=2)),
    (18, Rewards(progress=1, training=2, trove_shared=1)),
    (48, Rewards(progress=1, training=2, trove_each=1)),
)


class OfferLoot(Do):
    """The party gives up to four loot cards, never trove, while it has any."""

    __slots__ = ("given",)

    def __init__(self, given: int) -> None:
        self.given = given

    def run(self, s: TooManyBones) -> None:
        ask = self.given < MOST_GIVEN and len(belongings(s)) > 0
        s.then(ChooseOffering(self.given) if ask else ReadCompass(self.given))


def belongings(s: TooManyBones) -> list[Pick]:
    """The loot cards of the party."""
    found: list[Pick] = []
    for gearloc in s.party:
        for held in gearloc.bag:
            option = pick(GIVE, card_of(held), aim_of(s, gearloc.id))
            if not LOOT_CARDS[card_of(held)].locks and option not in found:
                found.append(option)
    return found


class ChooseOffering(PartyQuestion):
    """The party chooses another card of any gearloc, or no more."""

    __slots__ = ("given",)

    kind = "offering"

    def __init__(self, given: int) -> None:
        self.given = given

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [*belongings(s), pick(DONE)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == DONE:
            s.then(ReadCompass(self.given))
            return
        gearloc = gearloc_aimed(s, chosen.aim)
        discard(s, gearloc, place_of(gearloc, chosen.what))
        s.then(OfferLoot(self.given + 1))


class ReadCompass(Do):
    """Roll a D6 for each card given, two for a party of one. The sum decides the reward."""

    __slots__ = ("given",)

    def __init__(self, given: int) -> None:
        self.given = given

    def run(self, s: TooManyBones) -> None:
        dice = self.given * 2 if len(s.party) == 1 else self.given
        total = sum([roll_d6(s) for _ in range(dice)])
        if total:
            earn(s, next(rewards for most, rewards in BY_SUM if total <= most))
        s.then(Done(success=total > 0))


def empty_pockets(s: TooManyBones) -> None:
    """Give up to four cards."""
    s.then(OfferLoot(0))


def lose_a_day(s: TooManyBones) -> None:
    """Advance the day counter at once, and again on the next new day (TMB-030)."""
    day_passes(s)


encounter(
    "classic-30",
    title=Words("Lost and Found", "Objets trouvés"),
    premise=Words(
        "She has a compass that knows where you want to go. She has no pockets yet, but is looking at yours.",
        "Elle a une boussole qui sait où vous voulez aller. Elle n’a pas de bourse, mais elle regarde les vôtres.",
    ),
    rewards=Rewards(),
    choices=(
        EncounterChoice(
            label=Words("Empty your pockets", "Vider ses poches"),
            text=Words(
                "The party parts with at most 4 loot cards, or none, never trove, and rolls a D6 for each; a "
                "party of one rolls two for each. Succeeds with a sum of 1 or more. With nothing given there is "
                "no reward, and the day counter goes up by 1 at once, and again on the next new day.",
                "Le groupe cède au plus 4 butins, ou aucun, jamais de butin verrouillé, et lance un D6 pour "
                "chacun ; un gearloc seul en lance deux pour chacun. Réussi avec une somme d’au moins 1. Si rien "
                "n’est donné, pas de récompense, et le compte-journée avance de 1 aussitôt, puis encore au "
                "nouveau jour suivant.",
            ),
            starts=empty_pockets,
            gives=Words(
                "By the sum: 1 to 6, 1 progress and 1 training; 7 to 12, 1 progress and 2 training; 13 to 18, the "
                "same and 1 trove to share; 19 or more, 1 progress, 2 training and 1 trove for each gearloc.",
                "Selon la somme : de 1 à 6, 1 progrès et 1 entraînement ; de 7 à 12, 1 progrès et 2 "
                "entraînements ; de 13 à 18, de même et 1 butin verrouillé à partager ; 19 ou plus, 1 progrès, 2 "
                "entraînements et 1 butin verrouillé pour chaque gearloc.",
            ),
            fails=lose_a_day,
        ),
    ),
)
