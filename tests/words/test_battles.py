"""Battles in words: the arithmetic of every hit, options with their numbers worked out, and what nobody may see."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from boneyard.core.decision import Decision
from boneyard.games.too_many_bones.answers import picks
from boneyard.games.too_many_bones.answers.picks import GEARLOC_AIM, STARTS, Pick, pick
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.sheets import VALUE_AT
from boneyard.games.too_many_bones.events.battle import (
    DieTurned,
    Hurt,
    Queued,
    Rolled,
    Shielded,
    StartWorked,
    TyrantRolled,
)
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.model.dice import aimed, token
from boneyard.games.too_many_bones.model.ids import (
    ATTACK_DIE,
    BOOM_COUNTER,
    DEFENSE_DIE,
    ELEMENT_DIE,
    MED_KIT,
    NO_CHIP,
    OM_NOM_FACE,
    PATCHES,
    RAGE_DIE,
    Die,
    TurnStart,
)
from boneyard.games.too_many_bones.model.mat import NOWHERE, SQUARES
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.who import CHIP_NAMES, NO_UNIT, named
from boneyard.games.too_many_bones.notation import positions
from boneyard.games.too_many_bones.shown.effects import effect
from boneyard.games.too_many_bones.shown.event_data import WhoView, show
from boneyard.games.too_many_bones.shown.offers import offer
from boneyard.games.too_many_bones.turns.resolving import ChooseResult
from boneyard.words import Voice
from tests.rulings import ruling
from tests.words.rare_battles import WHO

FROG = named(CHIP_NAMES, 4)  # the first chip, in the first lane
TABLE = """
    Patches 3/5 at a2 [med kit; plan: 1, 1], Tantrum 4/6 at b2 | Stone Golem 4 at a3 [shields 1], Kobold 2 at d3
    round 2
"""


def said(label: object, language: str = "en") -> str:
    """A phrase in one language, with plain spaces."""
    return Voice(language).say(label).replace("\u00a0", " ").replace("\u202f", " ")  # type: ignore[arg-type]


def table() -> TooManyBones:
    """Patches has named the golem as his target."""
    s = positions.table(TABLE)
    s.turn.actor, s.turn.target = 0, s.grid[SQUARES.index("a3")]
    s.agenda = [ChooseResult(0)]
    return s


def does(s: TooManyBones, option: Pick, language: str = "en") -> str:
    """What an option does."""
    return said(offer(s, Decision(0, "result", (option,)), option).does, language)


def label(s: TooManyBones, option: Pick, language: str = "en") -> str:
    """What comes of an option."""
    return said(effect(s, Decision(0, "result", (option,)), option), language)


@ruling("TMB-183")
@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            Hurt(FROG, 3, 1, 1, 0, 0, 1, 2, False, NO_UNIT),
            "Bog Frog takes 3 damage, 1 off by Thick Skin and 1 on shields: loses 1 HP, 2 left.",
            "Crapaud des marais subit 3 dégâts, 1 en moins par Peau épaisse et 1 sur les boucliers : perd 1 PV, …",
        ),
        (
            Hurt(WHO, 4, 1, 0, 2, 1, 0, 5, False, FROG),
            "Boomer takes 4 damage, 1 off by Constant Def, 2 on Buff HP and 1 off by Hardy: no HP lost, 5 left.",
            "Atomik subit 4 dégâts, 1 en moins par Défense constante, 2 sur les PV bonus et 1 en moins par Robuste : …",
        ),
        (
            Hurt(WHO, 2, 0, 0, 0, 0, 2, 0, True, NO_UNIT),
            "Boomer takes 2 true damage: loses 2 HP, 0 left.",
            "Atomik subit 2 coups critiques : perd 2 PV, il en reste 0.",
        ),
    ],
)
def test_a_hit_is_told_with_all_its_arithmetic(event: Hurt, english: str, french: str) -> None:
    phrase = TOO_MANY_BONES.tell(event)
    assert said(phrase) == english
    assert said(phrase, "fr").startswith(french.removesuffix("…"))


def test_a_roll_is_added_up() -> None:
    dice = (
        *[token(ATTACK_DIE, face, VALUE_AT[ATTACK_DIE * 6 + face]) for face in (2, 3, 5, 0)],
        token(ELEMENT_DIE, 3, 2),
    )
    phrase = TOO_MANY_BONES.tell(Rolled(WHO, dice))
    assert said(phrase) == "Boomer rolls 2 × sword 1, sword 2, bones and Element 2: 4 damage and 1 bone."
    assert said(phrase, "fr") == "Atomik obtient : 2 × épée 1, épée 2, os et Élément 2, soit 4 dégâts et 1 os."


def test_a_baddie_has_its_shields_on_its_chip() -> None:
    assert said(TOO_MANY_BONES.tell(Shielded(FROG, 1, False))) == "Bog Frog keeps a shield 1 on the chip."
    assert said(TOO_MANY_BONES.tell(Shielded(WHO, 2, True))) == "Boomer keeps a shield 2 in a locked slot."


def test_rage_is_counted_in_tenths() -> None:
    turned = offer(table(), Decision(1, "anger", ()), pick(picks.TURN, RAGE_DIE << 16 | 14)).does
    assert said(turned) == "Turn RAGE! to 1.4"
    assert said(turned, "fr") == "Tourner RAGE ! sur 1,4"


@ruling("TMB-183", "TMB-187")
def test_an_option_to_hit_says_what_would_be_left() -> None:
    s = table()
    assert does(s, pick(picks.HIT, 1 | 1 << 4)) == "Strike Stone Golem for 1 damage"
    assert label(s, pick(picks.HIT, 1 | 1 << 4)) == "3 damage, 1 off by Thick Skin and 1 on shields: 3 HP left"
    assert label(s, pick(picks.HIT, 3 << 4)).endswith(": no HP left")
    s.unit(s.turn.target).reduced_this_turn = 1
    assert does(s, pick(picks.HIT, 1 | 1 << 4), "fr") == "Frapper Golem de pierre : 2 dégâts"
    assert label(s, pick(picks.HIT, 1 | 1 << 4), "fr") == "3 dégâts, 1 sur les boucliers ; il reste 2 PV"


@ruling("TMB-153")
def test_an_option_to_heal_stops_at_the_maximum() -> None:
    s = table()
    s.turn.roll = [token(MED_KIT, 5, 3)]
    heal = pick(picks.USE, MED_KIT, GEARLOC_AIM + PATCHES)
    assert does(s, heal) == "Use Med Kit on Patches"
    assert does(s, heal, "fr") == "Utiliser Trousse de secours sur Sparadoc"
    assert label(s, heal) == "from 3 to 5 HP"


@ruling("TMB-157")
def test_a_backup_plan_says_what_it_costs_and_does() -> None:
    heal = pick(picks.PLAN, 2, GEARLOC_AIM + PATCHES)
    assert does(table(), heal) == "Use Heal Gearloc on Patches"
    assert label(table(), heal) == "3 of 5 HP; A gearloc regains 1 HP. Costs 2, leaves 0."


def test_everything_an_option_is_about_lights_up() -> None:
    s = table()
    s.turn.roll = [token(MED_KIT, 5, 3), token(DEFENSE_DIE, 0, 1), token(ATTACK_DIE, 2, 1), token(ATTACK_DIE, 5, 2)]
    decision = Decision(0, "result", ())
    for option, anchors in (
        (pick(picks.TARGET, 0, SQUARES.index("a3")), "a3"),
        (pick(picks.USE, MED_KIT, GEARLOC_AIM + PATCHES), "patches, a2, patches skill med-kit, roll 0"),
        (pick(picks.ADD, MED_KIT), "patches skill med-kit"),
        (pick(picks.ADD, DEFENSE_DIE), "patches white defense"),
        (pick(picks.KEEP, DEFENSE_DIE << 16 | 1), "roll 1, patches free plan"),
        (pick(picks.STAY), "a2"),
        (pick(picks.HIT, 1), "a3, roll 2"),
        (pick(picks.DONE), ""),
    ):
        assert ", ".join(offer(s, decision, option).anchors) == anchors


@ruling("TMB-003")
def test_chips_that_lie_face_down_show_only_their_points() -> None:
    s = positions.table(TABLE + "    queue: Clay Golem face up, Orc Brawler\n")
    queue = TOO_MANY_BONES.view(s, 0).queue
    assert [(chip.key, chip.points) for chip in queue] == [("clay_golem", 1), ("", 1)]
    assert all(chip.name.en not in str(asdict(queue[1])) for chip in CHIPS)
    assert said(TOO_MANY_BONES.tell(Queued(NO_CHIP, 5, True))) == "A 5-point chip joins the top of the queue."


def test_a_view_says_which_numbers_of_a_chip_are_only_proposed() -> None:
    view = TOO_MANY_BONES.view(positions.table("Picket 5/5 at c2 | Bog Frog 4 at c3, Kobold 2 at d3"), 0)
    frog, kobold = view.baddies
    assert frog.proposed == ["initiative", "target", "targets"]
    assert "hp" in kobold.proposed
    assert "skills" not in kobold.proposed


def test_an_event_is_shown_by_names() -> None:
    shown = show(Hurt(FROG, 3, 1, 1, 0, 0, 1, 2, False, WHO))
    assert (shown["event"], shown["who"].key, shown["by"].key, shown["lost"]) == ("Hurt", "bog_frog", "boomer", 1)
    assert show(Rolled(WHO, (token(MED_KIT, 5, 3),)))["dice"][0].die == "med-kit"


@ruling("TMB-226")
def test_a_grenade_made_straight_from_the_roll_warns_of_what_is_used_up() -> None:
    s = positions.table("Boomer 3/3 at a2 [locked: fuse 2] | Bog Frog 4 at a3")
    s.agenda = [ChooseResult(0)]
    s.turn.actor = 0
    s.turn.roll = [token(ELEMENT_DIE, 5, 3), token(Die(1), 3, 2)]
    make = pick(picks.ACT, picks.MAKE_GRENADE)
    assert label(s, make) == (
        "element, casing and fuse become a grenade; not locked, so used up whole: Element 3 and Casing 2"
    )
    s.party[0].locked += s.turn.roll
    assert label(s, make) == "element, casing and fuse become a grenade"


def test_dice_that_were_chosen_once_are_not_counted() -> None:
    s = table()
    s.turn.dex = 1
    s.turn.chosen = [aimed(MED_KIT, NOWHERE), aimed(ATTACK_DIE, NOWHERE), aimed(ATTACK_DIE, NOWHERE)]
    roll = pick(picks.ROLL)
    asked = offer(s, Decision(0, "dice", (roll,)), roll)
    assert said(asked.does) == "Roll 3 dice"
    assert said(effect(s, Decision(0, "dice", (roll,)), roll)) == "Med Kit and 2 × attack die, and 1 Dex lost"


def test_a_counter_at_nothing_is_said_to_show_0() -> None:
    empty = DieTurned(WHO, token(BOOM_COUNTER, 0, 0))
    assert said(TOO_MANY_BONES.tell(empty)) == "Boomer now has Boom Counter (Grenades 0)."


def test_a_smaller_shield_is_no_new_die() -> None:
    assert said(TOO_MANY_BONES.tell(DieTurned(WHO, token(DEFENSE_DIE, 2, 1)))) == (
        "Boomer is left with a shield 1 on one die."
    )


def test_the_face_of_a_tyrant_die_says_what_it_does() -> None:
    told = said(TOO_MANY_BONES.tell(TyrantRolled(FROG, OM_NOM_FACE)))
    assert told.endswith("shows Om Nom: Before his damage, his target loses all its defense dice.")


def test_what_happens_at_the_start_of_a_turn_is_shown_by_name() -> None:
    for start, name in enumerate(STARTS):
        assert show(StartWorked(WHO, TurnStart(start))) == {
            "event": "StartWorked",
            "who": WhoView(0, "boomer"),
            "start": name,
        }
