"""Scenes: what a picture shows, as values that know nothing of painting.

Equal scenes look equal, so a picture is known by its scene: in a screen, in the store of what was
painted, and on a message, whose file bears the scene's name.
"""

import hashlib
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.cards import Card

PAINTING: Final = 1
"""Raised when the same scene is painted in another way, so that no message keeps the old one."""

CardLook: TypeAlias = Literal["two-colours", "four-colours"]
"""How many colours the suits have."""


@dataclass(frozen=True, slots=True)
class HandScene:
    """Cards side by side, in the order given, as a hand is held."""

    cards: tuple[Card, ...]
    look: CardLook


Scene: TypeAlias = HandScene


def file_name(scene: Scene) -> str:
    """Return the name of the file that shows a scene; it tells nothing to those who read it."""
    written = f"{PAINTING} {scene!r}"
    return f"{hashlib.sha256(written.encode()).hexdigest()[:24]}.png"
