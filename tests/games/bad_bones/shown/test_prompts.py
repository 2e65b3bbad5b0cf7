"""What is asked in Bad Bones, what each option does and what comes of it, in both languages."""

from __future__ import annotations

import random
import re

import pytest

from boneyard.core.decision import Decision, Offer, Prompt
from boneyard.games.bad_bones.model.state import BadBones
from boneyard.games.bad_bones.shown import previews
from boneyard.games.bad_bones.shown.summary import changes, summary_of
from boneyard.words import LANGUAGES, Voice
from tests.games.bad_bones.pictures import GAME, laid, marching, moved
from tests.games.bad_bones.shown.said import EN, FR, plain
from tests.words.rare import LAST_ROUND, UNDER_A_DRAGON

BESIDE_THE_TOWER = """
          .   .    .    .    .
    .     .   .    .    .    .    .
    .     .   .    .    .    .    .
    .     .   yl>  T4   .    .    .
    .     H   .    .    .    .    .
    .     .   .    bv   .    .    .
    supply: wall 1, catapult 1, treasure 1, dragon 1
"""


def question(s: BadBones, seat: int = 0) -> Decision:
    return next(decision for decision in s.open if decision.seat == seat)


def shown(s: BadBones, seat: int = 0) -> Prompt:
    return GAME.present(s, question(s, seat))


def offers(s: BadBones, seat: int = 0) -> dict[str, Offer]:
    """The options as they are shown, by notation."""
    texts = [option.text for option in question(s, seat).options]
    return dict(zip(texts, shown(s, seat).offers, strict=True))


def effects(s: BadBones, seat: int = 0, voice: Voice = EN) -> dict[str, str]:
    """What comes of each option."""
    decision = question(s, seat)
    said = {option.text: GAME.effect(s, decision, option) for option in decision.options}
    return {text: "" if effect is None else plain(voice.say(effect)) for text, effect in said.items()}


def anchors(s: BadBones, seat: int = 0) -> dict[str, tuple[str, ...]]:
    return {text: offer.anchors for text, offer in offers(s, seat).items()}


def does(offer: Offer) -> tuple[str, str]:
    """What an option does, in English and in French."""
    return EN.say(offer.does), plain(FR.say(offer.does))


def test_a_move_of_the_hero_says_whom_he_destroys_and_what_still_gets_through() -> None:
    s = moved(BESIDE_THE_TOWER, players=2)
    says = effects(s)
    assert says["b3"] == "destroys 1 there, loses 1 house"
    assert says["b2"] == "loses 1 floor and 1 house"
    assert effects(s, voice=FR)["b3"] == "en détruit 1 sur place, perd 1 maison"
    assert offers(s)["b3"].anchors == ("b3",)
    assert offers(s)["b3"].data == {"verb": "go", "square": "b3"}
    assert does(offers(s)["b3"]) == ("Move to b3", "Aller en b3")


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
    says = effects(s)
    assert says["b1"] == ""
    assert says["a3"] == "destroys 1 there"
    assert says["b3"] == "will kill 1 that walks into him"


def test_a_trap_says_what_it_changes_against_doing_nothing() -> None:
    says = effects(laid(BESIDE_THE_TOWER, players=2))
    assert says["nothing"] == "loses 1 floor and 1 house"
    assert says["wall / d5"] == ""
    assert says["dragon b3"] == "saves 1 floor and chases 1"
    assert says["treasure b2"] == "saves 1 floor"


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"advanced": True, "chiefs": True}), (2, {"coop": True})])
def test_where_nobody_comes_by_nothing_changes(seats: int, options: dict[str, bool]) -> None:
    luck = random.Random(seats)
    s = GAME.new(seats, seats, options)
    while s.open and s.round < 3:
        decision = s.open[0]
        if decision.kind == "choose_trap":
            usual = summary_of(GAME.forecast(s, decision.seat))
            for option in decision.options:
                if option.text != "nothing" and GAME.effect(s, decision, option) is None:
                    assert changes(usual, summary_of(GAME.forecast(s, decision.seat, option))) is None, option
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
    assert does(offers(s)["take b3"]) == ("Take a catapult back from b3", "Reprendre une catapulte en b3")
    assert effects(s)["take b3"] == "keeps 1 here"
    assert anchors(s)["take b3"] == ("b3",)
    assert anchors(s)["nothing"] == ()


def test_a_placement_is_taken_apart() -> None:
    wall = offers(laid(BESIDE_THE_TOWER, players=2))["wall \\ d5"]
    assert wall.data == {"verb": "place", "item": "wall", "turn": "backslash", "square": "d5"}
    assert does(wall) == ("Place a wall on d5, leaning \\", "Poser un mur en d5, incliné \\")


def test_a_question_about_traps_makes_no_forecast(monkeypatch: pytest.MonkeyPatch) -> None:
    s = laid(BESIDE_THE_TOWER, players=2)
    monkeypatch.setattr(previews, "walked", None)
    assert len(shown(s).offers) > 90


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
    assert effects(s) == {
        "up": "to b4",
        "right": "into the tower on c3",
        "down": "killed by the hero on b2",
        "left": "to a3",
    }
    assert anchors(s) == {
        "up": ("b3", "b4"),
        "right": ("b3", "c3"),
        "down": ("b3", "b2"),
        "left": ("b3", "a3"),
    }
    assert does(offers(s)["up"]) == ("Chase up", "Chasser vers le haut")
    waiting = GAME.view(s, 0).kingdoms[0].waiting
    assert waiting is not None
    assert (waiting.square, [token.colour for token in waiting.tokens]) == ("b3", ["yellow"])
    assert EN.say(shown(s).ask) == ("Raven, which way does the dragon on b3 chase a yellow skeleton that came from a3?")


def test_whom_a_landing_dragon_chases_first_is_said_with_the_way_it_faces() -> None:
    s = laid(UNDER_A_DRAGON, "dragon b4", players=1)
    first, second = offers(s).values()
    assert does(first) == (
        "First chase a blue skeleton, facing up",
        "Chasser d’abord un squelette bleu, tourné vers le haut",
    )
    assert (second.anchors, second.data["verb"], second.data["facing"]) == (("b4",), "drive_off", "right")
    assert set(effects(s).values()) == {""}
    waiting = GAME.view(s, 0).kingdoms[0].waiting
    assert waiting is not None
    assert (waiting.square, waiting.tokens) == ("b4", [])


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
    assert effects(s) == {
        "stag": "has 3 floors, 1 house, 2 on the way",
        "boar": "has 4 floors, 5 houses, nobody on the way",
    }
    assert EN.say(shown(s).ask) == "Raven, a yellow skeleton leaves the board from a5: which player does it go to?"
    assert plain(FR.say(shown(s).ask)) == "Corbeau, un squelette jaune quitte le plateau depuis a5 : chez qui va-t-il ?"
    assert anchors(s) == {"stag": ("stag",), "boar": ("boar",)}
    assert does(offers(s)["stag"]) == ("Send to the Stag", "Envoyer chez le Cerf")


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
        "death staff": ("send stag", "sends 3 away"),
        "teleport staff": ("teleport c3", ""),
        "two handed sword": ("charge b3", "kills 1 and saves 1 floor"),
        "battle axe": ("axe red", "kills 1"),
        "morning star": ("shift b3 b4", "moves 1 and saves 1 floor"),
        "rapier": ("turn b3", "turns 1 skeleton"),
    }
    for weapon, (option, label) in strokes.items():
        s = moved(picture.format(weapon=weapon), "raven: c4", "stag: c4")
        assert effects(s)[option] == label
        assert effects(s)["sheathe"] == "for later"


def test_the_market_says_price_stock_and_use() -> None:
    s = GAME.new(2, 0, {"advanced": True})
    seat = s.open[0].seat
    says = effects(s, seat)
    assert says["wall"].endswith("on sale: sends them off at a right angle")
    assert says["wall"].startswith("at ")
    assert says["pass"] == "for good, 20 coins lost"
    assert effects(s, seat, FR)["pass"] == "pour de bon, 20 pièces perdues"
    assert does(offers(s, seat)["wall"]) == ("Buy a wall", "Acheter un mur")
    assert [text for text, offer in offers(s, seat).items() if offer.risky] == ["pass"]


def test_after_the_last_round_alone_it_is_clear_that_nobody_new_comes() -> None:
    s = marching(LAST_ROUND, players=1)
    assert effects(s) == {
        "fight on": "with no new arrivals; heroic once none is left",
        "rest": "and keep the plain win",
    }
    assert effects(s, voice=FR) == {
        "fight on": "sans nouvel arrivant ; héroïque quand il n’en reste aucun",
        "rest": "la victoire simple est acquise",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_read_on_from_the_notation_and_begin_with_no_figure(language: str) -> None:
    voice = Voice(language)
    for seats, options in ((1, {}), (2, {}), (3, {"advanced": True, "chiefs": True}), (2, {"coop": True})):
        luck = random.Random(seats)
        s = GAME.new(seats, seats, options)
        while s.open and s.round < 4:
            decision = s.open[0]
            for effect in [
                GAME.effect(s, decision, option) for option in decision.options[:: len(decision.options) // 5 or 1]
            ]:
                assert effect is None or re.match(r"[^\W\d_]", voice.say(effect)), voice.say(effect)
            GAME.apply(s, decision.seat, luck.choice(decision.options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_are_short(language: str) -> None:
    for s in (laid(BESIDE_THE_TOWER), moved(BESIDE_THE_TOWER)):
        assert all(len(effect) < 60 for effect in effects(s, voice=Voice(language)).values())
