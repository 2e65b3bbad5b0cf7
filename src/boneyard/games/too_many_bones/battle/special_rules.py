"""The special rules in force: whatever changes a rule of the battle overrides the moments of `SpecialRule`.

A rule is called at the moments it overrides; the defaults change nothing. Each rule in force has an argument, a small
number such as a seat, a lane, a round or a chip. Its class stands in the file of the card or the tyrant.

At every moment the rules come in the same order (TMB-007), which `in_force` is the only one to know:

1. the challenged tyrant's (TMB-044): Nom's line, Drellen's bog, the Orb of Gendricks;
2. a gearloc's own (TMB-223), in party order: Tantrum's rage. The argument is the seat;
3. those that the encounter or a card has brought to this battle (TMB-041, TMB-105), in the order they came;
4. those of cards on which something lies or to which it is owed (TMB-041, TMB-111). The argument is what lies there;
5. those of open cards carried (TMB-082, TMB-088), in party order. The argument is the seat.

So bones hurt beside an Orb before a card has its say (TMB-054), and Rusty Optics follow the end-of-round effects of the
encounter (TMB-118). A moment that nobody in sight uses costs one mask.

What a baddie's skills change about that baddie has the same shape: `battle.skill_rules`.
"""

from __future__ import annotations

from typing import Final

from boneyard.core.compiled import mypyc_attr
from boneyard.games.too_many_bones.content.held_cards import card_of, is_locked
from boneyard.games.too_many_bones.model.ids import Card, Cell, ChipId, Die
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc, Unit

# The moments, one bit each, and their names in the same order.
DRAWS: Final = 1 << 0
SURPRISES: Final = 1 << 1
BATTLE_STARTS: Final = 1 << 2
ROUND_STARTS: Final = 1 << 3
ROUND_ENDS: Final = 1 << 4
ENTERS: Final = 1 << 5
ARRIVES: Final = 1 << 6
FALLS: Final = 1 << 7
MAY_FALL: Final = 1 << 8
DEX: Final = 1 << 9
ATTACK: Final = 1 << 10
BADDIE_ATTACK: Final = 1 << 11
MAY_ROLL: Final = 1 << 12
MAY_PLAN: Final = 1 << 13
MAY_USE: Final = 1 << 14
BONES: Final = 1 << 15
MAY_MOVE: Final = 1 << 16
MAY_ACT: Final = 1 << 17
IS_WON: Final = 1 << 18
BONES_ROLLED: Final = 1 << 19
HURT: Final = 1 << 20
IS_LANE_OPEN: Final = 1 << 21
LEAVES: Final = 1 << 22
TURN_STARTS: Final = 1 << 23
TURN_ENDS: Final = 1 << 24
LINES_UP: Final = 1 << 25
PRESENT: Final = 1 << 26
BEFORE_START: Final = 1 << 27
IS_IN_BATTLE: Final = 1 << 28
ENTER_AT_ROUND_END: Final = 1 << 29
REVIVED: Final = 1 << 30
STEP_COST: Final = 1 << 31
SETS_UP: Final = 1 << 32
COUNTS_POINTS: Final = 1 << 33
PLACES: Final = 1 << 34
INITIATIVE_ROLLED: Final = 1 << 35
ENTERS_SURPRISED: Final = 1 << 36
LOSES_HP: Final = 1 << 37
DEFEATED: Final = 1 << 38
ATTACKS: Final = 1 << 39
DIE_RESTORED: Final = 1 << 40
BATTLE_OVER: Final = 1 << 41
DAY_BEGINS: Final = 1 << 42
NAMES: Final[tuple[str, ...]] = (
    *("draws", "surprises", "battle_starts", "round_starts", "round_ends", "enters", "arrives", "falls"),
    *("may_fall", "dex", "attack", "baddie_attack", "may_roll", "may_plan", "may_use", "bones", "may_move"),
    *("may_act", "is_won", "bones_rolled", "hurt", "is_lane_open", "leaves", "turn_starts", "turn_ends"),
    *("lines_up", "present", "before_start", "is_in_battle", "enter_at_round_end", "revived", "step_cost"),
    *("sets_up", "counts_points", "places", "initiative_rolled", "enters_surprised", "loses_hp", "defeated"),
    *("attacks", "die_restored", "battle_over", "day_begins"),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class SpecialRule:
    """A special rule. Override the moments it changes."""

    def __init__(self) -> None:
        self.moments = overridden(self, SpecialRule, NAMES)  # one bit each

    def draws(self, s: TooManyBones, points: int, argument: int) -> bool:
        """Whether the card itself draws the queue for this many points, and has done so (TMB-102, TMB-105)."""
        return False

    def surprises(self, s: TooManyBones, unit: int, argument: int) -> bool:
        """Whether a unit placed in set-up is Surprised: its initiative die goes to the bottom (TMB-111)."""
        return False

    def battle_starts(self, s: TooManyBones, argument: int) -> None:
        """In the start-of-battle step (TMB-041, TMB-100)."""

    def round_starts(self, s: TooManyBones, argument: int) -> None:
        """At the start of a round, after fatigue (TMB-117)."""

    def round_ends(self, s: TooManyBones, argument: int) -> None:
        """At the end of a round, before changes of the meter (TMB-118)."""

    def enters(self, s: TooManyBones, baddie: Baddie, argument: int) -> None:
        """A baddie has come onto the mat, in set-up or later (TMB-124)."""

    def arrives(self, s: TooManyBones, unit: int, start: Cell, how: str, argument: int) -> None:
        """A unit has reached a new position, by walking or otherwise."""

    def falls(self, s: TooManyBones, baddie: Baddie, argument: int) -> bool:
        """Whether the chip of a defeated baddie goes elsewhere than the defeated pile, and was put there."""
        return False

    def may_fall(self, s: TooManyBones, baddie: Baddie, argument: int) -> bool:
        """Whether a baddie may lose its last HP now."""
        return True

    def dex(self, s: TooManyBones, gearloc: Gearloc, dex: int, argument: int) -> int:
        """The Dex of a gearloc for a turn."""
        return dex

    def attack(self, s: TooManyBones, gearloc: Gearloc, dice: int, argument: int) -> int:
        """The attack dice of a gearloc."""
        return dice

    def baddie_attack(self, s: TooManyBones, baddie: Baddie, dice: int, argument: int) -> int:
        """The attack dice of a baddie."""
        return dice

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: Die, argument: int) -> bool:
        """Whether a gearloc may take a die for its roll."""
        return True

    def may_plan(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> bool:
        """Whether a gearloc may use its backup plan."""
        return True

    def may_use(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> bool:
        """Whether a gearloc may use skill dice in its slots or on its mat."""
        return True

    def bones(self, s: TooManyBones, gearloc: Gearloc, bones: int, argument: int) -> int:
        """How many bones a rolled die with bones counts as in the backup plan."""
        return bones

    def may_move(self, s: TooManyBones, unit: int, argument: int) -> bool:
        """Whether a unit may move by itself on this turn."""
        return True

    def may_act(self, s: TooManyBones, unit: int, argument: int) -> bool:
        """Whether a unit takes its turn in this round."""
        return True

    def is_won(self, s: TooManyBones, won: bool, argument: int) -> bool:
        """Whether the battle is won, in addition to or instead of the usual way (TMB-208)."""
        return won

    def bones_rolled(self, s: TooManyBones, gearloc: Gearloc, bones: int, argument: int) -> None:
        """A gearloc has rolled bones."""

    def hurt(self, s: TooManyBones, unit: int, argument: int) -> None:
        """A unit has lost HP and is still on the mat."""

    def is_lane_open(self, s: TooManyBones, lane: int, argument: int) -> bool:
        """Whether a baddie may enter with the marker of a lane now."""
        return True

    def leaves(self, s: TooManyBones, cell: Cell, argument: int) -> None:
        """A unit has left the mat from this position."""

    def turn_starts(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> None:
        """A gearloc is about to act; its Dex is not counted yet."""

    def turn_ends(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> None:
        """A gearloc's turn is over."""

    def lines_up(self, s: TooManyBones, argument: int) -> None:
        """Baddies are placed, and gearlocs are about to roll initiative (TMB-058)."""

    def present(self, s: TooManyBones, seats: list[int], argument: int) -> list[int]:
        """The seats whose gearlocs take part from the start (TMB-058)."""
        return seats

    def before_start(self, s: TooManyBones, argument: int) -> None:
        """Everybody is placed, and the start-of-battle step begins (TMB-041)."""

    def is_in_battle(self, s: TooManyBones, seat: int, argument: int) -> bool:
        """Whether a gearloc that is not on the mat takes part in the battle all the same (TMB-285)."""
        return False

    def enter_at_round_end(self, s: TooManyBones, argument: int) -> bool:
        """Whether gearlocs enter at the end of a round, not in the new one (TMB-058, TMB-206)."""
        return True

    def revived(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> bool:
        """Whether a revived gearloc goes elsewhere than onto the mat, and was sent there (TMB-245)."""
        return False

    def step_cost(self, s: TooManyBones, cost: int, argument: int) -> int:
        """The Dex cost of one step of a gearloc (TMB-128)."""
        return cost

    def sets_up(self, s: TooManyBones, argument: int) -> None:
        """A battle is about to be set up (TMB-100)."""

    def counts_points(self, s: TooManyBones, points: int, argument: int) -> bool:
        """Whether something is asked before the queue is drawn for these points, which draws it then (TMB-101)."""
        return False

    def places(self, s: TooManyBones, argument: int) -> bool:
        """Whether something is asked before baddies are placed, which places them then (TMB-287)."""
        return False

    def initiative_rolled(
        self, s: TooManyBones, seats: tuple[int, ...], values: tuple[int, ...], argument: int
    ) -> bool:
        """Whether something is asked after the initiative rolls, before gearlocs join the meter (TMB-112)."""
        return False

    def enters_surprised(self, s: TooManyBones, chip: int, argument: int) -> bool:
        """Whether a chip that enters after set-up is Surprised (TMB-111, TMB-114)."""
        return False

    def loses_hp(self, s: TooManyBones, unit: int, lost: int, argument: int) -> None:
        """A unit has lost HP, perhaps its last (TMB-183)."""

    def defeated(self, s: TooManyBones, chip: ChipId, by: int, argument: int) -> None:
        """A baddie has lost its last HP to a unit, and its chip has left the mat (TMB-207)."""

    def attacks(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> None:
        """A gearloc has rolled attack dice (TMB-137)."""

    def die_restored(self, s: TooManyBones, gearloc: Gearloc, die: Die, argument: int) -> None:
        """A skill die of a gearloc is no longer exhausted."""

    def battle_over(self, s: TooManyBones, argument: int) -> None:
        """A battle is over, and its chips are put away (TMB-211)."""

    def day_begins(self, s: TooManyBones, argument: int) -> None:
        """A new day begins, before its encounter (TMB-029)."""


def overridden(rule: object, base: type, names: tuple[str, ...]) -> int:
    """The moments of its base class that the class of a rule overrides, one bit each."""
    mine: type = type(rule)
    return sum([1 << bit for bit, name in enumerate(names) if getattr(mine, name) is not getattr(base, name)])


NO_RULE: Final = SpecialRule()  # holds a place until the rule with that number is registered
SPECIAL_RULES: Final[list[SpecialRule]] = []  # by number


def special_rule(number: int, rule: SpecialRule) -> int:
    """Register a special rule. Saves hold its number, so it never changes. A new rule takes the next one."""
    while len(SPECIAL_RULES) <= number:
        SPECIAL_RULES.append(NO_RULE)
    assert SPECIAL_RULES[number] is NO_RULE, number
    SPECIAL_RULES[number] = rule
    return number


def add_rule(s: TooManyBones, which: int, argument: int = 0) -> None:
    """Put a special rule in force until the end of the battle."""
    s.special_rules.append(which << 8 | argument)


def remove_rule(s: TooManyBones, which: int, argument: int = 0) -> None:
    """End a special rule."""
    s.special_rules.remove(which << 8 | argument)


def is_in_force(s: TooManyBones, which: int, argument: int = 0) -> bool:
    """Whether a special rule is in force with this argument."""
    return which << 8 | argument in s.special_rules


def may_act(s: TooManyBones, unit: int) -> bool:
    """Whether a unit takes its turn in this round."""
    return all(rule.may_act(s, unit, argument) for rule, argument in in_force(s, MAY_ACT))


def may_move(s: TooManyBones, unit: int) -> bool:
    """Whether a unit may move by itself on this turn."""
    return all(rule.may_move(s, unit, argument) for rule, argument in in_force(s, MAY_MOVE))


def may_plan(s: TooManyBones, gearloc: Gearloc) -> bool:
    """Whether a gearloc may use its backup plan."""
    return all(rule.may_plan(s, gearloc, argument) for rule, argument in in_force(s, MAY_PLAN))


def may_use_skills(s: TooManyBones, gearloc: Gearloc) -> bool:
    """Whether a gearloc may use skill dice in its slots or on its mat."""
    return all(rule.may_use(s, gearloc, argument) for rule, argument in in_force(s, MAY_USE))


def may_fall(s: TooManyBones, unit: Unit) -> bool:
    """Whether a unit may lose its last HP now."""
    if not isinstance(unit, Baddie):
        return True
    return all(rule.may_fall(s, unit, argument) for rule, argument in in_force(s, MAY_FALL))


def is_allowed(s: TooManyBones, gearloc: Gearloc, die: Die) -> bool:
    """Whether a gearloc may take a die for its roll."""
    return all(rule.may_roll(s, gearloc, die, argument) for rule, argument in in_force(s, MAY_ROLL))


def dex_allowed(s: TooManyBones, gearloc: Gearloc, dex: int) -> int:
    """Dex for a turn, after the encounter's special rules."""
    for rule, argument in in_force(s, DEX):
        dex = rule.dex(s, gearloc, dex, argument)
    return max(0, dex)


def attack_allowed(s: TooManyBones, gearloc: Gearloc, dice: int) -> int:
    """Attack dice, after the encounter's special rules."""
    for rule, argument in in_force(s, ATTACK):
        dice = rule.attack(s, gearloc, dice, argument)
    return max(0, dice)


def bones_worth(s: TooManyBones, gearloc: Gearloc, bones: int) -> int:
    """Bones in the backup plan, after the encounter's special rules."""
    for rule, argument in in_force(s, BONES):
        bones = rule.bones(s, gearloc, bones, argument)
    return bones


# What has rules of its own, besides those of this battle.
TYRANT_RULES: Final[dict[int, SpecialRule]] = {}  # by chip
GEARLOC_RULES: Final[dict[int, SpecialRule]] = {}  # by gearloc
LAID_RULES: Final[dict[int, SpecialRule]] = {}  # by card, while something lies on it
CARRIED_RULES: Final[dict[int, SpecialRule]] = {}  # by card, while it is carried open
OF_PIECES: Final = [0]  # the moments of all of these rules

InForce = list[tuple[SpecialRule, int]]
NOTHING: Final[InForce] = []


def tyrant_rule(tyrant: ChipId, rule: SpecialRule) -> None:
    """Put a rule in force in battles in which a tyrant is challenged."""
    _register(TYRANT_RULES, tyrant, rule)


def gearloc_rule(gearloc: int, rule: SpecialRule) -> None:
    """Put a rule in force where a gearloc is in the party."""
    _register(GEARLOC_RULES, gearloc, rule)


def laid_rule(card: Card, rule: SpecialRule) -> None:
    """Put a rule in force for each thing that lies on a card, or is owed to it."""
    _register(LAID_RULES, card, rule)


def carried_rule(card: Card, rule: SpecialRule) -> None:
    """Put a rule in force for each gearloc that carries a card, open."""
    _register(CARRIED_RULES, card, rule)


def _register(rules: dict[int, SpecialRule], piece: int, rule: SpecialRule) -> None:
    assert piece not in rules, piece
    rules[piece] = rule
    OF_PIECES[0] |= rule.moments


def in_force(s: TooManyBones, moment: int) -> InForce:
    """The rules in force that use a moment, each with its argument, in the order above."""
    by_pieces = OF_PIECES[0] & moment
    if not by_pieces and not s.special_rules:
        return NOTHING
    found: InForce = []
    if by_pieces:
        _add(found, TYRANT_RULES, s.challenged_tyrant, 0, moment)
        for gearloc in s.party:
            _add(found, GEARLOC_RULES, gearloc.gearloc, gearloc.id, moment)
    for each in s.special_rules:
        rule = SPECIAL_RULES[each >> 8]
        if rule.moments & moment:
            found.append((rule, each & 255))
    if by_pieces:
        _add_cards(found, s, moment)
    return found


def _add_cards(found: InForce, s: TooManyBones, moment: int) -> None:
    if s.maybe_adventure is not None:
        for laid in s.maybe_adventure.laid:
            _add(found, LAID_RULES, laid >> 16, laid & 0xFFFF, moment)
    for gearloc in s.party:
        titles: list[Card] = []
        for held in gearloc.bag:
            card = card_of(held)
            if card in CARRIED_RULES and card not in titles and not is_locked(held):
                titles.append(card)
                _add(found, CARRIED_RULES, card, gearloc.id, moment)


def _add(found: InForce, rules: dict[int, SpecialRule], piece: int, argument: int, moment: int) -> None:
    rule = rules.get(piece, NO_RULE)
    if rule.moments & moment:
        found.append((rule, argument))
