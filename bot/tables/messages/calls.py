"""Calls: a new message as soon as it is somebody's turn, for those who have chosen that.

A message that is edited makes no sound: somebody who listens to a screen reader learns of it only
by a new one.
"""

import logging
from collections.abc import Collection, Iterable

from bot.discord.post import Undelivered
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.phrases import lines
from bot.tables.computers.unpressed import unpressed
from bot.tables.messages.callouts import Callouts, Reminders, way_to
from bot.tables.messages.direct_messages import DirectMessages
from bot.tables.messages.drawing import TableDrawing
from bot.tables.session.moment import Moment
from bot.tables.session.session import Session
from engine.contract.action import Action
from engine.contract.seats import DEALER, Seat
from engine.table.journal import Entry
from engine.table.table import Advance

log = logging.getLogger(__name__)


class Calls:
    """Whom one table calls to the turn at once, and with what news."""

    def __init__(
        self,
        session: Session,
        drawing: TableDrawing,
        direct_messages: DirectMessages,
        callouts: Callouts,
        reminders: Reminders,
    ) -> None:
        self._session = session
        self._screens = family_screens(session.moment.row.family)
        self._drawing = drawing
        self._direct_messages = direct_messages
        self._callouts = callouts
        self._reminders = reminders
        self._done: list[Entry] = []
        """Acts of the deal that is on."""
        self._begun = False
        """Whether this deal was seen from its beginning; else its journal is read once."""

    def follow(self, before: Moment, after: Moment, advance: Advance) -> None:  # noqa: ARG002  what was done says it
        """Call those who are asked now, if they have chosen that; never waits.

        Nobody is called whose own act led to the question: they have just been answered. Nor is
        anybody whose card plays itself.
        """
        for entry in advance.entries:
            if entry.seat == DEALER:
                # What was played in an earlier deal is news no more.
                self._done.clear()
                self._begun = True
            elif not self._done or self._done[-1].number < entry.number:
                self._done.append(entry)
        led_there = advance.entries[-1].seat if advance.entries else DEALER
        self.call(
            seat
            for seat in advance.asked
            if seat != led_there and unpressed(after, seat, self._session.wishes(seat)) is None
        )

    def call(self, seats: Iterable[Seat]) -> None:
        """Call those of these seats who have chosen that and are asked; never waits.

        Who is alone with computers is called as well: no clock runs, yet a hand that is drawn anew
        is not heard.
        """
        moment = self._session.moment
        for seat in seats:
            if seat in moment.owing and self._session.wishes(seat).calls_at_once:
                # Before the clock is asked, which would remind of the same question.
                self._reminders.called(seat)
                self._session.tasks.run(
                    self._call(seat, moment.asked(seat)),
                    f"calling a player at table {self._session.table_id}",
                )

    async def _call(self, seat: Seat, asked: int) -> None:
        await self._reminders.keep(seat, asked)
        if not self._begun:
            await self._read()
        try:
            channel_id = await self._direct_messages.channel(seat)
        except Undelivered as refused:
            log.info("a call at table %s goes to its channel: %s", self._session.table_id, refused)
            channel_id = None
        moment = self._session.moment
        if channel_id is None and (moment.row.solo or not moment.is_asked_openly(seat)):
            # Nothing of a private game stands in the channel, nor who is asked if that is secret.
            return
        person = moment.chairs[seat].person
        if person is None or moment.asked(seat) != asked or self._session.over:
            # Answered meanwhile, or nobody sits there any more.
            return
        text = self._text(seat, person, in_channel=channel_id is None)
        nonce = f"c{moment.table_id}.{seat}.{asked}"
        await self._callouts.call(seat, person, text, nonce=nonce, channel_id=channel_id)

    async def _read(self) -> None:
        """Learn what was done in this deal before anybody here was called, or before a restart."""
        entries = await self._session.services.store.journal.read(self._session.table_id)
        if not self._begun:
            dealt = max((at for at, one in enumerate(entries) if one.seat == DEALER), default=-1)
            self._done = list(entries[dealt + 1 :])
            self._begun = True

    def _text(self, seat: Seat, person: int, *, in_channel: bool) -> str:
        services, moment = self._session.services, self._session.moment
        row, link = moment.row, way_to(moment)
        reader = services.everybody(row) if in_channel else services.reader(row, seat)
        phrasebook = reader.phrasebook.plain
        if in_channel:
            call = phrasebook("turn-reminder", mention=f"<@{person}>", link=link)
        else:
            call = phrasebook("call-in-direct-message", link=link)
        first = all(entry.seat != seat for entry in self._done)
        news = self._screens.news(
            Drawing(self._drawing.frame(), moment.view(), phrasebook),
            seat,
            self._since(seat),
            first=first,
        )
        # Whoever listens wants the cards; that they are told to somebody says whose turn it is.
        return lines(news, call)

    def _since(self, seat: Seat) -> tuple[tuple[Seat, Action], ...]:
        """Return what others did since a seat acted, without the words that only they may know."""
        last = max((at for at, one in enumerate(self._done) if one.seat == seat), default=-1)
        secret = self._screens.secret_verbs
        return tuple((one.seat, _public(one.action, secret)) for one in self._done[last + 1 :])


def _public(action: Action, secret: Collection[str]) -> Action:
    return Action(action.verb) if action.verb in secret else action
