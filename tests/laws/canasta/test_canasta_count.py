"""Whole games at random score what the rule sheet says, by a count that knows no engine."""

from collections import Counter
from typing import Final

from tests.laws.canasta_games import counted, whole_game
from tests.laws.conftest import THOROUGH, cases
from tests.laws.covering import Case, covering

HELD_FOR = {"canasta"}

SEEDS: Final = range(10 if THOROUGH else 1)


def test_k48_a_game_at_random_scores_what_the_sheet_says(case: Case) -> None:
    """K20, K44, K48, K51, K53 to K55, S14, each deal and seat; with what boards count besides."""
    for seed in SEEDS:
        game, _, minimums = whole_game(case, seed)
        count = counted(case, seed)
        assert list(game.deal_scores) == count.deals
        assert minimums == count.minimums
        assert count.is_over
        assert game.outcome is not None
        best = max(count.totals)
        winners = [place == 1 for place in game.outcome.places]
        assert winners == [total == best for total in count.totals]
        assert {name: list(row) for name, row in game.feats.items()} == count.feats


def test_games_at_random_show_what_there_is_to_count() -> None:
    """Concealed hands are too rare; records show them (`tests/rulings/canasta/test_count.py`)."""
    seen = Counter[str]()
    for case in covering(cases()):
        if case[0].family in HELD_FOR:
            seen += sum((counted(case, seed).seen for seed in SEEDS), Counter[str]())
    assert set(seen) >= {
        *("out", "stop", "natural", "mixed", "samba", "merge", "fine"),
        *("all red threes", "five red threes", "red threes owed"),
        *("take-pair", "take-mixed", "take-add"),
    }
