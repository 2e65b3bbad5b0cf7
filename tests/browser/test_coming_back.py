"""Nobody is lost: the server dies, the line breaks, the page is loaded anew, and the table is as it was."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Visit
from tests.browser.friend import Seated, Update, is_over, open_table, play_on
from tests.browser.playing import BOARD, by_list, meet, take_seats
from tests.browser.visitor import Language, Visitor
from tests.table.stored import doctored
from tests.table.visitors import Server

BROKEN = ("WebSocket connection to", "net::ERR_", "Failed to load resource")  # what Chromium says of a dead server
SAME = ("rev", "seat", "mine", "view", "asked", "prompt", "undo", "retract", "secret", "outcome")


def as_it_was(visitor: Visitor, before: Update) -> None:
    """The table has been told anew, and nothing about it is different."""
    assert {key: visitor.now[key] for key in SAME} == {key: before[key] for key in SAME}


def test_a_killed_server_comes_back_with_every_table_as_it_was(visit: Visit, server: Server) -> None:
    ada, ben = visit(), visit()
    meet(server, ada, ben)
    ada.until(lambda now: now["prompt"], "a question")
    by_list(ada, random.Random(1))
    for visitor in (ada, ben):
        visitor.until(lambda now: now["rev"] == 1, "the first answer")
        visitor.forgive(*BROKEN)
    before = {ada: ada.now, ben: ben.now}

    server.kill()
    for visitor in (ada, ben):
        visitor.page.get_by_text(visitor.text("web-table-lost")).wait_for()
    server.start()
    for visitor in (ada, ben):
        visitor.until_told_anew(before[visitor])
        visitor.until(lambda now: all(seat["here"] for seat in now["table"]["seats"]), "both")
        as_it_was(visitor, before[visitor])
    by_list(ben, random.Random(2))
    ada.until(lambda now: now["rev"] == 2, "the game goes on")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_table_whose_record_is_damaged_says_that_it_goes_on_from_what_was_kept(
    visit: Visit, server: Server, language: Language
) -> None:
    table = open_table(server, "baby-boom", ["me", "me"])
    ada = visit(language=language)
    ada.forgive(*BROKEN)
    take_seats(ada, table)
    for turn in (1, 2):
        assert ada.until_asked()
        by_list(ada, random.Random(turn))
    ada.until(lambda now: now["rev"] == 2, "two answers")
    told = ada.now
    server.kill()
    doctored(server.folder, "UPDATE moves SET text = 'to the moon' WHERE rev = 2 AND \"table\" = ?", table["table"])
    server.start()
    ada.until_told_anew(told)
    ada.page.locator("#tab-chat").click()
    ada.page.get_by_text(ada.text("table-reopened", lost=1)).wait_for()
    ada.page.locator("#tab-seats").click()
    ada.page.get_by_text(ada.text("web-table-resumed")).wait_for()
    ada.assert_accessible()
    assert ada.until_asked()
    by_list(ada, random.Random(3))
    ada.until(lambda now: now["rev"] == 3, "the game goes on")


def halfway(server: Server) -> tuple[Seated, Update]:
    """A table in the middle of a march, where a dragon or a catapult has somebody choose."""

    def chooses(update: Update) -> bool:
        prompt = update["prompt"]
        return is_over(update) or (prompt is not None and prompt["kind"] in ("choose_exit", "choose_aim"))

    for _ in range(20):
        table = open_table(server, "bad-bones", ["me"], rounds=30)
        reached = play_on(server, table, chooses, lambda data: data.get("kind") in ("dragon", "catapult"))
        if not is_over(reached):
            return table, reached
    raise AssertionError("no march came to a choice")


def test_a_server_killed_in_the_middle_of_a_dragons_choice_asks_the_same_again(visit: Visit, server: Server) -> None:
    table, reached = halfway(server)
    ada = visit()
    ada.forgive(*BROKEN)
    take_seats(ada, table)
    ada.page.locator(BOARD).wait_for()
    as_it_was(ada, reached)
    told = ada.now
    server.kill()
    server.start()
    ada.until_told_anew(told)
    as_it_was(ada, reached)
    by_list(ada, random.Random(1))


def test_a_page_loaded_anew_and_a_second_tab_show_the_same(visit: Visit, server: Server) -> None:
    ada = visit()
    take_seats(ada, open_table(server, "baby-boom", ["me", "gentle"]))
    assert ada.until_asked()
    by_list(ada, random.Random(1))
    assert ada.until_asked()
    before = ada.now
    ada.page.reload()
    ada.until_told_anew(before)
    assert ada.until_asked()
    as_it_was(ada, before)
    second = visit(f"/table/{before['table']['id']}", beside=ada)
    second.until(lambda now: now["prompt"], "the table")
    as_it_was(second, before)
    by_list(second, random.Random(2))
    ada.until(lambda now: now["rev"] > before["rev"], "the first tab follows")


def test_a_line_that_was_cut_is_mended(visit: Visit, server: Server) -> None:
    ada = visit()
    ada.forgive(*BROKEN)
    take_seats(ada, open_table(server, "baby-boom", ["me", "gentle"]))
    assert ada.until_asked()
    rev = ada.now["rev"]
    ada.context.set_offline(True)
    ada.page.wait_for_function("!navigator.onLine")
    ada.context.set_offline(False)
    by_list(ada, random.Random(1))
    assert ada.now["rev"] > rev
