"""With the stock of Canasta used up the pile is taken or the deal ends (K47)."""

from tests.end_to_end.canasta_tables import (
    ONE_PACK,
    can_press,
    choose,
    hand,
    press,
    seated,
    used_up,
)
from tests.end_to_end.conftest import Evening
from tests.end_to_end.looking import look_up, table_of


async def test_with_the_stock_used_up_the_pile_is_declined_and_the_deal_counted(
    evening: Evening,
) -> None:
    """K47."""
    dave = evening.people[3]
    await seated(evening, evening.cards, evening.people, *used_up("T"), options=ONE_PACK)
    await can_press(dave, "End the deal")
    assert "Nothing to draw or take." in hand(dave)
    assert "Draw" not in dave.faces(dave.dm_channel)
    await press(dave, "End the deal")
    # K K K 2 are 50; Bob holds 7 8 9 10 J Q A A 2 joker, Dave 6 7 8 9 J 2.
    # On a busy machine the next deal begins between two presses.
    await dave.until(lambda: evening.live_table.deal == 2, what="the next deal")
    told = await look_up(dave, table_of(dave, evening.cards), "Scores")
    said = dave.reads(told).replace("\N{NO-BREAK SPACE}", " ").replace("\N{MINUS SIGN}", "-")
    assert "**Deal 1.** The stock was used up." in said
    assert "Bob and Dave **-175**: cards laid +50, cards in hand -225" in said


async def test_with_the_stock_used_up_a_card_that_fits_must_be_taken(evening: Evening) -> None:
    """K47."""
    dave = evening.people[3]
    await seated(evening, evening.cards, evening.people, *used_up("K"), options=ONE_PACK)
    await dave.until(lambda: "You must take the pile." in hand(dave))
    assert "End the deal" not in dave.faces(dave.dm_channel)
    await choose(dave, "Take the pile now", "Put it on the kings")
    await dave.until(lambda: "Dave took the pile" in dave.reads(evening.cards))
    assert "` K` ▰▰▰▰▰▱▱ 5 · 4 + 1 wild" in dave.reads(evening.cards)
