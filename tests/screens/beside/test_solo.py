"""The private panel of who plays alone: the hand, which shows the table, the end and the result."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.screens.components import Button, Container, Row, Text
from bot.screens.daily.games import daily_variant, families
from bot.screens.families import family_screens
from bot.screens.frame import Frame, Interval
from bot.screens.hand.solo import solo_screen
from bot.screens.screen import Screen
from bot.screens.sheet import MINUS
from bot.tables.messages.drawing import result_card
from bot.tables.services.preferences import Reader
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.contract.variant import Variant
from engine.games.catalogue import variant
from tests.each import each
from tests.engine.kept_games import games as kept_games
from tests.laws.covering import Case, in_sight
from tests.screens.conftest import ENGLISH, PEOPLE, english, frame_of, texts
from tests.screens.records import by_chance, first_where, kept, last, playing


def alone(game: Game) -> Frame:
    asked = tuple(range(1, game.seat_count + 1))
    frame = frame_of(PEOPLE[: game.seat_count])
    return replace(frame, asked=asked, solo=True, table_link=None, hints=True)


def panel(game: Game, frame: Frame | None = None) -> Screen:
    frame = frame or alone(game)
    screens = family_screens(game.variant.family)
    end = None
    if frame.interval is not None:
        end = screens.table(english(game.view(None), frame))
    hand = screens.hand(english(game.view(0), frame))
    return solo_screen(frame, hand, ENGLISH, end=end)


def rows_of(screen: Screen) -> list[Row]:
    return [
        part
        for one in screen.parts
        for part in (one.parts if isinstance(one, Container) else (one,))
        if isinstance(part, Row)
    ]


@pytest.mark.parametrize(("key", "seats"), [("standard", 4), ("canasta_book", 4), ("seven_up", 2)])
def test_the_panel_tells_each_thing_once(key: str, seats: int) -> None:
    games = [game for game, _ in kept(key, seats) if game.outcome is None and game.prompt(0)]
    for game in games[1:60:3]:
        said = Counter(texts(panel(game)).splitlines())
        # Two sides may stand alike.
        alike = {line for line in said if line.startswith("-# ")}
        assert {line for line, count in said.items() if count > 1} <= {"```", *alike}


@pytest.mark.parametrize(
    ("key", "seats"), [("standard", 4), ("canasta_book", 4), ("auction_pitch", 4)]
)
def test_the_end_of_a_deal_and_the_hand_below_it_tell_each_thing_once(key: str, seats: int) -> None:
    told = (game for game, _ in kept(key, seats) if game.outcome is None)
    ends = [game for game in told if game.deal_scores and game.to_act == (DEALER,)]
    assert ends
    for game in ends[:5]:
        interval = Interval(pressed=(), awaited=(0,), ends_at=None)
        shown = texts(panel(game, replace(alone(game), interval=interval)))
        said = Counter(line.lstrip("#- ") for line in shown.splitlines() if line)
        assert {line for line, count in said.items() if count > 1} <= {"```"}


def test_the_trick_stands_directly_above_the_cards_and_the_score_in_one_line() -> None:
    game = next(
        one
        for one, _ in kept("standard", 4)
        if len(one.deal_scores) == 1 and one.prompt(0) and getattr(one.view(0), "trick", ())
    )
    (frame,) = panel(game).parts
    assert isinstance(frame, Container)
    told = [part.content for part in frame.parts if isinstance(part, Text)]
    title, score = told[0].splitlines()
    assert title.startswith("-# Hearts · deal 2 · trick ")
    assert all(f"{name} " in score for name in PEOPLE[:4])
    assert score.startswith("-# ")
    # No picture and no block of scores parts the trick, the question and the cards.
    assert told[1].startswith("**")
    assert "**Your turn.**" in told[-1]
    assert "```" not in texts(panel(game))


def test_the_last_row_is_the_same_whoever_is_asked() -> None:
    for plays in range(4):
        game = playing(trick=4, plays=plays)
        last = rows_of(panel(game))[-1]
        asked = game.prompt(0) is not None
        said = [key.label for key in last.keys if key.label != "Claim"]
        assert said == ["Hint", "Info", "Leave"]
        hint = last.keys[0]
        assert isinstance(hint, Button)
        assert hint.enabled is asked


def test_between_deals_the_end_of_the_last_one_stands_above_its_buttons() -> None:
    game = first_where("standard", 4, lambda one: len(one.deal_scores) == 1)
    between = replace(alone(game), interval=Interval(pressed=(), awaited=(0,), ends_at=None))
    said = texts(panel(game, between)).splitlines()
    assert said[0] == "### Hearts · deal 1 is over"
    assert said.count(said[0]) == 1
    assert "```" in said
    labels = [key.label for row in rows_of(panel(game, between)) for key in row.keys]
    assert labels == ["Next", "Info", "Leave"]


def recorded() -> Sequence[Case]:
    held = [
        (variant(key), one["seats"]) for key, records in kept_games().items() for one in records
    ]
    return in_sight(held)


def adds_up(block: list[str]) -> bool:
    """Whether the numbers of deals, and of those without a column, make the total, if any has one.

    Complex numbers and lives are left to their own tests.
    """
    heading, *rows = block
    deals = heading.split().index("total")
    cells = [row.replace(MINUS, "-").split()[-len(heading.split()) :] for row in rows]
    numbers = [[int(one) for one in row[: deals + 1]] for row in cells if "i" not in "".join(row)]
    return all(sum(row[:deals]) == row[deals] for row in numbers if deals)


@each(("offered", "seats"), recorded)
def test_the_end_of_a_game_is_one_card_whose_lines_add_up(offered: Variant, seats: int) -> None:
    view = last(offered.key, seats).view(None)
    frame = replace(frame_of(PEOPLE[:seats]), family=offered.family, solo=True, table_link=None)
    card = result_card(view, frame, Reader(ENGLISH, "two-colours"))
    said = texts(card)
    assert said.startswith("# 🏆")
    assert said.count("```") == 2
    assert view.deal_number == 1 or adds_up(said.split("```")[1].splitlines()[1:])


@each("family", families())
def test_points_of_an_only_deal_are_its_totals_and_told_once(family: str) -> None:
    offered, screens = daily_variant(family), family_screens(family)
    seats = offered.seats_default
    *_, (game, _) = by_chance(offered, seats)
    frame = replace(frame_of(PEOPLE[:seats]), solo=True, deals=1)
    table = screens.table(english(game.view(None), frame))
    result = screens.result(english(game.view(None), frame))
    hand = screens.hand(english(game.view(0)))
    for screen in (table, result, hand):
        (block,) = texts(screen).split("```")[1::2]
        assert [one for one in block.split("\n")[1].split() if one in ("deal", "total")] == [
            "total"
        ]
