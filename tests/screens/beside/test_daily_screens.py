"""The screens of the deal of the day: within all limits in each language, and without spoilers."""

import re
from dataclasses import replace
from typing import cast

import pytest

from bot.screens.daily.games import daily_variant, families
from bot.screens.daily.histogram import histogram
from bot.screens.daily.page import (
    PAGE,
    DayRef,
    OwnDay,
    Replay,
    ToldMoment,
    field_screen,
    own_screen,
    share_screen,
    squares_text,
)
from bot.screens.daily.panel import OnMenu, TryProgress, menu_screen
from bot.screens.families import family_screens
from bot.screens.screen import Screen
from bot.screens.sheet import MINUS
from bot.screens.verified import day_screen
from bot.text.button_ids import LONGEST, ButtonId
from bot.text.phrasebook import Phrasebook
from data.days import Streak, day_field
from data.fields import Field, FieldDeal, FieldPage, FieldPlace, Try
from data.seasons import day_end, day_start
from engine.cards import Unreadable, card
from engine.contract.view import View
from engine.games.all_fours.view import AllFoursView
from engine.games.canasta.melds import PlayerTurn
from engine.games.canasta.view import CanastaView
from engine.games.hearts.view import HeartsView
from engine.tricks.trick import Play, TakenTrick
from tests.conftest import there
from tests.each import each
from tests.end_to_end.watching import cards_in
from tests.screens.conftest import ENGLISH, frame_of, texts
from tests.screens.largest import LANGUAGES, speaking, wrong
from tests.screens.records import last

DAY = "2026-11-22"
HASH = "c0" * 32
RIGHT_TO_LEFT = ("\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 60,)
MANY = FieldPlace(finished=123456, beaten=98765, tied=4321)


def end_of(preset: str) -> View:
    return last(preset, 4).view(None)


def tried(name: str = "Alice", points: int = 12) -> Try:
    return Try(
        field_id=day_field(DAY, "hearts"),
        number=1,
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
    scene = there(family_screens("hearts").deal_scene(end_of("standard"), 1, "four-colours"))
    return OwnDay(
        ref=DayRef("all_fours", DAY),
        preset="auction_pitch",
        own=tried(points=-12345),
        everybody=placing,
        here=placing,
        streak=Streak(365, 1000),
        over=over,
        field=[(at, 2 * abs(at)) for at in range(-12345, 12345, 321)] + [(-12345, 1)],
        replay=Replay(
            squares="🟩" * 20,
            picture=(scene, frame_of(("W" * 32,) * 4)),
            decisive=ToldMoment(when="13", own=longest, other=longest, share=41.4, gain=-1234.5),
        ),
    )


def deal_of(day: str, settled_at: int) -> FieldDeal:
    field = Field(
        field_id=day_field(day, "hearts"),
        kind="day",
        family="hearts",
        preset="standard",
        options={},
        opens_at=day_start(day),
        closes_at=day_end(day),
    )
    return FieldDeal(
        field=field,
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


@each("language", LANGUAGES)
def test_every_screen_keeps_all_limits(language: str) -> None:
    for screen in screens(speaking(language)):
        assert wrong(screen, language) == []


def test_who_has_not_finished_is_told_nothing_of_a_deal() -> None:
    """There is nothing in the menu that could tell it; points and places are of one's own try."""
    for progress in ("new", "begun", "lost"):
        said = texts(menu_screen(DAY, on_menu(progress), Streak(1, 1), ENGLISH))
        assert not cards_in(said)
        assert "point" not in said.replace("Ten-point Pitch", "")
        assert "%" not in said


def test_what_is_shared_spoils_nothing() -> None:
    told = own_day()
    said = texts(share_screen("Alice", told, ENGLISH))
    assert told.replay.decisive is not None
    assert not cards_in(said)
    assert "Trick" not in said
    assert HASH not in said
    assert not share_screen("Alice", told, ENGLISH).scenes
    better = "better than 98765 of 123455 others, level with 4321: 82%"
    assert better in said
    assert "\n".join(["🟩" * 10] * 2) in said
    nobody = texts(share_screen("Alice", own_day(FieldPlace(1, 0, 0)), ENGLISH))
    assert "the first to finish" in nobody
    assert "🟩" not in texts(share_screen("Alice", replace(told, replay=Replay()), ENGLISH))


@pytest.mark.parametrize("others", [1, 2, 7])
def test_who_is_level_with_all_others_is_not_said_to_have_beaten_none(others: int) -> None:
    for beaten in range(others + 1):
        for tied in range(others + 1 - beaten):
            told = own_day(FieldPlace(others + 1, beaten, tied))
            for screen in (own_screen(told, ENGLISH), share_screen("A", told, ENGLISH)):
                said = texts(screen).split("Everybody's points")[0]
                assert ("%" not in said) == ("level with the" in said) == (tied == others)
                assert (f"level with {tied}" in said) == (0 < tied < others)


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (-1, "\N{MINUS SIGN}1 point"),
        (-12345, "\N{MINUS SIGN}12345 points"),
        (1, "1 point"),
        (0, "0 points"),
    ],
)
def test_points_below_zero_have_a_minus_sign_on_every_page(points: int, said: str) -> None:
    own = tried(points=points)
    told, alone = (replace(own_day(one), own=own) for one in (MANY, FieldPlace(1, 0, 0)))
    (done, *_) = on_menu("done")
    row = FieldPage(((1, own),), 1)
    ref = DayRef("all_fours", DAY, "all")
    shown = [
        own_screen(told, ENGLISH),
        share_screen("Alice", told, ENGLISH),
        share_screen("Alice", alone, ENGLISH),
        field_screen(ref, "auction_pitch", row, ENGLISH, here=True, finished=True, over=True),
        *(
            menu_screen(
                DAY, (replace(done, points=points, placing=placing),), Streak(0, 12), ENGLISH
            )
            for placing in (MANY, None)
        ),
    ]
    for screen in shown:
        assert re.search(rf"(?<![\d{MINUS}-]){said}\b", texts(screen)), texts(screen)


@each(("count", "lengths"), [(1, [1]), (6, [6]), (10, [10]), (13, [7, 6]), (17, [9, 8])])
def test_no_line_has_more_than_ten_squares(count: int, lengths: list[int]) -> None:
    assert [len(line) for line in squares_text("🟩" * count).split("\n")] == lengths


def played(*tricks: tuple[str, int]) -> tuple[TakenTrick, ...]:
    """Tricks of a seat each, by their cards and who took them."""
    return tuple(
        TakenTrick(tuple(Play(seat, card(face)) for seat, face in enumerate(faces.split())), winner)
        for faces, winner in tricks
    )


def test_squares_of_hearts_tell_what_one_took() -> None:
    tricks = played(
        ("2C 3C 4C 5C", 3), ("2D QS 4D 5D", 3), ("2D QS 4H 5D", 0), ("2H 3H 4H 5C", 3), ("2S 3S", 3)
    )
    view = replace(cast("HeartsView", end_of("standard")), past_tricks=tricks)
    squares = family_screens("hearts").squares
    assert squares(view, 3) == "🟩⬛🟩🟨🟩"
    assert squares(view, 0) == "🟩🟩⬛🟩🟩"


@each("against", [26, 0, -26])
@each("moon", [None, 0, 3])
def test_no_row_without_a_cost_belongs_to_whom_a_deal_has_cost_points(
    moon: int | None, against: int
) -> None:
    """Of a moon each rule costs somebody else: all others, or nobody."""
    view = cast("HeartsView", end_of("standard"))
    tricks = played(("2C 3C 4C 5C", 2), ("2D QS 4H 5D", moon or 0), ("2H 3H 4H 5C", moon or 0))
    points = tuple(0 if seat == moon else against for seat in range(4))
    if moon is None:
        points = (17, 0, 0, 0)
    result = replace(view.results[-1], moon=moon, points=points)
    ended = replace(view, results=(result,), past_tricks=tricks)
    for seat, cost in enumerate(points):
        said = family_screens("hearts").squares(ended, seat)
        row, sign = said[:3], said[3:]
        assert row == ("🟩⬛🟨" if cost > 0 else "🟩🟩🟩")
        assert sign == ("" if moon is None else "🌕" if seat == moon else "🌙")


def test_squares_of_all_fours_tell_which_tricks_count_for_game() -> None:
    view = cast("AllFoursView", end_of("auction_pitch"))
    tricks = played(("2C 3C 4C 5C", 3), ("2D QS 4D 5D", 3), ("2D TS 4H 5D", 0))
    squares = family_screens("all_fours").squares
    assert squares(replace(view, past_tricks=tricks), 3) == "🟨🟩⬜"
    pairs = cast("AllFoursView", end_of("seven_up"))
    if len(pairs.terms.side(1)) == 2:
        assert squares(replace(pairs, past_tricks=tricks), 1) == "🟨🟩⬜"


def test_squares_of_canasta_tell_ones_own_last_turns() -> None:
    view = cast("CanastaView", end_of("canasta_book"))
    (made, *_) = [turn for turn in view.results[-1].turns if turn.canastas]
    turns = (
        PlayerTurn(0, drew=1),
        PlayerTurn(1, took=4),
        made._replace(seat=0),
        PlayerTurn(0, took=1),
    )
    result = view.results[-1]
    cut = [replace(result, turns=turns), replace(result, turns=turns * 9)]
    squares = family_screens("canasta").squares
    short, long = (squares(replace(view, results=(one,)), 0) for one in cut)
    assert short == "⬜🟦🟩"
    assert long == (short * 9)[-20:]


def test_squares_tell_every_trick_of_a_kept_game_in_the_words_of_its_family() -> None:
    for family in families():
        squares = family_screens(family).squares(end_of(daily_variant(family).key), 0)
        said = ENGLISH(f"daily-squares-{family}")
        assert 0 < len(squares) <= 20
        assert all(square in said for square in squares)


def test_a_field_is_drawn_from_best_to_worst_with_ones_own_column() -> None:
    field = [(0, 4), (1, 1), (5, 8), (26, 1)]
    assert histogram(field, 5, highest_wins=False) == (
        "```\n▅▅██            ▁▁\n  ▲▲\n0               26\n```"
    )
    best_right = histogram([(-4, 1), (-1, 2), (4, 2)], 4, highest_wins=True)
    assert best_right == ("```\n██        ██    ▄▄\n▲▲\n4               \N{MINUS SIGN}4\n```")


@pytest.mark.parametrize("field", [[(3, 1)], [(3, 1), (5, 1)], [(3, 80)]])
def test_a_field_that_shows_nothing_is_not_drawn(field: list[tuple[int, int]]) -> None:
    assert histogram(field, 3, highest_wins=True) is None


@each("spread", [1, 2, 9, 10, 11, 26, 99, 1234, 20000])
@each("low", [-777, -1, 0, 5])
def test_a_field_has_ten_columns_at_most(low: int, spread: int) -> None:
    drawn = there(histogram([(low, 9), (low + spread, 1)], low, highest_wins=False))
    _, bars, mark, axis, _ = drawn.split("\n")
    assert (bars[0], bars[-1], mark) == ("█", "▁", "▲▲")
    assert max(map(len, (bars, axis))) <= 20


@each("language", LANGUAGES)
def test_ones_own_page_has_three_lines_of_small_print_at_most_beside_the_picture(
    language: str,
) -> None:
    for told in (own_day(), own_day(over=False)):
        screen = own_screen(told, speaking(language))
        assert len(screen.scenes) == 1
        small = [line for line in texts(screen).splitlines() if line.startswith("-#")]
        assert len(small) <= 3, small


def test_ties_are_told_beside_whom_one_has_beaten() -> None:
    said = texts(own_screen(own_day(FieldPlace(41, 31, 2)), ENGLISH))
    assert "You beat 31 of 40 others and are level with 2: **80%**" in said
    said = texts(own_screen(own_day(FieldPlace(41, 31, 0)), ENGLISH))
    assert "You beat 31 of 40 others: **78%**" in said
    assert "Place 10 of 41" in said


def test_the_decisive_moment_is_told_both_ways() -> None:
    told = own_day()
    moment = ToldMoment(when="Trick 4", own="Play Q♠", other="Play 8♦", share=41.2, gain=7)
    said = texts(own_screen(replace(told, replay=Replay(decisive=moment)), ENGLISH))
    assert "**Trick 4.** You: “Play Q♠”. Of the others 41% chose “Play 8♦”" in said
    assert "came out 7 points better on average" in said
    worse = replace(moment, gain=-0.96)
    assert "came out 1 point worse" in texts(
        own_screen(replace(told, replay=Replay(decisive=worse)), ENGLISH)
    )


@pytest.mark.parametrize(
    ("settled_at", "said"),
    [
        (day_start(DAY) - 1, "22 November: `"),
        (day_start(DAY), "22 November, settled at 00:00 UTC on the day itself: `"),
        (day_end(DAY) - 1, "22 November, settled at 23:59 UTC on the day itself: `"),
    ],
)
def test_it_is_told_whether_cards_were_settled_before_their_day(settled_at: int, said: str) -> None:
    screen = day_screen(DAY, [("Hearts", deal_of(DAY, settled_at))], ENGLISH)
    assert f"-# Hearts · {said}{HASH}`" in texts(screen).splitlines()


def test_a_page_is_named_as_it_is_read() -> None:
    for ref in (DayRef("hearts", DAY), DayRef("all_fours", DAY, "here", 12345)):
        assert DayRef.read(ref.written) == ref
        assert len(ButtonId("-", "day-share", text=ref.written).custom_id) <= LONGEST
    for wrong_one in ("hearts", "hearts x y z", f"hearts {DAY} own -1", f"hearts {DAY} all 123456"):
        with pytest.raises(Unreadable):
            DayRef.read(wrong_one)
