"""Rulings on deals cut short: the rest is played out only where nothing can change (R9.2)."""

import pytest

from engine.contract.variant import Option
from tests.each import each
from tests.rulings.hearts.written import Lines, played

FREE: dict[str, Option] = {
    "opening": "eldest_free",
    "first_trick_penalty": "allowed",
    "hearts_lead": "anytime",
    "hearts_values": dict.fromkeys("23456789TJQKA", 13),
}

SHARED = ("0: 5C 3C 2H", "0: 2D 5D 3H", "1: 4S 3S 2S", "1: 8S 7S 6S")
"""Seat 0 takes a heart, then seat 1 the other one; seat 2 takes no trick."""

SHOT = ("0: 5C 3C 2H", "0: 5D 2D 3H", "0: 2S 4S 3S", "1: 8S 7S 6S")
"""Seat 0 takes both hearts with the first two tricks, seat 1 the others."""


def settled_after(lines: Lines) -> int | None:
    """Return how many tricks were taken when nothing could change any more."""
    taken = 0
    for line in lines[:-1]:
        for event in line["events"]:
            taken += event["event"].startswith("trick-taken")
            if event["event"].startswith("deal-settled"):
                return taken
    return None


def with_late(face: str, *, shot: bool) -> tuple[str, ...]:
    """Return a deal like `SHARED` or `SHOT` whose third trick seat 2 takes with `face`."""
    one, two, last = "CSD" if face.endswith("D") else "DSC"
    second = f"0: 5{two} 2{two} 3H" if shot else f"0: 2{two} 5{two} 3H"
    third = f"0: 2{last} 4{last} {face}" if shot else f"1: 4{last} {face} 2{last}"
    return f"0: 5{one} 3{one} 2H", second, third, f"2: 7{last} 6{last} 8{last}"


@each(
    "options",
    [
        {},
        {"objective": "highest", "moon": "none"},
        {"end_mode": "deals", "deals": 10, "lives": 3},
        {"display_sign": "count_down"},
        {"moon": "mixed"},
        {"sun": "double"},
        {"spade_values": {"Q": 0}},
        {"bonus_card": "JD"},
    ],
)
def test_once_the_last_point_is_taken_nothing_can_change(options: dict[str, Option]) -> None:
    assert settled_after(played(SHARED, dealer=2, **FREE | options)) == 2


def test_while_a_point_is_out_the_deal_is_open() -> None:
    late = ("0: 5C 3C 2C", "0: 2D 5D 2H", "1: 4S 3S 2S", "1: 8S 3H 6S")
    assert settled_after(played(late, dealer=2, **FREE)) is None


def test_who_might_yet_take_a_first_trick_keeps_the_bonus_for_none_open() -> None:
    bonus: dict[str, Option] = {"no_trick_bonus": -5}
    assert settled_after(played(SHARED, dealer=2, **FREE | bonus)) is None
    all_take = (*SHARED[:2], "1: 3S 4S 2S", "2: 8S 7S 6S")
    assert settled_after(played(all_take, dealer=2, **FREE | bonus)) == 3


@pytest.mark.parametrize(
    ("sun", "after"), [({}, 2), ({"sun": "double"}, 3), ({"sun": "fixed", "sun_value": 9}, 3)]
)
def test_a_moon_is_open_while_it_may_be_a_sun(sun: dict[str, Option], after: int) -> None:
    assert settled_after(played(SHOT, dealer=2, **FREE | sun)) == after


def test_the_moon_is_asked_about_after_the_rest_was_played_out() -> None:
    lines = played(SHOT, dealer=2, **FREE | {"moon": "choice"})
    assert settled_after(lines) == 2
    assert lines[-1]["to_act"] == [0]
    assert lines[-1]["legal"] == {"0": ["moon old", "moon new"]}


@each(
    ("shot", "options", "after"),
    [
        # Who holds points may yet take the card that gives some back, or doubles them.
        (False, {"bonus_card": "JD"}, 3),
        (False, {"double_card": "TC"}, 3),
        # A moon is not doubled (R7.5), but the bonus counts beside it unless it is absorbed (R8.5).
        (True, {"double_card": "TC"}, 2),
        (True, {"bonus_card": "JD"}, 3),
        (True, {"bonus_card": "JD", "bonus_on_moon": "absorb"}, 2),
        # Without its bonus card there is no such moon.
        (True, {"bonus_card": "JD", "bonus_on_moon": "absorb", "moon_needs_bonus": True}, 3),
    ],
)
def test_a_card_that_gives_back_or_doubles_keeps_the_deal_open(
    options: dict[str, Option], after: int, *, shot: bool
) -> None:
    face = str(options.get("bonus_card") or options["double_card"])
    assert settled_after(played(with_late(face, shot=shot), dealer=2, **FREE | options)) == after


@each(
    ("left_over", "options", "after"),
    [
        ("9C", {"kitty": "last_trick"}, 2),
        ("9C", {"kitty": "first_trick"}, 2),
        # For all that everybody has seen, the point may be in a hand.
        ("4H", {"kitty": "first_trick"}, None),
        ("4H", {"kitty": "first_trick", "kitty_seen": "winner"}, None),
        ("4H", {"kitty": "first_trick", "kitty_seen": "all"}, 2),
        ("4H", {"kitty": "last_trick", "kitty_seen": "all"}, None),
        ("4H", {"kitty": "first_penalty_trick", "kitty_seen": "all"}, 2),
    ],
)
def test_what_is_left_over_keeps_the_deal_open_unless_it_was_seen(
    left_over: str, options: dict[str, Option], after: int | None
) -> None:
    assert settled_after(played(SHARED, dealer=2, left_over=left_over, **FREE | options)) == after


def test_partners_who_shoot_together_are_open_while_either_may_lead_in_tricks() -> None:
    deal = ("0: 5C 3C 2H 2C", "0: 2D 3D 5D 3H", "2: 8S 2S 3S 4S", "2: 9S 6S 7S 5S")
    together: dict[str, Option] = {"teams": [[0, 2], [1, 3]], "team_moon": True}
    # Two tricks each could still be had when each has one; with two left it is even until 2 to 1.
    assert settled_after(played(deal, dealer=3, **FREE | together)) is None
    assert settled_after(played(deal, dealer=3, **FREE)) == 2


CLAIMED = ("0: 5C 3C 2H", "0: AD 2D 3H", "0: AS 4S 3S", "0: KS 7S 6S")
"""Seat 0 holds the best of each suit it has and takes everything."""


def test_the_rest_is_claimed_where_nothing_out_is_higher() -> None:
    lines = played(CLAIMED, "0 claim rest", dealer=2, until=3, **FREE)
    assert "error" not in lines[-1]
    told = [event["event"] for event in lines[-2]["events"]]
    assert told == ["claim-made", "deal-settled"]
    assert lines[-1]["to_act"] == [0]


def test_a_claim_is_refused_by_what_is_still_out() -> None:
    beaten = ("0: 5C 3C 2H", "0: AD 2D 3H", "0: QS 4S 3S", "0: KS 7S AS")
    lines = played(beaten, "0 claim rest", dealer=2, until=3, **FREE)
    assert lines[-1]["error"] == "claim"
    lines = played(CLAIMED, "0 claim none", dealer=2, until=3, **FREE)
    assert lines[-1]["error"] == "claim"


def test_nobody_claims_out_of_turn_or_twice() -> None:
    lines = played(CLAIMED, "1 claim rest", dealer=2, until=3, **FREE)
    assert lines[-1]["error"] == "turn"
    lines = played(CLAIMED, "0 claim rest, 0 claim rest", dealer=2, until=3, **FREE)
    assert lines[-1]["error"] == "verb"


def test_whoever_claims_none_goes_on_with_the_cards_that_keep_it() -> None:
    low = ("0: 5C 3C 2H", "0: 2D 4D 3H", "1: 4S 6S 2S", "2: 7S 3S 8S")
    claimed = "0 claim none"
    (bound,) = played(low, claimed, dealer=2, until=3, **FREE)[-1]["legal"]["0"]
    for face in {"2D", "2S", "3S"} - {bound.removeprefix("play ")}:
        lines = played(low, f"{claimed}, 0 play {face}", dealer=2, until=3, **FREE)
        assert lines[-1]["error"] == "claim"


def test_before_the_widow_is_taken_nothing_is_claimed() -> None:
    widow: dict[str, Option] = {"kitty": "hand"}
    lines = played(CLAIMED, "1 claim rest", dealer=2, until=1, left_over="9C", **FREE | widow)
    assert lines[-1]["error"] == "claim"
