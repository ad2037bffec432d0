"""Weights: what the computers of Canasta guess, where nothing can be counted."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.games.canasta.view import CanastaSeatView

TABLE: Final = Path(__file__).with_name("learned.json")


class Weights(NamedTuple):
    """The weights that are guessed rather than counted, in points unless it says otherwise."""

    group: Sequence[float] = (0, 0, 0, 0.12, 0.25, 0.45, 0.7)
    """By size, how likely a group becomes a canasta."""
    run: Sequence[float] = (0, 0, 0, 0.12, 0.22, 0.4, 0.65)
    """By size, how likely a sequence becomes a samba."""
    first_canasta: float = 100
    """Worth of a canasta beyond its bonus while it is needed for going out."""
    opened: float = 150
    """Worth to a side of having opened."""
    opened_rival: float = 0.0
    """Worth beyond that if another side has opened already."""
    joker: float = 80
    deuce: float = 65
    """Worths of wild cards in the hand."""
    opening: float = 0.3
    """For each point of a pair or more, what it is worth towards opening with 50."""
    single: float = 3
    pair: float = 22
    triple: float = 20
    further: float = 8
    """Worths of naturals of a rank in the hand; a triple is that much more than a pair."""
    fitting: float = 5
    """Later worth of a held card that fits a meld on the table."""
    fitting_grow: float = 0.0
    """How much of what the meld would gain by such cards counts while they are held."""
    frozen_pair: float = 1.5
    """For each card of a frozen pile, what a pair that may take it is worth beyond."""
    black_three: float = 18
    neighbour: float = 10
    near_neighbour: float = 5
    """Worths of a neighbour in suit, and of one with a gap between, if there are sequences."""
    few_cards: float = 12
    """Cost of each card below `FEW` in the hand while the side may not go out."""
    any_card: float = 0.0
    """Worth of each card in the hand, whatever it is, as long."""
    nearly_out: float = 15
    """Worth of each card fewer than `FEW_TO_GO` once the side may go out."""
    drawn_card: float = 13
    taken_card: float = 13
    pile_kept: float = 0.0
    """How much of what the cards of a pile are worth in the hand counts when it is taken."""
    late_card: float = 3
    """The whole cost of a card of the pile that is taken when the deal is at its end."""
    lone: float = 700
    """Cost of being the one who plays alone against the others."""
    pile: float = 20
    pile_card: float = 25
    """The worth of a pile of one card to its taker, and of each further card of it."""
    freeze: float = 10
    """Worth of freezing the pile for each meld that the others have more."""
    freeze_pile: float = 0.0
    """Worth of it besides for each card of the pile."""
    hold_pairs: float = 1.6
    """How much likelier a pair is to be held than chance says, as pairs are kept."""
    holds_wild: float = 0.6
    """How likely a player is to hold a wild card."""
    last_discard: float = 0.35
    """How much less likely a player is to hold a pair of what it has just discarded."""
    shed: float = 1.0
    """The same of what else it has discarded since the pile was taken."""
    declined: float = 1.0
    """The same of what it has left on top of the pile since then."""
    opens_below: float = 150
    """A player whose side must count so much to open is taken to take the pile seldom."""
    caught: float = 9
    """Cost of a card that nobody has seen when its holder is caught with it."""
    to_come: float = 8
    """The value that a card in another's hand still promises to its side."""
    late_turns: float = 5
    """With fewer turns a seat left in the stock a deal is taken to draw to its end."""
    near_out: float = 0.1
    near_out_card: float = 0.1
    """How much of a deal is left once another side may go out, and for each card that its shortest
    hand then holds."""
    remembers: bool = False
    """Whether what lies in the pile below its top is known to be no longer in hands or stock."""
    finishes: bool = False
    """Whether before it goes out it makes the canastas that it can."""
    out_margin: float = 80
    """How near a thing going out must be for the partner to be asked."""


USUAL: Final = Weights()


_FOUND: Final[dict[str, list[Any]]] = json.loads(TABLE.read_text(encoding="utf-8"))
IN_CANASTA, IN_SAMBA = (
    USUAL._replace(**{name: pair[game] for name, pair in _FOUND.items()}) for game in range(2)
)
"""Weights learned in some million deals against a side that guesses as usual.

What each weight brings was read off deals in which all were moved at once by chance, a little up
or down. `TABLE` has each for Canasta, then for Samba.
"""

ELSEWHERE: Final = USUAL._replace(remembers=True, finishes=True)
"""Weights where learning is of no use: in cutthroat, where whoever takes the pile plays alone, and
with three packs."""


def strong(view: CanastaSeatView) -> Weights:
    """Return what is guessed by who has learned."""
    rules = view.rules
    if rules.sequences:
        return IN_SAMBA
    return ELSEWHERE if rules.sides == "cutthroat" or rules.decks > 2 else IN_CANASTA
