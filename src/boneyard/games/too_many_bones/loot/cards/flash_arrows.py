"""Flash Arrows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Argument, Words
from boneyard.games.too_many_bones.answers.picks import SHIELD, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.answers.words import name_of
from boneyard.games.too_many_bones.battle.slots import has_free_active
from boneyard.games.too_many_bones.battle.verbs import the_target
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.events.loot import ShieldTaken
from boneyard.games.too_many_bones.loot.uses import shield
from boneyard.games.too_many_bones.model.ids import RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


def a_shielded_target(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """The target, if it has a defense die and the gearloc a free slot for it."""
    aims = the_target(s, gearloc, rolled_die)
    return aims if aims and s.baddie(s.turn.target).shields and has_free_active(gearloc) else []


def steal_shield(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Flash Arrows: take a defense die of the target. The player chooses if their values differ."""
    values = sorted(set(s.baddie(s.turn.target).shields))
    if len(values) == 1:
        take_shield(s, gearloc, values[0])
    else:
        s.then(ChooseShieldToTake(gearloc.id))


class ChooseShieldToTake(Question):
    """Flash Arrows: choose which defense die of the target to take, by its value."""

    __slots__ = ()

    kind = "take_shield"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        values = sorted(set(s.baddie(s.turn.target).shields))
        return [pick(SHIELD, value) for value in values]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        take_shield(s, s.party[self.seat], chosen.what)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, s.turn.target)}


def take_shield(s: TooManyBones, gearloc: Gearloc, value: int) -> None:
    """Take a defense die of the target, with its value, into an own slot."""
    s.baddie(s.turn.target).shields.remove(value)
    gearloc.active.append(shield(value))
    s.say(ShieldTaken(s.who(gearloc.id), s.who(s.turn.target), value))


FLASH_ARROWS: Final = loot(
    "flash_arrows",
    name=Words("Flash Arrows", "Flèches éclair"),
    text=Words(
        "Take 1 defense die from your target into a free Active slot of yours, as it lies. It is now your own "
        "defense die.",
        "Prenez 1 dé de défense à votre cible, tel quel, dans une de vos cases actives libres. C’est désormais "
        "votre dé de défense.",
    ),
    extends=Verb(a_shielded_target, steal_shield),
)
