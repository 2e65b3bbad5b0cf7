"""Hunter’s Body Count Necklace."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.queue import search_defeated, trophies
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.loot.every_card import BY_KEY
from boneyard.games.too_many_bones.model.state import CHIP
from tests.games.too_many_bones.loots import PICKET, camp, fight
from tests.rulings import ruling


@ruling("TMB-191", "TMB-087")
def test_the_necklace_takes_whom_its_owner_defeats_and_gives_dice_against_their_like() -> None:
    necklace = {"Picket": "hunters_body_count_necklace"}
    told = ("attack 1", "attack 1")
    story = fight(f"{PICKET} | Bog Frog 1 at c3, Bog Worm 3 at a4", necklace, *told)
    story.does("stay", "target c3", "add attack", "roll", "hit 1").misses("Bog Frog").shows("defeated: nothing")
    story.tells("ChipLaid", chip="Bog Frog")
    story = fight(f"{PICKET} | Bog Worm 3 at c3", necklace, *told)
    story.s.adventure.lay(BY_KEY["hunters_body_count_necklace"].card, CHIP_KEYS["bog_frog"].chip)
    story.does("stay", "target c3", "play hunters", "add attack").does_not_offer("play hunters")
    story.does("roll", "hit 1+1").shows("Bog Worm 1")


def test_encounters_may_take_a_chip_off_the_necklace_and_it_still_counts() -> None:
    necklace = BY_KEY["hunters_body_count_necklace"].card
    frog = CHIP_KEYS["bog_frog"].chip
    story = fight(f"{PICKET} | Bog Worm 3 at c3", {"Picket": "hunters_body_count_necklace"})
    story.s.adventure.lay(necklace, frog)
    assert search_defeated(story.s, (frog,)) & CHIP == frog
    assert trophies(story.s) == []
    story.does("stay", "target c3").offers("play hunters")


def test_a_necklace_takes_no_tyrant_and_gives_its_chips_to_the_pile_when_it_is_discarded() -> None:
    necklace = BY_KEY["hunters_body_count_necklace"].card
    frog = CHIP_KEYS["bog_frog"].chip
    story = fight(f"{PICKET} | Nom 1 at c3, Kobold 1 at a4", {"Picket": "hunters_body_count_necklace"})
    story.deals(1, "Nom", by="Picket").never_tells("ChipLaid")
    story = camp({"Picket": "hunters_body_count_necklace"}, "Picket")
    story.s.adventure.lay(necklace, frog)
    story.does("drop hunters").shows("defeated: Bog Frog")
    assert not story.s.adventure.laid_on(necklace)


@ruling("TMB-191")
def test_a_necklace_takes_nobody_whom_poison_or_an_ally_defeats() -> None:
    necklace = {"Picket": "hunters_body_count_necklace"}
    story = fight(f"{PICKET}, Boomer 3/3 at a1 | Bog Frog 1 at c3, Kobold 1 at a4", necklace)
    story.deals(1, "Bog Frog", by="Boomer").shows("defeated: Bog Frog").never_tells("ChipLaid")


@ruling("TMB-191")
def test_who_falls_to_napalm_falls_to_boomer() -> None:
    burning = (
        "Picket 5/5 at c2, Boomer 3/3 at a1 [exhausted: napalm] | Bog Frog {} at c3 [dice: napalm 2], Kobold 1 at a4"
    )
    story = fight(burning.format(2), {"Boomer": "hunters_body_count_necklace"}).turn_of("Bog Frog")
    story.tells("Defeated", who="Bog Frog", by="Boomer").tells("ChipLaid", who="Boomer").shows("defeated: nothing")
    story = fight(burning.format(4), {"Boomer": "hunters_body_count_necklace"}).turn_of("Bog Frog")
    story.shows("Bog Frog 2").never_tells("ChipLaid")
