"""Our Ducks in a Row: a battle of one round against rats in a cellar."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.baddies.tyrants.objects import new_object
from boneyard.games.too_many_bones.battle.ending import AfterBattle, end_battle
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import AddRule, GetReady, JudgeBattle
from boneyard.games.too_many_bones.events.battle import Entered
from boneyard.games.too_many_bones.loot.decks import shuffle_in
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, FIRST_PILE
from boneyard.games.too_many_bones.model.mat import BADDIE_MELEE, BADDIE_RANGED, LANES, cell_at
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.turns.setup import MEET

DOORWAY: Final = "special-05"
RATS_ALLOWED: Final = 1  # left at the end
HOLES: Final = tuple([cell_at(lane, row) for row in (BADDIE_MELEE, BADDIE_RANGED) for lane in range(LANES)])


class Rats(SpecialRule):
    """The battle lasts one round, or until no rat is left."""

    def is_won(self, s: TooManyBones, won: bool, argument: int) -> bool:
        """There is nobody else to defeat."""
        return not s.enemies_standing()

    def round_ends(self, s: TooManyBones, argument: int) -> None:
        """They are counted."""
        s.then(CountRats())


RATS: Final = special_rule(45, Rats())


class LetRatsOut(Do):
    """One rat more than gearlocs, each with the HP of a D6, on melee positions first; they never act."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """From lane 1 on."""
        for number in range(len(s.party) + 1):
            rat = new_object(FIRST_PILE + number, HOLES[number], roll_d6(s))
            s.baddies[rat.id - FIRST_BADDIE] = rat
            s.grid[rat.cell] = rat.id
            s.say(Entered(s.who(rat.id), rat.cell))


class CountRats(Do):
    """Round 1 is over: at most one rat may be left."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Won, or out of time."""
        end_battle(s, "won" if len(s.enemies_standing()) <= RATS_ALLOWED else "time")


class LeaveCellar(AfterBattle):
    """The battle is over; with no rat in the way somebody sees what is behind the barrels."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Before the mat is cleared, and only for winners."""
        if s.ending == "won" and not s.enemies_standing():
            shuffle_in(s, DOORWAY)
        super().run(s)


def go_down(s: TooManyBones) -> None:
    """Without any baddie."""
    s.then(GetReady(), LetRatsOut(), AddRule(RATS), *MEET, LeaveCellar(), JudgeBattle())


encounter_choices("classic-25", EncounterChoice(go_down))
