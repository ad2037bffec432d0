"""Metrics: what a process does and how quickly, as Prometheus reads it; for hosts who ask for it.

Each label has few values, known beforehand; none names a person, a server, a channel or a table.
What is counted by moments is told by the parts that know; what simply is, is looked at when asked.
This module is loaded, with its library, only where `CARDROOM_METRICS` is set.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncGenerator, Callable
from functools import partial
from importlib.metadata import version
from math import inf
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, get_args

import aiohttp
import discord
import yarl
from aiohttp import web
from discord.http import Route
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    Summary,
    disable_created_metrics,
    generate_latest,
)

from bot.app.backup_console import noted_backup
from bot.app.client import CardRoomClient
from bot.app.health import Health
from bot.discord import answers
from bot.discord.answers import Interaction
from bot.discord.gateway.incoming import came_at
from bot.discord.refused_screens import Instead
from bot.interactions.desk import verb_said
from bot.processes.forwarding import is_sent_on
from bot.support.listening import served
from bot.support.settings import Settings

log = logging.getLogger(__name__)

OTHER: Final = "other"
"""In place of a verb, a command or a route that is none of ours."""

TYPING: Final = "typing"
"""The kind of what is asked while somebody types a command."""

FALLBACKS: Final = frozenset({"late", "lost", "failed"})
"""Why another player than the one asked for decided, as a `Basis` says it."""

_METHODS: Final = {
    "/applications/@me": "GET PATCH",
    "/applications/{id}/commands": "GET POST PUT",
    "/applications/{id}/commands/{id}": "DELETE GET",
    "/applications/{id}/emojis": "GET POST",
    "/applications/{id}/emojis/{id}": "DELETE GET PATCH",
    "/applications/{id}/guilds/{id}/commands": "GET POST PUT",
    "/applications/{id}/guilds/{id}/commands/{id}": "DELETE GET",
    "/channels/{id}": "GET PATCH",
    "/channels/{id}/messages": "GET POST",
    "/channels/{id}/messages/{id}": "DELETE GET PATCH",
    "/channels/{id}/messages/{id}/threads": "POST",
    "/channels/{id}/typing": "POST",
    "/gateway": "GET",
    "/gateway/bot": "GET",
    "/guilds/{id}": "GET",
    "/guilds/{id}/channels": "GET",
    "/guilds/{id}/members/{id}": "GET",
    "/guilds/{id}/members/{id}/roles/{id}": "DELETE PUT",
    "/guilds/{id}/roles": "GET",
    "/interactions/{id}/{token}/callback": "POST",
    "/oauth2/applications/@me": "GET",
    "/users/@me": "GET",
    "/users/@me/channels": "POST",
    "/users/@me/guilds": "GET",
    "/users/{id}": "GET",
    "/webhooks/{id}/{token}": "POST",
    "/webhooks/{id}/{token}/messages/@original": "DELETE GET PATCH",
    "/webhooks/{id}/{token}/messages/{id}": "DELETE GET PATCH",
}

ROUTES: Final = frozenset(
    f"{method} {path}" for path, methods in _METHODS.items() for method in methods.split()
)
"""The calls of Discord that the bot makes, without ids and tokens."""

STATUSES: Final = frozenset({"2xx", "3xx", "4xx", "5xx", "401", "403", "404", "429", "lost"})
"""The results of a call. Those that a host has to tell apart are told exactly."""

INSTEAD: Final = frozenset(get_args(Instead))
OUTCOMES: Final = ("answered", "forwarded", "unanswered")
TABLE_STATES: Final = ("lobby", "playing", "paused", "over")
QUEUES: Final = ("presses", "under_way", "discord", "computers", "background")

ANSWER_BUCKETS: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""In seconds. After three Discord has told the person that nothing happened."""

COMPUTER_BUCKETS: Final = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LAG_BUCKETS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)

SAMPLE_SECONDS: Final = 0.5
"""Between two looks how late the loop comes."""


class _CountingLines(logging.Handler):
    """Counts the lines of the log that a host has to read."""

    def __init__(self, lines: Counter) -> None:
        super().__init__(logging.WARNING)
        self._of = {level: lines.labels(level) for level in ("warning", "error")}

    def emit(self, record: logging.LogRecord) -> None:
        self._of["error" if record.levelno >= logging.ERROR else "warning"].inc()


class Metrics:
    """The figures of one client. `look` tells how it is."""

    def __init__(self, client: CardRoomClient, look: Callable[[], Health]) -> None:
        self._client, self._look = client, look
        disable_created_metrics()
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._waiting: dict[int, tuple[str, float]] = {}
        """The interactions that Discord has no answer to yet: of which kind, and since when."""
        self._commands = frozenset(command.name for command in client.tree.get_commands())
        new = partial(Counter, registry=self.registry)
        self._presses = new(
            "cardroom_presses",
            "Presses and commands by kind, and what became of them.",
            ["kind", "outcome"],
        )
        self._calls = new(
            "cardroom_discord_calls", "Calls of Discord by route and status.", ["route", "status"]
        )
        self._counted = new("cardroom_discord_counted_calls", "Calls that Discord's limit counts.")
        self._passed = 0
        """How many of them are counted here."""
        self._fallbacks = new(
            "cardroom_computer_fallbacks",
            "Decisions that another player made, and why.",
            ["family", "why"],
        )
        self._refused = new(
            "cardroom_screens_refused",
            "Screens that Discord refused, and what was shown instead.",
            ["instead"],
        )
        text = "Requests to the door of presses, and what became of them."
        self._door = new("cardroom_door", text, ["outcome"])
        self._lines = new("cardroom_log_lines", "Lines of the log by level.", ["level"])
        timed = partial(Histogram, registry=self.registry)
        self._answers = timed(
            "cardroom_answer_seconds",
            "From a press or command until Discord took an answer.",
            ["kind"],
            buckets=ANSWER_BUCKETS,
        )
        self._thinking = timed(
            "cardroom_computer_seconds",
            "How long a table waited for a computer's decision.",
            ["family", "level"],
            buckets=COMPUTER_BUCKETS,
        )
        self._lag = timed(
            "cardroom_loop_lag_seconds", "How late the event loop came.", buckets=LAG_BUCKETS
        )
        self._call_seconds = Summary(
            "cardroom_discord_call_seconds",
            "How long calls of Discord took.",
            ["route"],
            registry=self.registry,
        )
        self._gauges: dict[str, Gauge] = {}
        self._gauge("cardroom_build_info", "The version that runs.", version=version("cardroom"))(1)
        self._handler = _CountingLines(self._lines)
        self._attach()

    def _attach(self) -> None:
        """Have all parts tell what they do."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(_call_began)
        trace.on_request_end.append(self._call_ended)
        trace.on_request_exception.append(self._call_lost)
        self._client.http.http_trace = trace
        self._client.under_way.begun = self._begun
        self._client.room.services.worker_pool.has_decided = self._decided
        if self._client.door is not None:
            self._client.door.counted = lambda outcome: self._door.labels(outcome).inc()
        self._client.screens.counted = lambda instead: self._refused.labels(instead).inc()

    # Presses -----------------------------------------------------------------------------------

    def _begun(self, interaction: Interaction, task: "asyncio.Task[Any]") -> None:
        """Note that an interaction is being answered."""
        kind = self._kind_of(interaction)
        self._waiting[interaction.id] = kind, came_at(interaction)
        task.add_done_callback(lambda _: self._ended(interaction))

    def _answered(self, interaction_id: int) -> None:
        kind, came = self._waiting.pop(interaction_id, (None, 0.0))
        if kind is not None:
            self._answers.labels(kind).observe(asyncio.get_running_loop().time() - came)
            self._presses.labels(kind, "answered").inc()

    def _ended(self, interaction: Interaction) -> None:
        if interaction.id not in self._waiting:
            return
        if answers.is_acknowledged(interaction):
            # Discord was told before it was this one's turn.
            self._answered(interaction.id)
            return
        kind, _ = self._waiting.pop(interaction.id)
        outcome = "forwarded" if is_sent_on(interaction) else "unanswered"
        self._presses.labels(kind, outcome).inc()

    def _kind_of(self, interaction: Interaction) -> str:
        """Return the verb of a press, or a command with its slash."""
        data: Any = interaction.data or {}
        match interaction.type:
            case discord.InteractionType.component:
                return verb_said(str(data.get("custom_id", ""))) or OTHER
            case discord.InteractionType.application_command:
                return f"/{data['name']}" if data.get("name") in self._commands else OTHER
            case discord.InteractionType.autocomplete:
                return TYPING
            case _:
                return OTHER

    # Discord -----------------------------------------------------------------------------------

    async def _call_ended(
        self, _: object, call: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        status = ended.response.status
        self._note_call(call, ended.method, ended.url, status_of(status))
        parts = ended.url.parts
        if parts[-1:] == ("callback",) and parts[-4] == "interactions" and status < 300:
            self._answered(int(parts[-3]))

    async def _call_lost(
        self, _: object, call: SimpleNamespace, lost: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._note_call(call, lost.method, lost.url, "lost")

    def _note_call(self, call: SimpleNamespace, method: str, url: yarl.URL, status: str) -> None:
        route = route_of(method, url)
        self._calls.labels(route, status).inc()
        self._call_seconds.labels(route).observe(time.monotonic() - call.began)

    # Computers ---------------------------------------------------------------------------------

    def _decided(self, level: str, family: str, basis: str, seconds: float) -> None:
        self._thinking.labels(family, level).observe(seconds)
        if basis in FALLBACKS:
            self._fallbacks.labels(family, str(basis)).inc()

    # What is -----------------------------------------------------------------------------------

    def _gauge(self, name: str, text: str, **labels: str) -> Callable[[float], None]:
        gauge = self._gauges.get(name)
        if gauge is None:
            gauge = self._gauges[name] = Gauge(name, text, [*labels], registry=self.registry)
        return gauge.labels(**labels).set if labels else gauge.set

    def _look_around(self) -> None:
        """Look at how all is at this moment."""
        client, health, gauge = self._client, self._look(), self._gauge
        gauge("cardroom_tables_loaded", "Whether all tables are loaded.")(health.loaded)
        text = "Open tables of this process."
        for state, count in self._tables().items():
            gauge("cardroom_tables", text, state=state)(count)
        work = client.room.services
        queues = (
            client.incoming.waiting,
            client.under_way.count,
            work.post.rate_limiter.waiting,
            work.worker_pool.waiting,
            work.background_work.pool.waiting,
        )
        text = "What waits: presses for their turn, and those being answered; calls of Discord;"
        text += " computers' decisions; background work."
        for queue, count in zip(QUEUES, queues, strict=True):
            gauge("cardroom_queue", text, queue=queue)(count)
        limiter = work.post.rate_limiter
        self._counted.inc(limiter.passed - self._passed)
        self._passed = limiter.passed
        text = "How many of them all processes may make a second."
        gauge("cardroom_discord_calls_allowed", text)(limiter.a_second)
        text = "For how long the oldest drawing waits that somebody needs."
        gauge("cardroom_discord_late_seconds", text)(limiter.late_seconds)
        gauge("cardroom_workers", "Processes that think or review.")(health.workers)
        gauge("cardroom_shards", "Shards that this process serves.")(health.shards)
        text = "For how long the gateway has been silent on the shard that is deaf for longest."
        gauge("cardroom_gateway_deaf_seconds", text)(max(health.deaf.values(), default=0))
        text = "For how long the database has taken no write; 0 if it took the last."
        gauge("cardroom_database_refusing_seconds", text)(health.refused or 0)
        if client.store.shared and (age := client.store.processes.lease_age) is not None:
            gauge("cardroom_lease_age_seconds", "Since the lease was renewed.")(age)
        database = client.settings.database
        if isinstance(database, Path):
            made = noted_backup(database)
            text = "Since `cardroom backup` kept its last copy; infinite before the first."
            gauge("cardroom_backup_age_seconds", text)(inf if made is None else time.time() - made)

    def _tables(self) -> dict[str, int]:
        room = self._client.room
        counts = dict.fromkeys(TABLE_STATES, 0) | {"lobby": len(room.tables.lobbies)}
        for table in room.tables.live.values():
            counts["over" if table.over else "paused" if table.paused else "playing"] += 1
        return counts

    async def _sample(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + SAMPLE_SECONDS
            await asyncio.sleep(SAMPLE_SECONDS)
            self._lag.observe(max(0.0, loop.time() - due))

    # The page ----------------------------------------------------------------------------------

    async def page(self, _: web.Request) -> web.Response:
        self._look_around()
        # It takes some milliseconds, and people wait for the loop.
        text = await asyncio.to_thread(generate_latest, self.registry)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})

    @contextlib.asynccontextmanager
    async def served(self, settings: Settings) -> AsyncGenerator[None]:
        """Serve the page meanwhile; raise `BadSettings` if that cannot be done at the address."""
        assert settings.metrics is not None
        app = web.Application()
        app.router.add_get("/metrics", self.page)
        logging.getLogger().addHandler(self._handler)
        sampling = asyncio.create_task(self._sample())
        try:
            replaces = settings.take_over
            async with served(app, "CARDROOM_METRICS", settings.metrics, replaces=replaces):
                yield
        finally:
            sampling.cancel()
            await asyncio.gather(sampling, return_exceptions=True)
            logging.getLogger().removeHandler(self._handler)


async def _call_began(_: object, call: SimpleNamespace, __: object) -> None:
    call.began = time.monotonic()


def status_of(status: int) -> str:
    """Return what becomes of a call that was answered, one of `STATUSES`."""
    exact = str(status)
    # The gateway's own is 101.
    return exact if exact in STATUSES else f"{max(2, status // 100)}xx"


def route_of(method: str, url: yarl.URL) -> str:
    """Return the route of a call, one of `ROUTES` or `OTHER`, without its ids and tokens."""
    base = yarl.URL(Route.BASE)
    if url.host != base.host or not url.path.startswith(base.path + "/"):
        return OTHER
    parts = url.path[len(base.path) + 1 :].split("/")
    if parts[0] in ("interactions", "webhooks") and len(parts) > 2:
        parts[2] = "{token}"
    path = "/".join("{id}" if part.isdecimal() else part for part in parts)
    route = f"{method} /{path}"
    return route if route in ROUTES else OTHER
