"""Attachments: files that came with a message, served again from the loopback address."""

import mimetypes
import struct
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, cast

from bot.playground.discord.payloads import (
    FILE,
    MEDIA_GALLERY,
    THUMBNAIL,
    Payload,
    components_of,
    referred,
    safe_name,
)
from bot.playground.discord.state.clock import Snowflakes


@dataclass(frozen=True, slots=True)
class PictureHeader:
    """What a file says of itself: its content type, and how many pixels it is wide and high."""

    content_type: str
    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height


def picture_header(content: bytes) -> PictureHeader | None:
    """Read the header of a PNG, GIF, JPEG, WebP or AVIF; None if `content` is none of them."""
    for read in _READERS:
        try:
            header = read(content)
        except (struct.error, IndexError):
            # It begins like a picture and ends before it says how large it is.
            continue
        if header is not None:
            return header
    return None


def _png(content: bytes) -> PictureHeader | None:
    if not content.startswith(b"\x89PNG\r\n\x1a\n") or content[12:16] != b"IHDR":
        return None
    return PictureHeader("image/png", *struct.unpack_from(">II", content, 16))


def _gif(content: bytes) -> PictureHeader | None:
    if content[:6] not in (b"GIF87a", b"GIF89a"):
        return None
    return PictureHeader("image/gif", *struct.unpack_from("<HH", content, 6))


def _jpeg(content: bytes) -> PictureHeader | None:
    if not content.startswith(b"\xff\xd8\xff"):
        return None
    for marker, at in _jpeg_segments(content):
        # Frame headers but for three markers among them that begin something else.
        if marker in range(0xC0, 0xD0) and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack_from(">HH", content, at + 3)
            return PictureHeader("image/jpeg", width, height)
    return None


def _jpeg_segments(content: bytes) -> Iterator[tuple[int, int]]:
    """Yield each marker with the place of its length, up to the compressed data."""
    at = 2
    while content[at] == 0xFF:
        marker = content[at + 1]
        if marker == 0xFF:
            at += 1
            continue
        yield marker, at + 2
        (length,) = struct.unpack_from(">H", content, at + 2)
        at += 2 + length


def _webp(content: bytes) -> PictureHeader | None:
    if content[:4] != b"RIFF" or content[8:12] != b"WEBP":
        return None
    kind = content[12:16]
    if kind == b"VP8X":
        sizes: tuple[bytes, bytes] = struct.unpack_from("<3s3s", content, 24)
        width, height = (int.from_bytes(size, "little") + 1 for size in sizes)
    elif kind == b"VP8L":
        (bits,) = struct.unpack_from("<I", content, 21)
        width, height = (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    else:
        width, height = (size & 0x3FFF for size in struct.unpack_from("<HH", content, 26))
    return PictureHeader("image/webp", width, height)


def _avif(content: bytes) -> PictureHeader | None:
    if content[4:8] != b"ftyp" or b"avi" not in content[8:32]:
        return None
    at = content.find(b"ispe")
    if at < 0:
        return None
    return PictureHeader("image/avif", *struct.unpack_from(">II", content, at + 8))


_READERS: Final[tuple[Callable[[bytes], PictureHeader | None], ...]] = (
    _png,
    _gif,
    _jpeg,
    _webp,
    _avif,
)


SPOILER: Final = 1 << 3
"""The flag of an attachment that is covered until somebody uncovers it."""

DROPPED_KEPT: Final = 50
"""So many files are still served after their message let go of them: a page is a little late."""

_SHOWN: Final = frozenset({"image/png", "image/gif", "image/jpeg", "image/webp", "image/avif"})
_SPOILER_NAME = "SPOILER_"


@dataclass(frozen=True, slots=True)
class Upload:
    """One part of a multipart request; `number` is the n of its field name `files[n]`."""

    number: int
    filename: str
    content: bytes = field(repr=False)

    @property
    def picture(self) -> PictureHeader | None:
        """What it is as a picture; None if it is none."""
        return picture_header(self.content)

    @property
    def content_type(self) -> str:
        picture = self.picture
        if picture is not None:
            return picture.content_type
        return mimetypes.guess_type(self.filename)[0] or "application/octet-stream"

    @property
    def shown(self) -> bool:
        """Whether a client shows it, and does not only offer it for download."""
        return self.content_type in _SHOWN


class Cdn:
    """Keeps every uploaded file under the path of its address."""

    def __init__(self, snowflakes: Snowflakes) -> None:
        self._snowflakes = snowflakes
        self._files: dict[str, Upload] = {}
        self._dropped: deque[str] = deque()
        self.origin = ""
        """Where the files are served, such as `http://127.0.0.1:8123/cdn`."""

    def keep(self, channel_id: int, upload: Upload, told: Payload) -> Payload:
        """Store `upload` and return it as an attachment, with what the bot `told` of it."""
        number = self._snowflakes.next()
        given = str(told.get("filename") or upload.filename)
        filename = safe_name(given)
        path = f"attachments/{channel_id}/{number}/{filename}"
        self._files[path] = upload
        address = f"{self.origin}/{path}"
        attachment: Payload = {
            "id": str(number),
            "filename": filename,
            "size": len(upload.content),
            "url": address,
            "proxy_url": address,
            "content_type": upload.content_type,
        }
        if upload.picture is not None:
            attachment["width"], attachment["height"] = upload.picture.size
        if filename != given:
            attachment["title"] = given.rpartition(".")[0] or given
        if told.get("is_spoiler") or filename.startswith(_SPOILER_NAME):
            attachment["flags"] = SPOILER
        if told.get("description"):
            attachment["description"] = told["description"]
        return attachment

    def handed_in(self, channel_id: int, options: Mapping[str, object]) -> dict[str, object]:
        """Return the options of a command with each file that a person hands in as an attachment.

        It is served for a while only, as Discord does with files that are in no message.
        """
        given = dict(options)
        for name, value in options.items():
            if isinstance(value, Upload):
                attachment = self.keep(channel_id, value, {})
                self.drop([attachment])
                given[name] = attachment | {"ephemeral": True}
        return given

    def drop(self, attachments: Iterable[Payload]) -> None:
        """Let go of the files of `attachments`, which no message carries any more."""
        for one in attachments:
            self._dropped.append(str(one["url"]).removeprefix(f"{self.origin}/"))
        while len(self._dropped) > DROPPED_KEPT:
            self._files.pop(self._dropped.popleft(), None)

    def keep_emoji(self, emoji_id: int, upload: Upload, extension: str) -> None:
        """Store the picture of an application emoji under the address discord.py computes."""
        self._files[f"emojis/{emoji_id}.{extension}"] = upload

    def drop_emoji(self, emoji_id: str) -> None:
        """Take the picture of an application emoji away."""
        for extension in ("png", "gif"):
            self._files.pop(f"emojis/{emoji_id}.{extension}", None)

    def find(self, path: str) -> Upload | None:
        return self._files.get(path)


def resolve(components: list[Payload], attachments: list[Payload]) -> None:
    """Turn `attachment://name` in `components` into the address where the file is served."""
    by_name = {str(one["filename"]): one for one in attachments}
    for component in components_of({"components": components}):
        media: list[Payload] = []
        if component["type"] == MEDIA_GALLERY:
            media = [entry["media"] for entry in cast("list[Any]", component["items"])]
        elif component["type"] == THUMBNAIL:
            media = [component["media"]]
        elif component["type"] == FILE:
            media = [component["file"]]
        for one in media:
            attachment = by_name.get(referred(str(one.get("url"))) or "")
            if attachment is None:
                continue
            one.update(
                url=attachment["url"],
                proxy_url=attachment["url"],
                content_type=attachment["content_type"],
                attachment_id=attachment["id"],
                width=attachment.get("width"),
                height=attachment.get("height"),
                flags=0,
                loading_state=2,
            )
            if component["type"] == FILE:
                component["name"] = attachment["filename"]
                component["size"] = attachment["size"]
