"""What is asked in Bad Bones and what each option says, in both languages."""

from __future__ import annotations

import random
import re

import pytest

from boneyard.core.decision import Prompt
from boneyard.games.bad_bones.model.state import BadBones
from boneyard.games.bad_bones.shown.previews import NO_EFFECT, effects, summary_of
from boneyard.words import LANGUAGES, Voice
from tests.games.bad_bones.pictures import GAME, laid, marching, moved
from tests.games.bad_bones.shown.said import EN, FR, plain
from tests.words.rare import LAST_ROUND

BESIDE_THE_TOWER = """
          .   .    .    .    .
    .     .   .    .    .    .    .
    .     .   .    .    .    .    .
    .     .   yl>  T4   .    .    .
    .     H   .    .    .    .    .
    .     .   .    bv   .    .    .
    supply: wall 1, catapult 1, treasure 1, dragon 1
"""


def shown(s: BadBones, banner_seat: int = 0) -> Prompt:
    return GAME.present(s, next(decision for decision in s.open if decision.seat == banner_seat))


def labels(s: BadBones, seat: int = 0, voice: Voice = EN) -> dict[str, str]:
    """What each option says."""
    decision = next(decision for decision in s.open if decision.seat == seat)
    offers = GAME.present(s, decision).offers
    return {option.text: plain(voice.say(offer.label)) for option, offer in zip(decision.options, offers, strict=True)}


def anchors(s: BadBones, seat: int = 0) -> dict[str, str]:
    decision = next(decision for decision in s.open if decision.seat == seat)
    offers = GAME.present(s, decision).offers
    return {option.text: offer.anchor for option, offer in zip(decision.options, offers, strict=True)}


def test_a_move_of_the_hero_says_whom_he_destroys_and_what_still_gets_through() -> None:
    s = moved(BESIDE_THE_TOWER, players=2)
    says = labels(s)
    assert says["b3"] == "destroys 1 there, loses 1 house"
    assert says["b2"] == "loses 1 floor and 1 house"
    assert labels(s, voice=FR)["b3"] == "en détruit 1 sur place, perd 1 maison"
    assert anchors(s)["b3"] == "b3"


def test_a_move_after_which_nothing_happens_says_nothing() -> None:
    s = moved(
        """
              .   .    .    .    .
        .     .   .    .    .    .    .
        .     .   .    .    .    .    .
        .     yl> .    T4   .    .    .
        .     .   H    .    .    .    .
        .     .   .    .    .    .    .
        """,
        players=2,
    )
    says = labels(s)
    assert says["b1"] == ""
    assert says["a3"] == "destroys 1 there"
    assert says["b3"] == "will kill 1 that walks into him"


def test_a_trap_says_what_it_changes_against_doing_nothing() -> None:
    says = labels(laid(BESIDE_THE_TOWER, players=2))
    assert says["nothing"] == "and loses 1 floor and 1 house"
    assert says["wall / d5"] == ""
    assert says["dragon b3"] == "saves 1 floor and chases 1"
    assert says["treasure b2"] == "saves 1 floor"


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"advanced": True, "chiefs": True}), (2, {"coop": True})])
def test_where_nobody_comes_by_nothing_changes(seats: int, options: dict[str, bool]) -> None:
    luck = random.Random(seats)
    s = GAME.new(seats, seats, options)
    while s.open and s.round < 5:
        decision = s.open[0]
        if decision.kind == "choose_trap":
            usual = summary_of(GAME.forecast(s, decision.seat))
            for option, offer in zip(decision.options, GAME.present(s, decision).offers, strict=True):
                if offer.label == NO_EFFECT:
                    assert effects(usual, summary_of(GAME.forecast(s, decision.seat, option))) == NO_EFFECT, option
        GAME.apply(s, decision.seat, luck.choice(decision.options))


def test_a_trap_taken_back_says_which() -> None:
    s = laid(
        """
              .   .    .    .    .
        .     .   .    .    .    .    .
        .     .   .    .    .    .    .
        .     yl> C-   T4   .    .    .
        .     H   .    .    .    .    .
        .     .   .    .    .    .    .
        """
    )
    assert labels(s)["take b3"] == "gets a catapult back, keeps 1 here"
    assert anchors(s)["take b3"] == "b3"
    assert anchors(s)["nothing"] == ""


def test_the_exits_of_a_dragon_say_where_they_lead() -> None:
    s = marching(
        """
              .   .    .    .    .
        .     .   .    .    .    .    .
        .     .   .    .    .    .    .
        .     yl> D    T4   .    .    .
        .     .   H    .    .    .    .
        .     .   .    .    .    .    .
        """
    )
    assert labels(s) == {
        "up": "to b4",
        "right": "into the tower on c3",
        "down": "killed by the hero on b2",
        "left": "to a3",
    }
    assert anchors(s) == {"up": "b4", "right": "c3", "down": "b2", "left": "a3"}
    assert EN.say(shown(s).ask) == ("Raven, which way does the dragon on b3 chase a yellow skeleton that came from a3?")


def test_a_target_shows_how_that_player_stands() -> None:
    s = marching(
        """
        raven
              .   .    .    .    .
        .     y^  .    .    .    .    .
        .     .   .    .    .    .    .
        .     .   .    T4H  .    .    .
        .     .   .    .    .    .    .
        .     .   .    .    .    .    .

        stag
              .   .    .    .    .
        .     .   .    .    .    .    .
        .     .   .    .    .    .    .
        .     .   .    T3H  .    .    .
        .     .   .    .    .    .    .
        .     .   .    .    .    .    .
        houses: 1
        cemetery: 2y
        """,
        players=3,
    )
    assert labels(s) == {
        "stag": "has 3 floors, 1 house, 2 on the way",
        "boar": "has 4 floors, 5 houses, nobody on the way",
    }
    assert EN.say(shown(s).ask) == "Raven, a yellow skeleton leaves the board from a5: which player does it go to?"
    assert plain(FR.say(shown(s).ask)) == "Corbeau, un squelette jaune quitte le plateau depuis a5 : chez qui va-t-il ?"
    assert anchors(s) == {"stag": "stag", "boar": "boar"}


def test_a_weapon_says_what_it_does_at_once_and_what_that_changes() -> None:
    picture = """
        variants: advanced

              .   .    .    .    .
        .     .   H    .    .    .    .
        .     .   .    3gv  r>   .    .
        .     .   yl>  T4   .    .    .
        .     .   .    .    .    .    .
        .     .   .    .    .    .    .
        weapon: {weapon}
    """
    strokes = {
        "crossbow": ("shoot b3 right yellow-left white", "kills 1 and saves 1 floor"),
        "ice staff": ("freeze b3", "freezes 1 and saves 1 floor"),
        "death staff": ("send stag", "sends 3 to the Stag"),
        "teleport staff": ("teleport c3", ""),
        "two handed sword": ("charge b3", "kills 1 and saves 1 floor"),
        "battle axe": ("axe red", "kills 1"),
        "morning star": ("shift b3 b4", "moves 1 and saves 1 floor"),
        "rapier": ("turn b3", "turns 1 skeleton"),
    }
    for weapon, (option, label) in strokes.items():
        s = moved(picture.format(weapon=weapon), "raven: c4", "stag: c4")
        assert labels(s)[option] == label
        assert labels(s)["sheathe"] == "for later"


def test_the_market_says_price_stock_and_use() -> None:
    s = GAME.new(2, 0, {"advanced": True})
    seat = s.open[0].seat
    says = labels(s, seat)
    assert says["wall"].endswith("on sale: sends them off at a right angle")
    assert says["wall"].startswith("at ")
    assert says["pass"] == "for good, 20 coins lost"
    assert labels(s, seat, FR)["pass"] == "pour de bon, 20 pièces perdues"


def test_after_the_last_round_alone_it_is_clear_that_nobody_new_comes() -> None:
    s = marching(LAST_ROUND, players=1)
    assert labels(s) == {"fight on": "with no new arrivals; heroic once none is left", "rest": "and keep the plain win"}
    assert labels(s, voice=FR) == {
        "fight on": "sans nouvel arrivant ; héroïque quand il n’en reste aucun",
        "rest": "la victoire simple est acquise",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_read_on_from_the_notation_and_begin_with_no_figure(language: str) -> None:
    voice = Voice(language)
    for seats, options in ((1, {}), (2, {}), (3, {"advanced": True, "chiefs": True}), (2, {"coop": True})):
        luck = random.Random(seats)
        s = GAME.new(seats, seats, options)
        while s.open and s.round < 6:
            decision = s.open[0]
            if decision.kind != "choose_chased":
                for offer in GAME.present(s, decision).offers:
                    assert re.match(r"[^\W\d_]|$", voice.say(offer.label)), voice.say(offer.label)
            GAME.apply(s, decision.seat, luck.choice(decision.options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_short(language: str) -> None:
    voice = Voice(language)
    for prompt in (shown(laid(BESIDE_THE_TOWER)), shown(moved(BESIDE_THE_TOWER))):
        assert all(len(voice.say(offer.label)) < 60 for offer in prompt.offers)
