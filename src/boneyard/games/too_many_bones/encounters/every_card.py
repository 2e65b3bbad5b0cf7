"""Importing this module registers every encounter card."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.encounters import BY_KEY, ENCOUNTERS, KEYS
from boneyard.games.too_many_bones.encounters.classic import (  # noqa: F401
    a_bed_of_bones,
    a_bold_challenge,
    a_chance_encounter,
    a_kobold_konundrum,
    a_prickly_encounter,
    a_stump_in_the_road,
    blinded_by_the_light,
    caution_blasting_ahead,
    cavern_or_cake,
    finally_open_sky,
    fire_in_the_sky,
    free_trade_is_rarely_free,
    gearlocs_need_food_badly,
    go_big_or_go_home,
    its_a_trap,
    lights_out,
    like_pigs_to_the_slaughter,
    lost_and_found,
    mud_never_killed_no_one_did_it,
    never_trust_a_dancer_in_the_wood,
    objects_may_appear_farther,
    our_ducks_in_a_row,
    something_about_this_stinks,
    something_shiny_this_way_cometh,
    spread_too_thin,
    sticks_and_stones,
    the_dreaded_bog,
    the_mystery_in_the_mountain,
    unsteady_ground,
    why_cant_we_all_just_get_along,
)
from boneyard.games.too_many_bones.encounters.solo import (  # noqa: F401
    a_dire_situation,
    a_trap_of_my_own_making,
    an_issue_of_lung_capacity,
    between_a_rock_and_a_hard_place,
    invited_for_dinner,
    just_out_of_reach,
    not_so_ordinary_water,
    risky_payoff,
    the_sky_bridge,
    trust_your_gut,
    unwanted_affection,
    what_goes_around,
)
from boneyard.games.too_many_bones.encounters.special import (  # noqa: F401
    crossing_the_sibron,
    hardly_out_the_gate,
    hunting_the_hunters,
    leaving_obendar,
    mohlnor_traders,
    the_ebonite_doorway,
)
from boneyard.games.too_many_bones.encounters.tyrant import (  # noqa: F401
    care_package,
    getting_out_of_hand,
    in_a_fog,
    in_pursuit_of_an_antidote,
    marrows_civil_war,
    mercy_of_the_lost,
    shadow_pack,
    the_hall_and_the_orb,
    the_language_of_the_orb,
    the_problem_with_thick_skin,
    the_scent_of_a_gearloc,
    we_have_a_goblin_problem,
)

__all__ = ["BY_KEY", "ENCOUNTERS"]

assert len(ENCOUNTERS) == len(KEYS) == len(BY_KEY), "every card of the box is here"
