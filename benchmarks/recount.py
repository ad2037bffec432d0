"""The rankings, worked out again from plain facts, by the page that says how they are made.

Nothing here asks the store or the ratings of the engine how it is done: places of those who leave,
boards, percentages, streaks and the rating (Weng and Lin, 2011, algorithm 4) are written anew. What
is given are the strengths that were measured for computers.
"""

import math
from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple, TypeAlias

from benchmarks.crowd import Fact, Sat

Strength: TypeAlias = tuple[float, float]
"""The mean and the deviation of what somebody may be worth."""

Anchor: TypeAlias = Mapping[tuple[str, str], Strength]
"""What a computer of a family and level counts as."""

START: Strength = (25.0, 25.0 / 3)
SPREAD = 25.0 / 6

MET = 9
"""With so many of a field each is compared at most."""


class Line(NamedTuple):
    """A line of a board."""

    games: int
    wins: int
    places: int
    deals: int
    points: int


class Try(NamedTuple):
    """What is told of a try of a day's deal."""

    margin: float
    guild: int
    game_id: str


class Recount:
    """All figures of the games told to it."""

    def __init__(self, anchors: Anchor) -> None:
        self._anchors = anchors
        self.ratings: dict[tuple[int, str, int], tuple[Strength, int]] = {}
        self.boards: dict[tuple[int, str, str, str], dict[int, Line]] = defaultdict(dict)
        self.company: dict[int, list[bool]] = defaultdict(list)
        self.streaks: dict[tuple[int, str, int], tuple[int, int]] = {}
        self.meetings: Counter[tuple[str, int, int, str]] = Counter()
        self._of_the_day: Counter[tuple[date, tuple[int, ...]]] = Counter()
        self._tries: dict[tuple[str, str], dict[int, Try]] = defaultdict(dict)

    def tell(self, fact: Fact) -> None:
        """Count a game; each is told once, in the order in which they ended."""
        if fact.day is not None:
            self._tell_try(fact)
        people = [seat.person for seat in fact.seats if seat.person is not None]
        if len(people) < 2:
            return
        places = _places(fact.seats)
        for seat in fact.seats:
            if seat.person is not None:
                self.company[seat.person].append(not seat.left)
        if fact.hints:
            return
        self._tell_boards(fact, places)
        self._tell_rating(fact, places)

    def _tell_boards(self, fact: Fact, places: Sequence[int]) -> None:
        day = datetime.fromtimestamp(fact.ended_at / 1000, UTC).date()
        seasons = ("all", f"{day:%Y-%m}", f"s{(day - date(2024, 1, 1)).days // 28 + 1}")
        presets = ("*",) if fact.customised else ("*", fact.preset)
        for seat, place in zip(fact.seats, places, strict=True):
            if seat.person is None:
                continue
            one = Line(1, place == 1, place, fact.deals, seat.points)
            for season in seasons:
                for preset in presets:
                    board = self.boards[fact.guild_id, season, fact.family, preset]
                    old = board.get(seat.person, Line(0, 0, 0, 0, 0))
                    board[seat.person] = Line(*(a + b for a, b in zip(old, one, strict=True)))
            for guild in (0, fact.guild_id):
                key = (guild, fact.family, seat.person)
                longest, running = self.streaks.get(key, (0, 0))
                running = running + 1 if place == 1 else 0
                self.streaks[key] = (max(longest, running), running)

    def _tell_rating(self, fact: Fact, places: Sequence[int]) -> None:
        day = datetime.fromtimestamp(fact.ended_at / 1000, UTC).date()
        people = tuple(sorted(seat.person for seat in fact.seats if seat.person is not None))
        if self._of_the_day[day, people] == 3:
            return
        self._of_the_day[day, people] += 1
        teams = _teams(fact.seats, places)
        if len(teams) < 2:
            return
        for pool in (0, fact.guild_id):
            told = [
                (
                    place,
                    [
                        self.ratings.get((pool, fact.family, one), (START, 0))[0]
                        if isinstance(one, int)
                        else self._anchors[fact.family, one]
                        for one in members
                    ],
                )
                for place, members in teams
            ]
            after = plackett_luce(told)
            for (_, members), found in zip(teams, after, strict=True):
                for one, strength in zip(members, found, strict=True):
                    if isinstance(one, int):
                        _, games = self.ratings.get((pool, fact.family, one), (START, 0))
                        self.ratings[pool, fact.family, one] = (strength, games + 1)

    def _tell_try(self, fact: Fact) -> None:
        assert fact.day is not None
        own = next(seat for seat in fact.seats if seat.person is not None)
        assert own.person is not None
        others = {seat.side: seat.points for seat in fact.seats if seat.side != own.side}
        margin = own.points - sum(others.values()) / len(others)
        if not fact.highest_wins:
            margin = -margin
        told = Try(round(margin, 6), fact.guild_id, fact.game_id)
        self._tries[fact.day, fact.family][own.person] = told

    def percents(self) -> dict[tuple[str, str, int], int]:
        """Return the percentage of each try, in hundredths."""
        found: dict[tuple[str, str, int], int] = {}
        for (day, family), field in self._tries.items():
            margins = sorted(one.margin for one in field.values())
            for person, one in field.items():
                beaten = bisect_left(margins, one.margin)
                level = bisect_right(margins, one.margin) - beaten - 1
                others = len(margins) - 1
                share = (beaten + level / 2) / others if others else 0.5
                found[day, family, person] = round(10_000 * share)
        return found

    def daily_boards(self) -> dict[tuple[str, str, int], dict[int, tuple[int, int]]]:
        """Return of each family, season and guild everybody's sum of hundredths, and the deals."""
        found: dict[tuple[str, str, int], dict[int, tuple[int, int]]] = defaultdict(dict)
        for (day, family, person), percent in self.percents().items():
            when = date.fromisoformat(day)
            monday = when - timedelta(days=when.weekday())
            weeks = (when - date(2024, 1, 1)).days // 28 + 1
            guild = self._tries[day, family][person].guild
            for season in ("all", f"w{monday}", f"s{weeks}"):
                for where in {0, guild}:
                    board = found[family, season, where]
                    score, deals = board.get(person, (0, 0))
                    board[person] = (score + percent, deals + 1)
        return found

    def solo_ratings(self) -> dict[tuple[str, int], tuple[Strength, int]]:
        """Return of each family everybody's solo rating, and the days that it comes of.

        The best come first, equals by their tables. Each meets as many of the others as are met at
        most, the middle ones of so many equal parts of the field, all as they were on that morning.
        """
        found: dict[tuple[str, int], tuple[Strength, int]] = {}
        for (_, family), tries in sorted(self._tries.items()):
            field = sorted(tries, key=lambda one: (-tries[one].margin, tries[one].game_id))
            before = {one: found.get((family, one), (START, 0)) for one in field}
            for at, person in enumerate(field):
                others = field[:at] + field[at + 1 :]
                parts = min(MET, len(others))
                met = [others[(2 * part + 1) * len(others) // (2 * parts)] for part in range(parts)]
                strength, days = before[person]
                if met:
                    ordered = sorted({tries[one].margin for one in (person, *met)}, reverse=True)
                    teams = [
                        (ordered.index(tries[one].margin), [before[one][0]])
                        for one in (person, *met)
                    ]
                    ((strength,), *_) = plackett_luce(teams)
                found[family, person] = (strength, days + 1)
        return found

    def days_in_a_row(self, today: str) -> dict[int, tuple[int, int]]:
        """Return everybody's days in a row that still go on, and the most ever."""
        played: dict[int, set[date]] = defaultdict(set)
        for (day, _), field in self._tries.items():
            for person in field:
                played[person].add(date.fromisoformat(day))
        found: dict[int, tuple[int, int]] = {}
        last = date.fromisoformat(today)
        for person, days in played.items():
            longest = max(_run(days, day) for day in days)
            current = _run(days, last) or _run(days, last - timedelta(days=1))
            found[person] = (current, longest)
        return found


def _run(days: set[date], last: date) -> int:
    """Count the days in a row up to `last`."""
    count = 0
    while last - timedelta(days=count) in days:
        count += 1
    return count


def _places(seats: Sequence[Sat]) -> list[int]:
    """Return the place of each seat among the sides; whoever left comes after all who stayed."""
    standing = {(seat.left, seat.place, seat.side) for seat in seats}
    return [
        1 + sum((left, place) < (seat.left, seat.place) for left, place, _ in standing)
        for seat in seats
    ]


def _teams(seats: Sequence[Sat], places: Sequence[int]) -> list[tuple[int, list[int | str]]]:
    """Return who is compared: sides, and whoever left for themselves.

    The computer that went on for a partner who stayed plays with that partner; one that went on
    for nobody is left out.
    """
    found: list[tuple[int, list[int | str]]] = []
    for side in dict.fromkeys(seat.side for seat in seats):
        members: list[int | str] = []
        place = 0
        for seat, its in zip(seats, places, strict=True):
            if seat.side != side:
                continue
            if seat.person is not None and seat.left:
                found.append((its, [seat.person]))
            else:
                place = its
        if place:
            for seat in seats:
                if seat.side == side:
                    stays = seat.person is not None and not seat.left
                    members.append(seat.person if stays and seat.person else seat.level)
            found.append((place, members))
    return found


def plackett_luce(teams: Sequence[tuple[int, Sequence[Strength]]]) -> list[list[Strength]]:
    """Return what everybody is worth after a game: of each team its place and its members.

    A deviation never grows. The chance of a place is that of being drawn before all who are not
    placed better, each by e to the power of the mean by `scale`.
    """
    means = [sum(mean for mean, _ in members) for _, members in teams]
    squares = [sum(deviation**2 for _, deviation in members) for _, members in teams]
    scale = math.sqrt(sum(square + SPREAD**2 for square in squares))
    weights = [math.exp(mean / scale) for mean in means]
    placed = [place for place, _ in teams]
    tied = Counter(placed)
    found: list[list[Strength]] = []
    for one, (place, members) in enumerate(teams):
        pull, narrowing = 0.0, 0.0
        for other, before in enumerate(placed):
            if before > place:
                continue
            still = sum(w for w, behind in zip(weights, placed, strict=True) if behind >= before)
            share = weights[one] / still
            pull += ((one == other) - share) / tied[before]
            narrowing += share * (1 - share) / tied[before]
        pull *= squares[one] / scale
        narrowing *= squares[one] / scale**2 * math.sqrt(squares[one]) / scale
        found.append(
            [
                (
                    mean + deviation**2 / squares[one] * pull,
                    deviation
                    * math.sqrt(min(1.0, max(1 - deviation**2 / squares[one] * narrowing, 0.0001))),
                )
                for mean, deviation in members
            ]
        )
    return found


def shown(strength: Strength) -> int:
    """Return the number that people read."""
    mean, deviation = strength
    return round(1500 + 24 * (mean - 3 * deviation))


def ranked(marks: Iterable[tuple[float, ...]]) -> list[int]:
    """Return the rank of each of these, in order; equal ones share the better one."""
    found: list[int] = []
    before: tuple[float, ...] | None = None
    for at, mark in enumerate(marks, 1):
        found.append(at if mark != before else found[-1])
        before = mark
    return found
