"""Tournaments: the arithmetic of who is better, and games that replay as they were played."""

import json
import math
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import pytest

from benchmarks import strength
from benchmarks.measuring import HERE
from benchmarks.strength import (
    Contest,
    Duplicate,
    Place,
    duplicate,
    duplicates,
    every_pair,
    sides_of,
)
from benchmarks.yesterday import Yesterday, laid_out
from bot.__main__ import main as cardroom
from engine.contract.seats import DEALER
from engine.games.catalogue import variant
from engine.players.policy import RandomPlayer

IN_A_REPOSITORY = pytest.mark.skipif(not (HERE / ".git").exists(), reason="it has no revisions")

ALONE = tuple(frozenset({seat}) for seat in range(4))


def contest(
    one: str, other: str, preset: str = "standard", *, places: tuple[Place, ...] = ALONE
) -> Contest:
    count = 2 if preset == "canasta_2" else 4
    return Contest(one=one, other=other, preset=preset, count=count, places=places)


def said_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """What the arena prints."""
    strength.main(arguments)
    said: dict[str, Any] = json.loads(capsys.readouterr().out)
    return said


def replayed(file: Path, capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    """What `cardroom replay` says last of each record of a file."""
    assert cardroom(["replay", "--last", str(file)]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize("preset", ["standard", "omnibus", "reverse_hearts"])
def test_nobody_is_better_than_oneself(preset: str) -> None:
    for found in duplicates(contest("easy", "easy", preset), 3):
        assert found.better == pytest.approx(0)


def test_who_takes_fewer_points_is_better_and_the_other_by_as_much_worse() -> None:
    one, other = (
        [each.better for each in duplicates(contest(*names, places=every_pair(4)), 5)]
        for names in (("easy", "random"), ("random", "easy"))
    )
    assert fmean(one) > 3
    assert one == [pytest.approx(-each) for each in other]


def test_who_takes_more_points_is_better_where_the_highest_wins() -> None:
    told = contest("easy", "random", "canasta_2", places=ALONE[:2])
    assert fmean(each.better for each in duplicates(told, 4)) > 100


def test_who_play_together_is_found_by_playing() -> None:
    assert sides_of(variant("standard"), 4) == ((0,), (1,), (2,), (3,))
    assert sides_of(variant("likha"), 4) == ((0, 2), (1, 3))
    assert sides_of(variant("seven_up"), 2) == ((0,), (1,))


def test_all_places_get_the_same_cards_and_the_passes_take_turns() -> None:
    passes: set[str] = set()
    for number in range(4):
        records = duplicate(contest("easy", "random"), number).records
        assert len({record["actions"][0][1] for record in records}) == 1
        assert {record["dealer"] for record in records} == {number}
        passes.add(json.dumps(variant("standard", records[0].get("options")).options))
    assert len(passes) == 4


def test_figures_are_those_of_duplicates_and_not_of_single_deals() -> None:
    found = [Duplicate(better, None, 4, [1.0, 3.0], [5.0], ({},) * 4) for better in (1.0, 2.0, 6.0)]
    said = strength.figures(contest("easy", "random"), found)
    assert said["points"] == 3.0
    # The deviation of 1, 2 and 6 from their mean is the root of (4 + 1 + 9) / 2.
    assert said["standard_error"] == round(math.sqrt(7) / math.sqrt(3), 4)
    assert said["decision_seconds"]["first"] == {"mean": 0.002, "p99": 0.003}
    assert (said["duplicates"], said["deals_played"]) == (3, 12)
    assert "share_won" not in said
    assert strength.figures(contest("easy", "random"), found[:1])["standard_error"] is None


def test_deals_replay_to_the_points_that_were_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deals.jsonl"
    strength.main(["easy", "random", "--deals", "3", "--records", str(file)])
    said = json.loads(capsys.readouterr().out)
    ends = replayed(file, capsys)
    assert len(ends) == 12
    differences: list[float] = []
    for at, end in enumerate(ends):
        (points,) = end["deal_scores"]
        mine = points[at % 4]
        differences.append((sum(points) - mine) / 3 - mine)
    assert said["points"] == round(fmean(differences), 3)
    assert said["players"] == ["easy", "random"]
    assert (said["a"], said["table"]) == ("deal", 4)


def test_whoever_sits_alone_wins_with_its_partner(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    rules = ("--preset", "yorkshire", "--family", "all_fours", "--games", "2", "--alone")
    said = said_of(capsys, "medium", "easy", *rules, "--records", str(file))
    ends = replayed(file, capsys)
    assert (said["places"], len(ends)) == ([[0], [1], [2], [3]], 8)
    won = [at % 4 in end["outcome"]["winners"] for at, end in enumerate(ends)]
    assert said["share_won"] == fmean(won)
    assert said["expected_share"] == 0.5
    ahead = [end["scores"][at % 4] - end["scores"][(at + 1) % 4] for at, end in enumerate(ends)]
    assert said["points"] == fmean(ahead)


def test_games_replay_to_their_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ["easy", "random", "--family", "all_fours", "--games", "4", "--records", str(file)]
    strength.main(arguments)
    said = json.loads(capsys.readouterr().out)
    ends = replayed(file, capsys)
    assert len(ends) == 8
    won = [end["outcome"]["winners"] == [at % 2] for at, end in enumerate(ends)]
    assert said["share_won"] == fmean(won)
    assert said["expected_share"] == 0.5
    assert said["a"] == "game"


def test_a_player_may_be_named_by_its_place_in_the_code(capsys: pytest.CaptureFixture[str]) -> None:
    found: list[object] = []
    for name in ("easy", "engine.players.hearts.easy:HeartsEasy"):
        strength.main([name, "random", "--deals", "2", "--processes", "1"])
        found.append(json.loads(capsys.readouterr().out)["points"])
    assert found[0] == found[1]


def test_several_processes_play_the_same_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    said: list[object] = []
    for processes in ("1", "2"):
        strength.main(["easy", "random", "--deals", "3", "--processes", processes])
        found = json.loads(capsys.readouterr().out)
        said.append((found["points"], found["standard_error"]))
    assert said[0] == said[1]


@IN_A_REPOSITORY
def test_a_player_is_exactly_as_good_as_itself_today_and_as_it_was_committed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    # What is committed may play otherwise than what is being changed, so both come from there.
    for other in ("yesterday:HEAD:easy", "yesterday:HEAD:random"):
        said = said_of(capsys, "yesterday:HEAD:easy", other, "--deals", "2")
        assert (said["points"] == 0.0) == (other == said["players"][0])
    for games in (("--deals", "4"), ("--family", "all_fours", "--games", "1")):
        said = said_of(capsys, "easy", "easy", *games)
        # Not even -0.0, which places add up to that are as good as each other.
        assert str(said["points"]) == "0.0"
        assert said.get("share_won", 0.5) == 0.5


@IN_A_REPOSITORY
def test_the_earlier_player_decides_as_it_would_here(tmp_path: Path) -> None:
    """Whoever says that nothing has changed must be able to see that something has not."""
    tree = laid_out("HEAD", tmp_path)
    record = {"variant": "standard", "seats": 4, "dealer": 0, "actions": list[object]()}
    game = variant("standard").start(4, 0)
    deal = game.propose(DEALER, Random(1))
    game, _ = game.apply(DEALER, deal)
    with closing(Yesterday(tree, "random", "hearts", None)) as earlier:
        earlier.begin(record)
        earlier.follow(DEALER, deal)
        for seed in range(3):
            here = RandomPlayer().decide(game.view(2), Random(seed))
            assert earlier.decide(game.view(2), Random(seed)) == here
        # It goes on with the next game whatever it could not follow.
        earlier.begin(record | {"variant": "of_tomorrow"})
        with pytest.raises(ValueError, match=r"cannot play this: .*of_tomorrow"):
            earlier.decide(game.view(2), Random(0))
        earlier.begin(record)
        earlier.follow(DEALER, deal)
        earlier.decide(game.view(2), Random(0))


@IN_A_REPOSITORY
def test_a_revision_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no engine of of_tomorrow"):
        laid_out("of_tomorrow", tmp_path)
