"""How people play in these tests: by clicking what is lit, from the list of all options, or by keys alone."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from tests.browser.friend import Seated, Update, open_table
from tests.browser.visitor import Visitor
from tests.table.visitors import Server

MENU = "[role='menuitem']"  # several things to do on one square: it lies over the others
LIT = (
    "main .may:visible, .squares button:not([aria-disabled='true'], [aria-pressed='true']), "
    ".prompt .acts .btn:not(.quiet)"
)
BOARD = "main > .mid"
TRIES = 40  # clicks until a question must have gone

Play = Callable[[Visitor, random.Random], None]


def take_seats(visitor: Visitor, seated: Seated) -> None:
    """Gives a window the secrets of a table and brings it there."""
    held = {seated["table"]: {"tokens": seated["tokens"], "host": seated["host"]}}
    visitor.page.evaluate("held => (localStorage['boneyard-keys'] = held)", json.dumps(held))
    visitor.go(f"/table/{seated['table']}")


def sit_down(friend: Visitor, name: str) -> None:
    """Takes the open place a link has led to."""
    friend.page.get_by_label(friend.text("web-table-nickname")).fill(name)
    friend.page.locator("form .btn.go").click()
    friend.until(lambda now: now["mine"], "a seat")


def meet(server: Server, ada: Visitor, ben: Visitor) -> Seated:
    """Ada opens a table of Bad Bones, and Ben sits down at it."""
    table = open_table(server, "bad-bones", ["me", "open"])
    take_seats(ada, table)
    ben.go(f"/table/{table['table']}")
    sit_down(ben, "Ben")
    return table


def by_clicks(visitor: Visitor, rng: random.Random) -> None:
    """Clicks lit things until the question has gone; every one of them must lead on."""
    assert visitor.prompt
    gone = answered(visitor)
    lit, menu = visitor.page.locator(LIT), visitor.page.locator(MENU)
    for _ in range(TRIES):
        lit.first.wait_for()
        offered = menu if menu.count() else lit
        offered.nth(rng.randrange(offered.count())).click()
        if gone(visitor.now) or lit.count() == 0:
            visitor.until(gone, "the question goes")
            return
    raise AssertionError(f"{TRIES} clicks on lit things did not answer {visitor.prompt}")


def answered(visitor: Visitor) -> Callable[[Update], bool]:
    """Whether the question that is open now is not any more, or somebody else at this screen is asked."""
    assert visitor.prompt
    asked = visitor.prompt["number"], visitor.now["seat"]
    return lambda now: not now["prompt"] or (now["prompt"]["number"], now["seat"]) != asked


def by_list(visitor: Visitor, rng: random.Random) -> None:
    """Takes an option from the list of all."""
    assert visitor.prompt
    take(visitor, rng.randrange(len(visitor.prompt["offers"])))


def take(visitor: Visitor, index: int) -> None:
    """Takes one option from the list of all."""
    gone = answered(visitor)
    options = visitor.page.locator("#all-options ol button")
    if options.count() == 0:
        visitor.page.locator("[aria-controls='all-options']").click()
    options.nth(index).click()
    visitor.until(gone, "the question goes")


def until_all_know(*visitors: Visitor) -> None:
    """Wait until every window was told what one of them was told: one hears of an answer before the others."""
    newest = max(visitor.now["rev"] for visitor in visitors)
    for visitor in visitors:
        visitor.until(lambda now: now["rev"] >= newest, f"revision {newest}")


def by_keys(visitor: Visitor, rng: random.Random) -> None:
    """Walks to an option with the arrow keys and takes it with Enter, or by its digit."""
    assert visitor.prompt
    number = visitor.prompt["number"]
    offers = len(visitor.prompt["offers"])
    visitor.page.locator(BOARD).wait_for()
    if offers == 1:
        visitor.page.keyboard.press("1")
    else:
        for _ in range(1 + rng.randrange(min(offers, 6))):
            visitor.page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown"]))
        visitor.page.keyboard.press("Enter")
    visitor.until_answered(number)


def play_to_the_end(visitor: Visitor, play: Play) -> None:
    rng = random.Random(1)
    while visitor.until_asked():
        play(visitor, rng)
