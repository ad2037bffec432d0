"""A token bucket lets a few things be done at once, and then so many a second."""

from bot.support.token_bucket import TokenBucket


class Clock:
    """Seconds that pass when they are told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_full_bucket_gives_its_size_at_once_and_then_a_token_at_a_time() -> None:
    clock = Clock()
    bucket = TokenBucket(3, 0.5, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 1.75
    assert not bucket.take()
    clock.now += 0.25
    assert bucket.take()
    assert not bucket.take()


def test_a_bucket_holds_no_more_than_its_size() -> None:
    clock = Clock()
    bucket = TokenBucket(2, 10, clock)
    clock.now += 3600
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_whoever_takes_ahead_is_told_how_long_to_wait() -> None:
    clock = Clock()
    bucket = TokenBucket(1, 0.5, clock)
    assert [bucket.take_ahead() for _ in range(3)] == [0, 2, 4]
    clock.now += 4
    assert bucket.take_ahead() == 2


def test_the_time_until_the_next_token_follows_what_fills_the_bucket() -> None:
    clock = Clock()
    bucket = TokenBucket(1, 0.5, clock)
    assert bucket.wait_seconds() == 0
    assert bucket.take()
    assert bucket.wait_seconds() == 2
    clock.now += 1
    bucket.refill_by(5)
    assert bucket.wait_seconds() == 0.1


def test_once_in_so_many_seconds_is_a_bucket_for_one() -> None:
    clock = Clock()
    bucket = TokenBucket(1, 1 / 30, clock)
    assert bucket.take()
    clock.now += 29.9
    assert not bucket.take()
    clock.now += 0.2
    assert bucket.take()
    assert not bucket.take()
