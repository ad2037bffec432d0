"""The promise of a hint of Canasta comes true, whatever the others hold and do."""

import pytest

from engine.contract.game import Game
from engine.games.canasta.kinds import read_kind
from engine.games.canasta.view import CanastaSeatView, CanastaView
from engine.players.advice import Advice
from tests.conftest import of_kind, there
from tests.laws.advised_games import advised, hand_of, offered
from tests.laws.covering import THOROUGH


def check_laid(game: Game, view: CanastaSeatView, advice: Advice) -> None:
    """Hold what is said of melds and of the pile against the table after the move."""
    assert view.seat is not None
    after, _ = game.apply(view.seat, advice.action)
    seen = of_kind(CanastaView, after.view(None))
    over = seen.deal_number != view.deal_number or not seen.order
    reason = (advice.reason or "").removeprefix("canasta-")
    if reason in ("lay-out", "out", "discard-out"):
        assert over or not seen.hand_sizes[view.seat]
    if over:
        return
    before, now = view.side_of(view.seat), seen.side_of(view.seat)
    match reason:
        case "lay-opens" | "take-opens":
            assert now.opened > before.opened
        case "makes-samba" | "makes-natural" | "makes-mixed":
            kind = reason.removeprefix("makes-")
            old = {meld.number for meld in before.melds if meld.canasta}
            assert any(meld.canasta == kind and meld.number not in old for meld in now.melds)
        case "lay-grows":
            assert advice.facts["count"] in [len(meld.cards) for meld in now.melds]
        case "discard-stops":
            prompt = there(after.prompt(after.to_act[0]))
            assert not any(choice.verb == "take" for choice in prompt.choices)
        case "discard-freezes":
            assert seen.pile_frozen > view.pile_frozen
        case _:
            return


def check_parted(game: Game, view: CanastaSeatView, advice: Advice) -> None:
    """Hold what is said of a discard against all hands, also those that the seat cannot see."""
    if advice.action.verb != "discard":
        return
    face = there(read_kind(advice.action.words[0], view.hand))
    alike = {seat: sum(one.rank == face.rank for one in hand_of(game, seat)) for seat in view.order}
    match (advice.reason or "").removeprefix("canasta-"):
        case "discard-dead":
            assert all(count < 2 for seat, count in alike.items() if seat != view.seat)
        case "discard-like":
            assert there(view.last_discards[of_kind(int, advice.facts["seat"])]).rank == face.rank
        case "discard-single":
            assert alike[view.seat or 0] == 1
        case _:
            return


@pytest.mark.parametrize("key", ["canasta_book", "canasta_2", "samba_4", "canasta_3_cutthroat"])
def test_every_promise_of_canasta_comes_true(key: str) -> None:
    seen: set[str | None] = set()
    (one,) = [one for one in offered("canasta") if one.key == key]
    for seed in range(40 if THOROUGH else 2):
        for game, seat, advice in advised(one, seed, 120):
            seen.add(advice.reason)
            view = of_kind(CanastaSeatView, game.view(seat))
            check_laid(game, view, advice)
            check_parted(game, view, advice)
    told = {"draw-no-way", "lay-grows", "lay-opens", "discard-stops"}
    assert seen >= {f"canasta-{reason}" for reason in told}
