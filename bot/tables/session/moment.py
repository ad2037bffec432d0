"""Moments: all that is true of one table in play, made anew with each change of it.

What is drawn, what is due and what computers do are functions of a moment; none of them asks a
table. It holds the whole game, so screens are given the view of a seat and never the moment.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple, TypeVar, cast, overload

from bot.screens.families import family_screens
from bot.screens.family import Draft
from bot.screens.frame import DearestMove, FairDeals, Fared
from bot.tables.clock.paces import Pace
from bot.tables.workers.worker_pool import Thought
from data.ratings import GameRating
from data.tables import TableRow
from engine.cards import Card
from engine.contract.game import Game
from engine.contract.outcome import Outcome
from engine.contract.seats import NO_SEATS, Seat
from engine.contract.view import SeatView, View
from engine.fairness.chance import Proof
from engine.players.advice import Advice
from engine.table.chairs import Chair, Presence, people_here, seat_of, who_is_gone
from engine.table.journal import Questions
from engine.table.table import TableMoment

T = TypeVar("T")

WORKED_OUT: Final = 64
"""Moments that keep values worked out of them: each takes as much as a small table."""


class NotedCard(NamedTuple):
    """A card, and the question of a deal to which it belongs."""

    deal: int
    asked: int
    card: Card


class NotedDraft(NamedTuple):
    """The draft of an answer to question `asked` so far, and when it last changed."""

    asked: int
    draft: Draft
    at: int


class Advised(NamedTuple):
    """The advice on question `asked`, None if the rules refuse what was thought of."""

    asked: int = 0
    advice: Advice | None = None
    thought: Thought | None = None


class Reactions(NamedTuple):
    """The words of seats, in the order in which they came, to the trick or turn that `to` names."""

    to: tuple[int, ...] = ()
    given: Mapping[Seat, str] = {}


class Pressed(NamedTuple):
    """The seats that have pressed Next after a deal. After a restart they press it again."""

    deal: int = 0
    seats: frozenset[Seat] = NO_SEATS


_NOBODY: Final[Mapping[Seat, Any]] = {}


class Aftermath(NamedTuple):
    """The facts told of a game that is over beside its scores, once it is kept and counted."""

    proven: FairDeals | None = None
    rating: GameRating | None = None
    fared: Fared | None = None
    dearest: Mapping[Seat, DearestMove] = _NOBODY


def _nobody() -> Mapping[Seat, Any]:
    # One for all tables: nearly always nobody has done any of it.
    return _NOBODY


def _unproven() -> None:
    """Return no proof: a game without one."""


_NOT_ADVISED: Final = Advised()
_NO_REACTIONS: Final = Reactions()
_NOT_PRESSED: Final = Pressed()
_NO_AFTERMATH: Final = Aftermath()
_worked_out: Final[OrderedDict["Moment", None]] = OrderedDict()
"""The moments of which something was worked out, the latest at the end."""


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Moment:
    """The chairs and the game of one table as they are committed, and what is known beside them.

    Only `row`, `play` and the end are kept in the store. Drafts, cards ahead, advice, reactions
    and who has pressed Next are in the memory of this process alone; each belongs to a question,
    a trick or a deal, and counts for nothing after that. Times are milliseconds since 1970.
    """

    row: TableRow
    play: TableMoment
    pace: Pace
    intervals: bool
    """Whether the table stays between two deals."""
    prove: Callable[[], Proof | None] = _unproven
    """Works out the proof of the deals that are over; of all once the game cannot go on."""
    closed: bool = False
    """Whether the table was closed without a result; then nothing changes any more."""
    end_is_kept: bool = False
    """Whether that is written, so that the game cannot go on after all."""
    seal: str | None = None
    """The seal of the record of a game that was closed, once that is kept."""
    returned_at: Mapping[Seat, int] = field(default_factory=_nobody)
    drafts: Mapping[Seat, NotedDraft] = field(default_factory=_nobody)
    cards_ahead: Mapping[Seat, NotedCard] = field(default_factory=_nobody)
    only_cards: Mapping[Seat, NotedCard] = field(default_factory=_nobody)
    advised: Mapping[Seat, Advised] = field(default_factory=_nobody)
    refused: Mapping[Seat, int] = field(default_factory=_nobody)
    """The questions for which a card that needs no press was refused: the person is asked."""
    reactions: Reactions = _NO_REACTIONS
    pressed: Pressed = _NOT_PRESSED
    unreachable: frozenset[Seat] = NO_SEATS
    """The seats whose direct messages are closed."""
    link: str | None = None
    """The address of the public message, None before it is posted."""
    aftermath: Aftermath = _NO_AFTERMATH
    waiting_for: tuple[Seat, ...] = field(init=False)
    """The seats that owe an action; between two deals nobody does."""
    owing: Mapping[Seat, int] = field(init=False)
    """The seats of people there who owe an action, and since when.

    A person just back has the whole time of a turn; so has everybody when a clock begins.
    """
    clock_runs: bool = field(init=False)
    """Whether a turn may take so long and no longer."""
    between_deals: bool = field(init=False)
    """Whether a deal is over and the next one has not begun."""
    turn_pace: Pace = field(init=False)
    """The pace of those who are asked now."""
    quick_deals: int = field(init=False)
    """For how many deals time has run faster than the host chose, as all were quick."""
    worked_out: dict[Any, Any] = field(default_factory=dict[Any, Any], init=False)

    def __post_init__(self) -> None:
        """Work out what nearly everybody asks."""
        between_deals = self.intervals and self.play.deal_ended_at is not None
        to_act = () if between_deals else self.play.game.to_act
        waiting_for = tuple([seat for seat in to_act if seat >= 0])
        asked_at, clock_from = self.play.questions.asked_at, self.row.clock_from
        owing = {
            seat: max(asked_at[seat], self.returned_at.get(seat, 0), clock_from)
            for seat in waiting_for
            if not self.row.chairs[seat].played_by_computer
        }
        people = [seat for seat, chair in enumerate(self.row.chairs) if chair.person is not None]
        quick = self.pace.quick_deals(self.play.waits, people)
        pace = self.pace.quickened() if quick else self.pace
        for name, value in (
            ("waiting_for", waiting_for),
            ("owing", owing),
            ("clock_runs", clock_runs(self.row.chairs)),
            ("between_deals", between_deals),
            ("quick_deals", quick),
            ("turn_pace", pace.at(self.play.game.stage)),
        ):
            object.__setattr__(self, name, value)

    def is_asked_openly(self, seat: Seat) -> bool:
        """Whether everybody may know that a seat owes an action, if it does."""
        return seat in self.game.asked_openly

    def once(self, of: object, work_out: Callable[[], T]) -> T:
        """Return what was worked out of this moment under the name `of`, or do so now."""
        known = self.worked_out
        if of not in known:
            if not known:
                _worked_out[self] = None
                if len(_worked_out) > WORKED_OUT:
                    _worked_out.popitem(last=False)[0].worked_out.clear()
            known[of] = work_out()
        return cast("T", known[of])

    # The table ----------------------------------------------------------------------------------

    @property
    def proof(self) -> Proof | None:
        """The proof of the deals that are over, None if there is none."""
        return self.prove()

    @property
    def table_id(self) -> str:
        return self.row.table_id

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.row.chairs

    @property
    def paused(self) -> bool:
        """Whether the game waits until somebody takes it up again."""
        return self.row.paused_until is not None

    @property
    def over(self) -> bool:
        """Whether nothing can happen here any more."""
        return self.closed or self.play.game.outcome is not None

    def seat_of(self, person: int) -> Seat | None:
        """Return where a person sits, also one who has left and may come back."""
        return seat_of(self.row.chairs, person)

    def left_by(self, person: int) -> bool:
        seat = self.seat_of(person)
        return seat is not None and self.row.chairs[seat].presence is Presence.LEFT

    def has_hand(self, seat: Seat) -> bool:
        if seat < 0:
            return False
        chair = self.row.chairs[seat]
        return chair.person is not None and chair.presence is not Presence.LEFT

    @property
    def gone(self) -> frozenset[Seat]:
        """The seats of people who have not stayed, as far as the game was played."""
        return who_is_gone(self.row.chairs, self.play.decisions.played_for)

    # The game -----------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.play.game

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None if it was not played to its end."""
        return self.play.game.outcome

    @overload
    def view(self, seat: Seat) -> SeatView: ...
    @overload
    def view(self, seat: None = None) -> View: ...
    def view(self, seat: Seat | None = None) -> View:
        """Return all that a seat may know, or everybody."""
        return self.once(("view", seat), lambda: self.play.game.view(seat))

    @property
    def deal(self) -> int:
        return self.view().deal_number

    @property
    def deals_proven(self) -> int:
        """The number of the last deal that is over."""
        return self.deal if self.end_is_kept else len(self.game.deal_scores)

    @property
    def deal_ended_at(self) -> int | None:
        """When the deal ended that was the last so far; None while one is on."""
        return self.play.deal_ended_at if self.intervals else None

    @property
    def questions(self) -> Questions:
        """The questions that are put, and were."""
        return self.play.questions

    def asked(self, seat: Seat) -> int:
        """Return the number of the question put to a seat."""
        return self.play.questions.numbers[seat]

    def computer_to_act(self) -> Seat | None:
        """Return a seat that owes an action and is played by a computer; none during a pause."""
        if self.paused:
            return None
        return next((s for s in self.waiting_for if self.chairs[s].played_by_computer), None)

    # Time ---------------------------------------------------------------------------------------

    @property
    def awaited(self) -> Mapping[Seat, int]:
        """The seats whose clock runs, and since when."""
        return self.owing if self.clock_runs else {}

    @property
    def have_pressed(self) -> frozenset[Seat]:
        """The seats that have pressed Next after this deal."""
        return self.pressed.seats if self.pressed.deal == self.deal else NO_SEATS

    @property
    def people_there(self) -> tuple[Seat, ...]:
        return tuple(s for s, chair in enumerate(self.chairs) if not chair.played_by_computer)

    @property
    def pauses(self) -> bool:
        """Whether a trick was just taken, over which everybody looks a moment longer."""
        return self.once("pauses", lambda: family_screens(self.row.family).pause(self.view()))

    # What seats have done beside the game -------------------------------------------------------

    def draft(self, seat: Seat) -> Draft | None:
        """Return what a seat has composed for the question put to it, None if nothing is known.

        Remembering it lets quick presses add up although each was made on an older picture.
        """
        noted = self.drafts.get(seat)
        return noted.draft if noted is not None and noted.asked == self.asked(seat) else None

    def with_draft(self, seat: Seat, draft: Draft, at: int) -> "Moment":
        """Return the moment with a draft of the answer to the question put to a seat."""
        return replace(self, drafts={**self.drafts, seat: NotedDraft(self.asked(seat), draft, at)})

    def advice(self, seat: Seat) -> Advised:
        """Return the advice on the question put to a seat; none if there is none yet."""
        advised = self.advised.get(seat)
        return advised if advised and advised.asked == self.asked(seat) else _NOT_ADVISED

    def next_question(self, seat: Seat) -> int:
        """Return the number of the question that a card chosen now answers."""
        asked = self.asked(seat)
        return asked if seat in self.waiting_for else asked + 1

    def card_ahead(self, seat: Seat) -> Card | None:
        """Return the card chosen for the question that is put to a seat, or is put next."""
        noted = self.cards_ahead.get(seat)
        if noted is None or noted.deal != self.deal:
            return None
        return noted.card if noted.asked == self.next_question(seat) else None

    def with_card_ahead(self, seat: Seat, card: Card | None) -> "Moment":
        """Return the moment in which a card is chosen for that question, or none."""
        others = {one: noted for one, noted in self.cards_ahead.items() if one != seat}
        if card is not None:
            others[seat] = NotedCard(self.deal, self.next_question(seat), card)
        return replace(self, cards_ahead=others)

    def only_card(self, seat: Seat) -> Card | None:
        """Return the only card that was played for a seat, until it is past the next question."""
        noted = self.only_cards.get(seat)
        if noted is None or noted.deal != self.deal:
            return None
        asked = self.asked(seat)
        answered = asked > noted.asked or seat not in self.waiting_for
        return noted.card if answered and asked <= noted.asked + 1 else None

    def with_only_card(self, seat: Seat, card: Card) -> "Moment":
        """Return the moment in which a seat has no other card, which is about to be played."""
        noted = NotedCard(self.deal, self.asked(seat), card)
        return replace(self, only_cards={**self.only_cards, seat: noted})

    @property
    def current_reactions(self) -> Mapping[Seat, str]:
        """The reactions to the trick on the table, in the order in which they came."""
        # Nearly always nobody has reacted, and every drawing asks.
        given = self.reactions.given
        return given if given and self.reactions.to == self._reacted_to() else {}

    def with_reaction(self, seat: Seat, reaction: str) -> "Moment":
        """Return the moment in which a seat has said something to the trick."""
        given = {**self.current_reactions, seat: reaction}
        return replace(self, reactions=Reactions(self._reacted_to(), given))

    def _reacted_to(self) -> tuple[int, ...]:
        return family_screens(self.row.family).reacted_to(self.view())

    def with_next_pressed(self, seat: Seat) -> "Moment":
        """Return the moment in which the person of a seat has seen enough of the deal."""
        return replace(self, pressed=Pressed(self.deal, self.have_pressed | {seat}))


def clock_runs(chairs: tuple[Chair, ...]) -> bool:
    """Whether a turn may take so long and no longer.

    The clock runs if one person waits for another: with at least two people there. Nobody waits
    for a person who is alone with computers, from the start or in place of people away.
    """
    return people_here(chairs) >= 2
