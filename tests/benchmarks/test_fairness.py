"""True games hold and forged ones do not, and cards are dealt alike: the small run."""

from functools import partial

import pytest

from benchmarks import fairness, shuffles
from benchmarks.forgeries import FORGERIES, Forged
from engine.records.record import read_record
from tests.laws.covering import THOROUGH


def test_games_at_random_hold_and_their_computers_decide_again_as_they_did() -> None:
    games = 10_000 if THOROUGH else 10
    found = fairness.measure_games(games, 12 if THOROUGH else 0, 2 if THOROUGH else 1)
    assert found["true_games"]["games"] == games
    assert found["true_games"]["moves: same"] > 20 * games
    assert "moves: differs" not in found["true_games"]
    assert fairness.holds(found)


def test_a_move_of_the_hardest_computers_can_be_made_again() -> None:
    fault, counts = fairness.checked(partial(fairness.hard_game, most=24), ALL_FOURS)
    assert (fault, counts["moves: differs"]) == ("", 0)
    assert any(" hard" in said for said in fairness.hard_game(ALL_FOURS, 24)["by"])


ALL_FOURS = 2


def test_every_forgery_is_found() -> None:
    found = fairness.measure_forgeries(10_000 if THOROUGH else 16, 2 if THOROUGH else 1)
    assert found["forgeries"] >= 16
    assert found["not_found"] == []
    assert fairness.holds(found)
    for kind, counts in found["forgeries_by_kind"].items():
        assert counts["sealed_as_before"] == counts["sealed_anew"] == counts["made"], kind
    # These are wrong whatever seal they have.
    for kind in ("a card", "a secret", "the commitment", "the table's id", "the message's id"):
        assert found["forgeries_by_kind"][kind]["by_the_file"] > 0
    assert found["forgeries_by_kind"].keys() == FORGERIES.keys()


def test_what_does_not_hold_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def unsealed(number: int) -> Forged:
        return fairness.closed_game(number) | {"seal": "00" * 32}

    fault, _ = fairness.checked(unsealed, 0)
    assert fault == f"{read_record(fairness.closed_game(0)).variant.key} 3, game 0"
    assert not fairness.holds({"true_games": {"do_not_hold": [fault]}})
    assert not fairness.holds({"not_found": ["a card of game 3"]})
    monkeypatch.setattr(fairness, "_is_found", lambda *_: False)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    lost, counts = fairness.forgeries(0)
    assert lost.count("of game 0") == counts.made.total() > 10


def test_each_card_comes_to_each_place_alike() -> None:
    deals = 1_000_000 if THOROUGH else 2_000
    found = fairness.measure_shuffles(deals, 2 if THOROUGH else 1)
    assert found["deals"] > deals * 0.9
    assert found["places_of_52"]["df"] == 51 * 51
    assert fairness.holds(found)


def test_a_shuffle_that_is_uneven_is_seen() -> None:
    """A card that stays where it was a little too often makes an even count improbable."""
    counts = shuffles.places(shuffles.ONE_PACK, 1_000, 7, range(52))
    assert 0.001 < shuffles.of_permutations(counts)["p"] < 0.999
    for at, row in enumerate(counts):
        row[at] += 20
    assert shuffles.of_permutations(counts)["p"] < 0.001
    tops = shuffles.places(shuffles.TWO_PACKS, 1_000, 7, [0])
    assert 0.001 < shuffles.of_tops(tops, shuffles.TWO_PACKS)["p"] < 0.999
    tops[0][0] += 40
    assert shuffles.of_tops(tops, shuffles.TWO_PACKS)["p"] < 0.001


def test_places_of_one_deal_are_not_counted_as_if_they_were_independent() -> None:
    # Of 100 deals of two cards 60 are one way round, ten more than wanted, by a spread of five.
    found = shuffles.of_permutations([[60, 40], [40, 60]])
    assert (found["chi_square"], found["df"]) == (4, 1)
    # A normal number is so far off once in 22 times, and the approximation is near that.
    assert abs(found["p"] - 1 / 22) < 0.003


def test_deals_are_timed_of_every_preset() -> None:
    found = shuffles.deal_times(1)
    assert found["derived"] > found["plain"] > 0
