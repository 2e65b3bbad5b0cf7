"""Phase 4, arrivals (BAD-049 to BAD-051)."""

from __future__ import annotations

from boneyard.core.rng import Loaded
from boneyard.games.bad_bones.model.events import Arrived
from boneyard.games.bad_bones.model.state import BadBones
from boneyard.games.bad_bones.phases.arrivals import ARRIVALS
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import EMPTY, GAME, play, shown, table
from tests.rulings import ruling

MODELS = [colour + side for side in ("l", "", "r") for colour in "ybrgp"]


def drawn(s: BadBones, *models: str) -> BadBones:
    """Phase 4 with these draws, one after another: exactly as many as there are to be."""
    bag, numbers = s.bag[:], []
    for model in models:
        kind = MODELS.index(model)
        numbers.append(sum(bag[:kind]))
        bag[kind] -= 1
    luck = Loaded(*numbers)
    s.rng = luck
    play(s, [ARRIVALS], [])
    assert luck.coming == [], "more was told than drawn"
    return s


def gone_but(*models: str) -> str:
    """All models are out of the game but these, one each."""
    return "gone: " + ", ".join(f"{11 if model in models else 12}{model}" for model in MODELS)


def forests(s: BadBones) -> list[list[str]]:
    """The models in everybody's forests."""
    return [
        sorted(f"{bone.token.colour[0]}{bone.token.side[0]}" for bone in kingdom.bones for _ in range(bone.count))
        for kingdom in GAME.view(s, None).kingdoms
    ]


@ruling("BAD-049")
def test_three_are_drawn_each_and_enter_their_own_lane_on_the_side_of_their_drawing() -> None:
    assert (
        shown(drawn(table(EMPTY), "yl", "b", "pr", "rr", "rl", "r"))
        == """
    raven
          .   bv' .   .   .
      yl>' .  .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   pr<'
      cemetery: nothing
    stag
          .   .   rv' .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      rl>' .  .   T4H .   .   rr<'
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      cemetery: nothing
    """
    )


@ruling("BAD-049")
def test_everything_in_the_cemetery_enters_with_those_drawn() -> None:
    s = table("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      cemetery: gl, 2p
    """)
    assert (
        shown(drawn(s, "yl", "p", "b", "y", "b", "g"))
        == """
    raven
          .   bv' .   .   3pv'
      yl>' .  .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      gl>' .  .   .   .   .   .
      .   .   .   .   .   .   .
      cemetery: nothing
    """
    )
    (arrived, _) = [event for event in s.events if isinstance(event, Arrived)]
    assert (len(arrived.drawn), len(arrived.sent)) == (3, 3)


@ruling("BAD-049")
def test_each_model_has_its_lane() -> None:
    s = table(f"""
      {gone_but(*MODELS)}
      raven
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      cemetery: {", ".join(MODELS)}
    """)
    assert (
        shown(drawn(s))
        == """
          yv' bv' rv' gv' pv'
      yl>' .  .   .   .   .   yr<'
      bl>' .  .   .   .   .   br<'
      rl>' .  .   T4H .   .   rr<'
      gl>' .  .   .   .   .   gr<'
      pl>' .  .   .   .   .   pr<'
    """
    )


@ruling("BAD-049")
def test_those_who_arrive_join_those_still_waiting() -> None:
    s = table("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      bl>' #  .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
    assert (
        shown(drawn(s, "bl", "bl", "y", "y", "b", "g"))
        == """
          yv' .   .   .   .
      .   .   .   .   .   .   .
      3bl>' # .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-049", "BAD-022")
def test_they_show_the_face_of_the_tracking_token_and_move_in_the_next_round() -> None:
    for number in (1, 2):
        s = drawn(table(f"round: {number}\nraven\n{EMPTY}"), "yl", "b", "pr", "y", "y", "y")
        faces = [bone.face for bone in GAME.view(s, None).kingdoms[0].bones]
        assert faces == ["black" if number == 1 else "white"] * 3
        s.round += 1
        assert (
            shown(play(s, [SKELETON_PHASE], []))
            == """
          .   .   .   .   .
      .   yl>' bv' .  .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   pr<' .
    """
        )


# In which order


@ruling("BAD-050")
def test_draws_are_made_in_seat_order_one_player_after_the_other() -> None:
    s = drawn(table(EMPTY, players=3), "yl", "bl", "rl", "y", "b", "r", "yr", "br", "rr")
    assert forests(s) == [["bl", "rl", "yl"], ["bt", "rt", "yt"], ["br", "rr", "yr"]]
    assert [event.seat for event in s.events if isinstance(event, Arrived)] == [0, 1, 2]


@ruling("BAD-050")
def test_a_bag_with_just_enough_is_drawn_in_seat_order() -> None:
    nine = ("yl", "bl", "rl", "y", "b", "r", "yr", "br", "rr")
    s = drawn(table(f"{gone_but(*nine)}\nraven\n{EMPTY}", players=3), *nine)
    assert forests(s) == [["bl", "rl", "yl"], ["bt", "rt", "yt"], ["br", "rr", "yr"]]
    assert sum(s.bag) == 0


@ruling("BAD-050")
def test_too_few_in_the_bag_are_dealt_one_at_a_time_round_the_table() -> None:
    eight = ("yl", "bl", "rl", "y", "b", "r", "yr", "br")
    s = drawn(table(f"{gone_but(*eight)}\nraven\n{EMPTY}", players=3), *eight)
    assert forests(s) == [["yl", "yr", "yt"], ["bl", "br", "bt"], ["rl", "rt"]]


@ruling("BAD-050")
def test_the_last_two_go_to_the_first_two_players() -> None:
    s = drawn(table(f"{gone_but('yl', 'bl')}\nraven\n{EMPTY}", players=3), "bl", "yl")
    assert forests(s) == [["bl"], ["yl"], []]


@ruling("BAD-050")
def test_with_an_empty_bag_only_the_cemeteries_empty() -> None:
    picture = f"{gone_but('yl')}\nraven\n{EMPTY}\nstag\n{EMPTY} cemetery: yl"
    assert forests(drawn(table(picture))) == [[], ["yl"]]


@ruling("BAD-050", "BAD-092")
def test_a_necromancer_adds_three_to_what_is_due_to_its_player() -> None:
    chiefs = "ylD, rD, prD, gN, yrN, rlF, pF, brF, glI, yI, rrI, plS, bS, grS, ylA, rA, prA, yE"
    for others, shares in [
        (("yl", "bl", "rl", "gl"), (3, 2)),  # five in the bag, less than six: dealt round the table
        (("yl", "bl", "rl", "gl", "pl"), (6, 0)),  # six: the raven draws three, one of them the necromancer, so all
    ]:
        s = table(f"variants: chiefs\n{gone_but(*others)}, {chiefs}\nraven\n{EMPTY}")
        assert sum(s.bag) == len(others) + 1
        s.rng = Loaded(len(others), *[0] * len(others))  # the necromancer comes first
        play(s, [ARRIVALS], [])
        assert tuple(len(forest) for forest in forests(s)) == shares
        assert "necromancer" in [bone.token.chief for bone in GAME.view(s, None).kingdoms[0].bones]


# For life


@ruling("BAD-051")
def test_who_was_sent_to_another_player_enters_there_on_the_same_lane_and_side() -> None:
    s = table(f"""
      {gone_but("pr", "y", "bl")}
      raven
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   pr< .   .   .   y>  .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   bl> C   .   .   .
    """)
    play(s, [SKELETON_PHASE], [])
    assert (
        shown(drawn(s))
        == """
    raven
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   C-  .   .   .
    stag
          yv' .   .   .   .
      .   .   .   .   .   .   .
      bl>' .  .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   pr<'
    """
    )
