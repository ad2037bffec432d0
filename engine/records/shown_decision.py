"""The one decision of a computer that is made again before the eyes of somebody who sat there."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.contract.view import SeatView
from engine.players.decision import Basis
from engine.records.auditing import MoveFound, move_found, moves_of_nobody
from engine.records.moments import RecordedMoment, moments
from engine.records.record import Record, read_whole_record

IMAGINED: Final = 32
"""Games that are imagined to tell what a seat knew of other hands."""


class ShownDecision(NamedTuple):
    """A decision that was made again from `view`, and what that view hid.

    It was one of `choices`. `hidden` is the view of whoever asks, with those cards alone of which
    the seat could not know; there were `others` such cards in other hands.
    """

    view: SeatView
    choices: int
    played: Action
    found: MoveFound
    hidden: SeatView
    others: int


def decision_to_show(
    written: Mapping[str, object], reader: Seat
) -> tuple[tuple[int, ...], ShownDecision | None]:
    """Return the actions that no person made, and of these the decision that tells most.

    That is one right before a move of `reader`, whose cards then mattered at once, and a card
    rather than a bid. Of these it is the one with the most choices, and of equals the first. None
    if nothing was to be chosen.
    """
    record = read_whole_record(written)
    played = tuple(moments(record))
    numbers = tuple(at for at, _ in moves_of_nobody(record, played))
    best = max(_telling(record, played, reader), default=None)
    return numbers, best and _shown(record, played, -best[-1], reader)


def _telling(
    record: Record, played: Sequence[RecordedMoment], reader: Seat
) -> Iterator[tuple[bool, bool, int, int]]:
    """Yield how much each decision tells; at the end stands its action, the first counts most."""
    followed = [seat for seat, _ in record.actions[1:]] + [None]
    for at, (_, decision) in moves_of_nobody(record, played):
        (seat, action), game = record.actions[at], played[at].game
        # What several decide at a time none of them can list.
        if seat != reader and decision is not None and decision[::2] == (Basis.PLAYER, None):
            choices = len(game.legal_actions(seat))
            if choices > 1:
                is_card = action.verb in ("play", "discard")
                yield followed[at] == reader, is_card, choices, -at


def _shown(
    record: Record, played: Sequence[RecordedMoment], at: int, reader: Seat
) -> ShownDecision | None:
    (seat, action), game = record.actions[at], played[at].game
    hidden = _hidden(game, seat)
    own = hidden[reader]
    if not own:
        return None
    choices, found = len(game.legal_actions(seat)), move_found(record, played, at)
    view, others = replace(game.view(reader), hand=own), sum(map(len, hidden)) - len(own)
    return ShownDecision(game.view(seat), choices, action, found, view, others)


def _hidden(game: Game, seat: Seat) -> list[tuple[Card, ...]]:
    """Return the cards of each hand that are not there in every game that a seat can imagine.

    It knows what it passed there itself, and what was shown.
    """
    hands, rng = [Counter(hand) for hand in game.face_up.hands], Random(0)
    known = hands
    for _ in range(IMAGINED):
        imagined = game.imagine(seat, rng).face_up.hands
        known = [each & Counter(hand) for each, hand in zip(known, imagined, strict=True)]
    return [tuple((hand - each).elements()) for hand, each in zip(hands, known, strict=True)]
