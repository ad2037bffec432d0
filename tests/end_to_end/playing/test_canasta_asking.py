"""At a table of Canasta the partner is asked whether to go out (K45)."""

from typing import Final

from engine.games.canasta.view import CanastaView
from engine.table.journal import Author
from loopback_discord.payloads import selects_of
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.canasta_tables import (
    ASKED,
    FOURS,
    MORE_KINGS,
    OPENING,
    can_press,
    choose,
    dealt,
    entries,
    hand,
    press,
    seated,
)
from tests.end_to_end.conftest import Evening
from tests.end_to_end.looking import asks_to_leave, look_up, table_of

PILE_OUT: Final = (
    dealt("KSKHKC2SJD4H5D6C7S8S9S", FOURS, MORE_KINGS, up="QH", stock="8DJD5C"),
    *("0 draw", "0 lay K3,1,0", "0 discard J", "1 draw", "1 discard Q"),
)
"""All of the pile, Q J Q, goes out with the hand of Carol; a card from the stock may not."""


async def test_who_asks_before_drawing_and_hears_no_draws_and_stays(evening: Evening) -> None:
    """K45."""
    alice, _, carol, _ = evening.people
    await seated(evening, evening.cards, evening.people, *PILE_OUT)
    await press(carol, "Ask")
    await press(alice, "No")
    await can_press(carol, "Draw")
    assert "Your partner said no: do not go out now." in hand(carol)
    assert "Ask" not in carol.faces(carol.dm_channel)
    await press(carol, "Draw")
    assert "Go out" not in carol.faces(carol.dm_channel)


async def test_who_asks_before_drawing_and_hears_yes_takes_the_pile_and_goes_out(
    evening: Evening,
) -> None:
    """K45."""
    alice, _, carol, dave = evening.people
    await seated(evening, evening.cards, evening.people, *PILE_OUT)
    await press(carol, "Ask")
    await press(alice, "Yes, go out")
    await carol.until(lambda: "Take the pile and go out." in hand(carol))
    assert "Draw" not in carol.faces(carol.dm_channel)
    (menu,) = selects_of(carol.dms()[-1])
    await choose(carol, "Take the pile now", str(menu["options"][0]["value"]))
    await press(carol, "Go out")
    # On a busy machine the next deal is drawn before the table has told how this one ended.
    await dave.until(lambda: evening.live_table.deal == 2, what="the next deal")
    scores = await look_up(dave, table_of(dave, evening.cards), "Scores")
    assert "**Deal 1.** Carol went out." in dave.reads(scores)


async def leaves(person: Person, cards: Channel) -> None:
    sure = await asks_to_leave(person, cards)
    await person.click(sure, "Leave the table")


async def test_for_a_partner_who_leaves_when_asked_a_computer_answers(evening: Evening) -> None:
    """K45."""
    alice, _, carol, _ = evening.people
    await seated(evening, evening.cards, evening.people, OPENING, *ASKED)
    await can_press(alice, "Yes, go out")
    await leaves(alice, evening.cards)
    await carol.until(lambda: "Your partner said" in hand(carol))
    seat, said, author = (await entries(evening))[-1]
    assert (seat, author) == (0, Author.COMPUTER)
    assert said in ("yes", "no")


async def test_a_promise_binds_the_computer_of_who_asked_and_left(evening: Evening) -> None:
    """K45."""
    alice, _, carol, dave = evening.people
    await seated(evening, evening.cards, evening.people, OPENING, *ASKED)
    await can_press(alice, "Yes, go out")
    await leaves(carol, evening.cards)
    await press(alice, "Yes, go out")
    # The table tells it until somebody moves, and a computer may be the next to move.
    await dave.until(lambda: evening.live_table.deal == 2)
    view = evening.live_table.game.view(None)
    assert isinstance(view, CanastaView)
    assert (view.results[0].ended, view.results[0].out) == ("out", 2)
