"""Real Chromium, a real server, and windows that fail their test on any complaint of the browser."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.visitor import ROOT, Language, Visitor
from tests.table.visitors import Server, serving

Visit = Callable[..., Visitor]
# All tests come from one address, and friends without a browser are fast.
GENEROUS = [
    "--tables",
    "10000",
    "--public-tables",
    "10000",
    "--seats",
    "10000",
    "--chat",
    "100",
    "--sockets",
    "1000",
    "--requests",
    "1000",
    "--messages",
    "1000",
    "--connections",
    "1000",
]
QUICK = {"speed": "off", "confirm": "never", "nickname": "Ada"}  # nothing moves and nothing is asked twice


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found = subprocess.run(["sh", "tools/browser.sh", "find"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    with sync_playwright() as playwright:
        flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        chromium = playwright.chromium.launch(executable_path=found.stdout.strip(), args=flags)
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), *GENEROUS) as server:
        yield server


@pytest.fixture
def server(running: Server) -> Server:
    """The server, brought back if a test before this one left it dead."""
    if running.process is None:
        running.start()
    return running


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Opens windows: `visit()` somebody new, `visit(beside=ada)` another tab of the same browser."""
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def opened(
        path: str = "/",
        *,
        language: Language = "en",
        theme: str = "light",
        size: tuple[int, int] = (1280, 800),
        beside: Visitor | None = None,
        settings: dict[str, Any] = QUICK,
    ) -> Visitor:
        if beside:
            context = beside.context
        else:
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                locale={"en": "en-GB", "fr": "fr-FR"}[language],
                color_scheme="dark" if theme == "dark" else "light",
                reduced_motion="no-preference",
            )
            remembered = json.dumps(json.dumps(settings))
            context.add_init_script(
                f"if (!localStorage['boneyard-settings']) localStorage['boneyard-settings'] = {remembered};"
            )
            contexts.append(context)
        visitor = Visitor(context, server, language)
        visitors.append(visitor)
        visitor.go(path)
        return visitor

    yield opened
    complaints = [each for visitor in visitors for each in visitor.unforgiven()]
    for context in contexts:
        context.close()
    assert not complaints, complaints
