"""What comes of an option is worked out for whoever asks, and only for questions they may read."""

from __future__ import annotations

import pytest

from boneyard.table.protocol import MOST_EXPLAINED, NOBODY
from boneyard.table.refusal import Refused
from boneyard.table.sockets import decoded
from tests.table.live_tables import FakeBrowser, a_live_table, a_session, of_everybody, run, token


def test_the_player_asked_learns_what_comes_of_each_option() -> None:
    async def story() -> None:
        table = a_live_table(a_session("baby-boom", 2))
        decision = table.pending()[0]
        asked = of_everybody(table)[decision.seat]
        told = table.explain(asked.connection, NOBODY, decision.number, [1, 0])
        game, state = table.session.game, table.session.state
        assert (told.seat, told.prompt) == (decision.seat, decision.number)
        assert [(one.pick, one.effect) for one in told.effects] == [
            (pick, game.effect(state, decision, decision.options[pick])) for pick in (1, 0)
        ]

    run(story())


def test_nobody_is_told_about_the_options_of_a_rival() -> None:
    async def story() -> None:
        table = a_live_table(a_session("baby-boom", 2))
        decision = table.pending()[0]
        rival = of_everybody(table)[1 - decision.seat]
        with pytest.raises(Refused, match="is not for you to read"):
            table.explain(rival.connection, decision.seat, decision.number, [0])
        with pytest.raises(Refused, match="has gone"):
            table.explain(rival.connection, NOBODY, decision.number, [0])
        with pytest.raises(Refused, match="has gone"):
            table.explain(FakeBrowser(table).connection, NOBODY, decision.number, [0])

    run(story())


def test_a_party_reads_the_options_of_its_members() -> None:
    async def story() -> None:
        table = a_live_table(a_session("too-many-bones", 2))
        decision = table.pending()[0]
        other = of_everybody(table)[1 - decision.seat]
        told = table.explain(other.connection, decision.seat, decision.number, [0])
        assert told.seat == decision.seat
        assert [one.pick for one in told.effects] == [0]

    run(story())


def test_a_question_that_has_gone_and_an_option_that_is_not_there_are_refused() -> None:
    async def story() -> None:
        table = a_live_table(a_session("baby-boom", 2))
        decision = table.pending()[0]
        asked = FakeBrowser(table, token(decision.seat)).connection
        with pytest.raises(Refused, match=f"question {decision.number + 1} has gone"):
            table.explain(asked, NOBODY, decision.number + 1, [0])
        for pick in (-1, len(decision.options)):
            with pytest.raises(Refused, match=f"there is no option {pick}; there are 0 to"):
                table.explain(asked, NOBODY, decision.number, [0, pick])

    run(story())


def test_too_many_options_at_once_are_no_message() -> None:
    picks = ",".join(["0"] * MOST_EXPLAINED)
    decoded(f'{{"type":"explain","prompt":1,"picks":[{picks}]}}')
    with pytest.raises(Refused, match="no message of the protocol"):
        decoded(f'{{"type":"explain","prompt":1,"picks":[{picks},0]}}')
