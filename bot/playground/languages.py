"""Languages: those that people and servers of the playground can choose, and the page's words.

A loopback Discord has the settings that Discord has: a language for each person and for each
server, by Discord's codes and in Discord's names.
"""

from collections.abc import Iterable
from functools import cache
from html import escape
from typing import Final

from fluent.syntax.ast import (
    Message,
    Pattern,
    Placeable,
    StringLiteral,
    TextElement,
    VariableReference,
)

from bot.faces.names import JOKERS, SHOWN, words_of
from bot.screens.cards import SUIT_SIGNS, card_name, face_text, suit_name
from bot.text.phrasebook import HOME, chain_of, locales, page, phrasebook_of
from engine.cards import SUITS, Card, card
from loopback_discord.payloads import Payload

PAGE: Final = "playground.ftl"
"""The file with the page's words in each language."""

_CHINESE: Final = {
    **dict.fromkeys(("hans", "cn", "sg"), "zh-CN"),
    **dict.fromkeys(("hant", "tw", "hk", "mo"), "zh-TW"),
}
"""Words of browsers for the script or place of Chinese, of which Discord has two."""


def own_name(locale: str) -> str:
    """Return what a language calls itself."""
    return phrasebook_of(locale)("language-own-name")


def wished(accepted: str) -> str:
    """Return the locale that suits a browser's `Accept-Language` best."""
    for wish in _by_weight(accepted):
        for code in _kin(wish):
            first = chain_of(code)[0]
            if first.partition("-")[0] == code.partition("-")[0]:
                return first
    return HOME


def _by_weight(accepted: str) -> Iterable[str]:
    wishes: list[tuple[float, str]] = []
    for wish in accepted.split(","):
        code, _, weight = wish.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), code.strip()))
        except ValueError:
            continue
    return [code for _, code in sorted(wishes, key=lambda one: one[0]) if code]


def _kin(code: str) -> Iterable[str]:
    language, *more = code.lower().split("-")
    if language == "zh":
        yield from (_CHINESE[part] for part in more if part in _CHINESE)
    yield code


def words(locale: str) -> Payload:
    """Return the page's texts of a locale by key, and how cards are written and said in it.

    What a locale lacks is said in English. A `{name}` in a text is for the browser to fill in.
    """
    return {"texts": page_texts(locale), "cards": _cards(locale)}


@cache
def page_texts(locale: str) -> dict[str, str]:
    texts: dict[str, str] = {}
    for code in reversed(chain_of(locale)):
        found = page(code, PAGE)
        texts |= {
            entry.id.name: _text(entry.value)
            for entry in (found.body if found else ())
            if isinstance(entry, Message) and entry.value is not None
        }
    return texts


def _text(pattern: Pattern) -> str:
    return "".join(map(_part, pattern.elements))


def _part(part: TextElement | Placeable) -> str:
    if isinstance(part, TextElement):
        return str(part.value)
    inside = part.expression
    if isinstance(inside, VariableReference):
        return f"{{{inside.id.name}}}"
    if isinstance(inside, StringLiteral):
        return str(inside.value)
    raise ValueError(f"a browser cannot fill in a {type(inside).__name__}")


@cache
def _cards(locale: str) -> Payload:
    """Return by the stems of emojis' names what stands on a card or suit, and what it is called."""
    phrasebook = phrasebook_of(locale)
    found: Payload = {}
    for shown in SHOWN:
        if shown in SUITS:
            face, name = SUIT_SIGNS[shown], suit_name(shown, phrasebook)
        elif shown in JOKERS:
            face = name = face_text(card(shown), phrasebook)
        elif len(shown) == 2:
            one: Card = card(shown)
            face, name = face_text(one, phrasebook), card_name(one, phrasebook)
        else:
            continue
        found[words_of(shown)] = {"face": face, "name": name}
    return found


def choices() -> list[Payload]:
    """Return the languages that can be chosen, each by its own name."""
    return [{"locale": code, "name": own_name(code)} for code in locales()]


def filled_in(page: str, locale: str) -> str:
    """Return an HTML page with its `{{key}}`s said, and with its `{{locale}}`."""
    for key, text in {**page_texts(locale), "locale": locale}.items():
        page = page.replace(f"{{{{{key}}}}}", escape(text))
    return page
