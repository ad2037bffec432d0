"""A cooldown lets something be done once in so many seconds."""

from bot.room.cooldown import Cooldown


def test_it_may_be_done_again_once_the_seconds_are_over() -> None:
    now = 1_000
    cooldown = Cooldown(30, lambda: now)
    assert cooldown.take()
    now += 29_999
    assert not cooldown.take()
    now += 1
    assert cooldown.take()
    assert not cooldown.take()
