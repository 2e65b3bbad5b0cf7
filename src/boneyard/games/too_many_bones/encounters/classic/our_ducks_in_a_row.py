"""Our Ducks in a Row (classic-25): a battle of one round against rats in a cellar."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.baddies.tyrants.objects import new_object
from boneyard.games.too_many_bones.battle.ending import AfterBattle, end_battle
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import AddRule, JudgeBattle
from boneyard.games.too_many_bones.events.battle import Entered
from boneyard.games.too_many_bones.loot.decks import shuffle_in
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, FIRST_PILE
from boneyard.games.too_many_bones.model.mat import BADDIE_MELEE, BADDIE_RANGED, LANES, cell_at
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones

DOORWAY: Final = "special-05"
RATS_ALLOWED: Final = 1  # left at the end
HOLES: Final = tuple([cell_at(lane, row) for row in (BADDIE_MELEE, BADDIE_RANGED) for lane in range(LANES)])


class Rats(SpecialRule):
    """The battle lasts one round, or until no rat is left."""

    def is_won(self, s: TooManyBones, won: bool, argument: int) -> bool:
        return not s.enemies_standing()

    def round_ends(self, s: TooManyBones, argument: int) -> None:
        s.then(CountRats())


RATS: Final = special_rule(45, Rats())


class LetRatsOut(Do):
    """Place one rat more than there are gearlocs, each with the HP of a D6, on melee positions first.

    They never act.
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        for number in range(len(s.party) + 1):
            rat = new_object(FIRST_PILE + number, HOLES[number], roll_d6(s))
            s.baddies[rat.id - FIRST_BADDIE] = rat
            s.grid[rat.cell] = rat.id
            s.say(Entered(s.who(rat.id), rat.cell))


class CountRats(Do):
    """After round 1, at most one rat may be left."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        end_battle(s, "won" if len(s.enemies_standing()) <= RATS_ALLOWED else "time")


class LeaveCellar(AfterBattle):
    """After a won battle without any rat left, shuffle special-05 into the deck before the clean-up."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.ending == "won" and not s.enemies_standing():
            shuffle_in(s, DOORWAY)
        super().run(s)


encounter(
    "classic-25",
    title=Words("Our Ducks in a Row", "Les canards bien en rang"),
    premise=Words(
        "The farmer holds the cellar door open and his nose shut. Just rats, he says, from well behind the door.",
        "Le fermier tient la porte de la cave et se tient le nez. Juste des rats, dit-il, bien caché derrière la "
        "porte.",
    ),
    rewards=Rewards(),
    choices=(
        EncounterChoice(
            label=Words("Go down the stairs", "Descendre l’escalier"),
            text=Words(
                "There is one rat more than there are gearlocs, each with the HP of a D6. They fill the baddie "
                "melee positions from lane 1 to lane 4, then the ranged ones; they are enemies that never move, "
                "attack or act. The gearlocs are set up as usual. The battle lasts 1 round and succeeds if at "
                "most one rat is left. Damage beyond a rat’s HP is lost.",
                "Il y a un rat de plus que de gearlocs, chacun avec les PV d’un D6. Ils occupent les positions de "
                "corps à corps des vilains de la piste 1 à la piste 4, puis celles à distance ; ces ennemis ne "
                "bougent, n’attaquent et n’agissent jamais. Les gearlocs sont placés comme d’habitude. Le combat "
                "dure 1 manche et est réussi s’il reste au plus un rat. Les dégâts au-delà des PV d’un rat sont "
                "perdus.",
            ),
            battle=Battle(LetRatsOut(), AddRule(RATS), ends=(LeaveCellar(), JudgeBattle())),
            rewards=Rewards(progress=1, training=1),
            gives=Words(
                "If no rat is left, The Ebonite Doorway is shuffled into the encounter deck.",
                "S’il ne reste aucun rat, la carte « Le portail d’ébonite » est mélangée au paquet de rencontres.",
            ),
        ),
    ),
)
