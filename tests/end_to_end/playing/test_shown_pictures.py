"""Pictures at a table: a hand for whoever wants it big, each finished deal, and the result."""

import re
import threading
from collections.abc import Iterator
from typing import Final, cast

import pytest

from bot.discord import rendering
from bot.pictures import painted
from bot.pictures.painted import PaintedScenes
from bot.pictures.painting import paint
from bot.pictures.scenes import HandScene, Scene
from bot.screens.cards import held
from bot.screens.pictures import hand_alt
from bot.text.phrasebook import Phrasebook
from engine.games.hearts.view import HeartsView
from loopback_discord.payloads import MEDIA_GALLERY, Payload, components_of
from loopback_discord.people.person import Person
from tests.end_to_end.commands.test_preferences import choose
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening, Four, play_until
from tests.end_to_end.looking import over, rest_of, saying
from tests.end_to_end.mid_game import count_tricks
from tests.end_to_end.short_games import short_game

PHRASEBOOK: Final = Phrasebook.load(strict=True)


def told(message: Payload) -> list[str]:
    """What the pictures of a message tell."""
    parts = components_of(message)
    rows = [part["items"] for part in parts if part["type"] == MEDIA_GALLERY]
    return [item["description"] for row in rows for item in cast("list[Payload]", row)]


def carried(message: Payload) -> list[str]:
    return [one["filename"] for one in message["attachments"]]


def hand_of(person: Person) -> Payload:
    """The newest direct message."""
    return person.dms()[-1]


async def test_a_hand_is_shown_big_to_who_wants_it_and_stays_theirs(
    four: Four, evening: Evening
) -> None:
    alice, bob, *_ = four.people
    assert carried(hand_of(alice)) == []
    preferences = evening.client.room.services.preferences
    await preferences.choose(alice.id, "pictures", "cards")
    await preferences.choose(alice.id, "look", "four-colours")
    await four.pass_cards()

    def shows_her_cards() -> bool:
        scene = HandScene(held(four.cards_of(alice)), "four-colours")
        hand = hand_of(alice)
        shown = any(hand_alt(scene, PHRASEBOOK) in alt for alt in told(hand))
        return shown and len(carried(hand)) == len(told(hand)) == 1

    for count in (12, 11):
        await play_until(four.people, lambda left=count: len(four.cards_of(alice)) == left)
        await alice.until(shows_her_cards)
    assert any(" The table. " in alt for alt in told(hand_of(alice)))
    assert carried(hand_of(bob)) == []
    # Nothing was sent twice: an edit keeps what is there.
    sent = [one.filename for request in evening.discord_server.requests for one in request.files]
    assert len(sent) == len(set(sent))

    await preferences.choose(alice.id, "look", "plain")
    await play_until(four.people, lambda: len(four.cards_of(alice)) == 10)
    await alice.until(lambda: carried(hand_of(alice)) == [])


@pytest.fixture
def painter(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Nothing is painted until this is set, and no message waits long for it."""
    let = threading.Event()

    def late(scene: Scene) -> bytes:
        let.wait()
        return paint(scene)

    monkeypatch.setattr(painted, "PATIENCE_SECONDS", 0.05)
    monkeypatch.setattr(rendering, "PAINTED", PaintedScenes(late))
    yield let
    let.set()


async def test_a_card_is_answered_though_its_picture_is_late_and_the_picture_follows(
    four: Four, evening: Evening, painter: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = four.people[0]
    await evening.client.room.services.preferences.choose(alice.id, "pictures", "cards")
    await four.pass_cards()
    await play_until(four.people, lambda: len(four.cards_of(alice)) == 12)
    # Her hand is the answer to her press, without the card that she played.
    await alice.until(lambda: not told(hand_of(alice)) and carried(hand_of(alice)) == [])
    monkeypatch.setattr(painted, "PATIENCE_SECONDS", LONGEST_SECONDS)
    painter.set()
    scene = HandScene(held(four.cards_of(alice)), "two-colours")
    await alice.until(
        lambda: any(hand_alt(scene, PHRASEBOOK) in alt for alt in told(hand_of(alice)))
    )


async def test_who_has_not_chosen_is_offered_bigger_cards_until_a_game_is_over(
    evening: Evening,
) -> None:
    alice, bob = evening.alice, evening.bob
    preferences = evening.client.room.services.preferences
    await short_game(evening, [alice, bob], evening.cards, deals=1)
    for person in (alice, bob):
        await person.until(lambda who=person: saying(who, who.dm_channel, "bigger"))
    await alice.click(hand_of(alice), "Bigger cards")
    assert preferences.of(alice.id).pictures == "cards"
    await alice.until(lambda: carried(hand_of(alice)))
    assert not saying(alice, alice.dm_channel, "bigger")
    assert saying(bob, bob.dm_channel, "bigger")
    await play_until([alice, bob], lambda: over(alice, evening.cards))
    await bob.until(lambda: preferences.of(bob.id).pictures == "never")
    assert preferences.of(alice.id).pictures == "cards"


async def test_a_table_is_shown_as_the_server_chose(evening: Evening, mona: Person) -> None:
    await choose(mona, "Round table: shown", evening.cards, page="Looks")
    people = [evening.alice, evening.bob]
    await short_game(evening, people, evening.cards, deals=1)

    def shown() -> list[str]:
        tables = saying(mona, evening.cards, "hand")
        return [alt for table in tables for alt in told(table) if alt.startswith("The table.")]

    await mona.until(lambda: saying(mona, evening.cards, "hand"))
    assert shown() == []
    await play_until(people, lambda: count_tricks(evening) > 0)
    # Nobody plays on: the trick stands, or a computer has led to the next.
    tells = re.compile(" takes it with | leads | highest so far")
    await mona.until(lambda: tells.search(" ".join(shown())), what="the trick in a picture")
    await play_until(people, lambda: over(mona, evening.cards))


@pytest.mark.usefixtures("evening")
async def test_finished_deals_and_the_result_are_shown_in_the_look_of_the_server(
    evening: Evening,
) -> None:
    # There finished deals stay.
    preferences = evening.client.room.services.preferences
    await preferences.choose_for_guild(evening.guild.id, "games_in", "thread")
    await short_game(evening, [evening.alice, evening.bob], evening.cards, deals=4)
    await evening.alice.until(lambda: evening.client.room.tables.live, what="the table")
    live_table = evening.live_table
    thread = evening.discord_server.world.channel(live_table.row.channel_id)
    await play_until([evening.alice, evening.bob], lambda: over(evening.alice, thread))
    (result,) = saying(evening.alice, thread, "more")
    view = live_table.game.view(None)
    assert isinstance(view, HeartsView)
    (deal,) = told(result)
    assert deal.startswith("What this deal brought.")
    (chart,) = told(await rest_of(evening.alice, result))
    assert f"after each of {len(view.results)} deals" in chart
    assert f", {view.scores[0]}." in chart
    await live_table.settle()
    deals = [
        alt
        for message in evening.alice.sees(thread)
        for alt in told(message)
        if alt.startswith("What this deal brought.")
    ]
    # The result shows the last one again.
    assert len(deals) == len(view.results) + 1
