"""Exits: how a table is left, whichever way it ends."""

from typing import Protocol


class Exits(Protocol):
    """The actions at the end of a table."""

    def halt(self) -> None:
        """Let no clock and no computer go on."""
        ...

    def leave_room(self) -> None:
        """Tell the room that the table is done with."""
        ...

    def stop(self) -> None:
        """Do nothing more here; the store keeps what is needed to carry on."""
        ...
