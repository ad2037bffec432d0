"""A Discord on the loopback address, spoken to by the real, unmodified discord.py."""

from typing import Final

from aiohttp import web

from loopback_discord.payloads import Payload
from loopback_discord.people.world import World, furnished
from loopback_discord.server.api import PREFIX, Api
from loopback_discord.server.endpoint import Endpoint
from loopback_discord.server.faults import Faults
from loopback_discord.server.gateway import RESUME_PATH, Gateway
from loopback_discord.server.rate_limits import RateLimits
from loopback_discord.server.requests import Request

HOST: Final = "127.0.0.1"
_GATEWAY_PATH: Final = "/gateway/"
_CDN_PATH: Final = "/cdn"


class PortTaken(Exception):
    """Another program listens on the port."""

    def __init__(self, port: int, reason: str) -> None:
        super().__init__(f"Port {port} is taken ({reason})")
        self.port = port


class LoopbackDiscord:
    """One Discord: its world, its HTTP API, its gateway, and the faults it is told to make.

    Further routes (a page) may be added to `app` before the start; `/api`, `/gateway` and
    `/cdn` are taken.
    """

    def __init__(self, world: World | None = None) -> None:
        self.world = world or furnished()
        self.valid_token: str | None = None
        """The only token accepted; None accepts every one."""
        self.faults = Faults()
        self.rate_limits = RateLimits(self.world.clock)
        self.endpoint = Endpoint()
        self.api = Api(self.world, self.faults, self.rate_limits, self._accepts, self.endpoint)
        self.requests = self.api.requests
        self.gateway = Gateway(self.world, self._accepts, self.api.application.session_starts)
        self.world.listen(self._tell_bot)
        self.app = web.Application(client_max_size=64 * 1024 * 1024)
        self.api.mount(self.app)
        self.app.router.add_get(_GATEWAY_PATH, self.gateway.serve)
        self.app.router.add_get(_GATEWAY_PATH + RESUME_PATH, self.gateway.serve_resume_host)
        self.app.router.add_get(_CDN_PATH + "/{path:.*}", self._serve_file)
        self._runner: web.AppRunner | None = None
        self._port = 0

    @property
    def port(self) -> int:
        return self._port

    @property
    def origin(self) -> str:
        """The address that browsers open."""
        return f"http://{HOST}:{self._port}"

    @property
    def api_url(self) -> str:
        return self.api_url_at(self._port)

    def api_url_at(self, port: int) -> str:
        """Return the address of the API at one of the ports that it listens on."""
        return f"http://{HOST}:{port}{PREFIX}"

    @property
    def gateway_url(self) -> str:
        return f"ws://{HOST}:{self._port}{_GATEWAY_PATH}"

    async def start(self, port: int = 0) -> None:
        """Listen on 127.0.0.1; port 0 takes a free one. Raise `PortTaken`."""
        # Access lines would hold interaction tokens, so none are written.
        runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=0.5)
        await runner.setup()
        self._runner = runner
        try:
            await web.TCPSite(runner, HOST, port).start()
        except OSError as refusal:
            raise PortTaken(port, refusal.strerror or "") from refusal
        self._port = int(runner.addresses[0][1])
        self.world.cdn.origin = self.origin + _CDN_PATH
        self.gateway.url = self.gateway_url
        self.api.application.gateway_url = self.gateway_url

    async def listen_also(self) -> int:
        """Listen on one more port, once started, and return it. All is the same there."""
        runner = self._runner
        assert runner is not None
        await web.TCPSite(runner, HOST, 0).start()
        return int(runner.addresses[-1][1])

    async def stop(self) -> None:
        """Close every connection and stop listening."""
        await self.endpoint.stop()
        await self.gateway.stop()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    @property
    def invalid_requests(self) -> list[Request]:
        """The requests that count towards the ban for 10,000 vain ones in 10 minutes."""
        return [one for one in self.requests if one.status in (401, 403, 429)]

    def asked(self, method: str, route: str) -> list[Request]:
        """Return the requests of `method` to the template `route`, oldest first."""
        return [one for one in self.requests if (one.method, one.route) == (method, route)]

    def _tell_bot(self, event: str, body: Payload, guild_id: int | None) -> None:
        """Tell the bot of an event, of what people do by HTTP if there is an address for it."""
        if event == "INTERACTION_CREATE" and self.endpoint.url is not None:
            self.endpoint.post(body)
        else:
            self.gateway.dispatch(event, body, guild_id)

    def _accepts(self, token: str) -> bool:
        return self.valid_token in (None, token)

    async def _serve_file(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        upload = self.world.cdn.find(path)
        if upload is None:
            return web.Response(status=404)
        # What stands under an address never changes. What is no picture is only ever saved: a
        # page among the files must not run beside one of `app`.
        headers = {
            "Cache-Control": "private, max-age=31536000, immutable",
            "Content-Security-Policy": "sandbox; default-src 'none'",
            "X-Content-Type-Options": "nosniff",
        }
        if not upload.shown:
            name = path.rpartition("/")[2]
            headers["Content-Disposition"] = f'attachment; filename="{name}"'
        return web.Response(body=upload.content, content_type=upload.content_type, headers=headers)
