"""Whoever has played for years is answered as anybody is, and gets all that is kept of them."""

import csv
import gzip
import io
import json
import logging
from typing import Any

import pytest

from bot.interactions import data_files
from data.appraisals import KeptAppraisal
from engine.players.revision import REVISION
from loopback_discord.payloads import EPHEMERAL, Payload, text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.commands.long_history import GAMES, play_for_years
from tests.end_to_end.conftest import Evening
from tests.end_to_end.kept_results import keep_game
from tests.end_to_end.looking import content_of, file_of
from tests.stored import exported

pytestmark = [pytest.mark.each_database, pytest.mark.long]

LARGEST = 400_000
"""Bytes of a file here: so few that there are several."""


def sent_files(person: Person, where: Channel) -> list[Payload]:
    """Return the files of data that somebody alone has been sent, in order."""
    return [
        attachment
        for message in person.sees(where)
        for attachment in message["attachments"]
        if attachment["filename"].startswith("cardroom-data") and message["flags"] & EPHEMERAL
    ]


def has_last_file(discord_server: LoopbackDiscord, person: Person, where: Channel) -> bool:
    *_, last = [b"", *(content_of(discord_server, one) for one in sent_files(person, where))]
    return b'"season_titles"' in gzip.decompress(last)


async def said(person: Person, answer: Answer) -> str:
    return await person.until(lambda: text_of(answer.message), what="an answer")


async def moderators_have_all(evening: Evening, mona: Person, cards: Channel) -> None:
    panel = await mona.slash("tables", cards)
    for page in ("Log", "Boards"):
        assert await said(mona, await mona.click(panel, page))
    handed = await mona.click(await mona.click(panel, "Boards"), "Results as CSV")
    content = file_of(evening.discord_server, handed)
    rows = list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"))))
    assert len(rows) == 4 * GAMES
    assert len({row["game"] for row in rows}) == GAMES


async def data_comes_whole(evening: Evening, alice: Person, cards: Channel) -> None:
    expected = await exported(evening.store, alice.id)
    await alice.slash("data export", cards)
    again = await alice.slash("data export", cards)
    assert "One file every 60 seconds" in await said(alice, again)
    await alice.until(lambda: has_last_file(evening.discord_server, alice, cards), what="all files")
    contents = [content_of(evening.discord_server, one) for one in sent_files(alice, cards)]
    assert all(len(content) <= LARGEST for content in contents)
    files = [json.loads(gzip.decompress(content)) for content in contents]
    assert len(files) > 1
    whole: dict[str, Any] = {}
    for file in files:
        for name, value in file.items():
            if isinstance(value, list):
                whole.setdefault(name, []).extend(value)
            else:
                whole[name] = value
    assert whole == json.loads(json.dumps(expected))


async def test_all_that_grows_is_answered_whole_after_hundreds_of_games(
    evening: Evening,
    mona: Person,
    cards: Channel,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    alice, bob, carol, dave = evening.people
    guild = evening.guild
    monkeypatch.setattr(data_files, "LARGEST", LARGEST)
    await keep_game(evening, cards, 0, {alice: 1, bob: 2, carol: 3, dave: 4})
    store = evening.store
    moves: list[dict[str, Any]] = [
        {"at": at, "best": "play 2C", "played": ["play 3C", 2.5, 0.1, 9, 0], "estimates": []}
        for at in range(4, 44, 4)
    ]
    await store.appraisals.keep(KeptAppraisal("kept0", 0, 1, REVISION, moves), [4])
    await play_for_years(store, "kept0", guild_id=guild.id, moderator=mona.id)

    answers = [
        await alice.slash("stats", cards),
        await bob.slash("stats", cards, player=alice.user),
        await alice.slash("leaderboard", cards),
        await alice.slash("leaderboard", cards, season="all"),
        await alice.slash("review", cards),
        await alice.slash("verify", cards),
        await alice.slash("puzzle", cards),
        await alice.slash("daily", cards),
        await alice.slash("settings", cards),
    ]
    told = [await said(alice, answer) for answer in answers]
    assert f"{GAMES:,}" in told[0]
    assert told[4].startswith("### Review")

    await moderators_have_all(evening, mona, cards)
    await data_comes_whole(evening, alice, cards)
    done = await alice.click(await alice.slash("data delete", cards), "Delete my data")
    assert "forgotten you" in await said(alice, done)
    assert (await exported(store, alice.id))["games"] == []
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING]
