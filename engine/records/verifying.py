"""Verifying: whether a game was dealt as was settled before it began (docs/fairness.md).

It checks what a record says of itself and nothing else: somebody has to compare its commitment,
its table and its message with those of the lobby, and its seal with the one that the result showed.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Final, NamedTuple

from engine.contract.action import Action
from engine.contract.seats import DEALER, Seat
from engine.fairness.chain import LENGTH
from engine.fairness.history import FIRST_DEALER
from engine.players.decision import Basis, Decision
from engine.records.draws import SOUND, DrawFinding, DrawFound, draws_found
from engine.records.ended import dealer_by
from engine.records.moments import RecordedMoment, moments
from engine.records.proof import Authorship, Fair, seal_of
from engine.records.record import Record, read_whole_record
from engine.table.journal import Author

NO_MESSAGE: Final = "0"

DAYS: Final = "daily-"
"""The deal of a day is named so in place of a table; no id of a table has such a sign."""

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


class Flaw(StrEnum):
    """A fault of a record, apart from its draws."""

    REFUSED = "refused"
    """The rules refuse an action."""
    DEALER_BY = "dealer-by"
    """It is not true what it says names the first dealer."""
    FEW_SECRETS = "few-secrets"
    """There are fewer secrets than draws."""
    MANY_SECRETS = "many-secrets"
    """There are more secrets than draws, as if a deal had been left out."""
    AUTHOR = "author"
    """It cannot be true what it says of who made a move."""
    SEAL = "seal"
    """It was changed after it was sealed."""
    OTHER_SEAL = "other-seal"
    """It is not what the seal was made of that was shown."""


class FlawFound(NamedTuple):
    """A flaw and its action, if it is in one."""

    flaw: Flaw
    at: int | None = None


class Lack(StrEnum):
    """A lack of a record, so that not all of it could be checked."""

    PROOF = "proof"
    """The game was dealt without a commitment."""
    CHAIN = "chain"
    """There were more draws than the chain has secrets."""
    AUTHORS = "authors"
    """It does not say who made the moves."""
    SEAL = "seal"
    """It has no seal, and none was given to compare it with."""


class OwnersChoice(StrEnum):
    """Something that whoever runs the bot could have chosen, so that a proof is worth less."""

    FIRST_SCHEME = "first-scheme"
    """The first deal and who sat where: the message was that of the lobby, which can be changed."""
    ALONE = "alone"
    """The first deal of a game alone: it follows from nothing that comes after its secrets."""
    DAY = "day"
    """The deal of a day: it follows from its secret alone."""
    UNPOSTED = "unposted"
    """The first deal of a game of several people: no message of their table had a part in it."""
    POSTED_AGAIN = "posted-again"
    """Among the first deals that the postings of the message would have led to."""
    OLDER = "older"
    """Among the messages there were when *Start* was pressed; a true one is posted after it."""
    SEATS = "seats"
    """The seats of people and the rules, under a scheme that did not bind them."""


class Publication(NamedTuple):
    """The place where a game must have shown its commitment, as its cards follow from it."""

    table: str
    message: str
    """The id of the message, or of the press that began a game alone."""
    postings: int | None = None
    """Times that message was posted before it stood; None under `cardroom-fair-1`."""
    start: str | None = None
    """The id of the press of *Start*; None under the schemes that did not note it."""

    @property
    def times(self) -> tuple[str, str] | None:
        """When *Start* was pressed and the message posted, in UTC, by their ids at Discord.

        None if one of them is not known.
        """
        ids = (self.start or NO_MESSAGE, self.message)
        if not all(0 < int(one) < 1 << 64 for one in ids):
            return None
        start, message = map(_time_of, ids)
        return start, message


_DISCORD_EPOCH: Final = datetime(2015, 1, 1, tzinfo=UTC)


def _time_of(number: str) -> str:
    return f"{_DISCORD_EPOCH + timedelta(milliseconds=int(number) >> 22):%Y-%m-%d %H:%M:%S}"


@dataclass(frozen=True, slots=True)
class Verification:
    """The findings about a record: of each draw, what is wrong, and what it lacks.

    `commitment` is None if it has no proof. `seal` is what its contents come to, whatever seal it
    has. `refusal` says in English why an action is refused. `over` is whether the game came to its
    end by the rules.
    """

    commitment: str | None
    draws: tuple[DrawFound, ...]
    flaws: tuple[FlawFound, ...]
    lacks: tuple[Lack, ...]
    seal: str
    over: bool
    refusal: str | None = None
    publication: Publication | None = None
    choices: tuple[OwnersChoice, ...] = ()

    @property
    def wrong(self) -> bool:
        """Whether anything in the record is not as it must be."""
        return bool(self.flaws) or any(found.finding not in SOUND for found in self.draws)

    @property
    def holds(self) -> bool:
        """Whether all could be checked, nothing is wrong, and nobody could choose the cards."""
        return not (self.wrong or self.lacks or self.choices)


def verified(written: Mapping[str, object], shown_seal: str | None = None) -> Verification:
    """Verify a record as a JSON object; `shown_seal` is the one that was shown beside the result.

    Raise `Unreadable` or `BadRules` if it is none that `read_whole_record` reads.
    """
    record = read_whole_record(written)
    return verified_moments(record, tuple(moments(record)), seal_of(written), shown_seal)


def verified_moments(
    record: Record, played: Sequence[RecordedMoment], seal: str, shown_seal: str | None = None
) -> Verification:
    """Verify a record whose moments and seal are known, as `verified` does."""
    last, fair = played[-1], record.fair
    draws: tuple[DrawFound, ...] = ()
    flaws = [*_flaws(record, played)]
    if fair is not None:
        draws = tuple(draws_found(record, fair, played))
        flaws += _flaws_of_proof(record, fair)
    if record.seal not in (None, seal):
        flaws.append(FlawFound(Flaw.SEAL))
    if shown_seal not in (None, seal):
        flaws.append(FlawFound(Flaw.OTHER_SEAL))
    return Verification(
        commitment=None if fair is None else fair.commitment,
        draws=draws,
        flaws=tuple(flaws),
        lacks=tuple(_lacks(record, draws, sealed=bool(record.seal or shown_seal))),
        seal=seal,
        over=last.refusal is None and last.game.outcome is not None,
        refusal=None if last.refusal is None else " ".join(str(last.refusal).split()),
        publication=(
            None
            if fair is None
            else Publication(
                fair.table, fair.message, fair.postings, fair.seated and fair.seated.start
            )
        ),
        choices=() if fair is None else tuple(_choices(record, fair)),
    )


def _flaws(record: Record, played: Sequence[RecordedMoment]) -> Iterator[FlawFound]:
    if played[-1].refusal is not None:
        yield FlawFound(Flaw.REFUSED, played[-1].at)
    if record.by is None:
        return
    for at in impossible_authors(record.actions, record.by, played):
        yield FlawFound(Flaw.AUTHOR, at)


def _flaws_of_proof(record: Record, fair: Fair) -> Iterator[FlawFound]:
    if fair.dealer_by != dealer_by(record.variant, record.seats):
        yield FlawFound(Flaw.DEALER_BY)
    draws = FIRST_DEALER + sum(seat == DEALER for seat, _ in record.actions)
    if len(fair.secrets) < min(draws, LENGTH):
        yield FlawFound(Flaw.FEW_SECRETS)
    if len(fair.secrets) > draws:
        yield FlawFound(Flaw.MANY_SECRETS)


def _choices(record: Record, fair: Fair) -> Iterator[OwnersChoice]:
    if fair.postings is None:
        yield OwnersChoice.FIRST_SCHEME
        return
    if fair.table.startswith(DAYS):
        yield OwnersChoice.DAY
        return
    if fair.postings == 0 or fair.message == NO_MESSAGE:
        yield OwnersChoice.ALONE if _is_alone(record, fair) else OwnersChoice.UNPOSTED
        return
    if fair.seated is None:
        yield OwnersChoice.SEATS
    elif not 0 < int(fair.seated.start) < int(fair.message):
        yield OwnersChoice.OLDER
    if fair.postings > 1:
        yield OwnersChoice.POSTED_AGAIN


def _is_alone(record: Record, fair: Fair) -> bool:
    """Whether one person at most sat there: by the marks, else by who made a move."""
    if fair.seated is not None:
        return sum(one is not None for one in fair.seated.people) < 2
    moved = zip(record.actions, record.by or (), strict=False)
    people = {seat for (seat, _), said in moved if said.author is Author.PERSON}
    return record.by is not None and len(people) < 2


def _lacks(record: Record, draws: Sequence[DrawFound], *, sealed: bool) -> Iterator[Lack]:
    if record.fair is None:
        yield Lack.PROOF
    if any(found.finding is DrawFinding.BEYOND for found in draws):
        yield Lack.CHAIN
    if record.by is None:
        yield Lack.AUTHORS
    if not sealed:
        yield Lack.SEAL
