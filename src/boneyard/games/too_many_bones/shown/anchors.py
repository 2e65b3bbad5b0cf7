"""Everything on the table that lights up for an option, by plain names that the view has too.

A position is `c3`, a gearloc `boomer`, a die of the roll `roll 2`. On a gearloc's mat: `boomer skill med-kit`,
`boomer active 0`, `boomer locked 1`, `boomer free active`, `boomer plan 3`, `boomer card 1`, `boomer stat dex`,
`boomer white attack`. Beside the mat: `choice A`, `stack 5`, `lock 0`, `darts own 1`, `darts foe 0`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from boneyard.core.agenda import asking
from boneyard.core.decision import Action, Decision
from boneyard.games.too_many_bones.activities.darts import state as darts
from boneyard.games.too_many_bones.activities.lockpicking.attempt import LockQuestion
from boneyard.games.too_many_bones.activities.lockpicking.locks import LockAnswer
from boneyard.games.too_many_bones.answers import picks
from boneyard.games.too_many_bones.answers.aims import unit_aimed
from boneyard.games.too_many_bones.answers.hidden_cards import named_cards
from boneyard.games.too_many_bones.answers.picks import GEARLOC_AIM, NO_AIM, Pick
from boneyard.games.too_many_bones.battle.queue import VALUES
from boneyard.games.too_many_bones.battle.rolling import like
from boneyard.games.too_many_bones.content.loot import card_named
from boneyard.games.too_many_bones.content.sheets import FACES, icon_of, key_of
from boneyard.games.too_many_bones.loot.own_turn import armored
from boneyard.games.too_many_bones.model.dice import die_of, face_of, numbered, value_of
from boneyard.games.too_many_bones.model.ids import (
    ALLY,
    ATTACK_DIE,
    AXE_COLLECTOR,
    BODY_COUNT,
    BONES_ICON,
    BOOM_COUNTER,
    CONSTANT_MOVE_ICON,
    DAMAGE_ICON,
    DEFENSE_DIE,
    GEARLOCS,
    HEAL_ASSIST_ICON,
    RAGE_DIE,
    REROLL_BUFF_ICON,
    REROLL_HEAL_ICON,
    REUSABLE_BONES_ICON,
    RUSH_ICON,
    SHIELD_ICON,
    SKILL_DICE,
    SKILLS_EACH,
    STATS,
    SWITCH_ICON,
    Die,
    RolledDie,
)
from boneyard.games.too_many_bones.model.mat import NOWHERE, SQUARES
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc
from boneyard.games.too_many_bones.shown.answer_data import darts_places, lock_places

RAIDER_ARMOR: Final = card_named("raider_armor")
RAGE_DICE: Final = range(RAGE_DIE, RAGE_DIE + 3)
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
HANDED_OUT: Final = ("share",)  # the card lies in no bag yet

Names = list[str]


def anchors(s: TooManyBones, decision: Decision, option: Action) -> tuple[str, ...]:
    """All that lights up for an option."""
    if isinstance(option, LockAnswer):
        return tuple(lock_anchors(s, decision, option))
    if isinstance(option, darts.DartsAnswer):
        return tuple(darts_anchors(s, decision, option))
    assert isinstance(option, Pick), option
    found = aimed_at(s, option)
    more = BY_VERB.get(option.verb)
    if more is not None:
        found += more(s, decision, option)
    return tuple(dict.fromkeys(found))


def aimed_at(s: TooManyBones, option: Pick) -> Names:
    """The position an option is aimed at, or the gearloc with its position if it has one."""
    if option.aim < GEARLOC_AIM:
        return [SQUARES[option.aim]]
    if option.aim >= NO_AIM:
        return []
    gearloc = s.party[unit_aimed(s, option.aim)]
    return [GEARLOCS[gearloc.gearloc], *square_of(s, gearloc.id)]


def square_of(s: TooManyBones, unit: int) -> Names:
    """The position of a unit on the mat."""
    return [SQUARES[s.cell_of(unit)]] if s.cell_of(unit) != NOWHERE else []


# Whose mat.


def own(s: TooManyBones, decision: Decision) -> Gearloc:
    """The gearloc of the player asked."""
    return s.party[decision.seat]


def owner(s: TooManyBones, decision: Decision, option: Pick) -> Gearloc:
    """The gearloc aimed at, otherwise that of the player asked."""
    aimed = GEARLOC_AIM <= option.aim < NO_AIM
    return s.party[unit_aimed(s, option.aim)] if aimed else own(s, decision)


def on_mat(gearloc: Gearloc, *places: str) -> Names:
    """Places on a gearloc's mat."""
    return [f"{GEARLOCS[gearloc.gearloc]} {place}" for place in places]


def on_grid(gearloc: Gearloc, die: Die) -> Names:
    """A die of the grid, if it is this gearloc's, or a white one."""
    if die >= SKILL_DICE:
        return on_mat(gearloc, f"white {key_of(die)}")
    return on_mat(gearloc, f"skill {key_of(die)}") if die // SKILLS_EACH == gearloc.gearloc else []


def skill(gearloc: Gearloc, die: Die) -> Names:
    """A skill die of the grid, if it is this gearloc's."""
    return on_grid(gearloc, die) if die < SKILL_DICE else []


def among(gearloc: Gearloc, slots: str, fits: Callable[[RolledDie], bool]) -> Names:
    """The dice in active or locked slots for which something holds."""
    dice = gearloc.locked if slots == "locked" else gearloc.active
    return on_mat(gearloc, *[f"{slots} {place}" for place, shown in enumerate(dice) if fits(shown)])


def in_roll(s: TooManyBones, fits: Callable[[RolledDie], bool]) -> Names:
    """The dice of the roll for which something holds."""
    return [f"roll {place}" for place, shown in enumerate(s.turn.roll) if fits(shown)]


def shows(shown: RolledDie, icon: int) -> bool:
    """Whether a die shows an icon, on its own or along with another."""
    return icon_of(shown) == icon or FACES[die_of(shown)][face_of(shown)].also == icon


def shows_bones(shown: RolledDie) -> bool:
    """Whether a die has bones to keep."""
    return icon_of(shown) == REUSABLE_BONES_ICON or shows(shown, BONES_ICON)


def is_rage(shown: RolledDie) -> bool:
    """Whether it is the Rage die, of whichever tier."""
    return die_of(shown) in RAGE_DICE


# By verb.


def of_move(_s: TooManyBones, decision: Decision, option: Pick) -> Names:
    """Critters that run light up where they are, too."""
    return [SQUARES[option.what]] if decision.kind == "critters" else []


def of_stay(s: TooManyBones, decision: Decision, option: Pick) -> Names:
    """Where one stands; a chip that was scouted stays on its stack."""
    if decision.kind == "scouted":
        return of_scouted(s, decision, option)
    return square_of(s, ALLY if decision.kind == "ally_move" else decision.seat)


def of_scouted(s: TooManyBones, decision: Decision, _option: Pick) -> Names:
    """The stack a scouted chip is from."""
    task: Any = asking(s, decision.seat)
    return stack_of(s, VALUES[task.stack])


def stack_of(s: TooManyBones, points: int) -> Names:
    """A stack of chips; only an adventure shows them."""
    return [f"stack {points}"] if s.maybe_adventure is not None else []


def of_add(s: TooManyBones, decision: Decision, option: Pick) -> Names:
    """A die of the grid, or a white one."""
    return on_grid(own(s, decision), option.die)


def of_use(s: TooManyBones, _decision: Decision, option: Pick) -> Names:
    """The die on its owner's grid, and where it lies in the roll."""
    whose = [gearloc for gearloc in s.party if option.die // SKILLS_EACH == gearloc.gearloc]
    grid = [place for gearloc in whose for place in skill(gearloc, option.die)]
    return grid + in_roll(s, lambda shown: die_of(shown) == option.die)


def of_place(s: TooManyBones, decision: Decision, option: Pick) -> Names:
    """The die, and a free slot: one's own or an ally's."""
    return of_use(s, decision, option) + on_mat(owner(s, decision, option), "free active")


def of_lock(s: TooManyBones, decision: Decision, option: Pick) -> Names:
    """The die, and a free locked slot."""
    return of_use(s, decision, option) + on_mat(own(s, decision), "free locked")


def of_gain(s: TooManyBones, decision: Decision, option: Pick) -> Names:
    """A die of the grid, perhaps an ally's."""
    return on_grid(owner(s, decision, option), option.die)


def of_learn(s: TooManyBones, decision: Decision, option: Pick) -> Names:
    """A die that is not owned yet."""
    return skill(own(s, decision), option.die)


def of_keep(s: TooManyBones, decision: Decision, option: Pick) -> Names:
    """The die with bones, and the backup plan."""
    rolled = in_roll(s, lambda shown: numbered(shown) == option.rolled_die and shows_bones(shown))
    return [*skill(own(s, decision), die_of(option.rolled_die)), *rolled, *on_mat(own(s, decision), "free plan")]


def of_clear(s: TooManyBones, decision: Decision, option: Pick) -> Names:
    """A die in a slot with all that look like it; without a die every slot that is taken."""
    gearloc = own(s, decision)
    if not option.what:
        return among(gearloc, "active", bool) + among(gearloc, "locked", bool)
    slots = "locked" if option.verb == picks.UNLOCK else "active"
    return among(gearloc, slots, lambda shown: numbered(shown) == option.rolled_die)


def of_reroll(s: TooManyBones, decision: Decision, option: Pick) -> Names:
    """The die of the grid, and all of the roll that show the same."""
    rolled = in_roll(s, lambda shown: like(shown) == option.rolled_die)
    return skill(own(s, decision), die_of(option.rolled_die)) + rolled


def of_turn(s: TooManyBones, decision: Decision, option: Pick) -> Names:
    """The Rage die in its slot; or Raider Armor, and the defense dice it may turn."""
    gearloc = own(s, decision)
    if is_rage(option.rolled_die):
        return among(gearloc, "active", is_rage)
    rolled = in_roll(s, lambda shown: armored(shown) == option.rolled_die)
    return cards_of(s, gearloc, RAIDER_ARMOR) + rolled


def of_hit(s: TooManyBones, _decision: Decision, option: Pick) -> Names:
    """The target, and the swords that strike."""
    values = [value for value, count in ((1, option.what & 15), (2, option.what >> 4)) if count]
    swords = in_roll(
        s, lambda shown: die_of(shown) == ATTACK_DIE and icon_of(shown) == DAMAGE_ICON and value_of(shown) in values
    )
    return square_of(s, s.turn.target) + swords


def of_shield(s: TooManyBones, decision: Decision, option: Pick) -> Names:
    """A free slot, and where the shield comes from: the roll, or the target."""
    slot = on_mat(own(s, decision), "free locked" if option.verb == picks.LOCK_SHIELD else "free active")
    if decision.kind == "take_shield":
        return square_of(s, s.turn.target) + slot
    rolled = in_roll(
        s,
        lambda shown: die_of(shown) == DEFENSE_DIE and icon_of(shown) == SHIELD_ICON and value_of(shown) == option.what,
    )
    return rolled + slot


def of_soak(s: TooManyBones, decision: Decision, _option: Pick) -> Names:
    """The shields in one's slots that a hit turns down."""
    task: Any = asking(s, decision.seat)
    if task.unit != decision.seat:
        return square_of(s, task.unit)
    return among(own(s, decision), "active", lambda shown: die_of(shown) == DEFENSE_DIE)


def of_plan(s: TooManyBones, decision: Decision, option: Pick) -> Names:
    """A line of the backup plan."""
    return on_mat(own(s, decision), f"plan {option.what}")


def of_act(s: TooManyBones, decision: Decision, option: Pick) -> Names:
    """The counter or the dice that allow it."""
    gearloc = own(s, decision)
    if option.what in BY_COUNTER:
        return skill(gearloc, BY_COUNTER[option.what])
    icon = BY_ICON.get(option.what)
    if icon is None:
        return among(gearloc, "active", is_rage)
    return among(gearloc, "active", lambda shown: shows(shown, icon)) + among(
        gearloc, "locked", lambda shown: shows(shown, icon)
    )


def of_stat(s: TooManyBones, decision: Decision, option: Pick) -> Names:
    """A stat on a mat."""
    return on_mat(owner(s, decision, option), f"stat {STATS[option.what]}")


def of_choose(_s: TooManyBones, _decision: Decision, option: Pick) -> Names:
    """A choice on the card of the day."""
    return [f"choice {'ABCDEF'[option.what]}"]


def of_stack(s: TooManyBones, _decision: Decision, option: Pick) -> Names:
    """A stack of chips."""
    return stack_of(s, option.what)


def of_own_card(s: TooManyBones, decision: Decision, option: Pick) -> Names:
    """A card of one's own bag that somebody else may get or be treated with."""
    if decision.kind in HANDED_OUT:
        return []
    whose = owner(s, decision, option) if decision.kind in ("offering", "tend") else own(s, decision)
    return cards_of(s, whose, option.what)


def of_card_aimed(s: TooManyBones, decision: Decision, option: Pick) -> Names:
    """A card of the bag that is aimed at."""
    return [] if decision.kind in HANDED_OUT else cards_of(s, owner(s, decision, option), option.what)


def cards_of(s: TooManyBones, gearloc: Gearloc, named: int) -> Names:
    """The cards of a bag that an answer may mean; a battle on its own has no bags."""
    if s.maybe_adventure is None:
        return []
    places = [place for place, name in enumerate(named_cards(gearloc)) if name == named]
    return on_mat(gearloc, *[f"card {place}" for place in places])


BY_VERB: Final[dict[int, Callable[[TooManyBones, Decision, Pick], Names]]] = {
    picks.MOVE: of_move,
    picks.STAY: of_stay,
    picks.ADD: of_add,
    picks.HIT: of_hit,
    picks.KEEP: of_keep,
    picks.SHIELD: of_shield,
    picks.LOCK_SHIELD: of_shield,
    picks.USE: of_use,
    picks.PLACE: of_place,
    picks.LOCK: of_lock,
    picks.PUT: of_use,
    picks.PLAN: of_plan,
    picks.CLEAR: of_clear,
    picks.UNLOCK: of_clear,
    picks.ACT: of_act,
    picks.SOAK: of_soak,
    picks.REROLL: of_reroll,
    picks.REMOVE: of_clear,
    picks.LOSE: of_stat,
    picks.GAIN: of_gain,
    picks.TURN: of_turn,
    picks.CHOOSE: of_choose,
    picks.TRAIN: of_stat,
    picks.LEARN: of_learn,
    picks.GIVE: of_own_card,
    picks.DROP: of_card_aimed,
    picks.PLAY: of_own_card,
    picks.SEARCH: of_own_card,
    picks.STACK: of_stack,
    picks.BOTTOM: of_scouted,
    picks.PICK: of_card_aimed,
}


# Locks and darts.


def lock_anchors(s: TooManyBones, decision: Decision, option: LockAnswer) -> Names:
    """The dice of the attempt."""
    asked = asking(s, decision.seat)
    assert isinstance(asked, LockQuestion)
    return [f"lock {place}" for place in lock_places(asked.picking, option.dice)]


def darts_anchors(s: TooManyBones, decision: Decision, option: darts.DartsAnswer) -> Names:
    """The dice of either side; none while they are chosen."""
    asked: Any = asking(s, decision.seat)
    if option.verb == darts.WITHOUT:
        game = asked.game
        return of_side(game.side(), darts_places(game, picks.unpack_values(option.what)))
    if option.verb == darts.SOAK:
        side = 1 - asked.game.side()
        return of_side(side, asked.game.shields(side))
    if option.verb == darts.REMOVE:
        stack, die = option.what >> 16, option.what & 0xFFFF
        side = stack if darts.kind_of(die) == darts.SHIELDS else 1 - stack
        return of_side(side, [place for place, other in enumerate(asked.game.dice[side]) if other == die])
    return []


def of_side(side: int, places: Sequence[int]) -> Names:
    """Dice of a side by their places."""
    return [f"darts {'own' if side == darts.GEARLOC else 'foe'} {place}" for place in places]
