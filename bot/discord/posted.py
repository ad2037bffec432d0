"""Posted: where the one message hangs that shows a screen, and how the next one is named."""

import time
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

TOKEN_SECONDS: Final = 14 * 60.0
"""A token lives fifteen minutes; the last is left to slow lines."""

DISCORD_EPOCH: Final = 1_420_070_400_000
"""The beginning of 2015, from which snowflakes count milliseconds."""


@dataclass(frozen=True, slots=True)
class Token:
    """The token of an interaction, by which its answer is drawn anew; no limit counts that.

    If a press was acknowledged first, the token by itself means the message pressed, which others
    may see. `follow_up` is the message of the answer then, if it has one of its own. `original` is
    the message that the token means by itself, if Discord has said which.
    """

    text: str = field(repr=False)
    until: float
    follow_up: int | None = None
    original: int | None = None

    @classmethod
    def of_now(
        cls, text: str, follow_up: int | None = None, original: int | None = None
    ) -> "Token":
        """Return the token of an interaction that is answered now."""
        return cls(text, time.monotonic() + TOKEN_SECONDS, follow_up, original)

    @property
    def message_id(self) -> int | None:
        """The message that it draws anew, if that is known; a later message has a higher id."""
        return self.follow_up or self.original

    @property
    def fresh(self) -> bool:
        """Whether it can still be used."""
        return time.monotonic() < self.until


@dataclass(frozen=True, slots=True)
class Hung:
    """A message that hangs, and the deal that it shows; a lobby's message shows 0."""

    channel_id: int
    message_id: int
    deal: int
    token: Token | None = None

    @property
    def posted_at(self) -> int:
        """When it was posted, in milliseconds since 1970: a snowflake begins with its moment."""
        return (self.message_id >> 22) + DISCORD_EPOCH

    @property
    def mark(self) -> str:
        """What tells a posting from this one, which it replaces; Discord would answer with this.

        It is the same again after a restart, for the message may have been posted unremembered.
        """
        # The lower bits of a snowflake are no moment and mostly equal.
        return f".{(self.message_id >> 22) & 0xFFFF:04x}"


@dataclass(frozen=True, slots=True)
class Unposted:
    """No message hangs.

    `mark` tells the next one from earlier ones of the same deal. It is `tried` if a message may
    be there that nobody remembers: of a try whose receipt was lost, or of an earlier process.
    """

    mark: str = ""
    tried: bool = False


@dataclass(frozen=True, slots=True)
class Posted:
    """A message hangs, until another takes its place with the next deal; `tried` as above."""

    at: Hung
    tried: bool = False


@dataclass(frozen=True, slots=True)
class Replaced:
    """A message hangs, and one of the same deal takes its place; `tried` as above."""

    at: Hung
    tried: bool = False


PostState: TypeAlias = Unposted | Posted | Replaced


def hung_at(standing: PostState) -> Hung | None:
    """Return the message that hangs."""
    return None if isinstance(standing, Unposted) else standing.at


def mark_of(standing: PostState) -> str:
    """Return what tells the next message from earlier ones of the same deal."""
    match standing:
        case Unposted(mark=mark):
            return mark
        case Replaced(at=at):
            return at.mark
        case Posted():
            return ""


def with_token(standing: PostState, message_id: int, token: Token | None) -> PostState:
    """Return the same with another token for the message that hangs, if it is that one."""
    if isinstance(standing, Unposted) or standing.at.message_id != message_id:
        return standing
    return replace(standing, at=replace(standing.at, token=token))
