"""`cardroom copy-store`: moves the data of a stopped bot to another database, and proves it."""

import asyncio
import time
from typing import Final, TextIO

from bot.app.exit_codes import ExitCode
from data.addresses import StoreAddress
from data.copying import copy_store
from data.unopened import StoreUnopened

BROKEN: Final = 1

TOLD_EVERY_SECONDS: Final = 2.0


def main(source: StoreAddress, target: StoreAddress, *, out: TextIO, err: TextIO) -> int:
    """Copy a store to an empty one; return the exit code."""
    return asyncio.run(_copied(source, target, out, err))


async def _copied(source: StoreAddress, target: StoreAddress, out: TextIO, err: TextIO) -> int:
    at, told = "the beginning", time.monotonic()

    def progress(done: str, table: str, rows: int, total: int) -> None:
        nonlocal at, told
        at = table
        if time.monotonic() - told >= TOLD_EVERY_SECONDS:
            told = time.monotonic()
            out.write(f"{rows} of {total} rows {done} ({100 * rows // total} %): {table}\n")
            out.flush()

    try:
        copy = await copy_store(source, target, progress)
    except StoreUnopened as refusal:
        err.write(f"cardroom copy-store: {refusal}\n")
        return ExitCode.SETTINGS
    except Exception as error:  # noqa: BLE001  its text and its trace may show what a row holds
        err.write(f"cardroom copy-store: nothing is copied: {type(error).__name__}, at {at}\n")
        return BROKEN
    out.writelines(
        f"{table.name}: {table.rows} rows, SHA-256 {table.sha256}\n" for table in copy.tables
    )
    if copy.missing:
        err.write(
            f"cardroom copy-store: {source} had {copy.missing} tables more before, which are lost\n"
        )
    err.writelines(f"cardroom copy-store: {line}\n" for line in copy.disagreements)
    if copy.disagreements:
        return BROKEN
    rows = sum(table.rows for table in copy.tables)
    out.write(f"{target} equals {source}: {rows} rows, and all figures agree.\n")
    return ExitCode.STOPPED
