"""What answers in a battle are about, one function for each verb or for several that are alike."""

from __future__ import annotations

from typing import Any, Final

from boneyard.core.agenda import asking
from boneyard.core.decision import Decision, Phrase, Words
from boneyard.games.too_many_bones.answers import picks
from boneyard.games.too_many_bones.answers.aims import gearloc_aimed, unit_aimed
from boneyard.games.too_many_bones.answers.picks import GEARLOC_AIM, NO_AIM, SKILL_NEXT, Pick, unpack_values
from boneyard.games.too_many_bones.answers.words import name_of
from boneyard.games.too_many_bones.battle.queue import VALUES
from boneyard.games.too_many_bones.battle.rolling import like
from boneyard.games.too_many_bones.content.names import baddie_skill_words, die_words, phrase, tenths, white_result
from boneyard.games.too_many_bones.content.sheets import SHEETS, icon_of, key_of
from boneyard.games.too_many_bones.loot.cards.raider_armor import RAIDER_ARMOR, armored
from boneyard.games.too_many_bones.model.dice import die_of, numbered, value_of
from boneyard.games.too_many_bones.model.ids import (
    ALLY,
    AXE_COLLECTOR,
    BADDIE_SKILL_NAMES,
    BODY_COUNT,
    BONES_ICON,
    BOOM_COUNTER,
    CONSTANT_MOVE_ICON,
    DAMAGE_ICON,
    DEFENSE_DIE,
    FIRST_PILE,
    GEARLOCS,
    HEAL_ASSIST_ICON,
    PILES,
    REROLL_BUFF_ICON,
    REROLL_HEAL_ICON,
    REUSABLE_BONES_ICON,
    RUSH_ICON,
    SHIELD_ICON,
    SKILL_DICE,
    SWITCH_ICON,
    THRONE,
    RolledDie,
    Trait,
)
from boneyard.games.too_many_bones.model.mat import SQUARES
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc
from boneyard.games.too_many_bones.shown import places
from boneyard.games.too_many_bones.shown.answers import Fields, Meaning
from boneyard.games.too_many_bones.shown.contest_answers import shields_left
from boneyard.games.too_many_bones.shown.places import Names, cards_of, in_roll, on_mat, square_of, stack_of
from boneyard.games.too_many_bones.shown.previews import strike

# What a die in a slot allows, by the icon it shows.
BY_ICON: Final = {
    picks.SWITCH_PLACES: SWITCH_ICON,
    picks.DOUBLE_SWITCH: SWITCH_ICON,
    picks.RUSH_AHEAD: RUSH_ICON,
    picks.DOUBLE_RUSH: RUSH_ICON,
    picks.STEP_FREELY: CONSTANT_MOVE_ICON,
    picks.ASSIST_HEAL: HEAL_ASSIST_ICON,
    picks.REROLL_HEAL: REROLL_HEAL_ICON,
    picks.REROLL_BUFF: REROLL_BUFF_ICON,
}
# What a counter that never leaves the grid allows.
BY_COUNTER: Final = {
    picks.MAKE_GRENADE: BOOM_COUNTER,
    picks.THROW_AXE: AXE_COLLECTOR,
    picks.CASH_BODIES: BODY_COUNT,
}
DOES: Final = tuple([f"does-{verb.replace(' ', '-')}" for verb in picks.VERBS])
BY_QUESTION: Final = (picks.STAY, picks.DONE, picks.YES, picks.NO)  # said differently for each question
MOVED: Final = ("baddie_walk", "push", "bluff")  # the question is about somebody who is moved


def own(s: TooManyBones, decision: Decision) -> Gearloc:
    """The gearloc of the player asked."""
    return s.party[decision.seat]


def owner(s: TooManyBones, decision: Decision, option: Pick) -> Gearloc:
    """The gearloc aimed at, otherwise that of the player asked."""
    return gearloc_aimed(s, option.aim) if GEARLOC_AIM <= option.aim < NO_AIM else own(s, decision)


def does_key(option: Pick) -> str:
    """The words of a verb."""
    return DOES[option.verb]


def aim_name(option: Pick) -> str:
    """The position or the gearloc an answer is aimed at, or nothing."""
    if option.aim < GEARLOC_AIM:
        return SQUARES[option.aim]
    return GEARLOCS[option.aim - GEARLOC_AIM] if option.aim < NO_AIM else ""


def aimed_name(s: TooManyBones, option: Pick) -> Words:
    """The unit that is aimed at."""
    return name_of(s, unit_aimed(s, option.aim))


def towards(s: TooManyBones, option: Pick, action: Phrase) -> Phrase:
    """The same, at whom or where it is aimed."""
    if option.aim >= NO_AIM:
        return action
    if unit_aimed(s, option.aim) < 0:
        return phrase("does-at-square", action=action, square=SQUARES[option.aim])
    return phrase("does-on", action=action, name=aimed_name(s, option))


def plain(_s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """The verb says it all, or the verb and the question."""
    key = does_key(option)
    return Meaning([], phrase(key, kind=decision.kind) if option.verb in BY_QUESTION else phrase(key), {})


# Moving and targeting.


def move(_s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """A position, and the Dex it costs. Critters that run have none, and light up where they are, too."""
    square, critters = SQUARES[option.aim], decision.kind == "critters"
    does = phrase("does-move", kind=decision.kind, square=square)
    data: Fields = {"square": square, "dex": 0 if critters else option.what}
    return Meaning([SQUARES[option.what]] if critters else [], does, data)


def stay(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """Where one stands; a chip that was scouted stays on its stack."""
    if decision.kind == "scouted":
        return scouted(s, decision, option)
    lit = square_of(s, ALLY if decision.kind == "ally_move" else decision.seat)
    return plain(s, decision, option)._replace(places=lit)


def scouted(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """The stack a scouted chip is from."""
    task: Any = asking(s, decision.seat)
    return plain(s, decision, option)._replace(places=stack_of(s, VALUES[task.stack]))


def target(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """Whom to attack. Critters have no names, and all piles have the same one."""
    square, unit = SQUARES[option.aim], THRONE if option.what else s.grid[option.aim]
    if decision.kind == "prey":
        does = phrase("does-prey", square=square)
    else:
        does = phrase("does-target", name=name_of(s, unit))
        if FIRST_PILE <= unit < FIRST_PILE + PILES:
            does = phrase("does-at-square", action=does, square=square)
    return Meaning([], does, {"square": square, "throne": bool(option.what)})


def aim(_s: TooManyBones, _decision: Decision, option: Pick) -> Meaning:
    """Where a grenade goes."""
    return Meaning([], phrase("does-aim", square=SQUARES[option.aim]), {"square": SQUARES[option.aim]})


def at(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """A unit by its name, a position by the unit or thing that goes there."""
    unit = unit_aimed(s, option.aim)
    if decision.kind in MOVED:
        task: Any = asking(s, decision.seat)
        moved = s.grid[task.cell] if decision.kind == "bluff" else int(task.unit)
        stays = "yes" if unit == moved else "no"
        does = phrase("does-send", name=name_of(s, moved), square=SQUARES[option.aim], stays=stays)
    elif unit < 0:
        does = phrase("does-place-at", kind=decision.kind, square=SQUARES[option.aim])
    else:
        does = phrase("does-choose-unit", name=name_of(s, unit), kind=decision.kind)
    return Meaning([], does, {"aim": aim_name(option)})


def first(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """Who goes first, or who leads."""
    does = phrase("does-first-nobody")
    if option.aim < NO_AIM:
        does = phrase("does-first", name=aimed_name(s, option), kind=decision.kind)
    return Meaning([], does, {"aim": aim_name(option)})


# Dice.


def about_die(s: TooManyBones, option: Pick, lit: Names) -> Meaning:
    """Something with a die, perhaps at somebody."""
    does = towards(s, option, phrase(does_key(option), die=die_words(option.die)))
    return Meaning(lit, does, {"die": key_of(option.die), "aim": aim_name(option)})


def add(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """A die of the grid, or a white one."""
    found = about_die(s, option, places.on_grid(own(s, decision), option.die))
    return found if option.die < SKILL_DICE else found._replace(does=phrase("does-add-white", die=key_of(option.die)))


def use(s: TooManyBones, _decision: Decision, option: Pick) -> Meaning:
    """The die on its owner's grid, and where it lies in the roll."""
    grid = [place for gearloc in s.party for place in places.skill(gearloc, option.die)]
    return about_die(s, option, grid + in_roll(s, lambda shown: die_of(shown) == option.die))


def place(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """The die, and a free slot: one's own or an ally's, or a locked one."""
    slot = "free locked" if option.verb == picks.LOCK else "free active"
    found = use(s, decision, option)
    return found._replace(places=found.places + on_mat(owner(s, decision, option), slot))


def gain(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """A die from the tray, or one that comes back to somebody."""
    found = about_die(s, option, places.on_grid(owner(s, decision, option), option.die))
    if option.aim >= NO_AIM:
        return found
    return found._replace(does=phrase("does-restore", die=die_words(option.die), name=aimed_name(s, option)))


def learn(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """A skill die that is not owned yet."""
    return about_die(s, option, places.skill(own(s, decision), option.die))


def about_rolled(option: Pick, lit: Names, does: Phrase) -> Meaning:
    """Something with a die by what it shows; only answers about a reroll know its face."""
    shown = option.rolled_die
    bones = option.verb == picks.KEEP or (option.verb == picks.REROLL and icon_of(shown) == BONES_ICON)
    die = key_of(die_of(shown)) if shown else ""
    return Meaning(lit, does, {"die": die, "value": value_of(shown), "bones": bones, "aim": aim_name(option)})


def rolled_words(option: Pick) -> Words | Phrase:
    """A skill die by its name, a white one by what it shows; in a slot that is a shield or a sword."""
    shown = option.rolled_die
    if die_of(shown) < SKILL_DICE:
        return die_words(die_of(shown))
    in_slot = "shield" if die_of(shown) == DEFENSE_DIE else "sword"
    what = white_result(shown) if option.verb == picks.REROLL else in_slot
    return phrase("white-result", what=what, value=value_of(shown), count=1)


def keep(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """The die with bones, and the backup plan."""
    gearloc, die = own(s, decision), die_of(option.rolled_die)
    rolled = in_roll(
        s,
        lambda shown: (
            numbered(shown) == option.rolled_die
            and (icon_of(shown) == REUSABLE_BONES_ICON or places.shows(shown, BONES_ICON))
        ),
    )
    lit = [*places.skill(gearloc, die), *rolled, *on_mat(gearloc, "free plan")]
    return about_rolled(option, lit, phrase("does-keep", bones=value_of(option.rolled_die), die=die_words(die)))


def clear(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """A die in a slot with all that look like it; without a die, which is asked next, every slot that is taken."""
    gearloc = own(s, decision)
    if not option.what:
        return about_rolled(option, places.in_slots(gearloc, bool), phrase("does-clear-any"))
    slots = "locked" if option.verb == picks.UNLOCK else "active"
    lit = places.among(gearloc, slots, lambda shown: numbered(shown) == option.rolled_die)
    return about_rolled(option, lit, phrase(does_key(option), die=rolled_words(option)))


def reroll(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """The die of the grid, and all of the roll that show the same."""
    rolled = in_roll(s, lambda shown: like(shown) == option.rolled_die)
    lit = places.skill(own(s, decision), die_of(option.rolled_die)) + rolled
    return about_rolled(option, lit, phrase("does-reroll", die=rolled_words(option)))


def turn(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """The Rage die in its slot to a value; or, with Raider Armor, a defense die to a shield."""
    gearloc, die, value = own(s, decision), die_of(option.rolled_die), value_of(option.rolled_die)
    if die == DEFENSE_DIE:
        rolled = in_roll(s, lambda shown: armored(shown) == option.rolled_die)
        lit = cards_of(s, gearloc, RAIDER_ARMOR) + rolled
        return about_rolled(option, lit, phrase("does-turn-shield", value=value))
    does = phrase("does-turn", die=die_words(die), tenths=tenths(value))
    return about_rolled(option, places.among(gearloc, "active", places.is_rage), does)


def roll(s: TooManyBones, decision: Decision, _option: Pick) -> Meaning:
    """Rolls the dice that were taken, or rolls again what was left."""
    taken = decision.kind == "dice"
    return Meaning([], phrase("does-roll", count=len(s.turn.chosen)) if taken else phrase("does-roll-again"), {})


def is_white(shown: RolledDie, icon: int) -> bool:
    """Whether a white die shows an icon."""
    return die_of(shown) >= SKILL_DICE and icon_of(shown) == icon


def hit(s: TooManyBones, _decision: Decision, option: Pick) -> Meaning:
    """The target, the swords that strike it, and their damage taken apart."""
    ones, twos = option.what & 15, option.what >> 4
    values = [value for value, count in ((1, ones), (2, twos)) if count]
    swords = in_roll(s, lambda shown: is_white(shown, DAMAGE_ICON) and value_of(shown) in values)
    found = strike(s, option.what)
    data: Fields = {
        "ones": ones,
        "twos": twos,
        "swords": found.amount,
        "flat": found.flat,
        "blocked": found.blocked,
        "buffed": found.buffed,
        "capped": found.capped,
        "damage": found.damage,
        "hp": found.hp,
    }
    does = phrase("does-hit", name=name_of(s, s.turn.target), damage=found.damage)
    return Meaning(square_of(s, s.turn.target) + swords, does, data)


def shield(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """A free slot, and where the shield comes from: the roll, or the target."""
    value, locked = option.what, option.verb == picks.LOCK_SHIELD
    if decision.kind == "take_shield":
        lit = square_of(s, s.turn.target)
    else:
        lit = in_roll(s, lambda shown: is_white(shown, SHIELD_ICON) and value_of(shown) == value)
    lit += on_mat(own(s, decision), "free locked" if locked else "free active")
    does = phrase("does-lock-shield", value=value) if locked else phrase("does-shield", value=value, kind=decision.kind)
    return Meaning(lit, does, {"value": value})


def soak(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """The shields in slots that a hit turns down, and what is left of them."""
    task: Any = asking(s, decision.seat)
    is_own = task.unit == decision.seat
    shields = places.among(own(s, decision), "active", lambda shown: die_of(shown) == DEFENSE_DIE)
    values = unpack_values(option.what)
    does = shields_left([value for value in values if value])
    return Meaning(shields if is_own else square_of(s, task.unit), does, {"values": values})


def plan(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """An ability of the backup plan, or the innate of the next level."""
    gearloc = own(s, decision)
    sheet = SHEETS[gearloc.gearloc]
    name = next((ability.name for ability in sheet.plan if ability.bones == option.what), sheet.innate_plus.name)
    does = towards(s, option, phrase("does-plan", name=name))
    return Meaning(on_mat(gearloc, f"plan {option.what}"), does, {"bones": option.what, "aim": aim_name(option)})


def act(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """Something that may be done at any time, and the counter or the dice that allow it."""
    gearloc, name, icon = own(s, decision), picks.ACTS[option.what], BY_ICON.get(option.what)
    if option.what in BY_COUNTER:
        lit = places.skill(gearloc, BY_COUNTER[option.what])
    elif icon is None:
        lit = places.among(gearloc, "active", places.is_rage)
    else:
        lit = places.in_slots(gearloc, lambda shown: places.shows(shown, icon))
    axe = option.what == picks.THROW_AXE
    does = phrase("does-axe", name=aimed_name(s, option)) if axe else towards(s, option, phrase("does-act", act=name))
    return Meaning(lit, does, {"act": name, "aim": aim_name(option)})


def next_up(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """An effect at the start of a turn, or a skill of a baddie."""
    if option.what < SKILL_NEXT:
        start = picks.STARTS[option.what]
        return Meaning([], phrase("does-next", start=start), {"start": start})
    skill = Trait(option.what - SKILL_NEXT)
    task: Any = asking(s, decision.seat)
    number = next(each & 255 for each in task.left if each >> 8 == skill)
    does = phrase("does-next-skill", skill=baddie_skill_words(skill, number))
    return Meaning([], does, {"start": BADDIE_SKILL_NAMES[skill]})
