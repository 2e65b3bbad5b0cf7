"""The turn as saves hold it."""

from __future__ import annotations

from pathlib import Path

import boneyard
from boneyard.core.codec import load, pack, unpack
from boneyard.core.fields import fields
from boneyard.games.too_many_bones.model.state import AXE_THROWN, RUSHED, TooManyBones, Turn, new_turn

GIVEN_BY_LOOT = {  # as an earlier commit kept them: the lowest bit of each in `Turn.used`
    "free_attack": 20,
    "free_defense": 26,
    "trophies_counted": 27,
    "enraged": 28,
    "unrolled_attack": 36,
    "unrolled_defense": 42,
}
SWORDS = 32  # a bit for a 1 and a bit for a 2
KEPT = Path(__file__).parents[2] / "kept_by_rules_2" / "too-many-bones.jsonl"


def as_kept(used: int) -> Turn:
    """A turn opened from a save of an earlier commit, which has no field after `white`."""
    names = fields(Turn)
    saved = pack(new_turn(0))["Turn"][: names.index("white") + 1]
    saved[names.index("used")] = used
    opened = unpack({"Turn": saved}, {"Turn": Turn})
    assert isinstance(opened, Turn)
    return opened


def differences(turn: Turn) -> dict[str, object]:
    """What a turn holds that a new one does not."""
    new = new_turn(0)
    return {name: getattr(turn, name) for name in fields(Turn) if getattr(turn, name) != getattr(new, name)}


def test_each_bit_that_loot_had_in_a_turn_becomes_the_field_of_that_name() -> None:
    for name, bit in GIVEN_BY_LOOT.items():
        assert differences(as_kept(1 << bit)) == {name: 1}
    assert differences(as_kept(1 << SWORDS)) == {"swords_seen": 1 << 1}
    assert differences(as_kept(2 << SWORDS)) == {"swords_seen": 1 << 2}


def test_numbers_among_the_bits_are_kept_and_what_was_used_stays() -> None:
    bits = AXE_THROWN | RUSHED | 5 << 20 | 1 << 26 | 3 << SWORDS | 4 << 36 | 63 << 42
    assert differences(as_kept(bits)) == {
        "used": AXE_THROWN | RUSHED,
        "free_attack": 5,
        "free_defense": 1,
        "swords_seen": 1 << 1 | 1 << 2,
        "unrolled_attack": 4,
        "unrolled_defense": 63,
    }


def test_a_position_kept_with_dice_not_rolled_still_has_them() -> None:
    s = load(boneyard.game("too-many-bones"), KEPT.read_text(encoding="utf-8").splitlines()[53], any_version=True)
    assert isinstance(s, TooManyBones)
    assert (s.turn.used, s.turn.unrolled_attack, s.turn.unrolled_defense) == (0, 1, 2)


def test_a_turn_is_saved_and_copied_with_what_loot_gave() -> None:
    turn = new_turn(2)
    turn.free_attack, turn.free_defense, turn.trophies_counted, turn.enraged = 2, 1, True, True
    turn.swords_seen, turn.unrolled_attack, turn.unrolled_defense = 1 << 2, 3, 1
    assert pack(turn.clone()) == pack(turn)
    assert pack(unpack(pack(turn), {"Turn": Turn})) == pack(turn)
