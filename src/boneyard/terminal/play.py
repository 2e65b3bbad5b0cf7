"""A game at the terminal: people are asked, bots answer, and everything is said and shown."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from boneyard.bots import Bot, Seen, bot
from boneyard.core.decision import Decision, Phrase
from boneyard.core.rng import seeded
from boneyard.core.sitting import Sitting
from boneyard.terminal.commands import PLAYING, command
from boneyard.terminal.menu import Choice, choices, exactly, find, listed, spelled
from boneyard.terminal.painters import painter_of
from boneyard.terminal.players import Player, written
from boneyard.terminal.saves import save
from boneyard.terminal.screen import Screen
from boneyard.terminal.story import Beat, scene, story_of, told
from boneyard.words import Words

ADVISER: Final = "mcts:500ms"


class Play:
    """One sitting with its people, its bots and its screen."""

    def __init__(self, sitting: Sitting, players: tuple[Player, ...], words: Words, screen: Screen, path: Path) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self.players = players
        self.words = words
        self.screen = screen
        self.path = path  # where it is saved
        self.painter = painter_of(sitting.game)
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.story: list[Beat] = story_of(sitting)

    def run(self) -> None:
        """Play to the end, or until somebody leaves; either way nothing is lost."""
        self.open()
        try:
            while asked := self.game.pending(self.sitting.state):
                player = self.players[asked[0].seat]
                if player.bot is not None:
                    self.let_bot_answer(asked[0], player.name, player.bot)
                elif not Question(self, asked[0]).answered():
                    self.leave()
                    return
        except KeyboardInterrupt:
            self.screen.line()
            self.leave()
            return
        self.close()

    def open(self) -> None:
        """Say what is played, and how it began."""
        record = self.sitting.record
        title = self.words.text(f"{self.game.name}-title")
        variants = [self.words.text(f"{self.game.name}-option-{dashed(name)}") for name in self.variants()]
        if variants:
            names = ", ".join(variants)
            self.say("ui-welcome-variants", title=title, variants=names, seed=str(record.seed))
        else:
            self.say("ui-welcome", title=title, seed=str(record.seed))
        answers = len(self.story) - 1
        if answers or record.lines:
            self.say("ui-resumed", count=answers)
            self.tell(self.story[-1].phrases)
        else:
            self.tell(self.story[0].phrases)

    def variants(self) -> list[str]:
        """The names of the options that are turned on."""
        return [name for name, value in self.sitting.record.options.items() if value is True]

    def let_bot_answer(self, decision: Decision, name: str, bot: Bot) -> None:
        """A bot thinks and answers; without people the board is shown after each answer."""
        view = self.game.view(self.sitting.state, None)
        who = self.painter.name(view, decision.seat, self.words).plain
        with self.screen.busy(self.words.text("ui-thinking", name=who, bot=name)):
            pick = bot.choose(self.seen(decision), decision)
        self.answer(decision, Choice(0, pick, pick.text, ""))
        if not self.people:
            self.show_table(None)

    def seen(self, decision: Decision) -> Seen:
        """The table as a bot sees it. Its luck follows from the seed and the moment, so a resumed game goes on alike."""
        state = self.sitting.state
        luck = seeded(self.sitting.record.seed, [f"bot {decision.seat}, answer {state.answers}"])
        return Seen(self.game, state, decision.seat, luck)

    def answer(self, decision: Decision, choice: Choice) -> None:
        """Give an answer and say what came of it."""
        events = self.sitting.answer(decision.seat, choice.action, decision.number)
        self.story.append(Beat(decision.seat, choice.action.text, told(self.game, events)))
        self.tell(self.story[-1].phrases)

    def undo(self) -> bool:
        """Take back the last answer of the people at this keyboard, if that may be."""
        refused = self.sitting.refusal(self.people, self.people)
        if refused is not None:
            self.say(refused)
            return False
        self.sitting.undo_mine(self.people)
        kept = len(self.sitting.past) + 1
        back = self.story[kept]
        replies = len(self.story) - kept - 1
        del self.story[kept:]
        self.say("ui-undone", move=spelled(back.text, self.words), replies=replies)
        return True

    def hint(self, decision: Decision, among: Sequence[Choice]) -> None:
        """What a strong bot would answer."""
        with self.screen.busy("…"):
            pick = bot(ADVISER).choose(self.seen(decision), decision)
        choice = next(choice for choice in among if choice.action == pick)
        self.say("ui-hint", move=f"{choice.number} {choice}")

    def forecast(self, decision: Decision, choice: Choice) -> None:
        """What an answer would do."""
        events = self.game.forecast(self.sitting.state, decision.seat, choice.action)
        if not events:
            self.say("ui-forecast-nothing")
            return
        self.say("ui-forecast", move=choice.written)
        self.tell(told(self.game, events, decision.seat))

    def save_as(self, name: str) -> None:
        """Save, here or from now on under another name."""
        if name:
            path = Path(name).expanduser()
            if path.exists() and path.resolve() != self.path.resolve():
                self.say("ui-exists", path=str(path))
                return
            self.path = path
        self.keep()

    def keep(self) -> bool:
        """Write the record and say where; a full disk does not end the game."""
        try:
            save(self.path, self.sitting, written(self.players))
        except OSError as problem:
            self.note("ui-not-saved", path=str(self.path), why=problem.strerror or str(problem))
            return False
        self.note("ui-saved", path=str(self.path))
        return True

    def leave(self) -> None:
        """Save and say how to come back."""
        if not self.sitting.record.lines:
            self.say("ui-bye")
        elif self.keep():
            self.note("ui-resume-with", command=f"boneyard play --resume {shlex.quote(str(self.path))}")

    def close(self) -> None:
        """Who won and why, how the points came about, and what to do next."""
        self.show_ending()
        self.screen.line()
        self.note("ui-seed", seed=str(self.sitting.record.seed))
        if self.keep():
            self.note("ui-watch-again", command=f"boneyard replay {shlex.quote(str(self.path))}")
        again = ["boneyard", "play", self.game.name, "--seats", written(self.players)]
        if variants := self.variants():
            again += ["--variant", ",".join(dashed(name) for name in variants)]
        self.note("ui-rematch", command=shlex.join(again))

    def show_ending(self) -> None:
        """The board as it was left, the result and the points."""
        outcome = self.game.outcome(self.sitting.state)
        assert outcome is not None
        if self.people:
            self.show_table(None)
        self.screen.line()
        self.screen.say(self.words.say(outcome.reason), "bold")
        if len(outcome.winners) > 1:
            view = self.game.view(self.sitting.state, None)
            names = [self.painter.name(view, seat, self.words).plain for seat in outcome.winners]
            self.say("ui-winners", names=", ".join(names))
        self.screen.line()
        phrases = [phrase for beat in self.story for phrase in beat.phrases]
        self.screen.lines(self.painter.tally(phrases, self.words))

    def show_table(self, seat: int | None) -> None:
        """The table as a seat sees it, with what happened since it last looked."""
        names = [self.words.text("ui-human") if p.bot is None else p.name for p in self.players]
        view = self.game.view(self.sitting.state, seat)
        self.screen.line()
        self.screen.lines(self.painter.table(view, scene(names, self.story, seat), self.words, self.screen.width))

    def tell(self, phrases: Sequence[Phrase]) -> None:
        """The log: a sentence for each thing that happened."""
        for phrase in phrases:
            self.screen.say(self.words.say(phrase), lead="· ")

    def say(self, key: str, **args: str | int) -> None:
        """A sentence to the people."""
        self.screen.say(self.words.text(key, **args))

    def note(self, key: str, **args: str | int) -> None:
        """A sentence with something to copy in it, so it is never broken."""
        self.screen.line(self.words.text(key, **args))

    def help(self) -> None:
        """The rules in short and what can be typed."""
        self.screen.line()
        self.screen.say(self.words.text("ui-help-rules"), "bold")
        for key in (f"{self.game.name}-rules", *[f"{self.game.name}-rules-{dashed(name)}" for name in self.variants()]):
            self.screen.say(self.words.text(key), lead="· ")
        self.screen.line()
        self.screen.say(self.words.text("ui-help-keys"), "bold")
        for line in self.words.text("ui-help-commands").splitlines():
            typed, does = line[:HELP_COLUMN], line[HELP_COLUMN:]
            self.screen.say(does, lead=f"  {typed}")


HELP_COLUMN: Final = 14  # where the explanations begin in ui-help-commands


def dashed(name: str) -> str:
    """The name of an option as it is typed."""
    return name.replace("_", "-")


class Question:
    """One decision put to a person, until it is answered, undone, or the person leaves."""

    def __init__(self, play: Play, decision: Decision) -> None:
        self.play = play
        self.decision = decision
        prompt = play.game.present(play.sitting.state, decision)
        self.ask = play.words.say(prompt.ask)
        self.choices = choices(decision, prompt, play.words, remarked=prompt.kind in play.painter.remarked)
        self.narrowed: tuple[Choice, ...] = ()  # what fitted the last thing typed

    def answered(self) -> bool:
        """Ask until something changes; false when the person leaves."""
        self.show()
        while True:
            typed = self.play.screen.ask()
            if typed is None:
                return False
            known = command(typed, PLAYING)
            if known is None:
                if self.took(typed):
                    return True
            elif known[0] == "quit":
                return False
            elif known[0] == "undo":
                if self.play.undo():
                    return True
            else:
                self.obey(*known)

    def obey(self, name: str, rest: str) -> None:
        """A command that changes nothing on the table."""
        if name == "hint":
            self.play.hint(self.decision, self.choices)
        elif name == "save":
            self.play.save_as(rest)
        elif name == "help":
            self.play.help()
        else:
            choice = self.meant(rest)
            if choice is None:
                self.play.say("ui-forecast-which")
            else:
                self.play.forecast(self.decision, choice)

    def meant(self, typed: str) -> Choice | None:
        """The one option a number or a few words stand for."""
        if typed.isascii() and typed.isdigit():
            return self.choices[int(typed) - 1] if 1 <= int(typed) <= len(self.choices) else None
        found = find(self.choices, typed).choices
        return found[0] if len(found) == 1 else None

    def took(self, typed: str) -> bool:
        """Play what was typed if it names one option; otherwise show what fits."""
        choice = self.picked(typed)
        if choice is not None:
            self.play.answer(self.decision, choice)
        return choice is not None

    def picked(self, typed: str) -> Choice | None:
        """The option chosen, or nothing, having said why."""
        if not typed:
            return self.entered()
        if typed.isascii() and typed.isdigit():
            choice = self.meant(typed)
            if choice is None:
                self.play.say("ui-no-number", number=typed, last=len(self.choices))
            return choice
        choice = exactly(self.choices, typed)
        return choice if choice is not None else self.narrow(typed)

    def entered(self) -> Choice | None:
        """Enter alone plays the only option left, or shows everything again."""
        left = self.narrowed or self.choices
        if len(left) == 1:
            return left[0]
        self.narrowed = ()
        self.show()
        return None

    def narrow(self, typed: str) -> Choice | None:
        """Words go on from those typed before, if they fit there; one option that is named by them is played."""
        going_on = bool(self.narrowed)
        found = find(self.narrowed, typed)
        if not found.choices:
            going_on = False
            found = find(self.choices, typed)
        if not found.choices:
            self.narrowed = ()
            self.play.say("ui-nothing-fits", typed=typed)
            return None
        if len(found.choices) == 1 and (going_on or (found.named and len(typed) > 1)):
            return found.choices[0]
        self.narrowed = found.choices
        self.play.say("ui-fits", count=len(found.choices))
        self.listing(found.choices)
        return None

    def show(self) -> None:
        """The table, what is asked, and the options."""
        self.play.show_table(self.decision.seat)
        self.play.screen.line()
        self.play.screen.say(self.ask, "bold")
        if len(self.choices) == 1:
            self.play.say("ui-only-one")
        self.listing(self.choices)

    def listing(self, among: Sequence[Choice]) -> None:
        """Some of the options."""
        lines = listed(among, self.play.screen.width)
        if not any(line.lstrip()[0].isdigit() for line in lines):
            self.play.say("ui-many", count=len(among))
        for line in lines:
            self.play.screen.line(line)
