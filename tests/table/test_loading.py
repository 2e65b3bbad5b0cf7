"""A table whose record does not replay opens from what was stored of it, and says so."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from boneyard.core.game import game
from boneyard.table import reports
from boneyard.table.live_table import LiveTable
from boneyard.table.protocol import Seated
from boneyard.table.refusal import Refused
from boneyard.table.tables import Tables
from tests.table.live_tables import FakeBrowser, answer, held, opened, run, running_tables
from tests.table.stored import doctored
from tests.table.visitors import Visitor, serving
from tests.table.visitors import held as held_by

NONSENSE = "UPDATE moves SET text = 'to the moon' WHERE rev = ?"
MISSING = "DELETE FROM moves WHERE rev = ?"


async def played(table: LiveTable, answers: int) -> list[Any]:
    """Give the first option of this many questions; returns the view before them and after each."""
    browser = FakeBrowser(table)
    views = [browser.update["view"]]
    for _ in range(answers):
        await answer(table, table.owed()[0].seat)
        views.append(browser.update["view"])
    browser.leave()
    return views


def crash(tables: Tables) -> None:
    """Lose everything that was not written."""
    tables.live.clear()


async def said(table: LiveTable) -> list[dict[str, Any]]:
    """What the table says in the chat."""
    return [json.loads(row.say) for row in await table.store.chat(table.row.id) if row.say]


def reopened(lost: int) -> dict[str, Any]:
    return {"key": "table-reopened", "args": {"name": "", "lost": lost}}


@pytest.mark.parametrize("name", ["baby-boom", "bad-bones", "too-many-bones"])
@pytest.mark.parametrize("damage", [NONSENSE, MISSING])
def test_without_a_position_it_opens_at_the_last_revision_that_replays(tmp_path: Path, name: str, damage: str) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table_id = (await opened(tables, name, "me", "me")).table
            views = await played(await tables.get(table_id), 5)
            crash(tables)
        doctored(tmp_path, damage, 3)
        async with running_tables(tmp_path) as tables:
            table = await tables.get(table_id)
            assert FakeBrowser(table).update["view"] == views[2]
            assert table.rev == 5
            assert table.updates.overview().resumed
            assert await said(table) == [reopened(lost=3)]

    run(story())


def test_it_can_be_played_on_and_loaded_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table_id = (await opened(tables, "baby-boom", "me", "me")).table
            await played(await tables.get(table_id), 5)
            crash(tables)
        doctored(tmp_path, NONSENSE, 3)
        async with running_tables(tmp_path) as tables:
            table = await tables.get(table_id)
            (_, *views) = await played(table, 2)
            assert table.rev == 7
            crash(tables)
        async with running_tables(tmp_path) as tables:
            table = await tables.get(table_id)
            assert table.rev == 7
            assert FakeBrowser(table).update["view"] == views[-1]
            assert table.updates.overview().resumed
            assert await said(table) == [reopened(lost=3)], "once is enough"

    run(story())


def test_it_opens_from_the_stored_position_and_loses_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table_id = (await opened(tables, "bad-bones", "me", "me")).table
            views = await played(await tables.get(table_id), 6)
        doctored(tmp_path, NONSENSE, 2)
        for _ in range(2):
            async with running_tables(tmp_path) as tables:
                table = await tables.get(table_id)
                assert FakeBrowser(table).update["view"] == views[-1]
                assert table.updates.overview().resumed
                assert await said(table) == [reopened(lost=0)]

    run(story())


def test_answers_after_the_stored_position_are_replayed_as_far_as_possible(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table_id = (await opened(tables, "baby-boom", "me", "me")).table
            await played(await tables.get(table_id), 2)
        async with running_tables(tmp_path) as tables:
            (_, third, *_others) = await played(await tables.get(table_id), 4)
            crash(tables)
        doctored(tmp_path, NONSENSE, 4)
        async with running_tables(tmp_path) as tables:
            table = await tables.get(table_id)
            assert FakeBrowser(table).update["view"] == third
            assert await said(table) == [reopened(lost=3)]

    run(story())


def test_a_stored_position_that_cannot_be_read_is_ignored(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table_id = (await opened(tables, "baby-boom", "me", "me")).table
            views = await played(await tables.get(table_id), 4)
        doctored(tmp_path, "UPDATE snapshots SET state = substr(state, 1, length(state) - 9)")
        doctored(tmp_path, NONSENSE, 4)
        async with running_tables(tmp_path) as tables:
            table = await tables.get(table_id)
            assert FakeBrowser(table).update["view"] == views[3]
            assert await said(table) == [reopened(lost=1)]
            (_, *later) = await played(table, 1)
            crash(tables)
        async with running_tables(tmp_path) as tables:
            assert FakeBrowser(await tables.get(table_id)).update["view"] == later[-1]

    run(story())


@pytest.mark.parametrize("deleted", [1, 2, 4])
def test_a_record_that_is_shorter_than_the_stored_position_does_not_turn_it_back(tmp_path: Path, deleted: int) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table_id = (await opened(tables, "baby-boom", "me", "me")).table
            views = await played(await tables.get(table_id), 4)
        for rev in range(4, 4 - deleted, -1):
            doctored(tmp_path, MISSING, rev)
        for _ in range(3):
            async with running_tables(tmp_path) as tables:
                table = await tables.get(table_id)
                assert FakeBrowser(table).update["view"] == views[-1]
                assert table.updates.overview().resumed
                assert await said(table) == [reopened(lost=0)]
                views = await played(table, 1)
                crash(tables)

    run(story())


@pytest.mark.parametrize("name", ["baby-boom", "bad-bones", "too-many-bones"])
def test_a_record_that_leads_elsewhere_than_to_the_stored_position_is_not_believed(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table_id = (await opened(tables, name, "me", "me")).table
            table = await tables.get(table_id)
            await played(table, 3)
            while len(table.owed()[0].options) == 1:
                await played(table, 1)
            rev, another = table.rev + 1, table.owed()[0].options[-1].text
            await played(table, 1)
        async with running_tables(tmp_path) as tables:
            (*_before, last) = await played(await tables.get(table_id), 1)
            crash(tables)
        doctored(tmp_path, "UPDATE moves SET text = ? WHERE rev = ?", another, rev)
        for _ in range(2):
            async with running_tables(tmp_path) as tables:
                table = await tables.get(table_id)
                assert FakeBrowser(table).update["view"] == last
                assert table.updates.overview().resumed
                assert await said(table) == [reopened(lost=0)]

    run(story())


def test_a_whole_record_is_enough_where_the_stored_position_cannot_be_read_or_is_of_other_rules(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table_id = (await opened(tables, "baby-boom", "me", "me")).table
            views = await played(await tables.get(table_id), 4)
        for old, new in (('"rules":', '"rules":9'), ('"state"', '"estate"')):
            doctored(tmp_path, "UPDATE snapshots SET rev = 3, state = replace(state, ?, ?)", old, new)
            async with running_tables(tmp_path) as tables:
                table = await tables.get(table_id)
                assert FakeBrowser(table).update["view"] == views[-1]
                assert not table.updates.overview().resumed
                assert await said(table) == []
                crash(tables)

    run(story())


@pytest.mark.parametrize("name", ["baby-boom", "bad-bones", "too-many-bones"])
def test_a_healthy_table_opens_wherever_it_was_left(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        luck = random.Random(name)
        seated: Seated | None = None
        for _ in range(12):
            async with running_tables(tmp_path) as tables:
                seated = seated or await opened(tables, name, "me", "me")
                table = await tables.get(seated.table)
                assert not table.session.resumed
                browser = FakeBrowser(table, *held(seated))
                for _ in range(luck.randrange(1, 9)):
                    if luck.random() < 0.2 and browser.update["undo"]["may"]:
                        await table.undo(browser.connection)
                    elif luck.random() < 0.2 and table.session.may_retract(seat := luck.randrange(2)):
                        await table.retract(seat)
                    elif table.owed():
                        question = luck.choice(table.owed())
                        await table.pick(question.seat, question.number, luck.randrange(len(question.options)))
                if luck.random() < 0.3:
                    crash(tables)

    run(story())


def test_nobody_undoes_what_was_before_it_was_reopened(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "me", "me")
            await played(await tables.get(seated.table), 4)
            crash(tables)
        doctored(tmp_path, NONSENSE, 4)
        async with running_tables(tmp_path) as tables:
            table = await tables.get(seated.table)
            browser = FakeBrowser(table, *held(seated))
            assert browser.update["undo"] == {"may": False, "kind": "", "why": "undo-refused-nothing"}
            await table.finish()
            with pytest.raises(Refused, match="no record"):
                reports.record_of(table)

    run(story())


def test_under_newer_rules_answers_that_do_not_replay_are_lost_and_the_chat_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table_id = (await opened(tables, "baby-boom", "me", "me")).table
            await played(await tables.get(table_id), 2)
        async with running_tables(tmp_path) as tables:
            (kept, *_others) = await played(await tables.get(table_id), 2)
            crash(tables)
        doctored(tmp_path, NONSENSE, 3)
        rules = game("baby-boom")
        monkeypatch.setattr(rules, "rules", rules.rules + 1)
        monkeypatch.setattr("boneyard.table.known_games.game", lambda _name: rules)
        async with running_tables(tmp_path) as tables:
            table = await tables.get(table_id)
            assert FakeBrowser(table).update["view"] == kept
            assert await said(table) == [reopened(lost=2)]

    run(story())


def test_with_nothing_left_to_load_it_from_it_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table_id = (await opened(tables, "baby-boom", "me", "me")).table
            await played(await tables.get(table_id), 2)
        doctored(tmp_path, "UPDATE tables SET seats = 77")
        doctored(tmp_path, "UPDATE snapshots SET state = 'dust'")
        async with running_tables(tmp_path) as tables:
            with pytest.raises(Refused, match="does not replay, and the stored position cannot be read") as refused:
                await tables.get(table_id)
            assert refused.value.why == "unreadable"
            assert "\n" not in str(refused.value)
            assert not tables.live

    run(story())


def test_everybody_who_connects_is_told(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        seated = server.open_table("baby-boom", "me", "me")
        lost = server.open_table("baby-boom", "me", "me")["table"]
        ada = Visitor(server, seated["table"], held_by(seated))
        ada.say("look", seat=ada.update["asked"][0])
        ada.until_true(lambda update: update["prompt"])
        ada.answer()
        ada.leave()
        server.kill()
        doctored(tmp_path, NONSENSE, 1)
        doctored(tmp_path, "UPDATE tables SET seats = 77 WHERE id = ?", lost)
        server.start()
        for tokens in (held_by(seated), []):
            visitor = Visitor(server, seated["table"], tokens)
            visitor.until("said")
            assert [line["say"]["key"] for line in visitor.chat] == ["table-reopened"]
            assert visitor.update["table"]["resumed"]
            visitor.leave()
        assert server.refused(f"/api/tables/{lost}/record")["why"] == "unreadable"
        with pytest.raises(Exception, match="4410"):
            Visitor(server, lost, []).until("update")
