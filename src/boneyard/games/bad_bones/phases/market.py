"""The market of the advanced game: traps and weapons, bought before the first round (BAD-057 to BAD-059, BAD-108)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do, Question, SeatQuestion
from boneyard.core.decision import Action, Argument, Phrase, Seat
from boneyard.games.bad_bones.model.answers import GIFTS, ITEMS, LAST_TRAP, PASS, PURCHASES, Buy
from boneyard.games.bad_bones.model.events import Bought, Passed
from boneyard.games.bad_bones.model.facts import FACTS
from boneyard.games.bad_bones.model.pieces import HEARSE, NO_WEAPON, TRAPS, TREASURE, WEAPONS
from boneyard.games.bad_bones.model.state import MARKET, BadBones, Kingdom, Rulebook

BUDGET: Final[int] = FACTS["market.budget_per_player"]
TEAM_BUDGET: Final[int] = FACTS["market.coop_budget_per_player"]
COSTS: Final = (0, *[trap.cost for trap in TRAPS], *[weapon.cost for weapon in WEAPONS])


def stock_for(book: Rulebook) -> tuple[int, ...]:
    """What is on sale, by item: traps by the number of players, and every weapon once (BAD-059)."""
    stock = [0] * len(ITEMS)
    for kind, trap in enumerate(TRAPS, start=1):
        if kind != TREASURE:  # handed out free
            stock[kind] = FACTS[f"market.stock.{trap.name}"][book.seats - 1]
    for weapon in range(1, len(WEAPONS) + 1):
        stock[LAST_TRAP + weapon] = 1
    if book.german_hearse and (book.solo or book.coop):
        stock[HEARSE] = 0
    return tuple(stock)


class OpenMarket(Do):
    """Coins are handed out and a random player starts; a team buys from one purse (BAD-057, BAD-108)."""

    __slots__ = ()

    def run(self, s: BadBones) -> None:
        s.stock = stock_for(s.book)
        if s.book.coop:
            s.kingdoms[s.book.leader].coins = TEAM_BUDGET * s.book.seats
            s.then(ChooseTeamPurchase() if team_offers(s) else CloseMarket())
            return
        for k in s.kingdoms:
            k.coins = BUDGET
        s.then(Market(s.rng.below(MARKET, s.book.seats) if s.book.seats > 1 else 0, 0, 0))


class Market(Do):
    """Players buy in turn, back and forth, until all pass; without enough coins one passes (BAD-057, BAD-058)."""

    __slots__ = ("first", "passed", "step")

    def __init__(self, first: int, step: int, passed: int) -> None:
        self.first = first
        self.step = step  # how many turns there have been
        self.passed = passed  # who buys no more, one bit for each seat

    def run(self, s: BadBones) -> None:
        seats = s.book.seats
        if self.passed == (1 << seats) - 1:
            s.then(CloseMarket())
            return
        seat = buyer(self.first, self.step, seats)
        if self.passed >> seat & 1:
            s.then(Market(self.first, self.step + 1, self.passed))
        elif not affordable(s, s.kingdoms[seat]):
            s.say(Passed(seat, s.kingdoms[seat].coins))
            s.then(Market(self.first, self.step + 1, self.passed | 1 << seat))
        else:
            s.then(ChoosePurchase(seat, self.first, self.step, self.passed))


def buyer(first: int, step: int, seats: int) -> int:
    """Who buys at a step: the direction reverses after each pass of the table (BAD-057)."""
    lap, position = divmod(step, seats)
    return (first + (position if lap % 2 == 0 else seats - 1 - position)) % seats


def buyers_ahead(s: BadBones) -> list[int]:
    """Who buys now and in the next two laps if nobody else passes; empty once the market is over."""
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, ChoosePurchase):
        return [s.book.leader] if isinstance(top, ChooseTeamPurchase) else []
    steps = range(top.step, top.step + 2 * s.book.seats)
    seats = [buyer(top.first, step, s.book.seats) for step in steps]
    return [seat for seat in seats if not top.passed >> seat & 1]


def affordable(s: BadBones, k: Kingdom) -> list[int]:
    """The items somebody could buy: in stock, affordable, and one weapon at most."""
    return [
        item
        for item in range(1, len(ITEMS))
        if s.stock[item] and COSTS[item] <= k.coins and (item <= LAST_TRAP or k.weapon == NO_WEAPON)
    ]


class ChoosePurchase(SeatQuestion):
    """Buy one item, or pass for good (BAD-057, BAD-058)."""

    __slots__ = ("first", "passed", "step")

    kind = "buy"

    def __init__(self, seat: int, first: int, step: int, passed: int) -> None:
        super().__init__(seat)
        self.first = first
        self.step = step
        self.passed = passed

    def options(self, s: BadBones) -> Sequence[Action]:
        items: list[Action] = [PURCHASES[item] for item in affordable(s, s.kingdoms[self.seat])]
        return [*items, PASS]

    def picked(self, s: BadBones, pick: Action) -> None:
        passed = self.passed
        if isinstance(pick, Buy):
            purchase(s, pick.item, self.seat, self.seat)
        else:
            passed |= 1 << self.seat
            s.say(Passed(self.seat, s.kingdoms[self.seat].coins))
        s.then(Market(self.first, self.step + 1, passed))

    def about(self, s: BadBones) -> dict[str, Argument]:
        return {"coins": s.kingdoms[self.seat].coins}

    def effect_of(self, s: BadBones, pick: Action) -> Phrase:
        return ware_words(s, self.seat, pick)


def purchase(s: BadBones, item: int, payer: int, owner: int) -> None:
    """An item changes hands; a team's traps go to the shared supply."""
    s.stock = tuple([left - 1 if i == item else left for i, left in enumerate(s.stock)])
    s.kingdoms[payer].coins -= COSTS[item]
    k = s.kingdoms[owner]
    k.bought += (ITEMS[item],)
    if item > LAST_TRAP:
        k.weapon = item - LAST_TRAP
    elif s.book.coop:
        s.supply[item] += 1
    else:
        k.supply[item] += 1
    s.say(Bought(payer, ITEMS[item], COSTS[item], owner))


class ChooseTeamPurchase(Question):
    """The leader buys from the team's purse until it is empty or enough; one weapon for each hero (BAD-108)."""

    __slots__ = ()

    kind = "buy"

    def asked(self, s: BadBones) -> Seat:
        return s.book.leader

    def options(self, s: BadBones) -> Sequence[Action]:
        return [*team_offers(s), PASS]

    def picked(self, s: BadBones, pick: Action) -> None:
        seat = s.book.leader
        if not isinstance(pick, Buy):
            s.say(Passed(seat, s.kingdoms[seat].coins))
            s.then(CloseMarket())
            return
        purchase(s, pick.item, seat, seat if pick.item <= LAST_TRAP else pick.hero)
        s.then(ChooseTeamPurchase() if team_offers(s) else CloseMarket())

    def about(self, s: BadBones) -> dict[str, Argument]:
        return {"coins": s.kingdoms[s.book.leader].coins}

    def effect_of(self, s: BadBones, pick: Action) -> Phrase:
        return ware_words(s, s.book.leader, pick)


def team_offers(s: BadBones) -> list[Action]:
    """What the purse can still buy: traps for all, and weapons for the heroes without one."""
    purse = s.kingdoms[s.book.leader].coins
    offers: list[Action] = []
    for item in range(1, len(ITEMS)):
        if not s.stock[item] or COSTS[item] > purse:
            continue
        if item <= LAST_TRAP:
            offers.append(PURCHASES[item])
        else:
            offers.extend([GIFTS[item][k.seat] for k in s.kingdoms if k.weapon == NO_WEAPON])
    return offers


class CloseMarket(Do):
    """Unspent coins are lost and unbought tiles are out of the game (BAD-058, BAD-059)."""

    __slots__ = ()

    def run(self, s: BadBones) -> None:
        for k in s.kingdoms:
            k.coins = 0
        s.stock = ()


def ware_words(s: BadBones, seat: Seat, pick: Action) -> Phrase:
    """What a ware costs, how many there are, and what it is good for."""
    if not isinstance(pick, Buy):
        return Phrase("bad-bones-buy-nothing", {"coins": s.kingdoms[seat].coins})
    cost, use = COSTS[pick.item], Phrase("bad-bones-use", {"item": ITEMS[pick.item]})
    if pick.item > LAST_TRAP:
        return Phrase("bad-bones-buy-weapon", {"cost": cost, "use": use})
    return Phrase("bad-bones-buy-trap", {"cost": cost, "left": s.stock[pick.item], "use": use})
