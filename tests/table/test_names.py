"""What people write is visible, and nobody can be taken for somebody else."""

from __future__ import annotations

import unicodedata

import pytest

from boneyard.table.names import cleaned, cleaned_name, refuse_look_alike, skeleton
from boneyard.table.refusal import Refused
from tests.table.stored import two_seats


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  hello\n\tthere ", "hello there"),
        ("a\x00b\x1b[31mc", "a b [31mc"),
        ("right\u202eleft", "right left"),
        ("\u2067isolated\u2069", "isolated"),
        ("zero\u200bwidth", "zero width"),
        ("joined\u200dletters", "joined letters"),
        ("blank\u3164letter\u2800", "blank letter"),
        ("line\u2028break", "line break"),
        ("tag\U000e0041", "tag"),
        ("x" * 600, "x" * 500),
        ("x" + "\u0335" * 50, "x\u0335\u0335\u0335"),
        ("\u0301 alone", "alone"),
        ("e\u0301te\u0301", "été"),
        ("ผู้ใหญ่", "ผู้ใหญ่"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("🦴" * 3, "🦴" * 3),
        ("👨‍👩‍👧", "👨‍👩‍👧"),
        ("❤️‍🔥 ☺︎", "❤️‍🔥 ☺︎"),
        ("👍🏽 👩🏽‍⚕️", "👍🏽 👩🏽‍⚕️"),
        ("1️⃣", "1️⃣"),
        ("👨\u200d", "👨"),
    ],
)
def test_a_text_is_one_line_that_can_be_seen(said: str, kept: str) -> None:
    assert cleaned(said, 500) == unicodedata.normalize("NFC", kept)


@pytest.mark.parametrize(
    "nothing", ["", "  \n ", "\x00", "\u202e\u200b", "\u3164", "\u2800", "\u115f", "\u0301\u0302", "\ufe0f", "\u200d"]
)
def test_a_name_that_cannot_be_seen_is_refused(nothing: str) -> None:
    with pytest.raises(Refused, match="1 to 24"):
        cleaned_name(nothing)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"),
        ("Ada", "A d a"),
        ("Ada", "Аda"),  # a Cyrillic letter
        ("Ada", "Αda"),  # a Greek letter
        ("Ada", "Ａｄａ"),
        ("Ada", "𝐀𝐝𝐚"),
        ("Ada", "Àda"),
        ("Ada", "Ada."),
        ("Ada", "Ad\u200ba"),
        ("Leo", "Ieo"),
        ("Leo", "Le0"),
        ("Noor", "Νοοr"),
        ("Tim", "Tirn"),
        ("Мама", "Mama"),
        ("Ada", "🅰da"),
        ("Ada", "🇦🇩🇦"),
        ("Ada", "⍺da"),
        ("Leo", "Le०"),  # a digit of Devanagari
        ("Leo", "Le٥"),  # an Arabic five
        ("Leo", "Leഠ"),  # a letter of Malayalam
        ("Leo", "ӏeo"),
        ("Ali", "Αlǀ"),
        ("🦴", "🦴️"),
        ("!!!", "!!!"),
    ],
)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "Ida"), ("Guest", "Guest 2"), ("Jan", "Jana"), ("🦴", "💀"), ("!!!", "???"), ("小明", "小红")],
)
def test_other_names_are_others(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize(
    ("name", "sign"),
    [
        ("ꓮꓠꓠ", "ꓮ"),  # Lisu
        ("ᎪᏁᏁ", "Ꭺ"),  # Cherokee
        ("ꮪam", "ꮪ"),  # a small letter of Cherokee
        ("ᗅnn", "ᗅ"),  # Canadian syllabics
        ("ⲁnn", "ⲁ"),  # Coptic
        ("𐌀nn", "𐌀"),  # Old Italic
        ("𐐁nn", "𐐁"),  # Deseret
        ("ⵏⵏ", "ⵏ"),  # Tifinagh
        ("ᴬꓠꓠ", "ꓠ"),
    ],
)
def test_letters_that_hardly_anybody_can_tell_from_others_make_no_name(name: str, sign: str) -> None:
    with pytest.raises(Refused, match=f"the letter {sign} cannot be part of a nickname") as refused:
        refuse_look_alike(name, ())
    assert refused.value.why == "malformed"


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "Łukasz",
        "Ştefan",
        "Nguyễn",
        "Kaʻiulani",
        "Ελένη",
        "Ольга",
        "Їжак",
        "Արմեն",
        "שָׁלוֹם",
        "محمد",
        "فریدون",
        "अदिति",
        "অমর",
        "ਸਿੰਘ",
        "અમિત",
        "ଅମିତ",
        "தமிழ்",
        "తెలుగు",
        "ಕನ್ನಡ",
        "മലയാളം",
        "සිංහල",
        "สมชาย",
        "ລາວ",
        "བོད",
        "မြန်မာ",
        "ნინო",
        "김철수",
        "ሰላም",
        "ខ្មែរ",
        "さくら",
        "カー",
        "佐々木",
        "ㄅㄆ",
        "ދިވެހި",
        "𝓐𝓭𝓪",
        "Ⅳ",
        "1º",
        "🦴 2",
    ],
)
def test_names_in_the_scripts_of_the_world_are_welcome(name: str) -> None:
    refuse_look_alike(cleaned_name(name), ())


@pytest.mark.parametrize("name", ["Ann", "ann", "Аnn", "Skully", "Clack", "TIBIA"])
def test_nobody_is_called_like_a_person_or_a_bot(name: str) -> None:
    with pytest.raises(Refused, match="choose another one") as refused:
        refuse_look_alike(name, two_seats())
    assert refused.value.why == "name-taken"
    refuse_look_alike("Anna", two_seats())
