"""What the bot may do where something is taken from it."""

from bot.playground.discord.state.guilds import SEND_MESSAGES, VIEW_CHANNEL, allowed, may


def test_what_is_taken_is_gone_and_the_rest_stays() -> None:
    assert not may(SEND_MESSAGES, SEND_MESSAGES)
    assert may(SEND_MESSAGES, VIEW_CHANNEL)


def test_without_the_sight_of_a_channel_nothing_is_allowed_in_it() -> None:
    assert allowed(VIEW_CHANNEL) == 0
