"""A Trap of My Own Making (solo-06)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.damage import TRUE, Damage, deal
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, add_rule, remove_rule, special_rule
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import BADDIES_SURPRISED, SURPRISED, AddChips, AddRule
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, NOBODY, Cell
from boneyard.games.too_many_bones.model.mat import lane_of, row_of
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie

PITS: Final = 2  # baddies
MISSED: Final = 2  # the pit is empty on a D6 up to this
STUCK_ROUNDS: Final = 2


class Pits(SpecialRule):
    """A baddie caught by a D6 as it enters has no turn in the first rounds. The argument has a bit for each lane."""

    def enters(self, s: TooManyBones, baddie: Baddie, argument: int) -> None:
        bit = 1 << baddie.id - FIRST_BADDIE
        stuck = argument | bit if roll_d6(s, baddie.id) > MISSED else argument & ~bit
        remove_rule(s, PITFALLS, argument)
        add_rule(s, PITFALLS, stuck)

    def may_act(self, s: TooManyBones, unit: int, argument: int) -> bool:
        return unit < FIRST_BADDIE or s.round > STUCK_ROUNDS or not argument >> unit - FIRST_BADDIE & 1


class Spikes(SpecialRule):
    """Each new position damages a baddie.

    The position it enters on counts, but the battle cannot end before it has started. A baddie that walks two positions
    is damaged for both (TMB-167).
    """

    def enters(self, s: TooManyBones, baddie: Baddie, argument: int) -> None:
        if s.round:
            deal(s, Damage(baddie.id, 1, TRUE, NOBODY))
        else:
            s.then(Damage(baddie.id, 1, TRUE, NOBODY))

    def arrives(self, s: TooManyBones, unit: int, start: Cell, how: str, argument: int) -> None:
        if unit >= FIRST_BADDIE:
            far = how == "walk" and not is_one_step(s.baddie(unit), start)
            deal(s, *[Damage(unit, 1, TRUE, NOBODY)] * (2 if far else 1))


def is_one_step(baddie: Baddie, start: Cell) -> bool:
    """Whether a baddie came from an adjacent position, diagonally if it can (TMB-170)."""
    lanes, rows = abs(lane_of(start) - lane_of(baddie.cell)), abs(row_of(start) - row_of(baddie.cell))
    return max(lanes, rows) == 1 if CHIPS[baddie.chip].diagonal else lanes + rows == 1


PITFALLS: Final = special_rule(11, Pits())
SPIKES: Final = special_rule(12, Spikes())

encounter(
    "solo-06",
    title=Words("A Trap of My Own Making", "Un piège de ma façon"),
    premise=Words(
        "They are taller, faster and better armed. They have not, however, spent the afternoon digging.",
        "Ils sont plus grands, plus rapides et mieux armés. Mais ils n’ont pas passé l’après-midi à creuser.",
    ),
    rewards=Rewards(progress=1, training=2, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("Wave from behind the pits", "Faire signe derrière les fosses"),
            text=Words(
                "Battle queue: two 5-pt baddies. Roll a D6 as each baddie enters the mat: on 1 or 2 nothing"
                " happens, on 3 to 6 it is caught and has no turn in rounds 1 and 2.",
                "File d’attente : deux vilains à 5 pts. Lancer un D6 quand un vilain entre sur le tapis : sur 1 ou"
                " 2, rien ; de 3 à 6, il est pris et n’a pas de tour pendant les manches 1 et 2.",
            ),
            battle=Battle(AddRule(PITFALLS), AddChips(5, PITS, top=False)),
        ),
        EncounterChoice(
            label=Words("Dance between the pits", "Danser entre les fosses"),
            text=Words(
                "Battle queue: two 5-pt baddies. The baddies set up are Surprised: they start at the bottom of the"
                " meter. Each position a baddie comes to, the one it enters on and those it walks over included,"
                " deals it 1 true damage.",
                "File d’attente : deux vilains à 5 pts. Les vilains placés au départ sont Surpris : ils commencent"
                " en bas de la jauge. Chaque position où arrive un vilain, y compris celle où il entre et celles"
                " qu’il traverse, lui inflige 1 coup critique.",
            ),
            battle=Battle(AddRule(SPIKES), AddRule(SURPRISED, BADDIES_SURPRISED), AddChips(5, PITS, top=False)),
        ),
    ),
)
