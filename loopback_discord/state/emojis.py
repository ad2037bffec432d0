"""Emojis of the application: their pictures are kept, and whoever names one must know its id."""

import base64
import binascii
import re
from collections.abc import Iterable, Iterator
from typing import Final, cast

from loopback_discord.payloads import BUTTON, Payload, many, walk
from loopback_discord.state.attachments import Upload
from loopback_discord.state.core import Core
from loopback_discord.validation.commands import check_emoji
from loopback_discord.validation.errors import UNKNOWN_EMOJI, ApiError, Checked

_DATA: Final = re.compile(r"data:image/[a-z]+;base64,(.+)", re.DOTALL)
_HEADS: Final = {
    "png": re.compile(rb"\x89PNG\r\n\x1a\n"),
    "jpeg": re.compile(rb"\xff\xd8\xff"),
    "gif": re.compile(rb"GIF8[79]a"),
    "webp": re.compile(rb"RIFF....WEBP", re.DOTALL),
    "avif": re.compile(rb"....ftypavi[fs]", re.DOTALL),
}
"""How pictures begin; Discord goes by that, whatever the bot calls them."""


class Emojis:
    """The emojis of one application, oldest first."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._kept: dict[str, Payload] = {}

    def __iter__(self) -> Iterator[Payload]:
        return iter(self._kept.values())

    @property
    def names(self) -> list[str]:
        return [emoji["name"] for emoji in self]

    def find(self, emoji_id: str) -> Payload:
        """Return an emoji; raise `ApiError` (10014) if it never was or is deleted."""
        if emoji_id not in self._kept:
            raise ApiError(UNKNOWN_EMOJI)
        return self._kept[emoji_id]

    def create(self, asked: Payload) -> Payload:
        """Keep a picture under a name; raise `ApiError` for what Discord does not take."""
        content = _content(str(asked.get("image") or ""))
        kind = next((kind for kind, head in _HEADS.items() if head.match(content)), "")
        check_emoji(asked, content if kind else b"", taken=self.names)
        number = self._core.snowflakes.next()
        # discord.py asks for every still emoji as .png, whatever it was uploaded as.
        address = "gif" if kind == "gif" else "png"
        self._core.cdn.keep_emoji(number, Upload(0, f"emoji.{kind}", content), address)
        emoji: Payload = {
            "id": str(number),
            "name": asked["name"],
            "roles": [],
            "user": self._core.bot.described,
            "require_colons": True,
            "managed": False,
            "animated": kind == "gif",
            "available": True,
        }
        self._kept[emoji["id"]] = emoji
        return emoji

    def rename(self, emoji: Payload, asked: Payload) -> None:
        """Give an emoji another name; raise `ApiError` if it may not have that."""
        others = [one["name"] for one in self if one is not emoji]
        check_emoji(asked, None, taken=others)
        emoji["name"] = asked["name"]

    def remove(self, emoji: Payload) -> None:
        """Delete an emoji and its picture."""
        del self._kept[emoji["id"]]
        self._core.cdn.drop_emoji(emoji["id"])

    def check(self, body: Payload) -> None:
        """Raise `ApiError` if a component of a message names an emoji that is not there.

        A text may name any: what nobody knows is shown by its name.
        """
        checked = Checked(body)
        for path, holder, code in _holders(body):
            number = cast("Payload", holder.get("emoji") or {}).get("id")
            if number is not None and str(number) not in self._kept:
                checked.wrong(code, f"{path}.emoji.name")
        checked.raise_any()


def _holders(body: Payload) -> Iterable[tuple[str, Payload, str]]:
    """Yield buttons and lines of menus, with their paths and what Discord says of their faults."""
    for path, part in walk(body):
        if part["type"] == BUTTON:
            yield path, part, "BUTTON_COMPONENT_INVALID_EMOJI"
        for at, option in enumerate(many(part, "options")):
            yield f"{path}.options.{at}", option, "SELECT_COMPONENT_INVALID_EMOJI"


def write_ids(body: Payload) -> None:
    """Write the ids of emojis as texts, as Discord sends them back whatever the bot sent."""
    for _, holder, _ in _holders(body):
        emoji = cast("Payload", holder.get("emoji") or {})
        if emoji.get("id"):
            emoji["id"] = str(emoji["id"])


def has_component_emojis(body: Payload) -> bool:
    """Whether a button or a line of a menu carries an emoji of the application."""
    return any(
        cast("Payload", holder.get("emoji") or {}).get("id") for _, holder, _ in _holders(body)
    )


def _content(image: str) -> bytes:
    """Return the picture in a data URI; nothing if it is none."""
    data = _DATA.fullmatch(image)
    try:
        return base64.b64decode(data[1], validate=True) if data else b""
    except binascii.Error:
        return b""
