"""Each kind of thing that may be told of a whole game, from deals that say it."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Final

from bot.screens.families import family_screens
from bot.screens.table.deal_end import DealSheet, SideScore, deal_sheet
from bot.screens.table.game_story import Story, story_text
from tests.each import each
from tests.rulings.point_pitch.said import example
from tests.screens.conftest import english, texts
from tests.screens.records import first

AHEAD: Final = re.compile(r"[Aa]head|In front")
LATE = [(10, 1, 2, 3), (10, 1, 2, 3), (0, 9, 9, 9), (0, 9, 9, 9), (0, 9, 9, 9)]
SAID: list[tuple[str, Sequence[tuple[int, ...]]]] = [
    ("From last to first in the last deal!", [(9, 1, 2, 3), (0, 20, 20, 20)]),
    ("By a single point, ahead of Bob!", [(1, 5, 20, 20), (4, 1, 10, 10)]),
    ("Bob led until the last deal!", [(9, 1, 12, 30), (0, 20, 20, 20)]),
    ("Still last after deal 3!", LATE),
    (
        "The lead changed 4 times.",
        [(0, 5, 9, 9), (9, 0, 9, 9), (0, 9, 9, 9), (9, 0, 9, 9), (0, 12, 9, 9), (0, 1, 9, 9)],
    ),
    ("Only 3 points ahead of Bob.", [(50, 50, 60, 60), (50, 53, 60, 60)]),
    ("Ahead from the first deal to the last.", [(1, 5, 9, 9)] * 3),
    ("40 points ahead of Bob.", [(5, 5, 9, 9), (5, 45, 50, 60)]),
    ("In front since deal 2.", [(5, 5, 9, 9), (5, 15, 50, 60), (20, 20, 1, 1)]),
]


def sheets(deals: Sequence[tuple[int, ...]], *, highest_wins: bool = False) -> list[DealSheet]:
    """The sheets of a game in which everybody plays alone."""
    totals = accumulate(deals, lambda one, more: tuple(map(sum, zip(one, more, strict=True))))
    return [
        deal_sheet(
            tuple((seat,) for seat in range(len(total))),
            total,
            None,
            lambda side, place: SideScore(side, place, "", ""),
            highest_wins=highest_wins,
        )
        for total in totals
    ]


def told(found: Sequence[DealSheet], feats: Sequence[str] = ()) -> str | None:
    drawing = english(first("standard", 4).view(None))
    return story_text(drawing, Story(found, found[-1].scores[0].side), feats)


@each(("said", "deals"), SAID)
def test_a_kind_is_told(said: str, deals: Sequence[tuple[int, ...]]) -> None:
    assert told(sheets(deals)) == said


def test_a_shutout_is_told_where_the_most_win() -> None:
    found = sheets([(3, 0, 0, 0), (4, 0, 0, 0)], highest_wins=True)
    assert told(found) == "Nobody else made a single point!"


def test_whoever_has_lost_points_had_some() -> None:
    found = sheets([(3, 0, -1, 0), (4, 0, -1, 0)], highest_wins=True)
    assert told(found) != "Nobody else made a single point!"


def test_a_feat_is_more_than_what_most_games_have() -> None:
    moon = ["Alice shot the moon."]
    assert told(sheets([(1, 5, 9, 9)] * 3), moon) == moon[0]
    assert told(sheets(LATE), moon) == "Still last after deal 3!"
    assert told(sheets([(5, 6, 9, 9)])) == "By a single point, ahead of Bob!"
    assert told(sheets([(5, 8, 9, 9)])) is None


@each("highest_wins", [False, True])
@each(
    "deals",
    [
        [(1, 0)],
        [(50, 49), (9, 8)],
        [(1, 9), (1, 9), (60, 1)],
        [(5, 5), (1, 9), (60, 1)],
        [(5, 5), (1, 9), (13, 5)],
    ],
)
def test_whoever_wins_from_behind_is_not_ahead(
    deals: Sequence[tuple[int, ...]], *, highest_wins: bool
) -> None:
    """Seat 1 wins by some rule, with no better total; seat 0 where the least win."""
    found = sheets(deals, highest_wins=highest_wins)
    mine = (1,) if highest_wins else (0,)
    placed = [replace(one, place=1 + (one.side != mine)) for one in found[-1].scores]
    found[-1] = replace(found[-1], scores=tuple(placed))
    drawing = english(first("standard", 4).view(None))
    assert not AHEAD.search(story_text(drawing, Story(found, mine), ()) or "")


def test_a_bidder_who_is_there_first_is_not_ahead() -> None:
    """P31, example 2: the bidder's side wins with 52, though the others have 53."""
    view = example(4, target=4).seen(None)
    earlier = replace(view.results[0], points=(47, 48, 47, 48))
    drawing = english(replace(view, results=(earlier, view.results[0])))
    said = texts(family_screens("point_pitch").result(drawing))
    assert "Bob and Dave win" in said
    assert not AHEAD.search(said)
