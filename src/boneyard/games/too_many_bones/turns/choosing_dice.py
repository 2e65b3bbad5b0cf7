"""Step 4 of a gearloc's turn: choosing dice, up to the Dex left, and rolling them all at once (TMB-132, TMB-133)."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.decision import Argument, Phrase, Seat
from boneyard.games.too_many_bones.answers.picks import ACT, ADD, AIM, CLEAR, NO_TARGET, PLAY, ROLL, TARGET, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.answers.words import name_of
from boneyard.games.too_many_bones.battle.dice_supply import dice_left
from boneyard.games.too_many_bones.battle.rolling import bones_shown, rolled, say_roll, tell_attack, tell_bones
from boneyard.games.too_many_bones.battle.slots import clear_slot, defense_dice
from boneyard.games.too_many_bones.battle.special_rules import attack_allowed, is_allowed
from boneyard.games.too_many_bones.battle.stats import attack, defense
from boneyard.games.too_many_bones.battle.targeting import may_target_now
from boneyard.games.too_many_bones.battle.verbs import nobody_in_particular
from boneyard.games.too_many_bones.content.names import die_words, faces_of, phrase
from boneyard.games.too_many_bones.content.records import ROLLED
from boneyard.games.too_many_bones.content.sheets import SKILLS
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.events.battle import Rolled, Targeted
from boneyard.games.too_many_bones.gearlocs.abilities import act, acts, grenade_aims, may_roll, pay_to_roll
from boneyard.games.too_many_bones.loot.cards.dex_infuser import DEX_INFUSER
from boneyard.games.too_many_bones.loot.cards.micro_neural_implant import may_wait
from boneyard.games.too_many_bones.loot.every_card import CARDS
from boneyard.games.too_many_bones.loot.extra_dice import GIVES_DICE, add_given, dice_given, in_reach
from boneyard.games.too_many_bones.model.dice import aimed, die_of
from boneyard.games.too_many_bones.model.ids import (
    ATTACK_DIE,
    DEFENSE_DIE,
    IN_PLAY,
    READY,
    SKILL_DICE,
    SKILLS_EACH,
    THRONE,
    Die,
    RolledDie,
)
from boneyard.games.too_many_bones.model.mat import NOWHERE
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Gearloc
from boneyard.games.too_many_bones.turns.resolving import Resolve


def choices(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """The dice that may still be taken, and the answer to roll those taken (TMB-132)."""
    found = [pick(ROLL)]
    if s.turn.dex > 0:
        found += [pick(ADD, die) for die in dice_on_offer(s, gearloc)]
    found += acts(s, gearloc) + dice_given(s, gearloc)
    if gearloc.active or gearloc.locked:
        found.append(pick(CLEAR))
    return found


def dice_on_offer(s: TooManyBones, gearloc: Gearloc) -> list[Die]:
    """Attack dice up to the stat with a target in range, defense dice not in slots, and usable skill dice."""
    found: list[Die] = []
    if attack_left(s, gearloc) > 0 and in_reach(s, gearloc) and dice_left(s, ATTACK_DIE):  # TMB-131
        found.append(ATTACK_DIE)
    if defense_left(s, gearloc) > 0 and dice_left(s, DEFENSE_DIE):
        found.append(DEFENSE_DIE)
    found += skills_left(s, gearloc)
    return [die for die in found if is_allowed(s, gearloc, die)] if s.special_rules else found


def attack_left(s: TooManyBones, gearloc: Gearloc) -> int:
    """Attack dice up to the stat not chosen yet. Those given by loot do not count (TMB-087)."""
    return attack_allowed(s, gearloc, attack(gearloc)) - count(s.turn.chosen, ATTACK_DIE) + s.turn.free_attack


def defense_left(s: TooManyBones, gearloc: Gearloc) -> int:
    """Defense dice neither chosen nor in active slots (TMB-186)."""
    lying = defense_dice(gearloc.active) + count(s.turn.chosen, DEFENSE_DIE)
    return defense(gearloc) - lying + s.turn.free_defense


def skills_left(s: TooManyBones, gearloc: Gearloc) -> list[Die]:
    """The skill dice on the mat that may be rolled."""
    found: list[Die] = []
    first = gearloc.gearloc * SKILLS_EACH
    for number in range(first, first + SKILLS_EACH):
        die = Die(number)
        if gearloc.where_is(die) == READY and SKILLS[die].kind == ROLLED and may_roll(s, gearloc, die):
            found.append(die)
    return found


def count(dice: list[RolledDie], die: Die) -> int:
    """How often a die is among those chosen."""
    found = 0
    for chosen in dice:
        if die_of(chosen) == die:
            found += 1
    return found


class ChooseDice(Question):
    """Choose attack, defense and skill dice up to the Dex left, then roll (TMB-132).

    A grenade is aimed before the roll.
    """

    __slots__ = ()

    kind = "dice"
    forced = True

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return choices(s, s.party[self.seat]) if s.stands(self.seat) else []

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        gearloc = s.party[self.seat]
        if chosen.verb == ROLL:
            s.then(RollDice(self.seat))
        elif chosen.verb == PLAY and chosen.what in GIVES_DICE:
            add_given(s, gearloc, chosen.card)
            s.then(ChooseDice(self.seat))
        elif chosen.verb in (ACT, PLAY):
            act(s, gearloc, chosen)
            s.then(ChooseDice(self.seat))
        elif chosen.verb == CLEAR:
            clear_slot(s, gearloc)
            s.then(ChooseDice(self.seat))
        elif len(grenade_aims(s, gearloc, chosen.die)) > 1:
            s.then(AimGrenade(self.seat, chosen.die), ChooseDice(self.seat))
        else:
            aims = grenade_aims(s, gearloc, chosen.die)
            take(s, gearloc, chosen.die, aims[0] if aims else NOWHERE)
            s.then(ChooseDice(self.seat))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        gearloc, target = s.party[self.seat], s.turn.target
        stands = s.stands(target)
        return {
            "dex": s.turn.dex,
            "attack": attack(gearloc),
            "defense": defense(gearloc),
            "lying": defense_dice(gearloc.active),
            "against": phrase("against", target=name_of(s, target)) if stands else phrase("against-nobody"),
        }


def take(s: TooManyBones, gearloc: Gearloc, die: Die, cell: int) -> None:
    """Take a die for 1 Dex; some also cost a grenade or a cell."""
    s.turn.dex -= 1
    s.turn.chosen.append(aimed(die, cell))
    if die < SKILL_DICE:
        gearloc.put(die, IN_PLAY)
        pay_to_roll(s, gearloc, die)


class AimGrenade(Question):
    """Boomer declares what each grenade is aimed at before rolling."""

    __slots__ = ("die",)

    kind = "aim"

    def __init__(self, seat: Seat, die: Die) -> None:
        super().__init__(seat)
        self.die = die

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        aims = grenade_aims(s, s.party[self.seat], self.die)
        return [pick(AIM, 0, cell) for cell in aims]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        take(s, s.party[self.seat], self.die, chosen.cell)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"die": die_words(self.die)}


class RollDice(Step):
    """Roll all chosen dice together, once per turn (TMB-133).

    An attack raises Tantrum's rage; with an Orb, bones hurt (TMB-054).
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        turn, gearloc = s.turn, s.party[self.unit]
        turn.dex = 0
        if not in_reach(s, gearloc):  # the target may have gone or moved out of range (TMB-131, TMB-140)
            turn.chosen = [chosen for chosen in turn.chosen if die_of(chosen) != ATTACK_DIE]
        turn.unrolled_attack = max(0, attack_left(s, gearloc))
        turn.unrolled_defense = max(0, defense_left(s, gearloc))
        fresh = [rolled(s, chosen) for chosen in turn.chosen]
        turn.roll += fresh
        attacks = count(turn.chosen, ATTACK_DIE)
        turn.chosen = []
        if fresh:
            say_roll(s, Rolled(s.who(self.unit), tuple(fresh)))
        if attacks:
            tell_attack(s, gearloc)
        tell_bones(s, self.unit, bones_shown(fresh))
        s.then(ChooseLateTarget(self.unit), Resolve(self.unit))


class ChooseLateTarget(Question):
    """With a Micro Neural Implant the target may be chosen after the roll, before anything is resolved (TMB-130)."""

    __slots__ = ()

    kind = "late_target"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        gearloc = s.party[self.seat]
        if not (s.stands(self.seat) and s.turn.roll and may_wait(s, gearloc)):
            return []
        found = [pick(TARGET, int(baddie.id == THRONE), baddie.cell) for baddie in may_target_now(s, gearloc)]
        return [*found, pick(NO_TARGET)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == TARGET:
            s.turn.target = THRONE if chosen.what else s.grid[chosen.aim]
            s.say(Targeted(s.who(self.seat), s.who(s.turn.target)))


# Dex Infuser: one more die.


def dice_not_rolled(s: TooManyBones, gearloc: Gearloc) -> list[Die]:
    """The dice not rolled this turn: white dice the stats had left, and skill dice on the mat."""
    found: list[Die] = []
    if s.turn.unrolled_attack and in_reach(s, gearloc) and dice_left(s, ATTACK_DIE):
        found.append(ATTACK_DIE)
    if s.turn.unrolled_defense and dice_left(s, DEFENSE_DIE):
        found.append(DEFENSE_DIE)
    return [die for die in found + skills_left(s, gearloc) if is_allowed(s, gearloc, die)]


def with_dice_not_rolled(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if a die is left to roll."""
    return nobody_in_particular(s, gearloc, rolled_die) if dice_not_rolled(s, gearloc) else []


def roll_one_more(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Ask which die to roll as well."""
    s.then(ChooseOneMore(gearloc.id))


class ChooseOneMore(Question):
    """Dex Infuser: choose a die not rolled this turn to roll as well, without Dex. A grenade is aimed first."""

    __slots__ = ()

    kind = "one_more"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        dice = dice_not_rolled(s, s.party[self.seat])
        return [pick(ADD, die) for die in dice]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        gearloc = s.party[self.seat]
        aims = grenade_aims(s, gearloc, chosen.die)
        if len(aims) > 1:
            s.then(AimGrenade(self.seat, chosen.die))
        else:
            take(s, gearloc, chosen.die, aims[0] if aims else NOWHERE)
        s.then(RollOneMore(self.seat))

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return phrase("opt-faces", faces=faces_of(chosen.die))


class RollOneMore(Step):
    """Add the die to the roll, where it is resolved like the others. It costs no Dex."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        turn = s.turn
        turn.dex = 0
        die = turn.chosen.pop()
        turn.roll.append(rolled(s, die))
        if die_of(die) == ATTACK_DIE:
            turn.unrolled_attack -= 1
            tell_attack(s, s.party[self.unit])
        elif die_of(die) == DEFENSE_DIE:
            turn.unrolled_defense -= 1
        say_roll(s, Rolled(s.who(self.unit), (turn.roll[-1],)))
        tell_bones(s, self.unit, bones_shown(turn.roll[-1:]))


CARDS[DEX_INFUSER].extends = Verb(with_dice_not_rolled, roll_one_more)
