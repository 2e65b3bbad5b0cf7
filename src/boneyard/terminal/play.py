"""A game at the terminal: people are asked, bots answer, and everything is shown."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from boneyard.bots import Bot, Seen, bot
from boneyard.core.decision import Action, Decision, IllegalAction, Phrase, Prompt, Seat
from boneyard.core.rng import seeded
from boneyard.core.session import Session
from boneyard.terminal.commands import PLAYING, command
from boneyard.terminal.history import last_beat, missed, seen, story_of
from boneyard.terminal.listing import listed
from boneyard.terminal.menu import LISTED, Choice, Menu, Miss, choices, shortened, spelled
from boneyard.terminal.output import Teller
from boneyard.terminal.players import Player, written
from boneyard.terminal.saves import CannotSave, is_saved, is_taken, named, release, remember, save, usual_path

ADVISER: Final = "mcts:500ms"


class Play:
    """One session with its people and its bots."""

    def __init__(self, session: Session, players: tuple[Player, ...], teller: Teller, path: Path) -> None:
        self.session = session
        self.game = session.game
        self.players = players
        self.teller = teller
        self.path = path  # where it is saved
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.eyes: Seat | None = self.people[0] if len(self.people) == 1 else None  # the person at the screen
        # Whether one person at this keyboard has seen, or chosen in secret, what another may not see.
        hide = self.game.hides(session.state)
        self.secretive = hide and any(self.at_once(session.state_after(step).open) for step in range(len(session.past)))
        together = self.game.party(session.state) and not hide
        self.team = together and len(self.people) > 1  # they look at the screen together
        if self.team:
            teller.ears = self.people

    def run(self) -> None:
        """Play to the end, or until somebody leaves; in both cases the game is saved."""
        self.open()
        try:
            finished = self.play()
        except KeyboardInterrupt:
            self.teller.screen.line()
            finished = False
        if finished:
            self.close()
        else:
            self.leave()

    def play(self) -> bool:
        """Ask for one answer after another; False when somebody leaves."""
        while asked := self.game.pending(self.session.state):
            decision = self.first_of(asked)
            player = self.players[decision.seat]
            if player.bot is not None:
                self.let_bot_answer(decision, player.name, player.bot)
            elif not self.hand_over(decision.seat):
                return False
            elif self.eyes != decision.seat:
                continue  # whoever sat there has taken an answer back, and is asked again
            elif len(decision.options) == 1 and not self.free():
                self.answer_itself(decision)
            elif not self.ask(decision):
                return False
        return True

    def first_of(self, asked: Sequence[Decision]) -> Decision:
        """Who answers first among several: bots, then the person at the screen, then the others by seat."""
        owed = [decision for decision in asked if not decision.free]
        return min(owed, key=lambda d: (self.players[d.seat].bot is None, d.seat != self.eyes, d.seat))

    def free(self) -> list[Decision]:
        """What others at this keyboard may answer as well, though nobody waits for it."""
        return [decision for decision in self.session.state.open if decision.free and decision.seat in self.people]

    def at_once(self, asked: Sequence[Decision]) -> bool:
        """Whether several people at this keyboard are asked side by side."""
        return sum(decision.seat in self.people for decision in asked) > 1

    def hand_over(self, seat: Seat) -> bool:
        """Before anything is shown that only this person may see, let the person sit down; false when nobody does.

        Who gets up may still take a sealed answer back, and stays.
        """
        state = self.session.state
        if self.team:
            self.greet(seat)
        elif len(self.people) > 1 and not self.secretive:
            open_to_all = self.game.view(state, None)
            differ = any(self.game.view(state, person) != open_to_all for person in self.people)
            self.secretive = differ or self.at_once(self.game.pending(state))
        if self.secretive and self.eyes != seat:
            self.teller.screen.turn_page()
            self.teller.say("ui-hand-over", name=self.teller.name(state, seat))
            sealed = self.sealed()
            if sealed is not None:
                self.teller.say("ui-hand-over-undo", name=self.teller.name(state, sealed))
            typed = self.teller.screen.ask()
            known = None if typed is None else command(typed, PLAYING)
            if typed is None or known == ("quit", ""):
                return False
            if known == ("undo", "") and sealed is not None:
                with suppress(IllegalAction):  # it may have taken effect after all
                    self.session.retract(sealed)
                return True
            for beat in missed(story_of(self.session), seat):
                self.teller.tell(beat.events, seat)
        self.eyes = seat
        return True

    def greet(self, seat: Seat) -> None:
        """Say whose turn it is in a team that looks at the screen together."""
        if self.eyes != seat:
            self.teller.screen.line()
            self.teller.say("ui-hand-over-team", name=self.teller.name(self.session.state, seat))

    def sealed(self) -> Seat | None:
        """The person at the screen, who has just answered in secret, if nobody has seen any of it yet."""
        last = self.session.past[-1] if self.session.past else None
        before = self.session.state_after(max(0, len(self.session.past) - 1))
        still_open = any(d.number <= before.answers for d in self.session.state.open)
        return self.eyes if last and last.line.seat == self.eyes and not last.events and still_open else None

    def hidden_from(self, seat: Seat) -> bool:
        """Whether somebody else at this keyboard has given an answer that this person may not know yet."""
        sealed = self.session.past[self.session.sealed_from() :]
        others = [step for step in sealed if step.line.seat in self.people and step.line.seat != seat]
        return self.secretive and any(not seen(step.events, seat) for step in others)

    def open(self) -> None:
        """Say what is played, and how it began or where it resumes."""
        self.teller.welcome(self.session.record.seed)
        if self.people:
            self.teller.say("ui-type-help")
        if self.session.record.lines:
            self.teller.say("ui-resumed", count=len(self.session.past))
        self.teller.tell(last_beat(self.session).events, self.eyes)

    def let_bot_answer(self, decision: Decision, name: str, bot: Bot) -> None:
        """A bot thinks and answers; when nobody plays but bots, the board is shown after each answer."""
        with self.teller.thinking(self.session.state, decision.seat, name):
            pick = bot.choose(self.seen(decision), decision)
        self.answer(decision, pick)
        if not self.people:
            self.teller.show(self.session.state, story_of(self.session), None)

    def seen(self, decision: Decision) -> Seen:
        """The table as a bot sees it; its luck follows from the seed and the step, also in a resumed game."""
        state = self.session.state
        luck = seeded(self.session.record.seed, [f"bot {decision.seat}, answer {state.answers}"])
        return Seen(self.game, state, decision.seat, luck)

    def answer(self, decision: Decision, pick: Action) -> None:
        """Give an answer and say what happened."""
        before = self.session.state.clone()
        events = self.session.answer(decision.seat, pick, decision.number)
        self.teller.tell_answer(before, events, self.session.state, self.eyes)

    def answer_itself(self, decision: Decision) -> None:
        """Answer a question with only one option, and say so."""
        name = self.teller.name(self.session.state, decision.seat)
        self.teller.say("ui-forced", name=name, move=spelled(decision.options[0].text, self.teller.voice))
        self.answer(decision, decision.options[0])

    def ask(self, decision: Decision) -> bool:
        """Put a question to a person until it is answered or undone; false when the person leaves."""
        prompt = self.game.present(self.session.state, decision)
        menu = Menu(choices(decision, prompt, self.effects(decision), self.teller.voice))
        self.put(prompt, decision, menu)
        doubted: Choice | None = None
        while True:
            typed = self.teller.screen.ask(self.lead(menu))
            if typed is None:
                return False
            known = meant(typed)
            if known is None:
                choice = menu.pick(typed) if typed else menu.only()
                if isinstance(choice, Choice):
                    doubt = None if choice == doubted else self.doubt(decision, choice)
                    if doubt is None:
                        self.answer(decision, choice.action)
                        return True
                    doubted = choice
                    self.teller.say_phrase(doubt)
                    continue
                doubted = None
                if isinstance(choice, Miss):
                    self.teller.say_phrase(choice.phrase)
                    self.list(choice.left)
                else:
                    menu.widen()
                    self.put(prompt, decision, menu)
            elif known[0] == "quit":
                return False
            elif known[0] == "as":
                if (other := self.other(known[1])) is not None:
                    return True if other.seat == decision.seat or not other.free else self.ask(other)
            elif known[0] != "undo":
                doubted = None
                self.obey(*known, decision, menu)
            elif self.undo(decision.seat):
                return True

    def other(self, whose: str) -> Decision | None:
        """The open question to somebody else at this keyboard."""
        state = self.session.state
        at = self.teller.called(state, whose)
        found = next((decision for decision in state.open if decision.seat == at and at in self.people), None)
        if at is not None and found is None:
            self.teller.say("ui-as-nothing", name=self.teller.name(state, at))
        return found

    def lead(self, menu: Menu) -> str:
        """The prompt: the words that narrowed the list, and how to get help."""
        said = menu.within()
        return self.teller.voice.text("ui-prompt-within" if said else "ui-prompt", said=said)

    def doubt(self, decision: Decision, choice: Choice) -> Phrase | None:
        """What to ask before this answer is taken, if anything."""
        view = self.game.view(self.session.state, decision.seat)
        return self.teller.painter.doubts(view, decision.seat, decision.kind, choice.action.text)

    def effects(self, decision: Decision) -> list[Phrase | None]:
        """What comes of each option, for the kinds of question where the painter wants that said."""
        if decision.kind not in self.teller.painter.explained:
            return [None for _ in decision.options]
        return [self.game.effect(self.session.state, decision, option) for option in decision.options]

    def put(self, prompt: Prompt, decision: Decision, menu: Menu) -> None:
        """The table, what is asked, and the options. Whatever happens to the terminal now, the game is kept.

        What somebody else has sealed is not written where whoever sits there could read it.
        """
        if self.session.record.lines and not self.hidden_from(decision.seat):
            with suppress(CannotSave):  # said when somebody saves or leaves
                self.write(self.path)
        self.teller.show(self.session.state, story_of(self.session), decision.seat, decision.kind)
        if not self.teller.screen.low:
            self.teller.screen.line()
        self.teller.screen.say(self.teller.voice.say(prompt.ask), self.teller.painter.ink(prompt.ask) or "bold")
        if len(menu.choices) > LISTED:
            self.teller.say("ui-many")
        self.list(menu.choices)
        for other in self.free():
            if other.seat != decision.seat:
                self.teller.say("ui-as", name=self.teller.name(self.session.state, other.seat))

    def list(self, among: Sequence[Choice]) -> None:
        """Some of the options."""
        for line in listed(among, self.teller.screen.width) if among else ():
            self.teller.screen.line(line)

    def obey(self, name: str, rest: str, decision: Decision, menu: Menu) -> None:
        """Carry out a command that changes nothing on the table."""
        if name == "hint":
            self.hint(decision, menu)
        elif name == "save":
            self.save_as(rest, decision.seat)
        elif name == "help":
            self.teller.help(rest, menu.choices[0])
        elif name == "look":
            self.look(decision.seat, rest)
        else:
            self.forecast(decision, rest, menu)

    def hint(self, decision: Decision, menu: Menu) -> None:
        """What a strong bot would answer."""
        with self.teller.thinking(self.session.state, decision.seat, ADVISER):
            pick = bot(ADVISER).choose(self.seen(decision), decision)
        choice = next(choice for choice in menu.choices if choice.action == pick)
        menu.show((choice,))
        self.teller.say("ui-hint", move=f"{choice.number} {choice}")

    def look(self, seat: Seat, whose: str) -> None:
        """The table with the things of somebody else in the foreground."""
        state = self.session.state
        at = self.teller.called(state, whose)
        if at is not None:
            self.teller.look(state, story_of(self.session), seat, at)

    def forecast(self, decision: Decision, rest: str, menu: Menu) -> None:
        """Show what an answer would do; or, where the game goes on by itself, what will happen anyway."""
        state, seat = self.session.state, decision.seat
        if not rest and self.teller.painter.foresees:
            self.teller.say("ui-forecast-now")
            self.teller.foretell(state, seat, self.game.forecast(state, seat, None), None)
            return
        choice = menu.meant(rest)
        if choice is None:
            known = not rest or menu.fits(rest)
            self.teller.say("ui-forecast-which" if known else "ui-no-such-move", typed=shortened(rest))
            return
        events = self.game.forecast(state, seat, choice.action)
        self.teller.say("ui-forecast" if events else "ui-forecast-nothing", move=choice.written)
        self.teller.foretell(state, seat, events, choice.action)

    def undo(self, seat: Seat) -> bool:
        """Take back the last answer of the people at this keyboard, if allowed; a sealed one always is."""
        mine = [seat] if self.secretive else self.people
        refused = self.session.refusal(mine, self.people)
        steps = 0 if refused is not None else self.steps_back(mine)
        if not steps:
            self.teller.say(refused or "undo-refused-nothing")
            return False
        past = self.session.past[:]
        for _ in range(steps):
            self.session.undo(mine)
        gone = past[len(self.session.past) :]
        back = spelled(gone[0].line.text, self.teller.voice)
        self.teller.say("ui-undone", move=back, replies=len([step for step in gone if step.line.seat not in mine]))
        return True

    def steps_back(self, mine: Sequence[Seat]) -> int:
        """How many answers to take back to reach the last real choice of these seats; 0 if not allowed."""
        steps = 0
        for index in range(len(self.session.past) - 1, -1, -1):
            seat = self.session.past[index].line.seat
            if self.session.seen_since(index) is not None or (seat in self.people and seat not in mine):
                return 0
            if seat in mine:
                steps += 1
                if any(d.seat == seat and len(d.options) > 1 for d in self.session.state_after(index).open):
                    return steps
        return 0

    def save_as(self, name: str, seat: Seat) -> None:
        """Save, here or from now on under another name, without overwriting a file or giving away a secret."""
        path = named(name) if name else self.path
        if self.hidden_from(seat):
            self.teller.say("ui-save-sealed")
        elif path != self.path and is_taken(path):
            self.teller.note("ui-exists", path=name)
        elif self.kept(path):
            release(self.path)
            self.path = path

    def kept(self, path: Path) -> bool:
        """Write the record and say where; a full disk does not end the game."""
        try:
            self.write(path)
        except CannotSave as problem:
            self.teller.note("ui-not-saved", path=str(path), why=str(problem))
            return False
        self.teller.note("ui-saved", path=str(path))
        return True

    def write(self, path: Path) -> None:
        """Write the record, and remember where."""
        save(path, self.session, written(self.players))
        remember(path)

    def keep(self) -> bool:
        """Save in the game's file or, if that is impossible, in the usual place."""
        if self.kept(self.path):
            return True
        self.path = usual_path(self.game.name)
        return self.kept(self.path)

    def leave(self) -> None:
        """Save and say how to come back. Before the first answer there is only what somebody has saved."""
        if not self.session.record.lines and not is_saved(self.path):
            release(self.path)
            self.teller.say("ui-bye")
        elif self.keep():
            self.teller.note("ui-resume-with", command=self.teller.command("play", "--resume", str(self.path)))

    def close(self) -> None:
        """Who won and why, how the points came about, and what to do next."""
        if self.people:
            self.teller.show(self.session.state, story_of(self.session), self.eyes if len(self.people) == 1 else None)
        self.teller.ending(self.session.state, story_of(self.session))
        self.teller.note("ui-seed", seed=str(self.session.record.seed))
        if self.keep():
            self.teller.note("ui-watch-again", command=self.teller.command("replay", str(self.path)))
        again = ["play", self.game.name, "--seats", written(self.players)]
        if self.teller.variants:
            again += ["--variant", ",".join(self.teller.variants)]
        self.teller.note("ui-rematch", command=self.teller.command(*again))


def meant(typed: str) -> tuple[str, str] | None:
    """The command typed and what follows it; `quit` and `undo` with more words are not commands."""
    known = command(typed, PLAYING)
    return None if known is not None and known[0] in ("quit", "undo") and known[1] else known
