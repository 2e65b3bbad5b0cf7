"""The numbers of everything that has a name: gearlocs, dice, icons, baddie skills, effect dice."""

from __future__ import annotations

from typing import Final, NewType

# What a number stands for. The checker refuses one where another is meant; when the rules run they are plain numbers.
UnitRef = NewType("UnitRef", int)  # a unit with its name, in events (`who.py`)
Die = NewType("Die", int)
RolledDie = NewType("RolledDie", int)  # a die with what it shows (`dice.py`)
Cell = NewType("Cell", int)  # a position of the mat (`mat.py`)
Lane = NewType("Lane", int)
Stat = NewType("Stat", int)
Effect = NewType("Effect", int)
Trait = NewType("Trait", int)  # a skill of a baddie
TyrantFace = NewType("TyrantFace", int)
TurnStart = NewType("TurnStart", int)  # what works at the start of a turn, one of `picks.STARTS`, or NO_START
ChipId = NewType("ChipId", int)
EncounterId = NewType("EncounterId", int)
Card = NewType("Card", int)  # of loot or trove
SeenCard = NewType("SeenCard", int)  # a card as everybody sees it: locked trove by its locks
Lock = NewType("Lock", int)  # letter << 8 | value
LockDie = NewType("LockDie", int)  # an action die of lockpicking with what it shows
Intuition = NewType("Intuition", int)
Dart = NewType("Dart", int)  # a die of Deadly Darts with what it shows
DartKind = NewType("DartKind", int)

# Gearlocs.
BOOMER: Final = 0
PATCHES: Final = 1
PICKET: Final = 2
TANTRUM: Final = 3
GEARLOCS: Final = ("boomer", "patches", "picket", "tantrum")

# Units: gearlocs by their seat, baddies by their lane marker, then two objects that cards call enemies.
FIRST_BADDIE: Final = 4
ORB: Final = 8
THRONE: Final = 9
FIRST_PILE: Final = 10  # heaps of HP that a card calls enemies: rats, stacks
PILES: Final = 5
ALLY: Final = 15  # somebody on the party's side who is not a gearloc: a Mohlnor, or a golem that changed sides
UNITS: Final = 16
NOBODY: Final = -1
NO_START: Final = TurnStart(-1)
NO_CHIP: Final = ChipId(NOBODY)

# Stats, in the order of the mat.
HEALTH: Final = Stat(0)
DEX: Final = Stat(1)
ATTACK: Final = Stat(2)
DEFENSE: Final = Stat(3)
STATS: Final = ("health", "dex", "attack", "defense")
ALL_STATS: Final = (HEALTH, DEX, ATTACK, DEFENSE)

# Dice: the skill dice of each gearloc, by gearloc * SKILLS_EACH + number - 1, then the white ones.
SKILLS_EACH: Final = 16
SKILL_DICE: Final = (TANTRUM + 1) * SKILLS_EACH
ATTACK_DIE: Final = Die(SKILL_DICE)
DEFENSE_DIE: Final = Die(SKILL_DICE + 1)
NO_DIE: Final = Die(NOBODY)
NO_ROLLED_DIE: Final = RolledDie(0)  # where an ability needs no die

# Where a skill die is.
TRAY: Final = 0  # not owned
READY: Final = 1  # on its gearloc's mat
IN_PLAY: Final = 2  # in the roll, in anybody's slot, in the backup plan, or on a baddie
EXHAUSTED: Final = 3

# Dice that the rules mention by name.
ELEMENT_DIE: Final = Die(BOOMER * SKILLS_EACH + 0)
FUSE_DIE: Final = Die(BOOMER * SKILLS_EACH + 2)
BOOM_COUNTER: Final = Die(BOOMER * SKILLS_EACH + 3)
FRAG: Final = Die(BOOMER * SKILLS_EACH + 4)
BIG_BOOM: Final = Die(BOOMER * SKILLS_EACH + 5)
SMOKE_SCREEN: Final = Die(BOOMER * SKILLS_EACH + 6)
BODY_SEARCH: Final = Die(BOOMER * SKILLS_EACH + 12)
HOLY_HAND_GRENADE_DIE: Final = Die(BOOMER * SKILLS_EACH + 15)
MED_KIT: Final = Die(PATCHES * SKILLS_EACH + 0)
MED_PACK: Final = Die(PATCHES * SKILLS_EACH + 6)
E_CELLS: Final = Die(PATCHES * SKILLS_EACH + 11)
RAGE_DIE: Final = Die(TANTRUM * SKILLS_EACH + 0)  # and the two higher tiers after it
AXE_COLLECTOR: Final = Die(TANTRUM * SKILLS_EACH + 7)
BODY_COUNT: Final = Die(TANTRUM * SKILLS_EACH + 15)

# Icons on the faces of dice, by the names of the glossary.
ICON_NAMES: Final = (
    "damage",
    "shield",
    "bones",
    "mandatory_bones",
    "reusable_bones",
    "blank",
    "rage_progress",
    "breakdown",
    "execute_or_advance",
    "execute",
    "advance",
    "rage_benefit",
    "anger_management",
    "steal_axe",
    "poison_armor",
    "lashback",
    "hardy",
    "drop_initiative",
    "attack_mod",
    "attack_training",
    "disable",
    "jump",
    "taunt",
    "axe_counter",
    "party_inspire",
    "disorient_all",
    "body_count",
    "constant_regen",
    "constant_def",
    "constant_move",
    "constant_damage",
    "constant_taunt",
    "advanced_def",
    "improved_def_training",
    "intercept",
    "switch",
    "rush",
    "riposte",
    "ale",
    "jerky",
    "heal",
    "heal_assist",
    "melee_damage",
    "neg_i_zap",
    "pos_i_zap",
    "reroll_heal",
    "loot",
    "poison_jar",
    "tainted_mixture",
    "buff_hp",
    "buff_atk",
    "reroll_buff",
    "recover",
    "booster_shot",
    "perma_hp_buff",
    "revive",
    "poison_dart",
    "energy_cells",
    "element",
    "casing",
    "fuse",
    "grenades",
    "small_explosion",
    "controlled_blast",
    "party_backlash",
    "stunner",
    "napalm",
    "backlash",
    "smoke",
    "cleanse",
    "multi_use_parts",
    "bigger_boom",
    "intact_grenade",
    "holy_hand_grenade_found",
    "element_325",
    "holy_hand_grenade",
)

DAMAGE_ICON: Final = 0
SHIELD_ICON: Final = 1
BONES_ICON: Final = 2
MANDATORY_BONES_ICON: Final = 3
REUSABLE_BONES_ICON: Final = 4
BLANK_ICON: Final = 5
RAGE_PROGRESS_ICON: Final = 6
BREAKDOWN_ICON: Final = 7
EXECUTE_OR_ADVANCE_ICON: Final = 8
EXECUTE_ICON: Final = 9
ADVANCE_ICON: Final = 10
RAGE_BENEFIT_ICON: Final = 11
ANGER_MANAGEMENT_ICON: Final = 12
STEAL_AXE_ICON: Final = 13
POISON_ARMOR_ICON: Final = 14
LASHBACK_ICON: Final = 15
HARDY_ICON: Final = 16
DROP_INITIATIVE_ICON: Final = 17
ATTACK_MOD_ICON: Final = 18
ATTACK_TRAINING_ICON: Final = 19
DISABLE_ICON: Final = 20
JUMP_ICON: Final = 21
TAUNT_ICON: Final = 22
AXE_COUNTER_ICON: Final = 23
PARTY_INSPIRE_ICON: Final = 24
DISORIENT_ALL_ICON: Final = 25
BODY_COUNT_ICON: Final = 26
CONSTANT_REGEN_ICON: Final = 27
CONSTANT_DEF_ICON: Final = 28
CONSTANT_MOVE_ICON: Final = 29
CONSTANT_DAMAGE_ICON: Final = 30
CONSTANT_TAUNT_ICON: Final = 31
ADVANCED_DEF_ICON: Final = 32
IMPROVED_DEF_TRAINING_ICON: Final = 33
INTERCEPT_ICON: Final = 34
SWITCH_ICON: Final = 35
RUSH_ICON: Final = 36
RIPOSTE_ICON: Final = 37
ALE_ICON: Final = 38
JERKY_ICON: Final = 39
HEAL_ICON: Final = 40
HEAL_ASSIST_ICON: Final = 41
MELEE_DAMAGE_ICON: Final = 42
NEG_I_ZAP_ICON: Final = 43
POS_I_ZAP_ICON: Final = 44
REROLL_HEAL_ICON: Final = 45
LOOT_ICON: Final = 46
POISON_JAR_ICON: Final = 47
TAINTED_MIXTURE_ICON: Final = 48
BUFF_HP_ICON: Final = 49
BUFF_ATK_ICON: Final = 50
REROLL_BUFF_ICON: Final = 51
RECOVER_ICON: Final = 52
BOOSTER_SHOT_ICON: Final = 53
PERMA_HP_BUFF_ICON: Final = 54
REVIVE_ICON: Final = 55
POISON_DART_ICON: Final = 56
ENERGY_CELLS_ICON: Final = 57
ELEMENT_ICON: Final = 58
CASING_ICON: Final = 59
FUSE_ICON: Final = 60
GRENADES_ICON: Final = 61
SMALL_EXPLOSION_ICON: Final = 62
CONTROLLED_BLAST_ICON: Final = 63
PARTY_BACKLASH_ICON: Final = 64
STUNNER_ICON: Final = 65
NAPALM_ICON: Final = 66
BACKLASH_ICON: Final = 67
SMOKE_ICON: Final = 68
CLEANSE_ICON: Final = 69
MULTI_USE_PARTS_ICON: Final = 70
BIGGER_BOOM_ICON: Final = 71
INTACT_GRENADE_ICON: Final = 72
HOLY_HAND_GRENADE_FOUND_ICON: Final = 73
ELEMENT_325_ICON: Final = 74
HOLY_HAND_GRENADE_ICON: Final = 75

# Skills of baddies, then of tyrants.
BADDIE_SKILL_NAMES: Final = (
    "bleed",
    "break",
    "careless",
    "compound",
    "corrosive",
    "dive",
    "engulf",
    "flight",
    "frenzy",
    "hardy",
    "inspire",
    "lashback",
    "mischief",
    "poison",
    "rage",
    "raiding",
    "recover",
    "signal",
    "stun",
    "taunt",
    "terrify",
    "thick_skin",
    "undead",
    "untargetable",
    "weaken",
    "retreat",
    "shrouded",
    "bog_ruler",
    "limit",
    "kaboom",
    "boom",
    "call_orc",
    "hide",
)
BLEED_SKILL: Final = Trait(0)
BREAK_SKILL: Final = Trait(1)
CARELESS_SKILL: Final = Trait(2)
COMPOUND_SKILL: Final = Trait(3)
CORROSIVE_SKILL: Final = Trait(4)
DIVE_SKILL: Final = Trait(5)
ENGULF_SKILL: Final = Trait(6)
FLIGHT_SKILL: Final = Trait(7)
FRENZY_SKILL: Final = Trait(8)
HARDY_SKILL: Final = Trait(9)
INSPIRE_SKILL: Final = Trait(10)
LASHBACK_SKILL: Final = Trait(11)
MISCHIEF_SKILL: Final = Trait(12)
POISON_SKILL: Final = Trait(13)
RAGE_SKILL: Final = Trait(14)
RAIDING_SKILL: Final = Trait(15)
RECOVER_SKILL: Final = Trait(16)
SIGNAL_SKILL: Final = Trait(17)
STUN_SKILL: Final = Trait(18)
TAUNT_SKILL: Final = Trait(19)
TERRIFY_SKILL: Final = Trait(20)
THICK_SKIN_SKILL: Final = Trait(21)
UNDEAD_SKILL: Final = Trait(22)
UNTARGETABLE_SKILL: Final = Trait(23)
WEAKEN_SKILL: Final = Trait(24)
RETREAT_SKILL: Final = Trait(25)
SHROUDED_SKILL: Final = Trait(26)
BOG_RULER_SKILL: Final = Trait(27)
LIMIT_SKILL: Final = Trait(28)
KABOOM_SKILL: Final = Trait(29)
BOOM_SKILL: Final = Trait(30)
CALL_ORC_SKILL: Final = Trait(31)
HIDE_SKILL: Final = Trait(32)

# Faces of the tyrants' dice.
TYRANT_FACES: Final = (
    "om_nom",
    "thunderclub",
    "silver_hide",
    "howl",
    "poison_enhancer",
    "poison_2",
    "active_orb",
    "charred_mander",
    "call_for_help",
    "careless_bomb",
    "skull_crack_axe",
    "blood_rage",
    "cloak_and_dagger",
    "dusters_dagger",
    "blank",
)
OM_NOM_FACE: Final = TyrantFace(0)
THUNDERCLUB_FACE: Final = TyrantFace(1)
SILVER_HIDE_FACE: Final = TyrantFace(2)
HOWL_FACE: Final = TyrantFace(3)
POISON_ENHANCER_FACE: Final = TyrantFace(4)
POISON_2_FACE: Final = TyrantFace(5)
ACTIVE_ORB_FACE: Final = TyrantFace(6)
CHARRED_MANDER_FACE: Final = TyrantFace(7)
CALL_FOR_HELP_FACE: Final = TyrantFace(8)
CARELESS_BOMB_FACE: Final = TyrantFace(9)
SKULL_CRACK_AXE_FACE: Final = TyrantFace(10)
BLOOD_RAGE_FACE: Final = TyrantFace(11)
CLOAK_AND_DAGGER_FACE: Final = TyrantFace(12)
DUSTERS_DAGGER_FACE: Final = TyrantFace(13)
BLANK_FACE: Final = TyrantFace(14)

# Effect dice, the five negative ones first (TMB-193).
EFFECTS: Final = ("poison", "weaken", "stun", "disable", "terrify", "bleed", "taunt", "untargetable", "flight")
ALL_EFFECTS: Final = tuple([Effect(number) for number in range(len(EFFECTS))])
POISON: Final = Effect(0)
WEAKEN: Final = Effect(1)
STUN: Final = Effect(2)
DISABLE: Final = Effect(3)
TERRIFY: Final = Effect(4)
BLEED: Final = Effect(5)
TAUNT: Final = Effect(6)
UNTARGETABLE: Final = Effect(7)
FLIGHT: Final = Effect(8)
NEGATIVE: Final = 5
NEGATIVE_EFFECTS: Final = ALL_EFFECTS[:NEGATIVE]

# Creature types.
TYPES: Final = ("bog", "goblin", "orc", "scale", "beast", "troll", "gearloc")
