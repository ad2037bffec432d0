"""The token of an interaction, by which its answer is drawn anew for a quarter of an hour."""

import time
from dataclasses import dataclass, field
from typing import Final

TOKEN_SECONDS: Final = 14 * 60.0
"""A token lives fifteen minutes; the last is left to slow lines."""


@dataclass(frozen=True, slots=True)
class Token:
    """The token of an interaction; no limit counts the calls by it.

    If a press was acknowledged first, the token by itself means the message pressed, which others
    may see. `follow_up` is the message of the answer then, if it has one of its own. `original` is
    the message that the token means by itself, if Discord has said which. The answer is `whole` if
    all its pictures were painted in time.
    """

    text: str = field(repr=False)
    until: float
    follow_up: int | None = None
    original: int | None = None
    whole: bool = True

    @classmethod
    def of_now(
        cls,
        text: str,
        follow_up: int | None = None,
        original: int | None = None,
        *,
        whole: bool = True,
    ) -> "Token":
        """Return the token of an interaction that is answered now."""
        return cls(text, time.monotonic() + TOKEN_SECONDS, follow_up, original, whole)

    @property
    def message_id(self) -> int | None:
        """The message that it draws anew, if that is known; a later message has a higher id."""
        return self.follow_up or self.original

    @property
    def fresh(self) -> bool:
        """Whether it can still be used."""
        return time.monotonic() < self.until
