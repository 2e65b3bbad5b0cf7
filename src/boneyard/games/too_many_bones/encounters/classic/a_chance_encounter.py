"""A Chance Encounter (classic-24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Words
from boneyard.games.too_many_bones.answers.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.answers.picks import GIVE, Pick, as_seen, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.answers.words import drawn_words
from boneyard.games.too_many_bones.content.encounters import EncounterChoice, encounter
from boneyard.games.too_many_bones.content.held_cards import carried
from boneyard.games.too_many_bones.content.loot import CARDS as LOOT_CARDS
from boneyard.games.too_many_bones.encounters.attempts import attempt, gain_opened, locks_of
from boneyard.games.too_many_bones.encounters.steps import Done, play_darts
from boneyard.games.too_many_bones.loot.decks import draw_trove, put_away
from boneyard.games.too_many_bones.model.ids import Card
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import CARDS, TooManyBones

BIG_LOCK: Final = 5


def has_big_lock(card: Card) -> bool:
    """Whether one of its locks is a 5."""
    return any(value == BIG_LOCK for _, value in LOOT_CARDS[card].locks)


def is_big_lock_left(s: TooManyBones) -> bool:
    """Whether a trove card with such a lock is left; otherwise there is no contest."""
    return any(has_big_lock(card) for card in s.adventure.trove + s.adventure.trove_gone)


def pick_big_lock(s: TooManyBones) -> None:
    """Draw trove cards until one has a lock of 5, and shuffle the others back."""
    adventure = s.adventure
    card = draw_trove(s)
    skipped: list[Card] = []
    while not has_big_lock(card):
        skipped.append(card)
        card = draw_trove(s)
    if skipped:
        adventure.trove += skipped
        s.rng.shuffle(CARDS, adventure.trove)
    adventure.opened = 0
    s.then(ContestLock(card, 0))


class ContestLock(Do):
    """The gearlocs try one after another, until it is open or all have tried. Open locks stay open."""

    __slots__ = ("card", "tried")

    def __init__(self, card: Card, tried: int) -> None:
        self.card = card
        self.tried = tried  # how many gearlocs have

    def run(self, s: TooManyBones) -> None:
        opened, locks = s.adventure.opened, locks_of(self.card)
        if opened == len(locks):
            share_opened(s, self.card)
            s.then(Done(success=True))
        elif self.tried == len(s.party):
            put_away(s, s.book.leader, carried(self.card))
            s.then(Done(success=False))
        else:
            gearloc = s.party[self.tried]
            s.then(attempt(s, gearloc, self.card, locks, opened), ContestLock(self.card, self.tried + 1))


def share_opened(s: TooManyBones, card: Card) -> None:
    """Give the card to a gearloc of the party's choice."""
    if len(s.party) == 1:
        gain_opened(s, s.party[0], card)
    else:
        s.then(ShareOpened(card))


class ShareOpened(PartyQuestion):
    """The party chooses who gets the opened card."""

    __slots__ = ("card",)

    kind = "share"

    def __init__(self, card: Card) -> None:
        self.card = card

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(GIVE, self.card, aim_of(s, gearloc.id)) for gearloc in s.party]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        gain_opened(s, gearloc_aimed(s, chosen.aim), self.card)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"card": drawn_words(as_seen(self.card))}


encounter(
    "classic-24",
    title=Words("A Chance Encounter", "Une rencontre fortuite"),
    premise=Words(
        "A fire, a stew, and people who smile without wanting anything. It takes some getting used to.",
        "Un feu, un ragoût, et des gens qui sourient sans rien vouloir. Il faut s’y habituer.",
    ),
    rewards=Rewards(progress=1),
    choices=(
        EncounterChoice(
            label=Words("Pick the big lock", "Crocheter le gros verrou"),
            text=Words(
                "Trove cards are drawn until one has a lock of 5; those skipped are shuffled back. The gearlocs "
                "make one lockpicking attempt on it each, one after another; open locks stay open. Succeeds if "
                "all its locks are open; if not, it is discarded.",
                "On pioche des butins verrouillés jusqu’à en trouver un avec un verrou de 5 ; les autres sont "
                "remélangés. Les gearlocs font chacun une tentative de crochetage dessus, l’un après l’autre ; un "
                "verrou ouvert le reste. Réussi si tous ses verrous sont ouverts ; sinon, il est défaussé.",
            ),
            starts=pick_big_lock,
            rewards=Rewards(loot_each=1),
            gives=Words(
                "The trove card opened, for a gearloc of the party’s choice.",
                "Le butin ouvert, pour un gearloc au choix du groupe.",
            ),
            needs=is_big_lock_left,
        ),
        EncounterChoice(
            label=Words("Step up to the dartboard", "Se placer devant la cible"),
            text=Words(
                "Every gearloc plays one game of Deadly Darts. Succeeds if at least one of them wins.",
                "Chaque gearloc joue une partie de funestes fléchettes. Réussi si au moins un gagne.",
            ),
            starts=play_darts,
            gives=Words("1 loot for each winner.", "1 butin pour chaque gagnant."),
        ),
    ),
)
