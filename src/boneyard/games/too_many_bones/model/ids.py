"""The numbers of everything that has a name: gearlocs, dice, icons, baddie skills, effect dice."""

from __future__ import annotations

from typing import Final

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

# Stats, in the order of the mat.
HEALTH: Final = 0
DEX: Final = 1
ATTACK: Final = 2
DEFENSE: Final = 3
STATS: Final = ("health", "dex", "attack", "defense")

# Dice: the skill dice of each gearloc, by gearloc * SKILLS_EACH + number - 1, then the white ones.
SKILLS_EACH: Final = 16
SKILL_DICE: Final = (TANTRUM + 1) * SKILLS_EACH
ATTACK_DIE: Final = SKILL_DICE
DEFENSE_DIE: Final = SKILL_DICE + 1

# Where a skill die is.
TRAY: Final = 0  # not owned
READY: Final = 1  # on its gearloc's mat
IN_PLAY: Final = 2  # in the roll, in anybody's slot, in the backup plan, or on a baddie
EXHAUSTED: Final = 3

# Dice that the rules mention by name.
ELEMENT_DIE: Final = BOOMER * SKILLS_EACH + 0
FUSE_DIE: Final = BOOMER * SKILLS_EACH + 2
BOOM_COUNTER: Final = BOOMER * SKILLS_EACH + 3
FRAG: Final = BOOMER * SKILLS_EACH + 4
BIG_BOOM: Final = BOOMER * SKILLS_EACH + 5
SMOKE_SCREEN: Final = BOOMER * SKILLS_EACH + 6
SONIC_CLEANSE: Final = BOOMER * SKILLS_EACH + 7
BODY_SEARCH: Final = BOOMER * SKILLS_EACH + 12
HOLY_HAND_GRENADE_DIE: Final = BOOMER * SKILLS_EACH + 15
MED_KIT: Final = PATCHES * SKILLS_EACH + 0
MED_PACK: Final = PATCHES * SKILLS_EACH + 6
E_CELLS: Final = PATCHES * SKILLS_EACH + 11
ZAPPACK: Final = PATCHES * SKILLS_EACH + 10
RAGE_DIE: Final = TANTRUM * SKILLS_EACH + 0  # and the two higher tiers after it
AXE_COLLECTOR: Final = TANTRUM * SKILLS_EACH + 7
BODY_COUNT: Final = TANTRUM * SKILLS_EACH + 15

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
BLEED_SKILL: Final = 0
BREAK_SKILL: Final = 1
CARELESS_SKILL: Final = 2
COMPOUND_SKILL: Final = 3
CORROSIVE_SKILL: Final = 4
DIVE_SKILL: Final = 5
ENGULF_SKILL: Final = 6
FLIGHT_SKILL: Final = 7
FRENZY_SKILL: Final = 8
HARDY_SKILL: Final = 9
INSPIRE_SKILL: Final = 10
LASHBACK_SKILL: Final = 11
MISCHIEF_SKILL: Final = 12
POISON_SKILL: Final = 13
RAGE_SKILL: Final = 14
RAIDING_SKILL: Final = 15
RECOVER_SKILL: Final = 16
SIGNAL_SKILL: Final = 17
STUN_SKILL: Final = 18
TAUNT_SKILL: Final = 19
TERRIFY_SKILL: Final = 20
THICK_SKIN_SKILL: Final = 21
UNDEAD_SKILL: Final = 22
UNTARGETABLE_SKILL: Final = 23
WEAKEN_SKILL: Final = 24
RETREAT_SKILL: Final = 25
SHROUDED_SKILL: Final = 26
BOG_RULER_SKILL: Final = 27
LIMIT_SKILL: Final = 28
KABOOM_SKILL: Final = 29
BOOM_SKILL: Final = 30
CALL_ORC_SKILL: Final = 31
HIDE_SKILL: Final = 32

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
OM_NOM_FACE: Final = 0
THUNDERCLUB_FACE: Final = 1
SILVER_HIDE_FACE: Final = 2
HOWL_FACE: Final = 3
POISON_ENHANCER_FACE: Final = 4
POISON_2_FACE: Final = 5
ACTIVE_ORB_FACE: Final = 6
CHARRED_MANDER_FACE: Final = 7
CALL_FOR_HELP_FACE: Final = 8
CARELESS_BOMB_FACE: Final = 9
SKULL_CRACK_AXE_FACE: Final = 10
BLOOD_RAGE_FACE: Final = 11
CLOAK_AND_DAGGER_FACE: Final = 12
DUSTERS_DAGGER_FACE: Final = 13
BLANK_FACE: Final = 14

# Effect dice, the five negative ones first (TMB-193).
EFFECTS: Final = ("poison", "weaken", "stun", "disable", "terrify", "bleed", "taunt", "untargetable", "flight")
POISON: Final = 0
WEAKEN: Final = 1
STUN: Final = 2
DISABLE: Final = 3
TERRIFY: Final = 4
BLEED: Final = 5
TAUNT: Final = 6
UNTARGETABLE: Final = 7
FLIGHT: Final = 8
NEGATIVE: Final = 5

# Creature types.
TYPES: Final = ("bog", "goblin", "orc", "scale", "beast", "troll", "gearloc")
