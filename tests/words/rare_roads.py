"""What random adventures may not come to within a few seeds: events made by hand, and one question of every kind."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from boneyard.core.agenda import Ask, settle
from boneyard.core.decision import Decision, Phrase, Prompt
from boneyard.core.event import Event
from boneyard.games.too_many_bones.activities.darts.play import ChooseWithout, PlayDarts, SoakDarts, SpendDartsBones
from boneyard.games.too_many_bones.activities.darts.state import (
    BONE,
    KINDS,
    OPPONENT_DICE,
    SHIELDS,
    STATUS,
    Darts,
    shows,
)
from boneyard.games.too_many_bones.activities.darts.state import VERBS as DARTS_VERBS
from boneyard.games.too_many_bones.activities.lockpicking.attempt import (
    ChooseLockDice,
    ChooseLockDie,
    OfferMechPick,
    UseIntuition,
    UseLockLoot,
)
from boneyard.games.too_many_bones.activities.lockpicking.locks import OF_BAG, Picking, lock
from boneyard.games.too_many_bones.activities.lockpicking.locks import VERBS as LOCK_VERBS
from boneyard.games.too_many_bones.activities.scouting import ChooseFate, ChooseStack
from boneyard.games.too_many_bones.activities.training import OfferTrainingLoot
from boneyard.games.too_many_bones.adventure.days import ChooseEncounter, ChooseEncounterOrTyrant, OfferMap
from boneyard.games.too_many_bones.adventure.recovery import FINISHED, Camp, ChooseFind
from boneyard.games.too_many_bones.adventure.rewards import ChooseLesson
from boneyard.games.too_many_bones.answers.picks import (
    GEARLOC_AIM,
    LOCK_WORDS,
    NO_AIM,
    ORDINALS,
    PLAY,
    TURN,
    as_seen,
    pick,
)
from boneyard.games.too_many_bones.baddies.tyrants.goblin_king import OfferParcel
from boneyard.games.too_many_bones.baddies.tyrants.objects import new_object
from boneyard.games.too_many_bones.battle.slots import ChooseUnlocked
from boneyard.games.too_many_bones.battle.verbs import ChooseConsumable
from boneyard.games.too_many_bones.content.chips import TYRANTS
from boneyard.games.too_many_bones.content.facts import ACTION_DICE
from boneyard.games.too_many_bones.content.held_cards import carried
from boneyard.games.too_many_bones.encounters.classic.a_bed_of_bones import ChooseExhausted
from boneyard.games.too_many_bones.encounters.classic.a_bold_challenge import ChooseDuellist
from boneyard.games.too_many_bones.encounters.classic.a_stump_in_the_road import ChooseDepth
from boneyard.games.too_many_bones.encounters.classic.blinded_by_the_light import ChooseBarrels, ChooseBurglar
from boneyard.games.too_many_bones.encounters.classic.caution_blasting_ahead import ChooseBlast, ChooseRubble
from boneyard.games.too_many_bones.encounters.classic.free_trade_is_rarely_free import (
    ChooseChampion,
    ChooseHeight,
    ChoosePrice,
)
from boneyard.games.too_many_bones.encounters.classic.gearlocs_need_food_badly import (
    ChooseCritter,
    ChooseRun,
    ChooseStalk,
    ChooseStray,
)
from boneyard.games.too_many_bones.encounters.classic.its_a_trap import ChooseBlasted, ChooseTinkerer
from boneyard.games.too_many_bones.encounters.classic.lights_out import ChooseLantern
from boneyard.games.too_many_bones.encounters.classic.like_pigs_to_the_slaughter import ChoosePicker
from boneyard.games.too_many_bones.encounters.classic.lost_and_found import ChooseOffering
from boneyard.games.too_many_bones.encounters.classic.mud_never_killed_no_one_did_it import ChooseFirstIn, ChooseFront
from boneyard.games.too_many_bones.encounters.classic.objects_may_appear_farther import ChooseShooter, ChooseVolley
from boneyard.games.too_many_bones.encounters.classic.something_about_this_stinks import OfferShields
from boneyard.games.too_many_bones.encounters.classic.unsteady_ground import ChooseArcher
from boneyard.games.too_many_bones.encounters.every_card import ENCOUNTERS
from boneyard.games.too_many_bones.encounters.looking_over import ChooseKept, OfferTry
from boneyard.games.too_many_bones.encounters.solo.risky_payoff import ChooseBribe
from boneyard.games.too_many_bones.encounters.solo.trust_your_gut import ChooseRetreat
from boneyard.games.too_many_bones.encounters.solo.unwanted_affection import ChooseLostDie
from boneyard.games.too_many_bones.encounters.solo.what_goes_around import ChooseHisTarget, MoveMohlnor
from boneyard.games.too_many_bones.encounters.special.hunting_the_hunters import PartWithLoot
from boneyard.games.too_many_bones.encounters.special.mohlnor_traders import ChooseForfeit
from boneyard.games.too_many_bones.encounters.steps import MeetEncounter, PlaceAlly
from boneyard.games.too_many_bones.encounters.tyrant.care_package import NameLock
from boneyard.games.too_many_bones.encounters.tyrant.in_pursuit_of_an_antidote import ChooseHunt
from boneyard.games.too_many_bones.encounters.tyrant.mercy_of_the_lost import ChooseBandage
from boneyard.games.too_many_bones.encounters.tyrant.shadow_pack import ChooseHand
from boneyard.games.too_many_bones.encounters.tyrant.the_hall_and_the_orb import PlaceOrb
from boneyard.games.too_many_bones.events import adventure as adventure_events
from boneyard.games.too_many_bones.events import battle as battle_events
from boneyard.games.too_many_bones.events import contests as contest_events
from boneyard.games.too_many_bones.events import loot as loot_events
from boneyard.games.too_many_bones.events import minigames as minigame_events
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.loot.bags import ChooseDrop, ChooseOwner
from boneyard.games.too_many_bones.loot.cards.flare_distraction import OfferFlare
from boneyard.games.too_many_bones.loot.cards.flash_arrows import ChooseShieldToTake
from boneyard.games.too_many_bones.loot.cards.mechanical_squirrel import SendSquirrel
from boneyard.games.too_many_bones.loot.cards.poison_vial_kit import ChoosePoison
from boneyard.games.too_many_bones.loot.cards.reflex_powder import OfferInitiativeAgain
from boneyard.games.too_many_bones.loot.cards.rusty_optics import OfferOptics
from boneyard.games.too_many_bones.loot.cards.shoulder_mounted_rock_slinger import OfferSling
from boneyard.games.too_many_bones.loot.cards.skinning_knife import OfferKnife
from boneyard.games.too_many_bones.loot.cards.spirits_of_ebon import OfferSpirits
from boneyard.games.too_many_bones.loot.decks import set_up_adventure
from boneyard.games.too_many_bones.loot.every_card import BY_KEY as LOOT_KEYS
from boneyard.games.too_many_bones.loot.every_card import CARDS, LOOT, TROVE
from boneyard.games.too_many_bones.loot.outside import LastLoot
from boneyard.games.too_many_bones.loot.uses import ChooseRestored
from boneyard.games.too_many_bones.model.adventure import HALF_REST
from boneyard.games.too_many_bones.model.dice import token
from boneyard.games.too_many_bones.model.ids import (
    ALL_STATS,
    ALLY,
    ATTACK,
    ATTACK_DIE,
    DEFENSE,
    DEFENSE_DIE,
    EXHAUSTED,
    FIRST_BADDIE,
    MED_KIT,
    NO_CHIP,
    NOBODY,
    POISON,
    READY,
    SMOKE_SCREEN,
    STUN,
    WEAKEN,
    ChipId,
    Dart,
    DartKind,
    EncounterId,
    Intuition,
    Lane,
    LockDie,
    SeenCard,
)
from boneyard.games.too_many_bones.model.mat import ALL_CELLS
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.who import NO_UNIT
from boneyard.games.too_many_bones.turns.choosing_dice import ChooseLateTarget, ChooseOneMore
from boneyard.games.too_many_bones.turns.resolving import ChooseResult
from tests.words.explained import explained
from tests.words.rare_battles import BOOMER, FROG, GOLEM, OTHER, PATCHES, PICKET, TANTRUM, WHO, at, table

MANY = (0, 1, 2, 9)
LOCKS = (lock("L", 3), lock("T", 4), lock("F", 5))
DICE = tuple(
    [LockDie(die) for die in (lock("L", 3), 1 << 12 | lock("L", 1), 2 << 12 | lock("T", 2))]
)  # grey, brown, yellow
CRITTERS = tuple([{at("a3"): 1, at("b4"): 2, at("a4"): 1}.get(cell, 0) for cell in ALL_CELLS])
TROVE_CARD = TROVE[0].card
ENCOUNTER = EncounterId(0)
CHIP = ChipId(3)
HERE, THERE = at("d4"), at("d3")


def rare_on_roads() -> list[Event]:
    """Every kind of event, with its extremes."""
    happened: list[Event] = [adventure_events.DayBegan(2, left) for left in MANY]
    for card, choice, flag in product((ENCOUNTER, EncounterId(40)), (0, 1), (False, True)):
        happened += [adventure_events.ChoiceTaken(card, choice, flag), adventure_events.EncounterEnded(card, flag)]
    happened += [
        adventure_events.EncounterDrawn(ENCOUNTER),
        adventure_events.EncounterShuffledIn(ENCOUNTER),
        loot_events.EncounterPutUnder(ENCOUNTER),
    ]
    happened += [adventure_events.TyrantChallenged(TYRANTS[0].chip), adventure_events.ProgressMade(1, 3)]
    happened += [adventure_events.AdventureEnded(won, 7) for won in (False, True)]
    happened += [adventure_events.PointsGained(WHO, points) for points in (1, 2)]
    happened += [
        adventure_events.SkillTrained(WHO, SMOKE_SCREEN),
        adventure_events.Rested(WHO, 5),
        adventure_events.LeaderChanged(OTHER),
    ]
    happened += [adventure_events.ChipScouted(WHO, CHIP, bottom) for bottom in (False, True)]
    happened.append(adventure_events.ChipStored(CHIP))
    happened += [adventure_events.DieRolled(who, 4) for who in (NO_UNIT, WHO)]
    happened += [battle_events.LostHp(WHO, 2, 3, why) for why in ("encounter", "brew")]
    for stat in ALL_STATS:
        happened.append(adventure_events.StatLowered(WHO, stat, 2))
    return [*happened, *cards_on_roads(), *locks_on_roads(), *darts_on_roads(), *pastimes_on_roads()]


def cards_on_roads() -> Iterator[Event]:
    """Cards that come and go, and what they do."""
    for card in (LOOT[0].card, TROVE_CARD):
        for seen in (SeenCard(card), as_seen(card)):
            yield adventure_events.LootGained(WHO, seen)
            yield adventure_events.LootDiscarded(WHO, seen)
            yield adventure_events.LootGiven(WHO, seen, OTHER)
        yield adventure_events.TroveOpened(WHO, card)
        yield adventure_events.LootUsed(WHO, card)
        yield loot_events.ChipLaid(WHO, card, CHIP)
        yield from (loot_events.ChipsLeft(WHO, card, left) for left in MANY)
    yield from (loot_events.PointsLowered(WHO, points) for points in MANY)
    yield from (loot_events.EffectAvoided(WHO, effect, 2) for effect in (POISON, STUN))
    yield from (loot_events.DieRestored(WHO, die, OTHER) for die in (MED_KIT, ATTACK_DIE))
    yield loot_events.BaddieDelayed(CHIP, Lane(1))
    yield loot_events.ShieldTaken(WHO, OTHER, 2)


def locks_on_roads() -> Iterator[Event]:
    """Locks that open and locks that do not."""
    for face in [Intuition(number) for number in range(3)]:
        yield contest_events.LockRolled(WHO, LOCKS[face], DICE, face)
        yield contest_events.LockRerolled(WHO, DICE[face], face)
        yield contest_events.LockOpened(WHO, LOCKS[face], DICE[:face])
    for again in (False, True):
        yield contest_events.LockHeld(WHO, LOCKS[0], again)
    yield from (contest_events.LockDieConverted(WHO, DICE[0]), contest_events.LockDieSaved(WHO, DICE[0]))
    yield from (loot_events.LockDieRaised(WHO, DICE[0]), loot_events.LockDieRerolled(WHO, DICE[0]))
    yield from (contest_events.LocksOpened(WHO, opened) for opened in range(4))


def darts_on_roads() -> Iterator[Event]:
    """Both sides of a game of darts."""
    shown = tuple([Dart(die) for die in (2, SHIELDS << 12 | 1, STATUS << 12 | shows(POISON, 2), BONE)])
    yield from (
        contest_events.DartsChosen(WHO, tuple(map(DartKind, kinds))) for kinds in ((0, 0, 1), (0, 1, 2), (1, 2, 2))
    )
    for foe in (False, True):
        yield contest_events.DartsTurnBegan(WHO, foe, 3)
        yield contest_events.DartsTurnLost(WHO, foe)
        yield from (contest_events.DartsThrown(WHO, foe, dice) for dice in ((), shown))
        yield contest_events.DartsShielded(WHO, foe, 2)
        yield contest_events.DartsEffectPut(WHO, foe, WEAKEN, 2)
        yield from (contest_events.DartsHurt(WHO, foe, 2, blocked, 1, 7, true=False) for blocked in (0, 1))
        yield contest_events.DartsHurt(WHO, foe, 2, 0, 2, 7, true=True)
        yield from (contest_events.DartsDieRemoved(WHO, foe, die) for die in shown[1:3])
    yield contest_events.DartsStunned(WHO)
    yield from (contest_events.DartsEnded(WHO, True, how) for how in ("hp", "knock out"))
    yield from (contest_events.DartsEnded(WHO, False, how) for how in ("hp", "time"))


def pastimes_on_roads() -> Iterator[Event]:
    """The small games."""
    yield minigame_events.LanternSeen(3)
    yield from (minigame_events.LanternTried(WHO, 3, rolled, rolled >= 3) for rolled in (2, 4))
    for count in MANY:
        yield minigame_events.BarrelHit(WHO, 1, 2, count)
        yield minigame_events.RubbleHit(HERE, 2, count)
    for hp in (1, 3):
        yield from (minigame_events.CrittersGone(HERE, hp), minigame_events.CrittersCaught(WHO, HERE, hp))
    yield from (minigame_events.CrittersJoined(HERE, THERE, 2), minigame_events.RubblePlaced(HERE, 3))
    yield minigame_events.GrenadeThrown(WHO, HERE, 2)


def road() -> TooManyBones:
    """A crowded mat on the way to a tyrant, with full bags."""
    s = table()
    set_up_adventure(s, TYRANTS[0].chip)
    s.adventure.card = ENCOUNTER
    s.party[BOOMER].bag = [carried(LOOT_KEYS[key].card) for key in ("multi_tool", "reflex_powder", "mech_pick")]
    s.party[BOOMER].bag.append(carried(TROVE_CARD))
    s.party[PATCHES].bag = [carried(LOOT_KEYS[key].card) for key in ("zelfey_seeds", "multi_tool", "tewaren_gem")]
    s.party[TANTRUM].bag = [carried(TROVE[1].card)]
    s.party[PATCHES].skills[MED_KIT % 16] = READY
    s.party[PICKET].skills[0] = EXHAUSTED
    s.party[PICKET].spent_attack = 1
    s.party[BOOMER].points = 2
    s.defeated = [3]
    s.turn.unrolled_defense = 1
    s.turn.roll += [token(ATTACK_DIE, 0, 2)]
    return s


def attempt(again: bool = True) -> Picking:
    """Dice that open the first lock in more than one way."""
    return Picking(BOOMER, OF_BAG, TROVE_CARD, LOCKS, 0, 0, DICE, again=again, retried=False)


def game_of_darts(turn: int) -> Darts:
    """Shields on both sides, and everybody weakened."""
    own = [Dart(0), Dart(SHIELDS << 12 | 2), Dart(STATUS << 12 | shows(WEAKEN, 1))]
    other = [OPPONENT_DICE[0], Dart(SHIELDS << 12 | 1), Dart(STATUS << 12 | shows(WEAKEN, 1))]
    return Darts(BOOMER, turn, [5, 7], [own, other], stunned=False)


def questions_on_roads() -> Iterator[Ask]:
    """One of every kind."""
    yield from (
        ChooseEncounterOrTyrant(),
        ChooseLesson(BOOMER, 0),
        ChooseLesson(PICKET, 1),
        OfferMap(BOOMER),
        ChooseEncounter(ENCOUNTER, EncounterId(1)),
    )
    yield from (OfferTrainingLoot(BOOMER, ATTACK, 1), OfferTrainingLoot(BOOMER, DEFENSE, 2))
    yield from (ChooseOwner(LOOT[0].card), ChooseOwner(TROVE_CARD), Camp())
    yield from (ChooseFind(BOOMER, (LOOT[0].card, LOOT[1].card)), ChooseStack(BOOMER, (0, 1, 2)))
    yield from (ChooseFate(BOOMER, 0, 0), *[UseIntuition(attempt(), Intuition(face)) for face in range(3)])
    yield from (OfferMechPick(attempt().in_hand()), LastLoot((BOOMER, PATCHES)))
    yield from (UseLockLoot(attempt()), ChooseLockDice(attempt()), ChooseLockDice(attempt(again=False)))
    yield from (ChooseLockDie(attempt(), BOOMER, LOOT_KEYS[key].card) for key in ("multi_tool", "reflex_powder"))
    yield PlayDarts(BOOMER)
    for turn in (1, 2):
        game = game_of_darts(turn)
        yield from (SoakDarts(game, 1), ChooseWithout(game), SpendDartsBones(game, (BONE, BONE, BONE), 3))
    yield from (OfferFlare(BOOMER, 1), OfferFlare(BOOMER, 7), SendSquirrel(BOOMER), OfferKnife(BOOMER))
    yield from (OfferOptics(BOOMER), OfferSpirits(BOOMER, POISON, 2))
    yield from (ChooseShieldToTake(BOOMER), ChoosePoison(BOOMER), OfferInitiativeAgain((0, 1), (3, 4), 0))
    yield from (ChooseOneMore(BOOMER), ChooseRestored(BOOMER))
    yield from questions_of_cards()


def questions_of_cards() -> Iterator[Ask]:
    """What encounters ask."""
    yield from (ChoosePicker(TROVE_CARD), ChooseFirstIn(()), ChooseFront((0, 1)), ChooseShooter())
    yield from (ChooseVolley(BOOMER), ChooseVolley(TANTRUM), ChooseDepth(), ChoosePrice(), ChooseChampion())
    yield from (ChooseHeight(0), ChooseTinkerer(), ChooseBlasted(3), ChooseDuellist(), ChooseArcher())
    yield from (*[ChooseExhausted(count) for count in MANY], ChooseBurglar(TROVE_CARD), ChooseBarrels())
    yield from (ChooseLantern((2, 3), (1,)), ChooseRun(CRITTERS, (at("a3"),), ()), ChooseStray(CRITTERS))
    yield from (ChooseRun(CRITTERS, (at("b4"),), ()), ChooseStalk(CRITTERS, BOOMER), ChooseCritter(CRITTERS, BOOMER, 2))
    yield from (ChooseRubble(CRITTERS, 2), ChooseBlast(CRITTERS, (1, 2, 0, 0)), ChooseOffering(0))
    yield from (ChooseKept(BOOMER, (LOOT[0].card, LOOT[1].card)), ChooseKept(BOOMER, (TROVE_CARD, TROVE[1].card)))
    yield from (OfferTry(BOOMER, TROVE_CARD), PartWithLoot(), ChooseForfeit(BOOMER), ChooseBribe(BOOMER))
    yield from (ChooseRetreat(PATCHES), ChooseLostDie(PATCHES), PlaceAlly(NO_CHIP, 4), MoveMohlnor(), ChooseHisTarget())
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
        s.adventure.card = card.card
        yield from presented(s, MeetEncounter())
    s = road()
    s.adventure.day = 12
    yield from presented(s, ChooseEncounterOrTyrant())
    s.adventure.marks |= HALF_REST
    s.party[BOOMER].bag *= 2
    s.party[PATCHES].chores |= FINISHED
    yield from presented(s, Camp())
    s.party[BOOMER].bag = []
    yield from presented(s, Camp())
    yield from cards_in_battle()
    yield from asked_only_sometimes()
    yield from presented(s, ChooseOwner(LOOT[0].card))


def cards_in_battle() -> Iterator[Prompt]:
    """Every card as it is offered in a turn, at somebody or at nobody."""
    s = road()
    s.agenda = [ChooseResult(BOOMER)]
    settle(s)
    plays = [pick(PLAY, card.card, aim) for card in CARDS for aim in (NO_AIM, GEARLOC_AIM + 1, at("b3"))]
    turns = [pick(TURN, token(DEFENSE_DIE, 3, value)) for value in (1, 2)]
    yield explained(TOO_MANY_BONES, s, Decision(BOOMER, "result", tuple(plays + turns)))


def asked_only_sometimes() -> Iterator[Prompt]:
    """What is asked only if somebody carries too much, or the right card, or has dice left."""
    s = road()
    s.party[BOOMER].bag *= 2
    yield from presented(s, ChooseDrop(BOOMER))
    wanted = [LOOT_KEYS[key] for key in ("shoulder_mounted_rock_slinger", "micro_neural_implant")]
    s.party[BOOMER].bag = [carried(card.card) | len(card.locks) << 8 for card in wanted]  # with their locks open
    s.turn.target = NOBODY
    yield from presented(s, ChooseLateTarget(BOOMER))
    for baddie in (FROG, GOLEM):
        yield from presented(s, OfferSling(baddie, BOOMER))
    for seat in (BOOMER, PATCHES, PICKET, TANTRUM):
        yield from presented(s, OfferShields(seat))
    yield from presented(s, ChooseConsumable(TANTRUM))


def presented(s: TooManyBones, question: Ask) -> Iterator[Prompt]:
    """A question that is put on this table, to each seat."""
    s.agenda = [question]
    settle(s)
    for decision in s.open:
        yield explained(TOO_MANY_BONES, s, decision)


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
