"""How the classic encounters 1 to 7 are met, card by card."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.actions import NO, YES, Pick, pick
from boneyard.games.too_many_bones.box import dice_left
from boneyard.games.too_many_bones.choices import Way, ways
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.chips import CHIPS, chips_of
from boneyard.games.too_many_bones.damage import TRUE, Damage, deal
from boneyard.games.too_many_bones.decks import draw_trove, shuffle_in
from boneyard.games.too_many_bones.effect_dice import put_effect
from boneyard.games.too_many_bones.events import Rolled, StatSetAside
from boneyard.games.too_many_bones.figures import defense
from boneyard.games.too_many_bones.ids import ATTACK, DEFENSE_DIE, FIRST_BADDIE, NOBODY, POISON, SHIELD_ICON, TYPES
from boneyard.games.too_many_bones.journey import NO_CARD
from boneyard.games.too_many_bones.locks import lock
from boneyard.games.too_many_bones.queue import (
    VALUES,
    add_to_queue,
    draw_points,
    reshuffle,
    stack_of,
)
from boneyard.games.too_many_bones.rolling import roll_d6, rolled
from boneyard.games.too_many_bones.sheets import SHEETS, icon_of
from boneyard.games.too_many_bones.shield_wall import keep
from boneyard.games.too_many_bones.slots import defense_dice, has_free_active
from boneyard.games.too_many_bones.state import CHIP, STACKS, TooManyBones
from boneyard.games.too_many_bones.steps import Question, Step
from boneyard.games.too_many_bones.terms import Term, impose, term
from boneyard.games.too_many_bones.tokens import token, value_of
from boneyard.games.too_many_bones.tyrants import by_size
from boneyard.games.too_many_bones.units import Baddie, Gearloc
from boneyard.games.too_many_bones.ways import (
    BADDIES_SURPRISED,
    SURPRISED,
    CallChip,
    CountPoints,
    Impose,
    TakeWay,
    called,
    fight,
    lose_outside,
    plain_fight,
    succeed,
)
from boneyard.games.too_many_bones.ways_attempts import ChooseVolunteer, SeeTrove, attempt, locks_of, send

BOG: Final = TYPES.index("bog")


def hurt_party(s: TooManyBones) -> None:
    """Every gearloc on the mat takes 1 true damage at the same moment."""
    deal(s, *[Damage(gearloc.id, 1, TRUE, NOBODY) for gearloc in s.gearlocs_standing()])


# classic-01, The Dreaded Bog.


class BogFirst(Term):
    """Every chip drawn makes way for a Bog chip of its value, as long as one is found (TMB-105)."""

    def draws(self, s: TooManyBones, points: int, number: int) -> bool:
        """In the active stacks, else among the unused chips, else in the defeated pile."""
        draw_points(s, points)
        s.rng.shuffle(STACKS, s.road().unused)
        for place, chip in enumerate(s.queue):
            printed = CHIPS[chip & CHIP]
            if printed.type != BOG and printed.type in s.book.types:
                found = called(s, chips_of(printed.points, (BOG,)))
                if found != NOBODY:
                    s.queue[place] = found
                    s.stacks[stack_of(chip & CHIP)].insert(0, chip)
        for stack in range(len(VALUES)):
            reshuffle(s, stack)
        return True


BOG_FIRST: Final = term(BogFirst())


def fight_the_bog(s: TooManyBones) -> None:
    """More of them, and Bog before all."""
    fight(s, Impose(BOG_FIRST), CountPoints(by_size(s, 3, 6)))


class BogFever(Term):
    """A gearloc starts the battle with Poison 2."""

    def battle_starts(self, s: TooManyBones, number: int) -> None:
        """The number is its seat."""
        put_effect(s, number, POISON, 2)


BOG_FEVER: Final = term(BogFever())


class CheckHealth(Step):
    """A gearloc rolls a D6, and needs more HP than that to keep clear of the fumes."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Else it is poisoned as the battle starts."""
        if roll_d6(s, self.unit) >= s.party[self.unit].hp:
            impose(s, BOG_FEVER, self.unit)


def wade_on(s: TooManyBones) -> None:
    """Everybody breathes in."""
    s.then(*[CheckHealth(gearloc.id) for gearloc in s.party])
    plain_fight(s)


ways("classic-01", Way(fight_the_bog), Way(wade_on))


# classic-02, Fire in the Sky.

SMALL_DRAGON: Final = CHIP_KEYS["dragon_5"].chip
BIG_DRAGON: Final = CHIP_KEYS["dragon_20"].chip


class DragonAbove(Term):
    """In round 1 only ranged gearlocs reach anybody; a big dragon that falls sends for its hunters' hunters."""

    def may_act(self, s: TooManyBones, unit: int, number: int) -> bool:
        """All others skip their turn."""
        return s.round > 1 or (unit < FIRST_BADDIE and SHEETS[s.party[unit].gearloc].ranged)

    def falls(self, s: TooManyBones, baddie: Baddie, number: int) -> bool:
        """Battle won or lost."""
        if baddie.chip == BIG_DRAGON:
            shuffle_in(s, "special-04")
        return False


DRAGON_ABOVE: Final = term(DragonAbove())


def aim_at_dragon(s: TooManyBones) -> None:
    """The smaller one for a small party, called before points are counted, for else it might be drawn for them."""
    fight(s, CallChip(by_size(s, SMALL_DRAGON, BIG_DRAGON), top=True), CountPoints(0), Impose(DRAGON_ABOVE))


class FireFromAbove(Term):
    """Every round opens with 1 true damage for each gearloc on the mat."""

    def round_starts(self, s: TooManyBones, number: int) -> None:
        """All at once."""
        hurt_party(s)


FIRE_FROM_ABOVE: Final = term(FireFromAbove())


def meet_on_foot(s: TooManyBones) -> None:
    """The dragon stays above."""
    fight(s, CountPoints(0), Impose(FIRE_FROM_ABOVE))


ways("classic-02", Way(aim_at_dragon), Way(meet_on_foot))


# classic-03, Like Pigs to the Slaughter.

STOUT: Final = 5  # starting HP from which a baddie is followed by another


class Followers(Term):
    """Whoever enters with 5 HP or more brings a 1-pt baddie to the bottom of the queue."""

    def enters(self, s: TooManyBones, baddie: Baddie, number: int) -> None:
        """In set-up and later, its followers too."""
        if baddie.max >= STOUT:
            add_to_queue(s, 1, top=False)


FOLLOWERS: Final = term(Followers())


def follow_arrow(s: TooManyBones) -> None:
    """It leads where there are more."""
    fight(s, CountPoints(0), Impose(FOLLOWERS))


def distrust_arrow(s: TooManyBones) -> None:
    """The top trove is turned over for one attempt, then the battle comes."""
    card = draw_trove(s)
    if card != NO_CARD:
        send(s, ChoosePicker(card))
    plain_fight(s)


class ChoosePicker(ChooseVolunteer):
    """Who tries the locks."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def kind(self) -> str:
        """The trove by the wayside."""
        return "picker"

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        """One attempt; what it opens is kept whatever the battle brings."""
        s.then(attempt(s, gearloc, self.card, locks_of(self.card), 0), SeeTrove(gearloc.id, self.card))


ways("classic-03", Way(follow_arrow), Way(distrust_arrow))


# classic-04, Never Trust a Dancer in the Wood.

IRONS: Final = (lock("L", 3), lock("T", 4), lock("F", 5), lock("T", 2))
CHAFED: Final = 2  # HP


def open_irons(s: TooManyBones) -> None:
    """One attempt each, one after another."""
    s.road().opened = 0
    s.then(*[TryIrons(gearloc.id) for gearloc in s.party], JudgeIrons())


class TryIrons(Step):
    """A gearloc goes on where the one before has stopped."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Until all are open."""
        opened = s.road().opened
        if opened < len(IRONS):
            s.then(attempt(s, s.party[self.unit], s.road().card, IRONS, opened))


class JudgeIrons(Do):
    """A lock for every gearloc, or they fight in chains."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Free hands surprise the enemy; bound ones hurt."""
        if s.road().opened >= len(s.party):
            fight(s, CountPoints(0), Impose(SURPRISED, BADDIES_SURPRISED))
            return
        for gearloc in s.party:
            lose_outside(s, gearloc, CHAFED)
        s.then(TakeWay(1, instead=True))


class BindHands(Do):
    """Trained Attack counts for nothing in this battle: the stat dice are set aside."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """They come back with the clean-up."""
        for gearloc in s.party:
            gearloc.aside |= 1 << ATTACK
            if gearloc.trained[ATTACK]:
                s.say(StatSetAside(s.who(gearloc.id), ATTACK))


def swing_chains(s: TooManyBones) -> None:
    """With what is printed alone."""
    fight(s, CountPoints(0), BindHands())


ways("classic-04", Way(open_irons), Way(swing_chains))


# classic-05, A Kobold Konundrum.

ways("classic-05", Way(succeed), Way(plain_fight))


# classic-06, Something About This Stinks.

MOST_DEX: Final = 3
CHOKING: Final = 3  # the highest D6 that hurts


class Stench(Term):
    """Nobody is quick here, and some rounds begin with a deep breath."""

    def dex(self, s: TooManyBones, gearloc: Gearloc, dex: int, number: int) -> int:
        """Never more than 3."""
        return min(dex, MOST_DEX)

    def round_starts(self, s: TooManyBones, number: int) -> None:
        """On 1 to 3 every gearloc takes 1 true damage."""
        if roll_d6(s) <= CHOKING:
            hurt_party(s)


STENCH: Final = term(Stench())


def hold_noses(s: TooManyBones) -> None:
    """Through the swamp."""
    fight(s, CountPoints(0), Impose(STENCH))


class Ambush(Term):
    """Ranged baddies have 1 more Attack."""

    def baddie_attack(self, s: TooManyBones, baddie: Baddie, dice: int, number: int) -> int:
        """Out of the quiet."""
        return dice + 1 if CHIPS[baddie.chip].ranged else dice


AMBUSH: Final = term(Ambush())


def trust_silence(s: TooManyBones) -> None:
    """Shields first, to be safe."""
    fight(s, *[MaybeRaiseShields(gearloc.id) for gearloc in s.party], CountPoints(0), Impose(AMBUSH))


class MaybeRaiseShields(Step):
    """Before the battle a gearloc may roll all its defense dice."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """If it has any."""
        if shields_to_raise(s, s.party[self.unit]) > 0:
            s.then(OfferShields(self.unit))


def shields_to_raise(s: TooManyBones, gearloc: Gearloc) -> int:
    """As many as its Defense, and the box, has."""
    return min(defense(gearloc) - defense_dice(gearloc.active), dice_left(s, DEFENSE_DIE))


class OfferShields(Question):
    """Nobody has to."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Yes or no."""
        return (Decision(self.seat, "raise_shields", (pick(YES), pick(NO))),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """With a yes the dice are rolled."""
        assert isinstance(chosen, Pick)
        if chosen.verb == YES:
            s.then(RaiseShields(seat))


class RaiseShields(Step):
    """Shields go into active slots, bones are lost."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """The best first, for slots may run out (TMB-253)."""
        gearloc = s.party[self.unit]
        thrown = [rolled(s, token(DEFENSE_DIE, 0, 0)) for _ in range(shields_to_raise(s, gearloc))]
        s.say(Rolled(s.who(self.unit), tuple(thrown)))
        for shown in sorted([each for each in thrown if icon_of(each) == SHIELD_ICON], key=value_of, reverse=True):
            if has_free_active(gearloc):
                keep(s, gearloc, shown, locked=False)


ways("classic-06", Way(hold_noses), Way(trust_silence))
