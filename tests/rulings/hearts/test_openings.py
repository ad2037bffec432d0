"""R4.1 and R4.2: who opens where the lowest club is left over, doubled or stripped."""

from random import Random
from typing import Any

import pytest

from engine.cards import spell
from engine.contract.action import Action
from engine.contract.seats import DEALER
from engine.games.catalogue import variant
from engine.games.hearts.game import HeartsGame
from tests.rulings.hearts.written import ruled

HOLD: dict[str, Any] = {"pass_cycle": {str(seats): "H" for seats in range(3, 7)}}
ONE_OVER: dict[str, Any] = {"strip": {"3": []}, "players": 3, "players_allowed": [3], **HOLD}
"""52 cards among three: 17 each, one over."""
MANY = "3D4D5D6D7D8D9DTDJDQDKDAD2S3S4S5S6S"


def over(left: str, first: str, second: str, third: str) -> dict[int, str]:
    """Hands of 17 begun with these; `left` is the card that is nobody's."""
    pack = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
    hands = [first, second, third]
    held = {hand[at : at + 2] for hand in [*hands, left] for at in range(0, len(hand), 2)}
    rest = [face for face in pack if face not in held]
    filled: dict[int, str] = {}
    for seat, begun in enumerate(hands):
        more = 17 - len(begun) // 2
        filled[seat] = begun + "".join(rest[:more])
        rest = rest[more:]
    return filled


def test_the_lowest_club_in_any_hand_opens_where_lower_ones_are_left_over() -> None:
    """R4.2: with a kitty, the lowest club held in any hand."""
    for kitty in ("first_trick", "last_trick", "first_penalty_trick", "hand"):
        lines = ruled(3, over("2C", "4C", "3C", "5C"), kitty=kitty, **ONE_OVER)
        assert lines[-1]["legal"] == {"1": ["play 3C"]}
    lines = ruled(3, over("3C", "4C", "5C", "2C"), kitty="first_trick", **ONE_OVER)
    assert lines[-1]["legal"] == {"2": ["play 2C"]}


def test_whoever_holds_it_may_lead_any_club_where_so_agreed() -> None:
    """R4.1, A10 lowest_club_any: the same leader, any club."""
    rules: dict[str, Any] = {"kitty": "last_trick", "opening": "lowest_club_any", **ONE_OVER}
    legal = ruled(3, over("2C", "AC" + MANY[:32], "3C9C", "5C"), **rules)[-1]["legal"]["1"]
    assert {"play 3C", "play 9C"} <= set(legal)
    assert all(word.endswith("C") for word in legal)


def test_another_lead_is_refused_by_the_club_that_opens() -> None:
    """R4.1, A10 must."""
    lines = ruled(3, over("2C", "4C", "3C", "5C"), "1 play 6C", kitty="hand", **ONE_OVER)
    assert lines[-1]["error"] in ("R4.1", "R5.1")
    lines = ruled(3, over("2C", "4C", "3CAC", "5C"), "1 play AC", kitty="hand", **ONE_OVER)
    assert lines[-1]["error"] == "R4.1"
    assert "3C" in lines[-1]["message"]


@pytest.mark.parametrize(
    ("rotation", "dealer", "opener"),
    [("clockwise", 0, 2), ("clockwise", 2, 5), ("clockwise", 5, 2), ("counterclockwise", 0, 5)],
)
def test_of_two_who_hold_it_the_first_in_turn_opens(
    rotation: str, dealer: int, opener: int
) -> None:
    """R4.1: of two packs two seats may hold the lowest club; the rules are silent on it."""
    rules: dict[str, Any] = {
        "decks": 2,
        "players": 6,
        "players_allowed": [6],
        "strip": {"6": ["2C", "2D", "3D", "3C"]},
    }
    lines = ruled(6, {2: "4C", 5: "4C"}, dealer=dealer, rotation=rotation, **rules, **HOLD)
    assert lines[-1]["legal"] == {str(opener): ["play 4C"]}


def test_one_who_holds_both_opens_with_one() -> None:
    """R4.1."""
    rules: dict[str, Any] = {"decks": 2, "players": 4, "players_allowed": [4], **HOLD}
    assert ruled(4, {3: "2C2C"}, **rules)[-1]["legal"] == {"3": ["play 2C"]}


def test_the_two_of_diamonds_may_open_where_the_two_of_clubs_is_out() -> None:
    """R4.2, A13 opening_fallback: the holder of 2D leads it."""
    rules: dict[str, Any] = {"opening_fallback": "low_2D", **HOLD}
    out: dict[str, Any] = {"strip": {"3": ["2C"]}, **rules}
    assert ruled(3, {0: "3C", 2: "2D"}, **out)[-1]["legal"] == {"2": ["play 2D"]}
    assert ruled(3, {0: "3C", 2: "2D4C"}, "2 play 4C", **out)[-1]["error"] == "R4.1"
    # It changes nothing where 2C is there, or where 2D is out as well.
    assert ruled(4, {0: "2C", 2: "2D"}, **rules)[-1]["legal"] == {"0": ["play 2C"]}
    assert ruled(5, {3: "3C"}, **rules)[-1]["legal"] == {"3": ["play 3C"]}
    # Only penalty cards are barred from the trick, whatever its suit.
    follows = ruled(3, {0: "3C4D", 2: "2D"}, "2 play 2D", **out)
    assert "play 4D" in follows[-1]["legal"]["0"]
    assert "play 3C" not in follows[-1]["legal"]["0"]


def test_the_card_that_opens_cannot_be_passed_where_it_stays() -> None:
    """R3.5, A17 opening card: with 2C out it is the fallback's card."""
    rules: dict[str, Any] = {
        "strip": {"3": ["2C"]},
        "players": 3,
        "players_allowed": [3],
        "unpassable": ["opening_card"],
    }
    for fallback, card in (("lowest_club", "3C"), ("low_2D", "2D")):
        game = variant("standard", rules | {"opening_fallback": fallback}).start(3, 0)
        game, _ = game.apply(DEALER, game.propose(DEALER, Random(1)))
        for seat in range(3):
            prompt = game.prompt(seat)
            view = game.view(seat)
            assert prompt is not None
            assert isinstance(game, HeartsGame)
            assert card not in map(str, prompt.cards)
            assert len(prompt.cards) == 17 - (
                card in spell(game.deal.hands[seat] if game.deal else ())
            )
            assert view.prompt == prompt


def test_who_opened_is_known_and_with_which_card_only_once_it_is_led() -> None:
    """R4.2: nobody but the leader can tell whether a lower club is left over."""
    game = variant("standard", ONE_OVER | {"kitty": "last_trick"}).start(3, 0)
    hands = over("2C", "4C", "3C", "5C6C")
    game, _ = game.apply(DEALER, Action.of("deal", *hands.values(), "2C"))

    def imagined(seat: int | None) -> set[tuple[int, str, str]]:
        found: set[tuple[int, str, str]] = set()
        for chance in range(60):
            other = game.imagine(seat, Random(chance))
            (leader,) = other.to_act
            view = other.view(leader)
            assert isinstance(other, HeartsGame)
            assert other.deal is not None
            assert view.prompt is not None
            opening = view.prompt.cards[0] if not other.deal.trick else other.deal.trick[0].card
            found.add((leader, str(opening), spell(other.deal.stock)))
        return found

    leaders = {one[0] for one in imagined(None)}
    assert leaders == {1}
    assert {one[1] for one in imagined(0)} == {"2C", "3C"}
    # The leader sees that no lower club is left for the others.
    assert {one[1:] for one in imagined(1)} == {("3C", "2C")}
    game, _ = game.apply(1, Action("play", ("3C",)))
    for seat in (None, 0, 1, 2):
        assert {one[1:] for one in imagined(seat)} == {("3C", "2C")}
