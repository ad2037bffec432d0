"""The rules of a Canasta or Samba variant: every option as data, validated together when made."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.cards import Card, pack
from engine.contract.choices import choices_of
from engine.contract.refusal import BadRules, Fault

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
PileMemory: TypeAlias = Literal["top_only", "full"]

SIDES: Final[dict[SidesRule, tuple[int, ...]]] = {
    "pairs": (4, 6),
    "alone": (2, 3, 4, 5, 6),
    "threes": (6,),
    "bench": (6,),
    "two_three": (5,),
    "cutthroat": (3,),
}
"""Who plays together, and the numbers of players each is made for.

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


@dataclass(frozen=True, slots=True, kw_only=True)
class CanastaRules:
    """Every parameter of the family, most under its name in the rules; the defaults are the book's.

    Rules that contradict themselves cannot be made: `BadRules` names all parameters at fault.
    """

    players: int = 4
    sides: SidesRule = "pairs"
    decks: int = 2
    jokers_per_deck: int = 2
    hand_size: int = 11
    draw_count: int = 1
    target: int = 5000
    deals: int | None = None
    """After how many deals the game ends at the latest (K56); None is no limit."""
    opening_table: tuple[tuple[int, int], ...] = STANDARD_OPENING
    """The least total and the minimum from there on (K20), `BELOW_ZERO` first."""
    wild_max: int = 3
    natural_min: int = 2
    wild_le_natural: bool = False
    wild_ratio: WildRatio = "free"
    """With `half` a group has at least twice as many naturals as wilds (B2)."""
    wild_after_canasta: WildAfterCanasta = "limited"
    melds_per_rank: int | None = 1
    """None: as many as one likes, and they may be merged (S6)."""
    sequences: bool = False
    """Whether cards have suits: three and more of a suit in order are a meld (S4)."""
    merge_sequences: bool = True
    completed_group: CompletedGroup = "open"
    """What may be added to a canasta: all, no wilds (S7), nothing (B4)."""
    group_max: int | None = None
    """How many cards a group may hold at most (B10)."""
    pair_take: PairTake = "choice"
    """Whether a pair that takes may join an incomplete group (B9)."""
    seq_take: SeqTake = "whole_pile"
    upcard_cover: tuple[Cover, ...] = COVERED
    red3_deal: Red3Deal = "immediate"
    last_card_red3: LastCardRed3 = "end_now"
    route_mixed: bool = True
    mixed_wilds: int = 3
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
    canastas_to_go_out: int = 1
    out_bonus: int = 100
    concealed_extra: int = 100
    concealed_waives_opening: ConcealedWaivesOpening = "stock_only"
    concealed_with_pile: bool = True
    ask: Ask = "enforced"
    ask_fail_penalty: int = 100
    canasta_natural: int = 500
    canasta_mixed: int = 300
    samba: int = 1500
    red3_each: int = 100
    red3_all: int = 800
    red3_all_but_one: int | None = None
    """What all red threes but one count together; None is so many times one."""
    red3_minus_if: Red3MinusIf = "no_meld"
    red3_minus: Red3Minus = "all"
    """Whether all red threes together count `red3_all` as a penalty too, or singly (B6)."""
    stock_end: StockEnd = "play_on"
    both_over_target: BothOverTarget = "another_hand"
    first_dealer: FirstDealer = "highest_card"
    """By which card the first dealer is drawn; chance gives each seat the same share either way."""
    next_dealer: NextDealer = "left"
    pile_memory: PileMemory = "top_only"

    def __post_init__(self) -> None:
        """Refuse what does not make a game, all faults together."""
        faults = list(_faults(self))
        if faults:
            raise BadRules.of(faults)

    def numbered(self, canasta: str, samba: str) -> str:
        """Return the number under which this game has a rule that both games have."""
        return samba if self.sequences else canasta

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


CHOICES: Final = choices_of(CanastaRules, str)
"""What each parameter that is a word may say."""


def _faults(rules: CanastaRules) -> Iterator[Fault]:
    for name, allowed in CHOICES.items():
        word: object = getattr(rules, name)
        if word not in allowed:
            yield Fault(name, f"is one of {', '.join(allowed)}")
    checks = (
        *_checks_of_the_pack(rules),
        *_checks_of_melds(rules),
        *_checks_of_the_pile(rules),
        *_checks_of_points(rules),
    )
    yield from (Fault(name, right) for wrong, name, right in checks if wrong)


def _checks_of_the_pack(rules: CanastaRules) -> tuple[tuple[bool, str, str], ...]:
    numbers = SIDES.get(rules.sides, ())
    size = rules.decks * (52 + rules.jokers_per_deck)
    # On every one of these another upcard is turned, so one card more is needed.
    covers = rules.decks * (8 + rules.jokers_per_deck)
    most = (size - covers - 1) // max(1, rules.playing)
    return (
        (
            bool(numbers) and rules.players not in numbers,
            "sides",
            f"{rules.sides} is for {' or '.join(map(str, numbers))} players",
        ),
        (rules.players not in range(2, 7), "players", "is a number from 2 to 6"),
        (rules.decks not in range(1, 5), "decks", "is a number from 1 to 4"),
        (rules.jokers_per_deck not in range(5), "jokers_per_deck", "is a number from 0 to 4"),
        (
            not 1 < rules.hand_size <= most,
            "hand_size",
            f"is a number from 2 to {most} with {rules.playing} hands",
        ),
        (rules.draw_count not in range(1, 5), "draw_count", "is a number from 1 to 4"),
        (
            not set(rules.upcard_cover) <= set(COVERED)
            or len(set(rules.upcard_cover)) != len(rules.upcard_cover),
            "upcard_cover",
            f"is some of {', '.join(COVERED)}, each once",
        ),
    )


def _checks_of_melds(rules: CanastaRules) -> tuple[tuple[bool, str, str], ...]:
    return (
        (rules.wild_max not in range(9), "wild_max", "is a number from 0 to 8"),
        (rules.natural_min not in range(1, 8), "natural_min", "is a number from 1 to 7"),
        (
            rules.melds_per_rank not in (None, 1),
            "melds_per_rank",
            "is 1, or unlimited",
        ),
        (
            rules.sequences and rules.melds_per_rank is not None,
            "melds_per_rank",
            "is unlimited where there are sequences",
        ),
        (
            rules.sequences and rules.route_mixed,
            "route_mixed",
            "is false where there are sequences (S10)",
        ),
        (
            rules.group_max is not None and rules.group_max < 7,
            "group_max",
            "is none, or at least 7",
        ),
        (rules.canastas_to_go_out not in range(6), "canastas_to_go_out", "is a number from 0 to 5"),
        (
            rules.seq_take == "top_only" and not rules.sequences,
            "seq_take",
            "is whole_pile where there are no sequences",
        ),
        (
            rules.melds_per_rank == 1 and rules.completed_group == "closed_at_7",
            "completed_group",
            "is open or no_wilds where a rank has one meld, or more of the rank could not be laid",
        ),
        (
            rules.melds_per_rank == 1 and rules.group_max is not None,
            "group_max",
            "is none where a rank has one meld, or more of the rank could not be laid",
        ),
    )


def _checks_of_the_pile(rules: CanastaRules) -> tuple[tuple[bool, str, str], ...]:
    alone = rules.sides == "alone"
    return (
        (rules.mixed_wilds < 1, "mixed_wilds", "is at least 1; route_mixed false takes it away"),
        (
            alone and rules.ask == "unverified",
            "ask",
            "is enforced or never where everybody plays alone and nobody can be asked",
        ),
        (rules.ask_fail_penalty < 0, "ask_fail_penalty", "is 0 or more"),
        (
            (rules.stock_end == "last_draw") != (rules.sides == "cutthroat"),
            "stock_end",
            "is last_draw with the sides cutthroat, and only then",
        ),
    )


def _checks_of_points(rules: CanastaRules) -> tuple[tuple[bool, str, str], ...]:
    table = rules.opening_table
    starts = [least for least, _ in table]
    minimums = [minimum for _, minimum in table]
    bonuses = (
        "out_bonus",
        "concealed_extra",
        "canasta_natural",
        "canasta_mixed",
        "samba",
        "red3_each",
        "red3_all",
    )
    below = tuple((getattr(rules, name) < 0, name, "is 0 or more") for name in bonuses)
    scored = (*bonuses, "ask_fail_penalty")
    uneven = tuple(
        (getattr(rules, name) % 5 != 0, name, "is a multiple of 5, as all scores are")
        for name in scored
    )
    return (
        (rules.target < 1, "target", "is at least 1"),
        (rules.deals is not None and rules.deals < 1, "deals", "is none, or at least 1"),
        (
            starts[:2] != [BELOW_ZERO, 0] or starts != sorted(set(starts)),
            "opening_table",
            "has a minimum for negative, for 0, and for rising totals",
        ),
        (
            min(minimums, default=0) < 0,
            "opening_table",
            "has minimums of 0 or more",
        ),
        (
            rules.red3_all_but_one is not None
            and (rules.red3_all_but_one < 0 or rules.red3_all_but_one % 5 != 0),
            "red3_all_but_one",
            "is none, or a multiple of 5 from 0",
        ),
        *below,
        *uneven,
    )
