"""Everything on the table: the kingdoms, what they share, and the course of the game."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import State, Task, copied
from boneyard.core.rng import Rng
from boneyard.games.bad_bones.model.board import Ground
from boneyard.games.bad_bones.model.pieces import BASE, COOP

# Banners, one for each seat.
BANNERS: Final = ("raven", "stag", "boar", "wolf", "owl", "hare")

# Streams of chance.
BAG: Final = 0
MARKET: Final = 1
STREAMS: Final = ("bag", "market")

NOBODY: Final = -1
ANYBODY: Final = -2  # in a forecast: whom the owner will choose

# What has become of the weapon in this phase (BAD-078, BAD-079).
WEAPON_READY: Final = 0
WEAPON_DECLINED: Final = 1
WEAPON_USED: Final = 2


class Kingdom:
    """One player's board, supply and cemetery, and what this phase has done to them."""

    __slots__ = (
        "bones",
        "bought",
        "cemetery",
        "coins",
        "death_staff_target",
        "doomed",
        "floors",
        "hero",
        "houses",
        "kills",
        "landing",
        "loaded",
        "sabotaged",
        "seat",
        "sent",
        "slain",
        "supply",
        "towers",
        "traps",
        "triggering_saboteurs",
        "used",
        "weapon",
        "weapon_state",
    )

    def __init__(
        self,
        seat: int,
        hero: int,
        floors: int,
        towers: int,
        houses: int,
        bones: list[int],
        traps: list[int],
        supply: list[int],
        cemetery: list[int],
        weapon: int,
        coins: int,
        bought: tuple[str, ...],
        used: int,
        sabotaged: int,
        triggering_saboteurs: tuple[int, ...],
        sent: tuple[int, ...],
        loaded: tuple[int, ...],
        slain: tuple[int, ...],
        kills: int,
        death_staff_target: int,
        weapon_state: int,
        doomed: bool,
        landing: int,
    ) -> None:
        self.seat = seat
        self.hero = hero  # the square he is on, or NOWHERE once he has left the game
        self.floors = floors  # of the one tower of the basic board
        self.towers = towers  # the squares of the standing towers, one bit each
        self.houses = houses
        self.bones = bones  # the skeletons on the board and in the forests
        self.traps = traps  # by square
        self.supply = supply  # how many of each kind of trap; in co-op empty, for the supply is shared
        self.cemetery = cemetery  # kinds of skeletons that will arrive
        self.weapon = weapon
        self.coins = coins
        self.bought = bought  # names, in the order they were bought
        self.used = used  # the squares of traps triggered this round, one bit each (BAD-030)
        self.sabotaged = sabotaged  # those a saboteur triggered (BAD-097)
        self.triggering_saboteurs = triggering_saboteurs  # the saboteurs who triggered any
        self.sent = sent  # skeletons sent away this phase: seat << 8 | kind
        self.loaded = loaded  # skeletons on a hearse: square << 8 | kind
        self.slain = slain  # kinds the hero destroyed this phase, still to be buried
        self.kills = kills  # how many he destroyed this phase (BAD-078)
        self.death_staff_target = death_staff_target  # the seat the death staff sends them to, or NOBODY
        self.weapon_state = weapon_state  # WEAPON_READY, WEAPON_DECLINED or WEAPON_USED in this phase
        self.doomed = doomed  # lost the last floor or house, or met the emperor
        self.landing = landing  # the square a dragon has just landed on, with skeletons to chase; or NOWHERE

    def clone(self) -> Kingdom:
        return Kingdom(
            self.seat,
            self.hero,
            self.floors,
            self.towers,
            self.houses,
            self.bones[:],
            self.traps[:],
            self.supply[:],
            self.cemetery[:],
            self.weapon,
            self.coins,
            self.bought,
            self.used,
            self.sabotaged,
            self.triggering_saboteurs,
            self.sent,
            self.loaded,
            self.slain,
            self.kills,
            self.death_staff_target,
            self.weapon_state,
            self.doomed,
            self.landing,
        )


class Rulebook:
    """What was agreed for this table; it never changes, so clones share it."""

    __slots__ = (
        "advanced",
        "chiefs",
        "coop",
        "german_hearse",
        "german_ice_staff",
        "german_teleport_staff",
        "ground",
        "leader",
        "play_on",
        "rounds",
        "seats",
    )

    def __init__(
        self,
        seats: int,
        advanced: bool,
        chiefs: bool,
        coop: bool,
        rounds: int,
        leader: int,
        german_hearse: bool,
        german_ice_staff: bool,
        german_teleport_staff: bool,
        play_on: bool = False,
    ) -> None:
        self.seats = seats
        self.advanced = advanced
        self.chiefs = chiefs
        self.coop = coop
        self.rounds = rounds  # to win alone or together
        # As a team, after these rounds as long as possible (BAD-125); positions kept by earlier rules do not say.
        self.play_on = play_on
        self.leader = leader  # who answers for the party
        self.german_hearse = german_hearse  # not sold alone or in co-op
        self.german_ice_staff = german_ice_staff  # freezes the whole board
        self.german_teleport_staff = german_teleport_staff  # goes to any own square without skeletons
        self.ground: Ground = COOP if coop else BASE

    @property
    def solo(self) -> bool:
        """One player alone (BAD-100)."""
        return self.seats == 1


class BadBones(State):
    """Everything on the table."""

    __slots__ = (
        "bag",
        "book",
        "capital",
        "ending",
        "gone",
        "heroic",
        "kingdoms",
        "resting",
        "round",
        "stock",
        "supply",
    )

    def __init__(
        self,
        book: Rulebook,
        round: int,
        kingdoms: list[Kingdom],
        bag: list[int],
        gone: tuple[int, ...],
        capital: int,
        supply: list[int],
        resting: tuple[int, ...],
        stock: tuple[int, ...],
        heroic: bool,
        ending: str,
        agenda: list[Task],
        rng: Rng,
        revealed: int,
        answers: int,
    ) -> None:
        super().__init__(agenda, rng, revealed, answers)
        self.book = book
        self.round = round  # from 1
        self.kingdoms = kingdoms
        self.bag = bag  # how many of each kind
        self.gone = gone  # kinds that have left the game for good
        self.capital = capital  # houses of the capital, in co-op
        self.supply = supply  # the shared supply, in co-op: how many of each kind of trap
        self.resting = resting  # kinds of traps taken back this round in co-op, not yet to be placed again (BAD-106)
        self.stock = stock  # of the market: how many of each kind of trap, then of each weapon
        self.heroic = heroic  # alone and fighting on for the heroic win (BAD-101)
        self.ending = ending  # how the game ended, as a key of the catalogues; empty until then

    def clone(self) -> BadBones:
        other = BadBones(
            self.book,
            self.round,
            [kingdom.clone() for kingdom in self.kingdoms],
            self.bag[:],
            self.gone,
            self.capital,
            self.supply[:],
            self.resting,
            self.stock,
            self.heroic,
            self.ending,
            copied(self.agenda),
            self.rng.clone(),
            self.revealed,
            self.answers,
        )
        other.open = self.open
        return other

    def moved(self) -> int:
        """The face of skeletons that have moved this round."""
        return self.round & 1

    def unmoved(self) -> int:
        """The face of skeletons that still have to move: white in odd rounds, black in even ones (BAD-063)."""
        return (self.round + 1) & 1
