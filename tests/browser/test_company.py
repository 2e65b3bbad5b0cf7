"""Several people: invited by a link, in front of one screen, on another device."""

from __future__ import annotations

import random

from playwright.sync_api import Route

from tests.browser.conftest import Visit
from tests.browser.friend import open_table
from tests.browser.playing import by_list, sit_down, take_seats
from tests.browser.visitor import Visitor
from tests.table.visitors import Server


def test_a_friend_sits_down_by_the_link_of_an_invitation(visit: Visit, server: Server) -> None:
    ada, ben = visit(), visit(settings={"speed": "off"}, language="fr")
    take_seats(ada, open_table(server, "baby-boom", ["me", "open"]))
    ada.page.get_by_text(ada.text("web-table-room")).wait_for()
    link = ada.page.locator("input[readonly]").first.input_value()
    assert link == ada.page.url
    ben.page.goto(link)
    sit_down(ben, "Benoît")
    for visitor in (ada, ben):
        visitor.until(lambda now: now["table"]["status"] == "playing", "the game begins")
    ada.page.get_by_text("Benoît").first.wait_for()
    asked, other = (ada, ben) if ada.prompt else (ben, ada)
    by_list(asked, random.Random(1))
    assert other.until_asked()


def test_two_people_hand_one_screen_over_when_something_is_secret(visit: Visit, server: Server) -> None:
    screen = visit()
    take_seats(screen, open_table(server, "bad-bones", ["me", "me"]))
    for name in ("Ada", "Ben"):
        over = screen.button("web-table-hand-over-do", name=name)
        over.wait_for()
        assert screen.page.locator(".squares").count() == 0, "everything is hidden until then"
        over.click()
        plan(screen, name)


def plan(screen: Visitor, name: str) -> None:
    """One of the people in front of a screen makes a secret plan."""
    rng, seat = random.Random(3), ("Ada", "Ben").index(name)
    screen.until(lambda now: now["seat"] == seat and now["prompt"], f"{name} is asked")
    while screen.prompt and screen.now["seat"] == seat and screen.now["secret"]:
        by_list(screen, rng)


def lose_the_answer(route: Route) -> None:
    """The server is asked, but the browser hears nothing."""
    route.fetch()
    route.abort()


def test_a_seat_is_taken_to_another_device_once(visit: Visit, server: Server) -> None:
    ada, phone, thief = visit(), visit(size=(390, 844)), visit()
    phone.forgive("net::ERR_FAILED")
    thief.forgive("status of 404")
    take_seats(ada, open_table(server, "baby-boom", ["me", "gentle"]))
    assert ada.until_asked()
    ada.page.get_by_role("tab", name=ada.text("web-table-menu")).click()
    ada.button("web-table-device").click()
    link = ada.page.get_by_role("dialog").locator("input[readonly]").input_value()
    assert "/seat#" in link
    phone.page.route("**/api/links", lose_the_answer)
    phone.page.goto(link)
    phone.page.locator("main .btn.go").click()
    phone.page.get_by_text(phone.text("web-shell-problem-unreachable")).first.wait_for()
    assert phone.page.url.endswith("/seat"), "the secret of the link is not in the history"
    assert ada.now["mine"] == [0]
    phone.page.unroute("**/api/links")
    phone.page.reload()
    phone.page.locator("main .btn.go").click()
    phone.until(lambda now: now["mine"] == [0], "the phone has the seat")
    ada.until(lambda now: now["mine"] == [], "the first device has it no more")
    assert phone.until_asked()
    by_list(phone, random.Random(1))
    thief.page.goto(link)
    thief.page.locator("main .btn.go").click()
    thief.page.get_by_text(thief.text("web-shell-problem-unknown-link")).first.wait_for()


def test_an_invitation_says_how_far_it_reaches(visit: Visit, server: Server) -> None:
    """A link on a loopback address opens nowhere else, and says how to change that."""
    ada = visit()
    take_seats(ada, open_table(server, "baby-boom", ["me", "open"]))
    ada.page.get_by_text(ada.text("web-table-reach-nowhere")).wait_for()
    assert ada.page.get_by_role("img", name=ada.text("web-table-qr")).count() == 0


def test_a_server_for_the_network_gives_links_for_the_network(visit: Visit, server: Server) -> None:
    """The browser of the host is on a loopback address; the link and its QR code are not."""
    ada = visit()
    ada.page.route("**/api/reach", lambda route: route.fulfill(json=["http://192.168.1.23:8000"]))
    table = open_table(server, "baby-boom", ["me", "open"])
    take_seats(ada, table)
    ada.page.get_by_role("img", name=ada.text("web-table-qr")).wait_for()
    assert ada.page.locator("input[readonly]").first.input_value().startswith("http://192.168.1.23:8000/table/")


def test_the_invited_see_who_invites_them_to_what(visit: Visit, server: Server) -> None:
    ada, ben = visit(), visit(settings={"speed": "off"}, language="fr", size=(390, 844))
    take_seats(ada, open_table(server, "bad-bones", ["me", "open", "open"], advanced=True))
    ben.page.goto(ada.page.url)
    ben.page.get_by_text(ben.text("web-table-room-invites", host="Ada", game=ben.text("bad-bones-title"))).wait_for()
    ben.page.get_by_text(ben.text("bad-bones-option-advanced")).first.wait_for()
    assert ben.page.locator(".short li").count() == 4
    ben.page.locator("#chat").fill("Bonsoir !")
    ben.button("web-table-chat-send").click()
    ada.page.get_by_text("Bonsoir !").wait_for()
