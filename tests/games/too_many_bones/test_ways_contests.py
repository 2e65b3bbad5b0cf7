"""Classic encounters without a battle: quicksand, a feast, a cave, lanterns and a compass (23, 24, 26, 27, 30)."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.activities.darts.tasks import DartsPlayed, PlayDarts
from boneyard.games.too_many_bones.content.encounters.all import BY_KEY
from boneyard.games.too_many_bones.content.loot import BY_KEY as LOOT_KEYS
from tests.games.too_many_bones.roads import RoadStory, encounter, play_out, rolls
from tests.rulings import ruling

CARDS = ("classic-23", "classic-24", "classic-26", "classic-27", "classic-30")
CHOICES = [(key, choice) for key in CARDS for choice in range(len(BY_KEY[key].choices))]
# Action dice grey, brown and yellow, then intuition.
HOLDS = (0, 3, 0, 4) * 2  # no lever at all, twice


def darts_end(story: RoadStory, *, won: bool) -> RoadStory:
    """The gearloc whose turn it is has won or lost its game of darts, however it went."""
    story.asks("darts_dice")
    game = story.s.agenda.pop()
    assert isinstance(game, PlayDarts)
    story.happens(DartsPlayed(game.seat, won, "hp"))
    return story


# classic-23: Unsteady Ground


@ruling("TMB-043")
def test_three_arrows_of_four_hold_the_line() -> None:
    """One gearloc rolls 4 attack dice, whatever its Attack; bones are misses."""
    story = encounter("classic-23", dice=rolls("attack 1", "attack bones", "attack 2", "attack 1"))
    story.does("choose a").asks("archer", "at picket", "at boomer").does("at picket")
    story.through_rewards().has_progress(1).gained("Boomer", training=1).carries("Picket", 0)
    story.is_kept("classic-23").deck_lacks("special-06")


@ruling("TMB-034", "TMB-043")
def test_two_arrows_are_too_few() -> None:
    """No reward of any kind."""
    story = encounter("classic-23", dice=rolls("attack 1", "attack bones", "attack bones", "attack 1"))
    story.does("choose a", "at boomer").camps().has_progress(0).gained("Boomer", training=0).is_discarded("classic-23")


@ruling("TMB-043")
def test_strangers_want_every_gearloc_to_play_darts() -> None:
    """In party order; one winner is enough, draws a card for itself, and the traders will come by."""
    story = encounter("classic-23").does("choose b").asks("darts_dice").asks_whom("Picket")
    darts_end(darts_end(story, won=False).saved(), won=True)
    story.through_rewards().carries("Picket", 0).carries("Boomer", 1).has_progress(1).gained("Boomer", training=0)
    story.deck_holds("special-06")


@ruling("TMB-043")
def test_the_traders_come_by_after_lost_games_too() -> None:
    """But there is no reward."""
    story = encounter("classic-23").does("choose b")
    darts_end(darts_end(story, won=False), won=False)
    story.camps().has_progress(0).carries("Boomer", 0).deck_holds("special-06").is_discarded("classic-23")


# classic-24: A Chance Encounter


@ruling("TMB-043", "TMB-088", "TMB-097")
def test_the_big_lock_is_picked_by_all_one_after_another() -> None:
    """Cards without a 5 go back; open locks stay open, and the card opened is given to whom the party likes."""
    dice = rolls(5, 3, 0, 4, 3, 2, 2, 3, 2, 2, 4, 0, 2)
    story = encounter("classic-24", party="Boomer, Picket", dice=dice, trove="laser_pointer, micro_neural_implant")
    story.does("choose a").asks_whom("Boomer").does("nothing", "open with grey", "nothing").asks_whom("Picket")
    assert LOOT_KEYS["laser_pointer"].card == story.s.adventure.trove[-1]
    story.saved().does("nothing", "open with grey+brown").asks(
        "share", "give micro_neural_implant boomer", "give micro_neural_implant picket"
    )
    story.does("give micro_neural_implant boomer").tells("TroveOpened", who="Boomer").through_rewards()
    story.carries("Boomer", 2).carries("Picket", 1).has_progress(1).gained("Boomer", training=0)


@ruling("TMB-034", "TMB-043")
def test_a_big_lock_that_holds_is_discarded() -> None:
    """Everybody has tried in vain."""
    story = encounter("classic-24", dice=rolls(*HOLDS, *HOLDS), trove="micro_neural_implant")
    story.does("choose a").camps().has_progress(0).carries("Picket", 0).is_discarded("classic-24")
    assert story.s.adventure.trove_gone == [LOOT_KEYS["micro_neural_implant"].card]


@ruling("TMB-032")
def test_without_a_lock_of_5_left_there_is_no_contest() -> None:
    """The party may still play darts."""
    story = encounter("classic-24")
    fives = ("hunters_body_count_necklace", "micro_neural_implant", "shoulder_mounted_rock_slinger", "utility_belt")
    adventure = story.s.adventure
    adventure.trove = [card for card in adventure.trove if card not in [LOOT_KEYS[key].card for key in fives]]
    story.goes_on().asks("way", "choose b")


@ruling("TMB-043")
def test_every_winner_at_the_dartboard_draws_a_card() -> None:
    """No training here, but progress."""
    story = encounter("classic-24").does("choose b")
    darts_end(darts_end(story, won=True), won=True)
    story.through_rewards().carries("Picket", 1).carries("Boomer", 1).has_progress(1).gained("Boomer", training=0)
    story.deck_lacks("special-06")


# classic-26: Blinded by the Light


@ruling("TMB-043", "TMB-090")
def test_a_chest_that_opens_belongs_to_who_opened_it() -> None:
    """The card drawn comes into the bag open."""
    story = encounter("classic-26", dice=rolls(5, 3, 0, 2, 3, 1, 2, 4, 2), trove="laser_pointer")
    story.does("choose a").asks("burglar", "at picket", "at boomer").does("at picket")
    story.does("nothing", "open with grey", "nothing").through_rewards()
    story.has("Picket", "laser_pointer").tells("TroveOpened", who="Picket").has_progress(1)
    story.gained("Boomer", training=1)


@ruling("TMB-043")
def test_a_chest_that_holds_is_a_success_all_the_same() -> None:
    """Only the card is lost."""
    story = encounter("classic-26", dice=rolls(*HOLDS), trove="laser_pointer")
    story.does("choose a", "at boomer").through_rewards().carries("Boomer", 0).has_progress(1)
    story.gained("Picket", training=1)
    assert story.s.adventure.trove_gone == [LOOT_KEYS["laser_pointer"].card]


@ruling("TMB-036", "TMB-043")
def test_barrels_are_broken_from_the_fullest_on() -> None:
    """Dice up to Attack and Dex; damage stays for the next gearloc, what is too much does not go on."""
    dice = rolls(0, 3, "attack 2", "attack 1", "attack 1", "attack 2")
    story = encounter("classic-26", party="Tantrum, Picket, Boomer", dice=dice, loot="troll_brew")
    story.does("choose b").asks("barrels", "say 1", "say 2", "say 3", "say 4").does("say 2")
    story.tells("BarrelHit", who="Tantrum", number=1, amount=4, left=0)
    story.tells("BarrelHit", who="Picket", number=2, amount=2, left=0)
    story.never_tells("BarrelHit", who="Boomer")
    story.does("give troll_brew picket").through_rewards().carries("Picket", 1).carries("Tantrum", 1)


@ruling("TMB-043")
def test_damage_on_a_barrel_stays_for_the_next_gearloc() -> None:
    """Two of three HP and the last one."""
    story = encounter("classic-26", dice=rolls(2, "attack 2", "attack 1"), loot="")
    story.does("choose b", "say 1").tells("BarrelHit", who="Picket", number=1, amount=2, left=1)
    story.tells("BarrelHit", who="Boomer", number=1, amount=1, left=0).asks("share").through_rewards()
    story.carries("Picket", 1).carries("Boomer", 0).has_progress(1).gained("Boomer", training=1)


# classic-27: Lights Out


@ruling("TMB-036", "TMB-043")
def test_lanterns_are_shared_out_before_anybody_rolls() -> None:
    """A roll of the lantern's value or more puts it out, for 1 loot to share."""
    dice = rolls(4, 2, "picket initiative 3", "boomer initiative 4")
    story = encounter("classic-27", dice=dice).does("choose a").asks("lantern", "say 3 picket", "say 5 picket")
    story.does("say 3 picket").tells("LanternTried", who="Picket", value=3, out=True)
    story.tells("LanternTried", who="Boomer", value=5, out=False).asks("share")
    story.through_rewards().has_progress(1).gained("Picket", training=1).carries("Picket", 1).carries("Boomer", 0)


@ruling("TMB-043")
def test_equal_lanterns_leave_no_choice_and_burning_ones_no_loot() -> None:
    """A success whatever is rolled."""
    story = encounter("classic-27", dice=rolls(5, 5, "picket initiative 3", "boomer initiative 5"))
    story.does("choose a").through_rewards().has_progress(1).gained("Boomer", training=1).carries("Boomer", 0)


# classic-30: Lost and Found


@pytest.mark.parametrize(
    ("given", "dice", "training", "picket", "boomer"),
    [(1, (5,), 1, 0, 0), (2, (5, 0), 2, 0, 0), (3, (5, 5, 5), 2, 1, 0), (4, (5, 5, 5, 0), 2, 1, 1)],
)
@ruling("TMB-043")
def test_the_compass_is_worth_the_sum_of_a_die_for_each_card(
    given: int, dice: tuple[int, ...], training: int, picket: int, boomer: int
) -> None:
    """Up to 6, 12, 18 and beyond: training, then trove to share, then trove for each."""
    bag = ", ".join(list(loot_keys())[:given])
    story = encounter("classic-30", dice=rolls(*dice), bags={"Picket": bag}).does("choose a")
    for _ in range(given):
        story.asks("offering").does(story.options[0])
    if given < 4:
        story.goes_on()
    story.through_rewards().has_progress(1).gained("Boomer", training=training)
    story.carries("Picket", picket).carries("Boomer", boomer).is_kept("classic-30")


def loot_keys() -> list[str]:
    """Cards of loot that may be carried together."""
    return [card.key for card in LOOT_KEYS.values() if not card.locks and not card.heavy]


@ruling("TMB-030", "TMB-043")
def test_who_gives_nothing_loses_a_day() -> None:
    """The counter goes up at once; trove is never taken."""
    first = loot_keys()[0]
    story = encounter("classic-30", day=2, bags={"Picket": f"{first}, laser_pointer, open dex_infuser"})
    story.does("choose a").asks("offering", f"give {first} picket", "done").saved().does("done").camps()
    story.has_progress(0).is_discarded("classic-30").carries("Picket", 3)
    assert story.s.adventure.day == 3


@ruling("TMB-030")
def test_a_day_lost_after_the_last_one_loses_the_adventure_at_once() -> None:
    """Nom leaves eight days; there is no camp after the eighth."""
    story = encounter("classic-30", day=8).does("choose a")
    story.tells("AdventureEnded", won=False, day=8).never_tells("DayBegan")
    assert story.over


@ruling("TMB-043")
def test_a_gearloc_alone_rolls_two_dice_for_each_card() -> None:
    """Four cards at most, so eight dice at most."""
    story = encounter("classic-30", party="Picket", dice=rolls(5, 5), bags={"Picket": loot_keys()[0]})
    story.does("choose a", "give").through_rewards().has_progress(1).gained("Picket", training=2)


# All of them


@pytest.mark.parametrize(("key", "choice"), CHOICES)
def test_any_day_with_these_contests_comes_to_its_end(key: str, choice: int) -> None:
    """Random answers, saved and loaded now and then, for parties of one to four."""
    for seats in range(1, 5):
        play_out(key, choice, seats, seed=seats * 100 + choice)
