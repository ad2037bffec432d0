"""The playground's web page: its files, what each person sees, and what they do there.

It is for this computer alone. Every request must name this computer as its host and may come
from no other site's page. So no web site that a player has open can read or drive it.
"""

import asyncio
import base64
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, cast

from aiohttp import web

from bot.playground.answers import Answer, Impossible
from bot.playground.attachments import Upload
from bot.playground.commands import ATTACHMENT, CHANNEL, USER
from bot.playground.languages import choices, filled_in, wished, words
from bot.playground.localized import localized, localized_choices
from bot.playground.payloads import USER_SELECT, Payload, selects_of
from bot.playground.person import Person
from bot.playground.places import Channel
from bot.playground.refusals import ApiRefusal
from bot.playground.world import World

PAGE_HEADER: Final = "X-Cardroom-Page"
"""A header that no form of another site can send."""

POLL_SECONDS: Final = 25.0
MESSAGES_SHOWN: Final = 60

_FILES: Final = Path(__file__).parent / "page"
_HERE: Final = frozenset({"127.0.0.1", "localhost", "[::1]"})
_KINDS: Final = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}

_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
_Act = Callable[[Person, Payload], Awaitable[Payload]]


def add_page(app: web.Application, world: World) -> None:
    """Serve the page at `/` and its interface under `/play/`, to this computer only.

    The check of host and origin is laid around the whole `app`: a web site must not reach the
    gateway or the bot's own routes either.
    """
    app.middlewares.insert(0, _only_this_computer)
    app.router.add_routes(_Page(world, app).routes())


# --- who may ask


@web.middleware
async def _only_this_computer(request: web.Request, handler: _Handler) -> web.StreamResponse:
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
    response = _wrong(403, refusal) if refusal else await handler(request)
    if request.path == "/" or request.path.startswith("/play/"):
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


def _wrong(status: int, reason: str) -> web.Response:
    return web.json_response({"error": reason}, status=status)


# --- what is asked


class _Page:
    def __init__(self, world: World, app: web.Application) -> None:
        self._world = world
        self._started = secrets.token_hex(8)
        self._closing = asyncio.Event()
        self._chosen: set[int] = set()
        """The people and servers for whom a language has been chosen."""
        self._acts: dict[str, _Act] = {
            "slash": self._slash,
            "autocomplete": self._autocomplete,
            "click": self._click,
            "select": self._select,
            "choose-on-message": self._choose_on_message,
            "submit": self._submit,
            "dismiss": self._dismiss,
            "direct-messages": self._direct_messages,
            "language": self._language,
            "server-language": self._server_language,
        }
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
        page = (_FILES / "index.html").read_text("utf-8")
        return web.Response(text=filled_in(page, _wished(request)), content_type="text/html")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        return _page_file(request.match_info["name"])

    async def _words(self, _: web.Request) -> web.Response:
        return web.json_response({one["locale"]: words(one["locale"]) for one in choices()})

    async def _room(self, request: web.Request) -> web.Response:
        world = self._world
        return web.json_response(
            {
                "version": world.version,
                "started": self._started,
                "bot": {"id": str(world.bot.id), "name": world.bot.name},
                "channels": [
                    {
                        "id": str(channel.id),
                        "name": channel.name,
                        "guild": guild.name,
                        "has_bot": guild.has_bot,
                        "locale": guild.locale,
                        "language_chosen": guild.id in self._chosen,
                    }
                    for guild in world.guilds + world.other_guilds
                    for channel in guild.channels
                ]
                + [
                    {
                        "id": str(channel.id),
                        "name": channel.name,
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
                    {**_described(person), "language_chosen": person.id in self._chosen}
                    for person in world.people
                ],
                "languages": choices(),
                "wished": _wished(request),
                "emojis": [emoji["id"] for emoji in world.emojis],
            }
        )

    async def _changes(self, request: web.Request) -> web.Response:
        """Answer with the version once it is another than `since`, or after a while."""
        try:
            since = int(request.query.get("since", "-1"))
        except ValueError:
            return _wrong(400, "since must be a number")
        world = self._world
        if world.version == since:
            waits = [
                asyncio.ensure_future(world.changed(since)),
                asyncio.ensure_future(self._closing.wait()),
            ]
            try:
                await asyncio.wait(waits, timeout=POLL_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for wait in waits:
                    wait.cancel()
        return web.json_response({"version": world.version})

    async def _sight(self, request: web.Request) -> web.Response:
        """Answer with what one person sees, and with nothing that others see alone."""
        person = self._person(request)
        if person is None:
            return _wrong(404, "There is no such person.")
        version = self._world.version
        direct = person.dm_channel
        shown = [direct]
        wanted = request.query.get("channel")
        if wanted is not None:
            channel = self._channel(wanted)
            if channel is None or channel.recipient or not channel.is_open_to(person.user):
                return _wrong(404, "There is no such channel.")
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
        act = self._acts.get(request.match_info["act"])
        if person is None or act is None:
            return _wrong(404, "There is no such person, or nothing of this kind to do.")
        try:
            body = await request.json()
            if not isinstance(body, dict):
                raise TypeError("the body must be an object")
            return web.json_response(await act(person, cast("Payload", body)))
        except (KeyError, TypeError, ValueError) as error:
            return _wrong(400, f"Something is missing or of the wrong kind: {error}")
        except Impossible as error:
            # The lines below the first repeat all that the person sees.
            return _wrong(409, str(error).partition("\n")[0])
        except ApiRefusal as error:
            return _wrong(409, error.message)

    # --- what people do

    async def _slash(self, person: Person, body: Payload) -> Payload:
        channel, name, options = self._typed(person, body)
        return _answered(await person.slash(name, channel, **options))

    async def _autocomplete(self, person: Person, body: Payload) -> Payload:
        channel, name, options = self._typed(person, body)
        focused = str(body["focused"])
        text = str(options.pop(focused, ""))
        answer = await person.autocomplete(name, focused, text, channel, **options)
        found = localized_choices(answer.choices, person.user.locale)
        return {"choices": found, "error": answer.error}

    async def _click(self, person: Person, body: Payload) -> Payload:
        message = self._message(body)
        return _answered(await person.click(message, custom_id=str(body["custom_id"])))

    async def _select(self, person: Person, body: Payload) -> Payload:
        message = self._message(body)
        custom_id = str(body["custom_id"])
        values: list[Any] = list(body["values"])
        kinds = {part.get("custom_id"): part["type"] for part in selects_of(message)}
        if kinds.get(custom_id) == USER_SELECT:
            values = [self._world.user(int(value)) for value in values]
        return _answered(await person.select(message, *values, custom_id=custom_id))

    async def _choose_on_message(self, person: Person, body: Payload) -> Payload:
        return _answered(await person.choose_on_message(str(body["name"]), self._message(body)))

    async def _submit(self, person: Person, body: Payload) -> Payload:
        return _answered(await person.submit(None, body["values"]))

    async def _dismiss(self, person: Person, body: Payload) -> Payload:
        person.dismiss(self._message(body))
        return {}

    async def _direct_messages(self, person: Person, body: Payload) -> Payload:
        if body["open"]:
            person.open_dms()
        else:
            person.close_dms()
        self._world.changes.note()
        return {}

    async def _language(self, person: Person, body: Payload) -> Payload:
        self._world.choose_language(person.user, str(body["locale"]))
        self._chosen.add(person.id)
        return {}

    async def _server_language(self, _: Person, body: Payload) -> Payload:
        channel = self._channel(str(body["channel"]))
        if channel is None or channel.guild is None:
            raise Impossible("There is no such channel.")
        self._world.choose_server_language(channel.guild, str(body["locale"]))
        self._chosen.add(channel.guild.id)
        return {}

    # --- reading what was sent

    def _person(self, request: web.Request) -> Person | None:
        wanted = request.match_info["person"]
        return next((one for one in self._world.people if str(one.id) == wanted), None)

    def _channel(self, wanted: str) -> Channel | None:
        return self._world.channels.get(int(wanted)) if wanted.isdecimal() else None

    def _message(self, body: Payload) -> Payload:
        # Whether the person sees it is for the person's own acts to say.
        return self._world.messages.find(int(body["message"])).shown

    def _typed(self, person: Person, body: Payload) -> tuple[Channel, str, dict[str, Any]]:
        """Return where a command is typed, its name, and its options as a person gives them."""
        channel = self._channel(str(body["channel"]))
        if channel is None or not channel.is_open_to(person.user):
            raise Impossible("There is no such channel.")
        name = str(body["name"])
        options = cast("dict[str, Any]", dict(body.get("options") or {}))
        offered = [offer for offer in person.offered(channel) if offer.name == name]
        for option in offered[0].options if offered else ():
            value = options.get(option["name"])
            if value is None or option["name"] == body.get("focused"):
                continue
            if option["type"] == USER:
                options[option["name"]] = self._world.user(int(value))
            elif option["type"] == CHANNEL:
                options[option["name"]] = self._world.channel(int(value))
            elif option["type"] == ATTACHMENT:
                content = base64.b64decode(value["content"], validate=True)
                options[option["name"]] = Upload(0, str(value["name"]), content)
        return channel, name, options


def _page_file(name: str) -> web.StreamResponse:
    kind = _KINDS.get(Path(name).suffix)
    path = _FILES / name
    # A name with a separator in it leads elsewhere and is no file of the page.
    if kind is None or path.parent != _FILES or not path.is_file():
        return _wrong(404, "There is no such file.")
    return web.Response(text=path.read_text("utf-8"), content_type=kind, charset="utf-8")


def _described(person: Person) -> Payload:
    return {
        "id": str(person.id),
        "name": person.name,
        "dms_open": person.user.dms_open,
        "locale": person.user.locale,
    }


def _wished(request: web.Request) -> str:
    return wished(request.headers.get("Accept-Language", ""))


def _answered(answer: Answer) -> Payload:
    modal = answer.modal
    return {
        "kind": answer.kind,
        "error": answer.error,
        "modal": None if modal is None else modal.form,
    }
