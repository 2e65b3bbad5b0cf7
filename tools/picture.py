"""Draws the picture of the README: a position as the terminal shows it, as one self-contained SVG.

python tools/picture.py docs/baby-boom.svg
"""

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

import boneyard
from boneyard.terminal.painter import Scene
from boneyard.terminal.painters import painter_of
from boneyard.words import Voice

README = Path(__file__).resolve().parent.parent / "README.md"
FORMAT = """\
<svg viewBox="-14 -14 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img"
     aria-label="A position of Baby Boom in the terminal">
<style>
.matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px;
  line-height: {line_height}px; white-space: pre; }}
{styles}
</style>
<defs><clipPath id="clip"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>{lines}</defs>
<rect x="-14" y="-14" width="100%" height="100%" rx="10" fill="#1d1a17"/>
<g clip-path="url(#clip)">{backgrounds}<g class="matrix">{matrix}</g></g>
</svg>
"""


def drawn() -> str:
    """The position, its question and its answers, as SVG."""
    game = boneyard.game("baby-boom")
    state = game.read(README.read_text(encoding="utf-8").split("```")[1])
    voice = Voice("en")
    console = Console(record=True, width=78, file=io.StringIO(), force_terminal=True, highlight=False, markup=False)
    for line in painter_of(game).table(game.view(state, 0), Scene(["human", "greedy"]), voice, 78):
        console.print(line)
    prompt = game.present(state, game.pending(state)[0])
    console.print()
    console.print(voice.say(prompt.ask), style="bold")
    svg = console.export_svg(theme=MONOKAI, code_format=FORMAT, unique_id="boneyard")
    return re.sub(r"[ \t]+$", "", svg, flags=re.MULTILINE)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(drawn(), encoding="utf-8")
    print(f"Wrote {sys.argv[1]}.")
