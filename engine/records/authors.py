"""Authors: whether what a record says of who made each move can be true."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.contract.action import Action
from engine.contract.seats import DEALER, Seat
from engine.players.decision import Basis, Decision
from engine.records.moments import RecordedMoment
from engine.records.proof import Authorship
from engine.table.journal import Author

_WITHOUT_LEVEL: Final = frozenset({Basis.FORCED, Basis.DEFAULT})
_BY_PLAYER: Final = frozenset({Basis.PLAYER, Basis.LATE, Basis.LOST})


def impossible_authors(
    actions: Sequence[tuple[Seat, Action]],
    authors: Sequence[Authorship],
    played: Sequence[RecordedMoment],
) -> Iterator[int]:
    """Yield the actions of which it cannot be true who made them, as far as they were played."""
    for (seat, action), said, moment in zip(actions, authors, played, strict=False):
        if not _may_be(said, seat, action, moment, played):
            yield moment.at


def _may_be(
    said: Authorship,
    seat: Seat,
    action: Action,
    moment: RecordedMoment,
    played: Sequence[RecordedMoment],
) -> bool:
    author, decision = said
    forced = moment.game.forced
    if forced is not None or (decision is not None and decision.basis is Basis.FORCED):
        # What follows by itself a table does at once, and nobody can be quicker.
        return forced == (seat, action) and str(said) == f"{Author.COMPUTER} {Basis.FORCED}"
    if seat == DEALER or author is Author.DEALER:
        return author is Author.DEALER and seat == DEALER and decision is None
    if decision is None:
        return True
    if author is Author.PERSON or not _is_whole(decision):
        return False
    return decision.seen is None or _was_asked(seat, moment, played[: moment.at], decision.seen)


def _is_whole(decision: Decision) -> bool:
    """Whether a decision names a level if, and only if, a player made it."""
    if decision.level is None:
        return decision.basis not in _BY_PLAYER
    return decision.basis not in _WITHOUT_LEVEL


def _was_asked(
    seat: Seat, moment: RecordedMoment, earlier: Sequence[RecordedMoment], seen: int
) -> bool:
    """Whether the question that a seat answers stood already when its player saw its view."""
    if seen >= len(earlier):
        return False
    # A question that was answered or withdrawn is put anew under another number.
    return earlier[seen].questions.numbers[seat] == moment.questions.numbers[seat]
