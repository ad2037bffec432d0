"""Settings of the application itself, by name."""

from typing import Protocol


class KeptSettings(Protocol):
    """Small texts that outlive the process, such as what the commands looked like last time."""

    async def get(self, key: str) -> str | None:
        """Return the text kept under `key`, None if there is none."""
        ...

    async def set(self, key: str, value: str) -> None:
        """Keep a text under `key` in place of an earlier one."""
        ...

    async def starting(self, prefix: str) -> dict[str, str]:
        """Return all texts whose key begins with `prefix`, by key."""
        ...

    async def drop(self, key: str) -> None:
        """Keep nothing under `key` any more."""
        ...
