"""Claims and deals cut short, by presses."""

from typing import Final

import pytest

from engine.cards import pack
from engine.contract.variant import Option
from engine.table.chairs import Chair
from engine.table.journal import Author
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening
from tests.end_to_end.looking import look_up
from tests.end_to_end.positions import TABLE_ID, Position, place
from tests.regular import hand_message
from tests.rulings.all_fours.written import Deal, in_acts

DEALT: Final = ("5CADASKS", "3C2D4S7S", "2H3H3S6S")
"""Alice holds the best of each suit she has; Carol has both cards that cost a point."""

pytestmark = pytest.mark.each_database_thorough

SHORT: Final[dict[str, Option]] = {
    "players": 3,
    "players_allowed": [3],
    "strip": {"3": [str(face) for face in pack() if str(face) not in "".join(DEALT)]},
    "pass_cycle": {"3": "H"},
    "opening": "eldest_free",
    "first_trick_penalty": "allowed",
    "hearts_lead": "anytime",
}


async def seated(evening: Evening, cards: Channel, people: list[Person], *plays: str) -> None:
    """Set three people at a table of four tricks, as far as `plays` lead."""
    position = Position(
        preset="standard",
        options=SHORT,
        chairs=tuple(Chair(person.name, person=person.id) for person in people),
        acts=(f"-1 deal {' '.join(DEALT)}", *plays),
        dealer=2,
    )
    await place(evening, cards, position)


FIRST: Final = ("0 play 5C", "1 play 3C", "2 play 2H")


async def hand_drawn_anew(person: Person) -> None:
    """Wait until a hand asks no more what the process before had asked about a claim."""

    def is_drawn() -> bool:
        faces = person.faces(person.dm_channel)
        return "Claim" in faces and "The rest are mine" not in faces

    await person.until(is_drawn, what="the hand anew")


async def test_the_rest_is_claimed_by_presses_and_a_restart_between_loses_nothing(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    await seated(evening, cards, [alice, bob, carol], *FIRST)
    await alice.until(lambda: hand_message(alice), what="her turn")
    await alice.click(alice.dm_channel, "Claim")
    # What may fail for all that she knows is not offered.
    assert "None are mine" not in alice.faces(alice.dm_channel)
    await alice.click(alice.dm_channel, "Claim")
    assert "The rest are mine" not in alice.faces(alice.dm_channel)
    await alice.click(alice.dm_channel, "Claim")

    await evening.open_again()
    await hand_drawn_anew(alice)
    await alice.click(alice.dm_channel, "Claim")
    await alice.click(alice.dm_channel, "The rest are mine")

    await bob.until(lambda: "Alice claimed the rest." in bob.reads(cards), what="the claim told")
    game = evening.live_table.game
    # She took both points, which is the moon: the others pay for it.
    assert game.deal_scores == ((0, 2, 2),)
    entries = await evening.store.journal.read(TABLE_ID)
    claimed = next(entry for entry in entries if entry.action.verb == "claim")
    assert (claimed.seat, claimed.author) == (0, Author.PERSON)
    rest = [entry for entry in entries if entry.number > claimed.number]
    assert [entry.author for entry in rest[:10]] == [*([Author.COMPUTER] * 9), Author.DEALER]
    # The next deal is on the table, and the record replays to the same after another restart.
    await evening.open_again()
    assert evening.live_table.game == game


async def test_once_nothing_can_change_the_rest_is_played_out_and_told(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    await seated(evening, cards, [alice, bob, carol], *FIRST, "0 play AD", "1 play 2D")
    await carol.until(lambda: hand_message(carol), what="her turn")
    await carol.click(carol.dm_channel, "3♥")
    said = "Nothing could change after trick 2, so I played the rest."
    await bob.until(lambda: said in bob.reads(cards), what="the early end told")
    assert len(evening.live_table.game.deal_scores) == 1
    await look_up(bob, cards, "Last trick")
    assert "### Last trick" in bob.reads(cards)


async def test_whoever_claims_none_is_not_asked_again(evening: Evening, cards: Channel) -> None:
    alice, bob, carol, *_ = evening.people
    await seated(evening, cards, [alice, bob, carol], *FIRST, "0 play AS", "1 play 4S")
    await carol.until(lambda: hand_message(carol), what="her turn")
    # Of spades she has the lowest that are out, and hearts only she has.
    await carol.click(carol.dm_channel, "Claim")
    await carol.click(carol.dm_channel, "None are mine")
    text = "Carol claimed to take no more tricks. I play those cards automatically."
    await bob.until(lambda: text in bob.reads(cards), what="the claim told")
    assert evening.live_table.game.deal_scores == ()
    assert not evening.live_table.frame().stood_in
    for face in ("K♠", "A♦"):
        await alice.until(lambda: hand_message(alice), what="her turn")
        await alice.click(alice.dm_channel, face)
        if not evening.live_table.game.deal_scores:
            await bob.until(lambda: hand_message(bob), what="his turn")
            await bob.click(bob.dm_channel, {"K♠": "7♠", "A♦": "2♦"}[face])
        assert not hand_message(carol) or evening.live_table.game.deal_scores
        # Her cards play themselves: nobody stands in for her, also by the journal alone.
        assert not evening.live_table.frame().stood_in
        await evening.open_again()
        assert not evening.live_table.frame().stood_in
    assert len(evening.live_table.game.deal_scores) == 1
    told = "Carol claimed to take no more tricks."
    await alice.until(lambda: told in alice.reads(cards), what="the claim in the result")


async def test_high_trumps_are_claimed_in_seven_up(evening: Evening, cards: Channel) -> None:
    alice, bob, *_ = evening.people
    deal = Deal({0: "2C3C4C2H3H4H", 1: "ASKSQSJSTS9S"}, "5S")
    position = Position(
        preset="seven_up",
        options={},
        chairs=tuple(Chair(person.name, person=person.id) for person in (alice, bob)),
        acts=in_acts(deal, "1 stand", seats=2),
    )
    await place(evening, cards, position)
    await bob.until(lambda: hand_message(bob), what="his turn")
    await bob.click(bob.dm_channel, "Claim")
    await evening.open_again()
    await hand_drawn_anew(bob)
    await bob.click(bob.dm_channel, "Claim")
    assert "None are mine" not in bob.faces(bob.dm_channel)
    await bob.click(bob.dm_channel, "The rest are mine")
    await alice.until(lambda: "Bob claimed the rest." in alice.reads(cards), what="the claim told")
    assert evening.live_table.game.scores == (0, 4)
