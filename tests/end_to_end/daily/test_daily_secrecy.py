"""Nobody learns another's line, score or the deal of the day before having finished it.

Others may forge every press and command with the ids of tables that are not theirs.
"""

import re
from collections.abc import Iterable

import pytest

from bot.interactions.presses.all import SHARED_VERBS
from bot.screens.review.stepping import POSITION
from data.days import day_field
from loopback_discord.payloads import Payload, text_of
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.conftest import there
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.daily_tries import DAY, begun, day_passes, finished, newest, playing, today
from tests.end_to_end.looking import data_of, file_of
from tests.end_to_end.restarting import restart
from tests.end_to_end.watching import cards_in

pytestmark = [
    pytest.mark.usefixtures("ended_at_once", "quick_computers"),
    pytest.mark.each_database_thorough,
    pytest.mark.evening(fair=True, day=DAY),
]


def forged(table: str, family: str, day: str) -> Iterable[str]:
    """Name all that a button can say about somebody else's try, or about the field."""
    for scope in ("own", "here", "all"):
        yield f"c1.-.day..{family} {day} {scope} 0"
        yield f"c1.-.day-open..{family} {day} {scope} 0"
    yield f"c1.-.day-share..{family} {day}"
    for verb in sorted(SHARED_VERBS.keys() - {"forget-yes"}):
        yield f"c1.{table}.{verb}.."
    for step in (0, 1, 5, 40):
        yield f"c1.{table}.review-to.{step}.{POSITION} text next"
        yield f"c1.{table}.review-to.{step}.{POSITION} picture next"
    for said in ("do.1.play QS", "do.2.bid 2", "ahead.3.QS", "tick.1.QS ", "hand-next.."):
        yield f"c1.{table}.{said}"
    for tab in ("last", "scores", "rules", "log"):
        yield f"c1.{table}.tab..{tab}"
        yield f"c1.{table}.tab..{tab} 0"


def told(person: Person, cards: Channel) -> str:
    """Return all that a person has been shown."""
    return "\n".join(text_of(one) for one in (*person.sees(cards), *person.dms()))


def tells_nothing(said: str) -> None:
    """Hold a text to what somebody may know who has not finished: no card, no result."""
    assert not cards_in(said), said
    assert not re.search(
        r"\d+ points?\b|\d\s?%|Place \d|person has finished|people have finished", said
    ), said


async def attack(
    person: Person, cards: Channel, pressed: Payload, table: str, family: str, day: str
) -> None:
    """Try everything by which one might learn of a try; it is answered, and tells nothing."""
    for said in forged(table, family, day):
        answer = await person.press_raw(pressed, said, forged=True)
        assert answer.kind != "none", said
        assert answer.error is None, said
    await person.slash("verify", cards, table=table)
    await person.slash("review", cards, table=table)
    tells_nothing(told(person, cards))


async def only_alice_reads_her_figures(alice: Person, bob: Person, cards: Channel) -> None:
    """Figures against computers count a try, but to nobody else before its day is over."""
    figures = [await one.slash("stats", cards, player=alice.user) for one in (alice, bob)]
    shown_to = [one.reads(told) for one, told in zip((alice, bob), figures, strict=True)]
    assert ["computers" in said for said in shown_to] == [True, False]


async def refused_what_is_anothers(bob: Person, cards: Channel, menu: Payload, over: str) -> None:
    """Whoever has finished sees the field, but not another's record."""
    await bob.slash("daily", cards, game="pitch")
    assert re.search(r"You beat \d of 1 other|level with the 1 other", newest(bob, cards))
    refused = await bob.press_raw(menu, f"c1.{over}.record..", forged=True)
    assert "There is no record of this game." in bob.reads(refused)
    unknown = await bob.press_raw(menu, f"c1.{over}.review..", forged=True)
    assert not cards_in(bob.reads(unknown))


async def test_nothing_of_a_days_deal_is_told_before_ones_own_end(evening: Evening) -> None:
    await begun(evening, evening.alice, evening.cards)
    over = evening.live_table.table_id
    await finished(evening, evening.alice, evening.cards)
    day = today(evening)
    await begun(evening, evening.carol, evening.cards, "hearts")
    table = evening.live_table
    running = table.table_id
    # So far that everybody at her table would have seen cards.
    await play_until(
        [evening.carol], lambda: len(table.game.view(0).hand) < 10, where=evening.cards
    )

    # Somebody who has begun nothing.
    menu = there((await evening.bob.slash("daily", evening.cards)).message)
    await attack(evening.bob, evening.cards, menu, over, "all_fours", day)
    await attack(evening.bob, evening.cards, menu, running, "hearts", day)
    await evening.bob.slash("stats", evening.cards, player=evening.alice.user)
    await evening.bob.slash("leaderboard", evening.cards, family="all_fours")
    await evening.bob.slash("leaderboard", evening.cards, season="all", family="hearts")
    tells_nothing(told(evening.bob, evening.cards))
    await only_alice_reads_her_figures(evening.alice, evening.bob, evening.cards)
    held = await data_of(evening.discord_server, evening.bob, evening.cards)
    assert over not in held
    assert running not in held
    # The same after a restart, when all is read from the file again.
    await restart(evening)
    await attack(evening.bob, evening.cards, menu, over, "all_fours", day)
    await attack(evening.bob, evening.cards, menu, running, "hearts", day)
    assert await evening.store.fields.try_of(day_field(day, "hearts"), 1, evening.bob.id) is None
    assert len(await evening.store.journal.read(running)) > 0

    # Somebody who has begun, and sees the own cards alone.
    await begun(evening, evening.bob, evening.cards)
    shown = evening.bob.sees(evening.cards)[-1]
    # *Play* below a shared line begins one's own try, so it is pressed by who has begun.
    for said in (*forged(over, "all_fours", day), f"c1.-.practice..all_fours {day}"):
        answer = await evening.bob.press_raw(menu, said, forged=True)
        assert answer.error is None, said
    for message in evening.bob.sees(evening.cards):
        if message["id"] != shown["id"]:
            tells_nothing(text_of(message))

    await finished(evening, evening.bob, evening.cards)
    await refused_what_is_anothers(evening.bob, evening.cards, menu, over)

    # Whoever has their data deleted has seen the cards all the same.
    await evening.bob.press_raw(menu, "c1.-.forget-yes..", forged=True)
    again = await evening.bob.slash("daily", evening.cards, game="pitch")
    assert "before you deleted your data" in evening.bob.reads(again)
    assert not playing(evening, evening.bob)


async def test_the_root_of_a_day_is_told_when_the_day_is_over(evening: Evening) -> None:
    await begun(evening, evening.alice, evening.cards)
    table = evening.live_table.table_id
    root = (await evening.store.fields.root(day_field(today(evening), "all_fours"))).hex()
    await finished(evening, evening.alice, evening.cards)
    await evening.alice.slash("verify", evening.cards)
    held = await data_of(evening.discord_server, evening.alice, evening.cards)
    said = told(evening.alice, evening.cards)
    assert "Everybody gets the same cards, and the commitments below fix them" in said
    assert root not in said
    assert root not in held
    await day_passes(evening)
    menu = evening.alice.sees(evening.cards)[0]
    refused = await evening.bob.press_raw(menu, f"c1.{table}.record..", forged=True)
    assert "There is no record of this game." in evening.bob.reads(refused)
    record = await evening.alice.press_raw(menu, f"c1.{table}.record..", forged=True)
    assert "secrets" in file_of(evening.discord_server, record).decode()


async def test_a_try_is_closed_at_the_end_of_its_day_and_counts_for_nothing(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await begun(evening, alice, cards)
    day = today(evening)
    await day_passes(evening)
    await alice.until(lambda: not playing(evening, alice), what="the end of the try")
    assert not there(
        await evening.store.fields.try_of(day_field(day, "all_fours"), 1, alice.id)
    ).finished
    page = await bob.slash("daily", cards)
    pressed = there(page.message)
    shown = await bob.press_raw(pressed, f"c1.-.day-open..all_fours {day} all 0", forged=True)
    assert "Nobody has finished this deal." in bob.reads(shown)
    own = await alice.press_raw(pressed, f"c1.-.day-open..all_fours {day} own 0", forged=True)
    assert "Finish this deal first" in alice.reads(own)
