"""The presets: Pitch from five points to thirteen, Cinch, and the games of Pedro (§4; C §2)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.games.point_pitch.rules import PitchRules, points

FIVE_POINT: Final = PitchRules(
    players_allowed=(3, 4, 5),
    jokers=1,
    cards=6,
    draw="none",
    trumps="pitched",
    off=(),
    joker_rank="lowest",
    points=points("high", "low", "jack", "joker", "game"),
    game="pips",
    min_bid=2,
    play="anytime",
    target=10,
)
SIX_POINT: Final = replace(
    FIVE_POINT,
    players_allowed=(2, 3, 4, 5),
    off=("jack",),
    joker_rank="under_jack",
    points=points("high", "low", "jack", "off_jack", "joker", "game"),
    target=15,
)
TEN_POINT: Final = PitchRules()
CINCH: Final = PitchRules(
    jokers=0,
    draw="rob",
    off=("five",),
    points=points("ace", "two", "jack", "ten", "five", "off_five"),
    low_to="captor",
    min_bid=1,
    all_pass="free",  # noqa: S106  a pass in bidding
    must_lead_trump=False,
    play="anytime",
    scoring="difference",
    target=51,
)
PEDRO: Final = PitchRules(
    players_allowed=(3, 4, 5, 6, 7),
    teams="none",
    jokers=0,
    cards=6,
    draw="none",
    trumps="pitched",
    off=(),
    joker_rank="lowest",
    points=points("high", "low", "jack", "ten"),
    low_to="captor",
    min_bid=1,
    all_pass="redeal_same",  # noqa: S106  a pass in bidding
    rounds="continue",
    play="anytime",
    counters=("five",),
    target=50,
)

PRESETS: Final[Mapping[str, PitchRules]] = {
    # The game that is played if nothing is said stands first.
    "ten_point": TEN_POINT,
    "five_point": FIVE_POINT,
    "six_point": SIX_POINT,
    "seven_point": replace(
        SIX_POINT,
        players_allowed=(2, 3, 4),
        jokers=2,
        points=points("high", "low", "jack", "off_jack", "X1", "X2", "game"),
        joker_order="first_played",
        joker_pips="half",
    ),
    "nine_point": PitchRules(
        jokers=0,
        draw="replace",
        off=(),
        points=points("high", "low", "jack", "game", "five"),
        game="pips",
        min_bid=2,
        play="anytime",
        target=15,
    ),
    "ten_point_six": replace(
        TEN_POINT,
        players=6,
        players_allowed=(6,),
        teams="3+3",
        cards=8,
        kitty=6,
        draw="none",
    ),
    "eleven_point": replace(
        TEN_POINT,
        off=("jack", "ace"),
        points=(*TEN_POINT.points, ("off_ace", 1)),
        min_bid=5,
    ),
    "thirteen_point": replace(
        TEN_POINT,
        off=("jack", "three"),
        points=(*TEN_POINT.points, ("off_three", 3)),
        min_bid=5,
    ),
    "cinch": CINCH,
    "double_pedro": replace(
        CINCH,
        low_to="holder",
        min_bid=6,
        all_pass="stick",  # noqa: S106  a pass in bidding
        must_lead_trump=True,
        play="only",
        scoring="setback",
        target=62,
    ),
    "pedro": PEDRO,
    "sancho_pedro": replace(PEDRO, counters=("five", "nine")),
    "dom_pedro": replace(PEDRO, jokers=1, counters=("three", "five", "nine", "joker"), target=100),
}
