"""The sentences of the log, as keys of the catalogues. They are made from an event alone, without the table."""

from __future__ import annotations

from boneyard.core.decision import Phrase
from boneyard.core.event import Event
from boneyard.games.too_many_bones.answers.picks import STARTS
from boneyard.games.too_many_bones.battle.rolling import bones_shown
from boneyard.games.too_many_bones.content.baddie_skills import FACES as TYRANT_FACES
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.events.battle import (
    Avoided,
    BattleLost,
    BattleWon,
    BonesKept,
    BonesLost,
    Buffed,
    Defeated,
    DiceSpent,
    DieExhausted,
    DiePlaced,
    DieTurned,
    DieUsed,
    EffectEnded,
    EffectPut,
    Entered,
    Healed,
    Hurt,
    InitiativeSet,
    KnockedOut,
    Left,
    LostHp,
    MeterMoved,
    Moved,
    NoTarget,
    OutOfReach,
    PlanUsed,
    Queued,
    Redirected,
    Rerolled,
    Revived,
    Rolled,
    RoundBegan,
    Shielded,
    SkillUsed,
    StartWorked,
    StatRaised,
    StatSetAside,
    Targeted,
    TrainingFailed,
    TurnBegan,
    TurnLost,
    TyrantRolled,
    Unharmed,
)
from boneyard.games.too_many_bones.model.dice import die_of, value_of
from boneyard.games.too_many_bones.model.ids import DEFENSE_DIE, FIRST_BADDIE, NOBODY, STATS
from boneyard.games.too_many_bones.model.who import ORB_NAME, name_of, unit_of
from boneyard.games.too_many_bones.shown.adventure_log import tell_road
from boneyard.games.too_many_bones.shown.names import (
    baddie_skill_words,
    dice_words,
    die_words,
    effect_phrase,
    effect_words,
    face_text,
    phrase,
    shown_words,
    square,
    sums_of,
    unit_words,
)


def tell(event: Event) -> Phrase:
    """The sentence for an event; first come the events of every turn."""
    if isinstance(event, RoundBegan):
        tiring = event.round >= FACTS["rounds.fatigue_from"]
        return phrase("round-began-tired" if tiring else "round-began", round=event.round)
    if isinstance(event, TurnBegan):
        return phrase("turn-began", name=unit_words(event.who), side=side_of(event.who))
    if isinstance(event, TurnLost):
        return phrase("turn-lost", name=unit_words(event.who))
    if isinstance(event, StartWorked):
        return phrase("start-worked", name=unit_words(event.who), what=phrase(f"opt-next-{STARTS[event.start]}"))
    if isinstance(event, Moved):
        return tell_move(event)
    if isinstance(event, Targeted):
        return phrase("targeted", name=unit_words(event.who), target=unit_words(event.target))
    if isinstance(event, NoTarget):
        return phrase("no-target", name=unit_words(event.who))
    if isinstance(event, OutOfReach):
        return phrase("out-of-reach", name=unit_words(event.who), target=unit_words(event.target))
    if isinstance(event, Rolled | Rerolled):
        return tell_roll(event)
    if isinstance(event, Hurt):
        return tell_hurt(event)
    if isinstance(event, Healed):
        return phrase("healed", name=unit_words(event.who), amount=event.amount, hp=event.hp)
    return tell_dice(event)


def side_of(who: int) -> str:
    """Which side a unit is on, as a selector for the wording."""
    return "gearloc" if unit_of(who) < FIRST_BADDIE else "baddie"


def tell_move(event: Moved) -> Phrase:
    """From one position to another; `how` is one word of a fixed list."""
    return phrase(f"moved-{event.how}", name=unit_words(event.who), start=square(event.start), to=square(event.to))


def tell_roll(event: Rolled | Rerolled) -> Phrase:
    """All dice with what they show, and what the white ones come to."""
    again = "rerolled" if isinstance(event, Rerolled) else "rolled"
    dice, sums = dice_words(event.dice), sums_of(event.dice)
    if event.who == NOBODY:
        return phrase("rolled-by-nobody", dice=dice)
    name = unit_words(event.who)
    if event.use != "battle":
        return phrase(f"{again}-{event.use}", name=name, dice=dice, bones=bones_shown(list(event.dice)))
    if len(event.dice) == 1 or not sums:
        return phrase(again, name=name, dice=dice)
    return phrase(f"{again}-sum", name=name, dice=dice, sums=sums)


def tell_hurt(event: Hurt) -> Phrase:
    """The whole arithmetic of damage; an Orb has no turn of its own, so it is named."""
    reckoned = damage_sum(event.who, event.amount, event.flat, event.blocked, event.buffed, event.capped, event.true)
    if event.by != NOBODY and name_of(event.by) == ORB_NAME:
        return phrase("hurt-by-orb", name=unit_words(event.who), sum=reckoned, lost=event.lost, hp=event.hp)
    return phrase("hurt", name=unit_words(event.who), sum=reckoned, lost=event.lost, hp=event.hp)


def damage_sum(who: int, amount: int, flat: int, blocked: int, buffed: int, capped: int, true: bool) -> Phrase:
    """The damage, and what was taken off it by what."""
    less = taken_off(who, flat, blocked, buffed, capped)
    kind = "true" if true else "plain"
    if not less:
        return phrase("damage", amount=amount, kind=kind)
    return phrase("damage-less", amount=amount, kind=kind, less=less)


def taken_off(who: int, flat: int, blocked: int, buffed: int, capped: int) -> tuple[Phrase, ...]:
    """The reductions of damage, in their order (TMB-183)."""
    less: list[Phrase] = []
    if flat:
        less.append(phrase("less-flat", side=side_of(who), count=flat))
    if blocked:
        less.append(phrase("less-shields", count=blocked))
    if buffed:
        less.append(phrase("less-buff", count=buffed))
    if capped:
        less.append(phrase("less-hardy", count=capped))
    return tuple(less)


def tell_dice(event: Event) -> Phrase:
    """What becomes of dice."""
    if isinstance(event, Shielded):
        slot = "chip" if side_of(event.who) == "baddie" else "locked" if event.locked else "active"
        return phrase("shielded", name=unit_words(event.who), value=event.value, slot=slot)
    if isinstance(event, DiePlaced):
        key = "die-placed-ally" if event.place == "active" and event.on != event.who else f"die-placed-{event.place}"
        if (event.place == "active" and event.on == event.who) or event.place in ("locked", "mat"):
            return phrase(key, name=unit_words(event.who), die=shown_words(event.die))
        return phrase(key, name=unit_words(event.who), die=shown_words(event.die), holder=unit_words(event.on))
    if isinstance(event, DieUsed):
        return phrase("die-used", name=unit_words(event.who), die=shown_words(event.die), text=face_text(event.die))
    if isinstance(event, DieTurned) and die_of(event.die) == DEFENSE_DIE:
        return phrase("shield-turned", name=unit_words(event.who), value=value_of(event.die))
    if isinstance(event, DieTurned):
        return phrase("die-turned", name=unit_words(event.who), die=shown_words(event.die))
    if isinstance(event, DieExhausted):
        return phrase("die-exhausted", name=unit_words(event.who), die=die_words(event.die))
    if isinstance(event, DiceSpent):
        return phrase("dice-spent", name=unit_words(event.who), stat=STATS[event.stat], count=event.count)
    if isinstance(event, BonesKept):
        return phrase("bones-kept", name=unit_words(event.who), bones=event.bones, total=event.total)
    if isinstance(event, BonesLost):
        return phrase("bones-lost", name=unit_words(event.who), bones=event.bones)
    if isinstance(event, PlanUsed):
        return tell_plan(event)
    return tell_effect(event)


def tell_plan(event: PlanUsed) -> Phrase:
    """An ability by its name and words; six bones flip the innate."""
    sheet = SHEETS[name_of(event.who)]
    for ability in sheet.plan:
        if ability.bones == event.cost:
            return phrase("plan-used", name=sheet.name, bones=event.cost, ability=ability.name, text=ability.text)
    plus = sheet.innate_plus
    return phrase("innate-flipped", name=sheet.name, bones=event.cost, innate=plus.name, text=plus.text)


def tell_tyrant_die(event: TyrantRolled) -> Phrase:
    """The face of a tyrant's die and its text, unless the text needs a number that was not rolled."""
    face = TYRANT_FACES[event.face]
    if face.valued:
        return phrase("tyrant-rolled", name=unit_words(event.who), face=face.name)
    return phrase("tyrant-rolled-text", name=unit_words(event.who), face=face.name, text=face.text)


def tell_effect(event: Event) -> Phrase:
    """Effects, skills of baddies, and what stops an attack."""
    if isinstance(event, EffectPut):
        if event.value == 0:
            return phrase("effect-over", name=unit_words(event.who), effect=effect_words(event.effect))
        return phrase("effect-put", name=unit_words(event.who), effect=effect_phrase(event.effect, event.value))
    if isinstance(event, EffectEnded):
        return phrase("effect-over", name=unit_words(event.who), effect=effect_words(event.effect))
    if isinstance(event, SkillUsed):
        return phrase("skill-used", name=unit_words(event.who), skill=baddie_skill_words(event.trait, event.value))
    if isinstance(event, TyrantRolled):
        return tell_tyrant_die(event)
    if isinstance(event, Avoided):
        return phrase("avoided", name=unit_words(event.who), die=die_words(event.die))
    if isinstance(event, Redirected):
        return phrase("redirected", name=unit_words(event.who), to=unit_words(event.to))
    if isinstance(event, Unharmed):
        return phrase("unharmed", name=unit_words(event.who), amount=event.amount)
    if isinstance(event, LostHp):
        return phrase(f"lost-hp-{event.why}", name=unit_words(event.who), amount=event.amount, hp=event.hp)
    if isinstance(event, Buffed):
        return phrase("buffed", name=unit_words(event.who), buff=event.buff)
    return tell_stats(event)


def tell_stats(event: Event) -> Phrase:
    """Stats that change for a battle or for good."""
    if isinstance(event, StatRaised):
        return phrase("stat-raised", name=unit_words(event.who), stat=STATS[event.stat], value=event.value)
    if isinstance(event, TrainingFailed):
        return phrase("training-failed", name=unit_words(event.who), stat=STATS[event.stat])
    if isinstance(event, StatSetAside):
        return phrase("stat-set-aside", name=unit_words(event.who), stat=STATS[event.stat])
    return tell_course(event)


def tell_course(event: Event) -> Phrase:
    """Who comes and goes, and how the battle ends."""
    if isinstance(event, Entered):
        return phrase("entered", name=unit_words(event.who), square=square(event.cell))
    if isinstance(event, Left):
        return phrase("left-for-queue" if event.queue else "left", name=unit_words(event.who))
    if isinstance(event, Queued):
        return tell_queue(event)
    if isinstance(event, InitiativeSet):
        return phrase("initiative-set", name=unit_words(event.who), value=event.value)
    if isinstance(event, MeterMoved):
        way = "down" if event.places > 0 else "up"
        return phrase("meter-moved", name=unit_words(event.who), places=abs(event.places), way=way)
    if isinstance(event, KnockedOut):
        return phrase("knocked-out", name=unit_words(event.who))
    if isinstance(event, Revived):
        return phrase("revived", name=unit_words(event.who), hp=event.hp)
    if isinstance(event, Defeated):
        return tell_defeat(event)
    if isinstance(event, BattleWon):
        return phrase("battle-won", round=event.round)
    if isinstance(event, BattleLost):
        return phrase(f"battle-lost-{event.why}", round=event.round)
    return tell_road(event)


def tell_queue(event: Queued) -> Phrase:
    """A chip that lies face down shows only what it is worth."""
    end = "top" if event.top else "bottom"
    if event.chip == NOBODY:
        return phrase("queued-hidden", points=event.points, end=end)
    return phrase("queued", name=CHIPS[event.chip].name, end=end)


def tell_defeat(event: Defeated) -> Phrase:
    """Who was defeated, and by whom if anybody."""
    rises = "rises" if event.rises else "stays"
    if event.by == NOBODY:
        return phrase("defeated", name=unit_words(event.who), rises=rises)
    return phrase("defeated-by", name=unit_words(event.who), by=unit_words(event.by), rises=rises)
