"""`boneyard play`: a game at the terminal."""

from __future__ import annotations

import secrets
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

import typer

from boneyard.bots import bots
from boneyard.cli.language import Lang, explaining, voice_for
from boneyard.cli.overrides import FactsFile, use_facts
from boneyard.cli.variants import Variant, chosen, spelled
from boneyard.core.decision import BadOptions
from boneyard.core.game import Game, Options, game, games
from boneyard.core.session import Session
from boneyard.terminal.output import Teller
from boneyard.terminal.play import Play
from boneyard.terminal.players import HUMAN, Player, seated
from boneyard.terminal.saves import LATEST, latest, load, usual_path
from boneyard.terminal.screen import Screen

OPPONENT: Final = "greedy"
BOTS: Final = ", ".join(bots())
BATTLE: Final = "battle"  # the option of a game in which battles can be ordered
PARTY: Final = 2  # gearlocs where nobody says how many
SEEDS: Final = 1_000_000_000  # short enough to be told to a friend

EXAMPLES: Final = """Examples:

\b
  boneyard play baby-boom
  boneyard play baby-boom --seats human,mcts:200ms --lang fr
  boneyard play baby-boom --seats human,greedy --variant tiles-and-bombs
  boneyard play baby-boom --seats greedy,random --seed 7      (just watch)
  boneyard play bad-bones --seats human,greedy,greedy,greedy
  boneyard play bad-bones --seats human,human --variant coop  (hot seat)
  boneyard play bad-bones --seats human --variant rounds=7    (alone)
  boneyard play too-many-bones                  (an adventure against Nom)
  boneyard play too-many-bones --variant tutorial
  boneyard play too-many-bones --variant tyrant=marrow,mode=heroic
  boneyard play too-many-bones --battle "Picket, Boomer + Frag vs 4 points"
  boneyard play --resume
"""


def play(
    name: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game: baby-boom, bad-bones or too-many-bones.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="A,B…",
            help=f"Who plays: {HUMAN}, or bots: {BOTS}.  [default: {HUMAN},{OPPONENT}; in a party you play everybody]",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The seed of all dice and shuffles.  [default: random]")] = None,
    variant: Variant = None,
    battle: Annotated[
        str | None,
        typer.Option(
            metavar="TEXT", help="Too Many Bones: a single battle: party vs points or baddies by name; or any."
        ),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Resume a saved game; without FILE, the latest.")
    ] = None,
    lang: Lang = None,
    facts_file: FactsFile = None,
) -> None:
    """Play a game in the terminal.

    You play against bots, or with others at the same keyboard. A move is played by its number or as it is written;
    ? lists what else can be typed. A game that is left is saved, and the command to go on with it is shown.
    """
    voice = voice_for(lang)
    use_facts(facts_file)
    if resume is not None:
        if seed is not None or variant or battle is not None:
            raise BadOptions(
                "a saved game has its seed and its variants already; leave out --seed and --variant, and --battle too"
            )
        path = latest() if str(resume) == LATEST else resume
        session, players = resumed(path, name, seats)
    else:
        ordered = [] if battle is None else [f"{BATTLE}={battle}"]
        with explaining(voice):
            session, players = begun(name, seats, seed, [*(variant or []), *ordered])
        path = usual_path(session.game.name)
    variants = spelled(session.game, session.record.options)
    teller = Teller(session.game, voice, Screen(), [player.name for player in players], variants)
    Play(session, players, teller, path).run()


def begun(
    name: str | None, seats: str | None, seed: int | None, variants: list[str]
) -> tuple[Session, tuple[Player, ...]]:
    """A new game and its players."""
    if name is None and len(games()) == 1:
        name = games()[0]
    if name is None:
        raise BadOptions(f"which game? There are: {', '.join(games())}")
    rules = game(name)
    options = chosen(rules, variants)
    players = seated(seats if seats is not None else usual_seats(rules, options))
    drawn = secrets.randbelow(SEEDS) if seed is None else seed
    return Session(rules, len(players), drawn, options), players


def usual_seats(rules: Game, options: Options) -> str:
    """The players if none are named: you against a bot or, in a party, you for everybody."""
    if not any(option.name == BATTLE for option in rules.options):
        return f"{HUMAN},{OPPONENT}"
    for count in sorted(rules.seats, key=lambda count: count != PARTY):
        with suppress(BadOptions):
            rules.checked(count, 0, options)
            return ",".join([HUMAN] * count)
    return HUMAN  # no party can play that, and whoever sets it up says why


def resumed(path: Path, name: str | None, seats: str | None) -> tuple[Session, tuple[Player, ...]]:
    """A saved game and its players: those named now, or those who played before."""
    saved = load(path)
    session = saved.session
    if name not in (None, session.game.name):
        raise BadOptions(f"{path} is a game of {session.game.name}, not of {name}")
    count = session.record.seats
    sat = saved.seats or ",".join([HUMAN, *[OPPONENT] * (count - 1)])
    players = seated(sat if seats is None else seats)
    if len(players) != count:
        raise BadOptions(f"{path} is a game for {count}, but {len(players)} are named")
    return session, players
