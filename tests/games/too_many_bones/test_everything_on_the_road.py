"""Every card, every way to meet it, every loot card and every question of the road comes up and can be saved."""

from __future__ import annotations

from boneyard.core.agenda import apply, settle
from boneyard.core.codec import load, save
from boneyard.core.decision import Action, Decision
from boneyard.core.event import Event
from boneyard.core.rng import Rng, seeded
from boneyard.games.too_many_bones.adventure.days import Morning
from boneyard.games.too_many_bones.content.chips import TYRANTS
from boneyard.games.too_many_bones.content.held_cards import carried
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.encounters.every_card import ENCOUNTERS
from boneyard.games.too_many_bones.events.adventure import LootUsed
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.loot.every_card import BY_KEY, CARDS
from boneyard.games.too_many_bones.model.adventure import NO_ENCOUNTER
from boneyard.games.too_many_bones.model.ids import GEARLOCS, READY, Card
from boneyard.games.too_many_bones.model.state import MODES, STREAMS, TooManyBones
from tests.games.too_many_bones.exercised import ROAD_QUESTIONS
from tests.games.too_many_bones.roads import put_on_top, table
from tests.games.too_many_bones.soaking import any_decision

MOST_ANSWERS = 3000
MOST_DAYS = 1500
PERMANENT = 0
WHERE = {"asked toads": "solo-12", "asked parcel": "tyrant-goblin-king-1", "asked tend": "tyrant-duster-3"}
CARDS_FOR = {  # what has to be carried for it
    **{f"loot {card.key}": card.key for card in CARDS},
    "asked take_shield": "flash_arrows",
    "asked poison": "poison_vial_kit",
    "asked parcel": "defused_parcel",
}
IDLE = ("stay", "no target", "roll", "done", "clear", "no", "nothing", "leave")


class Met:
    """What has been met so far, and what is still missing."""

    def __init__(self) -> None:
        ways = [f"{card.key} {choice.key}" for card in ENCOUNTERS for choice in card.choices]
        used = [f"loot {card.key}" for card in CARDS if card.uses != PERMANENT]
        asked = [f"asked {kind}" for kind in sorted({question.kind for question in ROAD_QUESTIONS})]
        self.missing: dict[str, None] = dict.fromkeys([*ways, *used, *asked])

    def watch(self, s: TooManyBones, events: list[Event]) -> None:
        """Cards used, ways taken, questions put; a question is saved and loaded at first sight."""
        for event in events:
            if isinstance(event, LootUsed):
                self.missing.pop(f"loot {CARDS[event.card].key}", None)
        for decision in s.open:
            if f"asked {decision.kind}" in self.missing:
                del self.missing[f"asked {decision.kind}"]
                again = load(TOO_MANY_BONES, save(TOO_MANY_BONES, s))
                assert [str(each) for each in again.open] == [str(each) for each in s.open]
                for each in s.open:
                    TOO_MANY_BONES.present(s, each)

    def takes(self, s: TooManyBones, chosen: Action) -> None:
        """A way of today's card is taken."""
        if chosen.text.startswith("choose "):
            self.missing.pop(f"{ENCOUNTERS[s.adventure.card].key} {chosen.text[7:].upper()}", None)

    def choose(self, s: TooManyBones, rng: Rng, decision: Decision) -> Action:
        """A way or a card that is missing, if there is one; else rather something than nothing."""
        options = decision.options
        today = ENCOUNTERS[s.adventure.card].key if s.adventure.card != NO_ENCOUNTER else ""
        for option in options:
            words = option.text.split()
            is_way = words[0] == "choose" and f"{today} {words[1].upper()}" in self.missing
            if is_way or (words[0] == "play" and self.is_wanted(words[1].replace("-", "_"))):
                return option
        plans = [option for option in options if option.text.startswith("plan ")]
        if plans and rng.below(0, 2):
            return rng.pick(plans)
        busy = [option for option in options if option.text not in IDLE]
        return rng.pick(busy) if busy and rng.below(0, 4) else rng.pick(options)

    def is_wanted(self, card: str) -> bool:
        """Whether a card was not used yet, or has not asked everything it may ask."""
        return card in [CARDS_FOR.get(each) for each in self.missing]

    def day(self, number: int, rng: Rng) -> TooManyBones:
        """A day with a card one way of which is missing, by a party that has come some way already."""
        missing = list(self.missing)
        wanted = WHERE.get(missing[number % len(missing)], missing[number % len(missing)].split()[0])
        card = next((card for card in ENCOUNTERS if card.key == wanted), rng.pick(ENCOUNTERS))
        seats = 1 if card.deck == "solo" else 2 + rng.below(0, 3)
        order = list(range(len(GEARLOCS)))
        rng.shuffle(0, order)
        party = ", ".join([GEARLOCS[gearloc] for gearloc in order[:seats]])
        tyrant = card.tyrant or rng.pick(TYRANTS).key
        s = table(party, tyrant, MODES[number % 3], rng.below(0, seats), 1 + rng.below(0, 5))
        s.rng = seeded(number, STREAMS)
        put_on_top(s, card.key)
        for stack in s.stacks:
            s.defeated += [stack.pop() for _ in range(min(3, len(stack)))]
        for gearloc in s.party:
            gearloc.bag = [opened(rng.pick(CARDS).card) for _ in range(1 + rng.below(0, 3))]
            gearloc.trained = [rng.below(0, 5) for _ in gearloc.trained]
            for skill in SHEETS[gearloc.gearloc].skills:
                if not (skill.starting or skill.consumable or rng.below(0, 3)):
                    gearloc.put(skill.die, READY)
        s.adventure.progress = rng.below(0, 12)
        if missing[number % len(missing)] in CARDS_FOR:
            s.party[0].bag[0] = opened(BY_KEY[CARDS_FOR[missing[number % len(missing)]]].card)
        s.agenda = [Morning()]
        settle(s)
        return s


def opened(card: Card) -> int:
    """A card in a bag; trove has all its locks open."""
    return carried(card) | len(CARDS[card].locks) << 8


def play_pairs_of_days(met: Met, first: int, most: int) -> None:
    """So many pairs of days, or fewer if nothing is missing any more: some cards are felt the day after."""
    for number in range(first, first + most):
        if not met.missing:
            return
        rng = seeded(number, ("road",))
        s = met.day(number, rng)
        met.watch(s, s.events)
        day = s.adventure.day
        for _ in range(MOST_ANSWERS):
            if not s.open or s.adventure.day > day + 1:
                break
            decision = any_decision(s, rng)
            chosen = met.choose(s, rng, decision)
            met.takes(s, chosen)
            met.watch(s, apply(s, decision.seat, chosen))
        else:
            raise AssertionError(f"day {number} does not end")


def test_everything_on_the_road_is_met() -> None:
    met = Met()
    play_pairs_of_days(met, 0, MOST_DAYS)
    assert list(met.missing) == []
