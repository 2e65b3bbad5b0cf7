"""The games, each in its own package; they never import each other."""

from boneyard.core.game import register
from boneyard.games.baby_boom.game import BABY_BOOM

register(BABY_BOOM)
