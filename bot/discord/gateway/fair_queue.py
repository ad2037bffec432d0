"""A fair queue: who waits in a long line waits for that line, and the others do not."""

import json
from collections import OrderedDict, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True, eq=False)
class WaitingInteraction:
    """An interaction that came at a moment, by the clock of the loop, and whose turn is to come."""

    packed: str = field(repr=False)
    """Its payload. Thousands of them unpacked would take memory that Python never gives back."""
    about: Any
    """What is known of how it came."""
    came: float
    acknowledged: bool = False
    """Whether Discord was told that an answer is under way."""
    telling: bool = False
    """Whether Discord is being told: of an answer at the same moment it would drop one."""
    let_in: bool = False

    @property
    def payload(self) -> dict[str, Any]:
        """The payload, unpacked."""
        return json.loads(self.packed)


class FairQueue:
    """Lines of interactions that take turns, each letting in its oldest."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, deque[WaitingInteraction]] = OrderedDict()
        self._unacknowledged: deque[WaitingInteraction] = deque()
        """Oldest first; of those that are let in some are here still."""

    def __bool__(self) -> bool:
        return bool(self._lines)

    def join(self, line: str, one: WaitingInteraction) -> None:
        """Let one wait at the end of a line."""
        self._lines.setdefault(line, deque()).append(one)
        self._unacknowledged.append(one)

    def let_in(self) -> WaitingInteraction | None:
        """Return whose turn it is, None if it is nobody's now."""
        for name, line in self._lines.items():
            if not line[0].telling:
                one = line.popleft()
                one.let_in = True
                self._lines.move_to_end(name)
                if not line:
                    del self._lines[name]
                return one
        return None

    def late(self, came_before: float, most: int) -> Sequence[WaitingInteraction]:
        """Return the oldest that came before a moment, each once; they are being told from now."""
        found: list[WaitingInteraction] = []
        waiting = self._unacknowledged
        while (
            waiting and len(found) < most and (waiting[0].let_in or waiting[0].came < came_before)
        ):
            one = waiting.popleft()
            if not one.let_in:
                one.telling = True
                found.append(one)
        return found


def line_of(payload: Any) -> str:  # noqa: ANN401  whatever came, which may be no interaction
    """Return which line an interaction joins: that of the table pressed, else of its person."""
    try:
        custom_id = payload["data"].get("custom_id")
        if custom_id is not None:
            # Button ids name their table after their grammar; "-" is none.
            table = custom_id.split(".")[1]
            if table != "-":
                return str(table)
        return str((payload.get("member") or payload)["user"]["id"])
    except (KeyError, TypeError, AttributeError, IndexError):
        return ""
