"""A Bed of Bones (classic-21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Phrase, Words
from boneyard.games.too_many_bones.answers.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.answers.picks import DONE, LOSE, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, add_rule, is_in_force, special_rule
from boneyard.games.too_many_bones.battle.stats import stat
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.encounters.steps import (
    BIG,
    HUNTERS,
    AddChips,
    AddRule,
    CountPoints,
    lose_outside,
    shuffles_in,
)
from boneyard.games.too_many_bones.events.battle import DiceSpent
from boneyard.games.too_many_bones.model.ids import ATTACK, DEFENSE, STUN
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import CHIP, TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie

MOST_EXHAUSTED: Final = 6
EXIT_LOSS: Final = 2


class LairOwner(SpecialRule):
    """The chip that lives here is the argument. The rule changes nothing itself."""


class Scattered(SpecialRule):
    """A D6 up to the argument, the number of dice exhausted, stuns the owner of the lair at the start of a round."""

    def round_starts(self, s: TooManyBones, argument: int) -> None:
        owner = owner_here(s)
        if owner is not None and roll_d6(s) <= argument:
            put_effect(s, owner.id, STUN)


LAIR_OWNER: Final = special_rule(39, LairOwner())
SCATTERED: Final = special_rule(40, Scattered())


def owner_here(s: TooManyBones) -> Baddie | None:
    """The owner of the lair, if it is on the mat."""
    for baddie in s.baddies_standing():
        if is_in_force(s, LAIR_OWNER, baddie.chip):
            return baddie
    return None


class MarkOwner(Do):
    """The 20-pt baddie on top of the queue is the owner. If none is left, other chips came for its points (TMB-022)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.queue and CHIPS[s.queue[0] & CHIP].points == BIG:
            add_rule(s, LAIR_OWNER, s.queue[0] & CHIP)


class Scatter(Do):
    """The party exhausts 1 to 6 attack and defense dice, per gearloc at most its stat of each."""

    __slots__ = ("exhausted",)

    def __init__(self, exhausted: int) -> None:
        self.exhausted = exhausted

    def run(self, s: TooManyBones) -> None:
        if self.exhausted < MOST_EXHAUSTED and dice_to_exhaust(s):
            s.then(ChooseExhausted(self.exhausted))
        else:
            add_rule(s, SCATTERED, self.exhausted)


def dice_to_exhaust(s: TooManyBones) -> list[Pick]:
    """The dice that may still be exhausted."""
    found: list[Pick] = []
    for gearloc in s.party:
        if gearloc.spent_attack < stat(gearloc, ATTACK):
            found.append(pick(LOSE, ATTACK, aim_of(s, gearloc.id)))
        if gearloc.spent_defense < stat(gearloc, DEFENSE):
            found.append(pick(LOSE, DEFENSE, aim_of(s, gearloc.id)))
    return found


class ChooseExhausted(PartyQuestion):
    """The party chooses another die to exhaust for this battle (TMB-134), or stops after at least one."""

    __slots__ = ("exhausted",)

    kind = "exhausted"

    def __init__(self, exhausted: int) -> None:
        self.exhausted = exhausted

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        enough = [pick(DONE)] if self.exhausted else []
        return dice_to_exhaust(s) + enough

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == DONE:
            s.then(AddRule(SCATTERED, self.exhausted))
            return
        gearloc = gearloc_aimed(s, chosen.aim)
        if chosen.what == ATTACK:
            gearloc.spent_attack += 1
        else:
            gearloc.spent_defense += 1
        s.say(DiceSpent(s.who(gearloc.id), chosen.stat, 1))
        s.then(Scatter(self.exhausted + 1))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"count": self.exhausted}

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        if chosen.verb == DONE:
            return None
        gearloc = gearloc_aimed(s, chosen.aim)
        spent = gearloc.spent_attack if chosen.what == ATTACK else gearloc.spent_defense
        left = stat(gearloc, chosen.what) - spent - 1
        return phrase("opt-exhausted", left=left)


def bolt(s: TooManyBones) -> None:
    """Everybody loses HP (TMB-040), then fights for baddie points."""
    for gearloc in s.party:
        lose_outside(s, gearloc, EXIT_LOSS)


encounter(
    "classic-21",
    title=Words("A Bed of Bones", "Un lit d’os"),
    premise=Words(
        "Bones everywhere, sorted by size. Something at the back has just stopped snoring.",
        "Des os partout, rangés par taille. Au fond, quelque chose vient de cesser de ronfler.",
    ),
    rewards=Rewards(progress=1, training=2),
    choices=(
        EncounterChoice(
            label=Words("Run in all directions", "Courir dans tous les sens"),
            text=Words(
                "Baddie points of the day, and a 20-pt baddie on top of the battle queue. Before round 1 the "
                "party exhausts 1 to 6 attack and defense dice in all, shared out freely, but no gearloc more of "
                "either than its stat. At the start of every round a D6 is rolled: if it does not exceed the "
                "number exhausted, that baddie gets a Stun die and loses its turn of the round.",
                "Points de vilains du jour, et un vilain à 20 pts en haut de la file d’attente. Avant la manche "
                "1, le groupe défausse en tout de 1 à 6 dés d’attaque et de défense, répartis librement, sans "
                "qu’un gearloc dépasse sa caractéristique. Au début de chaque manche, on lance un D6 : s’il ne "
                "dépasse pas le nombre de dés défaussés, ce vilain reçoit un dé Confusion et perd son tour de la "
                "manche.",
            ),
            battle=Battle(CountPoints(0), AddChips(BIG, 1, top=True), MarkOwner(), Scatter(0)),
            rewards=Rewards(training=1, trove_each=1),
            gives=Words(
                "Hunting the Hunters is shuffled into the encounter deck.",
                "La carte « Chasseurs chassés » est mélangée au paquet de rencontres.",
            ),
            wins=shuffles_in(HUNTERS),
        ),
        EncounterChoice(
            label=Words("Bolt for the exit", "Filer vers la sortie"),
            text=Words(
                "Before the battle every gearloc takes 2 damage, which never costs its last HP. Then baddie "
                "points of the day.",
                "Avant le combat, chaque gearloc subit 2 dégâts, qui ne lui coûtent jamais son dernier PV. Puis "
                "points de vilains du jour.",
            ),
            first=bolt,
            battle=Battle(CountPoints(0)),
        ),
    ),
)
