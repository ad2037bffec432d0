"""What players have done in their turns, as everybody may know it."""

from collections.abc import Iterator

import pytest

from engine.cards import Card, cards
from engine.contract.event import Event
from engine.contract.game import Game
from engine.games.canasta.melds import PlayerTurn
from engine.games.canasta.view import CanastaView
from engine.records.record import Record
from tests.screens.records import record_kept

Told = tuple[int, int, int, list[tuple[Card, ...]], int, Card | None]
"""The seat; how many were drawn and taken; what was laid; canastas made; what was discarded."""


def told(turn: PlayerTurn) -> Told:
    laid = [group.cards for group in turn.laid]
    return turn.seat, turn.drew, turn.took, laid, len(turn.canastas), turn.discard


def retold(record: Record) -> Iterator[tuple[CanastaView, list[Told]]]:
    """Yield each moment of a game with its turns, told again from what everybody heard."""
    turns: list[Told] = []
    game: Game = record.variant.start(record.seats, record.dealer or 0)
    for seat, action in record.actions:
        game, events = game.apply(seat, action)
        view = game.view(None)
        assert isinstance(view, CanastaView)
        for event in events:
            if event.heard_by is None and turns and event.seat == turns[-1][0]:
                turns = followed(turns, event)
        if view.turn is None:
            turns = []
        elif not turns or turns[-1][0] != view.turn or turns[-1][5] is not None:
            turns.append((view.turn, 0, 0, [], 0, None))
        yield view, turns[-2:]


def followed(turns: list[Told], event: Event) -> list[Told]:
    """Return the turns after one event of the seat in turn."""
    seat, drew, took, laid, canastas, discard = turns[-1]
    match event.name:
        case "card-drawn" if not (drew or took):
            drew = int(event.words[0])
        case "pile-taken":
            took = int(event.words[0])
        case "meld-laid" | "meld-added":
            laid = [*laid, cards(event.words[1])]
        case "canasta-made":
            canastas += 1
        case "card-discarded":
            (discard,) = cards(event.words[0])
        case _:
            pass
    return [*turns[:-1], (seat, drew, took, laid, canastas, discard)]


@pytest.mark.parametrize(
    ("key", "seats"), [("canasta_book", 4), ("samba_4", 4), ("canasta_3_cutthroat", 3)]
)
def test_the_turns_of_a_view_are_what_everybody_heard(key: str, seats: int) -> None:
    seen: set[str] = set()
    for view, turns in retold(record_kept(key, seats)):
        assert [told(turn) for turn in view.turns] == turns
        for turn in view.turns:
            seen |= {name for name in ("took", "laid", "canastas") if getattr(turn, name)}
    assert seen == {"took", "laid", "canastas"}
