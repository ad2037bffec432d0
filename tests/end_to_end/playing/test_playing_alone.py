"""`/play`: a game against computers in one private panel."""

import pytest

from loopback_discord.payloads import buttons_of, text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.conftest import there
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.pauses import leaves
from tests.end_to_end.restarting import restart
from tests.regular import hand_message, press_one

pytestmark = [pytest.mark.usefixtures("ended_at_once"), pytest.mark.each_database_thorough]

MESSAGES = "/channels/{channel_id}/messages"


def panel(person: Person, cards: Channel) -> str:
    """Return what the newest private panel says."""
    return text_of(person.sees(cards)[-1])


async def test_play_shows_table_and_hand_in_one_private_message_to_the_end_of_a_deal(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    evening.intervals = 1.0
    await evening.open_again()
    opened = await alice.slash("play", cards, length="full")
    assert opened.kind == "ephemeral"
    await alice.until(lambda: hand_message(alice, cards), what="the cards")
    assert "Hearts · deal 1" in panel(alice, cards)
    table = evening.live_table
    await play_until(
        [alice], lambda: table.moment.between_deals or len(table.game.deal_scores) > 0, where=cards
    )
    await alice.until(lambda: "deal 1 is over" in panel(alice, cards), what="the end of the deal")
    assert "deal total" in panel(alice, cards)
    await alice.click(cards, "Next")
    await alice.until(lambda: "deal 2" in panel(alice, cards), what="the next deal")

    assert len(alice.sees(cards)) == 1
    assert bob.sees(cards) == []
    assert alice.dms() == []
    assert discord_server.asked("POST", MESSAGES) == []


async def test_the_first_game_of_a_life_is_one_deal_with_a_lesson_beside_the_cards(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    await alice.slash("play", cards, game="pitch", level="easy")
    assert dict(evening.live_table.game.variant.options) == {"deals": 1}
    lesson = await alice.click(cards, "New here?")
    assert lesson.kind == "ephemeral"
    assert "1 of 5" in alice.reads(lesson)
    assert (await alice.click(lesson, "▶")).kind == "update"
    assert "2 of 5" in alice.reads(lesson)
    await play_until([alice], lambda: not evening.client.room.tables.live, where=cards)

    await alice.slash("play", cards, game="pitch")
    await alice.until(lambda: evening.client.room.tables.live, what="another game")
    assert not evening.live_table.game.variant.options
    # The first game's result takes the place of its hand a moment later.
    await alice.until(lambda: "New here?" not in alice.faces(cards), what="no lesson on offer")


@pytest.mark.evening(fair=True)
async def test_whoever_played_alone_opens_the_rest_and_shares_the_result_once(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await alice.slash("play", cards, game="pitch", level="easy")
    await play_until([alice], lambda: not evening.client.room.tables.live, where=cards)
    kept = alice.sees(cards)[-1]
    await alice.until(lambda: "Share" in alice.faces(kept), what="the result")
    assert alice.faces(kept)[:2] == ["One more deal", "Whole game"]
    rest = await alice.click(kept, "More")
    assert rest.kind == "ephemeral"
    assert alice.faces(rest.message) == ["Check", "Record of the game"]
    # Of one deal there are no totals to tell beside its own.
    assert "deal 1 is over" in alice.reads(rest)
    assert "After 1 deal" not in alice.reads(rest)
    assert bob.sees(cards) == []

    assert (await alice.click(kept, "Share")).kind == "message"
    (shared,) = bob.sees(cards)
    assert text_of(shared).startswith("# 🏆")
    assert text_of(shared).endswith("-# Shared by Alice")
    assert buttons_of(shared) == []
    again = await alice.click(kept, "Share")
    assert "shared" in alice.reads(again)
    assert len(bob.sees(cards)) == 1


async def test_the_first_card_is_seven_presses_from_the_command_at_most(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    # One press chooses the command in the list, another sends it.
    presses = 2
    await alice.slash("play", cards)
    table, done = evening.live_table, list[str]()
    while "play" not in done:
        presses += await press_one(alice, cards) is not None
        done = [
            one.action.verb
            for one in await evening.store.journal.read(table.table_id)
            if one.seat == 0
        ]
    # An only card may follow by itself.
    assert done[:2] == ["pass", "play"]
    assert presses <= 7


@pytest.mark.parametrize(("length", "deals"), [("one", 1), ("short", 3), ("full", None)])
async def test_a_game_alone_is_as_long_as_was_asked_for(
    evening: Evening, length: str, deals: int | None
) -> None:
    await evening.alice.slash("play", evening.cards, game="canasta", length=length)
    options = evening.live_table.game.variant.options
    assert dict(options) == ({} if deals is None else {"deals": deals})


async def test_play_again_shows_the_game_that_is_on(evening: Evening) -> None:
    await evening.alice.slash("play", evening.cards, game="allfours")
    again = await evening.alice.slash("play", evening.cards)
    assert again.kind == "ephemeral"
    assert "Seven-Up" in evening.alice.reads(again)
    assert len(evening.client.room.tables.live) == 1
    by_hand = await evening.alice.slash("hand", evening.cards)
    assert "Seven-Up" in evening.alice.reads(by_hand)
    assert "Nobody plays in this channel" in evening.alice.reads(
        await evening.alice.slash("table", evening.cards)
    )


async def test_play_with_another_game_open_says_which_and_offers_both(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    await alice.slash("play", cards, game="canasta")
    asked = await alice.slash("play", cards, game="pitch", level="easy", length="short")
    assert "You have a game of **Canasta** open." in alice.reads(asked)
    assert alice.faces(asked.message) == ["Go on", "Start Auction Pitch, keep Canasta paused"]
    assert len(evening.client.room.tables.live) == 1

    assert "Canasta" in alice.reads(await alice.click(asked.message, "Go on"))
    assert len(evening.client.room.tables.live) == 1
    for _ in range(2):
        # A second tap begins no third game.
        begun = await alice.click(asked.message, "Start Auction Pitch, keep Canasta paused")
        assert "Auction Pitch" in alice.reads(begun)
    room = evening.client.room
    await alice.until(
        lambda: [one.paused for one in room.tables.solo_of(alice.id)] == [False, True],
        what="one game kept paused",
    )
    pitch, canasta = room.tables.solo_of(alice.id)
    assert {chair.level for chair in pitch.chairs if chair.person is None} == {"easy"}
    assert dict(pitch.game.variant.options) == {"deals": 3}
    # Each is found by its name, and without one that which is not paused.
    assert "Auction Pitch" in alice.reads(await alice.slash("play", cards))
    assert "Canasta" in alice.reads(await alice.slash("play", cards, game="canasta"))
    await alice.until(lambda: not canasta.paused, what="that game going on")


async def test_a_game_that_is_played_alone_survives_a_restart_in_the_middle(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, cards: Channel
) -> None:
    await alice.slash("play", cards)
    table = evening.live_table
    await play_until([alice], lambda: table.game.view(None).deal_number == 1, where=cards)
    before = len(await evening.store.journal.read(table.table_id))
    await evening.open_again()
    assert evening.live_table.row.solo
    # The panel of before goes on working, and /play shows another.
    await play_until(
        [alice], lambda: evening.live_table.session.table.questions.numbers[0] > 2, where=cards
    )
    assert len(await evening.store.journal.read(table.table_id)) > before
    again = await alice.slash("play", cards)
    assert "Hearts · one deal" in alice.reads(again)
    assert discord_server.asked("POST", MESSAGES) == []
    assert alice.dms() == []


async def test_in_direct_messages_the_game_is_a_message_that_stays(evening: Evening) -> None:
    told = await evening.alice.slash("play", evening.alice.dm_channel)
    assert told.kind == "ephemeral"
    assert "message of its own here" in evening.alice.reads(told)
    await evening.alice.until(lambda: hand_message(evening.alice), what="the cards")
    assert evening.live_table.row.guild_id == 0
    await play_until(
        [evening.alice], lambda: evening.live_table.session.table.questions.numbers[0] > 3
    )
    mine = [one for one in evening.alice.dms() if not one["ephemeral"]]
    assert len(mine) == 1


async def result_of(evening: Evening, alice: Person, cards: Channel) -> Answer:
    opened = await alice.slash("play", cards, game="pitch", level="easy")
    await play_until([alice], lambda: not evening.client.room.tables.live, where=cards)
    await alice.until(lambda: "One more deal" in alice.faces(cards), what="the result")
    return opened


@pytest.mark.long
async def test_the_panel_ends_with_the_result_and_a_rematch_in_its_place(evening: Evening) -> None:
    await result_of(evening, evening.alice, evening.cards)
    assert len(evening.alice.sees(evening.cards)) == 1
    # One card has the last trick of the only deal, and no total twice.
    said = panel(evening.alice, evening.cards)
    assert said.startswith("# 🏆")
    assert "take" in said
    assert said.count("total") == 1
    await evening.alice.click(evening.cards, "One more deal")
    await evening.alice.until(
        lambda: "· one deal" in panel(evening.alice, evening.cards), what="the next game"
    )
    assert len(evening.alice.sees(evening.cards)) == 1
    assert evening.live_table.row.solo
    assert evening.discord_server.asked("POST", MESSAGES) == []


async def test_a_rematch_is_of_the_game_that_is_over_whatever_else_is_open(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    await result_of(evening, alice, cards)
    result, room = alice.sees(cards)[-1], evening.client.room
    await alice.slash("play", cards, game="canasta")
    asked = await alice.click(result, "One more deal")
    assert "You have a game of **Canasta** open." in alice.reads(asked)
    assert alice.faces(asked.message) == ["Go on", "Start Auction Pitch, keep Canasta paused"]
    assert "Canasta" in alice.reads(await alice.click(asked.message, "Go on"))
    assert len(room.tables.live) == 1

    assert asked.message is not None
    await alice.click(asked.message, "Start Auction Pitch, keep Canasta paused")
    await alice.until(
        lambda: [one.paused for one in room.tables.solo_of(alice.id)] == [False, True],
        what="one game kept paused",
    )
    pitch, _ = room.tables.solo_of(alice.id)
    assert dict(pitch.game.variant.options) == {"deals": 1}
    await alice.until(lambda: hand_message(alice, cards), what="the cards")
    # Pressed once more, it goes on with that one, and takes it up if it waits.
    await pitch.session.pause(0)
    await alice.click(result, "One more deal")
    await alice.until(lambda: not pitch.paused, what="that game going on")
    assert len(room.tables.solo_of(alice.id)) == 2
    # Another that waits is named below the one that is shown, however often that is drawn.
    await alice.slash("play", cards, game="pitch")
    await pitch.settle()
    assert "+1 paused: Canasta." in alice.reads(alice.sees(cards)[-1])


async def test_after_one_deal_a_whole_game_begins_if_it_is_wished(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    await result_of(evening, alice, cards)
    await alice.click(cards, "Whole game")
    await alice.until(lambda: evening.client.room.tables.live, what="the next game")
    assert not evening.live_table.game.variant.options
    await alice.until(lambda: "Auction Pitch · deal 1" in panel(alice, cards), what="its cards")


async def test_a_game_alone_is_paused_and_ended_like_any_other(evening: Evening) -> None:
    await evening.alice.slash("play", evening.cards)
    await leaves(evening.alice, "Pause")
    assert evening.live_table.paused
    await evening.alice.slash("play", evening.cards)
    assert not evening.live_table.paused
    await leaves(evening.alice, "End the game")
    await evening.alice.until(lambda: not evening.client.room.tables.live)
    assert await evening.store.tables.live(evening.owner) == ()


async def rating_alone(evening: Evening) -> tuple[int, int] | None:
    """Return what Alice's rating alone at Hearts is, and after how many games."""
    kept = await evening.store.ratings.alone_of(evening.alice.id, "hearts")
    return None if kept is None else (kept.shown, kept.games)


async def test_a_game_without_hints_has_none_and_its_result_tells_the_rating(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    await alice.slash("play", cards, length="one", hints=False)
    assert "Hint" not in alice.faces(cards)
    await play_until([alice], lambda: not evening.client.room.tables.live, where=cards)
    await alice.until(lambda: "Rating alone" in panel(alice, cards), what="the result")
    told, games = there(await rating_alone(evening))
    assert f"Rating alone, without hints: {told} (" in panel(alice, cards)
    assert "does not count" not in panel(alice, cards)
    assert games == 1
    figures = await alice.slash("stats", cards)
    assert f"Rating alone, without hints: {told}? after 1 game" in alice.reads(figures)
    # Nobody else learns what was played elsewhere.
    shown = await evening.bob.slash("stats", cards, player=alice)
    assert "without hints: " not in evening.bob.reads(shown)

    await alice.click(cards, "One more deal")
    await alice.until(lambda: evening.client.room.tables.live, what="the next game")
    assert not evening.live_table.row.hints


async def test_who_ends_a_game_without_hints_or_lets_it_wait_too_long_has_lost_it(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    await alice.slash("play", cards, hints=False)
    asked = await alice.slash("leave", cards)
    assert "it counts as lost" in alice.reads(asked)
    assert "It counts as lost." in alice.reads(await alice.click(asked, "End the game"))
    await alice.until(lambda: not evening.client.room.tables.live)
    first = there(await rating_alone(evening))
    assert first < (1500, 1)

    await alice.slash("play", cards, hints=False)
    paused = await leaves(alice, "Pause")
    assert "After that it counts as lost." in alice.reads(paused)
    await restart(evening, "UPDATE tables SET paused_until = 1 WHERE state = 'playing'")
    await alice.until(lambda: not evening.client.room.tables.live)
    second = there(await rating_alone(evening))
    assert (second[0] < first[0], second[1]) == (True, 2)
    assert await evening.store.ratings.audit() == []


async def test_a_game_with_hints_and_one_without_may_both_be_open(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    await alice.slash("play", cards)
    asked = await alice.slash("play", cards, length="one", hints=False)
    assert alice.faces(asked.message) == ["Go on", "Start Hearts without hints, keep Hearts paused"]
    for _ in range(2):
        await alice.click(asked.message, "Start Hearts without hints, keep Hearts paused")
    room = evening.client.room
    await alice.until(
        lambda: [one.paused for one in room.tables.solo_of(alice.id)] == [False, True],
        what="one game kept paused",
    )
    assert [one.row.hints for one in room.tables.solo_of(alice.id)] == [False, True]
    await alice.slash("play", cards, hints=True)
    await alice.until(
        lambda: not room.tables.solo_of(alice.id)[-1].paused, what="that game going on"
    )
    assert not any(one.paused for one in room.tables.solo_of(alice.id))
