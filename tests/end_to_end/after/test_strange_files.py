"""Files of strangers: whatever somebody gives to /verify or /review, it is foreseen."""

import json
import logging
import zlib
from collections.abc import Iterator, Mapping
from typing import Any, Final

import pytest

from bot.background.verifying import FILE_BYTES, MOVES
from engine.games.catalogue import variants
from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from loopback_discord.state.attachments import Upload
from tests.end_to_end.conftest import Evening

EMPTY: Final[Mapping[str, Any]] = {"variant": "standard", "seats": 4, "dealer": 0, "actions": []}

FAIR: Final[Mapping[str, Any]] = {
    "scheme": "cardroom-fair-1",
    "table": "t1",
    "message": "1",
    "commitment": "c0" * 32,
    "dealer_by": "draw",
}

FILES: Final[Mapping[str, bytes]] = {
    "empty": b"",
    "zeros": bytes(1000),
    "not text": b"\xff\x00",
    "other text": json.dumps(EMPTY).encode("utf-16"),
    "marked": json.dumps(EMPTY).encode("utf-8-sig"),
    "half a sign": b'{"variant": "\\ud83d"}',
    "list": b"[]",
    "no moves": b'{"actions": 3}',
    "other game": json.dumps({**EMPTY, "variant": "@everyone"}).encode(),
    "no secrets": json.dumps({**EMPTY, "fair": {**FAIR, "secrets": []}}).encode(),
    "packed": zlib.compress(b"0" * 10_000_000),
    "deep": b"[" * 149_000 + b"]" * 149_000,
    "flat": json.dumps([0] * 90_000).encode(),
    "keys": json.dumps({str(number): 0 for number in range(20_000)}).encode(),
    "digits": b'{"seats": ' + b"9" * 290_000 + b"}",
    "moves": json.dumps({**EMPTY, "actions": [0] * (MOVES + 1)}).encode(),
    "large": b" " * (FILE_BYTES + 1),
}

UNPLAYED: Final[tuple[list[object], ...]] = (
    [],
    [0],
    [[0]],
    [[0, 1]],
    [[0, ""]],
    [[9, "play QS"]],
    [[0, "play QS"]],
    [[-1, "shuffle"]],
    [[-1, "deal"]],
    [[-1, "deal x"]],
    [[-1, "cut x"]],
    [[-1, "deal " + "2C" * 52]],
)
"""Actions of which the first cannot be played by any rules."""


def records() -> Iterator[bytes]:
    for preset in {one.family: one for one in variants()}.values():
        table = {"variant": preset.key, "seats": preset.seats_allowed[0], "dealer": 0}
        for actions in UNPLAYED:
            yield json.dumps({**table, "actions": actions}).encode()


@pytest.fixture(autouse=True)
def files_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait ten seconds before the next file."""
    monkeypatch.setattr("bot.background.verifying.FILE_SECONDS", 0.0)


async def said(person: Person, command: str, content: bytes) -> str:
    answer = await person.slash(command, record=Upload(0, "game.json", content))
    return await person.until(lambda: text_of(answer.message), what="an answer")


@pytest.mark.parametrize("command", ["verify", "review"])
async def test_no_file_is_an_incident(
    command: str,
    evening: Evening,
    alice: Person,
    caplog: pytest.LogCaptureFixture,
) -> None:
    for name, content in FILES.items():
        told = await said(alice, command, content)
        why = "too large" if name in ("moves", "large") else "not the record of one game"
        assert why in told, name
    for content in records():
        told = await said(alice, command, content)
        if command == "review":
            assert told.startswith("This file is not the record of one game."), content
        else:
            assert "Something went wrong" not in told, content
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING]
    assert evening.client.is_ready()
