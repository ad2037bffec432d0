"""A law of the end of a deal: it is known for what it is, and begins with nothing in any hand."""

from itertools import islice, pairwise

from engine.contract.seats import DEALER
from engine.table.journal import Author, Entry
from engine.table.replaying import replay
from engine.table.table import deal_ended
from tests.laws.course import WHOLE_GAME, course
from tests.laws.covering import THOROUGH, Case

DEALS = 2 if THOROUGH else 1
"""Ends of deals that are replayed in each case, if its games have so many."""


def test_the_end_of_a_deal_is_told_from_every_other_act(case: Case) -> None:
    """What ends a deal enters its points, leaves no hand, and is found again by a replay."""
    moments = course(case, 0).moments()
    _, journal, events = course(case, 0).played(WHOLE_GAME)
    steps = list(pairwise(moments))
    ends = [at for at, (before, after) in enumerate(steps) if deal_ended(before, after)]
    over = len(moments[-1].deal_scores)
    assert len(ends) == over - 1
    assert [event.name for event in events].count("deal-scored") == over
    entries = [
        Entry(number, seat, action, number, Author.PERSON)
        for number, (seat, action) in enumerate(journal)
    ]
    for at in ends:
        # The sheet on a screen adds up the points of the deals.
        after = moments[at + 1]
        assert tuple(map(sum, zip(*after.deal_scores, strict=True))) == after.scores
    for at in islice(ends, DEALS):
        assert entries[at].seat != DEALER
        hands = moments[at + 1].card_counts["hands"]
        assert not isinstance(hands, int)
        assert not any(hands)
        replayed = replay(moments[0], entries[: at + 1])
        assert replayed.deal_ended_at == at
        assert replay(moments[0], entries[: at + 2]).deal_ended_at is None
