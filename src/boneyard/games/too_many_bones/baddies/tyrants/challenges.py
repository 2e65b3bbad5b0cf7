"""The set-up of a battle with each tyrant, and the line for Nom (TMB-044, TMB-054 to TMB-061, TMB-108).

Other parts of Nom's challenge: the first in line starts (`battle.initiative.present`, `turns.setup.StartBattle`), the
next one follows a KO (`battle.ending.knock_out`) and enters in the new round (`turns.rounds`), who is revived lines up
again (`gearlocs.patches.skills.revive_shown`), and Troll Brew reaches those in line (`loot.battle_moments`). Faces of
his die are in `dice`, and Om Nom in `turns.attack`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.games.too_many_bones.answers.aims import gearlocs_as_picks, unit_aimed
from boneyard.games.too_many_bones.answers.picks import FIRST, PLAY, Pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion, Question
from boneyard.games.too_many_bones.baddies.tyrants.objects import KOBOLDS, called_points, raise_throne
from boneyard.games.too_many_bones.battle.ending import defeat
from boneyard.games.too_many_bones.battle.entering import enter_baddie
from boneyard.games.too_many_bones.battle.queue import draw, find_chip
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, add_rule, special_rule
from boneyard.games.too_many_bones.content.chips import CHIPS, NOM, chips_of
from boneyard.games.too_many_bones.loot.bags import holders, use_card, use_or_not
from boneyard.games.too_many_bones.loot.cards.defused_parcel import PARCEL
from boneyard.games.too_many_bones.model.ids import NOBODY, THRONE, TYPES, ChipId
from boneyard.games.too_many_bones.model.mat import BADDIE_MELEE, BADDIE_RANGED, cell_at
from boneyard.games.too_many_bones.model.state import CHIP, FACE_UP, TooManyBones
from boneyard.games.too_many_bones.model.tasks import Does, nothing

BOG: Final = TYPES.index("bog")


class Challenge:
    """A tyrant's set-up before and after the queue is built. A party of one skips the points; one tyrant has none."""

    __slots__ = ("after", "before", "brings_points")

    def __init__(self, before: Does = nothing, after: Does = nothing, *, brings_points: bool = True) -> None:
        self.before = before
        self.after = after
        self.brings_points = brings_points


def at_the_bottom(s: TooManyBones) -> None:
    """Put the tyrant at the bottom of the queue: Nom and Mulmesh."""
    s.queue.append(s.challenged_tyrant | FACE_UP)


def still_to_line_up(s: TooManyBones) -> list[int]:
    """The seats without a place in the line yet."""
    return [gearloc.id for gearloc in s.party if gearloc.id not in s.order]


class ChooseNomsNext(PartyQuestion):
    """Against Nom the party sets an order, since only one gearloc is on the mat at a time (TMB-058)."""

    __slots__ = ()

    kind = "nom_order"
    forced = True

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return gearlocs_as_picks(s, FIRST, still_to_line_up(s)) if s.challenged_tyrant == NOM else []

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        s.order.append(unit_aimed(s, chosen.aim))
        s.then(ChooseNomsNext())


def mulmesh(s: TooManyBones) -> None:
    """Put Mulmesh at the bottom, and the Beasts gathered on his card on top (tyrant-mulmesh-1)."""
    at_the_bottom(s)
    if s.maybe_adventure is not None:
        s.queue[:0] = s.maybe_adventure.stored
        s.maybe_adventure.stored = []


def on_top(s: TooManyBones) -> None:
    """Put the tyrant on top of the queue."""
    s.queue.insert(0, s.challenged_tyrant | FACE_UP)


def drellen(s: TooManyBones) -> None:
    """Place Drellen in lane 1, and two Bog baddies in lanes 2 and 3."""
    place(s, s.challenged_tyrant, 0)
    for lane in (1, 2):
        chip = find_chip(s, chips_of(called_points(s), (BOG,)))
        if chip != NOBODY:
            place(s, ChipId(chip & CHIP), lane)


def call_kobold(s: TooManyBones) -> None:
    """Add a Kobold to the top of the queue, before one might be drawn for the points."""
    kobold = find_chip(s, tuple([chip for chip in KOBOLDS if CHIPS[chip].points == 1]))
    if kobold != NOBODY:
        s.queue.insert(0, kobold | FACE_UP)


def goblin_king(s: TooManyBones) -> None:
    """Place the Throne at the back of lane 1, with the king on it."""
    enter_baddie(s, s.challenged_tyrant, 0, cell_at(0, BADDIE_RANGED))
    raise_throne(s, cell_at(0, BADDIE_RANGED))
    add_rule(s, TICKING_PARCEL)


class TickingParcel(SpecialRule):
    """The holder may use the parcel that stopped ticking at the start of the battle (tyrant-goblin-king-1, TMB-300)."""

    def battle_starts(self, s: TooManyBones, argument: int) -> None:
        found = holders(s, PARCEL)
        if found:
            s.then(OfferParcel(found[0].id))


TICKING_PARCEL: Final = special_rule(1, TickingParcel())


class OfferParcel(Question):
    """A player may use the parcel to destroy the Throne at once. The king stays on his position (TMB-056)."""

    __slots__ = ()

    kind = "parcel"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return use_or_not(PARCEL)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == PLAY:
            use_card(s, s.party[self.seat], PARCEL)
            defeat(s, s.baddie(THRONE), NOBODY)


def marrow(s: TooManyBones) -> None:
    """Place Marrow at the back of lane 3."""
    enter_baddie(s, s.challenged_tyrant, 2, cell_at(2, BADDIE_RANGED))


def duster(s: TooManyBones) -> None:
    """Draw as many baddies as there are gearlocs, and put Duster on top (TMB-061)."""
    for _ in s.party:
        s.queue += draw(s, called_points(s))
    on_top(s)


def place(s: TooManyBones, chip: int, lane: int) -> None:
    """Place a chip in a lane, with the lane's marker."""
    enter_baddie(s, chip, lane, cell_at(lane, BADDIE_RANGED if CHIPS[chip].ranged else BADDIE_MELEE))


CHALLENGES: Final[dict[str, Challenge]] = {
    "nom": Challenge(after=at_the_bottom),
    "mulmesh": Challenge(after=mulmesh),
    "drellen": Challenge(before=drellen),
    "gendricks": Challenge(before=call_kobold, after=on_top),
    "goblin_king": Challenge(before=goblin_king),
    "marrow": Challenge(before=marrow),
    "duster": Challenge(after=duster, brings_points=False),
}
