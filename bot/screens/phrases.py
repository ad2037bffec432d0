"""Turns of phrase that many screens use."""

from collections.abc import Sequence

from bot.phrasebook import Phrasebook
from bot.screens.components import Text
from engine.players.policy import Level


def listed(names: Sequence[str], phrasebook: Phrasebook) -> str:
    """Join names as a sentence does: Alice, Bob and Carol."""
    if len(names) < 2:
        return "".join(names)
    return phrasebook("list-and", first=", ".join(names[:-1]), last=names[-1])


def listed_or(choices: Sequence[str], phrasebook: Phrasebook) -> str:
    """Join choices as a sentence does: 2♣, 3♣ or 4♣."""
    if len(choices) < 2:
        return "".join(choices)
    return phrasebook("list-or", first=", ".join(choices[:-1]), last=choices[-1])


def level_text(level: Level, phrasebook: Phrasebook) -> str:
    """Say how well a computer plays; one whose level nobody knows plays as the easiest does."""
    return phrasebook(f"level-{level}")


def moment(at: int) -> str:
    """Write a moment so that everybody's own client counts down to it."""
    return f"<t:{at}:R>"


def date(at: int) -> str:
    """Write a moment as a date and a time, in everybody's own zone."""
    return f"<t:{at}:f>"


def lines(*parts: str | None) -> str:
    """Put lines below each other, leaving out those that are empty."""
    return "\n".join(part for part in parts if part)


def text(*parts: str | None) -> Text:
    """Return a block of lines."""
    return Text(lines(*parts))
