"""The words of Bad Bones: what is asked, what an option says, and the log, in both languages."""

from __future__ import annotations

import random
import re

import pytest

from boneyard.core.decision import Prompt
from boneyard.core.event import Event
from boneyard.games.bad_bones.march.walk import CHASED, HELD, LEAVES, SLAIN, STANDS, STAYS, THROWN, TOWER
from boneyard.games.bad_bones.model import events as said
from boneyard.games.bad_bones.model.answers import kind_name
from boneyard.games.bad_bones.model.board import EDGE, LEFT, NOWHERE, SQUARES, UP
from boneyard.games.bad_bones.model.pieces import BARRICADE, CATAPULT, DAMAGED, KINDS, LABYRINTH, NO_TRAP, TURN, WALL
from boneyard.games.bad_bones.model.state import ANYBODY, NOBODY, BadBones
from boneyard.games.bad_bones.shown.names import direction_of
from boneyard.games.bad_bones.shown.previews import NO_EFFECT, effects, summary_of
from boneyard.words import LANGUAGES, Voice
from tests.games.bad_bones.pictures import GAME, laid, marching, moved
from tests.words.rare import LAST_ROUND

EN, FR = Voice("en"), Voice("fr")
NAMES = [kind_name(kind) for kind in range(KINDS)]
BESIDE_THE_TOWER = """
          .   .    .    .    .
    .     .   .    .    .    .    .
    .     .   .    .    .    .    .
    .     .   yl>  T4   .    .    .
    .     H   .    .    .    .    .
    .     .   .    bv   .    .    .
    supply: wall 1, catapult 1, treasure 1, dragon 1
"""


def kinds(*names: str) -> tuple[int, ...]:
    return tuple(NAMES.index(name) for name in names)


def path(*squares: str) -> tuple[int, ...]:
    return tuple(SQUARES.index(square) for square in squares)


def told(event: Event) -> tuple[str, str]:
    """An event in English and in French, with ordinary spaces."""
    phrase = GAME.tell(event)
    return EN.say(phrase), plain(FR.say(phrase))


def plain(text: str) -> str:
    """French with ordinary spaces."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


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


# The log


def test_a_plain_step_is_a_short_sentence() -> None:
    step = said.Marched(0, kinds("yellow-top"), path("c5", "c4"), STANDS, 2, NOBODY)
    assert told(step) == ("Raven: a yellow skeleton goes from c5 to c4.", "Corbeau : un squelette jaune va de c5 à c4.")


def test_a_step_that_turns_says_which_way() -> None:
    step = said.Marched(1, kinds("red-left"), path("b4", "c4"), STANDS, 2, NOBODY)
    assert told(step) == (
        "Stag: a red skeleton goes from b4 to c4 and turns down.",
        "Cerf : un squelette rouge va de b4 à c4 et se tourne vers le bas.",
    )


def test_a_ricochet_says_its_way() -> None:
    step = said.Marched(0, kinds("blue-left"), path("a2", "b2", "b3"), STANDS, UP, NOBODY)
    assert told(step)[0] == "Raven: a blue skeleton goes from a2 via b2 to b3."


def test_who_comes_back_to_its_square_has_left_it() -> None:
    step = said.Marched(0, kinds("blue-left"), path("e5", "e4", "e5"), STANDS, UP, NOBODY)
    assert told(step) == (
        "Raven: a blue skeleton leaves e5 via e4 and comes back to e5.",
        "Corbeau : un squelette bleu quitte e5 via e4 et revient en e5.",
    )


def test_a_group_goes_in_the_plural_and_is_counted() -> None:
    group = kinds("yellow-top instructor", "red-left", "red-left", "purple-left spectral")
    step = said.Marched(2, group, path("a3", "b3"), STANDS, 1, NOBODY)
    assert told(step) == (
        "Boar: a yellow instructor, 2 red skeletons and a purple spectral chief go from a3 to b3.",
        "Sanglier : un instructeur jaune, 2 squelettes rouges et un chef spectral violet vont de a3 à b3.",
    )


def test_who_comes_out_of_a_forest_comes_from_its_side() -> None:
    left = said.Marched(0, kinds("blue-left"), (26, *path("a4")), STANDS, 1, NOBODY)
    far = said.Marched(0, kinds("blue-top"), (31, *path("b5")), STANDS, 2, NOBODY)
    coop = said.Marched(0, kinds("blue-top"), (31, *path("b1")), STANDS, 0, NOBODY)
    assert told(left)[0] == "Raven: a blue skeleton comes out of the left forest to a4."
    assert told(far)[1] == "Corbeau : un squelette bleu sort de la forêt du haut et arrive en b5."
    assert told(coop)[0] == "Raven: a blue skeleton comes out of the bottom forest to b1."


def test_who_leaves_says_for_whose_cemetery() -> None:
    way = (*path("a3"), EDGE + LEFT)
    away = said.Marched(0, kinds("green-right"), way, LEAVES, LEFT, 1)
    back = said.Marched(0, kinds("green-right"), way, LEAVES, LEFT, 0)
    whom = said.Marched(0, kinds("green-right"), (*path("c5"), EDGE + UP), LEAVES, UP, ANYBODY)
    burns = said.Marched(0, kinds("green-right"), (*path("c1"), EDGE + 2), LEAVES, 2, NOBODY)
    capital = said.Marched(0, kinds("green-right"), (*path("c5"), EDGE + UP), LEAVES, UP, NOBODY)
    assert told(away)[0] == "Raven: a green skeleton leaves from a3 over the left edge for the Stag’s cemetery."
    assert told(back)[0] == "Raven: a green skeleton leaves from a3 over the left edge and will be back."
    assert told(whom)[0] == "Raven: a green skeleton leaves from c5 over the top edge."
    assert told(burns)[0] == "Raven: a green skeleton goes from c1 into the village."
    assert told(capital)[1] == "Corbeau : un squelette vert venant de c5 entre dans la capitale."
    assert told(away)[1] == (
        "Corbeau : un squelette vert venant de a3 quitte le plateau par le bord gauche et part au cimetière du Cerf."
    )


@pytest.mark.parametrize(
    ("fate", "target", "english"),
    [
        (STAYS, NOBODY, "Raven: a red skeleton from b3 is stopped by the barricade on c3."),
        (SLAIN, NOBODY, "Raven: a red skeleton comes from b3 and is killed by the hero on c3."),
        (TOWER, NOBODY, "Raven: a red skeleton goes from b3 into the tower on c3."),
        (THROWN, 2, "Raven: a red skeleton from b3 is thrown by the catapult on c3 into the Boar’s cemetery."),
        (THROWN, ANYBODY, "Raven: a red skeleton from b3 is thrown by the catapult on c3."),
        (CHASED, NOBODY, "Raven: a red skeleton from b3 meets the dragon on c3."),
        (HELD, NOBODY, "Raven: a red skeleton goes from b3 into the labyrinth on c3."),
    ],
)
def test_every_fate_has_its_sentence(fate: int, target: int, english: str) -> None:
    assert told(said.Marched(0, kinds("red-top"), path("b3", "c3"), fate, 1, target))[0] == english


def test_who_is_not_let_out_of_a_labyrinth_did_not_come_there() -> None:
    kept = said.Marched(0, kinds("red-top"), path("b3", "b3"), HELD, 1, NOBODY)
    assert told(kept)[0] == "Raven: a red skeleton finds no way out of the labyrinth on b3."


def test_a_flight_over_a_square_keeps_its_direction() -> None:
    assert direction_of(path("a3", "b3", "d3")) == 1
    assert direction_of(path("c5", "c4", "c2")) == 2
    assert direction_of(path("e2", "d2", "b2")) == LEFT


def test_traps_agree_in_gender() -> None:
    where = SQUARES.index("d2")
    assert told(said.TrapPlaced(0, where, BARRICADE))[1] == "Le Corbeau pose une barricade en d2."
    assert (
        told(said.TrapPlaced(0, where, LABYRINTH | 1 << TURN))[1] == "Le Corbeau pose un labyrinthe en d2, face noire."
    )
    assert told(said.TrapPlaced(0, where, WALL))[0] == "The Raven places a wall on d2, leaning /."
    assert told(said.Wore(0, where, CATAPULT, CATAPULT | DAMAGED, "used"))[1] == (
        "La catapulte du Corbeau en d2 est abîmée."
    )
    assert told(said.Wore(0, where, WALL | DAMAGED, NO_TRAP, "used")) == (
        "The Raven’s wall on d2 is worn out and leaves the game.",
        "Le mur du Corbeau en d2 est usé et quitte le jeu.",
    )


def test_those_drawn_and_those_sent_are_told_apart() -> None:
    arrived = said.Arrived(0, kinds("yellow-left", "yellow-left", "red-top demolition"), kinds("green-right"))
    assert told(arrived) == (
        "The Raven draws 2 yellow (left) and 1 red demolition chief (middle). Out of the cemetery: 1 green (right).",
        "Le Corbeau tire 2 jaunes (gauche) et 1 chef artificier rouge (milieu). De son cimetière : 1 vert (droite).",
    )


def test_what_is_left_of_a_tower_is_said() -> None:
    assert told(said.Struck(0, "tower", -2, 1))[0] == "The Raven’s tower loses 2 floors; 1 is left."
    assert told(said.Struck(0, "village", -1, 0)) == (
        "In the Raven’s village a house burns; none is left.",
        "Une maison brûle au village du Corbeau ; il n’en reste plus.",
    )


def test_a_forecast_says_what_will_be_asked() -> None:
    assert told(said.ChoiceAhead(0, "exit", SQUARES.index("c2")))[0] == (
        "The Raven will choose which way the dragon on c2 chases."
    )
    assert told(said.ChoiceAhead(0, "order", NOWHERE))[1] == (
        "L’ordre comptera ; le Corbeau devra dire qui avance d’abord."
    )
    assert told(said.PointsAhead(0, 1)) == (
        "The Raven will have 1 point after this walk.",
        "Le Corbeau aura 1 point après cette marche.",
    )


# The options


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
