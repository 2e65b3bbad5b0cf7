"""How the encounters of Duster are met."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.actions import CHOOSE, DONE, PLAY, USE, Pick, pick
from boneyard.games.too_many_bones.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.bags import open_cards, take_one, use_card
from boneyard.games.too_many_bones.cards import UNTIL_EMPTY
from boneyard.games.too_many_bones.choices import Way, ways
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.loot import BY_KEY as LOOT_KEYS
from boneyard.games.too_many_bones.content.loot import CARDS as LOOT_CARDS
from boneyard.games.too_many_bones.ending import AfterBattle
from boneyard.games.too_many_bones.entering import enter_baddie, free_in_row, free_lane, place_gearloc
from boneyard.games.too_many_bones.events import CHIP_NAMES, Healed, Rolled, named
from boneyard.games.too_many_bones.ids import (
    EXHAUSTED,
    FIRST_BADDIE,
    HEAL_ICON,
    HEALTH,
    JERKY_ICON,
    READY,
)
from boneyard.games.too_many_bones.initiative import RollInitiative
from boneyard.games.too_many_bones.mat import (
    GEARLOC_MELEE,
    GEARLOC_RANGED,
    cell_at,
)
from boneyard.games.too_many_bones.rolling import roll_d6, rolled
from boneyard.games.too_many_bones.setup import MaybeNobodyCame, StartBattle
from boneyard.games.too_many_bones.sheets import FACES, SHEETS, icon_of
from boneyard.games.too_many_bones.slots import exhaust, owner_of
from boneyard.games.too_many_bones.state import TooManyBones
from boneyard.games.too_many_bones.steps import Question, Step
from boneyard.games.too_many_bones.tokens import token, value_of
from boneyard.games.too_many_bones.tyrants import by_size
from boneyard.games.too_many_bones.units import Gearloc
from boneyard.games.too_many_bones.ways import (
    PARTY_SURPRISED,
    SURPRISED,
    CountPoints,
    Done,
    GetReady,
    Impose,
    JudgeBattle,
    TakeWay,
    fight,
    plain_fight,
)
from boneyard.games.too_many_bones.ways_attempts import ChooseVolunteer, send
from boneyard.games.too_many_bones.ways_solo import lower_stat
from boneyard.games.too_many_bones.ways_tyrant import BEAST, TYPE_FIRST, AddOfType

# Tyrant-duster-1: shadow pack.

BITTEN: Final = 2  # a D6 up to this costs Health
FANGS: Final = 3


def show_teeth(s: TooManyBones) -> None:
    """Baddie points, and Beasts on top."""
    fight(s, CountPoints(0), AddOfType(5, BEAST, by_size(s, 1, 2)))


class ChooseHand(ChooseVolunteer):
    """Who holds out a hand."""

    __slots__ = ()

    def kind(self) -> str:
        """The hand."""
        return "hand"

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        """That one."""
        s.then(HoldOutHand(gearloc.id))


class HoldOutHand(Step):
    """A D6 says whether the hand comes back whole."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Health goes down for good, but not below what is printed."""
        gearloc = s.party[self.unit]
        if roll_d6(s, self.unit) <= BITTEN:
            lower_stat(s, gearloc, HEALTH, FANGS)


def open_hand(s: TooManyBones) -> None:
    """It succeeds either way."""
    send(s, ChooseHand())
    s.then(Done(success=True))


ways("tyrant-duster-1", Way(show_teeth), Way(open_hand))


# Tyrant-duster-2: in a fog.


class PlaceInFog(Do):
    """Gearlocs are placed first, all on melee positions, in party order."""

    __slots__ = ("placed",)

    def __init__(self, placed: int) -> None:
        self.placed = placed

    def run(self, s: TooManyBones) -> None:
        """One after another."""
        if self.placed < len(s.party):
            s.then(ChooseFogPosition(self.placed), PlaceInFog(self.placed + 1))


class ChooseFogPosition(Question):
    """Any lane, but no place at the back."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """The free ones."""
        cells = free_in_row(s, GEARLOC_MELEE)
        return (Decision(self.seat, "place", tuple([pick(CHOOSE, 0, cell) for cell in cells])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """It stands there."""
        assert isinstance(chosen, Pick)
        place_gearloc(s, s.party[seat], chosen.aim)


class PlaceBehind(Do):
    """The first baddies stand behind the party, on the ranged gearloc positions."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Up to four, by lane."""
        lane = free_lane(s)
        if not s.queue or lane < 0:
            return
        enter_baddie(s, s.queue.pop(0), lane, cell_at(lane, GEARLOC_RANGED))
        s.then(PlaceBehind())


def apologise(s: TooManyBones) -> None:
    """Baddie points in Beasts, all around a surprised party."""
    s.then(
        GetReady(),
        Impose(TYPE_FIRST, BEAST),
        CountPoints(0),
        Impose(SURPRISED, PARTY_SURPRISED),
        MaybeNobodyCame(),
        PlaceInFog(0),
        PlaceBehind(),
    )
    s.then(RollInitiative(), StartBattle(), AfterBattle(), JudgeBattle())


ways("tyrant-duster-2", Way(apologise))


# Tyrant-duster-3: mercy of the lost.

DUSTER: Final = CHIP_KEYS["duster"].chip
MERCY: Final = 2  # HP for every gearloc
HEALING_LOOT: Final = {  # by card: what one use heals, or one chip
    LOOT_KEYS["fresh_bog_meat"].card: 5,
    LOOT_KEYS["mixed_berries"].card: 5,
    LOOT_KEYS["zelfey_seeds"].card: 2,
    LOOT_KEYS["oggot_herbs"].card: 1,
    LOOT_KEYS["last_battle_stew"].card: 1,
    LOOT_KEYS["spring_flask"].card: 1,
}
HEALING_ICONS: Final = (HEAL_ICON, JERKY_ICON)


def tends(s: TooManyBones) -> list[Pick]:
    """What may heal her: loot, and skill dice with a face that heals anybody."""
    found: list[Pick] = []
    for gearloc in s.party:
        found += [pick(PLAY, card, aim_of(s, gearloc.id)) for card in open_cards(gearloc) if card in HEALING_LOOT]
        for skill in SHEETS[gearloc.gearloc].skills:
            if gearloc.where_is(skill.die) == READY and any(face.icon in HEALING_ICONS for face in FACES[skill.die]):
                found.append(pick(USE, skill.die))
    return found


class TendDuster(Do):
    """As long as she needs healing and the party has something for her."""

    __slots__ = ("healed",)

    def __init__(self, healed: int) -> None:
        self.healed = healed

    def run(self, s: TooManyBones) -> None:
        """Healed, it succeeds; else it was a trap after all."""
        if self.healed >= MERCY * len(s.party):
            for gearloc in s.party:
                gearloc.skills = [READY if lies == EXHAUSTED else lies for lies in gearloc.skills]
            s.then(Done(success=True))
        elif tends(s):
            s.then(ChooseBandage(self.healed))
        else:
            s.then(TakeWay(1, instead=True))


class ChooseBandage(Ask):
    """The party says what is used on her next, or gives up."""

    __slots__ = ("healed",)

    def __init__(self, healed: int) -> None:
        self.healed = healed

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Loot, skill dice, or nothing more."""
        return (Decision(s.book.leader, "tend", (*tends(s), pick(DONE))),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """Loot is used up; a die is rolled."""
        assert isinstance(chosen, Pick)
        if chosen.verb == DONE:
            s.then(TakeWay(1, instead=True))
        elif chosen.verb == PLAY:
            s.then(TendDuster(bandage(s, gearloc_aimed(s, chosen.aim), chosen.what, self.healed)))
        else:
            s.then(RollBandage(chosen.what, self.healed))


def bandage(s: TooManyBones, gearloc: Gearloc, card: int, healed: int) -> int:
    """One use of a card of loot, as if she were its user; what she has been healed for then."""
    if LOOT_CARDS[card].uses == UNTIL_EMPTY:
        take_one(s, gearloc, card)
    else:
        use_card(s, gearloc, card)
    return soothe(s, healed, HEALING_LOOT[card])


def soothe(s: TooManyBones, healed: int, amount: int) -> int:
    """She feels better."""
    s.say(Healed(named(CHIP_NAMES + DUSTER, FIRST_BADDIE), amount, healed + amount))
    return healed + amount


class RollBandage(Do):
    """A healing skill die is rolled once."""

    __slots__ = ("die", "healed")

    def __init__(self, die: int, healed: int) -> None:
        self.die = die
        self.healed = healed

    def run(self, s: TooManyBones) -> None:
        """It is exhausted, whatever it shows."""
        owner = owner_of(s, self.die)
        shown = rolled(s, token(self.die, 0, 0))
        s.say(Rolled(s.who(owner.id), (shown,)))
        exhaust(s, shown)
        heals = icon_of(shown) in HEALING_ICONS
        s.then(TendDuster(soothe(s, self.healed, value_of(shown)) if heals else self.healed))


def open_the_bandages(s: TooManyBones) -> None:
    """She has to be healed first."""
    s.then(TendDuster(0))


ways("tyrant-duster-3", Way(open_the_bandages), Way(plain_fight))
