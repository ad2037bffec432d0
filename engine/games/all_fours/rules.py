"""The rules of an All Fours variant: every option as data, validated together when made."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from engine.cards import RANKS, Unreadable
from engine.contract.refusal import Fault
from engine.contract.rules import (
    Deals,
    Must,
    Offered,
    ReadBy,
    TableRules,
    at_least,
    between,
    number,
    some_of,
    table,
    word_or_none,
)
from engine.contract.variant import Option

Teams: TypeAlias = Literal["none", "2+2"]
Rotation: TypeAlias = Literal["cw", "ccw"]
DealingCut: TypeAlias = Literal["high", "low"]
Packet: TypeAlias = Literal[3, 1]
Trump: TypeAlias = Literal["turnup", "pitch", "auction"]
TurnScoring: TypeAlias = Literal["first_final", "each", "final"]
GiftTo: TypeAlias = Literal["eldest", "all_opponents"]
SecondBeg: TypeAlias = Literal["consent", "never"]
RunTo: TypeAlias = Literal["all", "two"]
Exhaust: TypeAlias = Literal["redeal_same"]
AfterRun: TypeAlias = Literal["keep", "six", "keep9"]
Follow: TypeAlias = Literal["or_trump", "strict"]
Revoke: TypeAlias = Literal["enforce", "penalty"]
RevokeRule: TypeAlias = Literal["plain", "seven_up", "trinidad"]
LowTo: TypeAlias = Literal["holder", "captor", "dealer"]
JackTo: TypeAlias = Literal["captor"]
Ten: TypeAlias = Literal[10, 1]
GameSuits: TypeAlias = Literal["all", "trumps", "tens_of_trumps"]
GameTie: TypeAlias = Literal["none", "nondealer"]
LookEarly: TypeAlias = Literal["all", "two", "not_partner"]
AllPass: TypeAlias = Literal["held", "redeal"]
Peg: TypeAlias = Literal["none", "at_once", "at_end"]
MisscorePenalty: TypeAlias = Literal[4, 1]
MisdealPoints: TypeAlias = Literal[0, 1]
TrickMemory: TypeAlias = Literal["last", "full"]

LONGEST: Final = 100
"""The highest target: the texts go up to 15, and a game by a deal's few points ends some time."""


_WORTHS: Final = f"gives some of the ranks {RANKS} 0 or more points"


def _read_worths(written: Option) -> object:
    worth = table(written)
    if not worth.keys() <= set(RANKS):
        raise Unreadable(_WORTHS)
    return tuple((rank, number(points)) for rank, points in worth.items())


def _are_worths(worths: tuple[tuple[str, int], ...]) -> bool:
    return all(rank in RANKS and worth >= 0 for rank, worth in worths)


@dataclass(frozen=True, slots=True, kw_only=True)
class AllFoursRules(TableRules):
    """Every parameter of the family under its name in the rules; the defaults are `af1807`."""

    players: int = 2
    players_allowed: Annotated[
        tuple[int, ...],
        some_of(
            range(2, 8),
            "is some of 2, 3, 4, or of 2 to 7 with the trump pitch or auction",
            fewest=1,
        ),
    ] = (2,)
    teams: Annotated[Teams, ReadBy(word_or_none)] = "2+2"
    """With `2+2` four play in pairs and any other number each alone."""
    rotation: Rotation = "cw"
    target: Annotated[
        int,
        between(1, LONGEST, f"is 1 to {LONGEST}"),
        Offered(1, 3, 5, 7, 9, 10, 11, 14, 15, 21, 31, 61),
    ] = 10
    deals: Deals = None
    """After how many deals the game ends at the latest (F29); None is no limit."""
    cut: DealingCut = "high"
    """Which card of the cut deals first (F2)."""
    packet: Packet = 3
    """How cards are dealt, by threes or singly; as hands are written whole, only a run shows it."""
    trump: Trump = "turnup"
    turn_points: Annotated[
        tuple[tuple[str, int], ...], ReadBy(_read_worths), Must(_are_worths, _WORTHS)
    ] = (("J", 1),)
    """The worth of each rank, turned up, to the dealer's side (F5)."""
    turn_scoring: TurnScoring = "first_final"
    beg: bool = True
    gift_to: GiftTo = "eldest"
    gift_may_win: bool = True
    second_beg: SecondBeg = "consent"
    run_new_trump: bool = True
    """Whether running the cards turns another trump, or only gives three more cards (D9)."""
    run_to: RunTo = "all"
    """Which of four seats get cards when they are run: all, or `two`, eldest and dealer (D24)."""
    exhaust: Exhaust = "redeal_same"
    exhaust_keep: bool = True
    """Whether points marked in a hand that is thrown in or bunched stand (F11)."""
    after_run: AfterRun = "keep"
    discards_count: bool = False
    """Whether discarded trumps count for High and Low as dealt (D13)."""
    bunch: bool = False
    bunch_players: Annotated[tuple[int, ...], some_of((2, 3, 4), "is some of 2, 3, 4")] = (2, 3, 4)
    """The numbers of players that may bunch."""
    follow: Follow = "or_trump"
    jack_exempt: bool = False
    undertrump: bool = True
    revoke: Revoke = "enforce"
    revoke_points: Annotated[int, at_least(1)] = 1
    revoke_rule: RevokeRule = "plain"
    """The cost of a revoke beside the points: nothing, or what F28 says of these two games."""
    revoke_claim: bool = False
    """Whether a revoke is found only when an opponent claims it, not at the end of the trick."""
    low_to: LowTo = "holder"
    jack_to: JackTo = "captor"
    hang: Annotated[int, at_least(1), Offered(1, 3)] = 1
    """The worth of a Jack to a side that captures it from another."""
    ten: Ten = 10
    game_suits: GameSuits = "all"
    game_tie: GameTie = "none"
    inquiry: bool = True
    look_early: LookEarly = "all"
    """The seats that look before trumps are fixed: `not_partner` is all but eldest's partner."""
    mark_when_known: bool = False
    """Whether High and Low are marked when the card is played, not in the count (D14)."""
    literal_quirks: bool = False
    dealer_may_equal: bool = False
    """Whether the dealer may take the auction with a bid equal to the highest (7.3)."""
    all_pass: AllPass = "held"  # noqa: S105  a pass in the bidding
    """When all pass: the dealer is held to 2, or the cards are dealt again (7.3)."""
    peg: Peg = "none"
    """When trumps that were won are pegged, if at all: in each trick, or after the deal (C62)."""
    four_points: bool = True
    """Whether High, Low, Jack and Game are counted (C63)."""
    misscore_penalty: MisscorePenalty = 4
    """The cost of a wrong score; nobody can score wrongly here (F27)."""
    misdeal_points: MisdealPoints = 0
    """The cost of a wrong deal; nobody can deal wrongly here (F27)."""
    trick_memory: TrickMemory = "last"

    def faults(self) -> Iterator[Fault]:
        if self.beg and self.trump != "turnup":
            yield Fault("beg", "is false where no card is turned up")
        if self.bunch and not self.beg:
            yield Fault("bunch", "goes with begging, as cards are bunched after a run")
        if self.jack_exempt and self.follow != "strict":
            yield Fault(
                "jack_exempt", "goes with follow strict; otherwise the Jack may trump anyway"
            )
        if self.run_to == "two" and self.after_run != "six":
            yield Fault(
                "after_run", "is six with run_to two, so that all play the same number of cards"
            )
        if self.look_early != "all" and self.trump == "auction":
            yield Fault("look_early", "is all in an auction, as everybody bids on what is held")
        if self.look_early == "not_partner" and self.teams == "none":
            yield Fault("look_early", "not_partner goes with teams 2+2")
        yield from self._faults_of_pegging()
        if self.mark_when_known and self.trump == "auction":
            yield Fault(
                "mark_when_known",
                "is false in an auction, as the bidder's points are counted first",
            )

    def _faults_of_pegging(self) -> Iterator[Fault]:
        if self.peg != "none" and self.trump != "turnup":
            yield Fault("peg", "is none where no card is turned up")
        if not self.four_points and self.peg == "none":
            yield Fault("four_points", "is true without pegging, as nothing else counts")
        if self.mark_when_known and not self.four_points:
            yield Fault("mark_when_known", "goes with four_points")

    def faults_with(self, seat_count: int) -> tuple[Fault, ...]:
        """Return what stands in the way of `seat_count` players, nothing if they can play."""
        faults: list[Fault] = []
        if self.trump == "turnup" and seat_count > 4:
            right = f"with {seat_count} players the trump is pitch or auction"
            faults.append(Fault("trump", right, ("players_allowed",)))
        if self.teams == "none" and seat_count == 4 and self.trump == "turnup":
            faults.append(
                Fault("teams", "is 2+2 with 4 players, but with the trump pitch or auction")
            )
        return tuple(faults)
