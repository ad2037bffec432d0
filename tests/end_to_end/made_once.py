"""What the evenings of a process make once: the commands."""

from typing import Final

from bot.interactions.registration import Registration
from bot.playground.discord.payloads import Payload
from bot.playground.discord.state.commands import Commands

_REGISTERED: Final[list[Payload]] = []
"""The commands as Discord keeps them, once it was told of them."""


def known_to(commands: Commands) -> type[Registration]:
    """Return how commands are registered if Discord may know them from an earlier evening.

    To put them together, to send them and to look at each was half of what a start costs.
    """

    class KnownAlready(Registration):
        async def register(self, application_id: int) -> None:
            if not _REGISTERED:
                await super().register(application_id)
                _REGISTERED.extend(map(dict, commands.of(None)))
            elif not commands.of(None):
                application = {"application_id": str(application_id)}
                commands.keep({**command, **application} for command in _REGISTERED)
            self.tried.set()

    return KnownAlready
