"""Melds: what lies on the table, and what may be laid and added (K13 to K19, S3 to S7)."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from engine.cards import Card
from engine.contract.refusal import IllegalAction, number_of
from engine.contract.seats import Seat
from engine.games.canasta.kinds import DEUCES, THREES, value_of
from engine.games.canasta.rules import CanastaRules

CANASTA: Final = 7
"""The size from which a meld is a canasta (K19), and at which a sequence is closed (S4)."""

NO_LIMIT: Final = 1000
"""More wilds than there are."""


class Meld(NamedTuple):
    """A group or, with a suit, a sequence on the table.

    `number` names it among its side's melds for as long as the deal lasts. `rank` is that of a
    group or the lowest of a sequence, `cards` are sorted, `by` is who laid it first.
    """

    number: int
    suit: str
    rank: int
    cards: tuple[Card, ...]
    by: Seat

    @property
    def naturals(self) -> int:
        return len(self.cards) - self.wilds

    @property
    def wilds(self) -> int:
        return sum([rank <= DEUCES for _, rank in self.cards])

    @property
    def deuces(self) -> int:
        return sum([rank == DEUCES for _, rank in self.cards])

    @property
    def jokers(self) -> int:
        return self.wilds - self.deuces

    @property
    def highest(self) -> int:
        """The highest rank of a sequence; of a group its rank."""
        return self.rank + len(self.cards) - 1 if self.suit else self.rank

    @property
    def canasta(self) -> str:
        """`natural`, `mixed`, `samba`, or empty if it is none (K19, S4)."""
        if len(self.cards) < CANASTA:
            return ""
        if self.suit:
            return "samba"
        return "mixed" if self.wilds else "natural"

    @property
    def value(self) -> int:
        """Points that its cards count, without any bonus."""
        return value_of(self.cards)


def canastas(melds: Iterable[Meld]) -> int:
    """Return how many melds are canastas of any kind."""
    return sum([len(meld.cards) >= CANASTA for meld in melds])


def wild_limit(rules: CanastaRules, naturals: int) -> int:
    """Return how many wilds may lie beside so many naturals in a group (K13, S3)."""
    limit = rules.wild_max
    if rules.wild_le_natural:
        limit = min(limit, naturals)
    if rules.wild_ratio == "half":
        limit = min(limit, naturals // 2)
    if rules.wild_after_canasta == "unlimited" and naturals + limit >= CANASTA:
        return NO_LIMIT
    return limit


def check_new_group(rules: CanastaRules, rank: int, naturals: int, wilds: int) -> None:
    """Raise `IllegalAction` for what is no group by itself (K13, K43, S3)."""
    rule = rules.numbered("K13", "S3")
    if rank == THREES:
        _check_black_threes(rules, naturals, wilds)
        return
    if naturals < rules.natural_min:
        raise IllegalAction(
            rule,
            "too-few-naturals",
            f"a meld has at least {number_of(rules.natural_min, 'natural card')}",
            count=rules.natural_min,
        )
    if naturals + wilds < 3:
        raise IllegalAction(rule, "too-few-cards", "a meld has at least three cards")
    _check_wilds(rules, rule, naturals, wilds)
    _check_size(rules, naturals + wilds)


def check_addition(
    rules: CanastaRules, meld: Meld, naturals: int, wilds: int, *, taking: bool = False
) -> None:
    """Raise `IllegalAction` for what fits no group laid (K14, S5, S7) or in taking (K30)."""
    if meld.rank == THREES:
        raise IllegalAction("K43", "black-threes", "nothing is added to black threes")
    size = len(meld.cards)
    if size >= CANASTA and rules.completed_group == "closed_at_7":
        raise IllegalAction(
            rules.numbered("K19", "S7"), "closed", "nothing is added to a finished canasta"
        )
    if wilds and rules.completed_group != "open" and size + wilds > CANASTA:
        raise IllegalAction(
            rules.numbered("K19", "S7"), "no-wilds", "no wild card is added to a finished canasta"
        )
    if wilds:
        rule = rules.numbered("K30" if taking else "K14", "S3")
        _check_wilds(rules, rule, meld.naturals + naturals, meld.wilds + wilds)
    _check_size(rules, size + naturals + wilds)


def _check_black_threes(rules: CanastaRules, naturals: int, wilds: int) -> None:
    if rules.black3_meld == "never":
        raise IllegalAction("K12", "black-threes", "black threes are not melded")
    if wilds or naturals < 3:
        raise IllegalAction(
            "K43", "black-threes", "black threes are melded three or more, without wild cards"
        )


def _check_wilds(rules: CanastaRules, rule: str, naturals: int, wilds: int) -> None:
    limit = wild_limit(rules, naturals)
    if wilds > limit:
        raise IllegalAction(
            rule,
            "too-many-wilds",
            f"at most {number_of(limit, 'wild card')} may lie in this meld",
            count=limit,
        )


def _check_size(rules: CanastaRules, size: int) -> None:
    # A group that grows beyond it all at once is no better than one that grows slowly.
    limit = CANASTA if rules.completed_group == "closed_at_7" else rules.group_max
    if limit is not None and size > limit:
        raise IllegalAction(
            rules.numbered("K19", "S7"),
            "group-full",
            f"a meld holds at most {limit} cards",
            count=limit,
        )


def check_new_sequence(length: int) -> None:
    """Raise `IllegalAction` for what is no sequence by itself (S4)."""
    if length < 3:
        raise IllegalAction("S4", "too-few-cards", "a sequence has at least three cards")
    if length > CANASTA:
        raise IllegalAction("S4", "sequence-full", "a sequence has at most seven cards")


def check_extension(meld: Meld, suit: str, lowest: int, length: int) -> None:
    """Raise `IllegalAction` for cards that lengthen a sequence at no end (S5)."""
    if len(meld.cards) >= CANASTA:
        raise IllegalAction("S4", "closed", "nothing is added to a samba")
    if meld.suit != suit or not (lowest == meld.highest + 1 or lowest + length == meld.rank):
        raise IllegalAction("S5", "does-not-fit", "these cards do not continue that sequence")
    if len(meld.cards) + length > CANASTA:
        raise IllegalAction("S4", "sequence-full", "a sequence has at most seven cards")


def with_cards(meld: Meld, faces: Iterable[Card]) -> Meld:
    """Return a meld with cards added, unjudged."""
    joint = tuple(sorted((*meld.cards, *faces)))
    number, suit, rank, _, by = meld
    # The cards of a sequence are of one suit, so the lowest comes first.
    return Meld(number, suit, joint[0].rank if suit else rank, joint, by)


def merged(rules: CanastaRules, one: Meld, other: Meld) -> Meld:
    """Return two melds of a side as one, numbered as the first (S6); raise `IllegalAction`.

    S7 keeps wild cards of the hand from a finished canasta. Those of the other group lie on the
    table already, so here nothing but their number together is judged.
    """
    if rules.melds_per_rank == 1:
        raise IllegalAction("K16", "no-merging", "a side has only one meld of a rank")
    if one.suit != other.suit or (not one.suit and one.rank != other.rank):
        raise IllegalAction(
            rules.numbered("K16", "S6"), "do-not-match", "these melds do not go together"
        )
    if one.suit:
        _check_joint_sequence(rules, one, other)
    else:
        wilds = one.wilds + other.wilds
        if (
            rules.completed_group == "closed_at_7"
            and max(len(one.cards), len(other.cards)) >= CANASTA
        ):
            raise IllegalAction(
                rules.numbered("K19", "S7"), "closed", "nothing is added to a finished canasta"
            )
        _check_wilds(rules, rules.numbered("K14", "S6"), one.naturals + other.naturals, wilds)
        _check_size(rules, len(one.cards) + len(other.cards))
    return with_cards(one, other.cards)


def _check_joint_sequence(rules: CanastaRules, one: Meld, other: Meld) -> None:
    if not rules.merge_sequences:
        raise IllegalAction("S6", "no-merging", "sequences are not merged")
    low, high = sorted((one, other), key=lambda meld: meld.rank)
    if high.rank != low.highest + 1 or len(low.cards) + len(high.cards) > CANASTA:
        raise IllegalAction(
            "S6", "do-not-match", "these sequences do not make one of at most seven cards"
        )


def joint_melds(
    rules: CanastaRules, one: tuple[Meld, ...], other: tuple[Meld, ...]
) -> tuple[Meld, ...]:
    """Return the melds of two who become partners, numbered anew.

    If a rank has one meld, two of a rank are one, whatever limit that exceeds (K54).
    """
    joint: list[Meld] = []
    for meld in (*one, *other):
        ranks = [known.rank for known in joint] if rules.melds_per_rank == 1 else []
        same = ranks.index(meld.rank) if meld.rank in ranks else None
        if same is None:
            joint.append(meld._replace(number=len(joint) + 1))
        else:
            joint[same] = with_cards(joint[same], meld.cards)
    return tuple(joint)


class LaidCards(NamedTuple):
    """Cards that are put down together onto the meld `number`, which may be `new`.

    `rank` and `suit` are those of the meld before, so that wild cards alone are told as its own.
    """

    number: int
    cards: tuple[Card, ...]
    new: bool
    rank: int
    suit: str


class PlayerTurn(NamedTuple):
    """One turn of a seat, as far as it has come; every card in it was put down before all."""

    seat: Seat
    drew: int = 0
    """How many cards were drawn from the stock, red threes left out."""
    took: int = 0
    """How many cards of the pile were taken, the top one among them."""
    laid: tuple[LaidCards, ...] = ()
    canastas: tuple[Meld, ...] = ()
    """The melds that became canastas, as they were at that moment."""
    discard: Card | None = None
    frozen: bool = False
    """Whether the pile that was taken was frozen for everybody (K31)."""
