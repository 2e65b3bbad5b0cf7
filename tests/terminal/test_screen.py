"""What a terminal gets that cannot show everything."""

from __future__ import annotations

from boneyard.terminal.screen import encodable


def test_a_poor_terminal_gets_what_looks_most_like_it() -> None:
    assert encodable("├──┼━━┤│┃ ↑→↓← ╱╲ ▀▄▐▌ é…", "ascii") == "+--+##+|# ^>v< /\\ #### e."
    assert encodable("│é", "latin-1") == "|é"
    assert encodable("│é", "utf-8") == "│é"
