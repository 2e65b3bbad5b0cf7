"""What Goes Around… (solo-09)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Phrase
from boneyard.games.too_many_bones.answers.picks import MOVE, NO_TARGET, STAY, TARGET, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.answers.words import place_words
from boneyard.games.too_many_bones.battle.damage import SWORDS, Damage, deal, lose_hp
from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.battle.initiative import RollInitiative
from boneyard.games.too_many_bones.battle.moving import move, reachable
from boneyard.games.too_many_bones.battle.rolling import say_roll
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.battle.targeting import may_be_seen
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import (
    AddByValue,
    AddChips,
    AddRule,
    CountPoints,
    Done,
    GetReady,
    PlaceAlly,
    fight,
    shuffles_in,
)
from boneyard.games.too_many_bones.events.battle import Rolled, Targeted
from boneyard.games.too_many_bones.model.ids import (
    ALLY,
    ATTACK_DIE,
    DAMAGE_ICON,
    FIRST_BADDIE,
    NO_CHIP,
    TAUNT,
    WEAKEN,
)
from boneyard.games.too_many_bones.model.mat import are_adjacent
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc, effect
from boneyard.games.too_many_bones.turns.attack import sum_of, throw
from boneyard.games.too_many_bones.turns.reactions import AnswerAttack
from boneyard.games.too_many_bones.turns.rounds import FATIGUE_FROM, FATIGUE_LOSS
from boneyard.games.too_many_bones.turns.setup import PlaceBaddies, PlaceGearlocs, StartBattle
from boneyard.games.too_many_bones.turns.start_and_end import EndOfTurn, StartOfTurn, maybe_lose_turn

SHORT: Final = 2  # HP
MOHLNOR_HP: Final = 4
MOHLNOR_MOVES: Final = 2
MOHLNOR_ATTACK: Final = 2


class TiredRobbers(SpecialRule):
    """Baddies enter with fewer HP, but at least 1."""

    def enters(self, s: TooManyBones, baddie: Baddie, argument: int) -> None:
        baddie.hp = max(1, baddie.hp - SHORT)


class MohlnorAtSide(SpecialRule):
    """The Mohlnor acts right after the gearloc, and suffers fatigue like everybody (TMB-119)."""

    def round_starts(self, s: TooManyBones, argument: int) -> None:
        if s.stands(ALLY) and s.round >= FATIGUE_FROM:
            lose_hp(s, s.baddie(ALLY), FATIGUE_LOSS, "fatigue")

    def turn_ends(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> None:
        if s.stands(ALLY):
            s.then(MohlnorTurn())


TIRED_ROBBERS: Final = special_rule(20, TiredRobbers())
MOHLNOR_AT_SIDE: Final = special_rule(21, MohlnorAtSide())


class MohlnorTurn(Do):
    """The turn of the Mohlnor: a move, a target, two attack dice. It has the usual start and end."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        s.then(StartOfTurn(ALLY), MohlnorActs(), AnswerAttack(ALLY), EndOfTurn(ALLY))


class MohlnorActs(Do):
    """The player moves him and chooses his target, unless he is stunned."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.stands(ALLY) and not maybe_lose_turn(s, ALLY):
            s.then(MoveMohlnor(), ChooseHisTarget())


class MoveMohlnor(PartyQuestion):
    """Move the Mohlnor up to two free positions."""

    __slots__ = ()

    kind = "ally_move"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        cells = [cell for cell, steps in reachable(s, s.cell_of(ALLY), MOHLNOR_MOVES) if steps]
        return [pick(STAY), *[pick(MOVE, 0, cell) for cell in cells]]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == MOVE:
            move(s, ALLY, chosen.cell, "walk")

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return phrase("opt-stay-put") if chosen.verb == STAY else place_words(s, chosen.aim, self.asked(s))


def within_his_reach(s: TooManyBones) -> list[Baddie]:
    """The enemies adjacent to him. A taunting one leaves no choice (TMB-173)."""
    ally = s.baddie(ALLY)
    found = [foe for foe in s.enemies_standing() if are_adjacent(ally.cell, foe.cell) and may_be_seen(ally, foe)]
    return [foe for foe in found if effect(foe, TAUNT)] or found


class ChooseHisTarget(PartyQuestion):
    """Choose at most one adjacent enemy."""

    __slots__ = ()

    kind = "ally_target"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        if not s.stands(ALLY) or not within_his_reach(s):
            return []
        found = [pick(TARGET, 0, foe.cell) for foe in within_his_reach(s)]
        return [*found, pick(NO_TARGET)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == TARGET:
            s.turn.target = s.grid[chosen.aim]
            s.say(Targeted(s.who(ALLY), s.who(s.turn.target)))
            s.then(MohlnorStrikes())


class MohlnorStrikes(Do):
    """Roll two attack dice, fewer if he is weakened. The swords are one hit."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        target = s.turn.target
        dice = throw(s, ATTACK_DIE, max(0, MOHLNOR_ATTACK - effect(s.baddie(ALLY), WEAKEN)))
        say_roll(s, Rolled(s.who(ALLY), dice))
        s.turn.attacked |= 1 << target
        deal(s, Damage(target, sum_of(dice, DAMAGE_ICON), SWORDS, ALLY))


class JudgeRescue(Do):
    """The encounter succeeds if the battle is won and the Mohlnor is still on the mat."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        alive = s.stands(ALLY)
        s.baddies[ALLY - FIRST_BADDIE] = None
        s.then(Done(success=alive and s.ending == "won"))


def wait_a_little(s: TooManyBones) -> None:
    """Fight for baddie points and one strong baddie, all with fewer HP."""
    fight(s, CountPoints(0), AddByValue(5, 1), AddRule(TIRED_ROBBERS))


def jump_onto_the_cart(s: TooManyBones) -> None:
    """Fight for baddie points and one strong baddie on top, together with the Mohlnor."""
    s.then(GetReady(), CountPoints(0), AddChips(5, 1, top=True), AddRule(MOHLNOR_AT_SIDE), PlaceBaddies())
    s.then(RollInitiative(), PlaceGearlocs(0), PlaceAlly(NO_CHIP, MOHLNOR_HP), StartBattle(), AfterBattle())
    s.then(JudgeRescue())


encounter_choices(
    "solo-09", EncounterChoice(wait_a_little), EncounterChoice(jump_onto_the_cart, wins=shuffles_in("special-06"))
)
