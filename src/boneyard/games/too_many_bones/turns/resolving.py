"""Step 5 of a gearloc's turn: resolving the roll in any order (TMB-134 to TMB-140, TMB-154 to TMB-162)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Argument, Phrase, Seat
from boneyard.games.too_many_bones.answers.aims import aim_of, unit_aimed
from boneyard.games.too_many_bones.answers.picks import (
    ACT,
    CLEAR,
    DONE,
    HIT,
    KEEP,
    LOCK,
    LOCK_SHIELD,
    NO,
    NO_AIM,
    PLACE,
    PLAN,
    PLAY,
    PUT,
    SHIELD,
    TURN,
    USE,
    YES,
    Pick,
    pick,
)
from boneyard.games.too_many_bones.answers.questions import PickQuestion, Question
from boneyard.games.too_many_bones.answers.words import name_of, yes_or_no
from boneyard.games.too_many_bones.battle.damage import SWORDS, Damage, deal
from boneyard.games.too_many_bones.battle.rolling import like
from boneyard.games.too_many_bones.battle.slots import bones_in, clear_slot, exhaust, has_free_active, has_free_locked
from boneyard.games.too_many_bones.battle.special_rules import bones_worth, may_plan
from boneyard.games.too_many_bones.battle.targeting import in_range
from boneyard.games.too_many_bones.battle.verbs import any_adjacent_baddie
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.icons import MUST
from boneyard.games.too_many_bones.content.loot import CARDS
from boneyard.games.too_many_bones.content.names import shown_words
from boneyard.games.too_many_bones.content.records import ACTIVE, ALLY, LOCKED, ON_BADDIE
from boneyard.games.too_many_bones.content.records import PLAN as IN_PLAN
from boneyard.games.too_many_bones.content.sheets import GRENADE, SHEETS, icon_of
from boneyard.games.too_many_bones.events.battle import BonesKept, DiePlaced, DieUsed, PlanUsed, Shielded
from boneyard.games.too_many_bones.gearlocs.abilities import (
    VERBS,
    act,
    acts_any_time,
    as_locked,
    flip_innate,
    places_of,
    settle_in,
)
from boneyard.games.too_many_bones.loot.backup_plan import extensions, pay, price, use_extension
from boneyard.games.too_many_bones.loot.cards.raider_armor import turn_by_armor, turns_of_armor
from boneyard.games.too_many_bones.model.dice import cell_aimed, die_of, numbered, value_of, without_aim
from boneyard.games.too_many_bones.model.ids import (
    DAMAGE_ICON,
    DEFENSE_DIE,
    NO_ROLLED_DIE,
    PICKET,
    SHIELD_ICON,
    Die,
    RolledDie,
)
from boneyard.games.too_many_bones.model.mat import NOWHERE
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Gearloc

UPGRADE: Final[int] = FACTS["gearloc_mat.innate_bones"]


class Resolve(Step):
    """Step 5, as long as there is anything to do."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if not s.stands(self.unit):
            return
        found = results(s, s.party[self.unit])
        if len(found) > 1 or (found and found[0].verb != DONE):
            s.then(ChooseResult(self.unit))


def results(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """Everything that may be done next with the roll, the backup plan and the mat; done is last."""
    found = hits(s, gearloc)
    must = False
    seen: list[int] = []  # equal white dice have the same uses
    for rolled_die in s.turn.roll:
        must = must or is_must(rolled_die)
        if like(rolled_die) not in seen:
            seen.append(like(rolled_die))
            found += uses(s, gearloc, rolled_die)
    found += plans(s, gearloc)
    found += acts_any_time(s, gearloc) + turns_of_armor(s, gearloc)
    if gearloc.active or gearloc.locked:
        found.append(pick(CLEAR))
    if not must:
        found.append(pick(DONE))
    return found


def is_must(rolled_die: RolledDie) -> bool:
    """Whether a result must be used: grenades, red bones, tainted mixtures (TMB-135)."""
    return MUST[icon_of(rolled_die)] or GRENADE[die_of(rolled_die)]


def hits(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """The swords as one hit, all of them first. Single dice may be left out (TMB-137)."""
    if not in_range(s, gearloc, s.turn.target):
        return []
    ones = twos = 0
    for rolled_die in s.turn.roll:
        if icon_of(rolled_die) == DAMAGE_ICON:
            if value_of(rolled_die) == 1:
                ones += 1
            else:
                twos += 1
    found: list[Pick] = []
    for two in range(twos, -1, -1):
        for one in range(ones, -1, -1):
            if one + two:
                found.append(pick(HIT, one | two << 4))
    return found


def uses(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[Pick]:
    """What may be done with one die of the roll."""
    die, icon = die_of(rolled_die), icon_of(rolled_die)
    if icon == DAMAGE_ICON:
        return []
    if icon == SHIELD_ICON:
        return _shields(gearloc, value_of(rolled_die))
    places = places_of(gearloc, rolled_die)
    found: list[Pick] = []
    verb = VERBS[icon]
    if verb is not None:
        found += [pick(USE, die, aim) for aim in verb.aims(s, gearloc, rolled_die)]
    if places & ACTIVE and has_free_active(gearloc) and is_for(rolled_die, gearloc):
        found.append(pick(PLACE, die))
    if places & ALLY:
        for ally in s.gearlocs_standing():
            if may_take(s, gearloc, ally, rolled_die):
                found.append(pick(PLACE, die, aim_of(s, ally.id)))
    if places & ON_BADDIE:
        found += [pick(PUT, die, cell) for cell in any_adjacent_baddie(s, gearloc, rolled_die)]
    if places & LOCKED and has_free_locked(gearloc):
        found.append(pick(LOCK, die))
    if places & IN_PLAN:
        found.append(pick(KEEP, numbered(rolled_die)))
    return found


def is_for(rolled_die: RolledDie, gearloc: Gearloc) -> bool:
    """Whether a die may go to a gearloc: one that was aimed only to its aim."""
    return cell_aimed(rolled_die) in (NOWHERE, gearloc.cell)


def may_take(s: TooManyBones, gearloc: Gearloc, ally: Gearloc, rolled_die: RolledDie) -> bool:
    """Whether an ally has a free slot and has not declined dice this turn."""
    other = ally.id != gearloc.id and not s.turn.declined >> ally.id & 1
    return other and has_free_active(ally) and is_for(rolled_die, ally)


def _shields(gearloc: Gearloc, value: int) -> list[Pick]:
    """Each shield die goes into its own free slot (TMB-138). Gearloc Wall may lock it."""
    found: list[Pick] = []
    if has_free_active(gearloc):
        found.append(pick(SHIELD, value))
    if gearloc.gearloc == PICKET and gearloc.innate_plus and has_free_locked(gearloc):
        found.append(pick(LOCK_SHIELD, value))
    return found


def plans(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """The one ability of the backup plan per turn, for bones from the left (TMB-157 to TMB-159)."""
    if s.turn.planned or not may_plan(s, gearloc):
        return []
    bones = bones_in(gearloc.plan)
    found: list[Pick] = []
    for ability in SHEETS[gearloc.gearloc].plan:
        if price(gearloc, ability.bones) <= bones:
            found += [pick(PLAN, ability.bones, aim) for aim in ability.verb.aims(s, gearloc, NO_ROLLED_DIE)]
    if bones >= UPGRADE and not gearloc.innate_plus:
        found.append(pick(PLAN, UPGRADE))
    return found + extensions(s, gearloc, bones)


class ChooseResult(Question):
    """Choose what to do next, in any order. Only results that must be used have to be used (TMB-135, TMB-136)."""

    __slots__ = ()

    kind = "result"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return results(s, s.party[self.seat])

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        gearloc = s.party[self.seat]
        if chosen.verb == DONE:
            return
        if chosen.verb == HIT:
            hit(s, gearloc, chosen.what & 15, chosen.what >> 4)
        elif chosen.verb == PLAN:
            use_plan(s, gearloc, chosen)
        elif chosen.verb == PLAY and CARDS[chosen.what].extends is not None:
            use_extension(s, gearloc, chosen)
        elif chosen.verb in (ACT, PLAY):
            act(s, gearloc, chosen)
        elif chosen.verb == TURN:
            turn_by_armor(s, gearloc, chosen)
        elif chosen.verb == CLEAR:
            clear_slot(s, gearloc)
        else:
            use_die(s, gearloc, chosen)
        s.then(Resolve(self.seat))


def hit(s: TooManyBones, gearloc: Gearloc, ones: int, twos: int) -> None:
    """Use swords as one attack. Those left out are lost (TMB-137)."""
    turn = s.turn
    for rolled_die in turn.roll:
        if icon_of(rolled_die) == DAMAGE_ICON:
            turn.swords_seen |= 1 << value_of(rolled_die)
    turn.roll = [rolled_die for rolled_die in turn.roll if icon_of(rolled_die) != DAMAGE_ICON]
    dice = tuple([1] * ones + [2] * twos)
    turn.attacked |= 1 << turn.target
    deal(s, Damage(turn.target, sum(dice), SWORDS, gearloc.id, dice))


def take_from_roll(s: TooManyBones, die: Die) -> RolledDie:
    """Take the skill die an answer is about from the roll."""
    for place in range(len(s.turn.roll)):
        if die_of(s.turn.roll[place]) == die:
            return s.turn.roll.pop(place)
    raise LookupError(die)


def take_bones(s: TooManyBones, what: RolledDie) -> RolledDie:
    """Take the bones die an answer is about from the roll."""
    for place in range(len(s.turn.roll)):
        rolled_die = s.turn.roll[place]
        if numbered(rolled_die) == what and places_of(s.party[s.turn.actor], rolled_die) & IN_PLAN:
            return s.turn.roll.pop(place)
    raise LookupError(what)


def use_die(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Use, place or keep one die of the roll."""
    verb = chosen.verb
    if verb in (SHIELD, LOCK_SHIELD):
        keep_shield(s, gearloc, chosen.what, locked=verb == LOCK_SHIELD)
        return
    if verb == KEEP:
        keep_bones(s, gearloc, take_bones(s, chosen.rolled_die))
        return
    rolled_die = take_from_roll(s, chosen.die)
    if verb == USE:
        s.say(DieUsed(s.who(gearloc.id), without_aim(rolled_die)))
        does = VERBS[icon_of(rolled_die)]
        assert does is not None
        if not does.keeps:
            exhaust(s, rolled_die)
        does.does(s, gearloc, rolled_die, chosen.aim)
    elif verb == PUT:
        baddie = s.baddie(s.grid[chosen.aim])
        baddie.dice.append(without_aim(rolled_die))
        s.say(DiePlaced(s.who(gearloc.id), without_aim(rolled_die), s.who(baddie.id), "baddie"))
    elif verb == LOCK:
        lock_die(s, gearloc, rolled_die)
    elif chosen.aim == NO_AIM:
        place_die(s, gearloc, gearloc, without_aim(rolled_die))
    else:
        s.turn.roll.append(rolled_die)
        s.then(AgreeToDie(unit_aimed(s, chosen.aim), gearloc.id, rolled_die))


def keep_shield(s: TooManyBones, gearloc: Gearloc, value: int, *, locked: bool) -> None:
    """Put a shield into a slot as rolled."""
    for place in range(len(s.turn.roll)):
        rolled_die = s.turn.roll[place]
        if die_of(rolled_die) == DEFENSE_DIE and icon_of(rolled_die) == SHIELD_ICON and value_of(rolled_die) == value:
            s.turn.roll.pop(place)
            (gearloc.locked if locked else gearloc.active).append(without_aim(rolled_die))
            s.say(Shielded(s.who(gearloc.id), value, locked))
            return
    raise LookupError(value)


def keep_bones(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> None:
    """Put bones into the backup plan, after those already there (TMB-155)."""
    kept = with_bones(without_aim(rolled_die), bones_worth(s, gearloc, value_of(rolled_die)))
    gearloc.plan.append(kept)
    s.say(BonesKept(s.who(gearloc.id), value_of(kept), bones_in(gearloc.plan)))


def with_bones(rolled_die: RolledDie, bones: int) -> RolledDie:
    """A bones die that counts as this many bones."""
    return RolledDie(rolled_die & ~0xFF | bones)


def lock_die(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> None:
    """Put a die into a locked slot, where it stays from battle to battle (TMB-148)."""
    locked = as_locked(gearloc, without_aim(rolled_die))
    gearloc.locked.append(locked)
    s.say(DiePlaced(s.who(gearloc.id), locked, s.who(gearloc.id), "locked"))
    settle_in(s, gearloc, gearloc, locked)


def place_die(s: TooManyBones, owner: Gearloc, holder: Gearloc, rolled_die: RolledDie) -> None:
    """Put a die into an active slot, one's own or an ally's (TMB-147)."""
    holder.active.append(without_aim(rolled_die))
    s.say(DiePlaced(s.who(owner.id), without_aim(rolled_die), s.who(holder.id), "active"))
    settle_in(s, owner, holder, rolled_die)


class AgreeToDie(PickQuestion):
    """An ally must agree to a die in its slot (TMB-147). If not, the die stays in the roll, unless it must be used."""

    __slots__ = ("ally", "owner", "shown")

    kind = "agree"

    def __init__(self, ally: int, owner: int, shown: RolledDie) -> None:
        self.ally = ally
        self.owner = owner
        self.shown = shown

    def asked(self, s: TooManyBones) -> Seat:
        return self.ally

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(YES), pick(NO)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == YES:
            s.turn.roll.remove(self.shown)
            place_die(s, s.party[self.owner], s.party[self.ally], self.shown)
            return
        s.turn.declined |= 1 << self.ally
        if is_must(self.shown):
            s.turn.roll.remove(self.shown)
            exhaust(s, self.shown)

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return yes_or_no(self.kind, chosen)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"owner": name_of(s, self.owner), "die": shown_words(without_aim(self.shown))}


def use_plan(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Pay bones from the left until the cost is covered. Any excess is lost (TMB-157)."""
    cost = chosen.what
    s.turn.planned = True
    s.say(PlanUsed(s.who(gearloc.id), cost))
    pay(s, gearloc, cost if cost == UPGRADE else price(gearloc, cost))
    if cost == UPGRADE:
        flip_innate(s, gearloc)
    else:
        for ability in SHEETS[gearloc.gearloc].plan:
            if ability.bones == cost:
                ability.verb.does(s, gearloc, NO_ROLLED_DIE, chosen.aim)
