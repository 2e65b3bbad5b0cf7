"""The games, each in its own package; they never import each other, and come in when they are first asked for."""

from boneyard.core.game import register
from boneyard.games.loading import loader

register("baby-boom", loader("boneyard.games.baby_boom.game:BABY_BOOM"))
register("bad-bones", loader("boneyard.games.bad_bones.game:BAD_BONES"))
register("too-many-bones", loader("boneyard.games.too_many_bones.game:TOO_MANY_BONES"))
