"""Limits: every body that Discord refuses, refused in Discord's words."""

from bot.playground.payloads import Payload


def check_message(
    body: Payload, files: list[str], *, creating: bool, standing: Payload | None = None
) -> None:
    """To come."""


def check_command(body: Payload, *, prefix: str) -> None:
    """To come."""


def check_modal(data: Payload) -> None:
    """To come."""


def check_choices(data: Payload) -> None:
    """To come."""


def check_emoji(body: Payload, content: bytes | None, *, taken: list[str]) -> None:
    """To come."""
