"""The cards of Hearts that everybody asks about at the end of a deal, and who took them."""

from random import Random

from engine.cards import Card, cards
from engine.contract.game import Game
from engine.games.catalogue import variant
from engine.games.hearts.view import HeartsView
from tests.each import each


@each(
    ("key", "seats", "told"),
    [
        ("standard", 4, "QS"),
        ("black_maria", 3, "QSKSAS"),
        ("pink_lady", 4, "QHQS"),
        ("jack_of_diamonds", 4, "QSJD"),
        ("spot_hearts", 4, "QS"),
        ("original_hearts", 4, ""),
    ],
)
def test_the_cards_that_stand_out_are_known_and_who_took_them(
    key: str, seats: int, told: str
) -> None:
    """Takers are counted a second time, from the events alone."""
    rng = Random(3)
    game: Game = variant(key).start(seats, 0)
    trick: list[Card] = []
    took: dict[Card, int] = {}
    while not game.deal_scores:
        seat = rng.choice(game.to_act)
        game, events = game.apply(seat, game.propose(seat, rng))
        for event in events:
            if event.name == "card-played":
                trick += cards(event.words[0])
            if event.name == "trick-taken":
                assert event.seat is not None
                took |= dict.fromkeys(trick, event.seat)
                trick = []
    view = game.view(None)
    assert isinstance(view, HeartsView)
    assert view.terms.told_cards == cards(told)
    assert all(face in view.results[-1].taken[took[face]] for face in cards(told))
