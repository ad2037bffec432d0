"""A request for a table comes out of a button's id as it went in."""

import pytest

from bot.interactions.opening import LONGEST_PRESET, TableRequest, TableTerms
from bot.screens.families import offers
from bot.screens.family import Offer
from bot.tables.clock.paces import PACES
from bot.tables.opening.opening_rows import new_table_id
from bot.text.button_ids import ButtonId
from data.tables import NEXT_DEALS, RELIABILITIES
from engine.cards import Unreadable
from engine.players.levels import LEVELS


@pytest.mark.parametrize("offer", offers(), ids=lambda offer: offer.command)
def test_the_longest_request_fits_a_button(offer: Offer) -> None:
    terms = TableTerms("medium", hints=True, pace="relaxed", next_deal="at-once", reliability=95)
    asked = TableRequest(
        offer,
        "W" * LONGEST_PRESET,
        max(offer.seats),
        offer.wishes.get("target", (None, None))[1],
        offer.wishes.get("deals", (None, None))[1],
        terms,
    )
    button = ButtonId(new_table_id(), "another", text=asked.written())
    assert ButtonId.read(button.custom_id) == button
    assert TableRequest.read(button.text) == asked


def test_every_word_is_read_as_it_was_written() -> None:
    (offer, *_) = offers()
    every = [
        TableTerms(level, hints, pace, next_deal, reliability)
        for level in LEVELS
        for hints in (True, False)
        for pace in PACES
        for next_deal in NEXT_DEALS.values()
        for reliability in RELIABILITIES
    ]
    for terms in every:
        for preset in (None, "black_maria", "ours. and - theirs"):
            asked = TableRequest(offer, preset, None, None, None, terms)
            assert TableRequest.read(asked.written()) == asked


def test_every_preset_of_the_catalogue_has_a_key_that_fits() -> None:
    assert all(len(one.key) <= LONGEST_PRESET for offer in offers() for one in offer.presets)


def test_a_request_of_an_earlier_version_asks_for_no_reliability() -> None:
    asked = TableRequest.read("hearts - - - mnli ")
    assert asked.terms == TableTerms("medium", hints=False, pace="live", next_deal="interval")
    assert asked.written() == "hearts - - - mnli "
    for odd in ("mnli6", "mnli0", "mnlix", "mnli11"):
        with pytest.raises(Unreadable):
            TableRequest.read(f"hearts - - - {odd} ")
