"""Special rules: which moments a rule uses, and the order of the rules in force (TMB-007)."""

from __future__ import annotations

import inspect

from boneyard.games.too_many_bones.battle import special_rules
from boneyard.games.too_many_bones.battle.special_rules import NAMES, NO_RULE, SpecialRule


class Heavy(SpecialRule):
    def dex(self, s: object, gearloc: object, dex: int, argument: int) -> int:
        return dex - 1


class Heavier(Heavy):
    def round_ends(self, s: object, argument: int) -> None:
        pass


def moments_of(rule: SpecialRule) -> list[str]:
    return [name for bit, name in enumerate(NAMES) if rule.moments >> bit & 1]


def test_every_moment_has_a_bit_of_its_name() -> None:
    methods = [name for name, _ in inspect.getmembers(SpecialRule, callable) if not name.startswith("_")]
    assert sorted(methods) == sorted(NAMES)
    assert [getattr(special_rules, name.upper()) for name in NAMES] == [1 << bit for bit in range(len(NAMES))]


def test_a_rule_uses_the_moments_it_overrides_and_those_it_inherits() -> None:
    assert moments_of(Heavy()) == ["dex"]
    assert sorted(moments_of(Heavier())) == ["dex", "round_ends"]
    assert moments_of(NO_RULE) == []
