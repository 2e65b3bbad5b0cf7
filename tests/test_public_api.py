"""A change of what the library promises is one that somebody meant: it is reviewed in tests/public_api.txt."""

from __future__ import annotations

import importlib

import pytest

from tests import public_api


def test_the_public_names_are_those_that_were_agreed() -> None:
    assert public_api.text() == public_api.FILE.read_text(encoding="utf-8"), "if you meant it: make playthroughs"


@pytest.mark.parametrize("name", public_api.EXPORTING)
def test_whatever_is_exported_is_documented(name: str) -> None:
    module = importlib.import_module(name)
    assert sorted(module.__all__) == list(module.__all__), "in alphabetical order"
    assert not [public for public in module.__all__ if not getattr(module, public).__doc__]
