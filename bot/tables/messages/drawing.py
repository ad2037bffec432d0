"""Drawing: the screens of one table as it is now, for everybody and for each seat."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from bot.screens.drawing import Drawing
from bot.screens.fairness import commitment_text, postings_text
from bot.screens.families import family_screens
from bot.screens.family import Draft
from bot.screens.frame import DayFared, FairDeals, Frame
from bot.screens.hand.closed_hand import hand_closed_screen
from bot.screens.hand.solo import solo_screen
from bot.screens.phrases import lines, quoted, time_of_day
from bot.screens.screen import Screen, plain_screen
from bot.screens.table.round_table import paused_table_screen
from bot.tables.clock.intervals import Intervals
from bot.tables.computers.cards_ahead import CardsAhead
from bot.tables.computers.hints import Hints
from bot.tables.computers.stand_ins import stood_in
from bot.tables.drafts import Drafts
from bot.tables.finish import outcome_with_leavers
from bot.tables.in_play import InPlay
from bot.tables.messages.direct_messages import DirectMessages
from bot.tables.messages.picturing import Picturing
from bot.tables.messages.places import frame_of
from bot.tables.messages.reactions import Reactions
from bot.tables.messages.words import TableWords
from bot.tables.opening.fairness import told, without_secret
from bot.tables.preferences import Preferences
from bot.tables.promises import Promises
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from data.daily import DayDeal
from data.ratings import GameRating
from data.seasons import day_after
from data.tables import TableRow
from engine.contract.seats import Seat
from engine.games.catalogue import is_customised


def drawn(draw: Callable[[Phrasebook], Screen], phrasebook: Phrasebook) -> Screen:
    """Draw a screen with the faces of its reader; in plain text if it would not fit so.

    An emoji takes some forty characters of a message where a corner takes two.
    """
    screen = draw(phrasebook)
    return screen if screen.fits or phrasebook.faces.plain else draw(phrasebook.plain)


KEPT_HANDS: Final = 128
_DRAWN_HANDS: Final[dict[tuple[str, Seat], tuple[tuple[object, ...], Screen]]] = {}
"""The hands drawn last, and all that each was drawn from: one takes as much as a small table."""


def _once(
    of: tuple[str, Seat], drawn_from: tuple[object, ...], draw: Callable[[], Screen]
) -> Screen:
    last = _DRAWN_HANDS.pop(of, None)
    if last is None or last[0] != drawn_from:
        last = drawn_from, draw()
    _DRAWN_HANDS[of] = last
    if len(_DRAWN_HANDS) > KEPT_HANDS:
        del _DRAWN_HANDS[next(iter(_DRAWN_HANDS))]
    return last[1]


class TableDrawing:
    """Draws one table, each time anew from what is true of it.

    `link` returns the address of the public message, None before it hangs. A turn takes
    `turn_seconds`.
    """

    def __init__(
        self,
        table: InPlay,
        words: TableWords,
        preferences: Preferences,
        *,
        drafts: Drafts,
        hints: Hints,
        picturing: Picturing,
        direct_messages: DirectMessages,
        intervals: Intervals,
        reactions: Reactions,
        ahead: CardsAhead,
        promises: Promises,
        link: Callable[[], str | None],
        turn_seconds: float,
        now: Callable[[], int],
    ) -> None:
        self._table = table
        self._words = words
        self._preferences = preferences
        self._screens = family_screens(table.row.family)
        self._drafts = drafts
        self._hints = hints
        self._intervals = intervals
        self._picturing = picturing
        self._reactions = reactions
        self._ahead = ahead
        self._promises = promises
        self._link = link
        self._direct_messages = direct_messages
        self._turn_seconds = turn_seconds
        self._now = now
        self.proven: FairDeals | None = None
        """What the record of the game tells, once it is kept."""
        self.rating: GameRating | None = None
        """What the game did to the ratings, once it is kept and counted."""
        self.fared: DayFared | None = None
        """How everybody fared in the deal of a day, once the game is over."""
        self._placed: tuple[TableRow, Phrasebook, Frame] | None = None
        """What was made last of the table's row, since it seldom changes."""

    def frame(self, phrasebook: Phrasebook | None = None) -> Frame:
        """Return the facts around the game that its screens name, to everybody or to a reader."""
        table, until = self._table, self._table.row.paused_until
        return replace(
            self._place(phrasebook or self._words.public),
            table_link=self._link(),
            asked=table.questions.numbers,
            waiting_for=table.waiting_for,
            deadlines=self._deadlines(),
            paused_until=None if until is None else until // 1000,
            unreachable=tuple(sorted(self._direct_messages.unreachable)),
            stood_in=stood_in(table.substitutions, table.chairs, self._screens.secret_verbs),
            interval=self._intervals.current,
            fair=self._fair(),
            rating=self.rating,
            promised=self._promised(),
            tomorrow=self._tomorrow(),
            fared=self.fared,
            sayable=self._reactions.sayable if self.may_react else (),
            reactions=self._reactions.current if self.may_react else {},
        )

    def _deadlines(self) -> dict[Seat, int]:
        """Return until when each seat has time that still has any: no screen counts from then."""
        ends = {
            seat: int(at / 1000 + self._turn_seconds) for seat, at in self._table.awaited().items()
        }
        return {seat: at for seat, at in ends.items() if at * 1000 > self._now()}

    def _place(self, phrasebook: Phrasebook) -> Frame:
        """Return what no card changes, made anew for another reader's language or other chairs."""
        row = self._table.row
        if self._placed is None or self._placed[0] is not row or self._placed[1] is not phrasebook:
            self._placed = row, phrasebook, frame_of(row, phrasebook)
        return self._placed[2]

    def _fair(self) -> FairDeals | None:
        """Return what is told of the chance: of a try no secret, for others have the same cards."""
        table = self._table
        fair = self.proven or told(table.proof, table.deals_proven, table.seal)
        return without_secret(fair) if table.row.is_try else fair

    def _promised(self) -> DayDeal | None:
        row = self._table.row
        return self._promises.of(row.day, row.family) if row.day and row.is_try else None

    def _tomorrow(self) -> str | None:
        row = self._table.row
        if row.day is None or not row.is_try:
            return None
        deal = self._promises.of(day_after(row.day), row.family)
        return None if deal is None else deal.commitment

    @property
    def may_react(self) -> bool:
        """Whether people at the table may say something to a trick: the server decides."""
        row = self._table.row
        return not row.solo and self._preferences.of_guild(row.guild_id).reactions

    def _other_length(self) -> str | None:
        """Say how long the game was to be, if nothing else of its preset was changed."""
        variant = self._table.game.variant
        if not variant.options or is_customised(variant.family, dict(variant.options)):
            return None
        return self._screens.goal(variant, self._words.public.plain)

    @property
    def ended_turn(self) -> bool:
        """Whether a turn has just ended that also the hands of those who wait tell of."""
        return self._screens.ended_turn(self._table.game.view(None))

    @property
    def lingers(self) -> bool:
        """Whether the table may be shown a moment later, with what follows."""
        return self._screens.lingers(self._table.game.view(None))

    @property
    def begun(self) -> str:
        """The text that replaces the lobby: it says that the game has begun, and where."""
        link, phrasebook = self._link(), self._words.public
        begun = "lobby-game-unposted" if link is None else "lobby-game-started"
        told = phrasebook(begun, link=link or "")
        # Whoever verifies the game looks up what was published before it began.
        proof = self._table.proof
        return lines(
            told,
            commitment_text(self.frame(phrasebook), phrasebook),
            postings_text(proof.binding.postings if proof else 0, phrasebook),
        )

    def table(self) -> Screen:
        """Return the public screen."""
        table = self._table
        if table.paused and table.game.outcome is None:
            return paused_table_screen(self.frame(), self._words.public.plain)
        frame, view = self.frame(), table.game.view(None)
        screen = drawn(
            lambda words: self._screens.table(Drawing(frame, view, words)), self._words.public
        )
        if view.outcome is None and frame.interval is None:
            return screen
        return self._picturing.with_deal(screen, len(table.game.deal_scores), frame)

    def past_table(self, deal: int) -> Screen:
        """Return the last screen of the message of an earlier deal, or of an earlier place."""
        if not deal:
            return plain_screen(self.begun)
        frame, view = self.frame(), self._table.game.view(None)
        screen = drawn(
            lambda words: self._screens.past_table(Drawing(frame, view, words), deal),
            self._words.public,
        )
        return self._picturing.with_deal(screen, deal, frame)

    def result(self) -> Screen:
        """Return what is told when the game is over."""
        view = self._table.game.view(None)
        assert view.outcome is not None
        told = replace(view, outcome=outcome_with_leavers(view.outcome, self._table.chairs))
        frame = replace(self.frame(), length=self._other_length())
        screen = drawn(
            lambda words: self._screens.result(Drawing(frame, told, words)), self._words.public
        )
        return self._picturing.with_totals(screen, frame)

    def hand(self, seat: Seat, notice: str | None = None, *, stays: bool = False) -> Screen:
        """Return the private screen of a seat; without a clock if it `stays` as it is."""
        table, phrasebook = self._table, self._words.of_seat(seat)
        frame = self.frame(phrasebook)
        if stays:
            still = None if frame.interval is None else replace(frame.interval, ends_at=None)
            frame = replace(frame, deadlines={}, interval=still)
        if table.chairs[seat].person is None:
            return hand_closed_screen(frame, "game", phrasebook.plain)
        if table.closed:
            return hand_closed_screen(frame, "ended", phrasebook.plain)
        if table.row.solo and table.game.outcome is not None:
            return self.result()
        frame = replace(frame, own=self._ahead.told(seat))
        view, asked = table.game.view(seat), table.asked(seat)
        if view.outcome is not None:
            view = replace(view, outcome=outcome_with_leavers(view.outcome, table.chairs))
        advice = self._hints.at(seat, asked)
        draft = self._drafts.at(seat, asked) or ()

        def draw(phrasebook: Phrasebook) -> Screen:
            above = notice
            # The number of a question outlives its answer.
            if advice is not None and view.prompt is not None:
                hint = self._screens.hint(Drawing(frame, view, phrasebook), advice)
                above = hint if notice is None else lines(notice, quoted(hint))
            return self._screens.hand(Drawing(frame, view, phrasebook), draft=draft, notice=above)

        shown = (frame, view, draft, advice, notice, phrasebook)
        # One moment is drawn for the answer, for the message, and to see if either is old.
        hand = _once((table.table_id, seat), shown, lambda: drawn(draw, phrasebook))
        screen = self._picturing.with_hand(hand, view)
        if not frame.solo or table.paused:
            return screen
        return solo_screen(frame, self.table(), screen, phrasebook.plain)

    def pictured(self, said: Sequence[ButtonId]) -> Draft:
        """Return the draft that a hand shows, by all that it says in answer to one question."""
        return self._screens.pictured(said)

    def last_hand(self, seat: Seat) -> Screen:
        """Return the private screen of a seat as it will stay, whatever happens."""
        now = time_of_day(self._now() // 1000)
        return self.hand(seat, self._words.of_seat(seat)("hand-stays", time=now), stays=True)

    def moved_hand(self, seat: Seat, notice: str | None = None) -> Screen:
        """Return what is left of a message whose hand is shown by a newer one."""
        phrasebook = self._words.of_seat(seat)
        return hand_closed_screen(self.frame(phrasebook), "moved", phrasebook.plain, notice=notice)
