"""A deal as a moving picture: to the person alone, and to everybody if they share it."""

import io

import pytest
from PIL import Image

from bot.text.button_ids import ButtonId
from loopback_discord.payloads import EPHEMERAL, Payload, buttons_of, text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import ATTACH_FILES, Channel
from tests.end_to_end.after.test_appraisal import keep, labels, told
from tests.end_to_end.conftest import Evening
from tests.end_to_end.daily_tries import NOT_OVER
from tests.end_to_end.looking import file_of


def galleries(message: Payload) -> list[Payload]:
    return [
        item
        for part in message["components"]
        for inner in [part, *part.get("components", [])]
        for item in inner.get("items", [])
    ]


async def animated(person: Person, review: Answer) -> Answer:
    answer = await person.click(review, "Animate")
    await told(person, answer, "deal 1")
    return answer


@pytest.mark.long
async def test_a_deal_moves_for_its_reader_who_may_share_it_and_in_private_it_just_stays(
    evening: Evening,
) -> None:
    table = await keep(evening, evening.cards, [evening.alice, evening.bob, evening.carol])
    review = await evening.alice.slash("review", evening.cards, table=table)
    await told(evening.alice, review, "step ")
    answer = await animated(evening.alice, review)
    assert answer.message["flags"] & EPHEMERAL
    picture = Image.open(io.BytesIO(file_of(evening.discord_server, answer)))
    assert picture.format == "GIF"
    # The deal and its twelve cards.
    assert getattr(picture, "n_frames", 0) == 13
    (item,) = galleries(answer.message)
    assert "as a moving picture" in item["description"]
    assert all(name in item["description"] for name in ("Alice", "Bob", "Carol"))
    assert not [one for one in evening.dave.sees(evening.cards) if galleries(one)]
    evening.alice.user.name = "[Alice](https://a.b)"
    await evening.alice.click(answer, "Share")
    await evening.dave.until(
        lambda: any(galleries(one) for one in evening.dave.sees(evening.cards)),
        what="the shared picture",
    )
    (shared,) = [one for one in evening.dave.sees(evening.cards) if galleries(one)]
    # No link is posted in the name of the bot.
    assert r"Shared by \[Alice" in text_of(shared)
    assert not buttons_of(shared)
    again = await evening.alice.click(answer, "Share")
    assert "You have shared this here already" in await told(evening.alice, again, "already")
    assert [one for one in evening.dave.sees(evening.cards) if galleries(one)] == [shared]
    # In direct messages there is nobody to share with.
    there = await evening.alice.slash("review", evening.alice.dm_channel, table=table)
    await told(evening.alice, there, "step ")
    answer = await animated(evening.alice, there)
    assert "Share" not in labels(answer)


@pytest.mark.long
async def test_what_cannot_be_shown_or_shared_is_refused_kindly(
    evening: Evening, alice: Person, bob: Person, carol: Person, dave: Person, cards: Channel
) -> None:
    table = await keep(evening, cards, [alice, bob, carol], practised=NOT_OVER)
    review = await alice.slash("review", cards, table=table)
    await told(alice, review, "step ")
    cards.denied = ATTACH_FILES
    answer = await alice.click(review, "Animate")
    assert "I may not attach files here" in await told(alice, answer, "attach")
    cards.denied = 0
    # While others may play a day's deal it is nobody's to show.
    answer = await animated(alice, review)
    assert "Share" not in labels(answer)
    says = ButtonId(table, "share-animation", 0).custom_id
    before = len(dave.sees(cards))
    forged = await alice.press_raw(answer.message, says, forged=True)
    assert "I do not have this moving picture" in await told(alice, forged, "moving picture")
    assert len(dave.sees(cards)) == before
    # A game that is none of theirs is as if there were none.
    says = ButtonId("none", "animate", 0).custom_id
    forged = await alice.press_raw(answer.message, says, forged=True)
    assert "I know no table of that name" in await told(alice, forged, "table")
