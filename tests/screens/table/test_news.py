"""The news for who is called: what was played, to be heard, within what a message takes."""

from collections.abc import Sequence
from itertools import islice
from typing import Final

import pytest

from bot.screens.families import family_screens
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.games.catalogue import variant
from tests.end_to_end.canasta_tables import OPENING
from tests.end_to_end.watching import cards_in
from tests.screens.conftest import PEOPLE, english, frame_of, length
from tests.screens.records import DEALT, PASSES, PLAYS, first_where, game_after, kept

LONGEST_NEWS: Final = 3500
"""Characters that a message takes, less those of the call itself."""

WIDE: Final = tuple("\N{FAMILY}" * 31 + str(seat) for seat in range(10))


def news(
    game: Game,
    seat: Seat,
    *since: tuple[Seat, str],
    names: Sequence[str] = PEOPLE,
    first: bool = False,
) -> str:
    view = game.view(None)
    screens = family_screens(variant(view.variant).family)
    done = tuple((who, Action.read(text)) for who, text in since)
    frame = frame_of(tuple(names)[: view.seat_count])
    return screens.news(english(view, frame), seat, done, first=first)


def test_before_play_it_says_who_is_to_do_what() -> None:
    assert news(game_after(4, DEALT), 0) == (
        "Still to pass: **Alice**, **Bob**, **Carol** and **Dave**."
    )


def test_in_play_it_tells_the_last_trick_and_the_one_that_lies() -> None:
    def after(plays: int) -> Game:
        return game_after(4, DEALT, *PASSES, *PLAYS[:plays])

    assert news(after(0), 3) == "Trick 1: you lead."
    assert news(after(2), 1) == "Trick 1: Dave 2♣, Alice 3♣ takes it so far."
    led = "Bob took the last trick: Dave 2♣, Alice 3♣, Bob A♣, Carol 10♣."
    assert news(after(4), 1) == f"{led}\nTrick 2: you lead."
    assert news(after(6), 3) == f"{led}\nTrick 2: Bob 3♠, Carol 8♠ takes it so far."


def test_at_canasta_it_tells_what_was_done_since_and_the_pile() -> None:
    acts = ("0 draw", "0 lay K3,1,0", "0 discard 4")
    game = game_after(4, OPENING, *acts, key="canasta_book", dealer=3)
    since = [(0, text.removeprefix("0 ")) for text in acts]
    told, pile = news(game, 1, *since).splitlines()
    assert told == "Alice drew. Alice laid K K K 2. Alice discarded 4."
    assert pile.startswith("Pile **4♥** (2) · stock")
    added = news(game, 1, *since[:2], (0, "lay K0,1,0"))
    assert added.startswith("Alice drew. Alice laid K K K 2. Alice laid 2 to the kings.")
    took = ((1, "take 42,0,0 + A3,0,0"), (1, "ask"))
    assert news(game, 2, *took).startswith("Bob took the pile. Bob chose “Ask”.")


@pytest.mark.parametrize(
    ("key", "told"),
    [("standard", "Deal 1: "), ("trinidad", "**Deal 1**"), ("canasta_book", "**Deal 1.** ")],
)
def test_who_is_asked_first_in_a_deal_hears_what_the_one_before_brought(
    key: str, told: str
) -> None:
    game = first_where(
        key, 4, lambda game: bool(game.deal_scores) and min(game.to_act, default=-1) >= 0
    )
    seat = game.to_act[0]
    assert news(game, seat, first=True).startswith(told)
    assert told not in news(game, seat)
    assert "took the last trick" not in news(game, seat)


def test_the_longest_news_leave_room_for_the_call() -> None:
    game = game_after(4, OPENING, dealer=3, key="canasta_book")
    since = [(seat % 4, "lay K3,1,0 A3,1,0 Q3,1,0") for seat in range(200)]
    told = news(game, 1, *since, (2, "discard 4"), names=WIDE)
    assert 1500 < length(told) < LONGEST_NEWS
    assert "discarded 4." in told


def test_the_news_of_ten_fit_and_name_no_card_that_nobody_has_seen() -> None:
    longest = 0
    for game, known in islice(kept("cancellation", 10), 60):
        view = game.view(None)
        for seat in view.to_act:
            if seat >= 0:
                told = news(game, seat, names=WIDE)
                longest = max(longest, length(told))
                assert cards_in(told) <= known.public
    assert 500 < longest < LONGEST_NEWS
