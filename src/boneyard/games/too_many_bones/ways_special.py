"""How the six special cards are met."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.actions import CARD, DROP, NO, YES, Pick, pick, told
from boneyard.games.too_many_bones.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.bags import DrawLoot, open_at, open_cards
from boneyard.games.too_many_bones.choices import Way, ways
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters.all import BY_KEY
from boneyard.games.too_many_bones.content.loot import CARDS as LOOT_CARDS
from boneyard.games.too_many_bones.damage import PLAIN, TRUE, Damage, deal
from boneyard.games.too_many_bones.darts import PlayDarts
from boneyard.games.too_many_bones.decks import (
    card_of,
    carried,
    discard,
    draw_loot,
    draw_trove,
    gain,
    is_locked,
    open_locks,
    put_away,
)
from boneyard.games.too_many_bones.ids import NOBODY
from boneyard.games.too_many_bones.journey import NO_CARD, SURE_TRAINING
from boneyard.games.too_many_bones.lockpicking import attempt_at
from boneyard.games.too_many_bones.locks import OF_BAG
from boneyard.games.too_many_bones.queue import draw
from boneyard.games.too_many_bones.rolling import roll_d6
from boneyard.games.too_many_bones.state import CARDS, CHIP, TooManyBones
from boneyard.games.too_many_bones.steps import Step
from boneyard.games.too_many_bones.terms import Term, impose, term
from boneyard.games.too_many_bones.tyrants import by_size
from boneyard.games.too_many_bones.units import Baddie, Gearloc
from boneyard.games.too_many_bones.ways import (
    CountPoints,
    Done,
    DrawAnother,
    Impose,
    back_on_top,
    fight,
    lose_outside,
    plain_fight,
    shuffles_in,
    succeed,
)
from boneyard.games.too_many_bones.ways_attempts import locks_of

CAUGHT: Final = 2  # a D6 up to this is seen from the bridge
BITES: Final = 3  # a D6 up to this costs HP, a higher one loot
BITE: Final = 2  # HP
BIG: Final = 20  # points
COUSIN_HP: Final = 3
OFFERED: Final = 2  # cards drawn of which one is kept
PRIZE: Final = 2  # loot for a game won


# Special-01: leaving Obendar.


def see_the_alley(s: TooManyBones) -> None:
    """Everybody looks at two cards."""
    for gearloc in s.party:
        s.then(LookOver(gearloc.id, trove=False))


class LookOver(Do):
    """A gearloc draws two cards, to keep one of them."""

    __slots__ = ("trove", "unit")

    def __init__(self, unit: int, trove: bool) -> None:
        self.unit = unit
        self.trove = trove

    def run(self, s: TooManyBones) -> None:
        """Ask where they differ."""
        drawn = [draw_trove(s) if self.trove else draw_loot(s) for _ in range(OFFERED)]
        found = tuple([card for card in drawn if card != NO_CARD])
        if len(set(found)) > 1:
            s.then(ChooseKept(self.unit, found))
        elif found:
            keep_one(s, s.party[self.unit], found, found[0])


class ChooseKept(Ask):
    """Which of the cards drawn is kept."""

    __slots__ = ("found", "seat")

    def __init__(self, seat: Seat, found: tuple[int, ...]) -> None:
        self.seat = seat
        self.found = found

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """One or the other."""
        return (Decision(self.seat, "keep_one", tuple([pick(CARD, seen) for seen in self.seen()])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """The other is discarded."""
        assert isinstance(chosen, Pick)
        keep_one(s, s.party[seat], self.found, self.found[self.seen().index(chosen.what)])

    def seen(self) -> list[int]:
        """The cards as everybody sees them: trove by its locks (TMB-003)."""
        return [told(card, self.found[:place]) for place, card in enumerate(self.found)]


def keep_one(s: TooManyBones, gearloc: Gearloc, found: tuple[int, ...], kept: int) -> None:
    """One card goes into the bag, the others to their discard pile; a trove may be tried at once."""
    others = list(found)
    others.remove(kept)
    for card in others:
        put_away(s, gearloc.id, carried(card))
    gain(s, gearloc, kept)
    if LOOT_CARDS[kept].locks:
        s.then(OfferTry(gearloc.id, kept))


ways("special-01", Way(succeed), Way(succeed, wins=see_the_alley, draws=True))


# Special-02: hardly out the gate.


class Guards(Term):
    """The guards on the wall shoot as every round starts."""

    def round_starts(self, s: TooManyBones, number: int) -> None:
        """True damage to each baddie on the mat."""
        deal(s, *[Damage(baddie.id, 1, TRUE, NOBODY) for baddie in s.baddies_standing()])


GUARDS: Final = term(Guards())


def with_the_guards(s: TooManyBones) -> None:
    """Baddie points, and help from the wall."""
    fight(s, CountPoints(0), Impose(GUARDS))


ways("special-02", Way(with_the_guards, fails=back_on_top), Way(plain_fight, fails=back_on_top))


# Special-03: crossing the Sibron.


def tiptoe(s: TooManyBones) -> None:
    """Everybody rolls; one unlucky step is enough."""
    s.then(CrossTheBridge(), Done(success=True))


class CrossTheBridge(Do):
    """A D6 for each gearloc; 1 or 2 and the party is caught."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """The tyrant then sends the first of its encounters."""
        shown = [roll_d6(s, gearloc.id) for gearloc in s.party]
        if min(shown) > CAUGHT:
            return
        road = s.road()
        first = BY_KEY[f"tyrant-{CHIPS[road.tyrant].key.replace('_', '-')}-1"].card
        sent = [card for card in road.deck if card == first]
        road.deck = [card for card in road.deck if card != first]
        s.rng.shuffle(CARDS, road.deck)
        road.deck = sent + road.deck


ways("special-03", Way(tiptoe), Way(succeed, wins=shuffles_in("special-06")))


# Special-04: hunting the hunters.


def wade(s: TooManyBones) -> None:
    """The stream takes something, and today brings another encounter."""
    s.then(Wade(), DrawAnother())


class Wade(Do):
    """A D6 says what is lost: HP, or loot."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """The party chooses the loot, if there is any."""
        if roll_d6(s) <= BITES:
            for gearloc in s.party:
                lose_outside(s, gearloc, BITE)
        elif any(open_cards(gearloc) for gearloc in s.party):
            s.then(PartWithLoot())


class PartWithLoot(Ask):
    """Which loot of the party goes down the stream."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Anybody's."""
        found = [pick(DROP, card, aim_of(s, each.id)) for each in s.party for card in open_cards(each)]
        return (Decision(s.book.leader, "part_with", tuple(found)),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """It is gone."""
        assert isinstance(chosen, Pick)
        gearloc = gearloc_aimed(s, chosen.aim)
        discard(s, gearloc, open_at(gearloc, chosen.what))


class StrongCousin(Term):
    """One chip enters with more HP than it prints."""

    def enters(self, s: TooManyBones, baddie: Baddie, number: int) -> None:
        """It is known by its number."""
        if baddie.chip == number and not baddie.risen:
            baddie.hp += COUSIN_HP
            baddie.max += COUSIN_HP


STRONG_COUSIN: Final = term(StrongCousin())


class CallCousin(Do):
    """One baddie more at the bottom of the queue; a large party meets a strong one."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """If no chip of 20 points is left, nobody is stronger for it (TMB-022)."""
        points = by_size(s, 5, 20)
        chips = draw(s, points)
        s.queue += chips
        if points == BIG and len(chips) == 1:
            impose(s, STRONG_COUSIN, chips[0] & CHIP)


def receive_the_cousins(s: TooManyBones) -> None:
    """Baddie points, and the cousin last."""
    fight(s, CountPoints(0), CallCousin())


ways("special-04", Way(wade), Way(receive_the_cousins))


# Special-05: the ebonite doorway.


def follow_the_glitter(s: TooManyBones) -> None:
    """Everybody looks at two cards of trove."""
    for gearloc in s.party:
        s.then(LookOver(gearloc.id, trove=True))


class OfferTry(Ask):
    """A trove that was just kept may be tried at once, beside the attempt of the day (TMB-090)."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Yes or no."""
        return (Decision(self.seat, "try_trove", (pick(YES), pick(NO))),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """With a yes the dice are rolled."""
        assert isinstance(chosen, Pick)
        if chosen.verb == YES:
            gearloc = s.party[seat]
            held = next(each for each in gearloc.bag if card_of(each) == self.card and is_locked(each))
            s.then(attempt_at(s, gearloc, OF_BAG, self.card, locks_of(self.card), open_locks(held)))


def follow_the_smell(s: TooManyBones) -> None:
    """No attempt at Attack or Defense fails with the points of this card."""
    s.road().marks |= SURE_TRAINING


ways("special-05", Way(succeed, wins=follow_the_glitter, draws=True), Way(succeed, wins=follow_the_smell))


# Special-06: the Mohlnor traders.


def throw_darts(s: TooManyBones) -> None:
    """A game of its own for each gearloc, in party order."""
    for gearloc in s.party:
        s.then(PlayDarts(gearloc.id), SettleDarts(gearloc.id))
    s.then(Done(success=True))


class SettleDarts(Step):
    """Who wins draws loot, who loses gives some up."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """If there is any."""
        loot = open_cards(s.party[self.unit])
        if s.road().won_darts:
            s.then(*[DrawLoot(self.unit) for _ in range(PRIZE)])
        elif len(loot) > 1:
            s.then(ChooseForfeit(self.unit))
        elif loot:
            discard(s, s.party[self.unit], open_at(s.party[self.unit], loot[0]))


class ChooseForfeit(Ask):
    """Which loot the loser of a game gives up."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Any of its own."""
        found = tuple([pick(DROP, card) for card in open_cards(s.party[self.seat])])
        return (Decision(self.seat, "forfeit", found),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """It is gone."""
        assert isinstance(chosen, Pick)
        discard(s, s.party[seat], open_at(s.party[seat], chosen.what))


class AngryTraders(Term):
    """The battle starts with whatever is at hand."""

    def battle_starts(self, s: TooManyBones, number: int) -> None:
        """Damage to everybody, as much as there are gearlocs; it may knock out (TMB-041)."""
        deal(s, *[Damage(gearloc.id, len(s.party), PLAIN, NOBODY) for gearloc in s.gearlocs_standing()])


ANGRY_TRADERS: Final = term(AngryTraders())


def kick_the_target(s: TooManyBones) -> None:
    """Baddie points, and no patience."""
    fight(s, CountPoints(0), Impose(ANGRY_TRADERS))


back_into_the_deck: Final = shuffles_in("special-06")

ways(
    "special-06",
    Way(throw_darts, after=back_into_the_deck),
    Way(kick_the_target, fails=back_into_the_deck),
)
