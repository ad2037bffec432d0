"""Prediction error: how far play-outs by rules of thumb are from the ends of recorded deals."""

import json
from pathlib import Path

import pytest

from benchmarks import prediction_error, strength


def mean_square(
    player: str, folder: Path, capsys: pytest.CaptureFixture[str], preset: str = "standard"
) -> float:
    """What is predicted of three deals that one kind of player plays at all seats."""
    file = folder / f"{player}.jsonl"
    strength.main([player, player, "--deals", "3", "--preset", preset, "--records", str(file)])
    capsys.readouterr()
    prediction_error.main([str(file)])
    told = json.loads(capsys.readouterr().out)
    assert told["deals"] == 12
    return float(told["mean_square"])


@pytest.mark.parametrize("preset", ["standard", "omnibus", "reverse_hearts"])
def test_play_by_rules_of_thumb_is_predicted_better_than_play_by_chance(
    preset: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    by_heuristics = mean_square("medium", tmp_path, capsys, preset)
    assert by_heuristics < mean_square("random", tmp_path, capsys, preset) / 2


def test_an_end_is_told_by_how_far_everybody_is_ahead_of_the_others() -> None:
    assert prediction_error.ahead((0, 26, 26, 26)) == pytest.approx((26, -26 / 3, -26 / 3, -26 / 3))
    assert prediction_error.distance((13, 4, 4, 5), (13, 4, 4, 5)) == 0
    assert prediction_error.distance((1, 0), (0, 1)) == 4


def test_records_of_other_games_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "canasta.jsonl"
    strength.main(
        ["random", "random", "--family", "canasta", "--games", "1", "--records", str(file)]
    )
    with pytest.raises(SystemExit, match="no deal of one pack of Hearts"):
        prediction_error.main([str(file)])
