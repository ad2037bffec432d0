"""Hearing: what a screen reader speaks of a message, in order."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal, TypeAlias

from bot.playground.payloads import (
    BUTTON,
    COMPONENTS_V2,
    FILE,
    MEDIA_GALLERY,
    SELECTS,
    TEXT_DISPLAY,
    THUMBNAIL,
    Payload,
    components_of,
    face_of,
    many,
)

Kind: TypeAlias = Literal["text", "button", "menu", "entry", "picture", "file"]


@dataclass(frozen=True, slots=True)
class Heard:
    """One thing that is spoken: a text, or the name of what can be pressed, chosen or seen."""

    kind: Kind
    words: str
    dimmed: bool = False
    """Whether it cannot be used now."""
    chosen: bool = False
    """Whether it is an entry of a menu that is ticked already."""

    def __str__(self) -> str:
        """Write it as a reader speaks it: `Q♠, button, dimmed`."""
        states = ("dimmed",) * self.dimmed + ("chosen",) * self.chosen
        kind = () if self.kind == "text" else (self.kind,)
        return ", ".join((self.words, *kind, *states))


@dataclass(frozen=True, slots=True)
class Names:
    """The names of users and channels that may be mentioned, by id."""

    users: Mapping[int, str]
    channels: Mapping[int, str]


def heard(message: Payload, names: Names) -> list[Heard]:
    """Return what a reader speaks of `message`: texts, labels and alt texts, and nothing else.

    An emoji in a text is heard by its name. One beside a label is not: the label has the words.
    """
    said = [*_lines(str(message.get("content") or ""), names)]
    for embed in many(message, "embeds"):
        for text in (embed.get("title"), embed.get("description")):
            said += _lines(str(text or ""), names)
        for field in many(embed, "fields"):
            said += _lines(f"{field['name']}: {field['value']}", names)
    if not int(message.get("flags") or 0) & COMPONENTS_V2:
        said += [_attachment(one) for one in many(message, "attachments")]
    for part in components_of(message):
        said += _part(part, names)
    return said


def spoken(text: str, names: Names) -> str:
    """Return `text` without the marks that only say how it looks."""
    lines = [_LINE_START.sub("", line) for line in text.splitlines()]
    return _marks_taken("\n".join(lines), names)


def _lines(text: str, names: Names) -> Iterator[Heard]:
    for line in spoken(text, names).splitlines():
        if line.strip():
            yield Heard("text", line.strip())


def _part(part: Payload, names: Names) -> Iterator[Heard]:
    kind = part["type"]
    if kind == TEXT_DISPLAY:
        yield from _lines(str(part["content"]), names)
    elif kind == BUTTON:
        yield Heard("button", face_of(part), dimmed=bool(part.get("disabled")))
    elif kind in SELECTS:
        yield from _menu(part)
    elif kind == MEDIA_GALLERY:
        for item in many(part, "items"):
            yield _picture(item)
    elif kind == THUMBNAIL:
        yield _picture(part)
    elif kind == FILE:
        yield Heard("file", str(part.get("name") or ""))


def _menu(menu: Payload) -> Iterator[Heard]:
    yield Heard("menu", str(menu.get("placeholder") or ""), dimmed=bool(menu.get("disabled")))
    for option in many(menu, "options"):
        words = [str(option[key]) for key in ("label", "description") if option.get(key)]
        yield Heard("entry", ", ".join(words), chosen=bool(option.get("default")))


def _picture(holder: Payload) -> Heard:
    return Heard("picture", "spoiler" if holder.get("spoiler") else holder.get("description") or "")


def _attachment(attachment: Payload) -> Heard:
    if str(attachment.get("content_type")).startswith("image/"):
        return _picture(attachment)
    return Heard("file", str(attachment["filename"]))


# Headings, small print and quotes begin a line, and are not spoken.
_LINE_START = re.compile(r"^(?:#{1,3} +|-# +|>>> |> )")

_MARK = re.compile(
    r"""
    \\(?P<plain>[^A-Za-z0-9\s])
    | <a?:(?P<emoji>\w{2,32}):\d+>
    | <@!?(?P<user>\d+)>
    | <\#(?P<channel>\d+)>
    | <t:(?P<moment>-?\d+)(?::\w)?>
    | <(?P<command>/[^:>]+):\d+>
    | \[(?P<link>(?:\\.|[^\]\\])+)\]\([^)\s]+\)
    | (?P<hidden>\|\|.+?\|\|)
    | (?P<ink>```(?:\w+\n)?|`|\*{1,3}|__|~~|(?<!\w)_(?=\S)|(?<=\S)_(?!\w))
    """,
    re.VERBOSE | re.DOTALL,
)


def _marks_taken(text: str, names: Names) -> str:
    speak: dict[str, Callable[[str], str]] = {
        "plain": str,
        "emoji": lambda name: f":{name}:",
        "user": lambda number: f"@{names.users.get(int(number), 'unknown-user')}",
        "channel": lambda number: f"#{names.channels.get(int(number), 'unknown')}",
        "moment": lambda seconds: f"{datetime.fromtimestamp(int(seconds), UTC):%d %B %Y %H:%M}",
        "command": str,
        "link": lambda words: f"{_marks_taken(words, names)}, link",
        "hidden": lambda _: "spoiler",
        "ink": lambda _: "",
    }

    def said(mark: re.Match[str]) -> str:
        kind = mark.lastgroup
        assert kind is not None
        return speak[kind](mark[kind])

    return _MARK.sub(said, text)
