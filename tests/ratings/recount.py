"""The rankings, worked out again from plain facts, by the page that says how they are made.

Nothing here asks the store or the ratings of the engine how it is done: places of those who leave,
boards, percentages, streaks and the rating (Weng and Lin, 2011, algorithm 1) are written anew. What
is given are the strengths that were measured for computers.
"""

from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple, TypeAlias

from tests.ratings.crowd import Fact, Sat
from tests.ratings.weng_lin import second_opinion

Strength: TypeAlias = tuple[float, float]
"""The mean and the deviation of what somebody may be worth."""

Anchor: TypeAlias = Mapping[tuple[str, str], Strength]
"""What a computer of a family and level counts as."""

START: Strength = (25.0, 25.0 / 3)
MET = 100
"""With so many of a field each is compared at most."""
ALONE = -2
"""In place of a guild: games alone without hints."""


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
        self.alone: dict[tuple[str, int], tuple[Strength, int] | None] = {}
        """Of everybody who played alone the rating without hints, None without such a game."""
        self._of_the_day: Counter[tuple[date, tuple[int, ...]]] = Counter()
        self._tries: dict[tuple[str, str], dict[int, Try]] = defaultdict(dict)

    def tell(self, fact: Fact) -> None:
        """Count a game; each is told once, in the order in which they ended."""
        if fact.day is not None:
            self._tell_try(fact)
        if fact.alone:
            self._tell_alone(fact)
        people = [seat.person for seat in fact.seats if seat.person is not None]
        if len(people) < 2:
            return
        places = _places(fact.seats)
        for seat in fact.seats:
            if seat.person is not None:
                self.company[seat.person].append(not seat.gone)
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
            deals, points = (0, 0) if seat.gone else (fact.deals, seat.points)
            one = Line(1, place == 1, place, deals, points)
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
            self._rate(pool, fact.family, teams)

    def _tell_alone(self, fact: Fact) -> None:
        """Count a game alone, whatever its length and level, and however many there were."""
        (person,) = (seat.person for seat in fact.seats if seat.person is not None)
        if not fact.hints:
            if fact.ended:
                # It is lost to every computer, a partner too.
                computers = [seat.level for seat in fact.seats if seat.person is None]
                teams = [RatedTeam(1, [level], set()) for level in computers]
                teams.append(RatedTeam(2, [person], {person}))
            else:
                teams = _teams(fact.seats, _places(fact.seats))
            self._rate(ALONE, fact.family, teams)
        self.alone[fact.family, person] = self.ratings.get((ALONE, fact.family, person))

    def _rate(self, pool: int, family: str, teams: Sequence["RatedTeam"]) -> None:
        told = [
            Told(
                place,
                [
                    self.ratings.get((pool, family, one), (START, 0))[0]
                    if isinstance(one, int)
                    else self._anchors[family, one]
                    for one in members
                ],
                not any(isinstance(one, int) for one in members),
            )
            for place, members, _, _ in teams
        ]
        for at, (_, members, rated, left) in enumerate(teams):
            others = [
                other
                for other, team in zip(told, teams, strict=True)
                if other is not told[at] and not (left and team.left)
            ]
            if not others:
                continue
            found = _after(told[at], others)
            for one, strength in zip(members, found, strict=True):
                if isinstance(one, int) and one in rated:
                    _, games = self.ratings.get((pool, family, one), (START, 0))
                    self.ratings[pool, family, one] = (strength, games + 1)

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

        The best come first, equals by their tables. Each meets all others, or the middle ones of so
        many equal parts of the field as are met at most, all as they were on that morning.
        """
        found: dict[tuple[str, int], tuple[Strength, int]] = {}
        for (_, family), tries in sorted(self._tries.items()):
            field = sorted(tries, key=lambda one: (-tries[one].margin, tries[one].game_id))
            before = {one: found.get((family, one), (START, 0)) for one in field}
            whole = len(field)
            parts = [(2 * part + 1) * whole // (2 * MET) for part in range(MET)]
            for person in field:
                others = [one for one in field if one != person]
                met = others if whole <= MET else [field[part] for part in parts]
                strength, days = before[person]
                if met:
                    places = {one: -tries[one].margin for one in met}
                    meetings = [Told(places[one], [before[one][0]]) for one in met]
                    (strength,) = _after(Told(-tries[person].margin, [strength]), meetings)
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
    """Return the place of each seat among the sides; whoever was gone is last, and never first."""
    standing = {(seat.place, seat.side) for seat in seats if not seat.gone}
    return [
        max(2, 1 + len(standing))
        if seat.gone
        else 1 + sum(place < seat.place for place, _ in standing)
        for seat in seats
    ]


class RatedTeam(NamedTuple):
    """Who is compared with others: a place, the members, and those of them that it is told of."""

    place: int
    members: list[int | str]
    rated: set[int]
    left: bool = False


class Told(NamedTuple):
    """What a team was worth, and where it was placed."""

    place: float
    strengths: Sequence[Strength]
    of_computers: bool = False


def _teams(seats: Sequence[Sat], places: Sequence[int]) -> list[RatedTeam]:
    """Return who is compared: sides, and whoever left by the side as it sat down.

    The computer that went on for a partner who stayed plays with that partner; one that went on
    for nobody is left out.
    """
    found: list[RatedTeam] = []
    for side in dict.fromkeys(seat.side for seat in seats):
        every = [(seat, its) for seat, its in zip(seats, places, strict=True) if seat.side == side]
        sat = [seat.level if seat.person is None else seat.person for seat, _ in every]
        found += [
            RatedTeam(its, sat, {seat.person}, left=True)
            for seat, its in every
            if seat.gone and seat.person is not None
        ]
        stayed = [its for seat, its in every if not seat.gone]
        if stayed:
            plays = [
                seat.level if seat.person is None or seat.gone else seat.person for seat, _ in every
            ]
            people = {one for one in plays if isinstance(one, int)}
            found.append(RatedTeam(stayed[0], plays, people))
    return found


def _after(own: Told, others: Sequence[Told]) -> list[Strength]:
    """Return what the members of a team are worth after a game."""
    places, teams, of_computers = zip(own, *others, strict=True)
    computers = [at for at, alone in enumerate(of_computers) if alone]
    return second_opinion(teams, places, computers)[0]


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
