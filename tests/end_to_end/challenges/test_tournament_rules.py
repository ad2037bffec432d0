"""Tournaments by any rules: a try of each kind of game, from the command to its review."""

import asyncio
import re
from random import Random
from typing import Any

import pytest

from data.presets import GuildPreset
from engine.contract.variant import Option
from engine.games.catalogue import variant
from engine.records.verifying import verified
from engine.table.journal import Author
from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from tests.conftest import there
from tests.end_to_end.challenges.test_challenges import to_its_end
from tests.end_to_end.challenges.test_tournament_commands import may_begin
from tests.end_to_end.conftest import Evening
from tests.end_to_end.daily_tries import DAY, playing
from tests.fairness.specification import verdicts
from tests.regular import hand_message

pytestmark = [
    pytest.mark.usefixtures("ended_at_once", "quick_computers"),
    pytest.mark.evening(fair=True, day=DAY),
]


@pytest.mark.parametrize(
    ("preset", "options", "told"),
    [
        ("california_jack", {}, None),
        ("black_maria", {"moon": "new"}, "moon"),
        ("cancellation", {}, None),
        ("canasta_2", {"decks": 1, "hand_size": 10}, "10"),
        ("af1807", {"game_suits": "trumps", "deals": 2}, "trump"),
        ("gong_zhu_pairs", {"sheep": 50}, "50"),
        ("ten_point_six", {"kitty": 4}, "4"),
    ],
)
async def test_a_try_by_any_rules_is_one_deal_that_proves_right(
    evening: Evening,
    mona: Person,
    preset: str,
    options: dict[str, Option],
    told: str | None,
) -> None:
    guild, rng = there(evening.cards.guild), Random(5)
    bob, cards = evening.bob, evening.cards
    await evening.client.store.presets.save(guild.id, GuildPreset("Ours", preset, options))
    may_begin(evening, mona)
    game = "Ours" if options else preset
    message = await mona.slash("tournament", cards, game=game, deals=4, length=3)
    said = mona.reads(message)
    assert ("customised" in said) == (told is not None)
    assert told is None or told in said.lower()
    assert "deal 1" not in said.lower()

    await bob.click(message, "Play my next deal")
    await bob.until(lambda: hand_message(bob, cards), what="the cards")
    (table,) = evening.client.room.tables.live.values()
    row, chosen = table.row, variant(preset, options)
    assert row.seat_count == chosen.seats_default
    before = [text_of(one) for one in evening.carol.sees(cards)]
    while chosen.family == "canasta" and playing(evening, bob):
        # Its hand is no row of answers, and others press it elsewhere.
        seat, moment = there(table.seat_of(bob.id)), table.moment
        if seat in table.waiting_for:
            act, asked = moment.game.propose(seat, rng), moment.asked(seat)
            await table.session.act(seat, act, asked=asked, author=Author.PERSON)
        await asyncio.sleep(0)
    await to_its_end(evening, bob)
    assert [text_of(one) for one in evening.carol.sees(cards)] == before
    await bob.click(message, "Standing")

    withheld = bob.reads(await bob.slash("verify", cards))
    assert "the commitments below" in withheld
    panel = await mona.slash("tables", cards)
    await mona.click(panel, "End")
    await mona.submit(Reason="quiz")
    record: dict[str, Any] = there(await evening.client.store.proofs.record(row.table_id))
    found = verified(record)
    assert found.holds
    assert verdicts(record) == {"holds", "note"}
    assert re.fullmatch(rf"{there(row.tried).field_id}-\d", record["fair"]["table"])
    assert record["options"]["deals"] == 1
    assert there(found.commitment) in withheld
    shown = await bob.slash("verify", cards)
    await bob.until(lambda: "Every card fits" in bob.reads(shown), what="the proof")
    assert there(found.commitment) in bob.reads(shown)
    reviewed = await bob.slash("review", cards)
    await bob.until(lambda: "Review" in bob.reads(reviewed), what="the review")


async def test_a_game_is_suggested_and_refused_as_at_a_table(
    evening: Evening, mona: Person
) -> None:
    guild = there(evening.cards.guild)
    may_begin(evening, mona)
    await evening.client.store.presets.save(
        guild.id, GuildPreset("Ours", "standard", {"target": 50})
    )
    offered = await mona.autocomplete("tournament", "game", "our")
    assert offered.choices[0]["value"] == "Ours"
    refused = await mona.slash("tournament", evening.cards, game="bridge")
    assert "I know no game called bridge." in mona.reads(refused)
    await evening.client.store.presets.set_default(guild.id, "play", "pedro")
    message = await mona.slash("tournament", evening.cards)
    assert "Tournament · Cinch" in mona.reads(message)
