"""Messages of an attacker or of a broken program, over the socket and over HTTP."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Final

from boneyard.table.protocol import BIGGEST

NASTY: Final = (
    "",
    "\x00",
    "\x1b]0;owned\x07",
    "\u202egnp.exe",
    "\u200b" * 40,
    "\ufeff",
    "\ud800",
    "\U0010ffff",
    "e" + "\u0301" * 300,
    "<script>alert(1)</script>",
    "'; DROP TABLE moves; --",
    "{ $name }",
    "../../../etc/passwd",
    "%n%s%x",
    "\r\nSet-Cookie: a=b",
    "A" * 5_000,
)
NUMBERS: Final[tuple[Any, ...]] = (
    -1,
    -2,
    99,
    2**31,
    -(2**63),
    2**63,
    2**64,
    10**30,
    10**400,
    1.5,
    1e308,
    -0.0,
    True,
    None,
    "1",
    [],
    {},
)
KINDS: Final = [
    "hello",
    "look",
    "pick",
    "propose",
    "explain",
    "preview",
    "undo",
    "retract",
    "seek",
    "chat",
    "vote",
    "host",
    "leave",
    "return",
    "rematch",
    "ping",
    "update",
    "problem",
    "fly",
]
FIELDS: Final = [
    "tokens",
    "look",
    "nickname",
    "seat",
    "prompt",
    "pick",
    "step",
    "text",
    "about",
    "yes",
    "do",
    "level",
    "type",
    "more",
    "__class__",
]
ODD: Final[tuple[str | bytes, ...]] = (
    "",
    " ",
    "{",
    "}",
    "[]",
    "null",
    "NaN",
    "Infinity",
    "-",
    '"',
    '{"type":"pick","prompt":NaN,"pick":0}',
    '{"type":"pick","prompt":1e999,"pick":0}',
    '{"type":"pick","prompt":0,"pick":-1}',
    '{"type":"pick","prompt":' + "9" * 5_000 + ',"pick":0}',
    '{"type":"seek","step":' + "9" * 5_000 + "}",
    '{"type":"ping","type":"pick"}',
    '{"type":{"type":"ping"}}',
    "[" * 30_000,
    '{"a":' * 8_000 + "1" + "}" * 8_000,
    '{"type":"hello","tokens":[' + "[" * 20_000 + "]" * 20_000 + "]}",
    '{"type":"chat","text":"\\ud800"}',
    '{"type":"hello","nickname":"\\udfff","tokens":["\\ud800"]}',
    '{"type":"chat","text":"' + "x" * BIGGEST + '"}',
    '{"type":"ping"}' + " " * (BIGGEST + 1 - 15),
    b"",
    b"\x00\xff",
    b'{"type":"ping"}',
    b"\x80" * 1_000,
)


def value(luck: random.Random, depth: int = 0) -> Any:
    """Anything JSON can say."""
    kind = luck.randrange(8)
    if kind < 3:
        return luck.choice(NUMBERS)
    if kind < 6 or depth > 3:
        return luck.choice(NASTY)
    if kind == 6:
        return [value(luck, depth + 1) for _ in range(luck.randrange(4))]
    return {luck.choice(FIELDS): value(luck, depth + 1) for _ in range(luck.randrange(4))}


def message(luck: random.Random) -> str | bytes:
    """One message that must change nothing when a spectator sends it."""
    kind = luck.randrange(10)
    if kind < 3:
        return luck.choice(ODD)
    if kind < 7:
        fields = {luck.choice(FIELDS): value(luck) for _ in range(luck.randrange(5))}
        return json.dumps({**fields, "type": luck.choice(KINDS)})
    if kind < 9:
        return json.dumps(well_formed(luck))
    text = json.dumps(well_formed(luck))
    cut = luck.randrange(len(text))
    return text[:cut] + luck.choice(("", "\x00", "é", "}", '"')) + text[cut + luck.randrange(3) :]


def well_formed(luck: random.Random) -> dict[str, Any]:
    """A correct message that asks for something a spectator may not have."""
    number = luck.choice((-1, 0, 1, 2, 7, 99, 2**31))
    messages: list[dict[str, Any]] = [
        {"type": "look", "seat": number},
        {"type": "pick", "prompt": number, "pick": luck.randint(-3, 40)},
        {"type": "propose", "seat": number, "prompt": number, "pick": luck.randint(-3, 40)},
        {"type": "explain", "prompt": number, "picks": [luck.randint(-3, 40)] * luck.randrange(9), "seat": number},
        {"type": "preview", "prompt": number, "pick": luck.randint(-3, 40)},
        {"type": "seek", "step": number},
        {"type": "undo"},
        {"type": "retract"},
        {"type": "leave"},
        {"type": "return"},
        {"type": "rematch"},
        {"type": "chat", "text": luck.choice(NASTY[:-3])},
        {"type": "vote", "about": luck.choice(("resign", "replace")), "seat": number},
        {"type": "host", "do": luck.choice(("close", "free", "bot", "return")), "seat": number},
        {"type": "hello", "tokens": [luck.choice(NASTY)] * luck.randrange(40), "nickname": luck.choice(NASTY)},
    ]
    return luck.choice(messages)


def from_a_seat(luck: random.Random, number: int) -> dict[str, Any]:
    """A message of seat 1, while it is asked, that must be refused or change nothing."""
    messages: list[dict[str, Any]] = [
        {"type": "pick", "prompt": number, "pick": luck.choice((-1, -2, 10_000, 2**40, -(2**40)))},
        {"type": "pick", "prompt": number + luck.choice((-1, 1, 100)), "pick": 0},
        {"type": "propose", "seat": luck.choice((1, 0, 99)), "prompt": number, "pick": 10_000},
        {"type": "explain", "prompt": number, "picks": [luck.choice((-2, 10_000))]},
        {"type": "explain", "prompt": number, "picks": [0], "seat": luck.choice((0, 99, -7))},
        {"type": "preview", "prompt": number, "pick": luck.choice((-2, 10_000))},
        {"type": "look", "seat": luck.choice((0, 2, -1, 99))},
        {"type": "retract"},
        {"type": "return"},
        {"type": "rematch"},
        {"type": "vote", "about": "replace", "seat": luck.choice((0, 1, 5, -7))},
        {"type": "host", "do": "bot", "seat": 99},
    ]
    return luck.choice(messages)


def raw_request(luck: random.Random, table: str) -> bytes:
    """Bytes that look more or less like HTTP."""
    method = luck.choice(("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW", "get", ""))
    path = luck.choice(
        (
            "/",
            "/api",
            "/api/tables",
            "/api/mine",
            "/api/replay",
            f"/api/tables/{table}/report",
            f"/api/tables/{table}/seats",
            f"/api/tables/{table}/forget",
            f"/api/tables/{table}/links",
            "/api/tables/%00/record",
            "/api/tables/%ff%fe/record",
            "/api/tables/" + "x" * 500 + "/record",
            "/api/links",
            "/assets/../../app.py",
            "/assets/%2e%2e/%2e%2e/app.py",
            "//etc/passwd",
            "/" + "z" * 20_000,
            "/api/tables/" + "é" * 20,
            "*",
            "http://elsewhere.example/",
        )
    )
    body = luck.choice(BODIES)(luck)
    headers = luck.choice(
        (
            "",
            "Content-Type: application/json\r\n",
            "Content-Type: text/plain\r\n",
            "Content-Type: multipart/form-data; boundary=x\r\n",
            "Content-Type: application/json\r\nOrigin: http://elsewhere.example\r\n",
            "X: " + "h" * 20_000 + "\r\n",
            "Host: \x00\r\n",
            "Upgrade: websocket\r\nConnection: Upgrade\r\n",
            "Content-Encoding: gzip\r\n",
            "Cookie: " + "=;" * 500 + "\r\n",
        )
    )
    length = luck.choice((str(len(body)), str(len(body)), str(len(body)), "-1", "99999999999", "x"))
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{headers}Content-Length: {length}\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body


BODIES: Final[tuple[Callable[[random.Random], bytes], ...]] = (
    lambda _luck: b"",
    lambda _luck: b"{",
    lambda _luck: b"\xff\xfe\x00",
    lambda _luck: b"[" * 20_000,
    lambda luck: json.dumps(value(luck)).encode(),
    lambda luck: json.dumps({"game": "baby-boom", "seats": value(luck), "nickname": value(luck)}).encode(),
    lambda luck: json.dumps({"tables": value(luck)}).encode(),
    lambda luck: json.dumps({"nickname": luck.choice(NASTY), "seat": luck.choice(NUMBERS)}).encode(),
    lambda luck: json.dumps({"game": "bad-bones", "seats": [{"kind": "bot"}] * luck.randrange(40)}).encode(),
    lambda luck: json.dumps(
        {"game": "bad-bones", "seats": [{"kind": "me"}], "nickname": luck.choice(NASTY), "options": value(luck)}
    ).encode(),
    lambda _luck: b"boneyard record 1\n" + b"0 x\n" * 2_000,
    lambda luck: b"boneyard record 1\ngame bad-bones\n" + luck.randbytes(500),
)
