"""The battle mat of Too Many Bones as it is seen."""

from __future__ import annotations

import random

import pytest

import boneyard
from boneyard.core.decision import Phrase
from boneyard.games.too_many_bones.content.names import unit_words
from boneyard.games.too_many_bones.events.battle import DieExhausted, KnockedOut
from boneyard.games.too_many_bones.model.dice import token
from boneyard.games.too_many_bones.model.ids import ATTACK_DIE, BOOM_COUNTER, ELEMENT_DIE
from boneyard.games.too_many_bones.model.who import named
from boneyard.games.too_many_bones.notation import positions
from boneyard.terminal.painter import Scene
from boneyard.terminal.painters import painter_of
from boneyard.terminal.screen import encodable
from boneyard.words import Voice

GAME = boneyard.game("too-many-bones")
PAINTER = painter_of(GAME)
DUEL = """
    Boomer 3/5 at c1 [boom counter 2, frag; exhausted: casing; locked: element 2; plan: 1, 1],
    Picket 5/7 at c2 [poison 2, taunt; active: defense 2, defense 1]
    | Bog Frog 3 at c3 [shields 1], Goblin Cheat 2 at d4 [stun], Drowned Walker 6 at a3 [dice: napalm 2]
    round 2
    turn: Picket
    queue: Clay Golem face up, Orc Brawler
"""


def table(picture: str, width: int = 100, language: str = "en", focus: int = 0) -> list[str]:
    """The table of a position, line by line."""
    state = positions.table(picture)
    state.turn.actor, state.turn.target = 1, 6
    lines = PAINTER.table(GAME.view(state, 0), Scene(["human"] * 2, focus=focus), Voice(language), width)
    return [line.plain.replace("\u00a0", " ") for line in lines]


def test_everything_is_where_it_belongs() -> None:
    assert "\n".join(table(DUEL)) == (
        "  ┌────────────────┬────────────────┬────────────────┬────────────────┐  Round 2\n"
        "4 │                │                │                │Goblin Cheat    │\n"
        "  │                │                │                │2/2 St          │  ✓ Boomer 3/5\n"
        "  ├────────────────┼────────────────┼────────────────┼────────────────┤  ▸ Picket 5/7 ■3\n"
        "3 │Drowned Walker  │                │◆ Bog Frog      │                │    Goblin Cheat 2/2\n"
        "  │6/6             │                │3/4 ■1          │                │    Bog Frog 3/4 ■1\n"
        "  ├━━━━━━━━━━━━━━━━┼━━━━━━━━━━━━━━━━┼━━━━━━━━━━━━━━━━┼━━━━━━━━━━━━━━━━┤    Drowned Walker 6/6\n"
        "2 │                │                │▸ Picket        │                │\n"
        "  │                │                │5/7 ■3 Po2 Ta   │                │  Queue: Clay Golem, 1 point\n"
        "  ├────────────────┼────────────────┼────────────────┼────────────────┤\n"
        "1 │                │                │Boomer          │                │\n"
        "  │                │                │3/5             │                │\n"
        "  └────────────────┴────────────────┴────────────────┴────────────────┘\n"
        "           a                b                c                d\n"
        "\n"
        "  Boomer  c1 · 3/5 · Dex 3 Attack 1 Defense 2 · Scavenger\n"
        "    active 0/6 · locked 1/4: Element 2 · bones 2/5 · Boom Counter 2\n"
        "    ready: Fuse, Frag · exhausted: Casing\n"
        "    backup plan: 1 Throw Odds, 2 Search Again, 3 Bluff Bomb, 4 Throw Ends, 5 Hide\n"
        "▸ Picket  c2 · 5/7 ■3 · Po2 Ta · Dex 2 Attack 1 Defense 2 · Shield Wall\n"
        "    active 2/6: shield 2, shield 1 · locked 0/4 · bones 0/5\n"
        "  Drowned Walker  a3 · 6/6 · melee against the weakest · Undead · 2 bones: Weaken 1 · Napalm 2\n"
        "    → Picket from b2 · 2 attack dice, up to 4 damage · 1 defense die\n"
        "◆ Bog Frog  c3 · 3/4 ■1 · melee, also diagonal steps, against the weakest · Poison 2\n"
        "    → Picket from c3 · Poison 2\n"
        "  Goblin Cheat  d4 · 2/2 · St · ranged against the weakest · 1 bone: Mischief 1\n"
        "    → stunned, does nothing"
    )


def test_in_a_narrow_window_what_stood_beside_goes_below() -> None:
    for width in (40, 56, 72, 80):
        lines = table(DUEL, width)
        assert max(map(len, lines)) <= width
        assert "Round 2" in lines
        assert any(line.startswith("Initiative: ") for line in lines)
        assert any("Queue: Clay Golem, 1 point" in line for line in lines)


def test_a_wide_window_has_the_meter_beside_the_mat() -> None:
    lines = table(DUEL, 140)
    assert lines[0].endswith("  Round 2")
    assert not any(line.startswith("Initiative: ") for line in lines)


def test_french_is_french() -> None:
    drawn = "\n".join(table(DUEL, 80, "fr"))
    for words in ("Manche 2", "Crapaud des marais", "Atomik", "actives 2/6 : bouclier 2, bouclier 1", "File d’attente"):
        assert words in drawn
    for words in ("Round", "Picket", "shield", "ready", "Queue"):
        assert words not in drawn


def test_only_who_is_in_front_sees_all_its_skill_dice() -> None:
    first, second = "\n".join(table(DUEL, focus=0)), "\n".join(table(DUEL, focus=1))
    assert "ready: Fuse, Frag · exhausted: Casing" in first
    assert "Throw Odds" in first
    assert "exhausted: Casing" not in second
    assert "Shield Bash" in second


def test_dice_that_are_rolled_lie_below_until_they_are_used() -> None:
    state = positions.table(DUEL)
    state.turn.roll = [token(ATTACK_DIE, face, 1) for face in (2, 3)] + [token(ELEMENT_DIE, 3, 2)]
    lines = PAINTER.table(GAME.view(state, 0), Scene(["human"] * 2), Voice("en"), 100)
    assert lines[-1].plain == "Roll: 2 × sword 1, Element 2"


def test_a_battle_without_anybody_on_the_mat_can_be_drawn() -> None:
    state = GAME.new(2, 3, {"battle": "Picket, Boomer vs 4 points"})
    lines = [line.plain for line in PAINTER.table(GAME.view(state, 0), Scene(["human"] * 2), Voice("en"), 80)]
    assert "Setting up" in lines
    assert not any("→" in line for line in lines)


def test_a_seat_is_called_like_its_gearloc_and_has_its_colour() -> None:
    view = GAME.view(positions.table(DUEL), None)
    name = PAINTER.name(view, 0, Voice("fr"))
    assert (name.plain, str(name.style)) == ("Atomik", "yellow")
    assert PAINTER.ink(GAME.tell(KnockedOut(named(0, 0)))) == "yellow"
    assert PAINTER.ink(Phrase("too-many-bones-knocked-out", {"name": unit_words(named(4, 4))})) == "magenta"
    assert PAINTER.ink(Phrase("too-many-bones-round-began", {"round": 1})) == ""


def test_the_log_leaves_out_what_the_mats_show() -> None:
    assert not PAINTER.hears(0, DieExhausted(named(0, 0), BOOM_COUNTER))
    assert PAINTER.hears(0, KnockedOut(named(0, 0)))


def test_at_the_end_everybodys_hp_are_counted() -> None:
    lines = PAINTER.tally(GAME.view(positions.table(DUEL), None), (), Voice("en"))
    assert [line.plain for line in lines] == ["Boomer  3/5", "Picket  5/7"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [38, 60, 80, 100, 160])
def test_whole_battles_fit_every_window(language: str, width: int) -> None:
    luck = random.Random(width)
    voice = Voice(language)
    state = GAME.new(4, 1, {"battle": "Boomer + Frag, Patches + Med Kit, Picket, Tantrum vs Gendricks, 26 points"})
    while asked := GAME.pending(state):
        view = GAME.view(state, asked[0].seat)
        lines = PAINTER.table(view, Scene(["human"] * 4, focus=asked[0].seat), voice, width)
        assert max(len(line) for line in lines) <= max(width, 39), [line.plain for line in lines]
        for line in lines:
            encodable(line.plain, "ascii").encode("ascii")
        GAME.apply(state, asked[0].seat, luck.choice(asked[0].options))
