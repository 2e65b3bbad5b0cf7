"""Somebody at a browser: one window that tolerates no complaint, and remembers every word the server sent it."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket

from tests.table.visitors import Server

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
KEY = re.compile(r"(web|table|baby-boom|bad-bones)(-[a-z]+)+[.,;:]?")
PATIENCE = 30.0  # seconds

Language = Literal["en", "fr"]
Update = dict[str, Any]


def catalogue(language: Language) -> FluentBundle:
    """All words of the page in one language, those of the games too."""
    bundle = FluentBundle([language], use_isolating=False)
    engine = (ROOT / "src" / "boneyard").rglob(f"words/{language}.ftl")
    for path in [*sorted(engine), *sorted((ROOT / "web" / "src" / "words" / language).rglob("*.ftl"))]:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


WORDS = {"en": catalogue("en"), "fr": catalogue("fr")}


def sentences(language: Language) -> set[str]:
    """Everything the page says that needs no arguments."""
    bundle = WORDS[language]
    patterns = [bundle.get_message(key).value for key in bundle._messages]
    said = [bundle.format_pattern(pattern) for pattern in patterns if pattern]
    return {str(text) for text, problems in said if not problems}


ONLY_ENGLISH = sentences("en") - sentences("fr")
ONLY_FRENCH = sentences("fr") - sentences("en")


class Visitor:
    """One window of one browser."""

    def __init__(self, context: BrowserContext, server: Server, language: Language) -> None:
        self.context = context
        self.server = server
        self.language = language
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self.frames: list[str] = []
        self.updates: list[Update] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._connected)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _connected(self, wire: WebSocket) -> None:
        wire.on("framereceived", self._received)

    def _received(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        message = json.loads(text)
        if message["type"] == "update":
            self.updates.append(message)

    def forgive(self, *complaints: str) -> None:
        """What a browser says by itself when a line breaks is no fault of ours."""
        self.forgiven = complaints

    def unforgiven(self) -> list[str]:
        return [each for each in self.complaints if not any(known in each for known in self.forgiven)]

    # ── Words and elements ──────────────────────────────────────────────────────────────────────────────────────────

    def text(self, key: str, **args: str | float) -> str:
        """The words of a key in this visitor's language."""
        message = WORDS[self.language].get_message(key)
        assert message.value, key
        said, problems = WORDS[self.language].format_pattern(message.value, args)
        assert not problems, problems
        return str(said)

    def button(self, key: str, **args: str | float) -> Locator:
        return self.page.get_by_role("button", name=self.text(key, **args)).first

    def link(self, key: str, **args: str | float) -> Locator:
        return self.page.get_by_role("link", name=self.text(key, **args)).first

    # ── Going and waiting ───────────────────────────────────────────────────────────────────────────────────────────

    def go(self, path: str = "/") -> None:
        self.page.goto(self.server.url + path)
        self.page.locator("main").wait_for()

    def until(self, holds: Callable[[Update], object], what: str) -> None:
        """Wait until something is so about the table as this window was last told."""
        end = time.monotonic() + PATIENCE
        while not (self.updates and holds(self.now)):
            assert time.monotonic() < end, f"never happened: {what}; the last update: {json.dumps(self.now)[:2000]}"
            self.page.wait_for_timeout(10)

    @property
    def now(self) -> Update:
        """The table as this window was last told."""
        return self.updates[-1] if self.updates else {}

    @property
    def prompt(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.now.get("prompt")
        return found

    @property
    def is_over(self) -> bool:
        return bool(self.now) and self.now["table"]["status"] == "over"

    def until_asked(self) -> bool:
        """Wait until this window owes an answer, or until it is over; says whether it is asked."""
        self.until(lambda now: (now["prompt"] and now["seat"] in now["asked"]) or self.is_over, "a question")
        return not self.is_over

    def until_answered(self, number: int) -> None:
        """Wait until a question has gone."""
        self.until(lambda now: not now["prompt"] or now["prompt"]["number"] != number, f"question {number} goes")

    def until_told_anew(self, told: Update) -> None:
        """Wait until the server has told this window the table again."""
        self.until(lambda now: now is not told, "the table is told anew")

    # ── Looking closely ─────────────────────────────────────────────────────────────────────────────────────────────

    def assert_accessible(self) -> None:
        """Nothing that axe finds fault with."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        faults = [
            f"{each['id']}: {node['target']} {node['failureSummary']}"
            for each in found["violations"]
            for node in each["nodes"]
        ]
        assert not faults, "\n".join(faults)

    def assert_no_sideways_scrolling(self) -> None:
        wide, window = self.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
        assert wide <= window, f"{wide} px in a window of {window} px"

    def assert_one_language_is_spoken(self) -> None:
        """Every sentence was said, and in this visitor's language: no key and no foreign line stands on the page."""
        shown = self.page.evaluate("document.body.innerText + '\\n' + document.title")
        foreign = ONLY_FRENCH if self.language == "en" else ONLY_ENGLISH
        lines = {line.strip() for line in shown.splitlines()}
        strange = [*(word for word in shown.split() if KEY.fullmatch(word)), *sorted(lines & foreign)]
        assert not strange, strange
