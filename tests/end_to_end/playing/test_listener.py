"""Somebody who hears texts, labels and alt texts alone plays whole games of every family."""

import asyncio

import pytest

from engine.games.catalogue import FAMILIES
from loopback_discord.people.reading import Heard
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening
from tests.end_to_end.listening import PLAN, Listener, misplaced, unheard
from tests.end_to_end.looking import over, saying
from tests.end_to_end.short_games import short_of

pytestmark = pytest.mark.evening(emojis=True)


@pytest.mark.parametrize("family", FAMILIES)
async def test_a_listener_plays_a_whole_game(evening: Evening, family: str) -> None:
    preferences = evening.client.room.services.preferences
    for name, word in (("look", "plain"), ("calls_at_once", "yes")):
        await preferences.choose(evening.alice.id, name, word)
    # The others look at pictures, of which she hears what they show.
    await preferences.choose_for_guild(evening.guild.id, "pictures", "cards")
    listener = Listener(evening.alice, evening.guild.name)
    command, said = short_of(family)
    lobby = await evening.alice.slash(command, None, **said)
    listener.listen(lobby)
    await listener.press(lobby, "Start")
    await evening.alice.until(
        lambda: saying(evening.alice, evening.cards, "hand"), what="the table"
    )
    async with asyncio.timeout(LONGEST_SECONDS):
        while not over(evening.alice, evening.cards):
            for table in saying(evening.alice, evening.cards, "hand")[-1:]:
                await listener.looks_up(table)
            if not await listener.acts():
                await asyncio.sleep(0.01)
    listener.listen_around(evening.cards, evening.alice.dm_channel)
    assert {"Scores", "Rules", "Log"} <= listener.looked_up
    assert (PLAN in listener.looked_up) == (family == "canasta")
    assert any(one.endswith(", picture") for one in listener.heard)
    assert any("\N{TROPHY}" in one for one in listener.heard)


@pytest.mark.parametrize(
    ("heard", "lost"),
    [
        (Heard("button", "Q_spades_2_3fa91c"), "a button without words"),
        (Heard("picture", ""), "a picture without a text"),
        (Heard("text", "🔵 :Q_spades_2_3fa91c:"), "a colour that nobody names"),
        (Heard("text", "Press the green card."), "words that need a colour"),
    ],
)
def test_a_listener_complains_of_what_is_lost(heard: Heard, lost: str) -> None:
    assert [one.split(":")[0] for one in unheard([heard])] == [lost]


def test_a_listener_complains_of_cards_that_come_after_what_is_asked() -> None:
    lies, pile = (
        Heard("text", "2♣ Bob · 3♣ Ada\N{NO-BREAK SPACE}← takes it so far"),
        Heard("text", "Pile 4♥ (1)"),
    )
    asks, card = Heard("text", "Your turn. Follow clubs."), Heard("button", "9♣")
    call = Heard("text", "It is your turn at this table, link.")
    for first in (lies, pile):
        for then in (asks, card, call):
            assert list(misplaced([first, then])) == []
            assert len(list(misplaced([then, first]))) == 1
    assert len(list(misplaced([Heard("text", "2♣ :empty_place_2_24d291:")]))) == 1


def test_a_listener_complains_of_what_sounds_alike() -> None:
    keys = [Heard("button", "7♥")] * 2
    lines = [Heard("text", "🔵 leads"), Heard("text", "🔶 leads")]
    assert len(list(unheard(keys))) == 1
    assert len(list(unheard(lines))) == 1
    assert (
        list(unheard([Heard("button", "7♥", dimmed=True), *keys[:1], Heard("text", "red 3")])) == []
    )
