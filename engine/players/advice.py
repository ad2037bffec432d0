"""Advice: what a computer would do in a seat's place, and why."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self, TypeAlias

from engine.cards import Card
from engine.contract.action import Action

Fact: TypeAlias = "Card | tuple[Card, ...] | str | int"


Holds: TypeAlias = bool | Mapping[str, Fact]
"""Whether a reason holds; facts, if it brings some of its own."""


@dataclass(frozen=True, slots=True)
class Advice:
    """An action, and a reason that is true of the view it was found in, None if none is known.

    How a computer came to a decision says little to people, so the reason is found afterwards, by
    looking at what the action does as the asking seat sees it. `reason` is a stable key for the
    texts and `facts` fill it in: cards of the own hand or that lie open, `suit` a suit's letter,
    `seat` a seat, anything else a number.
    """

    action: Action
    reason: str | None = None
    facts: Mapping[str, Fact] = field(default_factory=dict[str, Fact])

    @classmethod
    def because(cls, action: Action, reason: str, **facts: Fact) -> Self:
        """Advise `action` for a reason with these facts."""
        return cls(action, reason, facts)

    @classmethod
    def first(cls, action: Action, texts: str, reasons: Mapping[str, Holds], **facts: Fact) -> Self:
        """Advise `action` for the first of these reasons that holds, without one if none does.

        The key of each begins with `texts`; `facts` are true of all of them.
        """
        for reason, holds in reasons.items():
            if holds:
                more: Mapping[str, Fact] = {} if isinstance(holds, bool) else holds
                return cls(action, f"{texts}{reason}", {**facts, **more})
        return cls(action)
