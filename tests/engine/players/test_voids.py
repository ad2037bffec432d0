"""Voids: whoever neither follows nor trumps has nothing left of the suit that was led."""

from engine.cards import cards
from engine.tricks.trick import Play
from engine.tricks.voids import shown_voids
from tests.each import each


@each(
    ("tricks", "trump", "shown"),
    [
        # All follow.
        ([(0, "4H9HKH2H")], None, []),
        # Without trumps, each card of another suit shows it.
        ([(0, "4H9S2HTD")], None, [(1, "H"), (3, "H")]),
        ([(2, "4H9S2HTD")], None, [(3, "H"), (1, "H")]),
        # Whoever trumps may have kept what was led (F16); a discard shows it.
        ([(0, "4H9S2HTD")], "S", [(3, "H")]),
        # If trumps are led, only what is none shows something, of trumps alone.
        ([(1, "4S9STD2H")], "S", [(3, "S"), (0, "S")]),
        # Every trick counts: the first, the last, and one that is not full yet.
        ([(0, "4H9S2H5H"), (0, "4C9C2C5C"), (0, "AD2H")], None, [(1, "H"), (1, "D")]),
        ([], None, []),
    ],
)
def test_a_void_is_shown_by_who_neither_follows_nor_trumps(
    tricks: list[tuple[int, str]], trump: str | None, shown: list[tuple[int, str]]
) -> None:
    rows = [
        tuple(Play((leader + at) % 4, face) for at, face in enumerate(cards(faces)))
        for leader, faces in tricks
    ]
    assert list(shown_voids(rows, trump)) == shown
