"""Voiding: a game whose journal does not replay any more ends, and everybody is told."""

import logging
from dataclasses import replace
from functools import partial

from bot.discord.post import Undelivered
from bot.screens.fairness import closed_table_screen
from bot.screens.screen import Screen
from bot.tables.finish import ended_record
from bot.tables.messages.places import frame_of
from bot.tables.opening.fairness import told_of
from bot.tables.services import Services
from data.tables import TableRow, TableState

log = logging.getLogger(__name__)


async def void(services: Services, row: TableRow) -> None:
    """End a game without a result, keep its journal for whoever looks into it, and say so."""
    await services.store.tables.held(row.epoch).close(
        row.table_id,
        TableState.VOID,
        services.now(),
        recorded=partial(ended_record, row),
        keep_journal=True,
    )
    if row.solo:
        # Nobody but the person knows of it, and a press or /play tells that it is over.
        return
    phrasebook = services.guild_phrasebook(row.guild_id, row.locale).plain
    record = await services.store.proofs.record(row.table_id)
    fair = None if record is None else told_of(record)
    frame = replace(frame_of(row, phrasebook), fair=fair)

    def draw() -> Screen:
        return closed_table_screen(frame, phrasebook("table-void"), phrasebook)

    try:
        if row.message_id is not None:
            await services.post.edit(row.channel_id, row.message_id, draw)
        else:
            await services.post.send(row.channel_id, draw, nonce=f"v{row.table_id}")
    except Undelivered as refused:
        log.info("table %s was voided unseen: %s", row.table_id, refused)
