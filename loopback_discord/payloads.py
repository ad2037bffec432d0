"""Payloads: JSON as Discord writes it, and the parts of a message that people look at."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Any, Final, TypeAlias, TypeVar, cast

Payload: TypeAlias = dict[str, Any]
T = TypeVar("T")

ACTION_ROW: Final = 1
BUTTON: Final = 2
STRING_SELECT: Final = 3
TEXT_INPUT: Final = 4
USER_SELECT: Final = 5
ROLE_SELECT: Final = 6
MENTIONABLE_SELECT: Final = 7
CHANNEL_SELECT: Final = 8
SECTION: Final = 9
TEXT_DISPLAY: Final = 10
THUMBNAIL: Final = 11
MEDIA_GALLERY: Final = 12
FILE: Final = 13
SEPARATOR: Final = 14
CONTAINER: Final = 17
LABEL: Final = 18
FILE_UPLOAD: Final = 19
RADIO_GROUP: Final = 21
CHECKBOX_GROUP: Final = 22
CHECKBOX: Final = 23

SELECTS: Final = frozenset(
    {STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT}
)
LINK_STYLE: Final = 5
PREMIUM_STYLE: Final = 6

SUBCOMMAND: Final = 1
SUBCOMMAND_GROUP: Final = 2
STRING_OPTION: Final = 3
INTEGER_OPTION: Final = 4
BOOLEAN_OPTION: Final = 5
USER_OPTION: Final = 6
CHANNEL_OPTION: Final = 7
ROLE_OPTION: Final = 8
MENTIONABLE_OPTION: Final = 9
NUMBER_OPTION: Final = 10
ATTACHMENT_OPTION: Final = 11

ENTRY_POINT: Final = 4
"""The type of the command that opens an application's Activity."""

CHAT_INPUT: Final = 1
ON_PEOPLE: Final = 2
ON_MESSAGES: Final = 3
"""The types of commands: typed, and chosen in the menu of a person or of a message."""

SUPPRESS_EMBEDS: Final = 1 << 2
EPHEMERAL: Final = 1 << 6
HAS_THREAD: Final = 1 << 5
LOADING: Final = 1 << 7
SUPPRESS_NOTIFICATIONS: Final = 1 << 12
COMPONENTS_V2: Final = 1 << 15

REFERENCE: Final = "attachment://"
NAMELESS: Final = "unknown"
"""The name of a file of whose own name nothing is left."""

_UNSAFE = re.compile(r"[^A-Za-z0-9_.-]")


def copied(value: T) -> T:
    """Copy what was read from JSON, for which `copy.deepcopy` takes several times as long."""
    if isinstance(value, dict):
        parts = cast("dict[str, Any]", value)
        return cast("T", {key: copied(part) for key, part in parts.items()})
    if isinstance(value, list):
        return cast("T", [copied(part) for part in cast("list[Any]", value)])
    return value


def many(holder: Payload, key: str) -> list[Payload]:
    """Return the list under `key`, empty if there is none."""
    return cast("list[Payload]", holder.get(key) or [])


def children(component: Payload) -> list[tuple[str, Payload]]:
    """Return the components directly inside, each with the path Discord names it by."""
    inside: list[tuple[str, Payload]] = []
    listed = component.get("components")
    if isinstance(listed, list):
        for at, child in enumerate(cast("list[Any]", listed)):
            if isinstance(child, dict):
                inside.append((f"components.{at}", cast("Payload", child)))
    for key in _HOLDING[1:]:
        child = component.get(key)
        if isinstance(child, dict):
            inside.append((key, cast("Payload", child)))
    return inside


_HOLDING: Final = ("components", "accessory", "component")
"""The fields of a component that may hold others."""


def walk(holder: Payload, path: str = "") -> Iterator[tuple[str, Payload]]:
    """Yield every component of a message or modal, nested ones included, in reading order."""
    for step, child in children(holder):
        here = f"{path}.{step}" if path else step
        yield here, child
        if _holds_others(child):
            yield from walk(child, here)


def components_of(holder: Payload) -> list[Payload]:
    """Return every component, nested ones included, in reading order."""
    # As `walk` does, but it names no paths: messages are looked through again and again.
    found: list[Payload] = []
    listed = holder.get("components")
    inside = cast("list[Any]", listed) if isinstance(listed, list) else []
    for child in (*inside, holder.get("accessory"), holder.get("component")):
        if isinstance(child, dict):
            component = cast("Payload", child)
            found.append(component)
            if _holds_others(component):
                found += components_of(component)
    return found


def _holds_others(component: Payload) -> bool:
    """Whether it may hold others: most are buttons and texts, and there is nothing to look for."""
    return not component.keys().isdisjoint(_HOLDING)


def text_of(message: Payload) -> str:
    """Return all that a message says, its buttons left out."""
    texts = [str(message.get("content") or "")]
    for embed in many(message, "embeds"):
        texts += [str(embed.get("title") or ""), str(embed.get("description") or "")]
        texts += [f"{field['name']}: {field['value']}" for field in many(embed, "fields")]
    texts += [
        str(part["content"]) for part in components_of(message) if part["type"] == TEXT_DISPLAY
    ]
    return "\n".join(part for part in texts if part)


def buttons_of(message: Payload) -> list[Payload]:
    """Return the buttons of a message, disabled ones and links included."""
    return [part for part in components_of(message) if part["type"] == BUTTON]


def selects_of(message: Payload) -> list[Payload]:
    """Return the menus of a message, disabled ones included."""
    return [part for part in components_of(message) if part["type"] in SELECTS]


def face_of(button: Payload) -> str:
    """Return what is written on a button: its label, or else its emoji."""
    emoji = cast("Payload", button.get("emoji") or {})
    return str(button.get("label") or emoji.get("name") or "")


def safe_name(filename: str) -> str:
    """Write a file's name as Discord keeps it: `hello (world).png` is `hello_world.png`."""
    plain = unicodedata.normalize("NFKD", filename).encode("ascii", "ignore").decode()
    kept = _UNSAFE.sub("", "_".join(re.split(r"[\s/\\]+", plain.strip()))).strip("._")
    if kept and "." in filename.rpartition("/")[2] and "." not in kept:
        # Nothing but its ending is left.
        return f"{NAMELESS}.{kept}"
    return kept or NAMELESS


def referred(url: str) -> str | None:
    """Return the name of the file that `attachment://name` means; None for another address."""
    if not url.startswith(REFERENCE):
        return None
    return safe_name(url.removeprefix(REFERENCE))
