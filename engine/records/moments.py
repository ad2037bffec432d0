"""Moments: where a recorded game stood before each of its actions."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.cards import Unreadable
from engine.contract.game import Game
from engine.contract.refusal import IllegalAction
from engine.contract.seats import DEALER
from engine.fairness.history import History
from engine.records.record import Record
from engine.table.journal import Questions


class RecordedMoment(NamedTuple):
    """A game before action `at` of its record, or after the last that was played.

    `refusal` says why the rules refuse that action, or why it cannot be read. No moment comes
    after it.
    """

    at: int
    game: Game
    questions: Questions
    history: History
    refusal: IllegalAction | Unreadable | None = None


def moments(record: Record) -> Iterator[RecordedMoment]:
    """Yield where a game stood before each of its actions, and in the end.

    If the record does not say who dealt first, it is the first seat.
    """
    game = record.variant.start(record.seats, record.dealer or 0)
    questions = Questions.none(record.seats).after(DEALER, (), game.to_act, 0)
    history = History()
    for at, (seat, action) in enumerate(record.actions):
        try:
            after, _ = game.apply(seat, action)
        except (IllegalAction, Unreadable) as refusal:
            yield RecordedMoment(at, game, questions, history, refusal)
            return
        yield RecordedMoment(at, game, questions, history)
        questions = questions.after(seat, game.to_act, after.to_act, 0)
        history = history.after([(seat, action)])
        game = after
    yield RecordedMoment(len(record.actions), game, questions, history, record.fault)
