"""The views of California Jack: of everybody at a table, and of one of its seats."""

from dataclasses import field

from engine.cards import Card
from engine.contract.view import view_type
from engine.games.california_jack.deal import DealResult
from engine.games.california_jack.rules import CaliforniaJackTerms
from engine.tricks.deal import Hands
from engine.tricks.view import TrickSeatView, TrickView


@view_type
class CaliforniaJackView(TrickView):
    """The table as everybody sees it. `turned` is the top of an open stock."""

    terms: CaliforniaJackTerms = field(repr=False)
    results: tuple[DealResult, ...]
    cut: tuple[Card, ...]
    """The card cut for the trump of each deal."""
    drawn: Hands
    """The cards that each seat has drawn in this deal, in order, as far as they were seen."""


@view_type
class CaliforniaJackSeatView(CaliforniaJackView, TrickSeatView):
    """The view of one seat: in `drawn` its own draws, whether they were seen or not."""
