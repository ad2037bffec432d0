"""Counting: whose the points of a deal are (P24 to P29, C21, C41)."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.point_pitch.deal import Deal, DealResult, Mark
from engine.games.point_pitch.rules import PitchRules
from engine.games.point_pitch.terms import JOKERS, PitchTerms, card_of, is_joker

_HALF_PIPS: Final = {14: 8, 13: 6, 12: 4, 11: 2, 10: 20}


def half_pips(rules: PitchRules, face: Card) -> int:
    """Return twice what a card counts for Game, as jokers may count a half (P27)."""
    if is_joker(face):
        return int(rules.joker_pips == "half")
    return _HALF_PIPS.get(face.rank, 0)


def side_half_pips(terms: PitchTerms, deal: Deal) -> tuple[int, ...]:
    """Return twice the pips that each side has taken."""
    pips = [0] * len(terms.sides)
    for plays, winner in deal.tricks:
        pips[terms.side_of[winner]] += sum(half_pips(terms.rules, face) for _, face in plays)
    return tuple(pips)


def counted(terms: PitchTerms, deal: Deal) -> tuple[Mark, ...]:
    """Count a deal that is played out: what is in play, in the order in which it counts."""
    trump = deal.trump
    if trump is None:
        return ()
    dealt: dict[Card, Seat] = {}
    won: dict[Card, Seat] = {}
    for plays, winner in deal.tricks:
        for seat, face in plays:
            dealt[face], won[face] = seat, winner
    ranked = [face for face in dealt if terms.is_trump(face, trump) and not is_joker(face)]
    ranked.sort(key=lambda face: terms.rank(face, trump))
    marks: list[Mark] = []
    for name, worth in terms.worths.items():
        if name == "game":
            marks.append(game_mark(terms, side_half_pips(terms, deal), worth))
            continue
        if name in ("high", "low"):
            face = ranked[-1 if name == "high" else 0] if ranked else None
        else:
            face = _as_played(terms.rules, card_of(name, trump), dealt)
        if face is None or face not in dealt:
            continue
        held = name == "high" or (name in ("low", "two") and terms.rules.low_to == "holder")
        seat = dealt[face] if held else won[face]
        marks.append(Mark(name, terms.side(seat), worth, seat, face))
    return tuple(marks)


def _as_played(rules: PitchRules, face: Card | None, dealt: Mapping[Card, Seat]) -> Card | None:
    """Return a card, of the jokers the one that is it in this deal (P5)."""
    if face is None or not is_joker(face) or rules.joker_order == "fixed":
        return face
    jokers = [played for played in dealt if is_joker(played)]
    at = JOKERS.index(face)
    return jokers[at] if at < len(jokers) else None


def game_mark(terms: PitchTerms, pips: Sequence[int], worth: int) -> Mark:
    """Return which side counts Game, nobody in a tie (P28)."""
    most = max(pips)
    if list(pips).count(most) > 1:
        return Mark("game", (), worth)
    return Mark("game", terms.sides[list(pips).index(most)], worth)


def made_by(terms: PitchTerms, marks: Sequence[Mark]) -> list[int]:
    """Return the points that each side has made."""
    made = [0] * len(terms.sides)
    for mark in marks:
        if mark.side:
            made[terms.side_of[mark.side[0]]] += mark.points
    return made


def feats(terms: PitchTerms, results: Sequence[DealResult]) -> Mapping[str, tuple[int, ...]]:
    """Count for every seat over the finished deals.

    `bids-made` and `bids-failed` are deals in which the seat was held to a bid, its own or the
    dealer's least where all passed. `moons-made` are those of them with a bid on everything.
    """
    made, failed, moons = ([0] * terms.seat_count for _ in range(3))
    for result in results:
        if result.bidder is None or not result.bid or result.made is None:
            continue
        (made if result.made else failed)[result.bidder] += 1
        moons[result.bidder] += result.made and result.moon
    return {
        "bids-made": tuple(made),
        "bids-failed": tuple(failed),
        "moons-made": tuple(moons),
    }
