"""What bots do about locks."""

from __future__ import annotations

from boneyard.core.rng import Loaded
from boneyard.games.too_many_bones.activities.lockpicking.attempt import PickLocks
from boneyard.games.too_many_bones.activities.lockpicking.locks import OF_BAG, lock
from boneyard.games.too_many_bones.loot.every_card import BY_KEY
from tests.bots.too_many_bones.asking import asked, bag, favourite
from tests.games.too_many_bones.roads import lock_roll, named, table


def test_a_mech_pick_is_kept_for_a_lock_that_is_worth_it() -> None:
    for value, answer in ((2, "no"), (4, "play mech-pick")):
        s = table("Picket")
        named(s, "Picket").bag = bag("mech_pick", "dex_infuser")
        asked(s, PickLocks(0, OF_BAG, BY_KEY["dex_infuser"].card, (lock("T", value),), 0, 0, again=True))
        assert favourite(s) == answer


def test_intuition_opens_the_lock_if_it_can() -> None:
    s = table("Picket")
    named(s, "Picket").bag = bag("dex_infuser")
    s.rng = Loaded(*lock_roll("1F", "3L", "1T", intuition="convert"))
    card = BY_KEY["dex_infuser"].card
    asked(s, PickLocks(0, OF_BAG, card, (lock("T", 3),), 0, 0, again=True))
    assert favourite(s) == "convert brown"
