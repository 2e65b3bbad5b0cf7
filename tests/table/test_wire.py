"""What a question leaves out on the wire, because a browser can fill it in from the answer."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.core.decision import Offer, Phrase, Prompt
from boneyard.core.rng import seeded
from boneyard.table import wire
from boneyard.words import LANGUAGES, Voice

GO = {"verb": "go", "square": "c3"}
DOES_GO = Phrase("bad-bones-does-go", {"square": "c3"})


def test_words_that_only_name_fields_of_the_answer_are_left_out() -> None:
    assert wire.offer("bad-bones", Offer(("c3",), DOES_GO, GO)) == {"anchors": ("c3",), "data": GO}


def test_words_that_name_anything_else_are_sent() -> None:
    sends = Phrase("bad-bones-does-send", {"target": Phrase("bad-bones-banner", {"banner": "stag"})})
    sent = wire.offer("bad-bones", Offer(("stag",), sends, {"verb": "send", "banner": "stag"}))
    assert sent["does"] == sends


def test_words_of_another_key_are_sent_even_if_they_name_only_fields_of_the_answer() -> None:
    all_freeze = Phrase("bad-bones-does-freeze-all", {})
    assert wire.offer("bad-bones", Offer((), all_freeze, {"verb": "freeze", "square": ""}))["does"] == all_freeze


def test_no_anchors_and_no_risk_are_left_out() -> None:
    assert wire.offer("bad-bones", Offer((), DOES_GO, GO)) == {"data": GO}
    assert wire.offer("bad-bones", Offer((), DOES_GO, GO, risky=True)) == {"data": GO, "risky": True}


@pytest.mark.parametrize("name", boneyard.games())
def test_what_is_left_out_is_said_with_the_same_words(name: str) -> None:
    voices = [Voice(language) for language in LANGUAGES]
    left_out = 0
    for prompt in asked_at_random(name):
        for shown in prompt.offers:
            if "does" not in wire.offer(name, shown):
                left_out += 1
                assert [voice.say(filled(name, shown)) for voice in voices] == [
                    voice.say(shown.does) for voice in voices
                ]
    assert left_out > 20


def filled(game: str, shown: Offer) -> Phrase:
    """The words of the verb, with those fields of the answer that can be said: what `received.ts` makes of an offer."""
    said = {field: value for field, value in shown.data.items() if isinstance(value, (str, int))}
    return Phrase(f"{game}-does-{str(shown.data['verb']).replace('_', '-')}", said)


def asked_at_random(name: str) -> list[Prompt]:
    """The first questions of a game in which everybody answers at random."""
    game, luck = boneyard.game(name), seeded(5, ["wire"])
    s = game.new(2, 5, game.checked(2, 5, {}))
    prompts: list[Prompt] = []
    while (asked := game.pending(s)) and len(prompts) < 60:
        prompts.append(game.present(s, asked[0]))
        options = asked[0].options
        game.apply(s, asked[0].seat, options[luck.below(0, len(options))])
    return prompts
