"""The result of whole games shows what the rule sheet counts."""

import pytest

from bot.screens.families import family_screens
from engine.games.catalogue import variant
from tests.laws.canasta_games import counted, whole_game
from tests.screens.conftest import PEOPLE, english, texts

SCREENS = family_screens("canasta")


@pytest.mark.parametrize(
    "key", ["canasta_book", "canasta_3_cutthroat", "canasta_6_bench", "samba_6"]
)
def test_the_result_shows_the_totals_and_the_scores_each_deal(key: str) -> None:
    offered = variant(key)
    seats = offered.seats_default
    count = counted((offered, seats), 0)
    view = whole_game((offered, seats), 0).game.view(None)
    assert view.outcome is not None
    told = texts(SCREENS.result(english(view)))
    rows = told.splitlines()
    for side in view.outcome.sides:
        names = [row for row in rows if any(PEOPLE[seat] in row for seat in side)]
        assert any(row.split()[-1] == str(count.totals[side[0]]) for row in names)
    # The result has room for some deals, the scores for those of a long game that came last.
    scores = texts(SCREENS.scores(english(view)))
    for deal in count.deals[-3:]:
        for side in view.outcome.sides:
            made = f"{deal[side[0]]}**: ".replace("-", "\N{MINUS SIGN}")
            assert made in scores
