"""Objects May Appear Farther… (classic-09)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.picks import SAY, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.queue import add_to_queue
from boneyard.games.too_many_bones.battle.rolling import rolled, say_roll
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.battle.stats import attack
from boneyard.games.too_many_bones.content.encounters import SOME_BATTLE, Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.content.sheets import icon_of
from boneyard.games.too_many_bones.encounters.attempts import ChooseVolunteer
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, TakeChoice, fight
from boneyard.games.too_many_bones.events.battle import DiceSpent, Rolled
from boneyard.games.too_many_bones.model.dice import token, value_of
from boneyard.games.too_many_bones.model.ids import ATTACK, ATTACK_DIE, DAMAGE_ICON
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

SILENCED: Final = 2  # damage the lookout takes


class ChooseShooter(ChooseVolunteer):
    """The party chooses who shoots at the lookout."""

    __slots__ = ()

    kind = "shooter"

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        s.then(ChooseVolley(gearloc.id))


class ChooseVolley(Question):
    """Choose how many attack dice, up to its Attack, to risk on the lookout. Without any the shot misses."""

    __slots__ = ()

    kind = "volley"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        most = attack(s.party[self.seat])
        return [pick(SAY, dice) for dice in range(1, most + 1)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        s.then(Shoot(self.seat, chosen.what))

    def unasked(self, s: TooManyBones) -> None:
        s.then(Shoot(self.seat, 0))


class Shoot(Do):
    """Roll the dice once; two damage silence the lookout. They are exhausted in the battle in any case."""

    __slots__ = ("dice", "unit")

    def __init__(self, unit: int, dice: int) -> None:
        self.unit = unit
        self.dice = dice

    def run(self, s: TooManyBones) -> None:
        thrown = [rolled(s, token(ATTACK_DIE, 0, 0)) for _ in range(self.dice)]
        say_roll(s, Rolled(s.who(self.unit), tuple(thrown)))
        s.party[self.unit].spent_attack += self.dice
        s.say(DiceSpent(s.who(self.unit), ATTACK, self.dice))
        if sum([value_of(rolled_die) for rolled_die in thrown if icon_of(rolled_die) == DAMAGE_ICON]) >= SILENCED:
            fight(s, CountPoints(-2))
        else:
            s.then(TakeChoice(1, instead=True))


def take_shot(s: TooManyBones) -> None:
    """One gearloc of the party's choice shoots."""
    s.then(ChooseShooter())


class HornCall(SpecialRule):
    """In rounds 2 to 5 one more baddie joins the bottom of the queue."""

    def round_starts(self, s: TooManyBones, argument: int) -> None:
        if 2 <= s.round <= 5:
            add_to_queue(s, 1, top=False)


HORN_CALL: Final = special_rule(29, HornCall())

encounter(
    "classic-09",
    title=Words("Objects May Appear Farther…", "Plus près qu’on ne croit…"),
    premise=Words(
        "Far off, a lookout lifts a horn to its lips. It has seen the party; it has not finished breathing in.",
        "Au loin, un guetteur porte un cor à ses lèvres. Il a vu le groupe ; il n’a pas fini d’inspirer.",
    ),
    rewards=Rewards(progress=1, training=2, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("Take the shot", "Tenter le tir"),
            text=Words(
                "One gearloc of the party’s choice rolls, once, as many of its attack dice as it likes, up to its "
                "Attack; for this battle its Attack is lower by that number, whatever comes. 2 damage or more: "
                "baddie points of the day, −2. Less: the other choice is taken instead.",
                "Un gearloc au choix du groupe lance, une fois, autant de ses dés d’attaque qu’il veut, dans la "
                "limite de son attaque ; pour ce combat, son attaque baisse d’autant, quoi qu’il arrive. Au moins "
                "2 dégâts : points de vilains du jour, −2. Moins : l’autre choix s’applique à la place.",
            ),
            starts=take_shot,
            battle=SOME_BATTLE,
            rewards=Rewards(loot_each=1),
        ),
        EncounterChoice(
            label=Words("Let the horn sound", "Laisser sonner le cor"),
            text=Words(
                "Baddie points of the day. At the start of rounds 2, 3, 4 and 5 a 1-pt baddie goes to the bottom "
                "of the battle queue.",
                "Points de vilains du jour. Au début des manches 2, 3, 4 et 5, un vilain à 1 pt va en bas de la "
                "file d’attente.",
            ),
            battle=Battle(CountPoints(0), AddRule(HORN_CALL)),
        ),
    ),
)
