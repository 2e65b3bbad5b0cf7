"""What comes of an option, with its numbers worked out. What it does is said by its offer, and not again here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from boneyard.core.agenda import asking
from boneyard.core.decision import Action, Argument, Decision, Phrase
from boneyard.games.too_many_bones.activities.training import dice_to_roll, passes
from boneyard.games.too_many_bones.adventure.recovery import rest_gives
from boneyard.games.too_many_bones.answers import picks
from boneyard.games.too_many_bones.answers.aims import gearloc_aimed, unit_aimed
from boneyard.games.too_many_bones.answers.picks import ACTS, NO_AIM, STARTS, UNSEEN, Pick, unpack_values
from boneyard.games.too_many_bones.answers.words import card_text, name_of, names_at, place_words
from boneyard.games.too_many_bones.battle.damage import PLAIN, SWORDS, TRUE
from boneyard.games.too_many_bones.battle.queue import VALUES
from boneyard.games.too_many_bones.battle.slots import ACTIVE_SLOTS, LOCKED_SLOTS, bones_in, find
from boneyard.games.too_many_bones.battle.stats import max_hp, stat
from boneyard.games.too_many_bones.content.encounters import ENCOUNTERS, Encounter
from boneyard.games.too_many_bones.content.loot import CARDS
from boneyard.games.too_many_bones.content.names import (
    dice_words,
    die_words,
    face_words,
    faces_of,
    icon_text,
    phrase,
)
from boneyard.games.too_many_bones.content.sheets import FACES, SHEETS, SKILLS, icon_of
from boneyard.games.too_many_bones.content.tyrant_cards import tyrant_card
from boneyard.games.too_many_bones.gearlocs.boomer.scavenger import COMPONENTS
from boneyard.games.too_many_bones.gearlocs.tantrum.consumables import AXE_DAMAGE
from boneyard.games.too_many_bones.gearlocs.tantrum.rage import rage_place
from boneyard.games.too_many_bones.loot.backup_plan import price
from boneyard.games.too_many_bones.model.dice import die_of, face_of, token, value_of
from boneyard.games.too_many_bones.model.ids import (
    ATTACK_DIE,
    DEFENSE,
    HEAL_ICON,
    HEALTH,
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
from boneyard.games.too_many_bones.model.rewards import amounts
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc
from boneyard.games.too_many_bones.shown.previews import standing, strike, would_heal, would_hurt
from boneyard.games.too_many_bones.turns.choosing_dice import attack_left, defense_left

REWARDS: Final = ("progress", "training", "loot-each", "loot-shared", "trove-each", "trove-shared")
EffectOf = Callable[[TooManyBones, Decision, Pick], Phrase | None]


def effect(s: TooManyBones, decision: Decision, option: Action) -> Phrase | None:
    """What comes of an option: what its question knows, otherwise what follows from its verb."""
    found = asking(s, decision.seat).effect_of(s, option)
    if found is not None or not isinstance(option, Pick) or option.verb not in BY_VERB:
        return found
    return BY_VERB[option.verb](s, decision, option)


def always(key: str) -> EffectOf:
    """An effect that is the same every time."""
    return lambda _s, _decision, _option: phrase(key)


def on_unit(s: TooManyBones, option: Pick, found: Phrase) -> Phrase:
    """An effect, after the state of the unit it is aimed at, if there is one."""
    unit = unit_aimed(s, option.aim)
    return found if unit == NOBODY else phrase("opt-on", stands=standing(s, unit), effect=found)


# A gearloc's turn.


def of_target(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """The target's HP, shields and effects."""
    return standing(s, THRONE if option.what else s.grid[option.aim])


def of_add(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """The faces of the die; of white ones also how many more there are."""
    die = option.die
    if die < SKILL_DICE:
        return phrase("opt-faces", faces=faces_of(die))
    left = (attack_left if die == ATTACK_DIE else defense_left)(s, s.party[decision.seat])
    return phrase("opt-add-white", left=left, faces=faces_of(die))


def of_aim(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """The units on that position and next to it."""
    near = names_at(s, ADJACENT[option.aim])
    around = phrase("around", near=near) if near else phrase("around-nobody")
    unit = s.grid[option.aim]
    if unit < 0:
        return phrase("opt-aim-empty", around=around)
    return phrase("opt-aim", name=name_of(s, unit), stands=standing(s, unit), around=around)


def of_roll(s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """The dice taken so far, equal ones counted."""
    counts = Counter([die_of(chosen) for chosen in s.turn.chosen])
    if not counts:
        return phrase("opt-roll-nothing", dex=s.turn.dex)
    dice = tuple([phrase("dice-counted", die=die_words(die), count=count) for die, count in counts.items()])
    return phrase("opt-roll", dice=dice, dex=s.turn.dex)


def of_hit(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """The damage of the swords, with what a locked die adds."""
    return would_hurt(s, s.turn.target, strike(s, option.what).amount, SWORDS)


def of_keep(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """How many bones the backup plan will have."""
    return phrase("opt-keep", total=bones_in(s.party[decision.seat].plan) + value_of(option.rolled_die))


def of_shield(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Which slots the shield takes."""
    return slot_left(s.party[decision.seat], locked=option.verb == picks.LOCK_SHIELD)


def slot_left(gearloc: Gearloc, *, locked: bool) -> Phrase:
    """How many slots are free after it."""
    used, most = (len(gearloc.locked), LOCKED_SLOTS) if locked else (len(gearloc.active), ACTIVE_SLOTS)
    return phrase("opt-slot", slot="locked" if locked else "active", left=most - used - 1)


def in_roll(s: TooManyBones, die: Die) -> RolledDie:
    """A die of the roll with what it shows; if it is not in the roll, any face of it."""
    return next((shown for shown in s.turn.roll if die_of(shown) == die), token(die, 0, 0))


def of_use(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
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
    if option.aim < NO_AIM and unit == NOBODY:
        return phrase("opt-use-at", face=face_words(shown), beside=place_words(s, option.aim, decision.seat))
    return on_unit(s, option, phrase("opt-use", face=face_words(shown), text=icon_text(icon, value)))


def of_place(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """What the die does in a slot: one's own, an ally's, or on a baddie."""
    shown = in_roll(s, option.die)
    args: dict[str, Argument] = {"face": face_words(shown), "text": icon_text(icon_of(shown), value_of(shown))}
    if unit_aimed(s, option.aim) != NOBODY:
        return on_unit(s, option, phrase("opt-use", **args))
    return phrase("opt-place", **args, slot=slot_left(s.party[decision.seat], locked=option.verb == picks.LOCK))


def of_plan(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """The text of the ability, the bones it takes from the left until it is paid, and what is left (TMB-157)."""
    gearloc = s.party[decision.seat]
    sheet = SHEETS[gearloc.gearloc]
    paid, cost = 0, price(gearloc, option.what)
    for shown in gearloc.plan:
        if paid < cost:
            paid += value_of(shown)
    text = next((each.text for each in sheet.plan if each.bones == option.what), sheet.innate_plus.text)
    return on_unit(s, option, phrase("opt-plan", text=text, paid=paid, left=bones_in(gearloc.plan) - paid))


def of_clear(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """From which slot the die goes; if none is named, which dice may be asked about next."""
    if option.what:
        return phrase("opt-clear-die", slot="locked" if option.verb == picks.UNLOCK else "active")
    gearloc = s.party[decision.seat]
    return phrase("opt-clear", dice=dice_words(gearloc.active + gearloc.locked))


def of_act(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Actions possible at any time; an axe does damage."""
    unit = unit_aimed(s, option.aim)
    if option.what == picks.THROW_AXE:
        return would_hurt(s, unit, AXE_DAMAGE, PLAIN)
    if option.what == picks.MAKE_GRENADE:
        return of_grenade(s, s.party[decision.seat])
    if option.what == picks.USE_RAGE:
        return of_rage(s, s.party[decision.seat])
    act = phrase(f"opt-act-{ACTS[option.what]}")
    if option.aim >= NO_AIM:
        return act
    if unit == NOBODY:
        return phrase("opt-act-to", act=act, beside=place_words(s, option.aim, decision.seat))
    return phrase("opt-act-on", act=act, stands=standing(s, unit))


def of_grenade(s: TooManyBones, gearloc: Gearloc) -> Phrase:
    """Components lie locked, or their dice are used up straight from the roll with all they show (TMB-226)."""
    loose = [find(s.turn.roll, icon) for icon in COMPONENTS if find(gearloc.locked, icon) < 0]
    used_up = [s.turn.roll[place] for place in loose if place >= 0]
    if used_up:
        return phrase("opt-act-make-grenade-rolled", dice=dice_words(used_up))
    return phrase("opt-act-make-grenade")


def of_rage(s: TooManyBones, gearloc: Gearloc) -> Phrase:
    """What the Rage die gives, by its tier: bones, HP or damage."""
    shown = gearloc.active[rage_place(gearloc)]
    value = FACES[die_of(shown)][face_of(shown)].also_value
    tier = die_of(shown) - RAGE_DIE
    if tier == 0:
        return phrase("opt-keep", total=bones_in(gearloc.plan) + value)
    return would_heal(s, gearloc.id, value) if tier == 1 else would_hurt(s, s.turn.target, value, PLAIN)


# What is asked in between.


def of_at(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """A unit by its HP and effects, a position by the units next to it."""
    unit = unit_aimed(s, option.aim)
    return place_words(s, option.aim, decision.seat) if unit == NOBODY else standing(s, unit)


def of_next(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """An effect at the start of a turn."""
    return phrase(f"opt-next-{STARTS[option.what]}")


def of_soak(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """What the defense dice show afterwards."""
    values = unpack_values(option.what)
    return phrase("opt-soak", left=sum(values), dice=len([value for value in values if value]))


def of_reroll(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """The faces of the die."""
    return phrase("opt-faces", faces=faces_of(die_of(option.rolled_die)))


def of_lose(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """What the stat die adds now."""
    return phrase("opt-lose", stat=STATS[option.what], value=s.party[decision.seat].trained[option.what])


def of_gain(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase | None:
    """What a die from the tray is good for; who gets one back knows it."""
    return phrase("opt-text", text=SKILLS[option.what].text) if option.aim >= NO_AIM else None


def of_first(s: TooManyBones, decision: Decision, option: Pick) -> Phrase | None:
    """The state of the unit that would go first; nothing about a leader, who has no place in an order."""
    return None if option.aim >= NO_AIM or decision.kind == "camp" else standing(s, unit_aimed(s, option.aim))


# Outside battles.


def of_challenge(s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """How the battle with the tyrant is fought."""
    return phrase("opt-text", text=tyrant_card(s).setup)


def of_choose(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """A choice of the encounter: its text and what it gives."""
    card = ENCOUNTERS[s.adventure.card]
    choice = card.choices[option.what]
    args: dict[str, Argument] = {"text": choice.text}
    key, rewards = "opt-text", rewards_words(card, option.what)
    if rewards:
        key, args["rewards"] = "opt-way-gives", rewards
    if choice.gives is not None:
        key, args["gives"] = "opt-way-gives-more" if rewards else "opt-way-more", choice.gives
    return phrase(key, **args)


def rewards_words(card: Encounter, choice: int) -> tuple[Phrase, ...]:
    """What the card and one of its choices give together."""
    both = zip(REWARDS, amounts(card.rewards), amounts(card.choices[choice].rewards), strict=True)
    return tuple([phrase(f"reward-{name}", count=one + other) for name, one, other in both if one + other])


def of_train(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """The stat now and afterwards, how many dice must show no bones, and what helps (TMB-066, TMB-073)."""
    gearloc = s.party[decision.seat]
    value = max_hp(gearloc) if option.what == HEALTH else stat(gearloc, option.what)
    dice = dice_to_roll(s, gearloc, option.stat)
    if not dice:
        return phrase("opt-train-sure", value=value, after=value + 1)
    again = "again" if option.what == DEFENSE else "once"
    forgiven = "yes" if passes(gearloc, option.stat, 1) else "no"
    return phrase("opt-train", value=value, after=value + 1, dice=dice, again=again, forgiven=forgiven)


def of_learn(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """The faces of a skill die and its text."""
    return phrase("opt-learn", text=SKILLS[option.die].text, faces=faces_of(option.die))


def of_card(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase | None:
    """The text of a card, unless it is locked, or somebody else's."""
    return card_text(option.card) if option.what < UNSEEN and option.aim >= NO_AIM else None


def of_give(s: TooManyBones, decision: Decision, option: Pick) -> Phrase | None:
    """How full the bag is that the card goes to; an offering leaves the bag that is named."""
    return None if decision.kind == "offering" else phrase("opt-give", count=len(gearloc_aimed(s, option.aim).bag))


def of_play(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """What the card does, to whom, and the bones it costs as an extension of the backup plan."""
    found, extension = card_text(option.card), CARDS[option.what].extension
    if extension:
        found = phrase("opt-extend", text=found, bones=price(s.party[decision.seat], extension))
    return on_unit(s, option, found)


def of_sleep(s: TooManyBones, decision: Decision, _option: Pick) -> Phrase:
    """How many HP come back."""
    gearloc = s.party[decision.seat]
    more = rest_gives(s, gearloc)
    return phrase("opt-rest", hp=gearloc.hp, more=more, after=gearloc.hp + more)


def of_stack(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """How many chips are in the stack."""
    return phrase("opt-stack", count=len(s.stacks[VALUES.index(option.what)]))


BY_VERB: Final[dict[int, EffectOf]] = {
    picks.TARGET: of_target,
    picks.NO_TARGET: always("opt-no-target"),
    picks.ADD: of_add,
    picks.AIM: of_aim,
    picks.ROLL: of_roll,
    picks.HIT: of_hit,
    picks.KEEP: of_keep,
    picks.SHIELD: of_shield,
    picks.LOCK_SHIELD: of_shield,
    picks.USE: of_use,
    picks.PLACE: of_place,
    picks.LOCK: of_place,
    picks.PUT: of_place,
    picks.PLAN: of_plan,
    picks.CLEAR: of_clear,
    picks.UNLOCK: of_clear,
    picks.ACT: of_act,
    picks.AT: of_at,
    picks.NEXT: of_next,
    picks.SOAK: of_soak,
    picks.REROLL: of_reroll,
    picks.LOSE: of_lose,
    picks.GAIN: of_gain,
    picks.FIRST: of_first,
    picks.DRAW: always("opt-draw"),
    picks.CHALLENGE: of_challenge,
    picks.CHOOSE: of_choose,
    picks.TRAIN: of_train,
    picks.LEARN: of_learn,
    picks.CARD: of_card,
    picks.GIVE: of_give,
    picks.DROP: of_card,
    picks.PLAY: of_play,
    picks.SLEEP: of_sleep,
    picks.SEARCH: always("opt-search"),
    picks.SCOUT: always("opt-scout"),
    picks.STACK: of_stack,
    picks.BOTTOM: always("opt-bottom"),
}
