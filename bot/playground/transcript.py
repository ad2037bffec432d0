"""Transcripts: what a person sees, as text, for failures that explain themselves."""

from collections.abc import Callable, Iterable
from typing import Final

from bot.playground.payloads import (
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
    face_of,
    many,
)


def transcript(title: str, messages: Iterable[Payload]) -> str:
    """Write `messages` under `title`, oldest first."""
    written = [f"== {title} =="]
    written += [line for message in messages for line in _message(message)]
    if len(written) == 1:
        written.append("(nothing)")
    return "\n".join(written)


def _message(message: Payload) -> list[str]:
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
    lines += [f"  {line}" for _, part in children(message) for line in _component(part)]
    if not flags & COMPONENTS_V2:
        lines += [f"  <{one['filename']}>" for one in many(message, "attachments")]
    return lines


def _component(component: Payload) -> list[str]:
    write = _WRITERS.get(component["type"])
    if write is not None:
        return write(component)
    return [line for _, part in children(component) for line in _component(part)]


def _text(text: Payload) -> list[str]:
    return str(text["content"]).splitlines()


def _row(row: Payload) -> list[str]:
    inside = [line for _, part in children(row) for line in _component(part)]
    return [" ".join(inside)] if _is_row_of_buttons(row) else inside


def _button(button: Payload) -> list[str]:
    face = face_of(button)
    return [f"({face})" if button.get("disabled") else f"[{face}]"]


def _line(separator: Payload) -> list[str]:
    del separator
    return ["---"]


def _gallery(gallery: Payload) -> list[str]:
    return [line for one in many(gallery, "items") for line in _picture(one)]


def _picture(picture: Payload) -> list[str]:
    return [f"<picture: {picture.get('description') or ''}>"]


def _file(file: Payload) -> list[str]:
    return [f"<{file.get('name') or file['file']['url']}>"]


def _is_row_of_buttons(row: Payload) -> bool:
    return all(part["type"] == BUTTON for _, part in children(row))


def _menu(menu: Payload) -> list[str]:
    closed = " (disabled)" if menu.get("disabled") else ""
    options = [str(option["label"]) for option in many(menu, "options")]
    return [f"menu {menu.get('placeholder') or ''!r}{closed}: {' | '.join(options)}"]


_WRITERS: Final[dict[int, Callable[[Payload], list[str]]]] = {
    TEXT_DISPLAY: _text,
    ACTION_ROW: _row,
    BUTTON: _button,
    SEPARATOR: _line,
    MEDIA_GALLERY: _gallery,
    THUMBNAIL: _picture,
    FILE: _file,
    **dict.fromkeys(SELECTS, _menu),
}
