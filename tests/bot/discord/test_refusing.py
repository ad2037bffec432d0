"""Channels that refuse are not asked again until there is a reason."""

import asyncio

from bot.discord.refusing import AGAIN_AFTER_SECONDS, RETRY_SECONDS, Doing, RefusingChannels


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_channel_refuses_what_it_refused_and_no_other_does() -> None:
    refusing = RefusingChannels(Clock())
    refusing.note(1, Doing.POST, "403/50013")
    assert refusing.refuses(1, Doing.POST)
    assert not refusing.refuses(1, Doing.EDIT)
    assert not refusing.refuses(2, Doing.POST)


def test_a_refusal_is_doubted_once_and_not_at_once() -> None:
    clock = Clock()
    refusing = RefusingChannels(clock)
    refusing.note(1, Doing.POST, "403/50013")
    assert not refusing.ask_again(1)
    assert refusing.refuses(1, Doing.POST)
    clock.now += RETRY_SECONDS
    assert not refusing.ask_again(2)
    assert refusing.ask_again(1)
    assert not refusing.refuses(1, Doing.POST)
    assert not refusing.ask_again(1)


async def test_a_channel_is_asked_again_after_one_five_and_fifteen_minutes_and_no_more() -> None:
    clock = Clock()
    refusing = RefusingChannels(clock)
    assert AGAIN_AFTER_SECONDS == (60, 300, 900)
    for seconds in AGAIN_AFTER_SECONDS:
        refusing.note(1, Doing.EDIT, "403/50013")
        waiting = asyncio.create_task(refusing.due())
        clock.now += seconds - 1
        await asyncio.sleep(0)
        assert not waiting.done()
        assert refusing.refuses(1, Doing.EDIT)
        waiting.cancel()
        await asyncio.wait([waiting])
        clock.now += 1
        assert await refusing.due() == 1
        assert not refusing.refuses(1, Doing.EDIT)
    refusing.note(1, Doing.EDIT, "403/50013")
    waiting = asyncio.create_task(refusing.due())
    clock.now += 1e9
    await asyncio.sleep(0)
    assert not waiting.done()
    waiting.cancel()
    await asyncio.wait([waiting])
    # Whatever it took since, it may refuse anew, and is asked anew.
    refusing.took(1)
    refusing.note(1, Doing.EDIT, "403/50013")
    clock.now += AGAIN_AFTER_SECONDS[0]
    assert await refusing.due() == 1


def test_what_was_just_refused_is_doubted_if_permissions_have_changed() -> None:
    refusing = RefusingChannels(Clock())
    refusing.note(1, Doing.POST, "403/50013")
    assert refusing.refusing() == (1,)
    assert refusing.ask_again(1, at_once=True)
    assert refusing.refusing() == ()
