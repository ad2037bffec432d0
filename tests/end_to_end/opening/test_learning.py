"""*New here?*: a private page at the lobby, and behind the rules while the game runs."""

from bot.pictures.scenes import CardLook, ExampleScene, file_name
from bot.screens.families import family_screens
from bot.text.phrasebook import Phrasebook
from engine.games.catalogue import variant
from loopback_discord.payloads import EPHEMERAL, MEDIA_GALLERY, components_of
from loopback_discord.people.client import Answer
from tests.end_to_end.conftest import Evening, gather_at_table
from tests.end_to_end.looking import look_up, table_of
from tests.regular import button_ids, hand_message, stands

LEARN = "New here?"


def carried(answer: Answer) -> list[str]:
    """The files that a message carries."""
    return [one["filename"] for one in answer.message["attachments"]]


def pictured(key: str, look: CardLook) -> list[str]:
    """The files of the pictures in the lesson of a preset, step by step."""
    taught, words = variant(key), Phrasebook.load(strict=True)
    steps = family_screens(taught.family).lesson(taught, taught.seats_default, words)
    return [file_name(ExampleScene(step.piles, look, step.marked)) for step in steps]


async def test_anybody_learns_the_game_at_its_lobby_in_private(evening: Evening) -> None:
    preferences = evening.client.room.services.preferences
    await preferences.choose(evening.carol.id, "look", "plain")
    lobby = await evening.alice.slash("canasta")
    before = lobby.message["components"]
    assert "Collect melds" in evening.bob.reads(lobby)

    lesson = await evening.bob.click(lobby, LEARN)
    assert lesson.kind == "ephemeral"
    seen: list[str] = []
    for step in range(1, 6):
        assert f"{step} of 5" in evening.bob.reads(lesson)
        seen += carried(lesson)
        if step < 5:
            assert (await evening.bob.click(lesson, "▶")).kind == "update"
    assert "**Rules:" not in evening.bob.reads(lesson)
    assert seen == pictured("canasta_book", "two-colours")
    await evening.bob.click(lesson, "◀")
    assert "4 of 5" in evening.bob.reads(lesson)
    await evening.bob.click(lesson, "▶")
    await evening.bob.click(lesson, "Play")
    await evening.bob.until(
        lambda: not stands(evening.bob, evening.cards, lesson.message), what="the lesson closed"
    )

    plain = await evening.carol.click(lobby, LEARN)
    assert "1 of 5" in evening.carol.reads(plain)
    assert carried(plain) == []
    assert all(part["type"] != MEDIA_GALLERY for part in components_of(plain.message))
    assert lobby.message["components"] == before


async def test_the_last_step_tells_what_is_not_usual(evening: Evening) -> None:
    lesson = await evening.bob.click(await evening.alice.slash("pedro"), LEARN)
    while "5 of 5" not in evening.bob.reads(lesson):
        assert "**Rules:" not in evening.bob.reads(lesson)
        await evening.bob.click(lesson, "▶")
    assert "**Rules: Cinch**" in evening.bob.reads(lesson)


async def test_the_lesson_is_behind_the_rules_while_the_game_runs(evening: Evening) -> None:
    preferences = evening.client.room.services.preferences
    await preferences.choose(evening.bob.id, "look", "four-colours")
    await gather_at_table(evening.alice, [evening.bob])
    await evening.bob.until(lambda: hand_message(evening.bob), what="the hand")
    panel = await look_up(evening.bob, table_of(evening.bob, evening.cards), "Rules")

    answer = await evening.bob.click(panel, LEARN)
    assert answer.kind == "update"
    assert "1 of 5" in evening.bob.reads(panel)
    assert carried(panel) == pictured("standard", "four-colours")[:1]
    await evening.bob.click(panel, "▶")
    assert carried(panel) == pictured("standard", "four-colours")[1:2]
    assert LEARN not in evening.bob.faces(panel)

    await evening.bob.click(panel, "Rules")
    assert carried(panel) == []
    assert LEARN in evening.bob.faces(panel)
    private = [one for one in evening.bob.sees(evening.cards) if one["flags"] & EPHEMERAL]
    assert len([one for one in private if "Log" in evening.bob.faces(one)]) == 1


async def test_a_lesson_asked_for_at_a_lobby_that_is_gone_leads_to_the_newest_message(
    evening: Evening,
) -> None:
    lobby = await evening.alice.slash("hearts")
    old = lobby.message
    assert old is not None
    ((_, learn),) = button_ids(old, "learn")
    await evening.alice.click(lobby, "Start")
    await evening.alice.until(lambda: hand_message(evening.alice), what="the hand")
    assert evening.live_table
    late = await evening.bob.press_raw(old, learn, forged=True)
    assert "Look at the newest one below." in evening.bob.reads(late)
