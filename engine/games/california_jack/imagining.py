"""Imagining: what one seat of California Jack does not see, dealt again as it may have come about.

A hand changes after each trick, so a card that was drawn later may be of a suit that its player
lacked before. Each seat has a place for the cards it was dealt, and one for each draw that was
hidden, and every card of its own that was played or may be held came from one of them.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from engine.cards import Card
from engine.contract.seats import Seat
from engine.dealing.redealing import redealing
from engine.games.california_jack.deal import Part
from engine.games.california_jack.playing import PLAYING, lawful
from engine.games.california_jack.rules import DRAWS, HAND
from engine.games.california_jack.view import CaliforniaJackSeatView, CaliforniaJackView
from engine.tricks.deal import Deal
from engine.tricks.voids import denied

STOCK: Final[Seat] = -1
PLACES: Final = DRAWS + 1


def imagining(view: CaliforniaJackView) -> Callable[[Random], Deal[Part] | None]:
    """Work out what the seat of `view` knows; each call deals again what it does not see."""
    if view.stage != "play":
        return lambda _: None
    own = view.seat if isinstance(view, CaliforniaJackSeatView) else None
    hand = view.hand if isinstance(view, CaliforniaJackSeatView) else ()
    places = {seat: _places(view, seat) for seat in range(2) if seat != own}
    sizes = {place: 1 if place % PLACES else HAND for row in places.values() for place in row}
    if view.stock_count:
        sizes[STOCK] = view.stock_count
    dealing = redealing(_homes(view, places, hand), sizes)
    played = {play.card for row in view.rows for play in row}

    def deal(rng: Random) -> Deal[Part]:
        dealt = dealing(rng)
        hands, drawn = [hand, hand], list(view.drawn)
        for seat, row in places.items():
            first, *later = (dealt[place] for place in row)
            drawn[seat] += tuple(face for faces in later for face in faces)
            held = (*first, *drawn[seat])
            hands[seat] = tuple(sorted(face for face in held if face not in played))
        stock = dealt.get(STOCK, [])
        return Deal(
            PLAYING,
            view.to_act[0],
            tuple(hands),
            Part(tuple(drawn)),
            leader=view.leader,
            trick=view.trick,
            tricks=view.tricks,
            trump=view.trump,
            stock=tuple(rng.sample(stock, len(stock))),
            turned=view.turned,
            claims=view.claims,
            forced_after=view.forced_after,
        )

    return deal


def _places(view: CaliforniaJackView, seat: Seat) -> range:
    """Return the place of the cards dealt to a seat, then one for each draw that was hidden."""
    hidden = min(sum(view.tricks_won), DRAWS) - len(view.drawn[seat])
    return range(seat * PLACES, seat * PLACES + 1 + hidden)


def _homes(
    view: CaliforniaJackView, places: dict[Seat, range], hand: tuple[Card, ...]
) -> Iterator[tuple[Card, frozenset[Seat]]]:
    """Yield each card that came, or may have come, to an unseen place, with these places."""
    plays = [(trick, play) for trick, row in enumerate(view.rows) for play in row]
    gone = {play.card: (trick, play.seat) for trick, play in plays}
    shown = denied(view.terms, view.rows, lawful, trump=view.trump)
    since: dict[tuple[Seat, Card], int] = {}
    """The first trick before which a seat may have drawn a card, by when it lacked it."""
    for (trick, (seat, _)), missing in zip(plays, shown, strict=True):
        # A card that it had played by then says nothing.
        later = (face for face in missing if gone.get(face, (trick + 1,))[0] > trick)
        since |= dict.fromkeys(((seat, face) for face in later), trick + 1)
    seen = {*hand, *view.turned, *view.drawn[0], *view.drawn[1]}
    for face in view.terms.deck:
        if face in seen:
            continue
        trick, player = gone.get(face, (DRAWS, None))
        if player is None or player in places:
            seats = places if player is None else (player,)
            stock = {STOCK} if player is None and view.stock_count else set[Seat]()
            yield (
                face,
                frozenset(
                    place
                    for seat in seats
                    for place in places[seat]
                    if since.get((seat, face), 0) <= place % PLACES <= trick
                )
                | stock,
            )
