"""What is in the box, with its words."""

from __future__ import annotations

import msgspec

from boneyard.games.too_many_bones.shown.catalogue import box_view
from tests.rulings import ruling


def test_the_box_holds_every_piece_with_words_in_both_languages() -> None:
    box = msgspec.to_builtins(box_view())
    counts = {kind: len(box[kind]) for kind in ("dice", "sheets", "tyrants", "encounters")}
    assert counts == {"dice": 64, "sheets": 4, "tyrants": 7, "encounters": 60}
    for kind in ("icons", "effects", "traits", "tyrant_faces", "dice", "loot"):
        for piece in box[kind]:
            assert all(piece[field][language] for field in ("name", "text") for language in ("en", "fr"))


def test_every_die_of_the_box_has_six_faces() -> None:
    box = box_view()
    assert {len(die.faces) for die in box.dice} == {6}
    assert {len(faces) for faces in box.white.values()} == {6}
    assert {len(tyrant.faces) for tyrant in box.tyrants} == {6}
    assert {len(faces) for faces in box.lock_dice.values()} == {6}


@ruling("TMB-071")
def test_a_die_of_the_box_names_those_that_lead_to_it() -> None:
    dice = {die.die: die for die in box_view().dice}
    assert set(dice["stim-belt"].needs) == {"chem-kit", "distiller"}
    assert dice["med-kit"].needs == []
