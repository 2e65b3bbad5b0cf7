"""Labels of options between battles, by their verbs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boneyard.core.decision import Argument, Decision, Phrase
from boneyard.games.too_many_bones.activities.training import dice_to_roll, passes
from boneyard.games.too_many_bones.adventure.recovery import rest_gives
from boneyard.games.too_many_bones.answers import picks
from boneyard.games.too_many_bones.answers.aims import unit_aimed
from boneyard.games.too_many_bones.answers.picks import GEARLOC_AIM, NO_AIM, UNSEEN, Pick
from boneyard.games.too_many_bones.answers.words import drawn_words, held_words, in_bag, name_of, with_card
from boneyard.games.too_many_bones.battle.queue import VALUES
from boneyard.games.too_many_bones.battle.stats import max_hp, stat
from boneyard.games.too_many_bones.content.encounters.all import ENCOUNTERS
from boneyard.games.too_many_bones.content.held_cards import card_of
from boneyard.games.too_many_bones.content.loot import CARDS
from boneyard.games.too_many_bones.content.names import faces_of, phrase
from boneyard.games.too_many_bones.content.sheets import SKILLS
from boneyard.games.too_many_bones.content.tyrant_cards import tyrant_card
from boneyard.games.too_many_bones.loot.backup_plan import price
from boneyard.games.too_many_bones.model.ids import DEFENSE, NOBODY, STATS
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc
from boneyard.games.too_many_bones.shown.card_names import rewards_words
from boneyard.games.too_many_bones.shown.previews import standing

# The day.


def label_draw(_s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """Draw another encounter."""
    return phrase("opt-draw")


def label_challenge(s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """The tyrant, and how that battle is fought."""
    card = tyrant_card(s)
    return phrase("opt-challenge", tyrant=card.chip.name, setup=card.setup)


def label_choose(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """A choice of the encounter: its text and what it gives."""
    card = ENCOUNTERS[s.adventure.card]
    choice = card.choices[option.what]
    args: dict[str, Argument] = {"label": choice.label, "text": choice.text}
    rewards = rewards_words(card, option.what)
    if rewards and choice.gives is not None:
        return phrase("opt-way-gives-more", **args, rewards=rewards, gives=choice.gives)
    if rewards:
        return phrase("opt-way-gives", **args, rewards=rewards)
    return phrase("opt-way-more", **args, gives=choice.gives) if choice.gives is not None else phrase("opt-way", **args)


def label_train(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """The stat now and afterwards, how many dice must show no bones, and what helps (TMB-066, TMB-073)."""
    gearloc = s.party[decision.seat]
    value = max_hp(gearloc) if STATS[option.what] == "health" else stat(gearloc, option.what)
    dice = dice_to_roll(s, gearloc, option.stat)
    if not dice:
        return phrase("opt-train-sure", value=value, after=value + 1)
    again = "again" if option.what == DEFENSE else "once"
    forgiven = "yes" if passes(gearloc, option.stat, 1) else "no"
    return phrase("opt-train", value=value, after=value + 1, dice=dice, again=again, forgiven=forgiven)


def label_learn(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """The faces of a skill die and its text."""
    return phrase("opt-learn", text=SKILLS[option.die].text, faces=faces_of(option.die))


# Cards.


def label_card(_s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """The card with its text; trove by its locks."""
    if option.what >= UNSEEN:
        return phrase("opt-card-locked", card=drawn_words(option.seen_card))
    return phrase("opt-card", **with_card(option.card))


def owner_of(s: TooManyBones, decision: Decision, option: Pick) -> Gearloc:
    """The owner of the bag a card lies in: the gearloc aimed at, or the player asked."""
    unit = unit_aimed(s, option.aim) if GEARLOC_AIM <= option.aim < NO_AIM else decision.seat
    return s.party[unit]


def with_held(held: int) -> Phrase:
    """A card of a bag with its text, or by its locks."""
    if isinstance(held_words(held), Phrase):
        return phrase("opt-card-locked", card=held_words(held))
    return phrase("opt-card", **with_card(card_of(held)))


def label_give(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Who gets the card, and how full that bag is."""
    ally = s.party[unit_aimed(s, option.aim)]
    held = in_bag(s.party[decision.seat], option.what)
    return phrase("opt-give", card=held_words(held), name=name_of(s, ally.id), count=len(ally.bag))


def label_drop(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Which card is discarded, and from whose bag."""
    owner = owner_of(s, decision, option)
    held = in_bag(owner, option.what)
    if option.aim == NO_AIM:
        return with_held(held)
    return phrase("opt-drop-of", name=name_of(s, owner.id), card=held_words(held))


def label_play(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """What the card does, to whom, and the bones it costs as an extension of the backup plan."""
    unit = unit_aimed(s, option.aim) if option.aim < NO_AIM else NOBODY
    extension = CARDS[option.what].extension
    if extension:
        bones = price(s.party[decision.seat], extension)
        if unit >= 0:
            return phrase("opt-extend-on", **with_card(option.card), bones=bones, stands=standing(s, unit))
        return phrase("opt-extend", **with_card(option.card), bones=bones)
    if unit >= 0:
        return phrase("opt-play-on", **with_card(option.card), stands=standing(s, unit))
    return phrase("opt-card", **with_card(option.card))


def label_sleep(s: TooManyBones, decision: Decision, _option: Pick) -> Phrase:
    """How many HP come back."""
    gearloc = s.party[decision.seat]
    more = rest_gives(s, gearloc)
    return phrase("opt-rest", hp=gearloc.hp, more=more, after=gearloc.hp + more)


def label_search(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Which card is given up."""
    return phrase("opt-search", card=held_words(in_bag(s.party[decision.seat], option.what)))


def label_scout(_s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """Scout; a die says which stacks may be looked at."""
    return phrase("opt-scout")


def label_pick(s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """Whose trove, and its locks."""
    owner = owner_of(s, decision, option)
    return phrase("opt-pick", card=held_words(in_bag(owner, option.what)), name=name_of(s, owner.id))


def label_stack(s: TooManyBones, _decision: Decision, option: Pick) -> Phrase:
    """How many chips are in the stack."""
    return phrase("opt-stack", points=option.what, count=len(s.stacks[VALUES.index(option.what)]))


def label_bottom(_s: TooManyBones, _decision: Decision, _option: Pick) -> Phrase:
    """Put the scouted chip face down at the bottom."""
    return phrase("opt-bottom")


def label_say(_s: TooManyBones, decision: Decision, option: Pick) -> Phrase:
    """What the number stands for."""
    return phrase(f"opt-{decision.kind}", value=option.what)


# The cards' own questions.


Label = Callable[[TooManyBones, Decision, Pick], Phrase]

ROAD_LABELS: Final[dict[int, Label]] = {
    picks.DRAW: label_draw,
    picks.CHALLENGE: label_challenge,
    picks.CHOOSE: label_choose,
    picks.TRAIN: label_train,
    picks.LEARN: label_learn,
    picks.CARD: label_card,
    picks.GIVE: label_give,
    picks.DROP: label_drop,
    picks.PLAY: label_play,
    picks.SLEEP: label_sleep,
    picks.SEARCH: label_search,
    picks.SCOUT: label_scout,
    picks.STACK: label_stack,
    picks.BOTTOM: label_bottom,
    picks.PICK: label_pick,
    picks.SAY: label_say,
}


# Locks and darts have answers of their own.
