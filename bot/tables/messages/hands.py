"""Hands: the private messages of one table, one for each seat."""

import asyncio
from collections.abc import Callable, Iterator

from bot.discord.press import Press, Reply
from bot.discord.screen_message import PostedMessage
from bot.discord.writer import Delays, Written
from bot.tables.messages.hand import Hand
from engine.contract.seats import Seat


class HandMessages:
    """The private messages of one table; `made` makes the hand of a seat."""

    def __init__(self, made: Callable[[Seat], Hand]) -> None:
        self._made = made
        self._hands: dict[Seat, Hand] = {}
        self._stopped = False
        self._doubtful = False

    def expect_unrecorded(self) -> None:
        """Reckon with messages that an earlier process posted and could not remember."""
        self._doubtful = True

    def recall(self, seat: Seat, at: PostedMessage) -> None:
        """Take up a direct message of an earlier process."""
        self._at(seat).recall(at)

    def mark(self, seat: Seat, *, urgent: bool = True) -> None:
        """Say that the screen of a hand has changed; not urgently if nobody waits to see it."""
        self._at(seat).mark(urgent=urgent)

    def freshen(self, seat: Seat) -> None:
        """Say that the clock on a hand may have changed; one that is to be left alone is."""
        self._at(seat).freshen()

    def mark_if_free(self, seat: Seat) -> None:
        """Say that the screen of a hand has changed, if no limit counts the calls that draw it."""
        self._at(seat).mark_if_free()

    def mark_unless_asked(self, seat: Seat, asked: int) -> None:
        """Say that a hand of an earlier process may be old, or may put question `asked`.

        Then it is left alone: ticks live in its buttons, and drawn anew it would lose them.
        """
        self._at(seat).mark_unless_asked(asked)

    def mark_dealt(self, seat: Seat) -> None:
        """Say that all the cards of a hand are others; never waits."""
        self._at(seat).mark_dealt()

    def repost(self, seat: Seat) -> bool:
        """Post a hand anew at the bottom; return False if there is none, or just was one."""
        return self._at(seat).repost()

    def finish(self, delays: Delays) -> Iterator[Written]:
        """Write nothing more but what is under way, and yield that."""
        self._stopped = True
        for hand in self._hands.values():
            if (task := hand.finish(delays)) is not None:
                yield task

    def stop(self) -> None:
        """Write nothing more."""
        self._stopped = True
        for hand in self._hands.values():
            hand.stop()

    async def looked_up(self, seat: Seat, seconds: float) -> None:
        """Wait until a message of an earlier process was looked at, but not for ever."""
        await self._at(seat).looked_up(seconds)

    async def settle(self) -> None:
        """Wait until what is marked is written, as far as Discord lets it."""
        await asyncio.gather(*(hand.settle() for hand in tuple(self._hands.values())))

    def drawn(self, seat: Seat, press: Press, notice: str | None) -> Reply:
        """Return a hand anew for whoever pressed it, with a line of explanation if any."""
        return self._at(seat).drawn(press, notice)

    def shown(self, seat: Seat) -> Reply:
        """Return a hand as a whisper."""
        return self._at(seat).shown()

    def _at(self, seat: Seat) -> Hand:
        hand = self._hands.get(seat)
        if hand is None:
            hand = self._hands[seat] = self._made(seat)
            if self._doubtful:
                hand.expect_unrecorded()
            if self._stopped:
                hand.stop()
        return hand
