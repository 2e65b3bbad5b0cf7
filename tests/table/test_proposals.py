"""Proposals: in a party without secrets, everybody reads the questions of others and may propose answers."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.table.visitors import Json, Server, Visitor, ada_and_leo, held, serving

BATTLE = {"battle": "Picket + stand ground, Boomer + frag, Tantrum vs 4 points"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("proposals"), "--tables", "500", "--seats", "500") as running:
        yield running
    assert running.said() == ""


@pytest.fixture
def party(server: Server) -> Iterator[list[Visitor]]:
    """Three people of one party; the first of them is asked first."""
    seated = server.open_table("too-many-bones", "me", "open", "open", options=BATTLE)
    everybody = [seated, server.sit_down(seated["table"]), server.sit_down(seated["table"], "Mia")]
    people = [Visitor(server, seated["table"], held(each)) for each in everybody]
    for one in people:
        one.until_true(lambda update: update["asked"])
    yield sorted(people, key=lambda one: one.update["prompt"] is None)
    for one in people:
        one.leave()


def propose(who: Visitor, pick: int, **instead: int) -> None:
    """Proposes an answer to the first question of others."""
    asked = who.update["others"][0]
    who.say("propose", **{"seat": asked["seat"], "prompt": asked["prompt"]["number"], "pick": pick, **instead})


def proposed(who: Visitor, *seats_and_picks: tuple[int, int]) -> Json:
    """Waits until exactly these proposals stand."""

    def so(update: Json) -> bool:
        return [(each["seat"], each["pick"]) for each in update["proposals"]] == list(seats_and_picks)

    return who.until_true(so)


def test_everybody_reads_the_questions_of_others_and_their_own_only_once(party: list[Visitor]) -> None:
    asked, *others = party
    assert asked.update["others"] == []
    for other in others:
        assert other.update["others"] == [{"seat": asked.update["seat"], "prompt": asked.update["prompt"]}]


def test_what_somebody_proposes_is_told_to_everybody_and_may_be_changed_and_taken_back(party: list[Visitor]) -> None:
    asked, leo, mia = party
    here, there = leo.update["seat"], mia.update["seat"]
    propose(leo, 1)
    proposed(asked, (here, 1))
    proposed(mia, (here, 1))
    propose(mia, 1)
    proposed(asked, (here, 1), (there, 1))
    propose(leo, 0)
    proposed(asked, (there, 1), (here, 0))
    propose(mia, -1)
    told = proposed(asked, (here, 0))
    assert told["proposals"][0]["to"] == asked.update["seat"]
    assert told["proposals"][0]["prompt"] == asked.update["prompt"]["number"]
    assert told["log"] == []


def test_proposals_go_with_their_question_and_bind_nobody(party: list[Visitor]) -> None:
    asked, leo, _mia = party
    propose(leo, 1)
    proposed(asked, (leo.update["seat"], 1))
    number = asked.update["prompt"]["number"]
    asked.answer(0)
    assert asked.update["proposals"] == []
    leo.until_true(lambda update: update["rev"] == asked.update["rev"])
    assert leo.update["proposals"] == []
    leo.say("propose", seat=asked.update["seat"], prompt=number, pick=0)
    assert leo.until("problem")["why"] == "stale"


def test_what_cannot_be_proposed_is_refused_and_changes_nothing(party: list[Visitor]) -> None:
    asked, leo, mia = party
    propose(leo, 99)
    assert leo.until("problem")["why"] == "not-offered"
    propose(leo, -2)
    assert leo.until("problem")["why"] == "not-offered"
    propose(leo, 0, prompt=99)
    assert leo.until("problem")["why"] == "stale"
    propose(leo, 0, seat=mia.update["seat"])
    assert leo.until("problem")["why"] == "stale"
    propose(leo, 0, seat=77)
    assert leo.until("problem")["why"] == "stale"
    asked.say("propose", seat=asked.update["seat"], prompt=asked.update["prompt"]["number"], pick=0)
    assert asked.until("problem")["why"] == "not-yours"
    propose(mia, 0)
    proposed(leo, (mia.update["seat"], 0))


def test_a_watcher_reads_along_and_proposes_nothing(server: Server, party: list[Visitor]) -> None:
    asked, leo, _mia = party
    watcher = Visitor(server, asked.table, [])
    assert watcher.update["others"] == leo.update["others"]
    propose(watcher, 0)
    assert watcher.until("problem")["why"] == "not-yours"
    watcher.leave()


def test_the_proposal_of_somebody_who_leaves_is_removed(party: list[Visitor]) -> None:
    asked, leo, _mia = party
    propose(leo, 1)
    proposed(asked, (leo.update["seat"], 1))
    leo.say("leave")
    proposed(asked)


def test_one_person_with_two_seats_has_one_proposal_and_none_to_themselves(server: Server) -> None:
    seated = server.open_table("too-many-bones", "me", "open", "me", options=BATTLE)
    leo = Visitor(server, seated["table"], held(server.sit_down(seated["table"])))
    ada = Visitor(server, seated["table"], held(seated))
    while not leo.update["prompt"]:
        if ada.update["prompt"]:
            ada.answer()
        elif owed := [seat for seat in ada.update["asked"] if seat in ada.update["mine"]]:
            ada.say("look", seat=owed[0])
            ada.until("update")
        leo.until_true(lambda update: update["rev"] >= ada.update["rev"])
        ada.until_true(lambda update: update["rev"] >= leo.update["rev"])
    for seat in ada.update["mine"]:
        ada.say("look", seat=seat)
        ada.until_true(lambda update, seat=seat: update["seat"] == seat)
        propose(ada, 0)
        proposed(leo, (seat, 0))
    assert leo.update["others"] == []
    ada.leave()
    leo.leave()


def test_questions_to_bots_are_not_shown(server: Server) -> None:
    seated = server.open_table("too-many-bones", "me", "gentle", "gentle", options=BATTLE)
    ada = Visitor(server, seated["table"], held(seated))
    for _ in range(6):
        ada.until_true(lambda update: update["prompt"])
        ada.answer()
    assert all(each["others"] == [] for each in updates(ada))
    ada.leave()


def updates(who: Visitor) -> list[Json]:
    """All updates that somebody was sent."""
    return [message for message in map(json.loads, who.frames) if message["type"] == "update"]


def test_rivals_read_no_question_but_their_own(server: Server) -> None:
    ada, leo = ada_and_leo(server)
    for one in (ada, leo):
        one.until_true(lambda update: update["asked"])
    seat = ada.update["asked"][0]  # the dice decide who begins
    asked, other = (ada, leo) if seat in ada.update["mine"] else (leo, ada)
    other.say("propose", seat=seat, prompt=asked.update["prompt"]["number"], pick=0)
    assert other.until("problem")["why"] == "stale"
    for one in (ada, leo):
        assert all(each["others"] == each["proposals"] == [] for each in updates(one))
        one.leave()


def test_a_team_of_bad_bones_has_a_say_in_everything(server: Server) -> None:
    seated = server.open_table("bad-bones", "me", "open", options={"coop": True})
    leo = Visitor(server, seated["table"], held(server.sit_down(seated["table"])))
    ada = Visitor(server, seated["table"], held(seated))
    leo.until_true(lambda update: update["others"])
    propose(leo, 0)
    proposed(ada, (1, 0))
    ada.leave()
    leo.leave()


def test_where_people_hide_things_nobody_reads_or_proposes(server: Server) -> None:
    seated = server.open_table("bad-bones", "me", "open")
    leo = Visitor(server, seated["table"], held(server.sit_down(seated["table"])))
    ada = Visitor(server, seated["table"], held(seated))
    for _ in range(4):
        for one in (ada, leo):
            one.until_true(lambda update: update["prompt"])
            number = one.update["prompt"]["number"]
            other = leo if one is ada else ada
            other.say("propose", seat=one.update["seat"], prompt=number, pick=0)
            assert other.until("problem")["why"] == "stale"
            one.answer()
    for one in (ada, leo):
        assert all(each["others"] == each["proposals"] == [] for each in updates(one))
        one.leave()
