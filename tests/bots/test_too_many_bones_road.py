"""Bots on the road of Too Many Bones: what they learn, carry, open and do at the campfire, and whom they challenge."""

from __future__ import annotations

from typing import Any

import pytest

from boneyard.bots import Seen, bot
from boneyard.bots.too_many_bones.bag import WORTH, bag_worth
from boneyard.bots.too_many_bones.evaluate import EVALUATOR, is_fighting
from boneyard.bots.too_many_bones.lessons import PATHS
from boneyard.core.agenda import Task, settle
from boneyard.core.codec import save
from boneyard.core.game import game
from boneyard.core.rng import Loaded, seeded
from boneyard.games.too_many_bones.activities.lockpicking.locks import OF_BAG, lock
from boneyard.games.too_many_bones.activities.lockpicking.tasks import PickLocks
from boneyard.games.too_many_bones.adventure.days import Morning, NewDay
from boneyard.games.too_many_bones.adventure.recovery import SCOUTED, MaybeRecover, Recover
from boneyard.games.too_many_bones.adventure.rewards import SpendPoints
from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.content.chips import TYRANTS
from boneyard.games.too_many_bones.content.held_cards import carried
from boneyard.games.too_many_bones.content.loot import BY_KEY, CARDS
from boneyard.games.too_many_bones.content.sheets import SHEETS, may_train
from boneyard.games.too_many_bones.content.tyrant_cards import tyrant_card
from boneyard.games.too_many_bones.loot.bags import ChooseOwner
from boneyard.games.too_many_bones.loot.outside import MaybeLastLoot
from boneyard.games.too_many_bones.model.ids import GEARLOCS, READY, STATS, TRAY
from boneyard.games.too_many_bones.model.state import STREAMS, TooManyBones
from boneyard.games.too_many_bones.model.units import STAT_MAX
from tests.games.too_many_bones.roads import lock_roll, named, table
from tests.games.too_many_bones.stories import battle

GAME: Any = game("too-many-bones")


def asked(s: TooManyBones, *tasks: Task) -> TooManyBones:
    """A table on the road at the first question of these tasks."""
    s.agenda = [NewDay(), *reversed(tasks)]
    settle(s)
    return s


def favourite(s: TooManyBones) -> str:
    """What a bot answers to the first question."""
    return max(EVALUATOR.weigh(GAME, s, s.open[0]), key=lambda one: one.score).option.text


def bag(*keys: str) -> list[int]:
    """Cards to carry."""
    return [carried(BY_KEY[key].card) for key in keys]


def test_every_path_can_be_walked_in_its_order() -> None:
    for gearloc, path in enumerate(PATHS):
        skills = [READY if skill.starting else TRAY for skill in SHEETS[gearloc].skills]
        for lesson, height in path:
            if lesson < len(STATS):
                assert height <= STAT_MAX
            else:
                skill = SHEETS[gearloc].skills[lesson - len(STATS)]
                assert may_train(skills, skill.die), f"{GEARLOCS[gearloc]} cannot learn {skill.key} yet"
                skills[skill.number - 1] = READY


def test_a_point_is_spent_on_the_first_lesson_of_the_path() -> None:
    s = table("Picket, Boomer")
    named(s, "Picket").points = 1
    assert favourite(asked(s, SpendPoints())) == "learn stand-ground"


def test_every_card_has_a_worth() -> None:
    assert len(WORTH) == len(CARDS)
    assert min(WORTH) > 0


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


FIVE = ("mixed_berries", "throwing_axe", "reflex_powder", "oggot_herbs", "flare_distraction")


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


def test_cards_that_do_not_fit_are_worth_nothing() -> None:
    s = table("Picket")
    picket = named(s, "Picket")
    picket.bag = bag(*FIVE[:4])
    worth = bag_worth(picket)
    picket.bag = bag("stone_hammer", *FIVE[:4])
    assert bag_worth(picket) == worth


def test_before_a_battle_who_is_badly_hurt_eats_and_who_is_not_keeps_it() -> None:
    for hp, answer in ((2, "play mixed-berries"), (4, "done")):
        s = table("Picket")
        named(s, "Picket").bag = bag("mixed_berries")
        named(s, "Picket").hp = hp
        asked(s, MaybeLastLoot((0,)), AfterBattle())
        assert favourite(s) == answer


def test_a_mech_pick_is_kept_for_a_lock_that_is_worth_it() -> None:
    for value, answer in ((2, "no"), (4, "play mech-pick")):
        s = table("Picket")
        named(s, "Picket").bag = bag("mech_pick", "dex_infuser")
        asked(s, PickLocks(0, OF_BAG, BY_KEY["dex_infuser"].card, (lock("T", value),), 0, 0, again=True))
        assert favourite(s) == answer


def test_armor_goes_to_who_has_defense_dice_and_room() -> None:
    armor = BY_KEY["raider_armor"].card
    assert favourite(asked(table("Picket, Tantrum"), ChooseOwner(armor))) == "give raider-armor picket"
    s = table("Picket, Tantrum")
    named(s, "Picket").bag = bag("mixed_berries", "throwing_axe")
    assert favourite(asked(s, ChooseOwner(armor))) == "give raider-armor tantrum"


def test_intuition_opens_the_lock_if_it_can() -> None:
    s = table("Picket")
    named(s, "Picket").bag = bag("dex_infuser")
    s.rng = Loaded(*lock_roll("1F", "3L", "1T", intuition="convert"))
    card = BY_KEY["dex_infuser"].card
    asked(s, PickLocks(0, OF_BAG, card, (lock("T", 3),), 0, 0, again=True))
    assert favourite(s) == "convert brown"


def test_a_healing_card_is_used_by_who_needs_it_and_kept_by_who_does_not() -> None:
    for hp, used in ((1, True), (4, False)):
        story = battle(f"Picket {hp}/5 at c2, Boomer 3/3 at d1 | Cave Bear 6 at c3")
        story.s.maybe_adventure = table("Picket, Boomer").maybe_adventure
        story.s.party[0].bag = bag("mixed_berries")
        story.begins()
        assert (favourite(story.s) == "play mixed-berries") == used


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
