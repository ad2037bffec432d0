"""Reviewing: a game that is over, by the steps that a reader counts."""

from dataclasses import replace
from itertools import pairwise
from typing import Any, cast

import pytest

from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.seats import DEALER
from engine.contract.view import View
from engine.games.canasta.view import CanastaView
from engine.records.moments import moments
from engine.records.reviewing import KEPT_EVERY, DealPart, PartOf, Reviewed, reviewed
from engine.tricks.view import TrickView
from tests.each import each
from tests.engine.kept_games import games
from tests.screens.records import record_kept


def trick_of(view: View) -> DealPart:
    return DealPart(cast("TrickView", view).trick_number or None)


def turn_of(view: View) -> DealPart:
    turn = cast("CanastaView", view).turn
    return DealPart(turn, whole=turn is not None)


READ: dict[str, PartOf] = {"hearts": trick_of, "all_fours": trick_of, "canasta": turn_of}


def review(key: str, seats: int) -> Reviewed:
    record = record_kept(key, seats)
    return reviewed(record, READ[record.variant.family])


@each(
    "key", ["likha", "black_widow_5", "canasta_3_cutthroat", "samba_6", "af1807", "auction_pitch"]
)
def test_steps_follow_each_other_and_leave_nothing_out(key: str) -> None:
    found = review(key, int(games()[key][0]["seats"]))
    assert found.steps[0].first == 0
    assert found.steps[-1].end == len(found.record.actions)
    assert all(one.end == other.first for one, other in pairwise(found.steps))
    assert len(found.deals()) == len(found.position(found.last).game.deal_scores)


@pytest.mark.parametrize(("key", "seats"), [("standard", 4), ("canasta_book", 4), ("trinidad", 4)])
def test_a_position_is_the_game_as_it_stood(key: str, seats: int) -> None:
    found = review(key, seats)
    games = [moment.game for moment in moments(found.record)]
    for number in range(0, found.last + 1, 7):
        position = found.position(number)
        assert position.game == games[position.step.end]
        assert [(one.seat, one.action) for one in position.done] == list(
            found.record.actions[position.step.first : position.step.end]
        )


def test_a_pass_of_all_is_one_step_and_each_card_is_one() -> None:
    found = review("standard", 4)
    deal, passing, *cards = found.steps[: 2 + 52]
    assert deal.seats == ()
    assert sorted(passing.seats) == [0, 1, 2, 3]
    assert {step.end - step.first for step in cards} == {1}
    assert [step.part for step in cards] == [1 + at // 4 for at in range(52)]


def test_a_turn_of_canasta_is_one_step() -> None:
    found = review("canasta_book", 4)
    deal, *turns = (step for step in found.steps if step.deal == 1)
    assert deal.seats == ()
    assert [turn.part for turn in turns] == list(range(1, len(turns) + 1))
    assert all(one.seats != other.seats for one, other in pairwise(turns))


def test_a_reader_jumps_to_deals_tricks_and_moves_of_a_seat() -> None:
    found = review("standard", 4)
    second = found.deals()[1]
    assert found.steps[second - 1].deal == 1
    assert found.steps[second].seats == ()
    assert [found.steps[at].part for at in found.parts(2)] == list(range(1, 14))
    moves = found.moves(2, 3)
    assert len(moves) == 14
    assert all(3 in found.steps[at].seats for at in moves)
    assert [found.step_of(found.steps[at].first) for at in moves] == list(moves)


def test_a_number_out_of_range_is_the_nearest_step() -> None:
    found = review("pitch", 4)
    assert (found.within(-1), found.within(10**9)) == (0, found.last)


@each("key", ["standard", "canasta_book", "samba_2", "trinidad", "danger_hearts"])
def test_what_is_face_up_is_what_everybody_counts(key: str) -> None:
    for moment in moments(record_kept(key, int(games()[key][0]["seats"]))):
        game = moment.game
        open_now, counted = game.face_up, cast("dict[str, Any]", game.card_counts)
        if game.to_act != (DEALER,) and game.outcome is None:
            assert tuple(map(len, open_now.hands)) == counted["hands"]
            if "taken" in counted:
                assert tuple(map(len, open_now.taken)) == counted["taken"]


def test_a_record_that_goes_wrong_is_read_as_far_as_it_goes() -> None:
    record = record_kept("standard", 4)
    at = KEPT_EVERY
    wrong = (*record.actions[:at], (0, Action.read("play QS play")))
    found = reviewed(replace(record, actions=wrong), trick_of)
    assert found.steps[-1].end == at
    with pytest.raises(Unreadable):
        reviewed(replace(record, actions=()), trick_of)
