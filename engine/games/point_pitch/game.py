"""Pitch by points: one moment of a game, and the family.

The actions of the family, by phase (`ROW`).

| phase | who | actions |
|---|---|---|
| deal | chance | `deal H0 H1 ... REST`: the rest from the top, first the kitty |
| misdeal | all who may | `stand`, `misdeal` |
| bid | each in turn | `bid pass`, `bid 4`, `bid moon` |
| name | the bidder | `name S` |
| discard | all at once, or one with too many trumps | `discard 2C3C4C` |
| rob | the dealer | `keep ASKSQSJSTS5S`: the six cards kept |
| play | the seat in turn | `play QS` |
| play | the same | `claim rest`, `claim none`: how all the tricks to come will go |
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final, overload

from engine.cards import Card
from engine.contract.event import Event
from engine.contract.game import Counts
from engine.contract.offering import changing
from engine.contract.phase import Over
from engine.contract.seats import Seat
from engine.contract.variant import MOST_DEALS, Length
from engine.contract.view import seen_from
from engine.games.point_pitch.auction import (
    BIDDING,
    CLAIMING_MISDEAL,
    NAMING,
    bidding_begun,
)
from engine.games.point_pitch.counting import feats
from engine.games.point_pitch.deal import Deal, GameMoment, Part, Sheet, is_moon
from engine.games.point_pitch.drawing import LAYING, ROBBING
from engine.games.point_pitch.imagining import imagining
from engine.games.point_pitch.playing import PLAYING
from engine.games.point_pitch.presets import PRESETS
from engine.games.point_pitch.rules import LONGEST, PitchRules, game_of
from engine.games.point_pitch.terms import HONOURS, PitchTerms, is_joker, terms
from engine.games.point_pitch.view import PitchSeatView, PitchView
from engine.tricks.deal import Hands, card_counts
from engine.tricks.dealing import Dealing, deal_begun
from engine.tricks.family import TrickFamily, trick_family
from engine.tricks.game import TrickGame
from engine.tricks.viewing import own, shared


def _begun(
    now: GameMoment, hands: Hands, rest: tuple[Card, ...], events: list[Event]
) -> GameMoment:
    """Begin a deal; who has no good card is asked first, if that is agreed."""
    events += deal_begun(now, hands)
    nobody = (0,) * now.seat_count
    poor: tuple[Seat, ...] = ()
    if now.terms.rules.misdeal_claim != "none":
        poor = tuple(seat for seat, hand in enumerate(hands) if _is_poor(hand))
    part = Part(((),) * now.seat_count, nobody, nobody, asked=poor, poor=poor)
    dealt = now.with_deal(Deal(CLAIMING_MISDEAL, None, hands, part, stock=rest))
    return dealt if poor else bidding_begun(dealt)


def _is_poor(hand: tuple[Card, ...]) -> bool:
    return not any(is_joker(face) or face.rank in HONOURS for face in hand)


def _hand_size(now: GameMoment) -> int:
    return now.terms.rules.cards


ROW: Final = (
    Dealing[GameMoment](_begun, _hand_size),
    CLAIMING_MISDEAL,
    BIDDING,
    NAMING,
    LAYING,
    ROBBING,
    PLAYING,
    Over("P31"),
)


@dataclass(slots=True)
class PitchGame(TrickGame[PitchTerms, Part, Sheet]):
    """One moment of a game of Pitch by points."""

    row: ClassVar = ROW
    imagining: ClassVar = staticmethod(imagining)

    @property
    def card_counts(self) -> Counts:
        laid = ((),) * self.seat_count if self.deal is None else self.deal.own.laid
        counts = card_counts(self.seat_count, self.deal)
        return {**counts, "discarded": tuple(map(len, laid))}

    @overload
    def view(self, seat: Seat) -> PitchSeatView: ...
    @overload
    def view(self, seat: None) -> PitchView: ...
    def view(self, seat: Seat | None) -> PitchView:
        nobody = (0,) * self.seat_count
        deal = self.deal
        part = deal.own if deal else Part(((),) * self.seat_count, nobody, nobody)
        table = PitchView(
            **shared(self),
            bidder=part.bidder,
            bid=part.bid,
            moon=is_moon(self.terms, part),
            laid_counts=tuple(map(len, part.laid)),
            drew=part.drew,
            kept=part.kept,
            back=part.back,
            poor=part.poor,
            drawing=part.drawing,
        )
        if seat is None:
            return table
        return seen_from(PitchSeatView, table, **own(self, seat), laid=part.laid[seat])

    @property
    def feats(self) -> Mapping[str, tuple[int, ...]]:
        return feats(self.terms, self.sheet.results)


def _implied(preset: str, values: Mapping[str, Any]) -> Mapping[str, Any]:
    """Let some values say others: whether Game is the ten, who may play, if there is a joker.

    Where cards of trumps bring more points (C41), a joker is in the pack if it is one of them.
    """
    usual, implied = PRESETS[preset], dict[str, Any]()
    if "points" in values:
        implied["game"] = game_of(values["points"])
    if "players" in values and values["players"] not in usual.players_allowed:
        implied["players_allowed"] = (values["players"],)
    if "counters" in values and usual.counters:
        implied["jokers"] = int("joker" in values["counters"])
    return implied


POINT_PITCH: Final[TrickFamily[PitchRules, PitchView]] = replace(
    trick_family(
        "point_pitch",
        "Pitch",
        presets=PRESETS,
        game=PitchGame,
        terms=terms,
        rules_page="pitch-points.md",
        length=Length(target=(1, LONGEST), deals=(1, MOST_DEALS)),
    ),
    further_pages={"C": "cinch-pedro.md"},
    changed=changing(PRESETS, "Pitch", _implied),
)
