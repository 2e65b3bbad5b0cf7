"""What bots do between battles of Too Many Bones, and whom they challenge."""

from __future__ import annotations

import pytest

from boneyard.bots import Seen, bot
from boneyard.bots.too_many_bones.evaluate import EVALUATOR, is_fighting
from boneyard.core.agenda import settle
from boneyard.core.codec import save
from boneyard.core.rng import seeded
from boneyard.games.too_many_bones.adventure.days import Morning, NewDay
from boneyard.games.too_many_bones.adventure.recovery import SCOUTED, MaybeRecover, Recover
from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.content.chips import TYRANTS
from boneyard.games.too_many_bones.content.tyrant_cards import tyrant_card
from boneyard.games.too_many_bones.loot.outside import LastLoot
from boneyard.games.too_many_bones.model.state import STREAMS, TooManyBones
from tests.bots.too_many_bones.asking import FIVE, GAME, asked, bag, favourite
from tests.games.too_many_bones.roads import named, table


def test_who_is_hurt_rests_and_who_is_not_goes_scouting() -> None:
    s = table("Picket")
    named(s, "Picket").hp = 1
    assert favourite(asked(s, Recover())) == "sleep"
    assert favourite(asked(table("Picket"), Recover())) == "scout"


def test_a_poor_card_is_given_up_for_a_search_and_a_good_one_is_not() -> None:
    s = table("Picket")
    named(s, "Picket").bag = bag("stone_hammer", "raider_armor")
    assert favourite(asked(s, Recover())) == "search stone-hammer"
    s = table("Picket")
    named(s, "Picket").bag = bag("raider_armor")
    assert favourite(asked(s, Recover())) == "scout"


def test_locks_are_tried_before_anything_else() -> None:
    s = table("Picket")
    named(s, "Picket").bag = bag("dex_infuser")
    assert favourite(asked(s, Recover())).startswith("pick ")


def test_nobody_gives_or_throws_away_anything_at_camp() -> None:
    s = table("Picket, Boomer")
    named(s, "Picket").bag = bag("stone_hammer")
    asked(s, Recover())
    player, luck = bot("greedy"), seeded(1, ["bot"])
    while s.open and s.open[0].kind == "camp":
        chosen = player.choose(Seen(GAME, s, s.open[0].seat, luck), s.open[0])
        assert not chosen.text.startswith(("give", "drop", "first"))
        GAME.apply(s, s.open[0].seat, chosen)


def test_who_carries_too_much_gives_one_card_to_who_has_room_and_the_day_ends() -> None:
    s = table("Picket, Boomer")
    named(s, "Picket").bag = bag(*FIVE)
    asked(s, Recover())
    player, luck = bot("greedy"), seeded(1, ["bot"])
    gifts = []
    while s.open and s.open[0].kind != "way":
        chosen = player.choose(Seen(GAME, s, s.open[0].seat, luck), s.open[0])
        gifts += [chosen.text] if chosen.text.startswith("give") else []
        assert not chosen.text.startswith("drop")
        GAME.apply(s, s.open[0].seat, chosen)
    assert len(gifts) == 1
    assert gifts[0].endswith("boomer")


def test_with_all_bags_full_nobody_passes_cards_around_and_the_poorest_is_dropped() -> None:
    s = table("Picket, Boomer")
    named(s, "Picket").bag = bag(*FIVE, "stone_hammer")
    named(s, "Boomer").bag = bag(*FIVE[:4])
    for gearloc in s.party:
        gearloc.chores = SCOUTED
    s.agenda = [NewDay(), MaybeRecover()]
    settle(s)
    player, luck = bot("greedy"), seeded(1, ["bot"])
    chosen = []
    while s.open and s.open[0].kind != "way":
        chosen.append(player.choose(Seen(GAME, s, s.open[0].seat, luck), s.open[0]))
        GAME.apply(s, s.open[0].seat, chosen[-1])
    assert [each.text for each in chosen] == ["done", "done", "drop stone-hammer", "drop oggot-herbs"]


def test_before_a_battle_who_is_badly_hurt_eats_and_who_is_not_keeps_it() -> None:
    for hp, answer in ((2, "play mixed-berries"), (4, "done")):
        s = table("Picket")
        named(s, "Picket").bag = bag("mixed_berries")
        named(s, "Picket").hp = hp
        asked(s, LastLoot((0,)), AfterBattle())
        assert favourite(s) == answer


def test_the_tyrant_is_challenged_on_the_last_day_and_not_by_the_weak_before_it() -> None:
    for early, answer in ((0, "challenge"), (4, "draw")):
        s = table("Picket, Boomer")
        s.adventure.progress = tyrant_card(s).progress
        s.adventure.day = tyrant_card(s).days - early
        s.rng = seeded(3, STREAMS)
        assert favourite(asked(s, Morning())) == answer


def test_a_party_that_has_more_and_is_further_has_better_prospects() -> None:
    new, old = table("Picket, Boomer"), table("Picket, Boomer")
    old.adventure.progress = 5
    named(old, "Picket").trained = [2, 2, 2, 2]
    for s in (new, old):
        asked(s, Recover())
    poor, rich = EVALUATOR.worth(GAME, new)[0], EVALUATOR.worth(GAME, old)[0]
    assert 0.0 < poor < rich < 1.0


def test_a_search_ends_with_the_battle() -> None:
    s: TooManyBones = GAME.new(2, 5, {"tyrant": "nom"})
    player, luck = bot("greedy"), seeded(5, ["bot"])
    while s.open[0].kind != "move":
        GAME.apply(s, s.open[0].seat, player.choose(Seen(GAME, s, s.open[0].seat, luck), s.open[0]))
    start = GAME.imagine(s, 0, luck)
    EVALUATOR.simplify(start, 0)
    assert is_fighting(start)
    while start.open:
        GAME.apply(start, start.open[0].seat, EVALUATOR.reply(GAME, start, start.open[0], 0, luck))
    assert (start.adventure.day, start.adventure.progress) == (s.adventure.day, s.adventure.progress)
    assert EVALUATOR.worth(GAME, start)[0] == (1.0 if start.ending == "won" else 0.0)


@pytest.mark.parametrize("seats", [1, 4])
def test_weighing_leaves_an_adventure_as_it_was(seats: int) -> None:
    s: TooManyBones = GAME.new(seats, seats, {"tyrant": "mulmesh"})
    luck = seeded(seats, ["bot"])
    while s.open:
        before = save(GAME, s)
        assert EVALUATOR.weigh(GAME, s, s.open[0])
        assert save(GAME, s) == before
        GAME.apply(s, s.open[0].seat, luck.pick(s.open[0].options))


def test_greedy_comes_further_than_random() -> None:
    progress = {"greedy": 0, "random": 0}
    for name in progress:
        for seed, tyrant in enumerate(TYRANTS):
            s: TooManyBones = GAME.new(2, seed, {"tyrant": tyrant.key})
            player, luck = bot(name), seeded(seed, ["bot"])
            while s.open:
                GAME.apply(s, s.open[0].seat, player.choose(Seen(GAME, s, s.open[0].seat, luck), s.open[0]))
            progress[name] += s.adventure.progress
    assert progress["greedy"] > 1.5 * progress["random"]
