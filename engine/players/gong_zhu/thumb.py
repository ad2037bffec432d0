"""Rules of thumb of Gong Zhu over cards as bits: one card chosen from those that may be played.

They are the medium player's play and, since they are quick, how the hard one imagines that a deal
goes on. A seat knows its hand, what lies on the table, what everybody took and who has shown no
card of a suit. `unseen` are the cards that others hold for all it knows.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.games.gong_zhu.game import GongZhuGame, GongZhuSeatView
from engine.games.gong_zhu.rules import ACE, HEARTS, MANY, PIG, SHEEP, TRANSFORMER, Terms
from engine.games.gong_zhu.scoring import outcome, result_of, worth
from engine.players.card_bits import (
    BITS,
    RANK_COUNT,
    SUIT_MASKS,
    SUIT_OF,
    bits,
    faces,
    grab_lead,
    losers,
    lowest,
)
from engine.tricks.manner import Cards
from engine.tricks.trick import Play

CLUBS, DIAMONDS, HEART_BITS, SPADES = SUIT_MASKS
THE_PIG, THE_SHEEP, DOUBLER = BITS[PIG], BITS[SHEEP], BITS[TRANSFORMER]
ABOVE_PIG: Final = SPADES & -2 * THE_PIG
SCORING: Final = bits(HEARTS) | THE_PIG | THE_SHEEP | DOUBLER
APART: Final = THE_PIG | THE_SHEEP | DOUBLER
EARLY: Final = 8
"""Cards of a suit with the others from which on hardly anybody will throw something on it."""
A_LOSER_IN: Final = 4
"""A seat with no more than one loser in so many cards may well go for all hearts."""
LOSSES: Final = (300, 200, 150, 100, 80, 60, 50, 40, 30, 20, 20, 20, 20, 20)
"""Costs of a trick that is led and taken, by how many of the suit the others hold."""


def worths(terms: Terms, up: int) -> Sequence[int]:
    """Return what each card alone is worth, by its number of bits, with some cards shown.

    Above 0 it is good to take. The transformer is worth nothing by itself.
    """
    kept = _worths(terms.kind, up)
    if not kept:
        kept += [0, *[worth(terms, {face} - {TRANSFORMER}, faces(up)) for face in BITS]]
    return kept


@lru_cache(maxsize=128)
def _worths(kind: object, up: int) -> list[int]:
    """Return where they are kept, so that they are worked out once."""
    del kind, up
    return []


@lru_cache(maxsize=16)
def _together(groups: tuple[tuple[Seat, ...], ...]) -> dict[Seat, int]:
    """Return for each seat all the seats of its group, as bits."""
    return {seat: sum(1 << mate for mate in group) for group in groups for seat in group}


class BitTable:
    """A deal in play but for the hands: what lies on the table, and what was taken."""

    def __init__(self, terms: Terms, up: int) -> None:
        rules = terms.rules
        self.terms, self.shown, self.worths = terms, faces(up), worths(terms, up)
        self.seats, self.step = terms.seat_count, terms.step
        self.mates, self.pooled = _together(terms.sides), _together(terms.hands)
        self.waits = rules.hearts_lead == "until_broken"
        """Whether hearts are not led yet."""
        self.lock = rules.lead_lock and bool(up & BITS[ACE])
        self.bound = up
        """The cards shown whose suits were not led before."""
        self.captured = [0] * self.seats
        self.lacking = [0, 0, 0, 0]
        """For each suit the seats, as bits, that have shown that they hold none."""
        self.table = self.laid = self.top = self.led = 0
        self.taking: Seat = 0
        self.grabbing = 0
        """The seats, as bits, that go for all hearts."""
        self.sole = 0
        """Whose hand alone has hearts, as bits of its seats; 0 is nobody's, -1 is several."""

    def lay(self, seat: Seat, card: int) -> bool:
        """Lay a card, and say whether the trick is whole: it is taken then by `taking`."""
        suit = SUIT_OF[card.bit_length()]
        if not self.laid:
            self.led, self.top, self.taking = suit, card, seat
        elif suit != self.led:
            self.lacking[self.led] |= 1 << seat
            self.waits = self.waits and suit != 2
        elif card > self.top:
            self.top, self.taking = card, seat
        self.lock = self.lock and suit != 2
        self.table |= card
        self.laid += 1
        if self.laid < self.seats:
            return False
        self.captured[self.taking] |= self.table
        if self.table & HEART_BITS:
            hand = self.pooled[self.taking]
            self.grabbing &= hand
            self.sole = hand if self.sole in (0, hand) else -1
        self.bound &= ~SUIT_MASKS[self.led]
        self.table = self.laid = 0
        return True

    def legal(self, hand: int) -> int:
        """Return what a hand may play (G8, G11, G14, G15)."""
        found = hand & SUIT_MASKS[self.led] if self.laid else hand
        if not found:
            return hand
        if not self.laid and (self.waits or self.lock):
            found = hand & ~HEART_BITS or hand
        if found & self.bound:
            for suit in SUIT_MASKS:
                if found & suit & ~self.bound:
                    found &= ~(suit & self.bound)
        return found

    def may_grab(self, seat: Seat, hand: int, unseen: int) -> bool:
        """Whether a hand may well take all hearts that are left, and no foe has any."""
        few = losers(hand, unseen) * A_LOSER_IN <= hand.bit_count()
        return few and self.sole in (0, self.pooled[seat])

    def _feared(self, seat: Seat) -> int:
        """Return the foes, as bits, who have all the hearts that were taken, and many."""
        if self.sole <= 0 or self.sole >> seat & 1:
            return 0
        count = sum([(own & HEART_BITS).bit_count() for own in self.captured])
        return self.sole if count >= MANY else 0

    def chosen(self, seat: Seat, hand: int, unseen: int) -> int:
        """Return the card that a seat plays."""
        legal = self.legal(hand)
        if not legal & (legal - 1):
            return legal
        grabs = bool(self.grabbing >> seat & 1)
        if not self.laid:
            return grab_lead(legal, unseen) if grabs else self._lead(seat, legal, hand, unseen)
        follows = legal & SUIT_MASKS[self.led]
        if not grabs:
            by_rule = self._follow if follows else self._thrown
            return by_rule(seat, legal, unseen)
        if not follows:
            return lowest(legal & ~HEART_BITS or legal)
        over = legal & -self.top
        low = over or legal
        return _high(over) if over and self.laid < self.seats - 1 else low & -low

    def friendly(self, seat: Seat) -> bool:
        """Whether the side of a seat has the trick so far."""
        return bool(self.mates[seat] >> self.taking & 1)

    def _sum(self) -> int:
        """Return what the cards on the table are worth."""
        cards, of, total = self.table & SCORING, self.worths, 0
        while cards:
            low = cards & -cards
            cards ^= low
            total += of[low.bit_length()]
        return total

    def _lead(self, seat: Seat, legal: int, hand: int, unseen: int) -> int:
        pig_out = unseen & THE_PIG
        if pig_out and not hand & ABOVE_PIG and legal & SPADES:
            # Low spades draw the pig from who has it.
            return _high(legal & SPADES)
        hearts = legal & HEART_BITS
        if hearts.bit_length() > (unseen & HEART_BITS).bit_length() and self._feared(seat):
            return _high(hearts)
        if legal & THE_SHEEP and not unseen & DIAMONDS & -THE_SHEEP and unseen & DIAMONDS:
            return THE_SHEEP
        best, choice = 1 << 30, legal
        for at, suit in enumerate(SUIT_MASKS):
            mine = legal & suit & ~THE_PIG & ~THE_SHEEP & ~DOUBLER or legal & suit
            if not mine:
                continue
            others = unseen & suit
            count = others.bit_count()
            card = mine & -mine
            void = self.lacking[at] & ~self.mates[seat]
            if at < 2 and count >= EARLY and not void:
                card, risk = _high(mine), -10
            else:
                lower = (others & (card - 1)).bit_count()
                loss = LOSSES[count] + (40 if at == 2 else 0) + (60 if void else 0)
                risk = loss * lower * lower // (count * count) if count else 2 * loss
            if at == 3 and ((pig_out and card > THE_PIG) or hand & THE_PIG):
                risk += 100
            if card & (THE_PIG | THE_SHEEP):
                risk += 200
            if risk < best:
                best, choice = risk, card
        return choice

    def _follow(self, seat: Seat, mine: int, unseen: int) -> int:
        others = unseen & SUIT_MASKS[self.led]
        last, friendly = self.laid == self.seats - 1, self.friendly(seat)
        # Whether the trick stays with the own side.
        kept = friendly and (last or not others & -self.top)
        total = self._sum()
        if mine & APART and (card := self._given(seat, mine, others, total, kept=kept)):
            return card
        mine = mine & ~APART or mine
        under, over = mine & (self.top - 1), mine & -self.top
        if kept:
            return _high(mine)
        if self.table & DOUBLER:
            total += total + self._net(seat)
        hearts = (self.table | mine) & HEART_BITS
        if over and (total > 0 or (hearts and self._feared(seat) >> self.taking & 1)):
            return over & -over if last else _high(over)
        if others & THE_PIG and not last:
            safe = under | mine & (THE_PIG - 1)
            return _high(safe) if safe else mine & -mine
        void = self.lacking[self.led] & ~self.mates[seat]
        free = not self.table & SCORING and (last or (others.bit_count() >= EARLY and not void))
        if not under or free:
            return _high(mine) if free or last else mine & -mine
        return _high(under)

    def _given(self, seat: Seat, mine: int, others: int, total: int, *, kept: bool) -> int:
        """Return pig or transformer to be rid of, or the sheep if it comes home; else 0."""
        under = 0 if self.friendly(seat) else mine & (self.top - 1)
        if under & THE_PIG:
            return THE_PIG
        if mine & THE_SHEEP:
            sheep = self.worths[THE_SHEEP.bit_length()]
            home = self.top < THE_SHEEP and (self.laid == self.seats - 1 or not others & -THE_SHEEP)
            return THE_SHEEP if kept or (home and total > -sheep // 2) else 0
        return DOUBLER if under & DOUBLER and self._net(self.taking) + total <= 0 else 0

    def _net(self, seat: Seat) -> int:
        """Return what a seat has taken so far, the transformer aside."""
        own = self.captured[seat] & SCORING & ~DOUBLER
        return worth(self.terms, faces(own), self.shown)

    def _thrown(self, seat: Seat, hand: int, unseen: int) -> int:
        sign, left = 1, hand
        if self.friendly(seat):
            sure = self.laid == self.seats - 1 or not unseen & SUIT_MASKS[self.led] & -self.top
            sign = -1 if sure else 0
        elif self._feared(seat) >> self.taking & 1:
            # Whoever has all hearts so far gets no more of them.
            left = hand & ~HEART_BITS or hand
        of, best, choice = self.worths, -(1 << 30), left
        while left:
            card = left & -left
            left ^= card
            at = card.bit_length()
            burden = -of[at] * sign + (at - 1) % RANK_COUNT * 2
            if card == DOUBLER:
                net = self._net(self.taking) + self._sum()
                burden = sign * (-net if net else 10) + 20
            elif card == THE_SHEEP and sign == 0:
                burden = -100
            elif card & ABOVE_PIG and unseen & THE_PIG:
                burden += 45
            elif not hand & SUIT_MASKS[SUIT_OF[at]] & ~card:
                burden += 6
            if burden > best:
                best, choice = burden, card
        return choice


def _high(cards: int) -> int:
    return 1 << cards.bit_length() - 1


# Play-outs ---------------------------------------------------------------------------------------


def table_of(
    terms: Terms, shown: Iterable[Cards | None], rows: Iterable[Sequence[Play]]
) -> BitTable:
    """Return the table after these tricks, the last of which may not be whole."""
    table = BitTable(terms, bits(face for faces in shown for face in faces or ()))
    for plays in rows:
        for seat, face in plays:
            table.lay(seat, BITS[face])
    return table


def seen(view: GongZhuSeatView) -> tuple[BitTable, int, int]:
    """Return the table as a seat sees it, its hand and what the others hold."""
    table, hand = table_of(view.terms, view.shown, view.rows), bits(view.hand)
    gone = table.table
    for own in table.captured:
        gone |= own
    unseen = bits(view.terms.deck) & ~gone & ~hand
    table.grabbing = table.may_grab(view.seat, hand, unseen) << view.seat
    return table, hand, unseen


def leapt(game: Game) -> Game | None:
    """Return the game after the deal if all play on by rules of thumb; None before play."""
    if not isinstance(game, GongZhuGame) or game.stage != "play":
        return None
    deal, turn = game.dealt, game.to_act[0]
    table = table_of(game.terms, deal.shown, deal.rows)
    hands = [bits(hand) for hand in deal.hands]
    left = sum(hands)
    for seat, hand in enumerate(hands):
        table.grabbing |= table.may_grab(seat, hand, left ^ hand) << seat
    card = BITS[deal.own] if deal.own and not deal.played else 0
    while (left | table.table) & SCORING:
        hand = hands[turn]
        card = card or table.chosen(turn, hand, left ^ hand)
        hands[turn] ^= card
        left ^= card
        whole = table.lay(turn, card)
        turn = table.taking if whole else (turn + table.step) % table.seats
        card = 0
    sheet = game.sheet
    result = result_of(game, [faces(own & SCORING) for own in table.captured])
    totals = tuple([total + more for total, more in zip(sheet.totals, result.points, strict=True)])
    over = outcome(game.terms, game.deal_number, totals)
    after = replace(sheet, totals=totals, results=(*sheet.results, result), outcome=over)
    return game.with_sheet(after).with_deal(None)
