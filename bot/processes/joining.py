"""Joining: how a process becomes one of those that run the bot."""

import asyncio
import logging
from typing import Final

from data.processes import LEASE_MS, Member, NameTaken, Processes

log = logging.getLogger(__name__)

AGAIN_SECONDS: Final = 0.5

LONGEST_SECONDS: Final = LEASE_MS / 1000 + 2
"""By then one that has died is known to be dead."""


async def joined(processes: Processes, member: Member, *, replacing: bool) -> Member:
    """Begin the lease of a process; raise `NameTaken` if another of its name lives on.

    One that was killed is started again at once, before anybody knows that the last one is dead.
    """
    loop = asyncio.get_running_loop()
    until = loop.time() + LONGEST_SECONDS
    waits = False
    while True:
        try:
            return await processes.join(member, replacing=replacing)
        except NameTaken:
            if loop.time() >= until:
                raise
        if not waits:
            waits = True
            log.info("a process %s may run still; its lease is waited for", member.name)
        await asyncio.sleep(AGAIN_SECONDS)
