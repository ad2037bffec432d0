"""Secrets of a game that goes on are in the file and nowhere else."""

import base64
import json
import logging
import re
from collections.abc import Iterator

import pytest

from bot.tables.services.fairness import fair_chance
from bot.text.button_ids import ButtonId
from data.proofs import KeptProof
from data.tables import TableState
from engine.fairness.chain import LENGTH, Chain, Secret
from loopback_discord.people.person import Person
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.looking import data_of, table_of
from tests.end_to_end.mid_game import started

pytestmark = pytest.mark.evening(fair=True)


@pytest.fixture(autouse=True)
def any_number_of_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.interactions.data_files.EXPORT_SECONDS", 0.0)


class EverySaying(logging.Handler):
    """All that is logged, however small, with what an error says of itself."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(logging.Formatter("%(name)s %(levelname)s %(message)s"))
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(self.format(record))


@pytest.fixture
def logged(request: pytest.FixtureRequest) -> Iterator[EverySaying]:
    """Listen to every logger at DEBUG, from before the bot is opened."""
    handler = EverySaying()
    loggers = [logging.getLogger(name) for name in ("aiosqlite", *logging.root.manager.loggerDict)]
    levels = [logger.level for logger in (logging.root, *loggers)]
    for logger in (logging.root, *loggers):
        logger.setLevel(logging.DEBUG)
    logging.root.addHandler(handler)
    request.getfixturevalue("evening")
    yield handler
    logging.root.removeHandler(handler)
    for logger, level in zip((logging.root, *loggers), levels, strict=True):
        logger.setLevel(level)


def written(secret: Secret) -> list[str]:
    """Return a secret in each way in which a program may happen to write it."""
    whole = int.from_bytes(secret, "big")
    forms = (
        secret.hex(),
        secret.hex().upper(),
        repr(secret)[2:-1],
        base64.b64encode(secret).decode(),
    )
    return [*forms, str(list(secret)), str(whole)]


def told_in(text: str, kept: KeptProof, first: int) -> list[int]:
    """Return the draws from `first` on of which a text tells the secret."""
    chain = Chain(kept.root)
    draws = (*range(first, first + 20), LENGTH)
    return [draw for draw in draws if any(form in text for form in written(chain.secret(draw)))]


async def in_second_deal(evening: Evening, people: list[Person]) -> KeptProof:
    """Play until a deal is over and the next is in progress; return what proves them."""
    await started(people, command="hearts", seats=6, target=100, level="easy")
    await play_until(people, lambda: bool(evening.live_table.game.deal_scores))
    await play_until(people, lambda: bool(evening.live_table.game.view(0).hand))
    kept = await evening.store.proofs.get(evening.live_table.table_id)
    proof = evening.live_table.moment.proof
    assert kept is not None
    assert proof is not None
    # Those of the first dealer and of the first deal; the second deal is in progress.
    assert len(proof.secrets) == 2
    return kept


async def test_nobodys_export_tells_a_secret_of_a_game_that_goes_on(evening: Evening) -> None:
    kept = await in_second_deal(evening, [evening.alice, evening.bob])
    for person in (evening.alice, evening.bob, evening.dave):
        text = await data_of(evening.discord_server, person, evening.cards)
        # Not even those that everybody was shown: an export is of a person, and nobody's game.
        assert told_in(text, kept, 1) == []
    table_id = evening.live_table.table_id
    await evening.live_table.close(TableState.CLOSED, "table-closed-empty")
    for person in (evening.alice, evening.bob, evening.dave):
        text = await data_of(evening.discord_server, person, evening.cards)
        # Of draws that were never made nobody learns anything.
        assert told_in(text, kept, 4) == []
    assert told_in(json.dumps(await evening.store.proofs.record(table_id)), kept, 4) == []


async def test_a_record_of_a_running_game_is_nobodys(evening: Evening) -> None:
    kept = await in_second_deal(evening, [evening.alice, evening.bob])
    table_id = evening.live_table.table_id
    before = len(evening.discord_server.requests)
    for verb in ("record", "verify", "review"):
        custom_id = ButtonId(table_id, "record").custom_id.replace(".record.", f".{verb}.")
        await evening.alice.press_raw(
            table_of(evening.alice, evening.cards), custom_id, forged=True
        )
    await evening.settle()
    answers = evening.discord_server.requests[before:]
    assert answers
    for request in answers:
        assert not [one for one in request.files if one.filename.endswith(".json")]
        assert told_in(json.dumps(request.body), kept, 3) == []


async def test_nothing_that_describes_itself_in_a_log_or_an_error_tells_a_secret(
    evening: Evening,
) -> None:
    kept = await in_second_deal(evening, [evening.alice, evening.bob])
    live_table, room = evening.live_table, evening.client.room
    chance = fair_chance(live_table.row, kept, room.services.chance)
    described = (
        *(kept, Chain(kept.root), chance, chance.draw, live_table, live_table.session.table),
        *(live_table.row, live_table.frame(), live_table.game, live_table.moves, room),
        *(room.services, room.services.store, room.services.store.proofs),
        *(vars(live_table), vars(live_table.session.table), vars(room)),
    )
    for one in described:
        for text in (repr(one), str(one), f"{one}"):
            assert told_in(text, kept, 3) == [], type(one)


async def test_no_secret_is_logged_at_any_level(logged: EverySaying, evening: Evening) -> None:
    kept = await in_second_deal(evening, [evening.alice, evening.bob])
    await evening.live_table.close(TableState.CLOSED, "table-closed-empty")
    text = "\n".join(logged.texts)
    assert re.search(r"^asyncio|^bot|^discord", text, re.MULTILINE)
    assert told_in(text, kept, 1) == []
