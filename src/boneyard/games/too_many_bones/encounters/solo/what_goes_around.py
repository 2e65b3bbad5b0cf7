"""What Goes Around… (solo-09)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Phrase, Words
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
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import (
    AddByValue,
    AddChips,
    AddRule,
    CountPoints,
    Done,
    PlaceAlly,
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
from boneyard.games.too_many_bones.model.rewards import Rewards
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
        return None if chosen.verb == STAY else place_words(s, chosen.aim, self.asked(s))


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


encounter(
    "solo-09",
    title=Words("What Goes Around…", "Qui sème le vent…"),
    premise=Words(
        "A Mohlnor with a cart has met people who do not pay either. It is a long and thorough robbery.",
        "Un Mohlnor et sa charrette ont croisé des gens qui ne paient pas non plus. Le pillage est long et méthodique.",
    ),
    rewards=Rewards(progress=1, training=1, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("Sit down and wait a little", "S’asseoir et attendre un peu"),
            text=Words(
                "Baddie points of the day, and one 5-pt baddie more, placed by its value. Baddies enter 2 HP"
                " short, but with at least 1.",
                "Points de vilains du jour, et un vilain à 5 pts de plus, placé selon sa valeur. Les vilains"
                " entrent avec 2 PV de moins, mais au moins 1.",
            ),
            battle=Battle(CountPoints(0), AddByValue(5, 1), AddRule(TIRED_ROBBERS)),
            rewards=Rewards(loot_each=2),
        ),
        EncounterChoice(
            label=Words("Jump onto the cart", "Sauter sur la charrette"),
            text=Words(
                "Baddie points of the day, and one 5-pt baddie more on top of the battle queue. A Mohlnor with 4"
                " HP stands on a melee gearloc position: a melee ally whom the player controls, and who acts right"
                " after the gearloc, moves up to 2, rolls 2 attack dice but no defense dice, and can be targeted"
                " like a gearloc. It fails unless the battle is won with the ally alive.",
                "Points de vilains du jour, et un vilain à 5 pts de plus en haut de la file d’attente. Un Mohlnor"
                " à 4 PV se tient sur une position de gearloc au corps à corps : un allié au corps à corps que"
                " dirige le joueur ; il agit juste après le gearloc, se déplace de 2 au plus, lance 2 dés"
                " d’attaque mais aucun dé de défense, et peut être ciblé comme un gearloc. C’est un échec si le"
                " combat n’est pas gagné avec l’allié en vie.",
            ),
            battle=Battle(
                CountPoints(0),
                AddChips(5, 1, top=True),
                AddRule(MOHLNOR_AT_SIDE),
                meets=(
                    PlaceBaddies(),
                    RollInitiative(),
                    PlaceGearlocs(0),
                    PlaceAlly(NO_CHIP, MOHLNOR_HP),
                    StartBattle(),
                ),
                ends=(AfterBattle(), JudgeRescue()),
            ),
            rewards=Rewards(trove_each=1),
            gives=Words(
                "Mohlnor Traders is shuffled into the encounter deck.",
                "La carte « Les marchands mohlnors » est mélangée au paquet de rencontres.",
            ),
            wins=shuffles_in("special-06"),
        ),
    ),
)
