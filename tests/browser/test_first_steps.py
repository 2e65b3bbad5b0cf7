"""From the address to the first move."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.visitor import Language


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["baby-boom", "bad-bones", "too-many-bones"])
def test_a_newcomer_plays_with_bots_after_two_clicks(visit: Visit, game: str, language: Language) -> None:
    newcomer = visit(language=language, settings={})
    card = newcomer.page.locator("article").filter(has_text=newcomer.text(f"{game}-title"))
    card.locator("button.go").click()
    card.get_by_role("button", name=newcomer.text("web-shell-level-gentle")).click()
    newcomer.page.wait_for_url("**/table/*")
    assert newcomer.until_asked()
    newcomer.page.locator(".prompt.mine").wait_for()
    assert newcomer.now["table"]["game"] == game
    newcomer.assert_one_language_is_spoken()


def test_an_address_that_leads_nowhere_leads_home(visit: Visit) -> None:
    lost = visit("/table/no-such-table")
    lost.link("web-table-home").click()
    lost.button("web-shell-play-bots").wait_for()


def test_a_table_is_opened_with_everything_one_can_choose(visit: Visit) -> None:
    host = visit()
    host.button("web-shell-open-table-for", game=host.text("bad-bones-title")).click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_label(host.text("web-shell-new-count-seats", count=3)).check(force=True)
    dialog.get_by_label(host.text("web-shell-option-bad-bones-advanced")).check()
    dialog.get_by_role("combobox").nth(1).select_option("bot-gentle")
    dialog.get_by_role("combobox").nth(2).select_option("bot-gentle")
    dialog.get_by_role("button", name=host.text("web-shell-new-begin")).click()
    assert host.until_asked()
    assert [seat["kind"] for seat in host.now["table"]["seats"]] == ["person", "bot", "bot"]
    assert host.now["table"]["options"]["advanced"] is True


@pytest.mark.parametrize("game", ["baby-boom", "bad-bones", "too-many-bones"])
def test_the_first_screens_are_light(visit: Visit, game: str) -> None:
    seen = visit("/rules/none", settings={})  # nothing of a table has been fetched yet
    seated = seen.server.open_table(game, "open", "gentle")
    wire = seen.page.context.new_cdp_session(seen.page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    for path in ("/", f"/table/{seated['table']}"):
        fetched: list[float] = []
        wire.on("Network.loadingFinished", lambda done, fetched=fetched: fetched.append(done["encodedDataLength"]))
        seen.go(path)
        seen.page.wait_for_load_state("networkidle")
        assert 30_000 < sum(fetched) < 200_000, f"{path} takes {sum(fetched):,.0f} bytes"
