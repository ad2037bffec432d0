"""Reviews: somebody steps through a game that is over, and nobody through one that is not."""

import asyncio
import json

import pytest

from bot.text.button_ids import ButtonId
from engine.table.chairs import Chair
from loopback_discord.payloads import EPHEMERAL, Payload, selects_of, text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.people.world import add_places_elsewhere
from loopback_discord.state.attachments import Upload
from loopback_discord.state.guilds import Channel
from tests.data.everything import day_deal
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.daily_tries import DAY, NOT_OVER
from tests.end_to_end.looking import over, saying, table_of
from tests.end_to_end.positions import TABLE_ID, Position, place
from tests.end_to_end.restarting import change, restart
from tests.end_to_end.short_deals import DEALT, SHORT
from tests.regular import hand_message
from tests.screens.records import record_kept

pytestmark = pytest.mark.each_database_thorough


LAST = 12
"""The last step of a short game: twelve cards after its deal."""


@pytest.fixture
def day() -> str:
    return DAY


@pytest.fixture
async def game_over(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel
) -> Payload:
    """The result of a short game of three people, the third a computer."""
    chairs = (
        Chair(alice.name, person=alice.id),
        Chair(bob.name, person=bob.id),
        Chair("Otto", level="easy"),
    )
    short = Position(
        preset="standard",
        options={**SHORT, "target": 1},
        chairs=chairs,
        acts=(f"-1 deal {' '.join(DEALT)}",),
        dealer=2,
    )
    await place(evening, cards, short)
    await play_until([alice, bob], lambda: over(alice, cards))
    (result,) = saying(carol, cards, "more")
    return result


async def said(person: Person, answer: Answer) -> str:
    """Return what a private answer says, once it is there."""
    told = await person.until(lambda: text_of(answer.message), what="an answer")
    assert answer.message["flags"] & EPHEMERAL
    return told


def as_file(record: object) -> Upload:
    return Upload(0, "game.json", json.dumps(record).encode())


def where(step: int) -> str:
    return f"step {step + 1} of {LAST + 1}"


async def walk_to(person: Person, answer: Answer, step: int, way: str = "◀ Back") -> None:
    """Press a button of a review until it shows a step."""
    for _ in range(LAST + 1):
        if where(step) not in person.reads(answer):
            await person.click(answer, way)
    assert where(step) in person.reads(answer)


def carried(answer: Answer) -> list[str]:
    """Return the names of the pictures on a message."""
    return [one["filename"] for one in answer.message["attachments"]]


def menu_of(answer: Answer, placeholder: str) -> Payload:
    return next(
        one for one in selects_of(answer.message) if one["placeholder"].startswith(placeholder)
    )


async def test_a_person_walks_through_a_game_jumps_and_goes_on_after_a_restart(
    evening: Evening, game_over: Payload
) -> None:
    shown = await evening.alice.click(game_over, "Review")
    # It begins with the first thing that she did.
    assert "**Alice** played" in await said(evening.alice, shown)
    await walk_to(evening.alice, shown, 0)
    told = evening.alice.reads(shown)
    assert "10♣ Q♣ A♦ A♠" in told
    assert "4♣ 3♠" not in told
    assert "before play" in told
    for step in range(1, 7):
        await evening.alice.click(shown, "Next ▶")
        assert where(step) in evening.alice.reads(shown)
    assert "trick 2" in evening.alice.reads(shown)
    assert "Taken:" in evening.alice.reads(shown)
    await evening.alice.click(shown, "Picture")
    (first,) = carried(shown)
    await evening.alice.click(shown, "Next ▶")
    assert carried(shown) != [first]
    assert len(carried(shown)) == 1
    # The picture is told to those who hear it.
    assert "Your hand, " in json.dumps(shown.message)
    await evening.alice.click(shown, "All hands")
    assert "All hands, face up. Alice: " in json.dumps(shown.message)
    await evening.alice.click(shown, "In words")
    await evening.alice.until(lambda: carried(shown) == [], what="no picture")
    menu = menu_of(shown, "Go to a trick")
    await evening.alice.select(shown, "Trick 4", custom_id=menu["custom_id"])
    assert where(10) in evening.alice.reads(shown)
    await restart(evening)
    await walk_to(evening.alice, shown, LAST, "Next ▶")
    assert where(LAST) in evening.alice.reads(shown)
    assert "total\n1" in evening.alice.reads(shown)
    own = menu_of(shown, "Go to one of your moves")
    assert len(own["options"]) == 4
    assert all(":" in option["label"] for option in own["options"])
    await walk_to(evening.alice, shown, 0)


@pytest.mark.each_database
async def test_what_a_computer_did_says_so_and_what_a_person_did_does_not(
    evening: Evening, game_over: Payload
) -> None:
    assert evening.is_running
    shown = await evening.carol.click(game_over, "Review")
    # She may look, as the game stood where everybody saw it, but has no moves of her own.
    told = await said(evening.carol, shown)
    assert [one["placeholder"][:12] for one in selects_of(shown.message)] == ["Go to a tric"]
    remarks = dict[str, str]()
    while where(LAST) not in told:
        await evening.carol.click(shown, "Next ▶")
        told = evening.carol.reads(shown)
        for name in ("Alice", "Bob", "Otto"):
            if f"**{name}** played" in told:
                remarks[name] = remarks.get(name, "") + told
    assert "Decided by a computer (easy)." in remarks["Otto"]
    assert "Decided by" not in remarks["Alice"] + remarks["Bob"]

    # So it is opened from the menu of the result.
    again = await evening.carol.choose_on_message("Review this game", game_over)
    assert where(1) in await said(evening.carol, again)
    board = await evening.carol.slash("leaderboard", evening.cards)
    other = await evening.carol.choose_on_message("Review this game", board.message)
    assert (await said(evening.carol, other)).startswith("I see no game in this message.")

    # The option of the command suggests what one has played oneself.
    async def suggested(person: Person, typed: str) -> list[tuple[str, str]]:
        answer = await person.autocomplete("review", "table", typed, evening.cards)
        return [(one["name"].partition(" · ")[2], one["value"]) for one in answer.choices]

    assert await suggested(evening.alice, "") == [(f"Hearts with Bob · {TABLE_ID}", TABLE_ID)]
    assert await suggested(evening.alice, "hea") == await suggested(evening.alice, "")
    assert await suggested(evening.alice, "canasta") == []
    assert await suggested(evening.carol, "") == []
    await evening.store.privacy.delete(evening.bob.id)
    assert await suggested(evening.alice, "") == [
        (f"Hearts with Former player · {TABLE_ID}", TABLE_ID)
    ]


@pytest.mark.each_database
async def test_who_may_not_see_a_game_and_made_up_presses_are_answered_kindly(
    evening: Evening, game_over: Payload
) -> None:
    world = evening.discord_server.world
    elsewhere = world.add_channel(world.add_guild("Elsewhere"), "tables")
    unknown = "I know no table of that name here."
    answer = await evening.carol.slash("review", elsewhere, table=TABLE_ID)
    assert (await said(evening.carol, answer)).startswith(unknown)
    answer = await evening.alice.slash("review", elsewhere, table=TABLE_ID)
    assert "step " in await said(evening.alice, answer)
    for without_bot in add_places_elsewhere(world):
        answer = await evening.carol.slash("review", without_bot, table=TABLE_ID)
        assert (await said(evening.carol, answer)).startswith(unknown)
        answer = await evening.alice.slash("review", without_bot)
        assert "step " in await said(evening.alice, answer)
        before = evening.alice.reads(answer)
        await evening.alice.click(answer, "Next ▶")
        assert evening.alice.reads(answer) != before
    answer = await evening.carol.slash("review", evening.cards)
    assert (await said(evening.carol, answer)).startswith("You have finished no game yet.")
    shown = await evening.alice.slash("review", evening.cards)
    assert "step " in await said(evening.alice, shown)

    async def pressed(table: str, step: int, text: str, *values: str) -> str:
        before = len(evening.alice.sees(evening.cards))
        says = ButtonId(table, "review-to", step, text).custom_id
        forged = f"m{says}" if values else says
        await evening.alice.press_raw(shown.message, forged, forged=True, values=values or None)
        await asyncio.sleep(0)
        if len(evening.alice.sees(evening.cards)) > before:
            return text_of(evening.alice.sees(evening.cards)[-1])
        return evening.alice.reads(shown)

    place_ = "position text x"
    assert where(LAST) in await pressed(TABLE_ID, 999_999, place_)
    assert where(LAST) in await pressed(TABLE_ID, 1, place_, "999999")
    old = "too old for me to read"
    for text in ("", "position", "position text", "nothing text x", "position big x"):
        assert old in await pressed(TABLE_ID, 1, text)
    for value in ("-1", "1" * 30, "x", "٣", ""):
        assert old in await pressed(TABLE_ID, 1, place_, value)
    assert unknown in await pressed("none", 1, place_)
    assert "I keep a file for an hour only." in await pressed("0" * 12, 1, place_)
    # On a message that everybody sees nobody has a review drawn.
    public = ButtonId(TABLE_ID, "review-to", 1, place_).custom_id
    await evening.alice.press_raw(game_over, public, forged=True)
    assert "Review" not in text_of(saying(evening.carol, evening.cards, "more")[0]).splitlines()[0]
    assert evening.client.is_ready()


@pytest.mark.each_database
async def test_a_try_of_a_days_deal_is_its_persons_alone_once_it_has_a_result(
    evening: Evening, game_over: Payload
) -> None:
    assert game_over

    async def told(person: Person) -> str:
        return await said(person, await person.slash("review", evening.cards, table=TABLE_ID))

    field = day_deal(NOT_OVER).deal.field
    await evening.store.fields.commit([day_deal(NOT_OVER)])
    statement = "UPDATE tables SET solo = 1, field = ?, field_deal = 1 WHERE table_id = ?"
    await change(evening, statement, field.field_id, TABLE_ID)
    assert "step " in await told(evening.alice)
    assert (await told(evening.carol)).startswith("I know no table of that name here.")
    # Who has given up has not seen all cards, and others still play with them.
    await change(evening, "UPDATE tables SET state = 'closed' WHERE table_id = ?", TABLE_ID)
    assert (await told(evening.alice)).startswith("Others can still play this deal.")
    await evening.store.fields.close(field.field_id, lambda: 1)
    assert "step " in await told(evening.alice)


async def test_no_card_of_a_game_in_play_is_in_any_review(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    chairs = (Chair(alice.name, person=alice.id), Chair(bob.name, person=bob.id), Chair("Otto"))
    on = Position(
        preset="standard",
        options={**SHORT, "target": 100},
        chairs=chairs,
        acts=(f"-1 deal {' '.join(DEALT)}",),
        dealer=2,
    )
    await place(evening, cards, on)
    running = "This game is still going on."
    await alice.until(lambda: hand_message(alice), what="the hand")
    before = text_of(hand_message(alice) or {})
    for person in (alice, bob):
        answer = await person.slash("review", cards, table=TABLE_ID)
        assert (await said(person, answer)).startswith(running)
        for verb, text in (("review", ""), ("review-to", "position text x")):
            says = ButtonId(TABLE_ID, verb, 1, text).custom_id  # pyright: ignore[reportArgumentType]  both are verbs
            answer = await person.press_raw(person.dms()[-1], says, forged=True)
            assert (await said(person, answer)).startswith(running)
        answer = await person.choose_on_message("Review this game", table_of(person, cards))
        assert (await said(person, answer)).startswith(running)
    assert text_of(hand_message(alice) or {}) == before
    # A file that says to be the record of this game shows nothing either.
    forged = {
        "variant": "standard",
        "options": {**SHORT, "target": 100},
        "seats": 3,
        "dealer": 2,
        "actions": [[-1, f"deal {' '.join(DEALT)}"]],
        "fair": {
            "scheme": "cardroom-fair-1",
            "table": TABLE_ID,
            "message": "1",
            "commitment": "c0" * 32,
            "dealer_by": "draw",
            "secrets": ["5e" * 32],
        },
    }
    answer = await bob.slash("review", cards, record=as_file(forged))
    assert (await said(bob, answer)).startswith(running)
    assert not await evening.store.proofs.record(TABLE_ID)


async def test_a_record_as_a_file_is_reviewed_until_a_restart_forgets_it(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    record = record_kept("canasta_book", 4)
    written = {
        "variant": record.variant.key,
        "seats": record.seats,
        "dealer": record.dealer,
        "actions": [[seat, str(action)] for seat, action in record.actions],
    }
    shown = await alice.slash("review", cards, record=as_file(written))
    assert "Review · Canasta" in await said(alice, shown)
    assert "**Player 2**" in alice.reads(shown)
    menu = menu_of(shown, "Go to a deal")
    await alice.select(shown, menu["options"][-1]["label"], custom_id=menu["custom_id"])
    assert "deal" in alice.reads(shown)
    # Nobody else finds the file, should they guess its id.
    game = ButtonId.read(selects_of(shown.message)[0]["custom_id"].removeprefix("m")).table
    other = await bob.slash("help", cards)
    says = ButtonId(game, "review-to", 1, "position text x").custom_id
    answer = await bob.press_raw(other.message, says, forged=True)
    assert (await said(bob, answer)).startswith("I keep a file for an hour only.")
    await restart(evening)
    answer = await alice.click(shown, "Next ▶")
    assert (await said(alice, answer)).startswith("I keep a file for an hour only.")
