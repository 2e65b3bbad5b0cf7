"""The sentences of the log, as keys of the catalogues. They are made from an event alone, without the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boneyard.core.decision import Argument, Phrase
from boneyard.core.event import Event, Sentences, arguments, key_of, log_line
from boneyard.games.too_many_bones.battle.rolling import bones_shown
from boneyard.games.too_many_bones.content.baddie_skills import FACES as TYRANT_FACES
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters import ENCOUNTERS
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.names import (
    KEY,
    baddie_skill_words,
    effect_phrase,
    face_text,
    phrase,
    sums_of,
    unit_words,
)
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.events.adventure import AdventureEnded, ChipScouted, ChoiceTaken, DieRolled
from boneyard.games.too_many_bones.events.battle import (
    BattleLost,
    Defeated,
    DiePlaced,
    DieTurned,
    DieUsed,
    EffectPut,
    Hurt,
    Left,
    LostHp,
    MeterMoved,
    Moved,
    PlanUsed,
    Queued,
    Rerolled,
    Rolled,
    RoundBegan,
    Shielded,
    SkillUsed,
    TurnBegan,
    TyrantRolled,
)
from boneyard.games.too_many_bones.events.contests import (
    DartsEffectPut,
    DartsEnded,
    DartsHurt,
    DartsThrown,
    LockOpened,
)
from boneyard.games.too_many_bones.events.loot import ChipLaid, ChipsLeft, DieRestored, EffectAvoided, PointsLowered
from boneyard.games.too_many_bones.model.dice import die_of, value_of
from boneyard.games.too_many_bones.model.ids import DEFENSE_DIE, FIRST_BADDIE, NOBODY, UnitRef
from boneyard.games.too_many_bones.model.who import ORB_NAME, name_of, unit_of
from boneyard.games.too_many_bones.shown.event_words import WORDS


def tell(event: Event) -> Phrase:
    """The sentence for an event."""
    return log_line(event, KEY, WORDS, SPECIAL)


def line(event: Event, key: str, *without: str, **more: Argument) -> Phrase:
    """A sentence of the fields of an event, some of them left out."""
    return phrase(key, **{**arguments(event, WORDS, without), **more})


def by_word(field: str, *without: str) -> Callable[[Any], Phrase]:
    """A sentence that is chosen by a word of a closed list, which is one of the fields."""

    def said(event: Event) -> Phrase:
        word = getattr(event, field).replace("_", "-")
        return line(event, f"{key_of(type(event))}-{word}", field, *without)

    return said


def by_whether(field: str, key: str, otherwise: str) -> Callable[[Any], Phrase]:
    """One of two sentences, by a field that neither mentions."""
    return lambda event: line(event, key if getattr(event, field) else otherwise, field)


def with_or_without(field: str, key: str, otherwise: str) -> Callable[[Any], Phrase]:
    """A sentence that mentions a field, or another where that is nobody or nothing."""
    nothing = (NOBODY, ())
    return lambda event: line(event, otherwise, field) if getattr(event, field) in nothing else line(event, key)


def numbered_effect(event: EffectPut | EffectAvoided | DartsEffectPut) -> Phrase:
    """An effect die with its number."""
    return line(event, key_of(type(event)), "value", effect=effect_phrase(event.effect, event.value))


# Battles.


def side_of(who: UnitRef) -> str:
    """Which side a unit is on, to choose the wording by."""
    return "gearloc" if unit_of(who) < FIRST_BADDIE else "baddie"


def tell_round(event: RoundBegan) -> Phrase:
    """From some round on everybody tires."""
    return line(event, "round-began-tired" if event.round >= FACTS["rounds.fatigue_from"] else "round-began")


def tell_turn(event: TurnBegan) -> Phrase:
    """Gearlocs take turns, baddies act."""
    return line(event, "turn-began", side=side_of(event.who))


def tell_queue(event: Queued) -> Phrase:
    """A chip that lies face down shows only what it is worth."""
    if event.chip == NOBODY:
        return line(event, "queued-hidden", "chip")
    return line(event, "queued", "chip", "points", name=CHIPS[event.chip].name)


def tell_meter(event: MeterMoved) -> Phrase:
    """So many places up or down."""
    return line(event, "meter-moved", places=abs(event.places), way="down" if event.places > 0 else "up")


def tell_roll(event: Rolled | Rerolled) -> Phrase:
    """All dice with what they show, and what the white ones come to."""
    rolled, sums = key_of(type(event)), sums_of(event.dice)
    if event.who == NOBODY:
        return line(event, "rolled-by-nobody", "who", "use")
    if event.use != "battle":
        return line(event, f"{rolled}-{event.use}", "use", bones=bones_shown(list(event.dice)))
    if len(event.dice) == 1 or not sums:
        return line(event, rolled, "use")
    return line(event, f"{rolled}-sum", "use", sums=sums)


def tell_tyrant_die(event: TyrantRolled) -> Phrase:
    """The face of a tyrant's die and its text, unless the text needs a number that was not rolled."""
    face = TYRANT_FACES[event.face]
    return line(event, "tyrant-rolled") if face.valued else line(event, "tyrant-rolled-text", text=face.text)


def tell_skill(event: SkillUsed) -> Phrase:
    """A skill of a baddie with its number."""
    return line(event, "skill-used", "value", "trait", skill=baddie_skill_words(event.trait, event.value))


def tell_shield(event: Shielded) -> Phrase:
    """Where a defense die is kept."""
    slot = "chip" if side_of(event.who) == "baddie" else "locked" if event.locked else "active"
    return line(event, "shielded", "locked", slot=slot)


def tell_hurt(event: Hurt) -> Phrase:
    """The whole arithmetic of damage; an Orb has no turn of its own, so it is named."""
    reckoned = damage_sum(event.who, event.amount, event.flat, event.blocked, event.buffed, event.capped, event.true)
    key = "hurt-by-orb" if event.by != NOBODY and name_of(event.by) == ORB_NAME else "hurt"
    return phrase(key, name=unit_words(event.who), sum=reckoned, lost=event.lost, hp=event.hp)


def damage_sum(who: UnitRef, amount: int, flat: int, blocked: int, buffed: int, capped: int, true: bool) -> Phrase:
    """The damage, and what was taken off it by what."""
    less = taken_off(who, flat, blocked, buffed, capped)
    kind = "true" if true else "plain"
    if not less:
        return phrase("damage", amount=amount, kind=kind)
    return phrase("damage-less", amount=amount, kind=kind, less=less)


def taken_off(who: UnitRef, flat: int, blocked: int, buffed: int, capped: int) -> tuple[Phrase, ...]:
    """The reductions of damage, in their order (TMB-183)."""
    less = [phrase("less-flat", side=side_of(who), count=flat)] if flat else []
    others = (("shields", blocked), ("buff", buffed), ("hardy", capped))
    return (*less, *[phrase(f"less-{by}", count=count) for by, count in others if count])


def tell_effect(event: EffectPut) -> Phrase:
    """An effect die with its number; at 0 it is gone."""
    return numbered_effect(event) if event.value else line(event, "effect-ended", "value")


def tell_place(event: DiePlaced) -> Phrase:
    """The place chooses the sentence, and only another's slot and a baddie are named."""
    if event.place == "baddie":
        return line(event, "die-placed-baddie", "place")
    if event.place == "active" and event.on != event.who:
        return line(event, "die-placed-ally", "place")
    return line(event, f"die-placed-{event.place}", "place", "on")


def tell_use(event: DieUsed) -> Phrase:
    """A face with what it does."""
    return line(event, "die-used", text=face_text(event.rolled_die))


def tell_counter(event: DieTurned) -> Phrase:
    """A defense die that shows less is no new die."""
    if die_of(event.rolled_die) == DEFENSE_DIE:
        return line(event, "shield-turned", "rolled_die", value=value_of(event.rolled_die))
    return line(event, "die-turned")


def tell_plan(event: PlanUsed) -> Phrase:
    """An ability by its name and words; six bones flip the innate."""
    sheet = SHEETS[name_of(event.who)]
    for ability in sheet.plan:
        if ability.bones == event.cost:
            return line(event, "plan-used", ability=ability.name, text=ability.text)
    return line(event, "innate-flipped", innate=sheet.innate_plus.name, text=sheet.innate_plus.text)


# Between battles.


def tell_choice(event: ChoiceTaken) -> Phrase:
    """A choice of the encounter by its label."""
    label = ENCOUNTERS[event.encounter].choices[event.choice].label
    return phrase("choice-forced" if event.instead else "choice-taken", label=label)


def tell_of_card(event: ChipLaid | ChipsLeft | PointsLowered) -> Phrase:
    """What a card does; whose card it is need not be said."""
    return line(event, key_of(type(event)), "who")


def tell_restored(event: DieRestored) -> Phrase:
    """The owner of the die is named, not who brought it back."""
    return line(event, "die-restored", "to", name=unit_words(event.to))


# Locks and darts.


def tell_dart(event: DartsHurt) -> Phrase:
    """Damage at darts, and how much of it shields have stopped."""
    if event.blocked and not event.true:
        return line(event, "darts-blocked", "amount", "true")
    return line(event, "darts-poisoned" if event.true else "darts-hurt", "amount", "true", "blocked")


def tell_match(event: DartsEnded) -> Phrase:
    """Who has won, and how."""
    return line(event, "darts-won" if event.won else "darts-lost", "won", how=event.how.replace(" ", "-"))


SPECIAL: Final[Sentences] = {  # sentences that say more or less than the fields do
    RoundBegan: tell_round,
    TurnBegan: tell_turn,
    Left: by_whether("queue", "left-for-queue", "left"),
    Queued: tell_queue,
    MeterMoved: tell_meter,
    Moved: by_word("how", "path"),
    Rolled: tell_roll,
    Rerolled: tell_roll,
    TyrantRolled: tell_tyrant_die,
    SkillUsed: tell_skill,
    Shielded: tell_shield,
    Hurt: tell_hurt,
    LostHp: by_word("why"),
    EffectPut: tell_effect,
    DiePlaced: tell_place,
    DieUsed: tell_use,
    DieTurned: tell_counter,
    PlanUsed: tell_plan,
    Defeated: with_or_without("by", "defeated-by", "defeated"),
    BattleLost: by_word("why"),
    ChoiceTaken: tell_choice,
    ChipScouted: by_whether("bottom", "chip-buried", "chip-scouted"),
    DieRolled: with_or_without("who", "die-rolled", "party-rolled"),
    AdventureEnded: by_whether("won", "adventure-won", "adventure-lost"),
    ChipLaid: tell_of_card,
    ChipsLeft: tell_of_card,
    PointsLowered: tell_of_card,
    EffectAvoided: numbered_effect,
    DieRestored: tell_restored,
    LockOpened: with_or_without("lock_dice", "lock-opened-with", "lock-opened"),
    DartsThrown: with_or_without("darts", "darts-thrown", "darts-thrown-nothing"),
    DartsEffectPut: numbered_effect,
    DartsHurt: tell_dart,
    DartsEnded: tell_match,
}
