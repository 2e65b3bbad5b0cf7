"""What lies open explains itself, and what somebody else holds can be looked at."""

from __future__ import annotations

import random

from playwright.sync_api import Locator

from tests.browser.conftest import Visit
from tests.browser.friend import open_table
from tests.browser.playing import by_list, sit_down, take_seats, until_all_know
from tests.browser.visitor import Visitor
from tests.table.visitors import Server

ON_TOP = """pieces => pieces.findIndex(piece => {
    const box = piece.getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === piece;
})"""  # the first that nothing lies over


def explained(visitor: Visitor, piece: Locator) -> str:
    """What a piece says to whoever rests on it."""
    visitor.page.mouse.move(0, 0)
    piece.hover()
    note = visitor.page.get_by_role("tooltip")
    note.wait_for()
    return note.inner_text()


def test_in_bad_bones_wares_and_pieces_explain_themselves_and_rivals_hide_nothing(visit: Visit, server: Server) -> None:
    ada = visit()
    take_seats(ada, open_table(server, "bad-bones", ["me", "gentle"], advanced=True, chiefs=True))
    assert ada.until_asked()
    offered = ada.page.locator("button.good.may")
    assert ada.text("web-bad-bones-about", item="wall") in explained(ada, offered.first)

    rng = random.Random(1)
    pieces = ada.page.locator(".board > [data-explained]")
    while ada.until_asked() and (not pieces.count() or pieces.evaluate_all(ON_TOP) < 0):
        by_list(ada, rng)
        ada.page.mouse.move(0, 0)
    assert ada.prompt, "it is one's own turn"
    assert explained(ada, pieces.nth(pieces.evaluate_all(ON_TOP)))
    assert ada.page.get_by_text(ada.text("web-bad-bones-arrow", moving="left", becomes="down")).count()

    rival = ada.now["view"]["kingdoms"][1]
    card = ada.page.locator("main li button.card")
    assert ada.text("web-bad-bones-points", count=rival["score"]) in card.inner_text()
    card.click()
    name = ada.now["table"]["seats"][1]["nickname"]
    held = ada.page.get_by_role("region", name=ada.text("web-bad-bones-supply", whose="other", name=name)).inner_text()
    for item in [*(kind for kind, left in rival["supply"].items() if left), rival["weapon"]]:
        assert not item or ada.text("web-bad-bones-item", item=item) in held
    ada.page.get_by_text(ada.text("web-bad-bones-forecast-own")).wait_for()


def test_who_looks_on_in_a_battle_sees_the_own_gearloc(visit: Visit, server: Server) -> None:
    ada, ben = visit(), visit(language="fr")
    table = open_table(server, "too-many-bones", ["me", "open"], battle="Picket, Boomer vs 4 points")
    take_seats(ada, table)
    ben.go(f"/table/{table['table']}")
    sit_down(ben, "Ben")
    rng = random.Random(1)
    both = (ada, ben)
    while not (view := ada.now["view"])["round"] or view["turn"]["unit"] not in (0, 1):
        ada.until(lambda now: now["asked"], "a question to somebody")
        seat = ada.now["asked"][0]
        both[seat].until(lambda now: now["prompt"], "a question")
        by_list(both[seat], rng)
        until_all_know(*both)
    seat = view["turn"]["unit"]
    other = both[1 - seat]
    names = [gearloc["name"][other.language] for gearloc in view["party"]]
    sheet = other.page.locator("#tmb-sheet")
    other.page.get_by_role("region", name=other.text("web-too-many-bones-sheet-of", name=names[seat])).wait_for()
    assert names[1 - seat] in other.page.locator("#tmb-allies").inner_text()
    row = other.page.locator("#tmb-order").get_by_role(
        "button", name=other.text("web-too-many-bones-open-mat", name=names[1 - seat])
    )
    row.click()
    assert names[1 - seat] in sheet.inner_text()
    assert names[seat] in other.page.locator("#tmb-allies").inner_text()
