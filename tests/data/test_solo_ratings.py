"""Solo ratings: they come of the day's deals alone."""

from random import Random

from data.days import day_field
from data.seasons import day_start
from data.sql.database import Writing
from data.store import Store
from engine.ratings.rating import NEW, PANEL, Rating, rated_field
from tests.data.everything import day_deal
from tests.data.places import Place
from tests.ratings.weng_lin import second_opinion

DAYS = ("2026-11-20", "2026-11-21", "2026-11-22")
PEOPLE = range(1, 31)


async def keep_days(store: Store) -> None:
    """Thirty people try each day's deal of Hearts; the higher their number, the better."""
    rng = Random(1)

    async def work(writing: Writing) -> None:
        for day in DAYS:
            await writing.do(
                "UPDATE fields SET closed = 1, settled_at = 5 WHERE field = ?",
                (day_field(day, "hearts"),),
            )
            for person in PEOPLE:
                lead = round(rng.gauss(person, 3))
                await writing.do(
                    "INSERT INTO field_tries (field, number, person, guild_id, table_id, ended_at,"
                    " points, lead, rivals, score) VALUES (?, 1, ?, 1, ?, 5, 0, ?, 3, 0)",
                    (day_field(day, "hearts"), person, f"{day} {person}", lead),
                )

    await store.fields.commit([day_deal(day) for day in DAYS])
    await store.write(work)


RATINGS = "SELECT * FROM ratings ORDER BY person"


def test_a_small_field_is_one_game_of_all() -> None:
    field = [(9, Rating(20.0, 5.0)), (4, NEW), (4, NEW), (-3, Rating(30.0, 2.0))]
    after = rated_field(field)
    expected = second_opinion([[(one.mu, one.sigma)] for _, one in field], [1, 2, 2, 4])
    for rating, ((mu, sigma),) in zip(after, expected, strict=True):
        assert abs(rating.mu - mu) < 1e-9
        assert abs(rating.sigma - sigma) < 1e-9


def test_in_a_large_field_everybody_meets_the_same_people() -> None:
    field = [(1000 - at, NEW) for at in range(3 * PANEL)]
    after = rated_field(field)
    # Who stands in the middle of each three is met. The best beats all of these.
    expected = second_opinion([[(NEW.mu, NEW.sigma)]] * (PANEL + 1), list(range(1, PANEL + 2)))
    for at, ((mu, _),) in ((0, expected[0]), (-1, expected[-1])):
        assert abs(after[at].mu - mu) < 1e-9
    # One of the met ones meets itself too, which is a tie of equals.
    half = (after[0].mu - NEW.mu) * (PANEL - 1) / PANEL
    assert abs(after[1].mu - NEW.mu - half) < 1e-9
    assert rated_field([(3, NEW)]) == [NEW], "nobody to compare with"


async def test_days_are_rated_once_and_proven(store: Store, place: Place) -> None:
    await keep_days(store)
    assert len(await store.ratings.audit()) == len(PEOPLE), "all are missing"
    for day in DAYS:
        await store.ratings.rate_day(day_deal(day).deal.field)
        once = await place.rows(RATINGS)
        await store.ratings.rate_day(day_deal(day).deal.field)
        assert await place.rows(RATINGS) == once
    assert await store.ratings.audit() == []
    best, worst = [await store.ratings.solo_of(person, "hearts") for person in (30, 1)]
    assert best is not None
    assert worst is not None
    assert best.shown > 1500 > worst.shown
    assert (best.games, best.rank) == (3, None), "three days are too few for the list"
    assert await store.ratings.of_person(0, 30, "hearts") is None, "other games are another thing"

    await store.privacy.delete(7)
    assert await store.ratings.solo_of(7, "hearts") is None
    assert await store.ratings.audit() == [], "others are rated as before"
    kept = await place.rows(RATINGS)
    await store.ratings.rebuild(lambda _done, _total: None)
    assert await place.rows(RATINGS) == kept
    await place.do("UPDATE ratings SET sigma = sigma + 0.01 WHERE person = 30")
    assert len(await store.ratings.audit()) == 1


async def test_solo_ratings_by_another_method_are_made_anew(store: Store, place: Place) -> None:
    await keep_days(store)
    await store.ratings.catch_up()
    # The last day is rated, and a moment later it would be settled.
    await place.do(f"UPDATE fields SET settled_at = NULL WHERE opens_at = {day_start(DAYS[-1])}")
    for day in DAYS:
        await store.ratings.rate_day(day_deal(day).deal.field)
    kept = await place.rows(RATINGS)
    await place.do("UPDATE ratings SET mu = mu + 1", "DELETE FROM settings WHERE key = 'rated_by'")
    await store.ratings.catch_up()
    assert await place.rows(RATINGS) == kept
    assert await store.ratings.audit() == []
