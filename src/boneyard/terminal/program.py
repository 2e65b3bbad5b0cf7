"""The commands we print, which can be typed exactly as printed."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from boneyard.games.facts.in_force import VARIABLE
from boneyard.words import chosen_language

NAME: Final = "boneyard"


def command(language: str, *words: str, environment: Mapping[str, str] = os.environ) -> str:
    """What to type to run this program again, in the same language and by the same facts."""
    spoken = [] if chosen_language(None, environment) == language else ["--lang", language]
    facts = ["--facts", environment[VARIABLE]] if environment.get(VARIABLE) else []
    return shlex.join([program(sys.argv[0]), *words, *spoken, *facts])


def program(run_as: str) -> str:
    """This program as it is typed: by its name where the shell finds it, else by its path."""
    found = shutil.which(NAME)
    if Path(run_as).name != NAME or (found is not None and Path(found).absolute() == Path(run_as).absolute()):
        return NAME
    return run_as
