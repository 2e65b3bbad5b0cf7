"""A Bold Challenge (classic-17)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, remove_rule, special_rule
from boneyard.games.too_many_bones.content.encounters import SOME_BATTLE, Battle, BySize, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.attempts import ChooseVolunteer, SendAlone
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, fight
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import ENTERING, Gearloc

DUEL_ROUNDS: Final = 3


class Duel(SpecialRule):
    """One against one, until somebody falls or round 3 is over. Everybody else enters at the end of that round.

    Only the top chip of the queue is placed in set-up.
    """

    def is_lane_open(self, s: TooManyBones, lane: int, argument: int) -> bool:
        return s.round == 0 and not s.baddies_standing()

    def round_ends(self, s: TooManyBones, argument: int) -> None:
        if s.round < DUEL_ROUNDS and s.baddies_standing() and s.gearlocs_standing():
            return
        for seat in s.order:
            s.party[seat].where = ENTERING
        s.order = []
        remove_rule(s, DUEL, argument)


DUEL: Final = special_rule(34, Duel())


class ChooseDuellist(ChooseVolunteer):
    """The party chooses who fights the duel. The others wait beside the mat."""

    __slots__ = ()

    kind = "duellist"

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        fight(s, CountPoints(0), SendAlone(gearloc.id), AddRule(DUEL))


def send_champion(s: TooManyBones) -> None:
    """One gearloc of the party's choice fights a duel."""
    s.then(ChooseDuellist())


encounter(
    "classic-17",
    title=Words("A Bold Challenge", "Un défi audacieux"),
    premise=Words(
        "It fills the path from wall to wall and asks for your best. It says best the way others say lunch.",
        "Il bouche le sentier d’une paroi à l’autre et réclame le meilleur d’entre vous. Il dit « meilleur » "
        "comme on dit « repas ».",
    ),
    rewards=Rewards(progress=1, training=2, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("Send a champion", "Envoyer un champion"),
            text=Words(
                "Baddie points of the day. Only the top chip of the battle queue is set up, in lane 1, against "
                "one gearloc of the party’s choice. Nobody else enters until one of the two is defeated, or else "
                "until round 3 is over: at the end of that round everybody else comes in, gearlocs and baddies "
                "alike.",
                "Points de vilains du jour. Seul le jeton du haut de la file d’attente est placé, sur la piste 1, "
                "face à un gearloc au choix du groupe. Personne d’autre n’entre avant que l’un des deux soit "
                "vaincu, ou sinon avant la fin de la manche 3 : à la fin de cette manche, tous les autres "
                "entrent, gearlocs comme vilains.",
            ),
            starts=send_champion,
            battle=SOME_BATTLE,
        ),
        EncounterChoice(
            label=Words("Forget about honour", "Oublier l’honneur"),
            text=Words(
                "Baddie points of the day, +4 with one or two gearlocs, +8 with three or four.",
                "Points de vilains du jour, +4 à un ou deux gearlocs, +8 à trois ou quatre.",
            ),
            battle=Battle(BySize(CountPoints(4), CountPoints(8))),
        ),
    ),
)
