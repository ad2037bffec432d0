"""Whole games of All Fours and Pitch, from the lobby to the leaderboard."""

import asyncio
import json
from random import Random
from typing import Final

import pytest

from engine.contract.variant import Option
from engine.records.record import read_record
from engine.records.replay import replay
from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.conftest import there
from tests.end_to_end.all_fours_tables import placed, table_text, view_of
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening, gather_at_table, play_until
from tests.end_to_end.kept_results import ranks_in
from tests.end_to_end.looking import file_of, over, rest_of, saying, table_of
from tests.end_to_end.mid_game import shows_hands
from tests.end_to_end.positions import TABLE_ID
from tests.end_to_end.restarting import restart
from tests.end_to_end.watching import Watch
from tests.laws.covering import THOROUGH
from tests.regular import button_ids
from tests.rulings.all_fours.written import Deal
from tests.stored import rows_of

pytestmark = [pytest.mark.each_database_thorough, pytest.mark.evening(emojis=True)]


TARGET: Final = 7 if THOROUGH else 4
"""What an evening is played to: a short one has more than one deal too."""
SHORTER: Final[dict[str, Option]] = {} if THOROUGH else {"target": 3}
"""Options of random evenings. A deal brings a side five points at most, so one has them all."""
SHORTEST: Final[dict[str, Option]] = {} if THOROUGH else {"target": 2}
"""Enough for four, whose every deal takes some thirty presses."""


@pytest.mark.long
async def test_four_play_seven_up_from_the_lobby_to_the_leaderboard(
    evening: Evening, discord_server: LoopbackDiscord, watch: Watch, cards: Channel
) -> None:
    alice, bob, carol, dave = evening.people
    people = [alice, bob, carol, dave]
    await gather_at_table(alice, [bob, carol, dave], command="allfours", seats=4, target=TARGET)
    for person in people:
        await shows_hands(person, 1)
    table_id = evening.live_table.table_id
    await alice.until(lambda: "cut highest and deals first" in table_text(alice, cards))
    dealer = people[view_of(evening).dealer].name
    assert f"{dealer} cut highest and deals first." in table_text(alice, cards)

    await play_until(people, lambda: over(alice, cards))

    (told,) = saying(alice, cards, "more")
    answer = await bob.click(await rest_of(bob, told), "Record of the game")
    record = read_record(json.loads(file_of(discord_server, answer)))
    assert [action.verb for _, action in record.actions[:2]] == ["cut", "deal"]
    last = list(replay(record, Random()))[-1]
    finished = there(await evening.store.results.get(table_id))
    assert [seat.score for seat in finished.seats] == last["scores"]
    winners = sorted(seat.name for seat in finished.seats if seat.place == 1)
    assert winners in (["Alice", "Carol"], ["Bob", "Dave"])
    assert sum(action.verb == "deal" for _, action in record.actions) > 1
    assert max(last["scores"]) >= TARGET
    assert f"{winners[0]} and {winners[1]} win" in text_of(told)
    board = await carol.slash("leaderboard", family="All Fours")
    assert sorted(name for _, name in ranks_in(carol, board)[:2]) == winners
    assert await evening.store.standings.audit() == []
    assert watch.leaks == []


async def test_regulars_do_not_say_the_same_every_time(evening: Evening, cards: Channel) -> None:
    alice, bob, *_ = evening.people
    await gather_at_table(alice, [bob], command="allfours", seats=2)
    await shows_hands(alice, 1)

    def said() -> set[str]:
        rows = rows_of(evening.address, "SELECT action FROM journal")
        return {action.split()[0] for (action,) in rows}

    both = {"stand", "beg"}
    await play_until([alice, bob], lambda: both <= said() or over(alice, cards), chance=Random(1))
    assert both <= said()


@pytest.mark.usefixtures("evening")
async def test_a_game_of_pitch_is_ranked_as_all_fours(
    alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [bob, carol], command="pitch", seats=3, target=1)
    await play_until([alice, bob, carol], lambda: over(alice, cards))
    assert "Pitch" in text_of(saying(alice, cards, "rematch")[0])
    assert "1 game" in alice.reads(await alice.slash("stats"))


async def press_at_random(person: Person, where: Channel, luck: Random) -> bool:
    """Press any answer, card or tick of the hand that is shown; False where none is on offer."""
    for message in reversed(person.sees(where)):
        offers = button_ids(message, "do", "tick", "untick")
        if offers:
            await person.click(message, custom_id=luck.choice(offers)[1])
            return True
    return False


@pytest.mark.parametrize(
    ("preset", "seats", "options"),
    [
        ("seven_up", 4, SHORTEST),
        ("seven_up", 3, {**SHORTER, "revoke": "penalty", "revoke_claim": True, "inquiry": True}),
        ("af1807", 2, SHORTER),
    ],
)
@pytest.mark.long
async def test_presses_at_random_give_nothing_away_and_the_figures_are_those_of_the_record(
    evening: Evening, watch: Watch, preset: str, seats: int, options: dict[str, Option]
) -> None:
    """All the talk of a game, one beg at least, a hand as a whisper, a restart in the middle."""
    luck = Random(seats)
    people = evening.discord_server.world.people[:seats]
    whispered, told_by_message = people[0], people[1]
    whispered.close_dms()
    cut = ["AS", "2C", "3C", "4C"][:seats]
    begun = f"-1 cut {' '.join(cut)}", Deal({}, "5S"), "1 beg"
    await placed(evening, evening.cards, preset, people, *begun, **options)
    await whispered.until(lambda: saying(whispered, evening.cards, "hand"))
    places = {person: person.dm_channel for person in people} | {whispered: evening.cards}
    await whispered.click(table_of(whispered, evening.cards), "My hand")
    pressed, idle, restarted = 0, 0, False
    async with asyncio.timeout(LONGEST_SECONDS):
        while not over(told_by_message, evening.cards):
            here = [await press_at_random(one, where, luck) for one, where in places.items()]
            pressed += sum(here)
            idle = 0 if any(here) else idle + 1
            if pressed >= 20 and not restarted:
                restarted = True
                await restart(evening)
            if idle % 50 == 25 and saying(whispered, evening.cards, "hand"):
                # A whisper cannot be drawn again after a restart, so it is asked for again.
                await whispered.click(table_of(whispered, evening.cards), "My hand")
            if not any(here):
                await asyncio.sleep(0.01)

    (told,) = saying(told_by_message, evening.cards, "more")
    answer = await told_by_message.click(await rest_of(told_by_message, told), "Record of the game")
    record = read_record(json.loads(file_of(evening.discord_server, answer)))
    finished = there(await evening.store.results.get(TABLE_ID))
    lines = list(replay(record, Random()))
    assert [seat.score for seat in finished.seats] == lines[-1]["scores"]
    won, beggar = [0] * seats, 0
    for seat, action in record.actions:
        beggar = seat if action.verb == "beg" else beggar
        won[beggar] += action.verb == "give"
    assert restarted
    assert [seat.feats.get("begs-won", 0) for seat in finished.seats] == won
    assert await evening.store.standings.audit() == []
    assert watch.leaks == []
