"""The rules of a Gong Zhu variant, the presets, and what its cards cost at a table (G1, G17)."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from typing import Annotated, Final, Literal

from engine.cards import Card, cards, pack
from engine.contract.refusal import Fault
from engine.contract.rules import (
    Deals,
    Offered,
    ReadBy,
    TableRules,
    between,
    some_of,
    word_or_none,
)
from engine.contract.seats import Seat
from engine.tricks import terms as tricks

LONGEST: Final = 10_000
"""The highest target."""
DEAREST: Final = 1_000
"""The most that a card may be worth."""

PIG, SHEEP, TRANSFORMER, ACE = SHOWN = cards("QSJDTCAH")
"""The cards that may be shown; the ace stands for all hearts (G7)."""
HEARTS: Final = frozenset(face for face in pack() if face.suit == "H")
SCORING: Final = HEARTS | {PIG, SHEEP, TRANSFORMER}
MANY: Final = 4
"""Hearts from which on their sole taker may be after all of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GongZhuRules(TableRules):
    """Every parameter of the family under its name in the rules; the defaults are `gong_zhu`."""

    players: int = 4
    players_allowed: Annotated[
        tuple[int, ...], some_of((3, 4, 5), "is some of 3, 4, 5", fewest=1)
    ] = (3, 4, 5)
    teams: Annotated[Literal["none", "2+2"], ReadBy(word_or_none)] = "none"
    rotation: Literal["ccw", "cw"] = "ccw"
    showing: Literal["none", "together", "in_turn"] = "together"
    lead_lock: bool = False
    """Whether a shown ace of hearts keeps hearts from being led before one was played (G11)."""
    opening: Literal["2S", "2S_any", "2C", "7S_any"] = "2S"
    """The card whose holder opens the game; `_any` lets another be led (G12)."""
    hearts_lead: Literal["anytime", "until_broken"] = "anytime"
    hearts: Literal["classic", "pip"] = "classic"
    pig: Annotated[int, between(0, DEAREST), Offered(100, 200)] = 100
    sheep: Annotated[int, between(0, DEAREST), Offered(100, 200)] = 100
    alone: Annotated[int, between(0, DEAREST), Offered(0, 50, 100)] = 50
    """The worth of the transformer without another scoring card (G19)."""
    pig_turns: Literal["with_hearts", "with_sixteen", "never"] = "with_hearts"
    """With what in the same hand the pig counts plus (G21)."""
    ends_at: Literal["low", "both"] = "low"
    target: Annotated[int, between(1, LONGEST), Offered(500, 1000, 1001, 2000)] = 1000
    deals: Deals = None
    """After how many deals the game ends, whatever the target (G25); None is no limit."""
    side_cards: Literal["pooled", "apart"] = "pooled"

    def faults(self) -> Iterator[Fault]:
        if self.sheep > self.pig + 100 and self.ends_at == "low" and self.deals is None:
            yield Fault("sheep", "is at most 100 more than pig, or no game would end", ("pig",))

    def faults_with(self, seat_count: int) -> tuple[Fault, ...]:
        """Return what stands in the way of `seat_count` players, nothing if they can play."""
        if self.teams == "2+2" and seat_count != 4:
            return (Fault("teams", f"is none with {seat_count} players", ("players_allowed",)),)
        return ()


PRESETS: Final[Mapping[str, GongZhuRules]] = {
    "gong_zhu": GongZhuRules(),
    "gong_zhu_plain": GongZhuRules(showing="none"),
    "gong_zhu_pairs": GongZhuRules(teams="2+2", players_allowed=(4,)),
    "gong_zhu_online": GongZhuRules(lead_lock=True, pig_turns="with_sixteen"),
    "gong_zhu_both_ends": GongZhuRules(
        rotation="cw", opening="2C", pig_turns="with_sixteen", ends_at="both"
    ),
    "gong_zhu_family": GongZhuRules(
        showing="none", opening="7S_any", hearts="pip", pig=200, deals=4
    ),
}


@dataclass(frozen=True, kw_only=True)
class Terms(tricks.Terms[GongZhuRules]):
    """The facts that all deals at a table of this size have in common."""

    opening_card: Card
    """The card whose holder leads in the first deal (G12)."""
    cost: Mapping[Card, int] = field(hash=False)
    """Points that each heart costs (G17)."""
    hands: tuple[tuple[Seat, ...], ...]
    """The seats whose cards are counted as one hand (G27)."""

    def led_first(self, results: Sequence[object]) -> Card | None:
        """Return the card that has to be led to a deal after these, None if any may be (G12)."""
        match self.rules.opening:
            case "2S" | "2C" if not results:
                return self.opening_card
            case _:
                return None

    def by_hand(self, taken: Sequence[Collection[Card]]) -> dict[tuple[Seat, ...], frozenset[Card]]:
        """Return the scoring cards of each of them, of what every seat has taken."""
        return {
            hand: SCORING.intersection(chain.from_iterable([taken[seat] for seat in hand]))
            for hand in self.hands
        }

    def hunters(self, taken: Sequence[Collection[Card]]) -> tuple[Seat, ...]:
        """Return whose hand alone has hearts, if these are many; nobody if there is none."""
        hearts = {hand: len(own & HEARTS) for hand, own in self.by_hand(taken).items()}
        having = [hand for hand, count in hearts.items() if count]
        return having[0] if len(having) == 1 and hearts[having[0]] >= MANY else ()


_CLASSIC: Final = dict(zip(range(2, 15), (0, 0, 0, *[10] * 6, 20, 30, 40, 50), strict=True))
_PIP: Final = {**_CLASSIC, **{rank: rank for rank in range(2, 11)}, 4: 10}
_LEFT_OUT: Final = {3: cards("2C"), 4: (), 5: cards("2C2D")}


@lru_cache(maxsize=256)
def terms(rules: GongZhuRules, seat_count: int) -> Terms:
    """Settle `rules` for a table of `seat_count`."""
    deck = pack(without=_LEFT_OUT[seat_count])
    alone = tricks.alone(seat_count)
    sides = tricks.in_pairs(seat_count) if rules.teams == "2+2" else alone
    lowest_club = min(face for face in deck if face.suit == "C")
    by_rank = _PIP if rules.hearts == "pip" else _CLASSIC
    return Terms(
        rules=rules,
        seat_count=seat_count,
        deck=deck,
        sides=sides,
        step=1 if rules.rotation == "cw" else -1,
        opening_card=lowest_club if rules.opening == "2C" else cards(rules.opening[:2])[0],
        cost={face: by_rank[face.rank] for face in HEARTS},
        hands=sides if rules.side_cards == "pooled" else alone,
    )
