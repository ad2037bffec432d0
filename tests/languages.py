"""What a text in some language must not hold: English, keys of messages, and gaps to fill in."""

import re
from collections.abc import Collection, Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final, cast

from fluent.syntax.ast import Message, Placeable, Resource, StringLiteral, TextElement
from fluent.syntax.visitor import Visitor

from bot.screens.personal.preferences import language_name, languages
from bot.text.bundles import messages_of, texts
from bot.text.phrasebook import HOME, pages
from bot.text.translations import untranslated

SHOWN: Final = frozenset({"content", "label", "placeholder", "description", "title", "text"})
"""The fields of a payload that somebody reads or hears."""

_NO_WORDS: Final = re.compile(
    r"""
    https?://\S+                # an address
    | <[^<>\s]*>                # a mention, an emoji, a moment
    | (?<![A-Za-z0-9<])/(?:(?:data|presets)\ )?[a-z]+   # a command
    | docs/[a-z]+\.[a-z]+       # a file of this project
    | cardroom\ [a-z]+          # what is typed on a command line
    | (?<!`)`[a-z0-9]+`(?!`)    # the id of a table, hexadecimal digits
    """,
    re.VERBOSE,
)
_WORD: Final = re.compile(r"[A-Za-z\u00c0-\u024f]{2,}")
_KEY: Final = re.compile(r"(?<![\w/.-])[a-z0-9_]+(?:-[a-z0-9_]+)+(?![\w-])")
_GAP: Final = re.compile(r"[{}]|\?\?\?")
_SYNTAX: Final = re.compile(
    r"""
    ^\#.*$                      # a comment
    | ^[a-zA-Z][\w-]*\ *=       # the key of a message
    | ^\ +\.[\w-]+\ *=          # the name of an attribute
    | \{[^{}"]*->               # what a text is chosen by
    | ^\s*\*?\[[^\]\n]*\]       # the key of a branch
    | \{\ *\$[\w-]+\ *\}        # a fact
    | \{\ *[A-Z]+\([^{}]*\)\ *\} # a fact, written in some way
    | \{\ *" | "\ *\}           # what stands around a text within braces
    """,
    re.MULTILINE | re.VERBOSE,
)
"""What a file of messages holds beside texts."""
_ISOLATES: Final = "\u2066\u2067\u2068"
_END: Final = "\u2069"


class _Texts(Visitor):
    """Collects what a message says whatever its facts are."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  Fluent's name
        self.said.append(node.value)

    def visit_Placeable(self, node: Placeable) -> None:  # noqa: N802  Fluent's name
        if isinstance(node.expression, StringLiteral):
            self.said.append(str(node.expression.parse()["value"]))
        self.generic_visit(node)


@cache
def parsed(locale: str) -> tuple[tuple[str, Resource], ...]:
    """Return place and content of each file of a locale, read once for all tests of a process.

    A test that changes what it reads asks for `pages` of its own: to parse a language is dear.
    """
    return tuple(pages(locale))


def messages(locale: str) -> Iterator[Message]:
    """Yield the messages of a locale's files."""
    for _, page in parsed(locale):
        yield from (entry for entry in page.body if isinstance(entry, Message))


@cache
def words_of(locale: str) -> frozenset[str]:
    """Return every word in Latin letters that the files of a locale say.

    They are found without parsing, which is dear: `tests/screens/test_phrasebook.py` holds that
    they are those of the parsed files.
    """
    return frozenset(word for page in _written(locale) for word in words(_SYNTAX.sub(" ", page)))


@cache
def new_keys() -> frozenset[str]:
    """Return the keys of the messages that need no translation yet."""
    return untranslated()


@cache
def words_of_new_families() -> frozenset[str]:
    """Return the words that may be in English in any language."""
    written = (text for page in _written(HOME) for text in messages_of(page).items())
    new = (text for key, text in written if key in new_keys())
    return frozenset(word for text in new for word in words(_SYNTAX.sub(" ", text)))


@cache
def _written(locale: str) -> tuple[str, ...]:
    return tuple(texts(files("bot.languages").joinpath(locale)).values())


def said_by(message: Message) -> str:
    """Return what a message says whatever its facts are."""
    texts = _Texts()
    texts.visit(message)
    return " ".join(texts.said)


@cache
def keys() -> frozenset[str]:
    """Return the keys of all messages."""
    return frozenset(key for page in _written(HOME) for key in messages_of(page))


@cache
def has_latin_letters(locale: str) -> bool:
    """Whether a language is written in Latin letters, so that its words may be any."""
    return len(words_of(locale)) > len(words_of(HOME)) // 4


def words(text: str) -> Iterator[str]:
    """Yield the words of a text in Latin letters, small."""
    return (word.lower() for word in _WORD.findall(_NO_WORDS.sub(" ", text)))


@cache
def _no_words(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return names, longest first, and what languages call themselves to every reader."""
    return tuple(sorted((*names, *map(language_name, languages())), key=len, reverse=True))


def faults_of(text: str, locale: str, names: Collection[str] = ()) -> list[str]:
    """Say what a text for a reader of `locale` holds that it must not; `names` are names.

    A word of the English files is English if no text of the locale says it too. A language with
    letters of its own says no word in Latin letters that is not in its files.
    """
    found = ["an isolation without an end"] * (sum(map(text.count, _ISOLATES)) != text.count(_END))
    for name in _no_words(tuple(names)):
        text = text.replace(name, " ")
    found += [f"a gap: {one!r}" for one in _GAP.findall(text)]
    found += [f"a key: {one}" for one in _KEY.findall(text) if one in keys()]
    if locale == HOME:
        return found
    own = words_of(locale)
    strange = dict.fromkeys(
        word for word in words(text) if word not in own and word not in words_of_new_families()
    )
    if has_latin_letters(locale):
        strange = dict.fromkeys(word for word in strange if word in words_of(HOME))
    return found + [f"English: {word}" for word in strange]


def texts_in(payload: object) -> Iterator[str]:
    """Yield every text of a payload that is read: of a message, an answer, a form."""
    if isinstance(payload, list):
        for one in cast("list[Any]", payload):
            yield from texts_in(one)
    elif isinstance(payload, dict):
        for key, value in cast("dict[str, Any]", payload).items():
            if key in SHOWN and isinstance(value, str):
                yield value
            else:
                yield from texts_in(value)
