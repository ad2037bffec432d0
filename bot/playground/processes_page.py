"""The page of processes: which serves which shard, plays which table, answered how many presses."""

import json
from collections import Counter, OrderedDict, defaultdict
from typing import Final, Literal, TypeAlias

from aiohttp import web

from bot.playground.supervisor import Supervised, Supervisor
from bot.playground.web import RequestHandler, html_page, wished_by, wrong
from bot.text.phrasebook import Phrasebook, chain_of, phrasebook_of
from data.patience import NotRead
from data.processes import Membership, Shard
from data.store import Store
from data.tables import TableRow
from loopback_discord.payloads import Payload
from loopback_discord.server.api import PREFIX
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.discord_state import DiscordState
from loopback_discord.state.interactions import AUTOCOMPLETE

REMEMBERED: Final = 1000
"""Presses that are remembered: more than there ever are without an answer."""


class PressCounts:
    """Counts the presses, commands and forms that each process answered, and that it forwarded.

    The balancer tells who was given a press, and the port that a process was told to speak to who
    answers it. If that is another one, it was forwarded.
    """

    def __init__(self, discord_server: LoopbackDiscord) -> None:
        self.answered: Counter[str] = Counter()
        self.forwarded: Counter[str] = Counter()
        self._name_at: dict[int, str] = {}
        self._given: OrderedDict[int, str] = OrderedDict()
        discord_server.app.middlewares.append(self._count)

    def know(self, name: str, port: int) -> None:
        """Count what is done at this port for the process of a name."""
        self._name_at[port] = name

    def given(self, body: bytes, name: str) -> None:
        """Note that a process was given what somebody did."""
        press: Payload = json.loads(body)
        if press["type"] == AUTOCOMPLETE:
            return
        self._given[int(press["id"])] = name
        if len(self._given) > REMEMBERED:
            self._given.popitem(last=False)

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
        given = self._given.pop(press_id, None)
        if given is None or by is None:
            return
        self.answered[by] += 1
        if by != given:
            self.forwarded[given] += 1


ProcessState: TypeAlias = Literal["serving", "starting", "handing-over", "ended"]

ACTS: Final = frozenset({"kill", "hand-over"})


class ProcessesPage:
    """Serves the page at `/processes`, and its interface under `/play/processes`."""

    def __init__(
        self, state: DiscordState, store: Store, supervisor: Supervisor, press_counts: PressCounts
    ) -> None:
        self._discord = state
        self._store = store
        self._supervisor = supervisor
        self._press_counts = press_counts
        self._dead: set[str] = set()
        """Runs that are known to have ended, though their lease is not over."""

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/processes", self._index),
            web.get("/play/processes", self._state_of_all),
            web.post("/play/processes/{name}/{act}", self._do),
        ]

    async def _index(self, request: web.Request) -> web.Response:
        return html_page("processes.html", _locale(request))

    async def _state_of_all(self, request: web.Request) -> web.Response:
        try:
            membership = await self._store.processes.membership()
            self._note_the_dead(membership)
            tables = await self._tables(membership, phrasebook_of(_locale(request)))
        except NotRead as away:
            return wrong(503, away.reason)
        living = membership.living - self._dead
        return web.json_response(
            {
                "processes": [
                    {
                        "name": name,
                        "state": self._state(one, membership),
                        "pid": one.run.pid if one.run is not None else None,
                        "answered": self._press_counts.answered[name],
                        "forwarded": self._press_counts.forwarded[name],
                        "tables": tables[name],
                    }
                    for name, one in self._supervisor.supervised.items()
                ],
                "shards": [self._shard(shard, membership, living) for shard in membership.shards],
            }
        )

    async def _do(self, request: web.Request) -> web.Response:
        name, act = request.match_info["name"], request.match_info["act"]
        if name not in self._supervisor.supervised or act not in ACTS:
            return wrong(404, "There is no such process, or nothing of this kind to do.")
        if act == "kill":
            done = self._supervisor.kill(name)
        else:
            done = await self._supervisor.hand_over(name)
        return web.json_response({}) if done else wrong(409, "It does not run, or is replaced.")

    def _note_the_dead(self, membership: Membership) -> None:
        """Note of which processes nothing runs: until their lease is over nobody else knows."""
        for member in membership.members:
            one = self._supervisor.supervised.get(member.name)
            if one is not None and not one.runs:
                self._dead.add(member.process)
        self._dead &= membership.living

    def _state(self, one: Supervised, membership: Membership) -> ProcessState:
        if not one.runs:
            return "ended"
        if len(one.runs) > 1:
            return "handing-over"
        members = {member.process for member in membership.members if member.name == one.name}
        return "serving" if members - self._dead else "starting"

    def _shard(self, shard: Shard, membership: Membership, living: frozenset[str]) -> Payload:
        count = len(membership.shards)
        return {
            "number": shard.number,
            "servers": [
                guild.name
                for guild in self._discord.guilds
                if (guild.id >> 22) % count == shard.number
            ],
            "process": shard.process and _name(shard.process),
            "served": shard.process in living,
        }

    async def _tables(
        self, membership: Membership, phrasebook: Phrasebook
    ) -> defaultdict[str, list[Payload]]:
        """Return the open tables by the names of the processes that play them, oldest first."""
        owners = {shard.process for shard in membership.shards if shard.process is not None}
        found: defaultdict[str, list[Payload]] = defaultdict(list)
        for owner in sorted(owners | membership.living):
            rows = await self._store.tables.live(owner)
            found[_name(owner)] += [_table(row, phrasebook) for row in rows]
        return found


def _table(row: TableRow, phrasebook: Phrasebook) -> Payload:
    people = [chair.name for chair in row.chairs if chair.person is not None]
    return {
        "id": row.table_id,
        "game": phrasebook(f"variant-{row.preset}"),
        "server": row.guild_name if row.guild_id else None,
        "state": "paused" if row.paused_until is not None else str(row.state),
        "people": people,
        "computers": row.seat_count - len(people),
    }


def _name(process: str) -> str:
    """Return what the host calls a process, of which there may be several runs."""
    return process.partition("/")[0]


def _locale(request: web.Request) -> str:
    asked = request.query.get("language", "")
    return chain_of(asked)[0] if asked else wished_by(request)
