"""What looks as it did is not written again."""

from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.server.requests import Request
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.mid_game import is_playing, started


def hand_edits(discord_server: LoopbackDiscord, person: Person) -> list[Request]:
    """Return the edits of a direct message, by its channel or by the token of a press."""
    ways = (f"/channels/{person.dm_channel.id}/", "/webhooks/")
    return [
        request
        for request in discord_server.requests
        if request.method == "PATCH" and any(way in request.path for way in ways)
    ]


async def test_a_hand_is_written_again_only_if_it_looks_different(evening: Evening) -> None:
    people = [evening.alice, evening.bob, evening.carol]
    await started(people)
    await play_until(people, lambda: is_playing(evening) and 0 in evening.live_table.waiting_for)
    live_table = evening.live_table
    await live_table.settle()
    written = len(hand_edits(evening.discord_server, evening.alice))
    for _ in range(3):
        live_table.hand(0).mark()
        await live_table.settle()
    assert len(hand_edits(evening.discord_server, evening.alice)) == written
    played = live_table.game.legal_actions(0)[0]
    await live_table.play(0, played, asked=live_table.asked(0))
    live_table.hand(0).mark()
    await live_table.settle()
    assert len(hand_edits(evening.discord_server, evening.alice)) > written


async def test_one_moment_of_a_hand_is_drawn_once(evening: Evening) -> None:
    await started([evening.alice, evening.bob, evening.carol])
    drawing = evening.live_table.drawing
    first = drawing.hand(0)
    assert drawing.hand(0) is first
    assert drawing.hand(0, "A word.") != first
    assert drawing.hand(0) == first
    assert drawing.hand(1) != first
