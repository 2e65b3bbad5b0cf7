"""Every option that runs through the whole of Too Many Bones meet, as the table sends it: the client's tests word them.

`python -m tests.words.offered` prints them with the box, as JSON.
"""

from __future__ import annotations

import re
import sys

import msgspec

from boneyard.core.decision import Action, Offer, Prompt
from boneyard.core.event import Event
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.model.ids import GEARLOCS
from boneyard.games.too_many_bones.model.mat import SQUARES
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.table import wire
from tests.games.too_many_bones.test_everything_on_the_road import MOST_DAYS, Met, play_pairs_of_days
from tests.games.too_many_bones.test_random_battles import exercise

BATTLES = 80  # steered towards what has not been met; the days have battles of their own
AIMS = re.compile(rf"\b({'|'.join([*SQUARES, *GEARLOCS])}|\d)\b")


class Asked:
    """One option of each kind: who it is aimed at, and with what number, makes no difference."""

    def __init__(self) -> None:
        self.offers: dict[tuple[str, str], Offer] = {}
        self.prompts: list[Prompt] = []

    def watch(self, s: TooManyBones, _chosen: Action | None, _events: list[Event]) -> None:
        """The options that are new, each question with its own."""
        for decision in s.open:
            shapes = [(decision.kind, AIMS.sub("*", option.text)) for option in decision.options]
            if all(shape in self.offers for shape in shapes):
                continue
            asked = TOO_MANY_BONES.present(s, decision)
            fresh = [offer for shape, offer in zip(shapes, asked.offers, strict=True) if shape not in self.offers]
            self.offers.update(zip(shapes, asked.offers, strict=True))
            self.prompts.append(Prompt(asked.kind, asked.ask, tuple(fresh), asked.number))


class OnTheRoad(Met):
    """Days that meet everything, with their options."""

    def __init__(self, asked: Asked) -> None:
        super().__init__()
        self.asked = asked

    def watch(self, s: TooManyBones, events: list[Event]) -> None:
        super().watch(s, events)
        self.asked.watch(s, None, events)


def everything_asked() -> list[Prompt]:
    """The questions of battles and of the road."""
    asked = Asked()
    exercise(7, BATTLES, asked.watch)
    play_pairs_of_days(OnTheRoad(asked), 0, MOST_DAYS)
    return asked.prompts


if __name__ == "__main__":
    prompts = [wire.prompt(TOO_MANY_BONES.name, prompt) for prompt in everything_asked()]
    sys.stdout.buffer.write(msgspec.json.encode({"box": TOO_MANY_BONES.box(), "prompts": prompts}))
