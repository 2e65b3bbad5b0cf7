"""Shoulder-Mounted Rock Slinger."""

from __future__ import annotations

from tests.games.too_many_bones.loots import PICKET, fight
from tests.rulings import ruling


@ruling("TMB-180")
def test_a_rock_slinger_answers_an_attack_from_afar() -> None:
    slinger = {"Picket": "shoulder_mounted_rock_slinger"}
    story = fight(f"{PICKET} | Goblin Cheat 2 at a4", slinger, "defense 1", "attack 1", "attack 2")
    story.turn_of("Goblin Cheat").asks("slinger").does("play shoulder").shows("Goblin Cheat 1")
    story = fight(f"{PICKET} | Goblin Cheat 2 at c3", slinger, "defense 1", "attack 1")
    story.turn_of("Goblin Cheat").never_tells("LootUsed")


@ruling("TMB-084", "TMB-154")
def test_a_slinger_keeps_no_bones_and_who_is_ko_slings_nothing() -> None:
    slinger = {"Picket": "shoulder_mounted_rock_slinger"}
    story = fight(f"{PICKET} | Goblin Cheat 2 at a4", slinger, "defense 1", "attack 1", "attack bones")
    story.turn_of("Goblin Cheat", "play shoulder").shows("Goblin Cheat 2", "Picket 4/5 [plan: nothing]")
    story = fight("Picket 1/5 at c2 | Goblin Cheat 2 at a4", slinger, "defense 1", "attack 1")
    story.turn_of("Goblin Cheat").tells("KnockedOut", who="Picket").never_tells("LootUsed")
