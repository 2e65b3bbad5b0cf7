"""How Too Many Bones speaks: the words of its French box, titles with a mark of their own, and whole sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from boneyard.core.agenda import Ask
from boneyard.core.decision import Phrase, Prompt, Words
from boneyard.core.event import Event
from boneyard.games.too_many_bones.activities.darts.play import SpendDartsBones
from boneyard.games.too_many_bones.activities.darts.state import BONE
from boneyard.games.too_many_bones.activities.lockpicking.attempt import UseIntuition
from boneyard.games.too_many_bones.adventure.rewards import ChooseLesson
from boneyard.games.too_many_bones.battle.initiative import ChoosePlace
from boneyard.games.too_many_bones.content.facts import INTUITION
from boneyard.games.too_many_bones.content.held_cards import carried
from boneyard.games.too_many_bones.content.sheets import VALUE_AT
from boneyard.games.too_many_bones.encounters.every_card import ENCOUNTERS
from boneyard.games.too_many_bones.events.adventure import (
    EncounterDrawn,
    EncounterEnded,
    EncounterShuffledIn,
    ProgressMade,
)
from boneyard.games.too_many_bones.events.battle import Hurt, Rerolled, Rolled
from boneyard.games.too_many_bones.events.loot import EncounterPutUnder
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.loot.bags import ChooseOwner
from boneyard.games.too_many_bones.loot.every_card import BY_KEY as LOOT_KEYS
from boneyard.games.too_many_bones.model.dice import token
from boneyard.games.too_many_bones.model.ids import (
    ATTACK,
    ATTACK_DIE,
    BADDIE_SKILL_NAMES,
    DEFENSE,
    DEFENSE_DIE,
    ORB,
    Die,
    Intuition,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.who import NO_UNIT, ORB_NAME, named
from boneyard.games.too_many_bones.shown.catalogue import box_view
from boneyard.games.too_many_bones.turns.baddie_turn import ChooseSkill
from boneyard.games.too_many_bones.turns.choosing_dice import ChooseDice
from boneyard.words import LANGUAGES, Voice, catalogue
from tests.rulings import ruling
from tests.words.explained import Explained, said_by
from tests.words.rare_battles import BOOMER, FROG, PATCHES, PICKET, WHO
from tests.words.rare_roads import attempt, game_of_darts, presented, prompts_on_roads, road

ADDRESSED_AS_TU = re.compile(r"\b([Tt]u|[Tt]on|[Tt]a|[Tt]es|[Tt]oi|te)\b|\b[Tt]’")
NOT_OF_THE_BOX = re.compile(
    r"compétence|serrure|trésor|progression|aptitude|plateau|coups? critiques? de|dés? de stat\b|Ebon|épuis"
)
PRINTED_SO = ("Toi tu crèves", "Toi tu vis", "Carte au trésor")  # names of pieces


def said(phrase: Phrase, language: str = "en") -> str:
    """A phrase in one language, with plain spaces."""
    return Voice(language).say(phrase).replace("\u00a0", " ").replace("\u202f", " ")


def told(event: Event, language: str = "en") -> str:
    """An event in one language, with plain spaces."""
    return said(TOO_MANY_BONES.tell(event), language)


def words_in(thing: object) -> Iterator[Words]:
    """All words of content in a piece, however deep."""
    if isinstance(thing, Words):
        yield thing
    elif isinstance(thing, dict):
        yield from (words for each in thing.values() for words in words_in(each))
    elif isinstance(thing, list | tuple):
        yield from (words for each in thing for words in words_in(each))
    elif is_dataclass(thing):
        yield from (words for field in fields(thing) for words in words_in(getattr(thing, field.name)))


def french_of_the_catalogue() -> Iterator[str]:
    """What the catalogue says in this game, message by message."""
    for message in re.split(r"\n(?=\S)", catalogue("fr")):
        if message.startswith("too-many-bones-"):
            yield message


def dice(die: Die, *faces: int) -> tuple[RolledDie, ...]:
    """White dice with these faces up."""
    return tuple([token(die, face, VALUE_AT[die * 6 + face]) for face in faces])


# The words of the French box, and one way to speak to people.


def test_french_calls_things_as_the_box_does() -> None:
    texts = [*french_of_the_catalogue(), *[words.fr for words in words_in(box_view())]]
    wrong = [text for text in texts if NOT_OF_THE_BOX.search(text) and text not in PRINTED_SO]
    assert not wrong


def test_french_says_vous_everywhere() -> None:
    texts = [*french_of_the_catalogue(), *[words.fr for words in words_in(box_view())]]
    wrong = [text for text in texts if ADDRESSED_AS_TU.search(text) and text not in PRINTED_SO]
    assert not wrong


def test_a_die_that_answers_a_hit_is_not_confused_with_whoever_hit() -> None:
    asked = Phrase("too-many-bones-ask-answer-hit", {"name": "Furax", "unit": "Dragon (5 pts)", "die": "Comme un wyrm"})
    assert said(asked, "fr") == "Furax, répondez-vous à ce vilain (Dragon (5 pts)) avec Comme un wyrm ?"
    assert said(asked) == "Furax, do you use Comme un wyrm against Dragon (5 pts), who has hit you?"


@pytest.mark.parametrize(
    ("language", "rules", "says"),
    [
        ("en", "too-many-bones-rules", "a 5-pt baddie is one whose chip is worth 5 points"),
        ("fr", "too-many-bones-rules", "un vilain à 5 pts est celui dont le jeton vaut 5 points"),
        ("en", "bad-bones-rules-chiefs", "stay his group while he lives"),
        ("fr", "bad-bones-rules-chiefs", "le suivent tant qu’il vit"),
    ],
)
def test_the_short_rules_explain_points_and_instructors(language: str, rules: str, says: str) -> None:
    assert says in said(Phrase(rules, {}), language)


def test_loot_is_called_as_the_french_box_prints_it() -> None:
    called = {card.key: card.name.fr for card in box_view().loot}
    assert called["infused_incense"] == "Encens parfumé"
    assert called["stone_hammer"] == "Marteau en pierre"
    assert called["spirits_of_ebon"] == "Spiritueux de l’Ébène"


# Titles.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_with_a_mark_of_its_own_gets_no_second_one(language: str) -> None:
    happened: list[Event] = []
    for card in ENCOUNTERS:
        happened += [EncounterDrawn(card.card), EncounterEnded(card.card, True), EncounterEnded(card.card, False)]
        happened += [EncounterShuffledIn(card.card), EncounterPutUnder(card.card)]
    sentences = [told(event, language) for event in happened]
    sentences += [said(phrase, language) for prompt in prompts_on_roads() for phrase in said_by(prompt)]
    for sentence in sentences:
        assert not re.search(r"[.!?…] ?[.:;,]", sentence.replace("K.O.", "KO")), sentence


def test_a_title_ends_the_sentence_with_its_own_mark() -> None:
    card = next(card.card for card in ENCOUNTERS if card.key == "special-02")
    hungry = next(card.card for card in ENCOUNTERS if card.key == "classic-28")
    assert told(EncounterDrawn(card), "fr") == "La rencontre du jour : À l’aventure, compagnons !"
    assert told(EncounterEnded(card, True), "fr") == "Réussite : À l’aventure, compagnons !"
    assert told(EncounterEnded(hungry, False)) == "Failure: Gearlocs Need Food Badly!"
    assert told(EncounterEnded(card, False)) == "Failure: Hardly Out the Gate."
    assert told(EncounterShuffledIn(hungry)) == "“Gearlocs Need Food Badly!” is shuffled into the encounter deck."


@pytest.mark.parametrize(
    ("text", "spoken"),
    [("K.O.", "Seed K.O."), ("What?", "Seed What?"), ("Far…", "Seed Far…"), ("7", "Seed 7"), ("../x", "Seed ../x")],
)
def test_a_voice_closes_no_sentence_twice(text: str, spoken: str) -> None:
    assert Voice("en").text("ui-seed", seed=text) == spoken
    assert (
        Voice("en").text("ui-welcome", title="Dice", seed=text).endswith(spoken if text[-1] in ".?…" else f"{spoken}.")
    )


# What dice decide besides damage.


@ruling("TMB-065")
@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            Rolled(WHO, dice(ATTACK_DIE, 2, 3, 5), "training"),
            "Boomer rolls 2 × sword 1 and sword 2 in training: no bones.",
            "Atomik s’entraîne et obtient : 2 × épée 1 et épée 2, sans aucun os.",
        ),
        (
            Rolled(WHO, dice(ATTACK_DIE, 2, 0), "training"),
            "Boomer rolls sword 1 and bones in training: 1 bone.",
            "Atomik s’entraîne et obtient : épée 1 et os, dont 1 os.",
        ),
        (
            Rerolled(WHO, dice(DEFENSE_DIE, 5), "training"),
            "Boomer rolls the bones again, shield 2: no bones.",
            "Atomik relance les os et obtient : bouclier 2, sans aucun os.",
        ),
    ],
)
def test_a_throw_in_training_counts_bones(event: Event, english: str, french: str) -> None:
    assert told(event) == english
    assert told(event, "fr") == french


@ruling("TMB-076")
def test_a_throw_in_a_search_counts_cards() -> None:
    event = Rolled(WHO, dice(ATTACK_DIE, 0, 0, 3), "search")
    assert told(event) == "Boomer searches with 2 × bones and sword 1: 2 bones, so 2 cards are found."
    assert told(event, "fr") == "Atomik fouille et obtient : 2 × os et épée 1, dont 2 os : 2 cartes sont trouvées."


def test_a_single_die_is_told_with_a_colon_in_french() -> None:
    assert told(Rolled(WHO, dice(ATTACK_DIE, 0)), "fr") == "Atomik obtient : os."
    assert told(Rolled(WHO, dice(DEFENSE_DIE, 3)), "fr") == "Atomik obtient : bouclier 1."


def test_dice_that_nobody_rolls_are_nobodys() -> None:
    assert told(Rolled(NO_UNIT, dice(ATTACK_DIE, 0, 3))) == "The dice show bones and sword 1."
    assert told(Rolled(NO_UNIT, dice(ATTACK_DIE, 0, 3)), "fr") == "Les dés montrent : os et épée 1."


# Questions, and options that say what they come to.


def asked(question: Ask, s: TooManyBones | None = None) -> Prompt:
    """A question as it is put on a crowded table."""
    (found,) = presented(road() if s is None else s, question)
    return found


def effects(prompt: Prompt) -> tuple[Phrase | None, ...]:
    """What comes of the options of a question put by hand."""
    assert isinstance(prompt, Explained)
    return prompt.effects


def both(phrase: Phrase) -> tuple[str, str]:
    """In English and in French."""
    return said(phrase), said(phrase, "fr")


@ruling("TMB-066")
def test_the_second_throw_of_defense_training_is_told_before() -> None:
    s = road()
    s.party[PATCHES].bag = [carried(LOOT_KEYS["sparring_weapon"].card)]
    for seat, stat, english, french in (
        (BOOMER, ATTACK, "if 1 die shows no bones", "si 1 dé ne montre aucun os"),
        (BOOMER, DEFENSE, "; bones are rolled again once", " ; les os sont relancés une fois"),
        (PATCHES, ATTACK, "; a single one is forgiven", " ; un seul os est pardonné"),
    ):
        s.party[seat].points = 1
        effect = effects(asked(ChooseLesson(seat, 0), s))[stat]
        assert effect is not None
        assert both(effect)[0].endswith(english), both(effect)
        assert both(effect)[1].endswith(french), both(effect)


@ruling("TMB-186")
def test_defense_dice_in_slots_are_counted_beside_the_stat() -> None:
    s = road()
    s.turn.dex = 3
    s.party[PICKET].active = list(dice(DEFENSE_DIE, 3, 3, 3))
    english, french = both(asked(ChooseDice(PICKET), s).ask)
    assert english.endswith("Defense 2; 3 defense dice lie in slots already.")
    assert french.endswith("défense 2 ; 3 dés de défense sont déjà dans des cases.")


def test_a_skill_is_offered_with_its_number() -> None:
    mischief = BADDIE_SKILL_NAMES.index("mischief")
    (prompt,) = presented(road(), ChooseSkill(FROG, (mischief << 8 | 1, mischief + 1 << 8 | 2), by_bones=False))
    assert both(prompt.offers[0].does) == ("Resolve Mischief 1", "Appliquer Malice 1")
    effect = effects(prompt)[0]
    assert effect is not None
    assert both(effect) == (
        "The target loses 1 of the dice in its active slots, as it chooses.",
        "La cible perd 1 dé de son choix dans ses cases actives.",
    )


def test_a_question_says_whose_turn_and_whose_initiative_it_is() -> None:
    s = road()
    own = asked(ChoosePlace(s.book.leader, (FROG,)), s)
    assert both(own.ask)[0].endswith("which of them is the first to act after you?")
    assert both(own.offers[-1].does) == ("Go after all of them", "Passer après eux tous")


def test_whoever_may_go_first_is_shown_with_shields_and_effects() -> None:
    effect = effects(asked(ChoosePlace(BOOMER, (PATCHES, FROG))))[0]
    assert effect is not None
    assert both(effect) == ("2 of 5 HP, 2 Buff HP", "2 PV sur 5, 2 PV bonus")


@ruling("TMB-037")
def test_to_discard_a_card_drawn_for_the_party_says_its_text() -> None:
    card = LOOT_KEYS["multi_tool"]
    prompt = asked(ChooseOwner(card.card))
    discard = effects(prompt)[-1]
    assert both(prompt.offers[-1].does)[0] == "Discard Multi-Tool"
    assert discard is not None
    assert both(discard)[0].startswith(card.text.en)


def test_one_bone_is_one_bone_at_darts() -> None:
    prompt = asked(SpendDartsBones(game_of_darts(1), (BONE,), 1))
    assert both(prompt.ask)[0].startswith("Boomer, 1 bone: what do you buy?")


def test_an_enemy_without_hp_is_out_of_the_fight() -> None:
    for hp, english, french in ((0, "no HP left", "hors de combat"), (2, "2 HP left", "il reste 2 PV")):
        assert both(Phrase("too-many-bones-hp-left", {"hp": hp})) == (english, french)


def test_a_die_for_a_lock_is_rolled_again() -> None:
    reroll = Intuition(INTUITION.index("reroll"))
    offered = [both(offer.does) for offer in asked(UseIntuition(attempt(), reroll)).offers]
    assert ("Roll grey Lever 3 again", "Relancer loquet 3 (gris)") in offered


def test_intuition_is_named_as_the_french_box_prints_it() -> None:
    asks = [both(asked(UseIntuition(attempt(), Intuition(face))).ask)[1] for face in range(3)]
    named = [re.findall("« (.*) »", ask)[0] for ask in asks]
    assert sorted(named) == ["Conserver +1", "Convertir", "Relancer"]


# Whole sentences.


def test_progress_is_told_in_a_sentence() -> None:
    assert told(ProgressMade(1, 2)) == "The party makes 1 progress and has 2."
    assert told(ProgressMade(1, 2), "fr") == "Le groupe gagne 1 point de progrès et en a 2."
    assert told(ProgressMade(2, 4), "fr") == "Le groupe gagne 2 points de progrès et en a 4."


@ruling("TMB-054")
def test_what_an_orb_does_is_told_as_its_doing() -> None:
    event = Hurt(WHO, 1, 0, 0, 0, 0, 1, 3, False, named(ORB_NAME, ORB))
    assert told(event) == "The Orb deals 1 damage to Boomer: 1 HP lost, 3 left."
    assert told(event, "fr") == "L’Orbe frappe Atomik (1 dégât) : 1 PV perdu, il en reste 3."
