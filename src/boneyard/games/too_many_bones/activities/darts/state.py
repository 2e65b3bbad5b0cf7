"""The state of a game of Deadly Darts, its dice and its answers (TMB-214 to TMB-218)."""

from __future__ import annotations

from itertools import combinations, product
from typing import Final

from boneyard.core.decision import Action, Seat
from boneyard.games.too_many_bones.answers.picks import pack_values, unpack_values
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.model.ids import EFFECTS, WEAKEN, Dart, DartKind, Effect

REMOVE_BONES: Final[int] = FACTS["darts.remove_bones"]
STUN_BONES: Final[int] = FACTS["darts.stun_bones"]
KNOCK_OUT_BONES: Final[int] = FACTS["darts.knock_out_bones"]

# Kinds of dice.
KINDS: Final = ("attack", "defense", "status")
SWORDS: Final = 0
SHIELDS: Final = 1
STATUS: Final = 2

# A die is its kind << 12 | its value, which is 0 while in hand: a number, an effect with a number, or bones.
SHOWN: Final = 0xFFF
BONE: Final = 0x800


def kind_of(die: int) -> DartKind:
    """The kind of a die."""
    return DartKind(die >> 12 & 3)


def effect_of(value: int) -> Effect:
    """The effect a status die shows, or -1."""
    return Effect((value >> 8 & 15) - 1)


def number_on(value: int) -> int:
    """The number a die shows."""
    return value & 0xFF


def shows(effect: Effect, value: int) -> int:
    """The value of a status die with this effect and number."""
    return effect + 1 << 8 | value


def read_status(face: str) -> int:
    """The value of a status die's face as written in the facts. A stun has no number."""
    name, _, value = face.partition(" ")
    return shows(Effect(EFFECTS.index(name)), int(value or 1))


STATUS_FACES: Final[tuple[int, ...]] = tuple([read_status(face) for face in FACTS["effect_dice.status"]])
OPPONENT_DICE: Final[tuple[Dart, ...]] = tuple([Dart(KINDS.index(kind) << 12) for kind in FACTS["darts.opponent"]])

# Sides: the number of the turn says whose it is. The opponent begins (TMB-216).
GEARLOC: Final = 0
OPPONENT: Final = 1

# Answers.
TAKE: Final = 0
WITHOUT: Final = 1
DONE: Final = 2
REMOVE: Final = 3
STUN_THEM: Final = 4
KNOCK_OUT: Final = 5
SOAK: Final = 6
VERBS: Final = ("choose", "without", "done", "remove", "stun", "knock out", "soak")


class DartsAnswer(Action):
    """An answer: dice by their kinds, a die on a stack, or the values of shields afterwards."""

    __slots__ = ("verb", "what")

    def __init__(self, verb: int, what: int) -> None:
        super().__init__(spelled(verb, what))
        self.verb = verb
        self.what = what


def spelled(verb: int, what: int) -> str:
    """An answer in notation: `choose attack+attack+status`, `remove own poison 2`, `soak 1+1`."""
    if verb in (TAKE, WITHOUT):
        return f"{VERBS[verb]} {'+'.join([KINDS[kind] for kind in unpack_values(what)])}"
    if verb == SOAK:
        return f"{VERBS[verb]} {'+'.join([str(value) for value in unpack_values(what)])}"
    if verb == REMOVE:
        stack = "own" if what >> 16 == GEARLOC else "other"
        effect = effect_of(what)
        return f"{VERBS[verb]} {stack} {'shield' if effect < 0 else EFFECTS[effect]} {number_on(what)}"
    return VERBS[verb]


_ANSWERS: Final[dict[int, DartsAnswer]] = {}


def darts_answer(verb: int, what: int = 0) -> DartsAnswer:
    """The shared answer with this meaning."""
    key = what * 8 + verb
    found = _ANSWERS.get(key)
    if found is None:
        found = DartsAnswer(verb, what)
        _ANSWERS[key] = found
    return found


class Darts:
    """The state of a game. A task changes only a copy."""

    __slots__ = ("dice", "hp", "seat", "stunned", "turn")

    def __init__(self, seat: Seat, turn: int, hp: list[int], dice: list[list[Dart]], stunned: bool) -> None:
        self.seat = seat
        self.turn = turn
        self.hp = hp  # of both sides, for this game only (TMB-214)
        self.dice = dice  # of both sides. Shields are on their owner's stack, status dice on the other side's
        self.stunned = stunned  # whether bones have stunned the opponent

    def clone(self) -> Darts:
        return Darts(self.seat, self.turn, self.hp[:], [dice[:] for dice in self.dice], self.stunned)

    def side(self) -> int:
        return self.turn % 2

    def hand(self) -> list[int]:
        """The indices of the dice that the side to play may roll (TMB-216)."""
        return [place for place, die in enumerate(self.dice[self.side()]) if not die & SHOWN]

    def find(self, side: int, effect: Effect) -> int:
        """The index of the other side's die with an effect on this side, or -1."""
        for place, die in enumerate(self.dice[1 - side]):
            if kind_of(die) == STATUS and effect_of(die) == effect:
                return place
        return -1

    def suffers(self, side: int, effect: Effect) -> int:
        """The value of an effect on a side, or 0."""
        place = self.find(side, effect)
        return number_on(self.dice[1 - side][place]) if place >= 0 else 0

    def take_back(self, owner: int, place: int) -> None:
        """Return a die to its owner's hand (TMB-217)."""
        self.dice[owner][place] = Dart(self.dice[owner][place] & ~SHOWN)

    def end(self, side: int, effect: Effect) -> None:
        """End an effect on a side."""
        place = self.find(side, effect)
        if place >= 0:
            self.take_back(1 - side, place)

    def shields(self, side: int) -> list[int]:
        """The indices of the defense dice on their owner's stack."""
        return [place for place, die in enumerate(self.dice[side]) if kind_of(die) == SHIELDS and die & SHOWN]


# What may be chosen.


def threes() -> tuple[DartsAnswer, ...]:
    """The possible choices of three dice."""
    found: list[DartsAnswer] = []
    for kinds in product(range(3), repeat=FACTS["darts.dice"]):
        most = max([kinds.count(kind) for kind in kinds])
        if list(kinds) == sorted(kinds) and most <= FACTS["darts.most_of_a_kind"]:
            found.append(darts_answer(TAKE, pack_values(kinds)))
    return tuple(found)


THREES: Final = threes()


def weakened(game: Darts) -> list[tuple[int, ...]]:
    """The choices of dice to leave out, as many as Weaken says. Dice of one kind are equal (TMB-217)."""
    hand = game.hand()
    dice = game.dice[game.side()]
    count = min(game.suffers(game.side(), WEAKEN), len(hand))
    found: list[tuple[int, ...]] = []
    for out in combinations(hand, count):
        kinds = [dice[place] for place in out]
        if all([dice[place] for place in other] != kinds for other in found):
            found.append(out)
    return found


def kinds_out(game: Darts, out: tuple[int, ...]) -> int:
    """The kinds of the dice left out, as one number."""
    return pack_values([kind_of(game.dice[game.side()][place]) for place in out])


def bargains(game: Darts, bones: int) -> list[DartsAnswer]:
    """What can be bought with this many bones (TMB-218)."""
    found: list[DartsAnswer] = []
    if bones >= REMOVE_BONES:
        for stack in (GEARLOC, OPPONENT):
            lying = [game.dice[stack][place] for place in game.shields(stack)]
            lying += [die for die in game.dice[1 - stack] if kind_of(die) == STATUS and die & SHOWN]
            for die in lying:
                answer = darts_answer(REMOVE, stack << 16 | die)
                if answer not in found:
                    found.append(answer)
    if bones >= STUN_BONES and not game.stunned:
        found.append(darts_answer(STUN_THEM))
    if bones >= KNOCK_OUT_BONES:
        found.append(darts_answer(KNOCK_OUT))
    return found


def outdone(thrown: tuple[int, ...], place: int) -> bool:
    """Whether a status die with the same effect has a higher value, or an equal one comes first (TMB-273)."""
    mine = thrown[place]
    for other, value in enumerate(thrown):
        if effect_of(value) == effect_of(mine) and (value > mine or (value == mine and other < place)):
            return True
    return False


def soak_choices(game: Darts, swords: int) -> list[tuple[int, ...]]:
    """The possible values of the shields of the side that is hit, die by die. Equal values are listed once."""
    side = 1 - game.side()
    values = [game.dice[side][place] & SHOWN for place in game.shields(side)]
    left = max(0, sum(values) - swords)
    found: list[tuple[int, ...]] = []
    for after in product(*[range(value, -1, -1) for value in values]):
        if sum(after) == left and all(sorted(other) != sorted(after) for other in found):
            found.append(after)
    return found


def shields_left(after: tuple[int, ...]) -> int:
    """The remaining shields, as one number."""
    return pack_values(sorted([value for value in after if value], reverse=True))
