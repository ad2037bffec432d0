"""Requests of the bot: as the log keeps them, and as the routes read them."""

import json
import re
from dataclasses import dataclass, field
from typing import Any, cast

import aiohttp
from aiohttp import web

from loopback_discord.payloads import Payload
from loopback_discord.state.attachments import Upload
from loopback_discord.validation.errors import INVALID_JSON, ApiError, invalid_body

_FILE = re.compile(r"files?\[(\d+)\]")


@dataclass(frozen=True, slots=True)
class Call:
    """A request of the bot: parts of the path, the query, the body and its files."""

    parts: dict[str, str]
    query: dict[str, str]
    body: object
    uploads: list[Upload]

    def id(self, name: str) -> int:
        """Return a part of the path that must be an id; raise `ApiError` (50035)."""
        text = self.parts[name]
        if not text.isdigit():
            raise invalid_body("NUMBER_TYPE_COERCE", name, f'Value "{text}" is not snowflake.')
        return int(text)

    @property
    def payload(self) -> Payload:
        """The body of a request that must have an object for one; raise `ApiError` (50109)."""
        body = cast("Payload | None", self.body)
        if not isinstance(body, dict):
            raise ApiError(INVALID_JSON)
        return body


async def read_call(request: web.Request) -> Call:
    """Read the body of `request`; raise `ApiError` for what is no JSON."""
    body: object = None
    uploads: list[Upload] = []
    if request.content_type == "multipart/form-data":
        async for part in await request.multipart():
            if not isinstance(part, aiohttp.BodyPartReader):
                continue
            field = _FILE.fullmatch(part.name or "")
            if field is None:
                body = _parsed(await part.text()) if part.name == "payload_json" else body
            else:
                content = bytes(await part.read())
                uploads.append(Upload(int(field[1]), part.filename or "file", content))
    elif request.can_read_body:
        body = _parsed(await request.text())
    return Call(dict(request.match_info), dict(request.query), body, uploads)


def _parsed(text: str) -> object:
    try:
        return json.loads(text) if text else None
    except ValueError as wrong:
        raise ApiError(INVALID_JSON) from wrong


@dataclass(slots=True)
class Request:
    """One request of the bot; `status` is 0 if the connection was cut instead."""

    method: str
    route: str
    path: str = field(repr=False)
    body: Any = field(repr=False)
    files: list[Upload]
    at: float
    """When it came, in seconds since 1970 by the loopback clock."""
    status: int = 0
