"""The decision of a computer that is shown to somebody who asks if it saw their cards."""

from random import Random
from typing import Any

from engine.contract.seats import Seat
from engine.games.catalogue import variant
from engine.players.policy import Level
from engine.records.auditing import MoveFinding, audited, moves_again
from engine.records.moments import RecordedMoment, moments
from engine.records.record import Record, read_whole_record
from engine.records.shown_decision import ShownDecision, decision_to_show
from tests.conftest import there
from tests.each import each
from tests.fairness.fair_games import FairGame

READER: Seat = 0


def played(key: str, seats: int, level: Level | None, seed: int = 1) -> dict[str, Any]:
    levels: list[Level | None] = [None, *[level for _ in range(seats - 1)]]
    game = FairGame(variant(key), seats, levels, Random(seed))
    game.odd = 0
    game.play(300)
    return game.record()


def shown(key: str, seats: int, seed: int = 1) -> tuple[ShownDecision, RecordedMoment, Record]:
    written = played(key, seats, "medium", seed)
    _, found = decision_to_show(written, READER)
    record = read_whole_record(written)
    then = tuple(moments(record))[there(found).found.at]
    return there(found), then, record


GAMES = [("standard", 4), ("pitch", 3), ("cinch", 4), ("canasta_2", 2), ("gong_zhu", 4)]


@each(("key", "seats"), GAMES)
def test_it_is_a_choice_of_a_card_right_before_the_reader_and_made_again(
    key: str, seats: int
) -> None:
    found, then, record = shown(key, seats)
    at = found.found.at
    seat, action = record.actions[at]
    assert (found.view.seat, found.played) == (seat, action)
    assert action.verb in ("play", "discard")
    assert seat != READER == record.actions[at + 1][0]
    assert found.choices == len(then.game.legal_actions(seat)) > 1
    assert (found.found.finding, found.found.again) == (MoveFinding.SAME, action)
    assert found.view == then.game.view(seat)


@each(("key", "seats"), GAMES)
def test_it_says_of_no_card_that_was_shown_or_passed_that_it_was_hidden(
    key: str, seats: int
) -> None:
    found, then, _ = shown(key, seats)
    hand = then.game.view(READER).hand
    assert set(found.hidden.hand) <= set(hand)
    for seed in range(9):
        imagined = then.game.imagine(found.view.seat, Random(seed)).face_up.hands[READER]
        # What is not told stays where it is, whatever the seat imagines.
        assert set(hand) - set(found.hidden.hand) <= set(imagined)


def test_a_card_that_the_seat_has_passed_is_not_told_as_hidden() -> None:
    known = 0
    for seed in range(4):
        found, then, _ = shown("standard", 4, seed)
        hands = [len(hand) for hand in then.game.face_up.hands]
        unseen = sum(hands) - hands[found.view.seat]
        known += unseen - len(found.hidden.hand) - found.others
    assert known > 0


def test_all_moves_that_no_person_made_are_named() -> None:
    written = played("pitch", 3, "medium")
    numbers, _ = decision_to_show(written, READER)
    assert numbers == tuple(at for at, by in enumerate(written["by"]) if by.startswith("computer "))
    found = [*moves_again(written, numbers[:5]), *moves_again(written, numbers[5:])]
    assert [move.at for move in found] == list(numbers)
    assert tuple(found) == audited(written).moves


def test_among_people_there_is_nothing_to_show() -> None:
    assert decision_to_show(played("pitch", 3, None), READER)[1] is None
