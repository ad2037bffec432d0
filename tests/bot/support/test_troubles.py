"""A trouble of a server is known once, until it is mended or a day has passed."""

from bot.support.troubles import FORGOTTEN_AFTER_SECONDS, Trouble, Troubles


def test_each_trouble_is_known_once_until_it_is_mended_or_a_day_old() -> None:
    now = [0.0]
    troubles = Troubles(lambda: now[0])
    for _ in range(2):
        troubles.note(1, "post", 5)
    troubles.note(1, "post", 6)
    troubles.note(0, "post", 7)
    troubles.note(2, "title-role")
    troubles.mended(1, "post", 6)
    assert troubles.every() == (Trouble(1, "post", 5), Trouble(2, "title-role"))
    now[0] = FORGOTTEN_AFTER_SECONDS - 1
    troubles.note(2, "title-role")
    now[0] += 1
    assert troubles.every() == (Trouble(2, "title-role"),)
