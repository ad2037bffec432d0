"""Laying: a plan played out step by step on a side's melds, each judged (K13 to K16, S3 to S9).

What the plan as a whole must come to is judged elsewhere.
"""

from typing import NamedTuple

from engine.cards import Card
from engine.contract.refusal import IllegalAction
from engine.games.canasta.kinds import THREES, VALUES, value_of, without
from engine.games.canasta.melds import (
    CANASTA,
    Meld,
    check_addition,
    check_extension,
    check_new_group,
    check_new_sequence,
    merged,
    with_cards,
)
from engine.games.canasta.player_turn import LaidCards
from engine.games.canasta.plays import MeldPlay, Merge, Plan, cards_of
from engine.games.canasta.position import Position
from engine.games.canasta.rules import CanastaRules


class Laid(NamedTuple):
    """What the table would be after a plan.

    `groups` tells in order which meld got which cards, the top of the pile among them. `hand` is
    without what the rest of the pile brings; `hand_size` with it. `value` is what
    counts towards the minimum (K22, K23).
    """

    hand: tuple[Card, ...]
    hand_size: int
    melds: tuple[Meld, ...]
    groups: tuple[LaidCards, ...]
    merges: tuple[Merge, ...]
    value: int
    takes_all: bool = True
    """Whether the whole pile is taken (S10), not its top card alone (B3)."""


class Laying:
    """The seat's hand and its side's melds while a plan is played out."""

    __slots__ = ("_at", "_groups", "_melds", "_merges", "_top_counts", "hand", "value")

    def __init__(self, at: Position) -> None:
        self._at = at
        self.hand = at.hand
        self.value = 0
        self._melds = {meld.number: meld for meld in at.melds}
        self._groups: list[LaidCards] = []
        self._merges: list[Merge] = []
        self._top_counts = 0

    def laid(self, hand_size: int, *, takes_all: bool = True) -> Laid:
        return Laid(
            self.hand,
            hand_size,
            tuple(self._melds.values()),
            tuple(self._groups),
            tuple(self._merges),
            self.value + self._top_counts,
            takes_all,
        )

    def lay_all(self, plan: Plan) -> None:
        for step in plan:
            if isinstance(step, Merge):
                self._merge(step)
            else:
                self._lay(step, ())

    def take_with(self, head: MeldPlay, top: Card) -> None:
        """Lay the group that takes, joined by the top card (K30, S9)."""
        self._top_counts = VALUES[top]
        self._lay(head, (top,))

    def add_top(self, onto: int | None, top: Card) -> bool:
        """Put the top card onto a meld (K29 A, S10); return whether the pile comes with it."""
        meld = self._home(onto, top)
        whole = True
        if meld.suit:
            check_extension(meld, top.suit, top.rank, 1)
            whole = self._at.rules.seq_take == "whole_pile"
        else:
            check_addition(self._at.rules, meld, 1, 0)
        if whole and self._at.frozen:
            raise IllegalAction("K31", "frozen", "a frozen pile is taken with a natural pair")
        self._put(meld, (top,), new=False)
        return whole

    def _home(self, onto: int | None, top: Card) -> Meld:
        rules = self._at.rules
        if not rules.route_add:
            raise IllegalAction("K29", "no-add", "the top card alone does not take the pile")
        if not self._melds:
            raise IllegalAction("K29", "not-opened", "the side has not opened yet")
        if onto is not None:
            meld = self._numbered(onto)
            if not fits_top(rules, meld, top):
                raise IllegalAction(_add_rule(rules), "does-not-fit", "the top card does not fit")
            return meld
        homes = [meld for meld in self._melds.values() if fits_top(rules, meld, top)]
        if not homes:
            raise IllegalAction(
                _add_rule(rules), "does-not-fit", "the top card fits no meld of the side"
            )
        if len(homes) > 1:
            raise IllegalAction(
                rules.numbered("K16", "S6"), "which-meld", "it fits several melds, so one is named"
            )
        return homes[0]

    def _lay(self, play: MeldPlay, top: tuple[Card, ...]) -> None:
        if play.naturals + play.wilds == 0:
            raise IllegalAction("K26", "nothing-laid", "nothing is laid")
        rules = self._at.rules
        if play.suit and not rules.sequences:
            raise IllegalAction("K13", "no-sequences", "a meld is of one rank")
        faces = cards_of(self.hand, play)
        self.hand = without(self.hand, faces)
        if rules.black3_opens or play.rank != THREES:
            self.value += value_of(faces)
        naturals = play.naturals + len(top)
        meld = self._target(play, top)
        if meld is None:
            if play.suit:
                check_new_sequence(play.naturals)
            else:
                check_new_group(rules, play.rank, naturals, play.wilds)
            number = max(self._melds, default=0) + 1
            new = Meld(number, play.suit, play.rank, (), self._at.seat)
            self._put(new, (*faces, *top), new=True)
            return
        if bool(play.suit) != bool(meld.suit) or (not play.suit and play.rank != meld.rank):
            raise IllegalAction(
                rules.numbered("K14", "S5"), "does-not-fit", "these cards do not fit that meld"
            )
        if play.suit:
            check_extension(meld, play.suit, play.rank, play.naturals)
        else:
            check_addition(rules, meld, naturals, play.wilds, taking=bool(top))
        self._put(meld, (*faces, *top), new=False)

    def _target(self, play: MeldPlay, top: tuple[Card, ...]) -> Meld | None:
        """Return the meld that a play is added to, None if it is one of its own."""
        rules = self._at.rules
        if rules.melds_per_rank == 1:
            for meld in self._melds.values():
                if meld.rank == play.rank:
                    return meld if play.onto in (None, meld.number) else self._numbered(play.onto)
            return None if play.onto is None else self._numbered(play.onto)
        if play.onto is not None:
            meld = self._numbered(play.onto)
            if top:
                self._check_joining(meld)
            return meld
        if play.naturals + play.wilds + len(top) >= 3 and (
            play.suit or play.naturals + len(top) >= rules.natural_min
        ):
            return None
        homes = [meld for meld in self._melds.values() if _takes_in(meld, play)]
        if len(homes) > 1:
            raise IllegalAction(
                rules.numbered("K16", "S6"),
                "which-meld",
                "they fit several melds, so one is named",
            )
        if not homes and play.suit and any(_is_full(meld, play) for meld in self._melds.values()):
            raise IllegalAction("S4", "closed", "nothing is added to a samba")
        return homes[0] if homes else None

    def _check_joining(self, meld: Meld) -> None:
        rule = self._at.rules.numbered("K30", "S9")
        if self._at.rules.pair_take == "new_group":
            raise IllegalAction(rule, "new-group", "a pair that takes is a group of its own")
        if len(meld.cards) >= CANASTA and not self._at.rules.add_to_canasta:
            raise IllegalAction(rule, "closed", "a finished canasta takes no pile")

    def _numbered(self, number: int | None) -> Meld:
        meld = None if number is None else self._melds.get(number)
        if meld is None:
            raise IllegalAction("K15", "no-such-meld", "the side has no such meld")
        return meld

    def _merge(self, step: Merge) -> None:
        if step.into == step.other and self._at.rules.melds_per_rank != 1:
            raise IllegalAction(
                self._at.rules.numbered("K16", "S6"), "do-not-match", "a meld does not join itself"
            )
        one, other = self._numbered(step.into), self._numbered(step.other)
        joint = merged(self._at.rules, one, other)
        del self._melds[step.other]
        self._melds[step.into] = joint
        self._merges.append(step)

    def _put(self, meld: Meld, faces: tuple[Card, ...], *, new: bool) -> None:
        self._melds[meld.number] = with_cards(meld, faces)
        laid = LaidCards(meld.number, tuple(sorted(faces)), new, meld.rank, meld.suit)
        self._groups.append(laid)


def _takes_in(meld: Meld, play: MeldPlay) -> bool:
    if not play.suit:
        return not meld.suit and meld.rank == play.rank
    ends = (meld.highest + 1, meld.rank - play.naturals)
    fits = len(meld.cards) + play.naturals <= CANASTA
    return meld.suit == play.suit and play.rank in ends and fits


def _is_full(meld: Meld, play: MeldPlay) -> bool:
    """Whether a samba holds or adjoins the cards of a play."""
    highest = play.rank + play.naturals - 1
    meets = meld.rank - 1 <= highest and play.rank <= meld.highest + 1
    return meld.suit == play.suit and len(meld.cards) >= CANASTA and meets


def fits_top(rules: CanastaRules, meld: Meld, top: Card) -> bool:
    """Whether the top card alone may go onto a meld (K29 A, S10)."""
    size = len(meld.cards)
    if meld.suit:
        return (
            meld.suit == top.suit
            and size < CANASTA
            and top.rank in (meld.rank - 1, meld.highest + 1)
        )
    complete = size >= CANASTA
    return meld.rank == top.rank and (
        not complete or (rules.add_to_canasta and rules.completed_group != "closed_at_7")
    )


def _add_rule(rules: CanastaRules) -> str:
    return rules.numbered("K29", "S10")
