"""The evaluation of Too Many Bones adventures, battles and answers."""

from __future__ import annotations

from math import exp, log
from typing import Any, Final

from boneyard.bots.base import Evaluator, Weighed
from boneyard.bots.too_many_bones.adventure import outlook, prize, weigh_adventure
from boneyard.bots.too_many_bones.bag import HEALS, reroll_gain
from boneyard.bots.too_many_bones.contests import weigh_darts, weigh_locks
from boneyard.bots.too_many_bones.dice import has_grenade_die, heal_worth
from boneyard.bots.too_many_bones.field import SKILLED, Field, position
from boneyard.bots.too_many_bones.turn import (
    HARDLY_EVER,
    die_added_worth,
    gearloc_named,
    picked,
    slot_score,
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
from boneyard.games.too_many_bones.adventure.days import NewDay
from boneyard.games.too_many_bones.answers.aims import unit_aimed
from boneyard.games.too_many_bones.answers.picks import CHALLENGE, NEXT, PLAY, REROLL, Pick, unpack_values
from boneyard.games.too_many_bones.battle.damage import ChooseShields, shields_on
from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.battle.initiative import ChoosePlace
from boneyard.games.too_many_bones.battle.odds import AVERAGE_SWORDS
from boneyard.games.too_many_bones.battle.stats import flat_reduction, is_hardy, stat
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.tyrant_cards import tyrant_card
from boneyard.games.too_many_bones.gearlocs.every_die import SHEETS
from boneyard.games.too_many_bones.model.ids import BLEED, BOOM_COUNTER, DEX, FIRST_BADDIE, NOBODY, POISON
from boneyard.games.too_many_bones.model.mat import ADJACENT
from boneyard.games.too_many_bones.model.state import CHIP, TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc, Unit, effect
from boneyard.games.too_many_bones.turns.choosing_dice import AimGrenade
from boneyard.games.too_many_bones.turns.start_and_end import HARM, ChooseStart

SHIELD: Final = 0.2  # value in HP: it may never be needed


class TooManyBonesEvaluator(Evaluator):
    """Compares how long the party lasts with how long it needs. A party wins or loses together."""

    def __init__(self) -> None:
        super().__init__(depth=8, guides=True, exploration=0.1, prior_weight=10.0, prior_scale=0.03)

    def worth(self, game: Game, s: TooManyBones) -> list[float]:
        """The probability of winning the battle or, between battles, the adventure; equal for every seat."""
        if not s.agenda:
            return [1.0 if s.ending == "won" else 0.0] * s.book.seats
        return [chance(s) if is_fighting(s) else prospects(s)] * s.book.seats

    def weigh(self, game: Game, s: TooManyBones, decision: Decision) -> list[Weighed]:
        """Score by the kind of question; rare ones are tried out. Only in battle several answers are searched."""
        if decision.kind in SETTLED:
            return [Weighed(settled(s, decision), 1.0)]
        if decision.kind in CONTESTS:
            return best_of(weigh_contest(s, decision))
        if is_fighting(s) and decision.kind not in BEFORE:
            return self.weigh_battle(game, s, decision)
        known = weigh_adventure(s, decision)
        if not known:
            known = (
                self.weigh_challenge(game, s, decision) if decision.kind == "road" else self.try_out(game, s, decision)
            )
        return best_of(known)

    def weigh_challenge(self, game: Game, s: TooManyBones, decision: Decision) -> list[Weighed]:
        """Challenge the tyrant with good odds, or when hardly a day is left. A lost challenge can be repeated."""
        left = min(tyrant_card(s).days - s.adventure.day, len(READY_AT) - 1)
        return [
            Weighed(one.option, one.score if picked(one.option).verb == CHALLENGE else READY_AT[left])
            for one in self.try_out(game, s, decision)
        ]

    def try_out(self, game: Game, s: TooManyBones, decision: Decision) -> list[Weighed]:
        """Follow each answer on imagined tables, with the same dice for all, to a battle or the next recovery."""
        weighed: list[Weighed] = []
        for option in decision.options:
            luck = s.rng.clone()
            score = 0.0
            for _ in range(TRIALS):
                table = game.imagine(s, decision.seat, luck)
                game.apply(table, decision.seat, option)
                score += self.worth_later(game, table, luck) / TRIALS
            weighed.append(Weighed(option, score))
        return weighed

    def worth_later(self, game: Game, table: Any, luck: Rng) -> float:
        """Play on to a battle, a recovery or another day, and return the value of the table."""
        for _ in range(FAR):
            asked = game.pending(table)
            if not asked or asked[0].kind in RESTS:
                break
            game.apply(table, asked[0].seat, self.reply(game, table, asked[0], asked[0].seat, luck))
        if not is_fighting(table):
            return outlook(table)
        if table.challenged_tyrant != NOBODY:
            return chance(table)
        return outlook(table) + chance(table) * prize(table)

    def weigh_battle(self, game: Game, s: TooManyBones, decision: Decision) -> list[Weighed]:
        kind = decision.kind
        options = decision.options
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
        s = field.s
        kind = decision.kind
        options = decision.options
        gearloc = s.party[decision.seat]
        if kind in ("place", "enter"):
            dice = stat(gearloc, DEX)
            return [Weighed(option, position(field, gearloc, picked(option).cell, dice)) for option in options]
        if kind == "aim":
            asked = asking(s, decision.seat)
            assert isinstance(asked, AimGrenade)
            return weigh_aims(field, decision, asked.die)
        if kind in ("slot", "mischief"):
            return [Weighed(option, slot_score(field, gearloc, option)) for option in options]
        if kind == "baddie_walk":
            return [Weighed(option, harmlessness(s, picked(option).aim)) for option in options]
        if kind == "start":
            return weigh_starts(s, decision)
        if kind == "recovery":
            return [Weighed(one, heal_worth(field, gearloc_named(s, picked(one).aim), 1)) for one in options]
        if kind in ("reroll", "do_over"):
            return weigh_rerolls(field, gearloc, decision)
        if kind in ("one_more", "restore", "consumable"):
            return [Weighed(option, die_added_worth(field, gearloc, picked(option).die)) for option in options]
        if kind in ("rushed", "tyrant_die"):
            return [Weighed(one, field.blow(s.baddie(s.grid[picked(one).aim]), 3)) for one in options]
        return super().weigh(game, s, decision)

    def reply(self, game: Game, s: TooManyBones, decision: Decision, seat: Seat, rng: Rng) -> Action:
        options = decision.options
        if len(options) == 1:
            return options[0]
        kind = decision.kind
        if kind not in SETTLED and kind not in CONTESTS and (kind in BEFORE or not is_fighting(s)):
            known = weigh_adventure(s, decision)
            return best_of(known)[0].option if known else rng.pick(options)
        return best_of(self.weigh(game, s, decision))[0].option

    def rests(self, decision: Decision) -> bool:
        """Positions can be judged at the start of a turn, with no dice rolled, and between battles."""
        return decision.kind in RESTS

    def simplify(self, s: TooManyBones, seat: Seat) -> None:
        """End the search with the battle, or else with the day."""
        for place in range(len(s.agenda) - 1, 0, -1):
            if isinstance(s.agenda[place], AfterBattle):
                del s.agenda[:place]
                return
        if isinstance(s.agenda[0], NewDay) and len(s.agenda) > 1:
            del s.agenda[0]


RESTS: Final = ("move", "camp", "way", "road")
CONTESTS: Final = (
    "intuition",
    "mech_pick",
    "lock_loot",
    "lock_die",
    "lock_dice",
    "darts_dice",
    "darts_weaken",
    "darts_bones",
    "darts_shields",
)
BEFORE: Final = ("last_loot", "drop")  # scored without a battle in mind
HALFWAY: Final = 1.5  # training points per progress the tyrant requires, at even odds
TRIALS: Final = 4  # imagined tables for each answer
FAR: Final = 60  # answers on each of these tables
READY_AT: Final = (0.0, 0.3, 0.4, 0.5, 0.6)  # the required probability of defeating the tyrant, by the days left

SETTLED: Final = (  # the first answer is yes, up, or the earliest
    "map",
    "flare",
    "spirits",
    "slinger",
    "optics",
    "parcel",
    "try_trove",
    "raise_shields",
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


def settled(s: TooManyBones, decision: Decision) -> Action:
    """The first answer, but a baddie acts as late as possible."""
    asked = asking(s, decision.seat)
    late = isinstance(asked, ChoosePlace) and asked.unit >= FIRST_BADDIE
    return decision.options[-1 if late else 0]


def is_fighting(s: TooManyBones) -> bool:
    """Whether a battle is on or about to start."""
    return any(isinstance(task, AfterBattle) for task in s.agenda)


def best_of(weighed: list[Weighed]) -> list[Weighed]:
    """Only the answer with the highest score, the first among equals."""
    best = weighed[0]
    for one in weighed:
        if one.score > best.score:
            best = one
    return [best]


def weigh_contest(s: TooManyBones, decision: Decision) -> list[Weighed]:
    """Locks, or darts."""
    asked = asking(s, decision.seat)
    return weigh_darts(asked, decision) if decision.kind.startswith("darts") else weigh_locks(asked, decision)


def sturdiness(unit: Unit) -> float:
    """How well a gearloc or ally can stand being the target."""
    return unit.hp + (unit.buff + 1.2 * shields_on(unit) if isinstance(unit, Gearloc) else 0.0)


def weigh_shields(s: TooManyBones, decision: Decision) -> list[Weighed]:
    """The party keeps few dice, so that more can be rolled. A baddie is left with many, for the same reason."""
    asked = asking(s, decision.seat)
    assert isinstance(asked, ChooseShields)
    sign = 1.0 if asked.unit >= FIRST_BADDIE else -1.0
    weighed: list[Weighed] = []
    for option in decision.options:
        left = [value for value in unpack_values(picked(option).what) if value]
        weighed.append(Weighed(option, sign * len(left)))
    return weighed


def weigh_starts(s: TooManyBones, decision: Decision) -> list[Weighed]:
    """Damage first, so that healing is not wasted, unless it knocks out; for a baddie always damage first."""
    asked = asking(s, decision.seat)
    assert isinstance(asked, ChooseStart)
    unit = s.unit(asked.unit)
    pain = effect(unit, POISON) + effect(unit, BLEED)
    first = isinstance(unit, Gearloc) and unit.hp <= pain
    weighed: list[Weighed] = []
    for option in decision.options:
        chosen = picked(option)
        score = 1.0 if is_harm(chosen) != first else 0.0
        if chosen.verb == PLAY:
            score = 2.0 if first and chosen.what in HEALS else HARDLY_EVER
        weighed.append(Weighed(option, score))
    return weighed


def is_harm(chosen: Pick) -> bool:
    """Whether the answer resolves a damaging effect."""
    return chosen.verb == NEXT and chosen.what in HARM


def weigh_rerolls(field: Field, gearloc: Gearloc, decision: Decision) -> list[Weighed]:
    """A die is rerolled if its faces are better on average than the one shown."""
    weighed: list[Weighed] = []
    for option in decision.options:
        chosen = picked(option)
        score = 0.0
        if chosen.verb == REROLL:
            score = reroll_gain(field, gearloc, chosen.rolled_die)
        weighed.append(Weighed(option, score))
    return weighed


def harmlessness(s: TooManyBones, cell: int) -> float:
    """How little a baddie does on a position: near few gearlocs, and those who can stand it and hit back."""
    worth = 0.0
    for near in ADJACENT[cell]:
        unit = s.grid[near]
        if 0 <= unit < FIRST_BADDIE:
            gearloc = s.party[unit]
            worth += 0.3 if not SHEETS[gearloc.gearloc].ranged else -0.3
    return worth


# Probabilities of winning.


def prospects(s: TooManyBones) -> float:
    """The probability of winning the adventure, by what the party has and its progress."""
    card = tyrant_card(s)
    behind = outlook(s) - HALFWAY * card.progress
    return 1.0 / (1.0 + exp(-0.2 * behind))


def chance(s: TooManyBones) -> float:
    """The probability of winning the battle, by the strength of both sides; fitted to battles of `greedy`."""
    must_bear, suffers = enemy_strength(s)
    standing = s.gearlocs_standing()
    bears = sum([endurance(gearloc) for gearloc in standing])
    weakest = min([gearloc.hp for gearloc in standing], default=0)
    fallen = len(s.party) - len(standing)
    crowd = len(s.baddies_standing()) + len(s.queue)  # the same HP in more chips are easier to defeat
    score = 3.8 + 2.4 * log(bears + 0.5) - 3.6 * log(must_bear + 0.3) - 1.5 * log(suffers + 0.5)
    score += 0.6 * crowd + 0.1 * weakest - 0.8 * fallen
    return 1.0 / (1.0 + exp(-score))


def endurance(gearloc: Gearloc) -> float:
    """HP and shields, minus Poison and Bleed to come, plus something for ready grenades."""
    poison = effect(gearloc, POISON)
    pain = poison * (poison + 1) / 2 + 2.0 * effect(gearloc, BLEED)
    grenades = 0.4 * gearloc.shows[BOOM_COUNTER % 16] if has_grenade_die(gearloc) else 0.0
    return max(0.3, gearloc.hp + 0.6 * gearloc.buff + SHIELD * shields_on(gearloc) - 0.7 * pain) + grenades


def enemy_strength(s: TooManyBones) -> tuple[float, float]:
    """The HP, shields and Thick Skin of all baddies on the mat and in the queue, and their damage."""
    field = Field(s)
    bears = 0.0
    damages = 0.0
    for foe in field.foes:
        poison = effect(foe, POISON)
        tough = foe.hp + SHIELD * sum(foe.shields) - 0.6 * poison * (poison + 1) / 2
        if foe.chip != NOBODY:
            tough += 0.8 * flat_reduction(foe) + (1.0 if is_hardy(foe) else 0.0) + 0.5 * CHIPS[foe.chip].defense
        bears += max(0.4, tough)
        damages += field.damages[foe.id]
    for chip in s.queue:
        printed = CHIPS[chip & CHIP]
        bears += printed.hp + 0.5 * printed.defense
        damages += 0.5 * max(0.0, printed.attack * AVERAGE_SWORDS * printed.targets + SKILLED[chip & CHIP])
    return bears, damages


EVALUATOR: Final = TooManyBonesEvaluator()
