"""KO and defeat, the end and clean-up of a battle (TMB-204 to TMB-213), and the end of an adventure (TMB-030).

A gearloc that was KO comes back after the battle, by rest or by loot: `adventure.recovery`. A Revive die that keeps it
from falling is in `damage`.
"""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do, stop, unwind
from boneyard.games.too_many_bones.battle.queue import rebuild, stack_of
from boneyard.games.too_many_bones.battle.skill_rules import RISES, skills_at
from boneyard.games.too_many_bones.battle.slots import ChooseUnlocked, exhaust, return_to_mat, set_counter
from boneyard.games.too_many_bones.battle.special_rules import BATTLE_OVER, FALLS, IS_WON, LEAVES, in_force
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.tyrant_cards import tyrant_card
from boneyard.games.too_many_bones.events.adventure import AdventureEnded, DayBegan
from boneyard.games.too_many_bones.events.battle import BattleLost, BattleWon, Defeated, KnockedOut
from boneyard.games.too_many_bones.model.dice import die_of
from boneyard.games.too_many_bones.model.ids import (
    BODY_COUNT,
    EXHAUSTED,
    FIRST_BADDIE,
    IN_PLAY,
    NOBODY,
    READY,
    SKILL_DICE,
    SKILLS_EACH,
    TANTRUM,
    Cell,
)
from boneyard.games.too_many_bones.model.mat import NOWHERE
from boneyard.games.too_many_bones.model.state import (
    CHIP,
    FACE_UP,
    MODES,
    RISEN,
    TooManyBones,
    is_gearloc,
    new_turn,
    noted_unit,
)
from boneyard.games.too_many_bones.model.tasks import BattleEnd
from boneyard.games.too_many_bones.model.units import ENTERING, KO, ON_MAT, WAITING, Baddie, Gearloc, Unit

MOST_BODIES: Final = 5
KEEPS_LOCKED: Final[tuple[bool, ...]] = tuple([FACTS[f"modes.{mode}.keep_locked_on_ko"] for mode in MODES])


def fall(s: TooManyBones, unit: Unit, by: int) -> None:
    """A unit has lost its last HP: a gearloc is KO, a baddie is defeated."""
    if isinstance(unit, Gearloc):
        knock_out(s, unit)
    else:
        assert isinstance(unit, Baddie)
        defeat(s, unit, by)


def leave_meter(s: TooManyBones, unit: int) -> None:
    """Remove a unit's initiative die and its pending meter changes."""
    if unit in s.meter:
        s.meter.remove(unit)
    s.notes = [noted for noted in s.notes if noted_unit(noted) != unit]


def take_off(s: TooManyBones, unit: Unit) -> None:
    """Take a unit and its initiative die off the mat, and remove its effect dice (TMB-203)."""
    if s.grid[unit.cell] == unit.id:
        s.grid[unit.cell] = NOBODY
    leave_meter(s, unit.id)
    cell, unit.cell = unit.cell, NOWHERE
    unit.effects = 0
    for rule, argument in in_force(s, LEAVES):
        rule.leaves(s, cell, argument)


def knock_out(s: TooManyBones, gearloc: Gearloc) -> None:
    """Knock out a gearloc at once, and empty its slots and backup plan (TMB-204, TMB-205)."""
    cell = gearloc.cell
    take_off(s, gearloc)
    gearloc.where = KO
    s.say(KnockedOut(s.who(gearloc.id)))
    empty_slots(s, gearloc, locked=not KEEPS_LOCKED[s.book.mode])
    if s.turn.actor == gearloc.id:
        for rolled_die in s.turn.roll:
            return_to_mat(s, rolled_die)
        s.turn.roll = []
    if s.order:
        s.party[s.order.pop(0)].where = ENTERING  # against Nom (TMB-058), or in a narrow pass (classic-07)
    call_back_cloaked(s, cell)


def call_back_cloaked(s: TooManyBones, cell: Cell) -> None:
    """Cloak & Dagger: a gearloc taken off the mat enters again, on the position of the one that is KO (TMB-061)."""
    for gearloc in s.party:
        if gearloc.where == WAITING and gearloc.id not in s.order:
            gearloc.where = ENTERING
            gearloc.place = cell


def empty_slots(s: TooManyBones, gearloc: Gearloc, *, locked: bool) -> None:
    """Remove all dice from its slots and backup plan."""
    dice = gearloc.active + gearloc.plan
    gearloc.active = []
    gearloc.plan = []
    if locked:
        dice += gearloc.locked
        gearloc.locked = []
    gearloc.buff = 0
    for rolled_die in dice:
        exhaust(s, rolled_die)


def remove_baddie(s: TooManyBones, baddie: Baddie) -> None:
    """Take a chip off the mat, exhaust gearlocs' dice on it, and free its lane marker and initiative die (TMB-207)."""
    for rolled_die in baddie.dice:
        exhaust(s, rolled_die)
    take_off(s, baddie)
    s.baddies[baddie.id - FIRST_BADDIE] = None


def defeat(s: TooManyBones, baddie: Baddie, by: int) -> None:
    """Defeat a baddie. A skill may let it rise."""
    rises = any(skill.rises(baddie, number) for skill, number in skills_at(baddie, RISES))
    named = s.who(baddie.id)
    s.say(Defeated(named, s.who(s.known(by)), rises))
    remove_baddie(s, baddie)
    if baddie.chip == NOBODY:
        return
    s.fallen += 1
    if rises:
        s.queue.insert(0, baddie.chip | FACE_UP | RISEN)
    elif not any(rule.falls(s, baddie, argument) for rule, argument in in_force(s, FALLS)):
        s.defeated.append(baddie.chip)
    if is_gearloc(by) and s.party[by].gearloc == TANTRUM:
        count_body(s, s.party[by])


def count_body(s: TooManyBones, tantrum: Gearloc) -> None:
    """Count a baddie that Tantrum defeated himself (TMB-191)."""
    set_counter(s, tantrum, BODY_COUNT, min(MOST_BODIES, tantrum.counts(BODY_COUNT) + 1))


class CheckBattle(Do):
    """Check the end after a fall: lost if every gearloc is KO, else won if no baddie is left.

    TMB-120, TMB-208, TMB-209.
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if not any(is_in_the_fight(s, gearloc) for gearloc in s.party):
            end_battle(s, "wipe")
        elif is_won(s):
            end_battle(s, "won")


def is_in_the_fight(s: TooManyBones, gearloc: Gearloc) -> bool:
    """Whether a gearloc is on the mat, entering or in line. One only taken off the mat cannot lose alone (TMB-061)."""
    if gearloc.id in s.order:
        return True
    return gearloc.where == ON_MAT or (gearloc.where == ENTERING and gearloc.place == NOWHERE)


def is_won(s: TooManyBones) -> bool:
    """Whether nobody is left to fight while a gearloc is on the mat (TMB-208)."""
    return bool(s.gearlocs_standing()) and nobody_to_fight(s)


def nobody_to_fight(s: TooManyBones) -> bool:
    """Whether the challenged tyrant is gone, or all baddies are, or the card says so (TMB-045, TMB-110)."""
    if s.challenged_tyrant != NOBODY:
        here = [baddie.chip for baddie in s.baddies_standing()] + [chip & CHIP for chip in s.queue]
        won = s.challenged_tyrant not in here
    else:
        won = not s.baddies_standing() and not s.queue
    for rule, argument in in_force(s, IS_WON):
        won = rule.is_won(s, won, argument)
    return won


class AfterBattle(BattleEnd):
    """Waits on the agenda under a battle, and runs after it, whoever won (TMB-139, TMB-210, TMB-211).

    Dice may be taken out of locked slots if another battle follows; then comes the clean-up.
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        is_over = s.maybe_adventure is None or (s.challenged_tyrant != NOBODY and s.ending == "won")
        for gearloc in s.party:
            if gearloc.locked and not is_over and keeps_locked(s):
                s.then(ChooseUnlocked(gearloc.id))
        s.then(CleanUp())


def keeps_locked(s: TooManyBones) -> bool:
    """Whether locked slots are kept after the battle: it was won, or lost in adventure mode (TMB-027)."""
    return s.ending == "won" or KEEPS_LOCKED[s.book.mode]


class CleanUp(Do):
    """Clear slots and effects, return exhausted dice, and put the chips away (TMB-210, TMB-211)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        for gearloc in s.party:
            empty_slots(s, gearloc, locked=not keeps_locked(s))
        for gearloc in s.party:
            clean_up(gearloc)
        s.turn = new_turn(NOBODY)
        for baddie in s.enemies_standing():
            if baddie.chip != NOBODY:
                s.queue.append(baddie.chip)
            s.baddies[baddie.id - FIRST_BADDIE] = None
        return_chips(s)
        for rule, argument in in_force(s, BATTLE_OVER):
            rule.battle_over(s, argument)
        s.grid = [NOBODY] * len(s.grid)
        s.meter = []
        s.notes = []
        s.special_rules = []


def clean_up(gearloc: Gearloc) -> None:
    """Clear effect dice and return exhausted dice (TMB-210)."""
    gearloc.effects = 0
    gearloc.cell = NOWHERE
    gearloc.aside = 0
    gearloc.spent_attack = 0
    gearloc.spent_defense = 0
    gearloc.feast = 0
    for place in range(SKILLS_EACH):
        if gearloc.skills[place] in (EXHAUSTED, IN_PLAY):
            gearloc.skills[place] = READY
    for rolled_die in gearloc.locked:
        if die_of(rolled_die) < SKILL_DICE:
            gearloc.put(die_of(rolled_die), IN_PLAY)


def return_chips(s: TooManyBones) -> None:
    """Put undefeated chips face down under their stacks, and called-in types back unused (TMB-211)."""
    for chip in s.queue:
        number = chip & CHIP
        stack = stack_of(number)
        if stack >= 0 and CHIPS[number].type in s.book.types:
            s.stacks[stack].append(number)
        elif stack >= 0 and s.maybe_adventure is not None:
            s.maybe_adventure.unused.append(number)
    s.queue = []
    if s.maybe_adventure is not None:
        s.defeated = [chip for chip in s.defeated if not CHIPS[chip].is_tyrant]  # back to its card (TMB-046)
        for stack in range(len(s.stacks)):
            rebuild(s, stack)  # the stack may have run empty before anything was defeated (TMB-021)


def end_battle(s: TooManyBones, how: str) -> None:
    """End the battle and clear what was still to happen in it."""
    unwind(s, AfterBattle)
    s.ending = "won" if how == "won" else "lost"
    if s.maybe_adventure is not None:
        s.maybe_adventure.wiped = how == "wipe" and not any(
            gearloc.hp for gearloc in s.party
        )  # for a champion it is not one
    s.say(BattleWon(s.round) if how == "won" else BattleLost(s.round, how))


# The end of the adventure.


def day_passes(s: TooManyBones) -> bool:
    """Advance the day counter. Returns False, and the adventure is lost, if no day is left (TMB-030)."""
    adventure = s.adventure
    left = tyrant_card(s).days - adventure.day
    if left <= 0:
        end_adventure(s, won=False)
        return False
    adventure.day += 1
    s.say(DayBegan(adventure.day, left - 1))
    return True


def end_adventure(s: TooManyBones, *, won: bool) -> None:
    """End the adventure: the tyrant is defeated, or no day is left."""
    stop(s)
    s.ending = "won" if won else "lost"
    s.say(AdventureEnded(won=won, day=s.adventure.day))
