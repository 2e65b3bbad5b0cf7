"""What an answer is about, by its verb: the places that light up, what it does in few words, its data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boneyard.core.decision import Decision, Phrase, Words
from boneyard.games.too_many_bones.answers import picks
from boneyard.games.too_many_bones.answers.picks import NO_AIM, UNSEEN, Pick
from boneyard.games.too_many_bones.answers.words import drawn_words, held_words, in_bag
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters import ENCOUNTERS
from boneyard.games.too_many_bones.content.facts import LOCKS
from boneyard.games.too_many_bones.content.loot import CARDS
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.content.tyrant_cards import tyrant_card
from boneyard.games.too_many_bones.model.ids import STATS
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.shown import battle_verbs
from boneyard.games.too_many_bones.shown.answers import Meaning
from boneyard.games.too_many_bones.shown.battle_verbs import aim_name, aimed_name, does_key, own, owner, plain, towards
from boneyard.games.too_many_bones.shown.places import aimed_at, cards_of, on_mat, stack_of

OF_BAG_AIMED_AT: Final = ("offering", "tend")  # questions about cards of several bags
JUST_DRAWN: Final = ("share", "keep_one", "find")  # questions about a card that lies in no bag yet


def meaning(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """What an answer is about. What it is aimed at lights up, too."""
    found = BY_VERB.get(option.verb, plain)(s, decision, option)
    if option.aim >= NO_AIM:
        return found
    return Meaning(list(dict.fromkeys(aimed_at(s, option) + found.places)), found.does, found.data)


# Outside battles.


def about_stat(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """A stat to train, or a die to lose, perhaps somebody's."""
    stat = STATS[option.what]
    does = phrase(does_key(option), stat=stat)
    if option.aim < NO_AIM:
        does = phrase("does-exhaust", stat=stat, name=aimed_name(s, option))
    return Meaning(on_mat(owner(s, decision, option), f"stat {stat}"), does, {"stat": stat, "aim": aim_name(option)})


def challenge(s: TooManyBones, _decision: Decision, _option: Pick) -> Meaning:
    """Names the tyrant, who is on no place that could light up."""
    return Meaning([], phrase("does-challenge", tyrant=tyrant_card(s).chip.name), {})


def choose(s: TooManyBones, _decision: Decision, option: Pick) -> Meaning:
    """A choice of the encounter."""
    choice = ENCOUNTERS[s.adventure.card].choices[option.what]
    does = phrase("does-choose", letter=choice.key, label=choice.label)
    return Meaning([f"choice {choice.key}"], does, {"choice": option.what, "letter": choice.key})


def stack(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """A stack by its points."""
    does = phrase("does-stack", points=option.what, kind=decision.kind)
    return Meaning(stack_of(s, option.what), does, {"points": option.what})


def about_card(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """A card, perhaps for somebody, or out of somebody's bag; a locked one is known by its locks."""
    of_aimed = option.verb in (picks.DROP, picks.PICK) or decision.kind in OF_BAG_AIMED_AT
    bag = owner(s, decision, option) if of_aimed else own(s, decision)
    drawn = option.verb == picks.CARD or decision.kind in JUST_DRAWN
    lit = [] if option.verb == picks.CARD or decision.kind == "share" else cards_of(s, bag, option.what)
    is_open = option.what < UNSEEN
    card = drawn_words(option.seen_card) if is_open or drawn else held_words(in_bag(bag, option.what))
    data = {
        "card": CARDS[option.what].key if is_open else "",
        "locks": [] if is_open else [f"{letter}{value}" for letter, value in picks.locks_of(option.what)],
        "which": 0 if is_open else option.what & 15,
        "aim": aim_name(option),
    }
    return Meaning(lit, does_with_card(s, option, card, of_aimed=of_aimed), data)


def does_with_card(s: TooManyBones, option: Pick, card: Words | Phrase, *, of_aimed: bool) -> Phrase:
    """What is done with a card. The name is that of its owner, of whoever gets it, or of its target."""
    if option.aim >= NO_AIM:
        return phrase(does_key(option), card=card)
    if of_aimed:
        return phrase(f"{does_key(option)}-of", card=card, name=aimed_name(s, option))
    if option.verb == picks.GIVE:
        return phrase("does-give", card=card, name=aimed_name(s, option))
    return towards(s, option, phrase(does_key(option), card=card))


def say(s: TooManyBones, decision: Decision, option: Pick) -> Meaning:
    """A number; it may stand for an encounter, a chip or a lock."""
    kind, value, encounter, chip = decision.kind, option.what, "", ""
    does = phrase("does-say", value=value, kind=kind)
    if kind == "which":
        does = phrase("does-which", title=ENCOUNTERS[value].title)
        value, encounter = 0, ENCOUNTERS[value].key
    elif kind == "knife":
        does = phrase("does-knife", chip=CHIPS[value].name)
        value, chip = 0, CHIPS[value].key
    elif kind == "ticking":
        does = phrase("does-ticking", lock=LOCKS[value - 1])
    elif kind == "lantern":
        does = phrase("does-lantern", value=value, name=aimed_name(s, option))
    return Meaning([], does, {"value": value, "encounter": encounter, "chip": chip, "aim": aim_name(option)})


BY_VERB: Final[dict[int, Callable[[TooManyBones, Decision, Pick], Meaning]]] = {
    picks.MOVE: battle_verbs.move,
    picks.STAY: battle_verbs.stay,
    picks.TARGET: battle_verbs.target,
    picks.ADD: battle_verbs.add,
    picks.AIM: battle_verbs.aim,
    picks.ROLL: battle_verbs.roll,
    picks.HIT: battle_verbs.hit,
    picks.KEEP: battle_verbs.keep,
    picks.SHIELD: battle_verbs.shield,
    picks.LOCK_SHIELD: battle_verbs.shield,
    picks.USE: battle_verbs.use,
    picks.PLACE: battle_verbs.place,
    picks.LOCK: battle_verbs.place,
    picks.PUT: battle_verbs.use,
    picks.PLAN: battle_verbs.plan,
    picks.CLEAR: battle_verbs.clear,
    picks.UNLOCK: battle_verbs.clear,
    picks.ACT: battle_verbs.act,
    picks.AT: battle_verbs.at,
    picks.NEXT: battle_verbs.next_up,
    picks.SOAK: battle_verbs.soak,
    picks.REROLL: battle_verbs.reroll,
    picks.REMOVE: battle_verbs.clear,
    picks.LOSE: about_stat,
    picks.GAIN: battle_verbs.gain,
    picks.FIRST: battle_verbs.first,
    picks.TURN: battle_verbs.turn,
    picks.CHALLENGE: challenge,
    picks.CHOOSE: choose,
    picks.TRAIN: about_stat,
    picks.LEARN: battle_verbs.learn,
    picks.STACK: stack,
    picks.BOTTOM: battle_verbs.scouted,
    picks.SAY: say,
    **dict.fromkeys(picks.ABOUT_CARDS, about_card),
}
