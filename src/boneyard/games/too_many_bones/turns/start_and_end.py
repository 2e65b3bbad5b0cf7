"""The start and the end of any unit's turn (TMB-126, TMB-127, TMB-163, TMB-202)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Seat
from boneyard.games.too_many_bones.answers.aims import gearloc_aimed, gearlocs_as_picks
from boneyard.games.too_many_bones.answers.picks import (
    ACT,
    AT,
    BLEED_START,
    BOOSTER_START,
    COUNTDOWN_START,
    NAPALM_START,
    NEXT,
    PLAY,
    POISON_START,
    RECOVER_DIE_START,
    RECOVER_START,
    RECOVERY_START,
    REGEN_START,
    RETREAT_START,
    SIGNAL_START,
    Pick,
    pick,
)
from boneyard.games.too_many_bones.answers.questions import PickQuestion, Question
from boneyard.games.too_many_bones.answers.words import name_of, whose
from boneyard.games.too_many_bones.battle.damage import TRUE, Damage, can_be_healed, deal, heal
from boneyard.games.too_many_bones.battle.effect_dice import end_effect
from boneyard.games.too_many_bones.battle.skill_rules import STARTS, TURN_START, skills_at
from boneyard.games.too_many_bones.battle.slots import (
    bones_in,
    drop_active,
    find,
    return_to_mat,
    spend_bones,
    total,
    turn_down,
)
from boneyard.games.too_many_bones.battle.special_rules import TURN_ENDS, in_force
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.sheets import icon_of
from boneyard.games.too_many_bones.events.battle import BonesLost, Buffed, EffectPut, StartWorked, TurnBegan, TurnLost
from boneyard.games.too_many_bones.gearlocs.abilities import act, acts_any_time
from boneyard.games.too_many_bones.gearlocs.boomer.grenadier import NAPALM_DAMAGE, burn
from boneyard.games.too_many_bones.gearlocs.tantrum.rage import maybe_break_down
from boneyard.games.too_many_bones.loot.every_card import CARDS
from boneyard.games.too_many_bones.model.dice import turned, value_of
from boneyard.games.too_many_bones.model.ids import (
    ALE_ICON,
    BLEED,
    BOOSTER_SHOT_ICON,
    BUFF_HP_ICON,
    CLEANSE_ICON,
    CONSTANT_REGEN_ICON,
    CONSTANT_TAUNT_ICON,
    FIRST_BADDIE,
    HARDY_ICON,
    NAPALM_ICON,
    NO_START,
    NOBODY,
    PATCHES,
    POISON,
    RECOVER_ICON,
    STUN,
    TANTRUM,
    TAUNT,
    TAUNT_ICON,
    TERRIFY,
    UNTARGETABLE,
    WEAKEN,
    Effect,
    TurnStart,
)
from boneyard.games.too_many_bones.model.state import TooManyBones, new_turn
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc, Unit, effect, set_effect

PLAN_SLOTS: Final[int] = FACTS["gearloc_mat.plan_slots"]
COUNTDOWNS: Final = (HARDY_ICON, ALE_ICON, CLEANSE_ICON)
HARM: Final = (POISON_START, BLEED_START, NAPALM_START)
HELP: Final = (RECOVER_START, RECOVERY_START, REGEN_START, RECOVER_DIE_START, BOOSTER_START)
FRESH: Final = 1  # a Terrify die put on during this turn
IN_FORCE: Final = 2


class StartOfTurn(Step):
    """A turn begins: effects that end now, then those of the start of a turn (TMB-127, TMB-163).

    Taunt and Untargetable end (TMB-200), and reductions per turn are reset (TMB-187).
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        s.turn = new_turn(self.unit)
        for gearloc in s.party:
            gearloc.reduced_this_turn = gearloc.hurt = 0
        for baddie in [*s.enemies_standing(), *s.allies_standing()]:
            baddie.reduced_this_turn = baddie.hurt = 0
        s.say(TurnBegan(s.who(self.unit)))
        unit = s.unit(self.unit)
        end_effect(s, self.unit, UNTARGETABLE)
        if not (isinstance(unit, Gearloc) and find(unit.locked, CONSTANT_TAUNT_ICON) >= 0):
            end_effect(s, self.unit, TAUNT)
            maybe_drop_taunt(s, unit)
        if effect(unit, TERRIFY):
            set_effect(unit, TERRIFY, IN_FORCE)
        if isinstance(unit, Baddie):
            unit.silver = False
            unit.turns += 1
        s.then(Starts(self.unit, starts_of(unit)))


def maybe_drop_taunt(s: TooManyBones, unit: Unit) -> None:
    """Exhaust the die that caused a Taunt when the Taunt ends (TMB-254)."""
    if isinstance(unit, Gearloc) and find(unit.active, TAUNT_ICON) >= 0:
        drop_active(s, unit, find(unit.active, TAUNT_ICON))


def starts_of(unit: Unit) -> tuple[TurnStart, ...]:
    """What happens at the start of its turn. A stun leaves only what the unit does not do itself (TMB-202)."""
    found = [TurnStart(kind) for kind in (POISON, BLEED) if effect(unit, kind)]
    stunned = effect(unit, STUN) > 0
    if isinstance(unit, Gearloc):
        if any(icon_of(rolled_die) in COUNTDOWNS for rolled_die in unit.active):
            found.append(COUNTDOWN_START)
        if not stunned:
            found += _helping(unit)
        return tuple(found)
    assert isinstance(unit, Baddie)
    if find(unit.dice, NAPALM_ICON) >= 0:
        found.append(NAPALM_START)
    for skill, number in skills_at(unit, TURN_START):
        start = skill.turn_start(unit, stunned, harm_ahead(unit), number)
        if start != NO_START:
            found.append(start)
    return tuple(found)


def harm_ahead(baddie: Baddie) -> int:
    """The HP that Poison, Bleed and Napalm may cost at the start of its turn."""
    napalm = NAPALM_DAMAGE if find(baddie.dice, NAPALM_ICON) >= 0 else 0
    return effect(baddie, POISON) + effect(baddie, BLEED) + napalm


def _helping(gearloc: Gearloc) -> list[TurnStart]:
    found: list[TurnStart] = []
    if gearloc.gearloc == PATCHES:
        found.append(RECOVERY_START)
    if find(gearloc.locked, CONSTANT_REGEN_ICON) >= 0:
        found.append(REGEN_START)
    if find(gearloc.active, RECOVER_ICON) >= 0:
        found.append(RECOVER_DIE_START)
    if find(gearloc.active, BOOSTER_SHOT_ICON) >= 0 and gearloc.buff < total(gearloc.active, BUFF_HP_ICON):
        found.append(BOOSTER_START)
    return found


def group_of(start: TurnStart) -> int:
    """Effects of one group may come in any order. Between groups the order matters."""
    return 0 if start in HARM else 1 if start in HELP else start


class Starts(Do):
    """The effects of the start of a turn, one after another. The player is asked if the order may matter."""

    __slots__ = ("left", "unit")

    def __init__(self, unit: int, left: tuple[TurnStart, ...]) -> None:
        self.unit = unit
        self.left = left

    def run(self, s: TooManyBones) -> None:
        if not self.left or not s.stands(self.unit):
            return
        apart = any(group_of(start) != group_of(self.left[0]) for start in self.left)
        if apart or may_act_first(s, self.unit, self.left):
            s.then(ChooseStart(self.unit, self.left))
        else:
            begin(s, self.unit, self.left, self.left[0])


def may_act_first(s: TooManyBones, unit: int, left: tuple[TurnStart, ...]) -> list[Pick]:
    """What a gearloc that is not stunned may do at any time, while damage is still to come."""
    if unit >= FIRST_BADDIE or effect(s.party[unit], STUN) or not any(start in HARM for start in left):
        return []
    return acts_any_time(s, s.party[unit])


class ChooseStart(PickQuestion):
    """A gearloc's player chooses which effect comes next, the party for a baddie (TMB-007).

    Something else may be done first.
    """

    __slots__ = ("left", "unit")

    kind = "start"

    def __init__(self, unit: int, left: tuple[TurnStart, ...]) -> None:
        self.unit = unit
        self.left = left

    def asked(self, s: TooManyBones) -> Seat:
        return s.player_of(self.unit)

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        first = may_act_first(s, self.unit, self.left)
        return [*[pick(NEXT, start) for start in self.left], *first]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb in (ACT, PLAY):
            act(s, s.party[self.unit], chosen)
            added = CARDS[chosen.what].hurts_at_once if chosen.verb == PLAY else NO_START
            fresh = added != NO_START and added not in self.left
            s.then(Starts(self.unit, (*self.left, added) if fresh else self.left))  # it counts in this step
        else:
            begin(s, self.unit, self.left, TurnStart(chosen.what))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, self.unit), "whose": whose(self.unit, self.asked(s))}


def begin(s: TooManyBones, unit: int, left: tuple[TurnStart, ...], start: TurnStart) -> None:
    """Apply one effect of the start of a turn, then the rest."""
    s.then(Start(unit, start), Starts(unit, tuple([other for other in left if other != start])))


class Start(Do):
    """One effect of the start of a turn. A Retreat reports itself if it happens."""

    __slots__ = ("start", "unit")

    def __init__(self, unit: int, start: TurnStart) -> None:
        self.unit = unit
        self.start = start

    def run(self, s: TooManyBones) -> None:
        unit = s.unit(self.unit)
        if self.start not in (RETREAT_START, SIGNAL_START):
            s.say(StartWorked(s.who(self.unit), self.start))
        if isinstance(unit, Gearloc):
            self.of_gearloc(s, unit)
        else:
            assert isinstance(unit, Baddie)
            self.of_baddie(s, unit)

    def of_gearloc(self, s: TooManyBones, gearloc: Gearloc) -> None:
        """Poison and Bleed, then its own dice and innate."""
        start = self.start
        if start in HARM:
            self.of_effect_die(s)
        elif start == COUNTDOWN_START:
            for place in range(len(gearloc.active) - 1, -1, -1):
                if icon_of(gearloc.active[place]) in COUNTDOWNS:
                    turn_down(s, gearloc, place)
        elif start == RECOVERY_START:
            self.recover(s, gearloc)
        elif start == REGEN_START:
            heal(s, gearloc, total(gearloc.locked, CONSTANT_REGEN_ICON))
        elif start == RECOVER_DIE_START:
            heal(s, gearloc, total(gearloc.active, RECOVER_ICON))
        else:
            most = total(gearloc.active, BUFF_HP_ICON)
            gearloc.buff = min(most, gearloc.buff + total(gearloc.active, BOOSTER_SHOT_ICON))
            s.say(Buffed(s.who(gearloc.id), gearloc.buff))

    def recover(self, s: TooManyBones, patches: Gearloc) -> None:
        """Recovery heals Patches himself, Major Recovery any gearloc that lacks HP."""
        hurt = [gearloc for gearloc in s.gearlocs_standing() if can_be_healed(s, gearloc)]
        if not patches.innate_plus:
            heal(s, patches, 1)
        elif len(hurt) > 1:
            s.then(ChooseRecovery(patches.id))
        elif hurt:
            heal(s, hurt[0], 1)

    def of_baddie(self, s: TooManyBones, baddie: Baddie) -> None:
        """Effect dice and Napalm, then its own skills."""
        start = self.start
        if start == NAPALM_START:
            burn(s, baddie)
        elif start in HARM:
            self.of_effect_die(s)
        else:
            for skill, number in skills_at(baddie, STARTS):
                skill.starts(s, baddie, start, number)

    def of_effect_die(self, s: TooManyBones) -> None:
        """True damage, after which the Poison die drops by one (TMB-194, TMB-195)."""
        unit = s.unit(self.unit)
        value = effect(unit, Effect(self.start))
        deal(s, Damage(self.unit, value if self.start == POISON_START else 1, TRUE, NOBODY))
        if self.start == POISON_START:
            s.then(DropPoison(self.unit))


class DropPoison(Step):
    """The Poison die drops by one after its damage, and comes off at 0 (TMB-194)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if not s.stands(self.unit):
            return
        value = effect(s.unit(self.unit), POISON)
        if value > 1:
            set_effect(s.unit(self.unit), POISON, value - 1)
            s.say(EffectPut(s.who(self.unit), POISON, value - 1))
        else:
            end_effect(s, self.unit, POISON)


class ChooseRecovery(Question):
    """Major Recovery: heal 1 HP of any gearloc on the mat at the start of his turn (TMB-153)."""

    __slots__ = ()

    kind = "recovery"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        hurt = [gearloc.id for gearloc in s.gearlocs_standing() if can_be_healed(s, gearloc)]
        return gearlocs_as_picks(s, AT, hurt)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        heal(s, gearloc_aimed(s, chosen.aim), 1)


def maybe_lose_turn(s: TooManyBones, unit: int) -> bool:
    """A stunned unit loses the rest of its turn, and the Stun die (TMB-197). Returns whether it does."""
    if s.stands(unit) and effect(s.unit(unit), STUN):
        s.say(TurnLost(s.who(unit)))
        end_effect(s, unit, STUN)
        return True
    return False


class EndOfTurn(Step):
    """A turn ends: Weaken and Terrify come off, surplus bones and unused dice are lost (TMB-142, TMB-160)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if not s.stands(self.unit):
            return
        unit = s.unit(self.unit)
        end_effect(s, self.unit, WEAKEN)
        if effect(unit, TERRIFY) == IN_FORCE:
            end_effect(s, self.unit, TERRIFY)
        if isinstance(unit, Baddie):
            unit.extra = 0
            return
        assert isinstance(unit, Gearloc)
        for rolled_die in s.turn.roll:
            return_to_mat(s, rolled_die)
        s.turn.roll = []
        maybe_lose_surplus(s, unit)
        for rule, argument in in_force(s, TURN_ENDS):
            rule.turn_ends(s, unit, argument)
        if unit.gearloc == TANTRUM:
            maybe_break_down(s, unit)


def maybe_lose_surplus(s: TooManyBones, gearloc: Gearloc) -> None:
    """Everything beyond the fifth slot is lost, even part of a die with several bones (TMB-160)."""
    surplus = bones_in(gearloc.plan) - PLAN_SLOTS
    if surplus <= 0:
        return
    s.say(BonesLost(s.who(gearloc.id), surplus))
    while surplus > 0:
        last = value_of(gearloc.plan[-1])
        if last <= surplus:
            spend_bones(s, gearloc.plan.pop())
            surplus -= last
        else:
            gearloc.plan[-1] = turned(gearloc.plan[-1], -surplus)
            surplus = 0
