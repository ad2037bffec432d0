"""Forwarding: a press that one process hears of is answered by the one that plays its table.

It is kept in the store on its way, so that it is not lost with the process that was to answer it:
whoever takes the table over finds it there. One that was taken already is refused by the game
itself, and answered with the hand as it is now.
"""

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import discord

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.discord.gateway.incoming import About, IncomingInteractions, about, came_at, payload_of
from bot.discord.under_way import ANSWER_SECONDS
from bot.support.background_tasks import BackgroundTasks
from data.patience import NotWritten
from data.processes import ForwardedPress
from data.store import Store

log = logging.getLogger(__name__)

PRESS: Final = "press"
"""The topic of a notice: a press is on its way."""

PATIENCE_SECONDS: Final = 1.8
"""Seconds in which a process that hears of a press answers it. Discord waits three seconds."""

ASKED_SECONDS: Final = 0.5
"""How long the store is then asked whether others have answered it."""

RESUMED_SECONDS: Final = 1.4
"""How long a press waits for a table that comes to this process, or goes to another one."""

LOOK_SECONDS: Final = 0.02
"""How often it is looked whether such a table is here."""

ASK_SECONDS: Final = 0.2
"""How often the store is asked who plays it: many wait at once, and what loads it asks too."""

REMEMBERED: Final = 4096

_SENT_ON: Final = "sent-on"

_COMPONENT: Final = discord.InteractionType.component
_COMMAND: Final = discord.InteractionType.application_command
_FORM: Final = discord.InteractionType.modal_submit


class Forwarding:
    """Forwards presses from one process, and takes those that others forward to it.

    `plays` says whether this process plays a table at the moment.
    """

    def __init__(
        self,
        store: Store,
        plays: Callable[[str], bool],
        incoming: IncomingInteractions,
        background_tasks: BackgroundTasks,
    ) -> None:
        self._processes = store.processes
        self._notices = store.notices
        self._tables = store.tables
        self._plays = plays
        self._incoming = incoming
        self._background_tasks = background_tasks
        self._taken: OrderedDict[int, None] = OrderedDict()
        self._sent_on: set[int] = set()
        """Presses that came from other processes, and were none of this one any more."""
        self._taking = asyncio.Lock()
        self._leaving = asyncio.Event()
        self._waiting: set[asyncio.Task[None]] = set()
        """Those that wait until others have answered what was forwarded to them."""

    async def forward(self, interaction: Interaction, table_id: str) -> bool:
        """Let another process answer; return False if none plays the table.

        Raise `NotWritten` if the store is away, or a table that is to be here does not come.
        """
        heard_at = came_at(interaction)
        payload = payload_of(interaction)
        if payload is None or not table_id:
            return False
        told = json.dumps([payload, about(interaction).member])
        if about(interaction).forwarded:
            self._sent_on.add(interaction.id)
        acknowledged = about(interaction).acknowledged
        owner: str | None = None
        try:
            owner = await self._kept(
                interaction.id,
                table_id,
                told,
                acknowledged=acknowledged,
                until=heard_at + ANSWER_SECONDS,
            )
        finally:
            if owner is None:
                # It is answered here, be it by a refusal, and nobody else may take it later.
                self._sent_on.discard(interaction.id)
        if owner is None:
            return False
        waiting = self._background_tasks.run(
            self._wait_for(interaction, heard_at + PATIENCE_SECONDS), "waiting for another process"
        )
        self._waiting.add(waiting)
        waiting.add_done_callback(self._waiting.discard)
        # If it is not heard, the owner looks every second all the same.
        with suppress(NotWritten):
            await self._notices.tell(owner, PRESS)
        interaction.extras[_SENT_ON] = True
        return True

    async def _kept(
        self, press_id: int, table_id: str, told: str, *, acknowledged: bool, until: float
    ) -> str | None:
        """Keep a press for who plays its table, and return who does; None if it is to stay here.

        A table that changes its process is played by neither of them for a moment. It is waited
        for until that time of the loop at most.
        """
        loop = asyncio.get_running_loop()
        until = min(loop.time() + RESUMED_SECONDS, until)
        while True:
            owner = await self._processes.forward(
                press_id, table_id, told, acknowledged=acknowledged
            )
            if owner is not None or self._plays(table_id):
                return owner
            if await self._tables.owner_of(table_id) is None:
                return None
            if loop.time() >= until:
                # It goes on in a moment, so nobody may be told that it is over.
                raise NotWritten("TABLE_LOADING", busy=True)
            await self._until_played(table_id, min(until, loop.time() + ASK_SECONDS))

    async def _until_played(self, table_id: str, until: float) -> None:
        loop = asyncio.get_running_loop()
        while not self._plays(table_id) and loop.time() < until:  # noqa: ASYNC110  a load of others ends this
            await asyncio.sleep(LOOK_SECONDS)

    async def _wait_for(self, interaction: Interaction, until: float) -> None:
        """Tell Discord that a press has arrived, if nobody has answered it by then."""
        with suppress(TimeoutError):
            async with asyncio.timeout_at(until):
                await self._leaving.wait()
        kind = interaction.type
        if kind not in (_COMPONENT, _COMMAND, _FORM):
            return
        asked = asyncio.create_task(self._is_unanswered(interaction.id))
        await asyncio.wait({asked}, timeout=ASKED_SECONDS)
        if not asked.done() or asked.result():
            # A command says something to one person alone, or else posts it beside this.
            over = answers.draws_anew(interaction)
            await (answers.defer_update if over else answers.defer_reply)(interaction)

    async def _is_unanswered(self, press_id: int) -> bool:
        try:
            return await self._processes.acknowledge_forwarded(press_id)
        except NotWritten:
            # While the store is away nobody answers, and Discord does not wait until it is back.
            return True

    async def leave(self) -> None:
        """Acknowledge what others have not answered yet: soon nobody here waits for them."""
        self._leaving.set()
        if self._waiting:
            await asyncio.wait(self._waiting, timeout=PATIENCE_SECONDS)

    async def hear(self) -> None:
        """Take in what others say that they have forwarded; if it cannot be read, a look does."""
        with suppress(NotWritten):
            await self.take()

    async def take(self) -> None:
        """Take in what others have forwarded to this process."""
        async with self._taking:
            for press in await self._processes.take_forwarded():
                try:
                    self._take_in(press)
                except Exception as error:  # noqa: BLE001  whatever a payload makes a parser raise
                    kind = type(error).__name__
                    log.warning("a forwarded press could not be read (%s)", kind)

    def _take_in(self, press: ForwardedPress) -> None:
        payload, member = json.loads(press.payload)
        self._taken[press.press_id] = None
        if len(self._taken) > REMEMBERED:
            self._taken.popitem(last=False)
        self._incoming.take_in(
            payload, About(acknowledged=press.acknowledged, forwarded=True, member=member)
        )

    def finish_after(self, interaction: Interaction) -> None:
        """Forget a press that was forwarded to this process, once the current task has answered."""
        task = asyncio.current_task()
        if interaction.id not in self._taken or task is None:
            return
        del self._taken[interaction.id]
        finish = self._finish

        def answered(done: asyncio.Task[Any]) -> None:
            if interaction.id in self._sent_on:
                self._sent_on.discard(interaction.id)
                return
            if done.cancelled():
                # A stop has broken it off, and the next process answers.
                return
            self._background_tasks.run(finish(interaction.id), "forgetting a forwarded press")

        task.add_done_callback(answered)

    async def _finish(self, press_id: int) -> None:
        # If it cannot be written, whoever comes next answers once more, and changes nothing.
        with suppress(NotWritten):
            await self._processes.finish_forwarded(press_id)


def is_sent_on(interaction: Interaction) -> bool:
    """Whether another process is to answer."""
    return interaction.extras.get(_SENT_ON, False)


async def nowhere(interaction: Interaction, table_id: str) -> bool:  # noqa: ARG001  a process alone
    """Forward nothing: no other process plays any table."""
    return False
