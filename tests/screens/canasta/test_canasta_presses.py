"""Plans of melds, pressed at random: each picture fits, each move is legal, no tap makes two."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from bot.screens.screen import Screen
from bot.text.button_ids import ButtonId
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.games.canasta.view import CanastaSeatView
from engine.games.catalogue import variant
from tests.each import each
from tests.laws.covering import THOROUGH
from tests.screens.canasta_plans import SAMBA, SCREENS, Composer, begun, press_any, view_of, wished
from tests.screens.conftest import BUTTON, ROW, english, sent

NEEDED: Final = frozenset({"draw", "lay", "discard"})
"""What is done in any game of Canasta."""
SHARE: Final = 1 if THOROUGH else 4
"""Such a part of the presses will do, once all that is needed was done."""


def pressed_at_random(one: Composer, rng: Random) -> Action | None:
    """Press something; sooner what a plan needs than what ends the turn."""
    return press_any(one, wished(one, rng), rng)


@each(
    ("key", "options", "most"),
    [
        ("canasta_book", {}, 600),
        ("canasta_official", {"ask": "unverified", "hand_size": 20}, 200),
        ("canasta_book", {"canastas_to_go_out": 0}, 200),
        ("canasta_2", {"hand_size": 43}, 150),
        ("canasta_3_cutthroat", {}, 200),
        ("samba_4", {}, 500),
        ("samba_2", {"hand_size": 35, "seq_take": "top_only"}, 250),
        ("samba_6", {"canastas_to_go_out": 0}, 200),
    ],
)
def test_whatever_is_pressed_the_picture_fits_and_what_can_be_committed_is_legal(
    key: str, options: dict[str, Option], most: int
) -> None:
    rng = Random(f"{key} {most}")
    offered = variant(key, options)
    done: Counter[str] = Counter()
    one = Composer(offered.start(offered.seats_default, 0))
    for number in range(most):
        if one.game.outcome is not None or (number >= most // SHARE and done.keys() >= NEEDED):
            break
        if DEALER in one.game.to_act:
            one.move(one.game.propose(DEALER, rng))
            continue
        action = pressed_at_random(one, rng)
        if action is not None:
            done[action.verb] += 1
    assert done.keys() >= NEEDED


def test_presses_at_random_take_the_pile_and_ask() -> None:
    rng = Random(10)
    verbs: set[str] = set()
    one = Composer(variant("canasta_book", {"canastas_to_go_out": 0, "hand_size": 8}).start(4, 0))
    for _ in range(2500):
        if one.game.outcome is not None or {"take", "ask", "out"} <= verbs:
            break
        if DEALER in one.game.to_act:
            one.move(one.game.propose(DEALER, rng))
        elif action := pressed_at_random(one, rng):
            verbs.add(action.verb)
    assert {"take", "ask", "out"} <= verbs


@each(
    "told",
    [
        "rank",
        "rank x",
        "rank 99",
        "rank 2",
        "naturals queen",
        "deuces -1",
        "suit",
        "low K",
        "undo",
        "stage x",
        "open elsewhere",
        "alone 1",
        "commit 1a2b3c4d",
        "sing",
        "",
    ],
)
def test_words_that_are_no_change_of_a_plan_change_nothing(told: str) -> None:
    one = begun(SAMBA, up="8S", stock="KD6C", key="samba_4")
    one.click("Draw", "Plan melds")
    one.choose("Which cards", "Q")
    kept = one.draft
    with pytest.raises((Unreadable, IllegalAction)):
        SCREENS.drafted(view_of(one.game, 0), kept, "plan", tuple(told.split()))
    assert one.draft == kept


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
