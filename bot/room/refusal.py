"""Refusals of the room: what somebody asks for, and cannot have."""


class RoomRefusal(Exception):
    """A table cannot be opened, changed or started so; `key` names the text that says why."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts
