"""Records are read and verified in a process of their own, and nobody waits for one for ever."""

import asyncio
import json
import os
import time
import tomllib
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.background import reviewing, verifying
from bot.background.file_turns import FileTurns
from bot.background.verifying import FILE_BYTES, QUEUE, Verifying
from bot.interactions.verify_answers import VERIFIER, verifier_page
from bot.screens.refusal import RoomRefusal
from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.games.catalogue import variant, variants
from engine.players.thinking import NICENESS
from engine.records.record import read_record
from tests.fairness.fair_games import fair_record

RECORD = b'{"variant": "standard", "seats": 4, "dealer": 0, "actions": []}'
EMPTY = json.loads(RECORD)

pytestmark = pytest.mark.long


@pytest.fixture
async def verifier() -> AsyncIterator[Verifying]:
    made = Verifying(seconds=120)
    yield made
    made.stop()


def slowly(content: bytes) -> object:
    time.sleep(30)
    return content


async def key_of(verifier: Verifying, content: bytes, person: int = 1) -> str:
    try:
        await verifier.origin(person, content)
    except RoomRefusal as refusal:
        return refusal.key
    return ""


async def test_a_record_is_read_and_verified(verifier: Verifying) -> None:
    found = await verifier.verified(1, EMPTY)
    assert found is not None
    assert found.commitment is None
    fair = fair_record(variant("standard"), 4, (None,) * 4, Random(3), 9)
    content = json.dumps(fair).encode()
    told = await verifier.origin(1, content)
    assert told == ("standard", fair["fair"]["table"], fair["seal"])
    assert (await verifier.verified_file(1, content, fair["seal"])).commitment
    assert await verifier.verified(1, EMPTY | {"variant": "gone"}) is None
    with pytest.raises(RoomRefusal):
        await verifier.verified_file(1, content[:-9], None)


HOSTILE = {
    "keys": EMPTY | {str(number): 0 for number in range(20_000)},
    "options": EMPTY | {"options": {str(number): 0 for number in range(20_000)}},
    "one action": EMPTY | {"actions": [[0, "play " + "2" * 280_000]]},
    "flat": [0] * 90_000,
    "nested": None,
}


@pytest.mark.parametrize("kind", HOSTILE)
async def test_a_file_that_is_no_record_keeps_the_loop_waiting_for_no_time(
    verifier: Verifying, kind: str
) -> None:
    content = json.dumps(HOSTILE[kind]).encode() if HOSTILE[kind] else b"[" * 299_000
    assert len(content) < FILE_BYTES
    assert await key_of(verifier, content) == ("" if kind == "one action" else "verify-file-other")


@pytest.mark.parametrize("kind", ["keys", "options"])
def test_an_error_names_few_keys(kind: str) -> None:
    with pytest.raises((Unreadable, BadRules)) as refused:
        read_record(HOSTILE[kind])
    assert len(str(refused.value)) < 3000


async def test_a_file_that_is_larger_than_it_said_is_not_read(verifier: Verifying) -> None:
    assert await key_of(verifier, b" " * FILE_BYTES + RECORD) == "verify-file-large"


async def test_nobody_waits_for_a_record_that_takes_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(verifying, "_origin", slowly)
    hurried = Verifying(seconds=0.01)
    assert await key_of(hurried, RECORD) == "verify-long"
    hurried.stop()


def laboriously(content: bytes) -> object:
    while content:
        pass
    return {}


async def test_a_record_that_takes_too_much_work_ends_its_process_and_not_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    checking = Verifying(seconds=3600, processor_seconds=0.3)
    with monkeypatch.context() as laborious:
        laborious.setattr(verifying, "_origin", laboriously)
        assert await key_of(checking, RECORD) == "verify-long"
    assert await key_of(checking, RECORD) == ""
    checking.stop()


def held_up(_: bytes) -> object:
    time.sleep(1)
    return {}


async def test_a_record_that_only_waits_for_the_processor_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(verifying, "_origin", held_up)
    checking = Verifying(processor_seconds=0.3)
    assert await key_of(checking, RECORD) == ""
    checking.stop()


def niceness(_: bytes) -> object:
    return os.nice(0)


async def test_it_comes_before_what_nobody_waits_for(
    verifier: Verifying, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verifying, "_origin", niceness)
    assert await verifier.origin(1, RECORD) == min(19, os.nice(0) + NICENESS)


async def test_few_wait_for_their_turn(
    verifier: Verifying, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as slow:
        slow.setattr(verifying, "_origin", slowly)
        waiting = [asyncio.create_task(key_of(verifier, RECORD, person)) for person in range(QUEUE)]
        await asyncio.sleep(0)
        assert await key_of(verifier, RECORD, 99) == "verify-busy"
    for task in waiting:
        task.cancel()
    await asyncio.wait(waiting)
    assert await key_of(verifier, RECORD, 99) != "verify-busy"


async def test_a_file_is_replayed_in_the_process_and_its_game_is_the_same_here(
    verifier: Verifying, monkeypatch: pytest.MonkeyPatch
) -> None:
    one_of = {preset.family: preset for preset in variants()}
    for preset in one_of.values():
        seats = preset.seats_allowed[0]
        record = fair_record(preset, seats, (None,) * seats, Random(3), 60)
        here = reviewing.parted(record)
        with monkeypatch.context() as unplayable:
            # In this process nothing can be replayed.
            unplayable.setattr(reviewing, "reviewed", None)
            found = await verifier.parted(1, json.dumps(record).encode())
        assert (found.record, found.steps) == (here.record, here.steps)
        assert [game.view(None) for game in found.kept] == [game.view(None) for game in here.kept]
        shown, expected = found.position(found.last), here.position(here.last)
        assert shown.game.view(None) == expected.game.view(None)


def test_a_person_gives_one_file_at_a_time_and_one_in_ten_seconds() -> None:
    now = 0.0
    turns = FileTurns(10.0, clock=lambda: now)
    with turns.of(1):
        now = 60.0
        with pytest.raises(RoomRefusal) as refused, turns.of(1):
            pass
        assert refused.value.key == "verify-file-soon"
        with turns.of(2):
            pass
    now = 60.0 + 10.0 - 1
    with pytest.raises(RoomRefusal), turns.of(1):
        pass
    now = 60.0 + 10.0
    with turns.of(1):
        pass


def test_the_page_that_checks_records_goes_with_an_installed_bot() -> None:
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["force-include"] == {
        "docs/verify.html": f"bot/{VERIFIER}",
        "deploy/requirements.lock": "bot/requirements.lock",
    }
    page = verifier_page()
    assert (page.name, page.content) == (VERIFIER, Path("docs/verify.html").read_bytes())
