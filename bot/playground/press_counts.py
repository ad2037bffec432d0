"""Press counts: which process heard of a press, and which one answered it."""

from collections import Counter, OrderedDict
from typing import Final

from aiohttp import web

from bot.playground.api import PREFIX
from bot.playground.interactions import AUTOCOMPLETE
from bot.playground.loopback import LoopbackDiscord
from bot.playground.page_guard import RequestHandler
from bot.playground.payloads import Payload

REMEMBERED: Final = 1000
"""So many presses without an answer are more than there ever are."""


class PressCounts:
    """Counts the presses, commands and forms that each process answered, and that it forwarded.

    The loopback knows a process that listens by its token, and one that answers by the port that
    it was told to speak to. If those who heard of a press are others than who answered, it was
    forwarded.
    """

    def __init__(self, discord_server: LoopbackDiscord) -> None:
        self.answered: Counter[str] = Counter()
        self.forwarded: Counter[str] = Counter()
        self._discord_server = discord_server
        self._token_of: dict[str, str] = {}
        self._name_at: dict[int, str] = {}
        self._heard: OrderedDict[int, list[str]] = OrderedDict()
        discord_server.world.listen(self._hear)
        discord_server.app.middlewares.append(self._count)

    def know(self, name: str, token: str, port: int) -> None:
        """Count what is done with this token and at this port for the process of a name."""
        self._token_of[token] = name
        self._name_at[port] = name

    def _hear(self, event: str, told: Payload, guild_id: int | None) -> None:
        if event != "INTERACTION_CREATE" or told["type"] == AUTOCOMPLETE:
            return
        self._heard[int(told["id"])] = [
            self._token_of[session.token]
            for session in self._discord_server.gateway.sessions()
            if session.token in self._token_of
            and session.line is not None
            and session.hears(event, guild_id)
        ]
        if len(self._heard) > REMEMBERED:
            self._heard.popitem(last=False)

    @web.middleware
    async def _count(self, request: web.Request, handler: RequestHandler) -> web.StreamResponse:
        response = await handler(request)
        start, _, rest = request.path.partition(f"{PREFIX}/interactions/")
        if not start and rest.endswith("/callback") and response.status < 300:
            transport = request.transport
            port = transport.get_extra_info("sockname")[1] if transport else 0
            self._note(int(rest.partition("/")[0]), self._name_at.get(port))
        return response

    def _note(self, press_id: int, by: str | None) -> None:
        heard = self._heard.pop(press_id, None)
        if heard is None or by is None:
            return
        self.answered[by] += 1
        if heard and by not in heard:
            self.forwarded[heard[0]] += 1
