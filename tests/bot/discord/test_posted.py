"""Where a message stands says under which name the next one is posted."""

from bot.discord.posted import Hung, Posted, Replaced, Token, Unposted, hung_at, mark_of, with_token

FIRST = Hung(channel_id=1, message_id=1_000_000 << 22, deal=2)
LATER = Hung(channel_id=1, message_id=1_000_001 << 22, deal=2)


def test_a_message_that_hangs_leaves_the_name_of_the_next_deal_alone() -> None:
    assert mark_of(Posted(FIRST)) == mark_of(Unposted()) == ""


def test_what_takes_the_place_of_a_message_is_named_after_it() -> None:
    gone, replaced = Unposted(FIRST.mark), Replaced(FIRST)
    assert mark_of(gone) == mark_of(replaced) == FIRST.mark
    assert FIRST.mark != LATER.mark
    # After a restart it is called the same, with or without a token.
    assert Hung(9, FIRST.message_id, 3, Token("t", 1.0)).mark == FIRST.mark


def test_a_token_is_kept_for_the_message_that_was_pressed_alone() -> None:
    token = Token.of_now("a token")
    assert token.fresh
    at = hung_at(with_token(Posted(FIRST, tried=True), FIRST.message_id, token))
    assert at is not None
    assert at.token == token
    assert with_token(Posted(FIRST), LATER.message_id, token) == Posted(FIRST)
    assert with_token(Unposted(), FIRST.message_id, token) == Unposted()
    assert with_token(with_token(Replaced(FIRST), FIRST.message_id, token), FIRST.message_id, None)
    assert not Token("an old one", 0.0).fresh
