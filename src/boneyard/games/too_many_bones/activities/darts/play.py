"""Playing Deadly Darts: a gearloc against one opponent, with three dice and 10 HP each (TMB-214 to TMB-219)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Ask, Do, Question, SeatQuestion
from boneyard.core.decision import Argument, Phrase, Seat
from boneyard.games.too_many_bones.activities.darts.state import (
    BONE,
    DONE,
    GEARLOC,
    KNOCK_OUT,
    OPPONENT,
    OPPONENT_DICE,
    REMOVE_BONES,
    SHIELDS,
    SHOWN,
    SOAK,
    STATUS,
    STATUS_FACES,
    STUN_BONES,
    STUN_THEM,
    SWORDS,
    THREES,
    WITHOUT,
    Darts,
    DartsAnswer,
    bargains,
    darts_answer,
    effect_of,
    kind_of,
    kinds_out,
    number_on,
    outdone,
    shields_left,
    soak_choices,
    weakened,
)
from boneyard.games.too_many_bones.answers.picks import unpack_values
from boneyard.games.too_many_bones.battle.rolling import rolled
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.content.sheets import icon_of
from boneyard.games.too_many_bones.events.contests import (
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
from boneyard.games.too_many_bones.model.dice import token, value_of
from boneyard.games.too_many_bones.model.ids import (
    ATTACK_DIE,
    BONES_ICON,
    DEFENSE_DIE,
    POISON,
    STUN,
    WEAKEN,
    Dart,
    DartKind,
)
from boneyard.games.too_many_bones.model.state import DICE, TooManyBones

HP: Final[int] = FACTS["darts.hp"]
TURNS: Final[int] = FACTS["darts.turns"]  # so that every game ends (TMB-219)

# Choosing dice.


class PlayDarts(SeatQuestion):
    """The gearloc takes three dice, at most two of a kind, then the opponent begins (TMB-215)."""

    __slots__ = ()

    kind = "darts_dice"
    answers = DartsAnswer

    def options(self, s: TooManyBones) -> Sequence[DartsAnswer]:
        return THREES

    def picked(self, s: TooManyBones, chosen: DartsAnswer) -> None:
        kinds = [DartKind(kind) for kind in unpack_values(chosen.what)]
        s.say(DartsChosen(s.who(self.seat), tuple(kinds)))
        dice = [[Dart(kind << 12) for kind in kinds], list(OPPONENT_DICE)]
        s.then(DartsTurn(Darts(self.seat, 0, [HP, HP], dice, stunned=False)))


# A turn.


class DartsStep(Do):
    """A task in a game of darts."""

    __slots__ = ("game",)

    def __init__(self, game: Darts) -> None:
        self.game = game


class DartsQuestion(Question):
    """A question to the gearloc's player in a game of darts."""

    __slots__ = ("game",)

    answers = DartsAnswer

    def __init__(self, game: Darts) -> None:
        self.game = game

    def asked(self, s: TooManyBones) -> Seat:
        return self.game.seat

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"hp": self.game.hp[0], "foe": self.game.hp[1]}


class DartsTurn(DartsStep):
    """One side's turn: poison, then a stun may end it, then a roll (TMB-216, TMB-217).

    A game of too many turns is lost (TMB-219).
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        game = self.game.clone()
        game.turn += 1
        if game.turn > TURNS:
            s.then(DartsPlayed(game.seat, won=False, how="time"))
            return
        side = game.side()
        s.say(DartsTurnBegan(s.who(game.seat), side == OPPONENT, game.turn))
        if side == GEARLOC:
            game.stunned = False
        poison(s, game, side)
        if game.hp[side] == 0:
            s.then(over(game))
        elif game.suffers(side, STUN) or (side == OPPONENT and game.stunned):
            s.say(DartsTurnLost(s.who(game.seat), side == OPPONENT))
            s.then(EndDartsTurn(game))
        elif len(weakened(game)) > 1:
            s.then(ChooseWithout(game))
        else:
            s.then(ThrowDarts(game, weakened(game)[0]))


def poison(s: TooManyBones, game: Darts, side: int) -> None:
    """Poison X costs X HP whatever the shields, then drops by 1 and goes back at 0 (TMB-194, TMB-216)."""
    amount = game.suffers(side, POISON)
    if amount:
        lose(s, game, side, amount, 0, true=True)
        place = game.find(side, POISON)
        if amount == 1:
            game.take_back(1 - side, place)
        else:
            game.dice[1 - side][place] = Dart(game.dice[1 - side][place] - 1)


def lose(s: TooManyBones, game: Darts, side: int, amount: int, blocked: int, *, true: bool) -> None:
    """Lose the HP that shields have not blocked."""
    lost = min(amount - blocked, game.hp[side])
    game.hp[side] -= lost
    s.say(DartsHurt(s.who(game.seat), side == OPPONENT, amount, blocked, lost, game.hp[side], true))


def over(game: Darts) -> Do:
    """The end of the game. The first side without HP loses (TMB-219)."""
    return DartsPlayed(game.seat, game.hp[GEARLOC] > 0, "hp")


# Weaken.


class ChooseWithout(DartsQuestion):
    """The player chooses which dice a weakened side leaves out, for both sides (TMB-217)."""

    __slots__ = ()

    kind = "darts_weaken"

    def options(self, s: TooManyBones) -> Sequence[DartsAnswer]:
        return [darts_answer(WITHOUT, kinds_out(self.game, out)) for out in weakened(self.game)]

    def picked(self, s: TooManyBones, chosen: DartsAnswer) -> None:
        for out in weakened(self.game):
            if kinds_out(self.game, out) == chosen.what:
                s.then(ThrowDarts(self.game, out))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {**super().about(s), "side": "foe" if self.game.side() else "own"}


# Rolling.


class ThrowDarts(DartsStep):
    """Roll all own dice that are not on a stack (TMB-216). Only the gearloc uses bones (TMB-218)."""

    __slots__ = ("out",)

    def __init__(self, game: Darts, out: tuple[int, ...]) -> None:
        super().__init__(game)
        self.out = out  # indices of the dice Weaken leaves out

    def run(self, s: TooManyBones) -> None:
        game = self.game
        side = game.side()
        thrown = [0, 0, 0]
        for place in game.hand():
            if place not in self.out:
                thrown[place] = throw(s, kind_of(game.dice[side][place]))
        dice = [Dart(game.dice[side][place] | thrown[place]) for place in range(3) if thrown[place]]
        s.say(DartsThrown(s.who(game.seat), side == OPPONENT, tuple(dice)))
        bones = thrown.count(BONE) if side == GEARLOC else 0
        s.then(spend_or_land(game, tuple(thrown), bones))


def throw(s: TooManyBones, kind: int) -> int:
    """Roll a die: bones, a number, or an effect with its number."""
    if kind == STATUS:
        return STATUS_FACES[s.rng.below(DICE, 6)]
    rolled_die = rolled(s, token(ATTACK_DIE if kind == SWORDS else DEFENSE_DIE, 0, 0))
    return BONE if icon_of(rolled_die) == BONES_ICON else value_of(rolled_die)


def spend_or_land(game: Darts, thrown: tuple[int, ...], bones: int) -> Ask | Do:
    """Ask about bones, which are spent before the rest of the roll counts (TMB-271), or resolve the roll."""
    return SpendDartsBones(game, thrown, bones) if bargains(game, bones) else LandDarts(game, thrown)


class SpendDartsBones(DartsQuestion):
    """Bones may be spent in the turn they are rolled: on a die off a stack, a stun, or the game (TMB-218).

    More may be bought with what is left.
    """

    __slots__ = ("bones", "thrown")

    kind = "darts_bones"

    def __init__(self, game: Darts, thrown: tuple[int, ...], bones: int) -> None:
        super().__init__(game)
        self.thrown = thrown
        self.bones = bones

    def options(self, s: TooManyBones) -> Sequence[DartsAnswer]:
        return [darts_answer(DONE), *bargains(self.game, self.bones)]

    def effect_of(self, s: TooManyBones, chosen: DartsAnswer) -> Phrase | None:
        if chosen.verb == STUN_THEM:
            return phrase("opt-darts-stun")
        return phrase("opt-darts-knock-out") if chosen.verb == KNOCK_OUT else None

    def picked(self, s: TooManyBones, chosen: DartsAnswer) -> None:
        game = self.game.clone()
        if chosen.verb == DONE:
            s.then(LandDarts(game, self.thrown))
        elif chosen.verb == KNOCK_OUT:
            s.then(DartsPlayed(game.seat, won=True, how="knock out"))
        elif chosen.verb == STUN_THEM:
            game.stunned = True
            s.say(DartsStunned(s.who(game.seat)))
            s.then(spend_or_land(game, self.thrown, self.bones - STUN_BONES))
        else:
            stack, die = chosen.what >> 16, Dart(chosen.what & 0xFFFF)
            owner = stack if kind_of(die) == SHIELDS else 1 - stack
            game.take_back(owner, game.dice[owner].index(die))
            s.say(DartsDieRemoved(s.who(game.seat), stack == OPPONENT, die))
            s.then(spend_or_land(game, self.thrown, self.bones - REMOVE_BONES))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {**super().about(s), "bones": self.bones}


class LandDarts(DartsStep):
    """Shields go on the own stack, effects and swords to the other side (TMB-216). Every result counts (TMB-272)."""

    __slots__ = ("thrown",)

    def __init__(self, game: Darts, thrown: tuple[int, ...]) -> None:
        super().__init__(game)
        self.thrown = thrown

    def run(self, s: TooManyBones) -> None:
        game = self.game.clone()
        side = game.side()
        swords = 0
        for place, value in enumerate(self.thrown):
            kind = kind_of(game.dice[side][place])
            if value in (0, BONE):
                continue
            if kind == SWORDS:
                swords += value
            elif kind == SHIELDS:
                game.dice[side][place] = Dart(game.dice[side][place] | value)
                s.say(DartsShielded(s.who(game.seat), side == OPPONENT, value))
            elif not outdone(self.thrown, place):
                put_effect(s, game, place, value)
        s.then(StrikeDarts(game, swords) if swords else EndDartsTurn(game))


def put_effect(s: TooManyBones, game: Darts, place: int, value: int) -> None:
    """Put a status die on the other side, replacing one with the same effect (TMB-216)."""
    side = game.side()
    effect = effect_of(value)
    game.end(1 - side, effect)
    game.dice[side][place] = Dart(game.dice[side][place] | value)
    s.say(DartsEffectPut(s.who(game.seat), side == GEARLOC, effect, number_on(value)))


# Swords against shields.


class StrikeDarts(DartsStep):
    """Swords hit the other side, shields first (TMB-216). A question is asked only if the shields leave a choice."""

    __slots__ = ("swords",)

    def __init__(self, game: Darts, swords: int) -> None:
        super().__init__(game)
        self.swords = swords

    def run(self, s: TooManyBones) -> None:
        choices = soak_choices(self.game, self.swords)
        if len(choices) > 1:
            s.then(SoakDarts(self.game, self.swords))
        else:
            strike(s, self.game, self.swords, choices[0])


class SoakDarts(DartsQuestion):
    """The owner of the shields chooses which are removed or turned down, as in battle (TMB-185, TMB-274)."""

    __slots__ = ("swords",)

    kind = "darts_shields"

    def __init__(self, game: Darts, swords: int) -> None:
        super().__init__(game)
        self.swords = swords

    def options(self, s: TooManyBones) -> Sequence[DartsAnswer]:
        return [darts_answer(SOAK, shields_left(after)) for after in soak_choices(self.game, self.swords)]

    def picked(self, s: TooManyBones, chosen: DartsAnswer) -> None:
        for after in soak_choices(self.game, self.swords):
            if shields_left(after) == chosen.what:
                strike(s, self.game, self.swords, after)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {**super().about(s), "swords": self.swords, "side": "own" if self.game.side() else "foe"}


def strike(s: TooManyBones, before: Darts, swords: int, after: tuple[int, ...]) -> None:
    """Turn shields down, return empty ones to their owner, and lose HP for the rest (TMB-217)."""
    game = before.clone()
    side = 1 - game.side()
    blocked = 0
    for place, value in zip(game.shields(side), after, strict=True):
        blocked += (game.dice[side][place] & SHOWN) - value
        game.dice[side][place] = Dart(game.dice[side][place] & ~SHOWN | value)
    lose(s, game, side, swords, blocked, true=False)
    s.then(EndDartsTurn(game) if game.hp[side] else over(game))


# Ending.


class EndDartsTurn(DartsStep):
    """End Weaken and Stun for this turn and return their dice; then the other side plays (TMB-217)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        game = self.game.clone()
        game.end(game.side(), WEAKEN)
        game.end(game.side(), STUN)
        s.then(DartsTurn(game))


class DartsPlayed(Do):
    """The game is over. Only its result is kept, for whoever ordered the game (TMB-214)."""

    __slots__ = ("how", "seat", "won")

    def __init__(self, seat: Seat, won: bool, how: str) -> None:
        self.seat = seat
        self.won = won
        self.how = how  # "hp", "knock out", "time"

    def run(self, s: TooManyBones) -> None:
        s.say(DartsEnded(s.who(self.seat), self.won, self.how))
        s.adventure.won_darts = self.won
