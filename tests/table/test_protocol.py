"""The messages: the browser's types are the server's, and docs/protocol.md describes every message."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from boneyard.table import protocol

ROOT = Path(__file__).parent.parent.parent
DESCRIBED = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
FROM_THE_BROWSER = get_args(protocol.ClientMessage)
FROM_THE_SERVER = get_args(protocol.ServerMessage)
STRUCTS = [
    thing for thing in vars(protocol).values() if isinstance(thing, type) and thing.__module__ == protocol.__name__
]
EXAMPLES = [match.group(1) for match in re.finditer(r"^```json\n(.*?)^```$", DESCRIBED, flags=re.DOTALL | re.MULTILINE)]


def section(tag: str) -> str:
    """The section of docs/protocol.md about one message."""
    found = re.search(rf"^### `{tag}`.*?\n(.*?)(?=^##)", DESCRIBED, flags=re.DOTALL | re.MULTILINE)
    assert found, f"docs/protocol.md says nothing about `{tag}`"
    return found.group(1)


def test_the_types_of_the_browser_are_made_from_those_of_the_server() -> None:
    subprocess.run([sys.executable, "tools/protocol_ts.py", "--check"], cwd=ROOT, check=True)


@pytest.mark.parametrize("message", [*FROM_THE_BROWSER, *FROM_THE_SERVER], ids=lambda message: message.__name__)
def test_every_message_is_described_with_all_its_fields(message: type[msgspec.Struct]) -> None:
    said = section(str(message.__struct_config__.tag))
    for field in message.__struct_fields__:
        assert f'"{field}"' in said or f"`{field}`" in said, field


@pytest.mark.parametrize("message", FROM_THE_BROWSER, ids=lambda message: message.__name__)
def test_the_example_of_every_message_from_the_browser_can_be_sent(message: type[msgspec.Struct]) -> None:
    found = re.search(r"^```json\n(.*?)^```$", section(str(message.__struct_config__.tag)), re.DOTALL | re.MULTILINE)
    assert found, "an example"
    msgspec.json.decode(found.group(1), type=message)


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_type_is_named_in_the_description(struct: type) -> None:
    tag = struct.__struct_config__.tag if issubclass(struct, msgspec.Struct) else None
    assert f"`{tag or struct.__name__}`" in DESCRIBED


@pytest.mark.parametrize("why", get_args(protocol.Why))
def test_every_refusal_is_described(why: str) -> None:
    assert f"| `{why}` |" in DESCRIBED


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_are_json(example: str) -> None:
    msgspec.json.decode(example)
