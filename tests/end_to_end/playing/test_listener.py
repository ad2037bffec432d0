"""Somebody who hears texts, labels and alt texts alone plays whole games of every family."""

import asyncio

import pytest

from bot.playground.discord.people.reading import Heard
from engine.games.catalogue import FAMILIES
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening
from tests.end_to_end.listening import PLAN, Listener, unheard
from tests.end_to_end.looking import over, saying
from tests.end_to_end.short_games import short_of


@pytest.fixture
def emojis() -> bool:
    """Cards are shown by their faces, which a listener does not hear."""
    return True


@pytest.mark.parametrize("family", FAMILIES)
async def test_a_listener_plays_a_whole_game(evening: Evening, family: str) -> None:
    await evening.client.room.services.preferences.choose(evening.alice.id, "pictures", "tricks")
    assert evening.cards.guild is not None
    listener = Listener(evening.alice, evening.cards.guild.name)
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


def test_a_listener_complains_of_what_sounds_alike() -> None:
    keys = [Heard("button", "7♥")] * 2
    lines = [Heard("text", "🔵 leads"), Heard("text", "🔶 leads")]
    assert len(list(unheard(keys))) == 1
    assert len(list(unheard(lines))) == 1
    assert (
        list(unheard([Heard("button", "7♥", dimmed=True), *keys[:1], Heard("text", "red 3")])) == []
    )
