"""Plans of melds, pressed at random: each picture fits, each move is legal."""

from collections import Counter
from random import Random
from typing import Final

import pytest

from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.games.catalogue import variant
from tests.each import each
from tests.laws.covering import THOROUGH
from tests.screens.canasta_plans import SAMBA, SCREENS, Composer, begun, press_any, view_of, wished

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
