"""Hunter’s Body Count Necklace.

`battle.queue` takes some of its chips off for encounters, `loot.extra_dice` adds its dice.
"""

from __future__ import annotations

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.queue import NECKLACE
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, carried_rule
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.held_cards import carries
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.events.loot import ChipLaid
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, NOBODY, ChipId
from boneyard.games.too_many_bones.model.state import CHIP, TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


def trophies_like(s: TooManyBones, gearloc: Gearloc, unit: int) -> int:
    """How many baddies of a unit's type have come onto the Necklace, including those taken since."""
    if unit < FIRST_BADDIE or not s.stands(unit) or s.baddie(unit).chip == NOBODY or not carries(gearloc, NECKLACE):
        return 0
    kind = CHIPS[s.baddie(unit).chip].type
    return len([chip for chip in s.adventure.laid_on(NECKLACE) if CHIPS[chip & CHIP].type == kind])


class Trophies(SpecialRule):
    """A baddie that the owner of the Necklace defeated is put on it, but no tyrant."""

    def defeated(self, s: TooManyBones, chip: ChipId, by: int, argument: int) -> None:
        if by == argument and s.defeated[-1:] == [chip] and not CHIPS[chip].is_tyrant:
            s.defeated.pop()
            s.adventure.lay(NECKLACE, chip)
            s.say(ChipLaid(s.who(by), NECKLACE, chip))


carried_rule(NECKLACE, Trophies())
loot(
    "hunters_body_count_necklace",
    name=Words("Hunter’s Body Count Necklace", "Collier de trophées du chasseur"),
    text=Words(
        "Baddies to whom you deal the final damage go onto this card instead of the defeated pile; tyrants do "
        "not. Attacking a baddie, you roll 1 more attack die for each of its type that has come here, beyond your "
        "Attack and for no Dex. Encounters may take a chip they need from here; it still counts.",
        "Les vilains à qui vous portez le coup final vont sur cette carte et non au cimetière ; pas les tyrans. En "
        "attaquant un vilain, lancez 1 dé d’attaque de plus pour chacun de son type arrivé ici, au-delà de votre "
        "attaque et sans dextérité. Une rencontre peut y prendre un jeton nécessaire ; il compte toujours.",
    ),
)
