"""Shock Inducer."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.turns.rounds import EndRound
from tests.games.too_many_bones.loots import fight
from tests.rulings import ruling


@ruling("TMB-115", "TMB-118")
def test_a_shock_inducer_lifts_its_owner_when_the_round_ends() -> None:
    order = "meter: Bog Frog, Bog Worm, Picket"
    picture = f"Picket 5/5 at c2 [plan: 1] | Bog Frog 4 at c3, Bog Worm 3 at a4\n{order}\nturn: Picket"
    story = fight(picture, {"Picket": "shock_inducer"})
    story.does("stay", "target c3", "roll", "play shock_inducer").shows(order)
    story.s.agenda = [AfterBattle()]
    story.happens(EndRound()).shows("meter: Bog Frog, Picket, Bog Worm")
