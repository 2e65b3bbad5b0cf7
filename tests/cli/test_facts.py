from __future__ import annotations

import pytest

import boneyard as package
from tests.cli.conftest import Boneyard


@pytest.mark.parametrize(("lang", "mark"), [("en", "? proposed"), ("fr", "? proposé")])
def test_every_fact_is_listed_with_its_mark(boneyard: Boneyard, lang: str, mark: str) -> None:
    done = boneyard("facts", "baby-boom", "--lang", lang)
    facts = package.game("baby-boom").facts
    lines = done.out.splitlines()
    for fact in facts.all:
        (line,) = [line for line in lines if line.split()[:1] == [fact.name]]
        assert (mark in line) == fact.proposed
    assert facts.hash in done.out


def test_without_a_game_all_are_listed(boneyard: Boneyard) -> None:
    assert boneyard("facts").out == boneyard("facts", "baby-boom").out
