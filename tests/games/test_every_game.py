"""What every game gets for free: the same promises, kept by each game in the registry and by the core's own toy."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boneyard
from boneyard.bots import Seen, bot
from boneyard.core.agenda import State, Together
from boneyard.core.codec import load, pack, save
from boneyard.core.decision import Action, BadOptions, Decision, IllegalAction
from boneyard.core.game import Game
from boneyard.core.rng import seeded
from boneyard.core.session import Session, replay
from tests.core.toy import PICNIC

GAMES = [*(boneyard.game(name) for name in boneyard.games()), PICNIC]


FEW = 16  # combinations of options that are all tried; of more, a selection

Table = tuple[int, dict[str, Any]]


def tables(game: Game) -> list[Table]:
    """Every number of players with every combination of options, or with a selection that covers what matters."""
    choices: list[dict[str, Any]] = [{}]
    for option in game.options:
        few = option.choices if len(option.choices) <= 2 else (*option.choices[:2], option.choices[-1])
        choices = [{**chosen, option.name: value} for chosen in choices for value in few]
    sound = [(seats, chosen) for seats in game.seats for chosen in choices if is_sound(game, seats, chosen)]
    return sound if len(choices) <= FEW else selected(game, sound)


def is_sound(game: Game, seats: int, chosen: dict[str, Any]) -> bool:
    """Whether the game may be played like that."""
    try:
        game.checked(seats, 0, chosen)
    except BadOptions:
        return False
    return True


def selected(game: Game, sound: list[Table]) -> list[Table]:
    """Few tables that together show all that any of them shows; always the same ones."""
    shows = [(table, shown_by(game, table)) for table in sound]
    missing = set().union(*[shown for _, shown in shows])
    found: list[Table] = []
    while missing:
        best, covered = max(shows, key=lambda one: len(one[1] & missing))
        found.append(best)
        missing -= covered
    return sorted(found, key=sound.index)


def shown_by(game: Game, table: Table) -> frozenset[Any]:
    """What a table shows: each choice at its number of seats, and each pair of choices between two."""
    seats, chosen = table
    two_valued = [option.name for option in game.options if len(option.choices) == 2]
    pairs = [((a, chosen[a]), (b, chosen[b])) for a, b in combinations(two_valued, 2)]
    return frozenset([*[(seats, name, value) for name, value in chosen.items()], *pairs])


TABLES = {game.name: tables(game) for game in GAMES}
EVERY_TABLE = [
    pytest.param(game, seats, options, id=f"{game.name}-{seats}-{'-'.join(str(v) for v in options.values())}")
    for game in GAMES
    for seats, options in TABLES[game.name]
]


@st.composite
def sessions(draw: st.DrawFn) -> tuple[Game, int, dict[str, Any], int, int]:
    """A game, a table, a seed, and how many answers to play."""
    game = draw(st.sampled_from(GAMES))
    seats, options = draw(st.sampled_from(TABLES[game.name]))
    return game, seats, options, draw(st.integers(0, 2**64)), draw(st.integers(0, 60))


def some_decision(game: Game, s: State, chance: Random) -> tuple[Decision, Action]:
    decision = chance.choice(game.pending(s))
    return decision, chance.choice(decision.options)


def played(game: Game, seats: int, options: dict[str, Any], seed: int, answers: int) -> State:
    s = game.new(seats, seed, options)
    chance = Random(seed)
    for _ in range(answers):
        if not game.pending(s):
            break
        decision, pick = some_decision(game, s, chance)
        game.apply(s, decision.seat, pick)
    assert isinstance(s, State)
    return s


def played_on(game: Game, s: State, seed: int) -> Iterator[str]:
    """Play a position to its end with picks that depend on the seed alone, and tell everything that can be told."""
    chance = Random(seed)
    while game.pending(s):
        decision, pick = some_decision(game, s, chance)
        events = game.apply(s, decision.seat, pick)
        yield f"{decision!r} -> {pick} {[pack(event) for event in events]}"
    yield f"{pack(s)} {game.outcome(s)}"


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_random_games_end_with_an_outcome(game: Game, seats: int, options: dict[str, Any]) -> None:
    for seed in range(10):
        s = played(game, seats, options, seed, 100_000)
        outcome = game.outcome(s)
        assert outcome is not None
        assert len(outcome.scores) == seats
        assert all(0 <= winner < seats for winner in outcome.winners)


@settings(deadline=None, max_examples=60)
@given(sessions())
def test_clone_anywhere_and_play_on_identically(table: tuple[Game, int, dict[str, Any], int, int]) -> None:
    game, seats, options, seed, answers = table
    s = played(game, seats, options, seed, answers)
    other = s.clone()
    assert pack(other) == pack(s)
    kept = json.dumps(pack(other))
    told = list(played_on(game, s, seed))
    assert json.dumps(pack(other)) == kept, "playing one changed the other"
    assert list(played_on(game, other, seed)) == told


@settings(deadline=None, max_examples=60)
@given(sessions())
def test_save_and_load_anywhere_and_play_on_identically(table: tuple[Game, int, dict[str, Any], int, int]) -> None:
    game, seats, options, seed, answers = table
    s = played(game, seats, options, seed, answers)
    text = save(game, s)
    other = load(game, text)
    assert save(game, other) == text
    assert [(d.seat, d.number) for d in other.open] == [(d.seat, d.number) for d in s.open]
    assert list(played_on(game, other, seed)) == list(played_on(game, s, seed))


@settings(deadline=None, max_examples=40)
@given(sessions())
def test_a_seat_sees_the_same_whatever_it_cannot_see(table: tuple[Game, int, dict[str, Any], int, int]) -> None:
    """View, prompts and events: two tables that differ only in what a seat cannot see look the same to it."""
    game, seats, options, seed, answers = table
    s = played(game, seats, options, seed, answers)
    for seat in range(seats):
        other = game.imagine(s, seat, seeded(seed, ["imagination"]))
        assert game.view(other, seat) == game.view(s, seat)
        assert shown(game, other, seat) == shown(game, s, seat)
        if behind_the_screen(s):
            the_same_is_heard(game, s, other, seat)


def shown(game: Game, s: State, seat: int) -> list[Any]:
    """A seat's questions, with what comes of their first options."""
    asked = [decision for decision in game.pending(s) if decision.seat == seat]
    prompts = [game.present(s, decision) for decision in asked]
    effects = [game.effect(s, decision, option) for decision in asked for option in decision.options[:5]]
    return [*[(prompt.kind, prompt.ask, prompt.offers) for prompt in prompts], effects]


def the_same_is_heard(game: Game, s: State, other: State, seat: int) -> None:
    """One more answer behind the screen, the same on both tables, is heard and seen alike by the seat."""
    for decision in game.pending(s):
        if decision.seat == seat:
            continue
        heard = []
        for table in (s, other):
            after = table.clone()
            events = [event.seen_by(seat) for event in game.apply(after, decision.seat, decision.options[0])]
            if opened_at(after) != opened_at(s):
                return  # that was the last answer: all is opened, and what was hidden shows
            heard.append([pack(event) for event in events if event is not None])
            heard[-1].append(game.view(after, seat))
        assert heard[0] == heard[1]


def behind_the_screen(s: State) -> bool:
    return opened_at(s) is not None


def opened_at(s: State) -> int | None:
    """How many answers had been given when the screens went up, if they are up."""
    top = s.agenda[-1] if s.agenda else None
    return top.since if isinstance(top, Together) else None


@settings(deadline=None, max_examples=40)
@given(sessions())
def test_imagining_changes_nothing_and_leaves_the_answered_answered(
    table: tuple[Game, int, dict[str, Any], int, int],
) -> None:
    game, seats, options, seed, answers = table
    s = played(game, seats, options, seed, answers)
    kept = save(game, s)
    for seat in range(seats):
        other = game.imagine(s, seat, seeded(seed, ["imagination"]))
        assert [d.seat for d in other.open] == [d.seat for d in s.open]
        assert other.rng.words != s.rng.words
        list(played_on(game, other, seed))
    assert save(game, s) == kept


@settings(deadline=None, max_examples=60)
@given(sessions())
def test_answers_given_side_by_side_commute(table: tuple[Game, int, dict[str, Any], int, int]) -> None:
    game, seats, options, seed, answers = table
    s = played(game, seats, options, seed, answers)
    if not behind_the_screen(s):
        return
    ends = {json.dumps(pack(side_by_side(game, s.clone(), Random(order), seed))) for order in range(4)}
    assert len(ends) == 1


def side_by_side(game: Game, s: State, order: Random, seed: int) -> State:
    """Answer all open lanes in a random order; what each seat answers depends on the seat and its question alone."""
    side = s.agenda[-1]
    assert isinstance(side, Together)
    given_by = dict.fromkeys(range(10), 0)
    while s.agenda and isinstance(s.agenda[-1], Together) and s.agenda[-1].since == side.since:
        decision = order.choice(game.pending(s))
        given_by[decision.seat] += 1
        pick = Random(f"{seed} {decision.seat} {given_by[decision.seat]}").choice(decision.options)
        game.apply(s, decision.seat, pick)
    return s


@settings(deadline=None, max_examples=40)
@given(sessions())
def test_every_option_is_unique_and_stable(table: tuple[Game, int, dict[str, Any], int, int]) -> None:
    game, seats, options, seed, answers = table
    s = played(game, seats, options, seed, answers)
    again = load(game, save(game, s))
    for decision, other in zip(game.pending(s), game.pending(again), strict=True):
        texts = [str(option) for option in decision.options]
        assert len(set(texts)) == len(texts) > 0
        assert texts == [str(option) for option in other.options]
        prompt = game.present(s, decision)
        assert len(prompt.offers) == len(decision.options)
        assert prompt.number == decision.number


@settings(deadline=None, max_examples=40)
@given(sessions())
def test_a_bad_answer_changes_nothing(table: tuple[Game, int, dict[str, Any], int, int]) -> None:
    game, seats, options, seed, answers = table
    s = played(game, seats, options, seed, answers)
    kept = save(game, s)
    asked = {decision.seat: decision for decision in game.pending(s)}
    for seat in (*range(seats), seats, -1):
        with pytest.raises(IllegalAction) as refused:
            game.apply(s, seat, Action("no such thing"))
        assert refused.value.why == ("over" if not asked else "not offered" if seat in asked else "wrong seat")
        if seat in asked:
            assert str(asked[seat].options[0]) in str(refused.value)
            with pytest.raises(IllegalAction, match="is open, offered") as stale:
                game.apply(s, seat, asked[seat].options[0], number=asked[seat].number + 1)
            assert stale.value.why == "stale"
    assert save(game, s) == kept


@settings(deadline=None, max_examples=25)
@given(sessions())
def test_a_record_replays_to_the_same_game(table: tuple[Game, int, dict[str, Any], int, int]) -> None:
    game, seats, options, seed, answers = table
    if game is PICNIC:
        return  # it is not in the registry that records are replayed from; tests/core/test_session.py replays it
    session = Session(game, seats, seed, options)
    chance = Random(seed)
    for _ in range(answers):
        if not game.pending(session.state):
            break
        decision, pick = some_decision(game, session.state, chance)
        session.answer(decision.seat, pick)
        if chance.random() < 0.1 and session.refusal(range(seats), range(seats)) is None:
            session.undo([decision.seat])
    again = replay(session.write())
    assert save(game, again.state) == save(game, session.state)
    assert again.write() == session.write()


@pytest.mark.parametrize("name", boneyard.games())
def test_same_seed_same_game_in_a_fresh_process(name: str) -> None:
    """Sets, hashes and the order of imports must not matter: another interpreter plays the same game."""
    program = (
        "import sys, boneyard; from tests.games.test_every_game import TABLES, played_on\n"
        "game = boneyard.game(sys.argv[1])\n"
        "for seats, options in dict(TABLES[game.name]).items():\n"
        "    print('\\n'.join(played_on(game, game.new(seats, 20, options), 4)))"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", program, name],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(["."] + [p for p in sys.path if p])},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1
    assert len(told.pop()) > 1000


BRIEF: dict[str, Table] = {"too-many-bones": (2, {"battle": "any"})}  # adventures have tests of their own


@pytest.mark.parametrize("name", ["random", "greedy", "mcts:30"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_bot_plays_every_game_to_its_end(game: Game, name: str) -> None:
    seats, options = BRIEF.get(game.name, TABLES[game.name][-1])
    s = game.new(seats, 8, options)
    bots = [bot(name)] + [bot("random") for _ in range(seats - 1)]
    luck = [seeded(8, [f"bot {seat}"]) for seat in range(seats)]
    while game.pending(s):
        decision = game.pending(s)[-1]
        seat = decision.seat
        pick = bots[seat].choose(Seen(game, s, seat, luck[seat]), decision)
        assert pick in decision.options
        game.apply(s, seat, pick)
    assert game.outcome(s) is not None
