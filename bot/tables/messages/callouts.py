"""Callouts: lines that call a person, gone again once the person has acted.

Only a new message notifies; an edited one does not. Nobody is notified who does not wish it, nor
in a channel whose server does not.
"""

import logging
from collections import Counter
from collections.abc import Mapping

from bot.discord.post import Undelivered
from bot.screens.frame import channel_link
from bot.screens.screen import plain_screen
from bot.tables.session.moment import Moment
from bot.tables.session.session import Session
from engine.contract.seats import NO_SEATS, Seat

log = logging.getLogger(__name__)


class Callouts:
    """At most one line a seat stands in the channel of a table, or in direct messages."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._standing: dict[Seat, tuple[int, int]] = {}
        """By seat, the channel and the message of its line."""
        self._wanted = NO_SEATS
        """The seats whose line is under way."""
        self._calls: Counter[Seat] = Counter()

    async def call(
        self, seat: Seat, person: int, text: str, *, nonce: str, channel_id: int | None = None
    ) -> None:
        """Post `text`, in which `person` may be mentioned; one that is refused is let go.

        It takes the place of an earlier line for the seat. Without `channel_id` it stands in the
        channel of the table.
        """
        services, row = self._session.services, self._session.moment.row
        pings = services.preferences.of(person).pings
        if channel_id is None:
            channel_id = row.channel_id
            pings = pings and services.preferences.of_guild(row.guild_id).pings
        self._wanted |= {seat}
        # Numbered, or Discord would answer with the earlier line, which is taken away below.
        nonce = f"{nonce}.{self._calls[seat]}"
        self._calls[seat] += 1
        try:
            message_id = await services.post.send(
                channel_id,
                lambda: plain_screen(text),
                nonce=nonce,
                mention=(person,) if pings else (),
                silent=not pings,
            )
        except Undelivered as refused:
            log.info("nobody could be called at table %s: %s", self._session.table_id, refused)
            return
        wanted = seat in self._wanted
        self.take_away(seat)
        self._standing[seat] = channel_id, message_id
        if not wanted:
            # The person acted while it was under way.
            self.take_away(seat)

    def take_away(self, seat: Seat) -> None:
        """Delete the line for a seat, if one stands or is under way; never waits."""
        self._wanted -= {seat}
        standing = self._standing.pop(seat, None)
        if standing is not None:
            self._session.tasks.run(
                self._delete(*standing),
                f"taking a line away at table {self._session.table_id}",
            )

    async def _delete(self, channel_id: int, message_id: int) -> None:
        try:
            await self._session.services.post.delete(channel_id, message_id)
        except Undelivered as refused:
            log.info("a line at table %s stays: %s", self._session.table_id, refused)

    def take_all_away(self) -> None:
        """Delete every line that stands or is under way; never waits."""
        for seat in self._wanted | self._standing.keys():
            self.take_away(seat)


class Reminders:
    """Whom one table has reminded: a line for who takes long, once for each question."""

    def __init__(self, session: Session, callouts: Callouts) -> None:
        self._session = session
        self._callouts = callouts
        self._given: Mapping[Seat, int] = {}

    def recall(self, given: Mapping[Seat, int]) -> None:
        """Take up what an earlier process has told."""
        self._given = given

    def given(self) -> tuple[Seat, ...]:
        """Return the seats that were reminded of the question put to them now."""
        asked = self._session.moment.questions.numbers
        return tuple([seat for seat, number in self._given.items() if number == asked[seat]])

    def called(self, seat: Seat) -> None:
        """Count a seat as reminded of the question put to it now: one call a turn is enough."""
        self._given = {**self._given, seat: self._session.moment.asked(seat)}

    async def keep(self, seat: Seat, asked: int) -> None:
        """Remember over a restart that a seat was reminded of question `asked`."""
        await self._session.tables.set_reminded(self._session.table_id, seat, asked)

    async def give(self, seat: Seat) -> None:
        session, moment = self._session, self._session.moment
        asked, person = moment.asked(seat), moment.chairs[seat].person
        if person is None:
            return
        # Remembered first: a second reminder after a restart is worse than none.
        self.called(seat)
        await self.keep(seat, asked)
        preferences = session.services.preferences
        pings = (preferences.of(person), preferences.of_guild(moment.row.guild_id))
        if not (all(one.pings for one in pings) and moment.is_asked_openly(seat)):
            # The table says the same, and rings nobody up; or nobody may know who is asked.
            return
        phrasebook = session.services.everybody(moment.row).phrasebook
        text = phrasebook("turn-reminder", mention=f"<@{person}>", link=way_to(session.moment))
        nonce = f"r{session.table_id}.{seat}.{asked}"
        await self._callouts.call(seat, person, text, nonce=nonce)


def way_to(moment: Moment) -> str:
    """Return the address of a table's message, or of its channel before that is posted."""
    return moment.link or channel_link(moment.row.guild_id, moment.row.channel_id)
