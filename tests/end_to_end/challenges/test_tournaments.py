"""Tournaments: a server plays the same deals, each alone, and the best are told at the end."""

import asyncio
import re

import pytest

from bot.fields import decisive
from bot.fields.telling import REST_MS
from data.seasons import DAY_MS
from loopback_discord.payloads import buttons_of, text_of
from loopback_discord.state.guilds import SEND_MESSAGES
from tests.conftest import there
from tests.end_to_end.challenges.test_challenges import kept, plays, time_goes
from tests.end_to_end.conftest import Evening
from tests.end_to_end.daily_tries import DAY, playing
from tests.end_to_end.restarting import MESSAGES, restart
from tests.regular import hand_message

pytestmark = [
    pytest.mark.usefixtures("ended_at_once", "quick_computers"),
    pytest.mark.each_database,
    pytest.mark.evening(fair=True, day=DAY),
]

HOUR_MS = DAY_MS // 24


async def weekly(evening: Evening) -> None:
    """Let the server have a weekly tournament."""
    guild = there(evening.cards.guild).id
    for name, word in (("weekly", "all_fours"), ("weekly_channel", str(evening.cards.id))):
        await evening.client.store.database.do(
            "INSERT INTO guild_preferences (guild_id, name, word) VALUES (?, ?, ?)",
            (guild, name, word),
        )
    await evening.client.telling.see_to()


def told(evening: Evening) -> list[str]:
    """Return what the public messages about tournaments say, oldest first."""
    return [
        text_of(one)
        for one in evening.dave.sees(evening.cards)
        if "ournament" in text_of(one) and not one["ephemeral"]
    ]


async def test_a_weekly_tournament_from_its_opening_to_its_podium(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decisive, "FEWEST_OTHERS", 1)
    await weekly(evening)
    await evening.client.telling.see_to()
    (said,) = told(evening)
    assert "5 deals" in said
    assert "Nobody has played yet." in said
    (message,) = [one for one in evening.dave.sees(evening.cards) if "ournament" in text_of(one)]
    for _ in range(5):
        await plays(evening, evening.alice, message)
    for _ in range(3):
        await plays(evening, evening.bob, message, last=True)
    done = await evening.alice.click(message, "Play my next deal")
    assert "You have played all your deals." in evening.alice.reads(done)
    await evening.carol.click(message, "Play my next deal")
    await evening.carol.until(lambda: hand_message(evening.carol, evening.cards), what="cards")

    # Drawn anew a minute later, whatever else wakes it, and none of what the cards were.
    evening.client.room.tables.tries_over.put_nowait("another")
    await asyncio.sleep(0.3)
    assert told(evening) == [said]
    await evening.client.telling.see_to()
    (said,) = told(evening)
    assert "2 people play." in said
    assert re.search(r"5/5(.|\n)*3/5|3/5(.|\n)*5/5", said)
    assert not re.search("[♠♥♦♣]", said)

    ((closes_at,),) = await kept(evening, "SELECT closes_at FROM fields WHERE kind = 'tournament'")
    await time_goes(evening, closes_at - evening.now() - 8 * HOUR_MS)
    await restart(evening)
    await evening.client.telling.see_to()
    assert sum("You have deals left" in one for one in told(evening)) == 1
    called = evening.dave.sees(evening.cards)[-1]["mentions"]
    assert {one["id"] for one in called} == {str(evening.bob.id), str(evening.carol.id)}

    await time_goes(evening, 8 * HOUR_MS + 1)
    await evening.client.telling.see_to()
    assert not playing(evening, evening.carol)
    end, reminder, link, next_week = told(evening)
    assert re.search("(Alice|Bob) wins with|2 people share", end)
    assert "You have deals left" in reminder
    assert "[to the result]" in link
    assert "Nobody has played yet." in next_week
    ranks = await kept(evening, "SELECT rank FROM field_entries ORDER BY coalesce(rank, 9), person")
    assert [one for one in ranks if one == (None,)] == [(None,)]
    apart = await kept(
        evening,
        "SELECT 1 FROM field_tries AS own JOIN field_tries AS other USING (field, number)"
        " WHERE own.lead < other.lead",
    )
    (message, *_) = [one for one in evening.dave.sees(evening.cards) if text_of(one) == end]
    labels = [str(one.get("label")) for one in buttons_of(message)]
    assert ("Best deal" in labels) == ("Costliest choice" in labels) == bool(apart)
    if apart:
        review = await evening.dave.click(message, "Best deal")
        assert re.search("[♠♥♦♣]", evening.dave.reads(review))


async def test_a_channel_that_takes_no_weekly_one_is_asked_once_an_hour(evening: Evening) -> None:
    server, cards = evening.discord_server, evening.cards
    cards.denied = SEND_MESSAGES
    await weekly(evening)
    await time_goes(evening, 60_000)
    assert len(server.asked("POST", MESSAGES)) == len(server.invalid_requests) == 1

    # Its rights are known to have changed, and it is gone.
    evening.client.room.services.post.refusing.ask_again(cards.id, at_once=True)
    gone = {"code": 10003, "message": "Unknown Channel"}
    server.faults.add("POST", MESSAGES, status=404, body=gone)
    for _ in range(2):
        await time_goes(evening, 60_000)
    assert len(server.asked("POST", MESSAGES)) == 2
    cards.denied = 0
    await time_goes(evening, REST_MS)
    (said,) = told(evening)
    assert "Nobody has played yet." in said
