"""Play-outs: the rest of a deal as the medium player would play it, in a fortieth of the time.

Cards are bits: for each suit a whole number in which the bit of a rank is set. A law plays whole
play-outs card by card through the engine (`tests/engine/players/test_all_fours_playouts.py`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from math import fsum
from typing import Final, NamedTuple, TypeAlias

from engine.cards import Card
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.games.all_fours.counting import peg, pips
from engine.games.all_fours.deal import outcome
from engine.games.all_fours.game import AllFoursGame
from engine.games.all_fours.rules import AllFoursRules, GameSuits, Peg, Ten
from engine.games.all_fours.terms import DECK, HAND, JACK, Terms
from engine.games.all_fours.view import DealResult
from engine.players.all_fours.knowledge import likelihood
from engine.players.all_fours.play import (
    DRAWN,
    FRIENDLY,
    GAME_WEIGHT,
    GUARDED,
    HIGH_PLAIN,
    HIGH_TRUMP,
    OVERTRUMPS,
    PACK_CARDS,
    PACK_PIPS,
    PEG_KEPT,
    PLAIN_RANK,
    RELUCTANT,
    RUFFS,
    SAVED_LATER,
    TEMPTING,
    TRUMP_KEPT,
    TRUMP_RANK,
    UNFRIENDLY,
)
from engine.tricks.sheet import after_deals

SUITS: Final = "CDHS"
RANKS: Final = range(2, 15)
WHOLE: Final = 0b111_1111_1111_1100
"""All ranks of a suit."""
_SUIT_OF: Final = {face: SUITS.index(face.suit) for face in DECK}

SuitAndRank: TypeAlias = tuple[int, int]
"""A card: its suit's place and its rank."""
Played: TypeAlias = tuple[Seat, SuitAndRank]


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


@lru_cache(maxsize=4096)
def _likely(wanted: int, unseen: int, drawn: int) -> float:
    return likelihood(wanted, unseen, drawn)


@lru_cache(maxsize=64)
def _worth(ten: Ten, game_suits: GameSuits, pegs: Peg, trump: str) -> tuple[tuple[int, ...], ...]:
    """Return what each card counts for Game, by suit and rank."""
    rules = AllFoursRules(ten=ten, game_suits=game_suits, peg=pegs)
    return tuple(
        tuple(pips(rules, Card(suit, rank), trump) if rank > 1 else 0 for rank in range(15))
        for suit in SUITS
    )


class _Look(NamedTuple):
    """What a seat that is to play knows, as `AllFoursKnowledge` does."""

    seat: Seat
    trick: list[Played]
    masks: list[int]
    unseen: list[int]
    counts: list[int]
    total: int
    after: list[tuple[bool, int, int]]
    """Of who still plays to the trick: whether a partner, its voids, and how many cards it has."""
    mates: int
    foes: int
    table: int
    """What lies on the table for Game."""
    best: SuitAndRank | None
    ours: bool
    left: float


class _Table:
    """A deal in play, as far as it matters for the rest of it."""

    def __init__(self, game: AllFoursGame) -> None:
        deal, terms = game.dealt, game.terms
        assert deal.trump is not None
        assert deal.turn is not None
        self.terms: Terms = terms
        self.rules = rules = terms.rules
        self.trump = SUITS.index(deal.trump)
        self.worth = _worth(rules.ten, rules.game_suits, rules.peg, deal.trump)
        self.pegs = [peg(rules, Card(deal.trump, rank), deal.trump) for rank in RANKS]
        self.pegged: list[tuple[int, int]] = []
        """The side and the points of each trick that is pegged and not yet marked, in order."""
        self.count = len(deal.hands)
        self.totals = game.sheet.totals
        self.bidder, self.bid = deal.own.bidder, deal.own.bid
        self.dealer = game.dealer
        self.a_pip = GAME_WEIGHT / (PACK_PIPS / PACK_CARDS * self.count * HAND)
        if not rules.four_points:
            self.a_pip = 0.0
        self.step = terms.step
        self.side_of = terms.side_of
        self.hands = [[(_SUIT_OF[face], face.rank) for face in hand] for hand in deal.hands]
        # What a seat knows to be nobody's: what was played or turned up, and its own discards.
        self.gone = [0, 0, 0, 0]
        for face in (*deal.turned, *(play.card for play in deal.played)):
            self.gone[_SUIT_OF[face]] |= 1 << face.rank
        self.turned = sum({1 << face.rank for face in deal.turned if face.suit == deal.trump})
        self.thrown = [[0, 0, 0, 0] for _ in deal.hands]
        for seat, faces in enumerate(deal.own.discards):
            for face in faces or ():
                self.thrown[seat][_SUIT_OF[face]] |= 1 << face.rank
        self.void = [0] * self.count
        self.pips = [0] * len(terms.sides)
        self.jack: tuple[Seat, Seat] | None = None
        self.low_won: Seat | None = None
        self._ends(game)
        for trick in deal.tricks:
            plays = [(seat, (_SUIT_OF[face], face.rank)) for seat, face in trick.plays]
            self._shown(plays)
            self._taken(plays, trick.winner)
        if rules.peg == "at_once":
            # Those of the tricks before are in the totals.
            self.pegged.clear()
        self.trick: list[Played] = [
            (seat, (_SUIT_OF[face], face.rank)) for seat, face in deal.trick
        ]
        self._shown(self.trick)
        self.turn: Seat = deal.turn

    def _ends(self, game: AllFoursGame) -> None:
        """Find the High and the Low in play, and who was dealt them."""
        deal, trump = game.dealt, self.trump
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
        if suit == self.trump and rules.follow != "strict":
            best = max([r for _, (s, r) in before if s == suit], default=0)
            if rules.undertrump or rank > best:
                return
        if suit == self.trump and rank == JACK and rules.jack_exempt:
            return
        self.void[seat] |= 1 << before[0][1][0]

    def _taken(self, plays: Sequence[Played], winner: Seat) -> None:
        worth, trump = self.worth, self.trump
        self.pips[self.side_of[winner]] += sum([worth[suit][rank] for _, (suit, rank) in plays])
        points = 0
        for seat, (suit, rank) in plays:
            if suit == trump:
                points += self.pegs[rank - 2]
                if rank == JACK:
                    self.jack = (winner, seat)
                if self.low is not None and rank == self.low[0]:
                    self.low_won = winner
        if points:
            self.pegged.append((self.side_of[winner], points))

    def play(self) -> None:
        """Play the deal to its end."""
        count, step, trump = self.count, self.step, self.trump
        hands, gone = self.hands, self.gone
        trick, turn = self.trick, self.turn
        left = sum(map(len, hands))
        while left:
            hand = hands[turn]
            lawful = self._lawful(hand, trick)
            face = lawful[0] if len(lawful) == 1 else self._chosen(turn, lawful, trick)
            hand.remove(face)
            suit, rank = face
            gone[suit] |= 1 << rank
            if trick and suit != trick[0][1][0]:
                self._not_followed(turn, face, trick)
            trick.append((turn, face))
            left -= 1
            turn = (turn + step) % count
            if len(trick) == count:
                turn = _winner(trick, trump)
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
        led, trump, rules = trick[0][1][0], self.trump, self.rules
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
        """Return the card that the medium player plays (`play.py`, whose sums these are)."""
        look = self._look(seat, trick)
        return max(lawful, key=lambda face: (self._weight(look, face), -face[1]))

    def _look(self, seat: Seat, trick: list[Played]) -> "_Look":
        side_of, hands, count = self.side_of, self.hands, self.count
        masks = [0, 0, 0, 0]
        for suit, rank in hands[seat]:
            masks[suit] |= 1 << rank
        thrown = self.thrown[seat]
        unseen = [WHOLE & ~(self.gone[at] | masks[at] | thrown[at]) for at in range(4)]
        after: list[tuple[bool, int, int]] = []
        other = seat
        for _ in range(count - len(trick) - 1):
            other = (other + self.step) % count
            after.append((side_of[other] == side_of[seat], self.void[other], len(hands[other])))
        taking = _winner(trick, self.trump) if trick else seat
        mates = sum([mate for mate, _, _ in after])
        return _Look(
            seat,
            trick,
            masks,
            unseen,
            [mask.bit_count() for mask in unseen],
            sum([mask.bit_count() for mask in unseen]),
            after,
            mates,
            len(after) - mates,
            sum([self.worth[suit][rank] for _, (suit, rank) in trick]),
            next((face for who, face in trick if who == taking), None),
            side_of[taking] == side_of[seat],
            (len(hands[seat]) - 1) / (HAND - 1),
        )

    def _weight(self, look: "_Look", face: SuitAndRank) -> float:
        (suit, rank), best, trump = face, look.best, self.trump
        led, ours = suit, True
        if best is not None:
            led = look.trick[0][1][0]
            beats = (suit == best[0] and rank > best[1]) or suit == trump != best[0]
            best, ours = (face, True) if beats else (best, look.ours)
        value = look.table + self.worth[suit][rank]
        won = self._chance_of_trick(look, best or face, led, value, 1.0 if ours else 0.0)
        gain, loss = self._value(look, face, value)
        worth = won * gain - (1 - won) * loss
        return worth + self._hunt(look, face) - self._price(look, face)

    def _chance_of_trick(
        self, look: "_Look", best: SuitAndRank, led: int, value: int, ours: float
    ) -> float:
        trump, total, counts = self.trump, look.total, look.counts
        strict = self.rules.follow == "strict"
        suit, rank = best
        higher = (look.unseen[suit] >> (rank + 1)).bit_count()
        willing = min(0.95, RUFFS + value / TEMPTING)
        for mate, void, held in look.after:
            over = 0.0 if void >> suit & 1 else _likely(higher, total, held)
            if suit == trump:
                beaten = over if led == trump else over * OVERTRUMPS
            else:
                ruff = 0.0 if void >> trump & 1 else _likely(counts[trump], total, held)
                if strict:
                    ruff *= 1 - (0.0 if void >> led & 1 else _likely(counts[led], total, held))
                beaten = 1 - (1 - over) * (1 - ruff * willing)
            ours = ours + (1 - ours) * beaten if mate else ours * (1 - beaten)
        return ours

    def _value(self, look: "_Look", face: SuitAndRank, value: int) -> tuple[float, float]:
        """Return what winning the trick would bring, and losing it would cost."""
        rules, trump = self.rules, self.trump
        mates, foes = look.mates, look.foes
        gain = (value + FRIENDLY * mates + RELUCTANT * foes) * self.a_pip
        loss = (value + RELUCTANT * mates + UNFRIENDLY * foes) * self.a_pip
        own = self.side_of[look.seat]
        for who, (suit, rank) in (*look.trick, (look.seat, face)):
            if suit != trump:
                continue
            if rules.peg != "none":
                points = self.pegs[rank - 2]
                gain, loss = gain + points, loss + points
            if not rules.four_points:
                continue
            if rank == JACK:
                mine = self.side_of[who] == own
                gain += 1 if mine else rules.hang
                loss += rules.hang if mine else 1
            elif rules.low_to == "captor":
                likely = self._likely_low(look, rank)
                gain, loss = gain + likely, loss + likely
        return gain, loss

    def _hunt(self, look: "_Look", face: SuitAndRank) -> float:
        """Judge how well a trump that is led may draw an opponent's Jack."""
        (suit, rank), trump, unseen = face, self.trump, look.unseen[self.trump]
        leads = not look.trick and suit == trump and rank > JACK
        if not leads or not unseen >> JACK & 1 or unseen >> (rank + 1):
            return 0.0
        own = self.side_of[look.seat]
        there = fsum(
            [
                _likely(1, look.total, len(hand))
                for foe, hand in enumerate(self.hands)
                if self.side_of[foe] != own and not self.void[foe] >> trump & 1
            ]
        )
        return there * DRAWN * (1 + self.rules.hang)

    def _price(self, look: "_Look", face: SuitAndRank) -> float:
        """Return what a card would still be good for later."""
        left, (suit, rank) = look.left, face
        if suit != self.trump:
            return left * PLAIN_RANK * max(0, rank - HIGH_PLAIN)
        if points := self.pegs[rank - 2]:
            return (TRUMP_KEPT + PEG_KEPT * points) * min(1.0, left * 2)
        counts = 0.0
        if rank == JACK:
            counts = 1.0
        elif self.rules.four_points and self.rules.low_to == "captor":
            counts = self._likely_low(look, rank)
        plain = left * (TRUMP_KEPT + TRUMP_RANK * max(0, rank - HIGH_TRUMP))
        if not counts:
            return plain
        guards = look.masks[suit].bit_count() - 1
        saved = (SAVED_LATER + GUARDED * min(guards, 3)) * min(1.0, left * 2)
        return counts * saved + (1 - counts) * plain

    def _likely_low(self, look: "_Look", rank: int) -> float:
        """Return how likely no lower trump is in play, as the seat sees it."""
        below = (1 << rank) - 1
        if (look.masks[self.trump] | self.gone[self.trump] & ~self.turned) & below:
            return 0.0
        lower = (look.unseen[self.trump] & below).bit_count()
        held = sum(map(len, self.hands)) - len(self.hands[look.seat])
        return float((1 - held / max(1, look.total)) ** lower)

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


def _winner(trick: Sequence[Played], trump: int) -> Seat:
    best_seat, (best_suit, best_rank) = trick[0]
    for seat, (suit, rank) in trick[1:]:
        if (suit == best_suit and rank > best_rank) or (suit == trump and best_suit != trump):
            best_seat, best_suit, best_rank = seat, suit, rank
    return best_seat
