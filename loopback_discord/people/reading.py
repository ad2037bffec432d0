"""Reading: a message as a screen reader speaks it, and as a transcript shows it."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal, TypeAlias

from loopback_discord.payloads import (
    ACTION_ROW,
    BUTTON,
    COMPONENTS_V2,
    EPHEMERAL,
    FILE,
    LOADING,
    MEDIA_GALLERY,
    SELECTS,
    SEPARATOR,
    TEXT_DISPLAY,
    THUMBNAIL,
    Payload,
    children,
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
    parts = [*_lines(str(message.get("content") or ""), names)]
    for embed in many(message, "embeds"):
        for text in (embed.get("title"), embed.get("description")):
            parts += _lines(str(text or ""), names)
        for field in many(embed, "fields"):
            parts += _lines(f"{field['name']}: {field['value']}", names)
    if not int(message.get("flags") or 0) & COMPONENTS_V2:
        parts += [_attachment(one) for one in many(message, "attachments")]
    for part in components_of(message):
        parts += _part(part, names)
    return parts


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

    def words_of(mark: re.Match[str]) -> str:
        kind = mark.lastgroup
        assert kind is not None
        return speak[kind](mark[kind])

    return _MARK.sub(words_of, text)


def transcript(title: str, messages: Iterable[Payload]) -> str:
    """Write `messages` under `title`, oldest first."""
    written = [f"== {title} =="]
    written += [line for message in messages for line in _message_lines(message)]
    if len(written) == 1:
        written.append("(nothing)")
    return "\n".join(written)


def _message_lines(message: Payload) -> list[str]:
    flags = int(message.get("flags") or 0)
    marks = ""
    if flags & EPHEMERAL:
        marks += " (only you can see this)"
    if message.get("edited_timestamp"):
        marks += " (edited)"
    lines = [f"{message['author']['username']}{marks}:"]
    if flags & LOADING:
        lines.append("  is thinking...")
    lines += [f"  {line}" for line in str(message.get("content") or "").splitlines()]
    for embed in many(message, "embeds"):
        for part in (embed.get("title"), embed.get("description")):
            lines += [f"  | {line}" for line in str(part or "").splitlines()]
        lines += [f"  | {one['name']}: {one['value']}" for one in many(embed, "fields")]
    lines += [f"  {line}" for _, part in children(message) for line in _component_lines(part)]
    if not flags & COMPONENTS_V2:
        lines += [f"  <{one['filename']}>" for one in many(message, "attachments")]
    return lines


def _component_lines(component: Payload) -> list[str]:
    kind, closed = component["type"], bool(component.get("disabled"))
    inside = [part for _, part in children(component)]
    lines = [line for part in inside for line in _component_lines(part)]
    if kind == TEXT_DISPLAY:
        lines = str(component["content"]).splitlines()
    elif kind == BUTTON:
        face = face_of(component)
        lines = [f"({face})" if closed else f"[{face}]"]
    elif kind == SEPARATOR:
        lines = ["---"]
    elif kind in (MEDIA_GALLERY, THUMBNAIL):
        pictures = [component] if kind == THUMBNAIL else many(component, "items")
        lines = [f"<picture: {one.get('description') or ''}>" for one in pictures]
    elif kind == FILE:
        lines = [f"<{component.get('name') or component['file']['url']}>"]
    elif kind in SELECTS:
        options = " | ".join(str(option["label"]) for option in many(component, "options"))
        mark = " (disabled)" if closed else ""
        lines = [f"menu {component.get('placeholder') or ''!r}{mark}: {options}"]
    elif kind == ACTION_ROW and all(part["type"] == BUTTON for part in inside):
        lines = [" ".join(lines)]
    return lines
