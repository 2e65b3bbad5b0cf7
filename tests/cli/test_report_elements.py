from __future__ import annotations

from xml.etree.ElementTree import tostring

from boneyard.cli.report.elements import tag


def test_text_and_elements_keep_their_order() -> None:
    made = tag("p", "one ", "two ", tag("b", "three"), " four", " five", class_="note")
    assert tostring(made, encoding="unicode") == '<p class="note">one two <b>three</b> four five</p>'
