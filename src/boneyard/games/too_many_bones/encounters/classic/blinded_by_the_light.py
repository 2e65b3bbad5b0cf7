"""Blinded by the Light (classic-26)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Words
from boneyard.games.too_many_bones.answers.picks import SAY, Pick, as_seen, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.answers.words import drawn_words
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.battle.slots import total
from boneyard.games.too_many_bones.battle.stats import attack, dex
from boneyard.games.too_many_bones.content.encounters import EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.attempts import (
    ChooseVolunteer,
    SeeTrove,
    attempt,
    locks_of,
    throw_attack_dice,
)
from boneyard.games.too_many_bones.encounters.steps import Done, earn
from boneyard.games.too_many_bones.events.minigames import BarrelHit
from boneyard.games.too_many_bones.loot.decks import draw_trove
from boneyard.games.too_many_bones.model.adventure import NO_CARD
from boneyard.games.too_many_bones.model.ids import DAMAGE_ICON, Card
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

MOST_BARRELS: Final = 4


class ChooseBurglar(ChooseVolunteer):
    """The party chooses who works on the chest: one attempt, and a success in any case."""

    __slots__ = ("card",)

    kind = "burglar"

    def __init__(self, card: Card) -> None:
        self.card = card

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        tries = attempt(s, gearloc, self.card, locks_of(self.card), 0)
        s.then(tries, SeeTrove(gearloc.id, self.card), Done(success=True))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"card": drawn_words(as_seen(self.card))}


def try_chest(s: TooManyBones) -> None:
    """Draw a trove card for one gearloc of the party's choice to try."""
    card = draw_trove(s)
    if card == NO_CARD:
        s.then(Done(success=True))
    else:
        s.then(ChooseBurglar(card))


class ChooseBarrels(PartyQuestion):
    """The party chooses how many barrels to attack, one to four."""

    __slots__ = ()

    kind = "barrels"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(SAY, 1 + n) for n in range(MOST_BARRELS)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        s.then(LineUpBarrels(chosen.what))


class LineUpBarrels(Do):
    """Each barrel has the HP of a D6. They are in line from the most to the fewest.

    Every gearloc tries, in party order.
    """

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, s: TooManyBones) -> None:
        barrels = sorted([roll_d6(s) for _ in range(self.count)], reverse=True)
        s.then(KickBarrel(tuple(barrels), 0, 0))


class KickBarrel(Do):
    """A gearloc rolls attack dice, up to its Attack and its Dex, at the first barrel.

    Damage stays on a barrel, any excess is lost. Each broken barrel gives 1 loot to share.
    """

    __slots__ = ("barrels", "broken", "tried")

    def __init__(self, barrels: tuple[int, ...], broken: int, tried: int) -> None:
        self.barrels = barrels  # HP left, first barrel first
        self.broken = broken
        self.tried = tried  # how many gearlocs have

    def run(self, s: TooManyBones) -> None:
        if not self.barrels or self.tried == len(s.party):
            earn(s, Rewards(loot_shared=self.broken))
            s.then(Done(success=True))
            return
        gearloc = s.party[self.tried]
        # Fewer dice never help, so nobody is asked.
        dice = throw_attack_dice(s, gearloc, min(attack(gearloc), dex(gearloc)))
        amount = total(dice, DAMAGE_ICON)
        left = max(0, self.barrels[0] - amount)
        s.say(BarrelHit(s.who(gearloc.id), self.broken + 1, amount, left))
        if left:
            s.then(KickBarrel((left, *self.barrels[1:]), self.broken, self.tried + 1))
        else:
            s.then(KickBarrel(self.barrels[1:], self.broken + 1, self.tried + 1))


def kick_barrels(s: TooManyBones) -> None:
    """Attack 1 to 4 barrels."""
    s.then(ChooseBarrels())


encounter(
    "classic-26",
    title=Words("Blinded by the Light", "Éblouis"),
    premise=Words(
        "The cave was meant to keep the rain off. It also keeps a chest that shines, and barrels that slosh.",
        "La grotte devait protéger de la pluie. Elle abrite aussi un coffre qui brille et des tonneaux qui clapotent.",
    ),
    rewards=Rewards(progress=1, training=1),
    choices=(
        EncounterChoice(
            label=Words("Try the chest", "Tenter le coffre"),
            text=Words(
                "Draw a trove card; one gearloc of the party’s choice makes one lockpicking attempt on it. Not "
                "opened, it is discarded. Succeeds either way.",
                "On pioche un butin verrouillé ; un gearloc au choix du groupe fait une tentative de crochetage "
                "dessus. Non ouvert, il est défaussé. Réussi dans tous les cas.",
            ),
            starts=try_chest,
            gives=Words(
                "The trove card drawn, for the gearloc that opened it.",
                "Le butin verrouillé pioché, pour le gearloc qui l’a ouvert.",
            ),
        ),
        EncounterChoice(
            label=Words("Kick in the barrels", "Défoncer les tonneaux"),
            text=Words(
                "The party chooses 1 to 4 barrels, each with the HP of a D6, broken in order from the most HP to "
                "the fewest. Every gearloc rolls attack dice once, at the barrel whose turn it is, as many as it "
                "likes up to its Attack and its Dex. Damage stays on a barrel for the next gearloc; what is too "
                "much is lost. Succeeds whatever breaks.",
                "Le groupe choisit de 1 à 4 tonneaux, chacun avec les PV d’un D6, à briser par ordre de PV "
                "décroissants. Chaque gearloc lance une fois des dés d’attaque contre le tonneau dont c’est le "
                "tour, autant qu’il veut dans la limite de son attaque et de sa dextérité. Les dégâts restent sur "
                "un tonneau pour le gearloc suivant ; le surplus est perdu. Réussi dans tous les cas.",
            ),
            starts=kick_barrels,
            gives=Words(
                "1 loot to share for each barrel broken.",
                "1 butin à partager par tonneau brisé.",
            ),
        ),
    ),
)
