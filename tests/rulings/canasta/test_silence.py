"""U1: what is done for one who says nothing in time."""

from typing import Any

import pytest

from engine.contract.game import Game
from tests.rulings.canasta.written import moment


def silent(game: Game) -> str:
    """What the seat to act does where it says nothing."""
    prompt = game.prompt(game.to_act[0])
    assert prompt is not None
    assert prompt.default is not None
    game.apply(game.to_act[0], prompt.default)
    return str(prompt.default)


def test_u1_who_is_silent_draws() -> None:
    assert silent(moment({0: "99", "up": "9"})) == "draw"


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("AAKKQQJJ775", "discard 5"),
        ("AAAAAAA2222", "discard A"),
        ("2222b", "discard 4"),
        ("77665544AAK", "discard 4"),
    ],
)
def test_u1_who_is_silent_discards_the_cheapest_natural(hand: str, said: str) -> None:
    """The wild cards are kept, and so are black threes while there is a natural."""
    assert silent(moment({0: hand, "up": "9", "stock": "A"}, "0 draw")) == said


def test_u1_black_threes_go_before_wild_cards() -> None:
    run: dict[int | str, str] = {0: "b22222222**", "up": "9", "stock": "b"}
    assert silent(moment(run, "0 draw")) == "discard 3b"
    run = {0: "22222222***", "up": "9", "stock": "*"}
    assert silent(moment(run, "0 draw")) == "discard 2"


def test_u1_in_samba_the_card_is_named() -> None:
    hand = "AHADACASKHKDKCKSQHQDQCQSJHJDTH"
    game = moment({0: hand, "up": "9H", "stock": "5C6D"}, "0 draw", preset="samba_4")
    assert silent(game) == "discard 5C"


CAN_GO_OUT: dict[int | str, Any] = {0: "KKKKKKK4444", "up": "9", "stock": "J"}


def test_u1_a_silent_partner_says_no() -> None:
    """K45: asked whether to go out."""
    assert silent(moment(CAN_GO_OUT, "0 draw, ask")) == "no"


def test_u1_who_may_go_out_discards_and_who_must_goes_out() -> None:
    """K45: the answer binds, so silence keeps the promise."""
    assert silent(moment(CAN_GO_OUT, "0 draw")) == "discard 4"
    assert silent(moment(CAN_GO_OUT, "0 draw, ask", "2 yes")) == "out"


EMPTY: dict[int | str, str] = {
    0: "AAAKKKQQQJJ",
    1: "22222222***",
    2: "44455566677",
    3: "*4455667788",
    "up": "9",
    "stock": "rrrTr",
    "bottom": "9",
}


def test_u1_with_an_empty_stock_the_silent_decline_the_pile() -> None:
    """K47."""
    assert silent(moment(EMPTY, "idle to 0")) == "stop"


def test_u1_who_must_take_takes_with_the_top_card_alone() -> None:
    """K47: route A is possible, so the pile is not declined."""
    run = {**EMPTY, 1: "222222*9994", 3: "9922***5566", "stock": "TrrrTr"}
    game = moment(run, "0 idles", "1 draw, lay 93,1,0, discard 4", "idle to 0")
    assert silent(game) == "take add"
