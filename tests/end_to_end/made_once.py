"""What the evenings of a process make once: the commands, and the deals of days."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

import bot.text.phrasebook as spoken
from bot.fields import promises
from bot.interactions.registration import Registration
from data.fields import Field, NewDeal
from loopback_discord.payloads import Payload
from loopback_discord.state.commands import Commands

_REGISTERED: Final[defaultdict[object, list[Payload]]] = defaultdict(list)
"""The commands as Discord keeps them, once it was told of them, by where texts came from.

A test may let the bot speak other words; its commands are nobody else's.
"""


def known_to(commands: Commands) -> type[Registration]:
    """Return how commands are registered if Discord may know them from an earlier evening.

    To put them together, to send them and to look at each was half of what a start costs.
    """

    class KnownAlready(Registration):
        async def register(self, application_id: int) -> None:
            known = _REGISTERED[spoken.bundle_of]
            if not known:
                await super().register(application_id)
                known.extend(map(dict, commands.of(None)))
            elif not commands.of(None):
                application = {"application_id": str(application_id)}
                commands.keep({**command, **application} for command in known)
            self.tried.set()

    return KnownAlready


_SETTLED: Final[dict[str, Sequence[NewDeal]]] = {}
"""The deals of each field."""


def settled_once(field: Field, chance: Random, at: int) -> list[NewDeal]:
    """Settle the deals of a field as in an earlier evening, if it had any.

    Every start settles two days of each family, whose chains are long, and few of them are played.
    """
    if field.field_id not in _SETTLED:
        _SETTLED[field.field_id] = promises.new_deals(field, chance, at)
    known = _SETTLED[field.field_id]
    return [replace(one, deal=replace(one.deal, field=field, committed_at=at)) for one in known]
