"""The forecast says what the skeletons will do, and where somebody will be asked; and it changes nothing."""

from __future__ import annotations

import json
from random import Random

from hypothesis import given, settings

import boneyard
from boneyard.core.agenda import Task, Together
from boneyard.core.codec import pack
from boneyard.core.event import Event
from boneyard.core.game import kinds_of
from boneyard.games.bad_bones.march.march import ChooseAim, ChooseEntrant, ChooseExit, ChooseTarget
from boneyard.games.bad_bones.march.walk import SLAIN
from boneyard.games.bad_bones.model.board import EDGE, NOWHERE
from boneyard.games.bad_bones.model.events import (
    ChoiceAhead,
    Eliminated,
    HearseLeft,
    HeroFell,
    Marched,
    PointsAhead,
    Struck,
    TowerFell,
    Wore,
)
from boneyard.games.bad_bones.model.pieces import CROSSBOW, DEATH_STAFF, RAPIER, place_of
from boneyard.games.bad_bones.model.state import BANNERS, BadBones
from boneyard.games.bad_bones.phases.heroes import HERO_PHASE
from boneyard.games.bad_bones.phases.laying_traps import TRAP_PHASE, ChooseChased
from boneyard.games.bad_bones.phases.scoring import score
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE, ChooseHearse
from tests.games.bad_bones.boards import Build, begin, built, chances
from tests.games.bad_bones.pictures import GAME, Drawing, give, marching, shown, table
from tests.games.test_looking import nothing_is_touched
from tests.rulings import ruling

FORETOLD = (Marched, Struck, TowerFell, Wore, Eliminated, HeroFell)
ONE_BOARD = Build(crowded=False)
WHAT = {
    "choose_exit": "exit",
    "choose_aim": "aim",
    "choose_target": "target",
    "choose_hearse": "hearse",
    "choose_next": "order",
    "choose_entrant": "entrant",
    "choose_chased": "exit",
    "use_weapon": "weapon",
}


def told(events: list[Event] | tuple[Event, ...]) -> list[str]:
    """What can be foretold of the first board, as text."""
    mine = [event for event in events if isinstance(event, (*FORETOLD, ChoiceAhead)) and event.seat == 0]
    return [json.dumps(pack(event)) for event in mine]


def ahead(events: tuple[Event, ...]) -> list[ChoiceAhead]:
    """The choices a forecast speaks of."""
    return [event for event in events if isinstance(event, ChoiceAhead)]


def points(events: tuple[Event, ...]) -> list[int]:
    """The points after the walk, where the forecast is certain of them."""
    return [event.points for event in events if isinstance(event, PointsAhead)]


def asked_first(s: BadBones) -> tuple[str, int]:
    """What the owner of the first board is asked, and where."""
    (decision,) = [decision for decision in s.open if decision.seat == 0]
    return WHAT[decision.kind], place_asked(top_task(s))


def top_task(s: BadBones) -> Task:
    """The question that is open for the first board."""
    top = s.agenda[-1]
    return top.lane_of(0).agenda[-1] if isinstance(top, Together) else top


def place_asked(task: Task) -> int:
    """The last square on the way of those it is asked for."""
    if isinstance(task, ChooseExit | ChooseAim | ChooseTarget | ChooseEntrant):
        return [place for place in task.trip.path if place < EDGE][-1]
    if isinstance(task, ChooseChased):
        return place_of(task.waiting[0])
    return task.cell if isinstance(task, ChooseHearse) else NOWHERE


@settings(max_examples=250, deadline=None)
@given(chance=chances())
def test_what_is_foretold_happens_and_what_is_asked_is_foretold(chance: Random) -> None:
    s = built(chance, ONE_BOARD)
    kept = json.dumps(pack(s))
    foretold = GAME.forecast(s, 0)
    assert json.dumps(pack(s)) == kept
    begin(s, SKELETON_PHASE)
    if not [decision for decision in s.open if decision.kind in WHAT]:
        assert ahead(foretold) == []
        assert told(foretold) == told(s.events)
        assert points(foretold) in ([], [score(s.kingdoms[0])])
        return
    what, cell = asked_first(s)
    assert what in [choice.what for choice in ahead(foretold)]
    if what != "weapon":  # offered as soon as the third has died, and foretold in the end
        first = ahead(foretold)[0]
        assert (first.what, first.cell) == (what, cell)
        happened = [event for event in told(s.events) if "Choice" not in event]
        assert told(foretold)[: len(happened)] == happened or what == "order"


@settings(max_examples=250, deadline=None)
@given(chance=chances())
def test_with_a_pick_considered_it_is_the_forecast_after_that_pick(chance: Random) -> None:
    s = built(chance, ONE_BOARD)
    phase = chance.choice((HERO_PHASE, TRAP_PHASE))
    begin(s, phase)
    mine = [decision for decision in s.open if decision.seat == 0]
    if not mine:
        return
    pick = chance.choice(mine[0].options)
    kept = json.dumps(pack(s))
    foretold = GAME.forecast(s, 0, pick)
    assert json.dumps(pack(s)) == kept
    happened = GAME.apply(s, 0, pick)
    while s.open and s.open[0].kind in ("move_hero", "choose_trap"):
        happened = happened + GAME.apply(s, s.open[0].seat, s.open[0].options[-1])
    if [decision for decision in s.open if decision.seat == 0]:
        assert asked_first(s)[0] in [choice.what for choice in ahead(foretold)]
    elif not s.ending:
        assert told(foretold) == told(happened) + told(GAME.forecast(s, 0))


def test_a_forecast_tells_the_way_and_its_end() -> None:
    s = table("""
              .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    yl>  /    .    .    .
         .    .    .    T4H  .    .    .
         .    .    .    g^   .    .    .
         .    .    .    .    .    .    .
    """)
    foretold = GAME.forecast(s, 0)
    assert [type(event).__name__ for event in foretold] == ["Marched", "Marched", "Struck", "Wore", "PointsAhead"]


@ruling("BAD-054")
def test_a_forecast_ends_with_the_points_after_the_walk() -> None:
    s = table("""
              .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    yl>  /    .    .    .
         .    .    .    T4H  .    .    .
         .    .    .    g^   .    .    .
         .    .    .    .    .    .    .
    """)
    before = score(s.kingdoms[0])
    assert points(GAME.forecast(s, 0)) == [before - 4 - 1]  # a floor, and a star of the wall
    assert score(begin(s, SKELETON_PHASE).kingdoms[0]) == before - 4 - 1


@ruling("BAD-054")
def test_who_will_be_out_will_have_no_points() -> None:
    s = table("""
              .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    .    T1H  .    .    .
         .    .    .    g^   .    .    .
         .    .    .    .    .    .    .
    """)
    assert points(GAME.forecast(s, 0)) == [0]


def test_no_points_are_foretold_where_the_owner_will_choose_or_a_hearse_leaves() -> None:
    dragon = """
              .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    yl>  D    .    .    .
         .    .    .    T4H  .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
    """
    assert points(GAME.forecast(table(dragon), 0)) == []
    assert points(GAME.forecast(table(LOADED_HEARSE), 0)) == []


def test_no_points_are_foretold_for_a_trap_that_may_work_as_it_is_laid_down() -> None:
    s = begin(
        table("""
                 .    .    .    .    .
            .    .    .    .    .    .    .
            .    .    yv   .    .    .    .
            .    .    .    T4H  .    .    .
            .    .    .    .    .    .    .
            .    .    .    .    .    .    .
            supply: bomb 1, barricade 1
        """),
        TRAP_PHASE,
    )
    assert points(GAME.forecast(s, 0, s.open[0].find("bomb b4"))) == []
    assert points(GAME.forecast(s, 0, s.open[0].find("barricade a1"))) == [score(s.kingdoms[0])]


def test_points_are_foretold_only_to_those_who_play_against_others() -> None:
    walk = """
              .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    yl>  .    .    .    .
         .    .    .    T1H  .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
    """
    assert len(points(GAME.forecast(table(walk), 0))) == 1
    assert points(GAME.forecast(table(walk, players=1), 0)) == []


def test_a_dragon_ahead_is_a_choice_ahead() -> None:
    s = table("""
              .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    yl>  D    .    .    .
         .    .    .    T4H  .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
    """)
    (choice,) = ahead(GAME.forecast(s, 0))
    assert choice.what == "exit"
    assert choice.cell == 7


def test_whom_the_hero_destroys_by_walking_counts_no_more_when_the_skeletons_move() -> None:
    s = begin(
        table("""
            variants: advanced
            raven
                 .    .    .    .    .
            .    .    .    .    .    .    .
            .    .    gv   .    .    .    .
            .    H    2y>  T4   .    .    .
            .    .    .    .    .    .    .
            .    .    .    .    .    .    .
            weapon: crossbow
        """),
        HERO_PHASE,
    )
    foretold = GAME.forecast(s, 0, s.open[0].find("b3"))
    assert [event.fate for event in foretold if isinstance(event, Marched)] == [SLAIN]
    assert ahead(foretold) == []


@ruling("BAD-040")
def test_whom_a_landing_dragon_cannot_chase_is_foretold_to_stay() -> None:
    s = begin(
        table("""
                 .    .    .    .    .
            .    .    #    .    .    .    .
            .    #    yv   #    .    .    .
            .    .    #    T4H  .    .    .
            .    .    .    .    .    .    .
            .    .    .    .    .    .    .
            supply: dragon 1
        """),
        TRAP_PHASE,
    )
    foretold = GAME.forecast(s, 0, s.open[0].find("dragon b4"))
    assert [type(event).__name__ for event in foretold] == ["TrapPlaced"]


@ruling("BAD-110")
def test_a_group_under_a_landing_dragon_is_foretold_as_one() -> None:
    s = begin(
        table("""
            variants: chiefs
                 .    .        .    .    .
            .    .    .        .    .    .    .
            .    .    b>&2yI>  .    .    .    .
            .    .    .        T4H  .    .    .
            .    .    .        .    .    .    .
            .    .    .        .    .    .    .
            supply: dragon 1
        """),
        TRAP_PHASE,
    )
    foretold = GAME.forecast(s, 0, s.open[0].find("dragon b4"))
    (marched,) = [event for event in foretold if isinstance(event, Marched)]
    assert len(marched.kinds) == 2


@ruling("BAD-098")
def test_an_emperor_in_a_group_at_a_team_tower_is_foretold_to_end_it_all() -> None:
    s = table("""
        variants: chiefs, coop
        raven
        .     .   .   .      .   .   .
        .     .   T1  yI<yE< T1H .   .
        .     .   .   .      .   .   .
        .     .   T1  .      T1  .   .
        .     .   .   .      .   .   .
              .   .   .      .   .
    """)
    foretold = GAME.forecast(s, 0)
    assert [event.how for event in foretold if isinstance(event, Eliminated)] == ["emperor"]
    assert [choice.what for choice in ahead(foretold)] == ["order", "entrant"]


@ruling("BAD-108")
def test_looking_at_a_purchase_for_another_hero_buys_nothing() -> None:
    s = GAME.new(3, 6, {"coop": True, "advanced": True})
    (decision,) = s.open
    kept = json.dumps(pack(s))
    for option in decision.options:
        GAME.forecast(s, decision.seat, option)
    assert json.dumps(pack(s)) == kept


LOADED_HEARSE = """
              .   .   .   .   .
         .    .   .   .   .   .   .
         .    yl> U   .   .   .   .
         .    .   .   T4H .   .   .
         .    .   .   .   .   .   .
         .    .   .   .   .   .   .
"""


@ruling("BAD-070")
def test_looking_where_a_hearse_may_drive_sends_nothing_there() -> None:
    s = marching(LOADED_HEARSE, players=3)
    kept = json.dumps(pack(s))
    for banner in ("stag", "stag", "stag", "boar"):
        (left,) = [event for event in GAME.forecast(s, 0, s.open[0].find(banner)) if isinstance(event, HearseLeft)]
        assert BANNERS[left.target] == banner
        assert json.dumps(pack(s)) == kept
    give(s, "stag")
    assert shown(s) == Drawing("""
              .   .   .   .   .
         .    .   .   .   .   .   .
         .    .   .   .   .   .   .
         .    .   .   T4H .   .   .
         .    .   .   .   .   .   .
         .    .   .   .   .   .   .

         stag
         supply: hearse 1
         cemetery: yl

         boar
         supply: nothing
         cemetery: nothing
    """)


def test_looking_at_any_question_on_any_table_changes_nothing() -> None:
    looked_at = {"buy", "choose_tower", "offer_heroic"}  # not asked on these tables; random games ask them
    for seed in range(120):
        chance = Random(seed)
        s = built(chance, Build(traps=12, bones=12, weapons=(RAPIER, RAPIER, DEATH_STAFF, CROSSBOW)))
        for k in s.kingdoms:
            k.kills = 2  # one more, and the weapon may be used
        begin(s, HERO_PHASE, TRAP_PHASE, SKELETON_PHASE)
        while s.open:
            for decision in s.open:
                if decision.kind not in looked_at or chance.random() < 0.05:
                    looked_at.add(decision.kind)
                    nothing_is_touched(GAME, s, decision)
            decision = chance.choice(s.open)
            GAME.apply(s, decision.seat, chance.choice(decision.options))
    assert looked_at == set(kinds_of(boneyard.game("bad-bones")))
