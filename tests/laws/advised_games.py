"""Games with the reasons for their moves, and what becomes of a move."""

from collections.abc import Iterator
from random import Random
from typing import Final

from bot.screens.cards import face_text
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.frame import Frame
from engine.cards import Card
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Variant
from engine.games.all_fours.view import AllFoursSeatView, AllFoursView
from engine.games.canasta.view import CanastaSeatView
from engine.games.catalogue import variants
from engine.games.hearts.view import HeartsSeatView, HeartsView
from engine.players.advice import Advice
from engine.players.families import advice_on
from engine.players.levels import LEVELS, quick
from engine.table.chairs import Chair
from engine.tricks.trick import TakenTrick
from tests.laws.covering import THOROUGH
from tests.screens.conftest import ENGLISH

SEEDS: Final = range(21 if THOROUGH else 2)


def frame_of(game: Game) -> Frame:
    """A table of people with names in which no card can be read."""
    return Frame(
        table_id="k3f9",
        guild_name="Guild",
        channel_name="room",
        channel_link="",
        table_link=None,
        variant_title="Game",
        chairs=tuple(Chair(f"Person{seat}") for seat in range(game.seat_count)),
        asked=(1,) * game.seat_count,
        hints=True,
    )


def offered(family: str) -> list[Variant]:
    return [one for one in variants() if one.family == family]


def advised(variant: Variant, seed: int, most: int) -> Iterator[tuple[Game, Seat, Advice]]:
    """Every moment of a game in which sense and chance take turns, and the reasons for both."""
    rng = Random(seed)
    seats = rng.choice(variant.seats_allowed)
    game = variant.start(seats, rng.randrange(seats))
    for _ in range(most):
        if not game.to_act:
            return
        seat = rng.choice(game.to_act)
        action = game.propose(seat, rng)
        if seat != DEALER:
            view = game.view(seat)
            sensible = quick(LEVELS[-1], variant.family).decide(view, rng)
            for one in dict.fromkeys((sensible, action)):
                yield game, seat, advice_on(view, one)
            action = rng.choice((sensible, action))
        game, _ = game.apply(seat, action)


def trick_after(game: Game, seat: Seat, action: Action, rng: Random) -> TakenTrick | None:
    """Play a card and then anything until its trick is taken; None where it is left lying."""
    game, events = game.apply(seat, action)
    while not any(event.name in ("trick-taken", "trick-cancelled") for event in events):
        (turn,) = game.to_act
        game, events = game.apply(turn, game.propose(turn, rng))
    names = {event.name for event in events}
    view = game.view(None)
    assert isinstance(view, HeartsView | AllFoursView)
    return view.last_trick if "trick-taken" in names else None


def check_partner(game: Game, seat: Seat, advice: Advice) -> None:
    """A card that is called the best so far, or is to be beaten, is the partner's in words too."""
    over = advice.facts.get("over")
    if not isinstance(over, Card):
        return
    view = game.view(seat)
    assert isinstance(view, HeartsSeatView | AllFoursSeatView)
    sides = view.terms.sides if isinstance(view, AllFoursSeatView) else view.terms.rules.teams or ()
    mates = next((side for side in sides if seat in side), (seat,))
    partners = any(play.card == over and play.seat in mates for play in view.trick)
    told = family_screens(game.variant.family).hint(Drawing(frame_of(game), view, ENGLISH), advice)
    # Not every reason names it.
    if face_text(over, ENGLISH) in told.rpartition(": ")[2]:
        assert ("your partner's" in told and "Jack" not in told) == partners, told


def hand_of(game: Game, seat: Seat) -> tuple[Card, ...]:
    view = game.view(seat)
    assert isinstance(view, HeartsSeatView | CanastaSeatView | AllFoursSeatView)
    return view.hand
