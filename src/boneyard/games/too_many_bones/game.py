"""Too Many Bones behind the common door: an adventure against a tyrant, or a battle on its own where one is ordered."""

from __future__ import annotations

from typing import Any, Final

from boneyard.core.agenda import Task, settle
from boneyard.core.codec import records_in
from boneyard.core.decision import Action, BadOptions, Decision, Outcome, Phrase, Prompt, Seat
from boneyard.core.event import Event
from boneyard.core.game import NO_OPTIONS, Game, Option, Options, ReportCounts, Standing
from boneyard.core.rng import FAST, Rng, seeded
from boneyard.games.too_many_bones.activities.darts import state as darts_state
from boneyard.games.too_many_bones.activities.lockpicking.locks import LockAnswer, Picking
from boneyard.games.too_many_bones.adventure.days import SetOut
from boneyard.games.too_many_bones.adventure.redeal import redeal
from boneyard.games.too_many_bones.adventure.tutorial import stack_for_tutorial
from boneyard.games.too_many_bones.answers.picks import Pick
from boneyard.games.too_many_bones.content.chips import BY_KEY, CHIPS, TYRANTS, types_of
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.loot.decks import set_up_adventure
from boneyard.games.too_many_bones.model import adventure as adventure_model
from boneyard.games.too_many_bones.model import state, units
from boneyard.games.too_many_bones.model.battle_order import Order
from boneyard.games.too_many_bones.model.ids import NO_CHIP
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import MODES, SET_UP, STREAMS, Rulebook, TooManyBones
from boneyard.games.too_many_bones.notation import positions
from boneyard.games.too_many_bones.notation.orders import ANY, company, is_any, random_order, read_company, read_order
from boneyard.games.too_many_bones.shown import (
    catalogue,
    effects,
    event_data,
    log,
    prompts,
    view,
    view_adventure,
)
from boneyard.games.too_many_bones.shown.forecast import forecast
from boneyard.games.too_many_bones.shown.report import sorts_of
from boneyard.games.too_many_bones.turns.setup import gathered, types_for

FORMER_NAMES: Final = {  # what saves of earlier commits call the classes of today
    "ChooseRoad": "ChooseEncounterOrTyrant",
    "ChooseWay": "ChooseRoute",
    "Impose": "AddRule",
    "ImposeOnFirst": "AddRuleForFirst",
    "Journey": "Adventure",
    "MaybeAnswer": "OfferAnswer",
    "MaybeDice": "ChooseDice",
    "MaybeDrop": "ChooseDrop",
    "MaybeLastLoot": "LastLoot",
    "MaybeLineUpForNom": "ChooseNomsNext",
    "MaybeLineUpForPass": "ChooseFirstIn",
    "MaybeLockLoot": "UseLockLoot",
    "MaybeLoseDice": "ChooseLostDie",
    "MaybeMove": "ChooseMove",
    "MaybeNameTarget": "ChooseLateTarget",
    "MaybeRaiseShields": "OfferShields",
    "MaybeReroll": "OfferReroll",
    "MaybeRetreat": "ChooseRetreat",
    "MaybeRollInitiativeAgain": "OfferInitiativeAgain",
    "MaybeSling": "OfferSling",
    "MaybeStrike": "ChooseHisTarget",
    "MaybeTarget": "ChooseTarget",
    "MaybeVolley": "ChooseVolley",
    "MaybeWalkOn": "ChooseTargetOrWalkOn",
    "TakeWay": "TakeChoice",
}
PACKAGE: Final = "boneyard.games.too_many_bones."
DEFAULTS: Final[Options] = {"tyrant": TYRANTS[0].key, "party": "", "mode": MODES[0], "hide_next": False}
LESSON: Final[Options] = {"tyrant": "drellen", "party": "Picket, Boomer", "mode": "adventure"}
LESSON_SEATS: Final = 2


class TooManyBonesGame(Game):
    """One to four gearlocs against whoever stands in their way; a seat is a gearloc (TMB-005)."""

    def __init__(self) -> None:
        self.name = "too-many-bones"
        self.seats = range(1, 5)
        self.rules = 2
        self.facts = FACTS
        self.options = (
            Option("tyrant", (*[tyrant.key for tyrant in TYRANTS], ANY)),
            Option("mode", MODES),
            Option("tutorial", (False, True), seats=range(2, 3)),
            Option("hide_next", (False, True)),
            Option("party", ("",), written=True),
            Option("battle", ("", ANY), written=True),
            Option("leader", (0, 1, 2, 3), seats=range(2, 5), of_seats=True),
            Option("box_dice", (False, True)),
            Option("breakdown_drops_tier", (False, True)),
        )
        self.names = ("first", "second", "third", "fourth")
        self.former_names = FORMER_NAMES
        self.records = (
            *subclasses_of(Task),
            *records_in(state, units, adventure_model, darts_state),
            LockAnswer,
            Picking,
            Pick,
            Rewards,
        )

    def checked(self, seats: Any, seed: Any, options: Any) -> Options:
        """The options in full; or one sentence about what does not go together."""
        full = super().checked(seats, seed, options)
        if full["leader"] >= seats:
            raise BadOptions(f"too-many-bones: leader is one of the seats 0 to {seats - 1}, not {full['leader']}")
        if full["tutorial"]:
            full.update(tutorial(seats, full))
        read_company(full["party"], seats)
        if full["battle"]:
            check_battle(seats, full)
        return full

    def new(self, seats: Any, seed: Any, options: Any = NO_OPTIONS, dice: str = FAST) -> TooManyBones:
        """Set out against the tyrant, or set up the battle that was ordered; play on to the first question."""
        chosen = self.checked(seats, seed, options)
        rng = seeded(seed, STREAMS, dice)
        if chosen["battle"]:
            order = random_order(seats, rng) if is_any(chosen["battle"]) else read_order(chosen["battle"])
            s = gathered(rulebook(seats, types_for(order, rng), chosen), order, rng)
        else:
            s = adventure(seats, rng, chosen)
        settle(s)
        return s

    def view(self, s: TooManyBones, seat: Seat | None) -> view.TooManyBonesView:
        """The table; everybody sees the same (TMB-003)."""
        return view.view(s)

    def box(self) -> catalogue.BoxView:
        """All pieces with their words."""
        return catalogue.box_view()

    def present(self, s: TooManyBones, decision: Decision) -> Prompt:
        """The question as it is shown."""
        return prompts.prompt(s, decision)

    def effect(self, s: TooManyBones, decision: Decision, option: Action) -> Phrase | None:
        """What comes of an option."""
        return effects.effect(s, decision, option)

    def tell(self, event: Event) -> Phrase:
        """The sentence of the log."""
        return log.tell(event)

    def show(self, s: TooManyBones, event: Event) -> dict[str, Any]:
        """An event to draw by."""
        return event_data.show(event)

    def standing(self, s: TooManyBones) -> Standing:
        """HP of every gearloc, by days on the road, by rounds in a battle on its own."""
        return Standing(how_long(s), tuple([gearloc.hp for gearloc in s.party]))

    def turn(self, s: TooManyBones) -> str:
        """How far the day has come; in a battle the round, and whose turn it is."""
        day = "" if s.maybe_adventure is None else f"{s.maybe_adventure.day} {view_adventure.phase(s)} "
        return f"{day}{s.round} {s.turn.actor}"

    def hides(self, s: TooManyBones) -> bool:
        """A party has no secrets (TMB-003)."""
        return False

    def party(self, s: TooManyBones) -> bool:
        """All gearlocs are one party."""
        return True

    def outcome(self, s: TooManyBones) -> Outcome | None:
        """The party wins or loses together; what counts is how many HP are left."""
        if s.open or s.agenda or not s.ending:
            return None
        everybody = tuple(range(s.book.seats))
        winners = everybody if s.ending == "won" else ()
        return Outcome(winners, tuple([gearloc.hp for gearloc in s.party]), reason(s))

    def report_counts(self, s: TooManyBones) -> ReportCounts:
        """How many days or rounds it took, what ended it, and what sort of adventure it was."""
        ending = s.ending if s.maybe_adventure is None else "tyrant" if s.ending == "won" else "days"
        return ReportCounts(how_long(s), (), f"too-many-bones-end-{ending}", sorts_of(s))

    def imagine(self, s: TooManyBones, seat: Seat, rng: Rng) -> TooManyBones:
        """The dice will fall otherwise, and what nobody can see may be anything it can be (TMB-003)."""
        other = s.clone()
        other.rng = rng.fresh(len(STREAMS))
        redeal(other, rng)
        return other

    def forecast(self, s: TooManyBones, seat: Seat, pick: Action | None = None) -> tuple[Event, ...]:
        """What an answer leads to, up to the next dice."""
        return forecast(s, seat, pick)

    def read(self, picture: str) -> TooManyBones:
        """A position from its picture."""
        return positions.read(picture)

    def write(self, s: TooManyBones) -> str:
        """A position as a picture."""
        return positions.write(s)


def subclasses_of(base: type) -> list[type]:
    """Every task of this game, wherever it is written."""
    found: list[type] = []
    of_base: list[type] = base.__subclasses__()
    for heir in of_base:
        if heir.__module__.startswith(PACKAGE):
            found.append(heir)
        found += subclasses_of(heir)
    return found


def how_long(s: TooManyBones) -> int:
    """Days on the road; rounds of a battle on its own."""
    return s.round if s.maybe_adventure is None else s.maybe_adventure.day


def reason(s: TooManyBones) -> Phrase:
    """Why it is over: a battle was won or lost, the tyrant has fallen, or the days are over (TMB-030, TMB-045)."""
    if s.maybe_adventure is None:
        return Phrase(f"too-many-bones-{s.ending}", {"round": s.round, "fallen": s.fallen})
    tyrant = CHIPS[s.maybe_adventure.tyrant].name
    return Phrase(f"too-many-bones-road-{s.ending}", {"tyrant": tyrant, "day": how_long(s)})


def tutorial(seats: int, full: Options) -> Options:
    """The adventure of the rulebook, whose first two days are told there (TMB-276)."""
    other = [name for name, value in LESSON.items() if full[name].casefold() not in (value.casefold(), DEFAULTS[name])]
    other += ["battle"] if full["battle"] else []
    if other or seats != LESSON_SEATS:
        why = f"leave out {' and '.join(other)}" if other else f"it takes {LESSON_SEATS} seats, not {seats}"
        raise BadOptions(f"too-many-bones: the tutorial is Picket and Boomer against Drellen in adventure mode; {why}")
    return LESSON


def check_battle(seats: int, full: Options) -> None:
    """A battle on its own has no adventure around it, and as many gearlocs as seats."""
    other = [name for name in ("tyrant", "party", "hide_next") if full[name] != DEFAULTS[name]]
    if other:
        why = f"a battle on its own has no adventure around it; leave out {' and '.join(other)}, or the battle"
        leave = tuple([Phrase("too-many-bones-wrong-leave", {"option": name}) for name in other])
        raise BadOptions(f"too-many-bones: {why}", "battle", Phrase("too-many-bones-wrong-alone", {"leave": leave}))
    size = seats if is_any(full["battle"]) else len(read_order(full["battle"]).party)
    if size != seats:
        why = f"this battle is for a party of {size}, but the table has seats for {seats}"
        said = Phrase("too-many-bones-wrong-seats", {"size": size, "seats": seats})
        raise BadOptions(f"too-many-bones: {why}", "seats", said)


def adventure(seats: int, rng: Rng, chosen: Options) -> TooManyBones:
    """A party sets out against a tyrant; who is not named is drawn (TMB-012, TMB-013)."""
    drawn = chosen["tyrant"] == ANY
    tyrant = TYRANTS[rng.below(SET_UP, len(TYRANTS))] if drawn else BY_KEY[chosen["tyrant"]]
    order = Order(company(chosen["party"], seats, rng), 0, (), NO_CHIP, types_of(tyrant))
    s = gathered(rulebook(seats, types_of(tyrant), chosen), order, rng)
    set_up_adventure(s, tyrant.chip)
    if chosen["tutorial"]:
        stack_for_tutorial(s)
    s.agenda = [SetOut()]
    return s


def rulebook(seats: int, types: tuple[int, ...], chosen: Options) -> Rulebook:
    """What was agreed."""
    return Rulebook(
        seats=seats,
        mode=MODES.index(chosen["mode"]),
        leader=chosen["leader"],
        box_dice=chosen["box_dice"],
        breakdown_keeps_tier=not chosen["breakdown_drops_tier"],
        types=types,
        hide_next=chosen["hide_next"],
    )


TOO_MANY_BONES: Final = TooManyBonesGame()
