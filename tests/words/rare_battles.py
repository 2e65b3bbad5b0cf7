"""What random battles may not come to within a few seeds: events made by hand, questions put by hand, every label."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from boneyard.core.agenda import Ask, settle
from boneyard.core.decision import BadOptions, Decision, Phrase, Prompt
from boneyard.core.event import Event
from boneyard.games.too_many_bones.answers import picks
from boneyard.games.too_many_bones.answers.picks import (
    ACT,
    ACTS,
    BLEED_START,
    GEARLOC_AIM,
    NAPALM_START,
    NO_AIM,
    POISON_START,
    RECOVER_START,
    STARTS,
    THROW_AXE,
    USE_RAGE,
    Pick,
    pick,
)
from boneyard.games.too_many_bones.baddies.skills import ChooseMischief
from boneyard.games.too_many_bones.baddies.tyrants.dice import ChooseBaddie
from boneyard.games.too_many_bones.baddies.tyrants.nom import ChooseNomsNext
from boneyard.games.too_many_bones.baddies.tyrants.skills import ChooseLimit
from boneyard.games.too_many_bones.battle.damage import ChooseShields
from boneyard.games.too_many_bones.battle.dodging import OfferRiposte, OfferStrikeBack
from boneyard.games.too_many_bones.battle.entering import ChooseEntry, ChooseHigher
from boneyard.games.too_many_bones.battle.initiative import ChoosePlace
from boneyard.games.too_many_bones.battle.moving import ChoosePush, ChooseRoute
from boneyard.games.too_many_bones.battle.slots import ChooseSlot
from boneyard.games.too_many_bones.battle.verbs import ChooseConsumable
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.sheets import VALUE_AT, icon_of
from boneyard.games.too_many_bones.events import battle as battle_events
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.gearlocs.boomer.backup_plan import ChooseBluff, ChooseScavenged
from boneyard.games.too_many_bones.gearlocs.boomer.consumables import OfferElement
from boneyard.games.too_many_bones.gearlocs.every_die import SKILLS
from boneyard.games.too_many_bones.gearlocs.patches.assisting import OfferReroll
from boneyard.games.too_many_bones.gearlocs.patches.combat_medic import ChooseAssisted
from boneyard.games.too_many_bones.gearlocs.picket.backup_plan import ChooseDoOver
from boneyard.games.too_many_bones.gearlocs.picket.shield_wall import ChooseWallSlot, OfferShieldWall
from boneyard.games.too_many_bones.gearlocs.picket.warden import ChooseRushed
from boneyard.games.too_many_bones.gearlocs.tantrum.skirmisher import ChooseNewTarget
from boneyard.games.too_many_bones.gearlocs.tantrum.zerker import ChooseAnger
from boneyard.games.too_many_bones.model.dice import aimed, token
from boneyard.games.too_many_bones.model.ids import (
    ALL_EFFECTS,
    ALL_STATS,
    ATTACK_DIE,
    BADDIE_SKILL_NAMES,
    DEFENSE_DIE,
    EFFECTS,
    ELEMENT_DIE,
    FRAG,
    GEARLOCS,
    HOLY_HAND_GRENADE_DIE,
    JUMP_ICON,
    MED_KIT,
    MED_PACK,
    NO_CHIP,
    NOBODY,
    ORB,
    POISON_SKILL,
    RAGE_DIE,
    SKILL_DICE,
    SMOKE_SCREEN,
    STATS,
    THRONE,
    TYRANT_FACES,
    Cell,
    ChipId,
    Die,
    RolledDie,
    Trait,
    TurnStart,
    TyrantFace,
    UnitRef,
)
from boneyard.games.too_many_bones.model.mat import CELLS, NOWHERE, SQUARES
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.who import CHIP_NAMES, NO_UNIT, ORB_NAME, THRONE_NAME, named
from boneyard.games.too_many_bones.notation import positions
from boneyard.games.too_many_bones.shown.effects import effect
from boneyard.games.too_many_bones.shown.offers import offer
from boneyard.games.too_many_bones.turns.baddie_turn import ChooseBonesTarget, ChooseSkill
from boneyard.games.too_many_bones.turns.choosing_dice import AimGrenade
from boneyard.games.too_many_bones.turns.gearloc_turn import ChooseMove
from boneyard.games.too_many_bones.turns.pursuit import ChooseVictim, OrderTargets
from boneyard.games.too_many_bones.turns.reactions import OfferAnswer
from boneyard.games.too_many_bones.turns.resolving import AgreeToDie, ChooseResult
from boneyard.games.too_many_bones.turns.setup import ChooseStartingPosition
from boneyard.games.too_many_bones.turns.start_and_end import ChooseRecovery, ChooseStart
from tests.words.explained import explained

TABLE = """
    Boomer 3/5 at b1 [boom counter 2, frag; locked: element 2, search for 325 element_325],
    Patches 2/5 at c1 [med kit; buff 2; active: stim kit 2],
    Picket 5/7 at c2 [innate +1; poison 2; active: defense 1, defense 2, riposte riposte],
    Tantrum 4/6 at b2 [dex+1; like a wyrm]
    | Bog Frog 4 at b3 [shields 1 2, weaken 1], Goblin Cheat 2 at d4, Stone Golem 4 at c3, Nom 10 at a3
    round 2
"""
BOOMER, PATCHES, PICKET, TANTRUM = range(4)
FROG = 5  # by lane
GOLEM = 6
WHO = named(0, 0)  # Boomer
OTHER = named(0, 1)
SOMEBODY = (
    WHO,
    named(CHIP_NAMES, 4),
    named(ORB_NAME, ORB),
    named(THRONE_NAME, THRONE),
)
MANY = (0, 1, 2, 9)
AT_START = [
    TurnStart(start) for start, name in enumerate(STARTS) if name not in EFFECTS[1:5] + EFFECTS[6:]
]  # what may work then


def at(square: str) -> Cell:
    """The number of a position."""
    return Cell(SQUARES.index(square))


def every_face(die: Die) -> list[RolledDie]:
    """A die with each of its faces up."""
    return [token(die, face, VALUE_AT[die * 6 + face]) for face in range(6)]


def rare_in_battles() -> list[Event]:
    """Every kind of event, with its extremes."""
    happened: list[Event] = [battle_events.RoundBegan(number) for number in (1, 6)]
    for who in SOMEBODY:
        happened += [
            battle_events.TurnBegan(who),
            battle_events.TurnLost(who),
            battle_events.NoTarget(who),
            battle_events.KnockedOut(who),
        ]
        happened.append(battle_events.OutOfReach(who, WHO))
        happened += [battle_events.StartWorked(who, start) for start in AT_START]
        happened += [
            battle_events.Entered(who, at("d4")),
            battle_events.Left(who, True),
            battle_events.Left(who, False),
            battle_events.Targeted(who, WHO),
        ]
        happened += [battle_events.Defeated(who, by, rises) for by in (NO_UNIT, WHO) for rises in (True, False)]
        happened += [
            battle_events.Moved(who, at("d4"), at("d3"), how, (at("d4"), at("d3")))
            for how in ("walk", "dive", "push", "swap", "rush", "jump", "bluff")
        ]
        happened += hurt_in_battles(who)
    happened += [
        battle_events.Queued(chip, points, top)
        for chip, points in ((NO_CHIP, 1), (NO_CHIP, 5), (ChipId(0), 1))
        for top in (False, True)
    ]
    happened += [
        battle_events.InitiativeSet(WHO, 4),
        battle_events.Avoided(WHO, SMOKE_SCREEN),
        battle_events.Redirected(WHO, WHO),
    ]
    happened += [battle_events.MeterMoved(WHO, places) for places in (-2, -1, 1, 2)]
    happened += [battle_events.TyrantRolled(SOMEBODY[1], TyrantFace(face)) for face in range(len(TYRANT_FACES))]
    happened += [
        battle_events.SkillUsed(SOMEBODY[1], Trait(skill), value)
        for skill in range(len(BADDIE_SKILL_NAMES))
        for value in (1, 2)
    ]
    happened += [battle_events.EffectPut(WHO, kind, value) for kind in ALL_EFFECTS for value in MANY]
    happened += [battle_events.EffectEnded(WHO, kind) for kind in ALL_EFFECTS]
    happened += [
        battle_events.BattleWon(0),
        battle_events.BattleWon(2),
        battle_events.BattleLost(2, "wipe"),
        battle_events.BattleLost(60, "time"),
        battle_events.Revived(WHO, 2),
    ]
    return [*happened, *dice_in_battles(), *stats_in_battles()]


def hurt_in_battles(who: UnitRef) -> Iterator[Event]:
    """Damage with every reduction, and HP that go or come back."""
    for true, lost in product((False, True), (0, 1, 3)):
        for flat, blocked, buffed, capped in product((0, 1), (0, 2), (0, 1), (0, 2)):
            amount = flat + blocked + buffed + capped + lost
            for by in (NO_UNIT, named(ORB_NAME, ORB)):
                yield battle_events.Hurt(who, amount, flat, blocked, buffed, capped, lost, 4, true, by)
    for count in MANY:
        yield battle_events.Unharmed(who, count)
        yield battle_events.Healed(who, count, 4)
        yield battle_events.Buffed(who, count)
        for why in ("fatigue", "ale", "limit"):
            yield battle_events.LostHp(who, count, 4, why)


def dice_in_battles() -> Iterator[Event]:
    """Every die with every face is rolled, used, placed and turned."""
    for die in [Die(number) for number in range(DEFENSE_DIE + 1)]:
        faces = tuple(every_face(die))
        for dice in (faces, faces[:1], (faces[1], faces[1], RolledDie(faces[0] | aimed(Die(0), 5)))):
            yield battle_events.Rolled(WHO, dice)
            yield battle_events.Rerolled(WHO, dice)
        if die >= SKILL_DICE:
            yield battle_events.Rolled(NO_UNIT, faces)
            yield from (
                battle_events.Rolled(WHO, faces[:count], use) for count in (1, 2, 6) for use in ("training", "search")
            )
            yield from (battle_events.Rerolled(WHO, faces[:count], "training") for count in (1, 2, 6))
        for shown in faces if die < SKILL_DICE else ():
            yield battle_events.DieUsed(WHO, shown)
            yield battle_events.DieTurned(WHO, shown)
            for place, on in product(("active", "locked", "baddie", "mat"), (WHO, OTHER)):
                yield battle_events.DiePlaced(WHO, shown, on, place)
        if die < SKILL_DICE:
            yield battle_events.DieExhausted(WHO, die)
    yield from (battle_events.DieTurned(WHO, shown) for shown in every_face(DEFENSE_DIE))
    for value, locked in product((1, 2), (False, True)):
        yield battle_events.Shielded(WHO, value, locked)


def stats_in_battles() -> Iterator[Event]:
    """Stats, bones and every line of the backup plans."""
    for stat in ALL_STATS:
        yield battle_events.StatRaised(WHO, stat, 3)
        yield battle_events.TrainingFailed(WHO, stat)
        yield battle_events.StatSetAside(WHO, stat)
        yield from (battle_events.DiceSpent(WHO, stat, count) for count in (1, 2))
    for count in (1, 2):
        yield battle_events.BonesKept(WHO, count, 3)
        yield battle_events.BonesLost(WHO, count)
    for gearloc, cost in product(range(4), range(1, 7)):
        yield battle_events.PlanUsed(named(gearloc, 0), cost)


def endings_of_battles() -> list[Phrase]:
    """How battles end."""
    return [Phrase(f"too-many-bones-{how}", {"round": 3, "fallen": n}) for how in ("won", "lost") for n in MANY]


def table() -> TooManyBones:
    """A crowded mat in the middle of a turn."""
    s = positions.table(TABLE)
    s.turn.actor = BOOMER
    s.turn.target = FROG
    s.turn.dex = 2
    s.turn.roll = [token(ATTACK_DIE, 3, 1), token(DEFENSE_DIE, 0, 1), token(ELEMENT_DIE, 3, 2), token(Die(1), 0, 1)]
    return s


def questions() -> Iterator[Ask]:
    """One of every kind that is not asked in every battle."""
    yield from (ChooseResult(BOOMER), ChooseSlot(PICKET), AgreeToDie(PATCHES, PICKET, every_face(MED_KIT)[2]))
    yield from (AimGrenade(BOOMER, FRAG), ChooseShields(PICKET, 1), ChooseShields(FROG, 1), ChooseShields(FROG, 2))
    yield from (
        ChooseStart(TANTRUM, (POISON_START, BLEED_START)),
        ChooseStart(FROG, (POISON_START, NAPALM_START, RECOVER_START)),
        ChooseRecovery(PATCHES),
    )
    yield from (
        ChooseVictim(FROG, (0, 1)),
        ChooseRoute(FROG, (at("b3"), at("b1")), "walk"),
        OrderTargets(FROG, (0, 1), (0, 1)),
    )
    yield from (OfferRiposte(GOLEM, PICKET), OfferStrikeBack(GOLEM, PICKET))
    yield from (ChooseMischief(PICKET, 1), ChooseMischief(PICKET, 2), ChooseScavenged(BOOMER))
    yield from (OfferElement(BOOMER, every_face(HOLY_HAND_GRENADE_DIE)[0]), ChooseBluff(BOOMER, at("b2")))
    yield from (ChooseConsumable(PATCHES), ChooseAnger(TANTRUM, 1), ChooseNewTarget(TANTRUM))
    yield from (ChooseEntry(PATCHES, 0), ChooseSkill(FROG, (13 << 8 | 2, 18 << 8 | 1), False))
    yield from (ChooseBonesTarget(FROG, POISON_SKILL, 2, (0, 1)), ChooseDoOver(PICKET, ()), ChooseDoOver(PICKET, (0,)))
    yield from (ChoosePush(TANTRUM, (at("d1"), at("b2"))), OfferAnswer(GOLEM, PATCHES, Die(24)))
    yield from (ChoosePlace(BOOMER, (PATCHES, FROG)), ChooseStartingPosition(BOOMER), ChooseNomsNext())
    yield from (OfferShieldWall(PICKET), ChooseWallSlot(PICKET, token(DEFENSE_DIE, 3, 1)), ChooseLimit(TANTRUM))
    yield from (ChooseBaddie(7, (FROG, GOLEM)), ChooseRushed(PICKET))


def prompts_of_battles() -> Iterator[Prompt]:
    """Each of these questions, as it is put."""
    for question in questions():
        yield presented(table(), question)
    s = table()
    s.turn.roll = [every_face(MED_KIT)[2], every_face(MED_PACK)[2]]
    yield presented(s, ChooseAssisted(PATCHES, 2))
    yield presented(s, OfferReroll(PATCHES, MED_KIT, 1))
    for gearloc in s.party[:2]:
        s.grid[gearloc.cell] = NOBODY
        gearloc.cell, gearloc.where = NOWHERE, 2
    yield presented(s, ChooseHigher(0))


def presented(s: TooManyBones, question: Ask) -> Prompt:
    """A question that is put on this table."""
    s.agenda = [question]
    settle(s)
    return explained(TOO_MANY_BONES, s, s.open[0])


def labels_in_battles() -> Iterator[tuple[Phrase, str]]:
    """What options say, whatever they are about, and how they are written."""
    s = table()
    s.agenda = [ChooseMove(BOOMER)]
    for option in every_pick():
        kinds = ("result", "reroll", "new_target", "slot") if option.verb == picks.DONE else ("result",)
        for kind in kinds:
            yield from said_of(s, Decision(BOOMER, kind, (option,)))
    for die in [Die(number) for number in range(SKILL_DICE)]:
        for shown, option in product(every_face(die), uses(die)):
            s.turn.roll = [shown]
            yield from said_of(s, Decision(BOOMER, "result", (option,)))
    s.turn.roll, s.party[BOOMER].locked = every_face(ELEMENT_DIE)[1:2], []
    make = pick(ACT, picks.MAKE_GRENADE)
    yield from said_of(s, Decision(BOOMER, "result", (make,)))
    s.turn.roll = [shown for shown in every_face(INNERVATE) if icon_of(shown) == JUMP_ICON]
    for tier in range(3):
        s.party[TANTRUM].active = every_face(Die(RAGE_DIE + tier))[1:2]
        yield from said_of(s, Decision(TANTRUM, "result", (pick(ACT, USE_RAGE),)))
    s.baddie(FROG).silver = True
    for option in (pick(picks.USE, INNERVATE, at("d3")), pick(picks.HIT, 1)):
        yield from said_of(s, Decision(TANTRUM, "result", (option,)))


def said_of(s: TooManyBones, decision: Decision) -> Iterator[tuple[Phrase, str]]:
    """What the only option of a question does and what comes of it, and how it is written."""
    (option,) = decision.options
    said = (offer(s, decision, option).does, effect(s, decision, option))
    return ((phrase, option.text) for phrase in said if phrase is not None)


AIMED_ACTS = (THROW_AXE, USE_RAGE)
INNERVATE = next(skill.die for skill in SKILLS if skill.key == "innervate")


def every_pick() -> Iterator[Pick]:
    """Answers of every verb."""
    aims = (NO_AIM, GEARLOC_AIM + 1, at("b3"), at("d3"))
    yield from (pick(verb) for verb in (picks.STAY, picks.NO_TARGET, picks.ROLL, picks.CLEAR, picks.DONE))
    yield from (pick(picks.AIM, 0, cell) for cell in range(CELLS))
    yield from (pick(picks.ADD, die) for die in range(DEFENSE_DIE + 1))
    yield from (pick(picks.GAIN, die) for die in range(SKILL_DICE))
    yield from (pick(picks.HIT, dice) for dice in (1, 2, 16, 18))
    yield from (pick(picks.PLAN, cost, aim) for cost in range(1, 7) for aim in aims)
    yield from (pick(picks.LOSE, stat) for stat in range(4))
    yield from (pick(picks.NEXT, start) for start in AT_START)
    yield from (pick(picks.ACT, act, aim) for act in range(len(ACTS)) for aim in aims if act not in AIMED_ACTS)
    yield from (pick(picks.ACT, THROW_AXE, at("b3")), pick(picks.TURN, 48 << 16 | 12))
    for die in (0, DEFENSE_DIE):
        for verb in (picks.CLEAR, picks.UNLOCK, picks.REROLL, picks.REMOVE, picks.KEEP):
            yield pick(verb, die << 16 | 2)


def uses(die: int) -> Iterator[Pick]:
    """Everything that may be done with a die of the roll."""
    yield pick(picks.PLACE, die)
    yield pick(picks.LOCK, die)
    yield pick(picks.PLACE, die, GEARLOC_AIM + 1)
    yield pick(picks.PUT, die, at("b3"))
    for aim in (NO_AIM, GEARLOC_AIM + 1, at("b3")):
        yield pick(picks.USE, die, aim)


def names_in_battles() -> Iterator[str]:
    """Everything that has a name in the notation."""
    yield from (name.replace(" ", "-") for name in (*picks.VERBS, *ACTS, *STARTS, "throne"))
    yield from GEARLOCS
    yield from STATS
    yield from (trait.replace("_", "-") for trait in BADDIE_SKILL_NAMES)
    yield from (chip.key.replace("_", "-") for chip in CHIPS)


WRONG = (
    "Picket",
    "Picket, Picket vs 1 point",
    "Pickle vs 1 point",
    "Picket + dex + dex + dex + dex + dex + dex + dex vs 1 point",
    "Boomer + Element vs 1 point",
    "Picket + Renown vs 1 point",
    "Picket + Frag vs 1 point",
    "Picket vs 1 point of cats",
    "Picket vs Nom, Marrow",
    "Picket vs Bog Frog, Bog Frog",
    "Picket vs 4000 points",
    "Picket vs Grue",
    "Picket vs dragons",
    "Picket vs 1 point",
)


def refusals() -> Iterator[Phrase]:
    """What is said about each battle or party that cannot be ordered."""
    options = [{"battle": battle} for battle in WRONG]
    options += [{"battle": "any", "tyrant": "marrow"}, {"party": "Pickle"}, {"party": "Picket, Picket"}]
    options += [{"party": "Picket, Boomer, Patches"}]
    for wrong in options:
        with pytest.raises(BadOptions) as refused:
            TOO_MANY_BONES.checked(2, 1, wrong)
        assert refused.value.said is not None, wrong
        yield refused.value.said
