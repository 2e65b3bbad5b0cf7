"""Classic encounters without a battle, told in a few throws: quicksand, a feast, a cave, lanterns."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.actions import GIVE, SAY, Pick, pick
from boneyard.games.too_many_bones.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.bags import DrawLoot
from boneyard.games.too_many_bones.cards import Rewards
from boneyard.games.too_many_bones.choices import Way, ways
from boneyard.games.too_many_bones.content.loot import CARDS as LOOT_CARDS
from boneyard.games.too_many_bones.darts import PlayDarts
from boneyard.games.too_many_bones.decks import carried, draw_trove, put_away
from boneyard.games.too_many_bones.events import Rolled
from boneyard.games.too_many_bones.events_pastimes import BarrelHit, LanternSeen, LanternTried
from boneyard.games.too_many_bones.figures import attack, dex
from boneyard.games.too_many_bones.ids import ATTACK_DIE, DAMAGE_ICON
from boneyard.games.too_many_bones.journey import NO_CARD
from boneyard.games.too_many_bones.rolling import roll_d6, rolled
from boneyard.games.too_many_bones.sheets import SHEETS, icon_of
from boneyard.games.too_many_bones.slots import total
from boneyard.games.too_many_bones.state import CARDS, DICE, TooManyBones
from boneyard.games.too_many_bones.tokens import token
from boneyard.games.too_many_bones.units import Gearloc
from boneyard.games.too_many_bones.ways import Done, earn, shuffles_in
from boneyard.games.too_many_bones.ways_attempts import (
    ChooseVolunteer,
    SeeTrove,
    attempt,
    gain_opened,
    locks_of,
    send,
)


def throw_attack_dice(s: TooManyBones, gearloc: Gearloc, count: int) -> list[int]:
    """Attack dice outside a battle; their bones are good for nothing (TMB-042)."""
    dice = [rolled(s, token(ATTACK_DIE, 0, 0)) for _ in range(count)]
    s.say(Rolled(s.who(gearloc.id), tuple(dice)))
    return dice


def play_darts(s: TooManyBones) -> None:
    """Every gearloc plays a game, in party order."""
    s.then(PlayDarts(0), CountGame(0, ()))


class CountGame(Do):
    """A game is over; the next gearloc plays, or all have."""

    __slots__ = ("unit", "winners")

    def __init__(self, unit: int, winners: tuple[int, ...]) -> None:
        self.unit = unit
        self.winners = winners

    def run(self, s: TooManyBones) -> None:
        """One winner is enough, and each draws 1 loot."""
        winners = (*self.winners, self.unit) if s.road().won_darts else self.winners
        if self.unit + 1 < len(s.party):
            s.then(PlayDarts(self.unit + 1), CountGame(self.unit + 1, winners))
            return
        for seat in winners:
            s.then(DrawLoot(seat))
        s.then(Done(success=len(winners) > 0))


# classic-23: Unsteady Ground

ARROWS: Final = 4
ARROWS_NEEDED: Final = 3


class ChooseArcher(ChooseVolunteer):
    """Who shoots the line."""

    __slots__ = ()

    def kind(self) -> str:
        """The line to the trees."""
        return "archer"

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        """Four arrows."""
        s.then(ShootLine(gearloc.id))


class ShootLine(Do):
    """Four attack dice, once; each that shows damage is a hit."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def run(self, s: TooManyBones) -> None:
        """Three hits hold."""
        dice = throw_attack_dice(s, s.party[self.unit], ARROWS)
        hits = len([shown for shown in dice if icon_of(shown) == DAMAGE_ICON])
        s.then(Done(success=hits >= ARROWS_NEEDED))


def shoot_line(s: TooManyBones) -> None:
    """One gearloc of the party's choice."""
    send(s, ChooseArcher())


ways("classic-23", Way(shoot_line), Way(play_darts, after=shuffles_in("special-06")))


# classic-24: A Chance Encounter

BIG_LOCK: Final = 5


def has_big_lock(card: int) -> bool:
    """Whether one of its locks is a 5."""
    return any(value == BIG_LOCK for _, value in LOOT_CARDS[card].locks)


def is_big_lock_left(s: TooManyBones) -> bool:
    """Without such a card there is no contest."""
    return any(has_big_lock(card) for card in s.road().trove + s.road().trove_gone)


def pick_big_lock(s: TooManyBones) -> None:
    """Trove is drawn until a lock of 5 shows up; what was skipped is shuffled back."""
    road = s.road()
    card = draw_trove(s)
    skipped: list[int] = []
    while not has_big_lock(card):
        skipped.append(card)
        card = draw_trove(s)
    if skipped:
        road.trove += skipped
        s.rng.shuffle(CARDS, road.trove)
    road.opened = 0
    s.then(ContestLock(card, 0))


class ContestLock(Do):
    """The gearlocs try one after another; open locks stay open."""

    __slots__ = ("card", "tried")

    def __init__(self, card: int, tried: int) -> None:
        self.card = card
        self.tried = tried  # how many gearlocs have

    def run(self, s: TooManyBones) -> None:
        """Until it is open, or everybody has tried."""
        opened, locks = s.road().opened, locks_of(self.card)
        if opened == len(locks):
            share_opened(s, self.card)
            s.then(Done(success=True))
        elif self.tried == len(s.party):
            put_away(s, s.book.leader, carried(self.card))
            s.then(Done(success=False))
        else:
            gearloc = s.party[self.tried]
            s.then(attempt(s, gearloc, self.card, locks, opened), ContestLock(self.card, self.tried + 1))


def share_opened(s: TooManyBones, card: int) -> None:
    """It goes to a gearloc of the party's choice."""
    if len(s.party) == 1:
        gain_opened(s, s.party[0], card)
    else:
        s.then(ShareOpened(card))


class ShareOpened(Ask):
    """Who gets the card that was opened."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Any gearloc; its face is known."""
        found = [pick(GIVE, self.card, aim_of(s, gearloc.id)) for gearloc in s.party]
        return (Decision(s.book.leader, "share", tuple(found)),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """It is theirs, open."""
        assert isinstance(chosen, Pick)
        gain_opened(s, gearloc_aimed(s, chosen.aim), self.card)


ways("classic-24", Way(pick_big_lock, needs=is_big_lock_left), Way(play_darts))


# classic-26: Blinded by the Light

MOST_BARRELS: Final = 4


class ChooseBurglar(ChooseVolunteer):
    """Who works on the chest."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def kind(self) -> str:
        """The chest."""
        return "burglar"

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        """One attempt, and a success either way."""
        tries = attempt(s, gearloc, self.card, locks_of(self.card), 0)
        s.then(tries, SeeTrove(gearloc.id, self.card), Done(success=True))


def try_chest(s: TooManyBones) -> None:
    """A trove card, and one gearloc of the party's choice."""
    card = draw_trove(s)
    if card == NO_CARD:
        s.then(Done(success=True))
    else:
        send(s, ChooseBurglar(card))


class ChooseBarrels(Ask):
    """How many barrels the party goes for."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """One to four."""
        return (Decision(s.book.leader, "barrels", tuple([pick(SAY, 1 + n) for n in range(MOST_BARRELS)])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """So many."""
        assert isinstance(chosen, Pick)
        s.then(LineUpBarrels(chosen.what))


class LineUpBarrels(Do):
    """Each barrel has the HP of a D6; they stand in line from the most to the fewest."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, s: TooManyBones) -> None:
        """Every gearloc has a go, in party order."""
        barrels = sorted([roll_d6(s) for _ in range(self.count)], reverse=True)
        s.then(KickBarrel(tuple(barrels), 0, 0))


class KickBarrel(Do):
    """A gearloc rolls attack dice, up to its Attack and its Dex, at the barrel whose turn it is."""

    __slots__ = ("barrels", "broken", "tried")

    def __init__(self, barrels: tuple[int, ...], broken: int, tried: int) -> None:
        self.barrels = barrels  # HP left, those in front first
        self.broken = broken
        self.tried = tried  # how many gearlocs have

    def run(self, s: TooManyBones) -> None:
        """Damage stays on a barrel, what is too much is lost; 1 loot to share for each that broke."""
        if not self.barrels or self.tried == len(s.party):
            earn(s, Rewards(loot_shared=self.broken))
            s.then(Done(success=True))
            return
        gearloc = s.party[self.tried]
        # Fewer dice than it may take never help, so nobody is asked.
        dice = throw_attack_dice(s, gearloc, min(attack(gearloc), dex(gearloc)))
        amount = total(dice, DAMAGE_ICON)
        left = max(0, self.barrels[0] - amount)
        s.say(BarrelHit(s.who(gearloc.id), self.broken + 1, amount, left))
        if left:
            s.then(KickBarrel((left, *self.barrels[1:]), self.broken, self.tried + 1))
        else:
            s.then(KickBarrel(self.barrels[1:], self.broken + 1, self.tried + 1))


def kick_barrels(s: TooManyBones) -> None:
    """1 to 4 barrels."""
    s.then(ChooseBarrels())


ways("classic-26", Way(try_chest), Way(kick_barrels))


# classic-27: Lights Out


def snuff_lights(s: TooManyBones) -> None:
    """A baddie initiative die for each gearloc, with faces 1 to 6: a lantern of that value."""
    lanterns = sorted([1 + s.rng.below(DICE, 6) for _ in s.party])
    for value in lanterns:
        s.say(LanternSeen(value))
    s.then(HandOutLantern(tuple(lanterns), ()))


class HandOutLantern(Do):
    """Every gearloc gets a different lantern, once all are seen."""

    __slots__ = ("given", "lanterns")

    def __init__(self, lanterns: tuple[int, ...], given: tuple[int, ...]) -> None:
        self.lanterns = lanterns  # still to be given
        self.given = given  # in party order

    def run(self, s: TooManyBones) -> None:
        """Equal lanterns leave no choice."""
        if not self.lanterns:
            s.then(SnuffLanterns(self.given))
        elif self.lanterns[0] == self.lanterns[-1]:
            s.then(SnuffLanterns(self.given + self.lanterns))
        else:
            s.then(ChooseLantern(self.lanterns, self.given))


class ChooseLantern(Ask):
    """Which lantern the next gearloc takes; the party shares them out."""

    __slots__ = ("given", "lanterns")

    def __init__(self, lanterns: tuple[int, ...], given: tuple[int, ...]) -> None:
        self.lanterns = lanterns
        self.given = given

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """By their values."""
        aim = aim_of(s, len(self.given))
        values = [value for place, value in enumerate(self.lanterns) if value not in self.lanterns[:place]]
        return (Decision(s.book.leader, "lantern", tuple([pick(SAY, value, aim) for value in values])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """That one."""
        assert isinstance(chosen, Pick)
        left = list(self.lanterns)
        left.remove(chosen.what)
        s.then(HandOutLantern(tuple(left), (*self.given, chosen.what)))


class SnuffLanterns(Do):
    """Each gearloc rolls its initiative die: with its lantern's value or more it puts it out."""

    __slots__ = ("lanterns",)

    def __init__(self, lanterns: tuple[int, ...]) -> None:
        self.lanterns = lanterns  # in party order

    def run(self, s: TooManyBones) -> None:
        """1 loot to share for each that is out."""
        out = 0
        for gearloc, value in zip(s.party, self.lanterns, strict=True):
            faces = SHEETS[gearloc.gearloc].initiative
            shown = faces[s.rng.below(DICE, len(faces))]
            s.say(LanternTried(s.who(gearloc.id), value, shown, shown >= value))
            out += int(shown >= value)
        earn(s, Rewards(loot_shared=out))
        s.then(Done(success=True))


ways("classic-27", Way(snuff_lights))
