"""What the documentation site is given besides the pages in docs/: lists of files, boards, the pieces of the client.

MkDocs calls the functions whose names begin with `on_`.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from docs.theme.boards import drawn  # noqa: E402  (MkDocs runs this file from anywhere)
from docs.theme.lists import filled  # noqa: E402

DOCS = ROOT / "docs"
CLIENT = ROOT / "web/src"
SPRITES = sorted(CLIENT.rglob("pieces.svg"))
COPIED = {
    "changelog.md": ROOT / "CHANGELOG.md",
    "assets/tokens.css": CLIENT / "tokens.css",
    "assets/logo.svg": ROOT / "web/public/favicon.svg",
}
SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
USED = re.compile(r'href="#([^"]+)"')
BOARD = re.compile(r"^```(baby-boom|bad-bones)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def on_config(config: Any) -> Any:
    """List rulings and decisions."""
    config.nav = filled(config.nav)
    return config


def on_files(files: Any, config: Any) -> Any:
    """Add the files that are kept outside docs/."""
    for name, source in COPIED.items():
        files.append(File.generated(config, name, content=source.read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Draw boards from their pictures, and lead links to copied files to their copies."""
    here = (DOCS / page.file.src_uri).parent
    for name, source in COPIED.items():
        markdown = markdown.replace(f"]({os.path.relpath(source, here)})", f"]({os.path.relpath(DOCS / name, here)})")
    return BOARD.sub(lambda block: drawn(block[1], block[2]), markdown)


def on_page_content(html: str, **_: Any) -> str:
    """Put the symbols that a page uses in front of it."""
    known = {match[1]: match[0] for sprite in SPRITES for match in SYMBOL.finditer(sprite.read_text(encoding="utf-8"))}
    wanted: list[str] = []
    waiting = USED.findall(html)
    while waiting:
        name = waiting.pop()
        if name in known and name not in wanted:
            wanted.append(name)
            waiting += USED.findall(known[name])
    if not wanted:
        return html
    symbols = "".join(known[name] for name in wanted)
    return f'<svg width="0" height="0" class="symbols" aria-hidden="true"><defs>{symbols}</defs></svg>\n{html}'
