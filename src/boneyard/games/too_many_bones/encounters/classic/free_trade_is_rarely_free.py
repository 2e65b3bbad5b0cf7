"""Free Trade is Rarely Free (classic-13): a price, or a trial."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Words
from boneyard.games.too_many_bones.answers.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.answers.hidden_cards import distinct, place_of
from boneyard.games.too_many_bones.answers.picks import DROP, SAY, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.baddies.tyrants.objects import new_object
from boneyard.games.too_many_bones.battle.ending import end_battle
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.encounters import SOME_BATTLE, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.attempts import ChooseVolunteer, SendAlone
from boneyard.games.too_many_bones.encounters.steps import AddRule, Done, fight, shuffles_in
from boneyard.games.too_many_bones.events.battle import Entered
from boneyard.games.too_many_bones.loot.decks import discard
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, FIRST_PILE
from boneyard.games.too_many_bones.model.mat import BADDIE_MELEE, LANES, cell_at
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

HEIGHTS: Final = (3, 5, 4, 4)  # HP of the stacks
LAST_ROUND: Final = 5


def can_pay(s: TooManyBones) -> bool:
    """Whether the party has a card for every gearloc, whoever holds it."""
    return sum([len(gearloc.bag) for gearloc in s.party]) >= len(s.party)


def pay(s: TooManyBones) -> None:
    """Give up one card for every gearloc, one after another."""
    s.then(*[ChoosePrice() for _ in s.party], Done(success=True))


class ChoosePrice(PartyQuestion):
    """The party chooses which card of which gearloc to give up: loot or trove, each title of a bag once."""

    __slots__ = ()

    kind = "price"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        found: list[Pick] = []
        for gearloc in s.party:
            found += [pick(DROP, option.what, aim_of(s, gearloc.id)) for option in distinct(gearloc, DROP)]
        return found

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        gearloc = gearloc_aimed(s, chosen.aim)
        discard(s, gearloc, place_of(gearloc, chosen.what))


def show_skill(s: TooManyBones) -> None:
    """One gearloc of the party's choice fights alone."""
    s.then(ChooseChampion())


class ChooseChampion(ChooseVolunteer):
    """The party chooses who fights alone against stacks of HP chips."""

    __slots__ = ()

    kind = "champion"

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        fight(s, SendAlone(gearloc.id), AddRule(TRIAL), *[BuildStack(lane) for lane in range(LANES)])


class Trial(SpecialRule):
    """One gearloc against four stacks that do nothing, for five rounds.

    The others do not enter later either.
    """

    def battle_starts(self, s: TooManyBones, argument: int) -> None:
        s.order = []

    def is_won(self, s: TooManyBones, won: bool, argument: int) -> bool:
        return not s.enemies_standing()

    def round_ends(self, s: TooManyBones, argument: int) -> None:
        if s.round == LAST_ROUND:
            s.then(CallTime())


TRIAL: Final = special_rule(56, Trial())


class CallTime(Do):
    """Time is up with a stack left: the battle is lost."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        end_battle(s, "time")


class BuildStack(Do):
    """Place a stack of HP on the melee position of a lane. The party is asked if it has a choice."""

    __slots__ = ("lane",)

    def __init__(self, lane: int) -> None:
        self.lane = lane

    def run(self, s: TooManyBones) -> None:
        left = heights_left(s)
        if len(left) > 1:
            s.then(ChooseHeight(self.lane))
        else:
            build(s, self.lane, left[0])


def heights_left(s: TooManyBones) -> list[int]:
    """The HP of the stacks not on the mat yet, each value once."""
    built = [stack.hp for stack in s.enemies_standing()]
    found: list[int] = []
    for height in HEIGHTS:
        if height not in found and built.count(height) < HEIGHTS.count(height):
            found.append(height)
    return found


def build(s: TooManyBones, lane: int, height: int) -> None:
    """Place an enemy without turn, movement or dice."""
    unit, cell = FIRST_PILE + lane, cell_at(lane, BADDIE_MELEE)
    s.baddies[unit - FIRST_BADDIE] = new_object(unit, cell, height)
    s.grid[cell] = unit
    s.say(Entered(s.who(unit), cell))


class ChooseHeight(PartyQuestion):
    """The party chooses which stack goes in a lane."""

    __slots__ = ("lane",)

    kind = "height"

    def __init__(self, lane: int) -> None:
        self.lane = lane

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(SAY, height) for height in heights_left(s)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        build(s, self.lane, chosen.what)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"lane": self.lane + 1}


encounter(
    "classic-13",
    title=Words("Free Trade is Rarely Free", "Le libre-échange a un prix"),
    premise=Words(
        "The merchants smile, spread a carpet, and put on masks. There are suddenly many more merchants.",
        "Les marchands sourient, déroulent un tapis et mettent des masques. Il y a soudain bien plus de marchands.",
    ),
    rewards=Rewards(progress=1, training=2),
    choices=(
        EncounterChoice(
            label=Words("Pay the price", "Payer le prix"),
            text=Words(
                "The party discards as many cards, loot or trove, as it has gearlocs; with fewer it cannot choose "
                "this. No battle.",
                "Le groupe défausse autant de butins, verrouillés ou non, qu’il compte de gearlocs ; avec moins, "
                "ce choix est impossible. Pas de combat.",
            ),
            starts=pay,
            gives=Words(
                "Mohlnor Traders is shuffled into the encounter deck.",
                "La carte « Les marchands mohlnors » est mélangée au paquet de rencontres.",
            ),
            needs=can_pay,
            wins=shuffles_in("special-06"),
        ),
        EncounterChoice(
            label=Words("Show what you can do", "Montrer ce qu’on sait faire"),
            text=Words(
                "One gearloc of the party’s choice fights alone, set up as usual; the others stay out. Stacks of "
                "3, 5, 4 and 4 HP stand on the four baddie melee positions, in the order the party likes. They "
                "are enemies that never move, attack or act. The battle ends with round 5 at the latest, and "
                "succeeds if all four are gone.",
                "Un gearloc au choix du groupe combat seul, placé comme d’habitude ; les autres restent dehors. "
                "Des tas de 3, 5, 4 et 4 PV occupent les quatre positions de corps à corps des vilains, dans "
                "l’ordre voulu par le groupe. Ces ennemis ne bougent, n’attaquent et n’agissent jamais. Le combat "
                "s’arrête au plus tard avec la manche 5, et il est réussi si les quatre ont disparu.",
            ),
            starts=show_skill,
            battle=SOME_BATTLE,
            rewards=Rewards(loot_each=1),
        ),
    ),
)
