"""Troubles: what is wrong in a server that only its moderators can mend."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

TroubleKind: TypeAlias = Literal[
    "post", "attach", "thread", "draw", "refused", "log-channel", "title-role", "title-choice"
]
"""The bot may not post, attach pictures or make threads in a channel; a table there could not be
drawn, or Discord refused a screen of it; the channel of the log, or the role for a season, cannot
be used; nobody is given that role as it is now."""

FORGOTTEN_AFTER_SECONDS: Final = 24 * 3600.0
"""Seconds until a trouble is forgotten: one that goes on is noted again, others may be mended."""

MOST: Final = 4096


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something that is wrong in a guild, in a channel of it unless that is 0."""

    guild_id: int
    kind: TroubleKind
    channel_id: int = 0


class Troubles:
    """The troubles of late, each once."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._noted: dict[Trouble, float] = {}

    def note(self, guild_id: int, kind: TroubleKind, channel_id: int = 0) -> None:
        """Note that something went wrong in a guild; what went wrong elsewhere is nobody's."""
        if guild_id:
            trouble = Trouble(guild_id, kind, channel_id)
            self._noted.pop(trouble, None)
            self._noted[trouble] = self._now()
            if len(self._noted) > MOST:
                del self._noted[next(iter(self._noted))]

    def mended(self, guild_id: int, kind: TroubleKind, channel_id: int = 0) -> None:
        """Note that what was wrong is right again."""
        self._noted.pop(Trouble(guild_id, kind, channel_id), None)

    def every(self) -> tuple[Trouble, ...]:
        """Return what went wrong lately in any guild, the oldest first."""
        since = self._now() - FORGOTTEN_AFTER_SECONDS
        self._noted = {one: at for one, at in self._noted.items() if at > since}
        return tuple(self._noted)
