"""Events say what their fields are: a name of a field has one type, and every type but plain ones words and data."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from boneyard.core.event import Event, Sentences, Shown, Wordings, key_of
from boneyard.games.baby_boom import events as boom
from boneyard.games.baby_boom import log as boom_log
from boneyard.games.baby_boom import view as boom_view
from boneyard.games.bad_bones.model import events as bones
from boneyard.games.bad_bones.shown import event_data as bones_data
from boneyard.games.bad_bones.shown import log as bones_log
from boneyard.games.too_many_bones.events import adventure, battle, contests, loot, minigames
from boneyard.games.too_many_bones.model.dice import token
from boneyard.games.too_many_bones.model.ids import FRAG
from boneyard.games.too_many_bones.model.who import named
from boneyard.games.too_many_bones.shown import event_data, event_words, log
from boneyard.words import Voice

PLAIN = ("int", "str", "bool", "tuple[int, ...]")
ONLY_DRAWN = ("path",)  # fields that no sentence mentions
PLAIN_DATA = ("Lane",)  # numbers that are drawn as they are
Tables = tuple[tuple[ModuleType, ...], Wordings, Shown, Sentences]
GAMES: dict[str, Tables] = {
    "baby-boom": ((boom,), boom_log.WORDS, boom_view.DATA, boom_log.SPECIAL),
    "bad-bones": ((bones,), bones_log.WORDS, bones_data.DATA, bones_log.SPECIAL),
    "too-many-bones": (
        (battle, adventure, loot, contests, minigames),
        event_words.WORDS,
        event_data.DATA,
        log.SPECIAL,
    ),
}
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def annotated(modules: Collection[ModuleType]) -> Iterator[tuple[str, str, str]]:
    """Every event with each of its fields and their types, out of the source: compiled classes have none."""
    for module in modules:
        file = Path(str(module.__file__))
        source = file.with_name(f"{file.name.partition('.')[0]}.py")
        for cls in ast.parse(source.read_text(encoding="utf-8")).body:
            if isinstance(cls, ast.ClassDef):
                (made,) = [each for each in cls.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"]
                for argument in made.args.args[1:]:
                    assert argument.annotation is not None
                    yield cls.name, argument.arg, ast.unparse(argument.annotation)


@EVERY_GAME
def test_a_name_of_a_field_has_one_type_in_all_events_of_a_game(game: str) -> None:
    types: dict[str, str] = {}
    for event, field, kind in annotated(GAMES[game][0]):
        assert types.setdefault(field, kind) == kind, f"{event}.{field} is a {kind}, elsewhere a {types[field]}"


@EVERY_GAME
def test_what_is_no_plain_number_has_words_and_data(game: str) -> None:
    modules, words, data, _ = GAMES[game]
    for event, field, kind in annotated(modules):
        assert kind in PLAIN or field in (*words, *ONLY_DRAWN), f"{event}.{field}, a {kind}, has no words"
        assert kind in (*PLAIN, *PLAIN_DATA) or field in data, f"{event}.{field}, a {kind}, has no data"


@EVERY_GAME
def test_words_and_data_are_of_fields_that_events_have(game: str) -> None:
    modules, words, data, special = GAMES[game]
    known = {field for _, field, _ in annotated(modules)}
    assert set(words) <= known
    assert set(data) <= known
    assert {event.__name__ for event in special} <= {event for event, _, _ in annotated(modules)}


@EVERY_GAME
def test_an_event_that_is_told_by_its_fields_has_a_sentence(game: str) -> None:
    modules, _, _, special = GAMES[game]
    voice = Voice("en")
    for module in modules:
        for event in vars(module).values():
            if isinstance(event, type) and issubclass(event, Event) and event not in (Event, *special):
                assert voice.knows(f"{game}-{key_of(event)}"), event


def test_a_key_is_made_from_the_name_of_the_class() -> None:
    assert key_of(battle.TurnBegan) == "turn-began"
    assert key_of(battle.Hurt) == "hurt"


def test_the_checker_refuses_a_rolled_die_where_a_die_is_meant() -> None:
    wrong = battle.DieExhausted(named(0, 0), token(FRAG, 3, 1))  # type: ignore[arg-type]  # mypy reports an unused one
    with pytest.raises(IndexError):
        event_data.show(wrong)
