"""The rules of an All Fours variant: every option as data, validated together when made."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.cards import RANKS
from engine.contract.choices import choices_of
from engine.contract.refusal import Fault
from engine.contract.rules import TableRules

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
MisscorePenalty: TypeAlias = Literal[4, 1]
MisdealPoints: TypeAlias = Literal[0, 1]
TrickMemory: TypeAlias = Literal["last", "full"]

LONGEST: Final = 100
"""The highest target: the texts go up to 15, and a game by a deal's few points ends some time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AllFoursRules(TableRules):
    """Every parameter of the family under its name in the rules; the defaults are `af1807`.

    Rules that contradict themselves, or that no number of seats allowed can play, cannot be made:
    `BadRules` names all parameters at fault at once. With `judged_for` they must make a game for
    that number of seats, if it is allowed.
    """

    players: int = 2
    players_allowed: tuple[int, ...] = (2,)
    teams: Teams = "2+2"
    """With `2+2` four play in pairs and any other number each alone."""
    rotation: Rotation = "cw"
    target: int = 10
    deals: int | None = None
    """After how many deals the game ends at the latest (F29); None is no limit."""
    cut: DealingCut = "high"
    """Which card of the cut deals first (F2)."""
    packet: Packet = 3
    """How cards are dealt, by threes or singly; as hands are written whole, only a run shows it."""
    trump: Trump = "turnup"
    turn_points: tuple[tuple[str, int], ...] = (("J", 1),)
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
    bunch_players: tuple[int, ...] = (2, 3, 4)
    """The numbers of players that may bunch."""
    follow: Follow = "or_trump"
    jack_exempt: bool = False
    undertrump: bool = True
    revoke: Revoke = "enforce"
    revoke_points: int = 1
    revoke_rule: RevokeRule = "plain"
    """The cost of a revoke beside the points: nothing, or what F28 says of these two games."""
    revoke_claim: bool = False
    """Whether a revoke is found only when an opponent claims it, not at the end of the trick."""
    low_to: LowTo = "holder"
    jack_to: JackTo = "captor"
    hang: int = 1
    """The worth of a Jack to a side that captures it from another."""
    ten: Ten = 10
    game_suits: GameSuits = "all"
    game_tie: GameTie = "none"
    inquiry: bool = True
    look_early: LookEarly = "all"
    """Who of four looks before trumps are fixed: `not_partner` is all but eldest's partner."""
    mark_when_known: bool = False
    """Whether High and Low are marked when the card is played, not in the count (D14)."""
    literal_quirks: bool = False
    dealer_may_equal: bool = False
    """Whether the dealer may take the auction with a bid equal to the highest (7.3)."""
    all_pass: AllPass = "held"  # noqa: S105  a pass in the bidding
    """When all pass: the dealer is held to 2, or the cards are dealt again (7.3)."""
    misscore_penalty: MisscorePenalty = 4
    """The cost of a wrong score; nobody can score wrongly here (F27)."""
    misdeal_points: MisdealPoints = 0
    """The cost of a wrong deal; nobody can deal wrongly here (F27)."""
    trick_memory: TrickMemory = "last"

    def faults(self) -> Iterator[Fault]:
        yield from _faults_of_values(self)
        yield from _faults_of_seats(self)
        yield from _faults_together(self)

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


CHOICES: Final = choices_of(AllFoursRules, str)
"""What each parameter that is a word may say."""

NUMBERS: Final = choices_of(AllFoursRules, int)
"""What each parameter that is one of a few numbers may be."""


def _faults_of_values(rules: AllFoursRules) -> Iterator[Fault]:
    if not 1 <= rules.target <= LONGEST:
        yield Fault("target", f"is 1 to {LONGEST}")
    if rules.deals is not None and rules.deals < 1:
        yield Fault("deals", "is none, or at least 1")
    if any(rank not in RANKS or worth < 0 for rank, worth in rules.turn_points):
        yield Fault("turn_points", f"gives some of the ranks {RANKS} 0 or more points")
    if rules.revoke_points < 1:
        yield Fault("revoke_points", "is at least 1")
    if rules.hang < 1:
        yield Fault("hang", "is at least 1")


def _faults_of_seats(rules: AllFoursRules) -> Iterator[Fault]:
    allowed = set(rules.players_allowed)
    if not allowed or not allowed <= set(range(2, 8)):
        yield Fault(
            "players_allowed", "is some of 2, 3, 4, or of 2 to 7 with the trump pitch or auction"
        )
    if not set(rules.bunch_players) <= {2, 3, 4}:
        yield Fault("bunch_players", "is some of 2, 3, 4")


def _faults_together(rules: AllFoursRules) -> Iterator[Fault]:
    if rules.beg and rules.trump != "turnup":
        yield Fault("beg", "is false where no card is turned up")
    if rules.bunch and not rules.beg:
        yield Fault("bunch", "goes with begging, as cards are bunched after a run")
    if rules.jack_exempt and rules.follow != "strict":
        yield Fault("jack_exempt", "goes with follow strict; otherwise the Jack may trump anyway")
    if rules.run_to == "two" and rules.after_run != "six":
        yield Fault(
            "after_run", "is six with run_to two, so that all play the same number of cards"
        )
    if rules.look_early != "all" and rules.trump == "auction":
        yield Fault("look_early", "is all in an auction, as everybody bids on what is held")
    if rules.look_early == "not_partner" and rules.teams == "none":
        yield Fault("look_early", "not_partner goes with teams 2+2")
    if rules.mark_when_known and rules.trump == "auction":
        yield Fault(
            "mark_when_known", "is false in an auction, as the bidder's points are counted first"
        )
