"""Drawing: the screens of one table as it is now, for everybody and for each seat."""

from collections.abc import Callable
from dataclasses import replace

from bot.phrasebook import Phrasebook
from bot.room.direct_messages import DirectMessages
from bot.room.drafts import Drafts
from bot.room.finish import outcome_with_leavers
from bot.room.hints import Hints
from bot.room.in_play import InPlay
from bot.room.intervals import Intervals
from bot.room.places import frame_of
from bot.room.stand_ins import stood_in
from bot.screens.closed_hand import hand_closed_screen
from bot.screens.families import family_screens
from bot.screens.frame import Frame
from bot.screens.paused import paused_table_screen
from bot.screens.plain import plain_screen
from bot.screens.screen import Screen
from engine.contract.seats import Seat


class TableDrawing:
    """Draws one table, each time anew from what is true of it.

    `link` returns the address of the public message, None before it hangs. A turn takes
    `turn_seconds`.
    """

    def __init__(
        self,
        table: InPlay,
        phrasebook: Phrasebook,
        *,
        drafts: Drafts,
        hints: Hints,
        direct_messages: DirectMessages,
        intervals: Intervals,
        link: Callable[[], str | None],
        turn_seconds: float,
    ) -> None:
        self._table = table
        self._phrasebook = phrasebook
        self._screens = family_screens(table.row.family)
        self._drafts = drafts
        self._hints = hints
        self._intervals = intervals
        self._link = link
        self._direct_messages = direct_messages
        self._turn_seconds = turn_seconds

    def frame(self) -> Frame:
        """Return the facts around the game that its screens name."""
        table, until = self._table, self._table.row.paused_until
        return replace(
            frame_of(table.row, self._phrasebook),
            table_link=self._link(),
            asked=table.questions.numbers,
            waiting_for=table.waiting_for,
            deadlines={
                seat: int(at / 1000 + self._turn_seconds) for seat, at in table.awaited().items()
            },
            paused_until=None if until is None else until // 1000,
            unreachable=tuple(sorted(self._direct_messages.unreachable)),
            stood_in=stood_in(table.substitutions, table.chairs, self._screens.secret_verbs),
            interval=self._intervals.current,
        )

    @property
    def begun(self) -> str:
        """The text that replaces the lobby: it says that the game has begun, and where."""
        link = self._link()
        if link is None:
            return self._phrasebook("lobby-game-unposted")
        return self._phrasebook("lobby-game-started", link=link)

    def table(self) -> Screen:
        """Return the public screen."""
        table = self._table
        if table.paused and table.game.outcome is None:
            return paused_table_screen(self.frame(), self._phrasebook)
        return self._screens.table(self.frame(), table.game.view(None), self._phrasebook)

    def past_table(self, deal: int) -> Screen:
        """Return the last screen of the message of an earlier deal, or of an earlier place."""
        if not deal:
            return plain_screen(self.begun)
        view = self._table.game.view(None)
        return self._screens.past_table(self.frame(), view, deal, self._phrasebook)

    def result(self) -> Screen:
        """Return what is told when the game is over."""
        view = self._table.game.view(None)
        assert view.outcome is not None
        told = replace(view, outcome=outcome_with_leavers(view.outcome, self._table.chairs))
        return self._screens.result(self.frame(), told, self._phrasebook)

    def hand(self, seat: Seat, notice: str | None = None) -> Screen:
        """Return the private screen of a seat."""
        table = self._table
        if table.chairs[seat].person is None:
            return hand_closed_screen(self.frame(), "game", self._phrasebook)
        if table.closed:
            return hand_closed_screen(self.frame(), "ended", self._phrasebook)
        frame, view, asked = self.frame(), table.game.view(seat), table.asked(seat)
        advice = self._hints.at(seat, asked)
        # The number of a question outlives its answer.
        if advice is not None and view.prompt is not None:
            hint = self._screens.hint(advice, frame, view, self._phrasebook)
            notice = hint if notice is None else f"{notice}\n> {hint}"
        draft = self._drafts.at(seat, asked) or ()
        return self._screens.hand(
            frame, view, draft=draft, notice=notice, phrasebook=self._phrasebook
        )

    def past_hand(self, notice: str | None = None) -> Screen:
        """Return what is left of a hand whose deal is over."""
        if notice is not None:
            number = self._table.deal
            notice = self._phrasebook("press-past-hand", notice=notice, number=number)
        return hand_closed_screen(self.frame(), "deal", self._phrasebook, notice=notice)
