"""Whole games of Canasta and Samba at random, told card by card."""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple, cast

from engine.contract.action import Action
from engine.contract.seats import DEALER, Seat
from engine.games.canasta.game import CanastaGame
from engine.games.canasta.going_out import way_out
from engine.games.canasta.kinds import kind
from engine.games.canasta.moves import OUT, lay_action
from tests.laws.canasta_count import Count
from tests.laws.canasta_sheets import sheet_of
from tests.laws.covering import Case


class Recorded(NamedTuple):
    """A game that was played to its end, what was done in it, and the minimums of each deal."""

    game: CanastaGame
    actions: list[tuple[Seat, str]]
    minimums: list[tuple[int, ...]]


PLAYED: Final[dict[str, Recorded]] = {}


def told_in_full(game: CanastaGame, action: Action) -> Iterator[Action]:
    """Yield an action, or for `out` the lay and the discard that it stands for."""
    way = way_out(game.position(game.dealt)) if action == OUT else None
    if way is None:
        yield action
        return
    if way.plan:
        yield lay_action(way.plan)
    if way.discard is not None:
        yield Action("discard", (kind(way.discard, suits=game.rules.sequences),))


def whole_game(case: Case, seed: int) -> Recorded:
    """Play at random to the end, once in a process."""
    # Options hold lists, so a case has no hash.
    name = f"{case[0].key} {case[0].options} {case[1]} {seed}"
    if name not in PLAYED:
        PLAYED[name] = _whole_game(case, seed)
    return PLAYED[name]


def _whole_game(case: Case, seed: int) -> Recorded:
    variant, seats = case
    game = cast("CanastaGame", variant.start(seats, seed % seats))
    rng, actions, minimums = Random(seed), list[tuple[Seat, str]](), list[tuple[int, ...]]()
    while game.to_act:
        seat = rng.choice(game.to_act)
        for action in told_in_full(game, game.propose(seat, rng)):
            game = cast("CanastaGame", game.apply(seat, action).game)
            actions.append((seat, str(action)))
            if seat == DEALER:
                minimums.append(game.view(None).minimums)
    return Recorded(game, actions, minimums)


def counted(case: Case, seed: int) -> Count:
    """Return the count of such a game by the rule sheet."""
    variant, seats = case
    sheet = sheet_of(variant.key, variant.options)
    return Count(sheet, seats, seed % seats, whole_game(case, seed).actions)
