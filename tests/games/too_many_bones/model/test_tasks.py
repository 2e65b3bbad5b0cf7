"""Who is asked: the leader for the party, a seat for its gearloc (TMB-004, TMB-005)."""

from __future__ import annotations

from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@ruling("TMB-004")
def test_a_choice_of_the_party_is_put_to_its_leader() -> None:
    picture = "Picket 3/5 at c2, Boomer 3/3 at a2 | Bog Frog 4 at b3\nleader: Boomer\nturn: Bog Frog"
    battle(picture).asks("baddie_target", "at picket", "at boomer").asks_whom("Boomer")


@ruling("TMB-005")
def test_a_choice_about_one_gearloc_is_put_to_its_seat() -> None:
    picture = "Boomer 3/3 at c1, Picket 5/5 at c2 [active: defense 2, defense 1] | Clay Golem 3 at c3\nturn: Clay Golem"
    story = battle(picture, rolls("attack 1")).begins()
    story.asks("shields", "soak 1+1", "soak 2+0").asks_whom("Picket")
