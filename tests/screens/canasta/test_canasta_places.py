"""Places on a hand of Canasta: a second tap of a button makes no move of its own."""

from dataclasses import replace
from random import Random
from typing import Any, Final

from bot.screens.screen import Screen
from bot.text.button_ids import ButtonId
from engine.contract.action import Action
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.games.canasta.view import CanastaSeatView
from engine.games.catalogue import variant
from tests.each import each
from tests.laws.covering import THOROUGH
from tests.screens.canasta_plans import SCREENS, Composer, press_any, view_of, wished
from tests.screens.conftest import BUTTON, ROW, english, sent

Part = dict[str, Any]

PRESSES: Final = 400 if THOROUGH else 120
"""Times that a button or menu of a hand is tried, each on a new picture."""


def places(one: Composer) -> dict[tuple[int, int], Part]:
    """Every button and menu that is drawn by its place."""
    return places_of(one.drawn())


def places_of(screen: Screen) -> dict[tuple[int, int], Part]:
    """Every button and menu by its row, counted from below, and its column."""
    rows = [part for part in sent(screen)[0]["components"] if part["type"] == ROW]
    return {
        (at, column): part
        for at, row in enumerate(reversed(rows))
        for column, part in enumerate(row["components"])
    }


def is_move(part: Part | None) -> bool:
    """Whether a tap on this alone moves: one on a menu only opens it."""
    if part is None or part["type"] != BUTTON or part.get("disabled") or "custom_id" not in part:
        return False
    said = ButtonId.read(part["custom_id"])
    return said.verb == "do" or said.text.startswith("commit")


@each(
    ("key", "options"),
    [
        ("canasta_book", {"canastas_to_go_out": 0, "hand_size": 8}),
        ("canasta_book", {}),
        ("canasta_2", {}),
        ("samba_4", {"canastas_to_go_out": 0}),
        ("samba_2", {}),
    ],
)
def test_a_second_tap_makes_no_move(key: str, options: dict[str, Option]) -> None:
    rng, tried = Random(key), 0
    one = Composer(variant(key, options).start(variant(key).seats_default, 0))
    for _ in range(PRESSES):
        if one.game.outcome is not None:
            break
        if DEALER in one.game.to_act:
            one.move(one.game.propose(DEALER, rng))
            continue
        seat, before = one.seat, places(one)
        part = wished(one, rng)
        press_any(one, part, rng)
        if DEALER in one.game.to_act or one.game.outcome is not None or one.seat != seat:
            continue
        (place,) = (at for at, one_part in before.items() if one_part == part)
        if part["type"] == BUTTON:
            tried += 1
            assert not is_move(places(one).get(place)), part
    assert tried > PRESSES / 8


def at(found: dict[tuple[int, int], Part], *texts: str) -> set[tuple[int, int]]:
    """The places of the buttons that say one of these; each must be there."""
    said = {part["custom_id"]: place for place, part in found.items() if "custom_id" in part}
    return {place for one, place in said.items() if one.split(".", 4)[4].startswith(texts)}


def test_what_ends_a_turn_or_binds_has_places_to_which_no_tap_leads() -> None:
    """Whatever menus come and go: with and without a take, with and without a lay."""
    rng = Random(3)
    one = Composer(variant("canasta_book").start(4, 0))
    leading: set[tuple[int, int]] = set()
    moving: set[tuple[int, int]] = set()
    for _ in range(PRESSES):
        if DEALER in one.game.to_act:
            one.move(one.game.propose(DEALER, rng))
            continue
        view = view_of(one.game, one.seat)
        if view.stage == "meld":
            assert view.prompt is not None
            moving |= moves_offered(view)
            leading |= at(places_of(one.drawn()), "commit")
        leading |= at(places_of(one.drawn()), "draw", "open overview")
        press_any(one, wished(one, rng), rng)
    assert leading
    assert moving
    assert not leading & moving


def moves_offered(view: CanastaSeatView) -> set[tuple[int, int]]:
    """Where `out` and `ask` would stand if they could be said, with the menus there are."""
    assert view.prompt is not None
    discards = tuple(choice for choice in view.prompt.choices if choice.verb == "discard")
    found: set[tuple[int, int]] = set()
    for choices in (discards, view.prompt.choices):
        for moves in ((Action("out"),), (Action("ask"),), (Action("out"), Action("ask"))):
            prompt = view.prompt._replace(choices=(*choices, *moves))
            screen = SCREENS.hand(english(replace(view, prompt=prompt)), draft=())
            found |= at(places_of(screen), *map(str, moves))
    return found
