"""Mentions: whom a message calls, as far as the bot allows it to."""

import re
from collections.abc import Callable
from typing import Final, TypeAlias, cast

from bot.playground.payloads import Payload, text_of
from bot.playground.places import User

FindUser: TypeAlias = Callable[[int], User | None]

_MENTION: Final = re.compile(r"<@!?(\d+)>")


def mentioned(message: Payload, asked: Payload, find: FindUser) -> list[Payload]:
    """Return the users that `message` calls under the `allowed_mentions` of `asked`.

    Where a request does not say what is allowed, everything is: so does Discord, on edits too.
    """
    allowed = cast("Payload | None", asked.get("allowed_mentions"))
    everybody = allowed is None or "users" in (allowed.get("parse") or [])
    named = cast("list[object]", (allowed or {}).get("users") or [])
    called: list[Payload] = []
    for number in dict.fromkeys(_MENTION.findall(text_of(message))):
        user = find(int(number))
        if user is not None and (everybody or number in map(str, named)):
            called.append(user.described)
    return called
