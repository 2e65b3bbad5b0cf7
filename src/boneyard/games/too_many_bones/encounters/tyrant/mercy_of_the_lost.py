"""Mercy of the Lost (tyrant-duster-3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Phrase, Words
from boneyard.games.too_many_bones.answers.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.answers.picks import DONE, PLAY, USE, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.answers.words import card_text
from boneyard.games.too_many_bones.battle.rolling import rolled, say_roll
from boneyard.games.too_many_bones.battle.slots import exhaust, owner_of
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.content.loot import CARDS as LOOT_CARDS
from boneyard.games.too_many_bones.content.loot import UNTIL_EMPTY
from boneyard.games.too_many_bones.content.names import faces_of, phrase
from boneyard.games.too_many_bones.content.sheets import FACES, SHEETS, icon_of
from boneyard.games.too_many_bones.encounters.steps import CountPoints, Done, TakeChoice
from boneyard.games.too_many_bones.events.battle import Healed, Rolled
from boneyard.games.too_many_bones.loot.bags import open_cards, take_one, use_card
from boneyard.games.too_many_bones.model.dice import token, value_of
from boneyard.games.too_many_bones.model.ids import EXHAUSTED, FIRST_BADDIE, HEAL_ICON, JERKY_ICON, READY, Card, Die
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc
from boneyard.games.too_many_bones.model.who import CHIP_NAMES, named

DUSTER: Final = CHIP_KEYS["duster"].chip
MERCY: Final = 2  # HP for every gearloc
HEALING_ICONS: Final = (HEAL_ICON, JERKY_ICON)


def tends(s: TooManyBones) -> list[Pick]:
    """What may heal Duster: loot, and skill dice with a healing face for anybody."""
    found: list[Pick] = []
    for gearloc in s.party:
        found += [pick(PLAY, card, aim_of(s, gearloc.id)) for card in open_cards(gearloc) if LOOT_CARDS[card].heals]
        for skill in SHEETS[gearloc.gearloc].skills:
            if gearloc.where_is(skill.die) == READY and any(face.icon in HEALING_ICONS for face in FACES[skill.die]):
                found.append(pick(USE, skill.die))
    return found


class TendDuster(Do):
    """Go on while she needs healing and the party has something for her.

    Healed, the encounter succeeds; otherwise it was a trap.
    """

    __slots__ = ("healed",)

    def __init__(self, healed: int) -> None:
        self.healed = healed

    def run(self, s: TooManyBones) -> None:
        if self.healed >= MERCY * len(s.party):
            for gearloc in s.party:
                gearloc.skills = [READY if lies == EXHAUSTED else lies for lies in gearloc.skills]
            s.then(Done(success=True))
        elif tends(s):
            s.then(ChooseBandage(self.healed))
        else:
            s.then(TakeChoice(1, instead=True))


class ChooseBandage(PartyQuestion):
    """The party chooses what to use on her next, or gives up. Loot is used up, a die is rolled."""

    __slots__ = ("healed",)

    kind = "tend"

    def __init__(self, healed: int) -> None:
        self.healed = healed

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [*tends(s), pick(DONE)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == DONE:
            s.then(TakeChoice(1, instead=True))
        elif chosen.verb == PLAY:
            s.then(TendDuster(bandage(s, gearloc_aimed(s, chosen.aim), chosen.card, self.healed)))
        else:
            s.then(RollBandage(chosen.die, self.healed))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"count": MERCY * len(s.party) - self.healed}

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        if chosen.verb == USE:
            return phrase("opt-faces", faces=faces_of(chosen.die))
        if chosen.verb == PLAY:
            return card_text(chosen.card)
        return None


def bandage(s: TooManyBones, gearloc: Gearloc, card: Card, healed: int) -> int:
    """Use a loot card on her as if she were its user, and return the HP healed so far."""
    if LOOT_CARDS[card].uses == UNTIL_EMPTY:
        take_one(s, gearloc, card)
    else:
        use_card(s, gearloc, card)
    return soothe(s, healed, LOOT_CARDS[card].heals)


def soothe(s: TooManyBones, healed: int, amount: int) -> int:
    """Report HP healed, and return the total."""
    s.say(Healed(named(CHIP_NAMES + DUSTER, FIRST_BADDIE), amount, healed + amount))
    return healed + amount


class RollBandage(Do):
    """Roll a healing skill die once. It is exhausted, whatever it shows."""

    __slots__ = ("die", "healed")

    def __init__(self, die: Die, healed: int) -> None:
        self.die = die
        self.healed = healed

    def run(self, s: TooManyBones) -> None:
        owner = owner_of(s, self.die)
        rolled_die = rolled(s, token(self.die, 0, 0))
        say_roll(s, Rolled(s.who(owner.id), (rolled_die,)))
        exhaust(s, rolled_die)
        heals = icon_of(rolled_die) in HEALING_ICONS
        s.then(TendDuster(soothe(s, self.healed, value_of(rolled_die)) if heals else self.healed))


def open_the_bandages(s: TooManyBones) -> None:
    """Heal her first."""
    s.then(TendDuster(0))


encounter(
    "tyrant-duster-3",
    title=Words("Mercy of the Lost", "La pitié des égarés"),
    premise=Words(
        "Duster sits against a tree and bleeds on her own map. She does not ask for anything.",
        "Chiffon est assise contre un arbre et saigne sur sa propre carte. Elle ne demande rien.",
    ),
    rewards=Rewards(progress=1, training=1, loot_each=1),
    tyrant="duster",
    choices=(
        EncounterChoice(
            label=Words("Open the bandages", "Sortir les bandages"),
            text=Words(
                "The party must heal her for 2 HP for every gearloc: with loot, used as if she were its user, and"
                " with healing skill dice, each rolled once; whatever heals any gearloc counts for her. If it"
                " falls short, what was used is gone and the other choice is taken instead.",
                "Le groupe doit lui rendre 2 PV par gearloc : avec du butin, comme si elle l’utilisait, et avec "
                "des dés de capacité qui soignent, chacun lancé une fois ; tout ce qui soigne un gearloc compte "
                "pour elle. Si cela ne suffit pas, ce qui a servi est perdu et l’autre choix s’applique à la "
                "place.",
            ),
            starts=open_the_bandages,
            rewards=Rewards(training=1),
        ),
        EncounterChoice(
            label=Words("Search the trees around her", "Fouiller les arbres alentour"),
            text=Words("Baddie points of the day.", "Points de vilains du jour."),
            battle=Battle(CountPoints(0)),
        ),
    ),
)
