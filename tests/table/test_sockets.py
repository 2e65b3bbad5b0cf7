"""Tables over real sockets: sitting down, playing, secrets, undo, votes, and refusals."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, cast

import pytest
from litestar import WebSocket
from websockets.sync.client import connect

from boneyard.table.sockets import BROKEN, TableSockets
from tests.table.live_tables import opened, run, running_tables, soon
from tests.table.visitors import Server, Visitor, ada_and_leo, cut_off, held, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    generous = ("--tables", "500", "--seats", "500", "--messages", "1000", "--requests", "1000")
    with serving(tmp_path_factory.mktemp("table"), *generous) as running:
        yield running
    assert running.said() == ""


def test_a_person_plays_a_whole_game_against_a_bot(server: Server) -> None:
    seated = server.open_table("baby-boom", "me", "gentle")
    ada = Visitor(server, seated["table"], held(seated))
    luck = random.Random(1)
    while ada.update["table"]["status"] == "playing":
        ada.until_true(lambda update: update["prompt"] or update["outcome"])
        if ada.update["prompt"]:
            ada.answer(luck.randrange(len(ada.update["prompt"]["offers"])))
    assert ada.update["outcome"]["winners"]
    assert [entry["step"] for entry in ada.log] == list(range(len(ada.log)))
    ada.until_true(lambda update: update["curve"])
    assert ada.update["curve"][-1]["points"] == ada.update["outcome"]["scores"]
    record = server.get(f"/api/tables/{seated['table']}/record")
    assert f"seed {ada.update['table']['seed']}" in record
    ada.leave()


def test_bots_of_every_level_play_bad_bones(server: Server) -> None:
    seated = server.open_table("bad-bones", "me", "gentle", "fair", "sharp")
    ada = Visitor(server, seated["table"], held(seated))
    ada.until_true(lambda update: update["prompt"])
    ada.answer()
    ada.until_true(lambda update: update["prompt"] and update["prompt"]["kind"] == "choose_trap")
    ada.leave()


def test_people_at_one_table_do_not_see_what_others_have_chosen(server: Server) -> None:
    seated = server.open_table("bad-bones", "me", "open", public=True)
    table = seated["table"]
    assert table in [line["id"] for line in server.get("/api/tables")]
    ada = Visitor(server, table, held(seated))
    assert ada.update["table"]["status"] == "open"
    leo = Visitor(server, table, held(server.sit_down(table)))
    ada.until_true(lambda update: update["prompt"])
    ada.answer(3)
    leo.until_true(lambda update: update["asked"] == [1])
    then = leo.update
    assert ada.update["retract"]
    ada.say("retract")
    ada.until_true(lambda update: update["prompt"])
    ada.answer(0)
    now = leo.until_true(lambda update: update["rev"] == 3)
    assert {**now, "rev": 0, "keep": 0, "log": []} == {**then, "rev": 0, "keep": 0, "log": []}
    assert not any(entry["told"] for entry in now["log"])
    ada.leave()
    leo.leave()


def test_a_watcher_sees_the_table_and_is_asked_nothing(server: Server) -> None:
    seated = server.open_table("baby-boom", "me", "me", nickname="Ada")
    watcher = Visitor(server, seated["table"], [])
    assert watcher.update["seat"] == -1
    assert watcher.update["prompt"] is None
    assert watcher.update["view"]["round"] == 1
    watcher.say("pick", prompt=0, pick=0)
    assert watcher.until("problem")["why"] == "stale"
    watcher.leave()


def test_an_undo_goes_back_to_your_own_move_and_takes_the_bots_answers_with_it(server: Server) -> None:
    seated = server.open_table("baby-boom", "me", "fair")
    ada = Visitor(server, seated["table"], held(seated))
    before = ada.until_true(lambda update: update["prompt"])["view"]
    ada.answer()
    ada.until_true(lambda update: update["prompt"])
    assert ada.update["undo"] == {"may": True, "kind": "move", "why": ""}
    ada.say("undo")
    ada.until_true(lambda update: update["view"] == before)
    ada.leave()


def test_nobody_undoes_what_another_person_has_answered(server: Server) -> None:
    both = ada_and_leo(server)
    first = both[0].until_true(lambda update: update["asked"])["asked"][0]
    both[first].until_true(lambda update: update["prompt"])
    both[first].answer()
    both[1 - first].until_true(lambda update: update["prompt"])
    both[1 - first].answer()
    both[first].until_true(lambda update: update["prompt"])
    both[first].say("undo")
    assert both[first].until("problem")["why"] == "not-offered"
    for visitor in both:
        visitor.leave()


def test_the_host_frees_a_place_gives_it_to_a_bot_and_closes_the_table(server: Server) -> None:
    ada, leo = ada_and_leo(server)
    leo.say("host", do="close")
    assert leo.until("problem")["why"] == "not-yours"
    ada.say("host", do="free", seat=1)
    leo.until_true(lambda update: update["mine"] == [])
    assert leo.update["table"]["status"] == "open"
    ada.say("host", do="bot", seat=1, level="fair")
    ada.until_true(lambda update: update["table"]["seats"][1]["kind"] == "bot")
    ada.say("host", do="close")
    ada.until_true(lambda update: update["table"]["status"] == "closed")
    ada.leave()
    leo.leave()


def test_somebody_who_has_left_is_replaced_when_the_others_agree(server: Server) -> None:
    ada, leo = ada_and_leo(server)
    leo.say("leave")
    ada.until_true(lambda update: update["table"]["votes"])
    assert ada.update["table"]["votes"] == [{"about": "replace", "seat": 1, "yes": [], "needed": [0]}]
    ada.say("vote", about="replace", seat=1)
    ada.until_true(lambda update: update["table"]["seats"][1]["kind"] == "bot")
    assert "table-bot-sits-down" in [line["say"]["key"] for line in ada.chat if line["say"]]
    ada.leave()
    leo.leave()


def test_resigning_takes_everybody_and_a_rematch_takes_the_same_secrets(server: Server) -> None:
    ada, leo = ada_and_leo(server)
    ada.say("vote", about="resign")
    for visitor in (ada, leo):
        visitor.until_true(lambda update: update["table"]["votes"])
    leo.say("vote", about="resign", yes=False)
    ada.until_true(lambda update: not update["table"]["votes"] and update["rev"] == 0)
    ada.say("vote", about="resign")
    leo.say("vote", about="resign")
    leo.until_true(lambda update: update["table"]["status"] == "over")
    assert leo.update["table"]["ended"] == "resigned"
    leo.say("rematch")
    again = ada.until_true(lambda update: update["table"]["rematch"])["table"]["rematch"]
    once_more = Visitor(server, again, ada.tokens)
    assert once_more.update["mine"] == [0]
    for visitor in (ada, leo, once_more):
        visitor.leave()


def test_a_person_can_be_forgotten(server: Server) -> None:
    seated = server.open_table("baby-boom", "me", "open")
    ada = Visitor(server, seated["table"], held(seated))
    ada.say("chat", text="  hello\nthere ")
    ada.until("said")
    while not ada.chat:
        ada.hear()
    assert ada.chat[-1]["text"] == "hello there"
    server.post(f"/api/tables/{seated['table']}/forget", {"tables": {seated["table"]: held(seated)}})
    ada.until_true(lambda update: update["table"]["seats"][0]["nickname"] == "")
    while any(line["text"] for line in ada.chat):
        ada.hear()
    ada.leave()


def test_a_clock_runs_for_whoever_is_asked(server: Server) -> None:
    seated = server.open_table("baby-boom", "me", "me", clock=30)
    ada = Visitor(server, seated["table"], held(seated))
    assert list(ada.update["clocks"]) == [str(seat) for seat in ada.update["asked"]]
    assert 25_000 < next(iter(ada.update["clocks"].values())) <= 30_000
    ada.leave()


def test_a_preview_changes_nothing_and_a_seek_shows_the_past(server: Server) -> None:
    seated = server.open_table("baby-boom", "me", "fair")
    ada = Visitor(server, seated["table"], held(seated))
    ada.until_true(lambda update: update["prompt"])
    ada.say("preview", prompt=ada.update["prompt"]["number"], pick=0)
    told = ada.until("previewed")["told"]
    assert told[0]["show"]["event"] == "Moved"
    view = ada.update["view"]
    ada.answer()
    ada.until_true(lambda update: update["prompt"])
    step = next(entry["step"] for entry in ada.log if entry["seat"] == 0) - 1
    ada.say("seek", step=step)
    assert {**ada.until("sought")["view"], "deciding": ""} == {**view, "deciding": ""}
    ada.leave()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[]", "malformed"),
        ('{"type":"fly"}', "malformed"),
        ('{"type":"pick","prompt":"1","pick":0}', "malformed"),
        ('{"type":"pick","prompt":1,"pick":0,"more":1}', "malformed"),
        ('{"type":"pick","prompt":1}', "malformed"),
        ('{"type":"chat","text":"' + "x" * 70_000 + '"}', "too-large"),
        ('{"type":"pick","prompt":99,"pick":0}', "stale"),
        ('{"type":"look","seat":1}', "not-yours"),
        ('{"type":"seek","step":1000}', "not-offered"),
    ],
)
def test_bad_messages_get_one_sentence_and_change_nothing(server: Server, text: str, why: str) -> None:
    seated = server.open_table("bad-bones", "me", "fair")
    ada = Visitor(server, seated["table"], held(seated))
    ada.until_true(lambda update: update["asked"] == [0])
    ada.wire.send(text)
    problem = ada.until("problem")
    assert problem["why"] == why
    assert problem["message"]
    ada.answer(0)
    ada.leave()


def test_an_unknown_table_and_a_strange_secret_are_refused(server: Server) -> None:
    assert server.refused("/api/tables/none/record")["why"] == "unknown-table"
    seated = server.open_table("baby-boom", "me", "fair")
    stranger = Visitor(server, seated["table"], ["not a secret"])
    assert stranger.update["mine"] == []
    assert stranger.until("problem")["why"] == "secret"
    stranger.leave()


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"game": "chess", "seats": []}, "unknown-game"),
        ({"game": "baby-boom", "seats": [{"kind": "me"}], "nickname": "Ada"}, "options"),
        ({"game": "baby-boom", "seats": [{"kind": "me"}, {"kind": "me"}]}, "malformed"),
        ({"game": "baby-boom", "seats": [{"kind": "me"}, {"kind": "bot"}], "nickname": "A", "clock": 7}, "options"),
        ({"game": "baby-boom", "seats": [{"kind": "cat"}]}, "malformed"),
        ({"game": "baby-boom", "seats": [{"kind": "bot", "level": "mad"}]}, "malformed"),
        ({"game": "baby-boom", "seats": [{"kind": "open"}] * 2, "options": {"fun": True}}, "options"),
    ],
)
def test_tables_that_cannot_be_set_up_are_refused(server: Server, body: dict[str, object], why: str) -> None:
    assert server.refused("/api/tables", body)["why"] == why


def test_a_battle_nobody_can_fight_is_refused_with_words_for_every_language(server: Server) -> None:
    battle = {"battle": "Picket vs dragons"}
    refused = server.refused("/api/tables", {"game": "too-many-bones", "seats": [{"kind": "open"}], "options": battle})
    assert refused["why"] == "options"
    said = refused["said"]["args"]["why"]
    assert said["key"] == "too-many-bones-wrong-baddie-near"
    assert said["args"]["name"] == "dragons"
    assert all(name["en"] and name["fr"] for name in said["args"]["near"])
    assert server.refused("/api/tables/none/record")["said"] is None


def test_pages_of_other_sites_can_change_nothing(server: Server) -> None:
    plan = {"game": "baby-boom", "seats": [{"kind": "open"}, {"kind": "bot"}]}
    assert server.refused("/api/tables", plan, Origin="http://elsewhere.example")["why"] == "secret"
    assert server.post("/api/tables", plan, Origin=server.url)["table"]


def test_the_record_of_a_game_in_play_is_not_given_away(server: Server) -> None:
    seated = server.open_table("baby-boom", "me", "fair")
    table = seated["table"]
    assert server.refused(f"/api/tables/{table}/record")["why"] == "not-playing"
    alone = server.post(f"/api/tables/{table}/report", {"tables": {table: held(seated)}})["text"]
    assert alone.startswith("boneyard record")
    assert server.post(f"/api/tables/{table}/report", {"tables": {}})["text"].startswith("boneyard report")


class SilentSocket:
    """A browser that has connected and says nothing."""

    headers: Final[dict[str, str]] = {}
    client = None

    def __init__(self) -> None:
        self.accepted = asyncio.Event()

    async def accept(self) -> None:
        self.accepted.set()

    async def receive_data(self, mode: str) -> str:
        await asyncio.Event().wait()
        return mode


def test_a_socket_that_is_ended_with_the_server_ends_without_a_traceback(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "me", "me")
            socket = SilentSocket()
            serving_it = asyncio.create_task(
                TableSockets(tables, frozenset()).accept(cast("WebSocket[Any, Any, Any]", socket), seated.table)
            )
            await socket.accepted.wait()
            await soon(lambda: tables.live)
            serving_it.cancel()
            await serving_it

    run(story())


BUGGY = """
from boneyard.cli import main
from boneyard.table.chat import TableChat
from boneyard.table.tables import Tables
from boneyard.table.updates import Updates

def unless(name, usual):
    def method(self, connection):
        if connection.nickname == name:
            raise ZeroDivisionError
        return usual(self, connection)
    return method

async def fails(*_arguments):
    raise ZeroDivisionError

Updates.encode = unless("Ghost", Updates.encode)
TableChat.send_all_lines = unless("Lost", TableChat.send_all_lines)
TableChat.speak = Tables.public = fails
main()
"""


class BuggyServer(Server):
    command = (sys.executable, "-c", BUGGY)


def test_a_bug_is_told_to_the_log_only_and_the_table_goes_on(tmp_path: Path) -> None:
    server = BuggyServer(tmp_path).start()
    seated = server.open_table("bad-bones", "me")
    ada = Visitor(server, seated["table"], held(seated))
    ada.say("chat", text="hello")
    told = ada.until("problem")
    assert (told["why"], told["about"]) == ("busy", "chat")
    assert "Zero" not in told["message"]
    refused = server.refused("/api/tables")
    assert refused["why"] == "busy"
    assert "Zero" not in refused["message"]
    for name in ("Ghost", "Lost"):
        with connect(f"ws://localhost:{server.port}/api/tables/{seated['table']}/socket") as wire:
            wire.send(json.dumps({"type": "hello", "nickname": name}))
            assert cut_off(wire) == BROKEN
    ada.answer()
    ada.leave()
    server.stop()
    for line in (
        "a message of type 'chat' could not be handled",
        "GET /api/tables failed",
        "an update could not be sent to a browser",
        "a message of type 'hello' could not be handled",
    ):
        assert server.said().count(line) == 1, line
