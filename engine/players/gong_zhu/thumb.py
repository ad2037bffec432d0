"""Rules of thumb of Gong Zhu over cards as bits: one card chosen from those that may be played.

They are the medium player's play and, since they are quick, how the hard one imagines that a deal
goes on. A seat knows its hand, what lies on the table, what everybody took and who has shown no
card of a suit. `unseen` are the cards that others hold for all it knows.
"""

from functools import lru_cache
from typing import Final

from engine.contract.seats import Seat
from engine.games.gong_zhu.rules import ACE, HEARTS, PIG, SHEEP, TRANSFORMER, Terms
from engine.players.card_bits import BITS, FACES, RANK_COUNT, SUIT_MASKS, SUIT_OF, bits, losers

CLUBS, DIAMONDS, HEART_BITS, SPADES = SUIT_MASKS
THE_PIG, THE_SHEEP, DOUBLER = BITS[PIG], BITS[SHEEP], BITS[TRANSFORMER]
ABOVE_PIG: Final = SPADES & -2 * THE_PIG
SCORING: Final = bits(HEARTS) | THE_PIG | THE_SHEEP | DOUBLER
APART: Final = THE_PIG | THE_SHEEP | DOUBLER
MANY: Final = 4
"""So many hearts with one side alone, and it may get all."""
EARLY: Final = 8
"""So many cards of a suit with the others, and hardly anybody will throw something on it."""
A_LOSER_IN: Final = 4
"""A seat with no more than one loser in so many cards may well go for all hearts."""
LOSSES: Final = (300, 200, 150, 100, 80, 60, 50, 40, 30, 20, 20, 20, 20, 20)
"""What a trick that is led and taken may cost, by how many of the suit the others hold."""


class Worths:
    """What cards are worth at a table with some of them shown."""

    def __init__(self, terms: Terms, up: int) -> None:
        rules, hearts = terms.rules, 1 + bool(up & BITS[ACE])
        of = dict.fromkeys(FACES, 0) | {face: -terms.cost[face] * hearts for face in HEARTS}
        of[PIG] = -rules.pig * (1 + bool(up & THE_PIG))
        of[SHEEP] = rules.sheep * (1 + bool(up & THE_SHEEP))
        self.of: Final = (0, *[of[face] for face in FACES])
        """Each card's alone, by its number of bits: above 0 it is good to take."""
        self.pig, self.sheep = -of[PIG], of[SHEEP]
        self.times = 4 if up & DOUBLER else 2
        self.alone = rules.alone * self.times // 2
        self.turns = rules.pig_turns
        self.hearts = [0]
        """What hearts cost together, by their bits alone."""
        for face in sorted(HEARTS):
            self.hearts += [cost - of[face] for cost in self.hearts]

    def taken(self, own: int) -> int:
        """Return what cards taken together are worth (G17 to G22)."""
        own &= SCORING
        if own == DOUBLER:
            return self.alone
        hearts, pig = self.hearts[(own & HEART_BITS) >> 2 * RANK_COUNT], self.pig
        turned = own & HEART_BITS == HEART_BITS
        good = turned and (
            self.turns == "with_hearts" or (self.turns == "with_sixteen" and own == SCORING)
        )
        points = (hearts if turned else -hearts) + (self.sheep if own & THE_SHEEP else 0)
        if own & THE_PIG:
            points += pig if good else -pig
        return points * self.times if own & DOUBLER else points


@lru_cache(maxsize=128)
def _worths(kind: object, up: int) -> list[Worths]:
    del kind, up
    return []


def worths(terms: Terms, up: int) -> Worths:
    """Return what cards are worth at such a table, worked out once."""
    kept = _worths(terms.kind, up)
    if not kept:
        kept.append(Worths(terms, up))
    return kept[0]


class BitTable:
    """A deal in play but for the hands: what lies on the table, and what was taken."""

    def __init__(self, terms: Terms, up: int) -> None:
        rules = terms.rules
        self.worths: Final = worths(terms, up)
        self.seats, self.step = terms.seat_count, terms.step
        self.mates: Final = [
            sum(1 << mate for mate in terms.side(seat)) for seat in range(self.seats)
        ]
        self.pooled: Final = rules.side_cards == "pooled"
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
            self.grabbing &= self.mates[self.taking] if self.pooled else 1 << self.taking
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

    def sole(self) -> int:
        """Return who alone has taken hearts, as bits: a seat, or partners whose cards are pooled.

        0 if nobody has any, -1 if several have.
        """
        found = 0
        for seat, own in enumerate(self.captured):
            if own & HEART_BITS:
                together = self.mates[seat] if self.pooled else 1 << seat
                if found not in (0, together):
                    return -1
                found = together
        return found

    def may_grab(self, seat: Seat, hand: int, unseen: int) -> bool:
        """Whether a hand may well take all hearts that are left, and no foe has any."""
        few = losers(hand, unseen) * A_LOSER_IN <= hand.bit_count()
        return few and (not (sole := self.sole()) or (sole > 0 and bool(sole >> seat & 1)))

    def _feared(self, seat: Seat) -> int:
        """Return the foes, as bits, who have all the hearts that were taken, and many."""
        sole = self.sole()
        if sole <= 0 or sole >> seat & 1:
            return 0
        count = sum([(own & HEART_BITS).bit_count() for own in self.captured])
        return sole if count >= MANY else 0

    def chosen(self, seat: Seat, hand: int, unseen: int) -> int:
        """Return the card that a seat plays."""
        legal = self.legal(hand)
        if not legal & (legal - 1):
            return legal
        grabs = bool(self.grabbing >> seat & 1)
        if not self.laid:
            return _grab_lead(legal, unseen) if grabs else self._lead(seat, legal, hand, unseen)
        if not legal & SUIT_MASKS[self.led]:
            return (
                _least(legal & ~HEART_BITS or legal)
                if grabs
                else self._thrown(seat, legal, hand, unseen)
            )
        if grabs:
            over = legal & -self.top
            if over:
                return _high(over) if self.laid < self.seats - 1 else over & -over
            return legal & -legal
        return self._follow(seat, legal, unseen)

    def _friendly(self, seat: Seat) -> bool:
        return bool(self.mates[seat] >> self.taking & 1)

    def _sum(self) -> int:
        """Return what the cards on the table are worth."""
        cards, of, total = self.table & SCORING, self.worths.of, 0
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
        if (
            hearts
            and hearts.bit_length() > (unseen & HEART_BITS).bit_length()
            and self._feared(seat)
        ):
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
        last, friendly = self.laid == self.seats - 1, self._friendly(seat)
        # Whether the trick stays with the own side.
        kept = friendly and (last or not others & -self.top)
        total = self._sum()
        if card := self._given(mine, others, total, friendly=friendly, kept=kept):
            return card
        mine = mine & ~APART or mine
        under, over = mine & (self.top - 1), mine & -self.top
        if kept:
            return _high(mine)
        stops = self._feared(seat) >> self.taking & 1 and (self.table | mine) & HEART_BITS
        if self.table & DOUBLER:
            total += total + self._net(seat)
        if over and (stops or total > 0):
            return over & -over if last else _high(over)
        if others & THE_PIG and not last:
            safe = under | mine & (THE_PIG - 1)
            return _high(safe) if safe else mine & -mine
        void = self.lacking[self.led] & ~self.mates[seat]
        free = not self.table & SCORING and (last or (others.bit_count() >= EARLY and not void))
        if not under or free:
            return _high(mine) if free or last else mine & -mine
        return _high(under)

    def _given(self, mine: int, others: int, total: int, *, friendly: bool, kept: bool) -> int:
        """Return pig or transformer to be rid of, or the sheep if it comes home; else 0."""
        under = mine & (self.top - 1)
        last = self.laid == self.seats - 1
        if under & THE_PIG and not friendly:
            return THE_PIG
        if mine & THE_SHEEP:
            beats = not under & THE_SHEEP and (last or not others & -THE_SHEEP)
            return THE_SHEEP if kept or (beats and total > -self.worths.sheep // 2) else 0
        taker = self._net(self.taking) + total
        return DOUBLER if under & DOUBLER and not friendly and taker <= 0 else 0

    def _net(self, seat: Seat) -> int:
        """Return what a seat has taken so far."""
        return self.worths.taken(self.captured[seat] & ~DOUBLER)

    def _thrown(self, seat: Seat, legal: int, hand: int, unseen: int) -> int:
        sign = 1
        if self._friendly(seat):
            sure = self.laid == self.seats - 1 or not unseen & SUIT_MASKS[self.led] & -self.top
            sign = -1 if sure else 0
        elif self._feared(seat) >> self.taking & 1:
            # Whoever has all hearts so far gets no more of them.
            legal = legal & ~HEART_BITS or legal
        of, best, choice = self.worths.of, -(1 << 30), legal
        left = legal
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


def _least(cards: int) -> int:
    """Return the card of the lowest rank."""
    lows = [suit & cards & -(suit & cards) for suit in SUIT_MASKS if suit & cards]
    return min(lows, key=lambda card: (card.bit_length() - 1) % RANK_COUNT)


def _grab_lead(legal: int, unseen: int) -> int:
    """Lead what nobody can beat, from the longest suit; else from the longest."""
    best, choice = -1, legal
    for suit in SUIT_MASKS:
        mine = legal & suit
        if mine:
            sure = mine.bit_length() > (unseen & suit).bit_length()
            rank = mine.bit_count() + 20 * sure
            if rank > best:
                best, choice = rank, _high(mine)
    return choice
