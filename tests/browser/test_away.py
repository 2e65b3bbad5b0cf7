"""Somebody's browser closes: the others see it, a bot plays on after a while, and whoever comes back takes the seat."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.browser.conftest import GENEROUS, Visit
from tests.browser.friend import open_table
from tests.browser.playing import by_list, meet, take_seats
from tests.browser.visitor import Visitor
from tests.table.visitors import Server, held, serving

GRACE = 4  # seconds, instead of a minute


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where a bot may be proposed soon."""
    with serving(tmp_path_factory.mktemp("hasty"), *GENEROUS, "--grace", str(GRACE)) as server:
        yield server


@pytest.fixture
def server(hasty: Server) -> Server:
    return hasty


def table_panel(visitor: Visitor) -> None:
    visitor.page.get_by_role("tab", name=visitor.text("web-table-menu")).click()


def propose_a_bot(visitor: Visitor, name: str) -> None:
    """As soon as it is possible; until then the panel says when."""
    table_panel(visitor)
    visitor.page.locator(".seats").get_by_text(visitor.text("web-table-away-wait", seconds=GRACE)[:12]).wait_for()
    visitor.button("web-table-menu-seat", name=name).click()
    proposed = visitor.button("web-table-replace", name=name)
    proposed.wait_for()
    proposed.click()


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 800)), ("fr", (390, 844))])
def test_who_comes_back_takes_the_seat_from_the_bot(
    visit: Visit, server: Server, language: str, size: tuple[int, int]
) -> None:
    ada, ben = visit(language=language, size=size), visit(language=language, size=size)
    table = meet(server, ada, ben)
    for visitor in (ada, ben):
        visitor.until(lambda now: now["asked"] == [0, 1] and now["away"] == {}, "the game begins")
    by_list(ada, random.Random(1))

    ben.go("/")
    waits = ada.page.locator(".prompt .away")
    waits.wait_for()
    assert "Ben" in waits.inner_text()
    ada.page.locator(".doing.away").wait_for()
    propose_a_bot(ada, "Ben")
    ada.until(lambda now: now["table"]["seats"][1]["kind"] == "bot", "a bot plays for Ben")
    ada.page.get_by_text(ada.text("web-table-plays-for", name="Ben")).wait_for()
    ada.assert_one_language_is_spoken()

    ben.go(f"/table/{table['table']}")
    back = ben.button("web-table-take-back", count=1)
    back.wait_for()
    ben.assert_accessible()
    ben.assert_one_language_is_spoken()
    ben.assert_no_sideways_scrolling()
    back.click()
    ben.until(lambda now: now["mine"] == [1] and now["back"] == [], "the seat")
    ben.page.get_by_text(ben.text("web-table-seat-back")).first.wait_for()
    back.wait_for(state="hidden")
    ada.until(lambda now: now["table"]["seats"][1]["nickname"] == "Ben", "Ben plays again")
    if not ben.prompt:  # the bot has planned for Ben, and Ada has not
        by_list(ada, random.Random(1))
    assert ben.until_asked()
    by_list(ben, random.Random(2))


def test_the_host_gives_a_seat_back(visit: Visit, server: Server) -> None:
    ada, ben = visit(), visit()
    meet(server, ada, ben)
    ada.until(lambda now: now["asked"] == [0, 1] and now["away"] == {}, "the game begins")
    ben.go("/")
    propose_a_bot(ada, "Ben")
    ada.until(lambda now: now["table"]["seats"][1]["kind"] == "bot", "a bot plays for Ben")
    ada.button("web-table-menu-seat", name="Rattle").click()
    ada.button("web-table-give-back", name="Ben").click()
    ada.until(lambda now: now["table"]["seats"][1]["nickname"] == "Ben", "the seat is Ben's again")


@pytest.mark.parametrize("game", ["baby-boom", "too-many-bones"])
def test_where_the_table_waits_for_who_is_away_it_says_so(visit: Visit, server: Server, game: str) -> None:
    ada = visit()
    seated = open_table(server, game, ["me", "open"])
    server.sit_down(seated["table"])
    take_seats(ada, seated)
    rng = random.Random(1)
    ada.until(lambda now: now["asked"], "the game begins")
    while ada.prompt:
        by_list(ada, rng)
    ada.until(lambda now: now["asked"] == [1], "everybody waits for Leo")
    waits = ada.page.locator(".prompt .away")
    waits.wait_for()
    assert "Leo" in waits.inner_text()
    if game == "baby-boom":
        ada.page.locator(".players .away").wait_for()
    ada.assert_one_language_is_spoken()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_looks_at_a_table_reads_that_its_dice_were_told(visit: Visit, server: Server, language: str) -> None:
    eve = visit(language=language)
    seated = open_table(server, "baby-boom", ["me", "gentle"])
    table = seated["table"]
    eve.go(f"/table/{table}")
    eve.until(lambda now: now["table"]["status"] == "playing", "the table")
    server.post(f"/api/tables/{table}/report", {"tables": {table: held(seated)}})
    table_panel(eve)
    eve.page.get_by_text(eve.text("web-table-dice-told")).wait_for()
    eve.assert_one_language_is_spoken()
