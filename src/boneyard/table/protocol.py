"""The messages between browser and server. `web/src/protocol.ts` is made from this, comments on classes included.

A browser cannot describe a move: it sends the number of a question and the index of one of its options. Whatever a
browser receives about the game is its own seat's view, events and question.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from boneyard.core.decision import Outcome, Phrase, Prompt

NOBODY: Final = -1  # instead of a seat, for instance of a spectator
BIGGEST: Final = 65_536  # bytes of one message from a browser
MOST_EXPLAINED: Final = 300  # offers in one message

Level = Literal["gentle", "fair", "sharp"]
Kind = Literal["person", "open", "bot"]
VoteAbout = Literal["resign", "replace"]
HostDeed = Literal["close", "free", "bot", "return"]
Status = Literal["open", "playing", "over", "closed"]
OwnSecret = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22,80}$")]  # 128 random bits
Why = Literal[
    "too-large",  # more than 64 kB
    "malformed",  # not JSON, not a message of the list, wrong fields or types
    "unknown-table",
    "unreadable",  # a table that was here: its record does not replay, and no position was stored
    "unknown-game",
    "unknown-link",
    "options",  # a table cannot be set up like this
    "full",  # no seat is open
    "secret",  # a token that is not valid here
    "not-yours",  # only the host, or only the player of that seat, may do that
    "stale",  # that question has gone
    "not-offered",  # no such option, or nothing to undo or take back now
    "not-playing",  # the table is not playing, or not over yet
    "too-fast",  # too many messages or requests
    "too-many",  # tables, seats or sockets of one address
    "busy",  # the server cannot do it now; try again
    "lost",  # another server has moved this table on; it was read again
    "dice-told",  # a player here knows all dice to come, so nobody else may sit down
    "banned",  # whoever runs the server does not let this address in
    "name-taken",  # a nickname that looks like another one at this table
]


# ── What both sides are made of ─────────────────────────────────────────────────────────────────────────────────────


class Asked(msgspec.Struct, frozen=True):
    """A question to somebody else, in a party that hides nothing."""

    seat: int
    prompt: Prompt


class Proposal(msgspec.Struct, frozen=True):
    """What one seat would answer in the place of another; it stands as long as the question does."""

    seat: int  # who proposes
    to: int  # whose question it is
    prompt: int
    pick: int


class Told(msgspec.Struct, frozen=True):
    """Something that happened: how to say it, and how to draw it."""

    say: Phrase
    show: dict[str, Any]  # GameEvent: {"event": "Moved", …}, see the types of each game


class Entry(msgspec.Struct, frozen=True):
    """One step of the game: an answer that still stands, and what came of it. Step 0 is the beginning."""

    step: int
    seat: int  # who answered; NOBODY at the beginning
    told: list[Told]  # empty for an answer that is sealed until all have given theirs


class CurvePoint(msgspec.Struct, frozen=True):
    """How everybody stood after a step."""

    step: int
    round: int
    points: list[int]


class Undo(msgspec.Struct, frozen=True):
    """Whether this browser may undo now; if so, to which question it goes back, else why not, as a key."""

    may: bool
    kind: str = ""  # of the question it goes back to
    why: str = ""


class Seat(msgspec.Struct, frozen=True):
    """A place at the table."""

    seat: int
    name: str  # the game's own: "red", "raven"
    kind: Kind
    nickname: str = ""  # of a person, or of a bot
    level: str = ""  # of a bot; "greedy" where it replaces a bot that failed
    here: bool = False  # whether a browser is looking
    left: bool = False  # the person has left; the others may agree on a bot
    owner: str | None = None  # the nickname of the person a bot plays for, who may take the seat back; null: nobody


class Vote(msgspec.Struct, frozen=True):
    """Something the people at the table have to agree on."""

    about: VoteAbout
    seat: int  # who is to be replaced; NOBODY for other votes
    yes: list[int]  # seats
    needed: list[int]  # seats that have not said yes


class Table(msgspec.Struct, frozen=True):
    """What everybody knows about a table."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    public: bool
    seats: list[Seat]
    host: int  # the host's seat, or NOBODY
    clock: int  # seconds for a turn, or for a phase where all play at once; 0: none
    grace: float  # seconds a player may be away before the others may vote to let a bot play
    watching: int  # spectators
    rules: int
    facts: str  # hash
    seed_hash: str  # SHA-256 of the seed, from the start
    seed: str = ""  # the seed, once it is over
    dice_told: bool = False  # a report has told the seed to somebody who plays alone, so nobody else may sit down
    votes: list[Vote] = []
    ended: str = ""  # "resigned" if it was not played to the end
    rematch: str = ""  # the table of the rematch, if there is one
    resumed: bool = False  # it was loaded from a stored position, because its record does not replay


class Line(msgspec.Struct, frozen=True):
    """A line of the chat; the table itself speaks in phrases."""

    id: int
    at: int  # milliseconds since 1970
    seat: int  # NOBODY: a spectator, or the table itself
    nickname: str
    text: str = ""
    say: Phrase | None = None


# ── From the browser, over the socket: a closed list ────────────────────────────────────────────────────────────────


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """First of all: the secrets this browser holds for this table. None: a spectator."""

    tokens: list[str] = []
    look: int = NOBODY  # the seat to look from; if it is not one of yours, the first of yours
    nickname: str = ""  # of a spectator, for the chat


class Look(msgspec.Struct, tag="look", forbid_unknown_fields=True):
    """Look with the eyes of another of one's seats (several people, one screen)."""

    seat: int


class Pick(msgspec.Struct, tag="pick", forbid_unknown_fields=True):
    """The answer to a question: the index of one of its offers."""

    prompt: int
    pick: int


class Propose(msgspec.Struct, tag="propose", forbid_unknown_fields=True):
    """What one would answer to the question of another seat; -1 takes it back. Nobody has to follow it."""

    seat: int  # whose question it is
    prompt: int
    pick: int


class Explain(msgspec.Struct, tag="explain", forbid_unknown_fields=True):
    """What comes of some offers of a question, one's own or one of the others that one may read. Changes nothing."""

    prompt: int
    picks: Annotated[list[int], msgspec.Meta(max_length=MOST_EXPLAINED)]
    seat: int = NOBODY  # whose question it is; NOBODY: one's own


class Preview(msgspec.Struct, tag="preview", forbid_unknown_fields=True):
    """What would come of an offer; without one (-1), of doing nothing. Changes nothing."""

    prompt: int
    pick: int = -1


class TakeBack(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Go back to where one of one's seats last decided."""


class Retract(msgspec.Struct, tag="retract", forbid_unknown_fields=True):
    """Take a sealed answer back before all have given theirs."""


class Seek(msgspec.Struct, tag="seek", forbid_unknown_fields=True):
    """How the table looked after a step."""

    step: int


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    """Say something."""

    text: str


class CastVote(msgspec.Struct, tag="vote", forbid_unknown_fields=True):
    """Propose something, agree to it or not."""

    about: VoteAbout
    seat: int = NOBODY
    yes: bool = True


class HostDoes(msgspec.Struct, tag="host", forbid_unknown_fields=True):
    """What only the host may do: close the table, free a place, give it to a bot, or from a bot back to its owner."""

    do: HostDeed
    seat: int = NOBODY
    level: Level = "fair"


class Leave(msgspec.Struct, tag="leave", forbid_unknown_fields=True):
    """Get up from one's seats; the others may agree on a bot."""


class Return(msgspec.Struct, tag="return", forbid_unknown_fields=True):
    """Take one's seats back from the bots that play for one."""


class Rematch(msgspec.Struct, tag="rematch", forbid_unknown_fields=True):
    """The same people at a new table."""


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


ClientMessage = (
    Hello
    | Look
    | Pick
    | Propose
    | Explain
    | Preview
    | TakeBack
    | Retract
    | Seek
    | Chat
    | CastVote
    | HostDoes
    | Leave
    | Return
    | Rematch
    | Ping
)


# ── From the server, over the socket ────────────────────────────────────────────────────────────────────────────────


class Update(msgspec.Struct, tag="update"):
    """The table as this browser may see it. Sent after hello, after look, and whenever something changed.

    Keep the first `keep` entries of the log you have, and add those of `log`. The first update has the whole log, and
    so has each one from another seat.
    What is in `log` has happened since the last update and may be animated if `keep` is not 0.
    """

    rev: int
    table: Table
    mine: list[int]  # the seats this browser holds
    back: list[int]  # seats of this browser that a bot plays at the moment; it may take them back
    host: bool  # whether this browser may do what only the host may
    seat: int  # the seat it looks from; NOBODY: a spectator
    view: Any  # the game's own view, see the types of each game
    asked: list[int]  # the seats that owe an answer
    free: list[int]  # the seats that may answer a question that nobody waits for
    clocks: dict[int, int]  # milliseconds left, by seat, where there is a clock
    away: dict[int, int]  # milliseconds since people who are not here were last seen, by seat
    prompt: Prompt | None  # the question to this seat
    others: list[Asked]  # the questions to other people, in a party that hides nothing
    proposals: list[Proposal]  # answers that people propose to the questions of others
    undo: Undo
    retract: bool  # whether this seat may take its sealed answer back
    secret: bool  # whether seats hide anything from each other now, so that a shared screen has to be handed over
    keep: int
    log: list[Entry]
    outcome: Outcome | None = None
    curve: list[CurvePoint] = []  # once it is over


class Previewed(msgspec.Struct, tag="previewed"):
    """What would come of an offer, as events; nothing happened."""

    prompt: int
    pick: int
    told: list[Told]
    summary: Any = None  # what these events amount to, for games that sum them up


class Effect(msgspec.Struct, frozen=True):
    """What comes of an offer; null where that is no more than what the offer says."""

    pick: int
    effect: Phrase | None


class Explained(msgspec.Struct, tag="explained"):
    """What comes of some offers of a question."""

    seat: int  # whose question it is
    prompt: int
    effects: list[Effect]


class Sought(msgspec.Struct, tag="sought"):
    """How the table looked after a step, to this seat."""

    step: int
    view: Any


class Said(msgspec.Struct, tag="said"):
    """The chat: everything after the first hello (`whole`), then what is new."""

    whole: bool
    lines: list[Line]


class Pong(msgspec.Struct, tag="pong"):
    """Yes."""


class Problem(msgspec.Struct, tag="problem"):
    """Something could not be done. Nothing was changed; only after `busy` that is not always known.

    The catalogues have words for every `why`.
    """

    why: Why
    message: str  # one sentence in English, for developers
    about: str = ""  # the type of the message that could not be done
    said: Phrase | None = None  # a phrase about what the player wrote, if the game has one


ServerMessage = Update | Explained | Previewed | Sought | Said | Pong | Problem


# ── Over HTTP ───────────────────────────────────────────────────────────────────────────────────────────────────────


class Choice(msgspec.Struct, frozen=True):
    """An option of a game and its choices, the usual one first; and where it has a sense."""

    name: str
    choices: list[bool | int | str]
    fewest: int  # players
    most: int
    needs: list[str]  # other options that must be chosen
    of_seats: bool  # whether the choices are seats, so that a smaller table has fewer of them
    written: bool  # whether any text may be written; the choices are only examples


class Fact(msgspec.Struct, frozen=True):
    """What a printed piece says: known, or proposed because its picture is lost to us. GET /api/games/{name}/facts."""

    name: str
    value: Any
    proposed: bool


class GameInfo(msgspec.Struct, frozen=True):
    """A game one can play here. GET /api/games gives all of them."""

    name: str
    fewest: int
    most: int
    seats: list[str]  # the game's own names for them: "red", …
    options: list[Choice]
    rules: int
    facts: str  # hash


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit somewhere: the one who opens the table, anybody, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: Level = "fair"
    nickname: str = ""  # of the other people at the same screen


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: open a table."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, Any] = {}
    nickname: str = ""
    public: bool = False
    clock: int = 0


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/seats: take an open place.

    Whoever brings a secret of their own may ask again if no answer comes: the place it belongs to is told once more.
    """

    nickname: str
    seat: int = NOBODY  # the first open one
    secret: OwnSecret | None = None  # none: the server makes one


class Seated(msgspec.Struct, frozen=True):
    """A place is yours: keep the secrets. The host's token is among them for who opened the table."""

    table: str
    tokens: dict[int, str]  # by seat
    host: str = ""


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/mine: the secrets a browser holds, by table."""

    tables: dict[str, list[str]]


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list: GET /api/tables gives those that are public and open, POST /api/mine one's own."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    seats: list[Seat]
    round: int  # 0: not known
    asked: list[int]  # the seats that owe an answer, if that is known
    mine: list[int]  # the seats whose secrets were given
    touched: int  # milliseconds since 1970


class Link(msgspec.Struct, frozen=True):
    """POST /api/tables/{id}/links: takes one's seats to another device, once; POST /api/links uses it."""

    link: str
    minutes: int


class UseLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/links: take the seats of a link to this device, with a secret that it has made itself.

    They are its own as soon as it shows this secret at the table. Until then the same may be asked again.
    """

    link: Annotated[str, msgspec.Meta(max_length=80)]
    secret: OwnSecret


class Replay(msgspec.Struct, frozen=True):
    """A game that is over: GET /api/tables/{id}/replay, or POST /api/replay with the text of a record."""

    game: str
    options: dict[str, Any]
    seats: list[str]  # nicknames, where they are known
    seed: str
    entries: list[Entry]
    view: Any  # at the beginning
    changes: list[dict[str, Any]]  # of each step, by field or index; under "=" a whole new value
    curve: list[CurvePoint]
    outcome: Outcome | None


class Report(msgspec.Struct, frozen=True):
    """POST /api/tables/{id}/report: what to paste where something looks wrong; `boneyard replay` opens it."""

    text: str
