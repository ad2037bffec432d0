"""Replies that are a line of text."""

from bot.discord.press import Reply
from bot.screens.plain import plain_screen


def said(text: str) -> Reply:
    """Say a line to the person alone."""
    return Reply(plain_screen(text), whispered=True)


def in_place(text: str) -> Reply:
    """Say a line in place of the message that was pressed."""
    return Reply(plain_screen(text))
