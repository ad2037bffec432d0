"""The HTTP API: reads a request, lets faults and limits have their say, answers as Discord."""

import asyncio
import json
from collections.abc import Callable, Sequence
from inspect import isawaitable
from typing import Any, Final, TypeAlias

from aiohttp import web

from loopback_discord.server.endpoint import Endpoint
from loopback_discord.server.faults import Faults, InjectedFault
from loopback_discord.server.rate_limits import (
    MESSAGE_ROUTE,
    MESSAGES_ROUTE,
    WEBHOOK_MESSAGE_ROUTE,
    WEBHOOK_ROUTE,
    RateLimited,
    RateLimits,
)
from loopback_discord.server.requests import Call, Request, read_call
from loopback_discord.server.routes import AnswerRoutes, ApplicationRoutes, ChannelRoutes
from loopback_discord.state.discord_state import DiscordState
from loopback_discord.validation.errors import ApiError, ErrorCode

PREFIX: Final = "/api/v10"
REQUESTS_KEPT: Final = 50_000

Handler: TypeAlias = Callable[[Call], Any]
Route: TypeAlias = tuple[str, str, Handler]
Validate: TypeAlias = Callable[[Request], Sequence[object]]

_COMMANDS = "/applications/{application_id}/commands"
_GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
_MEMBER_ROLE = "/guilds/{guild_id}/members/{user_id}/roles/{role_id}"
_EMOJIS = "/applications/{application_id}/emojis"


class Api:
    """Serves the routes that Cardroom uses; every other is answered 501."""

    def __init__(
        self,
        state: DiscordState,
        faults: Faults,
        rate_limits: RateLimits,
        accepts: Callable[[str], bool],
        endpoint: Endpoint,
    ) -> None:
        self._state = state
        self._faults = faults
        self._rate_limits = rate_limits
        self._accepts = accepts
        self._channels = ChannelRoutes(state, rate_limits)
        self._answers = AnswerRoutes(state)
        self.application = ApplicationRoutes(state, endpoint)
        self.requests: list[Request] = []
        """Every request of the bot, oldest first."""
        self.validate: Validate | None = None
        """A second opinion: called with each request, returns what is wrong with it."""
        self.problems: list[tuple[Request, object]] = []
        """Faults that `validate` found."""

    def mount(self, app: web.Application) -> None:
        """Add the routes to `app`, below `/api/v10`."""
        for method, template, handler in self._routes():
            app.router.add_route(method, PREFIX + template, self._serving(template, handler))
        app.router.add_route("*", PREFIX + "/{rest:.*}", self._serving("", _not_built))

    def _routes(self) -> list[Route]:
        channels, answers, itself = self._channels, self._answers, self.application
        routes: list[Route] = [
            ("GET", "/gateway", itself.gateway),
            ("GET", "/gateway/bot", itself.gateway_for_bots),
            ("GET", "/oauth2/applications/@me", itself.application),
            ("GET", "/applications/@me", itself.application),
            ("PATCH", "/applications/@me", itself.edit_application),
            ("GET", "/users/@me", channels.me),
            ("GET", "/users/@me/guilds", channels.guilds),
            ("POST", "/users/@me/channels", channels.open_direct),
            ("GET", "/users/{user_id}", channels.user),
            ("GET", "/guilds/{guild_id}", channels.guild),
            ("GET", "/guilds/{guild_id}/channels", channels.guild_channels),
            ("GET", "/guilds/{guild_id}/roles", channels.roles),
            ("GET", "/guilds/{guild_id}/members/{user_id}", channels.member),
            ("PUT", _MEMBER_ROLE, channels.give_role),
            ("DELETE", _MEMBER_ROLE, channels.take_role),
            ("GET", "/channels/{channel_id}", channels.channel),
            ("PATCH", "/channels/{channel_id}", channels.edit_thread),
            ("POST", "/channels/{channel_id}/typing", channels.type),
            ("POST", MESSAGES_ROUTE, channels.create),
            ("GET", MESSAGES_ROUTE, channels.history),
            ("GET", MESSAGE_ROUTE, channels.read),
            ("PATCH", MESSAGE_ROUTE, channels.edit),
            ("DELETE", MESSAGE_ROUTE, channels.delete),
            ("POST", MESSAGE_ROUTE + "/threads", channels.begin_thread),
            ("POST", "/interactions/{interaction_id}/{token}/callback", answers.callback),
            ("POST", WEBHOOK_ROUTE, answers.follow_up),
            ("GET", WEBHOOK_MESSAGE_ROUTE, answers.read),
            ("PATCH", WEBHOOK_MESSAGE_ROUTE, answers.edit),
            ("DELETE", WEBHOOK_MESSAGE_ROUTE, answers.delete),
            ("GET", _EMOJIS, itself.emojis),
            ("POST", _EMOJIS, itself.create_emoji),
            ("GET", _EMOJIS + "/{emoji_id}", itself.emoji),
            ("PATCH", _EMOJIS + "/{emoji_id}", itself.rename_emoji),
            ("DELETE", _EMOJIS + "/{emoji_id}", itself.delete_emoji),
        ]
        for place in (_COMMANDS, _GUILD_COMMANDS):
            routes += [
                ("GET", place, itself.commands),
                ("PUT", place, itself.put_commands),
                ("POST", place, itself.post_command),
                ("GET", place + "/{command_id}", itself.command),
                ("DELETE", place + "/{command_id}", itself.delete_command),
            ]
        return routes

    def _serving(self, template: str, handler: Handler) -> Callable[[web.Request], Any]:
        async def serve(request: web.Request) -> web.StreamResponse:
            return await self._serve(request, template, handler)

        return serve

    async def _serve(
        self, request: web.Request, template: str, handler: Handler
    ) -> web.StreamResponse:
        path = request.path.removeprefix(PREFIX)
        noted = Request(request.method, template or path, path, None, [], self._state.clock.now)
        try:
            call = await read_call(request)
        except ApiError as refused:
            self.requests.append(noted)
            return _answer(noted, refused.status, refused.body)
        noted.body, noted.files = call.body, call.uploads
        if len(self.requests) >= REQUESTS_KEPT:
            # A long evening must not fill the memory.
            del self.requests[: REQUESTS_KEPT // 2]
        self.requests.append(noted)
        if self.validate is not None:
            self.problems += [(noted, problem) for problem in self.validate(noted)]
        await self._faults.way()
        answer = await self._respond(request, noted, call, handler)
        await self._faults.way()
        return answer

    async def _respond(
        self, request: web.Request, noted: Request, call: Call, handler: Handler
    ) -> web.StreamResponse:
        fault = self._faults.strike(noted)
        if fault is not None:
            await asyncio.sleep(fault.delay_seconds)
            if fault.cut == "before":
                return _cut(request)
            if fault.status is not None and not fault.after_effect:
                return _failure(noted, fault, fault.status)
        headers: dict[str, str] = {}
        try:
            self._check_token(request, noted.route)
            headers = self._rate_limits.take(noted.method, noted.route, call.parts)
            result = await _done(handler, call)
        except ApiError as refused:
            status, result = refused.status, refused.body
        except RateLimited as full:
            status, result, headers = 429, full.body, {**headers, **full.headers}
        else:
            status = 204 if result is None else 200
        if fault is not None:
            # People see it from now on, whenever the bot hears of it, or if it never does.
            noted.status = 0 if fault.cut else status
            await asyncio.sleep(fault.late_seconds)
            if fault.cut == "after":
                return _cut(request)
            if fault.status is not None:
                return _failure(noted, fault, fault.status)
        return _answer(noted, status, result, headers)

    def _check_token(self, request: web.Request, route: str) -> None:
        if route.startswith(("/interactions/", "/webhooks/")):
            return
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        if kind != "Bot" or not self._accepts(token):
            raise ApiError(ErrorCode(401, 0, "401: Unauthorized"))


async def _done(handler: Handler, call: Call) -> object:
    done = handler(call)
    return await done if isawaitable(done) else done


def _not_built(call: Call) -> None:  # noqa: ARG001  a route's signature
    raise ApiError(ErrorCode(501, 0, "501: the loopback Discord has no such route"))


def _cut(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)


def _failure(noted: Request, fault: InjectedFault, status: int) -> web.Response:
    body = fault.body or {"message": f"{status}: made to fail", "code": 0}
    return _answer(noted, status, body, fault.headers)


def _answer(
    noted: Request, status: int, body: object, headers: dict[str, str] | None = None
) -> web.Response:
    noted.status = status
    if status == 204:
        return web.Response(status=204, headers=headers)
    # Not json_response(): discord.py reads JSON only if the type is exactly this one.
    return web.Response(
        status=status,
        body=json.dumps(body).encode(),
        headers={"Content-Type": "application/json", **(headers or {})},
    )
