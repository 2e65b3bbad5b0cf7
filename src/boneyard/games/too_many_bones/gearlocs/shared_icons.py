"""Icons that are on dice of several gearlocs, with what they do."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.picks import NO_AIM
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.stats import is_worth_at_most
from boneyard.games.too_many_bones.battle.verbs import (
    any_adjacent_baddie,
    baddie_at,
    is_baddie_at,
    nobody_in_particular,
)
from boneyard.games.too_many_bones.content.icons import icon
from boneyard.games.too_many_bones.content.records import ACTIVE, ALLY, AT_ONCE
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.events.battle import Buffed
from boneyard.games.too_many_bones.loot.bags import ChooseDrop, DrawLoot
from boneyard.games.too_many_bones.model.dice import cell_aimed, value_of
from boneyard.games.too_many_bones.model.ids import DISABLE, RolledDie
from boneyard.games.too_many_bones.model.mat import NOWHERE
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


def disable_aims(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """The Flashbang was aimed before the roll. Tantrum's die needs an adjacent baddie of few enough points."""
    if cell_aimed(rolled_die) != NOWHERE:
        return [NO_AIM]
    near = any_adjacent_baddie(s, gearloc, rolled_die)
    return [cell for cell in near if is_worth_at_most(baddie_at(s, cell), value_of(rolled_die))]


def disable_aimed(s: TooManyBones, _gearloc: Gearloc, rolled_die: RolledDie, aim: int) -> None:
    """Put a Disable die on the baddie aimed at, if its points are low enough (TMB-048)."""
    cell = aim if cell_aimed(rolled_die) == NOWHERE else cell_aimed(rolled_die)
    if is_baddie_at(s, cell) and is_worth_at_most(baddie_at(s, cell), value_of(rolled_die)):
        put_effect(s, s.grid[cell], DISABLE)


DISABLING: Final = icon(
    "disable",
    Words("Disable", "Handicap"),
    Words(
        "A baddie of up to X point(s) loses its skills for the battle.",
        "Un vilain de X point(s) au plus perd ses capacités pour le combat.",
    ),
    AT_ONCE,
    verb=Verb(disable_aims, disable_aimed),
)


def find_loot(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Draw as many loot cards as shown (TMB-089). A single battle has no loot deck (TMB-225)."""
    if s.maybe_adventure is not None:
        s.then(*[DrawLoot(gearloc.id) for _ in range(value_of(rolled_die))], ChooseDrop(gearloc.id))


LOOT: Final = icon(
    "loot",
    Words("Loot", "Butin"),
    Words("Loot at once: X.", "Butin, tout de suite : X."),
    AT_ONCE,
    verb=Verb(nobody_in_particular, find_loot),
)


def add_buff(s: TooManyBones, _owner: Gearloc, holder: Gearloc, rolled_die: RolledDie) -> None:
    """Add Buff HP to those it has (TMB-189)."""
    holder.buff += value_of(rolled_die)
    s.say(Buffed(s.who(holder.id), holder.buff))


BUFF_HP: Final = icon(
    "buff_hp",
    Words("Buff HP", "PV bonus"),
    Words("X Buff HP, which go before the real ones.", "X PV bonus, qui partent avant les vrais."),
    ACTIVE | ALLY,
    settles=add_buff,
)
