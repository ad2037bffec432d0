"""The glossary: one word, one meaning."""

import re
from pathlib import Path
from typing import Final

GLOSSARY: Final = Path(__file__).parents[1] / "GLOSSARY.md"
ENTRY: Final = re.compile(r"\*\*(?P<word>[^*]+)\*\* (?P<meaning>.+)", re.DOTALL)
CROWDED: Final = re.compile(r"\n\*\*[^*]+\*\* [A-Z]")


def entries() -> list[re.Match[str]]:
    _, *paragraphs = GLOSSARY.read_text(encoding="utf-8").strip().split("\n\n")
    found = [ENTRY.fullmatch(paragraph) for paragraph in paragraphs]
    assert None not in found, "each paragraph of the glossary is one entry"
    return [entry for entry in found if entry is not None]


def test_no_word_stands_twice() -> None:
    words = [entry["word"].casefold() for entry in entries()]
    assert len(words) > 50
    assert sorted({word for word in words if words.count(word) > 1}) == []


def test_words_stand_in_order_and_an_entry_explains_one() -> None:
    words = [entry["word"].casefold() for entry in entries()]
    assert words == sorted(words)
    crowded = [entry["word"] for entry in entries() if CROWDED.search(entry["meaning"])]
    assert crowded == [], "a blank line parts two entries"
