"""Laws of replaying: in parts as at once; and the end of a deal is known for what it is."""

from itertools import islice, pairwise
from random import Random

from engine.contract.seats import DEALER
from engine.table.journal import Author, Entry
from engine.table.replaying import replay, replay_on
from engine.table.table import TableMoment, deal_ended
from tests.laws.course import WHOLE_GAME, course
from tests.laws.covering import THOROUGH, Case

PARTS = 2
ACTIONS = WHOLE_GAME if THOROUGH else 120
"""Actions of a journal: some deals."""


def test_a_journal_in_parts_leads_where_it_leads_at_once(case: Case) -> None:
    start = course(case, 0).moments(0)[0]
    _, journal, _ = course(case, 0).played(ACTIONS)
    chance = Random(len(journal))
    people = range(0, case[1], 2)
    entries = [
        Entry(number, seat, action, 10 * number, chance.choice(tuple(Author)))
        for number, (seat, action) in enumerate(journal)
    ]
    # One before the last is in the middle of a deal, and the rest anywhere.
    cuts = sorted(chance.randrange(len(entries)) for _ in range(PARTS))
    moment, done = TableMoment.first(start, 7), 0
    for cut in (*cuts, len(entries) - 1):
        moment, done = replay_on(moment, entries[done:cut], people=people), cut
        assert moment == replay(start, entries[:cut], begun_at=7, people=people)
    assert replay_on(moment, (), people=people) is moment


DEALS = 2 if THOROUGH else 1
"""Ends of deals that are replayed in each case, if its games have so many."""


def test_the_end_of_a_deal_is_told_from_every_other_act(case: Case) -> None:
    """The end of a deal enters its points, leaves no hand, and is found again by a replay."""
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
        assert replay(moments[0], entries[: at + 1]).deal_ended_at == at
        assert replay(moments[0], entries[: at + 2]).deal_ended_at is None
