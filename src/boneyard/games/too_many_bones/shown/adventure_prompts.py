"""What is asked between battles, and by cards in them, as keys of the catalogues."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boneyard.core.decision import Argument, Decision
from boneyard.games.too_many_bones.activities.lockpicking.locks import Picking
from boneyard.games.too_many_bones.answers.picks import as_seen
from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.battle.stats import max_hp
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters.all import ENCOUNTERS
from boneyard.games.too_many_bones.content.facts import INTUITION
from boneyard.games.too_many_bones.content.tyrant_cards import tyrant_card
from boneyard.games.too_many_bones.encounters.tyrant.mercy_of_the_lost import MERCY
from boneyard.games.too_many_bones.loot.bags import SPACES, spaces_taken
from boneyard.games.too_many_bones.model.ids import STATS
from boneyard.games.too_many_bones.model.mat import SQUARES
from boneyard.games.too_many_bones.model.state import CHIP, TooManyBones
from boneyard.games.too_many_bones.shown.card_names import drawn_words, lock_dice_words, lock_words
from boneyard.games.too_many_bones.shown.names import effect_phrase
from boneyard.games.too_many_bones.shown.previews import name_of

Said = dict[str, Argument]


def only_who(_s: TooManyBones, _decision: Decision, _task: Any) -> Said:
    """Just the name of the player asked."""
    return {}


def whose(unit: int, decision: Decision) -> str:
    """Whether it is about the player asked, as a selector for the wording."""
    return "own" if unit == decision.seat else "other"


# The day.


def progress_so_far(s: TooManyBones, _decision: Decision, _task: Any) -> Said:
    """The tyrant of the adventure, and how many days are left."""
    return {"tyrant": tyrant_card(s).chip.name, "left": tyrant_card(s).days - s.adventure.day}


def card_met(s: TooManyBones, _decision: Decision, _task: Any) -> Said:
    """The card of the day, as it is read out."""
    card = ENCOUNTERS[s.adventure.card]
    return {"title": card.title, "premise": card.premise}


def points_left(s: TooManyBones, decision: Decision, _task: Any) -> Said:
    """How many points there are."""
    return {"points": s.party[decision.seat].points}


def stat_tried(_s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """Which stat is trained, and how many bones were rolled."""
    return {"stat": STATS[task.stat], "bones": task.bones}


def card_drawn(_s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """The card in question; trove by its locks."""
    return {"card": drawn_words(as_seen(task.card))}


def own_hp(s: TooManyBones, decision: Decision, _task: Any) -> Said:
    """The HP of the player asked."""
    gearloc = s.party[decision.seat]
    return {"hp": gearloc.hp, "max": max_hp(gearloc)}


def chip_seen(s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """The chip that was turned up."""
    return {"chip": CHIPS[s.stacks[task.stack][task.place] & CHIP].name}


def by_the_fire(s: TooManyBones, decision: Decision, task: Any) -> Said:
    """The HP, and whether this player has finished already."""
    return {**own_hp(s, decision, task), "done": "yes" if decision.free else "no"}


def bag_too_full(s: TooManyBones, decision: Decision, _task: Any) -> Said:
    """How full the bag is, and whether a battle or the end of the day requires room (TMB-297)."""
    battle = any(isinstance(task, AfterBattle) for task in s.agenda)
    used = spaces_taken(s.party[decision.seat])
    return {"used": used, "spaces": SPACES, "when": "battle" if battle else "evening"}


# Locks and darts.


def attempt(_s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """The lock and the dice of the attempt."""
    picking: Picking = task.picking
    return {"lock": lock_words(picking.current()), "dice": lock_dice_words(picking.dice)}


def lock_faced(_s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """The lock alone: nothing is rolled yet."""
    picking: Picking = task.picking
    return {"lock": lock_words(picking.current())}


def attempt_with_intuition(s: TooManyBones, decision: Decision, task: Any) -> Said:
    """The attempt, and what the intuition die shows."""
    return {**attempt(s, decision, task), "face": INTUITION[task.face]}


def darts_score(_s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """The HP of both sides in a darts game."""
    return {"hp": task.game.hp[0], "foe": task.game.hp[1]}


def bones_to_spend(s: TooManyBones, decision: Decision, task: Any) -> Said:
    """The score, and how many bones there are."""
    return {**darts_score(s, decision, task), "bones": task.bones}


def darts_side(s: TooManyBones, decision: Decision, task: Any) -> Said:
    """The score, and whose dice are left out."""
    return {**darts_score(s, decision, task), "side": "foe" if task.game.side() else "own"}


def darts_swords(s: TooManyBones, decision: Decision, task: Any) -> Said:
    """The score, and how many swords hit which side."""
    side = "own" if task.game.side() else "foe"
    return {**darts_score(s, decision, task), "swords": task.swords, "side": side}


# Loot.


def points_counted(_s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """What the battle is worth."""
    return {"points": task.points}


def effect_coming(_s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """Which effect die."""
    return {"effect": effect_phrase(task.kind, task.value)}


def attacker(s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """Who it was."""
    return {"unit": name_of(s, task.unit)}


def target_of_turn(s: TooManyBones, _decision: Decision, _task: Any) -> Said:
    """The target of the turn."""
    return {"unit": name_of(s, s.turn.target)}


def initiative_rolled(_s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """What the initiative die shows."""
    return {"value": task.values[task.place]}


# The cards' own questions.


def lane_of_stack(_s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """Which lane."""
    return {"lane": task.lane + 1}


def whose_lantern(s: TooManyBones, decision: Decision, task: Any) -> Said:
    """Who takes the next lantern."""
    return {"unit": name_of(s, len(task.given)), "whose": whose(len(task.given), decision)}


def stack_running(_s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """Which stack of critters runs."""
    start = task.left[0]
    return {"square": SQUARES[start], "hp": task.critters[start]}


def stacks_to_place(_s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """How many are still to be placed."""
    return {"count": task.left}


def grenades_left(_s: TooManyBones, decision: Decision, task: Any) -> Said:
    """How many grenades somebody has."""
    return {"count": task.grenades[decision.seat]}


def dice_exhausted(_s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """How many dice are exhausted so far."""
    return {"count": task.exhausted}


def mercy_left(s: TooManyBones, _decision: Decision, task: Any) -> Said:
    """How many HP are still to be healed."""
    return {"count": MERCY * len(s.party) - task.healed}


Asked = Callable[[TooManyBones, Decision, Any], Said]

ROAD_ASKED: Final[dict[str, Asked]] = {
    "unlocked": only_who,
    "way": card_met,
    "road": progress_so_far,
    "train": points_left,
    "training_loot": stat_tried,
    "share": card_drawn,
    "drop": bag_too_full,
    "camp": by_the_fire,
    "find": only_who,
    "stack": only_who,
    "scouted": chip_seen,
    "map": only_who,
    "which": only_who,
    "loot": only_who,
    "intuition": attempt_with_intuition,
    "mech_pick": lock_faced,
    "lock_loot": attempt,
    "lock_die": attempt,
    "lock_dice": attempt,
    "darts_dice": only_who,
    "darts_weaken": darts_side,
    "darts_bones": bones_to_spend,
    "darts_shields": darts_swords,
    "flare": points_counted,
    "squirrel": only_who,
    "knife": only_who,
    "optics": only_who,
    "spirits": effect_coming,
    "slinger": attacker,
    "take_shield": target_of_turn,
    "poison": target_of_turn,
    "initiative_again": initiative_rolled,
    "one_more": only_who,
    "late_target": only_who,
    "restore": only_who,
    "picker": card_drawn,
    "raise_shields": only_who,
    "first_in": only_who,
    "front": only_who,
    "shooter": only_who,
    "volley": only_who,
    "stump": only_who,
    "price": only_who,
    "champion": only_who,
    "height": lane_of_stack,
    "tinkerer": only_who,
    "blasted": only_who,
    "duellist": only_who,
    "exhausted": dice_exhausted,
    "archer": only_who,
    "burglar": card_drawn,
    "barrels": only_who,
    "lantern": whose_lantern,
    "critters": stack_running,
    "stray": only_who,
    "stalk": only_who,
    "prey": only_who,
    "rubble": stacks_to_place,
    "grenade": grenades_left,
    "offering": only_who,
    "keep_one": only_who,
    "try_trove": card_drawn,
    "part_with": only_who,
    "forfeit": only_who,
    "bribe": only_who,
    "hit_and_run": only_who,
    "toads": only_who,
    "place_ally": only_who,
    "ally_move": only_who,
    "ally_target": only_who,
    "hunt": only_who,
    "orb": only_who,
    "ticking": only_who,
    "parcel": only_who,
    "last_loot": own_hp,
    "hand": only_who,
    "tend": mercy_left,
}
