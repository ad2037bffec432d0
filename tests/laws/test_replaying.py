"""A law of replaying: it does not matter whether a journal is played at once or in parts."""

from random import Random

from engine.table.journal import Author, Entry
from engine.table.replaying import replay, replay_on
from engine.table.table import TableMoment
from tests.laws.course import WHOLE_GAME, course
from tests.laws.covering import THOROUGH, Case

PARTS = 3
ACTIONS = WHOLE_GAME if THOROUGH else 200
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
