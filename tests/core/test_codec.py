"""States to JSON and back."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boneyard
from boneyard.core.agenda import Lane, Together
from boneyard.core.codec import BadSave, _sum, load, pack, save, unpack
from boneyard.core.decision import Action
from boneyard.core.fields import fields
from boneyard.core.rng import FAST, KEYED, KeyedRng, Rng
from tests.core.toy import PICNIC, Picnic, ShowBid

BABY_BOOM = boneyard.game("baby-boom")
HINT = "give the same --facts as then, or none if there were none"

plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**60), 2**60) | st.text(max_size=5) | st.binary(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(st.integers() | st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(plain)
def test_plain_values_come_back_as_they_were(value: object) -> None:
    assert unpack(json.loads(json.dumps(pack(value))), {}) == value


def test_the_constructor_takes_all_fields() -> None:
    assert fields(ShowBid) == ("seat", "bid")
    assert fields(Rng) == ("words",)
    assert fields(KeyedRng) == ("words", "key")
    assert fields(Lane) == ("seat", "agenda", "after")


@pytest.mark.parametrize("game", [BABY_BOOM, PICNIC], ids=lambda game: game.name)
def test_every_class_a_game_saves_names_its_fields(game: boneyard.Game) -> None:
    for cls in game.records:
        assert not {"args", "kwargs"} & set(fields(cls)), f"the constructor of {cls.__name__} hides its fields"
    assert len({cls.__name__ for cls in game.records}) == len(game.records)


def test_a_save_in_the_middle_of_sealed_answers_keeps_them_sealed() -> None:
    s = PICNIC.new(3, 9)
    PICNIC.apply(s, 1, Action("3"))
    again = load(PICNIC, save(PICNIC, s))
    assert isinstance(again, Picnic)
    side = again.agenda[-1]
    assert isinstance(side, Together)
    assert side.lanes[1].after == [ShowBid(1, 3)]
    assert [(d.seat, d.kind) for d in again.open] == [(0, "bid"), (1, "throw"), (2, "bid")]


@pytest.mark.parametrize(("dice", "kind"), [(FAST, Rng), (KEYED, KeyedRng)])
def test_a_save_keeps_its_dice(dice: str, kind: type[Rng]) -> None:
    s = PICNIC.new(3, 9, {}, dice)
    again = load(PICNIC, save(PICNIC, s))
    assert type(again.rng) is kind
    assert save(PICNIC, again) == save(PICNIC, s)
    assert [again.rng.below(0, 6) for _ in range(50)] == [s.rng.below(0, 6) for _ in range(50)]


def test_a_save_with_fast_dice_is_written_as_ever() -> None:
    saved = json.loads(save(PICNIC, PICNIC.new(2, 9)))
    assert {"Rng": [PICNIC.new(2, 9).rng.words]} in saved["state"]["Picnic"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "this is not a saved game of Boneyard"),
        ("[]", "this is not a saved game of Boneyard"),
        ('{"game":"baby-boom"}', "this is not a saved game of Boneyard ('rules')"),
        ("{game}", "this is not a saved game of Boneyard"),
    ],
)
def test_what_is_no_save_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadSave) as refused:
        load(BABY_BOOM, text)
    assert str(refused.value).startswith(sentence)


def test_other_rules_other_facts_and_other_games_are_refused() -> None:
    saved = json.loads(save(BABY_BOOM, BABY_BOOM.new(2, 1)))
    for change, sentence in (
        ({"game": "picnic"}, "this is a game of picnic, not of baby-boom"),
        ({"rules": 99}, "this was played by version 99 of the rules of baby-boom; this is version 1"),
        (
            {"facts": "abc"},
            f"this was played with the facts abc of baby-boom; in force here are {BABY_BOOM.facts.hash}; {HINT}",
        ),
    ):
        with pytest.raises(BadSave) as refused:
            load(BABY_BOOM, json.dumps({**saved, **change}))
        assert str(refused.value) == sentence


@pytest.mark.parametrize(
    "state", [3, {"Turn": [0]}, {"Nothing": []}, {"BabyBoom": [1]}, {"BabyBoom": 3}, {}, {"a": 1, "b": 2}]
)
def test_a_damaged_save_says_so(state: object) -> None:
    saved = json.loads(save(BABY_BOOM, BABY_BOOM.new(2, 1)))
    with pytest.raises(BadSave, match="this save of baby-boom is damaged"):
        load(BABY_BOOM, json.dumps({**saved, "state": state}))
    packed = {"asked": saved["asked"], "state": state}
    with pytest.raises(BadSave, match="this save of baby-boom is damaged"):
        load(BABY_BOOM, json.dumps({**saved, **packed, "sum": _sum(packed)}))


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 10_000), st.characters(codec="ascii", min_codepoint=32))
def test_a_save_in_which_one_letter_changed_is_found_out(where: int, letter: str) -> None:
    text = save(BABY_BOOM, BABY_BOOM.new(2, 1))
    where %= len(text)
    changed = text[:where] + letter + text[where + 1 :]
    if changed == text:
        return
    with pytest.raises(BadSave):
        load(BABY_BOOM, changed)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"game":' * 5_000, '{"game":[],"rules":{},"facts":1}'])
def test_a_monster_is_no_save(text: str) -> None:
    with pytest.raises(BadSave):
        load(BABY_BOOM, text)


def test_a_save_with_a_turn_nobody_can_take_is_damaged() -> None:
    text = save(BABY_BOOM, BABY_BOOM.new(2, 1))
    with pytest.raises(BadSave, match="this save of baby-boom is damaged"):
        load(BABY_BOOM, text.replace('{"Turn":[0]}', '{"Turn":[3]}').replace('{"Turn":[1]}', '{"Turn":[3]}'))
