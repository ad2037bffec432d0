"""What the evenings of a process make once: the commands."""

from collections import defaultdict
from typing import Final

import bot.text.phrasebook as spoken
from bot.interactions.registration import Registration
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
