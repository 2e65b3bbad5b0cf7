from __future__ import annotations

import pytest

import boneyard
from boneyard.arena import BotFailed, play_match
from boneyard.bots import Bot, Seen, bot
from boneyard.core.decision import Action, BadOptions, Decision
from boneyard.core.session import replay

GAME = boneyard.game("baby-boom")


class First(Bot):
    """Takes the first option, always; after some answers it does something else instead."""

    def __init__(self, patience: int = 1000) -> None:
        self.patience = patience

    def choose(self, seen: Seen, decision: Decision) -> Action:
        self.patience -= 1
        return decision.options[0] if self.patience >= 0 else self.misbehave()

    def misbehave(self) -> Action:
        raise NotImplementedError


class Crasher(First):
    def misbehave(self) -> Action:
        raise ZeroDivisionError("nobody divides the cake")


class Cheat(First):
    def misbehave(self) -> Action:
        return Action("z9-z8")


class Mute(First):
    def misbehave(self) -> Action:
        return None  # type: ignore[return-value]


class Forger(First):
    """Writes its own answer over one it was offered."""

    def choose(self, seen: Seen, decision: Decision) -> Action:
        self.patience -= 1
        pick = decision.options[0]
        if self.patience < 0:
            self.forged, self.text, pick.text = pick, pick.text, "a1-a9"
        return pick


class Scribbler(First):
    """Does what it likes to everything it is given, and picks the first option."""

    def choose(self, seen: Seen, decision: Decision) -> Action:
        pick = decision.options[0]
        table = seen.imagine()
        seen.game.apply(table, decision.seat, pick)
        table.agenda.clear()
        seen.view.scores.clear()
        decision.options = (Action("a1-a9"),)
        decision.seat = 1 - decision.seat
        decision.number += 100
        return pick


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = [play_match(GAME, [bot("greedy"), bot("mcts:5")], seed=7) for _ in range(2)]
    assert one.record.write(one.outcome) == two.record.write(two.outcome)


def test_another_seed_or_index_gives_another_game() -> None:
    texts = {play_match(GAME, [bot("random"), bot("random")], 7 + i % 2, index=i // 2).record.write() for i in range(4)}
    assert len(texts) == 4


def test_every_answer_is_in_the_record_and_the_record_replays() -> None:
    match = play_match(GAME, [bot("random")] * 3, 5, {"tiles_and_bombs": True, "risky_business": True})
    assert sum(match.answers) == len(match.record.lines)
    session = replay(match.record.write(match.outcome))
    outcome = GAME.outcome(session.state)
    assert outcome is not None
    assert outcome.scores == match.outcome.scores


def test_a_bot_of_ones_own_may_play() -> None:
    match = play_match(GAME, [First(), bot("random")], seed=1)
    assert min(match.answers) > 0
    assert min(match.seconds) >= 0


@pytest.mark.parametrize(
    ("rival", "how"),
    [
        (Crasher, "crashed with ZeroDivisionError: nobody divides the cake (test_match.py, line"),
        (Cheat, "gave an illegal answer: seat 1 answered 'z9-z8'; offered: "),
        (Mute, "answered None, which is none of the options (offered: "),
    ],
)
def test_a_bot_that_fails_is_named_with_the_seed_and_the_position(rival: type[First], how: str) -> None:
    with pytest.raises(BotFailed) as failure:
        play_match(GAME, [First(), rival(patience=3)], seed=11, index=4)
    message = str(failure.value)
    assert message.startswith(f"{rival.__name__} {how}")
    assert "; game 4, seed 11, seat 1, after " in message
    assert message.endswith(", asked: move")
    assert "\n" not in message
    session = replay(failure.value.record)
    assert GAME.write(session.state) == failure.value.picture == GAME.write(GAME.read(failure.value.picture))


@pytest.mark.parametrize("seats", [1, 5])
def test_as_many_bots_as_the_game_has_seats(seats: int) -> None:
    with pytest.raises(BadOptions, match="2 to 4 players"):
        play_match(GAME, [First()] * seats, seed=1)


def test_a_bot_may_scribble_on_what_it_is_given() -> None:
    tidy, messy = [play_match(GAME, [rival, First()], seed=3) for rival in (First(), Scribbler())]
    assert messy.record.write(messy.outcome) == tidy.record.write(tidy.outcome)


def test_a_bot_that_changes_an_answer_is_found_out() -> None:
    forger = Forger(patience=3)
    with pytest.raises(BotFailed, match=r"^Forger changed the text of an option; .* game 0, seed 1, seat 0, after "):
        play_match(GAME, [forger, First()], seed=1)
    forger.forged.text = forger.text  # options are shared by all games
