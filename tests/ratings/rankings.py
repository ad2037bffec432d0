"""Rankings as the store tells them, compared with those that were worked out anew."""

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

from data.ratings import LISTED_FROM, RELIABILITY_GAMES
from data.store import Store
from tests.ratings.recount import Line, Recount, ranked, shown

SIZE: Final = 100
"""Lines on a page that is asked for."""

CLOSE: Final = 1e-6


async def differences(store: Store, recount: Recount, today: str) -> tuple[Counter[str], list[str]]:
    """Return how many lines of each ranking were compared, and which differ, a line each."""
    compared: Counter[str] = Counter()
    found: list[str] = []
    for kind, lines in (
        ("boards", _boards(store, recount)),
        ("lists of ratings", _rating_lists(store, recount)),
        ("ratings", _ratings(store, recount)),
        ("solo ratings", _solo_ratings(store, recount)),
        ("ratings alone", _alone(store, recount)),
        ("percentages", _percents(store, recount)),
        ("tables of day's deals", _daily(store, recount)),
        ("days in a row", _days_in_a_row(store, recount, today)),
        ("games won in a row", _streaks(store, recount)),
        ("reliability", _reliability(store, recount)),
    ):
        async for what, told, expected in lines:
            compared[kind] += 1
            if told != expected:
                found.append(f"{kind}: {what} is {told}, and not {expected}")
    return compared, found


Compared = AsyncIterator[tuple[object, object, object]]


async def _pages(ask: Callable[[int], Awaitable[Any]]) -> list[Any]:
    """Return the rows of all pages; the number of them must be what the first page says."""
    rows: list[Any] = []
    page = await ask(0)
    total = page.total
    while page.rows:
        rows += page.rows
        page = await ask(len(rows) // SIZE) if len(rows) < total else await ask(1 << 20)
    return [total, *rows]


async def _boards(store: Store, recount: Recount) -> Compared:
    for key, board in recount.boards.items():
        total, *rows = await _pages(
            lambda page, key=key: store.standings.page(*key, page=page, size=SIZE)
        )
        yield (key, total, len(board))
        found = {one: recount.ratings.get((key[0], key[2], one)) for one in board}
        rating = {one: -1e6 if of is None else shown(of[0]) for one, of in found.items()}
        order = sorted(
            board,
            key=lambda one, board=board, rating=rating: (
                -board[one].wins,
                board[one].games,
                -rating[one],
                one,
            ),
        )
        ranks = ranked((-board[one].wins, board[one].games, -rating[one]) for one in order)
        expected = [(rank, one, board[one]) for rank, one in zip(ranks, order, strict=True)]
        for row, line in zip(rows, expected, strict=False):
            told = Line(row.games, row.wins, row.place_sum, row.deals, row.points)
            yield (key, (row.rank, row.person, told), line)


async def _rating_lists(store: Store, recount: Recount) -> Compared:
    pools = {(guild, family) for guild, family, _ in recount.ratings}
    for pool in sorted(pools):
        total, *rows = await _pages(
            lambda page, pool=pool: store.ratings.page(*pool, page=page, size=SIZE)
        )
        listed = {
            person: shown(strength)
            for (guild, family, person), (strength, games) in recount.ratings.items()
            if (guild, family) == pool and games >= LISTED_FROM
        }
        yield (pool, total, len(listed))
        order = sorted(listed, key=lambda one: (-listed[one], one))
        ranks = ranked((-listed[one],) for one in order)
        for row, rank, one in zip(rows, ranks, order, strict=False):
            yield (pool, (row.rank, row.person, row.shown), (rank, one, listed[one]))


async def _ratings(store: Store, recount: Recount) -> Compared:
    for (guild, family, person), (strength, games) in recount.ratings.items():
        kept = await store.ratings.of_person(guild, person, family)
        told = None if kept is None else (kept.shown, kept.games)
        yield ((guild, family, person), told, (shown(strength), games))
        if kept is not None:
            near = abs(kept.deviation - strength[1]) < CLOSE
            yield ((guild, family, person, kept.deviation, strength[1]), near, True)


async def _solo_ratings(store: Store, recount: Recount) -> Compared:
    for (family, person), (strength, days) in recount.solo_ratings().items():
        kept = await store.ratings.solo_of(person, family)
        told = None if kept is None else (kept.shown, kept.games)
        yield ((family, person), told, (shown(strength), days))
        if kept is not None:
            near = abs(kept.deviation - strength[1]) < CLOSE
            yield ((family, person, kept.deviation, strength[1]), near, True)


async def _alone(store: Store, recount: Recount) -> Compared:
    for (family, person), rating in recount.alone.items():
        kept = await store.ratings.alone_of(person, family)
        told = None if kept is None else (kept.shown, kept.games)
        yield ((family, person), told, None if rating is None else (shown(rating[0]), rating[1]))


async def _percents(store: Store, recount: Recount) -> Compared:
    for (day, family, person), percent in recount.percents().items():
        kept = await store.daily.try_of(day, family, person)
        told = None if kept is None or kept.percent is None else round(kept.percent * 100)
        yield ((day, family, person), told, percent)


async def _daily(store: Store, recount: Recount) -> Compared:
    for (family, season, guild), board in recount.daily_boards().items():
        total, *rows = await _pages(
            lambda page, key=(family, season, guild or None): store.daily.standings(
                *key, page=page, size=SIZE
            )
        )
        yield ((family, season, guild), total, len(board))
        order = sorted(board, key=lambda one: (-board[one][0], board[one][1], one))
        ranks = ranked((-board[one][0],) for one in order)
        for row, rank, one in zip(rows, ranks, order, strict=False):
            told = (row.rank, row.person, round(row.percents * 100), row.deals)
            yield ((family, season, guild), told, (rank, one, *board[one]))


async def _days_in_a_row(store: Store, recount: Recount, today: str) -> Compared:
    for person, (current, longest) in recount.days_in_a_row(today).items():
        told = await store.daily.streak(person, today)
        yield (person, (told.current, told.longest), (current, longest))


async def _streaks(store: Store, recount: Recount) -> Compared:
    for (guild, family, person), expected in recount.streaks.items():
        told = await store.ratings.bests(guild, person, family)
        yield ((guild, family, person), (told.longest_streak, told.current_streak), expected)


async def _reliability(store: Store, recount: Recount) -> Compared:
    for person, stayed in recount.company.items():
        told = await store.ratings.reliability(person)
        last = stayed[-RELIABILITY_GAMES:]
        yield (person, (told.games, told.finished), (len(last), sum(last)))
