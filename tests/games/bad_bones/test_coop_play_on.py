"""A team that plays on after its tenth round, as long as it can (BAD-125)."""

from __future__ import annotations

import pytest

from boneyard.bots import Seen, bot
from boneyard.core.decision import BadOptions
from boneyard.core.diagram import BadPicture
from boneyard.core.rng import seeded
from boneyard.games.bad_bones.model.state import BadBones
from boneyard.games.bad_bones.phases.arrivals import ARRIVALS
from boneyard.games.bad_bones.phases.rounds import START_ROUND
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from boneyard.words import Voice
from tests.games.bad_bones.pictures import EMPTY, GAME, kinds_asked, marched, play, table
from tests.games.bad_bones.test_coop import QUIET, ending
from tests.rulings import ruling

CAPITAL_LOST = """
    capital: 1
    raven
    .    .    .    y^   .    .    .
    .    .    T1H  .    T1   .    .
    .    .    .    .    .    .    .
    .    .    T1   .    T1   .    .
    .    .    .    .    .    .    .
         .    .    .    .    .
"""
LAST_TOWER_LOST = """
    raven
    .    .    yv   .    .    .    .
    .    .    T1H  .    R    .    .
    .    .    .    .    .    .    .
    .    .    R    .    R    .    .
    .    .    .    .    .    .    .
         .    .    .    .    .
"""


def after_round(number: int) -> BadBones:
    """A quiet round of that number, and what comes after it."""
    picture = f"round: {number}\nvariants: coop, play on\nraven\n{QUIET}"
    return play(table(picture), [SKELETON_PHASE, ARRIVALS, START_ROUND], [])


@ruling("BAD-125")
def test_the_tenth_round_is_won_and_the_eleventh_begins() -> None:
    s = after_round(10)
    assert GAME.outcome(s) is None
    assert s.round == 11
    assert kinds_asked(s) == ["raven move_hero", "stag move_hero"]
    assert [type(event).__name__ for event in s.events if "Arrived" not in type(event).__name__] == [
        "HeldOut",
        "RoundBegan",
    ]


@ruling("BAD-125")
def test_that_it_is_won_is_told_once() -> None:
    assert "HeldOut" not in [type(event).__name__ for event in after_round(11).events]


@ruling("BAD-125")
@pytest.mark.parametrize("fall", [CAPITAL_LOST, LAST_TOWER_LOST], ids=["the capital", "the last tower"])
def test_a_team_that_falls_later_has_won_all_the_same_and_its_rounds_count(fall: str) -> None:
    s = marched(f"round: 13\nvariants: coop, play on\n{fall}")
    assert ending(s) == ((0, 1), (12, 12), "bad-bones-coop-held")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert Voice("en").say(outcome.reason) == "The team has won, and played on: it fell after 12 rounds."
    assert Voice("fr").say(outcome.reason) == "L’équipe a gagné et continué : elle est tombée après 12 manches."


@ruling("BAD-125")
def test_what_brought_it_down_is_what_ended_the_game() -> None:
    assert GAME.report_counts(marched(f"round: 13\nvariants: coop, play on\n{CAPITAL_LOST}")).ending == (
        "bad-bones-end-capital"
    )


@ruling("BAD-125", "BAD-107")
def test_a_team_that_falls_in_its_tenth_round_has_lost() -> None:
    s = marched(f"round: 10\nvariants: coop, play on\n{CAPITAL_LOST}")
    assert ending(s) == ((), (9, 9), "bad-bones-coop-lost")


@ruling("BAD-125")
def test_after_thirty_more_rounds_it_is_over_in_any_case() -> None:
    assert GAME.outcome(after_round(39)) is None
    assert ending(after_round(40)) == ((0, 1), (40, 40), "bad-bones-coop-won")


@ruling("BAD-125")
def test_only_a_team_may_play_on() -> None:
    with pytest.raises(BadOptions, match="play_on is for a team; choose coop as well"):
        GAME.new(2, 1, {"play_on": True})
    with pytest.raises(BadPicture, match="only a team may play on"):
        GAME.read(f"variants: play on\nraven\n{EMPTY}\nstag\n{EMPTY}")


@ruling("BAD-125")
def test_the_table_says_which_round_wins_and_that_they_play_on() -> None:
    view = GAME.view(after_round(10), None)
    assert (view.round, view.rounds, view.play_on) == (11, 10, True)


@ruling("BAD-125")
@pytest.mark.parametrize("name", ["random", "greedy", "mcts:20"])
def test_bots_play_on_until_the_end(name: str) -> None:
    s = after_round(10)
    player = bot(name)
    luck = seeded(4, ["bots"])
    while s.open:
        decision = s.open[0]
        GAME.apply(s, decision.seat, player.choose(Seen(GAME, s, decision.seat, luck), decision))
    winners, scores, _ = ending(s)
    assert winners == (0, 1)
    assert 10 <= scores[0] <= 40
