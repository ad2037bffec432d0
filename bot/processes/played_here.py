"""Played here: what one process has of the tables it plays, as its hand-over needs it."""

from dataclasses import dataclass

from bot.discord.gateway.sharded import ShardedClient
from bot.discord.under_way import Deliveries, UnderWay
from bot.processes.session_keeping import SessionKeeping
from bot.tables.card_room import CardRoom
from data.store import Store


@dataclass(frozen=True, slots=True)
class PlayedHere:
    """The parts of a process that plays tables, and may hand them over or take them."""

    store: Store
    room: CardRoom
    gateway: ShardedClient
    deliveries: Deliveries
    under_way: UnderWay
    sessions: SessionKeeping
