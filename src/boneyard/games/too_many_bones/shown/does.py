"""What an option does, in the few words of a button: a short sentence that stands alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boneyard.core.agenda import asking
from boneyard.core.decision import Action, Argument, Decision, Phrase, Words
from boneyard.games.too_many_bones.activities.darts import state as darts
from boneyard.games.too_many_bones.activities.darts.words import dart_words, darts_words
from boneyard.games.too_many_bones.activities.lockpicking.attempt import LockQuestion
from boneyard.games.too_many_bones.activities.lockpicking.locks import VERBS as LOCK_VERBS
from boneyard.games.too_many_bones.activities.lockpicking.locks import LockAnswer
from boneyard.games.too_many_bones.activities.lockpicking.words import lock_dice_words
from boneyard.games.too_many_bones.answers import picks
from boneyard.games.too_many_bones.answers.aims import unit_aimed
from boneyard.games.too_many_bones.answers.picks import (
    ACTS,
    GEARLOC_AIM,
    NO_AIM,
    SKILL_NEXT,
    STARTS,
    UNSEEN,
    Pick,
    unpack_values,
)
from boneyard.games.too_many_bones.answers.words import drawn_words, held_words, in_bag, name_of
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters.all import ENCOUNTERS
from boneyard.games.too_many_bones.content.facts import LOCKS
from boneyard.games.too_many_bones.content.names import baddie_skill_words, die_words, phrase, tenths, white_result
from boneyard.games.too_many_bones.content.sheets import SHEETS, key_of
from boneyard.games.too_many_bones.content.tyrant_cards import tyrant_card
from boneyard.games.too_many_bones.model.dice import die_of, value_of
from boneyard.games.too_many_bones.model.ids import DEFENSE_DIE, FIRST_PILE, PILES, SKILL_DICE, STATS, THRONE, Trait
from boneyard.games.too_many_bones.model.mat import SQUARES
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.shown.answer_data import lock_places
from boneyard.games.too_many_bones.shown.previews import strike

BY_QUESTION: Final = (picks.STAY, picks.DONE, picks.YES, picks.NO)
MOVED: Final = ("baddie_walk", "push", "bluff")  # the question is about somebody who is moved


def does(s: TooManyBones, decision: Decision, option: Action) -> Phrase:
    """One short sentence that stands alone."""
    if isinstance(option, LockAnswer):
        return does_lock(s, decision, option)
    if isinstance(option, darts.DartsAnswer):
        return does_darts(option)
    assert isinstance(option, Pick), option
    return BY_VERB.get(option.verb, plainly)(s, decision, option)


def plainly(_s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Words that depend on the verb alone, or on the question."""
    key = f"does-{picks.VERBS[option.verb].replace(' ', '-')}"
    return phrase(key, kind=decision.kind) if option.verb in BY_QUESTION else phrase(key)


def towards(s: TooManyBones, option: Pick, action: Phrase) -> Phrase:
    """The same, at whom or where it is aimed."""
    if option.aim >= NO_AIM:
        return action
    unit = unit_aimed(s, option.aim)
    if unit < 0:
        return phrase("does-at-square", action=action, square=SQUARES[option.aim])
    return phrase("does-on", action=action, name=name_of(s, unit))


def aimed_name(s: TooManyBones, option: Pick) -> Words:
    """The unit that is aimed at."""
    return name_of(s, unit_aimed(s, option.aim))


# Moving and targeting.


def does_move(_s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Go somewhere, or send critters there."""
    return phrase("does-move", kind=decision.kind, square=SQUARES[option.aim])


def does_target(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Whom to attack; critters have no names."""
    if decision.kind == "prey":
        return phrase("does-prey", square=SQUARES[option.aim])
    unit = THRONE if option.what else s.grid[option.aim]
    target = phrase("does-target", name=name_of(s, unit))
    heap = FIRST_PILE <= unit < FIRST_PILE + PILES  # all heaps have the same name
    return phrase("does-at-square", action=target, square=SQUARES[option.aim]) if heap else target


def does_aim(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """Where a grenade goes."""
    return phrase("does-aim", square=SQUARES[option.aim])


def does_at(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """A unit by its name, a position by the unit or thing that goes there."""
    unit = unit_aimed(s, option.aim)
    if decision.kind in MOVED:
        task: Any = asking(s, decision.seat)
        moved = s.grid[task.cell] if decision.kind == "bluff" else int(task.unit)
        stays = "yes" if unit == moved else "no"
        return phrase("does-send", name=name_of(s, moved), square=SQUARES[option.aim], stays=stays)
    if unit < 0:
        return phrase("does-place-at", kind=decision.kind, square=SQUARES[option.aim])
    return phrase("does-choose-unit", name=name_of(s, unit), kind=decision.kind)


def does_first(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Who goes first, or who leads."""
    if option.aim >= NO_AIM:
        return phrase("does-first-nobody")
    return phrase("does-first", name=aimed_name(s, option), kind=decision.kind)


# Dice.


def about_die(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """Something with a die, perhaps at somebody."""
    if option.verb == picks.ADD and option.what >= SKILL_DICE:
        return phrase("does-add-white", die=key_of(option.die))
    return towards(s, option, phrase(f"does-{picks.VERBS[option.verb]}", die=die_words(option.die)))


def does_gain(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """A die from the tray, or one that comes back to somebody."""
    if option.aim >= NO_AIM:
        return phrase("does-gain", die=die_words(option.die))
    return phrase("does-restore", die=die_words(option.die), name=aimed_name(s, option))


def rolled_words(option: Pick) -> Words | Phrase:
    """A skill die by its name, a white one by what it shows; in a slot that is a shield or a sword."""
    shown = option.rolled_die
    if die_of(shown) < SKILL_DICE:
        return die_words(die_of(shown))
    in_slot = "shield" if die_of(shown) == DEFENSE_DIE else "sword"
    what = white_result(shown) if option.verb == picks.REROLL else in_slot
    return phrase("white-result", what=what, value=value_of(shown), count=1)


def about_rolled(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """Something with a die by what it shows; a slot that is asked about next has none yet."""
    if not option.what:
        return phrase("does-clear-any")
    return phrase(f"does-{picks.VERBS[option.verb]}", die=rolled_words(option))


def does_keep(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """Bones for the backup plan."""
    return phrase("does-keep", bones=value_of(option.rolled_die), die=die_words(die_of(option.rolled_die)))


def does_turn(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """The Rage die to a value, or a defense die to a shield."""
    if die_of(option.rolled_die) == DEFENSE_DIE:
        return phrase("does-turn-shield", value=value_of(option.rolled_die))
    return phrase("does-turn", die=die_words(die_of(option.rolled_die)), tenths=tenths(value_of(option.rolled_die)))


def does_roll(s: TooManyBones, decision: Decision, _option: Pick) -> Phrase:
    """How many dice."""
    if decision.kind != "dice":
        return phrase("does-roll-again")
    return phrase("does-roll", count=len(s.turn.chosen))


def does_hit(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """The target, and the HP it loses."""
    return phrase("does-hit", name=name_of(s, s.turn.target), damage=strike(s, option.what).damage)


def does_shield(_s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """A shield for a slot."""
    if option.verb == picks.LOCK_SHIELD:
        return phrase("does-lock-shield", value=option.what)
    return phrase("does-shield", value=option.what, kind=decision.kind)


def does_soak(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """The shields that are left."""
    values = [str(value) for value in unpack_values(option.what) if value]
    return phrase("does-soak", dice=" + ".join(values)) if values else phrase("does-soak-all")


def does_plan(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """An ability of the backup plan, or the innate of the next level."""
    sheet = SHEETS[s.party[decision.seat].gearloc]
    names = [ability.name for ability in sheet.plan if ability.bones == option.what]
    return towards(s, option, phrase("does-plan", name=names[0] if names else sheet.innate_plus.name))


def does_act(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """Something that may be done at any time."""
    if option.what == picks.THROW_AXE:
        return phrase("does-axe", name=aimed_name(s, option))
    return towards(s, option, phrase("does-act", act=ACTS[option.what]))


def does_next(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """What comes next: an effect at the start of a turn, or a skill of a baddie."""
    if option.what < SKILL_NEXT:
        return phrase("does-next", start=STARTS[option.what])
    skill = Trait(option.what - SKILL_NEXT)
    task: Any = asking(s, decision.seat)
    number = next(each & 255 for each in task.left if each >> 8 == skill)
    return phrase("does-next-skill", skill=baddie_skill_words(skill, number))


# Outside battles.


def does_stat(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """A stat to train, or a die to lose, perhaps somebody's."""
    stat = STATS[option.what]
    if option.aim < NO_AIM:
        return phrase("does-exhaust", stat=stat, name=aimed_name(s, option))
    return phrase(f"does-{picks.VERBS[option.verb]}", stat=stat)


def does_learn(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """A skill die to train."""
    return phrase("does-learn", die=die_words(option.die))


def does_challenge(s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """The tyrant."""
    return phrase("does-challenge", tyrant=tyrant_card(s).chip.name)


def does_choose(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """A choice of the encounter."""
    choice = ENCOUNTERS[s.adventure.card].choices[option.what]
    return phrase("does-choose", letter=choice.key, label=choice.label)


def does_card(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """A card, perhaps for somebody, or out of somebody's bag."""
    verb = picks.VERBS[option.verb]
    owned = option.verb in (picks.DROP, picks.PICK) or decision.kind in ("offering", "tend")
    args: dict[str, Argument] = {"card": card_words(s, decision, option, owned=owned)}
    if option.aim >= NO_AIM:
        return phrase(f"does-{verb}", **args)
    if owned:
        return phrase(f"does-{verb}-of", **args, name=aimed_name(s, option))
    if option.verb == picks.GIVE:
        return phrase("does-give", **args, name=aimed_name(s, option))
    return towards(s, option, phrase(f"does-{verb}", **args))


def card_words(s: TooManyBones, decision: Decision, option: Pick, *, owned: bool) -> Words | Phrase:
    """A card by its name; a locked one by the locks that are still shut."""
    if option.what < UNSEEN or decision.kind in ("share", "keep_one", "find") or option.verb == picks.CARD:
        return drawn_words(option.seen_card)
    aimed = owned and GEARLOC_AIM <= option.aim < NO_AIM
    owner = unit_aimed(s, option.aim) if aimed else decision.seat
    return held_words(in_bag(s.party[owner], option.what))


def does_stack(_s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """A stack by its points."""
    return phrase("does-stack", points=option.what, kind=decision.kind)


def does_say(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """What the number stands for."""
    if decision.kind == "which":
        return phrase("does-which", title=ENCOUNTERS[option.what].title)
    if decision.kind == "knife":
        return phrase("does-knife", chip=CHIPS[option.what].name)
    if decision.kind == "ticking":
        return phrase("does-ticking", lock=LOCKS[option.what - 1])
    if decision.kind == "lantern":
        return phrase("does-lantern", value=option.what, name=aimed_name(s, option))
    return phrase("does-say", value=option.what, kind=decision.kind)


BY_VERB: Final[dict[int, Callable[[TooManyBones, Decision, Pick], Phrase]]] = {
    picks.MOVE: does_move,
    picks.TARGET: does_target,
    picks.ADD: about_die,
    picks.AIM: does_aim,
    picks.ROLL: does_roll,
    picks.HIT: does_hit,
    picks.KEEP: does_keep,
    picks.SHIELD: does_shield,
    picks.LOCK_SHIELD: does_shield,
    picks.USE: about_die,
    picks.PLACE: about_die,
    picks.LOCK: about_die,
    picks.PUT: about_die,
    picks.PLAN: does_plan,
    picks.CLEAR: about_rolled,
    picks.UNLOCK: about_rolled,
    picks.ACT: does_act,
    picks.AT: does_at,
    picks.NEXT: does_next,
    picks.SOAK: does_soak,
    picks.REROLL: about_rolled,
    picks.REMOVE: about_rolled,
    picks.LOSE: does_stat,
    picks.GAIN: does_gain,
    picks.FIRST: does_first,
    picks.TURN: does_turn,
    picks.CHALLENGE: does_challenge,
    picks.CHOOSE: does_choose,
    picks.TRAIN: does_stat,
    picks.LEARN: does_learn,
    picks.STACK: does_stack,
    picks.SAY: does_say,
    **dict.fromkeys(picks.ABOUT_CARDS, does_card),
}


# Locks and darts.


def does_lock(s: TooManyBones, decision: Decision, option: LockAnswer) -> Phrase:
    """The dice it is about."""
    asked = asking(s, decision.seat)
    assert isinstance(asked, LockQuestion)
    key = f"does-lock-{LOCK_VERBS[option.verb].replace(' ', '-')}"
    dice = [asked.picking.dice[place] for place in lock_places(asked.picking, option.dice)]
    return phrase(key, dice=lock_dice_words(dice)) if dice else phrase(key)


def does_darts(option: darts.DartsAnswer) -> Phrase:
    """Dice by their kinds, or what bones buy."""
    key = f"does-darts-{darts.VERBS[option.verb].replace(' ', '-')}"
    if option.verb in (darts.TAKE, darts.WITHOUT):
        return phrase(key, dice=darts_words(unpack_values(option.what)))
    if option.verb == darts.REMOVE:
        side = "foe" if option.what >> 16 else "own"
        return phrase(key, die=dart_words(option.what & 0xFFFF), side=side)
    if option.verb == darts.SOAK:
        values = [str(value) for value in unpack_values(option.what)]
        return phrase("does-soak", dice=" + ".join(values)) if values else phrase("does-soak-all")
    return phrase(key)
