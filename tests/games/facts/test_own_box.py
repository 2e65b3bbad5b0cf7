"""What the pieces of each game say, and what somebody's own box may say instead."""

from __future__ import annotations

import pytest

from boneyard.core.decision import BadInput
from boneyard.core.game import Facts
from boneyard.games.baby_boom import facts as baby_boom
from boneyard.games.bad_bones.model import facts as bad_bones
from boneyard.games.facts.kinds import Fixed
from boneyard.games.facts.overrides import kind_of, override, read_overrides
from boneyard.games.too_many_bones.content import facts as too_many_bones

PRINTED = {"baby-boom": baby_boom, "bad-bones": bad_bones, "too-many-bones": too_many_bones}


def overruled(game: str, content: str) -> Facts:
    printed = PRINTED[game]
    by = read_overrides("my-box.toml", content.encode(), tuple(PRINTED))
    return override(printed.FACTS, game, by, printed.KINDS, printed.conflicts)


@pytest.mark.parametrize("game", PRINTED)
def test_every_printed_value_is_one_that_may_be_printed(game: str) -> None:
    printed = PRINTED[game]
    for fact in printed.FACTS.all:
        kind = kind_of(fact.name, printed.KINDS)
        assert isinstance(kind, Fixed) or kind.problem(fact.name, fact.value) == ""
    assert printed.conflicts(printed.FACTS) == []


def test_the_facts_of_baby_boom_without_a_file_are_those_they_always_were() -> None:
    assert baby_boom.FACTS.hash == "853107823e3a"


def test_a_box_of_bad_bones_may_say_something_else() -> None:
    facts = overruled(
        "bad-bones",
        """
[bad-bones.traps.wall]
cost = 4
stars_damaged = 0
[bad-bones.board.base]
tower = "b3"
arrows = [ { square = "c5", moving = "left", becomes = "down" }, { square = "c3", moving = "left", becomes = "up" } ]
[bad-bones.board.base.lanes]
top = { yellow = "e5", blue = "d5", red = "c5", green = "b5", purple = "a5" }
[bad-bones.chiefs]
emperor = { right = "blue" }
[bad-bones.market.stock]
bomb = [0, 0, 0, 1, 1, 99]
""",
    )
    assert (facts["traps.wall.cost"], facts["board.base.tower"], facts["chiefs.emperor"]) == (
        4,
        "b3",
        {"right": "blue"},
    )
    assert facts["board.base.arrows"][1]["becomes"] == "up"
    assert facts["traps.wall.stars_intact"] == 2


ARROW = "{ square = 'c4', moving = 'up', becomes = 'left' }"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("traps.wall.cost = 'four'", 'bad-bones.traps.wall.cost is a whole number from 0 to 99, not "four"'),
        (
            "traps.treasure.cost = 1",
            "bad-bones.traps.treasure.cost only tells what the rules do, and cannot be overruled",
        ),
        ("traps.wall.price = 1", 'no fact "traps.wall.price"; the nearest are: traps.wall.cost, '),
        ("board.base.tower = 'f3'", 'bad-bones.board.base.tower is a square from a1 to e5, not "f3"'),
        ("board.base.tower = 'c4'", "board.base.tower does not fit: no arrow lies on the tower, which is on c4"),
        ("board.base.arrows = 3", "is a list of arrows { square, moving, becomes }, not 3"),
        ("board.base.arrows = [{ square = 'c4' }]", "number 1 of bad-bones.board.base.arrows is an arrow { square, "),
        (
            f"board.base.arrows = [{ARROW}, {ARROW.replace('c4', 'z9')}]",
            'square of number 2 of bad-bones.board.base.arrows is a square from a1 to e5, not "z9"',
        ),
        (
            f"board.base.arrows = [{ARROW.replace('up', 'north')}]",
            'moving of number 1 of bad-bones.board.base.arrows is one of up, right, down, left, not "north"',
        ),
        (
            f"board.base.arrows = [{ARROW}, {ARROW.replace('left', 'right')}]",
            "is a list in which no two arrows have the same square and moving, not [{ square",
        ),
        (
            f"board.base.arrows = [{ARROW.replace('c4', 'c3')}]",
            "bad-bones.board.base.arrows does not fit: no arrow lies on the tower, which is on c3",
        ),
        (f"board.coop.arrows = [{ARROW.replace('c4', 'b4')}]", "arrows on the towers, b4, d4, b2, d2, are ruin_arrows"),
        (f"board.coop.ruin_arrows = [{ARROW}]", "ruin_arrows lie only on the towers, b4, d4, b2, d2"),
        ("board.coop.towers = ['b4', 'd4', 'b2']", "is a list of four squares, not"),
        ("board.coop.towers = ['b4', 'd4', 'b2', 'b2']", "is a list of four different squares, not"),
        (
            "board.base.lanes.left = { yellow = 'a5' }",
            "is a table with a square for each of yellow, blue, red, green, ",
        ),
        (
            "board.base.lanes.left = { yellow = 'b5', blue = 'a4', red = 'a3', green = 'a2', purple = 'a1' }",
            "yellow of bad-bones.board.base.lanes.left is one of the squares of the left edge, a5, a4, a3, a2, a1, not",
        ),
        (
            "board.base.lanes.top = { yellow = 'a5', blue = 'a5', red = 'c5', green = 'd5', purple = 'e5' }",
            "bad-bones.board.base.lanes.top is a table with five different squares, not",
        ),
        ("chiefs.friendly = { left = 'red' }", "is a table with a colour for each of left, top, right, not { left"),
        (
            "chiefs.friendly = { left = 'red', top = 'pink', right = 'blue' }",
            'top of bad-bones.chiefs.friendly is one of yellow, blue, red, green, purple, not "pink"',
        ),
        (
            "chiefs.friendly = { left = 'red', top = 'red', bottom = 'blue' }",
            "is a table with a colour for each of left, top, right, not",
        ),
        ("chiefs.emperor = { left = 'red', top = 'red' }", "is a table with one of left, top, right and its colour"),
        ("chiefs.emperor = { bottom = 'red' }", "is a table with one of left, top, right and its colour"),
        ("market.stock.wall = [1, 2, 3, 4, 5]", "is a list of six whole numbers from 0 to 99, for one to six players"),
        (
            "market.stock.wall = [1, 2, 3, 4, 5, -6]",
            "number 6 of bad-bones.market.stock.wall is a whole number from 0 to 99, not -6",
        ),
        (
            "colours.list = ['red', 'red', 'blue', 'green', 'purple']",
            "a list of yellow, blue, red, green, purple, in any",
        ),
        ("colours.shapes.red = 'circle'", "colours.shapes.red does not fit: every colour has a shape of its own"),
        (
            "setup.base.supply = { wall = 1 }",
            "is a table with a number for each of wall, catapult, dragon, treasure, not",
        ),
        ("setup.base.houses = 0", "bad-bones.setup.base.houses is a whole number from 1 to 20, not 0"),
        ("german_edition.hearse = 'gone'", "only tells what the rules do, and cannot be overruled"),
    ],
)
def test_what_no_box_of_bad_bones_can_say(given: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        overruled("bad-bones", f"[bad-bones]\n\n{given}\n")
    assert str(refused.value).startswith("my-box.toml, line 3: ")
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("rounds = 0", "baby-boom.rounds is a whole number from 1 to 99, not 0"),
        ("dice_each = { 2 = 5, 3 = 4 }", "baby-boom.dice_each is a table with 2, 3 and 4, not"),
        (
            "dice_each = { 2 = 6, 3 = 4, 4 = 3 }",
            "dice_each does not fit: with 2 players each colour has 6 dice and start squares",
        ),
        ("start_squares_2 = [['a1']]", "is 2 lists of squares, one for each colour, not"),
        (
            "start_squares_2 = [['a1'], ['a6']]",
            "number 1 of number 2 of baby-boom.start_squares_2 is a square from a1 to",
        ),
        ("start_squares_2 = [['a1'], ['a1']]", "is a list in which no square comes twice, not"),
        ("start_squares_2 = [['a1'], ['a2']]", "start_squares_2 does not fit: with 2 players each colour has 5 dice"),
        ("tile_faces = [['wall', 'bog']]", "is a list of four pairs of faces, not"),
        ("tie = 'the youngest wins'", "baby-boom.tie only tells what the rules do, and cannot be overruled"),
    ],
)
def test_what_no_box_of_baby_boom_can_say(given: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        overruled("baby-boom", f"[baby-boom]\n{given}\n")
    assert str(refused.value).startswith("my-box.toml, line 2: ")
    assert sentence in str(refused.value)


def test_a_box_of_too_many_bones_may_say_something_else() -> None:
    facts = overruled(
        "too-many-bones",
        """
[too-many-bones.dice]
attack = ["bones", "1", "1", "1", "2", "2"]
[too-many-bones.gearlocs.picket]
attack = 2
requires.renown = ["bravado"]
[too-many-bones.chips.bog_worm]
hp = 4
range = "ranged"
skills = { poison = 2, thick_skin = 1 }
bones_skills = [ { bones = 3, skill = "bleed", number = 1 } ]
[too-many-bones.tyrants.gendricks]
orb_lanes = [2, 3]
bones_skills = [ { bones = 1, skill = "limit", number = 1 } ]
[too-many-bones.tyrants.gendricks.die]
active_orb = 2
charred_mander = 4
[too-many-bones.loot.mixed_berries]
copies = 1
uses = 2
[too-many-bones.loot.zelfey_seeds]
copies = 3
[too-many-bones.loot.last_battle_stew]
chips = 6
[too-many-bones.trove.laser_pointer]
locks = ["4L", "2T", "9F"]
extension = 2
heavy = true
[too-many-bones.lockpicking]
brown = ["1L", "2L", "3L", "1F", "3F", "2T"]
[too-many-bones.effect_dice]
status = ["poison 1", "poison 1", "weaken 1", "weaken 3", "stun", "stun"]
[too-many-bones.darts]
stun_bones = 1
""",
    )
    assert facts["dice.attack"].count("bones") == 1
    assert (facts["gearlocs.picket.attack"], facts["gearlocs.picket.requires.renown"]) == (2, ["bravado"])
    assert facts["chips.bog_worm.skills"] == {"poison": 2, "thick_skin": 1}
    assert facts["tyrants.gendricks.orb_lanes"] == [2, 3]
    assert facts["chips.bog_worm.attack"] == 1
    assert (facts["loot.mixed_berries.copies"], facts["loot.mixed_berries.uses"]) == (1, 2)
    assert facts["trove.laser_pointer.locks"] == ["4L", "2T", "9F"]
    assert (facts["lockpicking.brown"][5], facts["darts.stun_bones"]) == ("2T", 1)


def bones_skill(bones: object, skill: str, number: object) -> str:
    return f"[{{ bones = {bones}, skill = '{skill}', number = {number} }}]"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("dice.attack = ['bones', '1', '1', '2', '2']", "too-many-bones.dice.attack is a list of six faces, not"),
        (
            "dice.defense = ['bones', '1', '1', '1', '2', '3']",
            'number 6 of too-many-bones.dice.defense is one of bones, 1, 2, not "3"',
        ),
        ("dice.attack = [1, 1, 1, 1, 1, 1]", "number 1 of too-many-bones.dice.attack is one of bones, 1, 2, not 1"),
        ("dice.d6 = [1, 2, 3, 4, 5, 5]", "dice.d6 only tells what the rules do, and cannot be overruled"),
        ("mat.lanes = 5", "mat.lanes only tells what the rules do, and cannot be overruled"),
        ("mat.baddie_moves = 0", "mat.baddie_moves is a whole number from 1 to 6, not 0"),
        ("gearloc_mat.active_slots = 0", "gearloc_mat.active_slots is a whole number from 1 to 12, not 0"),
        ("gearloc_mat.heavy_spaces = 5", "heavy_spaces does not fit: something heavy has room on the mat"),
        ("rounds.numbered = 6", "rounds.numbered does not fit: fatigue begins in the round after the numbered ones"),
        ("rounds.limit = 5", "rounds.limit is a whole number from 10 to 200, not 5"),
        ("modes.heroic.keep_locked_on_ko = 1", "modes.heroic.keep_locked_on_ko is true or false, not 1"),
        ("modes.heroic.health = 7", "modes.heroic.health is a whole number from 0 to 6, not 7"),
        ("box.attack_dice = 0", "box.attack_dice is a whole number from 1 to 99, not 0"),
        ("gearlocs.boomer.health = 0", "gearlocs.boomer.health is a whole number from 1 to 12, not 0"),
        ("gearlocs.tantrum.attack = 10", "gearlocs.tantrum.attack is a whole number from 0 to 9, not 10"),
        ("gearlocs.picket.dex = true", "gearlocs.picket.dex is a whole number from 0 to 9, not true"),
        ("gearlocs.patches.initiative = [3, 3, 3, 3, 4]", "is a list of six whole numbers from 1 to 9, not"),
        ("gearlocs.patches.attack_type = 'mixed'", 'attack_type is one of melee, ranged, not "mixed"'),
        ("gearlocs.wick.health = 4", 'too-many-bones has no fact "gearlocs.wick"; the nearest are: '),
        ("gearlocs.boomer.requires.frag = ['big_boom']", "is an empty list, since no arrow has to lead to it, not"),
        ("gearlocs.boomer.requires.big_boom = []", "is a list of one or more different skills, not []"),
        (
            "gearlocs.boomer.requires.big_boom = ['med_kit']",
            "number 1 of too-many-bones.gearlocs.boomer.requires.big_boom is one of element, casing, fuse",
        ),
        (
            "gearlocs.boomer.requires.big_boom = ['bag_a_booms']",
            "number 1 of too-many-bones.gearlocs.boomer.requires.big_boom is one of element, casing, fuse",
        ),
        ("gearlocs.boomer.requires.big_boom = ['frag', 'frag']", "is a list of one or more different skills, not"),
        ("gearlocs.boomer.requires.big_boom = ['big_boom']", "requires.big_boom is one of element, casing, fuse"),
        (
            "gearlocs.boomer.requires.bigger_boom = ['search_for_325']",
            "the arrows run in a circle, so that these cannot be had: bigger_boom, search_for_325",
        ),
        (
            "gearlocs.patches.requires.chem_kit = ['stim_kit', 'stim_lethal']",
            "cannot be had: chem_kit, stim_belt, chain_reactor, stim_lethal",
        ),
        ("chips.bog_frog.hp = 0", "chips.bog_frog.hp is a whole number from 1 to 40, not 0"),
        ("chips.bog_frog.points = 2", "chips.bog_frog.points is 1, 5 or 20, not 2"),
        ("chips.bog_frog.points = true", "chips.bog_frog.points is 1, 5 or 20, not true"),
        (
            "chips.bog_frog.type = 'frog'",
            "chips.bog_frog.type is one of bog, goblin, orc, scale, beast, troll, gearloc, ",
        ),
        ("chips.bog_frog.range = 'near'", 'chips.bog_frog.range is one of melee, ranged, not "near"'),
        ("chips.bog_frog.target = 'any'", 'chips.bog_frog.target is one of weakest, strongest, not "any"'),
        ("chips.bog_frog.targets = 5", "chips.bog_frog.targets is a whole number from 1 to 4, not 5"),
        ("chips.bog_frog.initiative = 7", "chips.bog_frog.initiative is a whole number from 1 to 6, not 7"),
        ("chips.bog_frog.adds_5pt = 3", "chips.bog_frog.adds_5pt is a whole number from 0 to 2, not 3"),
        ("chips.bog_frog.diagonal = 'yes'", 'chips.bog_frog.diagonal is true or false, not "yes"'),
        ("chips.bog_frog.skills = { croak = 1 }", "is a table of skills and their numbers, of bleed, break, careless"),
        ("chips.bog_frog.skills = { kaboom = 1 }", "is a table of skills and their numbers, of bleed, break, careless"),
        ("chips.bog_frog.skills = ['poison']", "is a table of skills and their numbers, of bleed, break, careless"),
        ("chips.bog_frog.skills = { poison = 0 }", "every skill has a number from 1 to 9, or 1 if it takes none, not"),
        ("chips.bog_frog.skills = { bleed = 2 }", "every skill has a number from 1 to 9, or 1 if it takes none, not"),
        ("chips.bog_frog.bones_skills = 1", "chips.bog_frog.bones_skills is a list of { bones, skill, number }, not 1"),
        (
            f"chips.bog_frog.bones_skills = {bones_skill(0, 'stun', 1)}",
            "bones of number 1 of too-many-bones.chips.bog_frog.bones_skills is a whole number from 1 to 9, not 0",
        ),
        (
            f"chips.bog_frog.bones_skills = {bones_skill(1, 'hardy', 1)}",
            "skill of number 1 of too-many-bones.chips.bog_frog.bones_skills is one of bleed, careless, engulf",
        ),
        (
            f"chips.bog_frog.bones_skills = {bones_skill(1, 'stun', 2)}",
            "is a list in which a skill that takes no number has the number 1, not",
        ),
        ("chips.bog_frog.bones_skills = [{ bones = 1 }]", "is a table { bones, skill, number }, not"),
        ("tyrants.nom.die.om_nom = 3", "tyrants.nom.die.om_nom does not fit: the die has six faces, not 8"),
        ("tyrants.nom.die.om_nom = -1", "tyrants.nom.die.om_nom is a whole number from 0 to 6, not -1"),
        ("tyrants.nom.die.howl = 1", 'too-many-bones has no fact "tyrants.nom.die.howl"; the nearest are: '),
        ("tyrants.nom.types = ['troll', 'troll']", "tyrants.nom.types is a list of one or more different types, not"),
        ("tyrants.nom.types = ['gearloc']", "number 1 of too-many-bones.tyrants.nom.types is one of bog, goblin, orc"),
        ("tyrants.nom.skills = { limit = 1 }", "is a table of skills and their numbers, of bleed, break, careless"),
        ("tyrants.nom.days = 3", "tyrants.nom.days is a whole number from 4 to 40, not 3"),
        ("tyrants.gendricks.orb_lanes = [1, 2, 3]", "orb_lanes does not fit: every face with an Orb shows a lane"),
        ("tyrants.gendricks.orb_lanes = [1, 2, 3, 5]", "number 4 of too-many-bones.tyrants.gendricks.orb_lanes is a "),
        ("loot.mixed_berries.copies = 3", "loot.mixed_berries.copies does not fit: the deck has 40 cards, not 41"),
        ("loot.mixed_berries.copies = -1", "loot.mixed_berries.copies is a whole number from 0 to 9, not -1"),
        ("loot.mixed_berries.uses = 0", "loot.mixed_berries.uses is a whole number from 1 to 9, not 0"),
        ("loot.mixed_berries.uses = 'permanent'", 'loot.mixed_berries.uses is a whole number from 1 to 9, not "perma'),
        ("loot.raider_armor.uses = 3", "loot.raider_armor.uses only tells what the rules do, and cannot be overruled"),
        ("loot.mixed_berries.when = 'own turn'", "when only tells what the rules do, and cannot be overruled"),
        ("loot.mixed_berries.heavy = 1", "loot.mixed_berries.heavy is true or false, not 1"),
        (
            "loot.mixed_berries.locks = ['1L']",
            'too-many-bones has no fact "loot.mixed_berries.locks"; the nearest are: ',
        ),
        ("loot.last_battle_stew.chips = 0", "loot.last_battle_stew.chips is a whole number from 1 to 20, not 0"),
        (
            "trove.utility_belt.copies = 0",
            "trove.utility_belt.copies only tells what the rules do, and cannot be overruled",
        ),
        (
            "trove.utility_belt.uses = 3",
            "trove.utility_belt.uses only tells what the rules do, and cannot be overruled",
        ),
        (
            "trove.utility_belt.once = 'day'",
            "trove.utility_belt.once only tells what the rules do, and cannot be overr",
        ),
        ("trove.utility_belt.extension = 6", "trove.utility_belt.extension is a whole number from 1 to 5, not 6"),
        ("trove.utility_belt.locks = ['3L', '3T']", "trove.utility_belt.locks is a list of three locks, not"),
        (
            "trove.utility_belt.locks = ['3L', '3C', '5F']",
            "number 2 of too-many-bones.trove.utility_belt.locks is a value from 1 to 9 with one of L, T, F after it, ",
        ),
        (
            "trove.utility_belt.locks = ['0L', '3T', '5F']",
            "number 1 of too-many-bones.trove.utility_belt.locks is a val",
        ),
        ("trove.utility_belt.locks = [3, 3, 5]", "number 1 of too-many-bones.trove.utility_belt.locks is a value from"),
        ("lockpicking.grey = ['1F']", "too-many-bones.lockpicking.grey is a list of six faces, not"),
        (
            "lockpicking.grey = ['F', '2F', '3F', '1T', '3T', '2L']",
            "number 1 of too-many-bones.lockpicking.grey is a v",
        ),
        (
            "lockpicking.intuition = ['reroll', 'reroll', 'convert', 'convert', 'save', 'open']",
            'number 6 of too-many-bones.lockpicking.intuition is one of reroll, convert, save, not "open"',
        ),
        ("lockpicking.attempts = 2", "lockpicking.attempts only tells what the rules do, and cannot be overruled"),
        (
            "effect_dice.status = ['poison 4', 'poison 2', 'poison 3', 'weaken 1', 'weaken 2', 'stun']",
            "number 1 of too-many-bones.effect_dice.status is one of poison 1, poison 2, poison 3, weaken 1",
        ),
        ("effect_dice.of_each = 5", "effect_dice.of_each only tells what the rules do, and cannot be overruled"),
        ("darts.hp = 0", "darts.hp is a whole number from 1 to 40, not 0"),
        ("darts.knock_out_bones = 4", "darts.knock_out_bones is a whole number from 1 to 3, not 4"),
        ("darts.turns = 5", "darts.turns is a whole number from 10 to 1000, not 5"),
        ("darts.dice = 4", "darts.dice only tells what the rules do, and cannot be overruled"),
    ],
)
def test_what_no_box_of_too_many_bones_can_say(given: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        overruled("too-many-bones", f"[too-many-bones]\n\n{given}\n")
    assert str(refused.value).startswith("my-box.toml, line 3: ")
    assert sentence in str(refused.value)


def test_a_box_of_too_many_bones_has_baddies_of_every_value() -> None:
    big = [name for name in too_many_bones.FACTS.all if name.name.endswith(".points") and name.value == 20]
    lines = [f"{fact.name} = 5" for fact in big]
    with pytest.raises(BadInput, match=r"chips\.golden_golem\.points does not fit: some baddie is worth 20"):
        overruled("too-many-bones", "\n".join(["[too-many-bones]", *lines]))


def test_a_box_of_too_many_bones_has_a_trove_with_a_lock_of_5() -> None:
    locks = [fact for fact in too_many_bones.FACTS.all if fact.name.endswith(".locks")]
    hard = [fact for fact in locks if any(lock[0] == "5" for lock in fact.value)]
    lines = [f"{fact.name} = ['4L', '4T', '4F']" for fact in hard]
    with pytest.raises(BadInput, match="does not fit: some trove has a lock of 5"):
        overruled("too-many-bones", "\n".join(["[too-many-bones]", *lines]))
    overruled("too-many-bones", "\n".join(["[too-many-bones]", *lines[1:]]))
