"""Where skeletons are going, as bots see it."""

from __future__ import annotations

from boneyard.bots.bad_bones.routes import AWAY, CAUGHT, END, HOME, TOWER, laid_out, route_end, routes_of
from boneyard.games.bad_bones.model.pieces import BASE
from tests.games.bad_bones.pictures import table


def way(picture: str) -> tuple[int, int]:
    """How many moves the only skeleton of a picture makes, and where it gets."""
    s = table(picture)
    k = s.kingdoms[0]
    found = route_end(routes_of(False, k.towers), BASE, k, laid_out(k), k.bones[0] & 255)
    return found % END, found // END


def test_a_way_follows_the_arrows_to_the_tower() -> None:
    assert way("""
              .    .    .    .    .
         .    .    .    .    .    .    .
         bl>  .    .    .    .    .    .
         .    .    .    T4H  .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
    """) == (4, TOWER)


def test_a_way_is_turned_by_a_wall_within_the_same_move() -> None:
    assert way("""
              .    .    .    .    .
         .    .    .    .    .    .    .
         bl>  .    /    .    .    .    .
         .    .    .    T4H  .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
    """) == (3, AWAY)


def test_a_way_ends_at_a_catapult() -> None:
    assert way("""
              .    yv   .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    C    T4H  .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
    """) == (3, CAUGHT)


def test_a_way_goes_over_a_spring_and_down_to_the_village() -> None:
    assert way("""
              .    .    .    .    .
         .    yv   .    .    .    .    .
         .    S    .    .    .    .    .
         .    .    .    T4H  .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
    """) == (3, HOME)
