"""How the reader of a hand stands, in its heading and at the end, and how long there is time."""

from dataclasses import replace
from random import Random

import pytest

from bot.screens.families import family_screens
from bot.screens.hand.closed_hand import heading_text
from bot.screens.table.deal_end import DealSheet, SideScore
from bot.screens.table.round_table import deadline_text, with_own_clock
from engine.contract.seats import DEALER
from engine.contract.view import SeatView
from engine.games.catalogue import variant
from engine.table.chairs import Chair
from tests.conftest import of_kind
from tests.screens.conftest import english, frame_of, texts
from tests.screens.records import last, playing

FRAME = frame_of()


def own_view(seat: int) -> SeatView:
    return of_kind(SeatView, playing().view(seat))


def sheet_of(*totals: tuple[int, int]) -> DealSheet:
    """A sheet of these places and totals, one for each seat in order."""
    return DealSheet(
        tuple(
            SideScore((seat,), place, "+0", str(total), amount=total)
            for seat, (place, total) in enumerate(totals)
        )
    )


@pytest.mark.parametrize(
    ("seat", "totals", "said"),
    [
        (2, ((1, 4), (2, 9), (3, 13), (4, 20)), "13 points, 3rd, 9 behind Alice"),
        (3, ((1, 4), (1, 4), (3, 9), (4, 21)), "21 points, 4th, 17 behind Alice and Bob"),
        (0, ((1, 4), (2, 9), (2, 9), (4, 20)), "4 points, 1st, 5 ahead of Bob and Carol"),
        (1, ((1, 1), (1, 1), (3, 9), (4, 20)), "1 point, level with Alice in the lead"),
    ],
)
def test_a_hand_is_headed_by_points_place_and_the_distance_to_the_lead(
    seat: int, totals: tuple[tuple[int, int], ...], said: str
) -> None:
    sheet = sheet_of(*totals)
    assert heading_text(english(own_view(seat)), sheet) == f"### Your hand · {said}"


def test_before_a_deal_is_over_nobody_stands_anywhere() -> None:
    assert heading_text(english(own_view(0)), None) == "### Your hand"


@pytest.mark.parametrize(
    ("key", "seats"), [("standard", 4), ("partner_hearts", 4), ("canasta_book", 4), ("seven_up", 2)]
)
def test_a_hand_whose_game_is_over_holds_the_result(key: str, seats: int) -> None:
    game = last(key, seats)
    screens = family_screens(variant(key).family)
    chairs = (*FRAME.chairs, Chair("Erin", person=5))[:seats]
    frame = replace(frame_of(), chairs=chairs, asked=(1,) * seats)
    assert game.outcome is not None
    for seat in range(seats):
        screen = screens.hand(english(game.view(seat), frame))
        heading, *_ = texts(screen).splitlines()
        first = game.outcome.places[seat] == 1
        assert heading.startswith("### You won with " if first else "### You came ")
        assert "win" in texts(screen)


def test_everybody_who_is_asked_reads_of_the_own_time() -> None:
    start = variant("standard").start(4, 0)
    game, _ = start.apply(DEALER, start.propose(DEALER, Random(1)))
    frame = replace(frame_of(), waiting_for=(0, 1), deadlines={0: 200, 1: 100})
    assert deadline_text(english(game.view(None), frame)) == "A computer takes over <t:100:R>."
    told = {
        seat: deadline_text(with_own_clock(english(game.view(seat), frame))) for seat in (0, 1, 2)
    }
    assert told == {
        0: "A computer takes over <t:200:R>.",
        1: "A computer takes over <t:100:R>.",
        2: None,
    }
    assert deadline_text(english(game.view(0))) is None
