"""A process that ended between the steps of *Start*."""

from bot.playground.person import Person
from bot.playground.places import Channel
from bot.playground.regular import button_ids
from bot.room.starting import begun
from tests.end_to_end.conftest import Evening
from tests.end_to_end.mid_game import count_cards, everything_is_true, hands_shown, pass_around


async def test_a_game_that_began_without_a_deal_is_dealt_once_by_the_next_process(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    people = [alice, bob, carol]
    lobby = await alice.slash("hearts", cards, seats=3)
    for person in people[1:]:
        await person.click(lobby, "Join")
    (waiting,) = evening.client.room.lobbies.values()
    # The first step of a start is written, and the process ends.
    await begun(evening.client.room.services, waiting.row, await waiting.filled())
    assert count_cards(evening) == 0
    await evening.close()
    await evening.open()
    for person in people:
        await person.until(lambda one=person: hands_shown(one), what="the hand")
    assert count_cards(evening) == 1
    await alice.until(lambda: "go to the table" in alice.reads(lobby), what="the way there")
    assert lobby.message is not None
    assert not button_ids(lobby.message, "start")
    await pass_around(people, evening)
    await everything_is_true(evening, people, cards)
