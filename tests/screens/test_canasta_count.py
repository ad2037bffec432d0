"""The result of whole games shows what the rule sheet counts."""

import pytest

from bot.phrasebook import Phrasebook
from bot.screens.families import family_screens
from engine.games.catalogue import variant
from tests.laws.canasta_games import counted, whole_game
from tests.screens.conftest import PEOPLE, frame_of, texts

SCREENS = family_screens("canasta")


@pytest.mark.parametrize(
    "key", ["canasta_book", "canasta_3_cutthroat", "canasta_6_bench", "samba_6"]
)
def test_the_result_shows_the_totals_and_each_deal(key: str, phrasebook: Phrasebook) -> None:
    offered = variant(key)
    seats = offered.seats_default
    count = counted((offered, seats), 0)
    view = whole_game((offered, seats), 0).game.view(None)
    assert view.outcome is not None
    told = texts(SCREENS.result(frame_of(PEOPLE[:seats]), view, phrasebook))
    for side in view.outcome.sides:
        lines = [line for line in told.splitlines() if PEOPLE[side[0]] in line]
        assert any(f": {count.totals[side[0]]} points" in line for line in lines)
        # Of a long game the last deals are told.
        for deal in count.deals[-3:]:
            assert any(f"**{deal[side[0]]:+}**" in line for line in lines)
    assert ("played alone." in told) == (key == "canasta_3_cutthroat")
