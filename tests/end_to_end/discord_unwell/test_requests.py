"""Requests: all that is sent in an evening, held against Discord's own description."""

import asyncio
from collections.abc import Mapping

import pytest

from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening, play_until
from tests.end_to_end.customising import cancels
from tests.end_to_end.looking import over, rest_of, saying, table_of
from tests.end_to_end.mid_game import count_tricks, table_view
from tests.end_to_end.short_games import SEATS, short_game, short_lobby
from tests.laws.covering import THOROUGH
from tests.regular import hand_message, press_one
from tests.second_opinion import Opinion


async def everything(
    evening: Evening,
    people: list[Person],
    said: Mapping[str, str | int],
) -> None:
    """Play a game and look at every screen there is."""
    host, guest, *_ = people
    cards = evening.cards
    eve = evening.discord_server.world.add_person("Eve with a rather long name, all in all")
    for name in ("help", "rules", "leaderboard", "stats", "hand", "leave", "table", "data export"):
        await host.slash(name)
    lobby = await host.slash("hearts", None, **said)
    await eve.click(lobby, "Start")
    for person in people[1:]:
        await person.click(lobby, "Join")
    options = await host.click(lobby, "Options")
    for label in ("Add computer", "Remove computer"):
        if label in host.faces(options):
            await host.click(options, label)
    await host.click(lobby, "Start")
    await host.until(lambda: hand_message(host))
    await guest.slash("hand")
    await guest.slash("table")
    await eve.until(lambda: saying(eve, cards, "hand"))
    for label in ("My hand", "Info"):
        await eve.click(table_of(eve, cards), label)
    away = people[-1]
    await away.click(await away.slash("leave"), "Leave the table")

    # The game is asked, for the deal may be over before the channel tells of its second trick.
    await play_until(people, lambda: count_tricks(evening) > 0 and bool(table_view(evening).trick))
    await eve.until(lambda: "Last trick" in eve.reads(cards))
    panel = await eve.click(table_of(eve, cards), "Info")
    for label in ("Scores", "Rules", "Log", "Last trick"):
        await eve.click(panel, label)
    await away.until(lambda: "I'm back" in away.faces(away.dm_channel))
    await away.click(away.dm_channel, "I'm back")
    await play_until(people, lambda: over(eve, cards))
    await host.click(await rest_of(host, cards), "Record of the game")
    board = await host.slash("leaderboard")
    await guest.click(board, "All time")
    await host.slash("stats", player=guest)
    await host.slash("data export")
    rematch = await host.click(cards, "Rematch")
    await cancels(host, rematch)
    # Three hold more cards than any others.
    again = await host.slash("hearts", seats=3, level="easy")
    await host.click(again, "Start")
    await host.until(lambda: hand_message(host))
    await host.click(await host.slash("data delete"), "Delete my data")
    await eve.until(lambda: "Everybody left" in eve.reads(cards))


@pytest.mark.parametrize("seats", [3, 6] if THOROUGH else [3])
@pytest.mark.long
async def test_every_request_of_an_evening_is_as_discord_describes_it(
    evening: Evening,
    discord_server: LoopbackDiscord,
    second_opinion: Opinion,
    cards: Channel,
    seats: int,
) -> None:
    discord_server.api.validate = second_opinion

    said: dict[str, str | int] = {"seats": seats, "deals": 1, "level": "easy"}
    if seats == SEATS and not THOROUGH:
        said = await short_lobby(evening, cards)
    await everything(evening, discord_server.world.people[: min(seats, 4)], said)

    assert discord_server.api.problems == []
    routes = {request.route for request in discord_server.requests}
    assert {
        "/interactions/{interaction_id}/{token}/callback",
        "/webhooks/{application_id}/{token}/messages/{message_id}",
        "/channels/{channel_id}/messages",
        "/channels/{channel_id}/messages/{message_id}",
        "/users/@me/channels",
    } <= routes
    refused = [request for request in discord_server.requests if request.status >= 400]
    assert [request.status for request in refused if request.status != 429] == []


async def test_no_message_but_a_call_mentions_anybody(evening: Evening) -> None:
    await short_game(evening, [evening.alice, evening.bob], evening.cards, deals=2)
    async with asyncio.timeout(LONGEST_SECONDS):
        while not over(evening.alice, evening.cards):
            if not await press_one(evening.alice) and not await press_one(evening.bob):
                await asyncio.sleep(0.01)
    sent = [
        request
        for request in evening.discord_server.requests
        if request.method in {"POST", "PATCH"} and "/messages" in request.route
    ]
    assert len(sent) > 10
    for request in sent:
        allowed = request.body.get("allowed_mentions")
        assert allowed == {"parse": []}, request.route
