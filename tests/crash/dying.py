"""The bot as a process that dies at a step of its own, and what it has promised and told."""

import asyncio
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from data.opening import store_at
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.fairness.chain import LENGTH, Chain, Secret
from engine.games.catalogue import variant
from loopback_discord.server.faults import Cut
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.server.requests import Request
from tests.conftest import BotProcess
from tests.stored import closed_after

DIGITS: Final = re.compile(r"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])")
"""A commitment, a secret, a seal."""


class Step(NamedTuple):
    """A request at which the bot dies: before Discord takes it, or before the bot hears of that."""

    method: str
    route: str
    says: str
    """What stands in it; `{}` is the table's id."""
    cut: Cut


class Moment(NamedTuple):
    """A number of draws in the store, or the end: the bot dies as soon as that is seen there."""

    draws: int
    over: bool = False


@dataclass(frozen=True, slots=True)
class Written:
    """One table as the store has it."""

    state: str
    chain: Chain | None
    actions: list[tuple[int, str]]
    game: Game

    def has_come_to(self, moment: Moment) -> bool:
        if self.state in ("lobby", "playing"):
            is_over = self.game.outcome is not None
            return (self.state, self.draws, is_over) >= ("playing", *moment)
        return True

    @property
    def draws(self) -> int:
        """How many draws there were, that of the first dealer included."""
        return 1 + sum(seat == DEALER for seat, _ in self.actions)

    @property
    def over(self) -> int:
        """How many draws belong to deals that are over: all of them once the game is."""
        if self.state not in ("lobby", "playing"):
            return LENGTH
        rests = self.game.outcome is not None or self.game.to_act == (DEALER,)
        return self.draws - (not rests)


class Mortal:
    """The bot, which dies at what it does, and what people are told of its secrets."""

    def __init__(self, process: BotProcess, discord_server: LoopbackDiscord) -> None:
        self.process = process
        self.server = discord_server
        self.chains: dict[str, Chain] = {}
        self.shown: set[tuple[str, int]] = set()
        """The secrets that were shown, each by its table and the number of its draw."""
        self.early: list[tuple[str, int]] = []
        """Those of them that were shown before their deal was over."""
        self._watch: asyncio.Task[None] | None = None
        self._watched_enough = False
        discord_server.api.validate = self._look

    async def live(self, dead: Callable[[], bool] = lambda: False) -> None:
        await self.process.start(CARDROOM_INTERVALS="10")
        if not await self.process.connected():
            # What has killed it says so a moment later.
            await self.server.world.person("Alice").until(
                dead, what=f"what it died of: {self.process.log.read_text()[-2000:]}"
            )

    async def die(self) -> None:
        """Be dead, so that nobody waits for an answer."""
        await self.watch_no_more()
        await self.process.die()

    async def watch_no_more(self) -> None:
        """Let the watch for a moment end: what comes late would kill the next life."""
        if self._watch is not None:
            self._watched_enough = True
            await self._watch
            self._watch = None

    def dies_at(self, step: Step, table_id: str = "") -> Callable[[], bool]:
        """Let it die at the next such step; return what tells whether it has."""
        says = step.says.format(table_id)

        def meant(request: Request) -> bool:
            if says not in json.dumps(request.body):
                return False
            self.process.kill()
            return True

        fault = self.server.faults.add(step.method, step.route, cut=step.cut, when=meant)
        return lambda: bool(fault.hits)

    def dies_as_soon_as(self, moment: Moment, table_id: str, latest: Step) -> Callable[[], bool]:
        """Let it die at a moment, or at a later step if that is looked for too slowly."""
        assert self._watch is None
        self._watched_enough = False
        watch = asyncio.create_task(asyncio.to_thread(self._dies_at, moment, table_id))
        self._watch = watch
        late = self.dies_at(latest, table_id)
        return lambda: watch.done() or late()

    def _dies_at(self, moment: Moment, table_id: str) -> None:
        while not self._watched_enough and not self.written(table_id).has_come_to(moment):
            pass
        self.process.kill()

    def written(self, table_id: str) -> Written:
        # What was done first: the table of what it was done at is known by then.
        actions = self.process.actions(table_id)
        ((preset, options, seats, dealer, state),) = self.process.rows(
            "SELECT preset, options, seat_count, dealer, state FROM tables WHERE table_id = ?",
            table_id,
        )
        roots = self.process.rows(
            "SELECT root FROM proofs WHERE table_id = ? AND root NOTNULL", table_id
        )
        game: Game = variant(preset, json.loads(options)).start(seats, dealer or 0)
        for seat, action in actions:
            game, _ = game.apply(seat, Action.read(action))
        chain = Chain(Secret(roots[0][0])) if roots else None
        return Written(state, chain, actions, game)

    async def left(self, *table_ids: str) -> tuple[list[dict[str, Any]], int]:
        """Return the records that a dead bot left of tables, and how many games it aborted."""
        async with closed_after(await store_at(self.process.store)) as store:
            found = [await store.proofs.record(table_id) for table_id in table_ids]
            ((guild_id,),) = self.process.rows("SELECT DISTINCT guild_id FROM tables")
            aborted = await store.proofs.aborted(guild_id, "all", "hearts")
        return [record for record in found if record is not None], aborted

    def _look(self, request: Request) -> list[object]:
        text = json.dumps(request.body) + "".join(
            upload.content.decode(errors="replace") for upload in request.files
        )
        found = set(DIGITS.findall(text))
        for table_id, chain in self.chains.items() if found else ():
            drawn = {chain.secret(draw).hex(): draw for draw in range(30, 0, -1)}
            for digits in found & drawn.keys():
                told = (table_id, drawn[digits])
                self.shown.add(told)
                if drawn[digits] > self.written(table_id).over:
                    self.early.append(told)
        return []
