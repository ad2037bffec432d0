"""Screens that Discord refuses for no known reason: less of them is shown at once, or words."""

import logging

import pytest

from bot.text.phrasebook import phrasebook_of
from bot.text.translations import translated_locales
from loopback_discord.people.person import Person
from loopback_discord.server.requests import Request
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, Four, gather_at_table
from tests.end_to_end.looking import table_of
from tests.regular import button_ids, hand_message, press_one

LIMIT = "components.*.components.*=UNKNOWN_REASON"


@pytest.fixture
def told(evening: Evening) -> list[str]:
    """What was shown instead of each screen that was refused."""
    told = list[str]()
    evening.client.screens.counted = told.append
    return told


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    refused = [one.getMessage() for one in caplog.records if "refuses a screen" in one.message]
    # Not more than one, and nothing but the place and the limit.
    assert all(one.endswith(f": {LIMIT}") for one in refused)
    return refused


async def test_a_panel_that_is_refused_comes_at_once_without_what_it_can_do_without(
    evening: Evening,
    told: list[str],
    caplog: pytest.LogCaptureFixture,
    alice: Person,
    mona: Person,
    cards: Channel,
) -> None:
    refused = evening.discord_server.faults.refuse_screens(times=1)
    panel = await alice.slash("play", cards)
    assert (refused.hits, told) == (1, ["smaller"])
    assert button_ids(panel.message, "do", "tick")
    offered = {"New here?", "Bigger cards", "\N{ELECTRIC LIGHT BULB} Hint"}
    assert not offered & set(alice.faces(panel))
    assert len(logged(caplog)) == 1
    # The next screen is whole again.
    await press_one(alice, cards)
    assert "New here?" in alice.faces(cards)
    assert f"Discord refused a screen in <#{cards.id}>" in mona.reads(
        await mona.slash("tables", cards)
    )


@pytest.mark.parametrize("locale", ["en-US", *translated_locales()])
async def test_who_presses_or_commands_what_is_always_refused_is_told_in_words(
    evening: Evening, told: list[str], alice: Person, cards: Channel, locale: str
) -> None:
    alice.user.locale = locale
    words = phrasebook_of(locale)("answer-refused")
    panel = await alice.slash("play", cards)
    evening.discord_server.faults.refuse_screens()
    custom_ids = [custom_id for _, custom_id in button_ids(panel.message)]
    assert len(custom_ids) > 5
    answers = [await alice.slash(name, cards) for name in ("play", "hand", "settings", "hearts")]
    answers += [await alice.click(panel.message, custom_id=one) for one in custom_ids[::3]]
    assert [alice.reads(one) for one in answers] == [words] * len(answers)
    assert all(one.kind == "ephemeral" for one in answers)
    assert set(told) == {"nothing"}


async def test_a_table_and_a_hand_in_direct_messages_are_drawn_smaller(
    evening: Evening, told: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    alice, bob = evening.alice, evening.bob

    channels = set[str]()

    def first(request: Request) -> bool:
        _, kind, channel, *_ = request.path.split("/")
        new = kind == "channels" and channel not in channels
        channels.add(channel)
        return new

    # The public message and both hands, each once.
    refused = evening.discord_server.faults.refuse_screens(when=first)
    await gather_at_table(alice, [bob])
    for person in (alice, bob):
        await person.until(lambda who=person: hand_message(who), what="the cards")
    await alice.until(lambda: table_of(alice, evening.cards), what="the table")
    await evening.settle()
    assert (refused.hits, told) == (3, ["smaller"] * 3)
    assert len(logged(caplog)) == 1


@pytest.mark.usefixtures("told")
async def test_a_table_that_is_always_refused_is_played_on_where_it_was_drawn(
    four: Four, evening: Evening, mona: Person, caplog: pytest.LogCaptureFixture
) -> None:
    await four.pass_cards()
    await evening.settle()
    presser = four.in_turn
    hand = await four.hand_of(presser)
    evening.discord_server.faults.refuse_screens()
    before = await four.journal_length()
    plays = [custom_id for says, custom_id in button_ids(hand, "do") if "play" in says.text]
    answer = await presser.click(hand, custom_id=plays[0])
    assert presser.reads(answer) == phrasebook_of("en-US")("answer-refused")
    assert await four.journal_length() > before
    await evening.settle()
    with caplog.at_level(logging.ERROR):
        assert len(logged(caplog)) == 1
    evening.discord_server.faults.clear()
    assert "Discord refused a screen" in mona.reads(await mona.slash("tables", four.cards))
