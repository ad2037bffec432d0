"""R8 and R11.3: moons and suns, what a bonus card does to them, and who may choose."""

from typing import Any

import pytest

from tests.each import each
from tests.rulings.hearts.written import Tricks, played, told

# One small pack: 14 penalty points, of which the queen has 13, and the jack of diamonds.
# Seat 1 takes every trick.
SUN = ("0: 2C 5C 3C 4C", "1: KD 2D JD 3D", "1: AS QS 2S 3S", "1: 2H 4D 5D 6D")
# Seat 1 takes both penalty cards, seat 2 the jack.
MOON = ("0: 2C 5C 3C 4C", "1: 2D KD JD 3D", "2: 2S QS 3S AS", "1: 2H 4D 5D 6D")
# 13 for seat 1, 1 for seat 0; the jack for seat 2.
ONE_AND_NOUGHT = ("0: 2C 5C 3C 4C", "1: 2D KD JD 3D", "2: 2S QS 3S AS", "1: 4D 2H 5D 6D")
# 13 for seat 1, 1 for seat 3; the jack for seat 2.
ONE_AND_THREE = ("0: 2C 5C 3C 4C", "1: 2D KD JD 3D", "2: 2S QS 3S AS", "1: 4D 2H 6D 5D")
# 13 for seat 0, 1 for seat 1.
NOUGHT_AND_ONE = ("0: 2C 5C 3C 4C", "1: 2S 3S QS AS", "0: 2D KD 3D JD", "1: 6D 2H 4D 5D")
# 13 for seat 3, 1 for seat 0.
THREE_AND_NOUGHT = ("0: 2C 5C 3C 4C", "1: 2D 3D KD JD", "3: AS QS 2S 3S", "3: 4D 6D 5D 2H")

JACK: dict[str, Any] = {"bonus_card": "JD"}
TEAMS: dict[str, Any] = {"teams": [[0, 2], [1, 3]]}


@pytest.mark.parametrize(
    ("moon", "points"),
    [
        ("none", [0, 14, 0, 0]),
        ("old", [14, 0, 14, 14]),
        ("new", [0, -14, 0, 0]),
        ("greek", [14, -42, 14, 14]),
    ],
)
def test_the_schemes_of_four(moon: str, points: list[int]) -> None:
    """R8.1, R8.2, A8 old, A8 new."""
    lines = played(MOON, moon=moon)
    assert lines[-1]["deal_scores"] == [points]
    assert len(told(lines, "moon-shot")) == (moon != "none")


@pytest.mark.parametrize(
    ("moon", "points"),
    [("none", [0, 14, 0]), ("old", [14, 0, 14]), ("new", [0, -14, 0]), ("greek", [14, -28, 14])],
)
def test_the_schemes_of_three(moon: str, points: list[int]) -> None:
    """R8.2: in the Greek one the shooter gets the moon from each of the two others."""
    tricks = ("0: 2C 5C 3C", "1: AS QS 3S", "1: 2H 2D 3D")
    assert played(tricks, moon=moon)[-1]["deal_scores"] == [points]


@pytest.mark.parametrize("key", ["ja_black_lady", "ja_black_lady_optional"])
def test_the_moon_of_the_japanese_game_is_the_new_one(key: str) -> None:
    """R8.2, A8 new."""
    assert played(MOON, key=key)[-1]["deal_scores"] == [[0, -14, 0, 0]]


def test_a_moon_may_be_worth_what_was_agreed() -> None:
    """R8.1: `moon_value`."""
    assert played(MOON, moon_value=20)[-1]["deal_scores"] == [[20, 0, 20, 20]]
    assert played(SUN, moon_value=20, sun="double")[-1]["deal_scores"] == [[40, 0, 40, 40]]


@each(
    ("deal", "options", "points"),
    [
        (SUN, {}, [14, -10, 14, 14]),
        (MOON, {}, [14, 0, 4, 14]),
        (SUN, {"moon": "new"}, [0, -24, 0, 0]),
        (MOON, {"moon": "new"}, [0, -14, -10, 0]),
        (SUN, {"moon": "greek"}, [14, -52, 14, 14]),
        (SUN, {"bonus_on_moon": "absorb"}, [14, 0, 14, 14]),
        (MOON, {"bonus_on_moon": "absorb"}, [14, 0, 14, 14]),
        (MOON, {"bonus_on_moon": "absorb", "moon": "new"}, [0, -14, 0, 0]),
        (SUN, {"moon_needs_bonus": True}, [14, -10, 14, 14]),
        (MOON, {"moon_needs_bonus": True}, [0, 14, -10, 0]),
    ],
)
def test_the_jack_of_diamonds_in_a_moon_deal(
    deal: Tricks, options: dict[str, Any], points: list[int]
) -> None:
    """R8.5, A19 add, A19 moon_needs_bonus, A19 absorb, A29 JD."""
    assert played(deal, **JACK, **options)[-1]["deal_scores"] == [points]


@each(
    ("deal", "options", "points"),
    [
        (SUN, {}, [14, 0, 14, 14]),
        (SUN, {"sun": "double"}, [28, 0, 28, 28]),
        (SUN, {"sun": "fixed", "sun_value": 39}, [39, 0, 39, 39]),
        (SUN, {"sun": "double", "moon": "new"}, [0, -28, 0, 0]),
        (SUN, {"sun": "fixed", "sun_value": 52, "moon": "new"}, [0, -52, 0, 0]),
        (SUN, {"sun": "double", "moon": "greek"}, [28, -84, 28, 28]),
        (SUN, {"sun": "double"} | JACK, [28, -10, 28, 28]),
        (SUN, {"sun": "double", "moon": "new"} | JACK, [0, -38, 0, 0]),
        (MOON, {"sun": "double"}, [14, 0, 14, 14]),
        (MOON, {"sun": "fixed", "sun_value": 39}, [14, 0, 14, 14]),
        (SUN, {"sun": "double", "moon": "none"}, [0, 14, 0, 0]),
        (SUN, {"sun": "fixed", "sun_value": 39, "moon": "none"}, [0, 14, 0, 0]),
    ],
)
def test_the_sun_is_every_trick_as_well(
    deal: Tricks, options: dict[str, Any], points: list[int]
) -> None:
    """R8.6, A24 none, A24 double, A24 fixed: the bonus is not doubled."""
    assert played(deal, **options)[-1]["deal_scores"] == [points]


def test_the_shooter_of_a_sun_chooses_as_well() -> None:
    """R8.3, R8.6, A8 choice, A9 choice: after the last trick, and nobody else."""
    rules: dict[str, Any] = {"moon": "choice", "sun": "double", **JACK}
    asked = played(SUN, **rules)[-1]
    assert (asked["to_act"], asked["scores"]) == ([1], [0, 0, 0, 0])
    assert asked["legal"] == {"1": ["moon old", "moon new"]}
    for spoken in ("2 moon old", "1 moon greek", "1 moon", "1 play 2C"):
        refused = played(SUN, spoken, **rules)[-1]
        assert (refused["error"], refused["at"]) == ("turn" if spoken[0] == "2" else "verb", 17)
    assert played(SUN, "1 moon old", **rules)[-1]["deal_scores"] == [[28, -10, 28, 28]]
    assert played(SUN, "1 moon new", **rules)[-1]["deal_scores"] == [[0, -38, 0, 0]]


ASKED = {"1": ["moon new", "moon old"]}
TO_28 = (ONE_AND_NOUGHT, NOUGHT_AND_ONE, ONE_AND_THREE)
"""14, 27, 0, 1 after them; the old moon of seat 1 then makes 28, 27, 14, 15."""


@each(
    ("deals", "options", "asked", "totals"),
    [
        # The others reach 28 and seat 1 is not the lowest.
        ((*TO_28, MOON), {"target": 28}, True, None),
        # Nobody reaches 29.
        ((*TO_28, MOON), {"target": 29}, False, [28, 27, 14, 15]),
        ((*TO_28, MOON), {"target": 28, "target_cmp": "exceed"}, False, [28, 27, 14, 15]),
        # With the bonus: 1, 13, -10, 0 before. Its own jack makes seat 1 the lowest with 3; in
        # seat 2's hands it does not.
        ((ONE_AND_NOUGHT, SUN), {"target": 14, **JACK}, False, [15, 3, 4, 14]),
        ((ONE_AND_NOUGHT, MOON), {"target": 14, **JACK}, True, None),
        # The exact rule puts seat 0 back before the end is looked at.
        ((*TO_28, MOON), {"target": 28, "exact_rule": "reset(3)"}, False, [3, 27, 14, 15]),
        # A sun lifts the others above the shooter, a moon does not.
        ((*TO_28, SUN), {"target": 28}, True, None),
        ((*TO_28, SUN), {"target": 28, "sun": "double"}, False, [42, 27, 28, 29]),
        # The last of a fixed number of deals, and the last but one.
        ((*TO_28, MOON), {"end_mode": "deals", "deals": 4}, True, None),
        ((*TO_28, MOON), {"end_mode": "deals", "deals": 5}, False, [28, 27, 14, 15]),
        # 15, 27, 0, 0 before: two others tie at 14, which goes on, or wins for both.
        ((*TO_28[:2], ONE_AND_NOUGHT, MOON), {"target": 29}, False, [29, 27, 14, 14]),
        ((*TO_28[:2], ONE_AND_NOUGHT, MOON), {"target": 29, "tie_rule": "shared"}, True, None),
        # 2, 13, 0, 13 before. Spared, the shooter's partner keeps 26 between them against 30;
        # hit, they have 40.
        (
            (ONE_AND_NOUGHT, THREE_AND_NOUGHT, MOON),
            {"target": 16, **TEAMS},
            False,
            [16, 13, 14, 13],
        ),
        (
            (ONE_AND_NOUGHT, THREE_AND_NOUGHT, MOON),
            {"target": 16, "partner_moon": "hit", **TEAMS},
            True,
            None,
        ),
        # In the game of the highest total it is the others that the old moon makes win.
        ((ONE_AND_NOUGHT, MOON), {"target": 14, "objective": "highest"}, True, None),
    ],
)
def test_a_mixed_moon_asks_only_whom_the_old_one_would_lose_the_game(
    deals: tuple[Tricks, ...], options: dict[str, Any], totals: list[int] | None, *, asked: bool
) -> None:
    """R8.4, R8.5, R8.6, R9.5, R11.3, A8 mixed, A9 mixed, A9 mixed_auto."""
    last = played(*deals, moon="mixed", **options)[-1]
    if asked:
        assert last["legal"] == ASKED
        assert len(last["deal_scores"]) == len(deals) - 1
    else:
        assert last["scores"] == totals
        assert last["to_act"] in ([-1], [])
    # The other form of the rule takes the new moon unasked, in exactly the same cases.
    auto = played(*deals, moon="mixed_auto", **options)[-1]
    assert auto["deal_scores"][-1][1] < -10 if asked else auto["scores"] == totals


def test_what_the_shooter_chooses_is_what_counts() -> None:
    """R8.4, A9 mixed: new goes on, old loses."""
    new = played(*TO_28, MOON, "1 moon new", moon="mixed", target=28)[-1]
    assert (new["scores"], new["over"]) == ([14, 13, 0, 1], False)
    old = played(*TO_28, MOON, "1 moon old", moon="mixed", target=28)[-1]
    assert (old["scores"], old["outcome"]["winners"]) == ([28, 27, 14, 15], [2])
    jack = played(ONE_AND_NOUGHT, MOON, "1 moon new", moon="mixed", target=14, **JACK)[-1]
    assert jack["scores"] == [1, -1, -20, 0]


@each(
    ("deal", "options", "points"),
    [
        (MOON, {}, [14, 0, 14, 0]),
        (MOON, {"partner_moon": "hit"}, [14, 0, 14, 14]),
        (MOON, {"moon": "new"}, [0, -14, 0, 0]),
        (MOON, {"team_moon": True}, [14, 0, 14, 0]),
        # Seats 1 and 3 have all the points between them.
        (ONE_AND_THREE, {}, [0, 13, 0, 1]),
        (ONE_AND_THREE, {"team_moon": True}, [14, 0, 14, 0]),
        (ONE_AND_THREE, {"team_moon": True, "partner_moon": "hit"}, [14, 0, 14, 0]),
        # Seats 0 and 1 are no partners.
        (ONE_AND_NOUGHT, {"team_moon": True}, [1, 13, 0, 0]),
    ],
)
def test_the_moon_of_partners(deal: Tricks, options: dict[str, Any], points: list[int]) -> None:
    """R11.1, R11.3, A22 exempt, A22 hit, A22 new, A22 team_moon."""
    assert played(deal, **TEAMS, **options)[-1]["deal_scores"] == [points]


@pytest.mark.parametrize(
    ("moon", "points"), [(None, [0, 14, 0, 0]), ("new", [0, -14, 0, 0]), ("old", [14, 0, 14, 14])]
)
def test_the_moon_of_reverse_hearts(moon: str | None, points: list[int]) -> None:
    """R12.2, A23 none, A23 new, A23 old: either is bad for the shooter, as points are good."""
    options = {"moon": moon} if moon else {}
    assert played(MOON, key="reverse_hearts", **options)[-1]["deal_scores"] == [points]


def test_a_moon_of_black_maria_may_be_no_moon() -> None:
    """R8.2, A18 moon none."""
    lines = played(SUN, key="black_maria", moon="none", dealer=3)
    assert lines[-1]["deal_scores"] == [[0, 14 + 7, 0, 0]]
    lines = played(SUN, key="black_maria", dealer=3)
    assert lines[-1]["deal_scores"] == [[21, 0, 21, 21]]
