"""Cards that count for whoever wins them are not thrown into tricks that others may still take."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from engine.cards import Card
from engine.contract.seats import DEALER
from engine.games.all_fours.counting import peg
from engine.games.catalogue import variant, variants
from engine.players.levels import policy
from engine.players.policy import Policy, RandomPlayer

DEALS: Final = {"all_fours": 60, "point_pitch": 24}
MANY: Final = 3
"""With so many higher trumps unseen, two players to come may well beat a low one."""
GAMES: Final[list[tuple[str, dict[str, Any]]]] = [
    *((preset.key, {}) for preset in variants() if preset.family == "point_pitch"),
    *(
        (key, {"low_to": "captor"})
        for key in ("auction_pitch", "pitch", "five_point", "six_point", "seven_up")
    ),
    *((key, {}) for key in ("lancashire", "trinidad", "tobago", "all_fives")),
]


def stake(view: Any, face: Card) -> float:  # noqa: ANN401  the view of either family
    """What a card of trumps brings to whoever wins it, card points for Game aside."""
    terms, trump = view.terms, view.trump
    if hasattr(terms, "at_stake"):
        return float(terms.worth(face, trump))
    if face.suit != trump:
        return 0.0
    if points := peg(terms.rules, face, trump):
        return float(points)
    lowest = not any(
        other.suit == trump and other < face
        for other in (*view.hand, *(p.card for row in view.rows for p in row))
    )
    low = terms.rules.low_to == "captor" and lowest and face.rank < 4
    return 1.0 if terms.rules.four_points and (face.rank == 11 or low) else 0.0


def ruffing(key: str, options: dict[str, Any]) -> Iterator[tuple[Any, set[Card]]]:
    """Yield views of seats that may trump a plain lead before two foes, and what is absurd there.

    A point card is, if a higher trump that counts nothing may be played in its place.
    """
    rng, chosen = Random(f"{key} {options}"), variant(key, options)
    seats = max(chosen.seats_allowed)
    players: list[Policy[Any]] = [policy("medium", chosen.family), RandomPlayer()]
    for number in range(DEALS[chosen.family]):
        game = chosen.start(seats, number % seats)
        while game.to_act and not game.deal_scores:
            seat = game.to_act[0]
            if seat == DEALER:
                game, _ = game.apply(seat, game.propose(seat, rng))
                continue
            if game.forced is not None:
                game, _ = game.apply(*game.forced)
                continue
            view: Any = game.view(seat)
            follows = game.stage == "play" and view.trick and view.trump is not None
            if follows and (bad := absurd(view, seats)):
                yield view, bad
            game, _ = game.apply(seat, players[rng.random() < 0.2].decide(view, rng))


def absurd(view: Any, seats: int) -> set[Card]:  # noqa: ANN401  the view of either family
    """Return the point cards with which it is absurd to ruff a plain lead before two foes."""
    terms, trump = view.terms, view.trump
    done = {play.seat for play in view.trick} | {view.seat}
    foes = [seat for seat in range(seats) if seat not in done and seat not in terms.side(view.seat)]
    if terms.suit(view.trick[0].card, trump) == trump or not foes or len(view.hand) < 4:
        return set()
    trumps = [f for f in view.open_prompt.cards if terms.suit(f, trump) == trump]
    gone = {*view.hand, *(p.card for row in view.rows for p in row)}
    out = [face for face in terms.deck if terms.suit(face, trump) == trump and face not in gone]
    rank = {face: terms.rank(face, trump) for face in (*trumps, *out)}
    idle = [f for f in trumps if not stake(view, f) and sum(rank[o] > rank[f] for o in out) >= MANY]
    bad = {face for face in trumps if stake(view, face) and any(rank[f] > rank[face] for f in idle)}
    return bad if len(idle) > 1 else set()


@pytest.mark.parametrize("family", ["all_fours", "point_pitch"])
def test_few_points_are_ruffed_with_that_another_trump_would_spare(family: str) -> None:
    """Now and then it is right, if hardly anybody can be higher; as a habit it is absurd."""
    medium: Policy[Any] = policy("medium", family)
    asked = lost = 0
    for key, options in GAMES:
        if variant(key, options).family == family:
            for at, (view, bad) in enumerate(ruffing(key, options)):
                asked += 1
                lost += medium.decide(view, Random(at)).cards[0] in bad
    assert asked > 15
    assert lost * 5 < asked
