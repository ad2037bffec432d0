"""H1 to H3: who hears what, and what of the pile is shown (A19)."""

from typing import Any, cast

import pytest

from engine.cards import spell
from engine.contract.game import Game
from engine.games.canasta.game import CanastaGame
from engine.games.canasta.view import CanastaView
from tests.conftest import of_kind
from tests.rulings.canasta.written import moment, played


def hearers(line: dict[str, Any], face: str) -> list[list[int] | None]:
    """Return who hears of each event that names the card."""
    return [one["heard_by"] for one in line["events"] if any(face in word for word in one["words"])]


@pytest.mark.parametrize(("preset", "drawn"), [("canasta_book", "AC"), ("samba_4", "AS")])
def test_h1_a_drawn_card_is_told_to_the_drawer_alone(preset: str, drawn: str) -> None:
    """Seats hold nothing but low cards, so the ace is named only as the drawn card."""
    stock = "A" if preset == "canasta_book" else "ASKS"
    assert hearers(played({"stock": stock}, "0 draw", preset=preset)[1], drawn) == [[0]]


def test_h1_h2_a_drawn_red_three_is_public_and_its_replacement_is_not() -> None:
    lines = played({"stock": "rA"}, "0 draw")
    red = [*hearers(lines[1], "3H"), *hearers(lines[1], "3D")]
    assert None in red
    assert hearers(lines[1], "AC") == [[0]]


def test_h1_a_hand_is_told_to_its_owner_alone() -> None:
    """Of thirteen ranks each seat alone holds one."""
    deal = {0: "A" * 8 + "KKK", 1: "Q" * 8 + "JJJ", 2: "T" * 8 + "999", 3: "8" * 8 + "777"}
    lines = played(deal, "0 draw")
    for seat, rank in enumerate("AQT8"):
        for suit in "CDHS":
            assert set(map(str, hearers(lines[0], rank + suit))) <= {f"[{seat}]"}


def test_h2_question_and_answer_are_public() -> None:
    lines = played({0: "KKKKKKKQQQQ"}, "0 draw, ask", "2 no")
    for line in lines[2:4]:
        assert any(one["heard_by"] is None for one in line["events"])


def table_of(game: Game) -> CanastaView:
    return of_kind(CanastaView, game.view(None))


def test_h1_a_view_has_the_hand_of_its_seat_and_no_other() -> None:
    game = moment({0: "A" * 8 + "KKK", 1: "Q" * 8 + "JJJ", 2: "T" * 8 + "999"}, "0 throws K")
    assert {face.rank for face in game.view(1).hand} == {12, 11}
    assert {face.rank for face in game.view(2).hand} == {10, 9}
    assert not hasattr(table_of(game), "hand")
    assert table_of(game).hand_sizes == (11, 11, 11, 11)


@pytest.mark.parametrize(("memory", "shown"), [("top_only", "KS"), ("full", "9SKS")])
def test_h3_a19_the_top_card_alone_is_shown_or_all_of_the_pile(memory: str, shown: str) -> None:
    game = moment({0: "K", "up": "9"}, "0 throws K", pile_memory=memory)
    pile = table_of(game).pile
    assert [face.rank for face in pile] == ([13] if shown == "KS" else [9, 13])
    assert len(spell(pile)) == len(shown)
    at_one = cast("CanastaGame", game).view(1)
    assert at_one.pile == pile
    assert at_one.pile_size == 2


def test_h2_sizes_of_stock_hands_and_pile_are_known_to_all() -> None:
    """K4: 64 cards, one of them turned up, one drawn."""
    before, after = moment({}), moment({}, "0 draw")
    assert table_of(before).stock_size == 63
    assert table_of(after).stock_size == 62
    assert table_of(after).hand_sizes == (12, 11, 11, 11)
