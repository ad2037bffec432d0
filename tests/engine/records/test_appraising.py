"""What the strong player would have done, of the moves of a record."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.players.appraisal import Estimate
from engine.players.levels import policy
from engine.records.appraising import (
    AppraisedMove,
    OwnDecision,
    appraised,
    own_decisions,
    read_moves,
    that_mattered,
    that_seem_dear,
    written_moves,
)
from engine.records.moments import moments
from engine.records.record import Record, read_record, record_of
from engine.table.journal import Author
from tests.engine.kept_games import games
from tests.engine.players.test_appraisal import under_the_queen


def kept(key: str, seats: int = 4) -> Record:
    return read_record(next(game for game in games()[key] if game["seats"] == seats))


def with_authors(record: Record, others: dict[int, Author]) -> Record:
    """Return a record in which persons made all moves but some."""
    written = record_of(record.variant, record.seats, record.dealer or 0, record.actions)
    by = [
        str(others.get(at, Author.DEALER if seat == DEALER else Author.PERSON))
        for at, (seat, _) in enumerate(record.actions)
    ]
    return read_record({**written, "by": by})


def stands(record: Record) -> list[Game]:
    """Return where the game stood before each action."""
    return [moment.game for moment in moments(record)]


@pytest.mark.parametrize("key", ["standard", "canasta_book", "pitch"])
def test_decisions_are_what_one_seat_chose_in_one_deal_by_its_own_view(key: str) -> None:
    record = kept(key)
    found, before = own_decisions(record, 1, 2), stands(record)
    assert found
    for decision in found:
        seat, action = record.actions[decision.at]
        game = before[decision.at]
        assert (seat, action) == (1, decision.played)
        assert len(game.deal_scores) == 1
        assert decision.view == game.view(1)
    assert len({decision.seed for decision in found}) == len(found)
    # Where only one card may be played nobody chose it.
    asked = {decision.at for decision in found}
    for at, (seat, _) in enumerate(record.actions):
        game = before[at]
        if seat == 1 and len(game.deal_scores) == 1 and len(game.legal_actions(1)) > 1:
            assert at in asked


def test_what_a_computer_did_in_somebody_s_place_is_not_theirs() -> None:
    record = kept("standard")
    own = [decision.at for decision in own_decisions(record, 1, 1)]
    assert [each.at for each in own_decisions(with_authors(record, {}), 1, 1)] == own
    played = with_authors(record, {own[1]: Author.COMPUTER, own[2]: Author.CLOCK})
    assert [each.at for each in own_decisions(played, 1, 1)] == [own[0], *own[3:]]


def test_the_same_game_is_always_appraised_alike_whoever_made_its_moves() -> None:
    record = kept("standard")
    before, again = own_decisions(record, 1, 1), own_decisions(with_authors(record, {}), 1, 1)
    assert before == again
    assert appraised(before[-1]) == appraised(again[-1])
    # One card played otherwise before is another game.
    longer = replace(record, variant=replace(record.variant, key="omnibus"))
    assert own_decisions(longer, 1, 1)[0].seed != before[0].seed


def test_a_queen_that_was_taken_though_she_could_be_ducked_mattered() -> None:
    game = under_the_queen()
    king = appraised(OwnDecision(2, "hearts", game.view(1), Action.read("play KS"), 3))
    assert king is not None
    assert not king.is_same
    assert king.seems_dear
    assert 8 < king.cost < 20
    four = appraised(OwnDecision(2, "hearts", game.view(1), Action.read("play 4S"), 3))
    assert four is not None
    assert that_seem_dear([four, king]) == (king,)
    # It is the hard player of the tables that answers.
    hard = policy("hard", "hearts").decide(game.view(1), Random(3))
    assert king.best == four.best == hard


def move(at: int, cost: float, error: float = 0.1) -> AppraisedMove:
    played = Estimate(Action.read("play 2C"), cost, error, 8)
    return AppraisedMove(at, Action.read("play 3C"), played, (played,))


def test_the_three_moments_that_cost_most_are_told_unless_chance_may_have_made_them() -> None:
    costs = [(1, 2.0), (2, 5.0), (3, 0.1), (4, 3.0), (5, 2.5), (6, -4.0)]
    moves = [move(at, cost) for at, cost in costs]
    assert [each.at for each in that_mattered([*moves, move(7, 9.0, 6.0)])] == [2, 4, 5]
    assert that_mattered([move(3, 0.1), move(6, -4.0)]) == ()
    # Near the end costs are counted out, and some are small and sure.
    assert that_mattered([move(8, 0.2, 0.0)]) == ()
    assert len(that_mattered([move(8, 0.3, 0.0)])) == 1


def test_appraised_moves_are_read_as_they_were_written() -> None:
    played = Estimate(Action.read("pass KCKSAS"), 1.25, 0.5, 20, dropped=True)
    best = Estimate(Action.read("pass 2C3C4C"), worlds=200)
    moves = (AppraisedMove(4, best.action, played, (best, played)),)
    written: Any = json.loads(json.dumps(written_moves(moves)))
    assert read_moves(written) == moves
    wrongs: list[Any] = [None, [1], [{}], [written[0] | {"estimates": [1]}]]
    for wrong in wrongs:
        with pytest.raises(Unreadable):
            read_moves(wrong)


def test_a_game_in_which_nobody_looks_ahead_has_no_appraisal() -> None:
    record = kept("cancellation", 6)
    found = own_decisions(record, 0, 1)
    assert found
    assert appraised(found[0]) is None
