"""Judging: whether a plan may be laid or the pile taken, from what the seat in turn knows.

The game itself, the screen that composes a plan and computer players all ask here. A refusal is
an `IllegalAction`; nothing is changed by asking.
"""

from collections.abc import Iterable
from typing import NamedTuple

from engine.cards import Card
from engine.contract.refusal import IllegalAction, number_of
from engine.games.canasta.deal import Position
from engine.games.canasta.kinds import (
    THREES,
    VALUES,
    is_black_three,
    is_natural,
    is_wild,
    value_of,
    without,
)
from engine.games.canasta.melds import (
    CANASTA,
    LaidCards,
    Meld,
    canastas,
    check_addition,
    check_extension,
    check_new_group,
    check_new_sequence,
    merged,
    with_cards,
)
from engine.games.canasta.plays import MeldPlay, Merge, Plan, cards_of
from engine.games.canasta.rules import CanastaRules


class Laid(NamedTuple):
    """The table as a plan would leave it.

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
        """Put the top card onto a meld (K29 A, S10), or raise `IllegalAction`.

        Return whether the pile comes with it.
        """
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


class Taking(NamedTuple):
    """How the pile is taken: by a group from the hand, or by its top card alone (K29).

    Without a `head` the top card goes onto one of the side's melds, the only one that it fits
    or the one numbered `onto`. `plays` are laid besides.
    """

    head: MeldPlay | None
    plays: Plan = ()
    onto: int | None = None


def plan_value(hand: tuple[Card, ...], plan: Plan) -> int:
    """Return what the cards of a plan count, whether or not it may be laid (K22)."""
    played = hand
    total = 0
    for step in plan:
        if isinstance(step, MeldPlay):
            faces = cards_of(played, step)
            played = without(played, faces)
            total += value_of(faces)
    return total


def judge_lay(at: Position, plan: Plan) -> Laid:
    """Return what laying a plan leads to; raise `IllegalAction` with the rule."""
    if not at.has_drawn:
        raise IllegalAction("K26", "draw-first", "the turn begins with a card from stock or pile")
    if not plan:
        raise IllegalAction("K26", "nothing-laid", "nothing is laid")
    laying = Laying(at)
    laying.lay_all(plan)
    laid = laying.laid(len(laying.hand))
    _check_opening(at, laid, laid.value, "K20")
    _check_end(at, laid)
    return laid


def judge_take(at: Position, taking: Taking) -> Laid:
    """Return what taking the pile leads to; raise `IllegalAction` with the rule."""
    top = at.top
    if at.has_drawn:
        raise IllegalAction("K26", "already-drawn", "one card or the pile, not both")
    if top is None:
        raise IllegalAction("K29", "no-pile", "there is no pile to take")
    _check_top(top)
    _check_single_card(at)
    laying = Laying(at)
    head = taking.head
    if head is None:
        takes_all = laying.add_top(taking.onto, top)
    else:
        takes_all = True
        _check_group(at, head, top)
        laying.take_with(head, top)
    laying.lay_all(taking.plays)
    if head is not None and head.wilds and not at.opened:
        plays = (step for step in taking.plays if isinstance(step, MeldPlay))
        others = tuple(play for play in plays if play.suit or play.rank != head.rank)
        _check_while_closed(at, head, plan_value(at.hand, others))
    laid = laying.laid(len(laying.hand) + (at.gain if takes_all else 0), takes_all=takes_all)
    _check_opening(at, laid, laid.value, "K32")
    _check_end(at, laid)
    return laid


def check_discard(at: Position, face: Card | None) -> None:
    """Raise `IllegalAction` for a discard; None is a card that the hand lacks (K38)."""
    if not at.has_drawn:
        raise IllegalAction("K26", "draw-first", "the turn begins with a card from stock or pile")
    if not at.may_discard:
        raise IllegalAction("K11", "no-discard", "after the last red three nothing is discarded")
    if face is None:
        raise IllegalAction("K38", "not-in-hand", "this card is not in the hand")
    if len(at.hand) > 1:
        if at.answer == "yes" and at.rules.ask == "enforced":
            raise IllegalAction("K45", "must-go-out", "the partner said yes, so go out")
        return
    if at.answer == "no":
        raise IllegalAction("K45", "partner-said-no", "the partner said no")
    if canastas(at.melds) < at.rules.canastas_to_go_out:
        raise _canastas_wanted(at, "K41")


def may_go_out(at: Position, melds: Iterable[Meld]) -> bool:
    """Whether these melds of the side allow its seat to go out now (K41)."""
    return at.answer != "no" and canastas(melds) >= at.rules.canastas_to_go_out


def _check_top(top: Card) -> None:
    if is_natural(top):
        return
    if is_wild(top):
        raise IllegalAction("K9", "wild-on-top", "a wild card on top is never taken")
    if is_black_three(top):
        raise IllegalAction("K12", "black-three-on-top", "a black three is never taken")
    raise IllegalAction("K10", "red-three-on-top", "a red three is never taken")


def _check_single_card(at: Position) -> None:
    """Refuse a pile of one card to a hand of one card (K36)."""
    if len(at.hand) != 1 or at.pile_size != 1:
        return
    bar = at.rules.one_card_bar
    if bar == "always" or (bar == "unless_stock_empty" and at.stock_size):
        raise IllegalAction("K36", "one-card", "with one card a pile of one card is not taken")


def _check_group(at: Position, head: MeldPlay, top: Card) -> None:
    """Refuse a group that takes by no route (K29, S9)."""
    if head.suit and not at.rules.sequences:
        raise IllegalAction("K13", "no-sequences", "a meld is of one rank")
    if head.suit and head.onto is not None:
        raise IllegalAction("S10", "top-alone", "only the top card by itself takes onto a sequence")
    if head.suit:
        raise IllegalAction("S10", "no-sequence", "no sequence is begun with the top card")
    if head.rank != top.rank:
        raise IllegalAction("K29", "other-rank", "the pile is taken with cards like its top one")
    if head.naturals == 0:
        raise IllegalAction("K29", "wilds-alone", "wild cards alone do not take the pile")
    if head.naturals > 1:
        return
    if not at.rules.route_mixed:
        rule = at.rules.numbered("K29", "S10")
        raise IllegalAction(rule, "pair-needed", "the pile is taken with a natural pair")
    most = at.rules.mixed_wilds
    if not 0 < head.wilds <= most:
        raise IllegalAction(
            "K29",
            "mixed-wilds",
            f"one card like the top one needs {'' if most == 1 else '1 to '}"
            f"{number_of(most, 'wild card')}",
            count=most,
        )
    if at.frozen:
        raise IllegalAction("K31", "frozen", "a frozen pile is taken with a natural pair")


def _check_while_closed(at: Position, head: MeldPlay, rest: int) -> None:
    """Refuse wilds in the group that takes while the side has not opened (K32 to K34).

    `rest` is what the other plays of the same action count.
    """
    opens = at.rules.open_then_mixed and rest >= at.minimum
    if opens and not at.frozen:
        return
    if head.naturals == 1:
        if at.rules.open_then_mixed and rest:
            raise IllegalAction(
                "K34",
                "open-first",
                f"without the taking group {rest} of {at.minimum} points are laid",
                value=rest,
                minimum=at.minimum,
            )
        raise IllegalAction("K32", "pair-needed", "the first meld takes with a natural pair")
    if at.rules.opening_take_wild == "pure" and not opens:
        raise IllegalAction("K33", "pure-pair", "the first meld takes without wild cards")


def _check_opening(at: Position, laid: Laid, counted: int, rule: str) -> None:
    """Refuse a first meld below the minimum (K20, K32), unless nothing is needed (K25)."""
    if at.opened or counted >= at.minimum:
        return
    waived = at.rules.concealed_waives_opening
    whole = laid.hand_size <= 1 and may_go_out(at, laid.melds)
    # A canasta is among it even if the house lets go out without one.
    if (
        whole
        and canastas(laid.melds)
        and (waived == "always" or (waived == "stock_only" and at.has_drawn))
    ):
        # What was taken in this turn was laid already, so here the card came from the stock.
        return
    raise IllegalAction(
        rule,
        "minimum",
        f"the first meld counts {counted} of {at.minimum} points",
        value=counted,
        minimum=at.minimum,
    )


def _check_end(at: Position, laid: Laid) -> None:
    """Refuse what leaves too few cards (K18, K37), and black threes before the end (K43)."""
    kept = 2 if at.may_discard else 1
    if laid.hand_size >= kept:
        if laid.hand_size > 1 and any(is_black_three(group.cards[0]) for group in laid.groups):
            raise IllegalAction("K43", "black-threes-last", "black threes are laid in going out")
        return
    if canastas(laid.melds) < at.rules.canastas_to_go_out:
        raise _canastas_wanted(at, "K18")
    if at.answer == "no":
        raise IllegalAction("K45", "partner-said-no", "the partner said no")


def _canastas_wanted(at: Position, rule: str) -> IllegalAction:
    needed = at.rules.canastas_to_go_out
    return IllegalAction(
        rule,
        "keep-a-card",
        f"a card is kept after the discard, as going out takes {number_of(needed, 'canasta')}",
        needed=needed,
    )
