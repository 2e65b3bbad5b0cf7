"""Nothing that a browser is sent depends on what it may not see: sealed answers, the bag, dice to come, secrets."""

from __future__ import annotations

import asyncio
import random
from typing import Final

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as some

from boneyard.core.agenda import State
from boneyard.core.rng import seeded
from boneyard.core.session import Session
from boneyard.table import reports, wire
from boneyard.table.connection import ENCODER
from boneyard.table.live_table import LiveTable
from boneyard.table.protocol import NOBODY
from tests.table.live_tables import FakeBrowser, a_live_table, a_session, answer, token

SEALED: Final = ("choose_trap", "move_hero", "choose_tower")
PREVIEWS: Final = 3  # of the first offers; a forecast takes long
SEED: Final = 2**200 + 12_345_678_901_234_567


def twin_of(session: Session, state: State | None = None) -> Session:
    """The same game up to now, perhaps in another state."""
    record = session.record
    twin = Session(session.game, record.seats, record.seed, record.options, record.dice)
    twin.opening = session.opening
    twin.state = (state or session.state).clone()
    for index, step in enumerate(session.past):
        twin._earlier.add(before_with(session, index, twin.state))
        twin.past.append(step)
    twin.record.lines = record.lines[:]
    return twin


def before_with(session: Session, step: int, now: State) -> State:
    """A state of the past; if no dice were thrown since, its dice to come are those of the state now."""
    before = session.state_after(step)
    if before.rng.words == session.state.rng.words:
        before = before.clone()
        before.rng = now.rng.clone()
    return before


def everything(table: LiveTable, seat: int) -> list[bytes]:
    """Everything that somebody who looks from a seat can find out."""
    browser = FakeBrowser(table, *([] if seat == NOBODY else [token(seat)]))
    sent = browser.read()
    question = table.question(seat)
    if seat != NOBODY:
        offers = [-1, *range(len(question.options))[:PREVIEWS]] if question else [-1]
        sent += [ENCODER.encode(table.preview(browser.connection, -1, pick)) for pick in offers]
    if question:
        picks = list(range(len(question.options)))[:PREVIEWS]
        sent.append(ENCODER.encode(table.explain(browser.connection, NOBODY, question.number, picks)))
    steps = range(max(0, len(table.session.past) - 3), len(table.session.past) + 1)
    sent += [ENCODER.encode(table.seek(browser.connection, step)) for step in steps]
    sent.append(reported(table, browser.connection.mine).encode())
    browser.leave()
    return sent


def reported(table: LiveTable, mine: tuple[int, ...]) -> str:
    """A report; without the position if hidden pieces in it are dealt at random."""
    text = reports.report_on(table, mine)
    if not table.is_open_party:
        return text
    head, _, below = text.partition(f"\n{reports.POSITION}\n")
    return head + below.partition(f"\n{reports.ANSWERS}\n")[2]


def same(here: list[bytes], there: list[bytes]) -> None:
    """Compare byte by byte; if they differ, show a short piece of each."""
    for one, other in zip(here, there, strict=True):
        if one != other:
            at = next((i for i, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), -1)
            pytest.fail(f"{one[max(0, at - 80) : at + 80]!r} is not {other[max(0, at - 80) : at + 80]!r}")


async def sealed_twins(session: Session, luck: random.Random) -> None:
    """Two tables that differ only in a sealed answer look the same to everybody else until all have answered."""
    sealed = [d for d in session.game.pending(session.state) if d.kind in SEALED and len(d.options) > 1]
    if len(session.game.pending(session.state)) < 2 or not sealed:
        return
    secretive = luck.choice(sealed)
    picks = luck.sample(range(len(secretive.options)), 2)
    live = [a_live_table(twin_of(session)) for _ in picks]
    others = [seat for seat in (NOBODY, *range(session.record.seats)) if seat != secretive.seat]
    watching = [[FakeBrowser(table, *([] if seat == NOBODY else [token(seat)])) for seat in others] for table in live]
    for table, pick in zip(live, picks, strict=True):
        await answer(table, secretive.seat, pick)
    while len(live[0].pending()) > 1:
        for seat in others:
            same(everything(live[0], seat), everything(live[1], seat))
        for one, other in zip(*watching, strict=True):
            same(one.read(), other.read())
        next_seat = luck.choice(live[0].pending()).seat
        for table in live:
            await answer(table, next_seat, 0)


def imagined_twins(session: Session, luck: random.Random) -> None:
    """If only something changes that a seat cannot see, it is sent the same."""
    for seat in range(session.record.seats):
        dreamt = session.game.imagine(session.state, seat, seeded(luck.getrandbits(64), ["luck"]))
        here, there = a_live_table(twin_of(session)), a_live_table(twin_of(session, dreamt))
        same(everything(here, seat), everything(there, seat))


def nothing_is_given_away(table: LiveTable, watchers: list[FakeBrowser]) -> None:
    for browser in watchers:
        for frame in browser.read():
            assert b"the-secret-of" not in frame
            for seat in table.seats:
                assert seat.token_hash.hex().encode() not in frame
            assert (str(SEED).encode() in frame) == (table.status == "over")


async def play(session: Session, luck: random.Random, answers: int) -> None:
    """Play a game that everybody watches, and check it now and then."""
    table = a_live_table(session)
    watchers = [FakeBrowser(table, *([] if s == NOBODY else [token(s)])) for s in range(-1, session.record.seats)]
    looked = set(luck.sample(range(answers), 3))
    for step in range(answers):
        if not table.pending():
            return
        if step in looked:
            await sealed_twins(session, luck)
            imagined_twins(session, luck)
        asked = luck.choice(table.pending())
        shown = ENCODER.encode(table.updates._prompt(asked.seat))
        if shown != ENCODER.encode(wire.prompt(session.game.name, session.game.present(session.state, asked))):
            pytest.fail(f"seat {asked.seat} is shown an old question: {asked.kind}")
        await answer(table, asked.seat, luck.randrange(len(asked.options)))
        nothing_is_given_away(table, watchers)


@settings(max_examples=20, deadline=None, derandomize=True, phases=[Phase.generate])
@given(some.integers(0, 999), some.integers(2, 4), some.booleans(), some.booleans(), some.booleans())
def test_bad_bones_tells_nobody_what_others_have_sealed(
    chance: int, seats: int, advanced: bool, chiefs: bool, coop: bool
) -> None:
    session = a_session("bad-bones", seats, SEED, advanced=advanced, chiefs=chiefs, coop=coop)
    asyncio.run(play(session, random.Random(chance), 24))


@settings(max_examples=10, deadline=None, derandomize=True, phases=[Phase.generate])
@given(some.integers(0, 999), some.integers(2, 4), some.booleans(), some.booleans())
def test_baby_boom_tells_nobody_the_dice_to_come(chance: int, seats: int, risky: bool, tiles: bool) -> None:
    session = a_session("baby-boom", seats, SEED, risky_business=risky, tiles_and_bombs=tiles)
    asyncio.run(play(session, random.Random(chance), 40))


@settings(max_examples=6, deadline=None, derandomize=True, phases=[Phase.generate])
@given(some.integers(0, 999), some.integers(2, 4), some.booleans())
def test_an_adventure_tells_nobody_what_nobody_can_see(chance: int, seats: int, hide_next: bool) -> None:
    session = a_session("too-many-bones", seats, SEED, hide_next=hide_next)
    asyncio.run(play(session, random.Random(chance), 60))


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(some.integers(0, 10**9), some.integers(2, 4), some.booleans(), some.booleans(), some.booleans())
def test_long_games_of_bad_bones_tell_nothing_either(
    chance: int, seats: int, advanced: bool, chiefs: bool, coop: bool
) -> None:
    session = a_session("bad-bones", seats, SEED, advanced=advanced, chiefs=chiefs, coop=coop)
    asyncio.run(play(session, random.Random(chance), 250))


@pytest.mark.parametrize("name", ["baby-boom", "bad-bones"])
def test_the_seed_is_told_once_the_game_is_over(name: str) -> None:
    async def story() -> None:
        luck = random.Random(5)
        session = a_session(name, 2, SEED)
        table = a_live_table(session)
        watchers = [FakeBrowser(table), FakeBrowser(table, token(0))]
        while table.pending():
            asked = table.pending()[0]
            await answer(table, asked.seat, luck.randrange(len(asked.options)))
        nothing_is_given_away(table, watchers)
        assert watchers[0].update["table"]["seed"] == str(SEED)

    asyncio.run(story())
