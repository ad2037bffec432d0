"""Who looks, and whose names stand on the table, at moments of games of All Fours."""

import pytest

from bot.screens.families import family_screens
from engine.cards import Card
from engine.contract.game import Game
from engine.games.all_fours.view import AllFoursSeatView, AllFoursView, Mark
from tests.screens.conftest import PEOPLE, english, faces, frame_of, texts
from tests.screens.records import first, kept

SCREENS = family_screens("all_fours")


def view_of(game: Game, seat: int) -> AllFoursSeatView:
    view = game.view(seat)
    assert isinstance(view, AllFoursSeatView)
    return view


def table_of(game: Game) -> AllFoursView:
    view = game.view(None)
    assert isinstance(view, AllFoursView)
    return view


def counted(view: AllFoursView) -> set[Card]:
    """The cards that the score tells of: turned up, revoked with, or a High, Low or Jack played.

    And those that were cut: they were put back before the deal, and say nothing of it.
    """
    marks: list[Mark] = [*view.marks, *(mark for result in view.results for mark in result.marks)]
    cut = {face for row in view.cut for face in row}
    return cut | {mark.card for mark in marks if mark.card is not None}


@pytest.mark.parametrize("key", ["seven_up", "yorkshire", "lancashire", "seven_up_1876"])
def test_who_does_not_look_yet_is_shown_no_card(key: str) -> None:
    """F14: with `two` only eldest and dealer look, with `not_partner` all but eldest's partner."""
    blind = 0
    for game, _ in kept(key, 4):
        public = table_of(game)
        if public.trump_fixed or not any(public.hand_sizes):
            continue
        lookers = {public.eldest, public.dealer}
        if key in ("yorkshire", "lancashire"):
            lookers = set(range(4)) - {(public.eldest + 2) % 4}
        for seat in set(range(4)) - lookers:
            frame = frame_of()
            hand = SCREENS.hand(english(view_of(game, seat), frame))
            shown = faces(hand) - {*public.turned, *(play.card for play in public.seen)}
            assert shown <= counted(public)
            assert "You look at your cards once trumps are fixed." in texts(hand)
            blind += 1
        for seat in lookers:
            frame = frame_of()
            hand = SCREENS.hand(english(view_of(game, seat), frame))
            assert faces(hand) >= set(view_of(game, seat).hand)
            assert len(view_of(game, seat).hand) >= 6 - bool(public.trick)
    assert blind


def test_names_are_those_of_the_table() -> None:
    """The names of the frame stand on the table, none of them twice as a side."""
    game = first("trinidad", 4)
    said = texts(SCREENS.table(english(table_of(game))))
    assert f"{PEOPLE[0]} + {PEOPLE[2]} " in said
    assert f"{PEOPLE[1]} + {PEOPLE[3]} " in said
