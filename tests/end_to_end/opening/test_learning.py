"""*Learn in a minute*: a private page at the lobby, and behind the rules while the game runs."""

from bot.pictures.scenes import CardLook, file_name
from bot.playground.discord.payloads import EPHEMERAL, MEDIA_GALLERY, components_of
from bot.playground.discord.people.client import Answer
from bot.playground.discord.people.person import Person
from bot.playground.discord.state.guilds import Channel
from bot.screens.families import family_screens
from bot.screens.lesson import lesson_screen
from bot.text.phrasebook import Phrasebook
from engine.games.catalogue import variant
from tests.end_to_end.conftest import Evening, gather_at_table
from tests.end_to_end.looking import look_up, table_of
from tests.regular import button_ids, hand_message

LEARN = "Learn in a minute"


def carried(answer: Answer) -> list[str]:
    """The files that a message carries."""
    assert answer.message is not None
    return [one["filename"] for one in answer.message["attachments"]]


def pictured(key: str, look: CardLook) -> list[str]:
    """The files of the pictures in the lesson of a preset."""
    taught, words = variant(key), Phrasebook.load(strict=True)
    steps = family_screens(taught.family).lesson(taught, words)
    return [file_name(scene) for scene in lesson_screen(taught, steps, look, words).scenes]


async def test_anybody_learns_the_game_at_its_lobby_in_private(
    evening: Evening, alice: Person, bob: Person, carol: Person
) -> None:
    preferences = evening.client.room.services.preferences
    await preferences.choose(carol.id, "look", "plain")
    lobby = await alice.slash("canasta")
    assert lobby.message is not None
    before = lobby.message["components"]
    assert "collect melds" in bob.reads(lobby)

    lesson = await bob.click(lobby, LEARN)
    assert lesson.kind == "ephemeral"
    assert "Canasta in a minute" in bob.reads(lesson)
    assert carried(lesson) == pictured("canasta_book", "two-colours")
    assert len(carried(lesson)) == 2

    plain = await carol.click(lobby, LEARN)
    assert "Canasta in a minute" in carol.reads(plain)
    assert carried(plain) == []
    assert plain.message is not None
    assert all(part["type"] != MEDIA_GALLERY for part in components_of(plain.message))
    assert lobby.message["components"] == before


async def test_the_lesson_is_behind_the_rules_while_the_game_runs(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    preferences = evening.client.room.services.preferences
    await preferences.choose(bob.id, "look", "four-colours")
    await gather_at_table(alice, [bob])
    await bob.until(lambda: hand_message(bob), what="the hand")
    panel = await look_up(bob, table_of(bob, cards), "Rules")

    answer = await bob.click(panel, LEARN)
    assert answer.kind == "update"
    assert "Hearts in a minute" in bob.reads(panel)
    assert carried(panel) == pictured("standard", "four-colours")
    assert LEARN not in bob.faces(panel)

    await bob.click(panel, "Rules")
    assert carried(panel) == []
    assert LEARN in bob.faces(panel)
    private = [one for one in bob.sees(cards) if one["flags"] & EPHEMERAL]
    assert len([one for one in private if "Log" in bob.faces(one)]) == 1


async def test_a_lesson_asked_for_at_a_lobby_left_behind_says_where_the_game_is(
    evening: Evening, alice: Person, bob: Person
) -> None:
    lobby = await alice.slash("hearts")
    old = lobby.message
    assert old is not None
    ((_, learn),) = button_ids(old, "learn")
    await alice.click(lobby, "Start")
    await alice.until(lambda: hand_message(alice), what="the hand")
    assert evening.live_table
    late = await bob.press_raw(old, learn, forged=True)
    assert "The game has begun" in bob.reads(late)
