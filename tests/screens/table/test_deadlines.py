"""Remaining time: one's own on the hand of who is asked, the first to end at the table."""

from dataclasses import replace
from random import Random

from bot.screens.table.round_table import deadline_text, with_own_clock
from engine.contract.seats import DEALER
from engine.games.catalogue import variant
from tests.screens.conftest import english, frame_of


def test_everybody_who_is_asked_reads_of_the_own_time() -> None:
    start = variant("standard").start(4, 0)
    game, _ = start.apply(DEALER, start.propose(DEALER, Random(1)))
    frame = replace(frame_of(), waiting_for=(0, 1), deadlines={0: 200, 1: 100})
    assert deadline_text(english(game.view(None), frame)) == "A computer takes over <t:100:R>."
    told = {
        seat: deadline_text(with_own_clock(english(game.view(seat), frame))) for seat in (0, 1, 2)
    }
    assert told == {
        0: "A computer takes over <t:200:R>.",
        1: "A computer takes over <t:100:R>.",
        2: None,
    }
    assert deadline_text(english(game.view(0))) is None
