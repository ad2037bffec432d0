"""A press that is acknowledged before it is answered: what is private stays private.

That happens if a process held it, forwarded it, or cannot know whether another one has answered it.
The first answer by the token of such a press is the message pressed, which everybody may see.
"""

import pytest

from loopback_discord.payloads import Payload
from loopback_discord.people.person import Person
from loopback_discord.server.rate_limits import MESSAGES_ROUTE, WEBHOOK_ROUTE
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, Four
from tests.end_to_end.looking import table_of
from tests.regular import button_ids, press_one

pytestmark = pytest.mark.each_database


@pytest.fixture
def doubting(evening: Evening, four: Four) -> Four:
    """A game in which each press may have been answered by another process, as far as is known."""
    evening.client.incoming.expect_replays(0)
    return four


def private(person: Person, cards: Channel) -> list[Payload]:
    """Return what a person alone sees in the channel."""
    return [one for one in person.sees(cards) if one["ephemeral"]]


async def test_a_hand_shown_at_the_table_is_drawn_anew_for_its_person_alone(doubting: Four) -> None:
    alice, bob, *_ = doubting.people
    cards = doubting.cards
    await bob.click(table_of(bob, cards), "My hand")
    await bob.until(lambda: private(bob, cards), what="the hand")

    await press_one(bob)

    await bob.until(lambda: button_ids(private(bob, cards)[0], "untick"), what="a tick")
    assert "Your hand" not in alice.reads(cards)
    assert table_of(alice, cards)


async def test_a_panel_that_another_replaces_goes_and_the_table_stays(doubting: Four) -> None:
    alice, bob, *_ = doubting.people
    cards = doubting.cards

    def panels() -> list[str]:
        return [str(one["id"]) for one in private(bob, cards)]

    await bob.click(table_of(bob, cards), "Info")
    await bob.until(panels, what="a panel")
    (first,) = panels()
    await bob.click(table_of(bob, cards), "Info")

    await bob.until(lambda: panels() and first not in panels(), what="another panel alone")
    assert len(panels()) == 1
    assert table_of(alice, cards)


async def test_a_lobby_whose_receipt_is_lost_is_posted_once(evening: Evening) -> None:
    """Discord names no further message of an answer, so it might take that twice."""
    evening.client.incoming.expect_replays(0)
    for route in (WEBHOOK_ROUTE, MESSAGES_ROUTE):
        evening.discord_server.faults.add("POST", route, status=503, after_effect=True)
    await evening.alice.slash("hearts", evening.cards)
    await evening.alice.until(lambda: evening.client.room.tables.lobbies, what="the lobby")
    (lobby,) = evening.client.room.tables.lobbies.values()
    await evening.alice.until(lambda: lobby.board.message_id, what="its message")
    await evening.settle()
    (message,) = evening.bob.sees(evening.cards)
    assert lobby.board.message_id == int(message["id"])
    await evening.bob.click(message, "Join")
    await evening.carol.until(lambda: "**Bob**" in evening.carol.reads(evening.cards), what="Bob")
