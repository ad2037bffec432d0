"""Positions in which a hint is read, and the hint as it is read."""

from dataclasses import replace
from random import Random
from typing import Any

from bot.screens.families import family_screens
from engine.cards import card, cards
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.prompt import Prompt
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.contract.view import SeatView
from engine.games.all_fours.view import AllFoursSeatView
from engine.games.canasta.melds import Meld
from engine.games.canasta.view import CanastaSeatView
from engine.games.catalogue import variant
from engine.games.hearts.view import HeartsSeatView
from engine.players.families import advice_on
from engine.tricks.trick import Play, TakenTrick
from tests.conftest import of_kind
from tests.screens.conftest import english, frame_of

FRAME = frame_of()


def read(view: SeatView, action: str) -> str:
    """The hint that this action is advised at a view."""
    screens = family_screens(variant(view.variant).family)
    return screens.hint(english(view), advice_on(view, Action.read(action)))


def hearts(
    hand: str,
    trick: str = "",
    *,
    legal: str = "",
    taken: tuple[int, ...] = (0, 0, 0, 0),
    played: str = "",
    key: str = "standard",
    **options: Option,
) -> HeartsSeatView:
    """What Dave sees, who holds `hand`; tricks of `played` were taken by Alice, who led them."""
    view = of_kind(HeartsSeatView, variant(key, options).start(4, 0).view(3))
    plays = tuple(
        Play((3 - len(trick) // 2 + at) % 4, face) for at, face in enumerate(cards(trick))
    )
    led = [play for play in plays if play.card.suit == plays[0].card.suit]
    gone = cards(played)
    rows = [gone[at : at + 4] for at in range(0, len(gone), 4)]
    choices = tuple(sorted(cards(legal or hand)))
    return replace(
        view,
        stage="play",
        hand=tuple(sorted(cards(hand))),
        prompt=Prompt("play", "play", choices, 1),
        to_act=(3,),
        trick=plays,
        tricks=tuple(
            TakenTrick(tuple(Play(seat, face) for seat, face in enumerate(row)), 0) for row in rows
        ),
        taking=max(led, key=lambda play: play.card.rank).seat if led else None,
        taken=taken,
        trick_number=2 + len(rows),
    )


def all_fours(
    hand: str,
    trick: str = "",
    *,
    stage: str = "play",
    trump: str | None = "S",
    key: str = "trinidad",
    choices: tuple[str, ...] = (),
    **options: Option,
) -> AllFoursSeatView:
    """What Dave sees, who holds `hand`; Carol, Bob and Alice have played `trick` before him."""
    game: Game = variant(key, options).start(4, 2)
    while game.to_act == (DEALER,):
        game, _ = game.apply(DEALER, game.propose(DEALER, Random(3)))
    view = of_kind(AllFoursSeatView, game.view(3))
    plays = tuple(
        Play((3 - len(trick) // 2 + at) % 4, face) for at, face in enumerate(cards(trick))
    )
    best = max(plays, key=lambda play: (play.card.suit == trump, play.card.rank), default=None)
    held = tuple(sorted(cards(hand)))
    ready = tuple(map(Action.read, choices))
    return replace(
        view,
        stage=stage,
        trump=trump,
        turned=(card("7S"),),
        looking=True,
        hand=held,
        lawful=held,
        trick=plays,
        seen=plays,
        taking=best.seat if best else None,
        to_act=(3,),
        prompt=Prompt(stage, "play", held, 1, choices=ready),
    )


def canasta(hand: str, *, stage: str = "meld", **changed: Any) -> CanastaSeatView:  # noqa: ANN401  fields of many types
    """What the seat in turn sees in a first deal, holding `hand`."""
    game: Game = variant("canasta_book").start(4, 0)
    game, _ = game.apply(DEALER, game.propose(DEALER, Random(5)))
    seat = game.to_act[0]
    view = of_kind(CanastaSeatView, game.view(seat))
    known = {"pile": (card("9C"),), "pile_size": 1, "pile_frozen": False, "ways": ()}
    return replace(view, **{**known, "stage": stage, "hand": tuple(sorted(cards(hand))), **changed})


def aces() -> tuple[Meld, ...]:
    return (Meld(1, "", 14, tuple(sorted(cards("ASAHAD"))), 1),)
