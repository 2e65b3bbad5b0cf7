"""The dice of a table: whoever sees those thrown and all that is sent cannot know those to come."""

from __future__ import annotations

import asyncio
import base64
import random
from pathlib import Path

import msgspec
import pytest

from boneyard.bots import Seen
from boneyard.core.codec import load, save
from boneyard.core.game import game
from boneyard.core.rng import FAST, KEYED, KeyedRng, Rng, seeded
from boneyard.core.session import replay
from boneyard.table import reports
from boneyard.table.live_table import LiveTable
from boneyard.table.replays import Replays
from boneyard.table.tokens import hashes_of, seed_hash
from tests.table.live_tables import (
    Bots,
    FakeBrowser,
    a_live_table,
    a_session,
    answer,
    first_answer,
    opened,
    run,
    running_tables,
    soon,
    token,
    two_people,
)
from tests.table.stored import a_table, two_seats
from tests.table.test_secrets import everything

GAMES = ("baby-boom", "bad-bones", "too-many-bones")
GUESSED = 1 << 10  # of the words that a fast stream may stand at; an attacker with time tries all 2^60
SEEN = 30


def predicted(thrown: list[int], near: int) -> list[int] | None:
    """The next dice of a fast stream that has thrown these, if it began at one of the words near this one."""
    first = near - near % GUESSED
    for word in range(first, first + GUESSED):
        stream = Rng([word])
        if all(stream.below(0, 6) == die for die in thrown):
            return [stream.below(0, 6) for _ in range(20)]
    return None


def test_dice_that_were_seen_predict_fast_dice_to_come() -> None:
    dice = seeded(2**255 + 99, ["dice"])
    before = dice.words[0]
    thrown = [dice.below(0, 6) for _ in range(SEEN)]
    assert predicted(thrown, before) == [dice.below(0, 6) for _ in range(20)]


@pytest.mark.parametrize("name", GAMES)
def test_dice_that_were_seen_at_a_table_predict_nothing(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table = await tables.get((await opened(tables, name, "me", "me")).table)
            dice = table.session.state.rng.clone()
            for stream, before in enumerate(list(dice.words)):
                thrown = [dice.below(stream, 6) for _ in range(SEEN)]
                assert predicted(thrown, before) is None

    run(story())


def spellings(seed: int) -> list[bytes]:
    """How a seed could be written in something that is sent."""
    key = seed.to_bytes(32, "big")
    encoded = [base64.b64encode(key), base64.urlsafe_b64encode(key), base64.b85encode(key), repr(list(key)).encode()]
    return [str(seed).encode(), b"%x" % seed, b"%X" % seed, key, key[::-1].hex().encode(), *encoded]


def gives_away(table: LiveTable, sent: bytes) -> list[bytes]:
    return [spelling for spelling in spellings(int(table.row.seed)) if spelling in sent]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_is_sent_during_a_game_holds_the_key(name: str) -> None:
    async def story() -> None:
        luck = random.Random(3)
        table = a_live_table(a_session(name, 2, random.Random(name).getrandbits(256)))
        watchers = [FakeBrowser(table), FakeBrowser(table, token(0)), FakeBrowser(table, token(1))]
        for _ in range(20):
            asked = luck.choice(table.pending())
            await answer(table, asked.seat, luck.randrange(len(asked.options)))
            for sent in [frame for browser in watchers for frame in browser.read()]:
                assert not gives_away(table, sent)
        assert seed_hash(table.row.seed) == watchers[0].update["table"]["seed_hash"]
        for seat in (-1, 0, 1):
            for sent in everything(table, seat):
                assert not gives_away(table, sent)
        assert not gives_away(table, (await reports.reported(table, hashes_of([token(0)]))).encode())

    asyncio.run(story())


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_is_sent_a_position_without_the_key_and_with_other_dice(tmp_path: Path, name: str) -> None:
    questions: list[tuple[str, int]] = []

    async def think(name: str, state: str, seat: int, *more: object) -> str:
        questions.append((state, seat))
        return await first_answer(name, state, seat, *more)

    async def story() -> None:
        async with running_tables(tmp_path, Bots(think)) as tables:
            table = await tables.get((await opened(tables, name, "fair", "fair")).table)
            browser = FakeBrowser(table)
            await soon(lambda: len(questions) >= 10)
            browser.leave()
            assert isinstance(table.session.state.rng, KeyedRng)
            for state, seat in questions:
                assert not gives_away(table, state.encode())
                position = load(table.session.game, state)
                seen = Seen(table.session.game, position, seat, seeded(1, ["bot"]))
                assert type(position.rng) is type(seen.imagine().rng) is Rng
            assert len({tuple(load(table.session.game, state).rng.words) for state, _ in questions}) > 1

    run(story())


@pytest.mark.parametrize("name", GAMES)
def test_what_a_bot_imagines_has_fast_dice(name: str) -> None:
    session = a_session(name, 2)
    assert isinstance(session.state.rng, KeyedRng)
    imagined = session.game.imagine(session.state, 0, seeded(1, ["bot"]))
    assert type(imagined.rng) is Rng
    assert session.state.rng.key.hex() not in save(session.game, imagined)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("crashed", [False, True])
def test_a_table_loaded_again_throws_the_same_dice(tmp_path: Path, name: str, crashed: bool) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, ada, leo, seated, _other = await two_people(tables, name)
            for _ in range(4):
                await answer(table, table.pending()[0].seat)
            ada.leave()
            leo.leave()
            if crashed:
                tables.live.clear()
            else:
                await tables.unload(table)
            again = await tables.get(seated.table)
            assert again is not table
            assert isinstance(again.session.state.rng, KeyedRng)
            assert save(again.session.game, again.session.state) == save(table.session.game, table.session.state)
            for one in (table, again):
                assert one.row.dice == KEYED

    run(story())


def test_under_newer_rules_a_table_keeps_its_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, ada, leo, seated, _other = await two_people(tables)
            await answer(table, table.pending()[0].seat)
            ada.leave()
            leo.leave()
            await tables.unload(table)
            rules = game("baby-boom")
            monkeypatch.setattr(rules, "rules", rules.rules + 1)
            monkeypatch.setattr("boneyard.table.known_games.game", lambda _name: rules)
            newer = await tables.get(seated.table)
            assert newer.session.resumed
            assert newer.session.record.dice == KEYED
            before, after = table.session.state.rng, newer.session.state.rng
            assert isinstance(after, KeyedRng)
            assert [after.below(0, 6) for _ in range(9)] == [before.below(0, 6) for _ in range(9)]

    run(story())


def test_a_table_opened_before_there_were_keyed_dice_goes_on_and_its_rematch_has_them(tmp_path: Path) -> None:
    rules = game("baby-boom")
    row = a_table(options={}, seed="7", rules=rules.rules, facts=rules.facts.hash, dice=FAST)

    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            await tables.store.create(row, two_seats())
            table = await tables.get("oak")
            assert type(table.session.state.rng) is Rng
            assert save(rules, table.session.state) == save(rules, rules.new(2, 7))
            await table.finish()
            assert "dice" not in reports.record_of(table)
            await tables.rematch(table, frozenset([b"ann"]))
            again = await tables.get(table.row.rematch)
            assert isinstance(again.session.state.rng, KeyedRng)
            assert again.row.seed != "7"

    run(story())


def test_a_finished_game_can_be_checked_from_its_record_and_the_hash(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, ada, _leo, _seated, _other = await two_people(tables)
            promised = ada.update["table"]["seed_hash"]
            while table.pending():
                await answer(table, table.pending()[0].seat)
            text = reports.record_of(table)
            assert "\ndice keyed\n" in text
            again = replay(text)
            assert again.write() == text
            assert seed_hash(str(again.record.seed)) == promised
            assert msgspec.json.decode(await Replays().replay(text))["seed"] == table.row.seed

    run(story())
