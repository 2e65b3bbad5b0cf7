"""What random adventures may not come to within a few seeds: events made by hand, and one question of every kind."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from boneyard.core.agenda import Ask, settle
from boneyard.core.decision import Decision, Phrase, Prompt
from boneyard.core.event import Event
from boneyard.games.too_many_bones import events, events_contests, events_journey, events_loot, events_pastimes
from boneyard.games.too_many_bones.actions import (
    GAIN,
    GEARLOC_AIM,
    LOCK_WORDS,
    NO_AIM,
    ORDINALS,
    PLAY,
    TURN,
    pick,
    told,
)
from boneyard.games.too_many_bones.bags import ChooseDrop
from boneyard.games.too_many_bones.challenges import OfferParcel
from boneyard.games.too_many_bones.choosing_dice import ChooseLateTarget, ChooseOneMore
from boneyard.games.too_many_bones.clearing import ChooseUnlocked
from boneyard.games.too_many_bones.content.chips import TYRANTS
from boneyard.games.too_many_bones.content.encounters.all import ENCOUNTERS
from boneyard.games.too_many_bones.content.loot import BY_KEY as LOOT_KEYS
from boneyard.games.too_many_bones.content.loot import CARDS, LOOT, TROVE
from boneyard.games.too_many_bones.darts import ChooseWithout, PlayDarts, SoakDarts, SpendDartsBones
from boneyard.games.too_many_bones.darts_game import BONE, KINDS, OPPONENT_DICE, SHIELDS, STATUS, Darts, shows
from boneyard.games.too_many_bones.darts_game import VERBS as DARTS_VERBS
from boneyard.games.too_many_bones.days import ChooseEncounter, ChooseRoad, OfferMap
from boneyard.games.too_many_bones.decks import carried, set_up_journey
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.ids import (
    ALLY,
    ATTACK,
    ATTACK_DIE,
    AXE_COLLECTOR,
    DEFENSE,
    DEFENSE_DIE,
    EXHAUSTED,
    FIRST_BADDIE,
    MED_KIT,
    NOBODY,
    POISON,
    READY,
    STATS,
    STUN,
    WEAKEN,
)
from boneyard.games.too_many_bones.initiative import OfferInitiativeAgain
from boneyard.games.too_many_bones.journey import HALF_REST
from boneyard.games.too_many_bones.lockpicking import (
    ChooseLockDice,
    ChooseLockDie,
    OfferMechPick,
    UseIntuition,
    UseLockLoot,
)
from boneyard.games.too_many_bones.locks import OF_BAG, Picking, lock
from boneyard.games.too_many_bones.locks import VERBS as LOCK_VERBS
from boneyard.games.too_many_bones.loot_battle import ChooseRestored
from boneyard.games.too_many_bones.loot_knife import OfferKnife
from boneyard.games.too_many_bones.loot_marks import leave_unrolled
from boneyard.games.too_many_bones.loot_moments import OfferFlare, OfferOptics, OfferSling, OfferSpirits
from boneyard.games.too_many_bones.loot_outside import LastLoot
from boneyard.games.too_many_bones.loot_plans import ChoosePoison, ChooseShieldToTake
from boneyard.games.too_many_bones.mat import CELLS
from boneyard.games.too_many_bones.placing import SendSquirrel
from boneyard.games.too_many_bones.printed import ACTION_DICE
from boneyard.games.too_many_bones.recovery import FINISHED, Camp, ChooseFind
from boneyard.games.too_many_bones.resolving import ChooseResult
from boneyard.games.too_many_bones.rewards import ChooseLesson, ChooseOwner
from boneyard.games.too_many_bones.scouting import ChooseFate, ChooseStack
from boneyard.games.too_many_bones.state import TooManyBones
from boneyard.games.too_many_bones.tokens import token
from boneyard.games.too_many_bones.training import OfferTrainingLoot
from boneyard.games.too_many_bones.tyrants import new_object
from boneyard.games.too_many_bones.ways import MeetEncounter
from boneyard.games.too_many_bones.ways_allies import ChooseHisTarget, MoveMohlnor, PlaceAlly
from boneyard.games.too_many_bones.ways_blasting import ChooseBlast, ChooseRubble
from boneyard.games.too_many_bones.ways_classic_first import ChoosePicker, OfferShields
from boneyard.games.too_many_bones.ways_classic_next import ChooseDepth, ChooseShooter, ChooseVolley
from boneyard.games.too_many_bones.ways_classic_second import ChooseBlasted, ChooseDuellist, ChooseTinkerer
from boneyard.games.too_many_bones.ways_compass import ChooseOffering
from boneyard.games.too_many_bones.ways_contests import ChooseArcher, ChooseBarrels, ChooseBurglar, ChooseLantern
from boneyard.games.too_many_bones.ways_duster import ChooseBandage, ChooseHand
from boneyard.games.too_many_bones.ways_hunt import ChooseCritter, ChooseRun, ChooseStalk, ChooseStray
from boneyard.games.too_many_bones.ways_lair import ChooseExhausted
from boneyard.games.too_many_bones.ways_pass import ChooseFirstIn, ChooseFront
from boneyard.games.too_many_bones.ways_solo_second import ChooseBribe, ChooseLostDie, ChooseRetreat
from boneyard.games.too_many_bones.ways_special import ChooseForfeit, ChooseKept, OfferTry, PartWithLoot
from boneyard.games.too_many_bones.ways_trial import ChooseChampion, ChooseHeight, ChoosePrice
from boneyard.games.too_many_bones.ways_tyrant import ChooseHunt, PlaceOrb
from boneyard.games.too_many_bones.ways_tyrant_second import NameLock
from tests.words.rare_battles import BOOMER, FROG, PATCHES, PICKET, TANTRUM, at, table

MANY = (0, 1, 2, 9)
LOCKS = (lock("L", 3), lock("T", 4), lock("F", 5))
DICE = (lock("L", 3), 1 << 12 | lock("L", 1), 2 << 12 | lock("T", 2))  # grey, brown, yellow
CRITTERS = tuple([{at("a3"): 1, at("b4"): 2, at("a4"): 1}.get(cell, 0) for cell in range(CELLS)])
TROVE_CARD = TROVE[0].card


def rare_on_roads() -> list[Event]:
    """Every kind of event, with its extremes."""
    happened: list[Event] = [events_journey.DayBegan(2, left) for left in MANY]
    for card, choice, flag in product((0, 40), (0, 1), (False, True)):
        happened += [events_journey.ChoiceTaken(card, choice, flag), events_journey.EncounterEnded(card, flag)]
    happened += [
        events_journey.EncounterDrawn(0),
        events_journey.EncounterShuffledIn(0),
        events_loot.EncounterPutUnder(0),
    ]
    happened += [events_journey.TyrantChallenged(TYRANTS[0].chip), events_journey.ProgressMade(1, 3)]
    happened += [events_journey.AdventureEnded(won, 7) for won in (False, True)]
    happened += [events_journey.PointsGained(0, points) for points in (1, 2)]
    happened += [events_journey.SkillTrained(0, 6), events_journey.Rested(0, 5), events_journey.LeaderChanged(1)]
    happened += [events_journey.ChipScouted(0, 3, bottom) for bottom in (False, True)]
    happened.append(events_journey.ChipStored(3))
    happened += [events_journey.DieRolled(who, 4) for who in (NOBODY, 0)]
    happened += [events.LostHp(0, 2, 3, why) for why in ("encounter", "brew")]
    for stat, _ in enumerate(STATS):
        happened.append(events_journey.StatLowered(0, stat, 2))
    return [*happened, *cards_on_roads(), *locks_on_roads(), *darts_on_roads(), *pastimes_on_roads()]


def cards_on_roads() -> Iterator[Event]:
    """Cards that come and go, and what they do."""
    for card in (LOOT[0].card, TROVE_CARD):
        for seen in (card, told(card)):
            yield events_journey.LootGained(0, seen)
            yield events_journey.LootDiscarded(0, seen)
            yield events_journey.LootGiven(0, seen, 1)
        yield events_journey.TroveOpened(0, card)
        yield events_journey.LootUsed(0, card)
        yield events_loot.ChipLaid(0, card, 3)
        yield from (events_loot.ChipsLeft(0, card, left) for left in MANY)
    yield from (events_loot.PointsLowered(0, points) for points in MANY)
    yield from (events_loot.EffectAvoided(0, effect, 2) for effect in (POISON, STUN))
    yield from (events_loot.DieRestored(0, die, 1) for die in (MED_KIT, ATTACK_DIE))
    yield events_loot.BaddieDelayed(3, 1)
    yield events_loot.ShieldTaken(0, 1, 2)


def locks_on_roads() -> Iterator[Event]:
    """Locks that open and locks that do not."""
    for face in range(3):
        yield events_contests.LockRolled(0, LOCKS[face], DICE, face)
        yield events_contests.LockRerolled(0, DICE[face], face)
        yield events_contests.LockOpened(0, LOCKS[face], DICE[:face])
    for again in (False, True):
        yield events_contests.LockHeld(0, LOCKS[0], again)
    yield from (events_contests.LockDieConverted(0, DICE[0]), events_contests.LockDieSaved(0, DICE[0]))
    yield from (events_loot.LockDieRaised(0, DICE[0]), events_loot.LockDieRerolled(0, DICE[0]))
    yield from (events_contests.LocksOpened(0, opened) for opened in range(4))


def darts_on_roads() -> Iterator[Event]:
    """Both sides of a game of darts."""
    shown = (2, SHIELDS << 12 | 1, STATUS << 12 | shows(POISON, 2), BONE)
    yield from (events_contests.DartsChosen(0, kinds) for kinds in ((0, 0, 1), (0, 1, 2), (1, 2, 2)))
    for foe in (False, True):
        yield events_contests.DartsTurnBegan(0, foe, 3)
        yield events_contests.DartsTurnLost(0, foe)
        yield from (events_contests.DartsThrown(0, foe, dice) for dice in ((), shown))
        yield events_contests.DartsShielded(0, foe, 2)
        yield events_contests.DartsEffectPut(0, foe, WEAKEN, 2)
        yield from (events_contests.DartsHurt(0, foe, 2, blocked, 1, 7, true=False) for blocked in (0, 1))
        yield events_contests.DartsHurt(0, foe, 2, 0, 2, 7, true=True)
        yield from (events_contests.DartsDieRemoved(0, foe, die) for die in shown[1:3])
    yield events_contests.DartsStunned(0)
    yield from (events_contests.DartsEnded(0, True, how) for how in ("hp", "knock out"))
    yield from (events_contests.DartsEnded(0, False, how) for how in ("hp", "time"))


def pastimes_on_roads() -> Iterator[Event]:
    """The small games."""
    yield events_pastimes.LanternSeen(3)
    yield from (events_pastimes.LanternTried(0, 3, rolled, rolled >= 3) for rolled in (2, 4))
    for count in MANY:
        yield events_pastimes.BarrelHit(0, 1, 2, count)
        yield events_pastimes.RubbleHit(3, 2, count)
    for hp in (1, 3):
        yield from (events_pastimes.CrittersGone(3, hp), events_pastimes.CrittersCaught(0, 3, hp))
    yield from (events_pastimes.CrittersJoined(3, 7, 2), events_pastimes.RubblePlaced(3, 3))
    yield events_pastimes.GrenadeThrown(0, 3, 2)


def road() -> TooManyBones:
    """A crowded mat on the way to a tyrant, with full bags."""
    s = table()
    set_up_journey(s, TYRANTS[0].chip)
    s.road().card = 0
    s.party[BOOMER].bag = [carried(LOOT_KEYS[key].card) for key in ("multi_tool", "reflex_powder", "mech_pick")]
    s.party[BOOMER].bag.append(carried(TROVE_CARD))
    s.party[PATCHES].bag = [carried(LOOT_KEYS[key].card) for key in ("zelfey_seeds", "multi_tool", "tewaren_gem")]
    s.party[TANTRUM].bag = [carried(TROVE[1].card)]
    s.party[PATCHES].skills[MED_KIT % 16] = READY
    s.party[PICKET].skills[0] = EXHAUSTED
    s.party[PICKET].spent_attack = 1
    s.party[BOOMER].points = 2
    s.defeated = [3]
    leave_unrolled(s, DEFENSE_DIE, 1)
    s.turn.roll += [token(ATTACK_DIE, 0, 2)]
    return s


def attempt(again: bool = True) -> Picking:
    """Dice that open the first lock in more than one way."""
    return Picking(BOOMER, OF_BAG, TROVE_CARD, LOCKS, 0, 0, DICE, again=again, retried=False)


def game_of_darts(turn: int) -> Darts:
    """Shields on both sides, and everybody weakened."""
    own = [0, SHIELDS << 12 | 2, STATUS << 12 | shows(WEAKEN, 1)]
    other = [OPPONENT_DICE[0], SHIELDS << 12 | 1, STATUS << 12 | shows(WEAKEN, 1)]
    return Darts(BOOMER, turn, [5, 7], [own, other], stunned=False)


def questions_on_roads() -> Iterator[Ask]:
    """One of every kind."""
    yield from (ChooseRoad(), ChooseLesson(BOOMER, 0), ChooseLesson(PICKET, 1), OfferMap(BOOMER), ChooseEncounter(0, 1))
    yield from (OfferTrainingLoot(BOOMER, ATTACK, 1), OfferTrainingLoot(BOOMER, DEFENSE, 2))
    yield from (ChooseOwner(LOOT[0].card), ChooseOwner(TROVE_CARD), ChooseDrop(BOOMER), Camp())
    yield from (ChooseFind(BOOMER, (LOOT[0].card, LOOT[1].card)), ChooseStack(BOOMER, (0, 1, 2)))
    yield from (ChooseFate(BOOMER, 0, 0), *[UseIntuition(attempt(), face) for face in range(3)])
    yield from (OfferMechPick(attempt().in_hand()), LastLoot((BOOMER, PATCHES)))
    yield from (UseLockLoot(attempt()), ChooseLockDice(attempt()), ChooseLockDice(attempt(again=False)))
    yield from (ChooseLockDie(attempt(), BOOMER, LOOT_KEYS[key].card) for key in ("multi_tool", "reflex_powder"))
    yield PlayDarts(BOOMER)
    for turn in (1, 2):
        game = game_of_darts(turn)
        yield from (SoakDarts(game, 1), ChooseWithout(game), SpendDartsBones(game, (BONE, BONE, BONE), 3))
    yield from (OfferFlare(BOOMER, 1), OfferFlare(BOOMER, 7), SendSquirrel(BOOMER), OfferKnife(BOOMER))
    yield from (OfferOptics(BOOMER), OfferSpirits(BOOMER, POISON, 2), OfferSling(FROG, BOOMER))
    yield from (ChooseShieldToTake(BOOMER), ChoosePoison(BOOMER), OfferInitiativeAgain((0, 1), (3, 4), 0))
    yield from (ChooseOneMore(BOOMER), ChooseLateTarget(BOOMER), ChooseRestored(BOOMER))
    yield from questions_of_cards()


def questions_of_cards() -> Iterator[Ask]:
    """What encounters ask."""
    yield from (ChoosePicker(TROVE_CARD), OfferShields(PICKET), ChooseFirstIn(()), ChooseFront((0, 1)), ChooseShooter())
    yield from (ChooseVolley(BOOMER), ChooseVolley(TANTRUM), ChooseDepth(), ChoosePrice(), ChooseChampion())
    yield from (ChooseHeight(0), ChooseTinkerer(), ChooseBlasted(3), ChooseDuellist(), ChooseArcher())
    yield from (*[ChooseExhausted(count) for count in MANY], ChooseBurglar(TROVE_CARD), ChooseBarrels())
    yield from (ChooseLantern((2, 3), (1,)), ChooseRun(CRITTERS, (at("a3"),), ()), ChooseStray(CRITTERS))
    yield from (ChooseRun(CRITTERS, (at("b4"),), ()), ChooseStalk(CRITTERS, BOOMER), ChooseCritter(CRITTERS, BOOMER, 2))
    yield from (ChooseRubble(CRITTERS, 2), ChooseBlast(CRITTERS, (1, 2, 0, 0)), ChooseOffering(0))
    yield from (ChooseKept(BOOMER, (LOOT[0].card, LOOT[1].card)), ChooseKept(BOOMER, (TROVE_CARD, TROVE[1].card)))
    yield from (OfferTry(BOOMER, TROVE_CARD), PartWithLoot(), ChooseForfeit(BOOMER), ChooseBribe(BOOMER))
    yield from (ChooseRetreat(PATCHES), ChooseLostDie(PATCHES), PlaceAlly(NOBODY, 4), MoveMohlnor(), ChooseHisTarget())
    yield from (ChooseHunt(), PlaceOrb((at("a1"), at("d3"))), NameLock(BOOMER), OfferParcel(BOOMER), ChooseHand())
    yield from (ChooseBandage(0), ChooseUnlocked(BOOMER))


def prompts_on_roads() -> Iterator[Prompt]:
    """Each of these questions as it is put to everybody it asks, and every encounter with its choices."""
    for question in questions_on_roads():
        s = road()
        if isinstance(question, MoveMohlnor | ChooseHisTarget):
            ally = at("c4")
            s.baddies[ALLY - FIRST_BADDIE] = new_object(ALLY, ally, 4)
            s.grid[ally] = ALLY
        yield from presented(s, question)
    for card in ENCOUNTERS:
        s = road()
        s.road().card = card.card
        yield from presented(s, MeetEncounter())
    s = road()
    s.road().day = 12
    yield from presented(s, ChooseRoad())
    s.road().marks |= HALF_REST
    s.party[BOOMER].bag *= 2
    s.party[PATCHES].chores |= FINISHED
    yield from presented(s, Camp())
    s.party[BOOMER].bag = []
    yield from presented(s, Camp())
    yield from cards_in_battle()
    yield from presented(s, ChooseOwner(LOOT[0].card))


def cards_in_battle() -> Iterator[Prompt]:
    """Every card as it is offered in a turn, at somebody or at nobody."""
    s = road()
    s.agenda = [ChooseResult(BOOMER)]
    settle(s)
    plays = [pick(PLAY, card.card, aim) for card in CARDS for aim in (NO_AIM, GEARLOC_AIM + 1, at("b3"))]
    turns = [pick(TURN, token(DEFENSE_DIE, 3, value)) for value in (1, 2)]
    yield TOO_MANY_BONES.present(s, Decision(BOOMER, "result", tuple(plays + turns)))
    yield TOO_MANY_BONES.present(s, Decision(BOOMER, "consumable", (pick(GAIN, AXE_COLLECTOR),)))


def presented(s: TooManyBones, question: Ask) -> Iterator[Prompt]:
    """A question that is put on this table, to each seat."""
    s.agenda = [question]
    settle(s)
    for decision in s.open:
        yield TOO_MANY_BONES.present(s, decision)


def endings_of_roads() -> Iterator[Phrase]:
    """The tyrant has fallen, or the days are over."""
    for ending in ("won", "lost"):
        s = TOO_MANY_BONES.new(1, 1)
        s.agenda, s.open, s.ending = [], (), ending
        outcome = TOO_MANY_BONES.outcome(s)
        assert outcome is not None
        yield outcome.reason


def names_on_roads() -> Iterator[str]:
    """Everything that has a name in answers about cards, locks and darts."""
    yield from (card.key.replace("_", "-") for card in CARDS)
    yield from (*LOCK_WORDS, *ORDINALS[1:])
    yield from (name.replace(" ", "-") for name in (*LOCK_VERBS, *ACTION_DICE, *DARTS_VERBS, *KINDS, "own", "other"))
