"""A table whose record cannot be played again opens from what was kept of it, and says so."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from boneyard.core.game import game
from boneyard.table import reports
from boneyard.table.live_table import Room
from boneyard.table.refusal import Refused
from boneyard.table.tables import House
from tests.table.live_tables import Eyes, a_house, answer, held, opened, run
from tests.table.stored import doctored
from tests.table.visitors import Visitor, serving
from tests.table.visitors import held as held_by

NONSENSE = "UPDATE moves SET text = 'to the moon' WHERE rev = ?"
MISSING = "DELETE FROM moves WHERE rev = ?"


async def played(room: Room, answers: int) -> list[Any]:
    """So many first answers; the view before them and after each."""
    eyes = Eyes(room)
    views = [eyes.update["view"]]
    for _ in range(answers):
        await answer(room, room.owed()[0].seat)
        views.append(eyes.update["view"])
    eyes.leave()
    return views


def crash(house: House) -> None:
    """Nothing is kept but what was written."""
    house.rooms.clear()


async def said(room: Room) -> list[dict[str, Any]]:
    """What the table says in the chat."""
    return [json.loads(row.say) for row in await room.store.chat(room.row.id) if row.say]


def reopened(lost: int) -> dict[str, Any]:
    return {"key": "table-reopened", "args": {"name": "", "lost": lost}}


@pytest.mark.parametrize("name", ["baby-boom", "bad-bones", "too-many-bones"])
@pytest.mark.parametrize("damage", [NONSENSE, MISSING])
def test_without_a_position_it_opens_at_the_last_revision_that_replays(tmp_path: Path, name: str, damage: str) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            table = (await opened(house, name, "me", "me")).table
            views = await played(await house.room(table), 5)
            crash(house)
        doctored(tmp_path, damage, 3)
        async with a_house(tmp_path) as house:
            room = await house.room(table)
            assert Eyes(room).update["view"] == views[2]
            assert room.rev == 5
            assert room.table().resumed
            assert await said(room) == [reopened(lost=3)]

    run(story())


def test_it_is_played_on_and_what_is_played_then_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            table = (await opened(house, "baby-boom", "me", "me")).table
            await played(await house.room(table), 5)
            crash(house)
        doctored(tmp_path, NONSENSE, 3)
        async with a_house(tmp_path) as house:
            room = await house.room(table)
            (_, *views) = await played(room, 2)
            assert room.rev == 7
            crash(house)
        async with a_house(tmp_path) as house:
            room = await house.room(table)
            assert room.rev == 7
            assert Eyes(room).update["view"] == views[-1]
            assert room.table().resumed
            assert await said(room) == [reopened(lost=3)], "once is enough"

    run(story())


def test_it_opens_from_the_position_that_was_kept_and_loses_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            table = (await opened(house, "bad-bones", "me", "me")).table
            views = await played(await house.room(table), 6)
        doctored(tmp_path, NONSENSE, 2)
        for _ in range(2):
            async with a_house(tmp_path) as house:
                room = await house.room(table)
                assert Eyes(room).update["view"] == views[-1]
                assert room.table().resumed
                assert await said(room) == [reopened(lost=0)]

    run(story())


def test_what_was_answered_after_the_kept_position_is_followed_as_far_as_it_goes(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            table = (await opened(house, "baby-boom", "me", "me")).table
            await played(await house.room(table), 2)
        async with a_house(tmp_path) as house:
            (_, third, *_others) = await played(await house.room(table), 4)
            crash(house)
        doctored(tmp_path, NONSENSE, 4)
        async with a_house(tmp_path) as house:
            room = await house.room(table)
            assert Eyes(room).update["view"] == third
            assert await said(room) == [reopened(lost=3)]

    run(story())


def test_a_kept_position_that_cannot_be_read_is_passed_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            table = (await opened(house, "baby-boom", "me", "me")).table
            views = await played(await house.room(table), 4)
        doctored(tmp_path, "UPDATE snapshots SET state = substr(state, 1, length(state) - 9)")
        doctored(tmp_path, NONSENSE, 4)
        async with a_house(tmp_path) as house:
            room = await house.room(table)
            assert Eyes(room).update["view"] == views[3]
            assert await said(room) == [reopened(lost=1)]
            (_, *later) = await played(room, 1)
            crash(house)
        async with a_house(tmp_path) as house:
            assert Eyes(await house.room(table)).update["view"] == later[-1]

    run(story())


def test_nobody_undoes_what_was_before_it_was_reopened(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            seated = await opened(house, "baby-boom", "me", "me")
            await played(await house.room(seated.table), 4)
            crash(house)
        doctored(tmp_path, NONSENSE, 4)
        async with a_house(tmp_path) as house:
            room = await house.room(seated.table)
            eyes = Eyes(room, *held(seated))
            assert eyes.update["undo"] == {"may": False, "kind": "", "why": "undo-refused-nothing"}
            await room.finish("resigned")
            with pytest.raises(Refused, match="no record"):
                reports.record_of(room)

    run(story())


def test_under_newer_rules_answers_that_do_not_follow_are_lost_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            table = (await opened(house, "baby-boom", "me", "me")).table
            await played(await house.room(table), 2)
        async with a_house(tmp_path) as house:
            (kept, *_others) = await played(await house.room(table), 2)
            crash(house)
        doctored(tmp_path, NONSENSE, 3)
        rules = game("baby-boom")
        monkeypatch.setattr(rules, "rules", rules.rules + 1)
        monkeypatch.setattr("boneyard.table.drawn.game", lambda _name: rules)
        async with a_house(tmp_path) as house:
            room = await house.room(table)
            assert Eyes(room).update["view"] == kept
            assert await said(room) == [reopened(lost=2)]

    run(story())


def test_with_nothing_left_to_open_it_from_that_is_said(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            table = (await opened(house, "baby-boom", "me", "me")).table
            await played(await house.room(table), 2)
        doctored(tmp_path, "UPDATE tables SET seats = 77")
        doctored(tmp_path, "UPDATE snapshots SET state = 'dust'")
        async with a_house(tmp_path) as house:
            with pytest.raises(
                Refused, match="cannot be played again, and the position that was kept cannot be read"
            ) as refused:
                await house.room(table)
            assert refused.value.why == "unreadable"
            assert "\n" not in str(refused.value)
            assert not house.rooms

    run(story())


def test_everybody_who_comes_is_told_by_the_server(tmp_path: Path) -> None:
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
