"""People at the loopback Discord: commands, presses, menus, forms, private messages."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from discord import Client, Message

from loopback_discord.payloads import EPHEMERAL, LOADING
from loopback_discord.people.client import FAILED, Impossible
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.attachments import Upload
from loopback_discord.state.guilds import Channel
from tests.loopback_discord.conftest import SmallBot

Post = Callable[..., Awaitable[Message]]


async def test_a_command_is_answered_in_the_channel_and_a_hand_comes_by_direct_message(
    bot: Client, alice: Person, bob: Person, cards: Channel
) -> None:
    answer = await alice.slash("deal", cards, cards=4)
    assert (answer.kind, answer.error) == ("message", None)
    await alice.until(alice.dms, what="her hand")
    assert alice.faces(alice.dm_channel) == ["card 0", "card 1", "card 2", "card 3"]
    assert alice.reads(cards) == bob.reads(cards) == "the table"
    assert bob.dms() == []
    assert bot.is_ready()


async def test_a_press_in_a_direct_message_edits_that_message(bot: Client, alice: Person) -> None:
    await alice.slash("deal")
    await alice.until(alice.dms)
    answer = await alice.click(alice.dm_channel, "card 1")
    assert answer.kind == "update"
    assert alice.reads(alice.dm_channel) == "pressed card 1"
    assert bot.is_ready()


@pytest.mark.usefixtures("bot")
async def test_nobody_sees_or_presses_the_direct_messages_of_another(
    alice: Person, bob: Person
) -> None:
    await alice.slash("deal")
    await alice.until(alice.dms)
    assert bob.sees(alice.dm_channel) == []
    with pytest.raises(Impossible, match="is not there"):
        await bob.click(alice.dm_channel, "card 0")
    with pytest.raises(Impossible, match="does not see"):
        await bob.click(alice.dms()[0], "card 0")


@pytest.mark.usefixtures("bot")
async def test_an_ephemeral_answer_is_seen_and_pressed_by_its_viewer_only(
    alice: Person, bob: Person, cards: Channel
) -> None:
    answer = await alice.slash("quiet", cards)
    assert answer.kind == "ephemeral"
    assert answer.message["flags"] & EPHEMERAL
    assert [one["ephemeral"] for one in alice.sees(cards)] == [True]
    assert bob.sees(cards) == []
    with pytest.raises(Impossible, match="does not see"):
        await bob.click(answer.message, "turn")
    with pytest.raises(Impossible, match="is not there"):
        await bob.click(cards, "turn")
    assert (await alice.click(cards, "turn")).kind == "update"
    assert alice.reads(cards) == "pressed turn"


@pytest.mark.usefixtures("bot")
async def test_a_disabled_button_cannot_be_pressed(alice: Person, cards: Channel) -> None:
    await alice.slash("quiet", cards)
    assert alice.faces(cards) == ["turn"]
    with pytest.raises(Impossible, match="is disabled"):
        await alice.click(cards, "gone")


@pytest.mark.usefixtures("bot")
async def test_what_nobody_answers_fails_after_some_seconds_of_the_clock(
    discord_server: LoopbackDiscord, alice: Person
) -> None:
    world = discord_server.world
    sent = world.changes.version
    waiting = asyncio.create_task(alice.slash("silent"))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    world.interactions.give_up()
    answer = await waiting
    assert (answer.kind, answer.error) == ("none", FAILED)
    assert world.changes.version == sent


@pytest.mark.usefixtures("bot")
async def test_a_deferred_answer_is_a_mark_of_thinking_that_a_followup_replaces(
    alice: Person, cards: Channel
) -> None:
    answer = await alice.slash("slow", cards)
    assert answer.kind == "deferred"
    await alice.until(lambda: alice.reads(cards))
    (seen,) = alice.sees(cards)
    assert (seen["content"], seen["ephemeral"]) == ("thought about it", True)
    assert not seen["flags"] & LOADING


async def test_a_form_is_opened_filled_in_and_sent(
    bot: SmallBot, alice: Person, bob: Person, cards: Channel
) -> None:
    answer = await alice.slash("form", cards)
    assert answer.kind == "modal"
    assert alice.modal is not None
    assert alice.modal.title == "A wish"
    with pytest.raises(Impossible, match="no such form"):
        await bob.submit(alice.modal, wish="x")
    with pytest.raises(Impossible, match="characters"):
        await alice.submit(wish="x" * 21)
    await alice.until(lambda: bot.forms, what="the form known to the bot")
    sent = await alice.submit(values={"Your wish": "a slam"})
    assert (sent.kind, alice.reads(cards)) == ("ephemeral", "wished a slam")
    assert alice.modal is None


@pytest.mark.usefixtures("bot")
async def test_words_being_typed_bring_suggestions(alice: Person) -> None:
    answer = await alice.autocomplete("suggest", "game", "s")
    assert [choice["value"] for choice in answer.choices] == ["samba"]
    with pytest.raises(Impossible, match="needs"):
        await alice.slash("suggest")


@pytest.mark.usefixtures("bot")
async def test_a_command_for_managers_of_guilds_is_not_offered_to_others(
    discord_server: LoopbackDiscord, alice: Person, bob: Person
) -> None:
    mary = discord_server.world.add_person("Mary", manage_guild=True)
    with pytest.raises(Impossible, match="is not offered"):
        await bob.slash("settings", who=alice)
    for manager in (alice, mary):
        answer = await manager.slash("settings", who=bob)
        assert answer.message["content"] == f"settings for {bob.id}"
    with pytest.raises(Impossible, match="is not offered"):
        await alice.slash("settings", alice.dm_channel, who=bob)


@pytest.mark.usefixtures("bot")
async def test_options_are_of_the_kind_the_command_asks_for(alice: Person) -> None:
    for wrong in ("four", True, 1.5):
        with pytest.raises(Impossible, match="cannot be typed"):
            await alice.slash("deal", cards=wrong)
    with pytest.raises(Impossible, match="has no option"):
        await alice.slash("deal", hands=4)


async def test_a_menu_takes_as_many_as_it_says(post: Post, alice: Person, cards: Channel) -> None:
    await post(cards, "pass three", menu=True)
    with pytest.raises(Impossible, match="takes 3 to 3"):
        await alice.select(cards, "0", "1")
    with pytest.raises(Impossible, match="no option"):
        await alice.select(cards, "0", "1", "9")
    with pytest.raises(Impossible, match="ticked already"):
        await alice.select(cards, "0", "1", "1")
    await alice.select(cards, "Card 0", "2", "4", placeholder="Pass")
    assert alice.reads(cards) == "passed 0 2 4"


@pytest.mark.usefixtures("bot")
async def test_what_was_waited_for_in_vain_is_explained_by_a_transcript(
    alice: Person, bob: Person, cards: Channel
) -> None:
    await alice.slash("quiet", cards)
    await bob.slash("deal", cards)
    await bob.until(bob.dms)
    with pytest.raises(AssertionError) as failure:
        await alice.until(lambda: "trick" in alice.reads(cards), timeout=0.1, what="a trick")
    told = str(failure.value)
    assert "Alice did not see a trick in 0.1 s" in told
    assert "#cards (The Green Baize)" in told
    assert "[turn] (gone)" in told
    assert "only you can see this" in told
    assert "your hand" not in told


async def test_an_old_drawing_can_be_pressed_only_on_purpose(
    presses: list[str], alice: Person, cards: Channel
) -> None:
    await alice.slash("quiet", cards)
    (drawing,) = alice.sees(cards)
    await alice.click(cards, "turn")
    with pytest.raises(Impossible):
        await alice.click(cards, "turn")
    answer = await alice.press_raw(drawing, "chip:turn", forged=True)
    assert answer.kind == "update"
    assert presses == ["turn", "turn"]


async def test_a_press_of_a_message_that_is_gone_reaches_the_bot_all_the_same(
    post: Post, alice: Person, cards: Channel
) -> None:
    message = await post(cards, "soon gone", "whisper")
    (drawing,) = alice.sees(cards)
    await message.delete()
    assert alice.sees(cards) == []
    with pytest.raises(Impossible, match="does not see"):
        await alice.click(drawing, "whisper")
    answer = await alice.press_raw(drawing, "chip:whisper", forged=True)
    assert answer.kind == "ephemeral"


async def test_an_ephemeral_message_can_be_put_away_by_its_viewer(
    post: Post, alice: Person, cards: Channel
) -> None:
    await post(cards, "public")
    await alice.slash("quiet", cards)
    public, secret = alice.sees(cards)
    alice.dismiss(secret)
    assert alice.reads(cards) == "public"
    with pytest.raises(Impossible):
        alice.dismiss(public)


@pytest.mark.usefixtures("bot")
async def test_a_file_is_handed_in_with_a_command(alice: Person) -> None:
    answer = await alice.slash("aloud", file=Upload(0, "my game.json", b"{}"))
    assert answer.message["content"] == "my_game.json, 2 bytes: {}"
    with pytest.raises(Impossible, match="cannot be given"):
        await alice.slash("aloud", file="game.json")
