"""Attachments: files that came with a message, served again from the loopback address."""

import mimetypes
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, Final, cast

from PIL import Image

from loopback_discord.payloads import (
    FILE,
    MEDIA_GALLERY,
    THUMBNAIL,
    Payload,
    components_of,
    referred,
    safe_name,
)
from loopback_discord.state.clock import Snowflakes

_SHOWN: Final = {kind: f"image/{kind.lower()}" for kind in ("PNG", "GIF", "JPEG", "WEBP", "AVIF")}
"""The pictures that a client shows, by their names at Pillow."""


@dataclass(frozen=True, slots=True)
class PictureHeader:
    """The header of a picture: its content type, and its width and height in pixels."""

    content_type: str
    width: int
    height: int


def picture_header(content: bytes) -> PictureHeader | None:
    """Read the header of a PNG, GIF, JPEG, WebP or AVIF; None if `content` is none of them."""
    try:
        with Image.open(BytesIO(content), formats=tuple(_SHOWN)) as picture:
            return PictureHeader(_SHOWN[str(picture.format)], picture.width, picture.height)
    except (OSError, ValueError):
        return None


SPOILER: Final = 1 << 3
"""The flag of an attachment that is covered until somebody uncovers it."""

DROPPED_KEPT: Final = 50
"""Files still served after their message let go of them: a page is a little late."""

_SPOILER_NAME = "SPOILER_"


@dataclass(frozen=True, slots=True)
class Upload:
    """One part of a multipart request; `number` is the n of its field name `files[n]`."""

    number: int
    filename: str
    content: bytes = field(repr=False)

    @property
    def picture(self) -> PictureHeader | None:
        """The file as a picture; None if it is none."""
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
        return self.picture is not None


class Cdn:
    """Keeps every uploaded file under the path of its address."""

    def __init__(self, snowflakes: Snowflakes) -> None:
        self._snowflakes = snowflakes
        self._files: dict[str, Upload] = {}
        self._dropped: deque[str] = deque()
        self.origin = ""
        """The address where the files are served, such as `http://127.0.0.1:8123/cdn`."""

    def keep(self, channel_id: int, upload: Upload, listed: Payload) -> Payload:
        """Store `upload` and return it as an attachment, with what the bot has `listed` of it."""
        number = self._snowflakes.next()
        given = str(listed.get("filename") or upload.filename)
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
        picture = upload.picture
        if picture is not None:
            attachment["width"], attachment["height"] = picture.width, picture.height
        if filename != given:
            attachment["title"] = given.rpartition(".")[0] or given
        if listed.get("is_spoiler") or filename.startswith(_SPOILER_NAME):
            attachment["flags"] = SPOILER
        if listed.get("description"):
            attachment["description"] = listed["description"]
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
