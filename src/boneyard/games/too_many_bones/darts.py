"""Deadly Darts: a gearloc against one opponent, with three dice and 10 HP each (TMB-214 to TMB-219)."""

from __future__ import annotations

from itertools import combinations, product
from typing import Final

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.actions import soaked, soaking
from boneyard.games.too_many_bones.events_contests import (
    DartsChosen,
    DartsDieRemoved,
    DartsEffectPut,
    DartsEnded,
    DartsHurt,
    DartsShielded,
    DartsStunned,
    DartsThrown,
    DartsTurnBegan,
    DartsTurnLost,
)
from boneyard.games.too_many_bones.ids import (
    ATTACK_DIE,
    BONES_ICON,
    DEFENSE_DIE,
    EFFECTS,
    POISON,
    STUN,
    WEAKEN,
)
from boneyard.games.too_many_bones.printed import FACTS
from boneyard.games.too_many_bones.rolling import rolled
from boneyard.games.too_many_bones.sheets import icon_of
from boneyard.games.too_many_bones.slots import who
from boneyard.games.too_many_bones.state import DICE, TooManyBones, token, value_of

HP: Final[int] = FACTS["darts.hp"]
TURNS: Final[int] = FACTS["darts.turns"]  # a guard against games without end (TMB-219)
REMOVE_BONES: Final[int] = FACTS["darts.remove_bones"]
STUN_BONES: Final[int] = FACTS["darts.stun_bones"]
KNOCK_OUT_BONES: Final[int] = FACTS["darts.knock_out_bones"]

# Kinds of dice.
KINDS: Final = ("attack", "defense", "status")
SWORDS: Final = 0
SHIELDS: Final = 1
STATUS: Final = 2

# A die is its kind << 12 | what it shows, which is 0 while it is in hand: a number, an effect beside it, or bones.
SHOWN: Final = 0xFFF
BONE: Final = 0x800


def shows(effect: int, value: int) -> int:
    """What a status die shows."""
    return effect + 1 << 8 | value


def read_status(face: str) -> int:
    """A face of the status die as the facts write it; a stun has no number."""
    name, _, value = face.partition(" ")
    return shows(EFFECTS.index(name), int(value or 1))


STATUS_FACES: Final[tuple[int, ...]] = tuple([read_status(face) for face in FACTS["effect_dice.status"]])
OPPONENT_DICE: Final[tuple[int, ...]] = tuple([KINDS.index(kind) << 12 for kind in FACTS["darts.opponent"]])

# Sides: whose turn it is follows from its number, and the opponent begins (TMB-216).
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
VERBS: Final = ("take", "without", "done", "remove", "stun", "knock out", "soak")


class DartsAnswer(Action):
    """One answer: dice by their kinds, a die on a stack, or what shields show afterwards."""

    __slots__ = ("verb", "what")

    def __init__(self, verb: int, what: int) -> None:
        super().__init__(spelled(verb, what))
        self.verb = verb
        self.what = what


def spelled(verb: int, what: int) -> str:
    """An answer as it is written: `take attack+attack+status`, `remove own poison 2`, `soak 1+1`."""
    if verb in (TAKE, WITHOUT):
        return f"{VERBS[verb]} {'+'.join([KINDS[kind] for kind in soaked(what)])}"
    if verb == SOAK:
        return f"{VERBS[verb]} {'+'.join([str(value) for value in soaked(what)])}"
    if verb == REMOVE:
        stack = "own" if what >> 16 == GEARLOC else "other"
        effect = (what >> 8 & 15) - 1
        return f"{VERBS[verb]} {stack} {'shield' if effect < 0 else EFFECTS[effect]} {what & 255}"
    return VERBS[verb]


_ANSWERS: Final[dict[int, DartsAnswer]] = {}


def darts_answer(verb: int, what: int = 0) -> DartsAnswer:
    """The one answer of that meaning."""
    key = what * 8 + verb
    found = _ANSWERS.get(key)
    if found is None:
        found = DartsAnswer(verb, what)
        _ANSWERS[key] = found
    return found


class Darts:
    """How a game stands; a task changes only a copy."""

    __slots__ = ("dice", "hp", "purpose", "seat", "stunned", "turn")

    def __init__(
        self, seat: Seat, purpose: int, turn: int, hp: list[int], dice: list[list[int]], stunned: bool
    ) -> None:
        self.seat = seat
        self.purpose = purpose  # what the game is played for; whoever ordered it knows
        self.turn = turn
        self.hp = hp  # of both sides, for this game only (TMB-214)
        self.dice = dice  # of both sides: shields lie on their own stack, status dice on the other side's
        self.stunned = stunned  # whether bones have stunned the opponent

    def clone(self) -> Darts:
        """Another game like this one."""
        return Darts(self.seat, self.purpose, self.turn, self.hp[:], [dice[:] for dice in self.dice], self.stunned)

    def side(self) -> int:
        """Whose turn it is."""
        return self.turn % 2

    def hand(self) -> list[int]:
        """The places of the dice that the side whose turn it is may throw (TMB-216)."""
        return [place for place, die in enumerate(self.dice[self.side()]) if not die & SHOWN]

    def find(self, side: int, effect: int) -> int:
        """The place of the other side's die that lies on this side with an effect, or -1."""
        for place, die in enumerate(self.dice[1 - side]):
            if die >> 12 == STATUS and die >> 8 & 15 == effect + 1:
                return place
        return -1

    def suffers(self, side: int, effect: int) -> int:
        """The value of an effect on a side, or 0."""
        place = self.find(side, effect)
        return self.dice[1 - side][place] & 255 if place >= 0 else 0

    def take_back(self, owner: int, place: int) -> None:
        """A die returns to its owner's hand (TMB-217)."""
        self.dice[owner][place] &= ~SHOWN

    def end(self, side: int, effect: int) -> None:
        """An effect on a side is over."""
        place = self.find(side, effect)
        if place >= 0:
            self.take_back(1 - side, place)

    def shields(self, side: int) -> list[int]:
        """The places of the defense dice that lie on their owner's stack."""
        return [place for place, die in enumerate(self.dice[side]) if die >> 12 == SHIELDS and die & SHOWN]


# Choosing dice.


class PlayDarts(Ask):
    """The gearloc takes three dice, at most two of a kind (TMB-215)."""

    __slots__ = ("purpose", "seat")

    def __init__(self, seat: Seat, purpose: int) -> None:
        self.seat = seat
        self.purpose = purpose

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Every three."""
        return (Decision(self.seat, "darts_dice", THREES),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """The opponent begins."""
        assert isinstance(chosen, DartsAnswer)
        kinds = soaked(chosen.what)
        s.say(DartsChosen(who(s, seat), tuple(kinds)))
        dice = [[kind << 12 for kind in kinds], list(OPPONENT_DICE)]
        s.then(DartsTurn(Darts(seat, self.purpose, 0, [HP, HP], dice, stunned=False)))


def threes() -> tuple[DartsAnswer, ...]:
    """The ways to take three dice."""
    found: list[DartsAnswer] = []
    for kinds in product(range(3), repeat=FACTS["darts.dice"]):
        most = max([kinds.count(kind) for kind in kinds])
        if list(kinds) == sorted(kinds) and most <= FACTS["darts.most_of_a_kind"]:
            found.append(darts_answer(TAKE, soaking(kinds)))
    return tuple(found)


THREES: Final = threes()

# A turn.


class DartsTask(Do):
    """Something in a game."""

    __slots__ = ("game",)

    def __init__(self, game: Darts) -> None:
        self.game = game


class DartsTurn(DartsTask):
    """The other side's turn: its poison hurts, a stun takes the turn away, then it throws (TMB-216, TMB-217)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """A game of too many turns is lost (TMB-219)."""
        game = self.game.clone()
        game.turn += 1
        if game.turn > TURNS:
            s.then(DartsPlayed(game.seat, game.purpose, won=False, how="time"))
            return
        side = game.side()
        s.say(DartsTurnBegan(who(s, game.seat), side == OPPONENT, game.turn))
        if side == GEARLOC:
            game.stunned = False
        poison(s, game, side)
        if game.hp[side] == 0:
            s.then(over(game))
        elif game.suffers(side, STUN) or (side == OPPONENT and game.stunned):
            s.say(DartsTurnLost(who(s, game.seat), side == OPPONENT))
            s.then(EndDartsTurn(game))
        elif len(weakened(game)) > 1:
            s.then(ChooseWithout(game))
        else:
            s.then(ThrowDarts(game, weakened(game)[0]))


def poison(s: TooManyBones, game: Darts, side: int) -> None:
    """Poison X takes X HP, whatever shields there are, then drops by 1 and goes back at 0 (TMB-194, TMB-216)."""
    amount = game.suffers(side, POISON)
    if amount:
        lose(s, game, side, amount, 0, true=True)
        place = game.find(side, POISON)
        if amount == 1:
            game.take_back(1 - side, place)
        else:
            game.dice[1 - side][place] -= 1


def lose(s: TooManyBones, game: Darts, side: int, amount: int, blocked: int, *, true: bool) -> None:
    """A side loses what its shields have not blocked."""
    lost = min(amount - blocked, game.hp[side])
    game.hp[side] -= lost
    s.say(DartsHurt(who(s, game.seat), side == OPPONENT, amount, blocked, lost, game.hp[side], true))


def over(game: Darts) -> Do:
    """The first to lose all HP loses the game (TMB-219)."""
    return DartsPlayed(game.seat, game.purpose, game.hp[GEARLOC] > 0, "hp")


# Weaken.


def weakened(game: Darts) -> list[tuple[int, ...]]:
    """Which dice may be left out of the throw: as many as Weaken says; dice of one kind are alike (TMB-217)."""
    hand = game.hand()
    dice = game.dice[game.side()]
    count = min(game.suffers(game.side(), WEAKEN), len(hand))
    found: list[tuple[int, ...]] = []
    for out in combinations(hand, count):
        kinds = [dice[place] for place in out]
        if all([dice[place] for place in other] != kinds for other in found):
            found.append(out)
    return found


class ChooseWithout(Ask):
    """The player says which dice a weakened side leaves out, for either side (TMB-217)."""

    __slots__ = ("game",)

    def __init__(self, game: Darts) -> None:
        self.game = game

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """By their kinds."""
        dice = self.game.dice[self.game.side()]
        options = [
            darts_answer(WITHOUT, soaking([dice[place] >> 12 for place in out])) for out in weakened(self.game)
        ]
        return (Decision(self.game.seat, "darts_weaken", tuple(options)),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """The others are thrown."""
        assert isinstance(chosen, DartsAnswer)
        dice = self.game.dice[self.game.side()]
        for out in weakened(self.game):
            if soaking([dice[place] >> 12 for place in out]) == chosen.what:
                s.then(ThrowDarts(self.game, out))


# Throwing.


class ThrowDarts(Do):
    """All own dice that do not lie on a stack are thrown (TMB-216)."""

    __slots__ = ("game", "out")

    def __init__(self, game: Darts, out: tuple[int, ...]) -> None:
        self.game = game
        self.out = out  # the places of those that Weaken leaves out

    def run(self, s: TooManyBones) -> None:
        """Only the gearloc uses bones (TMB-218)."""
        game = self.game
        side = game.side()
        thrown = [0, 0, 0]
        for place in game.hand():
            if place not in self.out:
                thrown[place] = throw(s, game.dice[side][place] >> 12)
        shown = [game.dice[side][place] | thrown[place] for place in range(3) if thrown[place]]
        s.say(DartsThrown(who(s, game.seat), side == OPPONENT, tuple(shown)))
        bones = thrown.count(BONE) if side == GEARLOC else 0
        s.then(spend_or_land(game, tuple(thrown), bones))


def throw(s: TooManyBones, kind: int) -> int:
    """A die falls: bones, a number, or an effect with its number."""
    if kind == STATUS:
        return STATUS_FACES[s.rng.below(DICE, 6)]
    shown = rolled(s, token(ATTACK_DIE if kind == SWORDS else DEFENSE_DIE, 0, 0))
    return BONE if icon_of(shown) == BONES_ICON else value_of(shown)


def spend_or_land(game: Darts, thrown: tuple[int, ...], bones: int) -> Ask | Do:
    """Bones are spent before the rest of the throw counts (TMB-303)."""
    return SpendDartsBones(game, thrown, bones) if bargains(game, bones) else LandDarts(game, thrown)


def bargains(game: Darts, bones: int) -> list[DartsAnswer]:
    """What so many bones can buy (TMB-218)."""
    found: list[DartsAnswer] = []
    if bones >= REMOVE_BONES:
        for stack in (GEARLOC, OPPONENT):
            lying = [game.dice[stack][place] for place in game.shields(stack)]
            lying += [die for die in game.dice[1 - stack] if die >> 12 == STATUS and die & SHOWN]
            for die in lying:
                answer = darts_answer(REMOVE, stack << 16 | die)
                if answer not in found:
                    found.append(answer)
    if bones >= STUN_BONES and not game.stunned:
        found.append(darts_answer(STUN_THEM))
    if bones >= KNOCK_OUT_BONES:
        found.append(darts_answer(KNOCK_OUT))
    return found


class SpendDartsBones(Ask):
    """Bones buy in the turn they are thrown: a die off a stack, a stun, or the game (TMB-218)."""

    __slots__ = ("bones", "game", "thrown")

    def __init__(self, game: Darts, thrown: tuple[int, ...], bones: int) -> None:
        self.game = game
        self.thrown = thrown
        self.bones = bones

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Everything they can pay for, or nothing more."""
        return (Decision(self.game.seat, "darts_bones", (darts_answer(DONE), *bargains(self.game, self.bones))),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """With the bones left, something else may be bought."""
        assert isinstance(chosen, DartsAnswer)
        game = self.game.clone()
        if chosen.verb == DONE:
            s.then(LandDarts(game, self.thrown))
        elif chosen.verb == KNOCK_OUT:
            s.then(DartsPlayed(game.seat, game.purpose, won=True, how="knock out"))
        elif chosen.verb == STUN_THEM:
            game.stunned = True
            s.say(DartsStunned(who(s, game.seat)))
            s.then(spend_or_land(game, self.thrown, self.bones - STUN_BONES))
        else:
            stack, die = chosen.what >> 16, chosen.what & 0xFFFF
            owner = stack if die >> 12 == SHIELDS else 1 - stack
            game.take_back(owner, game.dice[owner].index(die))
            s.say(DartsDieRemoved(who(s, game.seat), stack == OPPONENT, die))
            s.then(spend_or_land(game, self.thrown, self.bones - REMOVE_BONES))


class LandDarts(Do):
    """Shields go on the own stack, effects and swords to the other side (TMB-216)."""

    __slots__ = ("game", "thrown")

    def __init__(self, game: Darts, thrown: tuple[int, ...]) -> None:
        self.game = game
        self.thrown = thrown

    def run(self, s: TooManyBones) -> None:
        """Every result counts (TMB-304)."""
        game = self.game.clone()
        side = game.side()
        swords = 0
        for place, shown in enumerate(self.thrown):
            kind = game.dice[side][place] >> 12
            if shown in (0, BONE):
                continue
            if kind == SWORDS:
                swords += shown
            elif kind == SHIELDS:
                game.dice[side][place] |= shown
                s.say(DartsShielded(who(s, game.seat), side == OPPONENT, shown))
            elif shown == strongest(self.thrown, place, shown):
                put_effect(s, game, place, shown)
        s.then(StrikeDarts(game, swords) if swords else EndDartsTurn(game))
