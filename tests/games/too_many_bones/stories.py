"""The vocabulary of the tests: a battle in one line, loaded dice in words, answers, and what is then on the table.

    story = battle("Picket 5/5 at c2 | Bog Frog 4 at c3", dice=rolls("attack 2"))
    story.does("stay", "target c3", "add attack", "roll", "hit 2")
    story.shows("Bog Frog 2", "Picket 5/5 at c2 [plan: nothing]")

The notation is explained in `boneyard.games.too_many_bones.notation`. A story stands still between turns. The turn of
the first on the meter, or of whom the line `turn:` names, begins with the first answer, with `begins()`, or with
`plays_turn(...)`, which also sees that the turn is over after these answers; `turn_of("Bog Frog")` plays any unit's. An
answer is its notation or an unambiguous beginning of it; `"Boomer: yes"` says who answers. Dice fall as they are told,
in the order they are rolled, and a die nobody told is an error. `passing` names the kinds of questions that are of no
interest here: they get the answer that does least. What is asserted of a unit is what is written, and nothing else; a
list is the whole list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from boneyard.core import agenda
from boneyard.core.agenda import Task, asking
from boneyard.core.decision import Action, Decision
from boneyard.core.event import Event
from boneyard.core.rng import Loaded, Rng, seeded
from boneyard.games.too_many_bones.battle.damage import PLAIN, SWORDS, TRUE, Damage
from boneyard.games.too_many_bones.battle.ending import AfterBattle, CheckBattle
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, NOBODY, ORB
from boneyard.games.too_many_bones.model.mat import SQUARES
from boneyard.games.too_many_bones.model.state import CHIP, MODES, STREAMS, Rulebook, TooManyBones
from boneyard.games.too_many_bones.notation import positions
from boneyard.games.too_many_bones.notation.baddies import name_of_baddie, write_baddie
from boneyard.games.too_many_bones.notation.dice import (
    CHIP_NAMED,
    GEARLOC_NAMED,
    chip_name,
    plain,
    read_rolled_die,
    write_rolled_die,
)
from boneyard.games.too_many_bones.notation.orders import read_order
from boneyard.games.too_many_bones.notation.units import LISTS, Written, write_gearloc
from boneyard.games.too_many_bones.turns.baddie_turn import BaddieTurn
from boneyard.games.too_many_bones.turns.gearloc_turn import GearlocTurn
from boneyard.games.too_many_bones.turns.rounds import NextTurn
from boneyard.games.too_many_bones.turns.setup import gathered, types_for
from tests.games.too_many_bones.told import face_told, rolls, spoken

__all__ = ["Story", "battle", "face_told", "least", "open_question", "rolls", "set_up"]

LEAST = ("stay", "no target", "roll", "done", "no")  # the answers that do least, where they are offered
NOTHING = "nothing"


def battle(picture: str, dice: Rng | None = None, passing: Sequence[str] = ()) -> Story:
    """A battle as drawn, with somebody's turn about to begin."""
    s = positions.table(picture)
    s.rng = dice if dice is not None else Loaded()
    s.agenda = [AfterBattle(), NextTurn()]
    return Story(s, passing)


def set_up(
    order: str, dice: Rng | None = None, stacks: Sequence[str] = (), mode: str = "legendary", leader: int = 0
) -> Story:
    """A battle from its set-up on, as it is ordered on the command line; `stacks` are those of 1, 5 and 20 points."""
    ordered = read_order(order)
    rng = seeded(0, STREAMS)
    book = Rulebook(len(ordered.party), MODES.index(mode), leader, False, True, types_for(ordered, rng), False)
    s = gathered(book, ordered, rng)
    for place, names in enumerate(stacks):
        s.stacks[place] = [CHIP_NAMED[plain(name)] for name in names.split(",") if name.strip()]
    s.rng = dice if dice is not None else Loaded()
    return Story(s).goes_on()


class Story:
    """A battle that is told: answers go in, and what is then on the table is compared with what is written."""

    def __init__(self, s: TooManyBones, passing: Sequence[str] = ()) -> None:
        self.s = s
        self.passing = tuple(passing)
        self.events: list[Event] = []
        self.answered: list[str] = []

    # Going on

    @property
    def between_turns(self) -> bool:
        """Whether a turn has just ended, or none has begun."""
        return bool(self.s.agenda) and isinstance(self.s.agenda[-1], NextTurn)

    @property
    def over(self) -> bool:
        """Whether nobody is asked and nothing is left to happen."""
        return not self.s.agenda

    def begins(self) -> Self:
        """The next turn begins and goes on to its first question; at the end of a round, the next round does."""
        assert self.between_turns, self._told("no turn can begin now")
        self._run_first()
        return self

    def goes_on(self) -> Self:
        """What is still to happen does, up to the next question or the end of the turn."""
        self._run()
        return self

    def happens(self, *tasks: Task) -> Self:
        """Something happens now that no rule of the battle does, such as an event of a card."""
        for task in reversed(tasks):
            self.s.agenda.append(task)
        self._run()
        return self

    def deals(self, amount: int, *names: str, true: bool = False, swords: bool = False, by: str = "") -> Self:
        """So much damage to each of these at the same moment, by somebody or by nobody."""
        kind = (TRUE if true else PLAIN) | (SWORDS if swords else 0)
        source = self._unit(by) if by else NOBODY
        return self.happens(*[Damage(self._unit(name), amount, kind, source) for name in names], CheckBattle())

    def does(self, *answers: str) -> Self:
        """Somebody who is asked answers; again and again."""
        for answer in answers:
            self._answer(answer)
        return self

    def plays_turn(self, *answers: str) -> Self:
        """A whole turn, with these answers and no others."""
        if self.between_turns:
            self.begins()
        self.does(*answers)
        assert self.between_turns or self.over, self._told("the turn is not over")
        return self

    def turn_of(self, name: str, *answers: str) -> Self:
        """A turn of this unit, whoever is next on the meter, with these answers; it may stop at another question."""
        unit = self._unit(name)
        self.happens(GearlocTurn(unit) if unit < FIRST_BADDIE else BaddieTurn(unit))
        return self.does(*answers)

    def idles(self) -> Self:
        """Who is asked does as little as can be until the turn is over."""
        if self.between_turns:
            self.begins()
        while self.s.open:
            self._answer(least(self.s.open[0]).text)
        return self

    def plays_round(self) -> Self:
        """Everybody left in this round does as little as can be, and the next round begins."""
        now = self.s.round
        while self.s.round == now and not self.over:
            self.idles()
        return self

    def _answer(self, answer: str) -> None:
        if self.between_turns:
            self.begins()
        assert self.s.open, self._told(f"nobody is asked, so nobody answers {answer!r}")
        decision = self.s.open[0]
        name, colon, text = answer.partition(": ")
        if colon:
            assert plain(name) == plain(self._seat(decision)), self._told(f"{name} is not asked")
        chosen = self._found(decision, text if colon else answer)
        before = positions.write(self.s)
        original, self.s = self.s, self.s.clone()  # a story goes on with a clone, and the original stays as it was
        self.s.events = []
        self.answered.append(chosen.text)
        agenda.answer(self.s, decision.seat, chosen)
        self._run()
        assert positions.write(original) == before, "an answer has changed the table it was cloned from"

    def _found(self, decision: Decision, text: str) -> Action:
        wanted = plain(text)
        exact = [option for option in decision.options if plain(option.text) == wanted]
        like = exact or [option for option in decision.options if plain(option.text).startswith(wanted)]
        assert len(like) == 1, self._told(f"{text!r} is {'not offered' if not like else 'ambiguous'}")
        return like[0]

    def _run_first(self) -> None:
        """Past the end of the turn before."""
        self.s.events = []
        agenda.step(self.s)
        self._run()

    def _run(self) -> None:
        """On to the next question that is of interest, or to the end of the turn."""
        s = self.s
        while not self.between_turns and agenda.step(s):
            pass
        if self.between_turns:
            s.open = ()
        elif s.open:
            self._check_question(s.open)
        self.events += s.events
        s.events = []
        if s.open and s.open[0].kind in self.passing:
            self._answer(least(s.open[0]).text)

    def _check_question(self, asked: tuple[Decision, ...]) -> None:
        (decision,) = asked
        texts = [option.text for option in decision.options]
        assert texts, self._told(f"{decision.kind} offers nothing")
        assert len(set(texts)) == len(texts), self._told(f"{decision.kind} offers something twice")

    # What is asked

    @property
    def asked(self) -> str:
        """The kind of the open question, with its options."""
        if self.between_turns:
            self.begins()
        return f"{self.s.open[0].kind}: {', '.join(self.options)}" if self.s.open else NOTHING

    @property
    def options(self) -> list[str]:
        """What may be answered now."""
        return [option.text for option in self.s.open[0].options] if self.s.open else []

    def asks(self, kind: str, *options: str) -> Self:
        """A question of this kind is open, with exactly these options if any are named."""
        if self.between_turns:
            self.begins()
        assert self.s.open, self._told("nobody is asked")
        assert self.s.open[0].kind == kind, self._told(f"{kind} is not asked")
        if options:
            wanted = sorted(plain(option) for option in options)
            assert sorted(plain(option) for option in self.options) == wanted, self._told(f"not just {options} offered")
        return self

    def asks_whom(self, name: str) -> Self:
        """The open question is put to the seat of this gearloc."""
        assert self.s.open, self._told("nobody is asked")
        assert plain(self._seat(self.s.open[0])) == plain(name), self._told(f"{name} is not asked")
        return self

    def offers(self, *options: str) -> Self:
        """These are among the options."""
        if self.between_turns:
            self.begins()
        for option in options:
            assert self._offered(option), self._told(f"{option!r} is not offered")
        return self

    def does_not_offer(self, *options: str) -> Self:
        """None of these is among the options, nor anything that begins so."""
        if self.between_turns:
            self.begins()
        for option in options:
            assert not self._offered(option), self._told(f"{option!r} is offered")
        return self

    def _offered(self, option: str) -> bool:
        return any((plain(text) + " ").startswith(plain(option) + " ") for text in self.options)

    def _seat(self, decision: Decision) -> str:
        return SHEETS[self.s.party[decision.seat].gearloc].name.en

    # What is on the table

    def shows(self, *texts: str) -> Self:
        """Each of these is so: `Picket 4/5 at c2 [plan: 1]`, `Bog Frog 2`, `queue: Kobold`, `round 2`, `over: won`."""
        for text in texts:
            key, _, value = text.partition(":") if ":" in text.partition("[")[0] else text.partition(" ")
            if plain(key) in LINES:
                is_so = self._line(plain(key))
                assert plain(is_so) == plain(value), self._told(f"{key} is {is_so!r}, not {value.strip()!r}")
            else:
                self._compare(text)
        return self

    def _line(self, key: str) -> str:
        s = self.s
        if key == "round":
            return str(s.round)
        if key == "over":
            return s.ending or NOTHING
        if key == "turn":
            waiting = [unit for unit in s.meter if not s.acted >> unit & 1]
            return self._name(waiting[0]) if waiting else "nobody"
        if key in ("queue", "defeated"):
            return ", ".join(chip_name(chip & CHIP) for chip in (s.queue if key == "queue" else s.defeated)) or NOTHING
        return ", ".join(self._name(unit) for unit in s.meter) or NOTHING

    def _name(self, unit: int) -> str:
        if unit < FIRST_BADDIE:
            return SHEETS[self.s.party[unit].gearloc].name.en
        return name_of_baddie(self.s.baddie(unit))

    def _unit(self, name: str) -> int:
        for unit in [*self.s.meter, *[baddie.id for baddie in self.s.enemies_standing()]]:
            if plain(self._name(unit)) == plain(name) or (
                FIRST_BADDIE <= unit < ORB and CHIP_NAMED.get(plain(name), NOBODY) == self.s.baddie(unit).chip
            ):
                return unit
        raise AssertionError(self._told(f"there is no {name}"))

    def _compare(self, text: str) -> None:
        said = Written(text)
        there = self._written(said.name)
        assert there is not None, self._told(f"there is no {said.name}")
        assert said.hp == there.hp, self._told(f"{said.name} has {there.hp} HP, not {said.hp}")
        if said.most != NOBODY:
            assert said.most == there.most, self._told(f"{said.name} has a maximum of {there.most} HP")
        assert said.where == there.where, self._told(f"{text!r} is not where it should be")
        if said.cell != NOBODY:
            assert said.cell == there.cell, self._told(f"{said.name} is on {SQUARES[there.cell]}")
        for item in said.items:
            assert item in there.items, self._told(f"{said.name} has {there.items}, not {item!r}")
        for key, dice in said.lists.items():
            self._compare_list(said.name, key, dice, there.lists.get(key, []))

    def _compare_list(self, name: str, key: str, said: list[str], there: list[str]) -> None:
        wanted = [] if said == [NOTHING] else said
        if key == "plan":
            wanted = [word for entry in wanted for word in (entry.split() if entry[0].isdigit() else [entry])]
            assert wanted == there, self._told(f"the plan of {name} is {there}, not {wanted}")
        elif key in ("active", "locked", "dice"):
            shown = sorted(write_rolled_die(read_rolled_die(die)) for die in wanted)
            assert shown == sorted(there), self._told(f"{key} of {name} is {there}, not {shown}")
        else:
            assert sorted(plain(each) for each in wanted) == sorted(there), self._told(f"{key} of {name} is {there}")

    def _written(self, name: str) -> Written | None:
        """A unit as the notation writes it now."""
        for gearloc in self.s.party:
            if GEARLOC_NAMED.get(name, NOBODY) == gearloc.gearloc:
                return Written(write_gearloc(gearloc))
        for baddie in self.s.enemies_standing():
            if plain(name_of_baddie(baddie)) == name or (
                baddie.chip != NOBODY and CHIP_NAMED.get(name, NOBODY) == baddie.chip
            ):
                return Written(write_baddie(baddie))
        return None

    def lies(self, name: str, **lists: str) -> Self:
        """What lies where: `story.lies("Picket", active="defense 1", plan="1 1", locked="nothing")`."""
        there = self._written(plain(name))
        assert there is not None, self._told(f"there is no {name}")
        for key, dice in lists.items():
            assert key in LISTS, f"there is no list {key}"
            self._compare_list(name, key, [die.strip() for die in dice.split(",")], there.lists.get(key, []))
        return self

    def lacks(self, name: str, *items: str) -> Self:
        """A unit has none of these, whatever their number: `story.lacks("Picket", "poison", "riposte")`."""
        there = self._written(plain(name))
        assert there is not None, self._told(f"there is no {name}")
        for item in items:
            found = [has for has in there.items if has == plain(item) or has.startswith(plain(item) + " ")]
            assert not found, self._told(f"{name} has {found}")
        return self

    def misses(self, *names: str) -> Self:
        """None of these is on the mat."""
        for name in names:
            there = self._written(plain(name))
            assert there is None or there.where, self._told(f"{name} is on the mat")
        return self

    # What was told

    def tells(self, event: str, **said: object) -> Self:
        """Something like this has happened: `story.tells("Hurt", who="Bog Frog", lost=2)`."""
        assert self.told(event, **said), self._told(f"nothing told {event} {said}; told was\n{self._all_told(event)}")
        return self

    def never_tells(self, event: str, **said: object) -> Self:
        """Nothing like this has happened."""
        assert not self.told(event, **said), self._told(f"{event} {said} was told")
        return self

    def told(self, event: str, **said: object) -> int:
        """How often something like this has happened."""
        found = [spoken(each) for each in self.events if type(each).__name__ == event]
        return sum(all(plain(str(one[key])) == plain(str(value)) for key, value in said.items()) for one in found)

    def _all_told(self, event: str) -> str:
        alike = [each for each in self.events if type(each).__name__ == event] or self.events
        return "\n".join(f"  {type(each).__name__} {spoken(each)}" for each in alike)

    def forgets(self) -> Self:
        """From here on only what happens now is told."""
        self.events = []
        return self

    @property
    def dice_left(self) -> int:
        """How many dice were told that have not fallen."""
        assert isinstance(self.s.rng, Loaded)
        return len(self.s.rng.coming)

    def _told(self, what: str) -> str:
        """An error with the position, the question and the answers so far."""
        asked = [f"asked: {decision!r}" for decision in self.s.open]
        return "\n".join([what, positions.write(self.s), *asked, f"answers: {', '.join(self.answered) or 'none'}"])


LINES = ("round", "over", "turn", "queue", "defeated", "meter")


def least(decision: Decision) -> Action:
    """The answer that does least: to stay, to stop, to refuse; else the first."""
    for text in LEAST:
        for option in decision.options:
            if option.text == text:
                return option
    return decision.options[0]


def open_question(story: Story) -> Decision:
    """What is asked now."""
    return story.s.open[0] if story.s.open else asking(story.s, 0).questions(story.s)[0]
