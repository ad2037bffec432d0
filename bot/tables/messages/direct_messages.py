"""Direct messages: whose the bot may write to, at one table."""

from dataclasses import replace
from typing import Final

from bot.discord.screen_message import PostedMessage
from bot.support.retrying import retry_until_written
from bot.tables.messages.callouts import Callouts
from bot.tables.session.session import Session
from engine.contract.seats import Seat

OLD_MS: Final = 55 * 60 * 1000
"""Discord takes few edits of a message that is older than an hour."""


class DirectMessages:
    """The places where the hand of each seat may be sent.

    A person who cannot be reached is told so in the channel, once.
    """

    def __init__(self, session: Session, callouts: Callouts) -> None:
        self._session = session
        self._private = session.services.private
        self._callouts = callouts

    async def recall(self) -> None:
        """Take up what is known from earlier, and was told then."""
        for seat, chair in enumerate(self._session.moment.chairs):
            if chair.person is not None and await self._private.known_closed(chair.person):
                moment = self._session.moment
                unreachable = moment.unreachable | {seat}
                self._session.be_at(replace(moment, unreachable=unreachable))

    async def channel(self, seat: Seat) -> int | None:
        """Return where the hand of `seat` is sent, None if it is shown in the channel only.

        While nothing is played, no hand is sent anew. Raise `Undelivered` if the channel of the
        direct messages cannot be opened.
        """
        moment, person = self._session.moment, self._person(seat)
        if moment.closed or moment.paused:
            return None
        if person is None or seat in moment.unreachable:
            return None
        if moment.row.solo:
            # It is shown where it was asked for: among others by whispers alone.
            private = moment.row.in_direct_messages
            return await self._private.channel_of(person) if private else None
        if await self._private.known_closed(person):
            await self._tell(seat)
            return None
        if not await self._private.wants_them(person):
            return None
        return await self._private.channel_of(person)

    def note_posted(self, seat: Seat, message_id: int) -> None:
        """Note which message shows the hand of `seat`: the last is at the bottom."""
        person = self._person(seat)
        if person is not None:
            self._private.note_hand(person, message_id)

    def is_left_behind(self, seat: Seat, at: PostedMessage, *, dealt: bool) -> bool:
        """Whether a hand is to be posted anew, where its person sees it.

        Another table's hand stands below it; then it moves only once it is `dealt` anew, since a
        finger may be on either. Or it is so old that Discord takes few edits of it, and it asks.
        """
        person = self._person(seat)
        if person is None:
            return False
        if dealt and self._private.newest_hand(person) > at.message_id:
            return True
        old = self._private.now() - at.posted_at > OLD_MS
        return old and seat in self._session.moment.owing

    async def refused(self, seat: Seat) -> None:
        """Remember that direct messages are closed, and tell the person in the channel."""
        person = self._person(seat)
        if person is not None:
            await retry_until_written("noting a refusal", self._private.closed, person)
            await self._tell(seat)

    async def lost(self, seat: Seat) -> None:
        """Forget a channel that does not exist any more."""
        person = self._person(seat)
        if person is not None:
            await self._private.lost(person)

    def try_again(self, seat: Seat) -> None:
        self._note(self._session.moment.unreachable - {seat})

    async def _tell(self, seat: Seat) -> None:
        session, person = self._session, self._person(seat)
        if seat in session.moment.unreachable or person is None:
            return
        self._note(session.moment.unreachable | {seat})
        phrasebook = session.services.everybody(session.moment.row).phrasebook
        text = phrasebook("direct-messages-closed", mention=f"<@{person}>")
        nonce = f"u{session.table_id}.{seat}"
        await self._callouts.call(seat, person, text, nonce=nonce)

    def _note(self, unreachable: frozenset[Seat]) -> None:
        self._session.become(replace(self._session.moment, unreachable=unreachable))

    def _person(self, seat: Seat) -> int | None:
        chair = self._session.moment.chairs[seat]
        # A number that stands for somebody who was deleted is no user of Discord.
        return None if chair.forgotten else chair.person
