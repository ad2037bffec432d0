"""Heuristics of Hearts over cards as bits: one card chosen from those that may be played.

They are the medium player's play and, since they are quick, how the hard one imagines that a deal
goes on. A seat knows its hand, what lies on the table, what has gone and who has shown no card of
a suit. `unseen` are the cards that others hold for all it knows. `legal` is never empty. The
first half ducks. The second takes all that it can, for a seat that shoots the moon or wants points.
"""

from collections.abc import Sequence
from typing import Final

from engine.players.card_bits import SUIT_MASKS, SUIT_OF, lowest
from engine.players.hearts.bits import Chart

FRESH: Final = 7
"""Cards of a suit with the others from which on hardly anybody will throw points on it."""
LONELY: Final = 6
"""Wish to be rid of a card that the last one of a suit adds."""
LOSSES: Final = (60, 50, 45, 40, 30, 20, 15, 10, 6, 4, 3, 2, 2, 2)
"""The most that a trick won by a lead may cost, by how many cards of the suit the others hold:
the fewer they are, the more is thrown on it."""
FLAT_LOSSES: Final = (1,) * 14
VOID_LOSS: Final = 15
"""Cost that is added if somebody has shown no card of the suit."""
HEART_LOSS: Final = 20
HOT_RISK: Final = 1000
"""For a lead that may take the queen, or hers."""
FORBIDDING: Final = 1_000_000


def owed(chart: Chart, legal: int, led: int, top: int, unseen: int, left: int) -> int:
    """Return what may go to a trick that the partner has as it lies: the cards that cost least.

    What gives points back goes there if nobody can take the trick any more. `left` play after
    this seat.
    """
    over = SUIT_MASKS[led] & -top
    sure = not left or not unseen & over
    for cards in chart.giving if sure else chart.sparing:
        if legal & cards:
            legal &= cards
            break
    # If points are wanted, a high card may yet take some elsewhere.
    return legal & ~over or legal if sure and chart.wanted else legal


def lead(
    chart: Chart, legal: int, hand: int, unseen: int, lacking: Sequence[int], foes: int
) -> int:
    """Draw the queen out with low spades, else lead what is likeliest to be beaten.

    `lacking` has for each suit the seats, as bits, that have shown that they hold none. `foes` are
    those of the other sides: nobody draws a queen from the partner, or fears what that one throws.
    """
    hot = 0
    for danger in chart.dangers:
        if (hand | unseen) & danger.dear:
            hot |= danger.suit if hand & danger.dear else danger.high
            low = legal & danger.under
            if low and not hand & danger.high and foes & ~lacking[SUIT_OF[low.bit_length()]]:
                return 1 << (low.bit_length() - 1)
    wins, losses = chart.wins, LOSSES if unseen & chart.penalty else FLAT_LOSSES
    best, choice = FORBIDDING, legal & -legal
    for suit, lack in zip(SUIT_MASKS, lacking, strict=True):
        mine = legal & suit
        if not mine:
            continue
        others = unseen & suit
        count = others.bit_count()
        none = lack & foes
        low = mine & -mine
        if count >= FRESH and not (none or suit & (chart.penalty | hot)):
            # Everybody will follow: the time to lead high.
            low, risk = 1 << (mine.bit_length() - 1), 0
        else:
            lower = (others & (low - 1)).bit_count()
            loss = losses[count] + (HEART_LOSS if suit & chart.penalty else 0)
            if none:
                risk = (100 if none == foes else wins[lower][count - lower]) * (loss + VOID_LOSS)
            else:
                risk = wins[lower][count - lower] * loss
            risk += HOT_RISK if low & hot else 0
        if risk < best:
            best, choice = risk, low
    return choice


def follow(  # noqa: PLR0911  one line a rule of thumb reads best
    chart: Chart, mine: int, top: int, table: int, left: int, unseen: int, *, stop: bool
) -> int:
    """Stay under the best card as high as may be; `mine` are two cards of the suit led or more.

    `top` is the best card on the table, `table` all that lie there, `left` how many still play
    after this seat; `stop` asks to take the trick from somebody who may shoot the moon.
    """
    under = mine & (top - 1)
    dear = under & chart.dear
    if dear and not stop:
        return 1 << (dear.bit_length() - 1)
    if chart.gift:
        over = mine & -top
        if over and not left and (table | over) & chart.gift and not (table & chart.dear):
            own = over & chart.gift
            return own or 1 << (over.bit_length() - 1)
        under = under & ~chart.gift or under
        mine = mine & ~chart.gift or mine
    safe = mine & ~chart.dear or mine
    if stop and safe & -top:
        return 1 << (safe.bit_length() - 1)
    if not table & chart.penalty:
        suit = SUIT_MASKS[SUIT_OF[top.bit_length()]]
        if not left or (not suit & chart.penalty and (unseen & suit).bit_count() >= FRESH):
            # Nobody will throw points on it: the time to be rid of a high card.
            return 1 << (safe.bit_length() - 1)
    if under:
        return 1 << (under.bit_length() - 1)
    if not left:
        return 1 << (safe.bit_length() - 1)
    return safe & -safe


def discard(chart: Chart, legal: int, hand: int, unseen: int, *, feeds: bool) -> int:
    """Throw the queen, the cards that may take her, then what is highest and costs most.

    `feeds` says that what is thrown would help somebody to the moon.
    """
    if feeds:
        # High cards may yet take a point from who wants them all.
        return lowest(legal & ~chart.penalty or legal)
    urgent = legal & chart.dear
    for danger in chart.dangers:
        if not urgent and unseen & danger.dear:
            urgent = legal & danger.high
    if urgent:
        return 1 << (urgent.bit_length() - 1)
    burden, best, choice = chart.burden, -1000, 0
    for suit in SUIT_MASKS:
        mine = legal & suit
        if mine:
            at = mine.bit_length()
            alone = hand & suit & (hand & suit) - 1 == 0
            weight = burden[at] + LONELY if alone else burden[at]
            if weight > best:
                best, choice = weight, at
    return 1 << (choice - 1)


def grab_follow(chart: Chart, mine: int, top: int, left: int) -> int:
    """Take the trick if that can be done: as cheaply as it can for the last to play."""
    over = mine & -top
    if over:
        return 1 << (over.bit_length() - 1) if left else over & -over
    loser = mine & ~chart.penalty or mine
    return loser & -loser


def grab_discard(chart: Chart, legal: int) -> int:
    """Throw what takes no trick and costs nothing: the lowest card."""
    loser = legal & ~chart.penalty or legal
    burden, best, choice = chart.burden, 1000, loser
    for suit in SUIT_MASKS:
        mine = loser & suit
        if mine:
            low = mine & -mine
            weight = burden[low.bit_length()]
            if weight < best:
                best, choice = weight, low
    return choice
