"""Between a Rock and a Hard Place (solo-03)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.initiative import RollInitiative
from boneyard.games.too_many_bones.battle.queue import add_to_queue, search, search_defeated, search_unused
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import (
    AddRule,
    CallChip,
    CountPoints,
    PlaceAlly,
)
from boneyard.games.too_many_bones.events.battle import Entered
from boneyard.games.too_many_bones.model.ids import ALLY, FIRST_BADDIE, NOBODY
from boneyard.games.too_many_bones.model.mat import LANES
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones, note, noted_places, noted_unit
from boneyard.games.too_many_bones.model.units import ENTERING, Baddie
from boneyard.games.too_many_bones.turns.setup import PlaceBaddies, PlaceGearlocs, StartBattle

STONE_GOLEM: Final = CHIP_KEYS["stone_golem"].chip
GOLDEN_GOLEM: Final = CHIP_KEYS["golden_golem"].chip
LURED: Final = 3  # rounds
GOLEM_LANE: Final = LANES - 1  # the lane marker kept for the golem (TMB-108)


class LeadGolem(Do):
    """Find the golem, and let the gearloc wait. Without a golem it has to fight itself.

    It comes from the unused chips, else from the active stacks or wherever it is.
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        for place in (search_unused, search, search_defeated):
            if place(s, (GOLDEN_GOLEM,)) != NOBODY:
                s.order = [0]
                return


class MaybePlaceGolem(Do):
    """Place the golem instead of the gearloc. Baddies it brings go to the bottom of the queue."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.order:
            for _ in range(CHIPS[GOLDEN_GOLEM].adds):
                add_to_queue(s, 5, top=False)
            s.then(PlaceAlly(GOLDEN_GOLEM, CHIPS[GOLDEN_GOLEM].hp), GolemJoinsMeter())


class GolemJoinsMeter(Do):
    """The golem joins the meter with its printed initiative, below equal baddies (TMB-112)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        mine = CHIPS[GOLDEN_GOLEM].initiative
        above = [unit for unit in s.meter if CHIPS[s.baddie(unit).chip].initiative >= mine]
        s.meter.insert(len(above), ALLY)


class GolemLed(SpecialRule):
    """The golem fights for the gearloc for a few rounds.

    One lane marker is kept for it. Afterwards, or once it has fallen, the gearloc enters and the golem becomes an
    enemy.
    """

    def is_lane_open(self, s: TooManyBones, lane: int, argument: int) -> bool:
        return lane != GOLEM_LANE or not s.order

    def round_ends(self, s: TooManyBones, argument: int) -> None:
        if not s.order or (s.stands(ALLY) and s.round < LURED):
            return
        s.order = []
        s.party[0].where = ENTERING
        if s.stands(ALLY):
            turn_golem(s, s.baddie(ALLY))


GOLEM_LED: Final = special_rule(19, GolemLed())


def turn_golem(s: TooManyBones, golem: Baddie) -> None:
    """Give the golem its marker. It keeps its position on the mat and on the meter."""
    golem.id = FIRST_BADDIE + GOLEM_LANE
    s.baddies[ALLY - FIRST_BADDIE] = None
    s.baddies[GOLEM_LANE] = golem
    s.grid[golem.cell] = golem.id
    s.meter[s.meter.index(ALLY)] = golem.id
    s.notes = [note(golem.id, noted_places(noted)) if noted_unit(noted) == ALLY else noted for noted in s.notes]
    s.say(Entered(s.who(golem.id), golem.cell))


encounter(
    "solo-03",
    title=Words("Between a Rock and a Hard Place", "Entre le roc et l’enclume"),
    premise=Words(
        "The boulder that gave such good shelter has just sat up. Torches are coming along the path.",
        "Le rocher qui offrait un si bon abri vient de se redresser. Des torches avancent sur le sentier.",
    ),
    rewards=Rewards(progress=1, training=1, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("Chip away at the stone", "Entamer la pierre"),
            text=Words(
                "Battle queue: one Stone Golem (5-pt), nothing else.",
                "File d’attente : un Golem de pierre (5 pts), rien d’autre.",
            ),
            battle=Battle(CallChip(STONE_GOLEM, top=False)),
        ),
        EncounterChoice(
            label=Words("Walk it towards the torches", "Le mener vers les torches"),
            text=Words(
                "Baddie points of the day. The Golden Golem (20-pt), from the unused chips or the active stacks,"
                " is set up in place of the gearloc and fights for it: it plays a baddie’s turn by the Attack,"
                " Defense and skills of its chip, the player choosing among legal targets and paths. Baddies its"
                " icon adds go to the bottom of the battle queue. At the end of round 3, or of the round in which"
                " the golem falls if that is earlier, the gearloc enters; from then on all baddies, the golem"
                " included, are its enemies. All of them must be defeated, the golem at whatever time.",
                "Points de vilains du jour. Le Golem d’or (20 pts), pris parmi les jetons inutilisés ou dans les"
                " piles actives, est placé au lieu du gearloc et se bat pour lui : il joue un tour de vilain selon"
                " l’attaque, la défense et les capacités de son jeton, le joueur choisissant parmi les cibles et"
                " les chemins permis. Les vilains que son icône ajoute vont en bas de la file d’attente. À la fin"
                " de la manche 3, ou de celle où le golem tombe si c’est plus tôt, le gearloc entre ; dès lors,"
                " tous les vilains, golem compris, sont ses ennemis. Tous doivent être vaincus, le golem à"
                " n’importe quel moment.",
            ),
            battle=Battle(
                LeadGolem(),
                CountPoints(0),
                AddRule(GOLEM_LED),
                meets=(PlaceBaddies(), RollInitiative(), MaybePlaceGolem(), PlaceGearlocs(0), StartBattle()),
            ),
            rewards=Rewards(training=1, trove_each=1),
        ),
    ),
)
