"""Deliveries: what comes twice is done once."""

from bot.discord.under_way import REMEMBERED, Deliveries


def test_only_the_first_of_two_is_first() -> None:
    deliveries = Deliveries()
    assert [deliveries.is_first(number) for number in (1, 2, 1, 2, 3)] == [
        True,
        True,
        False,
        False,
        True,
    ]


def test_no_more_is_remembered_than_has_to_be() -> None:
    deliveries = Deliveries()
    assert all(deliveries.is_first(number) for number in range(REMEMBERED + 1))
    assert not deliveries.is_first(REMEMBERED)
    assert deliveries.is_first(0)
