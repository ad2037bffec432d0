"""Presses that no client offers: private buttons on public messages, and a rematch too early."""

import pytest

from loopback_discord.payloads import Payload, text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, gather_at_table
from tests.end_to_end.looking import saying, table_id_of, table_of
from tests.end_to_end.mid_game import count_cards, pass_around, started
from tests.regular import button_ids, hand_message

CALLBACK = "/interactions/{interaction_id}/{token}/callback"


WAITED = ["for nothing", "for long"]
"""With few presses each is answered at once; one that has waited long is acknowledged first."""


def whispered(answer: Answer) -> str:
    assert answer.message["ephemeral"]
    return text_of(answer.message)


async def refused(person: Person, cards: Channel, times: int) -> None:
    await person.until(
        lambda: person.reads(cards).count("too old for me to read") == times, what="refusals"
    )


@pytest.mark.parametrize("waited", WAITED)
async def test_a_private_button_made_up_on_the_table_draws_nothing_over_it(
    evening: Evening, waited: str
) -> None:
    await started([evening.alice, evening.bob])
    await pass_around([evening.alice, evening.bob], evening)
    person = (evening.alice, evening.bob)[evening.live_table.waiting_for[0] % 2]
    await person.until(lambda: hand_message(person), what="the hand")
    await evening.live_table.settle()
    if waited == "for long":
        evening.acknowledge_first()
    table = table_of(person, evening.cards)
    table_id, before, shown = table_id_of(table), count_cards(evening), dict(table)
    hand = hand_message(person)
    playable = [text for _, text in button_ids(hand, "do")]
    made_up = "do.. back.. hint.. tick.1.QS leave-yes.. leave-pause.. leave-end..".split()
    presses = [*playable, *(f"c1.{table_id}.{one}" for one in made_up), "c1.-.forget-yes.."]
    for said in presses:
        await person.press_raw(table, said, forged=True)
    await refused(person, evening.cards, len(presses))
    assert text_of(table_of(person, evening.cards)) == text_of(shown)
    assert count_cards(evening) == before
    assert not [one for one in person.sees(evening.cards) if "Your hand" in text_of(one)]
    assert person.id in {chair.person for chair in evening.live_table.chairs}


@pytest.mark.parametrize("waited", WAITED)
async def test_the_rules_made_up_on_the_lobby_draw_nothing_over_it(
    evening: Evening, waited: str
) -> None:
    lobby = await evening.alice.slash("hearts", evening.cards)
    if waited == "for long":
        evening.acknowledge_first()
    table_id = table_id_of(lobby.message)
    shown: Payload = dict(lobby.message)
    for said in ("option..", "custom..moon"):
        await evening.alice.press_raw(shown, f"c1.{table_id}.{said}", forged=True)
    await refused(evening.alice, evening.cards, 2)
    assert text_of(saying(evening.alice, evening.cards, "start")[-1]) == text_of(shown)


@pytest.mark.either_door
@pytest.mark.parametrize("waited", WAITED)
async def test_nobody_draws_over_a_table_or_a_lobby_what_is_not_theirs(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel, waited: str
) -> None:
    await started([alice, bob])
    lobby = (await carol.slash("hearts", cards)).message
    other = (await bob.slash("hearts", cards)).message
    assert lobby is not None
    assert other is not None
    await evening.live_table.settle()
    if waited == "for long":
        evening.acknowledge_first()
    table, page = table_of(alice, cards), "c1.-.board..hearts all 0"
    before = text_of(table)
    table_id, lobby_id, other_id = (table_id_of(one) for one in (table, lobby, other))
    on_table = [page, f"c1.{table_id}.start..", f"c1.{lobby_id}.join..", f"c1.{lobby_id}.start.."]
    on_lobby = [page, f"c1.{other_id}.join..", f"c1.{table_id}.start.."]
    for message, presses in ((table, on_table), (lobby, on_lobby)):
        for said in presses:
            await carol.press_raw(message, said, forged=True)
    await refused(carol, cards, len(on_table) + len(on_lobby))
    assert text_of(table_of(alice, cards)) == before
    assert {table_id_of(one) for one in saying(alice, cards, "start")} == {lobby_id, other_id}
    # What is theirs is drawn.
    await bob.click(lobby, "Join")
    await bob.until(lambda: "**Bob**" in bob.reads(lobby), what="the seat taken")


async def test_there_is_no_rematch_of_a_game_that_is_not_over(evening: Evening) -> None:
    await gather_at_table(evening.alice, [evening.bob])
    await evening.alice.until(
        lambda: saying(evening.alice, evening.cards, "hand"), what="the table"
    )
    table = table_of(evening.alice, evening.cards)
    answer = await evening.alice.press_raw(table, f"c1.{table_id_of(table)}.rematch..", forged=True)
    assert "played to its end" in whispered(answer)
    lobbies = evening.client.room.tables.lobbies.values()
    assert not [lobby for lobby in lobbies if lobby.row.rematch_of is not None]


async def test_what_was_acknowledged_without_a_receipt_is_answered_all_the_same(
    evening: Evening,
) -> None:
    await started([evening.alice, evening.bob])
    await evening.live_table.settle()
    evening.acknowledge_first()
    fault = evening.discord_server.faults.add("POST", CALLBACK, cut="after", times=1)
    await evening.alice.click(table_of(evening.alice, evening.cards), "My hand")
    await evening.alice.until(
        lambda: _shown_in_private(evening.alice, evening.cards), what="the hand"
    )
    hand = hand_message(evening.alice)
    _, said = button_ids(hand, "tick")[0]
    evening.discord_server.faults.add("POST", CALLBACK, cut="after", times=1)
    await evening.alice.click(hand, custom_id=said)
    await evening.alice.until(lambda: _offers_untick(hand_message(evening.alice)), what="the tick")
    assert fault.hits == 1


def _shown_in_private(person: Person, cards: Channel) -> bool:
    return any(one["ephemeral"] and "Your hand" in text_of(one) for one in person.sees(cards))


def _offers_untick(hand: Payload) -> bool:
    return bool(button_ids(hand, "untick"))
