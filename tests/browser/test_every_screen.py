"""Every screen, in both languages and both themes: for ears, for keys, for thumbs."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import Visit
from tests.browser.friend import Seated, Update, finished, is_over, open_table, play_on
from tests.browser.playing import BOARD, by_list, take_seats
from tests.browser.visitor import Language, Visitor
from tests.table.visitors import Json

PHONE = ViewportSize(width=360, height=740)
THUMB = 44  # pixels
TABLES = 20  # until a question must have come up


def lobby(visitor: Visitor) -> None:
    visitor.button("web-shell-play-bots").click()


def new_table(visitor: Visitor) -> None:
    visitor.button("web-shell-open-table-for", game=visitor.text("bad-bones-title")).click()
    visitor.page.get_by_role("dialog").wait_for()


def settings(visitor: Visitor) -> None:
    visitor.button("web-shell-settings").click()
    visitor.page.get_by_role("dialog").wait_for()


def waiting_room(visitor: Visitor) -> None:
    take_seats(visitor, open_table(visitor.server, "baby-boom", ["me", "open", "gentle"]))
    visitor.page.get_by_text(visitor.text("web-table-room")).first.wait_for()


def baby_boom(visitor: Visitor) -> None:
    at_the_table(visitor, open_table(visitor.server, "baby-boom", ["me", "me", "me"], tiles_and_bombs=True))


def bad_bones(visitor: Visitor) -> None:
    at_the_table(visitor, open_table(visitor.server, "bad-bones", ["me", *["gentle"] * 5], chiefs=True))


def market(visitor: Visitor) -> None:
    at_the_table(visitor, open_table(visitor.server, "bad-bones", ["me", "gentle", "gentle"], advanced=True))
    assert visitor.prompt
    assert visitor.prompt["kind"] == "buy"


def team(visitor: Visitor) -> None:
    at_the_table(visitor, open_table(visitor.server, "bad-bones", ["me", "gentle", "gentle"], coop=True))


def options(visitor: Visitor) -> None:
    bad_bones(visitor)
    visitor.page.locator("[aria-controls='all-options']").click()


def hand_over(visitor: Visitor) -> None:
    take_seats(visitor, open_table(visitor.server, "bad-bones", ["me", "me"]))
    visitor.button("web-table-hand-over-do", name="Ada").wait_for()


def summary_of_baby_boom(visitor: Visitor) -> None:
    take_seats(visitor, finished(visitor.server, "baby-boom", ["me", "me"]))
    visitor.page.get_by_text(visitor.text("web-table-seed-check-match")).wait_for()


def summary_of_bad_bones(visitor: Visitor) -> None:
    take_seats(visitor, finished(visitor.server, "bad-bones", ["me"], rounds=2))
    visitor.page.get_by_text(visitor.text("web-table-seed-check-match")).wait_for()


def replay(visitor: Visitor) -> None:
    visitor.go(f"/replay/{finished(visitor.server, 'bad-bones', ['me'], rounds=1)['table']}")
    visitor.button("web-table-replay-play").wait_for()


def is_a_die(answer: Json) -> bool:
    """Whether an answer takes a die: who never does has no results."""
    return bool(answer["verb"] == "add")


def on_the_road(kind: str, seats: int = 2, **options: object) -> Callable[[Visitor], None]:
    """The first question of a kind in an adventure, or in a battle on its own."""

    def asked(now: Update) -> bool:
        return now["prompt"] is not None and now["prompt"]["kind"] == kind

    def go(visitor: Visitor) -> None:
        for _ in range(TABLES):  # at some of them it is over before
            table = open_table(visitor.server, "too-many-bones", ["me"] * seats, **options)
            reached = play_on(visitor.server, table, lambda now: asked(now) or is_over(now), wanted=is_a_die)
            if asked(reached):
                at_the_table(visitor, table)
                return
        raise AssertionError(f"{kind} was never asked at {TABLES} tables")

    return go


def summary_of_too_many_bones(visitor: Visitor) -> None:
    take_seats(visitor, finished(visitor.server, "too-many-bones", ["me"], battle="Picket vs 2 points"))
    visitor.page.get_by_text(visitor.text("web-table-seed-check-match")).wait_for()


def party(visitor: Visitor) -> None:
    visitor.go("/party")
    visitor.button("web-too-many-bones-set-out").wait_for()


def at_the_table(visitor: Visitor, table: Seated) -> None:
    take_seats(visitor, table)
    assert visitor.until_asked()
    visitor.page.locator(BOARD).wait_for()


def page_at(path: str) -> Callable[[Visitor], None]:
    def go(visitor: Visitor) -> None:
        visitor.go(path)
        visitor.page.get_by_role("heading", level=1).wait_for()

    return go


SCREENS: dict[str, Callable[[Visitor], None]] = {
    "lobby": lobby,
    "new table": new_table,
    "settings": settings,
    "waiting room": waiting_room,
    "baby boom": baby_boom,
    "bad bones": bad_bones,
    "market": market,
    "team": team,
    "options": options,
    "hand over": hand_over,
    "summary of baby boom": summary_of_baby_boom,
    "summary of bad bones": summary_of_bad_bones,
    "replay": replay,
    "open a record": page_at("/replay"),
    "rules of baby boom": page_at("/rules/baby-boom"),
    "rules of bad bones": page_at("/rules/bad-bones"),
    "pieces": page_at("/pieces"),
    "party": party,
    "rules of too many bones": page_at("/rules/too-many-bones"),
    "training": on_the_road("train", party="patches, boomer"),
    "encounter": on_the_road("way", seats=3),
    "camp": on_the_road("camp"),
    "choosing dice": on_the_road("dice", seats=4, battle="Picket, Boomer + frag, Patches, Tantrum vs 16 points"),
    "results": on_the_road("result", battle="Picket + stand ground, Patches + med kit vs Nom, 6 points"),
    "summary of too many bones": summary_of_too_many_bones,
}


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("fr", "dark")])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_for_everybody(visit: Visit, screen: str, language: Language, theme: str) -> None:
    visitor = visit(language=language, theme=theme)
    SCREENS[screen](visitor)
    assert visitor.page.locator("html").get_attribute("lang") == language
    visitor.assert_accessible()
    visitor.assert_one_language_is_spoken()
    visitor.assert_no_sideways_scrolling()
    visitor.page.set_viewport_size(PHONE)
    visitor.assert_no_sideways_scrolling()
    visitor.assert_accessible()
    for lit in visitor.page.locator("main .may, .squares button:not([aria-disabled='true'])").all():
        box = lit.bounding_box()
        assert not box or min(box["width"], box["height"]) >= THUMB, lit.evaluate("each => each.outerHTML")


@pytest.mark.parametrize("screen", ["bad bones", "training"])
def test_the_language_changes_in_the_middle_of_a_game(visit: Visit, screen: str) -> None:
    ada = visit()
    SCREENS[screen](ada)
    assert ada.prompt
    asked = ada.prompt["number"]
    ada.page.get_by_role("button", name="Français").click()
    ada.language = "fr"
    ada.page.locator("html[lang='fr']").wait_for()
    ada.page.get_by_text(ada.text("web-table-options-count", count=len(ada.prompt["offers"]))).wait_for()
    ada.assert_one_language_is_spoken()
    assert ada.prompt["number"] == asked
    by_list(ada, random.Random(1))
