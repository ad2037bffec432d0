"""Bodies of requests, written short, and the refusals they meet."""

import struct
import zlib
from typing import Any, cast

from loopback_discord.payloads import COMPONENTS_V2, Payload
from loopback_discord.validation.errors import ApiError


def text(content: str = "hello") -> Payload:
    return {"type": 10, "content": content}


def button(**changes: object) -> Payload:
    return {"type": 2, "style": 2, "label": "go", "custom_id": "go", **changes}


def row(*parts: Payload) -> Payload:
    return {"type": 1, "components": list(parts)}


def option(label: str = "a", **changes: object) -> Payload:
    return {"label": label, "value": label, **changes}


def menu(*options: Payload, **changes: object) -> Payload:
    return {"type": 3, "custom_id": "menu", "options": list(options), **changes}


def container(*parts: Payload, **changes: object) -> Payload:
    return {"type": 17, "components": list(parts), **changes}


def gallery(*urls: str, **changes: object) -> Payload:
    return {"type": 12, "items": [{"media": {"url": url}, **changes} for url in urls]}


def v2(*components: Payload, **more: object) -> Payload:
    return {"flags": COMPONENTS_V2, "components": list(components), **more}


def buttons(count: int) -> list[Payload]:
    keys = [button(custom_id=f"b{number}") for number in range(count)]
    return [row(*keys[at : at + 5]) for at in range(0, count, 5)]


def refusal_at(refused: ApiError, path: str) -> list[str]:
    """Return the codes that Discord's nested errors hold at `path`."""
    node: Any = refused.errors
    for step in path.split("."):
        node = cast("Payload", node)[step]
    return [str(one["code"]) for one in node["_errors"]]


def png(width: int, height: int) -> bytes:
    """Return a picture of one colour."""
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    lines = zlib.compress((b"\0" + b"\x66" * width) * height)
    chunks = ((b"IHDR", header), (b"IDAT", lines), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )
