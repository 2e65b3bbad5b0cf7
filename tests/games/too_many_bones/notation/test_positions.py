"""Positions as pictures: what is written is read again and plays on the same; what cannot be read is refused."""

from __future__ import annotations

import re

import pytest

from boneyard.core.diagram import BadPicture
from boneyard.core.rng import seeded
from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.model.mat import SQUARES
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.notation import positions
from boneyard.games.too_many_bones.turns.rounds import NextTurn
from tests.games.too_many_bones.soaking import eager_among, random_order, table_for
from tests.games.too_many_bones.stories import Story, battle, face_told, rolls

# Written and read again


PICTURES = """
Picket 5/5 at c2, Boomer 3/3 at d2 | Bog Frog 4 at c3
round 1

Picket 6/8 at d2 [dex+1, attack+2, stand ground, poison 2, innate +1, spent attack 1; active: defense 1, \
riposte switch; plan: 1, bravado 2, defense; exhausted: rush; aside: dex] | Wyrm 5 at c3
round 3

Boomer 1/5 at d1 [boom counter 2, frag, bleed; locked: element 2, search for 325 element 325] | Kobold 1 at c3 \
[lane 1, shields 1 2, flight, extra 1, turns 2; dice: napalm 2]
round 2

Tantrum 4/4 at c2 [body count 3; active: raaage 2.4, like a wolf lashback 2], Patches 2/4 entering at a2, \
Picket 0/5 ko, Boomer 3/3 waiting | Drowned Walker 2/2 at a4 [risen], Mulmesh 10 at c3 [silver]
round 7

Patches 4/4 at c2 [stim kit; active: chem kit buff atk 2; locked: e cells 3] | Gendricks 6 at b4, Orb 2 at a4
round 1
meter: Gendricks, Patches
queue: Kobold face up, Drowned Walker risen, Dragon (5-pt)
stack 1: Wolf (1-pt)
stack 5:
types: scale, beast
defeated: Wild Boar
fallen 3
notes: Gendricks down 3
mode: heroic
rules: box dice, breakdown drops tier

Picket 5/5 at c2, Boomer 3/3 at d1 | The Goblin King 10 at a4, Throne 3 at a4
round 1
turn: Boomer
leader: Boomer

Picket 5/5 at c2, Boomer 3/3 waiting | Nom 10 at a3
round 1
order: Boomer

Picket 5/5 at c2, Boomer 3/3 at d1 | Marrow 14 at a3
round 1
acted: Boomer
challenge: none

Picket 5/5, Boomer 0/3 ko |
round 4
defeated: Bog Frog
over: won
"""


@pytest.mark.parametrize("picture", PICTURES.strip().split("\n\n"))
def test_a_picture_is_written_as_it_was_read(picture: str) -> None:
    assert positions.write(positions.table(picture)) == picture + "\n"


def test_names_may_be_written_small_and_the_picture_may_be_broken_into_lines() -> None:
    s = positions.table("""
        picket 5/5 at C2 [Stand Ground; active: Defense 1],
        boomer 3/3 at d1
        | bog frog 4 at c3
        ROUND: 2
    """)
    assert positions.write(s).startswith(
        "Picket 5/5 at c2 [stand ground; active: defense 1], Boomer 3/3 at d1 | Bog Frog"
    )
    assert s.round == 2


def test_what_is_not_written_is_as_at_the_beginning() -> None:
    s = positions.table("Tantrum 4/4 at c2, Boomer 3/3 at d1 | Bog Frog 4 at c3, Goblin Cheat 2 at a4")
    assert s.round == 1
    assert s.meter == [0, 1, 4, 6]  # the gearlocs, then the baddies by initiative
    assert "active: rage 1.0" in positions.write(s)
    assert s.baddie(6).cell == SQUARES.index("c3")  # its marker is that of its lane
    assert [len(stack) for stack in s.stacks] == [22, 18, 12]  # all the others


def test_a_position_that_is_read_waits_for_the_first_answer() -> None:
    s = TOO_MANY_BONES.read("Picket 5/5 at c2 [bleed] | Bog Frog 4 at c3")
    assert s.open[0].kind == "move"
    assert s.party[0].hp == 4  # his turn has begun


def test_a_battle_that_is_over_is_over() -> None:
    s = TOO_MANY_BONES.read("Picket 5/5, Boomer 0/3 ko |\nover: won")
    assert s.open == ()
    assert TOO_MANY_BONES.outcome(s) is not None


def between_turns(story: Story, seed: int) -> Story:
    """Random answers to the end of this turn."""
    rng = seeded(seed, ("answers",))
    while story.s.open:
        story.does(eager_among(story.s.open[0].options, rng).text)
    return story


@pytest.mark.parametrize("seed", range(16))
def test_every_position_between_turns_plays_on_the_same_once_written_and_read(seed: int) -> None:
    rng = seeded(seed, ("notation",))
    story = between_turns(Story(table_for(random_order(rng), rng, seed)), seed)
    for turn in range(25):
        if story.over:
            break
        text = positions.write(story.s)
        again = continued(text, story.s)
        assert positions.write(again) == text
        after = between_turns(Story(again).begins(), turn)
        between_turns(story.begins(), turn)
        assert after.answered == story.answered[len(story.answered) - len(after.answered) :]
        assert positions.write(after.s) == positions.write(story.s)


def continued(text: str, s: TooManyBones) -> TooManyBones:
    """A table that is read, with the luck of another."""
    again = positions.table(text)
    again.rng = s.rng.clone()
    again.agenda = [AfterBattle(), NextTurn()]
    return again


def test_in_the_middle_of_a_turn_the_roll_is_written_and_not_read() -> None:
    story = battle("Picket 5/5 at c2 | Bog Frog 4 at c3", rolls("attack 2", "defense bones"))
    story.does("stay", "target c3", "add attack", "add defense")
    text = positions.write(story.s)
    assert "\nroll: attack 2, defense bones 1\n" in text
    with pytest.raises(BadPicture, match="only a position between turns"):
        positions.read(text)


# Dice by their words


@pytest.mark.parametrize(
    ("told", "face"),
    [
        ("attack bones", 0),
        ("attack 1", 2),
        ("attack 2", 5),
        ("defense 2", 5),
        ("element 2", 3),
        ("element bones", 0),
        ("switch rush", 3),
        ("like a wolf steal axe", 1),
        ("like a wolf lashback 3", 5),
        ("boomer initiative 4", 2),
        ("picket initiative 5", 5),
        ("nom thunderclub", 1),
        ("goblin king careless bomb", 2),
        ("gendricks active orb 3", 2),
        ("napalm 1", 1),
        ("way of the ebon", 2),
    ],
)
def test_a_die_falls_on_the_first_face_that_shows_what_is_told(told: str, face: int) -> None:
    assert face_told(told) == face


@pytest.mark.parametrize("told", ["frag 2", "attack 3", "nom howl", "element switch"])
def test_a_die_cannot_fall_on_what_it_does_not_show(told: str) -> None:
    with pytest.raises((AssertionError, BadPicture)):
        face_told(told)


# Refused

FINE = "Picket 5/5 at c2 | Bog Frog 4 at c3"


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        ("Picket 5/5 at c2", "a picture has the gearlocs, a bar |, then the baddies"),
        ("| Bog Frog 4 at c3", "a party has one to four different gearlocs"),
        ("Picket 5/5 at c2, Picket 5/5 at d2 |", "a party has one to four different gearlocs"),
        ("Bodo 5/5 at c2 |", "no gearloc is called 'bodo'; there are Boomer, Patches, Picket, Tantrum"),
        ("Picket at c2 |", "'Picket at c2' is no unit; one is written like 'Picket 5/5 at c2' or 'Bog Frog 4 at c3'"),
        ("Picket 5/5 at e2 |", "there is no position 'e2'; they are a1 to d4, the gearlocs' ranged row below"),
        ("Picket 5/5 |", "'Picket 5/5' stands nowhere; add 'at c2', or ko, entering or waiting"),
        ("Picket 0/5 at c2 |", "'Picket 0/5 at c2': who is ko has 0 HP, and nobody else has"),
        ("Picket 4/4 at c2 |", "Picket has a maximum of 4 HP; printed are 5, and a stat die adds at most 6"),
        ("Picket 6/5 at c2 |", "Picket has 6 of 5 HP, which is too many"),
        ("Picket 5/5 at c2 [dex+7] |", "dex+7: a stat die shows at most 6"),
        ("Picket 5/5 at c2 [aside: luck] |", "there is no stat 'luck'; they are health, dex, attack, defense"),
        ("Picket 5/5 at c2 [exhausted: frag] |", "frag is not a skill of Picket"),
        ("Picket 5/5 at c2 [hands: frag] |", "picket has a list 'hands'; the lists are active, locked, plan"),
        ("Picket 5/5 at c2 [active: rope 1] |", "no die is called 'rope 1'; there are attack, defense"),
        ("Picket 5/5 at c2 [active: defense 7] |", "'defense 7': defense shows bones 1, shield 1, shield 2"),
        ("Picket 5/5 at c2 [active: rush heal] |", "'rush heal': rush shows switch, rush, riposte"),
        ("Picket 5/5 at c2 [active: rush] |", "'rush' may be several faces: rush shows switch, rush, riposte"),
        ("Picket 5/5 at c2 [plan: 3] |", "Picket has no die with 3 bones on a face; name the die, or write 1 1"),
        ("Picket 5/5 at c2 [active: frag 3] |", "frag belongs to Boomer, who is not in the party"),
        ("Picket 5/5 at c2 [active: rush rush; plan: rush] |", "'rush bones': rush shows switch, rush, riposte"),
        ("Picket 5/5 at c2 [active: bravado; plan: bravado 2] |", "bravado lies in two places"),
        ("Boomer 3/3 at c2 [boom counter 9] |", "Boomer has 'boom counter 9', but that die does not count so far"),
        ("Picket 5/5 at c2 [hungry] |", "Picket has 'hungry'; it may have skills by name"),
        ("Picket 5/5 at c2 [stun |", "a bracket is left open or closed too often in"),
        ("Picket 5/5 at c2 | Bog Toad 4 at c3", "no baddie is called 'bog toad'; there are Bog Frog, Bog Worm"),
        ("Picket 5/5 at c2 | Toad 4 at c3", "no baddie is called 'toad'; its name is printed on its chip"),
        ("Picket 5/5 at c2 | Bog Frog 4", "'Bog Frog 4' stands nowhere, or has no HP"),
        ("Picket 5/5 at c2 | Bog Frog 4 at c3 [green]", "Bog Frog has 'green'; it may have 'shields 1 2', 'lane 2'"),
        ("Picket 5/5 at c2 | Bog Frog 4 at c2", "two units stand on c2"),
        (
            "Picket 5/5 at c2 | Bog Frog 4 at c3 [lane 1], Kobold 2 at a3 [lane 1]",
            "Kobold has a marker that another baddie has",
        ),
        (
            "Picket 5/5 at c2 | Bog Frog 4 at a3, Kobold 2 at b3, Wolf 2 at c3, Wyrm 5 at d3, Wild Boar 3 at d4",
            "the picture shows more than four baddies; there are four markers",
        ),
        (f"{FINE}\nround 1\nround 2", "the picture has two lines 'round'"),
        (f"{FINE}\nround: soon", "round is 'soon'; it is a whole number"),
        (f"{FINE}\nmode: easy", "mode says 'easy'; possible are adventure, heroic, legendary"),
        (f"{FINE}\nrules: none", "rules says 'none'; possible are box dice, breakdown drops tier"),
        (f"{FINE}\ntypes: fish", "types says 'fish'; possible are bog, goblin, orc"),
        (f"{FINE}\nleader: Bog Frog", "a baddie cannot lead the party"),
        (f"{FINE}\nqueue: Toad", "no chip is called 'Toad'; its name is printed on its chip"),
        (f"{FINE}\nmeter: Picket", "the meter names every unit on the mat once, and nobody else"),
        (f"{FINE}\nturn: Boomer", "nobody on the table is called 'Boomer'"),
        ("Picket 5/5 at c2, Boomer 0/3 ko | \nturn: Boomer", "it is the turn of 'Boomer', who is not on the mat"),
        (f"{FINE}\nnotes: Picket sideways 3", "a note is written like 'Bog Frog down 3', not 'Picket sideways 3'"),
        (f"{FINE}\nstack 5: Kobold", "the stack of 5 has only chips of 5 points"),
        (f"{FINE}\nover: maybe", "over is 'maybe'; a battle that is over is won or lost"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_sentence(picture: str, why: str) -> None:
    with pytest.raises(BadPicture, match=re.escape(why)) as refused:
        positions.read(picture)
    assert "\n" not in str(refused.value)


# On the road


def test_a_day_of_an_adventure_is_written_and_refused_in_one_sentence() -> None:
    text = positions.write(TOO_MANY_BONES.new(2, 1, {"party": "Picket, Boomer"}))
    assert text.endswith("\nroad: day 1, against Nom\n")
    with pytest.raises(BadPicture, match="without its line 'road'"):
        positions.read(text)


@pytest.mark.parametrize(
    "picture",
    [
        "Picket 5/5 at c2 | Bog Frog 4 at c3, Golden Golem 3 at b2 [ally]",
        "Picket 5/5 waiting | Bog Frog 4 at c3, Golden Golem 3 at b2 [ally]\nmeter: Golden Golem, Bog Frog",
        "Picket 5/5 at c2 | Bog Frog 4 at c3, Mohlnor 4 at b2",
        "Picket 5/5 at c2 [plan: attack 2, defense 2, 1, defense] | Bog Frog 4 at c3",
    ],
    ids=["a golem that is led", "a golem that acts first", "the Mohlnor", "bones that count double"],
)
def test_the_battle_of_a_day_reads_back(picture: str) -> None:
    s = positions.table(picture)
    text = positions.write(s)
    assert positions.write(positions.table(text)) == text
    assert text.startswith(picture.partition("\n")[0])
    assert [s.grid[unit.cell] for unit in s.allies_standing()] == [unit.id for unit in s.allies_standing()]
