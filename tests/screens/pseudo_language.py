"""A pseudo-language: English half as long again, with accents and right-to-left marks.

What fits in it fits in any language that is to come. It is made when tests run, and never shipped.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime.resolver import Message as RuntimeMessage
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource, TextElement
from fluent.syntax.visitor import Transformer

from bot.text.bundles import Bundle
from bot.text.phrasebook import HOME, Phrasebook

PSEUDO: Final = "pseudo"
MARK: Final = "\N{RIGHT-TO-LEFT MARK}"

_ACCENTS: Final = str.maketrans(
    "aceinorsuyzACEINORSUYZ",
    "\u00e1\u00e7\u00e9\u00ee\u00f1\u00f6\u0159\u0161\u00fc\u00fd\u017e"
    "\u00c1\u00c7\u00c9\u00ce\u00d1\u00d6\u0158\u0160\u00dc\u00dd\u017d",
)
_WORDS: Final = re.compile(r"(?<![/\w])(?P<word>[A-Za-z']+)")
_LINE: Final = re.compile(r"(?P<sign>^\s*(?:\#{1,3}\ |-\#\ |>\ )?)(?P<said>.*\S)", re.MULTILINE)


class _Pseudo(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802  Fluent's name
        return TextElement(lengthened(node.value))


def lengthened(text: str) -> str:
    """Write a text of the English files in the pseudo-language; commands stay as they are."""

    def longer(found: re.Match[str]) -> str:
        word = found["word"].translate(_ACCENTS)
        return word + word[: (len(word) + 1) // 2]

    def marked(found: re.Match[str]) -> str:
        said = _WORDS.sub(longer, found["said"])
        return found["sign"] + (said if said == found["said"] else f"{MARK}{said}{MARK}")

    return _LINE.sub(marked, text)


class _Longer(Bundle):
    """English, each message made longer when it is asked for: a test asks for some of them."""

    def get_message(self, key: str) -> RuntimeMessage:
        written = self._unpacked(key)
        if written is not None:
            page = _Pseudo().visit(FluentParser(with_spans=False).parse(written))
            assert isinstance(page, Resource)
            self._parsed.add_resource(page)
        return super().get_message(key)


@cache
def pseudo_phrasebook() -> Phrasebook:
    """Return the phrasebook of the pseudo-language, which raises where a fact is missing."""
    return Phrasebook(PSEUDO, [_Longer(HOME, files("bot.languages").joinpath(HOME))], strict=True)
