"""What people write: on one line, all of it visible, and no name that looks like somebody else's."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

from boneyard.table.refusal import Refused
from boneyard.table.rows import SeatRow
from boneyard.table.seats import BOT_NAMES

LONGEST_NAME: Final = 24
MARKS: Final = 3  # accents and the like on one letter; Hebrew needs that many
JOINER: Final = "\u200d"  # makes one emoji of several
STYLES: Final = "\ufe0e\ufe0f"  # whether a sign is shown as text or as an emoji
# Letters and signs that are shown as nothing, besides those that Unicode calls control or format characters.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159") | {
    chr(code) for start, end in ((0xFE00, 0xFE0E), (0xE0100, 0xE01F0)) for code in range(start, end)
}
# The scripts that Unicode recommends for names (UAX 31, table 5), as the names of their letters begin. The letters of
# others are read by few people, and many of them look like Latin ones.
SCRIPTS: Final = frozenset(
    (
        "ARABIC",
        "ARMENIAN",
        "BENGALI",
        "BOPOMOFO",
        "CJK",
        "CYRILLIC",
        "DEVANAGARI",
        "ETHIOPIC",
        "GEORGIAN",
        "GREEK",
        "GUJARATI",
        "GURMUKHI",
        "HANGUL",
        "HEBREW",
        "HIRAGANA",
        "IDEOGRAPHIC",
        "KANNADA",
        "KATAKANA",
        "KHMER",
        "LAO",
        "LATIN",
        "MALAYALAM",
        "MODIFIER",
        "MYANMAR",
        "ORIYA",
        "SINHALA",
        "TAMIL",
        "TELUGU",
        "THAANA",
        "THAI",
        "TIBETAN",
    )
)
# Capitals that look like Latin ones though their small letters do not.
CAPITALS: Final = str.maketrans("ΗΜΝΥ", "HMNY")
LETTERED: Final = (0x1F150, 0x1F170, 0x1F1E6)  # where signs with the letters from A to Z on them begin
# Small letters that look like Latin ones, or whose capitals do: Cyrillic, Greek, Armenian, phonetic.
ALIKE: Final = str.maketrans(
    dict(zip("абвгдеѕіјкмнорстухһѵѡԁԛԝҽԍъьз", "a6brdesijkmhopctyxhvwdqwegbb3", strict=True))
    | dict(zip("αβγδεζηικμνορσςτυχω", "abydeznikuvopsstuxw", strict=True))
    | dict(zip("աոսօցհյզղ", "wnuoghjqn", strict=True))
    | dict(zip("ɑɡɩıʋʏɪɴʀʟʙʜᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢ", "agiivyinrlbhacdejkmoptuvwz", strict=True))
    | dict(zip("⍺⍳⍴⍵", "aipw", strict=True))
    | {chr(first + n): chr(ord("a") + n) for first in LETTERED for n in range(26)}
    | dict.fromkeys("٥۵〇סഠଠဝዐ", "o")
    | dict.fromkeys("اוןǀӏ", "l")
    | {"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ħ": "h", "ł": "l", "ŧ": "t"}
)
# Applied last: what cannot be told apart in many typefaces.
SAME: Final = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o", "m": "rn", "w": "vv"})


def cleaned(text: str, longest: int) -> str:
    """A text from outside, on one line: nothing invisible, no runs of spaces, no towers of accents, not too long."""
    visible = "".join(_visible(unicodedata.normalize("NFC", text[: longest * 8])))
    return " ".join(visible.split())[:longest].strip().rstrip(JOINER)


def _visible(text: str) -> Iterator[str]:
    """The characters that are shown. Others become spaces, except those that belong to an emoji."""
    before, marks = " ", MARKS
    for index, sign in enumerate(text):
        kind = unicodedata.category(sign)
        if sign in STYLES or kind in ("Mn", "Me"):
            marks += 1
            shown = marks <= MARKS and sign not in BLANK and not before.isspace()
            after = sign if shown else ""
        elif sign == JOINER:
            joins = _is_emoji(before) and _is_emoji(text[index + 1 : index + 2])
            after = sign if joins else " "
        else:
            marks = 0
            after = sign if sign.isprintable() and sign not in BLANK else " "
        yield after
        before = after or before


def _is_emoji(sign: str) -> bool:
    """Whether a joiner may stand beside this: a symbol, a colour of skin, or the style of the symbol before."""
    return sign != "" and (sign in STYLES or unicodedata.category(sign) in ("So", "Sk", "Sm"))


def cleaned_name(nickname: str) -> str:
    """A nickname, without anything that cannot be shown on one line."""
    name = cleaned(nickname, LONGEST_NAME)
    if not name:
        raise Refused("malformed", f"a nickname has 1 to {LONGEST_NAME} letters")
    return name


def skeleton(name: str) -> str:
    """What is left of a name for the eye: equal for names that are easily taken for one another."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).translate(CAPITALS).casefold())
    letters = "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LNS" and sign not in STYLES)
    alike = (letters or plain).translate(ALIKE)
    return "".join(str(unicodedata.decimal(sign, sign)) for sign in alike).translate(SAME)


def refuse_rare_letters(name: str) -> None:
    """Nobody can be taken for somebody else by letters of a script that few people know."""
    for sign in name:
        plain = unicodedata.normalize("NFKD", sign)
        if any(unicodedata.category(each)[0] == "L" and _script(each) not in SCRIPTS for each in plain):
            raise Refused("malformed", f"the letter {sign} cannot be part of a nickname; choose another one")


def _script(letter: str) -> str:
    """The script of a letter, as its name begins."""
    return unicodedata.name(letter, "").partition(" ")[0].partition("-")[0]


def refuse_look_alike(name: str, seats: Iterable[SeatRow]) -> None:
    """Nobody may be taken for a person at the same table, or for a bot."""
    refuse_rare_letters(name)
    seen = skeleton(name)
    others = [*BOT_NAMES, *(other for seat in seats for other in (seat.nickname, seat.owner) if other)]
    other = next((other for other in others if skeleton(other) == seen), None)
    if other is not None:
        raise Refused("name-taken", f"{name!r} looks like {other!r}, a name at this table; choose another one")
