"""Each kind of thing that may be told of a deal of All Fours or Pitch, from a deal that says it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import pytest

from bot.screens.all_fours.highlights import HIGHLIGHTS
from bot.screens.families import family_screens
from engine.cards import card
from engine.contract.outcome import Outcome
from engine.contract.variant import Option
from engine.games.all_fours.view import AllFoursView, DealResult, Mark
from engine.games.catalogue import variant
from engine.tricks.trick import TakenTrick, winner
from tests.each import each
from tests.screens.conftest import english, texts
from tests.screens.trick_games.test_hearts_highlights import taken

WE, THEY = (0, 2), (1, 3)
HIGH = Mark("high", WE, 1, 0, card("AS"))
LOW = Mark("low", THEY, 1, 1, card("2S"))
GAME = Mark("game", WE, 1)
JACK = Mark("jack", WE, 1, 2, card("JS"))
HUNG = Mark("jack", THEY, 1, 1, card("JS"), 2)
PLAIN = "0: AS 2S 3S 4S"
OTHERS = "1: AD KD 3D 4D"


def lost(mark: Mark) -> Mark:
    """A chance that the bidder's side would have counted, had it made the bid."""
    return mark._replace(side=(), points=0)


def late(mark: Mark) -> Mark:
    """A chance that came after the game was won."""
    return mark._replace(points=0)


@dataclass(frozen=True, kw_only=True)
class Past:
    """A deal that is over, of Yorkshire All Fours for four, or of what `key` and options say."""

    marks: tuple[Mark, ...] = ()
    tricks: tuple[str, ...] = (PLAIN, OTHERS)
    before: tuple[int, ...] | None = None
    """What each side had in their order, if it is not the first deal."""
    pips: tuple[int, ...] = (40, 20)
    bid: tuple[int, int] | None = None
    """Who bid how many."""
    key: str = "yorkshire"
    options: Mapping[str, Option] = field(default_factory=dict[str, Option])
    dealer: int = 3
    over: bool = False


def trumped(written: str) -> TakenTrick:
    """A trick where spades are trumps."""
    plays = taken(written).plays
    return TakenTrick(plays, winner(plays, "S"))


def view_after(past: Past) -> AllFoursView:
    """A bystander's view between deals, after one like this."""
    seats = len(taken(past.tricks[0]).plays) if past.tricks else 4
    view = variant(past.key, dict(past.options)).start(seats, 0).view(None)
    assert isinstance(view, AllFoursView)
    points = tuple(
        sum(mark.points for mark in past.marks if seat in mark.side) for seat in range(seats)
    )
    bidder, bid = past.bid or (None, 0)
    result = DealResult(points, past.dealer, past.marks, "S", past.pips, bidder, bid)
    results = (result,)
    if past.before is not None:
        earlier = tuple(past.before[seat % len(past.before)] for seat in range(seats))
        results = (DealResult(earlier, past.dealer, ()), result)
    totals = tuple(map(sum, zip(*(one.points for one in results), strict=True)))
    placed = tuple(1 + any(other > total for other in totals) for total in totals)
    return replace(
        view,
        stage="over" if past.over else "deal",
        to_act=() if past.over else (-1,),
        deal_number=len(results),
        scores=totals,
        results=results,
        past_tricks=tuple(map(trumped, past.tricks)),
        outcome=Outcome("target", placed, view.sides) if past.over else None,
    )


SAID: dict[str, Past] = {
    "Alice bid 4 and made all four!": Past(
        marks=(HIGH, LOW._replace(side=WE), JACK, GAME), bid=(0, 4), key="auction_pitch"
    ),
    "Alice and Carol made High, Low, Jack and Game!": Past(
        marks=(HIGH, LOW._replace(side=WE), JACK, GAME)
    ),
    "Dave turned up J♠ and won the game with it!": Past(
        marks=(Mark("turn-up", THEY, 3, 3, card("JS")),),
        before=(5, 12),
        key="trinidad",
        over=True,
    ),
    "The gift won the game for Alice and Carol!": Past(
        marks=(Mark("gift", WE, 1, 0), HIGH), before=(12, 5), key="trinidad", over=True
    ),
    "Alice and Carol went out on High, just before Bob and Dave!": Past(
        marks=(HIGH, late(LOW)), before=(10, 10), over=True
    ),
    "Bob hung Carol's Jack with A♠!": Past(marks=(HIGH, HUNG), tricks=("1: AS JS 3S 4S", PLAIN)),
    "Bob bid 3 and missed it by one point!": Past(
        marks=(Mark("bid", THEY, -3, 1), lost(LOW), lost(HUNG), HIGH, GAME),
        bid=(1, 3),
        key="auction_pitch",
        tricks=(OTHERS,),
    ),
    "Bob bid 4 and was set!": Past(
        marks=(Mark("bid", THEY, -4, 1), lost(LOW), HIGH, GAME), bid=(1, 4), key="auction_pitch"
    ),
    "Alice and Carol won with no point for anybody else!": Past(
        marks=(HIGH,), before=(10, 0), over=True
    ),
    "From last to first: Carol!": Past(
        marks=(Mark("high", (2,), 3, 2, card("AS")),),
        key="seven_up",
        tricks=("0: AS 2S 3S", "1: AD 2D 3D"),
        before=(2, 2, 1),
    ),
    "2♠ was High and Low at once!": Past(
        marks=(HIGH._replace(card=card("2S")), LOW._replace(side=WE))
    ),
    "Alice and Carol took every trick!": Past(marks=(HIGH, LOW), tricks=(PLAIN, PLAIN, PLAIN)),
    "Dave revoked with 9♣ and was caught!": Past(
        marks=(Mark("revoke", WE, 1, 3, card("9C")), HIGH, LOW)
    ),
    "Alice begged, was given one and made 3 in all!": Past(
        marks=(Mark("gift", WE, 1, 0), HIGH, GAME), key="trinidad"
    ),
    "High was no higher than 9♠!": Past(marks=(HIGH._replace(card=card("9S")), LOW)),
    "One card point decided Game, for Alice and Carol!": Past(
        marks=(HIGH, LOW, GAME), pips=(36, 35)
    ),
    "Level in first place: Alice and Carol, Bob and Dave!": Past(marks=(HIGH, LOW), before=(3, 3)),
    "Dave turned up J♠ for 3 points!": Past(
        marks=(Mark("turn-up", THEY, 3, 3, card("JS")), HIGH), key="trinidad"
    ),
    "Bob and Dave took all four tens!": Past(
        marks=(HIGH, LOW),
        tricks=(
            PLAIN,
            "1: AD TD TC TH",
            "1: KD TS 3D 4D".replace("TS", "2D"),
            "1: AS TS 3S 4S",
        ),
    ),
    "Alice and Carol captured Low from Bob!": Past(
        marks=(HIGH, LOW._replace(side=WE)), key="lancashire"
    ),
    "Alice bid 1 and made 3: too modest!": Past(
        marks=(HIGH, JACK, GAME, LOW), bid=(0, 1), key="auction_pitch"
    ),
    "Alice bid 3 and made exactly that!": Past(
        marks=(HIGH, JACK, GAME, LOW), bid=(0, 3), key="auction_pitch"
    ),
    "Carol took Alice's Jack home with A♠.": Past(
        marks=(HIGH, LOW, JACK), tricks=("0: JS 2S AS 4S", OTHERS)
    ),
    "Game was level at 30 each: nobody scored it.": Past(
        marks=(HIGH, LOW, GAME._replace(side=())), pips=(30, 30)
    ),
    "One more point wins for Alice and Carol!": Past(marks=(HIGH, LOW), before=(9, 4)),
    "Low was no lower than 9♠!": Past(marks=(HIGH, LOW._replace(card=card("9S")))),
    "Carol's Jack took its own trick!": Past(
        marks=(HIGH, LOW, JACK), tricks=("2: JS 2S 3S 4S", OTHERS)
    ),
    "All 3 points went to Alice and Carol!": Past(marks=(HIGH, LOW._replace(side=WE), GAME)),
    "Bob and Dave take the lead.": Past(
        marks=(HIGH, LOW, JACK._replace(side=THEY, seat=1), GAME._replace(side=THEY)),
        before=(4, 3),
        pips=(20, 40),
    ),
    "Bob took no trick and scored all the same!": Past(
        marks=(Mark("high", (0,), 1, 0, card("AS")), Mark("low", (1,), 1, 1, card("2S"))),
        key="seven_up",
        tricks=("0: AS 2S 3S", "2: AD 2D 3D"),
    ),
    "Alice and Carol won Game by far: 41 card points to 20!": Past(
        marks=(HIGH, LOW, GAME), pips=(20, 41)
    ),
}


@each(("said", "past"), SAID.items())
def test_a_kind_is_told(said: str, past: Past) -> None:
    view = view_after(past)
    assert HIGHLIGHTS.best(english(view), view.deal_number) == said


TIE: Mapping[str, Option] = {"game_tie": "nondealer"}


@pytest.mark.parametrize(
    ("said", "past"),
    [
        # F23: where the non-dealer counts a tied Game, the bid was made by it.
        (
            "Level in first place: Alice and Carol, Bob and Dave!",
            Past(
                before=(4, 3),
                marks=(LOW, GAME._replace(side=THEY), HIGH),
                pips=(30, 30),
                bid=(1, 2),
                key="auction_pitch",
                options=TIE,
                dealer=0,
            ),
        ),
        (
            "Bob bid 3 and missed it by one point!",
            Past(
                marks=(Mark("bid", THEY, -3, 1), lost(LOW), lost(GAME), HIGH),
                pips=(30, 30),
                bid=(1, 3),
                key="auction_pitch",
                options=TIE,
                dealer=0,
            ),
        ),
        (
            "Bob bid 3 and was set!",
            Past(
                marks=(Mark("bid", THEY, -3, 1), lost(LOW), lost(GAME), HIGH),
                pips=(30, 30),
                bid=(1, 3),
                key="auction_pitch",
            ),
        ),
        # C62: the card that was turned up was not the last point.
        (
            "Bob turned up J♠ for a point!",
            Past(
                marks=(Mark("turn-up", (1,), 1, 1, card("JS")), Mark("peg", (1,), 12, 1)),
                before=(1, 2),
                key="all_fives",
                options={"target": 15},
                tricks=("0: AS 2S", "1: AD 2D"),
                over=True,
            ),
        ),
    ],
)
def test_what_did_not_decide_a_deal_is_not_told(said: str, past: Past) -> None:
    view = view_after(past)
    assert HIGHLIGHTS.best(english(view), view.deal_number) == said


def test_a_deal_that_is_broken_off_leaves_no_bid_made() -> None:
    """F28: a revoke may win the game before anything is counted."""
    revoke = Mark("revoke", WE, 1, 1, card("3C"))
    for marks, made in (((revoke,), False), ((LOW, HIGH, GAME), True)):
        past = Past(marks=marks, bid=(0, 2), key="auction_pitch", over=True)
        drawing = english(view_after(past))
        screens = family_screens("all_fours")
        assert ("bid 2 and made it" in texts(screens.table(drawing))) == made
        assert ("bid 2 and made it" in texts(screens.scores(drawing))) == made


@pytest.mark.parametrize("reason", ["target", "deals"])
def test_only_a_game_that_was_won_leaves_points_unneeded(reason: str) -> None:
    """F25, F29: after the last of some deals a tied Game is nobody's."""
    tied = late(GAME)._replace(side=())
    view = view_after(Past(marks=(HIGH, LOW, tied), pips=(10, 10), over=True))
    assert view.outcome is not None
    drawing = english(replace(view, outcome=replace(view.outcome, reason=reason)))
    for screen in (family_screens("all_fours").table, family_screens("all_fours").scores):
        assert ("ot needed, the game was won" in texts(screen(drawing))) == (reason == "target")


def test_while_the_next_deal_is_on_no_card_of_a_trick_is_named() -> None:
    said = "Bob hung Carol's Jack with A♠!"
    view = view_after(SAID[said])
    drawing = english(replace(view, past_tricks=()))
    told = texts(family_screens("all_fours").past_table(drawing, 1))
    assert said not in told
    assert "Bob hung Carol's Jack!" in told
