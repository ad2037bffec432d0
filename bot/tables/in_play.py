"""A table in play: what is true of it now. Nothing here changes the table, except that it stops."""

from bot.tables.attendance import Attendance, clock_runs
from data.tables import TableRow
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.fairness.chance import Proof
from engine.table.chairs import Chair, Presence, seat_of
from engine.table.questions import Questions
from engine.table.substitutions import Substitutions
from engine.table.table import Table


class InPlay:
    """The game and the chairs of one table as they have been committed.

    Clock, computers, hints and screens read it; none of them needs to know a live table.
    """

    def __init__(self, attendance: Attendance, table: Table) -> None:
        self._attendance = attendance
        self._table = table
        self.stopped = False
        """Whether this process does nothing more here; the next one carries on."""

    @property
    def row(self) -> TableRow:
        """The table as it is kept."""
        return self._attendance.row

    @property
    def table_id(self) -> str:
        """The table's id."""
        return self.row.table_id

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self._table.game

    @property
    def questions(self) -> Questions:
        """The questions that are put, and were."""
        return self._table.questions

    @property
    def substitutions(self) -> Substitutions:
        """The moves of computers in the deal that is on."""
        return self._table.substitutions

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits where."""
        return self.row.chairs

    @property
    def deal(self) -> int:
        """The number of the deal that is on."""
        return self.game.view(None).deal_number

    @property
    def closed(self) -> bool:
        """Whether the table was closed without a result."""
        return self._attendance.ended

    @property
    def over(self) -> bool:
        """Whether nothing can happen here any more."""
        return self.closed or self.stopped or self.game.outcome is not None

    @property
    def has_result(self) -> bool:
        """Whether the game was played to its end."""
        return self.game.outcome is not None

    @property
    def paused(self) -> bool:
        """Whether the game waits until somebody takes it up again."""
        return self.row.paused_until is not None

    @property
    def deal_ended_at(self) -> int | None:
        """When the deal ended that was the last so far; None while one is on."""
        return self._table.interval_since

    @property
    def between_deals(self) -> bool:
        """Whether a deal is over and the next one has not begun."""
        return self.deal_ended_at is not None

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that owe an action; between two deals nobody does."""
        if self.between_deals:
            return ()
        return tuple(seat for seat in self.game.to_act if seat >= 0)

    @property
    def proof(self) -> Proof | None:
        """What proves the deals that are over, None if nothing does.

        If the end of the game cannot be written, the deal in progress goes on.
        """
        return self._table.proof(closed=self._attendance.end_is_kept)

    @property
    def seal(self) -> str | None:
        """The seal of the record of a game that ended without a result, once that is kept."""
        return self._attendance.seal if self._attendance.end_is_kept else None

    @property
    def deals_proven(self) -> int:
        """The number of the last deal that is over."""
        return self.deal if self._attendance.end_is_kept else len(self.game.deal_scores)

    @property
    def number(self) -> int:
        """How many entries the journal of the table has."""
        return self._table.number

    def seed(self, seat: Seat) -> int:
        """Return the seed with which a computer answers the question put to a seat."""
        return self._table.seed(seat)

    def seat_of(self, person: int) -> Seat | None:
        """Return where a person sits, also one who has left and may come back."""
        return seat_of(self.chairs, person)

    def left_by(self, person: int) -> bool:
        """Whether a person sat here and has left."""
        seat = self.seat_of(person)
        return seat is not None and self.chairs[seat].presence is Presence.LEFT

    def has_hand(self, seat: Seat) -> bool:
        """Whether a hand is shown to somebody at a seat."""
        if seat < 0:
            return False
        chair = self.chairs[seat]
        return chair.person is not None and chair.presence is not Presence.LEFT

    def asked(self, seat: Seat) -> int:
        """Return the number of the question put to a seat."""
        return self.questions.numbers[seat]

    def computer_to_act(self) -> Seat | None:
        """Return a seat that owes an action and is played by a computer; none during a pause."""
        if self.paused:
            return None
        return next((s for s in self.waiting_for if self.chairs[s].played_by_computer), None)

    def owing(self) -> dict[Seat, int]:
        """Return the seats of people there who owe an action, and since when."""
        waiting_for = () if self.stopped else self.waiting_for
        return self._attendance.owing(waiting_for, self.questions.asked_at)

    def awaited(self) -> dict[Seat, int]:
        """Return the seats whose clock runs, and since when."""
        return self.owing() if clock_runs(self.chairs) else {}
