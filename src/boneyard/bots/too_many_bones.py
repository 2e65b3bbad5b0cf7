"""What a battle of Too Many Bones is worth to the party, and what an answer promises, by the odds of the dice."""

from __future__ import annotations

from math import exp, log
from typing import Final

from boneyard.bots.base import Judge, Weighed
from boneyard.bots.too_many_bones_dice import face_worth, has_grenade_die, heal_worth
from boneyard.bots.too_many_bones_field import SKILLED, SWORDS, Field, position
from boneyard.bots.too_many_bones_turn import (
    HARDLY_EVER,
    gearloc_named,
    picked,
    slot_promise,
    weigh_aims,
    weigh_dice,
    weigh_moves,
    weigh_results,
    weigh_targets,
)
from boneyard.core.agenda import asking
from boneyard.core.decision import Action, Decision, Seat
from boneyard.core.game import Game
from boneyard.core.rng import Rng
from boneyard.games.too_many_bones.actions import NEXT, PLAY, REROLL, Pick, soaked
from boneyard.games.too_many_bones.aims import unit_aimed
from boneyard.games.too_many_bones.choosing_dice import AimGrenade
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.damage import ChooseShields, shields_on
from boneyard.games.too_many_bones.figures import flat_reduction, is_hardy, stat
from boneyard.games.too_many_bones.ids import BLEED, BOOM_COUNTER, DEX, FIRST_BADDIE, NOBODY, POISON
from boneyard.games.too_many_bones.mat import ADJACENT
from boneyard.games.too_many_bones.sheets import ICON_AT, SHEETS, VALUE_AT, icon_of
from boneyard.games.too_many_bones.state import CHIP, Gearloc, TooManyBones, Unit, die_of, effect, value_of
from boneyard.games.too_many_bones.turns import HARM, ChooseStart

SHIELD: Final = 0.2  # of an HP: it may never be needed


class Campfire(Judge):
    """Counts how long the party lasts against how long it needs; a party wins or loses together."""

    def __init__(self) -> None:
        super().__init__(horizon=8, guides=True, curiosity=0.1, faith=10.0, stake=0.03)

    def worth(self, game: Game, s: TooManyBones) -> list[float]:
        """The odds of winning, the same for every seat."""
        if s.ending:
            return [1.0 if s.ending == "won" else 0.0] * s.book.seats
        return [chance(s)] * s.book.seats

    def weigh(self, game: Game, s: TooManyBones, decision: Decision) -> list[Weighed]:
        """By the kind of question; rare ones are tried out."""
        kind = decision.kind
        options = decision.options
        if kind in SETTLED:
            return [Weighed(options[0], 1.0)]
        if kind in ("baddie_target", "bones_target", "target_order"):
            return [Weighed(option, sturdiness(s.unit(unit_aimed(s, picked(option).aim)))) for option in options]
        if kind == "shields":
            return weigh_shields(s, decision)
        field = Field(s)
        gearloc = s.party[decision.seat]
        if kind == "move":
            return weigh_moves(field, gearloc, decision)
        if kind in ("target", "new_target"):
            return weigh_targets(field, gearloc, decision)
        if kind == "dice":
            return weigh_dice(field, gearloc, decision)
        if kind == "result":
            return weigh_results(field, gearloc, decision)
        return self.weigh_rare(game, field, decision)

    def weigh_rare(self, game: Game, field: Field, decision: Decision) -> list[Weighed]:
        """What is asked less often."""
        s = field.s
        kind = decision.kind
        options = decision.options
        gearloc = s.party[decision.seat]
        if kind in ("place", "enter"):
            dice = stat(gearloc, DEX)
            return [Weighed(option, position(field, gearloc, picked(option).aim, dice)) for option in options]
        if kind == "aim":
            asked = asking(s, decision.seat)
            assert isinstance(asked, AimGrenade)
            return weigh_aims(field, decision, asked.die)
        if kind in ("slot", "mischief"):
            return [Weighed(option, slot_promise(field, gearloc, option)) for option in options]
        if kind == "baddie_walk":
            return [Weighed(option, welcome(s, picked(option).aim)) for option in options]
        if kind == "start":
            return weigh_starts(s, decision)
        if kind == "recovery":
            return [Weighed(one, heal_worth(field, gearloc_named(s, picked(one).aim), 1)) for one in options]
        if kind in ("reroll", "do_over"):
            return weigh_rerolls(field, gearloc, decision)
        if kind in ("rushed", "tyrant_die"):
            return [Weighed(one, field.blow(s.baddie(s.grid[picked(one).aim]), 3)) for one in options]
        return super().weigh(game, s, decision)

    def reply(self, game: Game, s: TooManyBones, decision: Decision, seat: Seat, rng: Rng) -> Action:
        """What looks best at a glance."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        weighed = self.weigh(game, s, decision)
        best = weighed[0]
        for one in weighed:
            if one.promise > best.promise:
                best = one
        return best.option

    def rests(self, decision: Decision) -> bool:
        """The odds are known for the start of a turn, when nothing lies rolled on the table."""
        return decision.kind == "move"


SETTLED: Final = (  # the first answer is yes, up, or as early as can be
    "agree",
    "riposte",
    "riposte_strike",
    "answer_hit",
    "element_325",
    "shield_wall",
    "initiative",
    "anger",
    "entry_order",
    "nom_order",
)


def sturdiness(unit: Unit) -> float:
    """How well a gearloc, or somebody at its side, can bear to be the victim."""
    return unit.hp + (unit.buff + 1.2 * shields_on(unit) if isinstance(unit, Gearloc) else 0.0)


def weigh_shields(s: TooManyBones, decision: Decision) -> list[Weighed]:
    """The party keeps few dice, so that more can be rolled; a baddie is left with many for the same reason."""
    asked = asking(s, decision.seat)
    assert isinstance(asked, ChooseShields)
    sign = 1.0 if asked.unit >= FIRST_BADDIE else -1.0
    weighed: list[Weighed] = []
    for option in decision.options:
        left = [value for value in soaked(picked(option).what) if value]
        weighed.append(Weighed(option, sign * len(left)))
    return weighed


def weigh_starts(s: TooManyBones, decision: Decision) -> list[Weighed]:
    """Harm first, so that healing is not wasted, unless it would be the end; a baddie's harm always first."""
    asked = asking(s, decision.seat)
    assert isinstance(asked, ChooseStart)
    unit = s.unit(asked.unit)
    pain = effect(unit, POISON) + effect(unit, BLEED)
    first = isinstance(unit, Gearloc) and unit.hp <= pain
    weighed: list[Weighed] = []
    for option in decision.options:
        chosen = picked(option)
        promise = 1.0 if is_harm(chosen) != first else 0.0
        weighed.append(Weighed(option, HARDLY_EVER if chosen.verb == PLAY else promise))
    return weighed


def is_harm(chosen: Pick) -> bool:
    """Whether it lets an effect hurt, rather than help or do something else first."""
    return chosen.verb == NEXT and chosen.what in HARM


def weigh_rerolls(field: Field, gearloc: Gearloc, decision: Decision) -> list[Weighed]:
    """A die is rolled again if its faces on average promise more than the one that shows."""
    weighed: list[Weighed] = []
    for option in decision.options:
        chosen = picked(option)
        promise = 0.0
        if chosen.verb == REROLL:
            die = die_of(chosen.what)
            shown = face_worth(field, gearloc, die, icon_of(chosen.what), value_of(chosen.what))
            faces = [face_worth(field, gearloc, die, ICON_AT[die * 6 + i], VALUE_AT[die * 6 + i]) for i in range(6)]
            promise = sum(faces) / 6 - shown
        weighed.append(Weighed(option, promise))
    return weighed


def welcome(s: TooManyBones, cell: int) -> float:
    """Where a baddie does least: beside few gearlocs, and those who can bear it and hit back."""
    worth = 0.0
    for near in ADJACENT[cell]:
        unit = s.grid[near]
        if 0 <= unit < FIRST_BADDIE:
            gearloc = s.party[unit]
            worth += 0.3 if not SHEETS[gearloc.gearloc].ranged else -0.3
    return worth


# The odds.


def chance(s: TooManyBones) -> float:
    """How likely the party is to win, from how much either side can bear; fitted to battles of `greedy`."""
    must_bear, suffers = enemy_strength(s)
    standing = s.gearlocs_standing()
    bears = sum([endurance(gearloc) for gearloc in standing])
    weakest = min([gearloc.hp for gearloc in standing], default=0)
    fallen = len(s.party) - len(standing)
    crowd = len(s.baddies_standing()) + len(s.queue)  # the same HP in more chips are easier to beat
    score = 3.8 + 2.4 * log(bears + 0.5) - 3.6 * log(must_bear + 0.3) - 1.5 * log(suffers + 0.5)
    score += 0.6 * crowd + 0.1 * weakest - 0.8 * fallen
    return 1.0 / (1.0 + exp(-score))


def endurance(gearloc: Gearloc) -> float:
    """HP and shields, less what poison and wounds will take, and something for grenades that are ready."""
    poison = effect(gearloc, POISON)
    pain = poison * (poison + 1) / 2 + 2.0 * effect(gearloc, BLEED)
    grenades = 0.4 * gearloc.shows[BOOM_COUNTER % 16] if has_grenade_die(gearloc) else 0.0
    return max(0.3, gearloc.hp + 0.6 * gearloc.buff + SHIELD * shields_on(gearloc) - 0.7 * pain) + grenades


def enemy_strength(s: TooManyBones) -> tuple[float, float]:
    """HP, shields and skin of everybody on the mat and in the queue, and how hard they bite."""
    field = Field(s)
    bears = 0.0
    bites = 0.0
    for foe in field.foes:
        poison = effect(foe, POISON)
        tough = foe.hp + SHIELD * sum(foe.shields) - 0.6 * poison * (poison + 1) / 2
        if foe.chip != NOBODY:
            tough += 0.8 * flat_reduction(foe) + (1.0 if is_hardy(foe) else 0.0) + 0.5 * CHIPS[foe.chip].defense
        bears += max(0.4, tough)
        bites += field.bites[foe.id]
    for chip in s.queue:
        printed = CHIPS[chip & CHIP]
        bears += printed.hp + 0.5 * printed.defense
        bites += 0.5 * max(0.0, printed.attack * SWORDS * printed.targets + SKILLED[chip & CHIP])
    return bears, bites


CAMPFIRE: Final = Campfire()
