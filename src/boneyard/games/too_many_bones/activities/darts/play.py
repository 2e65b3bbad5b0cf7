"""Playing Deadly Darts: a gearloc against one opponent, with three dice and 10 HP each (TMB-214 to TMB-219)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
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
from boneyard.games.too_many_bones.model.ids import ATTACK_DIE, BONES_ICON, DEFENSE_DIE, POISON, STUN, WEAKEN
from boneyard.games.too_many_bones.model.state import DICE, TooManyBones
from boneyard.games.too_many_bones.model.tasks import Question

HP: Final[int] = FACTS["darts.hp"]
TURNS: Final[int] = FACTS["darts.turns"]  # so that every game ends (TMB-219)

# Choosing dice.


class PlayDarts(Question):
    """The gearloc takes three dice, at most two of a kind, then the opponent begins (TMB-215)."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        return (Decision(self.seat, "darts_dice", THREES),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        assert isinstance(chosen, DartsAnswer)
        kinds = unpack_values(chosen.what)
        s.say(DartsChosen(s.who(seat), tuple(kinds)))
        dice = [[kind << 12 for kind in kinds], list(OPPONENT_DICE)]
        s.then(DartsTurn(Darts(seat, 0, [HP, HP], dice, stunned=False)))


# A turn.


class DartsStep(Do):
    """A task in a game of darts."""

    __slots__ = ("game",)

    def __init__(self, game: Darts) -> None:
        self.game = game


class DartsQuestion(Ask):
    """A question to the gearloc's player in a game of darts."""

    __slots__ = ("game",)

    def __init__(self, game: Darts) -> None:
        self.game = game


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
            game.dice[1 - side][place] -= 1


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

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        options = [darts_answer(WITHOUT, kinds_out(self.game, out)) for out in weakened(self.game)]
        return (Decision(self.game.seat, "darts_weaken", tuple(options)),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        assert isinstance(chosen, DartsAnswer)
        for out in weakened(self.game):
            if kinds_out(self.game, out) == chosen.what:
                s.then(ThrowDarts(self.game, out))


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
        dice = [game.dice[side][place] | thrown[place] for place in range(3) if thrown[place]]
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

    def __init__(self, game: Darts, thrown: tuple[int, ...], bones: int) -> None:
        super().__init__(game)
        self.thrown = thrown
        self.bones = bones

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        return (Decision(self.game.seat, "darts_bones", (darts_answer(DONE), *bargains(self.game, self.bones))),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        assert isinstance(chosen, DartsAnswer)
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
            stack, die = chosen.what >> 16, chosen.what & 0xFFFF
            owner = stack if kind_of(die) == SHIELDS else 1 - stack
            game.take_back(owner, game.dice[owner].index(die))
            s.say(DartsDieRemoved(s.who(game.seat), stack == OPPONENT, die))
            s.then(spend_or_land(game, self.thrown, self.bones - REMOVE_BONES))


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
                game.dice[side][place] |= value
                s.say(DartsShielded(s.who(game.seat), side == OPPONENT, value))
            elif not outdone(self.thrown, place):
                put_effect(s, game, place, value)
        s.then(StrikeDarts(game, swords) if swords else EndDartsTurn(game))


def put_effect(s: TooManyBones, game: Darts, place: int, value: int) -> None:
    """Put a status die on the other side, replacing one with the same effect (TMB-216)."""
    side = game.side()
    effect = effect_of(value)
    game.end(1 - side, effect)
    game.dice[side][place] |= value
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

    def __init__(self, game: Darts, swords: int) -> None:
        super().__init__(game)
        self.swords = swords

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        options = [darts_answer(SOAK, shields_left(after)) for after in soak_choices(self.game, self.swords)]
        return (Decision(self.game.seat, "darts_shields", tuple(options)),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        assert isinstance(chosen, DartsAnswer)
        for after in soak_choices(self.game, self.swords):
            if shields_left(after) == chosen.what:
                strike(s, self.game, self.swords, after)


def strike(s: TooManyBones, before: Darts, swords: int, after: tuple[int, ...]) -> None:
    """Turn shields down, return empty ones to their owner, and lose HP for the rest (TMB-217)."""
    game = before.clone()
    side = 1 - game.side()
    blocked = 0
    for place, value in zip(game.shields(side), after, strict=True):
        blocked += (game.dice[side][place] & SHOWN) - value
        game.dice[side][place] = game.dice[side][place] & ~SHOWN | value
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
