"""Files of data: all that is kept of a person, pressed together, as large as Discord takes them."""

import asyncio
import gzip
import io
import json
from collections.abc import AsyncGenerator, AsyncIterable
from contextlib import aclosing
from typing import Any, Final, cast

from bot.background.file_turns import FileTurns
from bot.discord import answers
from bot.discord.answers import Interaction
from bot.screens.components import Attachment
from bot.screens.screen import plain_screen
from bot.text.phrasebook import Phrasebook
from data.privacy import Privacy

LARGEST: Final = 4_000_000
"""Bytes of a file: in memory at once, and sent in a few seconds also where the line is thin."""

UNPRESSED: Final = 100_000
"""Bytes more that the part of a file may take which is not written yet."""


EXPORT_SECONDS: Final = 60.0
"""Between two exports of one person."""


class DataExport:
    """Sends people what is kept of them."""

    def __init__(self, privacy: Privacy) -> None:
        self._privacy = privacy
        self._turns = FileTurns(EXPORT_SECONDS)

    async def send(self, interaction: Interaction, phrasebook: Phrasebook) -> None:
        """Send files to whoever asks; raise `RoomRefusal` if they did so just before."""
        person, send, number = interaction.user.id, answers.whisper, 1
        with self._turns.of(person):
            await answers.defer_reply(interaction)
            largest = min(LARGEST, interaction.filesize_limit)
            async with aclosing(self._privacy.export(person)) as parts:
                async for content in data_files(parts, largest):
                    name = "cardroom-data" if number == 1 else f"cardroom-data-{number}"
                    file = Attachment(f"{name}.json.gz", content)
                    await send(interaction, plain_screen(phrasebook("data-here"), file=file))
                    send, number = answers.whisper_further, number + 1


async def data_files(parts: AsyncIterable[tuple[str, Any]], largest: int) -> AsyncGenerator[bytes]:
    """Write parts as JSON into files of at most so many bytes, each whole by itself.

    A list that does not fit goes on in the next file.
    """
    file = _File(largest)
    async for name, value in parts:
        # What a thread writes keeps no loop waiting.
        left = await asyncio.to_thread(file.put, name, value)
        while left is not None:
            yield await asyncio.to_thread(file.ended)
            file = _File(largest)
            left = await asyncio.to_thread(file.put, name, left)
    yield await asyncio.to_thread(file.ended)


class _File:
    """One file that is being written."""

    def __init__(self, largest: int) -> None:
        self._pressed = io.BytesIO()
        self._writing = gzip.GzipFile(fileobj=self._pressed, mode="wb", compresslevel=4)
        self._largest = largest
        self._open = ""
        """The name of the list that the next entry may belong to."""
        self._entries = 0
        self._write("{")

    def put(self, name: str, value: object) -> object | None:
        """Write a part, or a piece of a list; return what is left for the next file, if any."""
        if not isinstance(value, list):
            self._begin(name)
            self._write(_written(value))
            return None
        if self._open != name:
            self._begin(name)
            self._write("[")
            self._open, self._entries = name, 0
        entries = cast("list[object]", value)
        for at, entry in enumerate(entries):
            text = _written(entry)
            if self._entries and self._pressed.tell() + len(text) + UNPRESSED > self._largest:
                return entries[at:]
            self._write("," if self._entries else "")
            self._write(text)
            self._entries += 1
        return None

    def ended(self) -> bytes:
        self._write("]" if self._open else "")
        self._write("}\n")
        self._writing.close()
        return self._pressed.getvalue()

    def _begin(self, name: str) -> None:
        first = not self._writing.tell() > 1
        for text in ("]" if self._open else "", "" if first else ",", _written(name), ":"):
            self._write(text)
        self._open = ""

    def _write(self, text: str) -> None:
        self._writing.write(text.encode())


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
