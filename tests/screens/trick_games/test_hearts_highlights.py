"""Each kind of thing that may be told of a deal of Hearts, from a small deal that says it."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import cast

import pytest

from bot.screens.hearts.highlights import HIGHLIGHTS
from bot.screens.hearts.screens import HEARTS
from engine.cards import cards
from engine.contract.outcome import Outcome
from engine.contract.seats import Seat
from engine.contract.variant import Option
from engine.games.hearts.deal import DealResult
from engine.games.hearts.scoring import normal_points
from engine.games.hearts.terms import as_charged, terms
from engine.games.hearts.view import HeartsView
from engine.tricks.deal import Hands
from engine.tricks.trick import Play, TakenTrick, winner
from tests.conftest import of_kind
from tests.each import each
from tests.screens.conftest import english, texts
from tests.screens.records import first
from tests.screens.trick_games.test_standings import ruled

ALONE = ((0,), (1,), (2,), (3,))
CLUBS = "0: 2C 5C 8C JC"
"""A trick without points, which Dave takes."""
THROWN = "3: TC QS 9D KD"
"""Dave leads, Alice throws the queen on him."""


def taken(trick: str) -> TakenTrick:
    """A trick as it is written, the leader first."""
    leader, faces = trick.split(": ")
    plays = tuple(
        Play((int(leader) + at) % 4, face) for at, face in enumerate(cards(faces.replace(" ", "")))
    )
    return TakenTrick(plays, winner(plays))


@dataclass(frozen=True, kw_only=True)
class Past:
    """A deal that is over: its tricks, and what their points do not tell."""

    tricks: Sequence[str] = (CLUBS,)
    before: tuple[tuple[int, ...], ...] = ()
    """The points of the deals before it."""
    points: tuple[int, ...] | None = None
    told: dict[str, object] = field(default_factory=dict[str, object])
    options: dict[str, Option] = field(default_factory=dict[str, Option])
    over: str = ""
    """Why the game is over with it."""
    more: Sequence[str] = ("", "", "", "")
    """Cards that each has taken besides."""


def view_after(past: Past) -> HeartsView:
    """A bystander's view between deals, after one like this."""
    view = of_kind(HeartsView, first("standard", 4).view(None))
    settled = as_charged(terms(ruled(**past.options), 4), cast("Hands", past.told.get("shown", ())))
    played = tuple(map(taken, past.tricks))
    own = tuple(
        (*(play.card for plays, by in played if by == seat for play in plays), *cards(more))
        for seat, more in enumerate(past.more)
    )
    points = past.points or tuple(normal_points(settled, faces, 1) for faces in own)
    moons: list[Seat | None] = [None] * len(past.before)
    if past.told.get("moon") is not None and past.before:
        moons[0] = 0
    result = replace(DealResult(points, taken=own), **past.told)  # type: ignore[arg-type]  # fields of a result
    earlier = (DealResult(one, moon=moon) for one, moon in zip(past.before, moons, strict=True))
    results = (*earlier, result)
    totals = tuple(map(sum, zip(*(one.points for one in results), strict=True)))
    lives = (0, 1, 3, 3) if settled.rules.lives else ()
    return replace(
        view,
        stage="over" if past.over else "deal",
        to_act=() if past.over else (-1,),
        terms=settled,
        deal_number=len(results),
        scores=totals,
        results=results,
        tricks=(),
        past_tricks=played,
        last_trick=played[-1] if played else None,
        lives=lives,
        outcome=Outcome(past.over, (1, 2, 3, 4), ALONE) if past.over else None,
    )


HEARTS_13 = "2H3H4H5H6H7H8H9HTHJHQHKHAH"
LEVEL = ((10, 10, 10, 10),)
SAID: dict[str, Past] = {
    "☀️ Bob took every trick!": Past(told={"moon": 1, "sun": True}, points=(26, 0, 26, 26)),
    "🌙 Alice shot the moon again: 2 in this game!": Past(
        before=((0, 26, 26, 26),), told={"moon": 0}, points=(0, 26, 26, 26)
    ),
    "🌙 Dave shot the moon!": Past(told={"moon": 3}, points=(26, 26, 26, 0)),
    "Carol missed the moon by one card: Alice took 5♥!": Past(
        more=("5H", "", HEARTS_13.replace("5H", "") + "QS", ""), told={"stopped": 0}
    ),
    "Bob stopped Carol's moon with A♥!": Past(
        tricks=("1: AH 2H 3H 4H", CLUBS), more=("", "", "5H6H7H8H9HTHQS", ""), told={"stopped": 1}
    ),
    "Bob stopped Carol's moon in the very last trick, with A♥!": Past(
        tricks=(CLUBS, "1: AH 2H 3H 4H"), more=("", "", "5H6H7H8H9HTHQS", ""), told={"stopped": 1}
    ),
    "From last to first: Dave!": Past(before=((10, 12, 15, 20),), points=(11, 13, 10, -10)),
    "Carol hit 100 exactly!": Past(
        tricks=("2: KS QS 5S 2S",), before=((10, 12, 87, 20),), options={"exact_rule": "wins"}
    ),
    "Carol hit 100 exactly and goes back to 50!": Past(
        tricks=("2: KS QS 5S 2S",),
        before=((10, 12, 87, 20),),
        points=(0, 0, -37, 0),
        options={"exact_rule": "reset(50)"},
    ),
    "Carol hit 0 exactly and goes back to 50!": Past(
        tricks=("2: KS QS 5S 2S",),
        before=((10, 12, 87, 20),),
        points=(0, 0, -37, 0),
        options={"exact_rule": "reset(50)", "display_sign": "count_down"},
    ),
    "Dave hit -100 exactly and goes back to 0!": Past(
        tricks=(CLUBS, "3: TC 2C 3C 4H"),
        before=((10, 12, 97, 96),),
        points=(0, 0, 0, -96),
        more=("", "", "", "5H"),
        options={
            "exact_rule": "reset(0)",
            "display_sign": "penalty_negative",
            "double_card": "TC",
        },
    ),
    "Alice lost the last life!": Past(points=(20, 0, 0, 6), options={"lives": 3}),
    "Bob lost a life.": Past(points=(0, 20, 0, 6), options={"lives": 3}),
    "Both Q♠ went to Carol!": Past(
        tricks=("2: KS QS 5S 2S", "2: AS QS 5S 2S", CLUBS),
        options={"decks": 2, "players": 6, "players_allowed": [4, 6, 7, 8, 9, 10]},
    ),
    "Alice took every point of the deal!": Past(points=(26, 0, 0, 0), options={"moon": "none"}),
    "Q♠ fell in the very last trick, on Dave!": Past(tricks=(CLUBS, THROWN)),
    "Bob played Q♠ and had to take it!": Past(
        tricks=(CLUBS, CLUBS, CLUBS, "1: QS 3S 4S 5S", CLUBS)
    ),
    "Level in first place: Alice, Bob!": Past(before=LEVEL, points=(5, 5, 8, 8)),
    "13 more points for Dave end the game!": Past(
        tricks=(THROWN, CLUBS), before=((10, 12, 30, 90),), over="target"
    ),
    "Dave took Q♠ with 4♣, of all cards!": Past(tricks=("3: 4C QS 9D KD", CLUBS)),
    "Dave took both Q♠ and J♦!": Past(
        tricks=(THROWN, CLUBS), more=("", "", "", "JD"), options={"bonus_card": "JD"}
    ),
    "Alice gave Q♠ to the leader, Dave!": Past(tricks=(THROWN, CLUBS), before=((10, 12, 30, 3),)),
    "That A♣ cost Dave 18 points!": Past(
        tricks=("3: AC QS 9H KH", "3: AH 2H 3H 4H", CLUBS),
        more=("2C",) * 4,
        options={"hearts_values": "face"},
    ),
    "No heart fell before trick 9.": Past(tricks=(*([CLUBS] * 8), "0: 2H 3H 4H 5H")),
    "Points in the very first trick, for Dave!": Past(tricks=("0: 2C 5H 8C JC", CLUBS)),
    "As early as trick 2, Q♠ fell on Dave!": Past(tricks=(CLUBS, THROWN, CLUBS)),
    "10♣ doubled Dave's points to 16.": Past(
        tricks=(CLUBS, "3: TC 2C 3C 4H"),
        points=(4, 3, 3, 16),
        more=("", "", "", "5H"),
        options={"double_card": "TC"},
    ),
    "10♣ quadrupled Dave's points to 16.": Past(
        tricks=(CLUBS, "3: TC 2C 3C 4H"),
        points=(4, 3, 3, 16),
        more=("", "", "", "5H"),
        options={"double_card": "TC", "charging": "together"},
        told={"shown": ((), (), (), cards("TC"))},
    ),
    "Carol takes the lead.": Past(before=((20, 15, 10, 5),), points=(1, 1, 4, 20)),
    "Carol took no trick at all.": Past(more=("2D", "3D", "", "4D"), points=(9, 9, 0, 8)),
    "Only Carol stayed clean.": Past(more=("2H", "3H", "4D", "5H"), points=(9, 0, -1, 8)),
    "Dave won J♦ with K♦.": Past(
        tricks=("3: KD JD 2D 3D",),
        more=("2D", "3D", "4D", ""),
        points=(9, 9, 0, 0),
        options={"bonus_card": "JD"},
    ),
    "Alice threw Q♠ on Dave's 10♣.": Past(tricks=(CLUBS, CLUBS, CLUBS, THROWN, CLUBS)),
    "That K♠ cost Carol 13 points!": Past(tricks=(CLUBS, CLUBS, CLUBS, "2: KS QS 5S 2S", CLUBS)),
    "Q♠ went to Bob": Past(tricks=(), more=("2D", "QS", "4D", "5D"), points=(9, 13, 0, 0)),
    "Bob took the most: 13 points.": Past(
        more=("2D", "2S", "4D", "5D"), points=(9, 13, 0, 0), options={"spade_values": {"Q": 0}}
    ),
}


@each(("said", "past"), SAID.items())
def test_a_kind_is_told(said: str, past: Past) -> None:
    view = view_after(past)
    assert HIGHLIGHTS.best(english(view), view.deal_number) == said


@pytest.mark.parametrize(
    ("part", "past"),
    [
        # 90 and ten hearts, doubled, make 110.
        (
            "exactly",
            Past(
                tricks=("3: TC 2C 3C 4H",),
                before=((10, 12, 15, 90),),
                more=("", "QS", "", "5H6H7H8H9HTHJHQHKH"),
                options={"exact_rule": "reset(50)", "double_card": "TC"},
            ),
        ),
        # Ten hearts and J♦ make nothing, and J♦ alone is no clean hand's loss.
        (
            "clean",
            Past(
                more=("2H3H4H5H6H7H8H9HTHJHJD", "QS", "QHKH", "AH"),
                points=(0, 13, 2, 1),
                options={"bonus_card": "JD"},
            ),
        ),
        (
            "clean",
            Past(
                more=("2H", "JD", "", "3HQS"), points=(1, -10, 0, 14), options={"bonus_card": "JD"}
            ),
        ),
        # R9.3: the end had come, and a tie was played out.
        ("end the game", Past(tricks=(THROWN, CLUBS), before=((50, 52, 50, 103),), over="target")),
    ],
)
def test_a_kind_is_not_told(part: str, past: Past) -> None:
    view = view_after(past)
    drawing = english(view)
    said = HIGHLIGHTS.told(drawing, view.deal_number).values()
    assert not any(part in one for one in said)


def test_while_the_next_deal_is_on_no_card_is_named() -> None:
    named = {
        "Carol missed the moon by one card!": "Carol missed the moon by one card: Alice took 5♥!",
        "Bob stopped Carol's moon!": "Bob stopped Carol's moon with A♥!",
        "Bob took the most: 13 points.": "Bob took the most: 13 points.",
    }
    for said, before in named.items():
        view = view_after(SAID[before])
        drawing = english(replace(view, deal_number=view.deal_number + 1, past_tricks=()))
        assert said in texts(HEARTS.past_table(drawing, view.deal_number))


def test_who_wants_points_is_not_pitied_for_them() -> None:
    view = view_after(
        Past(tricks=(THROWN, CLUBS), options={"objective": "highest", "moon": "none"})
    )
    assert HIGHLIGHTS.best(english(view), 1) == "Q♠ went to Dave"
