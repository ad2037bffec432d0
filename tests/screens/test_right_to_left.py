"""Names in Hebrew or Arabic turn nothing round that stands beside them."""

import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.pictures.scenes import DealLine, DealScene, Pile
from bot.screens.components import ALT_LENGTH
from bot.screens.families import family_screens
from bot.screens.leaderboards.leaderboard import (
    Games,
    Leaderboard,
    LeaderboardPage,
    Seasons,
    leaderboard_screen,
)
from bot.screens.leaderboards.stats import Subject, stats_screen
from bot.screens.lobbies.lobby import lobby_screen
from bot.screens.pictures import deal_alt
from bot.screens.screen import Screen
from bot.screens.table.panel import log_screen
from bot.text.names import plain_name, safe_name
from data.standings import Standing
from engine.cards import cards
from engine.contract.game import Game
from engine.games.catalogue import variant
from tests.each import each
from tests.screens.conftest import ENGLISH, english, frame_of, nested, sent
from tests.screens.figures import everything
from tests.screens.records import first_where, last

NAMES = ("\u05d0\u05d1\u05d2", "\u0639\u0645\u0631", "Ada \u05d0", "\u0661\u0662")
"""Hebrew, Arabic, both ways in one name, Arabic digits."""

FRAME = frame_of(NAMES)
ISOLATE, END = "\u2068", "\u2069"


def astray(text: str) -> list[str]:
    """The lines in which a sign that turns its neighbours round stands outside of isolation."""
    return [line for line in text.splitlines() if not _is_held(line)]


def _is_held(line: str) -> bool:
    depth = 0
    for sign in line:
        depth += (sign == ISOLATE) - (sign == END)
        if depth not in (0, 1):
            return False
        if not depth and unicodedata.bidirectional(sign) in {"R", "AL", "AN"}:
            return False
    return depth == 0


def said(screen: Screen) -> str:
    """All that a screen shows or is heard of it, a line each."""
    shown: list[str] = []
    for part in nested(sent(screen)):
        shown += [str(part[key]) for key in ("content", "label", "placeholder") if part.get(key)]
        shown += [str(option["label"]) for option in part.get("options", ())]
    return "\n".join(shown)


def _is_in_deal_two(game: Game) -> bool:
    view: Any = game.view(None)
    return len(view.results) == 1 and view.to_act[0] >= 0


def screens(key: str) -> Iterator[Screen]:
    """The table, hands, log, scores and result of a game that was kept."""
    over = last(key, 4)
    played = first_where(key, 4, _is_in_deal_two)
    drawn = family_screens(variant(key).family)
    for game in (played, over):
        public = game.view(None)
        yield drawn.table(english(public, FRAME))
        yield drawn.last(english(public, FRAME))
        yield drawn.scores(english(public, FRAME))
        told = drawn.log(FRAME, [public], ENGLISH)
        yield log_screen(FRAME, told, 0, ENGLISH)
        for seat in range(4):
            yield drawn.hand(english(game.view(seat), FRAME))
    yield drawn.result(english(over.view(None), FRAME))


@pytest.mark.parametrize("key", ["standard", "partnership_hearts", "samba_4", "trinidad"])
def test_no_name_turns_a_line_of_a_game_round(key: str) -> None:
    drawn = [said(screen) for screen in screens(key)]
    assert sum(ISOLATE in one for one in drawn) > len(drawn) // 2
    assert [line for one in drawn for line in astray(one)] == []


def test_no_name_turns_a_line_of_a_lobby_or_a_board_round() -> None:
    frame = replace(FRAME, asked=(), table_link=None)
    lobby = lobby_screen(
        frame,
        host=0,
        seat_count=4,
        variant=variant("standard"),
        pace="slow",
        next_deal="interval",
        level="easy",
        phrasebook=ENGLISH,
    )
    rows = [Standing(1, 11, name, 12, 5, 22, 88, 560, {"moons": 2}) for name in NAMES]
    board = leaderboard_screen(
        rows,
        Leaderboard(Games("hearts"), "2026-11"),
        LeaderboardPage(0, 1, Seasons("w2026-11-16", "2026-11", "s38", "s37")),
        ratings={},
        aborted=0,
        phrasebook=ENGLISH,
    )
    subject = Subject(11, safe_name(NAMES[0]), 12, safe_name(NAMES[1]))
    figures = replace(everything("hearts", rows[0]), this_month=None)
    stats = stats_screen(subject, figures, ("hearts", "canasta"), ENGLISH)
    for screen in (lobby, board, stats):
        assert ISOLATE in said(screen)
        assert astray(said(screen)) == []


def test_a_picture_told_too_long_is_cut_where_nothing_stays_open() -> None:
    frame = frame_of(tuple(chr(0x05D0 + at) * 12 + " " + chr(0x0639) * 11 for at in range(10)))
    pile = Pile(cards("ASKSQSJSTS9S8S7S6S5S4S3S2S"))
    told = [
        deal_alt(
            DealScene(_lines(replace(pile, cards=pile.cards[:count])), "four-colours"),
            frame,
            ENGLISH,
        )
        for count in range(1, 14)
    ]
    assert [one for one in told if astray(one) or len(one) > ALT_LENGTH] == []
    assert told[-1].endswith(" …")


def _lines(pile: Pile) -> tuple[DealLine, ...]:
    return tuple(DealLine((seat,), (seat,), (pile,) * 3, "+5") for seat in range(10))


@each("mark", "\u2068\u2069\u202a\u202c\u202e\u2067\u200f")
def test_no_name_breaks_out_of_its_isolation(mark: str) -> None:
    name = f"\u05d0{mark}\u05d1{mark}"
    assert safe_name(name) == f"{ISOLATE}\u05d0\u05d1{END}"
    assert plain_name(name) == "\u05d0\u05d1"


def test_other_names_bring_no_marks() -> None:
    for name in ("Ada", "\u738b\u5c0f\u660e", "Zo\u00eb", "\u0410\u0434\u0430", "x1"):
        assert safe_name(name) == name
