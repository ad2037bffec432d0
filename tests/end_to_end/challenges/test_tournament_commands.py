"""`/tournament`, what moderators do with one, the weekly one in `/settings`, and its champions."""

import asyncio

import pytest

from bot.discord.answers import Interaction
from bot.interactions import contests
from bot.interactions.contests import begin_tournament
from bot.interactions.guests import person_of
from data.people import PersonRow
from loopback_discord.payloads import text_of
from loopback_discord.people.client import Answer, Impossible
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Role
from tests.conftest import there
from tests.end_to_end.challenges.test_challenges import kept, plays
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening
from tests.end_to_end.daily_tries import DAY, playing
from tests.end_to_end.moderating.test_kept_out_page import keep_out
from tests.regular import hand_message

pytestmark = [
    pytest.mark.usefixtures("ended_at_once", "quick_computers"),
    pytest.mark.each_database,
    pytest.mark.evening(fair=True, day=DAY),
]

MANAGE_EVENTS = 1 << 33


def may_begin(evening: Evening, person: Person) -> None:
    """Let somebody manage events of the server."""
    given = there(evening.cards.guild).given
    given[person.id] = [*given.get(person.id, []), Role(77, "Events", 1, MANAGE_EVENTS)]


async def begun(evening: Evening, person: Person) -> Answer:
    may_begin(evening, person)
    return await person.slash("tournament", evening.cards, game="auction_pitch", deals=4, length=3)


def said(evening: Evening) -> str:
    return "\n".join(text_of(one) for one in evening.dave.sees(evening.cards))


async def test_two_presses_lead_from_the_command_to_the_first_card(evening: Evening) -> None:
    with pytest.raises(Impossible):
        await evening.bob.slash("tournament", evening.cards)
    message = await begun(evening, evening.alice)
    assert "4 deals" in said(evening)
    await evening.bob.click(message, "Play my next deal")
    await evening.bob.until(lambda: hand_message(evening.bob, evening.cards), what="the cards")
    checked = await evening.carol.click(message, "Check")
    # One more than each plays.
    assert evening.carol.reads(checked).count("`") == 2 * 5
    for _ in range(2):
        await begun(evening, evening.alice)
    full = await begun(evening, evening.alice)
    assert "3 tournaments open" in evening.alice.reads(full)


async def test_a_command_that_is_heard_twice_has_one_message(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Interaction] = []

    def noted(interaction: Interaction) -> PersonRow:
        heard.append(interaction)
        return person_of(interaction)

    monkeypatch.setattr(contests, "person_of", noted)
    await begun(evening, evening.alice)
    seen = evening.dave.sees(evening.cards)
    await begin_tournament(evening.client.room, heard[0], "auction_pitch", 4, 3)
    await evening.settle()
    assert evening.dave.sees(evening.cards) == seen


async def test_whoever_deletes_their_data_gets_no_more_of_its_deals(evening: Evening) -> None:
    message = await begun(evening, evening.alice)
    await plays(evening, evening.bob, message)
    asked = await evening.bob.slash("data delete", evening.cards)
    await evening.bob.click(asked, "Delete my data")
    refused = await evening.bob.click(message, "Play my next deal")
    assert "you cannot take part again" in evening.bob.reads(refused)


async def test_the_standing_marks_its_reader_alone(evening: Evening) -> None:
    message = await begun(evening, evening.alice)
    await plays(evening, evening.bob, message)
    shown = await evening.bob.click(message, "Standing")
    assert "➤ Bob" in evening.bob.reads(shown)
    other = await evening.carol.click(message, "Standing")
    assert "1 Bob" in evening.carol.reads(other)


@pytest.mark.parametrize(
    ("key", "told", "logged"),
    [
        ("End", "Bob wins with 31.2%", "ended a tournament"),
        ("Void", "void", "made a tournament void"),
    ],
)
async def test_a_moderator_ends_a_tournament_which_the_log_tells(
    evening: Evening, mona: Person, key: str, told: str, logged: str
) -> None:
    message = await begun(evening, mona)
    await plays(evening, evening.bob, message)
    await evening.carol.click(message, "Play my next deal")
    await evening.carol.until(lambda: hand_message(evening.carol, evening.cards), what="cards")
    panel = await mona.slash("tables", evening.cards)
    assert "Tournament · Auction Pitch" in mona.reads(panel)
    await mona.click(panel, key)
    answer = await mona.submit(Reason="quiz")
    assert "The tournament is over" in mona.reads(answer)
    await mona.until(lambda: told in said(evening), what="the end")
    await mona.until(lambda: not playing(evening, evening.carol), what="the end of her try")
    with pytest.raises(Impossible):
        await evening.carol.click(evening.cards, "Play my next deal")
    log = mona.reads(await mona.click(panel, "Log"))
    assert f"{logged}: Auction Pitch. Reason: quiz" in log
    assert "began a tournament: Auction Pitch" in log


async def test_whoever_is_kept_out_does_not_play(evening: Evening, mona: Person) -> None:
    message = await begun(evening, mona)
    await keep_out(mona, evening.bob)
    refused = await evening.bob.click(message, "Play my next deal")
    assert "shouts" in evening.bob.reads(refused)


async def test_a_server_chooses_a_weekly_one_and_has_champions(
    evening: Evening, mona: Person
) -> None:
    panel = await mona.click(await mona.slash("settings", evening.cards), "Games")
    await mona.select(panel, "all_fours", custom_id="mc1.-.prefer-guild..weekly")
    assert f"in <#{evening.cards.id}>" in mona.reads(panel)
    await evening.client.telling.see_to()
    assert "Tournament · Auction Pitch" in said(evening)
    empty = await mona.slash("leaderboard", evening.cards, by="champions")
    assert "Nobody has won a tournament here yet." in mona.reads(empty)
    (message,) = [one for one in evening.dave.sees(evening.cards) if "ournament" in text_of(one)]
    await plays(evening, evening.bob, message)
    await mona.click(await mona.slash("tables", evening.cards), "End")
    await mona.submit(Reason="quiz")
    await evening.client.telling.see_to()
    await mona.slash("leaderboard", evening.cards, by="champions")
    assert "First in Auction Pitch" in said(evening)
    assert "**Bob**" in said(evening)


async def test_challenge_alone_lists_what_is_open(evening: Evening) -> None:
    none = await evening.alice.slash("challenge", evening.cards)
    assert "no challenge open" in evening.alice.reads(none)
    message = await evening.alice.slash("challenge", evening.cards, player=evening.bob, deals=1)
    # Where it stands is kept a moment after it is there.
    async with asyncio.timeout(LONGEST_SECONDS):
        while await kept(evening, "SELECT 1 FROM fields WHERE kind <> 'day' AND message_id = 0"):
            await asyncio.sleep(0.01)
    listed = evening.bob.reads(await evening.bob.slash("challenge", evening.cards))
    assert "with **Alice**" in listed
    assert str(message.message["id"]) in listed
