"""Which card the medium player of California Jack plays, and whole deals played out like that.

A card is a number: its suit's place times 16, and its rank. Of the cards that lie somewhere a
suit's are bits of a number, by rank. All is weighed in points of the deal.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from engine.cards import Card, pack
from engine.contract.game import Game
from engine.games.california_jack.deal import CARDS, Part, scored
from engine.games.california_jack.game import CaliforniaJackGame
from engine.tricks.deal import Deal
from engine.tricks.pips import pips
from engine.tricks.trick import Play, TakenTrick

SUITS: Final = "CDHS"
CODES: Final = {face: SUITS.index(face.suit) * 16 + face.rank for face in pack()}
FACES: Final = {code: face for face, code in CODES.items()}
WHOLE: Final = 0b111_1111_1111_1100
"""All ranks of a suit."""

A_PIP: Final = 1.5 / 80
"""How much a pip is worth: more than its part, as a small majority brings the whole point."""
TRUMP_KEPT: Final = 0.12
"""Later worth of any trump, and in the next line what each rank adds."""
TRUMP_RANK: Final = 0.02
PLAIN_RANK: Final = 0.03
HIGH_PLAIN: Final = 9
"""Each rank above this one makes a plain card dearer."""
POINT_KEPT: Final = 0.3
"""Worth of Jack or Low in the hand, where it waits for a trick that is safe."""
ORDINARY: Final = 0.14
"""Worth of a card of the stock that nobody sees."""
RUFFS: Final = 0.2
"""How willing anybody is to trump a trick without worth, and in the next line for a point more."""
TEMPTED: Final = 1.2
OVERTAKES: Final = 0.85
REPLY: Final = 0.05
"""Points that another adds to a trick that is taken from the leader."""


class Weights(NamedTuple):
    """The worth of each card by its number: in a trick, kept in the hand, and to be drawn."""

    stake: list[float]
    kept: list[float]
    drawn: list[float]


@lru_cache(maxsize=4)
def weights(trump: int) -> Weights:
    """Return what cards are worth while a suit is trump."""
    stake, kept, drawn = ([0.0] * 64 for _ in range(3))
    for code, face in FACES.items():
        suit, rank = divmod(code, 16)
        stake[code] = pips(face) * A_PIP
        kept[code] = PLAIN_RANK * max(0, rank - HIGH_PLAIN)
        drawn[code] = kept[code] + stake[code] / 2
        if suit == trump:
            kept[code] = TRUMP_KEPT + TRUMP_RANK * (rank - CARDS["low"])
            drawn[code] = kept[code]
            if rank == CARDS["high"]:
                # Nothing takes it: whoever draws it has the point.
                drawn[code] += 1
            elif rank in CARDS.values():
                stake[code] += 1
                drawn[code] += 0.4
                kept[code] = POINT_KEPT
    return Weights(stake, kept, drawn)


class HandLook(NamedTuple):
    """The knowledge of a seat that is to play."""

    trump: int
    must_trump: bool
    hand: list[int]
    led: int
    """The card led, 0 if this seat leads."""
    top: int
    """The top card of the stock, 0 if there is none to be seen."""
    gone: list[int]
    """By suit, what was played."""
    held: list[int]
    """By suit, what the other is known to hold."""
    hidden: int
    """How many other cards the other holds."""


def lawful(look: HandLook) -> list[int]:
    """Return what may be played (C5, C7)."""
    hand, led, trump = look.hand, look.led, look.trump
    if not led:
        return hand
    suit = led >> 4
    same = [code for code in hand if code >> 4 == suit]
    if suit == trump:
        return same or hand
    trumps = [code for code in hand if code >> 4 == trump]
    if same:
        return same + trumps
    return (trumps or hand) if look.must_trump else hand


def takes(code: int, led: int, trump: int) -> bool:
    """Whether a card takes a trick to which `led` was led."""
    return code > led if code >> 4 == led >> 4 else code >> 4 == trump


def chosen(look: HandLook) -> int:
    """Return the card that promises most."""
    legal = lawful(look)
    if len(legal) == 1:
        return legal[0]
    weigh = weights(look.trump)
    draw = weigh.drawn[look.top] - ORDINARY if look.top else 0.0
    if look.led:
        return max(legal, key=lambda code: (_following(look, weigh, draw, code), -code))
    out = _unseen(look)
    total = sum([mask.bit_count() for mask in out])
    ruff = (
        1.0 if look.held[look.trump] else _likely(out[look.trump].bit_count(), total, look.hidden)
    )

    def leading(code: int) -> tuple[float, int]:
        """Weigh a card by how likely the trick is lost to a higher one or a trump."""
        suit, above = code >> 4, (code & 15) + 1
        value = weigh.stake[code] + draw
        over = 1.0
        if not look.held[suit] >> above:
            over = _likely((out[suit] >> above).bit_count(), total, look.hidden)
        lost = over * OVERTAKES
        if suit != look.trump:
            willing = min(0.95, max(0.0, RUFFS + TEMPTED * value))
            lost = 1 - (1 - lost) * (1 - ruff * willing)
        return (1 - lost) * value - lost * (value + REPLY) - weigh.kept[code], -code

    return max(legal, key=leading)


def _following(look: HandLook, weigh: Weights, draw: float, code: int) -> float:
    value = weigh.stake[look.led] + weigh.stake[code] + draw
    return (value if takes(code, look.led, look.trump) else -value) - weigh.kept[code]


def _unseen(look: HandLook) -> list[int]:
    """Return by suit what may be in the hidden part of the other's hand."""
    out = [WHOLE & ~gone & ~held for gone, held in zip(look.gone, look.held, strict=True)]
    for code in (*look.hand, look.top):
        out[code >> 4] &= ~(1 << (code & 15))
    return out


@lru_cache(maxsize=4096)
def _likely(wanted: int, unseen: int, drawn: int) -> float:
    """Return how likely one of `wanted` cards is among `drawn` of the `unseen`."""
    none = 1.0
    for at in range(min(drawn, unseen)):
        none *= max(0, unseen - wanted - at) / (unseen - at)
    return 1 - none


def by_suit(codes: Iterable[int]) -> list[int]:
    """Return cards as bits, suit by suit."""
    found = [0, 0, 0, 0]
    for code in codes:
        found[code >> 4] |= 1 << (code & 15)
    return found


def leapt(game: Game) -> Game | None:
    """Return the game after the deal if both play on as the medium player does."""
    if not isinstance(game, CaliforniaJackGame) or game.deal is None:
        return None
    taken = _played_out(game)
    plays = (tuple(Play(seat, FACES[code]) for code in taken[seat]) for seat in range(2))
    tricks = tuple(TakenTrick(row, seat) for seat, row in enumerate(plays))
    deal: Deal[Part] = game.deal._replace(hands=((), ()), trick=(), tricks=tricks)
    return scored(game.with_deal(deal), [])


def _played_out(game: CaliforniaJackGame) -> list[list[int]]:
    deal, rules = game.dealt, game.terms.rules
    assert deal.trump is not None
    assert deal.turn is not None
    trump, seen = SUITS.index(deal.trump), rules.stock == "open"
    hands = [codes(hand) for hand in deal.hands]
    stock = codes((*deal.turned, *deal.stock))
    taken: list[list[int]] = [[], []]
    for plays, winner in deal.tricks:
        taken[winner] += codes(play.card for play in plays)
    gone = by_suit([*taken[0], *taken[1]])
    held = [[0] * 4, [0] * 4]
    if seen:
        held = [by_suit(set(codes(row)) & set(hands[s])) for s, row in enumerate(deal.own.drawn)]
    led = CODES[deal.trick[0].card] if deal.trick else 0
    turn = deal.turn
    if led:
        gone[led >> 4] |= 1 << (led & 15)
    while hands[turn]:
        hand, known = hands[turn], held[1 - turn]
        top = stock[0] if stock and seen else 0
        hidden = len(hands[1 - turn]) - sum([mask.bit_count() for mask in known])
        code = chosen(HandLook(trump, rules.void_must_trump, hand, led, top, gone, known, hidden))
        hand.remove(code)
        suit, bit = code >> 4, 1 << (code & 15)
        gone[suit] |= bit
        held[turn][suit] &= ~bit
        if not led:
            led, turn = code, 1 - turn
            continue
        winner = turn if takes(code, led, trump) else 1 - turn
        taken[winner] += (led, code)
        led, turn = 0, winner
        if stock:
            for seat in (winner, 1 - winner):
                code = stock.pop(0)
                hands[seat].append(code)
                if seen:
                    held[seat][code >> 4] |= 1 << (code & 15)
    return taken


def codes(faces: Iterable[Card]) -> list[int]:
    return [CODES[face] for face in faces]
