"""Section E of the rulings: the end of a round and of the game."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneyard.core.rng import Loaded
from boneyard.games.baby_boom.events import RoundBegan, RoundEnded
from tests.games.baby_boom.pictures import GAME, Picture, shown
from tests.games.baby_boom.positions import played_at_random
from tests.rulings import ruling

VARIANTS = st.fixed_dictionaries({"risky_business": st.booleans(), "tiles_and_bombs": st.booleans()})


def live_faces(picture: Picture) -> dict[str, list[int]]:
    """What the live dice show, by colour letter."""
    dice = [square for square in picture.squares if square[0] in "rgyb" and square[1] != "*"]
    return {letter: [int(die[1]) for die in dice if die[0] == letter] for letter in "rgyb"}


@ruling("BOOM-023")
def test_the_round_goes_on_while_two_players_have_a_live_die() -> None:
    before = Picture("""
        r1 .  .  .  .
        .  .  .  .  .
        .  .  .  g1 .
        .  .  .  .  .
        .  .  .  .  y1
        round: 3
    """)
    assert before.after("a5-b5") == Picture("""
        .  r* .  .  .
        .  .  .  .  .
        .  .  .  g1 .
        .  .  .  .  .
        .  .  .  .  y1
        turn: green
    """)


@ruling("BOOM-023")
def test_the_round_ends_as_soon_as_one_player_is_left_however_many_dice_they_have() -> None:
    before = Picture("""
        r1 .  .  .  g3
        .  .  .  .  .
        r5 .  .  .  .
        .  .  r4 .  .
        .  .  .  .  .
        round: 3
        scores: 0, 0
    """)
    assert before.after("a5-b5") == Picture("""
        .  r* .  .  .
        .  .  .  .  .
        r5 .  .  .  .
        .  .  r4 .  .
        .  .  .  .  .
        turn: nobody
        scores: 10, 0
    """)


@ruling("BOOM-023")
def test_the_check_waits_until_explosions_are_done() -> None:
    # Before the blast nobody but yellow is out; after it only green is in.
    before = Picture("""
        r1 .  .  .  r3
        .  .  .  .  .
        .  .  .  g4 .
        .  .  .  .  .
        .  y* .  .  .
        round: 3
        scores: 0, 0, 0
    """)
    assert before.after("a5-b5") == Picture("""
        .  r* .  .  .
        .  .  .  .  .
        .  .  .  g4 .
        .  .  .  .  .
        .  .  .  .  .
        turn: nobody
        scores: 1, 4, 0
    """)


@ruling("BOOM-023")
def test_a_player_whose_only_die_is_blocked_is_still_in_the_round() -> None:
    before = Picture("""
        .  .  .  r5 .
        .  .  .  .  .
        .  .  .  .  .
        r* .  .  .  .
        g4 r* .  .  .
        round: 3
    """)
    assert before.after("d5-d4", "a1 counts down") == Picture("""
        .  .  .  .  .
        .  .  .  r4 .
        .  .  .  .  .
        r* .  .  .  .
        g3 r* .  .  .
        turn: red
    """)


@ruling("BOOM-024")
def test_each_player_adds_the_faces_still_on_the_board_to_their_score() -> None:
    before = Picture("""
        r5 .  .  .  .
        .  .  r4 .  .
        .  .  .  .  r*
        .  .  .  .  .
        .  g1 .  r3 g*
        turn: green
        round: 3
        scores: 7, 5
    """)
    assert before.after("b1-b2") == Picture("""
        r5 .  .  .  .
        .  .  r4 .  .
        .  .  .  .  r*
        .  g* .  .  .
        .  .  .  r3 g*
        turn: nobody
        scores: 20, 7
    """)


@ruling("BOOM-025")
@settings(max_examples=25, deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6), options=VARIANTS)
def test_everyone_but_the_survivor_scores_just_their_boomed_dice(
    seats: int, seed: int, options: dict[str, bool]
) -> None:
    *_, (s, _) = played_at_random(seats, seed, options)
    (ended,) = [event for event in s.events if isinstance(event, RoundEnded)]
    final = shown(s)
    live = live_faces(final)
    for seat, letter in enumerate("rgyb"[:seats]):
        boomed = sum(square.startswith(letter + "*") for square in final.squares)
        assert ended.points[seat] == boomed + sum(live[letter])
        assert not live[letter] or ended.first == seat


@ruling("BOOM-026", "BOOM-028")
def test_the_survivor_starts_the_next_round_with_all_dice_back_on_five() -> None:
    before = Picture("""
        .  .  .  .  .
        .  r1 .  .  .
        .  .  .  .  .
        .  .  .  g3 .
        .  .  .  .  g*
        round: 1
        scores: 0, 0
    """)
    assert before.after("b4-b5") == Picture("""
        g5 .  g5 .  g5
        .  g5 .  g5 .
        .  .  .  .  .
        .  r5 .  r5 .
        r5 .  r5 .  r5
        turn: green
        round: 2
        first: green
        scores: 1, 4
    """)
    ended, began = before.events("b4-b5")[-2:]
    assert isinstance(ended, RoundEnded)
    assert isinstance(began, RoundBegan)
    assert (ended.round, ended.points, ended.scores, ended.first) == (1, (1, 4), (1, 4), 1)
    assert (began.round, began.first) == (2, 1)


@ruling("BOOM-026")
def test_the_survivor_starts_even_when_the_first_player_tile_lay_elsewhere() -> None:
    before = Picture("""
        .  r1 .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  b3 .
        .  .  .  .  .
        first: yellow
        scores: 0, 0, 0, 0
    """)
    assert before.after("b5-a5") == Picture("""
        .  y5 y5 y5 .
        g5 .  .  .  b5
        g5 .  .  .  b5
        g5 .  .  .  b5
        .  r5 r5 r5 .
        turn: blue
        round: 2
        first: blue
        scores: 1, 0, 0, 3
    """)


@ruling("BOOM-027")
def test_when_nobody_survives_whoever_took_the_last_turn_starts() -> None:
    before = Picture("""
        g1 .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  r3 .  .  .
        turn: green
        first: red
        scores: 0, 0
    """)
    assert before.after("a5-b5") == Picture("""
        g5 .  g5 .  g5
        .  g5 .  g5 .
        .  .  .  .  .
        .  r5 .  r5 .
        r5 .  r5 .  r5
        turn: green
        round: 2
        first: green
        scores: 0, 1
    """)


@ruling("BOOM-027")
def test_the_last_turn_was_the_pushers_even_if_the_last_explosion_was_not() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  g3 y1 .  .
        .  .  .  .  .
        .  .  .  .  .
        turn: green
        scores: 0, 0, 0
    """)
    assert before.after("b3-c3") == Picture("""
        .  y5 r5 g5 .
        g5 .  .  .  y5
        r5 .  .  .  r5
        y5 .  .  .  g5
        .  g5 r5 y5 .
        turn: green
        first: green
        round: 2
        scores: 0, 0, 1
    """)


@ruling("BOOM-028")
def test_with_three_players_the_start_sets_shift_by_one_colour_each_round() -> None:
    first = Picture("""
        .  r5 g5 y5 .
        y5 .  .  .  r5
        g5 .  .  .  g5
        r5 .  .  .  y5
        .  y5 g5 r5 .
    """)
    second = Picture("""
        .  y5 r5 g5 .
        g5 .  .  .  y5
        r5 .  .  .  r5
        y5 .  .  .  g5
        .  g5 r5 y5 .
    """)
    third = Picture("""
        .  g5 y5 r5 .
        r5 .  .  .  g5
        y5 .  .  .  y5
        g5 .  .  .  r5
        .  r5 y5 g5 .
    """)
    boards = [s.clone() for s, _ in played_at_random(3, 1, {})]
    starts = {s.round: shown(s) for s in reversed(boards)}
    assert starts[1] == first
    assert starts[2] == second
    assert starts[3] == third


@ruling("BOOM-028", "BOOM-035")
def test_with_tiles_a_new_round_begins_with_a_bare_board_and_full_hands() -> None:
    before = Picture("""
        .  r1 .  .  .
        .  >  .  .  .
        .  .  x  .  .
        .  .  .  b3 .
        .  .  .  .  .
        scores: 0, 0, 0, 0
    """)
    assert before.after("b5-a5", dice=Loaded(3, 2, 4, 1)) == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        turn: blue
        round: 2
        tossed: hole, trap, wall, pinball
        hands: 3, 3, 3, 3
    """)


@ruling("BOOM-029")
@pytest.mark.parametrize(
    ("scores", "winners", "told"),
    [
        ("3, 5", (1,), "baby-boom-won"),
        ("5, 5, 4", (0, 1), "baby-boom-shared"),
        ("1, 6, 2, 6", (1, 3), "baby-boom-shared"),
        ("0, 0, 0", (0, 1, 2), "baby-boom-shared"),
    ],
)
def test_most_points_win_and_ties_share_the_win(scores: str, winners: tuple[int, ...], told: str) -> None:
    over = Picture(f"""
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        turn: nobody
        round: 3
        scores: {scores}
    """)
    outcome = GAME.outcome(over.state())
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.scores == tuple(int(score) for score in scores.split(","))
    assert outcome.reason.key == told


@ruling("BOOM-029")
def test_the_game_is_over_after_the_third_round_and_not_before() -> None:
    last_blow = Picture("""
        .  .  .  .  .
        .  r1 .  .  .
        .  .  .  .  .
        .  .  .  g3 .
        .  .  .  .  .
        round: 2
        scores: 4, 1
    """)
    s = last_blow.played("b4-b5")
    assert GAME.outcome(s) is None
    assert GAME.view(s, None).round == 3
    final = Picture(str(last_blow).replace("round: 2", "round: 3")).played("b4-b5")
    outcome = GAME.outcome(final)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (5, 4))
    assert GAME.pending(final) == ()


@ruling("BOOM-030")
@settings(max_examples=25, deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6), options=VARIANTS)
def test_every_turn_lowers_a_die_so_a_round_ends_within_five_turns_per_die(
    seats: int, seed: int, options: dict[str, bool]
) -> None:
    turns = {1: 0, 2: 0, 3: 0}
    pips: list[tuple[int, int]] = []  # round, and the sum of all live faces, before every turn
    for s, _ in played_at_random(seats, seed, options):
        if s.open and s.open[0].kind in ("move", "count_down"):
            turns[s.round] += 1
            pips.append((s.round, sum(sum(faces) for faces in live_faces(shown(s)).values())))
    for (round, now), (next_round, then) in pairwise(pips):
        assert then < now or next_round > round
    assert all(1 <= count <= 5 * {2: 10, 3: 12, 4: 12}[seats] for count in turns.values())
