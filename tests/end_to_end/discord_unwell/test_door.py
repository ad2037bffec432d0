"""The second door: presses that Discord posts, and the address that it is told."""

import logging

import pytest

from bot.discord import door_address
from data.settings import PRESSES
from loopback_discord.people.person import Person
from loopback_discord.server.endpoint import PROBED_EVERY
from loopback_discord.server.loopback import LoopbackDiscord
from tests.end_to_end.conftest import Evening, Four, play_until


@pytest.fixture
def door() -> bool:
    return True


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door_address, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(door_address, "AGAIN_SECONDS", (0.05,))


def pressed_by_gateway(server: LoopbackDiscord) -> int:
    sent = [frame for session in server.gateway.sessions() for frame in session.sent]
    return sum(frame["t"] == "INTERACTION_CREATE" for frame in sent)


async def test_an_evening_is_played_by_http_alone(
    four: Four, discord_server: LoopbackDiscord
) -> None:
    table = four.evening.live_table
    await play_until(four.people, lambda: table.game.outcome is not None)
    posted = discord_server.endpoint
    assert posted.statuses.keys() == {202}
    assert posted.statuses[202] > 2 * PROBED_EVERY
    # Its tests were passed again and again.
    assert posted.url is not None
    assert not posted.taken_away
    assert not pressed_by_gateway(discord_server)


async def test_the_address_goes_with_the_setting(
    evening: Evening, alice: Person, discord_server: LoopbackDiscord
) -> None:
    ours = discord_server.endpoint.url
    assert await evening.store.settings.get(PRESSES) == ours
    await evening.open_again()
    assert discord_server.endpoint.url == ours
    await evening.open_again(presses_at=None)
    await evening.client.door_address.agreed.wait()
    assert discord_server.endpoint.url is None
    assert await evening.store.settings.get(PRESSES) is None
    assert (await alice.slash("hearts", evening.cards)).error is None
    assert pressed_by_gateway(discord_server) == 1


async def test_an_address_that_was_set_by_hand_stays_without_the_setting(
    evening: Evening, discord_server: LoopbackDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    discord_server.endpoint.url = other = "https://other.example/"
    await evening.open_again(presses_at=None)
    await evening.client.door_address.agreed.wait()
    assert discord_server.endpoint.url == other
    assert f"presses go to {other}" in caplog.text
    assert await evening.store.settings.get(PRESSES) is None
    assert len(discord_server.asked("PATCH", "/applications/@me")) == 1


async def test_a_start_takes_the_place_of_an_address_that_was_set_by_hand_and_says_so(
    evening: Evening, discord_server: LoopbackDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    ours = discord_server.endpoint.url
    await evening.close()
    discord_server.endpoint.url = "https://other.example/"
    await evening.open()
    assert discord_server.endpoint.url == ours
    assert "presses went to https://other.example/, which somebody has set" in caplog.text


async def test_one_that_somebody_sets_meanwhile_is_left_alone(
    evening: Evening,
    alice: Person,
    discord_server: LoopbackDiscord,
    caplog: pytest.LogCaptureFixture,
) -> None:
    discord_server.endpoint.url = other = "https://other.example/"
    await alice.until(lambda: f"presses go to {other}" in caplog.text)
    assert discord_server.endpoint.url == other
    assert evening.is_running


async def test_an_address_that_discord_took_away_is_told_again(
    evening: Evening,
    alice: Person,
    discord_server: LoopbackDiscord,
    caplog: pytest.LogCaptureFixture,
) -> None:
    ours, discord_server.endpoint.url = discord_server.endpoint.url, None
    # Until then people are heard by the gateway.
    assert (await alice.slash("hearts", evening.cards)).error is None
    await alice.until(lambda: discord_server.endpoint.url == ours)
    assert "took the address of presses away" in caplog.text


async def test_an_address_that_discord_does_not_reach_is_told_until_it_does(
    evening: Evening,
    alice: Person,
    discord_server: LoopbackDiscord,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await evening.close()
    ours, discord_server.endpoint.url = discord_server.endpoint.url, None
    fault = discord_server.faults.add("PATCH", "/applications/@me", times=3, status=400)
    await evening.open()
    await alice.until(lambda: discord_server.endpoint.url == ours)
    assert fault.hits == 3
    assert caplog.text.count("Discord does not take the address of presses") == 3


async def test_discord_is_asked_nothing_of_an_address_where_there_never_was_one(
    evening: Evening, discord_server: LoopbackDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    await evening.open_again(presses_at=None)
    await evening.client.door_address.agreed.wait()
    before = len(discord_server.requests)
    with caplog.at_level(logging.WARNING):
        await evening.open_again()
        await evening.client.door_address.agreed.wait()
    routes = [request.route for request in discord_server.requests[before:]]
    assert routes.count("/oauth2/applications/@me") == 1
    assert not discord_server.asked("PATCH", "/applications/@me")[2:]
    assert "address" not in caplog.text
