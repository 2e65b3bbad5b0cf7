"""Takes an answer apart into its fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from boneyard.core.agenda import asking
from boneyard.core.decision import Action, Decision
from boneyard.games.too_many_bones.activities.darts import state as darts
from boneyard.games.too_many_bones.activities.lockpicking import locks
from boneyard.games.too_many_bones.activities.lockpicking.attempt import LockQuestion
from boneyard.games.too_many_bones.answers import picks
from boneyard.games.too_many_bones.answers.picks import GEARLOC_AIM, NO_AIM, SKILL_NEXT, UNSEEN, Pick, unpack_values
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters.all import ENCOUNTERS
from boneyard.games.too_many_bones.content.facts import ACTION_DICE
from boneyard.games.too_many_bones.content.loot import CARDS
from boneyard.games.too_many_bones.content.sheets import icon_of, key_of
from boneyard.games.too_many_bones.model.dice import die_of, value_of
from boneyard.games.too_many_bones.model.ids import BADDIE_SKILL_NAMES, BONES_ICON, EFFECTS, GEARLOCS, STATS
from boneyard.games.too_many_bones.model.mat import SQUARES
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.shown import answers
from boneyard.games.too_many_bones.shown.previews import strike

Fields = dict[str, object]
LOCK_DATA_VERBS: Final = (
    "lock_nothing",
    "lock_reroll",
    "lock_convert",
    "lock_save",
    "lock_open",
    "lock_leave",
    "lock_raise",
)


def data_of(s: TooManyBones, decision: Decision, option: Action) -> answers.Answer:
    """An answer as data, by its verb."""
    if isinstance(option, Pick):
        verb = picks.VERBS[option.verb].replace(" ", "_")
        of_hit = option.verb == picks.HIT
        fields = hit_fields(s, option) if of_hit else FIELDS.get(option.verb, no_fields)(decision, option)
    elif isinstance(option, locks.LockAnswer):
        verb, fields = LOCK_DATA_VERBS[option.verb], lock_fields(s, decision, option)
    else:
        assert isinstance(option, darts.DartsAnswer), option
        verb, fields = f"darts_{darts.VERBS[option.verb].replace(' ', '_')}", darts_fields(s, decision, option)
    return cast("answers.Answer", {"verb": verb, **fields})


def aim_words(aim: int) -> str:
    """The position or the gearloc an answer is aimed at, or nothing."""
    if aim < GEARLOC_AIM:
        return SQUARES[aim]
    return GEARLOCS[aim - GEARLOC_AIM] if aim < NO_AIM else ""


def no_fields(_decision: Decision, _option: Pick) -> Fields:
    """The verb says it all."""
    return {}


def move_fields(decision: Decision, option: Pick) -> Fields:
    """A position, and the Dex it costs; critters that run have none."""
    return {"square": SQUARES[option.aim], "dex": 0 if decision.kind == "critters" else option.what}


def target_fields(_decision: Decision, option: Pick) -> Fields:
    """The position of the target."""
    return {"square": SQUARES[option.aim], "throne": bool(option.what)}


def square_field(_decision: Decision, option: Pick) -> Fields:
    """A position."""
    return {"square": SQUARES[option.aim]}


def aim_field(_decision: Decision, option: Pick) -> Fields:
    """A unit or a position."""
    return {"aim": aim_words(option.aim)}


def die_fields(_decision: Decision, option: Pick) -> Fields:
    """A die, wherever it is."""
    return {"die": key_of(option.die), "aim": aim_words(option.aim)}


def rolled_fields(_decision: Decision, option: Pick) -> Fields:
    """A die by what it shows; only answers about a reroll know its face."""
    shown = option.rolled_die
    die = key_of(die_of(shown)) if shown else ""
    bones = option.verb == picks.KEEP or (option.verb == picks.REROLL and icon_of(shown) == BONES_ICON)
    return {"die": die, "value": value_of(shown), "bones": bones, "aim": aim_words(option.aim)}


def hit_fields(s: TooManyBones, option: Pick) -> Fields:
    """How many swords of each value, and the damage taken apart."""
    hit = strike(s, option.what)
    return {
        "ones": option.what & 15,
        "twos": option.what >> 4,
        "swords": hit.amount,
        "flat": hit.flat,
        "blocked": hit.blocked,
        "buffed": hit.buffed,
        "capped": hit.capped,
        "damage": hit.damage,
        "hp": hit.hp,
    }


def shield_fields(_decision: Decision, option: Pick) -> Fields:
    """The value of a shield."""
    return {"value": option.what}


def plan_fields(_decision: Decision, option: Pick) -> Fields:
    """The line of the plan."""
    return {"bones": option.what, "aim": aim_words(option.aim)}


def act_fields(_decision: Decision, option: Pick) -> Fields:
    """What is done."""
    return {"act": picks.ACTS[option.what], "aim": aim_words(option.aim)}


def next_fields(_decision: Decision, option: Pick) -> Fields:
    """An effect, or a baddie's skill."""
    what = option.what
    return {"start": picks.STARTS[what] if what < SKILL_NEXT else BADDIE_SKILL_NAMES[what - SKILL_NEXT]}


def soak_fields(_decision: Decision, option: Pick) -> Fields:
    """What the dice show afterwards."""
    return {"values": unpack_values(option.what)}


def stat_fields(_decision: Decision, option: Pick) -> Fields:
    """A stat, perhaps somebody's."""
    return {"stat": STATS[option.what], "aim": aim_words(option.aim)}


def choose_fields(_decision: Decision, option: Pick) -> Fields:
    """A choice of a card."""
    return {"choice": option.what, "letter": "ABCDEF"[option.what]}


def card_fields(_decision: Decision, option: Pick) -> Fields:
    """A card by its key, locked trove by its locks."""
    if option.what < UNSEEN:
        card, shut, which = CARDS[option.what].key, [], 0
    else:
        shut = [f"{letter}{value}" for letter, value in picks.locks_of(option.what)]
        card, which = "", option.what & 15
    return {"card": card, "locks": shut, "which": which, "aim": aim_words(option.aim)}


def stack_fields(_decision: Decision, option: Pick) -> Fields:
    """The points of a stack."""
    return {"points": option.what}


def say_fields(decision: Decision, option: Pick) -> Fields:
    """A number; it may stand for an encounter or a chip."""
    encounter = ENCOUNTERS[option.what].key if decision.kind == "which" else ""
    chip = CHIPS[option.what].key if decision.kind == "knife" else ""
    value = 0 if encounter or chip else option.what
    return {"value": value, "encounter": encounter, "chip": chip, "aim": aim_words(option.aim)}


FIELDS: Final[dict[int, Callable[[Decision, Pick], Fields]]] = {
    picks.MOVE: move_fields,
    picks.TARGET: target_fields,
    picks.AIM: square_field,
    picks.SHIELD: shield_fields,
    picks.LOCK_SHIELD: shield_fields,
    picks.PLAN: plan_fields,
    picks.ACT: act_fields,
    picks.AT: aim_field,
    picks.FIRST: aim_field,
    picks.NEXT: next_fields,
    picks.SOAK: soak_fields,
    picks.LOSE: stat_fields,
    picks.TRAIN: stat_fields,
    picks.CHOOSE: choose_fields,
    picks.STACK: stack_fields,
    picks.SAY: say_fields,
    **dict.fromkeys(picks.ABOUT_DICE, die_fields),
    **dict.fromkeys(picks.ABOUT_SHOWN, rolled_fields),
    **dict.fromkeys(picks.ABOUT_CARDS, card_fields),
}


# Locks and darts.


def lock_places(picking: locks.Picking, dice: int) -> list[int]:
    """Where the dice of an answer are among those left."""
    return [place for place, die in enumerate(picking.dice) if dice >> locks.number_of(die) & 1]


def lock_fields(s: TooManyBones, decision: Decision, option: locks.LockAnswer) -> Fields:
    """Dice of the attempt by their places."""
    if option.verb in (locks.NOTHING, locks.LEAVE):
        return {}
    asked = asking(s, decision.seat)
    assert isinstance(asked, LockQuestion)
    picking = asked.picking
    places = lock_places(picking, option.dice)
    if option.verb == locks.OPEN_WITH:
        return {"places": places, "total": sum([picking.dice[place] & locks.VALUE for place in places])}
    return {"die": ACTION_DICE[locks.number_of(picking.dice[places[0]])], "place": places[0]}


def darts_places(game: darts.Darts, kinds: list[int]) -> list[int]:
    """Dice of the hand with these kinds: those that Weaken leaves out."""
    packed = picks.pack_values(kinds)
    return list(next(out for out in darts.weakened(game) if darts.kinds_out(game, out) == packed))


def darts_fields(s: TooManyBones, decision: Decision, option: darts.DartsAnswer) -> Fields:
    """Dice of the game by kind, effect and value."""
    asked: Any = asking(s, decision.seat)
    if option.verb in (darts.TAKE, darts.WITHOUT):
        kinds = unpack_values(option.what)
        places = darts_places(asked.game, kinds) if option.verb == darts.WITHOUT else []
        return {"kinds": [darts.KINDS[kind] for kind in kinds], "places": places}
    if option.verb == darts.SOAK:
        return {"values": unpack_values(option.what)}
    if option.verb == darts.REMOVE:
        die = option.what & 0xFFFF
        effect = darts.effect_of(die)
        return {
            "own": option.what >> 16 == darts.GEARLOC,
            "kind": darts.KINDS[darts.kind_of(die)],
            "effect": EFFECTS[effect] if effect >= 0 else "",
            "value": darts.number_on(die),
        }
    return {}
