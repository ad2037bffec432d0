"""The end of a game that somebody plays alone: its last deal whole, and below it the result."""

from dataclasses import replace

from bot.pictures.scenes import ChartScene
from bot.screens.daily.games import daily_variant, families
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.hand.solo import ended_screen
from bot.screens.pictures import with_chart, with_deal_picture
from bot.screens.screen import Screen
from bot.screens.sheet import MINUS
from bot.tables.messages.drawing import drawn
from bot.text.phrasebook import Phrasebook
from engine.contract.variant import Variant
from engine.games.catalogue import variant
from tests.each import each
from tests.engine.kept_games import games as kept_games
from tests.laws.covering import looked_at
from tests.screens.conftest import ENGLISH, PEOPLE, english, frame_of, texts
from tests.screens.records import by_chance, last

RECORDED = [
    (variant(key), one["seats"]) for key, records in kept_games().items() for one in records
]


def adds_up(block: list[str]) -> bool:
    """Whether the numbers of deals, and of those without a column, make the total, if any has one.

    Complex numbers and lives are left to their own tests.
    """
    heading, *rows = block
    deals = heading.split().index("total")
    cells = [row.replace(MINUS, "-").split()[-len(heading.split()) :] for row in rows]
    numbers = [[int(one) for one in row[: deals + 1]] for row in cells if "i" not in "".join(row)]
    return all(sum(row[:deals]) == row[deals] for row in numbers if deals)


@each(("offered", "seats"), looked_at(RECORDED))
def test_the_last_deal_and_the_result_fit_one_message(offered: Variant, seats: int) -> None:
    game = last(offered.key, seats)
    screens, view = family_screens(offered.family), game.view(None)
    frame = replace(frame_of(PEOPLE[:seats]), solo=True, table_link=None)
    deals = len(game.deal_scores)

    def table(words: Phrasebook) -> Screen:
        return screens.table(Drawing(frame, view, words))

    def result(words: Phrasebook) -> Screen:
        return screens.result(Drawing(frame, view, words))

    end, told = drawn(table, ENGLISH), drawn(result, ENGLISH)
    scene = screens.deal_scene(view, deals, "two-colours")
    if scene is not None:
        end = with_deal_picture(end, scene, frame, ENGLISH.plain)
    if deals > 1:
        told = with_chart(told, ChartScene(screens.chart_lines(view)), frame, ENGLISH.plain)
    both = ended_screen(end, told)
    assert texts(both).count("```") == 2, "totals stand twice"
    assert deals == 1 or adds_up(texts(both).split("```")[1].splitlines()[1:])
    assert texts(both).index("🏆") > 0
    assert both != told, "no room for the last deal"


@each("family", families())
def test_points_of_an_only_deal_are_its_totals_and_told_once(family: str) -> None:
    offered, screens = daily_variant(family), family_screens(family)
    seats = offered.seats_default
    *_, (game, _) = by_chance(offered, seats)
    frame = replace(frame_of(PEOPLE[:seats]), solo=True, deals=1)
    table = screens.table(english(game.view(None), frame))
    result = screens.result(english(game.view(None), frame))
    hand = screens.hand(english(game.view(0)))
    for screen in (ended_screen(table, result), hand):
        (block,) = texts(screen).split("```")[1::2]
        assert [one for one in block.split("\n")[1].split() if one in ("deal", "total")] == [
            "total"
        ]
