"""The seven tyrants' cards: days, progress needed, and how the battle is fought."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.chips import TYRANTS, types_of
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.records import Chip
from boneyard.games.too_many_bones.model.state import TooManyBones

_CARD: Final = "tyrant cards, fan translation"
_CARD_AND_RULES: Final = "rulebook FR; tyrant cards, fan translation"

_ORB_HP: Final[int] = FACTS["tyrants.gendricks.orb_hp"]
_THRONE_HP: Final[int] = FACTS["tyrants.goblin_king.throne_hp"]


class TyrantCard:
    """A tyrant's card: days, progress, types of baddies, and its battle."""

    __slots__ = ("chip", "days", "line", "progress", "proposed", "rules", "setup", "source", "types")

    def __init__(
        self,
        chip: Chip,
        line: Words,
        setup: Words,
        rules: Words | None,
        source: str,
        proposed: bool = False,
    ) -> None:
        self.chip = chip
        self.line = line  # who that is, in one breath
        self.setup = setup
        self.rules = rules  # what holds during the battle, beside the skills and the die; none for some
        self.source = source
        self.proposed = proposed  # whether part of the set-up had to be proposed
        self.days: int = FACTS[f"tyrants.{chip.key}.days"]
        self.progress: int = FACTS[f"tyrants.{chip.key}.progress"]
        self.types: tuple[int, ...] = types_of(chip)


_NOM, _MULMESH, _DRELLEN, _GENDRICKS, _GOBLIN_KING, _MARROW, _DUSTER = TYRANTS

# In the order of their chips.
TYRANT_CARDS: Final[tuple[TyrantCard, ...]] = (
    TyrantCard(
        _NOM,
        Words("Eats first, asks nothing later.", "Mange d’abord, ne demande rien ensuite."),
        Words(
            "Baddie points of the day, none for a party of one; Nom goes to the bottom of the battle queue. The party"
            " decides in which order its gearlocs fight; only the first is placed.",
            "Points de vilains du jour, aucun pour un gearloc seul ; Miâm va en bas de la file d’attente. Le groupe"
            " décide dans quel ordre ses gearlocs se battent ; seul le premier est placé.",
        ),
        Words(
            "One gearloc at a time is on the mat. After a KO the next one enters as the new round starts, on any of"
            " its starting positions and on top of the meter. Who is revived waits again, behind those still to fight.",
            "Un seul gearloc à la fois est sur le tapis. Après un K.O., le suivant entre au début de la manche"
            " suivante, sur l’une de ses positions de départ et en haut de la jauge. Qui revient à lui attend de"
            " nouveau, derrière ceux qui ne se sont pas encore battus.",
        ),
        _CARD,
    ),
    TyrantCard(
        _MULMESH,
        Words("Never seen twice in the same place, rarely once.", "Jamais vu deux fois au même endroit, rarement une."),
        Words(
            "Baddie points of the day, none for a party of one. The Beasts lying on his card go on top of the battle"
            " queue, Mulmesh to the bottom.",
            "Points de vilains du jour, aucun pour un gearloc seul. Les Bêtes posées sur sa carte vont en haut de la"
            " file d’attente, Mulmesh en bas.",
        ),
        None,
        _CARD_AND_RULES,
    ),
    TyrantCard(
        _DRELLEN,
        Words("The swamp does what he says, and smells like him.", "Le marais lui obéit, et sent comme lui."),
        Words(
            "Drellen is placed in lane 1, two Bog baddies in lanes 2 and 3: 1-pt with one or two gearlocs, 5-pt with"
            " three or four. Then baddie points of the day, none for a party of one.",
            "Drellen est placé sur la piste 1, deux vilains Marais sur les pistes 2 et 3 : à 1 pt à un ou deux"
            " gearlocs, à 5 pts à trois ou quatre. Puis points de vilains du jour, aucun pour un gearloc seul.",
        ),
        Words(
            "Moving costs gearlocs 2 Dex for each position.",
            "Chaque position parcourue coûte 2 de dextérité aux gearlocs.",
        ),
        _CARD_AND_RULES,
    ),
    TyrantCard(
        _GENDRICKS,
        Words("Polishes his orbs and burns his servants.", "Il polit ses orbes et brûle ses serviteurs."),
        Words(
            "Baddie points of the day, none for a party of one. A 1-pt Kobold goes on top of the battle queue, then"
            " Gendricks on top of it.",
            "Points de vilains du jour, aucun pour un gearloc seul. Un Kobold à 1 pt va en haut de la file d’attente,"
            " puis Gendricks au-dessus de lui.",
        ),
        Words(
            f"With an Orb on the mat his die is not rolled. An Orb starts with {_ORB_HP} HP, or with 3 once The Hall"
            " and the Orb was won.",
            f"Avec une Orbe sur le tapis, son dé n’est pas lancé. Une Orbe commence avec {_ORB_HP} PV, ou avec 3 une"
            " fois gagnée la rencontre « La salle et l’orbe ».",
        ),
        _CARD,
    ),
    TyrantCard(
        _GOBLIN_KING,
        Words("Long may he sit.", "Longue vie à son séant."),
        Words(
            f"The Throne, with {_THRONE_HP} HP, stands on the ranged baddie position of lane 1, and the Goblin King"
            " sits on it. Baddie points of the day, none for a party of one, fill the other lanes.",
            f"Le Trône, avec {_THRONE_HP} PV, se dresse sur la position de vilain à distance de la piste 1, et le roi"
            " des gobelins y est assis. Les points de vilains du jour, aucun pour un gearloc seul, occupent les autres"
            " pistes.",
        ),
        Words(
            "While the Throne stands he loses no HP. Attack dice and skills reach it only from adjacent positions, and"
            " his defense dice do not protect it. He never hurts himself. As the battle starts, the parcel kept from"
            " Care Package may destroy the Throne.",
            "Tant que le Trône tient, il ne perd aucun PV. Les dés d’attaque et les capacités ne l’atteignent que "
            "depuis une position adjacente, et ses dés de défense ne le protègent pas. Il ne se blesse jamais "
            "lui-même. Le colis gardé à la rencontre « Un colis plein d’attentions » peut détruire le Trône au début "
            "du combat.",
        ),
        _CARD,
    ),
    TyrantCard(
        _MARROW,
        Words("Where he stands, more orcs stand.", "Où il se dresse, d’autres orcs se dressent."),
        Words(
            "Marrow is placed at the back of lane 3, on the ranged baddie position. Baddie points of the day, none for"
            " a party of one, fill the other lanes.",
            "Marrow est placé au fond de la piste 3, sur la position de vilain à distance. Les points de vilains du"
            " jour, aucun pour un gearloc seul, occupent les autres pistes.",
        ),
        None,
        _CARD,
    ),
    TyrantCard(
        _DUSTER,
        Words("A gearloc, once. The hands remember.", "Gearloc, autrefois. Les mains s’en souviennent."),
        Words(
            "Battle queue: as many baddies as gearlocs, 1-pt with one or two gearlocs, 5-pt with three or four. Duster"
            " goes on top.",
            "File d’attente : autant de vilains que de gearlocs, à 1 pt à un ou deux gearlocs, à 5 pts à trois ou"
            " quatre. Chiffon va en haut.",
        ),
        None,
        _CARD,
        proposed=True,  # her place is not known (TMB-061)
    ),
)


def tyrant_card(s: TooManyBones) -> TyrantCard:
    """The card of the tyrant at the end of this adventure."""
    return card_of_tyrant(s.adventure.tyrant)


def card_of_tyrant(tyrant: int) -> TyrantCard:
    """The card of a tyrant, by its chip."""
    for card in TYRANT_CARDS:
        if card.chip.chip == tyrant:
            return card
    raise LookupError(tyrant)
