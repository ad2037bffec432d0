"""A verdict is never stronger than its proof: what the owner could have chosen is told."""

from random import Random
from typing import Any

import pytest

from engine.fairness.chain import Secret, seat_key_of
from engine.fairness.chance import Binding, FairChance
from engine.fairness.history import History
from engine.fairness.scheme import SCHEMES, SECOND, Scheme
from engine.fairness.terms import mark, marks_of, terms_hash
from engine.games.catalogue import variant
from engine.records.ended import record_of_ended
from engine.records.verifying import OwnersChoice, verified
from engine.table.journal import Author, Entry

ROOT = Secret(bytes(range(32)))
KEY = seat_key_of(ROOT)
THIRD = SCHEMES[2]


def bound(
    scheme: Scheme = THIRD,
    table: str = "k7",
    message: int = 900,
    postings: int = 1,
    start: int = 800,
    people: int = 2,
) -> Binding:
    marks = marks_of(KEY, table, [70 + seat if seat < people else None for seat in range(4)])
    if scheme != THIRD:
        return Binding(message, scheme, postings)
    terms = terms_hash("standard", None, 4, marks, postings)
    return Binding(message, scheme, postings, start, marks, terms)


def recorded(binding: Binding, table: str = "k7", people: int = 2) -> dict[str, Any]:
    """Return the record of a game of which one deal and a pass of each seat were done."""
    chance, rng, history = FairChance(ROOT, table, binding, Random(0)), Random(1), History()
    dealer = chance.first_dealer(4)
    game = variant("standard").start(4, dealer)
    entries: list[Entry] = []
    while len(entries) < 5:
        (seat, *_) = game.to_act
        action = game.propose(seat, chance.draw(history) if seat < 0 else rng)
        game, _ = game.apply(seat, action)
        author = Author.DEALER if seat < 0 else Author.PERSON if seat < people else Author.COMPUTER
        entries.append(Entry(len(entries), seat, action, 0, author))
        history = history.after([(seat, action)])
    return record_of_ended(variant("standard"), 4, dealer, entries, chance.proof(history.draws))


OF_A_DAY = {
    "table": "daily-2026-11-22-hearts",
    **dict.fromkeys(("message", "postings", "start", "people"), 0),
}


@pytest.mark.parametrize(
    ("given", "people", "choices"),
    [
        ({}, 2, ()),
        ({}, 1, ()),
        ({"postings": 2}, 2, (OwnersChoice.POSTED_AGAIN,)),
        ({"message": 0, "postings": 0, "start": 0}, 1, (OwnersChoice.ALONE,)),
        ({"postings": 0, "start": 0}, 1, (OwnersChoice.ALONE,)),
        ({"message": 0, "postings": 0, "start": 0}, 2, (OwnersChoice.UNPOSTED,)),
        ({"message": 0}, 2, (OwnersChoice.UNPOSTED,)),
        ({"postings": 0}, 2, (OwnersChoice.UNPOSTED,)),
        (OF_A_DAY, 0, (OwnersChoice.DAY,)),
        ({"start": 0}, 2, (OwnersChoice.OLDER,)),
        ({"start": 901}, 2, (OwnersChoice.OLDER,)),
        ({"start": 900}, 2, (OwnersChoice.OLDER,)),
        ({"start": 901, "postings": 3}, 2, (OwnersChoice.OLDER, OwnersChoice.POSTED_AGAIN)),
        ({"scheme": SECOND}, 2, (OwnersChoice.SEATS,)),
        ({"scheme": SECOND, "message": 0}, 2, (OwnersChoice.UNPOSTED,)),
        ({"scheme": SECOND, "postings": 0}, 1, (OwnersChoice.ALONE,)),
        ({"scheme": SCHEMES[0]}, 2, (OwnersChoice.FIRST_SCHEME,)),
    ],
)
def test_every_choice_that_the_owner_had_is_told(
    given: dict[str, Any], people: int, choices: tuple[OwnersChoice, ...]
) -> None:
    asked: dict[str, Any] = {"people": people} | given
    binding = bound(**asked)
    record = recorded(binding, given.get("table", "k7"), people)
    found = verified(record, record["seal"])
    assert (found.wrong, found.lacks, found.choices) == (False, (), choices)
    assert found.holds is not bool(choices)


def test_who_sits_where_by_which_rules_and_how_often_it_was_posted_has_a_part_in_every_card() -> (
    None
):
    dealt = {
        str(FairChance(ROOT, "k7", one, Random(0)).proof(1)) + " ".join(map(str, shuffled(one)))
        for one in (
            bound(),
            bound(postings=2),
            bound(people=3),
            bound()._replace(people=(*bound().people[1::-1], None, None)),
        )
    }
    assert len(dealt) == 4


def shuffled(binding: Binding) -> list[int]:
    numbers = list(range(52))
    marks = binding.people
    again = binding._replace(terms=terms_hash("standard", None, 4, marks, binding.postings))
    FairChance(ROOT, "k7", again, Random(0)).draw(History()).shuffle(numbers)
    return numbers


def test_the_press_of_start_has_no_part_so_that_nobody_can_try_presses_out() -> None:
    assert shuffled(bound(start=1)) == shuffled(bound(start=800))


def test_whose_mark_it_is_has_no_part_so_that_nobody_can_try_marks_out() -> None:
    """Whoever knows the secrets could write any hash for the own seat; a rank is one of few."""
    (first, *rest) = bound().people
    assert first is not None
    other = bound()._replace(people=(first._replace(mark="ab" * 32), *rest))
    assert shuffled(other) == shuffled(bound())


def test_a_mark_tells_nobody_without_the_key() -> None:
    """The same people at another table, or in another seat, have other marks."""
    marks = {
        mark(key, table, seat, 70)
        for key in (KEY, seat_key_of(Secret(bytes(32))))
        for table in ("k7", "k8")
        for seat in (0, 1)
    }
    assert len(marks) == 8
    assert KEY.hex() not in str(recorded(bound()))
