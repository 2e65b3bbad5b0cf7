"""Mohlnor Traders (special-06)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.activities.darts.play import PlayDarts
from boneyard.games.too_many_bones.answers.picks import DROP, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage, deal
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, Done, shuffles_in
from boneyard.games.too_many_bones.loot.bags import DrawLoot, open_at, open_cards
from boneyard.games.too_many_bones.loot.decks import discard
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step

PRIZE: Final = 2  # loot for a game won


def throw_darts(s: TooManyBones) -> None:
    """Every gearloc plays a separate game, in party order."""
    for gearloc in s.party:
        s.then(PlayDarts(gearloc.id), SettleDarts(gearloc.id))
    s.then(Done(success=True))


class SettleDarts(Step):
    """The winner draws loot, the loser gives some up if it has any."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        loot = open_cards(s.party[self.unit])
        if s.adventure.won_darts:
            s.then(*[DrawLoot(self.unit) for _ in range(PRIZE)])
        elif len(loot) > 1:
            s.then(ChooseForfeit(self.unit))
        elif loot:
            discard(s, s.party[self.unit], open_at(s.party[self.unit], loot[0]))


class ChooseForfeit(Question):
    """The loser of a game chooses which loot to give up."""

    __slots__ = ()

    kind = "forfeit"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(DROP, card) for card in open_cards(s.party[self.seat])]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        discard(s, s.party[self.seat], open_at(s.party[self.seat], chosen.card))


class AngryTraders(SpecialRule):
    """The battle starts with damage to everybody, as much as there are gearlocs. It may knock out (TMB-041)."""

    def battle_starts(self, s: TooManyBones, argument: int) -> None:
        deal(s, *[Damage(gearloc.id, len(s.party), PLAIN, NOBODY) for gearloc in s.gearlocs_standing()])


ANGRY_TRADERS: Final = special_rule(55, AngryTraders())


back_into_the_deck: Final = shuffles_in("special-06")

encounter(
    "special-06",
    title=Words("Mohlnor Traders", "Les marchands mohlnors"),
    premise=Words(
        "The Mohlnor forget no favour, least of all one they did. They have hung up a target and chosen the darts.",
        "Les Mohlnors n’oublient aucun service, surtout rendu par eux. Ils ont accroché une cible et choisi les"
        " fléchettes.",
    ),
    rewards=Rewards(),
    choices=(
        EncounterChoice(
            label=Words("Throw their darts", "Lancer leurs fléchettes"),
            text=Words(
                "Each gearloc plays its own game of Deadly Darts; who loses it discards 1 loot, if there is one."
                " Afterwards the card is shuffled back into the encounter deck.",
                "Chaque gearloc joue sa propre partie de funestes fléchettes ; qui la perd défausse 1 butin, s’il"
                " en a. Ensuite, la carte est remélangée au paquet de rencontres.",
            ),
            starts=throw_darts,
            gives=Words(
                "2 loot for each gearloc that wins its game.",
                "2 butins pour chaque gearloc qui gagne sa partie.",
            ),
            after=back_into_the_deck,
        ),
        EncounterChoice(
            label=Words("Kick the target over", "Renverser la cible"),
            text=Words(
                "Baddie points of the day. As the battle starts each gearloc takes 1 damage for every gearloc of"
                " the party, and may be KO by it. If the battle is lost, the card is shuffled back into the"
                " encounter deck.",
                "Points de vilains du jour. Au début du combat, chaque gearloc subit 1 dégât par gearloc du groupe"
                " et peut en être K.O. Si le combat est perdu, la carte est remélangée au paquet de rencontres.",
            ),
            battle=Battle(CountPoints(0), AddRule(ANGRY_TRADERS)),
            rewards=Rewards(progress=1, training=2, loot_each=1),
            fails=back_into_the_deck,
        ),
    ),
)
