"""Weights: what the computers of Canasta guess, where nothing can be counted."""

from typing import Final, NamedTuple

from engine.games.canasta.view import CanastaSeatView


class Weights(NamedTuple):
    """What is guessed rather than counted, in points unless it says otherwise."""

    group: tuple[float, ...] = (0, 0, 0, 0.12, 0.25, 0.45, 0.7)
    """By size, how likely a group becomes a canasta."""
    run: tuple[float, ...] = (0, 0, 0, 0.12, 0.22, 0.4, 0.65)
    """By size, how likely a sequence becomes a samba."""
    first_canasta: float = 100
    """What a canasta is worth beyond its bonus while it is needed for going out."""
    opened: float = 150
    """What it is worth to a side to have opened."""
    opened_rival: float = 0.0
    """What it is worth beyond that if another side has opened already."""
    joker: float = 80
    deuce: float = 65
    """What wild cards are worth in the hand."""
    opening: float = 0.3
    """For each point of a pair or more, what it is worth towards opening with 50."""
    single: float = 3
    pair: float = 22
    triple: float = 20
    further: float = 8
    """What naturals of a rank are worth in the hand; a triple is that much more than a pair."""
    fitting: float = 5
    """What a held card that fits a meld on the table is still good for."""
    fitting_grow: float = 0.0
    """How much of what the meld would gain by such cards counts while they are held."""
    frozen_pair: float = 1.5
    """For each card of a frozen pile, what a pair that may take it is worth beyond."""
    black_three: float = 18
    neighbour: float = 10
    near_neighbour: float = 5
    """What a neighbour in suit is worth, and one with a gap between, if there are sequences."""
    few_cards: float = 12
    """What each card below `FEW` in the hand costs while the side may not go out."""
    any_card: float = 0.0
    """What each card in the hand is worth, whatever it is, as long."""
    nearly_out: float = 15
    """What each card fewer than `FEW_TO_GO` is worth once the side may go out."""
    drawn_card: float = 13
    taken_card: float = 13
    pile_kept: float = 0.0
    """How much of what the cards of a pile are worth in the hand counts when it is taken."""
    late_card: float = 3
    """The whole cost of a card of the pile that is taken when the deal is at its end."""
    lone: float = 700
    """What it costs to be the one who plays alone against the others."""
    pile: float = 20
    pile_card: float = 25
    """The worth of a pile of one card to its taker, and of each further card of it."""
    freeze: float = 10
    """What freezing the pile is worth for each meld that the others have more."""
    freeze_pile: float = 0.0
    """What it is worth besides for each card of the pile."""
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
    """What a card that nobody has seen costs when its holder is caught with it."""
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

IN_CANASTA: Final = Weights(
    group=(0, 0, 0, 0.0381, -0.0127, 0.0838, 0.526),
    first_canasta=212,
    opened=304,
    opened_rival=-106,
    joker=129,
    deuce=99.5,
    opening=0.239,
    single=6.93,
    pair=26.7,
    triple=27.6,
    further=11.9,
    fitting=9.57,
    fitting_grow=0.285,
    frozen_pair=1.1,
    black_three=-17.3,
    few_cards=17.9,
    any_card=10.1,
    nearly_out=-6.88,
    drawn_card=47.2,
    taken_card=11.9,
    pile_kept=1.5,
    late_card=1.61,
    pile=55.2,
    pile_card=51.9,
    freeze=17.2,
    freeze_pile=-3.08,
    hold_pairs=1.55,
    holds_wild=0.804,
    last_discard=0.674,
    shed=0.532,
    declined=0.619,
    opens_below=130,
    caught=7.91,
    to_come=10.2,
    late_turns=2.03,
    near_out=0.227,
    near_out_card=0.218,
    remembers=True,
    finishes=True,
)

IN_SAMBA: Final = Weights(
    group=(0, 0, 0, -0.00425, 0.121, 0.235, 0.551),
    run=(0, 0, 0, 0.0518, 0.221, 0.507, 0.894),
    first_canasta=282,
    opened=84.1,
    opened_rival=51.3,
    joker=119,
    deuce=100,
    opening=0.159,
    single=3.25,
    pair=20.1,
    triple=20.6,
    further=20.7,
    fitting=18.9,
    fitting_grow=0.819,
    frozen_pair=1.01,
    black_three=-16.5,
    neighbour=9.12,
    near_neighbour=8.72,
    few_cards=0.297,
    any_card=8.8,
    nearly_out=9.71,
    drawn_card=50.3,
    taken_card=9.29,
    pile_kept=0.387,
    late_card=0.02,
    pile=74.1,
    pile_card=39.6,
    freeze=31.7,
    freeze_pile=1.85,
    hold_pairs=2.66,
    holds_wild=0.754,
    last_discard=0.78,
    shed=1.08,
    declined=0.847,
    opens_below=165,
    caught=12.6,
    to_come=10,
    late_turns=2.41,
    near_out=0.141,
    near_out_card=0.155,
    remembers=True,
    finishes=True,
)


ELSEWHERE: Final = USUAL._replace(remembers=True, finishes=True)
"""What was learned is of no use in cutthroat, where whoever takes the pile plays alone, nor with
three packs."""


def strong(view: CanastaSeatView) -> Weights:
    """Return what was learned in some million deals against a side that guesses as usual.

    What each weight brings was read off deals in which all were moved at once by chance, a little
    up or down.
    """
    rules = view.rules
    if rules.sequences:
        return IN_SAMBA
    return ELSEWHERE if rules.sides == "cutthroat" or rules.decks > 2 else IN_CANASTA
