"""What a seat of All Fours knows of cards it does not see, and imagines no otherwise."""

from collections.abc import Iterable
from random import Random

import pytest

from engine.cards import Card, cards
from engine.contract.seats import Seat
from engine.games.all_fours.deal import Deal
from engine.games.all_fours.imagining import imagining
from tests.rulings.all_fours import written
from tests.rulings.all_fours.written import Ruling, made, ruled

PENALTY: written.Options = {"revoke": "penalty"}


def worlds(ruling: Ruling, seat: Seat | None) -> list[Deal]:
    """Imagine many deals as `seat` may think them."""
    imagined = imagining(ruling.seen(seat))
    found = [imagined(Random(seed)) for seed in range(60)]
    return [deal for deal in found if deal is not None]


def often(holds: Iterable[bool]) -> str:
    """Say whether something holds always, never or sometimes."""
    return {frozenset([True]): "always", frozenset([False]): "never"}.get(
        frozenset(holds), "sometimes"
    )


def held(face: str, deals: list[Deal]) -> str:
    """Say how often somebody holds a card."""
    (one,) = cards(face)
    return often(any(one in hand for hand in deal.hands) for deal in deals)


def test_who_could_have_lost_by_a_revoke_and_did_not_holds_no_honour() -> None:
    """F28: in Trinidad one of the five best trumps kept back loses the game at once."""
    hands = {1: "2S2D3D4D6D7D", 0: "6S3C4C6C7C8C"}
    revoked = ruled("trinidad", written.Deal(hands, "5S"), "1 stand, 1 2S, 0 3C", **PENALTY)
    assert revoked.scores == [0, 1]
    trumps = [
        [face.rank for face in deal.hands[0] if face.suit == "S"] for deal in worlds(revoked, 1)
    ]
    assert all(ranks and max(ranks) < 10 for ranks in trumps)
    assert {len(ranks) for ranks in trumps} > {1}


def test_the_low_is_not_known_before_the_trick_where_its_captor_counts_it() -> None:
    """D14: marked when it is known who wins it."""
    hands = {1: "3SAS2D4D6D7D", 0: "6S3C4C6C7C8C"}
    early = written.Deal(hands, "5S"), "1 stand, 1 3S"
    agreed: written.Options = {"mark_when_known": True, "low_to": "captor"}
    assert held("2S", worlds(ruled("trinidad", *early, **agreed), 1)) == "sometimes"
    assert held("2S", worlds(ruled("trinidad", *early, "0 6S", **agreed), 1)) == "never"
    at_once = ruled("trinidad", *early, mark_when_known=True)
    assert held("2S", worlds(at_once, 1)) == "never"


@pytest.mark.parametrize(("last", "points", "known"), [("JS", 2, "always"), ("AH", 1, "never")])
def test_the_price_of_a_revoke_tells_whether_the_jack_is_in_play(
    last: str, points: int, known: str
) -> None:
    """F28 (Foster): two points with the Jack, one without."""
    hands = {1: "2H4C2D3D4D6D", 0: f"9H3CACKCQC{last}"}
    begun = written.Deal(hands, "5S"), "1 stand, 1 2H"
    assert held("JS", worlds(ruled("seven_up", *begun, **PENALTY), None)) == "sometimes"
    revoked = ruled("seven_up", *begun, "0 3C", **PENALTY)
    assert revoked.scores == [0, points]
    assert held("JS", worlds(revoked, None)) == known


def test_a_price_that_would_be_the_same_either_way_tells_nothing() -> None:
    """F28: sides that have both revoked and stand two short get one point, Jack or no Jack."""
    five_each = (
        made(4, 1, 0, seats=4, said="beg, 0 give"),
        made(4, 2, 1, seats=4, said="beg, 1 give"),
    )
    hands = {3: "2HJS", 0: "9H3C", 1: "8H4C", 2: "7HAS"}
    revoked = (*five_each, written.Deal(hands, "5S"), "3 stand, 3 2H, 0 3C, 1 4C, 2 7H")
    options: written.Options = {"mark_when_known": True, **PENALTY}
    both = ruled("seven_up", *revoked, seats=4, **options)
    assert both.scores == [6, 6, 6, 6]
    assert held("JS", worlds(both, None)) == "sometimes"
    # Without the Jack the High would have won the game.
    stopped = ruled("seven_up", *revoked, "2 AS", seats=4, **options)
    assert stopped.scores == [6, 6, 6, 6]
    assert held("JS", worlds(stopped, None)) == "always"


def test_what_beats_the_trump_asked_about_may_lie_aside_where_that_counts() -> None:
    """F20, D13."""
    hands = {1: "AS9S4HKHQD2D", 0: "JS8STH3H5D6C"}
    run = written.Deal(hands, "5S7D", ("3DAD7C8DTD9C",)), "1 beg, 0 run, 1 object"
    played = "0 discard 8S3H6C, 1 discard AD4H9S, 1 play QD inquire"
    aside = ruled("seven_up", *run, played, inquiry=True, discards_count=True)
    assert [one.high for one in aside.seen(0).inquiries] == [False]
    higher = {Card("D", 13), Card("D", 14)}
    deals = worlds(aside, 0)
    assert often(not higher.isdisjoint(deal.hands[1]) for deal in deals) == "sometimes"
    assert all(
        not higher.isdisjoint((*deal.hands[1], *(deal.own.discards[1] or ()))) for deal in deals
    )
    # Otherwise the Queen is High, and nobody has a better one, but it may lie aside.
    high = ruled("seven_up", *run, played, inquiry=True)
    assert [one.high for one in high.seen(0).inquiries] == [True]
    deals = worlds(high, 0)
    assert all(higher.isdisjoint(deal.hands[1]) for deal in deals)
    assert often(higher.isdisjoint(deal.own.discards[1] or ()) for deal in deals) == "sometimes"


def test_the_one_card_that_meets_all_that_was_shown_is_found() -> None:
    """F20, F28: of the last card is known that it is a trump and that it beats the King."""
    hands = {1: "KS3S2H3H4H6H", 0: "AS2C3C4C6C7C"}
    begun = written.Deal(hands, "5S"), "1 stand, 1 2H, 0 2C, 1 3H, 0 3C, 1 4H, 0 4C, 1 6H, 0 6C"
    shown = ruled("af1807", *begun, "1 3S, 0 7C, 1 play KS inquire", **PENALTY)
    assert shown.scores == [0, 1]
    assert {deal.hands[0] for deal in worlds(shown, 1)} == {(Card("S", 14),)}
    assert {deal.hands[0] for deal in worlds(shown, 0)} == {(Card("S", 14),)}


def test_between_deals_there_is_nothing_to_imagine() -> None:
    assert imagining(ruled("af1807").seen(0))(Random(0)) is None
    assert imagining(ruled("af1807", made(0, 1, 0)).seen(0))(Random(0)) is None
