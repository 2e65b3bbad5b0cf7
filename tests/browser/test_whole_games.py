"""Whole games in the browser, to the summary."""

from __future__ import annotations

import pytest

from tests.browser.conftest import QUICK, Visit
from tests.browser.friend import finished, open_table
from tests.browser.playing import Play, by_clicks, by_keys, by_list, play_to_the_end, take_seats
from tests.table.visitors import Server


@pytest.mark.parametrize("play", [by_clicks, by_keys])
def test_a_game_of_baby_boom(visit: Visit, server: Server, play: Play) -> None:
    ada = visit()
    take_seats(ada, open_table(server, "baby-boom", ["me", "gentle", "gentle", "gentle"]))
    play_to_the_end(ada, play)
    ada.page.get_by_text(ada.text("web-table-seed-check-match")).wait_for()
    ada.button("web-table-rematch").click()
    ada.until(lambda now: now["table"]["rematch"], "a rematch")
    ada.button("web-table-rematch-go").click()
    ada.until(lambda now: now["table"]["status"] == "playing", "the rematch begins")


@pytest.mark.parametrize("play", [by_clicks, by_keys])
def test_a_game_of_bad_bones(visit: Visit, server: Server, play: Play) -> None:
    ada = visit()
    take_seats(ada, open_table(server, "bad-bones", ["me"], rounds=3))
    play_to_the_end(ada, play)
    ada.page.get_by_text(ada.text("web-table-seed-check-match")).wait_for()


def test_a_game_of_bad_bones_with_a_market_and_chiefs(visit: Visit, server: Server) -> None:
    ada = visit()
    take_seats(ada, open_table(server, "bad-bones", ["me"], rounds=2, advanced=True, chiefs=True))
    play_to_the_end(ada, by_clicks)
    ada.button("web-table-end-look").click()
    ada.button("web-table-end-summary").click()


def test_what_moves_never_stops_a_player(visit: Visit, server: Server) -> None:
    ada = visit(settings={**QUICK, "speed": "slow"})
    take_seats(ada, open_table(server, "bad-bones", ["me"], rounds=2))
    play_to_the_end(ada, by_list)
    ada.page.get_by_text(ada.text("web-table-ending")).wait_for()  # the last moves come before the summary
    ada.page.keyboard.press("Shift")
    ada.page.get_by_text(ada.text("web-table-seed-check-match")).wait_for()


def test_a_finished_game_is_replayed_step_by_step(visit: Visit, server: Server) -> None:
    ada = visit()
    take_seats(ada, finished(server, "bad-bones", ["me"], rounds=1))
    ada.link("web-table-replay").click()
    ada.page.wait_for_url("**/replay/*")
    ada.button("web-table-last").click()
    ada.button("web-table-earlier").click()
    last = int(ada.page.locator("input[type=range]").get_attribute("max") or "")
    for key, step in {"ArrowLeft": last - 2, "ArrowRight": last - 1, "Home": 0, "End": last}.items():
        ada.page.keyboard.press(key)  # while the focus is on the button that was clicked
        ada.page.get_by_text(ada.text("web-table-past", step=step, last=last)).wait_for()
    ada.button("web-table-first").click()
    ada.page.keyboard.press("ArrowRight")
    ada.page.get_by_text(ada.text("web-table-past", step=1, last=last)).wait_for()
