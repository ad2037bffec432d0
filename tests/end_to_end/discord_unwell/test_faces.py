"""Faces at the tables: what Discord refuses of them harms no game."""

from typing import Any

import pytest

from loopback_discord.payloads import buttons_of, text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.commands.test_preferences import choose
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening, Four, play_until
from tests.end_to_end.looking import table_of
from tests.end_to_end.restarting import ENDLESS, restart

pytestmark = pytest.mark.evening(emojis=True)

EMOJI = "<:"
EMOJIS = "/applications/{application_id}/emojis"


def with_emoji(message: dict[str, Any]) -> list[str]:
    """The labels of buttons beside which an emoji stands."""
    return [str(button["label"]) for button in buttons_of(message) if button.get("emoji")]


async def trick_played(four: Four) -> None:
    await four.pass_cards()
    await play_until(four.people, lambda: bool(four.view.tricks))


async def stands_still(four: Four) -> None:
    """Open the card room anew with a clock that never runs out, so that nothing moves by itself."""
    four.evening.paces = ENDLESS
    await restart(four.evening)


async def test_cards_are_shown_by_their_faces_in_texts_and_beside_labels(
    four: Four, alice: Person, cards: Channel
) -> None:
    hand = await four.hand_of(alice)
    assert len(with_emoji(hand)) == 13
    assert all(EMOJI not in label for label in with_emoji(hand))
    await trick_played(four)
    await alice.until(lambda: EMOJI in text_of(table_of(alice, cards)))


async def test_a_game_goes_on_while_discord_refuses_good_emojis_now_and_then(
    four: Four, discord_server: LoopbackDiscord, alice: Person, cards: Channel
) -> None:
    refused = discord_server.faults.refuse_emojis(every=3)
    await trick_played(four)
    assert refused.hits
    hand = await four.hand_of(four.in_turn)
    assert with_emoji(hand)
    await alice.until(lambda: EMOJI in text_of(table_of(alice, cards)))


async def test_buttons_go_without_emojis_for_a_while_if_discord_takes_none(
    four: Four, evening: Evening
) -> None:
    refused = evening.discord_server.faults.refuse_emojis()
    await trick_played(four)
    hand = await four.hand_of(four.in_turn)
    assert not with_emoji(hand)
    # Two refusals for each message that was under way when it began.
    assert refused.hits < 20
    await evening.alice.until(lambda: EMOJI in text_of(table_of(evening.alice, evening.cards)))
    evening.discord_server.faults.clear()
    evening.client.room.services.post.component_emojis.trust()
    await play_until(four.people, lambda: len(four.view.tricks) > 1)
    assert with_emoji(await four.hand_of(four.in_turn))


async def test_a_deleted_emoji_comes_back_and_the_game_goes_on_meanwhile(
    four: Four, evening: Evening
) -> None:
    world = evening.discord_server.world
    everything = {*world.emojis.names}
    for queen in [one for one in world.emojis if one["name"].startswith(("Q_", "K_", "A_"))]:
        world.emojis.remove(queen)
    await trick_played(four)
    await four.in_turn.until(lambda: {*world.emojis.names} == everything)
    evening.client.room.services.post.component_emojis.trust()
    await play_until(four.people, lambda: len(four.view.tricks) > 1)
    assert with_emoji(await four.hand_of(four.in_turn))


async def test_each_reader_sees_cards_as_chosen_and_everybody_as_the_server_chose(
    four: Four, alice: Person, bob: Person, mona: Person, cards: Channel
) -> None:
    panel = await choose(alice, "Cards: four colours")
    assert "_4_" in alice.reads(panel)
    await choose(bob, "Cards: as text")
    await four.pass_cards()
    await play_until(four.people, lambda: bool(four.view.trick))
    await alice.until(lambda: "_4_" in text_of(alice.dms()[-1]))
    await bob.until(lambda: EMOJI not in text_of(bob.dms()[-1]))
    await bob.until(lambda: "_2_" in text_of(table_of(bob, cards)))
    await choose(mona, "Tables: as text", cards, page="Looks")
    await bob.until(lambda: EMOJI not in text_of(table_of(bob, cards)))


async def test_no_start_and_no_game_waits_for_emojis(four: Four, evening: Evening) -> None:
    await evening.close()
    hung = evening.discord_server.faults.add("GET", EMOJIS, delay_seconds=LONGEST_SECONDS)
    await evening.open()
    await trick_played(four)
    assert hung.hits
    assert not with_emoji(await four.hand_of(four.in_turn))


async def test_a_choice_draws_the_hand_of_that_person_anew_at_once(
    four: Four, alice: Person, bob: Person
) -> None:
    await stands_still(four)
    for person in (alice, bob):
        assert with_emoji(await four.hand_of(person))
    await choose(alice, "Cards: as text")
    await alice.until(lambda: not with_emoji(alice.dms()[-1]))
    assert with_emoji(await four.hand_of(bob))
    await choose(alice, "Cards: four colours")
    await alice.until(lambda: with_emoji(alice.dms()[-1]))


async def test_a_choice_for_the_server_draws_its_tables_anew_at_once(
    four: Four, mona: Person, cards: Channel
) -> None:
    await trick_played(four)
    await stands_still(four)
    await mona.until(lambda: EMOJI in text_of(table_of(mona, cards)))
    await choose(mona, "Tables: as text", cards, page="Looks")
    await mona.until(lambda: EMOJI not in text_of(table_of(mona, cards)))


async def test_the_panel_shows_a_card_of_each_suit_as_the_person_and_the_server_chose(
    four: Four, mona: Person, cards: Channel
) -> None:
    assert four.view.deal_number
    await choose(mona, "Tables: four colours", cards, page="Looks")
    panel = await choose(mona, "Cards: as text", cards)
    (own,) = [line for line in mona.reads(panel).splitlines() if "Like this" in line]
    panel = await mona.click(panel, "Looks")
    (guild,) = [line for line in mona.reads(panel).splitlines() if "Like this" in line]
    assert own == "Like this: Q♠ 10♥ J♦ 5♣"
    assert guild.count("_4_") == 4


async def test_tables_are_drawn_with_faces_after_a_restart(four: Four, evening: Evening) -> None:
    await four.pass_cards()
    await evening.open_again()
    hand = await four.hand_of(four.in_turn)
    assert with_emoji(hand)
