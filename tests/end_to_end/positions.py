"""Positions: tables that are set up in the middle of a game, as the store would hold them."""

import time
from dataclasses import dataclass
from functools import partial
from typing import Final

from data.addresses import StoreAddress
from data.opening import store_at
from data.people import PersonRow, note_seen
from data.tables import NextDeal, TableState
from engine.cards import RANKS
from engine.contract.action import Action
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.games.catalogue import variant
from engine.table.chairs import Chair
from engine.table.journal import Author, Entry
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening
from tests.end_to_end.looking import saying
from tests.stored import closed_after
from tests.table_rows import table_row

TABLE_ID: Final = "placed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A game by `preset` with `options`, as far as `acts` lead: `0 play 2C`, chance being -1."""

    preset: str
    options: dict[str, Option]
    chairs: tuple[Chair, ...]
    acts: tuple[str, ...] = ()
    dealer: int = 0
    next_deal: NextDeal = "interval"
    table_id: str = TABLE_ID
    pace: str = "live"


def swept() -> tuple[str, ...]:
    """Return a deal without a pass in which seat 0 takes every trick of four.

    Each seat holds a suit, seat 0 the clubs that open.
    """
    suits = tuple(zip(range(4), "CDSH", strict=True))
    hands = " ".join("".join(f"{rank}{suit}" for rank in RANKS) for _, suit in suits)
    plays = (f"{seat} play {rank}{suit}" for rank in RANKS for seat, suit in suits)
    return (f"{DEALER} deal {hands}", *plays)


async def place(evening: Evening, cards: Channel, position: Position) -> None:
    """Open the card room anew on a store in which a table of `cards` has come to a position.

    The table and the hands are shown then, so that nothing drawn before comes in between.
    """
    await evening.close()
    await write(evening.address, cards, position)
    await evening.open()
    anybody = evening.discord_server.world.people[0]
    await anybody.until(lambda: saying(anybody, cards, "hand"), what="the table")
    await evening.settle()


async def write(address: StoreAddress, cards: Channel, position: Position) -> None:
    """Put a table of `cards` that has come to a position into the store of a closed card room."""
    guild = cards.guild
    assert guild is not None
    played = variant(position.preset, position.options)
    now = time.time_ns() // 1_000_000
    entries = [
        Entry(number, int(seat), Action.read(text), now, Author.PERSON)
        for number, (seat, text) in enumerate(act.split(" ", 1) for act in position.acts)
    ]
    async with closed_after(await store_at(address)) as store:
        await store.tables.add(
            table_row(
                table_id=position.table_id,
                guild_id=guild.id,
                guild_name=guild.name,
                channel_id=cards.id,
                channel_name=cards.name,
                host_id=next(chair.person for chair in position.chairs if chair.person),
                family=played.family,
                preset=played.key,
                options=dict(played.options),
                revision=played.revision,
                seat_count=len(position.chairs),
                level=position.chairs[0].level,
                pace=position.pace,
                next_deal=position.next_deal,
                state=TableState.PLAYING,
                dealer=position.dealer,
                locale=guild.locale,
                opened_at=now,
                started_at=now,
                chairs=position.chairs,
            )
        )
        # Whoever sits down is known by name.
        for chair in position.chairs:
            if chair.person is not None:
                seen = PersonRow(chair.person, chair.name or "Somebody")
                await store.write(partial(note_seen, person=seen))
        if entries:
            await store.journal.append(position.table_id, entries)
