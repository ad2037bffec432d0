"""Channels that refuse are not asked again until there is a reason."""

from bot.room.refusing import RETRY_SECONDS, Doing, RefusingChannels


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
    assert not refusing.doubt(1)
    assert refusing.refuses(1, Doing.POST)
    clock.now += RETRY_SECONDS
    assert not refusing.doubt(2)
    assert refusing.doubt(1)
    assert not refusing.refuses(1, Doing.POST)
    assert not refusing.doubt(1)
