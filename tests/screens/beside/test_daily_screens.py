"""The screens of the deal of the day: within all limits in each language, and without spoilers."""

import re
from dataclasses import replace

import pytest

from bot.screens.daily.games import daily_variant, families
from bot.screens.daily.page import (
    PAGE,
    DayRef,
    OwnDay,
    ToldMoment,
    bar,
    field_screen,
    own_screen,
    share_screen,
)
from bot.screens.daily.panel import OnMenu, TryProgress, menu_screen
from bot.screens.screen import Screen
from bot.screens.sheet import MINUS
from bot.screens.verified import day_screen
from bot.text.button_ids import LONGEST, ButtonId
from bot.text.phrasebook import Phrasebook
from data.daily import DayDeal, FieldPage, FieldPlace, Streak, Try
from data.seasons import day_end, day_start
from engine.cards import Unreadable
from tests.end_to_end.watching import cards_in
from tests.screens.conftest import texts
from tests.screens.largest import LANGUAGES, speaking, wrong

DAY = "2026-11-22"
HASH = "c0" * 32
RIGHT_TO_LEFT = ("\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 60,)
MANY = FieldPlace(finished=123456, beaten=98765, tied=4321)


def tried(name: str = "Alice", points: int = 12) -> Try:
    return Try(
        day=DAY,
        family="hearts",
        person=7,
        name=name,
        guild_id=1,
        table_id="abcdefghijkl",
        ended_at=1,
        points=points,
        margin=3.5,
    )


def own_day(placing: FieldPlace = MANY, *, over: bool = True) -> OwnDay:
    longest = "K♠ " * 24
    return OwnDay(
        ref=DayRef("all_fours", DAY),
        preset="auction_pitch",
        own=tried(points=-12345),
        everybody=placing,
        here=placing,
        streak=Streak(365, 1000),
        over=over,
        decisive=ToldMoment(when="13", own=longest, other=longest, share=41.4, gain=-1234.5),
    )


def deal_of(day: str, settled_at: int) -> DayDeal:
    return DayDeal(
        day=day,
        family="hearts",
        preset="standard",
        options={},
        commitment=HASH,
        committed_at=settled_at,
        revision=1,
    )


def on_menu(progress: TryProgress) -> tuple[OnMenu, ...]:
    return tuple(
        OnMenu(
            family=family,
            preset=daily_variant(family).key,
            progress=progress,
            points=-12345 if progress == "done" else None,
            placing=MANY if progress == "done" else None,
        )
        for family in families()
    )


def field_of(names: tuple[str, ...]) -> FieldPage:
    rows = tuple((99000 + at, tried(name, -12345)) for at, name in enumerate(names))
    return FieldPage(rows, 123456)


def screens(words: Phrasebook) -> list[Screen]:
    """Draw each screen at its largest."""
    progress: tuple[TryProgress, ...] = ("new", "begun", "done", "lost")
    ref = DayRef("all_fours", DAY, "here", 500)
    names = ("\N{CJK UNIFIED IDEOGRAPH-724C}" * 200, *RIGHT_TO_LEFT) * PAGE
    return [
        *(menu_screen(DAY, on_menu(one), Streak(0, 12), words) for one in progress),
        own_screen(own_day(), words),
        day_screen(DAY, [(words("variant-standard"), deal_of(DAY, day_start(DAY)))] * 6, words),
        own_screen(own_day(FieldPlace(1, 0, 0), over=False), words),
        field_screen(
            ref, "auction_pitch", field_of(names[:PAGE]), words, here=True, finished=True, over=True
        ),
        share_screen(names[0], own_day(), words),
        share_screen(names[1], own_day(FieldPlace(1, 0, 0)), words),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_keeps_all_limits(language: str) -> None:
    for screen in screens(speaking(language)):
        assert wrong(screen, language) == []


def test_who_has_not_finished_is_told_nothing_of_a_deal(phrasebook: Phrasebook) -> None:
    """There is nothing in the menu that could tell it; points and places are of one's own try."""
    for progress in ("new", "begun", "lost"):
        said = texts(menu_screen(DAY, on_menu(progress), Streak(1, 1), phrasebook))
        assert not cards_in(said)
        assert "point" not in said
        assert "%" not in said


def test_what_is_shared_spoils_nothing(phrasebook: Phrasebook) -> None:
    told = own_day()
    said = texts(share_screen("Alice", told, phrasebook))
    assert told.decisive is not None
    assert not cards_in(said)
    assert "Trick" not in said
    assert HASH not in said
    assert "better than 82\N{NO-BREAK SPACE}% of 123,455 others" in said
    assert "🟩🟩🟩🟩🟩🟩🟩🟩⬜⬜" in said
    nobody = texts(share_screen("Alice", own_day(FieldPlace(1, 0, 0)), phrasebook))
    assert "the first to finish" in nobody
    assert "⬜" not in nobody


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (-1, "\N{MINUS SIGN}1 point"),
        (-12345, "\N{MINUS SIGN}12345 points"),
        (1, "1 point"),
        (0, "0 points"),
    ],
)
def test_points_below_zero_have_a_minus_sign_on_every_page(
    points: int, said: str, phrasebook: Phrasebook
) -> None:
    own = tried(points=points)
    told, alone = (replace(own_day(one), own=own) for one in (MANY, FieldPlace(1, 0, 0)))
    (done, *_) = on_menu("done")
    row = FieldPage(((1, own),), 1)
    ref = DayRef("all_fours", DAY, "all")
    shown = [
        own_screen(told, phrasebook),
        share_screen("Alice", told, phrasebook),
        share_screen("Alice", alone, phrasebook),
        field_screen(ref, "auction_pitch", row, phrasebook, here=True, finished=True, over=True),
        *(
            menu_screen(
                DAY, (replace(done, points=points, placing=placing),), Streak(0, 12), phrasebook
            )
            for placing in (MANY, None)
        ),
    ]
    for screen in shown:
        assert re.search(rf"(?<![\d{MINUS}-]){said}\b", texts(screen)), texts(screen)


@pytest.mark.parametrize(
    ("percent", "full"), [(0, 0), (4.9, 0), (5, 1), (50, 5), (94.9, 9), (95, 10), (100, 10)]
)
def test_a_bar_has_ten_blocks(percent: float, full: int) -> None:
    assert bar(percent) == "🟩" * full + "⬜" * (10 - full)


def test_ties_are_told_beside_whom_one_has_beaten(phrasebook: Phrasebook) -> None:
    said = texts(own_screen(own_day(FieldPlace(41, 31, 2)), phrasebook))
    assert "You beat 31 of 40 others and are level with 2: **80\N{NO-BREAK SPACE}%**" in said
    said = texts(own_screen(own_day(FieldPlace(41, 31, 0)), phrasebook))
    assert "You beat 31 of 40 others: **78\N{NO-BREAK SPACE}%**" in said
    assert "Place 10 of 41" in said


def test_the_decisive_moment_is_told_both_ways(phrasebook: Phrasebook) -> None:
    told = own_day()
    moment = ToldMoment(when="Trick 4", own="Play Q♠", other="Play 8♦", share=41.2, gain=7)
    said = texts(own_screen(replace(told, decisive=moment), phrasebook))
    assert (
        "**Trick 4.** You: “Play Q♠”. Of the others 41\N{NO-BREAK SPACE}% chose “Play 8♦”" in said
    )
    assert "came out 7 points better on average" in said
    worse = replace(moment, gain=-1)
    assert "came out 1 point worse" in texts(own_screen(replace(told, decisive=worse), phrasebook))


@pytest.mark.parametrize(
    ("settled_at", "said"),
    [
        (day_start(DAY) - 1, "22 November: `"),
        (day_start(DAY), "22 November, settled at 00:00 UTC on the day itself: `"),
        (day_end(DAY) - 1, "22 November, settled at 23:59 UTC on the day itself: `"),
    ],
)
def test_it_is_told_whether_cards_were_settled_before_their_day(
    settled_at: int, said: str, phrasebook: Phrasebook
) -> None:
    screen = day_screen(DAY, [("Hearts", deal_of(DAY, settled_at))], phrasebook)
    assert f"-# Hearts · {said}{HASH}`" in texts(screen).splitlines()


def test_a_page_is_named_as_it_is_read() -> None:
    for ref in (DayRef("hearts", DAY), DayRef("all_fours", DAY, "here", 12345)):
        assert DayRef.read(ref.written) == ref
        assert len(ButtonId("-", "day-share", text=ref.written).custom_id) <= LONGEST
    for wrong_one in ("hearts", "hearts x y z", f"hearts {DAY} own -1", f"hearts {DAY} all 123456"):
        with pytest.raises(Unreadable):
            DayRef.read(wrong_one)
