"""Both catalogues say the same things, and everything the games can say."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import combinations, product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import boneyard
from boneyard.core.decision import BadOptions, Phrase, Words
from boneyard.core.game import Game, kinds_of
from boneyard.games.baby_boom import events as boom
from boneyard.games.bad_bones.model.answers import kind_name
from boneyard.games.bad_bones.model.pieces import KINDS, WEAPONS
from boneyard.words import LANGUAGES, BadLanguage, MissingWords, Voice, catalogue, chosen_language
from tests.words.explained import said_by
from tests.words.rare import outcomes, rare, rare_effects, rare_prompts, summaries_in_bad_bones
from tests.words.rare_battles import labels_in_battles, names_in_battles, refusals
from tests.words.rare_roads import names_on_roads

SOURCE = Path(boneyard.__file__).parent
STROKES = ("shoot", "freeze", "all", "send", "teleport", "charge", "axe", "shift", "turn", "sheathe", "frozen", "led")
ANSWERS = (*STROKES, "fight-on")
EXPLAINED = 4  # options of each question of a random game
ENDS = ("tower", "village", "capital", "emperor", "both", "survived", "won", "lost", "tyrant", "days")


class Looker(Visitor):
    """Collects what a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the visitor's own naming)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def mentioned(language: str) -> dict[str, Looker]:
    found: dict[str, Looker] = {}
    for entry in FluentParser().parse(catalogue(language)).body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = Looker()
            found[entry.id.name].visit(entry)
    return found


def variables(language: str, key: str) -> set[str]:
    """The variables of a message, those of the messages it refers to included."""
    looker = mentioned(language)[key]
    return looker.variables.union(*[variables(language, other) for other in looker.messages])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_parses_without_a_scrap_left_over(language: str) -> None:
    junk = [entry.content for entry in FluentParser().parse(catalogue(language)).body if isinstance(entry, ast.Junk)]
    assert not junk


def test_both_catalogues_have_the_same_keys_in_the_same_order() -> None:
    assert list(mentioned("en")) == list(mentioned("fr"))


def test_each_message_uses_the_same_variables_in_both() -> None:
    for key in mentioned("en"):
        assert variables("en", key) == variables("fr", key), key


def test_french_has_its_spaces_quotes_and_apostrophes() -> None:
    for line in catalogue("fr").splitlines():
        if line.startswith("#"):
            continue
        spoken = re.sub(r'\{"(.)"\}', r"\1", line)
        assert not re.search(r"\S [;!?]", spoken), f"before ; ! and ? goes a narrow no-break space: {line}"
        assert not re.search(r"\w[;!?]", spoken), f"before ; ! and ? goes a narrow no-break space: {line}"
        assert not re.search(r"[^\u00a0]:", spoken), f"before : goes a no-break space: {line}"
        assert not re.search(r"«[^\u00a0]|[^\u00a0]»", spoken), f"inside « » go no-break spaces: {line}"
        assert not re.search(r"'|\.\.\.", spoken), f"apostrophes and dots are typographic: {line}"


def test_english_is_typographic_too() -> None:
    for line in catalogue("en").splitlines():
        assert line.startswith("#") or not re.search(r"\w'\w|\.\.\.", line), line


def games() -> Iterator[tuple[Game, int, dict[str, bool], int]]:
    """Every game at every size of table, with no option, all of them, and all but one; twice."""
    for name in boneyard.games():
        game = boneyard.game(name)
        switches = [option.name for option in game.options if option.choices == (False, True)]
        chosen = [[], switches, *[[other for other in switches if other != name] for name in switches]]
        for seed, seats, names in product(range(2), game.seats, chosen):
            options = dict.fromkeys(names, True)
            with suppress(BadOptions):  # some want company, and some want to be alone
                game.checked(seats, seed, options)
                yield game, seats, options, seed


def said_in(game: Game, seats: int, options: dict[str, bool], seed: int) -> Iterator[tuple[Phrase, str]]:
    """Every phrase of a random game with what comes of some options, and the notation of each beside what it does."""
    luck = random.Random(seed)
    state = game.new(seats, seed, options)
    yield from ((game.tell(event), "") for event in state.events)
    while asked := game.pending(state):
        prompt = game.present(state, asked[0])
        yield prompt.ask, ""
        yield from ((offer.does, option.text) for offer, option in zip(prompt.offers, asked[0].options, strict=True))
        some = luck.sample(asked[0].options, min(EXPLAINED, len(asked[0].options)))
        effects = [game.effect(state, asked[0], option) for option in some]
        yield from ((effect, "") for effect in effects if effect is not None)
        pick = luck.choice(asked[0].options)
        yield from ((game.tell(event), "") for event in game.forecast(state, asked[0].seat, pick))
        yield from ((game.tell(event), "") for event in game.apply(state, asked[0].seat, pick))
    outcome = game.outcome(state)
    assert outcome is not None
    yield outcome.reason, ""


def with_those_inside(phrase: Phrase) -> Iterator[Phrase]:
    """A phrase, and the phrases among its arguments, however deep."""
    yield phrase
    for value in phrase.args.values():
        for inner in value if isinstance(value, tuple) else (value,):
            if isinstance(inner, Phrase):
                yield from with_those_inside(inner)


@cache
def everything_said() -> tuple[set[Phrase], set[str]]:
    phrases: set[Phrase] = set()
    notations: set[str] = set()
    for game, seats, options, seed in games():
        for phrase, notation in said_in(game, seats, options, seed):
            phrases.update(with_those_inside(phrase))
            notations.add(notation)
    shown = [phrase for prompt in rare_prompts() for phrase in said_by(prompt)]
    shown += rare_effects()
    labels = list(labels_in_battles())
    notations.update(notation for _, notation in labels)
    shown += [phrase for phrase, _ in labels]
    by_hand = [*rare(), *summaries_in_bad_bones(), *shown, *outcomes(), *refusals()]
    return phrases.union(*[with_those_inside(phrase) for phrase in by_hand]), notations


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_game_says_has_words(language: str) -> None:
    voice = Voice(language)
    for phrase in everything_said()[0]:
        said = voice.say(phrase)
        assert said.strip() == said, phrase
        assert not re.search(r"[{}]|  |None", said), said
        assert said, phrase


def test_phrases_carry_what_their_messages_need_and_no_more() -> None:
    for phrase in everything_said()[0]:
        assert set(phrase.args) == variables("en", phrase.key), phrase


def test_sentences_of_the_log_end_like_sentences() -> None:
    for language in LANGUAGES:
        voice = Voice(language)
        for phrase in [*rare(), *refusals()]:
            assert voice.say(phrase)[-1] in ".!", voice.say(phrase)


def test_things_are_listed_with_commas_and_a_last_word_between_them() -> None:
    phrase = boneyard.game("baby-boom").tell(boom.Tossed(0, (4, 1, 3, 1)))
    assert Voice("en").say(phrase) == "Red tosses the tiles: 2 pinballs, 1 hole and 1 wall."
    assert Voice("fr").say(phrase) == "Rouge lance les tuiles\u00a0: 2 flippers, 1 trou et 1 mur."
    assert [Voice("en").listed("abcd"[:length]) for length in range(5)] == [
        "",
        "a",
        "a and b",
        "a, b and c",
        "a, b, c and d",
    ]


def test_an_explosion_says_whose_dice_it_removes() -> None:
    phrase = boneyard.game("baby-boom").tell(boom.Exploded(1, 3, 5, (23, 6), (23, 6), (12, 16)))
    assert Voice("en").say(phrase) == "The green die explodes on d5 and removes R4 on d1 and G* on b4."
    assert Voice("fr").say(phrase) == "Le dé vert explose en d5 et élimine 2 dés\u00a0: R4 en d1 et V* en b4."


def test_a_ride_says_its_way() -> None:
    tell = boneyard.game("baby-boom").tell
    assert Voice("en").say(tell(boom.Moved(0, (0, 1, 2), 3))) == "The red die rides from a5 via b5 to c5 and shows 3."
    back = Voice("en").say(tell(boom.Moved(0, (0, 1, 0), 3)))
    assert back == "The red die leaves a5 and comes back to a5 via b5 and shows 3."


def test_the_words_of_content_are_those_of_the_language() -> None:
    bag, bags = Words("a bag", "un sac"), (Words("a bag", "un sac"), Phrase("baby-boom-tile", {"tile": "trap"}))
    for language, one, both in (("en", "a bag", "a bag and trap"), ("fr", "un sac", "un sac et piège")):
        voice = Voice(language)
        assert voice.of(bag) == one
        assert voice.text("baby-boom-to-lay", tiles=bag).endswith(f": {one}")
        assert voice.text("baby-boom-to-lay", tiles=bags).endswith(f": {both}")


def test_french_agrees_in_number() -> None:
    voice = Voice("fr")
    assert voice.text("baby-boom-won", colour="green", points=1) == "Vert gagne avec 1 point."
    assert voice.text("baby-boom-won", colour="green", points=0) == "Vert gagne avec 0 point."
    assert voice.text("baby-boom-won", colour="green", points=2) == "Vert gagne avec 2 points."


def runs(notation: str) -> Iterator[str]:
    """The words of a notation, and those that stand together."""
    words = re.split("[ -]", notation)
    for first, after in combinations(range(len(words) + 1), 2):
        yield "-".join(words[first:after])


def test_no_key_is_unused() -> None:
    phrases, notations = everything_said()
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    used = {phrase.key for phrase in phrases} | set(re.findall(r"""["']([a-z]+(?:-[a-z]+)+)["']""", source))
    used |= {f"word-{run}" for notation in notations for run in runs(notation)}
    used |= {f"word-{run}" for kind in range(KINDS) for run in runs(kind_name(kind))}
    used |= {f"word-{run}" for weapon in WEAPONS for run in runs(weapon.name.replace("_", " "))}
    used |= {f"word-{word}" for word in (*ANSWERS, *names_in_battles(), *names_on_roads())}
    families = tuple(re.findall(r'f"((?:[a-z-]+-)?ui-[a-z-]+)\{', source))  # keys put together where they are used
    used |= {key for key in mentioned("en") if key.startswith(families)}
    used |= {f"ui-facts-{column}" for column in ("name", "value", "mark", "source")}
    for looker in mentioned("en").values():
        used |= looker.messages
    for name in boneyard.games():
        options = [option.name.replace("_", "-") for option in boneyard.game(name).options]
        used |= {f"{name}-title"} | {f"{name}-option-{option}" for option in options}
        used |= {f"report-{key}" for key in used if key.startswith(f"{name}-")} | {f"report-{name}-two_handed_sword"}
        used |= {f"{name}-end-{how}" for how in ENDS} | {f"report-{name}-scores"}
        for topic in ("rules", "legend", "ui-rules", "ui-legend"):
            used |= {f"{name}-{topic}"} | {f"{name}-{topic}-{option}" for option in options}
    unused = set(mentioned("en")) - used
    assert not unused


def test_every_question_of_too_many_bones_is_asked_here() -> None:
    kinds = set(kinds_of(boneyard.game("too-many-bones")))
    assert kinds <= {prompt.kind for prompt in rare_prompts()} | {"move", "target", "dice"}


def test_every_key_the_terminal_names_has_words() -> None:
    voice = Voice("en")
    for path in (*(SOURCE / "terminal").rglob("*.py"), *(SOURCE / "cli").rglob("*.py"), SOURCE / "core" / "session.py"):
        for key in re.findall(r'"((?:ui|undo)-[a-z-]+)"', path.read_text(encoding="utf-8")):
            assert voice.knows(key), f"{path.name}: {key}"


def test_the_language_is_the_one_asked_for_else_that_of_the_surroundings() -> None:
    assert chosen_language("en", {"LANG": "fr_FR.UTF-8"}) == "en"
    assert chosen_language(None, {"LANG": "fr_FR.UTF-8"}) == "fr"
    assert chosen_language(None, {"LC_ALL": "de_DE", "LANG": "fr_FR"}) == "en"
    assert chosen_language(None, {"LC_ALL": "", "LC_MESSAGES": "fr_CA", "LANG": "en_US"}) == "fr"
    assert chosen_language(None, {}) == "en"


def test_what_cannot_be_said_is_an_error() -> None:
    with pytest.raises(BadLanguage, match="there are: en, fr"):
        Voice("de")
    with pytest.raises(MissingWords, match="no words"):
        Voice("en").text("no-such-key")
    with pytest.raises(MissingWords, match="cannot say"):
        Voice("en").text("baby-boom-won", colour="red")
