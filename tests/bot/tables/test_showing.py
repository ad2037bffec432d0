"""The shown screen is known only while no two writes have crossed and nothing has changed."""

import asyncio

from bot.screens.screen import Screen, plain_screen
from bot.tables.messages.hand import Showing

OLD, NEW = plain_screen("old"), plain_screen("new")


class Easel:
    """What there is to be seen now."""

    def __init__(self) -> None:
        self.screen = OLD

    def draw(self) -> Screen:
        return plain_screen("old") if self.screen == OLD else self.screen


def test_a_screen_that_was_written_is_the_newest_until_another_is_drawn() -> None:
    easel = Easel()
    showing = Showing(easel.draw)
    assert not showing.is_newest
    showing.begin()
    assert not showing.is_newest
    assert not showing.end(OLD)
    assert showing.is_newest
    # While another is under way, nobody knows.
    showing.begin()
    assert not showing.is_newest
    assert not showing.end(OLD)
    easel.screen = NEW
    assert not showing.is_newest


def test_a_screen_that_changes_while_it_is_written_is_written_again() -> None:
    easel = Easel()
    showing = Showing(easel.draw)
    showing.begin()
    easel.screen = NEW
    assert showing.end(OLD)
    assert not showing.is_newest


def test_after_two_writes_that_crossed_a_third_follows() -> None:
    showing = Showing(Easel().draw)
    showing.begin()
    showing.begin()
    assert not showing.end(OLD)
    assert not showing.is_newest
    assert showing.end(OLD)
    showing.begin()
    assert not showing.end(OLD)
    assert showing.is_newest


def test_what_was_not_written_everywhere_or_not_at_all_is_not_known_to_be_shown() -> None:
    showing = Showing(Easel().draw)
    showing.begin()
    assert not showing.end(OLD, everywhere=False)
    assert not showing.is_newest
    showing.begin()
    assert not showing.end(None)
    assert not showing.is_newest


def test_what_was_written_at_one_place_is_known_to_be_shown_there_while_nothing_changes() -> None:
    easel = Easel()
    showing = Showing(easel.draw)
    showing.begin()
    assert not showing.end(OLD, everywhere=False, at="whisper")
    assert not showing.is_newest
    assert showing.newest_at == "whisper"
    easel.screen = NEW
    assert showing.newest_at is None
    easel.screen = OLD
    # While another is under way, and after two that crossed, nobody knows.
    showing.begin()
    assert showing.newest_at is None
    showing.begin()
    assert not showing.end(OLD, everywhere=False, at="message")
    assert showing.end(OLD, everywhere=False, at="whisper")
    assert showing.newest_at is None


async def test_whoever_waits_until_nothing_is_under_way_is_told_so_but_not_for_ever() -> None:
    showing = Showing(Easel().draw)
    await showing.idle(60)
    showing.begin()
    waiting = asyncio.create_task(showing.idle(60))
    await asyncio.sleep(0)
    assert not waiting.done()
    showing.end(OLD)
    await waiting
    showing.begin()
    await showing.idle(0)
