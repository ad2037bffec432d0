"""Passes of Hearts learned beforehand: where the table holds, and what goes without it."""

from pathlib import Path
from random import Random

import pytest

from engine.cards import pack
from engine.contract.game import Game
from engine.contract.variant import Option
from engine.games.catalogue import variant
from engine.games.hearts.view import HeartsSeatView
from engine.players.card_bits import bits
from engine.players.hearts import pass_worth
from engine.players.hearts.hard import HeartsHard
from engine.players.hearts.pass_worth import SIZE, learned_passes, ranked, table
from tests.conftest import of_kind
from tests.each import each


def asked_to_pass(options: dict[str, Option] | None = None) -> HeartsSeatView:
    game: Game = variant("standard", options or {}).start(4, 0)
    game, _ = game.apply(-1, game.propose(-1, Random(4)))
    return of_kind(HeartsSeatView, game.view(0))


def test_every_pass_of_a_hand_is_in_the_table_once() -> None:
    view = asked_to_pass()
    found = learned_passes(view)
    assert len({one.cards for one in found}) == len(found) == 286
    assert all(not one.cards & ~bits(view.hand) for one in found)
    assert [one.worth for one in found] == sorted((one.worth for one in found), reverse=True)


def test_to_whom_a_pass_goes_matters() -> None:
    hand = bits(Random(3).sample(pack(), 13))
    first = {step: ranked(table(), hand, step) for step in (1, 2, 3)}
    assert first[1] != first[3]
    assert len(table()) == SIZE


@each(
    "options",
    [
        {"moon": "none"},
        {"pass_count": 4},
        {"bonus_card": "JD"},
        {"teams": [[0, 2], [1, 3]]},
        {"no_trick_bonus": -5},
    ],
)
def test_nothing_was_learned_for_other_rules(options: dict[str, Option]) -> None:
    assert learned_passes(asked_to_pass(options)) == []


def test_without_the_table_passes_are_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    view, player = asked_to_pass(), HeartsHard(worlds=8)
    chance, untouched = Random(1), Random(1)
    player.decide(view, chance)
    assert chance.getstate() == untouched.getstate()
    monkeypatch.setattr(pass_worth, "TABLE", Path("there is none"))
    table.cache_clear()
    decided = player.decide(view, chance)
    table.cache_clear()
    assert chance.getstate() != untouched.getstate()
    assert decided.verb == "pass"
