"""What goes first if Discord lets through fewer calls than there are: what each act is drawn as."""

import pytest

from bot.support.rate_limiter import CALLS_A_SECOND, Priority, RateLimiter, Slot
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.mid_game import count_tricks, is_playing
from tests.end_to_end.short_games import short_game_begun
from tests.regular import press_one


class Noting(RateLimiter):
    """Notes as how needed each call has passed."""

    def __init__(self) -> None:
        super().__init__(CALLS_A_SECOND)
        self.noted: list[Priority] = []

    async def enter(self, slot: Slot) -> None:
        await super().enter(slot)
        self.noted.append(slot.priority)


@pytest.fixture
def noting(evening: Evening) -> Noting:
    limiter = Noting()
    evening.client.room.services.post.rate_limiter = limiter
    return limiter


async def drawn(evening: Evening, noting: Noting) -> set[Priority]:
    """Return as how needed all is drawn that the last act has changed."""
    await evening.client.under_way.settle()
    await evening.live_table.settle()
    noted, noting.noted = set(noting.noted), []
    return noted


async def test_each_act_is_drawn_as_needed_as_it_is(
    evening: Evening, cards: Channel, noting: Noting
) -> None:
    people = evening.people[:3]
    await short_game_begun(evening, people, cards, deals=2)
    table = evening.live_table
    await play_until(people, lambda: is_playing(evening))
    await drawn(evening, noting)
    seen: dict[str, set[Priority]] = {"card": set(), "trick": set(), "deal": set()}
    while table.deal == 1:
        for person in people:
            tricks, deal, dealt = count_tricks(evening), table.deal, bool(table.game.deal_scores)
            if await press_one(person) is None:
                continue
            noted = await drawn(evening, noting)
            ended = bool(table.game.deal_scores) != dealt or table.deal != deal
            kind = "deal" if ended else "trick" if count_tricks(evening) > tricks else "card"
            seen[kind] |= noted
    assert Priority.TRICK in seen["trick"]
    assert Priority.DEAL in seen["deal"]
    assert Priority.TABLE in seen["card"]
    assert not seen["card"] & {Priority.TRICK, Priority.DEAL}
