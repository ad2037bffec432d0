"""Positions in which a hint is read, and the hint as it is read."""

from dataclasses import replace

from bot.screens.families import family_screens
from bot.screens.frame import Frame
from engine.cards import cards
from engine.contract.action import Action
from engine.contract.prompt import Prompt
from engine.contract.variant import Option
from engine.contract.view import SeatView
from engine.games.catalogue import variant
from engine.games.hearts.view import HeartsSeatView
from engine.players.families import advice_on
from engine.tricks.trick import Play, TakenTrick
from tests.screens.conftest import english, frame_of

FRAME = frame_of()


def read(view: SeatView, action: str, family: str, frame: Frame = FRAME) -> str:
    """The hint that this action is advised at a view."""
    advice = advice_on(view, Action.read(action))
    return family_screens(family).hint(english(view, frame), advice)


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
    view = variant(key, options).start(4, 0).view(3)
    assert isinstance(view, HeartsSeatView)
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
