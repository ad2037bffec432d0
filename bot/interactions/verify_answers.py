"""The answers to somebody who verifies a game: by its table, or by its record as a file."""

import asyncio
import json
import logging
import re
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import aiohttp
import discord

from bot.background.verifying import FILE_BYTES
from bot.discord import answers
from bot.discord.answers import Interaction
from bot.fields.promises import commitments_screen
from bot.fields.tries import is_withheld
from bot.interactions.audit_answers import concerns
from bot.interactions.guests import place_of
from bot.interactions.own_tables import own_tables
from bot.screens.components import Attachment
from bot.screens.daily.games import families
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen
from bot.screens.verified import VerifiedGame, day_screen, running_screen, verified_screen
from bot.tables.card_room import CardRoom
from bot.tables.services.elsewhere import PlayedElsewhere, plays_elsewhere
from bot.text.phrasebook import Phrasebook
from data.days import day_field
from data.seasons import day_after
from data.store import Store
from data.tables import TableRow
from engine.cards import Unreadable
from engine.contract.seats import Seat
from engine.fairness.chain import SeatKey
from engine.fairness.terms import mark

log = logging.getLogger(__name__)

DOWNLOAD_SECONDS: Final = 10.0

VERIFIER: Final = "verify.html"

_TABLE: Final = re.compile(r"[0-9a-z]{1,12}")
_DAY: Final = re.compile(r"daily-\d{4}-\d{2}-\d{2}-[a-z_]{1,20}")
_OF_CHALLENGE: Final = re.compile(r"(?P<field>[0-9a-z]{8})-(?P<number>[0-9]{1,2})")
_NAMED_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_NUMBER: Final = re.compile("[0-9a-f]{64}")
_NO_ID: Final = re.compile(r"[^0-9a-z]")


async def verify_table(
    room: CardRoom,
    interaction: Interaction,
    named: str,
    phrasebook: Phrasebook,
    pressed: str = "",
) -> None:
    """Answer with what is found out about the game of a table; raise `RoomRefusal`.

    `pressed` is the number that the button holds; one that is none of the game's is told.
    """
    row = await room.services.store.tables.get(named_table(named))
    if row is None or not may_see(row, interaction):
        raise RoomRefusal("verify-unknown")
    if row.tried is not None and is_withheld(row, room.services.now()):
        if row.tried.day is None:
            screen = await commitments_screen(room.services.store, row.tried.field_id, phrasebook)
        else:
            screen = await _day(room, row.tried.day, (row.family,), phrasebook)
        await answers.whisper(interaction, screen)
        return
    # A long game takes longer than Discord waits for an answer.
    await answers.defer_reply(interaction)
    record = await room.services.store.proofs.record(row.table_id)
    if record is None:
        screen = _running(room, row, phrasebook, pressed)
    else:
        screen = await _verified(room, row, record, interaction.user.id, phrasebook, pressed)
    await answers.whisper(interaction, screen)


async def verify_day(
    room: CardRoom, interaction: Interaction, day: str, phrasebook: Phrasebook
) -> None:
    """Answer with what is published of the deals of a day; raise `RoomRefusal`, `Unreadable`."""
    if not _NAMED_DAY.fullmatch(day):
        raise Unreadable("a day is named by its date")
    await answers.whisper(interaction, await _day(room, day, families(), phrasebook))


async def verify_file(
    room: CardRoom,
    interaction: Interaction,
    file: discord.Attachment,
    phrasebook: Phrasebook,
) -> None:
    """Answer with what is found out about a record that somebody gives; raise `RoomRefusal`."""
    person, verifying = interaction.user.id, room.services.verifying
    with verifying.turns.of(person):
        await answers.defer_reply(interaction)
        content = await downloaded(file)
        origin = await verifying.origin(person, content)
        # The deal of a day is named by its field.
        day = origin.table if origin.table and _DAY.fullmatch(origin.table) else None
        seal = await _kept_seal(room.services.store, origin.table, day, person)
        # Of a day's deal it may be the record of anybody, and then it is none the worse.
        shown_seal = seal if day is None else None
        found = await verifying.verified_file(person, content, shown_seal)
    # Only what the engine has read is shown, and no text of the file.
    title = phrasebook(f"variant-{origin.variant}")
    deal = None if day is None else await room.services.store.fields.deal(day)
    game = VerifiedGame(
        title,
        found,
        kept=seal == found.seal,
        files=(verifier_page(),),
        late_at=None if deal is None else deal.late_at,
        of_day=deal is not None and deal.commitment == found.commitment,
    )
    await answers.whisper(interaction, verified_screen(game, phrasebook))


async def verify_latest(room: CardRoom, interaction: Interaction, phrasebook: Phrasebook) -> None:
    """Answer for the game that somebody finished last, or else plays; raise `RoomRefusal`."""
    last = await room.services.store.results.of_person(
        place_of(interaction) or None, interaction.user.id, 1
    )
    if last:
        await verify_table(room, interaction, last[0].game_id, phrasebook)
        return
    tables = await own_tables(room, interaction)
    if not tables:
        raise RoomRefusal("verify-nothing")
    await verify_table(room, interaction, tables[0].table_id, phrasebook)


def named_table(named: str) -> str:
    """Return the id of a table as somebody has typed or pasted it."""
    return _NO_ID.sub("", named.lower())


def may_see(row: TableRow, interaction: Interaction) -> bool:
    """Whether somebody sat at a table, or it stood where they ask, for everybody to see."""
    if any(chair.person == interaction.user.id for chair in row.chairs):
        return True
    return not row.solo and row.guild_id == place_of(interaction)


def _running(room: CardRoom, row: TableRow, phrasebook: Phrasebook, pressed: str) -> Screen:
    live_table, lobby = room.tables.live.get(row.table_id), room.tables.lobbies.get(row.table_id)
    secrets: tuple[str, ...] = ()
    if live_table is not None:
        proof = live_table.moment.proof
        commitment = None if proof is None else proof.commitment
        secrets = () if proof is None else proof.secrets
    elif lobby is not None:
        commitment = lobby.commitment
    elif plays_elsewhere(room.services, row):
        raise PlayedElsewhere(row.table_id)
    else:
        raise RoomRefusal("verify-no-record")
    return running_screen(
        phrasebook(f"variant-{row.preset}"),
        row.table_id,
        commitment,
        secrets,
        phrasebook,
        alone=row.solo,
        stray=_stray(pressed, (commitment, *secrets)),
    )


def _stray(pressed: str, known: Collection[object]) -> str | None:
    """Return the number of a pressed button if it is none of those of its game."""
    return pressed if _NUMBER.fullmatch(pressed) and pressed not in known else None


async def _day(room: CardRoom, day: str, of: Sequence[str], phrasebook: Phrasebook) -> Screen:
    fields, days = room.services.store.fields, (day, day_after(day))
    found = [[await fields.deal(day_field(one, family)) for one in days] for family in of]
    shown = [deal for deals in found if deals[0] is not None for deal in deals if deal is not None]
    if not shown:
        raise RoomRefusal("daily-unknown")
    titled = [(phrasebook(f"variant-{deal.field.preset}"), deal) for deal in shown]
    return day_screen(day, titled, phrasebook)


async def _verified(
    room: CardRoom,
    row: TableRow,
    record: Mapping[str, Any],
    person: int,
    phrasebook: Phrasebook,
    pressed: str,
) -> Screen:
    found = await room.services.verifying.verified(person, record)
    if found is None:
        raise RoomRefusal("verify-rules-gone")
    fields, tried = room.services.store.fields, row.tried
    deal = None if tried is None else await fields.deal(tried.field_id, tried.number)
    seat_key = await room.services.store.proofs.seat_key(row.table_id)
    seat = None if seat_key is None else seat_of(record, seat_key, person)
    game = VerifiedGame(
        phrasebook(f"variant-{row.preset}"),
        found,
        table_id=row.table_id,
        files=(record_file(row.table_id, record), verifier_page()),
        late_at=None if deal is None else deal.late_at,
        stray=_stray(pressed, _numbers_of(record)),
        seat=seat,
        # Whoever did not sit there is not told who did.
        seat_key="" if seat is None or seat_key is None else seat_key.hex(),
        against_computers="fair" in record and concerns(row, person) is not None,
    )
    return verified_screen(game, phrasebook)


def seat_of(record: Mapping[str, Any], seat_key: SeatKey, person: int) -> Seat | None:
    """Return where a person sat when a game began, by the marks in its record; None if nowhere."""
    fair: Mapping[str, Any] = record.get("fair") or {}
    for seat, one in enumerate(fair.get("people", ())):
        if one == mark(seat_key, fair["table"], seat, person):
            return seat
    return None


def _numbers_of(record: Mapping[str, Any]) -> tuple[object, ...]:
    fair: Mapping[str, Any] = record.get("fair") or {"commitment": None, "secrets": []}
    return (fair["commitment"], *fair["secrets"], record.get("seal"))


def record_file(table_id: str, record: Mapping[str, Any]) -> Attachment:
    text = json.dumps(record, separators=(",", ":")) + "\n"
    return Attachment(f"game-{table_id}.json", text.encode())


@cache
def verifier_page() -> Attachment:
    """Return docs/verify.html as a file: it checks a record in a browser, without the bot."""
    installed = files("bot").joinpath(VERIFIER)
    beside = Path(__file__).parents[2] / "docs" / VERIFIER
    page = installed if installed.is_file() else beside
    return Attachment(VERIFIER, page.read_bytes())


async def _kept_seal(store: Store, table: str | None, day: str | None, person: int) -> str | None:
    """Return the seal of the bot's own record of a table that a file names, if it has one.

    The deal of a field was played at many tables: of those it is the person's own.
    """
    of_challenge = _OF_CHALLENGE.fullmatch(table or "")
    named = None if day is None else (day, 1)
    if of_challenge is not None:
        named = (of_challenge["field"], int(of_challenge["number"]))
    if named is not None:
        tried = await store.fields.try_of(*named, person)
        table = None if tried is None else tried.table_id
    if table is None or not _TABLE.fullmatch(table):
        return None
    kept = await store.proofs.record(table)
    return None if kept is None else kept.get("seal")


async def downloaded(file: discord.Attachment) -> bytes:
    """Return what a file holds that somebody gives; raise `RoomRefusal` if it cannot be had."""
    if file.size > FILE_BYTES:
        raise RoomRefusal("verify-file-large")
    try:
        async with asyncio.timeout(DOWNLOAD_SECONDS):
            return await file.read()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as lost:
        log.info("a file could not be had: %s", type(lost).__name__)
        raise RoomRefusal("verify-file-lost") from None
