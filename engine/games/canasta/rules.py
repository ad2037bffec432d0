"""The rules of a Canasta or Samba variant: every option as data, validated together when made."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from engine.cards import Card, Unreadable, pack
from engine.contract.refusal import Fault
from engine.contract.rules import (
    BY_PART,
    Absent,
    Deals,
    Must,
    Offered,
    ReadBy,
    Rules,
    at_least,
    between,
    each_once,
    none_or,
    number,
    one_of,
    some_of,
    table,
)
from engine.contract.variant import Option

SidesRule: TypeAlias = Literal["pairs", "alone", "threes", "bench", "two_three", "cutthroat"]
WildRatio: TypeAlias = Literal["free", "half"]
WildAfterCanasta: TypeAlias = Literal["limited", "unlimited"]
CompletedGroup: TypeAlias = Literal["open", "no_wilds", "closed_at_7"]
PairTake: TypeAlias = Literal["choice", "new_group"]
SeqTake: TypeAlias = Literal["whole_pile", "top_only"]
Cover: TypeAlias = Literal["wild", "3r", "3b"]
Red3Deal: TypeAlias = Literal["immediate", "first_turn"]
LastCardRed3: TypeAlias = Literal["end_now", "may_meld"]
OpeningTakeWild: TypeAlias = Literal["extra_ok", "pure"]
OneCardBar: TypeAlias = Literal["unless_stock_empty", "always", "never"]
Black3Meld: TypeAlias = Literal["going_out", "never"]
ConcealedWaivesOpening: TypeAlias = Literal["stock_only", "never", "always"]
Ask: TypeAlias = Literal["enforced", "unverified", "never"]
Red3MinusIf: TypeAlias = Literal["no_meld", "no_canasta", "under_two_canastas"]
Red3Minus: TypeAlias = Literal["all", "each"]
StockEnd: TypeAlias = Literal["play_on", "immediate", "last_draw"]
BothOverTarget: TypeAlias = Literal["another_hand", "shared"]
FirstDealer: TypeAlias = Literal["highest_card", "right_of_highest"]
NextDealer: TypeAlias = Literal["left", "right"]
NamedGame: TypeAlias = Literal["canasta", "samba"]
"""The games of the family that have a sheet of rules, a command and words of their own."""
PileMemory: TypeAlias = Literal["top_only", "full"]

SIDES: Final[dict[SidesRule, tuple[int, ...]]] = {
    "pairs": (4, 6),
    "alone": (2, 3, 4, 5, 6),
    "threes": (6,),
    "bench": (6,),
    "two_three": (5,),
    "cutthroat": (3,),
}
"""The ways of playing together, and the numbers of players each is made for.

`pairs` sit opposite each other, `threes` alternate, of `bench` one of each three rests a deal, of
`two_three` one of the three, and in `cutthroat` the seat that takes the pile first plays alone.
"""

RESTING: Final[frozenset[SidesRule]] = frozenset({"bench", "two_three"})
"""The sides of which some rest each deal."""

COVERED: Final[tuple[Cover, ...]] = ("wild", "3r", "3b")
"""The upcards on which another is turned (K6)."""

BELOW_ZERO: Final = -1
"""Stands in the opening table for every total below 0."""

STANDARD_OPENING: Final = ((BELOW_ZERO, 15), (0, 50), (1500, 90), (3000, 120))

_COVERS: Final = f"is some of {', '.join(COVERED)}, each once"


def _read_opening(written: Option) -> object:
    minimums: dict[int, int] = {}
    for least, minimum in table(written).items():
        if least != "negative" and not (least.isascii() and least.isdigit()):
            raise Unreadable("has a minimum for negative, for 0 and for further totals")
        minimums[BELOW_ZERO if least == "negative" else int(least)] = number(minimum)
    return tuple(minimums.items())


def _rises(minimums: tuple[tuple[int, int], ...]) -> bool:
    starts = [least for least, _ in minimums]
    return starts[:2] == [BELOW_ZERO, 0] and starts == sorted(set(starts))


def _are_minimums(minimums: tuple[tuple[int, int], ...]) -> bool:
    return all(minimum >= 0 for _, minimum in minimums)


def _is_even(points: int) -> bool:
    return points % 5 == 0


def _is_score(points: int) -> bool:
    return points >= 0 and _is_even(points)


Score: TypeAlias = Annotated[
    int, at_least(0), Must(_is_even, "is a multiple of 5, as all scores are")
]


@dataclass(frozen=True, slots=True, kw_only=True)
class CanastaRules(Rules):
    """Every parameter of the family, most under its name in the rules; the defaults are the book's.

    Rules that contradict themselves cannot be made: `BadRules` names all parameters at fault.
    """

    players: Annotated[int, between(2, 6)] = 4
    sides: SidesRule = "pairs"
    decks: Annotated[int, between(1, 4)] = 2
    jokers_per_deck: Annotated[int, between(0, 4)] = 2
    hand_size: int = 11
    draw_count: Annotated[int, between(1, 4), Offered(1, 2)] = 1
    target: Annotated[int, at_least(1), Offered(500, 1000, 1500, 2000, 3000, 5000, 7500, 10000)] = (
        5000
    )
    deals: Deals = None
    """After how many deals the game ends at the latest (K56); None is no limit."""
    opening_table: Annotated[
        tuple[tuple[int, int], ...],
        BY_PART,
        ReadBy(_read_opening),
        Must(_rises, "has a minimum for negative, for 0, and for rising totals"),
        Must(_are_minimums, "has minimums of 0 or more"),
    ] = STANDARD_OPENING
    """The least total and the minimum from there on (K20), `BELOW_ZERO` first."""
    wild_max: Annotated[int, between(0, 8)] = 3
    natural_min: Annotated[int, between(1, 7)] = 2
    wild_le_natural: bool = False
    wild_ratio: WildRatio = "free"
    """With `half` a group has at least twice as many naturals as wilds (B2)."""
    wild_after_canasta: WildAfterCanasta = "limited"
    melds_per_rank: Annotated[
        int | None, Absent("unlimited"), one_of((None, 1), "is 1, or unlimited")
    ] = 1
    """None: as many as one likes, and they may be merged (S6)."""
    sequences: bool = False
    """Whether cards have suits: three and more of a suit in order are a meld (S4)."""
    merge_sequences: bool = True
    completed_group: CompletedGroup = "open"
    """The cards that may be added to a canasta: all, no wilds (S7), nothing (B4)."""
    group_max: Annotated[int | None, none_or(at_least(7))] = None
    """How many cards a group may hold at most (B10)."""
    pair_take: PairTake = "choice"
    """Whether a pair that takes may join an incomplete group (B9)."""
    seq_take: SeqTake = "whole_pile"
    upcard_cover: Annotated[tuple[Cover, ...], some_of(COVERED, _COVERS), each_once(_COVERS)] = (
        COVERED
    )
    red3_deal: Red3Deal = "immediate"
    last_card_red3: LastCardRed3 = "end_now"
    route_mixed: bool = True
    mixed_wilds: Annotated[int, at_least(1, "is at least 1; route_mixed false takes it away")] = 3
    """How many wilds at most take the pile with one natural (A21)."""
    route_add: bool = True
    add_to_canasta: bool = True
    """Whether the top card may be taken straight onto a canasta (S10: no)."""
    opening_take_wild: OpeningTakeWild = "extra_ok"
    open_then_mixed: bool = True
    always_frozen: bool = False
    one_card_bar: OneCardBar = "unless_stock_empty"
    black3_meld: Black3Meld = "going_out"
    black3_opens: bool = True
    """Whether black threes count for the opening minimum (A17)."""
    canastas_to_go_out: Annotated[int, between(0, 5), Offered(0, 1, 2)] = 1
    out_bonus: Score = 100
    concealed_extra: Score = 100
    concealed_waives_opening: ConcealedWaivesOpening = "stock_only"
    concealed_with_pile: bool = True
    ask: Ask = "enforced"
    ask_fail_penalty: Score = 100
    canasta_natural: Score = 500
    canasta_mixed: Score = 300
    samba: Score = 1500
    red3_each: Score = 100
    red3_all: Score = 800
    red3_all_but_one: Annotated[
        int | None, none_or(Must(_is_score, "is a multiple of 5 from 0"))
    ] = None
    """Points of all red threes but one together; None is so many times one."""
    red3_minus_if: Red3MinusIf = "no_meld"
    red3_minus: Red3Minus = "all"
    """Whether all red threes together count `red3_all` as a penalty too, or singly (B6)."""
    stock_end: Annotated[StockEnd, Offered("play_on", "immediate")] = "play_on"
    both_over_target: BothOverTarget = "another_hand"
    first_dealer: FirstDealer = "highest_card"
    """By which card the first dealer is drawn; chance gives each seat the same share either way."""
    next_dealer: NextDealer = "left"
    pile_memory: PileMemory = "top_only"

    @property
    def game(self) -> NamedGame:
        """The game that this is, for texts and the numbers of rules: Samba has sequences.

        What sequences themselves make different asks `sequences`.
        """
        return "samba" if self.sequences else "canasta"

    def numbered(self, canasta: str, samba: str) -> str:
        """Return the number under which this game has a rule that both games have."""
        return samba if self.game == "samba" else canasta

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards in play (K1), in order."""
        return pack(self.decks, jokers=self.jokers_per_deck)

    @property
    def playing(self) -> int:
        """How many seats are dealt cards; the others rest."""
        return 4 if self.sides in RESTING else self.players

    def minimum(self, total: int) -> int:
        """Return what the first meld of a side with this total must count (K20)."""
        found = self.opening_table[0][1]
        for least, minimum in self.opening_table[1:]:
            if total >= least:
                found = minimum
        return found

    def faults(self) -> Iterator[Fault]:
        yield from self._faults_of_the_pack()
        if self.sequences and self.melds_per_rank is not None:
            yield Fault("melds_per_rank", "is unlimited where there are sequences")
        if self.sequences and self.route_mixed:
            yield Fault("route_mixed", "is false where there are sequences (S10)")
        if self.seq_take == "top_only" and not self.sequences:
            yield Fault("seq_take", "is whole_pile where there are no sequences")
        full = "where a rank has one meld, or more of the rank could not be laid"
        if self.melds_per_rank == 1 and self.completed_group == "closed_at_7":
            yield Fault("completed_group", f"is open or no_wilds {full}")
        if self.melds_per_rank == 1 and self.group_max is not None:
            yield Fault("group_max", f"is none {full}")
        if self.sides == "alone" and self.ask == "unverified":
            yield Fault(
                "ask",
                "is enforced or never where everybody plays alone and nobody can be asked",
            )
        if (self.stock_end == "last_draw") != (self.sides == "cutthroat"):
            yield Fault("stock_end", "is last_draw with the sides cutthroat, and only then")

    def _faults_of_the_pack(self) -> Iterator[Fault]:
        numbers = SIDES.get(self.sides, ())
        if numbers and self.players not in numbers:
            made_for = " or ".join(map(str, numbers))
            yield Fault("sides", f"{self.sides} is for {made_for} players")
        size = self.decks * (52 + self.jokers_per_deck)
        # On every one of these another upcard is turned, so one card more is needed.
        covers = self.decks * (8 + self.jokers_per_deck)
        most = (size - covers - 1) // max(1, self.playing)
        if not 1 < self.hand_size <= most:
            yield Fault("hand_size", f"is a number from 2 to {most} with {self.playing} hands")
