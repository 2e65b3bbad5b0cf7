"""The icons on the faces of dice: what each means, and where a die that shows it may go.

Here are those of all dice. The others are with the dice that show them, in `gearlocs/`, and register themselves when
they are imported.
"""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.records import ACTIVE, AT_ONCE, PLAN, Icon
from boneyard.games.too_many_bones.content.verbs import Settles, Verb
from boneyard.games.too_many_bones.model.ids import (
    ICON_NAMES,
)

# By icon.
ICONS: Final[list[Icon]] = []
MUST: Final[list[bool]] = [False] * len(ICON_NAMES)  # whether it has to be used (TMB-135)
PLACES: Final[list[int]] = [0] * len(ICON_NAMES)  # where a die that shows it may go (TMB-145)


def icon(
    key: str,
    name: Words,
    text: Words,
    places: int,
    *,
    must: bool = False,
    verb: Verb | None = None,
    settles: Settles | None = None,
) -> Icon:
    """Register an icon by its name in the glossary."""
    number = ICON_NAMES.index(key)
    found = Icon(number, name, text, places, must, verb, settles)
    ICONS.append(found)
    ICONS.sort(key=number_of)
    MUST[number] = must
    PLACES[number] = places
    return found


def number_of(found: Icon) -> int:
    """The number of an icon."""
    return found.icon


DAMAGE: Final = icon(
    "damage",
    Words("Attack damage", "Dégâts"),
    Words("The target takes X damage.", "La cible subit X dégât(s)."),
    AT_ONCE,
)
SHIELD: Final = icon(
    "shield",
    Words("Defense", "Défense"),
    Words("The die stops X damage while it lies in an active slot.", "Dans une case active, le dé arrête X dégât(s)."),
    ACTIVE,
)
BONES: Final = icon(
    "bones", Words("Bones", "Os"), Words("X bone(s) for the backup plan.", "X os pour le plan B."), PLAN
)
MANDATORY_BONES: Final = icon(
    "mandatory_bones",
    Words("Red bones", "Os rouges"),
    Words("X bone(s) that must go into the backup plan.", "X os qui doivent aller dans le plan B."),
    PLAN,
    must=True,
)
REUSABLE_BONES: Final = icon(
    "reusable_bones",
    Words("Reusable bones", "Os réutilisables"),
    Words(
        "X bone(s) for the backup plan, and the die is ready again once spent.",
        "X os pour le plan B, et le dé est de nouveau prêt une fois dépensé.",
    ),
    PLAN,
)
BLANK: Final = icon(
    "blank",
    Words("Blank", "Face vide"),
    Words("This face says nothing and is never rolled.", "Cette face ne dit rien et ne sort jamais."),
    0,
)
