"""What is asked and what each option says, as keys of the catalogues."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boneyard.core.agenda import asking
from boneyard.core.decision import Action, Argument, Decision, Offer, Phrase, Prompt
from boneyard.games.too_many_bones.answers.picks import Pick
from boneyard.games.too_many_bones.battle.slots import defense_dice, holds
from boneyard.games.too_many_bones.battle.stats import attack, defense
from boneyard.games.too_many_bones.model.dice import without_aim
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.shown.adventure_options import contest_offer
from boneyard.games.too_many_bones.shown.adventure_prompts import ROAD_ASKED, whose
from boneyard.games.too_many_bones.shown.battle_options import offer
from boneyard.games.too_many_bones.shown.names import baddie_skill_words, die_words, phrase, shown_words
from boneyard.games.too_many_bones.shown.previews import name_of
from boneyard.games.too_many_bones.turns.gearloc_turn import ChooseTargetOrWalkOn

Said = dict[str, Argument]


def prompt(s: TooManyBones, decision: Decision) -> Prompt:
    """The question and its options; an option's anchor is the position, the gearloc or the die it is about."""
    about = {
        "name": name_of(s, decision.seat),
        **ASKED[decision.kind](s, decision, asking(s, decision.seat)),
    }
    ask = Phrase(f"too-many-bones-ask-{decision.kind.replace('_', '-')}", about)
    return Prompt(
        decision.kind, ask, tuple([_offer(s, decision, option) for option in decision.options]), decision.number
    )


def _offer(s: TooManyBones, decision: Decision, option: Action) -> Offer:
    return offer(s, decision, option) if isinstance(option, Pick) else contest_offer(s, decision, option)


# What a question names besides the player asked; the task on top knows.


def nothing_more(_s: TooManyBones, _decision: Decision, _task: Any) -> Said:
    """Just the name of the player asked."""
    return {}


def dex_left(s: TooManyBones, _decision: Decision, _task: Any) -> Said:
    """How much Dex there is."""
    return {"dex": s.turn.dex}


def walking_on(s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """Whether positions are offered as well, and how much Dex there is."""
    return {"walk": "on" if isinstance(task, ChooseTargetOrWalkOn) else "over", "dex": s.turn.dex}


def dice_and_target(s: TooManyBones, decision: Decision, _task: Any) -> Said:
    """How many dice may be taken, and against whom."""
    gearloc = s.party[decision.seat]
    target = s.turn.target
    against = phrase("against-nobody") if not s.stands(target) else phrase("against", target=name_of(s, target))
    return {
        "dex": s.turn.dex,
        "attack": attack(gearloc),
        "defense": defense(gearloc),
        "lying": defense_dice(gearloc.active),
        "against": against,
    }


def die_aimed(_s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """Which die is aimed."""
    return {"die": die_words(task.die)}


def die_offered(s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """Whose die it is and what it shows."""
    return {"owner": name_of(s, task.owner), "die": shown_words(without_aim(task.shown))}


def unit_of_task(s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """The unit it is about."""
    return {"unit": name_of(s, task.unit)}


def start_of_turn(s: TooManyBones, decision: Decision, task: Any) -> Said:
    """Whose turn begins, and whether that is the player asked."""
    return {"unit": name_of(s, task.unit), "whose": whose(task.unit, decision)}


def damage_on_shields(s: TooManyBones, decision: Decision, task: Any) -> Said:
    """How much damage falls on whose shields."""
    return {"unit": name_of(s, task.unit), "whose": whose(task.unit, decision), "count": task.blocked}


def whose_turn(s: TooManyBones, _decision: Decision, _task: Any) -> Said:
    """Who acts."""
    return {"unit": name_of(s, s.turn.actor)}


def dice_to_go(_s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """How many dice have to go."""
    return {"count": task.left}


def who_stands_there(s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """Who is on a position."""
    unit = s.grid[task.cell]
    assert unit != NOBODY
    return {"unit": name_of(s, unit)}


def skill_aimed(s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """Which skill of which baddie."""
    return {"unit": name_of(s, task.unit), "skill": baddie_skill_words(task.skill, task.number)}


def answering_die(s: TooManyBones, decision: Decision, task: Any) -> Said:
    """Which die may answer a hit, and by whom."""
    active = s.party[decision.seat].active
    return {"unit": name_of(s, task.unit), "die": shown_words(active[holds(active, task.die)])}


def joining(s: TooManyBones, decision: Decision, task: Any) -> Said:
    """Who takes a place on the initiative meter."""
    return {"unit": name_of(s, task.unit), "whose": whose(task.unit, decision)}


def wall(s: TooManyBones, decision: Decision, _task: Any) -> Said:
    """How many defense dice there are for a Shield Wall."""
    return {"count": defense(s.party[decision.seat])}


def how_often(_s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """How many times the die counts."""
    return {"times": task.times}


ASKED: Final[dict[str, Callable[[TooManyBones, Decision, Any], Said]]] = {
    "move": dex_left,
    "target": walking_on,
    "dice": dice_and_target,
    "aim": die_aimed,
    "result": nothing_more,
    "slot": nothing_more,
    "agree": die_offered,
    "shields": damage_on_shields,
    "start": start_of_turn,
    "recovery": nothing_more,
    "baddie_target": unit_of_task,
    "baddie_walk": unit_of_task,
    "target_order": unit_of_task,
    "riposte": whose_turn,
    "riposte_strike": whose_turn,
    "mischief": dice_to_go,
    "element_325": nothing_more,
    "reroll": nothing_more,
    "bluff": who_stands_there,
    "heal_assist": how_often,
    "consumable": nothing_more,
    "anger": nothing_more,
    "new_target": nothing_more,
    "entry_order": nothing_more,
    "skill_order": unit_of_task,
    "bones_target": skill_aimed,
    "do_over": nothing_more,
    "push": unit_of_task,
    "answer_hit": answering_die,
    "nom_order": nothing_more,
    "initiative": joining,
    "place": nothing_more,
    "shield_wall": wall,
    "wall_slot": nothing_more,
    "limit": nothing_more,
    "tyrant_die": unit_of_task,
    "rushed": nothing_more,
    "enter": nothing_more,
    **ROAD_ASKED,
}
