"""Play-outs: the rest of a deal as the medium player would play it, in a fortieth of the time.

A law plays whole play-outs card by card through the engine
(`tests/engine/players/test_all_fours_playouts.py`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.games.all_fours.deal import outcome
from engine.games.all_fours.game import AllFoursGame
from engine.games.all_fours.rules import AllFoursRules
from engine.games.all_fours.terms import JACK, Terms
from engine.games.all_fours.view import DealResult
from engine.players.all_fours.play import (
    CODES,
    Played,
    SuitAndRank,
    by_suit,
    chart,
    leading,
    seat_look,
    weight,
)
from engine.tricks.sheet import after_deals

WHOLE: Final = 0b111_1111_1111_1100
"""All ranks of a suit."""


def leapt(game: Game) -> Game | None:
    """Return the game after the deal if all play on as the medium player does.

    None if trumps are not made yet, or by rules under which more than cards is to be decided.
    """
    if not isinstance(game, AllFoursGame):
        return None
    deal, sheet, rules = game.deal, game.sheet, game.terms.rules
    if deal is None or deal.trump is None or game.stage != "play" or deal.own.breaches:
        return None
    if sheet.winner is not None or not _is_plain(rules):
        return None
    table = _Table(game)
    table.play()
    totals, winner = table.counted()
    brought = tuple(now - then for now, then in zip(totals, sheet.totals, strict=True))
    result = DealResult(brought, game.dealer, (), deal.trump)
    after = replace(sheet, totals=totals, marks=(), results=(*sheet.results, result), winner=winner)
    if winner is not None:
        after = replace(after, outcome=outcome(game.terms, after, "target"))
    elif rules.deals is not None:
        left = max(0, rules.deals - len(after.results))
        after = replace(after, outcome=after_deals(game.terms.sides, left, totals))
    return AllFoursGame(game.terms, game.offered, game.first_dealer, after, None)


def _is_plain(rules: AllFoursRules) -> bool:
    return not (
        rules.revoke != "enforce" or rules.inquiry or rules.mark_when_known or rules.discards_count
    )


class _Table:
    """A deal in play, as far as it matters for the rest of it."""

    def __init__(self, game: AllFoursGame) -> None:
        deal, terms = game.dealt, game.terms
        assert deal.trump is not None
        assert deal.turn is not None
        self.terms: Terms = terms
        self.rules = rules = terms.rules
        self.chart = chart(rules, len(deal.hands), deal.trump)
        self.pegged: list[tuple[int, int]] = []
        """The side and the points of each trick that is pegged and not yet marked, in order."""
        self.count = len(deal.hands)
        self.totals = game.sheet.totals
        self.bidder, self.bid = deal.own.bidder, deal.own.bid
        self.dealer = game.dealer
        self.step = terms.step
        self.side_of = terms.side_of
        self.own = [[side == mine for side in terms.side_of] for mine in terms.side_of]
        self.hands = [[CODES[face] for face in hand] for hand in deal.hands]
        self.masks = [by_suit(hand) for hand in self.hands]
        self.played = by_suit(CODES[play.card] for play in deal.played)
        self.apart = [
            by_suit(CODES[face] for face in (*deal.turned, *(faces or ())))
            for faces in deal.own.discards
        ]
        """Cards that each seat knows to be nobody's: those turned up, and its own discards."""
        self.void = [0] * self.count
        self.pips = [0] * len(terms.sides)
        self.jack: tuple[Seat, Seat] | None = None
        self.low_won: Seat | None = None
        self._ends(game)
        for trick in deal.tricks:
            plays = [(seat, CODES[face]) for seat, face in trick.plays]
            self._shown(plays)
            self._taken(plays, trick.winner)
        if rules.peg == "at_once":
            # Those of the tricks before are in the totals.
            self.pegged.clear()
        self.trick: list[Played] = [(seat, CODES[face]) for seat, face in deal.trick]
        self._shown(self.trick)
        self.turn: Seat = deal.turn

    def _ends(self, game: AllFoursGame) -> None:
        """Find the High and the Low in play, and who was dealt them."""
        deal, trump = game.dealt, self.chart.trump
        held = [
            (rank, seat) for seat, hand in enumerate(self.hands) for s, rank in hand if s == trump
        ]
        held += [(face.rank, seat) for seat, face in deal.played if face.suit == deal.trump]
        self.high: tuple[int, Seat] | None = max(held, default=None)
        self.low: tuple[int, Seat] | None = min(held, default=None)

    def _shown(self, plays: Sequence[Played]) -> None:
        """Note who has shown to hold no more of the suit led."""
        for at in range(1, len(plays)):
            seat, face = plays[at]
            if face[0] != plays[0][1][0]:
                self._not_followed(seat, face, plays[:at])

    def _not_followed(self, seat: Seat, face: SuitAndRank, before: Sequence[Played]) -> None:
        rules, (suit, rank) = self.rules, face
        if suit == self.chart.trump and rules.follow != "strict":
            best = max([r for _, (s, r) in before if s == suit], default=0)
            if rules.undertrump or rank > best:
                return
        if suit == self.chart.trump and rank == JACK and rules.jack_exempt:
            return
        self.void[seat] |= 1 << before[0][1][0]

    def _taken(self, plays: Sequence[Played], winner: Seat) -> None:
        worth, trump = self.chart.worth, self.chart.trump
        self.pips[self.side_of[winner]] += sum([worth[suit][rank] for _, (suit, rank) in plays])
        points = 0
        for seat, (suit, rank) in plays:
            if suit == trump:
                points += self.chart.pegs[rank]
                if rank == JACK:
                    self.jack = (winner, seat)
                if self.low is not None and rank == self.low[0]:
                    self.low_won = winner
        if points:
            self.pegged.append((self.side_of[winner], points))

    def play(self) -> None:
        """Play the deal to its end."""
        count, step, trump = self.count, self.step, self.chart.trump
        hands, played = self.hands, self.played
        trick, turn = self.trick, self.turn
        left = sum(map(len, hands))
        while left:
            hand = hands[turn]
            lawful = self._lawful(hand, trick)
            face = lawful[0] if len(lawful) == 1 else self._chosen(turn, lawful, trick)
            hand.remove(face)
            suit, rank = face
            played[suit] |= 1 << rank
            self.masks[turn][suit] ^= 1 << rank
            if trick and suit != trick[0][1][0]:
                self._not_followed(turn, face, trick)
            trick.append((turn, face))
            left -= 1
            turn = (turn + step) % count
            if len(trick) == count:
                turn, _ = leading(trick, trump)
                self._taken(trick, turn)
                trick = []
                if self.pegged and self._won_at_once():
                    break

    def _won_at_once(self) -> bool:
        """Whether a side has come to the target in a trick (C64)."""
        side, _ = self.pegged[-1]
        made = sum([points for one, points in self.pegged if one == side])
        had = self.totals[self.terms.sides[side][0]]
        return self.rules.peg == "at_once" and had + made >= self.rules.target

    def _lawful(self, hand: list[SuitAndRank], trick: list[Played]) -> list[SuitAndRank]:
        """Return what may be played, as `lawful_cards` does."""
        if not trick:
            return hand
        led, trump, rules = trick[0][1][0], self.chart.trump, self.rules
        same = [face for face in hand if face[0] == led]
        if led == trump or not same:
            lawful = same or hand
        elif rules.follow == "strict":
            lawful = same
            if rules.jack_exempt and (trump, JACK) in hand:
                lawful = [face for face in hand if face[0] == led or face == (trump, JACK)]
        else:
            lawful = [face for face in hand if face[0] in (led, trump)]
        if rules.undertrump or led == trump:
            return lawful
        best = max([rank for _, (suit, rank) in trick if suit == trump], default=0)
        return [face for face in lawful if face[0] != trump or face[1] > best] or lawful

    def _chosen(self, seat: Seat, lawful: list[SuitAndRank], trick: list[Played]) -> SuitAndRank:
        """Return the card that the medium player plays."""
        count, hand, apart = self.count, self.masks[seat], self.apart[seat]
        sizes = [len(held) for held in self.hands]
        look = seat_look(
            self.chart,
            self.own[seat],
            [(seat + self.step * at) % count for at in range(1, count - len(trick))],
            trick,
            (
                hand,
                self.played,
                [WHOLE & ~(self.played[at] | hand[at] | apart[at]) for at in range(4)],
            ),
            self.void,
            sizes,
            sizes[seat] - 1,
        )
        return max(lawful, key=lambda face: (weight(self.chart, look, face), -face[1]))

    def counted(self) -> tuple[tuple[int, ...], int | None]:
        """Count the deal: the totals of all seats, and the side that wins with it, if any does."""
        lines = list(self.pegged)
        if self.rules.four_points:
            lines += [line for line in (*self._of_trumps(), self._game()) if line is not None]
        if self.bidder is not None:
            bids = self.side_of[self.bidder]
            mine = [line for line in lines if line[0] == bids]
            made = sum([points for _, points in mine]) >= self.bid
            own = mine if made else [(bids, -self.bid)]
            lines = [*own, *(line for line in lines if line[0] != bids)]
        totals = [self.totals[side[0]] for side in self.terms.sides]
        winner: int | None = None
        for side, points in lines:
            totals[side] += points
            if totals[side] >= self.rules.target:
                winner = side
                break
        return tuple([totals[side] for side in self.side_of]), winner

    def _of_trumps(self) -> Iterator[tuple[int, int]]:
        """Yield the side and the points of High, Low and Jack, as far as they are in play."""
        rules, side_of = self.rules, self.side_of
        if self.high is not None:
            yield side_of[self.high[1]], 1
        if self.low is not None:
            low: Seat | None = self.low[1]
            if rules.low_to == "captor":
                low = self.low_won
            elif rules.low_to == "dealer":
                low = self.dealer
            if low is not None:
                yield side_of[low], 1
        if self.jack is not None:
            won, own = side_of[self.jack[0]], side_of[self.jack[1]]
            yield won, 1 if won == own else rules.hang

    def _game(self) -> tuple[int, int] | None:
        most, own = max(self.pips), self.side_of[self.dealer]
        best = [side for side, taken in enumerate(self.pips) if taken == most]
        if len(best) == 1:
            return best[0], 1
        if self.rules.game_tie == "nondealer" and len(best) == 2 and own in best:
            return best[0] if best[1] == own else best[1], 1
        return None
