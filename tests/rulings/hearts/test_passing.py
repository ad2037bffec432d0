"""R1 to R3: who sits, what is dealt, who gives cards to whom."""

from random import Random
from typing import Any

import pytest

from engine.contract.refusal import BadRules
from engine.contract.variant import Option
from engine.games.catalogue import variant
from tests.each import each
from tests.rulings.hearts.written import one_sided, ruled, told

DIRECTIONS = {3: (1, -1, None), 4: (1, -1, 2, None), 5: (1, -1, None), 6: (1, -1, 3, None)}
"""How many places to the left three cards go in each deal of the cycle (R3.1, section 2)."""


@pytest.mark.parametrize(
    ("seats", "size", "opening"), [(3, 17, "2C"), (4, 13, "2C"), (5, 10, "3C"), (6, 8, "4C")]
)
def test_all_hands_are_equal_and_the_lowest_club_opens(seats: int, size: int, opening: str) -> None:
    """R1.2, R4.1, R4.2, A13 lowest club."""
    names = {str(count): "H" for count in (3, 4, 5, 6)}
    hands = {seats - 1: opening}
    lines = ruled(seats, hands, pass_cycle=names)
    dealt = told(lines, "cards-dealt")
    assert [len(event["words"][0]) // 2 for event in dealt] == [size] * seats
    assert lines[-1]["to_act"] == [seats - 1]
    assert lines[-1]["legal"] == {str(seats - 1): [f"play {opening}"]}


@each(
    ("seats", "cycle", "places_left"),
    [
        *((seats, None, places) for seats, places in DIRECTIONS.items()),
        (5, "L R", (1, -1)),
        (4, "L R X", (1, -1, 2)),
        (3, "R L H", (-1, 1, None)),
        (5, "1 -1 2 -2 H", (1, -1, 2, -2, None)),
        (4, "L", (1,)),
        (6, "R", (-1,)),
        (6, "X", (3,)),
        (4, "H", (None,)),
    ],
)
def test_the_cards_go_round_the_table_as_the_cycle_says(
    seats: int, cycle: str | None, places_left: tuple[int | None, ...]
) -> None:
    """R3.1, R3.2, A14 cycles, A25: three cards, all to one seat, as the cycle goes round."""
    named: dict[str, Option] = {"pass_cycle": {str(seats): cycle}} if cycle else {}
    game = variant("standard", {"target": 10_000, "moon": "none"} | named).start(seats, 0)
    rng = Random(seats)
    gifts: dict[int, set[tuple[int, int]]] = {}
    while len(game.deal_scores) < 9:
        seat = game.to_act[0]
        number = len(game.deal_scores)
        game, events = game.apply(seat, game.propose(seat, rng))
        for event in events:
            if event.name == "cards-received":
                assert event.seat is not None
                assert event.heard_by == (event.seat,)
                gifts.setdefault(number, set()).add((int(event.words[0]), event.seat))
    for number in range(9):
        places = places_left[number % len(places_left)]
        expected = (
            set[tuple[int, int]]()
            if places is None
            else {(giver, (giver + places) % seats) for giver in range(seats)}
        )
        assert gifts.get(number, set()) == expected


def test_a_hold_has_no_pass() -> None:
    """R3.1, R3.6."""
    assert ruled(4, {2: "2C"}, pass_cycle={"4": "H"})[-1]["to_act"] == [2]
    assert ruled(4, {2: "2C3C4C"}, "2 pass 2C3C4C", pass_cycle={"4": "H"})[-1]["error"] == "verb"


def test_everybody_passes_at_once_and_in_any_order() -> None:
    """R3.6, R4.1."""
    deal = {0: "2C3C4C", 1: "2D3D4D", 2: "2H3H4H", 3: "2S3S4S"}
    lines = ruled(4, deal, "3 pass 2S3S4S, 0 pass 2C3C4C, 2 pass 2H3H4H")
    assert lines[-1]["to_act"] == [1]
    assert all(len(line["events"]) == 1 for line in lines[1:-1])
    lines = ruled(4, deal, "3 pass 2S3S4S, 0 pass 2C3C4C, 2 pass 2H3H4H, 1 pass 4D2D3D")
    received = {one["seat"]: one["words"] for one in told(lines, "cards-received")}
    assert received == {
        1: ["0", "2C3C4C"],
        2: ["1", "2D3D4D"],
        3: ["2", "2H3H4H"],
        0: ["3", "2S3S4S"],
    }
    # The holder after the exchange leads (R4.1).
    assert lines[-1]["to_act"] == [1]
    assert lines[-1]["legal"] == {"1": ["play 2C"]}


def test_a_pass_once_made_is_final() -> None:
    """R3.6."""
    lines = ruled(4, {0: "2C3C4C5C"}, "0 pass 2C3C4C, 0 pass 3C4C5C")
    assert (lines[-1]["error"], lines[-1]["at"]) == ("turn", 2)
    assert lines[-1]["to_act"] == [1, 2, 3]


@pytest.mark.parametrize("given", ["2C3C", "2C3C4C5C", "2C2C3C"])
def test_exactly_three_different_cards_are_passed(given: str) -> None:
    """R3.6."""
    assert ruled(4, {0: "2C3C4C5C"}, f"0 pass {given}")[-1]["error"] == "R3.6"


def test_a_received_card_cannot_be_passed_on() -> None:
    """R3.6."""
    deal = {0: "2C3C4C", 1: "2D3D4D", 2: "2H3H4H", 3: "2S3S4S"}
    assert ruled(4, deal, "0 pass 2C3C4C, 1 pass 2C2D3D")[-1]["error"] == "R3.6"


def test_the_deal_moves_to_the_left() -> None:
    """R1.4."""
    deal, plays = one_sided(0, 1)
    lines = ruled(4, deal, plays, deal, dealer=3, pass_cycle={"4": "H"})
    assert [one["seat"] for one in told(lines, "deal-begun")] == [3, 0]


def test_a_fixed_first_dealer_deals_first_whoever_is_drawn() -> None:
    """R1.4."""
    assert ruled(4, {}, dealer=2, first_dealer=2)[0]["events"][0]["seat"] == 2
    drawn = variant("standard", {"first_dealer": 2}).start(4, 3)
    assert drawn.view(None).dealer == 2
    assert variant("standard", {"first_dealer": 3}, 4).start(4, 0).view(None).dealer == 3
    for seats, first in ((3, 3), (4, 4), (4, -1)):
        with pytest.raises(BadRules) as refused:
            variant("standard", {"first_dealer": first}, seats)
        assert refused.value.parameters == ("first_dealer",)


def test_an_unpassable_card_stays() -> None:
    """R3.5."""
    lines = ruled(4, {0: "2C3CQS4C"}, "0 pass 2C3C4C", unpassable=["opening_card"])
    assert lines[-1]["error"] == "R3.5"


def test_a_scatter_sends_one_card_to_each_other_seat() -> None:
    """R3.3."""
    deal = {0: "2C3C4C", 1: "2D3D4D", 2: "2H3H4H", 3: "2S3S4S"}
    passes = (
        "0 pass 1:2C 2:3C 3:4C, 1 pass 0:2D 2:3D 3:4D, 2 pass 3:2H 0:3H 1:4H, 3 pass 0:2S 1:3S 2:4S"
    )
    lines = ruled(4, deal, passes, pass_cycle={"4": "S"})
    received: dict[int, set[str]] = {}
    for event in told(lines, "cards-received"):
        received.setdefault(event["seat"], set()).add(event["words"][1])
    assert received[0] == {"2D", "3H", "2S"}
    assert received[1] == {"2C", "4H", "3S"}
    assert received[2] == {"3C", "3D", "4S"}
    assert received[3] == {"4C", "4D", "2H"}


def test_one_card_is_passed_and_not_one_cards() -> None:
    """R3.6."""
    last = ruled(4, {0: "2C3C"}, "0 pass 2C3C", pass_count=1)[-1]
    assert (last["error"], last["message"]) == ("R3.6", "1 card is passed")


def test_five_cannot_pass_across_either() -> None:
    """R3.1: X is only for an even number of players."""
    for seats, fine in ((3, False), (4, True), (5, False), (6, True)):
        allowed: dict[str, Option] = {"pass_cycle": {str(seats): "X"}}
        if fine:
            assert variant("standard", allowed).seats_allowed == (3, 4, 5, 6)
            continue
        with pytest.raises(BadRules) as refused:
            variant("standard", allowed, seats)
        assert refused.value.parameters == ("pass_cycle",)


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_a_scatter_of_any_number_leaves_all_hands_as_they_were(seats: int) -> None:
    """R3.3, A15: one card to each other seat, however many are passed in other directions."""
    rows = ("45678C", "45678D", "45678H", "45678S", "9TJQKC", "9TJQKD")
    faces = {
        seat: [rank + rows[seat][-1] for rank in rows[seat][: seats - 1]] for seat in range(seats)
    }
    passes: list[str] = []
    due: dict[int, set[str]] = {seat: set() for seat in range(seats)}
    for seat in range(seats):
        others = [other for other in range(seats) if other != seat]
        pairs = list(zip(others, faces[seat], strict=True))
        passes.append(f"{seat} pass " + " ".join(f"{other}:{face}" for other, face in pairs))
        for other, face in pairs:
            due[other].add(face)
    hands = {seat: "".join(row) for seat, row in faces.items()}
    cycle: dict[str, Option] = {"pass_cycle": {str(seats): "S"}}
    events = told(ruled(seats, hands, ", ".join(passes), pass_count=2, **cycle), "cards-received")
    received: dict[int, set[str]] = {seat: set() for seat in range(seats)}
    for event in events:
        received[event["seat"]].add(event["words"][1])
    assert received == due
    assert len(events) == seats * (seats - 1)


@pytest.mark.parametrize(
    "given",
    ["1:2C 2:3C", "1:2C 2:3C 3:4C 3:5C", "0:2C 1:3C 2:4C", "1:2C 1:3C 2:4C", "1:2C 2:2C 3:3C"],
)
def test_a_scatter_names_each_other_seat_once(given: str) -> None:
    """R3.3, R3.6: exactly one card, of one's own, to each other seat."""
    refused = ruled(4, {0: "2C3C4C5C"}, f"0 pass {given}", pass_cycle={"4": "S"})[-1]
    assert refused["error"] in ("R3.3", "R3.6")
    assert refused["at"] == 1


@pytest.mark.parametrize("count", [1, 2, 4])
def test_the_number_of_cards_passed_may_be_another(count: int) -> None:
    """R3.6, A14 counts."""
    hand = ["2C", "3C", "4C", "5C", "6C"]
    fine = ruled(4, {0: "".join(hand)}, f"0 pass {''.join(hand[:count])}", pass_count=count)
    assert fine[-1]["to_act"] == [1, 2, 3]
    wrong = ruled(4, {0: "".join(hand)}, f"0 pass {''.join(hand[:3])}", pass_count=count)
    assert wrong[-1]["error"] == "R3.6"


def test_what_may_not_be_passed() -> None:
    """R3.5, A17 concrete card: the opening card, and cards named one by one."""
    deal = {0: "2C3CQS4C5C"}
    both: dict[str, Any] = {"unpassable": ["opening_card", "QS"]}
    for given, error in (("2C3C4C", "R3.5"), ("QS3C4C", "R3.5"), ("3C4C5C", None)):
        assert ruled(4, deal, f"0 pass {given}", **both)[-1].get("error") == error
    assert "error" not in ruled(4, deal, "0 pass 2CQS3C")[-1]


def test_the_card_that_opens_instead_of_the_two_stays_as_well() -> None:
    """R3.5, A17 opening card: where the two of clubs was left out, the next club stands for it."""
    deal = {0: "3C4C5C6C"}
    rules: dict[str, Any] = {"unpassable": ["opening_card"]}
    assert ruled(5, deal, "0 pass 3C4C5C", **rules)[-1]["error"] == "R3.5"
    assert "error" not in ruled(5, deal, "0 pass 4C5C6C", **rules)[-1]
    # The two itself is not in the pack of five: naming it keeps nothing back.
    assert "error" not in ruled(5, deal, "0 pass 3C4C5C", unpassable=["2C"])[-1]
