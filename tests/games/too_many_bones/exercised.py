"""What has been exercised in battles: faces of skill dice, skills of baddies, faces of tyrants' dice, effects, plans.

Most of it is told by events. A skill that only changes a number is seen where that number is told: Thick Skin in what
is taken off damage, Raiding in how many dice are rolled.
"""

from __future__ import annotations

from boneyard.core.agenda import Question
from boneyard.core.decision import Action
from boneyard.core.event import Event
from boneyard.core.rng import Rng
from boneyard.games.too_many_bones.answers.picks import (
    ACT,
    ADD,
    CASH_BODIES,
    CLEAR,
    EXECUTE_BADDIE,
    KEEP,
    PLAN,
    USE_RAGE,
    Pick,
)
from boneyard.games.too_many_bones.baddies.tyrants.goblin_king import OfferParcel
from boneyard.games.too_many_bones.battle.entering import ChooseHigher
from boneyard.games.too_many_bones.battle.slots import ChooseUnlocked, holds
from boneyard.games.too_many_bones.content.chips import BADDIES, BY_KEY, CHIPS, TYRANTS
from boneyard.games.too_many_bones.content.sheets import BONES_ICONS, FACES, SHEETS, SKILLS, VALUE_AT, icon_of
from boneyard.games.too_many_bones.events.battle import (
    Defeated,
    DiceSpent,
    DiePlaced,
    DieTurned,
    DieUsed,
    EffectPut,
    Healed,
    Hurt,
    Moved,
    PlanUsed,
    Rolled,
    SkillUsed,
    TyrantRolled,
    Unharmed,
)
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.loot.cards.reflex_powder import OfferInitiativeAgain
from boneyard.games.too_many_bones.model.battle_order import Order, Recruit
from boneyard.games.too_many_bones.model.dice import die_of, face_of, token, value_of
from boneyard.games.too_many_bones.model.ids import (
    ATTACK_DIE,
    BADDIE_SKILL_NAMES,
    BLANK_ICON,
    BOG_RULER_SKILL,
    BREAK_SKILL,
    COMPOUND_SKILL,
    DIVE_SKILL,
    E_CELLS,
    EFFECTS,
    FIRST_BADDIE,
    GEARLOCS,
    HARDY_SKILL,
    ICON_NAMES,
    IN_PLAY,
    NO_CHIP,
    ORB,
    PATCHES,
    PICKET,
    RAGE_DIE,
    RAGE_SKILL,
    RAIDING_SKILL,
    RECOVER_SKILL,
    SHROUDED_SKILL,
    SKILL_DICE,
    STATS,
    TANTRUM,
    THICK_SKIN_SKILL,
    TYRANT_FACES,
    UNDEAD_SKILL,
    ChipId,
    RolledDie,
    UnitRef,
)
from boneyard.games.too_many_bones.model.mat import are_adjacent
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc
from boneyard.games.too_many_bones.model.who import CHIP_NAMES, name_of, unit_of
from boneyard.games.too_many_bones.turns.baddie_turn import ChooseSkill
from boneyard.games.too_many_bones.turns.choosing_dice import ChooseLateTarget, ChooseOneMore
from tests.games.too_many_bones.soaking import eager_among, random_order, some

RARE = (ChooseSkill, ChooseHigher)  # a box with other chips, and two gearlocs revived in the same round
LOOT = (ChooseLateTarget, ChooseOneMore, OfferInitiativeAgain)  # asked only of who carries a card
ON_THE_ROAD = (ChooseUnlocked, OfferParcel)  # asked only in adventures
BATTLE_ROOMS = ("battle", "gearlocs", "baddies", "turns")
QUESTIONS = [record for record in TOO_MANY_BONES.records if issubclass(record, Question) and record.kind]
BATTLE_QUESTIONS = [record for record in QUESTIONS if record.__module__.split(".")[3] in BATTLE_ROOMS]
ROAD_QUESTIONS = [record for record in QUESTIONS if record not in BATTLE_QUESTIONS or record in LOOT + ON_THE_ROAD]
KINDS = ("skill", "tyrant die", "effect", "plan", "question")


def face_name(die: int, icon: int, value: int) -> str:
    """A face as it is listed: `frag: small_explosion 3`."""
    return f"{SKILLS[die].key}: {ICON_NAMES[icon]} {value}"


def all_faces() -> list[str]:
    """Every different face of the 64 skill dice, but the blank ones of counters."""
    found: list[str] = []
    for die in range(SKILL_DICE):
        for face in FACES[die]:
            name = face_name(die, face.icon, abs(face.value))
            if face.icon != BLANK_ICON and name not in found:
                found.append(name)
    return found


def everything() -> list[str]:
    """All that is to be exercised."""
    traits = {which for chip in CHIPS for which, _ in chip.skills}
    traits |= {which for chip in CHIPS for _, which, _ in chip.bones}
    return [
        *all_faces(),
        *[f"skill: {BADDIE_SKILL_NAMES[which]}" for which in sorted(traits)],
        *[f"tyrant die: {TYRANT_FACES[face]}" for face in sorted({face for chip in TYRANTS for face, _ in chip.faces})],
        *[f"effect: {name}" for name in EFFECTS],
        *[f"plan: {sheet.key} {ability.bones}" for sheet in SHEETS for ability in sheet.plan],
        *[f"plan: {sheet.key} 6" for sheet in SHEETS],
        *[f"question: {record.__name__}" for record in BATTLE_QUESTIONS if is_question(record)],
    ]


def is_question(record: type) -> bool:
    """Whether chance brings such a question up in a battle on its own; some are left to stories."""
    return record not in RARE + LOOT + ON_THE_ROAD


class Exercised:
    """What is still missing."""

    def __init__(self) -> None:
        self.missing = dict.fromkeys(everything())
        self.dice = self.missing_dice()

    def see(self, name: str) -> None:
        """This has been exercised."""
        if name in self.missing:
            del self.missing[name]
            self.dice = self.missing_dice()

    def watch(self, s: TooManyBones, chosen: Action | None, events: list[Event]) -> None:
        """What an answer was about, and what it led to."""
        if isinstance(chosen, Pick) and chosen.verb == KEEP:
            die, bones = die_of(chosen.rolled_die), value_of(chosen.rolled_die)
            if die < SKILL_DICE:
                for face in FACES[die]:
                    if face.icon in BONES_ICONS and face.value == bones:
                        self.see(face_name(die, face.icon, bones))
        for event in events:
            self.hear(s, event)
        if s.open:
            self.see(f"question: {type(s.agenda[-1]).__name__}")
            self.look(s)

    def hear(self, s: TooManyBones, event: Event) -> None:
        """One event."""
        if isinstance(event, DieUsed | DieTurned) or (isinstance(event, DiePlaced) and event.place != "mat"):
            self.see_die(event.rolled_die)
        elif isinstance(event, SkillUsed):
            self.see_skill(event.trait)
        elif isinstance(event, TyrantRolled):
            self.see(f"tyrant die: {TYRANT_FACES[event.face]}")
        elif isinstance(event, EffectPut):
            self.see(f"effect: {EFFECTS[event.effect]}")
        elif isinstance(event, PlanUsed):
            self.see(f"plan: {GEARLOCS[name_of(event.who)]} {event.cost}")
        else:
            self.infer(s, event)

    def see_die(self, shown: RolledDie) -> None:
        """A die was used, placed or turned; one whose number was changed still lies on its face."""
        die = die_of(shown)
        if die < SKILL_DICE and face_of(shown) < 6:
            self.see(face_name(die, icon_of(shown), VALUE_AT[die * 6 + face_of(shown)]))

    def see_skill(self, which: int) -> None:
        """A skill of a baddie has worked."""
        self.see(f"skill: {BADDIE_SKILL_NAMES[which]}")

    def infer(self, s: TooManyBones, event: Event) -> None:
        """Skills that change a number are seen in it."""
        if isinstance(event, Hurt) and is_baddie(event.who):
            if event.flat:
                self.see_skill(THICK_SKIN_SKILL)
            if event.capped:
                self.see_skill(HARDY_SKILL)
        elif isinstance(event, DiceSpent) and STATS[event.stat] == "attack":
            self.see_skill(BREAK_SKILL)
        elif isinstance(event, Defeated) and event.rises:
            self.see_skill(UNDEAD_SKILL)
        elif isinstance(event, Unharmed) and has(event.who, BOG_RULER_SKILL):
            self.see_skill(BOG_RULER_SKILL)
        elif isinstance(event, Moved) and event.how == "dive":
            self.see_skill(DIVE_SKILL)
        elif isinstance(event, Healed) and has(event.who, RECOVER_SKILL):
            self.see_skill(RECOVER_SKILL)
        elif isinstance(event, Rolled) and is_baddie(event.who):
            self.count_dice(event)

    def count_dice(self, event: Rolled) -> None:
        """More attack dice than are printed."""
        more = sum(die_of(shown) == ATTACK_DIE for shown in event.dice) > CHIPS[name_of(event.who) - CHIP_NAMES].attack
        for which in (COMPOUND_SKILL, RAGE_SKILL, RAIDING_SKILL):
            if more and has(event.who, which):
                self.see_skill(which)

    def look(self, s: TooManyBones) -> None:
        """Who is shrouded is no target from afar."""
        if s.open[0].kind == "target":
            gearloc = s.party[s.open[0].seat]
            for baddie in s.baddies_standing():
                if CHIPS[baddie.chip].values[SHROUDED_SKILL] and not are_adjacent(gearloc.cell, baddie.cell):
                    self.see_skill(SHROUDED_SKILL)

    # Steering towards what is missing

    def missing_dice(self) -> list[str]:
        """The names of dice with faces that are missing."""
        return sorted({name.partition(":")[0] for name in self.missing} - set(KINDS))

    def order(self, rng: Rng) -> Order:
        """A battle in which something that is missing may come up."""
        wanted = rng.pick(list(self.missing))
        kind, _, what = wanted.partition(": ")
        if kind == "question":
            return order_for_question(what, rng)
        strong = kind not in ("skill", "tyrant die")
        first = self.gearloc_for(kind, what, rng)
        others = some(rng, [gearloc for gearloc in range(len(GEARLOCS)) if gearloc != first], 1 + rng.below(0, 2))
        frail = kind in ("zappack", "liquid-life")  # somebody has to be KO for these
        party = [able(first, rng, strong=strong)]
        party += [beginner(gearloc) if frail else able(gearloc, rng, strong=strong) for gearloc in others]
        chips, tyrant = self.chips_for(kind, what, rng)
        return Order(party, 0 if tyrant >= 0 else 1 + rng.below(0, 4), chips, tyrant, ())

    def gearloc_for(self, kind: str, what: str, rng: Rng) -> int:
        """Whose die or plan it is."""
        if kind == "plan":
            return GEARLOCS.index(what.partition(" ")[0])
        for skill in SKILLS:
            if skill.key == kind:
                return skill.die // 16
        return rng.below(0, len(GEARLOCS))

    def chips_for(self, kind: str, what: str, rng: Rng) -> tuple[tuple[int, ...], ChipId]:
        """Who has that skill or that die; otherwise somebody weak, and a few more in the queue."""
        if kind == "tyrant die":
            face = TYRANT_FACES.index(what)
            return (), rng.pick([chip.chip for chip in TYRANTS if face in [shown for shown, _ in chip.faces]])
        if kind == "skill" or (kind == "effect" and what in BADDIE_SKILL_NAMES):
            which = BADDIE_SKILL_NAMES.index(what)
            able_to = [chip for chip in CHIPS if chip.values[which] or which in [skill for _, skill, _ in chip.bones]]
            chip = rng.pick(able_to)
            return ((), chip.chip) if chip.is_tyrant else ((chip.chip,), NO_CHIP)
        weak = [chip.chip for chip in BADDIES if chip.points == 1]
        return tuple(some(rng, weak, 6)), NO_CHIP

    def choose(self, s: TooManyBones, rng: Rng) -> Action:
        """Rather what brings on something that is missing."""
        options = [option for option in s.open[0].options if isinstance(option, Pick)]
        best = [option for option in options if self.is_wanted(s, option)]
        if best and rng.below(0, 8):
            return rng.pick(best)
        mine = GEARLOCS[s.party[s.open[0].seat].gearloc]
        return eager_among([option for option in options if not self.is_avoided(mine, option)] or options, rng)

    def is_avoided(self, gearloc: str, option: Pick) -> bool:
        """What would spend bones, bodies or rage that are kept for something that is missing."""
        if option.verb == PLAN:
            return any(f"plan: {gearloc} " in name for name in self.missing)
        if option.verb == CLEAR or (option.verb == ACT and option.what in (USE_RAGE, EXECUTE_BADDIE)):
            return any(name.endswith("aage") for name in self.dice)
        return option.verb == ACT and option.what == CASH_BODIES and "body-count" in self.dice

    def is_wanted(self, s: TooManyBones, option: Pick) -> bool:
        """A die with a missing face, a plan that is missing, or a step towards one of them."""
        gearloc = s.party[s.open[0].seat]
        if gearloc.gearloc == TANTRUM and self.angers(gearloc, option):
            return True
        if option.verb == ADD:
            return option.what < SKILL_DICE and SKILLS[option.what].key in self.dice
        if option.verb == PLAN:
            return f"plan: {GEARLOCS[gearloc.gearloc]} {option.what}" in self.missing
        return s.open[0].kind == "result" and any(f" {name}" in option.text for name in self.dice)

    def angers(self, tantrum: Gearloc, option: Pick) -> bool:
        """Whether it makes Tantrum angrier, while faces of his Rage dice are missing; a breakdown is one of them."""
        if not any(name.endswith("aage") for name in self.dice):
            return False
        if option.verb == ACT:
            here = "raaage" if holds(tantrum.active, RAGE_DIE) < 0 else "rage"
            return "advance" in option.text and here not in self.dice
        return option.text in ("add attack", "add anger-management", "use anger-management", "plan 1", "yes")

    def prepare(self, s: TooManyBones) -> None:
        """Cells from an earlier battle lie locked, where something is missing that needs them (TMB-148)."""
        for gearloc in s.party:
            if gearloc.gearloc == PATCHES and ("zappack" in self.dice or "plan: patches 5" in self.missing):
                gearloc.skills[E_CELLS % 16] = IN_PLAY
                gearloc.locked.append(token(E_CELLS, 3, 3))


def is_baddie(who: UnitRef) -> bool:
    """Whether an event rule of a baddie or tyrant."""
    return who >= 0 and FIRST_BADDIE <= unit_of(who) < ORB


def has(who: UnitRef, which: int) -> bool:
    """Whether a baddie that an event rule of has a skill."""
    return is_baddie(who) and CHIPS[name_of(who) - CHIP_NAMES].values[which] > 0


def able(gearloc: int, rng: Rng, *, strong: bool) -> Recruit:
    """A gearloc that has learned everything, and lasts."""
    dice = [skill.die for skill in SHEETS[gearloc].skills if not skill.starting and skill.key != "e-cells"]
    trained = [4, 6, 2, 3] if strong else [6, 3, 1, 2]
    return Recruit(gearloc, trained, dice, innate_plus=strong and rng.below(0, 5) == 0)


def beginner(gearloc: int) -> Recruit:
    """A gearloc that has learned nothing."""
    return Recruit(gearloc, [0] * len(STATS), [], innate_plus=False)


def order_for_question(what: str, rng: Rng) -> Order:
    """A battle in which somebody may be asked so: any, unless it takes certain units."""
    strong = [able(gearloc, rng, strong=True) for gearloc in (PICKET, TANTRUM, PATCHES)]
    gendricks = BY_KEY["gendricks"].chip
    kobolds = (BY_KEY["kobold"].chip, BY_KEY["kobold_slinger"].chip)
    if what == "ChoosePrey":  # two gearlocs alike, one of whom the Kobold runs to
        return Order([beginner(PATCHES), beginner(TANTRUM)], 0, kobolds[1:], gendricks, ())
    if what == "ChooseBaddie":  # several Kobolds
        return Order(strong, 0, kobolds, gendricks, ())
    if what == "ChooseRushed":  # several baddies beside Picket
        return Order(strong[:1], 8, (), NO_CHIP, ())
    return random_order(rng) if rng.below(0, 2) else Order(strong, 12, (), NO_CHIP, ())
