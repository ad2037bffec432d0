"""Reactions: one a trick, from those who sit there, shown to everybody at the table."""

import pytest

from loopback_discord.payloads import buttons_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.looking import table_of
from tests.regular import hand_message

pytestmark = pytest.mark.usefixtures("evening")

NOT_AGAIN = "One reaction a trick."


async def seated(evening: Evening, *people: Person) -> None:
    """Play until the first card of a deal lies on the table."""
    await gather_at_table(people[0], people[1:])
    for person in people:
        await person.until(lambda person=person: hand_message(person), what="the hand")
    await play_until(people, lambda: trick_number(evening) == 1)


def trick_number(evening: Evening) -> int:
    return evening.live_table.screens.reacted_to(evening.live_table.game.view(None))[-1]


async def test_a_reaction_is_seen_by_everybody_until_the_trick_is_over(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await seated(evening, alice, bob)
    await alice.click(table_of(alice, cards), "😱")
    await bob.until(lambda: "😱 Alice" in bob.reads(cards), what="the reaction")
    await bob.click(table_of(bob, cards), "🌙")
    await alice.until(lambda: "😱 Alice · 🌙 Bob" in alice.reads(cards), what="both reactions")
    await play_until((alice, bob), lambda: trick_number(evening) == 2)
    await alice.until(lambda: "😱" not in alice.reads(cards), what="the trick being over")


async def test_a_second_reaction_to_a_trick_is_answered_in_private_and_not_shown(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await seated(evening, alice, bob)
    await alice.click(table_of(alice, cards), "😱")
    again = await alice.click(table_of(alice, cards), "😱")
    assert NOT_AGAIN in alice.reads(again)
    assert NOT_AGAIN not in bob.reads(cards)
    await play_until((alice, bob), lambda: trick_number(evening) == 2)
    await alice.click(table_of(alice, cards), "😱")
    await bob.until(lambda: "😱 Alice" in bob.reads(cards), what="the next reaction")


async def test_only_those_who_sit_there_react(evening: Evening) -> None:
    await seated(evening, evening.alice, evening.bob)
    eve = evening.discord_server.world.add_person("Eve")
    answer = await eve.click(table_of(eve, evening.cards), "🌙")
    assert "You do not play at this table." in eve.reads(answer)
    assert not evening.live_table.moment.current_reactions


async def test_presses_without_end_redraw_nothing(evening: Evening) -> None:
    await seated(evening, evening.alice, evening.bob)
    await evening.live_table.settle()
    table = table_of(evening.alice, evening.cards)
    keys = [str(one["custom_id"]) for one in buttons_of(table) if ".react." in one["custom_id"]]
    assert len(keys) == 2
    edits = board_edits(evening.discord_server, evening.cards)
    for custom_id in keys * 5:
        await evening.alice.press_raw(table, custom_id, forged=True)
    await evening.live_table.settle()
    assert evening.live_table.moment.current_reactions == {0: "ouch"}
    # The one that counted was drawn by the press itself.
    assert board_edits(evening.discord_server, evening.cards) == edits
    made_up = keys[0].replace("ouch", "boo")
    answer = await evening.alice.press_raw(table, made_up, forged=True)
    assert "too old" in evening.alice.reads(answer)


def board_edits(discord_server: LoopbackDiscord, where: Channel) -> int:
    """Count the edits of messages in a channel that no press paid for."""
    way = f"/channels/{where.id}/"
    return sum(one.method == "PATCH" and way in one.path for one in discord_server.requests)


async def test_the_server_can_switch_them_off(evening: Evening) -> None:
    await seated(evening, evening.alice, evening.bob)
    table = table_of(evening.alice, evening.cards)
    preferences = evening.client.room.services.preferences
    await preferences.choose_for_guild(evening.live_table.row.guild_id, "reactions", "no")
    answer = await evening.alice.click(table, "😱")
    assert "switched off on this server" in evening.alice.reads(answer)
    evening.live_table.board.mark()
    await evening.alice.until(
        lambda: "😱" not in evening.alice.faces(evening.cards), what="the row being gone"
    )
