"""Refusals: why an action cannot be taken."""

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


class NotYourTurn(IllegalAction):
    """The seat owes no action now; `waiting_for` are the seats that do."""

    def __init__(self, waiting_for: tuple[Seat, ...]) -> None:
        super().__init__("turn", "not-your-turn", "it is not this seat's turn")
        self.waiting_for = waiting_for


class BadRules(ValueError):
    """Rules, options or a number of seats that do not make a game; nothing is half applied.

    `parameters` are the names of those at fault; the message says what would be right.
    """

    def __init__(self, message: str, *parameters: str) -> None:
        super().__init__(message)
        self.parameters = parameters
