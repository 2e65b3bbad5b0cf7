"""Caution...Blasting Ahead (classic-29): two grenades for each gearloc, and rubble to clear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Anyone, Do
from boneyard.core.decision import Argument, Phrase, Seat, Words
from boneyard.games.too_many_bones.answers.picks import AIM, AT, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion, Question
from boneyard.games.too_many_bones.battle.rolling import rolled, say_roll
from boneyard.games.too_many_bones.battle.slots import total
from boneyard.games.too_many_bones.content.encounters import EncounterChoice, encounter
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.encounters.steps import Done
from boneyard.games.too_many_bones.events.battle import Rolled
from boneyard.games.too_many_bones.events.minigames import GrenadeThrown, RubbleHit, RubblePlaced
from boneyard.games.too_many_bones.model.dice import token
from boneyard.games.too_many_bones.model.ids import ATTACK_DIE, DAMAGE_ICON, Cell
from boneyard.games.too_many_bones.model.mat import ADJACENT, BADDIE_MELEE, BADDIE_RANGED, CELLS, LANES, cell_at
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones

STACKS_EACH: Final = 2  # of rubble, per gearloc
RUBBLE_HP: Final = 3
GRENADES_EACH: Final = 2
GRENADE_DICE: Final = 2
ROAD: Final = tuple([cell_at(lane, row) for row in (BADDIE_RANGED, BADDIE_MELEE) for lane in range(LANES)])


def light_fuses(s: TooManyBones) -> None:
    """Place the rubble, then throw grenades."""
    s.then(PlaceRubble((0,) * CELLS, STACKS_EACH * len(s.party)))


class PlaceRubble(Do):
    """The party places stacks of rubble on baddie positions, one to a position.

    With as many stacks as positions there is no choice.
    """

    __slots__ = ("left", "rubble")

    def __init__(self, rubble: tuple[int, ...], left: int) -> None:
        self.rubble = rubble  # HP of the stack on each position, 0 for none
        self.left = left  # stacks still to be placed

    def run(self, s: TooManyBones) -> None:
        if not self.left:
            s.then(ThrowOrStop(self.rubble, (GRENADES_EACH,) * len(s.party)))
        elif self.left == len(clear(self.rubble)):
            s.then(PlaceRubble(piled(s, self.rubble, clear(self.rubble)[0]), self.left - 1))
        else:
            s.then(ChooseRubble(self.rubble, self.left))


def clear(rubble: tuple[int, ...]) -> list[Cell]:
    """Baddie positions without rubble."""
    return [cell for cell in ROAD if not rubble[cell]]


def piled(s: TooManyBones, rubble: tuple[int, ...], cell: Cell) -> tuple[int, ...]:
    """The rubble with another stack on a position."""
    s.say(RubblePlaced(cell, RUBBLE_HP))
    return (*rubble[:cell], RUBBLE_HP, *rubble[cell + 1 :])


class ChooseRubble(PartyQuestion):
    """The party chooses where the next stack is placed."""

    __slots__ = ("left", "rubble")

    kind = "rubble"

    def __init__(self, rubble: tuple[int, ...], left: int) -> None:
        self.rubble = rubble
        self.left = left

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(AT, 0, cell) for cell in clear(self.rubble)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        s.then(PlaceRubble(piled(s, self.rubble, chosen.cell), self.left - 1))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"count": self.left}


class ThrowOrStop(Do):
    """Grenades are thrown until the rubble is cleared or none is left. It succeeds if all rubble is gone."""

    __slots__ = ("grenades", "rubble")

    def __init__(self, rubble: tuple[int, ...], grenades: tuple[int, ...]) -> None:
        self.rubble = rubble
        self.grenades = grenades  # left, in party order

    def run(self, s: TooManyBones) -> None:
        if any(self.rubble) and any(self.grenades):
            s.then(ChooseBlast(self.rubble, self.grenades))
        else:
            s.then(Done(success=not any(self.rubble)))


class ChooseBlast(Anyone):
    """Any gearloc with a grenade may throw next."""

    __slots__ = ("grenades", "rubble")

    def __init__(self, rubble: tuple[int, ...], grenades: tuple[int, ...]) -> None:
        self.rubble = rubble
        self.grenades = grenades

    def asks(self, s: TooManyBones) -> Sequence[ThrowGrenade]:
        return [ThrowGrenade(seat, self.rubble, self.grenades) for seat, left in enumerate(self.grenades) if left]


class ThrowGrenade(Question):
    """A gearloc throws its next grenade at any position of the mat."""

    __slots__ = ("grenades", "rubble")

    kind = "grenade"

    def __init__(self, seat: Seat, rubble: tuple[int, ...], grenades: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.rubble = rubble
        self.grenades = grenades

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(AIM, 0, cell) for cell in range(CELLS)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        seat = self.seat
        left = (*self.grenades[:seat], self.grenades[seat] - 1, *self.grenades[seat + 1 :])
        s.then(Blast(self.rubble, left, seat, chosen.cell))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"count": self.grenades[self.seat]}

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase:
        around = sum([self.rubble[cell] for cell in ADJACENT[chosen.aim]])
        return phrase("opt-grenade", hp=self.rubble[chosen.aim], around=around)


class Blast(Do):
    """Two attack dice: their total where it lands, half of it, rounded down, on each adjacent position.

    Gearlocs are not hurt, and bones do nothing.
    """

    __slots__ = ("cell", "grenades", "rubble", "unit")

    def __init__(self, rubble: tuple[int, ...], grenades: tuple[int, ...], unit: int, cell: Cell) -> None:
        self.rubble = rubble
        self.grenades = grenades
        self.unit = unit
        self.cell = cell

    def run(self, s: TooManyBones) -> None:
        dice = [rolled(s, token(ATTACK_DIE, 0, 0)) for _ in range(GRENADE_DICE)]
        say_roll(s, Rolled(s.who(self.unit), tuple(dice)))
        amount = total(dice, DAMAGE_ICON)
        s.say(GrenadeThrown(s.who(self.unit), self.cell, amount))
        rubble = list(self.rubble)
        for cell in (self.cell, *ADJACENT[self.cell]):
            strength = amount if cell == self.cell else amount // 2
            if rubble[cell] and strength:
                rubble[cell] = max(0, rubble[cell] - strength)
                s.say(RubbleHit(cell, strength, rubble[cell]))
        s.then(ThrowOrStop(tuple(rubble), self.grenades))


encounter(
    "classic-29",
    title=Words("Caution…Blasting Ahead", "Attention… tir de mine"),
    premise=Words(
        "The cliff has moved onto the road and shows no sign of moving on. It gets dark in an hour.",
        "La falaise s’est installée sur la route et n’a pas l’air de vouloir repartir. Il fera nuit dans une heure.",
    ),
    rewards=Rewards(),
    choices=(
        EncounterChoice(
            label=Words("Light the fuses", "Allumer les mèches"),
            text=Words(
                "For each gearloc two stacks of rubble of 3 HP are put on baddie positions of the party’s choice, "
                "one to a position. The gearlocs stand on gearloc ranged positions with 2 grenades each, thrown "
                "in any order. A grenade: any position of the mat and 2 attack dice; their total hits that "
                "position, half of it, rounded down, each adjacent one. Gearlocs are not hurt, bones do nothing. "
                "Succeeds if all rubble is gone.",
                "Pour chaque gearloc, deux tas d’éboulis de 3 PV sont posés sur des positions de vilains au choix "
                "du groupe, un par position. Les gearlocs sont sur des positions à distance de gearloc, avec 2 "
                "grenades chacun, lancées dans n’importe quel ordre. Une grenade : une position quelconque du "
                "tapis et 2 dés d’attaque ; leur total frappe cette position, la moitié, arrondie en dessous, "
                "chaque position adjacente. Les gearlocs ne sont pas blessés, les os ne font rien. Réussi s’il ne "
                "reste aucun éboulis.",
            ),
            starts=light_fuses,
            rewards=Rewards(progress=1, training=2),
        ),
    ),
)
