"""The playground's web page: its files, and what each person sees.

Every request must name this computer as its host and may come from no other site's page. So no web
site that a player has open can read or drive the playground.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

from aiohttp import web

from bot.playground.languages import choices, filled_in, wished, words
from bot.playground.page_acts import PageActs
from loopback_discord.payloads import Payload
from loopback_discord.people.client import Impossible
from loopback_discord.people.person import Person
from loopback_discord.people.world import World
from loopback_discord.state.commands import localized
from loopback_discord.state.guilds import Channel, Guild
from loopback_discord.validation.errors import ApiError

POLL_SECONDS: Final = 25.0
MESSAGES_SHOWN: Final = 60

_FILES: Final = Path(__file__).parent / "page"
_KINDS: Final = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}


def add_page(app: web.Application, world: World, *, processes: bool = False) -> None:
    """Serve the page at `/` and its interface under `/play/`, to this computer only.

    It leads to the page of `processes` if there is one.

    The check of host and origin is laid around the whole `app`: a web site must not reach the
    gateway or the bot's own routes either.
    """
    app.middlewares.insert(0, only_this_computer)
    app.router.add_routes(_Page(world, app, processes=processes).routes())


class _Page:
    def __init__(self, world: World, app: web.Application, *, processes: bool) -> None:
        self._world = world
        self._processes = processes
        self._acts = PageActs(world)
        self._started = secrets.token_hex(8)
        self._closing = asyncio.Event()
        app.on_shutdown.append(self._close)

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/", self._index),
            web.get("/play/page/{name}", self._file),
            web.get("/play/words", self._words),
            web.get("/play/room", self._room),
            web.get("/play/changes", self._changes),
            web.get("/play/people/{person}", self._sight),
            web.post("/play/people/{person}/{act}", self._do),
        ]

    async def _close(self, _: web.Application) -> None:
        # Polls that wait would hold up the server's stop.
        self._closing.set()

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return html_page("index.html", wished_by(request))

    async def _file(self, request: web.Request) -> web.StreamResponse:
        return _page_file(request.match_info["name"])

    async def _words(self, _: web.Request) -> web.Response:
        return web.json_response({one["locale"]: words(one["locale"]) for one in choices()})

    async def _room(self, request: web.Request) -> web.Response:
        world = self._world
        return web.json_response(
            {
                "version": world.changes.version,
                "started": self._started,
                "bot": {"id": str(world.bot.id), "name": world.bot.name},
                "channels": [
                    {
                        "id": str(channel.id),
                        "name": channel.name,
                        "thread": channel.is_thread,
                        "kind": channel.kind,
                        "guild": guild.name,
                        "has_bot": guild.has_bot,
                        "locale": guild.locale,
                        "language_chosen": guild.id in self._acts.chosen,
                    }
                    for guild in world.guilds + world.other_guilds
                    for channel in _with_threads(guild)
                ]
                + [
                    {
                        "id": str(channel.id),
                        "name": channel.name,
                        "thread": False,
                        "guild": None,
                        "has_bot": False,
                        "people": [str(one.id) for one in channel.people],
                        "locale": None,
                        "language_chosen": True,
                    }
                    for channel in world.channels.values()
                    if channel.people
                ],
                "people": [
                    {**_described(person), "language_chosen": person.id in self._acts.chosen}
                    for person in world.people
                ],
                "roles": [
                    {"id": str(role.id), "name": role.name}
                    for guild in world.guilds
                    for role in guild.roles
                ],
                "languages": choices(),
                "wished": wished_by(request),
                "processes": self._processes,
                "emojis": [emoji["id"] for emoji in world.emojis],
            }
        )

    async def _changes(self, request: web.Request) -> web.Response:
        """Answer with the version once it is another than `since`, or after a while."""
        try:
            since = int(request.query.get("since", "-1"))
        except ValueError:
            return wrong(400, "since must be a number")
        world = self._world
        if world.changes.version == since:
            waits = [
                asyncio.ensure_future(world.changes.since(since)),
                asyncio.ensure_future(self._closing.wait()),
            ]
            try:
                await asyncio.wait(waits, timeout=POLL_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for wait in waits:
                    wait.cancel()
        return web.json_response({"version": world.changes.version})

    async def _sight(self, request: web.Request) -> web.Response:
        """Answer with what one person sees, and with nothing that others see alone."""
        person = self._person(request)
        if person is None:
            return wrong(404, "There is no such person.")
        version = self._world.changes.version
        direct = person.dm_channel
        shown = [direct]
        wanted = request.query.get("channel")
        if wanted is not None:
            channel = self._acts.channel(wanted)
            if channel is None or channel.recipient or not channel.is_open_to(person.user):
                return wrong(404, "There is no such channel.")
            shown.append(channel)
        return web.json_response(
            {
                "version": version,
                "person": _described(person),
                "dm": str(direct.id),
                "messages": {
                    str(one.id): person.visible_messages(one.id)[-MESSAGES_SHOWN:] for one in shown
                },
                "offers": {
                    str(one.id): [
                        localized(offer, person.user.locale) for offer in person.offered(one)
                    ]
                    for one in shown
                },
                "apps": {str(one.id): person.offered_on_messages(one) for one in shown},
            }
        )

    async def _do(self, request: web.Request) -> web.Response:
        person = self._person(request)
        act = self._acts.by_name.get(request.match_info["act"])
        if person is None or act is None:
            return wrong(404, "There is no such person, or nothing of this kind to do.")
        try:
            body = await request.json()
            if not isinstance(body, dict):
                raise TypeError("the body must be an object")
            return web.json_response(await act(person, cast("Payload", body)))
        except (KeyError, TypeError, ValueError) as error:
            return wrong(400, f"Something is missing or of the wrong kind: {error}")
        except Impossible as error:
            # The lines below the first repeat all that the person sees.
            return wrong(409, str(error).partition("\n")[0])
        except ApiError as error:
            return wrong(409, error.message)

    def _person(self, request: web.Request) -> Person | None:
        wanted = request.match_info["person"]
        return next((one for one in self._world.people if str(one.id) == wanted), None)


def html_page(name: str, locale: str) -> web.Response:
    page = (_FILES / name).read_text("utf-8")
    return web.Response(text=filled_in(page, locale), content_type="text/html")


def _page_file(name: str) -> web.StreamResponse:
    kind = _KINDS.get(Path(name).suffix)
    path = _FILES / name
    # A name with a separator in it leads elsewhere and is no file of the page.
    if kind is None or path.parent != _FILES or not path.is_file():
        return wrong(404, "There is no such file.")
    return web.Response(text=path.read_text("utf-8"), content_type=kind, charset="utf-8")


def _with_threads(guild: Guild) -> list[Channel]:
    """Return the channels of a server, each followed by its threads that are not asleep."""
    return [
        one
        for channel in guild.channels
        if not channel.is_thread
        for one in (channel, *(t for t in guild.channels if t.parent is channel and not t.archived))
    ]


def _described(person: Person) -> Payload:
    return {
        "id": str(person.id),
        "name": person.name,
        "dms_open": person.user.dms_open,
        "locale": person.user.locale,
    }


def wished_by(request: web.Request) -> str:
    """Return the locale that suits the browser best."""
    return wished(request.headers.get("Accept-Language", ""))


PAGE_HEADER: Final = "X-Cardroom-Page"
"""A header that no form of another site can send."""

PAGES: Final = frozenset({"/", "/processes"})

_HERE: Final = frozenset({"127.0.0.1", "localhost", "[::1]"})

RequestHandler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def only_this_computer(request: web.Request, handler: RequestHandler) -> web.StreamResponse:
    """Refuse what does not come from this computer, and take precautions with what does."""
    own = f"{request.scheme}://{request.host}"
    origin = request.headers.get("Origin")
    refusal = None
    if not _names_this_computer(request):
        refusal = "This is served to this computer only."
    elif origin is not None and origin != own:
        refusal = "Another site's page may not ask this."
    elif request.method not in ("GET", "HEAD") and request.path.startswith("/play/"):
        if origin is None and PAGE_HEADER not in request.headers:
            refusal = f"Without an Origin a request needs the header {PAGE_HEADER}."
        elif request.content_type != "application/json":
            refusal = "The body must be JSON."
    response = wrong(403, refusal) if refusal else await handler(request)
    if request.path in PAGES or request.path.startswith("/play/"):
        response.headers.update(_precautions(request))
    return response


def _names_this_computer(request: web.Request) -> bool:
    name, colon, port = request.host.rpartition(":")
    transport = request.transport
    if not colon or transport is None:
        return False
    own_port = cast("tuple[Any, ...]", transport.get_extra_info("sockname"))[1]
    return name in _HERE and port == str(own_port)


def _precautions(request: web.Request) -> dict[str, str]:
    # Attachments come from the numeric address, which for a page opened as "localhost" is
    # another origin.
    pictures = f"http://127.0.0.1:{request.host.rpartition(':')[2]}"
    policy = [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        f"img-src 'self' {pictures}",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ]
    return {
        "Content-Security-Policy": "; ".join(policy),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
    }


def wrong(status: int, reason: str) -> web.Response:
    """Return a refusal as the page reads it."""
    return web.json_response({"error": reason}, status=status)
