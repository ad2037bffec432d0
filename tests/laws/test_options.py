"""Whatever options of Hearts are put together, they make a game that ends, or are refused."""

from dataclasses import fields
from random import Random
from typing import Any, Final, TypeAlias, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contract.game import Game
from engine.contract.refusal import BadRules
from engine.contract.rules import choices_of
from engine.contract.seats import DEALER
from engine.contract.variant import Option, Variant
from engine.contract.view import SeatView
from engine.games.catalogue import variant
from engine.games.hearts.rules import HeartsRules
from engine.players.hearts.easy import HeartsEasy
from engine.players.hearts.hard import HeartsHard
from engine.players.hearts.medium import HeartsMedium
from engine.players.policy import Policy, RandomPlayer
from tests.each import each

Values: TypeAlias = st.SearchStrategy[Any]

CHOICES: Final = choices_of(HeartsRules, str)

LONGEST_GAME: Final = 100_000
"""Actions; the target of 100 is far off where a deal of many tricks costs a point or two."""

RANKS: Final = "23456789TJQKA"
FACES: Final = [rank + suit for rank in RANKS for suit in "CDHS"]
SEATS: Final = range(3, 11)

faces = st.lists(st.sampled_from(FACES), max_size=4, unique=True)
flags = st.booleans()


def by_seats(values: Values) -> Values:
    return st.dictionaries(st.sampled_from([str(seats) for seats in SEATS]), values, max_size=4)


OTHERS: Final[dict[str, Values]] = {
    "players": st.integers(2, 11),
    "players_allowed": st.lists(st.integers(2, 11), min_size=1, max_size=3),
    "decks": st.integers(0, 3),
    "first_dealer": st.sampled_from(["random", 0, 2, 3]),
    "strip": by_seats(st.lists(st.sampled_from(FACES), max_size=6)),
    "hand_sizes": by_seats(st.integers(0, 20)),
    "pass_cycle": by_seats(
        st.lists(st.sampled_from([*"LRXSH", "2", "-1", "0", "Z"]), max_size=4).map(" ".join)
    ),
    "pass_count": st.integers(0, 14),
    "dealer_pass_cap": st.integers(-1, 14),
    "dealer_pass_zero_ok": flags,
    "unpassable": st.lists(st.sampled_from(["opening_card", *FACES]), max_size=4),
    "forced_lead_breaks": flags,
    "forced_discard": faces,
    "hearts_values": st.sampled_from(CHOICES["hearts_values"])
    | st.fixed_dictionaries({rank: st.integers(-1, 5) for rank in RANKS})
    | st.sampled_from(RANKS).map(lambda only: {rank: int(rank == only) for rank in RANKS}),
    "spade_values": st.dictionaries(st.sampled_from("QKA"), st.integers(-1, 50)),
    "extra_values": st.dictionaries(st.sampled_from(FACES), st.integers(-20, 20), max_size=3),
    "imaginary": faces,
    "bonus_card": st.sampled_from(["none", "JD", "TD", "QH"]),
    "bonus_points": st.integers(-40, 1),
    "double_card": st.sampled_from(["none", "TC", "TD"]),
    "no_trick_bonus": st.integers(-10, 1),
    "moon_value": st.sampled_from(["auto", 0, 1, 26, 150]),
    "moon_needs_bonus": flags,
    "sun_value": st.sampled_from(["none", 39, 52]),
    "teams": st.sampled_from([None, [[0, 2], [1, 3]], [[0, 1], [2, 3]]]),
    "team_moon": flags,
    "target": st.sampled_from([0, 1, 30, 100]),
    "deals": st.sampled_from([None, 0, 1, 5]),
    "end_latched": flags,
    "exact_rule": st.sampled_from(["none", "wins", "reset(50)", "reset(0)", "never"]),
    "lives": st.integers(-1, 3),
    "danger": st.integers(0, 26),
}
"""What each parameter that is not a word may be given, right and wrong."""

VALUES: Final[dict[str, Values]] = OTHERS | {
    name: st.sampled_from([*words, *words, "?"])
    for name, words in CHOICES.items()
    if name not in OTHERS
}

GROUPS: Final[tuple[dict[str, Option], ...]] = (
    {},
    {"kitty": "first_trick"},
    {"kitty": "hand"},
    {"pass_schedule": "dealer_choice"},
    {"players_allowed": [4], "teams": [[0, 2], [1, 3]]},
    {"end_mode": "deals", "deals": 3},
    {"decks": 2, "kitty": "last_trick"},
    {"bonus_card": "JD"},
    {"moon": "new"},
    {"moon": "mixed", "sun": "fixed", "sun_value": 39},
)
"""Options that others need beside them to mean anything."""

names = st.lists(st.sampled_from(sorted(VALUES)), unique=True, max_size=6)
options = st.builds(
    dict[str, Option],
    st.tuples(
        st.sampled_from(GROUPS),
        names.flatmap(lambda some: st.fixed_dictionaries({n: VALUES[n] for n in some})),
    ).map(lambda both: both[0] | both[1]),
)


def test_every_parameter_is_tried() -> None:
    assert VALUES.keys() == {one.name for one in fields(HeartsRules)}


def made(written: dict[str, Option]) -> Variant | BadRules:
    """Return the variant that options make, or why they make none."""
    try:
        return variant("standard", written)
    except BadRules as refusal:
        return refusal


PLAYERS = cast(
    "tuple[Policy[SeatView], ...]",
    (HeartsEasy(), HeartsMedium(), HeartsHard(worlds=1), RandomPlayer()),
)


def played(game: Game, rng: Random) -> Game:
    """Play a game to its end, by computers now and then, and imagine it on the way."""
    for number in range(LONGEST_GAME):
        if not game.to_act:
            return game
        seat = rng.choice(game.to_act)
        if seat == DEALER or rng.random() < 0.8:
            action = game.propose(seat, rng)
        else:
            player = rng.choice(PLAYERS)
            action = player.decide(game.view(seat), rng)
        if number % 50 == 0:
            looker = rng.choice((None, *range(game.seat_count)))
            assert game.imagine(looker, rng).view(looker) == game.view(looker)
        game, _ = game.apply(seat, action)
    pytest.fail("the game does not end")


@given(written=options, seed=st.integers(0, 2**32))
def test_options_make_a_game_that_ends_or_are_refused_by_name(
    written: dict[str, Option], seed: int
) -> None:
    offered = made(written)
    if isinstance(offered, BadRules):
        assert offered.parameters
        assert set(offered.parameters) <= VALUES.keys()
        # The message says for each of them what would be right.
        assert all(f"{name}: " in str(offered) for name in offered.parameters)
        return
    rng = Random(seed)
    seats = rng.choice(offered.seats_allowed)
    outcome = played(offered.start(seats, rng.randrange(seats)), rng).outcome
    assert outcome is not None
    assert len(outcome.places) == seats
    assert outcome.winners


NOTHING = dict.fromkeys(RANKS, 0)


@each(
    ("written", "parameter"),
    [
        # The queen alone costs, so every deal is a moon, and totals only fall.
        ({"hearts_values": NOTHING, "moon": "new"}, "moon"),
        # Totals go up by one and never past the target.
        (
            {
                "hearts_values": NOTHING | {"A": 1},
                "spade_values": {"Q": 0},
                "exact_rule": "reset(0)",
            },
            "exact_rule",
        ),
        ({"hearts_values": NOTHING, "bonus_card": "JD", "bonus_points": -13}, "bonus_points"),
        ({"no_trick_bonus": -13}, "no_trick_bonus"),
        ({"decks": 2, "bonus_card": "JD", "bonus_points": -26}, "bonus_points"),
    ],
)
def test_options_with_which_a_game_would_never_end_are_refused(
    written: dict[str, Option], parameter: str
) -> None:
    refused = made(written)
    assert isinstance(refused, BadRules)
    assert set(refused.parameters) == {parameter}
    # By a number of deals, or with less given back, it ends.
    assert not isinstance(
        made(written | {"end_mode": "deals", "deals": 4, "bonus_card": None, "no_trick_bonus": 0}),
        BadRules,
    )
