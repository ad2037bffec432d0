"""`cardroom rebuild`: makes leaderboards, ratings and all such figures anew from the results."""

import asyncio
from typing import TextIO

from bot.app.exit_codes import ExitCode
from data.addresses import StoreAddress
from data.opening import must_be_there, store_at
from data.patience import NotWritten, OutcomeUnknown
from data.store import Store
from data.unopened import StoreInUse, StoreUnopened

DISAGREES = 1


def main(database: StoreAddress, *, out: TextIO, err: TextIO) -> int:
    """Make all figures of a store that no bot has open; return the exit code."""
    try:
        must_be_there(database)
        found = asyncio.run(_rebuilt(database, out))
    except StoreUnopened as refusal:
        err.write(f"cardroom rebuild: {refusal}\n")
        return ExitCode.SETTINGS
    except NotWritten as unwritten:
        err.write(
            f"cardroom rebuild: nothing more can be written ({unwritten.reason}): look at the"
            " database's disk and rights, then start it again, and it goes on\n"
        )
        return ExitCode.SETTINGS
    except OutcomeUnknown:
        err.write(
            "cardroom rebuild: the line to the database broke: start it again, and it goes on\n"
        )
        return ExitCode.SETTINGS
    err.writelines(f"cardroom rebuild: {line}\n" for line in found)
    out.write("All figures are made anew, and equal the results.\n" if not found else "")
    return DISAGREES if found else 0


async def _rebuilt(database: StoreAddress, out: TextIO) -> list[str]:
    """Make the figures anew; return what is still wrong with them."""
    store = await _opened(database)
    told = -1

    def progress(done: int, total: int) -> None:
        nonlocal told
        percent = 100 * done // total if total else 100
        if percent > told:
            told = percent
            out.write(f"{done} of {total} games ({percent} %)\n")
            out.flush()

    try:
        await store.ratings.rebuild(progress)
        return [*await store.standings.audit(), *await store.ratings.audit()]
    finally:
        await store.close()


async def _opened(database: StoreAddress) -> Store:
    """Open the store; raise `StoreInUse` if a process of a bot uses it."""
    store = await store_at(database)
    if store.shared:
        await store.processes.end_gone()
        if (await store.processes.membership()).members:
            await store.close()
            raise StoreInUse(f"{database} is in use: a Cardroom is running with it")
    return store
