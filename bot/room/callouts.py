"""Callouts: lines in the channel that mention a person, gone again once the person has acted.

Only a new message notifies; an edited one does not.
"""

import logging

from bot.room.errands import Errands
from bot.room.post import Post, Undelivered
from bot.screens.plain import plain_screen
from engine.contract.seats import Seat

log = logging.getLogger(__name__)


class Callouts:
    """At most one line a seat stands in the channel of a table."""

    def __init__(self, post: Post, errands: Errands, *, table_id: str, channel_id: int) -> None:
        self._post = post
        self._errands = errands
        self._table_id = table_id
        self._channel_id = channel_id
        self._standing: dict[Seat, int] = {}

    async def call(self, seat: Seat, person: int, words: str, *, nonce: str) -> None:
        """Post `words`, in which `person` is mentioned; one that is refused is let go."""
        try:
            message_id = await self._post.send(
                self._channel_id, lambda: plain_screen(words), nonce=nonce, mention=person
            )
        except Undelivered as refused:
            log.info("nobody could be called at table %s: %s", self._table_id, refused)
            return
        self.take_away(seat)
        self._standing[seat] = message_id

    def take_away(self, seat: Seat) -> None:
        """Delete the line for a seat, if one stands; never waits."""
        message_id = self._standing.pop(seat, None)
        if message_id is not None:
            self._errands.run(
                self._post.delete(self._channel_id, message_id),
                f"taking a line away at table {self._table_id}",
            )
