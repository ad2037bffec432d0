"""Attachments: files that came with a message, served again from the loopback address."""

import mimetypes
from dataclasses import dataclass, field
from typing import Any, cast

from bot.playground.payloads import FILE, MEDIA_GALLERY, THUMBNAIL, Payload, components_of
from bot.playground.snowflakes import Mint


@dataclass(frozen=True, slots=True)
class Upload:
    """One part of a multipart request; `number` is the n of its field name `files[n]`."""

    number: int
    filename: str
    content: bytes = field(repr=False)

    @property
    def content_type(self) -> str:
        return mimetypes.guess_type(self.filename)[0] or "application/octet-stream"


class Shelf:
    """Keeps every uploaded file under the path of its address."""

    def __init__(self, mint: Mint) -> None:
        self._mint = mint
        self._files: dict[str, Upload] = {}
        self.origin = ""
        """Where the shelf is served, such as `http://127.0.0.1:8123/cdn`."""

    def keep(self, channel_id: int, upload: Upload, told: Payload) -> Payload:
        """Store `upload` and return it as an attachment, with what the bot `told` of it."""
        number = self._mint.strike()
        filename = str(told.get("filename") or upload.filename)
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
        if told.get("description"):
            attachment["description"] = told["description"]
        return attachment

    def keep_emoji(self, emoji_id: int, upload: Upload, extension: str) -> None:
        """Store the picture of an application emoji under the address discord.py computes."""
        self._files[f"emojis/{emoji_id}.{extension}"] = upload

    def find(self, path: str) -> Upload | None:
        return self._files.get(path)


def resolve(components: list[Payload], attachments: list[Payload]) -> None:
    """Turn `attachment://name` in `components` into the address where the file is served."""
    by_name = {f"attachment://{one['filename']}": one for one in attachments}
    for component in components_of({"components": components}):
        media: list[Payload] = []
        if component["type"] == MEDIA_GALLERY:
            media = [entry["media"] for entry in cast("list[Any]", component["items"])]
        elif component["type"] == THUMBNAIL:
            media = [component["media"]]
        elif component["type"] == FILE:
            media = [component["file"]]
        for one in media:
            attachment = by_name.get(str(one.get("url")))
            if attachment is None:
                continue
            one.update(
                url=attachment["url"],
                proxy_url=attachment["url"],
                content_type=attachment["content_type"],
                attachment_id=attachment["id"],
                width=None,
                height=None,
                flags=0,
                loading_state=2,
            )
            if component["type"] == FILE:
                component["name"] = attachment["filename"]
                component["size"] = attachment["size"]
