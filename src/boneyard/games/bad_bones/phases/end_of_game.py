"""How it ends: somebody is out, or all rounds are survived (BAD-052 to BAD-056, BAD-100, BAD-101, BAD-107, BAD-125)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Question, stop
from boneyard.core.decision import Action, Phrase, Seat
from boneyard.games.bad_bones.model.answers import FIGHT_ON, REST_NOW
from boneyard.games.bad_bones.model.events import FoughtOn, GameEnded, HeldOut
from boneyard.games.bad_bones.model.state import BadBones

EXTRA_ROUNDS: Final = 30  # how long one may fight on once the rounds are survived (BAD-101, BAD-125)


def maybe_end(s: BadBones) -> None:
    """The game may end after phase 3 (BAD-052, BAD-056, BAD-100, BAD-107)."""
    if is_lost(s):
        end(s, "lost")
    elif s.book.solo and s.heroic:
        maybe_heroic_win(s)
        maybe_cap(s)
    elif s.book.coop and s.round >= s.book.rounds:
        win_or_play_on(s)
    elif s.book.solo and s.round >= s.book.rounds:
        s.then(OfferHeroic())


def win_or_play_on(s: BadBones) -> None:
    """The team has survived its rounds: it wins, or plays on for as long as it can, which is not for ever (BAD-125)."""
    if not s.book.play_on or s.round >= s.book.rounds + EXTRA_ROUNDS:
        end(s, "won")
    elif s.round == s.book.rounds:
        s.say(HeldOut(s.round))


def is_lost(s: BadBones) -> bool:
    """Whether somebody has lost the last floor, house or tower, or the team its capital."""
    for k in s.kingdoms:
        if k.doomed:
            return True
    return s.book.coop and s.capital == 0


def maybe_heroic_win(s: BadBones) -> None:
    """Alone, after the rounds: board, forests and cemetery are empty (BAD-101)."""
    k = s.kingdoms[0]
    if s.heroic and not k.bones and not k.cemetery and not k.loaded:
        end(s, "heroic")


def maybe_cap(s: BadBones) -> None:
    """The fight for the heroic win does not go on for ever (BAD-101)."""
    if not s.ending and s.round >= s.book.rounds + EXTRA_ROUNDS:
        end(s, "won")


def end(s: BadBones, how: str) -> None:
    """End the game and clear the agenda."""
    if how == "lost" and (s.heroic or (s.book.play_on and s.round > s.book.rounds)):
        how = "won"  # a plain win is not lost again (BAD-101, BAD-125)
    s.ending = how
    s.say(GameEnded(how))
    stop(s)


class OfferHeroic(Question):
    """Alone, all rounds are survived; fight on for a heroic win, without new skeletons, or stop (BAD-101)."""

    __slots__ = ()

    kind = "offer_heroic"

    def asked(self, s: BadBones) -> Seat:
        return 0

    def options(self, s: BadBones) -> Sequence[Action]:
        return [FIGHT_ON, REST_NOW]

    def picked(self, s: BadBones, pick: Action) -> None:
        if pick == FIGHT_ON:
            s.heroic = True
            s.say(FoughtOn(0))
            maybe_heroic_win(s)
        else:
            end(s, "won")

    def effect_of(self, s: BadBones, pick: Action) -> Phrase:
        return Phrase("bad-bones-fight-on" if pick == FIGHT_ON else "bad-bones-stop-now", {})
