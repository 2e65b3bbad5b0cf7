"""Taking back, looking back, and talking about it."""

from __future__ import annotations

import random

from tests.browser.conftest import Visit
from tests.browser.friend import open_table
from tests.browser.playing import BOARD, by_list, meet, take, take_seats
from tests.table.visitors import Server


def test_an_answer_is_undone_by_button_and_by_key(visit: Visit, server: Server) -> None:
    ada = visit()
    take_seats(ada, open_table(server, "bad-bones", ["me"]))
    assert ada.until_asked()
    assert ada.prompt
    view = ada.now["view"]
    take(ada, 0)
    ada.button("web-table-undo-move-hero").click()
    ada.until(lambda now: now["view"] == view, "everything is as before")
    take(ada, 1)
    ada.until(lambda now: now["undo"]["may"], "it may be undone")
    ada.page.keyboard.press("u")
    ada.until(lambda now: now["view"] == view, "everything is as before")


def test_a_sealed_answer_is_taken_back_before_all_have_given_theirs(visit: Visit, server: Server) -> None:
    ada, ben = visit(), visit()
    meet(server, ada, ben)
    assert ada.until_asked()
    take(ada, 0)
    ben.until(lambda now: now["asked"] == [1], "Ada has answered")
    ada.button("web-table-retract").click()
    assert ada.until_asked()
    ben.until(lambda now: now["asked"] == [0, 1], "Ada thinks again")


def test_one_looks_back_while_the_game_goes_on(visit: Visit, server: Server) -> None:
    ada = visit()
    take_seats(ada, open_table(server, "baby-boom", ["me", "gentle"]))
    rng = random.Random(1)
    for _ in range(3):
        assert ada.until_asked()
        by_list(ada, rng)
    assert ada.until_asked()
    ada.page.locator(BOARD).wait_for()
    ada.page.keyboard.press("l")
    ada.page.keyboard.press("Home")
    ada.page.get_by_text(ada.text("web-table-past-begin")).first.wait_for()
    ada.button("web-table-now").click()
    assert ada.until_asked()
    by_list(ada, rng)


def test_people_at_a_table_talk(visit: Visit, server: Server) -> None:
    ada, eve = visit(), visit(settings={"nickname": "Eve", "speed": "off"})
    table = open_table(server, "baby-boom", ["me", "gentle"])
    take_seats(ada, table)
    eve.go(f"/table/{table['table']}")
    for visitor in (ada, eve):
        visitor.page.get_by_role("tab", name=visitor.text("web-table-chat")).click()
    ada.page.locator("#chat").fill("<b>Well</b> played & good luck!")
    ada.page.keyboard.press("Enter")
    eve.page.get_by_text("<b>Well</b> played & good luck!").wait_for()
