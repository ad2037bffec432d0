"""Play-outs: how many deals a second, alone and beside another engine."""

import json
import sys
from random import Random

import pytest

from benchmarks import playouts


def test_both_play_as_many_deals_in_turn() -> None:
    played: list[float] = []

    def other(rng: Random) -> None:
        playouts.deal(rng)
        played.append(rng.random())

    ours, theirs = playouts.beside(other, seconds=0.01)
    assert len(played) == playouts.SHARE
    assert ours > 0 < theirs


def test_figures_are_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    playouts.main(["--seconds", "0.01"])
    assert json.loads(capsys.readouterr().out)["hearts_deals_per_s"] > 0


def test_it_is_said_where_the_other_is_not_installed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(SystemExit):
        playouts.main(["--beside", "openspiel"])
    assert "OpenSpiel is not installed" in capsys.readouterr().err
