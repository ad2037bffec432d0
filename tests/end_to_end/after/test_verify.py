"""Fair deals as people see them: the commitment, the secrets, the seal, and verifying a game."""

import json
from random import Random
from typing import Any

import pytest

from bot.discord.answers import Interaction
from bot.text.button_ids import ButtonId
from data.store import Store
from engine.games.catalogue import variant
from engine.records.proof import seal_of
from engine.records.verifying import verified
from loopback_discord.payloads import EPHEMERAL, text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.state.attachments import Upload
from loopback_discord.state.guilds import Channel
from tests.conftest import there
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.looking import file_of, over, published, rest_of, saying, table_of
from tests.end_to_end.mid_game import is_playing, started
from tests.end_to_end.restarting import break_off, change, kept_and_not_told
from tests.end_to_end.short_games import short_game, short_game_begun
from tests.fairness.fair_games import fair_record
from tests.regular import press_one, stands

pytestmark = pytest.mark.each_database_thorough


@pytest.fixture(autouse=True)
def files_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait ten seconds before the next file."""
    monkeypatch.setattr("bot.background.verifying.FILE_SECONDS", 0.0)


@pytest.fixture
def fair() -> bool:
    return True


async def played(
    evening: Evening, alice: Person, bob: Person, cards: Channel, *, deals: int = 1
) -> str:
    """Play a short game to its end, and return its table."""
    await short_game(evening, [alice, bob], cards, deals=deals)
    await alice.until(lambda: evening.client.room.tables.live, what="the table")
    table_id = evening.live_table.table_id
    await play_until([alice, bob], lambda: over(alice, cards))
    return table_id


async def kept(evening: Evening, table_id: str) -> dict[str, Any]:
    return there(await evening.store.proofs.record(table_id))


def code(text: str) -> str:
    return f"`{text}`"


def as_file(record: object) -> Upload:
    return Upload(0, "game.json", json.dumps(record).encode())


async def told(person: Person, channel: Channel | None = None, **options: str | Upload) -> str:
    """Return the private answer to /verify, once it is there."""
    return await read_whole(person, await person.slash("verify", channel, **options))


async def read_whole(person: Person, answer: Answer) -> str:
    said = await person.until(lambda: text_of(answer.message), what="an answer")
    assert answer.message["flags"] & EPHEMERAL
    return said


async def test_the_lobby_shows_the_commitment_which_is_told_when_the_game_has_begun(
    evening: Evening, people: list[Person], alice: Person, cards: Channel
) -> None:
    lobby = await alice.slash("hearts", cards)
    (open_lobby,) = evening.client.room.tables.lobbies.values()
    commitment = there(open_lobby.commitment)
    assert published(lobby.message) == [commitment]
    assert "🔒 *Check* shows where the cards come from" in text_of(lobby.message)
    assert code(commitment) in await told(alice, table=open_lobby.table_id)
    assert code(commitment) in await read_whole(alice, await alice.click(lobby, "Check"))
    for person in people[1:]:
        await person.click(lobby, "Join")
    await alice.click(lobby, "Start")
    await alice.until(lambda: not stands(alice, cards, lobby.message), what="that the lobby goes")
    said = await told(alice, table=open_lobby.table_id)
    assert code(commitment) in said
    assert "another number" not in said
    # Had a message held another number, whoever presses would be told.
    await alice.until(lambda: saying(alice, cards, "hand"), what="the table")
    table = table_of(alice, cards)
    other = ButtonId(open_lobby.table_id, "verify", text="dd" * 32).custom_id
    stray = await read_whole(alice, await alice.press_raw(table, other, forged=True))
    assert f"another number:** {code('dd' * 32)}" in stray


async def test_a_game_leaves_its_result_and_the_line_that_proves_where_its_cards_are_from(
    evening: Evening,
) -> None:
    alice, cards = evening.alice, evening.cards
    table_id = await played(evening, alice, evening.bob, cards, deals=2)
    record = await kept(evening, table_id)
    assert len(record["fair"]["secrets"]) > 2
    line, result = await alice.until(
        lambda: left if len(left := alice.sees(cards)) == 2 else None, what="two messages"
    )
    assert published(result) == [record["seal"]]
    link = f"{cards.address}/{result['id']}"
    await alice.until(lambda: f"[result]({link})" in alice.reads(line), what="the way there")
    (line, _) = alice.sees(cards)
    assert line["id"] == record["fair"]["message"]
    # What proves the rest is below the result; the commitment, and who sat where, stay here.
    assert published(line) == [record["fair"]["commitment"]]
    assert "In this order: **Alice**, **Bob**" in alice.reads(line)
    # The hands, which are not drawn again, lead to what stays.
    way = f"{cards.address}/{line['id']}"
    assert way in str(alice.dms()[-1])


@pytest.mark.each_database
async def test_verify_on_the_result_tells_each_deal_and_hands_the_record_out_in_private(
    evening: Evening,
) -> None:
    table_id = await played(evening, evening.alice, evening.bob, evening.cards, deals=2)
    record = await kept(evening, table_id)
    (result,) = saying(evening.carol, evening.cards, "more")
    answer = await evening.carol.click(await rest_of(evening.carol, result), "Check")
    said = await read_whole(evening.carol, answer)
    assert "✅ **Every card fits.**" in said
    assert "✅ First dealer: proven" in said
    deals = len(record["fair"]["secrets"]) - 1
    assert [f"✅ Deal {deal}: proven" in said for deal in range(1, deals + 2)] == [
        *[True] * deals,
        False,
    ]
    assert code(record["fair"]["commitment"]) in said
    assert code(record["seal"]) in said
    assert json.loads(file_of(evening.discord_server, answer)) == record
    names = [one["filename"] for one in answer.message["attachments"]]
    assert names == [f"game-{table_id}.json", "verify.html"]
    assert said not in evening.alice.reads(evening.cards)
    # Whoever played it need not say which, and whoever was there may name the table. A button that
    # asks the computers again stands below for whoever played.
    his = await told(evening.bob)
    his = his.replace("the button below does that", "**cardroom audit** does that")
    assert [one for one in his.splitlines() if "Your seat key" not in one] == said.splitlines()
    key = there(await evening.store.proofs.seat_key(table_id))
    assert "You sat in seat 2." in his
    assert code(key.hex()) in his
    assert await told(evening.carol, table=f" {code(table_id)} ".upper()) == said


async def test_a_record_is_verified_as_a_file_and_a_forged_one_is_found(evening: Evening) -> None:
    table_id = await played(evening, evening.alice, evening.bob, evening.cards)
    record = await kept(evening, table_id)
    said = await told(evening.dave, record=as_file(record))
    assert "✅ **Every card fits.**" in said
    assert "✅ It is the record that I keep of this game." in said
    # Anybody can make one up, with another table and a seal of its own.
    invented = fair_record(variant("standard"), 4, (None,) * 4, Random(3), 9)
    said = await told(evening.dave, record=as_file(invented))
    assert "❔ **The cards fit the secrets in this file.** I have no record" in said
    assert "✅ **Every card fits.**" not in said
    # A forger who seals it again is found by the record that the bot keeps.
    forged = record | {"by": [*record["by"][:-1], "clock default"]}
    again = forged | {"seal": seal_of(forged)}
    for one in (forged, again):
        said = await told(evening.dave, record=as_file(one))
        assert "❌ **Something is wrong with this record.**" in said
        assert "❌ **It is not the record that I keep of this game.**" in said
    secrets = [*record["fair"]["secrets"][:-1], "00" * 32]
    unfair = record | {"fair": record["fair"] | {"secrets": secrets}}
    assert "**the secret does not lead to the commitment**" in await told(
        evening.dave, record=as_file(unfair)
    )


async def test_of_a_file_nothing_is_said_but_what_the_engine_has_read(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    fair: dict[str, Any] = {
        "scheme": "cardroom-fair-1",
        "table": "`**@everyone**`[x](https://evil.example)",
        "message": "1",
        "commitment": "c0" * 32,
        "dealer_by": "draw",
        "secrets": ["5e" * 32],
    }
    empty: dict[str, Any] = {"variant": "standard", "seats": 4, "dealer": 0, "actions": []}
    said = await told(evening.alice, record=as_file(empty | {"fair": fair}))
    assert "Something is wrong" in said
    assert "everyone" not in said
    assert "This game carries no proof." in await told(evening.alice, record=as_file(empty))
    refused = empty | {"actions": [[0, "play @everyone"]]}
    assert "❌ **The rules refuse move 1.**" in await told(evening.alice, record=as_file(refused))
    assert "Traceback" not in caplog.text
    assert evening.client.is_ready()


async def test_a_table_and_a_file_at_once_are_one_too_many(evening: Evening) -> None:
    assert evening.is_running
    said = await told(evening.alice, table="k3f9", record=as_file({}))
    assert said == "Tell me the table or give me a file, not both."


async def test_games_of_other_servers_and_of_others_alone_are_not_known(evening: Evening) -> None:
    world = evening.discord_server.world
    elsewhere = world.add_channel(world.add_guild("Elsewhere"), "tables")
    unknown = "I know no table of that name here."
    await evening.alice.slash("play", evening.cards)
    (alone,) = evening.client.room.tables.live.values()
    assert (await told(evening.bob, table=alone.table_id)).startswith(unknown)
    assert (await told(evening.bob, table="none")).startswith(unknown)
    assert (await told(evening.bob, table="`")).startswith(unknown)
    assert "you play alone" in await told(evening.alice, table=alone.table_id)
    assert (await told(evening.bob)).startswith("Tell me which game")
    await alone.end(0)
    table_id = await played(evening, evening.alice, evening.bob, evening.cards)
    assert (await told(evening.carol, elsewhere, table=table_id)).startswith(unknown)
    assert "✅ **Every card fits.**" in await told(evening.bob, elsewhere, table=table_id)


@pytest.mark.each_database
async def test_a_game_that_somebody_played_alone_is_theirs_by_every_way_in(
    evening: Evening,
) -> None:
    nothing = ("There is no record of this game.", "I know no table of that name here.")
    table = await played(evening, evening.alice, evening.bob, evening.cards)
    (result,) = saying(evening.bob, evening.cards, "more")
    shared = await kept(evening, table)
    says = [ButtonId(table, verb) for verb in ("record", "verify", "review")]
    for one in says:
        answer = await evening.bob.press_raw(result, one.custom_id, forged=True)
        assert not (await read_whole(evening.bob, answer)).startswith(nothing), one.verb
    await change(evening, "UPDATE tables SET solo = 1 WHERE table_id = ?", table)
    await change(
        evening, "DELETE FROM chairs WHERE table_id = ? AND person = ?", table, evening.bob.id
    )
    # A private message of the own may hold any button.
    private = (await evening.bob.slash("help", evening.cards)).message
    for one in (*says, ButtonId(table, "animate", 0), ButtonId(table, "share-animation", 0)):
        answer = await evening.bob.press_raw(private, one.custom_id, forged=True)
        assert (await read_whole(evening.bob, answer)).startswith(nothing), one.verb
        assert not answer.message["attachments"]
    for command in ("verify", "review"):
        answer = await evening.bob.slash(command, evening.cards, table=table)
        assert (await read_whole(evening.bob, answer)).startswith(nothing), command
    answer = await evening.bob.choose_on_message("Review this game", result)
    assert (await read_whole(evening.bob, answer)).startswith(nothing)
    # Who has the file has the cards; nothing of the game is told beside them.
    answer = await evening.bob.slash("review", evening.cards, record=as_file(shared))
    said = await read_whole(evening.bob, answer)
    assert "Player 1" in said
    assert evening.alice.name not in said
    answer = await evening.alice.press_raw(result, ButtonId(table, "record").custom_id, forged=True)
    assert json.loads(file_of(evening.discord_server, answer)) == shared


async def test_a_running_game_tells_what_is_public_and_nothing_of_what_is_not(
    evening: Evening,
) -> None:
    await started(evening.people, target=100)
    await play_until(evening.people, lambda: is_playing(evening))
    live_table = evening.live_table
    proof = there(live_table.moment.proof)
    said = await told(evening.alice)
    assert "fixes the secrets of this game" in said
    assert code(proof.commitment) in said
    assert [line for line in said.splitlines() if line.startswith("-# 1")] == [
        f"-# 1, who deals first: {code(proof.secrets[0])}"
    ]
    assert "-# 2: " not in said
    # A made-up press gets no more.
    shown = evening.alice.dms()[-1]
    press = ButtonId(live_table.table_id, "verify").custom_id
    answer = await evening.alice.press_raw(shown, press, forged=True)
    assert await read_whole(evening.alice, answer) == said


async def test_a_game_that_another_process_plays_is_asked_of_that_one(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(evening.people, target=100)
    await play_until(evening.people, lambda: is_playing(evening))
    table = evening.live_table.table_id
    sent: list[str] = []

    async def forward(_: Interaction, table_id: str) -> bool:
        sent.append(table_id)
        return True

    monkeypatch.setattr(Store, "shared", True)
    monkeypatch.setattr(evening.client.tree, "_forward", forward)
    monkeypatch.delitem(evening.client.room.tables.live, table)
    await change(evening, "UPDATE tables SET owner = 'another'")
    await evening.alice.slash("verify", evening.cards, table=table)
    await evening.alice.until(lambda: sent, what="another process to be asked")
    assert sent == [table]


async def test_without_a_table_the_last_game_that_is_over_is_verified(evening: Evening) -> None:
    table_id = await played(evening, evening.alice, evening.bob, evening.cards)
    await evening.alice.slash("play", evening.cards)
    assert await told(evening.alice) == await told(evening.alice, table=table_id)


async def test_a_game_that_is_closed_publishes_its_seal_and_can_be_verified(
    evening: Evening, people: list[Person], alice: Person, cards: Channel
) -> None:
    people = people[:3]
    await short_game_begun(evening, people, cards, deals=3)
    # In the middle of the second deal.
    await play_until(people, lambda: evening.live_table.deal == 2 and is_playing(evening))
    table_id = evening.live_table.table_id
    proof = there(evening.live_table.moment.proof)
    first = proof.secrets[-1]
    (found,) = await alice.until(
        lambda: [one for one in alice.sees(cards) if first in published(one)],
        what="the first deal",
    )
    review = await alice.choose_on_message("Review this game", found)
    assert (await read_whole(alice, review)).startswith("This game is still going on.")
    for person in people:
        await press_one(person)
    leaves = evening.live_table
    for person in people[1:]:
        await leaves.session.leave(leaves.seat_of(person.id) or 0)
    seat = there(leaves.seat_of(alice.id))
    assert await leaves.end(seat)
    seal = (await kept(evening, table_id))["seal"]
    (closed,) = await alice.until(
        lambda: [one for one in alice.sees(cards) if published(one) == [seal]], what="the seal"
    )
    said = await read_whole(alice, await alice.click(closed, "Check"))
    assert "✅ Deal 2: proven" in said
    assert f"The seal of the record: {code(seal)}" in said
    board = await alice.slash("leaderboard", cards)
    assert "-# 1 game of Hearts was dealt here and ended without a result." in alice.reads(board)


async def test_a_game_that_cannot_be_carried_on_publishes_its_seal(evening: Evening) -> None:
    await started(evening.people, target=100)
    await play_until(evening.people, lambda: is_playing(evening))
    table_id = evening.live_table.table_id
    await break_off(evening)
    await change(evening, "UPDATE tables SET revision = 99 WHERE table_id = ?", table_id)
    await evening.open()
    await evening.alice.until(
        lambda: "I cannot carry on" in evening.alice.reads(evening.cards), what="the note"
    )
    seal = (await kept(evening, table_id))["seal"]
    assert [seal] in map(published, evening.alice.sees(evening.cards))


async def test_alone_the_panel_publishes_the_commitment_and_then_the_seal(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    await alice.slash("play", cards)
    (alone,) = evening.client.room.tables.live.values()
    proof = there(alone.moment.proof)
    assert [proof.commitment] in map(published, alice.sees(cards))
    seat = there(alone.seat_of(alice.id))
    assert await alone.end(seat)
    seal = (await kept(evening, alone.table_id))["seal"]
    await alice.until(lambda: [seal] in map(published, alice.sees(cards)), what="the seal")
    said = await told(alice, table=alone.table_id)
    assert "✅ Deal 1: proven" in said


async def test_a_game_from_before_there_were_proofs_says_that_it_carries_none(
    evening: Evening,
) -> None:
    table_id = await played(evening, evening.alice, evening.bob, evening.cards)
    record = await kept(evening, table_id)
    old = {key: record[key] for key in ("variant", "options", "seats", "dealer", "actions")}
    assert verified(old).commitment is None
    said = await told(evening.alice, record=as_file(old))
    assert "This game carries no proof" in said


async def test_a_result_that_is_told_after_a_restart_can_be_verified(evening: Evening) -> None:
    table_id = await kept_and_not_told(
        evening, evening.discord_server, evening.people, evening.cards
    )
    await evening.open()
    await evening.alice.until(lambda: over(evening.alice, evening.cards), what="the result")
    (result,) = saying(evening.alice, evening.cards, "more")
    assert published(result) == [(await kept(evening, table_id))["seal"]]
    assert "✅ **Every card fits.**" in await read_whole(
        evening.alice, await evening.alice.click(await rest_of(evening.alice, result), "Check")
    )
