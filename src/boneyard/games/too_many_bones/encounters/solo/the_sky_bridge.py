"""The Sky Bridge (solo-01)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.damage import lose_hp
from boneyard.games.too_many_bones.battle.ending import return_chips
from boneyard.games.too_many_bones.battle.rolling import say_roll
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters import CARDS_AND_RULES, Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, Done
from boneyard.games.too_many_bones.events.adventure import ChipScouted
from boneyard.games.too_many_bones.events.battle import Rolled
from boneyard.games.too_many_bones.model.ids import ATTACK_DIE, DAMAGE_ICON, ChipId
from boneyard.games.too_many_bones.model.mat import CELLS, CLOSED, lane_of
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import CHIP, FACE_UP, TooManyBones
from boneyard.games.too_many_bones.model.who import NO_UNIT
from boneyard.games.too_many_bones.turns.attack import sum_of, throw

PLANKS: Final = 2  # more points
ARROWS: Final = 2  # attack dice for each ranged baddie


class OneAtATime(SpecialRule):
    """Only one baddie is on the mat, with the first lane marker."""

    def is_lane_open(self, s: TooManyBones, lane: int, argument: int) -> bool:
        return lane == 0


ONE_AT_A_TIME: Final = special_rule(7, OneAtATime())


class NarrowBridge(Do):
    """Close all lanes but lane 1."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        for cell in range(CELLS):
            if lane_of(cell):
                s.grid[cell] = CLOSED


class RunUnderFire(Do):
    """Reveal the queue, and roll attack dice for each ranged baddie. Swords cost HP.

    Nothing defends, and the last HP may be lost (TMB-040).
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        gearloc = s.party[0]
        for chip in s.queue:
            if chip & FACE_UP:
                s.say(ChipScouted(s.who(gearloc.id), ChipId(chip & CHIP), bottom=False))
            else:
                s.reveal(ChipScouted(s.who(gearloc.id), ChipId(chip & CHIP), bottom=False))
        lost = 0
        for _ in [chip for chip in s.queue if CHIPS[chip & CHIP].ranged]:
            dice = throw(s, ATTACK_DIE, ARROWS)
            say_roll(s, Rolled(NO_UNIT, dice))
            lost += sum_of(dice, DAMAGE_ICON)
        return_chips(s)
        lose_hp(s, gearloc, lost, "encounter")
        s.then(Done(success=gearloc.hp > 0))


def run_for_the_far_side(s: TooManyBones) -> None:
    """Draw the queue for baddie points, without a battle."""
    s.then(CountPoints(0), RunUnderFire())


encounter(
    "solo-01",
    title=Words("The Sky Bridge", "Le pont céleste"),
    premise=Words(
        "Half the planks are gone, and the other half are thinking about it. The shouts behind come closer anyway.",
        "La moitié des planches manque, l’autre hésite. Derrière, les cris se rapprochent quand même.",
    ),
    rewards=Rewards(progress=1, training=2),
    source=CARDS_AND_RULES,
    choices=(
        EncounterChoice(
            label=Words("Make a stand on the planks", "Tenir sur les planches"),
            text=Words(
                "Baddie points of the day, +2. All units keep to lane 1, with a single baddie on the mat; each of"
                " the others waits for its predecessor to fall and enters as that round ends.",
                "Points de vilains du jour, +2. Toutes les unités restent sur la piste 1, avec un seul vilain sur"
                " le tapis ; chacun des autres attend la chute du précédent et entre à la fin de cette manche.",
            ),
            battle=Battle(CountPoints(PLANKS), NarrowBridge(), AddRule(ONE_AT_A_TIME)),
            rewards=Rewards(loot_each=1),
        ),
        EncounterChoice(
            label=Words("Run for the far side", "Courir jusqu’à l’autre bord"),
            text=Words(
                "Baddie points of the day are only revealed, not fought. For each ranged baddie among them roll 2"
                " attack dice: the gearloc loses as many HP as the swords show, and nothing defends. It fails with"
                " the last HP lost.",
                "Les points de vilains du jour sont seulement révélés, sans combat. Pour chaque vilain à distance,"
                " lancer 2 dés d’attaque : le gearloc perd autant de PV qu’en montrent les épées, et rien ne l’en"
                " protège. Perdre le dernier PV, c’est échouer.",
            ),
            starts=run_for_the_far_side,
            battle=Battle(CountPoints(0), fought=False),
        ),
    ),
)
