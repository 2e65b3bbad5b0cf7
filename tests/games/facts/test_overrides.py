from __future__ import annotations

import pytest

from boneyard.core.decision import BadInput
from boneyard.core.game import Facts
from boneyard.games.facts.in_force import read_facts
from boneyard.games.facts.kinds import Both, Fixed, Kind, ListOf, TableOf, one_of, text, whole, written
from boneyard.games.facts.overrides import LIMIT, Overrides, kind_of, override, read_overrides

OWN = """
[bones]
value = 12
source = "the box"

[dogs.rex.teeth]
proposed = 42
why = "most have so many"

[dogs.rex.ways]
value = ["up", "down"]
source = "the board"

[dogs.rex.bowl]
value = { food = 1, water = 2 }
source = "the board"

[dogs.motto]
value = "bark first"
source = "rulebook"

[dogs.name]
proposed = "Rex"
why = "a good name"
"""
KINDS: dict[str, Kind] = {
    "bones": whole(0, 99),
    "dogs.*.teeth": whole(1, 50),
    "dogs.*.ways": Both(
        ListOf("a list of two ways", one_of(["up", "down"]), 2),
        Kind("a list of different ways", lambda ways: ways[0] != ways[1]),
    ),
    "dogs.*.bowl": TableOf("a table with food and water", {"food": whole(0, 9), "water": whole(0, 9)}),
    "dogs.motto": Fixed(),
    "*": text(5),
}


def conflicts(facts: Facts) -> list[tuple[tuple[str, ...], str]]:
    too_few = facts["bones"] > facts["dogs.rex.teeth"]
    return [(("bones", "dogs.rex.teeth"), "a dog has a tooth for every bone")] if too_few else []


def read(content: str | bytes) -> Overrides:
    return read_overrides("my.toml", content.encode() if isinstance(content, str) else content, ("picnic", "hunt"))


def overruled(content: str | bytes) -> Facts:
    return override(read_facts(OWN), "picnic", read(content), KINDS, conflicts)


def test_the_name_of_a_fact_is_its_dotted_path() -> None:
    facts = read_facts(OWN)
    names = ["bones", "dogs.rex.teeth", "dogs.rex.ways", "dogs.rex.bowl", "dogs.motto", "dogs.name"]
    assert [fact.name for fact in facts.all] == names
    assert (facts["bones"], facts["dogs.rex.teeth"]) == (12, 42)
    assert [fact.name for fact in facts.all if fact.proposed] == ["dogs.rex.teeth", "dogs.name"]


def test_an_overruled_fact_has_a_new_value_and_source_and_changes_the_hash() -> None:
    facts = overruled("[picnic.dogs.rex]\nteeth = 30\n")
    (teeth,) = [fact for fact in facts.all if fact.name == "dogs.rex.teeth"]
    assert (teeth.value, teeth.source, teeth.proposed) == (30, "overruled by my.toml", False)
    assert facts.hash != read_facts(OWN).hash
    assert [fact.source for fact in facts.all if fact is not teeth] == [
        fact.source for fact in read_facts(OWN).all if fact.name != "dogs.rex.teeth"
    ]


@pytest.mark.parametrize("content", ["", "# nothing\n", "[picnic]\n", "[hunt]\nanything = 1\n", "[picnic.dogs.rex]\n"])
def test_what_a_file_does_not_mention_stays(content: str) -> None:
    assert overruled(content).hash == read_facts(OWN).hash


@pytest.mark.parametrize(
    "content",
    [
        "picnic.dogs.rex.bowl = { food = 3, water = 0 }",
        "[picnic]\ndogs.rex.bowl = { food = 3, water = 0 }",
        "[picnic.dogs.rex.bowl]\nfood = 3\nwater = 0",
        "\ufeff[picnic.dogs.rex.bowl]\r\nfood = 3\r\nwater = 0\r\n",
    ],
)
def test_toml_may_write_it_in_any_way(content: str) -> None:
    assert overruled(content)["dogs.rex.bowl"] == {"food": 3, "water": 0}


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("[picnic]\nbones = 'four'", 'line 2: picnic.bones is a whole number from 0 to 99, not "four"'),
        ("[picnic]\nbones = true", "line 2: picnic.bones is a whole number from 0 to 99, not true"),
        ("[picnic]\nbones = 1.0", "line 2: picnic.bones is a whole number from 0 to 99, not 1.0"),
        ("[picnic]\nbones = nan", "line 2: picnic.bones is a whole number from 0 to 99, not nan"),
        ("[picnic]\nbones = 1979-05-27", "line 2: picnic.bones is a whole number from 0 to 99, not 1979-05-27"),
        ("[picnic]\nbones = 100", "line 2: picnic.bones is a whole number from 0 to 99, not 100"),
        (
            f"picnic.bones = 0x{'f' * 999}",
            "line 1: picnic.bones is a whole number from 0 to 99, not a very long number",
        ),
        ("[picnic.bones]\nvalue = 3", "line 1: picnic.bones is a whole number from 0 to 99, not { value = 3 }"),
        ("\n\n[picnic]\n\n# teeth\ndogs.rex.teeth = 51 # all", "line 6: picnic.dogs.rex.teeth is a whole number"),
        ("[picnic]\ndogs.name = ''", 'line 2: picnic.dogs.name is a text of 1 to 5 printable characters, not ""'),
        ("[picnic]\ndogs.rex.ways = 'up'", 'picnic.dogs.rex.ways is a list of two ways, not "up"'),
        ("[picnic]\ndogs.rex.ways = ['up']", 'picnic.dogs.rex.ways is a list of two ways, not ["up"]'),
        (
            "[picnic.dogs]\nrex.ways = [\n  'up',\n  'left',\n]\nname = 'Bo'",
            'line 2: number 2 of picnic.dogs.rex.ways is one of up, down, not "left"',
        ),
        ("[picnic.dogs]\nrex.ways = ['up', 'up']", 'is a list of different ways, not ["up", "up"]'),
        ("[picnic.dogs]\nrex.bowl = { food = 1 }", "is a table with food and water, not { food = 1 }"),
        (
            "[picnic.dogs]\nrex.bowl = { food = 1, water = 'a' }",
            "line 2: water of picnic.dogs.rex.bowl is a whole number from 0 to 9, not",
        ),
        ("[picnic]\ndogs.motto = 'bite'", "picnic.dogs.motto only tells what the rules do, and cannot be overruled"),
        ("[picnic]\ndogs = 3", "line 2: picnic.dogs is a table of facts, not 3"),
        ("picnic = 3", "line 1: picnic is a table of facts, not 3"),
        (
            "[picnic.dogs.rex]\nteeth = 30\ntooth = 3",
            'line 3: picnic has no fact "dogs.rex.tooth"; the nearest are: dogs.rex.teeth, dogs.rex.',
        ),
        ("[picnic.cats]", 'line 1: picnic has no fact "cats"; the nearest are: '),
        ("[picnic]\n'dogs.rex.teeth' = 30", 'line 2: picnic has no fact "dogs.rex.teeth"'),
        ("[picnic]\nbones = 1\n[picnik]", 'line 3: there is no game "picnik"; there are: picnic, hunt'),
        ("[picnic]\nbones = = 1", "line 2: this is not TOML (invalid value)"),
        ("[picnic]\nbones = [1,\n", "line 2: this is not TOML ("),
        ("[picnic]\nbones = 1\nbones = 2", "line 3: every table and every fact is written only once"),
        ("[picnic]\nbones = 1\n[picnic]", "line 3: every table and every fact is written only once"),
        (
            "[picnic]\nbones = 1\n[picnic.bones]\nvalue = 1",
            "line 3: every table and every fact is written only once",
        ),
        ("[picnic]\nbones = 43", "line 2: picnic.bones does not fit: a dog has a tooth for every bone"),
        ("[picnic]\ndogs.rex.teeth = 3", "line 2: picnic.dogs.rex.teeth does not fit: a dog has a tooth for"),
        (b"[picnic]\n# \xff\n", "line 2: a file of facts is written in UTF-8"),
        (f"# {'a' * LIMIT}", "my.toml is too long for a file of facts: 100000 bytes are allowed"),
        (f"picnic.bones = {'1' * 9000}", "my.toml is not TOML that can be read: it has a number too long"),
        (f"picnic.bones = {'[' * 9000}", "my.toml is not TOML that can be read: it has a number too long"),
    ],
)
def test_what_cannot_be_names_its_line_and_what_is_allowed(content: str | bytes, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        overruled(content)
    assert sentence in str(refused.value)
    assert str(refused.value).startswith("my.toml")
    assert "\n" not in str(refused.value)


def test_a_key_is_found_on_its_line_wherever_it_stands() -> None:
    lines = [
        "[picnic]",
        "",
        'note = """',
        "key = 1",
        '"""',
        "a.b = [",
        "  1,",
        "",
        "]",
        "[hunt.deep]",
        "key = { x = 1 }",
    ]
    by = read("\n".join(lines))
    where = {("picnic",): 1, ("picnic", "note"): 3, ("picnic", "a"): 6, ("picnic", "a", "b"): 6, ("hunt",): 10}
    for keys, line in {**where, ("hunt", "deep"): 10, ("hunt", "deep", "key"): 11}.items():
        assert by.line_of(keys) == line, keys


def test_the_first_pattern_that_matches_says_the_kind() -> None:
    assert kind_of("dogs.motto", KINDS) is KINDS["dogs.motto"]
    assert kind_of("dogs.name", KINDS) is KINDS["*"]


def test_a_long_value_is_cut() -> None:
    assert len(written(["a" * 1000] * 1000)) < 70
    assert written({"a": [1, "b", True]}) == '{ a = [1, "b", true] }'


def test_a_value_nested_without_end_is_cut_too() -> None:
    deep: list[object] = []
    for _ in range(2000):
        deep = [deep]
    assert written(deep) == "[[[…]]]"


def test_a_file_of_very_many_or_very_long_lines_is_refused_at_once() -> None:
    with pytest.raises(BadInput, match="line 2001: 2000 lines of 10000 characters are allowed"):
        read("\n" * 3000)
    with pytest.raises(BadInput, match="line 1: 2000 lines"):
        read("picnic" + ".a" * 20_000 + " = 1")
