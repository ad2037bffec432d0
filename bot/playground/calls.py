"""Calls: a request as the routes see it, its JSON and files already read."""

import json
import re
from dataclasses import dataclass
from typing import cast

import aiohttp
from aiohttp import web

from bot.playground.attachments import Upload
from bot.playground.payloads import Payload
from bot.playground.refusals import ApiRefusal, Objections

_FILE = re.compile(r"files?\[(\d+)\]")


@dataclass(frozen=True, slots=True)
class Call:
    """A request of the bot: parts of the path, the query, the body and its files."""

    parts: dict[str, str]
    query: dict[str, str]
    body: object
    uploads: list[Upload]

    def id(self, name: str) -> int:
        """Return a part of the path that must be an id."""
        text = self.parts[name]
        if not text.isdigit():
            objections = Objections()
            objections.add(name, "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
            objections.raise_any()
        return int(text)

    @property
    def payload(self) -> Payload:
        """The body of a request that must have an object for one."""
        body = cast("Payload | None", self.body)
        if not isinstance(body, dict):
            raise ApiRefusal(400, 50109, "The request body contains invalid JSON.")
        return body


async def read_call(request: web.Request) -> Call:
    """Read the body of `request`; raise `Refused` for what is no JSON."""
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
        raise ApiRefusal(400, 50109, "The request body contains invalid JSON.") from wrong
