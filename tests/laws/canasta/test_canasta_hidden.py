"""Laws of Canasta: what is hidden, and what a good memory holds (H1 to H3)."""

from collections import Counter
from random import Random
from typing import cast

from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card, cards
from engine.contract.seats import DEALER
from engine.games.canasta.game import CanastaGame
from engine.games.canasta.view import CanastaView
from tests.laws.course import chances, played, seeds
from tests.laws.covering import Case

HELD_FOR = {"canasta"}

lengths = st.integers(0, 250)


@given(seed=seeds, length=lengths, chance=chances)
def test_what_is_hidden_changes_nothing_that_is_seen(
    case: Case, seed: int, length: int, chance: int
) -> None:
    game = cast("CanastaGame", played(case, seed, length)[0])
    for seat in game.to_act:
        if seat == DEALER:
            continue
        other = game.imagine(seat, Random(chance))
        assert other.legal_actions(seat) == game.legal_actions(seat)
        for action in game.legal_actions(seat):
            here, told = game.apply(seat, action)
            there, heard = other.apply(seat, action)
            if any(event.name in ("card-drawn", "hand-shown") for event in (*told, *heard)):
                continue  # What comes from the stock, and the count of all hands, differ.
            assert heard == told
            assert there.view(None) == here.view(None)


@given(seed=seeds, chance=chances)
def test_what_is_hidden_is_dealt_again(case: Case, seed: int, chance: int) -> None:
    """A first turn: of some fifty hidden cards the same deal does not come again."""
    game = cast("CanastaGame", played(case, seed, 1)[0])
    assert game.deal is not None
    for seat in (None, *game.deal.order):
        other = game.imagine(seat, Random(chance)).deal
        assert other is not None
        for member in game.deal.order:
            assert (other.hands[member] == game.deal.hands[member]) == (member == seat)
        assert other.stock != game.deal.stock


@given(seed=seeds, length=lengths)
def test_what_a_seat_is_known_to_hold_follows_from_what_all_have_heard(
    case: Case, seed: int, length: int
) -> None:
    game, _, events = played(case, seed, length)
    known: list[Counter[Card]] = [Counter() for _ in range(case[1])]
    top: Counter[Card] = Counter()
    taken: Counter[Card] = Counter()
    for event in events:
        seat, words = event.seat, event.words
        if event.name in ("upcard-turned", "card-discarded"):
            top = Counter(cards(words[0]))
        if event.heard_by is not None or seat is None:
            continue
        if event.name == "deal-begun":
            known = [Counter() for _ in range(case[1])]
        elif event.name == "pile-taken":
            taken = top
        elif event.name == "pile-picked-up":
            known[seat] += Counter(cards(words[0]))
        elif event.name in ("meld-laid", "meld-added", "card-discarded"):
            # The first meld after a pile was taken holds its top card, which was in no hand.
            known[seat] -= Counter(cards(words[-1])) - taken
            taken = Counter()
    deal = cast("CanastaGame", game).deal
    if deal is not None:
        for seat, faces in enumerate(deal.known):
            assert Counter(faces) == known[seat]


@given(seed=seeds, length=lengths)
def test_what_a_good_memory_holds_is_what_all_have_heard(
    case: Case, seed: int, length: int
) -> None:
    game, _, events = played(case, seed, length)
    rules = cast("CanastaGame", game).rules
    pile: list[Card] = []
    red: list[Counter[Card]] = [Counter() for _ in range(case[1])]
    owed = [0] * case[1]
    for event in events:
        seat, words = event.seat, event.words
        if event.heard_by is not None:
            continue
        if event.name == "deal-begun":
            pile, owed = [], [0] * case[1]
            red = [Counter[Card]() for _ in range(case[1])]
        elif event.name in ("upcard-turned", "card-discarded"):
            pile += cards(words[0])
        elif event.name == "pile-taken":
            del pile[-int(words[0]) :]
        elif event.name == "red-three-faced" and seat is not None:
            red[seat] += Counter(cards(words[0]))
        elif event.name == "promise-broken" and seat is not None:
            owed[seat] += rules.ask_fail_penalty
    if cast("CanastaGame", game).deal is None:
        return
    for looker in (None, *range(case[1])):
        seen = cast("CanastaView", game.view(looker)).seen
        assert list(seen.pile) == pile
        assert [Counter(row) for row in seen.red_threes] == red
        assert list(seen.penalties) == owed
