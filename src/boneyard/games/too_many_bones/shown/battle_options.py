"""Labels of options, with their numbers worked out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boneyard.core.decision import Argument, Decision, Phrase
from boneyard.games.too_many_bones.answers import picks
from boneyard.games.too_many_bones.answers.aims import unit_aimed
from boneyard.games.too_many_bones.answers.picks import (
    ACTS,
    NO_AIM,
    STARTS,
    Pick,
    unpack_values,
)
from boneyard.games.too_many_bones.answers.words import name_of, names_at, place_words
from boneyard.games.too_many_bones.battle.damage import PLAIN, SWORDS, TRUE, constant_left
from boneyard.games.too_many_bones.battle.slots import ACTIVE_SLOTS, LOCKED_SLOTS, bones_in, find
from boneyard.games.too_many_bones.battle.stats import max_hp
from boneyard.games.too_many_bones.content.names import (
    dice_words,
    die_words,
    face_words,
    faces_of,
    icon_text,
    phrase,
    tenths,
)
from boneyard.games.too_many_bones.content.sheets import FACES, SHEETS, SKILLS, icon_of
from boneyard.games.too_many_bones.gearlocs.boomer.skills import COMPONENTS
from boneyard.games.too_many_bones.gearlocs.tantrum.rage import rage_place
from boneyard.games.too_many_bones.gearlocs.tantrum.skills import AXE_DAMAGE
from boneyard.games.too_many_bones.loot.backup_plan import price
from boneyard.games.too_many_bones.model.dice import die_of, face_of, token, value_of
from boneyard.games.too_many_bones.model.ids import (
    ATTACK_DIE,
    DEFENSE_DIE,
    FIRST_BADDIE,
    HEAL_ICON,
    JERKY_ICON,
    MELEE_DAMAGE_ICON,
    NEG_I_ZAP_ICON,
    NOBODY,
    RAGE_DIE,
    SKILL_DICE,
    STATS,
    THRONE,
    Die,
    RolledDie,
)
from boneyard.games.too_many_bones.model.mat import ADJACENT
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc
from boneyard.games.too_many_bones.shown.adventure_options import ROAD_LABELS
from boneyard.games.too_many_bones.shown.previews import standing, would_heal, would_hurt
from boneyard.games.too_many_bones.turns.choosing_dice import attack_left, defense_left

# Step 2 and 3.


def label_move(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """What the move costs, what is left for dice, and which units are adjacent."""
    beside = place_words(s, option.aim, decision.seat)
    return phrase("opt-move", dex=option.what, left=s.turn.dex - option.what, beside=beside)


def label_stay(s: TooManyBones, decision: Decision, _option: Pick) -> Phrase:
    """The Dex left for dice."""
    cell = s.party[decision.seat].cell
    return phrase("opt-stay", left=s.turn.dex, beside=place_words(s, cell, decision.seat))


def label_target(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """The target's HP, shields and effects."""
    return standing(s, THRONE if option.what else s.grid[option.aim])


def label_no_target(_s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """No attack dice without a target."""
    return phrase("opt-no-target")


# Step 4.


def label_add(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """The faces of the die; of white ones also how many more there are."""
    gearloc = s.party[decision.seat]
    die = option.die
    if die < SKILL_DICE:
        return phrase("opt-add-skill", faces=faces_of(die))
    left = attack_left(s, gearloc) if die == ATTACK_DIE else defense_left(s, gearloc)
    return phrase("opt-add-white", left=left, faces=faces_of(die))


def label_aim(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """The units on that position and next to it."""
    near = names_at(s, ADJACENT[option.aim])
    around = phrase("around", near=near) if near else phrase("around-nobody")
    unit = s.grid[option.aim]
    if unit < 0:
        return phrase("opt-aim-empty", around=around)
    return phrase("opt-aim", name=name_of(s, unit), stands=standing(s, unit), around=around)


def label_roll(s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """The dice taken so far, equal ones counted."""
    counts: dict[Die, int] = {}
    for chosen in s.turn.chosen:
        counts[die_of(chosen)] = counts.get(die_of(chosen), 0) + 1
    if not counts:
        return phrase("opt-roll-nothing", dex=s.turn.dex)
    dice = tuple([phrase("dice-counted", die=die_words(die), count=count) for die, count in counts.items()])
    return phrase("opt-roll", dice=dice, dex=s.turn.dex)


# Step 5.


def label_hit(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """The damage of the swords, with what a locked die adds."""
    more = constant_left(s)
    amount = (option.what & 15) + 2 * (option.what >> 4) + more
    return would_hurt(s, s.turn.target, amount, SWORDS)


def label_keep(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """How many bones the backup plan will have."""
    bones = value_of(option.rolled_die)
    return phrase("opt-keep", bones=bones, total=bones_in(s.party[decision.seat].plan) + bones)


def label_shield(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Which slots the shield takes."""
    return slot_left(s.party[decision.seat], locked=option.verb == picks.LOCK_SHIELD)


def slot_left(gearloc: Gearloc, *, locked: bool) -> Phrase:
    """How many slots are free after it."""
    used, most = (len(gearloc.locked), LOCKED_SLOTS) if locked else (len(gearloc.active), ACTIVE_SLOTS)
    return phrase("opt-slot", slot="locked" if locked else "active", left=most - used - 1)


def in_roll(s: TooManyBones, die: Die) -> RolledDie:
    """A die of the roll with what it shows; if it is not in the roll, any face of it."""
    for shown in s.turn.roll:
        if die_of(shown) == die:
            return shown
    return token(die, 0, 0)


def label_use(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """What the face does; damage and healing are worked out."""
    shown = in_roll(s, option.die)
    icon, value = icon_of(shown), value_of(shown)
    unit = unit_aimed(s, option.aim)
    if icon == MELEE_DAMAGE_ICON:
        return would_hurt(s, s.turn.target, value, PLAIN)
    if icon == NEG_I_ZAP_ICON:
        return would_hurt(s, unit, value, TRUE)
    if icon in (HEAL_ICON, JERKY_ICON):
        return would_heal(s, decision.seat if unit == NOBODY else unit, value)
    text = icon_text(icon, value)
    if option.aim >= NO_AIM:
        return phrase("opt-use", face=face_words(shown), text=text)
    if unit == NOBODY:
        return phrase("opt-use-at", face=face_words(shown), beside=place_words(s, option.aim, decision.seat))
    return phrase("opt-use-on", face=face_words(shown), text=text, stands=standing(s, unit))


def label_place(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """What the die does in a slot: one's own, an ally's, or on a baddie."""
    shown = in_roll(s, option.die)
    args: dict[str, Argument] = {"face": face_words(shown), "text": icon_text(icon_of(shown), value_of(shown))}
    unit = unit_aimed(s, option.aim)
    if unit != NOBODY:
        return phrase("opt-place-on", **args, stands=standing(s, unit))
    slot = slot_left(s.party[decision.seat], locked=option.verb == picks.LOCK)
    return phrase("opt-place", **args, slot=slot)


def label_plan(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """The ability, the bones it takes from the left until it is paid, and what is left (TMB-157)."""
    gearloc = s.party[decision.seat]
    sheet = SHEETS[gearloc.gearloc]
    paid, cost = 0, price(gearloc, option.what)
    for shown in gearloc.plan:
        if paid < cost:
            paid += value_of(shown)
    args: dict[str, Argument] = {"paid": paid, "left": bones_in(gearloc.plan) - paid}
    for ability in sheet.plan:
        if ability.bones == option.what:
            unit = unit_aimed(s, option.aim)
            if unit != NOBODY:
                return phrase("opt-plan-on", **args, name=ability.name, text=ability.text, stands=standing(s, unit))
            return phrase("opt-plan", **args, name=ability.name, text=ability.text)
    return phrase("opt-plan", **args, name=sheet.innate_plus.name, text=sheet.innate_plus.text)


def label_clear(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Which die goes; if none is named and there are several, that is asked next."""
    if not option.what:
        gearloc = s.party[decision.seat]
        return phrase("opt-clear", dice=dice_words(gearloc.active + gearloc.locked))
    die = die_of(option.rolled_die)
    return phrase("opt-clear-die", die=die_words(die), slot="locked" if option.verb == picks.UNLOCK else "active")


def label_act(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Actions possible at any time; an axe does damage."""
    unit = unit_aimed(s, option.aim)
    key = f"opt-act-{ACTS[option.what]}"
    if option.what == picks.THROW_AXE:
        return would_hurt(s, unit, AXE_DAMAGE, PLAIN)
    if option.what == picks.MAKE_GRENADE:
        return label_make_grenade(s, s.party[decision.seat])
    if option.what == picks.USE_RAGE:
        return label_rage(s, s.party[decision.seat])
    if option.aim >= NO_AIM:
        return phrase(key)
    if unit == NOBODY:
        return phrase("opt-act-to", act=phrase(key), beside=place_words(s, option.aim, decision.seat))
    return phrase("opt-act-on", act=phrase(key), stands=standing(s, unit))


def label_make_grenade(s: TooManyBones, gearloc: Gearloc) -> Phrase:
    """Components lie locked, or their dice are used up straight from the roll with all they show (TMB-226)."""
    loose = [find(s.turn.roll, icon) for icon in COMPONENTS if find(gearloc.locked, icon) < 0]
    used_up = [s.turn.roll[place] for place in loose if place >= 0]
    if used_up:
        return phrase("opt-act-make-grenade-rolled", dice=dice_words(used_up))
    return phrase("opt-act-make-grenade")


def label_rage(s: TooManyBones, gearloc: Gearloc) -> Phrase:
    """What the Rage die gives, by its tier: bones, HP or damage."""
    shown = gearloc.active[rage_place(gearloc)]
    value = FACES[die_of(shown)][face_of(shown)].also_value
    tier = die_of(shown) - RAGE_DIE
    if tier == 0:
        return phrase("opt-keep", bones=value, total=bones_in(gearloc.plan) + value)
    return would_heal(s, gearloc.id, value) if tier == 1 else would_hurt(s, s.turn.target, value, PLAIN)


def label_done(_s: TooManyBones, decision: Decision, _option: Pick) -> Phrase:
    """The label of ending the question without another answer."""
    return phrase("opt-done", kind=decision.kind)


# What is asked in between.


def label_at(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """A unit by its HP and effects, a position by the units next to it."""
    unit = unit_aimed(s, option.aim)
    return place_words(s, option.aim, decision.seat) if unit == NOBODY else standing(s, unit)


def label_next(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """An effect at the start of a turn."""
    return phrase(f"opt-next-{STARTS[option.what]}")


def label_yes(_s: TooManyBones, decision: Decision, _option: Pick) -> Phrase:
    """Yes, and what it means."""
    return phrase("opt-yes", kind=decision.kind)


def label_no(_s: TooManyBones, decision: Decision, _option: Pick) -> Phrase:
    """No, and what it means."""
    return phrase("opt-no", kind=decision.kind)


def label_soak(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """What the defense dice show afterwards."""
    values = unpack_values(option.what)
    return phrase("opt-soak", left=sum(values), dice=len([value for value in values if value]))


def label_reroll(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """The faces of the die."""
    return phrase("opt-reroll", faces=faces_of(die_of(option.rolled_die)))


def label_remove(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """Which die goes."""
    return phrase("opt-remove", die=die_words(die_of(option.rolled_die)))


def label_lose(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """What the stat die adds now."""
    return phrase("opt-lose", stat=STATS[option.what], value=s.party[decision.seat].trained[option.what])


def label_gain(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """What a die from the tray is good for."""
    return phrase("opt-gain", text=SKILLS[option.what].text)


def label_first(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """Who goes first; the answer itself names a gearloc."""
    unit = unit_aimed(s, option.aim)
    if unit == NOBODY:
        return phrase("opt-first-other")
    if unit < FIRST_BADDIE:
        return phrase("opt-first-gearloc", hp=s.party[unit].hp, max=max_hp(s.party[unit]))
    return phrase("opt-first", stands=standing(s, unit))


def label_turn(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """What the Rage die shows then, or a shield under Raider Armor."""
    if die_of(option.rolled_die) == DEFENSE_DIE:
        return phrase("opt-turn-shield", value=value_of(option.rolled_die))
    return phrase("opt-turn", die=die_words(die_of(option.rolled_die)), tenths=tenths(value_of(option.rolled_die)))


LABELS: Final[dict[int, Callable[[TooManyBones, Decision, Pick], Phrase]]] = {
    picks.MOVE: label_move,
    picks.STAY: label_stay,
    picks.TARGET: label_target,
    picks.NO_TARGET: label_no_target,
    picks.ADD: label_add,
    picks.AIM: label_aim,
    picks.ROLL: label_roll,
    picks.HIT: label_hit,
    picks.KEEP: label_keep,
    picks.SHIELD: label_shield,
    picks.LOCK_SHIELD: label_shield,
    picks.USE: label_use,
    picks.PLACE: label_place,
    picks.LOCK: label_place,
    picks.PUT: label_place,
    picks.PLAN: label_plan,
    picks.CLEAR: label_clear,
    picks.UNLOCK: label_clear,
    picks.ACT: label_act,
    picks.DONE: label_done,
    picks.AT: label_at,
    picks.NEXT: label_next,
    picks.YES: label_yes,
    picks.NO: label_no,
    picks.SOAK: label_soak,
    picks.REROLL: label_reroll,
    picks.REMOVE: label_remove,
    picks.LOSE: label_lose,
    picks.GAIN: label_gain,
    picks.FIRST: label_first,
    picks.TURN: label_turn,
    **ROAD_LABELS,
}
