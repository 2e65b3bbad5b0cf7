"""Nobody receives what they may not know: every word that reached a browser is looked at."""

from __future__ import annotations

import random
from typing import Any

from tests.browser.conftest import Visit
from tests.browser.friend import Seated, Update, open_table
from tests.browser.playing import by_list, meet, take, take_seats
from tests.browser.visitor import Visitor
from tests.table.visitors import Server


def seen(update: Update) -> dict[str, Any]:
    """The view, but for the public mark of who still has to plan."""
    view = update["view"]
    return {**view, "kingdoms": [{**kingdom, "deciding": None} for kingdom in view["kingdoms"]]}


def report(server: Server, table: Seated) -> list[str]:
    """What anybody gets who says that something looks wrong, but for the number of the revision."""
    text = server.post(f"/api/tables/{table['table']}/report", {"tables": {}})["text"]
    return [line for line in text.splitlines() if "revision" not in line]


def plan(visitor: Visitor, phase: str) -> None:
    """Gives the first answer to every question of a phase."""
    assert visitor.prompt
    while visitor.prompt and visitor.now["view"]["phase"] == phase:
        take(visitor, 0)


def test_plans_stay_secret_until_everybody_has_made_theirs(visit: Visit, server: Server) -> None:
    ada, ben, eve = visit(), visit(), visit()
    table = meet(server, ada, ben)
    eve.go(f"/table/{table['table']}")
    for visitor in (ada, ben, eve):
        visitor.until(lambda now: now["asked"] == [0, 1], "the game begins")

    for phase in ("hero", "trap"):
        before, heard = {ben: ben.now, eve: eve.now}, {ben: len(ben.frames), eve: len(eve.frames)}
        reported = report(server, table)
        plan(ada, phase)
        assert report(server, table) == reported, "a report tells strangers nothing either"
        for other in (ben, eve):
            other.until(lambda now: now["asked"] == [1], "Ada has planned")
            assert seen(other.now) == seen(before[other])
            assert other.now["prompt"] == before[other]["prompt"]
            told = [frame for frame in other.frames[heard[other] :] if '"update"' in frame and '"told":[{' in frame]
            assert not told, "nobody hears of a plan"
        plan(ben, phase)
        assert ada.until_asked()
        for other in (ben, eve):
            other.until(lambda now: 0 in now["asked"], "the next phase")
            assert seen(other.now)["kingdoms"][0] != seen(before[other])["kingdoms"][0], "now it is seen"


def test_a_spectator_sees_the_game_and_no_question(visit: Visit, server: Server) -> None:
    ada, eve = visit(), visit()
    table = open_table(server, "baby-boom", ["me", "gentle"])
    take_seats(ada, table)
    eve.go(f"/table/{table['table']}")
    ada.until(lambda now: now["table"]["watching"] == 1, "somebody is watching")
    assert ada.until_asked()
    by_list(ada, random.Random(1))
    eve.until(lambda _: len(eve.updates) > 1, "something happens")
    assert not [update for update in eve.updates if update["prompt"] or update["mine"]]
    eve.page.get_by_text(eve.text("web-table-watching")).wait_for()
    assert eve.page.locator(".squares button:not([aria-disabled='true'])").count() == 0
