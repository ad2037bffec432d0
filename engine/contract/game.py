"""Games: one moment of play, and what may follow it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, NamedTuple, Self, TypeAlias, overload

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.outcome import Outcome
from engine.contract.prompt import Prompt
from engine.contract.seats import Seat
from engine.contract.view import SeatView, View

if TYPE_CHECKING:
    # A variant starts games and a game names its variant; only the types know the circle.
    from engine.contract.variant import Variant


Counts: TypeAlias = Mapping[str, int | tuple[int, ...]]
"""How many cards lie where: a number for a place, or one for each seat."""


class Shown(NamedTuple):
    """How players are shown the points, if that is not as the rules keep them.

    The points of a deal are shown times `sign`, 1 or -1; `totals` are what is shown of the
    scores. `plane` holds complex totals as real and imaginary part, one a seat, empty if totals
    are ordinary numbers; they are kept without the sign.
    """

    sign: int
    totals: tuple[int, ...]
    plane: tuple[tuple[int, int], ...] = ()


class FaceUp(NamedTuple):
    """The cards of somebody who may turn all of them up: a row of cards for each seat.

    `taken` are the cards of the tricks that a seat took, in the order in which they came. Between
    two deals they are those of the deal before.
    """

    hands: tuple[tuple[Card, ...], ...]
    taken: tuple[tuple[Card, ...], ...]


class Step(NamedTuple):
    """The moment after an action, and what happened on the way, in order."""

    game: "Game"
    events: tuple[Event, ...]


class Game(ABC):
    """One moment of a game. It never changes; `apply` returns the next one.

    Equal games have equal futures: a game replayed from its journal equals the one played.
    Nothing here reads a clock or draws chance except through an argument.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def variant(self) -> "Variant":
        """The variant that is played."""

    @property
    @abstractmethod
    def seat_count(self) -> int:
        """How many seats play."""

    @property
    @abstractmethod
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that owe an action, in seat order.

        Several if they choose at the same time, `(DEALER,)` if chance is due, none once
        the game is over.
        """

    @property
    def asked_openly(self) -> tuple[Seat, ...]:
        """The seats in `to_act`, or none of them where that would tell what they hold.

        Views, refusals and all that is told to others name these.
        """
        return self.to_act

    @property
    @abstractmethod
    def stage(self) -> str:
        """The stage of the game, a word of the family: `deal`, `play`; `over` at the end."""

    @property
    @abstractmethod
    def due(self) -> tuple[str, ...]:
        """The verbs that belong to this stage; what is said with one may still be refused."""

    @property
    @abstractmethod
    def card_counts(self) -> Counts:
        """How many cards lie where, as everybody at the table can count."""

    @property
    @abstractmethod
    def face_up(self) -> FaceUp:
        """Every hand, and what each seat has taken: for games that are over, and nobody's view."""

    @abstractmethod
    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        """List what `seat` may do now, in a stable order; nothing if it owes no action.

        If the answers are too many to list (the dealer's deals, three of thirteen cards,
        Canasta's melds) it lists none or some of them; `prompt` tells which cards may be used,
        `apply` is the authority and `propose` finds examples.
        """

    @abstractmethod
    def propose(self, seat: Seat, rng: Random) -> Action:
        """Return some legal action of `seat`, every simple one possible; the dealer's is chance.

        Raise `NotYourTurn` if the seat owes none.
        """

    @abstractmethod
    def prompt(self, seat: Seat) -> Prompt | None:
        """Return the question put to `seat`, None if it owes no action."""

    @abstractmethod
    def apply(self, seat: Seat, action: Action) -> Step:
        """Take `action` as what `seat` does; raise `IllegalAction` and change nothing otherwise.

        Raise `Unreadable` if the words of the action cannot be read at all.
        """

    @property
    def forced(self) -> tuple[Seat, Action] | None:
        """Return the act that follows without anybody being asked, None if somebody is.

        Either nothing depends on it any more, as everybody can see, or its seat has claimed. It
        is legal, and a table takes it at once.
        """
        return None

    @overload
    def view(self, seat: Seat) -> SeatView: ...
    @overload
    def view(self, seat: None) -> View: ...
    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """Return all that `seat` may know; None is a bystander, who sees the public table."""

    @abstractmethod
    def imagine(self, seat: Seat | None, rng: Random) -> Self:
        """Return a game that `seat` cannot tell from this one, what it cannot see dealt again."""

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The totals of the finished deals, one a seat, as the rules keep them."""

    @property
    @abstractmethod
    def deal_scores(self) -> tuple[tuple[int, ...], ...]:
        """The points that each finished deal added to the totals, one row a deal."""

    @property
    def shown(self) -> Shown:
        """How players are shown the points."""
        return Shown(1, self.scores)

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""

    @property
    @abstractmethod
    def feats(self) -> Mapping[str, tuple[int, ...]]:
        """Feats that leaderboards count beside wins, one number a seat: `moons`, `canastas`."""
