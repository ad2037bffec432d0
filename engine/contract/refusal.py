"""Refusals: why an action cannot be taken, or rules cannot be played."""

from collections.abc import Collection, Iterable
from typing import NamedTuple, Self

from engine.contract.seats import Seat


class IllegalAction(Exception):
    """The rules refuse an action; nothing has changed.

    `rule` is the number in the family's rules (`R5.1`), `reason` a stable key for the texts
    (`follow-suit`), `facts` what fills them in. None of the three holds a card that the seat
    which is told may not see, nor does the message.
    """

    def __init__(self, rule: str, reason: str, message: str, **facts: str | int) -> None:
        super().__init__(message)
        self.rule = rule
        self.reason = reason
        self.facts = facts


def unknown_verb() -> IllegalAction:
    """Return the refusal of a verb that is out of place here."""
    # The verb comes from outside and may hold anything, so it is not repeated.
    return IllegalAction("verb", "unknown-verb", "this cannot be done now")


def number_of(count: int, thing: str) -> str:
    """Write so many things: `1 canasta`, `2 canastas`."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


class NotYourTurn(IllegalAction):
    """The seat owes no action now; `waiting_for` are the seats that do."""

    def __init__(self, waiting_for: tuple[Seat, ...]) -> None:
        super().__init__("turn", "not-your-turn", "it is not this seat's turn")
        self.waiting_for = waiting_for


class Fault(NamedTuple):
    """A rule parameter at fault, and what would be right for it.

    `others` are parameters that have as great a part in it: whichever of them somebody has set
    is the one to name.
    """

    parameter: str
    right: str
    others: tuple[str, ...] = ()

    def named_in(self, options: Collection[str]) -> "Fault":
        """Return the fault under the first of its parameters that is among the options."""
        names = (self.parameter, *self.others)
        return self._replace(parameter=next((name for name in names if name in options), names[0]))


class BadRules(ValueError):
    """Rules, options or a number of seats that do not make a game; nothing is half applied.

    `parameters` are the names of those at fault; the message says what would be right, as do
    `faults` one by one if the rules themselves refuse.
    """

    def __init__(self, message: str, *parameters: str) -> None:
        super().__init__(message)
        self.parameters = parameters
        self.faults: tuple[Fault, ...] = ()

    @classmethod
    def of(cls, faults: Iterable[Fault]) -> Self:
        """Return the refusal that tells all of `faults`, each once."""
        # The same may be wrong for several numbers of seats or directions.
        told = tuple(dict.fromkeys(faults))
        names = dict.fromkeys(fault.parameter for fault in told)
        lines = dict.fromkeys(f"{fault.parameter}: {fault.right}" for fault in told)
        refusal = cls("; ".join(lines), *names)
        refusal.faults = told
        return refusal

    def again(self) -> Self:
        """Return the same refusal of rules, to be raised without what this one has been through."""
        return self.of(self.faults)
