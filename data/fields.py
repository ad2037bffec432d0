"""Fields: deals of one game that each plays alone, and how everybody fared in them.

The deal of a day is a field of one. Nobody is told anything of a deal, or of how others fared in
it, before having finished it themselves or before its field is over.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import sha256
from typing import Final, Literal, NamedTuple, TypeAlias

from data.seasons import DAY_MS, day_of, day_start, span_of, week_of
from engine.contract.variant import Option
from engine.fairness.chain import Secret
from engine.fairness.scheme import NEWEST, Scheme

MOST_OPEN: Final = 5
"""Challenges that somebody may have open at once, whoever began them."""

WON, TIED = 10_000, 5_000
"""Scores of one deal in hundredths of a percent, as a day's deal has them."""

MOST_TOURNAMENTS: Final = 3
"""Tournaments that a server may have open at once, its weekly one among them."""

UNPLAYED: Final = 2_500
"""The score of a deal that somebody has not finished, in hundredths of a percent."""

WEEKLY_DEALS: Final = 5
SEASON_WEEKS: Final = 5
COUNTED_WEEKS: Final = 4
"""The best weekly tournaments of a season, which count for somebody."""

_WEEK_MS: Final = 7 * DAY_MS
_FIRST: Final = day_start("2024-01-01")
"""The Monday on which the first season began."""

_REMINDED_FROM_MS: Final = DAY_MS // 8
HOUR_MS: Final = DAY_MS // 24

FieldKind: TypeAlias = Literal["day", "challenge", "tournament"]

EarlyEnd: TypeAlias = Literal["updated", "void"]
"""Why a field ended otherwise than meant: its computers are newer now, or it counts nothing."""


class AlreadyTried(Exception):
    """The person has begun that deal already; nothing was written."""


class NotFinished(Exception):
    """The person has not finished that deal, so nothing of it is theirs to see."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """Some deals of one game, so many that each plays alone. Times are milliseconds since 1970.

    `preset` with `options` is played, from `opens_at` on; no try finishes from `closes_at` on. A
    field that is over earlier closes then. One of `guild_id` 0 is everybody's. It was `made_by` a
    person with the press `start_id`, and told of in a message; 0 says that there is none. `over`
    says that it was closed, `settled` that it is counted.
    """

    field_id: str
    kind: FieldKind
    guild_id: int = 0
    family: str
    preset: str
    options: Mapping[str, Option]
    deals: int = 1
    opens_at: int
    closes_at: int
    made_by: int = 0
    channel_id: int = 0
    message_id: int = 0
    start_id: int = 0
    over: bool = False
    settled: bool = False
    ending: EarlyEnd | None = None

    @property
    def day(self) -> str:
        """The day whose deal it is, of the kind `day` alone."""
        return day_of(self.opens_at)


@dataclass(frozen=True, slots=True)
class Tried:
    """A deal as the table says it that plays it: the one of this `number`, from 1, of a field."""

    field_id: str
    number: int
    kind: FieldKind
    deals: int
    closes_at: int

    @property
    def day(self) -> str | None:
        """The day whose deal it is, None for a deal of another field."""
        return self.field_id[len("daily-") :][:10] if self.kind == "day" else None


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldDeal:
    """A deal of a field, as it was settled before anybody played it.

    `commitment` was published at `committed_at`, in milliseconds since 1970. `revision` is that of
    the computers then, `scheme` how its cards follow from its root.
    """

    field: Field
    number: int = 1
    commitment: str
    committed_at: int
    revision: int
    scheme: Scheme = NEWEST

    @property
    def label(self) -> str:
        """The name that stands for the table's in all chance of this deal (docs/fairness.md)."""
        own = self.field.field_id
        return own if self.field.kind == "day" else f"{own}-{self.number}"

    @property
    def late_at(self) -> int | None:
        """When it was settled if its field was open by then, as on the first day; else None."""
        return None if self.committed_at < self.field.opens_at else self.committed_at

    @property
    def tried(self) -> Tried:
        """The deal as a table says it that plays it."""
        own = self.field
        return Tried(own.field_id, self.number, own.kind, own.deals, own.closes_at)


@dataclass(frozen=True, slots=True)
class FinishedTry:
    """How somebody fared in a deal of a field.

    `points` are the seat's own as the rules keep them. `lead` is by how much it did better than
    each of `rivals` other sides, summed up; more is better in every family. `line` are the acts of
    the seat in order.
    """

    points: int
    lead: int
    rivals: int
    line: tuple[str, ...] = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Try:
    """One person's game of a deal. What comes of it is None until it is finished.

    `percent` is the final percentage, known when the field is settled; `margin` is the lead over
    the mean of the other sides.
    """

    field_id: str
    number: int
    person: int
    name: str
    guild_id: int
    table_id: str
    ended_at: int | None = None
    points: int | None = None
    margin: float | None = None
    percent: float | None = None

    @property
    def finished(self) -> bool:
        """Whether it was played to its end in time."""
        return self.ended_at is not None


@dataclass(frozen=True, slots=True)
class FieldPlace:
    """The place of somebody among so many `finished` tries of a deal, their own among them."""

    finished: int
    beaten: int
    tied: int

    @property
    def rank(self) -> int:
        """The place, 1 the best; equal tries share the better one."""
        return self.finished - self.beaten - self.tied

    @property
    def percent(self) -> float | None:
        """The share of others beaten, ties half, in percent; None if there is nobody else."""
        others = self.finished - 1
        return 100 * (2 * self.beaten + self.tied) / (2 * others) if others else None

    @property
    def matchpoints(self) -> Fraction:
        """The same in hundredths, exactly; half of all if there is nobody else."""
        won, others = 2 * self.beaten + self.tied, self.finished - 1
        return Fraction(WON * won, 2 * others) if others else Fraction(TIED)


@dataclass(frozen=True, slots=True)
class FieldPage:
    """A page of a field, best first, the rank of each, and how many have finished."""

    rows: tuple[tuple[int, Try], ...]
    total: int


@dataclass(frozen=True, slots=True)
class Choice:
    """A move of so many people at one moment of a line, and how they fared on average."""

    act: str
    people: int
    margin: float


@dataclass(frozen=True, slots=True)
class Crossroads:
    """A moment of somebody's line: the number of their own act from 0, theirs, and all choices.

    All who came here had done the same before; `choices` has the commonest first.
    """

    number: int
    own: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NewDeal:
    """A deal that is to be committed to; `root` leads to every card of it."""

    deal: FieldDeal
    root: Secret = field(repr=False)


class TooManyContests(Exception):
    """A person has as many challenges open as one may, or a server as many tournaments.

    Nothing was written.
    """

    def __init__(self, person: int | None = None) -> None:
        super().__init__()
        self.person = person


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody in a field; whoever was invited and has not accepted yet has no `accepted_at`.

    A `person` below zero has deleted their data, and an empty `name` is not known. `score` and
    `rank` are there once the field is settled, if anybody has finished a deal of it.
    """

    person: int
    name: str
    accepted_at: int | None
    score: int | None = None
    rank: int | None = None


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """How a person fared in one deal of a field.

    `margin` is the lead over the mean of the other sides; more is better in every family.
    """

    number: int
    person: int
    table_id: str
    points: int
    margin: float


@dataclass(frozen=True, slots=True)
class ChallengeMeetings:
    """How the challenges of two people ended, for the first; those that nobody played are none."""

    won: int
    drawn: int
    lost: int

    @property
    def count(self) -> int:
        return self.won + self.drawn + self.lost


class TournamentWon(NamedTuple):
    """A tournament that was counted, and who shares its first rank."""

    field: Field
    best: tuple[Entrant, ...]


@dataclass(frozen=True, slots=True)
class SeasonLine:
    """Somebody's season: the score of each week, None where they played nothing, and the sum.

    A `person` below zero has deleted their data, and an empty `name` is not known.
    """

    rank: int
    person: int
    name: str
    score: int
    weeks: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class WeeklySeason:
    """Five weekly tournaments from `first_day` on, of which so many `weeks` are over; best first.

    Whoever has rank 1 once all are over is the champion.
    """

    first_day: str
    weeks: int
    lines: tuple[SeasonLine, ...]

    @property
    def over(self) -> bool:
        return self.weeks == SEASON_WEEKS


def order_of(field_id: str, person: int, deals: int) -> tuple[int, ...]:
    """Return in which order a person plays the deals of a field.

    Everybody has another one, so that nobody can tell a friend what comes next.
    """

    def place(number: int) -> bytes:
        return sha256(f"{field_id} {person} {number}".encode()).digest()

    return tuple(sorted(range(1, deals + 1), key=place))


def spare_of(field: Field | Tried) -> int:
    """Return how many deals a field has beside those that each person plays."""
    return (field.deals + 4) // 5 if field.kind == "tournament" else 0


def own_order(field: Field | Tried, person: int) -> tuple[int, ...]:
    """Return the numbers of the deals that a person plays in a field, in their order.

    Not all of a tournament, so that nobody can tell whether a friend will get a deal at all.
    """
    return order_of(field.field_id, person, field.deals + spare_of(field))[: field.deals]


def places_by_lead(leads: Sequence[float]) -> dict[float, FieldPlace]:
    """Return the place among those who have finished a deal that each lead has there."""
    found: dict[float, FieldPlace] = {}
    beaten = 0
    for lead, people in sorted(Counter(leads).items()):
        found[lead] = FieldPlace(len(leads), beaten, people - 1)
        beaten += people
    return found


def ranked(scores: Mapping[int, int]) -> dict[int, int]:
    """Return the rank of each person by score, 1 the best; equals share the better one."""
    ranks: dict[int, int] = {}
    for rank, score in enumerate(sorted(scores.values(), reverse=True), 1):
        ranks.setdefault(score, rank)
    return {person: ranks[score] for person, score in scores.items()}


def contest_scores(
    kind: FieldKind, deals: int, people: Iterable[int], finished: Iterable[FinishedDeal]
) -> dict[int, int]:
    """Return the score of those who take part in a contest: their mean over its deals.

    It is in hundredths of a percent, rounded down. In a challenge both have one if either has
    finished a deal; what only one has finished is theirs. In a tournament whoever has finished a
    deal has one; a deal is worth half to who is alone in it, and `UNPLAYED` to who is not in it.
    """
    alone, unplayed = (WON, 0) if kind == "challenge" else (TIED, UNPLAYED)
    tries = defaultdict[int, list[FinishedDeal]](list)
    for one in finished:
        tries[one.number].append(one)
    # Exactly, since rounding deal by deal would tell equals apart.
    total = defaultdict[int, Fraction](lambda: Fraction(deals * unplayed))
    if kind == "challenge" and tries:
        total.update(dict.fromkeys(people, Fraction()))
    for of_deal in tries.values():
        places = places_by_lead([one.margin for one in of_deal])
        for one in of_deal:
            worth = places[one.margin].matchpoints if len(of_deal) > 1 else alone
            total[one.person] += worth - unplayed
    return {person: int(score / deals) for person, score in total.items()}


def reminds_at(field: Field) -> int | None:
    """Return when those are reminded who have deals left; None if it is too short for that."""
    lasts = field.closes_at - field.opens_at
    if lasts < _REMINDED_FROM_MS:
        return None
    return field.closes_at - max(HOUR_MS, min(DAY_MS, lasts // 10))


def week_span(moment: int) -> tuple[int, int]:
    """Return when the week of a moment begins and ends, in milliseconds since 1970, by UTC."""
    return span_of(week_of(day_of(moment)))


def season_span(moment: int) -> tuple[int, int]:
    """Return when the season of a moment begins and ends; each has five weeks."""
    lasts = SEASON_WEEKS * _WEEK_MS
    begins = _FIRST + (moment - _FIRST) // lasts * lasts
    return begins, begins + lasts


def season_lines(
    weeks: Sequence[Mapping[int, int]], names: Mapping[int, str]
) -> tuple[SeasonLine, ...]:
    """Return everybody's season from the scores of each of its weeks, best first."""
    told = {
        person: tuple(week.get(person) for week in weeks) for person in set[int]().union(*weeks)
    }
    totals = {
        person: sum(sorted(filter(None, scores), reverse=True)[:COUNTED_WEEKS])
        for person, scores in told.items()
    }
    return tuple(
        SeasonLine(rank, person, names[person], totals[person], told[person])
        for person, rank in sorted(ranked(totals).items(), key=lambda one: (one[1], one[0]))
    )
