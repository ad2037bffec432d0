"""The rules of a Gong Zhu variant, the presets, and what its cards cost at a table (G1, G17)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias

from engine.cards import Card, cards, pack
from engine.contract.refusal import Fault
from engine.contract.rules import Deals, Offered, ReadBy, TableRules, between, some_of, word
from engine.contract.variant import Option
from engine.tricks import terms as tricks

Opening: TypeAlias = Literal["2S", "2S_any", "2C", "7S_any"]
PigTurns: TypeAlias = Literal["with_hearts", "with_sixteen", "never"]

LED_ITSELF: Final[frozenset[Opening]] = frozenset({"2S", "2C"})
"""With these the card that decides who opens has to be led (G12)."""
LONGEST: Final = 10_000
"""The highest target."""
DEAREST: Final = 1_000
"""The most that a card may be worth."""

PIG, SHEEP, TRANSFORMER, ACE = SHOWN = cards("QSJDTCAH")
"""The cards that may be shown; the ace stands for all hearts (G7)."""
HEARTS: Final = frozenset(face for face in pack() if face.suit == "H")
SCORING: Final = HEARTS | {PIG, SHEEP, TRANSFORMER}


def _read_teams(written: Option) -> str:
    return "none" if written is None else word(written)


@dataclass(frozen=True, slots=True, kw_only=True)
class GongZhuRules(TableRules):
    """Every parameter of the family under its name in the rules; the defaults are `gong_zhu`."""

    players: int = 4
    players_allowed: Annotated[
        tuple[int, ...], some_of((3, 4, 5), "is some of 3, 4, 5", fewest=1)
    ] = (3, 4, 5)
    teams: Annotated[Literal["none", "2+2"], ReadBy(_read_teams)] = "none"
    rotation: Literal["ccw", "cw"] = "ccw"
    showing: Literal["none", "together", "in_turn"] = "together"
    lead_lock: bool = False
    """Whether a shown ace of hearts keeps hearts from being led before one was played (G11)."""
    opening: Opening = "2S"
    hearts_lead: Literal["anytime", "until_broken"] = "anytime"
    hearts: Literal["classic", "pip"] = "classic"
    pig: Annotated[int, between(0, DEAREST), Offered(100, 200)] = 100
    sheep: Annotated[int, between(0, DEAREST), Offered(100, 200)] = 100
    alone: Annotated[int, between(0, DEAREST), Offered(0, 50, 100)] = 50
    """The worth of the transformer without another scoring card (G19)."""
    pig_turns: PigTurns = "with_hearts"
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


GONG_ZHU_RULES: Final = GongZhuRules()

PRESETS: Final[Mapping[str, GongZhuRules]] = {
    "gong_zhu": GONG_ZHU_RULES,
    "gong_zhu_plain": replace(GONG_ZHU_RULES, showing="none"),
    "gong_zhu_pairs": replace(GONG_ZHU_RULES, teams="2+2", players_allowed=(4,)),
    "gong_zhu_online": replace(GONG_ZHU_RULES, lead_lock=True, pig_turns="with_sixteen"),
    "gong_zhu_both_ends": replace(
        GONG_ZHU_RULES, rotation="cw", opening="2C", pig_turns="with_sixteen", ends_at="both"
    ),
    "gong_zhu_family": replace(
        GONG_ZHU_RULES, showing="none", opening="7S_any", hearts="pip", pig=200, deals=4
    ),
}


@dataclass(frozen=True, kw_only=True)
class Terms(tricks.Terms[GongZhuRules]):
    """What every deal at a table of this size has in common."""

    opening_card: Card
    """Who holds it leads in the first deal (G12)."""
    cost: Mapping[Card, int] = field(hash=False)
    """What each heart costs (G17)."""


_CLASSIC: Final = dict(zip(range(2, 15), (0, 0, 0, *[10] * 6, 20, 30, 40, 50), strict=True))
_PIP: Final = {**_CLASSIC, **{rank: rank for rank in range(2, 11)}, 4: 10}
_LEFT_OUT: Final = {3: cards("2C"), 4: (), 5: cards("2C2D")}


@lru_cache(maxsize=256)
def terms(rules: GongZhuRules, seat_count: int) -> Terms:
    """Settle `rules` for a table of `seat_count`."""
    deck = pack(without=_LEFT_OUT[seat_count])
    pairs = rules.teams == "2+2"
    lowest_club = min(face for face in deck if face.suit == "C")
    by_rank = _PIP if rules.hearts == "pip" else _CLASSIC
    return Terms(
        rules=rules,
        seat_count=seat_count,
        deck=deck,
        sides=tricks.in_pairs(seat_count) if pairs else tricks.alone(seat_count),
        step=1 if rules.rotation == "cw" else -1,
        opening_card=lowest_club if rules.opening == "2C" else cards(rules.opening[:2])[0],
        cost={face: by_rank[face.rank] for face in HEARTS},
    )
