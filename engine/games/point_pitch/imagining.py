"""Imagining: deals that one seat cannot tell from the one at the table.

Hidden cards lie in hands, in the stock, or face down where they were laid. A seat is known to
lack what its plays have shown, and to hold as many trumps as it has kept by drawing no more cards.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from engine.cards import Card
from engine.contract.phase import Phase
from engine.contract.seats import Seat
from engine.dealing.redealing import redealing
from engine.games.point_pitch.auction import BIDDING, CLAIMING_MISDEAL, NAMING
from engine.games.point_pitch.deal import Deal, GameMoment, Part
from engine.games.point_pitch.drawing import LAYING, ROBBING
from engine.games.point_pitch.playing import PLAYING, legal
from engine.games.point_pitch.terms import HONOURS, is_joker
from engine.games.point_pitch.view import PitchSeatView, PitchView, Stage
from engine.tricks.imagining import STOCK
from engine.tricks.voids import denied

DOWN: Final = -2
"""Stands for all cards that others have laid face down."""
KEPT: Final = 100
"""Added to a seat it stands for the part of its hand that is known to be trumps."""

_AS_DEALT: Final[frozenset[Stage]] = frozenset({"misdeal", "bid"})
"""The stages in which every hand is as it was dealt."""

_PHASES: Final[dict[str, Phase[GameMoment]]] = {
    phase.key: phase for phase in (CLAIMING_MISDEAL, BIDDING, NAMING, LAYING, ROBBING, PLAYING)
}


class _Places(NamedTuple):
    """How many cards lie unseen at each place, and which may not lie there."""

    sizes: dict[Seat, int]
    barred: dict[Seat, frozenset[Card]]


def imagining(view: PitchView) -> Callable[[Random], Deal | None]:
    """Work out what the seat of `view` knows; each call deals again what it does not see."""
    phase = _PHASES.get(view.stage)
    if phase is None:
        return lambda _: None
    own = view.seat if isinstance(view, PitchSeatView) else None
    hand = view.hand if isinstance(view, PitchSeatView) else ()
    laid = view.laid if isinstance(view, PitchSeatView) else ()
    places = _places(view, own)
    homes = [
        (face, frozenset(at for at in places.sizes if face not in places.barred[at]))
        for face in _unseen(view, hand, laid)
    ]
    back = Counter(seat for seat, face in view.back if seat != own and _is_held(view, seat, face))
    dealing = redealing(homes, places.sizes)
    shown = _shown(view, phase)

    def deal(rng: Random) -> Deal:
        dealt = dealing(rng)
        down = dealt.get(DOWN, [])
        hands: list[tuple[Card, ...]] = []
        piles: list[tuple[Card, ...]] = []
        for seat, count in enumerate(view.laid_counts):
            if seat == own:
                hands.append(hand)
                piles.append(laid)
                continue
            held = [*dealt.get(seat, ()), *dealt.get(KEPT + seat, ())]
            if back[seat]:
                held += [face for at, face in view.back if at == seat and _is_held(view, at, face)]
            hands.append(tuple(sorted(held)))
            piles.append(tuple(down[:count]))
            del down[:count]
        stock = dealt.get(STOCK, [])
        return shown._replace(
            hands=tuple(hands),
            stock=tuple(rng.sample(stock, len(stock))),
            own=shown.own._replace(laid=tuple(piles)),
        )

    return deal


def _is_held(view: PitchView, seat: Seat, face: Card) -> bool:
    """Whether a card that was taken back has not been played yet."""
    return all(play != (seat, face) for row in view.rows for play in row)


def _unseen(view: PitchView, hand: tuple[Card, ...], laid: tuple[Card, ...]) -> list[Card]:
    seen = {*hand, *laid, *view.turned, *(face for _, face in view.back)}
    seen |= {play.card for row in view.rows for play in row}
    return [face for face in view.terms.deck if face not in seen]


def _places(view: PitchView, own: Seat | None) -> _Places:
    """Return where unseen cards lie, and what cannot."""
    terms, rules, trump = view.terms, view.terms.rules, view.trump
    trumps = frozenset(terms.trumps(terms.deck, trump))
    plain = terms.faces - trumps if trump else frozenset[Card]()
    sizes: dict[Seat, int] = {}
    barred = dict[Seat, frozenset[Card]]()
    played: Counter[Seat] = Counter()
    lacked: dict[Seat, set[Card]] = {seat: set() for seat in range(view.seat_count)}
    plays = [play for row in view.rows for play in row]
    shown = denied(terms, view.rows, legal, trump=trump)
    for (seat, face), missing in zip(plays, shown, strict=True):
        lacked[seat] |= missing
        played[seat] += face in trumps
    only = rules.play == "only" and view.stage == "play"
    as_dealt = rules.draw == "none" and not rules.kitty
    untouched = as_dealt or view.stage in _AS_DEALT
    for seat in range(view.seat_count):
        if seat == own:
            continue
        size = view.hand_sizes[seat]
        size -= sum(at == seat and _is_held(view, at, face) for at, face in view.back)
        kept = min(size, max(0, view.kept[seat] - played[seat]))
        missing = frozenset(lacked[seat])
        if only:
            missing |= plain
        if seat in view.poor and untouched:
            missing |= {face for face in terms.deck if is_joker(face) or face.rank in HONOURS}
        sizes[seat], barred[seat] = size - kept, missing
        if kept:
            sizes[KEPT + seat], barred[KEPT + seat] = kept, missing | plain
    if view.stock_count:
        sizes[STOCK], barred[STOCK] = view.stock_count, frozenset()
    down = sum(count for seat, count in enumerate(view.laid_counts) if seat != own)
    if down:
        hidden = rules.draw == "replace" or trump is None
        sizes[DOWN], barred[DOWN] = down, frozenset() if hidden else trumps
    return _Places(sizes, barred)


def _shown(view: PitchView, phase: Phase[GameMoment]) -> Deal:
    """Return the deal as the view shows it, without what is hidden."""
    part = Part(
        laid=(),
        drew=view.drew,
        kept=view.kept,
        back=view.back,
        bidder=view.bidder,
        bid=view.bid,
        asked=view.to_act if phase in (LAYING, CLAIMING_MISDEAL) else (),
        poor=view.poor,
        drawing=view.drawing,
    )
    return Deal(
        phase=phase,
        turn=None if part.asked else view.to_act[0],
        hands=(),
        own=part,
        leader=view.leader,
        trick=view.trick,
        tricks=view.tricks,
        trump=view.trump,
        turned=view.turned,
        bids=view.bids,
        claims=view.claims,
        forced_after=view.forced_after,
    )
