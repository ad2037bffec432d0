"""Play-outs: the rest of a deal as the medium player would play it, in a part of the time.

A law plays whole play-outs card by card through the engine
(`tests/engine/players/test_pitch_players.py`).
"""

from collections.abc import Iterable, Sequence

from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.games.point_pitch.game import PitchGame
from engine.games.point_pitch.playing import taker
from engine.games.point_pitch.scoring import scored
from engine.players.point_pitch.board import (
    Code,
    Known,
    Played,
    chosen,
    lacking,
    lay,
    leading,
    note_voids,
)
from engine.tricks.deal import with_tricks
from engine.tricks.trick import Play, TakenTrick


def leapt(game: Game) -> Game | None:
    """Return the game after the deal if all play on as the medium player does.

    None if trumps are not made yet, or while something else than a card is to be said.
    """
    if not isinstance(game, PitchGame) or game.stage != "play" or game.dealt.trump is None:
        return None
    tricks = _Table(game).played_out()
    ended = with_tricks(game.dealt, tricks[-1].winner, tricks)
    return scored(game.with_deal(ended._replace(hands=((),) * game.seat_count)), [])


class _Table:
    """A deal in play, as far as it matters for the rest of it."""

    def __init__(self, game: PitchGame) -> None:
        deal, self.terms = game.dealt, game.terms
        assert deal.trump is not None
        assert deal.turn is not None
        assert deal.leader is not None
        self.trump = deal.trump
        self.lay = lay(self.terms.rules, game.seat_count, deal.trump)
        code = self.lay.code
        self.count, self.step = game.seat_count, self.terms.step
        self.hands = [[code[face] for face in hand] for hand in deal.hands]
        self.laid = [_bits(code[face] for face in pile) for pile in deal.own.laid]
        self.voids = [0] * self.count
        for row in deal.rows:
            note_voids([(seat, code[face]) for seat, face in row], self.voids)
        self.gone = _bits(code[face] for face in (*deal.turned, *(p.card for p in deal.played)))
        self.mates = [
            [one in self.terms.side(seat) for one in range(self.count)]
            for seat in range(self.count)
        ]
        self.tricks = list(deal.tricks)
        self.trick: list[Played] = [(seat, code[face]) for seat, face in deal.trick]
        self.turn: Seat = deal.turn
        self.leader: Seat = deal.leader

    def played_out(self) -> tuple[TakenTrick, ...]:
        """Play to the end, and return all tricks of the deal."""
        while any(self.hands):
            hand = self.hands[self.turn]
            legal = self._legal(hand)
            code = legal[0] if len(legal) == 1 else self._chosen(self.turn, legal)
            hand.remove(code)
            self.gone[code[0]] |= 1 << code[1]
            self.trick.append((self.turn, code))
            self.turn = self._next_from(self.turn, self.leader)
            if self.turn == self.leader:
                self._taken()
        return tuple(self.tricks)

    def _next_from(self, seat: Seat, stop: Seat) -> Seat:
        """Return the next seat that has a card, `stop` if there is none before it."""
        seat = (seat + self.step) % self.count
        while not self.hands[seat] and seat != stop:
            seat = (seat + self.step) % self.count
        return seat

    def _taken(self) -> None:
        face = self.lay.face
        plays = tuple([Play(seat, face[code]) for seat, code in self.trick])
        if self.terms.rules.joker_order == "fixed":
            winner = leading(self.trick)[0]
        else:
            found = taker(self.terms, plays, self.trump)
            assert found is not None
            winner = found
        note_voids(self.trick, self.voids)
        self.tricks.append(TakenTrick(plays, winner))
        self.trick = []
        self.turn = winner if self.hands[winner] else self._next_from(winner, winner)
        self.leader = self.turn

    def _legal(self, hand: list[Code]) -> list[Code]:
        """Return what may be played, as the rules do (P20, P21)."""
        if not self.trick:
            bound = self.terms.rules.must_lead_trump and not self.tricks
            return (bound and [code for code in hand if not code[0]]) or hand
        led = self.trick[0][1][0]
        followed = [code for code in hand if code[0] == led]
        if not followed or not self.lay.anytime:
            return followed or hand
        return [code for code in hand if code[0] in (led, 0)]

    def _chosen(self, seat: Seat, legal: Sequence[Code]) -> Code:
        own = _bits(self.hands[seat])
        gone = [a | b | c for a, b, c in zip(self.gone, own, self.laid[seat], strict=True)]
        after: list[Seat] = []
        other = self._next_from(seat, self.leader)
        while other != self.leader:
            after.append(other)
            other = self._next_from(other, self.leader)
        unseen, sizes = self.lay.unseen(gone), [len(hand) for hand in self.hands]
        ahead = lacking(after, sizes, unseen)
        known = Known(self.lay, seat, self.mates[seat], unseen, self.voids, ahead)
        return chosen(known, legal, self.trick)


def _bits(codes: Iterable[Code]) -> list[int]:
    """Return cards as the ranks of each suit."""
    bits = [0, 0, 0, 0]
    for suit, rank in codes:
        bits[suit] |= 1 << rank
    return bits
