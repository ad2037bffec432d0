"""Forwarding: a press that one process hears of is answered by the one that plays its table.

It is kept in the store on its way, so that it is not lost with the process that was to answer it:
whoever takes the table over finds it there. One that was taken already is refused by the game
itself, and answered with the hand as it is now.
"""

import asyncio
import json
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final

import discord

from bot import answers
from bot.answers import Interaction
from bot.gateway.incoming import About, IncomingInteractions, payload_of
from bot.room.background_tasks import BackgroundTasks
from data.notices import Notices
from data.patience import NotWritten
from data.processes import ForwardedPress, Processes

PRESS: Final = "press"
"""The topic of a notice: a press is on its way."""

PATIENCE_SECONDS: Final = 1.8
"""Whoever hears of a press answers it after so long. Discord waits three seconds."""

REMEMBERED: Final = 4096


class Forwarding:
    """Forwards presses from one process, and takes those that others forward to it."""

    def __init__(
        self,
        processes: Processes,
        notices: Notices,
        incoming: IncomingInteractions,
        background_tasks: BackgroundTasks,
    ) -> None:
        self._processes = processes
        self._notices = notices
        self._incoming = incoming
        self._background_tasks = background_tasks
        self._taken: OrderedDict[int, None] = OrderedDict()
        self._taking = asyncio.Lock()

    async def forward(self, interaction: Interaction, table_id: str) -> bool:
        """Let another process answer; return False if none plays the table."""
        payload = payload_of(interaction)
        if payload is None or not table_id:
            return False
        guild_id = interaction.guild_id
        member = None if guild_id is None else interaction.client.get_guild(guild_id) is not None
        told = json.dumps([payload, member])
        owner = await self._processes.forward(interaction.id, table_id, told)
        if owner is None:
            return False
        await self._notices.tell(owner, PRESS)
        self._background_tasks.run(self._wait_for(interaction), "waiting for another process")
        return True

    async def _wait_for(self, interaction: Interaction) -> None:
        """Tell Discord that a press has arrived, if nobody has answered it in time."""
        await asyncio.sleep(PATIENCE_SECONDS)
        if interaction.type is not discord.InteractionType.component:
            return
        if await self._processes.acknowledge_forwarded(interaction.id):
            await answers.later(interaction)

    async def take(self) -> None:
        """Take in what others have forwarded to this process."""
        async with self._taking:
            for press in await self._processes.take_forwarded():
                self._take_in(press)

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

        def answered(_: asyncio.Task[Any]) -> None:
            self._background_tasks.run(finish(interaction.id), "forgetting a forwarded press")

        task.add_done_callback(answered)

    async def _finish(self, press_id: int) -> None:
        # If it cannot be written, whoever comes next answers once more, and changes nothing.
        with suppress(NotWritten):
            await self._processes.finish_forwarded(press_id)


async def nowhere(interaction: Interaction, table_id: str) -> bool:  # noqa: ARG001  a process alone
    """Forward nothing: no other process plays any table."""
    return False
