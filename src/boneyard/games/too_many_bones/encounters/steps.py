"""Meeting an encounter: the choice of the party, and the steps a choice starts with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Anyone, Do, Question, Task
from boneyard.core.decision import Argument
from boneyard.games.too_many_bones.activities.darts.play import PlayDarts
from boneyard.games.too_many_bones.answers.picks import AT, CHOOSE, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.battle.damage import TRUE, Damage, after_loss, deal
from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.battle.entering import free_in_row
from boneyard.games.too_many_bones.battle.queue import (
    add_to_queue,
    draw,
    points_of_day,
    search,
    search_defeated,
    search_unused,
    stack_of,
)
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, add_rule, special_rule
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters import ENCOUNTERS, BattleStep, EncounterChoice
from boneyard.games.too_many_bones.events.adventure import ChoiceTaken, EncounterDrawn
from boneyard.games.too_many_bones.events.battle import Entered, LostHp, Queued
from boneyard.games.too_many_bones.loot.bags import ChooseDrop, DrawLoot
from boneyard.games.too_many_bones.loot.decks import draw_encounter, shuffle_in
from boneyard.games.too_many_bones.loot.outside import LastLoot, may_use, others_play, play_or_drop
from boneyard.games.too_many_bones.model.ids import ALLY, FIRST_BADDIE, NOBODY, SKILL_DICE, ChipId, Die
from boneyard.games.too_many_bones.model.mat import GEARLOC_MELEE
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import CHIP, FACE_UP, TooManyBones
from boneyard.games.too_many_bones.model.tasks import Does
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc
from boneyard.games.too_many_bones.turns.setup import MEET, BuildQueue, get_ready

# Steps of a choice, in the order of the card.


class Done(Do):
    """The encounter is a success or a failure, and the choice's consequences follow (TMB-033, TMB-034)."""

    __slots__ = ("success",)

    def __init__(self, success: bool) -> None:
        self.success = success

    def run(self, s: TooManyBones) -> None:
        adventure = s.adventure
        adventure.success = self.success
        choice = ENCOUNTERS[adventure.card].choices[adventure.choice]
        (choice.wins if self.success else choice.fails)(s)
        choice.after(s)


class TakeChoice(Do):
    """The party takes a choice. `instead` if another choice turned into it (TMB-032)."""

    __slots__ = ("choice", "instead")

    def __init__(self, choice: int, instead: bool) -> None:
        self.choice = choice
        self.instead = instead

    def run(self, s: TooManyBones) -> None:
        adventure = s.adventure
        adventure.choice = self.choice
        s.say(ChoiceTaken(adventure.card, self.choice, self.instead))
        start(s, ENCOUNTERS[adventure.card].choices[self.choice])


class MeetEncounter(Anyone):
    """The party takes one choice whose conditions it meets (TMB-032). Anybody's loot may be used first (TMB-083)."""

    __slots__ = ()

    def asks(self, s: TooManyBones) -> Sequence[Question]:
        return [ChooseChoice(), *others_play(s, s.book.leader, self)]


class ChooseChoice(PartyQuestion):
    """The party chooses how to meet the encounter of the day."""

    __slots__ = ()

    kind = "way"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        choices = ENCOUNTERS[s.adventure.card].choices
        found = [pick(CHOOSE, number) for number, choice in enumerate(choices) if choice.needs(s)]
        return found + may_use(s, s.party[s.book.leader])

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == CHOOSE:
            s.then(TakeChoice(chosen.what, instead=False))
        else:
            play_or_drop(s, s.party[s.book.leader], chosen)
            s.then(MeetEncounter())

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        card = ENCOUNTERS[s.adventure.card]
        return {"title": card.title, "premise": card.premise}


class DrawAnother(Do):
    """Draw another encounter for today, in the same phase. The first card is shuffled in after that (TMB-039)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        adventure = s.adventure
        first = adventure.card
        adventure.card = draw_encounter(s)
        adventure.choice = -1
        shuffle_in(s, ENCOUNTERS[first].key)
        s.last_roll = ()
        s.reveal(EncounterDrawn(adventure.card))
        s.then(MeetEncounter())


class CountPoints(BattleStep):
    """The baddie points of the day, changed by the card."""

    __slots__ = ("change",)

    def __init__(self, change: int) -> None:
        self.change = change

    def run(self, s: TooManyBones) -> None:
        s.then(BuildQueue(points_of_day(s, self.change)))

    def more_points(self) -> int | None:
        return self.change


class AddChips(BattleStep):
    """Add chips of one value to the top of the queue, or to its bottom (TMB-104)."""

    __slots__ = ("count", "points", "top")

    def __init__(self, points: int, count: int, top: bool) -> None:
        self.points = points
        self.count = count
        self.top = top

    def run(self, s: TooManyBones) -> None:
        for _ in range(self.count):
            add_to_queue(s, self.points, top=self.top)

    def chips(self, s: TooManyBones) -> list[int]:
        return [self.points] * self.count


class AddByValue(BattleStep):
    """Add chips without a stated place: 20s on top, 5s under the 20s and above other 5s, 1s at the bottom (TMB-104)."""

    __slots__ = ("count", "points")

    def __init__(self, points: int, count: int) -> None:
        self.points = points
        self.count = count

    def run(self, s: TooManyBones) -> None:
        for _ in range(self.count):
            for chip in draw(s, self.points):
                above = [other for other in s.queue if stack_of(other & CHIP) > stack_of(chip & CHIP)]
                place = len(s.queue) if self.points == 1 else len(above)
                s.queue.insert(place, chip)

    def chips(self, s: TooManyBones) -> list[int]:
        return [self.points] * self.count


def called(s: TooManyBones, wanted: tuple[int, ...]) -> int:
    """Take a wanted chip from the active stacks, the unused ones or the defeated pile; NOBODY if none (TMB-105)."""
    for looks in (search, search_unused, search_defeated):
        chip = looks(s, wanted)
        if chip != NOBODY:
            return chip
    return NOBODY


class CallChip(BattleStep):
    """Add a chip that a card names to the queue, on top or at its bottom, face up, wherever it was."""

    __slots__ = ("chip", "top")

    def __init__(self, chip: ChipId, top: bool) -> None:
        self.chip = chip
        self.top = top

    def run(self, s: TooManyBones) -> None:
        if called(s, (self.chip,)) != NOBODY:
            s.queue.insert(0 if self.top else len(s.queue), self.chip | FACE_UP)
            s.say(Queued(self.chip, CHIPS[self.chip].points, self.top))

    def chips(self, s: TooManyBones) -> list[int]:
        return [CHIPS[self.chip].points]


class Surprised(SpecialRule):
    """One side is Surprised: 0 baddies, 1 party (TMB-111)."""

    def surprises(self, s: TooManyBones, unit: int, argument: int) -> bool:
        return (unit < FIRST_BADDIE) == (argument == PARTY_SURPRISED)


SURPRISED: Final = special_rule(5, Surprised())
BADDIES_SURPRISED: Final = 0
PARTY_SURPRISED: Final = 1


class AddRule(Do):
    """Put a special rule of the card in force in the coming battle."""

    __slots__ = ("number", "which")

    def __init__(self, which: int, number: int = 0) -> None:
        self.which = which
        self.number = number

    def run(self, s: TooManyBones) -> None:
        add_rule(s, self.which, self.number)


class AddRuleForFirst(Do):
    """Apply a special rule to the top chip of the queue, if any, which will start in lane 1 (TMB-106)."""

    __slots__ = ("which",)

    def __init__(self, which: int) -> None:
        self.which = which

    def run(self, s: TooManyBones) -> None:
        if s.queue:
            add_rule(s, self.which, s.queue[0] & CHIP)


class GetReady(Do):
    """A battle is next: loot may be used, full bags are emptied, and the mat is cleared (TMB-297, TMB-299).

    Loot is not offered right after the choice, which offered it.
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if not has_just_chosen(s):
            s.then(LastLoot(tuple([gearloc.id for gearloc in s.party])))
        s.then(*[ChooseDrop(gearloc.id) for gearloc in s.party], ClearMat())


def has_just_chosen(s: TooManyBones) -> bool:
    """Whether nothing has happened since the party took its choice."""
    told = [event for event in s.events if isinstance(event, ChoiceTaken)]
    return len(told) > 0 and not told[0].instead and len(told) == len(s.events)


class ClearMat(Do):
    """Clear the mat for a battle."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        get_ready(s)
        s.queue = []


class JudgeBattle(Do):
    """A battle choice succeeds if the battle is won (TMB-033)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        s.then(Done(success=s.ending == "won"))


def fight(s: TooManyBones, *steps: Task) -> None:
    """Fight a battle, after the steps of the card in the order written: points, chips, special rules."""
    s.then(GetReady(), *steps, *MEET, AfterBattle(), JudgeBattle())


def start(s: TooManyBones, choice: EncounterChoice) -> None:
    """Begin what a choice brings: what its card says of it, or its battle."""
    if choice.starts is not None:
        choice.starts(s)
        return
    battle = choice.battle
    assert battle is not None, choice.label
    choice.first(s)
    s.then(GetReady(), *battle.tasks(s), *(battle.meets or MEET), *(battle.ends or (AfterBattle(), JudgeBattle())))


def succeed(s: TooManyBones) -> None:
    """A peaceful choice succeeds by itself (TMB-033)."""
    s.then(Done(success=True))


def back_on_top(s: TooManyBones) -> None:
    """Put the card back on top of the deck."""
    s.adventure.deck.insert(0, s.adventure.card)


def shuffles_in(key: str) -> Does:
    """A consequence that shuffles another card into the deck."""

    def does(s: TooManyBones) -> None:
        shuffle_in(s, key)

    return does


def lose_outside(s: TooManyBones, gearloc: Gearloc, amount: int) -> None:
    """Lose HP outside a battle, never the last one (TMB-040)."""
    lost = min(amount, gearloc.hp - 1)
    if lost > 0:
        gearloc.hp -= lost
        s.say(LostHp(s.who(gearloc.id), lost, gearloc.hp, "encounter"))
        after_loss(s, gearloc, lost, NOBODY)


def earn(s: TooManyBones, rewards: Rewards) -> None:
    """Add rewards decided by dice to those of the card and the choice."""
    adventure = s.adventure
    adventure.earned = adventure.earned.plus(rewards)


class PlaceAlly(PartyQuestion):
    """The player chooses a free melee gearloc position for an ally, which has no lane marker."""

    __slots__ = ("chip", "hp")

    kind = "place_ally"

    def __init__(self, chip: ChipId, hp: int) -> None:
        self.chip = chip  # NOBODY for an ally without a chip
        self.hp = hp

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        cells = free_in_row(s, GEARLOC_MELEE)
        return [pick(AT, 0, cell) for cell in cells]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        ally = Baddie(ALLY, chosen.cell, self.hp, 0, 0, 0, self.chip, self.hp, [], [], 0, 0, risen=False, silver=False)
        s.baddies[ALLY - FIRST_BADDIE] = ally
        s.grid[chosen.aim] = ALLY
        s.say(Entered(s.who(ALLY), chosen.cell))


def hurt_party(s: TooManyBones) -> None:
    """Deal 1 true damage to every gearloc on the mat at the same time."""
    deal(s, *[Damage(gearloc.id, 1, TRUE, NOBODY) for gearloc in s.gearlocs_standing()])


def play_darts(s: TooManyBones) -> None:
    """Every gearloc plays Deadly Darts, in party order."""
    s.then(PlayDarts(0), CountGame(0, ()))


class CountGame(Do):
    """After a game, the next gearloc plays.

    In the end each winner draws 1 loot, and one winner is enough for a success.
    """

    __slots__ = ("unit", "winners")

    def __init__(self, unit: int, winners: tuple[int, ...]) -> None:
        self.unit = unit
        self.winners = winners

    def run(self, s: TooManyBones) -> None:
        winners = (*self.winners, self.unit) if s.adventure.won_darts else self.winners
        if self.unit + 1 < len(s.party):
            s.then(PlayDarts(self.unit + 1), CountGame(self.unit + 1, winners))
            return
        for seat in winners:
            s.then(DrawLoot(seat))
        s.then(Done(success=len(winners) > 0))


HUNTERS: Final = "special-04"
BIG: Final = 20  # points


class NoSkillDice(SpecialRule):
    """No skill dice may be rolled or used in the first rounds. The argument says how many."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: Die, argument: int) -> bool:
        return s.round > argument or die >= SKILL_DICE

    def may_use(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> bool:
        return s.round > argument


NO_SKILL_DICE: Final = special_rule(6, NoSkillDice())
