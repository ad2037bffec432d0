"""The private panel of somebody who plays alone: table and hand, each thing told once."""

from collections import Counter
from dataclasses import replace

import pytest

from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.hand.solo import solo_screen
from bot.screens.screen import Screen
from bot.text.phrasebook import Phrasebook
from engine.contract.game import Game
from tests.screens.conftest import PEOPLE, faults, frame_of, texts
from tests.screens.records import kept


def parts(game: Game, phrasebook: Phrasebook) -> tuple[Screen, Screen, Screen]:
    """The table, the hand of seat 0, and both as one panel."""
    asked = tuple(range(1, game.seat_count + 1))
    frame = replace(frame_of(PEOPLE[: game.seat_count]), asked=asked, solo=True)
    screens = family_screens(game.variant.family)
    table = screens.table(Drawing(frame, game.view(None), phrasebook))
    hand = screens.hand(Drawing(frame, game.view(0), phrasebook), draft=(), notice=None)
    return table, hand, solo_screen(frame, table, hand, phrasebook)


@pytest.mark.parametrize(("key", "seats"), [("standard", 4), ("canasta_book", 4), ("seven_up", 2)])
def test_the_panel_tells_each_thing_once(key: str, seats: int, phrasebook: Phrasebook) -> None:
    games = [game for game, _ in kept(key, seats) if game.outcome is None and game.prompt(0)]
    both = 0
    for game in games[1:60:3]:
        table, hand, panel = parts(game, phrasebook)
        assert faults(panel) == []
        said, above = Counter(texts(panel).splitlines()), Counter(texts(table).splitlines())
        twice = {line for line, count in said.items() if count > max(1, above[line])}
        assert twice == set()
        apart = {*above, *texts(hand).splitlines()}
        # What heads the cards of a trick in the hand has the number in the heading above.
        assert all(line.startswith("**Trick ") for line in apart - said.keys())
        both += bool(above.keys() & set(texts(hand).splitlines()))
    assert both


def test_a_hand_below_no_table_tells_all_of_it(phrasebook: Phrasebook) -> None:
    game = next(game for game, _ in kept("canasta_book", 4) if game.prompt(0))
    table, hand, _ = parts(game, phrasebook)
    long = replace(table, parts=table.parts * 20)
    panel = solo_screen(frame_of(), long, hand, phrasebook)
    assert texts(panel) == texts(hand)
