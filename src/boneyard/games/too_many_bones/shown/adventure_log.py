"""The sentences of the log between battles: days, cards, locks, darts and the small games of some encounters."""

from __future__ import annotations

from boneyard.core.decision import Argument, Phrase
from boneyard.core.event import Event
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters.all import ENCOUNTERS
from boneyard.games.too_many_bones.content.facts import INTUITION
from boneyard.games.too_many_bones.content.loot import CARDS
from boneyard.games.too_many_bones.events.adventure import (
    AdventureEnded,
    ChipScouted,
    ChipStored,
    ChoiceTaken,
    DayBegan,
    DieRolled,
    EncounterDrawn,
    EncounterEnded,
    EncounterShuffledIn,
    LeaderChanged,
    LootDiscarded,
    LootGained,
    LootGiven,
    LootUsed,
    PointsGained,
    ProgressMade,
    Rested,
    SkillTrained,
    StatLowered,
    TroveOpened,
    TyrantChallenged,
)
from boneyard.games.too_many_bones.events.contests import (
    DartsChosen,
    DartsDieRemoved,
    DartsEffectPut,
    DartsEnded,
    DartsHurt,
    DartsShielded,
    DartsStunned,
    DartsThrown,
    DartsTurnBegan,
    DartsTurnLost,
    LockDieConverted,
    LockDieSaved,
    LockHeld,
    LockOpened,
    LockRerolled,
    LockRolled,
    LocksOpened,
)
from boneyard.games.too_many_bones.events.loot import (
    BaddieDelayed,
    ChipLaid,
    ChipsLeft,
    DieRestored,
    EffectAvoided,
    EncounterPutUnder,
    LockDieRaised,
    LockDieRerolled,
    PointsLowered,
    ShieldTaken,
)
from boneyard.games.too_many_bones.events.minigames import (
    BarrelHit,
    CrittersCaught,
    CrittersGone,
    CrittersJoined,
    GrenadeThrown,
    LanternSeen,
    LanternTried,
    RubbleHit,
    RubblePlaced,
)
from boneyard.games.too_many_bones.model.ids import NOBODY, STATS
from boneyard.games.too_many_bones.shown.card_names import (
    dart_words,
    darts_words,
    drawn_words,
    encounter_words,
    lock_dice_words,
    lock_die_words,
    lock_words,
)
from boneyard.games.too_many_bones.shown.names import die_words, effect_phrase, phrase, square, unit_words


def tell_road(event: Event) -> Phrase:
    """The days and their encounters."""
    if isinstance(event, DayBegan):
        return phrase("day-began", day=event.day, left=event.left)
    if isinstance(event, EncounterDrawn):
        return phrase("encounter-drawn", title=encounter_words(event.card))
    if isinstance(event, TyrantChallenged):
        return phrase("tyrant-challenged", tyrant=CHIPS[event.chip].name)
    if isinstance(event, ChoiceTaken):
        label = ENCOUNTERS[event.card].choices[event.choice].label
        return phrase("choice-forced" if event.instead else "choice-taken", label=label)
    if isinstance(event, EncounterEnded):
        how = "success" if event.success else "failure"
        return phrase("encounter-ended", title=encounter_words(event.card), how=how)
    if isinstance(event, EncounterShuffledIn):
        return phrase("encounter-shuffled-in", title=encounter_words(event.card))
    if isinstance(event, EncounterPutUnder):
        return phrase("encounter-put-under", title=encounter_words(event.card))
    if isinstance(event, ProgressMade):
        return phrase("progress-made", points=event.points, progress=event.progress)
    if isinstance(event, AdventureEnded):
        return phrase("adventure-won" if event.won else "adventure-lost", day=event.day)
    return tell_growth(event)


def tell_growth(event: Event) -> Phrase:
    """Training, rest and scouting."""
    if isinstance(event, PointsGained):
        return phrase("points-gained", name=unit_words(event.who), points=event.points)
    if isinstance(event, SkillTrained):
        return phrase("skill-trained", name=unit_words(event.who), die=die_words(event.die))
    if isinstance(event, StatLowered):
        return phrase("stat-lowered", name=unit_words(event.who), stat=STATS[event.stat], value=event.value)
    if isinstance(event, LeaderChanged):
        return phrase("leader-changed", name=unit_words(event.who))
    if isinstance(event, Rested):
        return phrase("rested", name=unit_words(event.who), hp=event.hp)
    if isinstance(event, ChipScouted):
        key = "chip-buried" if event.bottom else "chip-scouted"
        return phrase(key, name=unit_words(event.who), chip=CHIPS[event.chip].name)
    if isinstance(event, ChipStored):
        return phrase("chip-stored", chip=CHIPS[event.chip].name)
    if isinstance(event, DieRolled):
        if event.who == NOBODY:
            return phrase("party-rolled", shown=event.shown)
        return phrase("die-rolled", name=unit_words(event.who), shown=event.shown)
    return tell_cards(event)


def tell_cards(event: Event) -> Phrase:
    """Cards that come and go; trove is told by its locks until it is open (TMB-003)."""
    if isinstance(event, LootGained):
        return phrase("loot-gained", name=unit_words(event.who), card=drawn_words(event.card))
    if isinstance(event, LootDiscarded):
        return phrase("loot-discarded", name=unit_words(event.who), card=drawn_words(event.card))
    if isinstance(event, LootGiven):
        return phrase("loot-given", name=unit_words(event.who), card=drawn_words(event.card), to=unit_words(event.to))
    if isinstance(event, TroveOpened):
        return phrase("trove-opened", name=unit_words(event.who), card=CARDS[event.card].name)
    if isinstance(event, LootUsed):
        return phrase("loot-used", name=unit_words(event.who), card=CARDS[event.card].name)
    if isinstance(event, ChipLaid):
        return phrase("chip-laid", card=CARDS[event.card].name, chip=CHIPS[event.chip].name)
    if isinstance(event, ChipsLeft):
        return phrase("chips-left", card=CARDS[event.card].name, left=event.left)
    return tell_loot(event)


def tell_loot(event: Event) -> Phrase:
    """What cards of loot do."""
    if isinstance(event, PointsLowered):
        return phrase("points-lowered", points=event.points)
    if isinstance(event, BaddieDelayed):
        return phrase("baddie-delayed", chip=CHIPS[event.chip].name, lane=event.lane + 1)
    if isinstance(event, EffectAvoided):
        return phrase("effect-avoided", name=unit_words(event.who), effect=effect_phrase(event.effect, event.value))
    if isinstance(event, ShieldTaken):
        taker, loser = unit_words(event.who), unit_words(event.target)
        return phrase("shield-taken", name=taker, target=loser, value=event.value)
    if isinstance(event, DieRestored):
        return phrase("die-restored", name=unit_words(event.to), die=die_words(event.die))
    return tell_locks(event)


def tell_locks(event: Event) -> Phrase:
    """An attempt at locks."""
    if isinstance(event, LockRolled):
        return phrase(
            "lock-rolled",
            name=unit_words(event.who),
            lock=lock_words(event.lock),
            dice=lock_dice_words(event.shown),
            face=INTUITION[event.intuition],
        )
    if isinstance(event, LockRerolled):
        die = lock_die_words(event.shown)
        return phrase("lock-rerolled", name=unit_words(event.who), die=die, face=INTUITION[event.intuition])
    if isinstance(event, LockDieConverted):
        return phrase("lock-converted", name=unit_words(event.who), die=lock_die_words(event.shown))
    if isinstance(event, LockDieSaved):
        return phrase("lock-saved", name=unit_words(event.who), die=lock_die_words(event.shown))
    if isinstance(event, LockDieRaised):
        return phrase("lock-raised", name=unit_words(event.who), die=lock_die_words(event.die))
    if isinstance(event, LockDieRerolled):
        return phrase("lock-die-rerolled", name=unit_words(event.who), die=lock_die_words(event.die))
    if isinstance(event, LockOpened):
        if not event.shown:
            return phrase("lock-opened", name=unit_words(event.who), lock=lock_words(event.lock))
        dice = lock_dice_words(event.shown)
        return phrase("lock-opened-with", name=unit_words(event.who), lock=lock_words(event.lock), dice=dice)
    if isinstance(event, LockHeld):
        again = "again" if event.again else "over"
        return phrase("lock-held", name=unit_words(event.who), lock=lock_words(event.lock), again=again)
    if isinstance(event, LocksOpened):
        return phrase("locks-opened", name=unit_words(event.who), count=event.opened)
    return tell_darts(event)


def side(foe: bool) -> str:
    """Whose side of a darts game it is, as a selector for the wording."""
    return "foe" if foe else "own"


def tell_darts(event: Event) -> Phrase:
    """A game of Deadly Darts."""
    if isinstance(event, DartsChosen):
        return phrase("darts-chosen", name=unit_words(event.who), dice=darts_words(event.kinds))
    if isinstance(event, DartsTurnBegan):
        return phrase("darts-turn", name=unit_words(event.who), side=side(event.foe), turn=event.turn)
    if isinstance(event, DartsTurnLost):
        return phrase("darts-turn-lost", name=unit_words(event.who), side=side(event.foe))
    if isinstance(event, DartsThrown):
        if not event.shown:
            return phrase("darts-thrown-nothing", name=unit_words(event.who), side=side(event.foe))
        dice = tuple([dart_words(die) for die in event.shown])
        return phrase("darts-thrown", name=unit_words(event.who), side=side(event.foe), dice=dice)
    if isinstance(event, DartsShielded):
        return phrase("darts-shielded", name=unit_words(event.who), side=side(event.foe), value=event.value)
    if isinstance(event, DartsEffectPut):
        effect = effect_phrase(event.effect, event.value)
        return phrase("darts-effect", name=unit_words(event.who), side=side(event.foe), effect=effect)
    if isinstance(event, DartsHurt):
        return tell_dart(event)
    if isinstance(event, DartsDieRemoved):
        die = dart_words(event.shown)
        return phrase("darts-removed", name=unit_words(event.who), side=side(event.foe), die=die)
    if isinstance(event, DartsStunned):
        return phrase("darts-stunned", name=unit_words(event.who))
    if isinstance(event, DartsEnded):
        how = event.how.replace(" ", "-")
        return phrase("darts-won" if event.won else "darts-lost", name=unit_words(event.who), how=how)
    return tell_pastimes(event)


def tell_dart(event: DartsHurt) -> Phrase:
    """Damage at darts, and how much of it shields have stopped."""
    args: dict[str, Argument] = {"name": unit_words(event.who), "side": side(event.foe), "lost": event.lost}
    if event.true:
        return phrase("darts-poisoned", **args, hp=event.hp)
    if event.blocked:
        return phrase("darts-blocked", **args, blocked=event.blocked, hp=event.hp)
    return phrase("darts-hurt", **args, hp=event.hp)


def tell_pastimes(event: Event) -> Phrase:
    """The small games of some encounters."""
    if isinstance(event, BarrelHit):
        hit: dict[str, Argument] = {"number": event.number, "amount": event.amount, "left": event.left}
        return phrase("barrel-hit", name=unit_words(event.who), **hit)
    if isinstance(event, LanternSeen):
        return phrase("lantern-seen", value=event.value)
    if isinstance(event, LanternTried):
        out = "out" if event.out else "lit"
        return phrase("lantern-tried", name=unit_words(event.who), value=event.value, rolled=event.rolled, out=out)
    if isinstance(event, CrittersJoined):
        return phrase("critters-joined", start=square(event.start), to=square(event.to), hp=event.hp)
    if isinstance(event, CrittersGone):
        return phrase("critters-gone", square=square(event.cell), hp=event.hp)
    if isinstance(event, CrittersCaught):
        return phrase("critters-caught", name=unit_words(event.who), square=square(event.cell), hp=event.hp)
    if isinstance(event, RubblePlaced):
        return phrase("rubble-placed", square=square(event.cell), hp=event.hp)
    if isinstance(event, GrenadeThrown):
        return phrase("grenade-thrown", name=unit_words(event.who), square=square(event.cell), amount=event.amount)
    assert isinstance(event, RubbleHit), type(event)
    return phrase("rubble-hit", square=square(event.cell), amount=event.amount, left=event.left)
