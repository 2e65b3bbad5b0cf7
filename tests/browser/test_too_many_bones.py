"""Too Many Bones in the browser: a party sets out, a day by clicks, a battle by keys, two people, and a dead server."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Visit
from tests.browser.friend import Seated, Update, is_over, open_table, play_on
from tests.browser.playing import (
    by_clicks,
    by_keys,
    by_list,
    play_to_the_end,
    sit_down,
    take,
    take_seats,
    until_all_know,
)
from tests.browser.test_coming_back import BROKEN, as_it_was
from tests.browser.test_every_screen import is_a_die
from tests.browser.visitor import Language, Visitor
from tests.table.visitors import Json, Server

BATTLE = "Picket + stand ground, Boomer + frag vs 4 points"
PAIR = "patches, tantrum"
BAG = 4  # spaces
KEEPING = ("choose", "give", "done", "no", "no_target", "stay", "roll")  # what costs no loot


def test_a_party_is_chosen_and_sets_out(visit: Visit) -> None:
    ada = visit()
    ada.button("web-shell-choose-party-for", game=ada.text("too-many-bones-title")).click()
    ada.page.wait_for_url("**/party")
    ada.button("web-too-many-bones-take-along", name="Tantrum").click()
    ada.page.locator("[data-gearloc=boomer]").get_by_role("combobox").select_option("bot-gentle")
    ada.page.get_by_role("radio", name="Drellen").check(force=True)
    ada.page.get_by_role("radio", name=ada.text("web-too-many-bones-mode-name", mode="heroic")).check(force=True)
    ada.button("web-too-many-bones-set-out").click()
    ada.page.wait_for_url("**/table/*")
    assert ada.until_asked()
    assert [seat["kind"] for seat in ada.now["table"]["seats"]] == ["person", "bot", "person"]
    options = ada.now["table"]["options"]
    assert (options["tyrant"], options["mode"], options["party"]) == ("drellen", "heroic", "picket, boomer, tantrum")


def test_the_first_two_days_bring_their_party_along(visit: Visit) -> None:
    ada = visit("/party")
    ada.page.get_by_label(ada.text("web-shell-option-too-many-bones-tutorial")).first.check()
    ada.button("web-too-many-bones-set-out").click()
    assert ada.until_asked()
    assert ada.now["view"]["adventure"]["tyrant"] == "drellen"


@pytest.mark.parametrize(
    ("language", "says"), [("en", "There is no gearloc “Pickle”"), ("fr", "Aucun gearloc ne s’appelle")]
)
def test_a_battle_nobody_can_fight_gets_one_sentence(visit: Visit, language: Language, says: str) -> None:
    ada = visit("/party", language=language)
    ada.forgive("Failed to load resource")
    field = ada.page.get_by_label(ada.text("web-too-many-bones-battle-how"))
    field.fill("Pickle vs 4 points")
    ada.button("web-too-many-bones-battle-go").click()
    ada.page.get_by_text(says).wait_for()
    field.fill(BATTLE)
    ada.button("web-too-many-bones-battle-go").click()
    assert ada.until_asked()
    assert ada.now["view"]["adventure"] is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_day_by_clicks(visit: Visit, server: Server, language: Language) -> None:
    ada = visit(language=language, size=(1440, 900))
    take_seats(ada, open_table(server, "too-many-bones", ["me", "me"], party=PAIR))
    rng = random.Random(1)
    met: set[str] = set()
    while ada.until_asked() and ada.now["view"]["adventure"]["day"] == 1:
        met.add(ada.now["view"]["adventure"]["phase"])
        ada.assert_one_language_is_spoken()
        by_clicks(ada, rng)
    assert {"setting out", "encounter", "reward", "recovery"} <= met


@pytest.mark.parametrize(("language", "size"), [("en", (1440, 900)), ("fr", (390, 844))])
def test_a_bag_that_is_too_full_is_carried_to_the_end_of_the_day(
    visit: Visit, server: Server, language: Language, size: tuple[int, int]
) -> None:
    ada = visit(language=language, size=size)
    take_seats(ada, camped_with_too_much(server))
    ada.until_asked()
    used = max(spaces_taken(ada.now))
    told = ada.text("web-too-many-bones-adventure-camp-full", used=used, most=BAG)
    ada.page.get_by_text(told).wait_for()
    ada.assert_one_language_is_spoken()
    while ada.until_asked() and ada.prompt and ada.prompt["kind"] == "camp":
        verbs = verbs_offered(ada)
        take(ada, verbs.index("done" if "done" in verbs else "sleep"))
    assert ada.prompt
    assert ada.prompt["kind"] == "drop"
    assert ada.now["view"]["adventure"]["phase"] == "recovery"


def test_who_is_done_for_the_day_may_think_again(visit: Visit, server: Server) -> None:
    def camps(update: Update) -> bool:
        return update["prompt"] is not None and update["prompt"]["kind"] == "camp"

    ada = visit(size=(1440, 900))
    table = open_table(server, "too-many-bones", ["me", "me"], party=PAIR)
    play_on(server, table, camps)
    take_seats(ada, table)
    ada.until_asked()
    first = ada.now["seat"]
    take(ada, verbs_offered(ada).index("done"))
    ada.until(lambda now: now["seat"] != first and now["prompt"], "the other is asked")
    name = next(each["name"]["en"] for each in ada.now["view"]["party"] if each["unit"] == first)
    ada.button("web-too-many-bones-adventure-camp-more", name=name).click()
    ada.until(lambda now: now["seat"] == first and now["prompt"], "the first may do something")
    assert first in ada.now["free"]
    assert "done" not in verbs_offered(ada)
    ada.page.get_by_text(ada.text("web-too-many-bones-adventure-camp-finished")).wait_for()
    by_clicks(ada, random.Random(1))


def verbs_offered(ada: Visitor) -> list[str]:
    """The verb of each option."""
    assert ada.prompt
    return [offer["data"]["verb"] for offer in ada.prompt["offers"]]


def spaces_taken(update: Update) -> list[int]:
    """How many spaces the loot of each gearloc takes."""
    return [sum(card["spaces"] for card in bag["cards"]) for bag in update["view"]["adventure"]["bags"]]


def camped_with_too_much(server: Server) -> Seated:
    """A table in recovery, where somebody has been given more than fits."""

    def is_too_much(update: Update) -> bool:
        adventure, prompt = update["view"]["adventure"], update["prompt"]
        is_camp = prompt is not None and prompt["kind"] == "camp"
        return is_camp and max(spaces_taken(update)) > BAG and adventure["day"] < 8

    def keeps(answer: Json) -> bool:
        return answer["verb"] in KEEPING or answer.get("stat") == "health"

    reached: Update = {"view": {"adventure": {"bags": [{"cards": []}]}}, "prompt": None}
    table: Seated = {}
    while not is_too_much(reached):  # some adventures are over before
        table = open_table(server, "too-many-bones", ["me", "me"], party=PAIR)
        reached = play_on(server, table, lambda now: is_too_much(now) or is_over(now), wanted=keeps)
    return table


def test_a_whole_battle_by_keys(visit: Visit, server: Server) -> None:
    ada = visit()
    take_seats(ada, open_table(server, "too-many-bones", ["me", "me"], battle=BATTLE))
    play_to_the_end(ada, by_keys)
    ada.page.get_by_text(ada.text("web-table-seed-check-match")).wait_for()


def test_a_whole_battle_by_clicks_on_a_phone(visit: Visit, server: Server) -> None:
    ada = visit(size=(390, 844))
    take_seats(ada, open_table(server, "too-many-bones", ["me", "me"], battle=BATTLE))
    play_to_the_end(ada, by_clicks)


def test_two_people_in_one_party(visit: Visit, server: Server) -> None:
    ada, ben = visit(), visit(language="fr")
    table = open_table(server, "too-many-bones", ["me", "open"], battle=BATTLE)
    take_seats(ada, table)
    ben.go(f"/table/{table['table']}")
    sit_down(ben, "Ben")
    answered = {ada: 0, ben: 0}
    rng = random.Random(2)
    while min(answered.values()) < 3 and not ada.is_over:
        who = whoever_is_asked(ada, ben)
        if who is not None:
            by_list(who, rng)
            until_all_know(ada, ben)
            answered[who] += 1
    assert min(answered.values()) >= 1
    assert ada.now["view"] == ben.now["view"]


def test_one_proposes_and_the_other_sees_it_and_takes_it(visit: Visit, server: Server) -> None:
    ada, ben = visit(), visit(language="fr")
    table = open_table(server, "too-many-bones", ["me", "open"], battle=BATTLE)
    take_seats(ada, table)
    ben.go(f"/table/{table['table']}")
    sit_down(ben, "Ben")
    asked = whoever_is_asked(ada, ben)
    assert asked
    assert asked.prompt
    other, name, hers = (ben, "Ben", "Ada") if asked is ada else (ada, "Ada", "Ben")
    other.button("web-table-propose-to", name=hers).wait_for()
    other.page.keyboard.press("p")
    offers = other.page.locator("#all-options ol button")
    offers.nth(1).press("Enter")
    other.page.locator("#all-options [aria-pressed=true]").wait_for()
    other.assert_accessible()
    asked.page.locator(".prompt .advice").wait_for()
    assert name in asked.page.locator(".prompt .advice").inner_text()
    asked.page.locator("[aria-controls='all-options']").first.click()
    suggested = asked.page.locator("#all-options ol button", has_text=asked.text("web-table-suggested-by", names=name))
    assert suggested.inner_text() == asked.page.locator("#all-options ol button").nth(1).inner_text()
    number = asked.prompt["number"]
    suggested.click()
    asked.until_answered(number)
    other.until(lambda now: now["proposals"] == [], "the proposal goes with its question")
    assert other.page.locator("#all-options").count() == 0


def whoever_is_asked(*people: Visitor) -> Visitor | None:
    """The one whose answer the table waits for."""
    people[0].until(lambda now: now["asked"] or people[0].is_over, "a question to somebody")
    for who in people:
        who.page.wait_for_timeout(20)
        if who.prompt and not who.is_over:
            return who
    return None


def test_a_battle_goes_on_where_the_server_died(visit: Visit, server: Server) -> None:
    ada = visit()
    table = in_mid_battle(server)
    take_seats(ada, table)
    ada.until(lambda now: now["prompt"], "a question")
    ada.forgive(*BROKEN)
    before = ada.now
    server.kill()
    ada.page.get_by_text(ada.text("web-table-lost")).wait_for()
    server.start()
    ada.until_told_anew(before)
    ada.until(lambda now: all(seat["here"] for seat in now["table"]["seats"]), "everybody")
    as_it_was(ada, before)
    by_list(ada, random.Random(3))
    ada.until(lambda now: now["rev"] > before["rev"], "the battle goes on")


def in_mid_battle(server: Server) -> Seated:
    """A table where dice have been rolled, and something has to be done with them."""

    def rolled(update: Update) -> bool:
        prompt = update["prompt"]
        return prompt is not None and prompt["kind"] == "result"

    table: Seated = {}
    reached: Update = {"prompt": None}
    while not rolled(reached):  # at some tables it is over before
        table = open_table(server, "too-many-bones", ["me", "me"], battle="Picket, Boomer vs 12 points")
        reached = play_on(server, table, lambda now: rolled(now) or is_over(now), wanted=is_a_die)
    return table
