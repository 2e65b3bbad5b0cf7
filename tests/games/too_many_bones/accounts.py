"""Whether everything is accounted for: HP within bounds, every die and chip in one place, mat and meter agreeing."""

from __future__ import annotations

from collections import Counter

from boneyard.games.too_many_bones.battle.dice_supply import ATTACK_DICE, DEFENSE_DICE
from boneyard.games.too_many_bones.battle.slots import ACTIVE_SLOTS, LOCKED_SLOTS, bones_in
from boneyard.games.too_many_bones.battle.stats import max_hp, stat
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.records import CELLS as ROLLED_ONCE
from boneyard.games.too_many_bones.content.records import ROLLED
from boneyard.games.too_many_bones.content.sheets import CONSUMABLE, SHEETS, SKILLS
from boneyard.games.too_many_bones.model.dice import die_of
from boneyard.games.too_many_bones.model.ids import (
    ATTACK,
    ATTACK_DIE,
    DEFENSE,
    DEFENSE_DIE,
    EXHAUSTED,
    FIRST_BADDIE,
    IN_PLAY,
    NOBODY,
    ORB,
    READY,
    SKILL_DICE,
    THRONE,
    TRAY,
)
from boneyard.games.too_many_bones.model.mat import CELLS, NOWHERE
from boneyard.games.too_many_bones.model.state import CHIP, RISEN, TooManyBones
from boneyard.games.too_many_bones.model.units import KO, ON_MAT, Gearloc
from boneyard.games.too_many_bones.turns.start_and_end import PLAN_SLOTS

MOST_TRAINED = 6


def lying_dice(s: TooManyBones) -> list[int]:
    """Every die that lies anywhere but on its mat: in slots, in backup plans, on baddies, chosen or rolled."""
    found = [shown for gearloc in s.party for shown in gearloc.active + gearloc.locked + gearloc.plan]
    found += [shown for baddie in s.enemies_standing() for shown in baddie.dice]
    return [die_of(shown) for shown in found + s.turn.chosen + s.turn.roll]


def check_party(s: TooManyBones) -> None:
    for gearloc in s.party:
        name = SHEETS[gearloc.gearloc].name.en
        assert 0 <= gearloc.hp <= max_hp(gearloc), f"{name} has {gearloc.hp} of {max_hp(gearloc)} HP"
        assert (gearloc.hp == 0) == (gearloc.where == KO), (
            f"{name} has {gearloc.hp} HP, and is in state {gearloc.where}"
        )
        assert (gearloc.cell != NOWHERE) == (gearloc.where == ON_MAT), f"{name} stands where it is not"
        assert len(gearloc.active) <= ACTIVE_SLOTS, f"{name} has too many active dice"
        assert len(gearloc.locked) <= LOCKED_SLOTS, f"{name} has too many locked dice"
        assert gearloc.buff >= 0
        assert 0 <= gearloc.spent_attack <= stat(gearloc, ATTACK) + MOST_TRAINED
        assert 0 <= gearloc.spent_defense <= stat(gearloc, DEFENSE) + MOST_TRAINED
        assert all(0 <= value <= MOST_TRAINED for value in gearloc.trained)
        if s.turn.actor != gearloc.id:
            assert bones_in(gearloc.plan) <= PLAN_SLOTS, f"{name} keeps {bones_in(gearloc.plan)} bones"
        check_counters(gearloc)


def check_counters(gearloc: Gearloc) -> None:
    for skill in SHEETS[gearloc.gearloc].skills:
        shows = gearloc.shows[skill.number - 1]
        most = 0 if skill.kind == ROLLED else max(face.value for face in skill.faces)
        assert 0 <= shows <= most, f"{skill.key} shows {shows}"
        if skill.kind == ROLLED_ONCE:
            assert not shows or gearloc.skills[skill.number - 1] != TRAY, f"{skill.key} counts in the tray"


def check_dice(s: TooManyBones) -> None:
    """Every skill die is in exactly one place."""
    lying = Counter(lying_dice(s))
    for gearloc in s.party:
        for place in range(16):
            die, where = gearloc.gearloc * 16 + place, gearloc.skills[place]
            assert where in (TRAY, READY, IN_PLAY, EXHAUSTED)
            expected = 1 if where == IN_PLAY else 0
            assert lying[die] == expected, f"{SKILLS[die].key} is in state {where} and lies in {lying[die]} places"
            assert not (CONSUMABLE[die] and where == EXHAUSTED), f"{SKILLS[die].key} goes back to the tray when done"
    owned = [gearloc.gearloc for gearloc in s.party]
    strangers = [die for die in lying if die < SKILL_DICE and die // 16 not in owned]
    assert not strangers, f"dice of nobody: {strangers}"
    if s.book.box_dice:
        white = lying[ATTACK_DIE] + lying[DEFENSE_DIE] + sum(len(baddie.shields) for baddie in s.enemies_standing())
        white += sum(gearloc.spent_attack + gearloc.spent_defense for gearloc in s.party)
        assert white <= ATTACK_DICE + DEFENSE_DICE, f"{white} white dice on the table"


def chips_seen(s: TooManyBones) -> list[int]:
    """Every chip that is on the mat, in the queue, in a stack or beaten."""
    found = [baddie.chip for baddie in s.baddies_standing()] + [chip & CHIP for chip in s.queue]
    return found + s.defeated + [chip & CHIP for stack in s.stacks for chip in stack]


def check_chips(s: TooManyBones) -> None:
    """No chip is in two places, and none of the active stacks has vanished."""
    seen = Counter(chips_seen(s))
    twice = [CHIPS[chip].name.en for chip, count in seen.items() if count > 1]
    assert not twice, f"in two places: {twice}"
    gone = [chip.name.en for chip in CHIPS if chip.points and chip.type in s.book.types and chip.chip not in seen]
    assert not gone, f"nowhere: {gone}"


def check_mat(s: TooManyBones) -> None:
    """Positions, units and the meter say the same."""
    grid = [NOBODY] * CELLS
    for unit in [*s.gearlocs_standing(), *s.enemies_standing()]:
        if unit.id != THRONE:
            assert grid[unit.cell] == NOBODY, f"two units on {unit.cell}"
            grid[unit.cell] = unit.id
    assert grid == s.grid, "the mat does not say who stands where"
    on_mat = [unit.id for unit in [*s.gearlocs_standing(), *s.enemies_standing()] if unit.id < ORB]
    if s.round:  # in the set-up the meter is filled before the gearlocs are placed
        assert sorted(s.meter) == sorted(on_mat), f"the meter has {s.meter}, the mat {on_mat}"
    for baddie in s.enemies_standing():
        assert 0 < baddie.hp <= baddie.max, f"baddie {baddie.id} has {baddie.hp} of {baddie.max} HP"
        assert s.baddies[baddie.id - FIRST_BADDIE] is baddie
        assert all(value > 0 for value in baddie.shields)
    assert all(chip & CHIP < len(CHIPS) and chip < 2 * RISEN for chip in s.queue)


def check(s: TooManyBones) -> None:
    """Everything is accounted for, in the middle of a battle or after it."""
    if s.ending and not s.agenda:
        check_party_after(s)
    else:
        check_party(s)
    check_dice(s)
    check_mat(s)
    if not s.ending:
        check_chips(s)


def check_party_after(s: TooManyBones) -> None:
    """After a battle nothing of it is left but HP, counters and locked dice (TMB-210, TMB-211)."""
    for gearloc in s.party:
        assert 0 <= gearloc.hp <= max_hp(gearloc)
        assert not gearloc.active
        assert not gearloc.plan
        assert not gearloc.effects
        assert gearloc.buff == gearloc.spent_attack == gearloc.spent_defense == gearloc.aside == 0
        assert EXHAUSTED not in gearloc.skills
        check_counters(gearloc)
