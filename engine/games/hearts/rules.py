"""The rules of a Hearts variant: every option as data, validated together when made."""

from dataclasses import InitVar, dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from engine.cards import Card, cards, pack
from engine.contract.choices import choices_of
from engine.contract.refusal import BadRules, Fault
from engine.games.hearts.faults import EXACT, faults_alone, faults_at_table

Kitty: TypeAlias = Literal["none", "first_trick", "last_trick", "first_penalty_trick", "hand"]
KittySeen: TypeAlias = Literal["hidden", "winner", "all"]
Rotation: TypeAlias = Literal["clockwise", "counterclockwise"]
PassSchedule: TypeAlias = Literal["cycle", "dealer_choice"]
Opening: TypeAlias = Literal["lowest_club", "lowest_club_any", "eldest_nonpenalty", "eldest_free"]
OpeningFallback: TypeAlias = Literal["lowest_club", "low_2D"]
FirstTrickPenalty: TypeAlias = Literal["allowed", "forbidden"]
FirstTrickStuck: TypeAlias = Literal["any", "hearts_first", "redeal"]
HeartsLead: TypeAlias = Literal["until_broken", "anytime"]
BreakBy: TypeAlias = Literal["heart", "penalty"]
HeartLeadException: TypeAlias = Literal["only_hearts", "only_penalties"]
QsLead: TypeAlias = Literal["anytime", "until_broken"]
TrickRule: TypeAlias = Literal["normal", "cancellation", "booster_nines"]
HeartsTable: TypeAlias = Literal["one", "spot", "pip10", "pip10a15", "face"]
BonusFloor: TypeAlias = Literal["none", "deal_zero"]
DoubleScope: TypeAlias = Literal["penalties", "all"]
Moon: TypeAlias = Literal["none", "old", "new", "choice", "mixed", "mixed_auto", "greek"]
BonusOnMoon: TypeAlias = Literal["add", "absorb"]
Sun: TypeAlias = Literal["none", "double", "fixed"]
TeamScore: TypeAlias = Literal["individual", "pooled"]
PartnerMoon: TypeAlias = Literal["exempt", "hit"]
Objective: TypeAlias = Literal["lowest", "highest"]
EndMode: TypeAlias = Literal["target", "deals", "both"]
TargetCmp: TypeAlias = Literal["reach", "exceed"]
Placing: TypeAlias = Literal["totals", "target_loses"]
TieRule: TypeAlias = Literal["continue", "shared"]
TieScope: TypeAlias = Literal["winner", "any"]
DisplaySign: TypeAlias = Literal["penalty_positive", "penalty_negative", "count_down"]


@dataclass(frozen=True, slots=True, kw_only=True)
class HeartsRules:
    """Every parameter of the family under its name in the rules; the defaults are `standard`.

    Rules that contradict themselves, or that no number of seats allowed can play, cannot be made:
    `BadRules` names all parameters at fault at once. With `judged_for` they must make a game for
    that number of seats; whether others can play by them is for `playable` to say.
    """

    players: int = 4
    players_allowed: tuple[int, ...] = (3, 4, 5, 6)
    decks: int = 1
    strip: tuple[tuple[int, tuple[Card, ...]], ...] = (
        (3, cards("2D")),
        (4, ()),
        (5, cards("2D2C")),
        (6, cards("2D3D2C3C")),
    )
    hand_sizes: tuple[tuple[int, int], ...] = ()
    """Cards a hand by number of players if not all that go round are dealt (R13.2)."""
    kitty: Kitty = "none"
    """Which trick the cards left over go to; with `hand` the first one, into the hand (R13.2)."""
    kitty_seen: KittySeen = "hidden"
    first_dealer: int | None = None
    """The seat that deals first, no matter who is drawn; None leaves it to chance (`random`)."""
    rotation: Rotation = "clockwise"
    """Which way cards are dealt and played and the deal moves (R13.12)."""
    pass_schedule: PassSchedule = "cycle"  # noqa: S105  a pass of cards
    pass_cycle: tuple[tuple[int, tuple[str, ...]], ...] = (
        (3, ("L", "R", "H")),
        (4, ("L", "R", "X", "H")),
        (5, ("L", "R", "H")),
        (6, ("L", "R", "X", "H")),
    )
    pass_count: int = 3
    dealer_pass_cap: int = 3
    dealer_pass_zero_ok: bool = True
    unpassable: tuple[Card | str, ...] = ()
    opening: Opening = "lowest_club"
    opening_fallback: OpeningFallback = "lowest_club"
    """The card that opens if the two of clubs is not in the pack (R4.2)."""
    first_trick_penalty: FirstTrickPenalty = "forbidden"
    first_trick_stuck: FirstTrickStuck = "any"
    hearts_lead: HeartsLead = "until_broken"
    break_by: BreakBy = "heart"
    forced_lead_breaks: bool = True
    heart_lead_exception: HeartLeadException = "only_hearts"
    qs_lead: QsLead = "anytime"
    forced_discard: tuple[Card, ...] = ()
    trick_rule: TrickRule = "normal"
    hearts_values: HeartsTable | tuple[tuple[int, int], ...] = "one"
    """A named table, or pairs of rank and points."""
    spade_values: tuple[tuple[str, int], ...] = (("Q", 13), ("K", 0), ("A", 0))
    extra_values: tuple[tuple[Card, int], ...] = ()
    imaginary: tuple[Card, ...] = ()
    """Cards whose points are imaginary; scores are complex with any, and `double_card` is 2i."""
    bonus_card: Card | None = None
    bonus_points: int = -10
    bonus_floor: BonusFloor = "none"
    double_card: Card | None = None
    double_scope: DoubleScope = "penalties"
    no_trick_bonus: int = 0
    moon: Moon = "old"
    moon_value: int | None = None
    """None is the sum of the penalty points of the deck (`auto`)."""
    moon_needs_bonus: bool = False
    bonus_on_moon: BonusOnMoon = "add"
    sun: Sun = "none"
    sun_value: int | None = None
    teams: tuple[tuple[int, ...], ...] | None = None
    team_score: TeamScore = "individual"
    team_moon: bool = False
    partner_moon: PartnerMoon = "exempt"
    objective: Objective = "lowest"
    end_mode: EndMode = "target"
    target: int = 100
    target_cmp: TargetCmp = "reach"
    deals: int | None = None
    placing: Placing = "totals"
    """With `target_loses` whoever brought the end about loses, the whole side (R13.12)."""
    tie_rule: TieRule = "continue"
    tie_scope: TieScope = "winner"
    end_latched: bool = True
    exact_rule: str = "none"
    lives: int = 0
    """How many dangerous deals a player can take before being out (R13.9); 0 is no such rule."""
    danger: int = 15
    """The points from which a deal costs a life."""
    display_sign: DisplaySign = "penalty_positive"
    judged_for: InitVar[int | None] = None

    def __post_init__(self, judged_for: int | None) -> None:
        """Refuse what does not make a game, all faults together."""
        faults = [*_faults_of_words(self), *faults_alone(self)]
        # What no pack can be made of cannot be judged at a table either.
        if SHAPING.isdisjoint(fault.parameter for fault in faults):
            faults += _faults_at_tables(self, judged_for)
        if faults:
            raise BadRules.of(faults)

    @property
    def playable(self) -> tuple[int, ...]:
        """The numbers of seats allowed for which these rules make a game."""
        return tuple(seats for seats in self.players_allowed if not self.faults_with(seats))

    def faults_with(self, seat_count: int) -> tuple[Fault, ...]:
        """Return what stands in the way of `seat_count` players, nothing if they can play."""
        return _judged(self, seat_count)

    def deck(self, seat_count: int) -> tuple[Card, ...]:
        """Return the cards in play among `seat_count` (R1.2), in order."""
        return _pack(self.decks, dict(self.strip).get(seat_count, ()))

    def hand_size(self, seat_count: int) -> int:
        """Return how many cards each of `seat_count` is dealt."""
        most = len(self.deck(seat_count)) // seat_count
        return dict(self.hand_sizes).get(seat_count, most)

    def cycle(self, seat_count: int) -> tuple[str, ...]:
        """Return the pass directions of successive deals (R3.2), none if the dealer chooses."""
        cycle = dict(self.pass_cycle).get(seat_count, ())
        return () if self.dealer_chooses else cycle

    @property
    def dealer_chooses(self) -> bool:
        """Whether the dealer of each deal says what is passed (R3.4)."""
        return self.pass_schedule == "dealer_choice"  # noqa: S105  a pass of cards

    @property
    def reset_to(self) -> int | None:
        """What an exact hit of the target becomes (R9.5), None if it stays."""
        form = EXACT.fullmatch(self.exact_rule)
        return int(form[1]) if form and form[1] else None


CHOICES: Final = choices_of(HeartsRules, str)
"""What each parameter that is a word may say."""

SHAPING: Final = frozenset({"decks", "players_allowed", "strip", "hearts_values", "spade_values"})
"""Parameters without which there is neither a pack nor what its cards cost."""


# Rules are judged at every number of seats, and ask for the pack of each again and again.
@lru_cache(maxsize=256)
def _pack(decks: int, without: tuple[Card, ...]) -> tuple[Card, ...]:
    return pack(decks, without=without)


@lru_cache(maxsize=256)
def _judged(rules: HeartsRules, seat_count: int) -> tuple[Fault, ...]:
    return tuple(faults_at_table(rules, seat_count))


def _faults_of_words(rules: HeartsRules) -> list[Fault]:
    words = ((name, allowed, getattr(rules, name)) for name, allowed in CHOICES.items())
    return [
        Fault(name, f"is one of {', '.join(allowed)}")
        for name, allowed, word in words
        if isinstance(word, str) and word not in allowed
    ]


def _faults_at_tables(rules: HeartsRules, judged_for: int | None) -> list[Fault]:
    """Return what is wrong for `judged_for` players, or else for every number allowed."""
    allowed = rules.players_allowed
    # Who is not allowed makes no game, so it must be one for others.
    numbers = (judged_for,) if judged_for in allowed else allowed
    found = [rules.faults_with(seats) for seats in numbers]
    return [fault for faults in found for fault in faults] if all(found) else []
