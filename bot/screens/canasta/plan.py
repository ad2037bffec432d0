"""The meld plan: what a seat composes press by press before it commits it.

A plan is some plays that are staged and one that is being picked. Buttons say outright what they
change, and those that change something each time also the how manieth press they are. So a second
tap does nothing more, and no other press changes what a button says.
"""

from typing import Final, NamedTuple, Self

from bot.screens.family import Draft
from engine.cards import cards
from engine.contract.action import Action
from engine.games.canasta.judging import Taking
from engine.games.canasta.moves import lay_action, take_action
from engine.games.canasta.plays import MeldPlay, Merge, read_plan
from engine.games.canasta.plays import Plan as Plays

OVERVIEW: Final = "overview"


GROUP: Final = "group"


RUN: Final = "run"
"""The pages of a hand: what can be done at once, and where groups and sequences are picked."""


_FIELDS: Final = 13


_WITH_A_GROUP: Final = -1


class MeldPlan(NamedTuple):
    """A plan as it stands; the draft of a Canasta hand.

    `staged` are plays as moves write them. The play being picked is a group of `rank` with
    `naturals` (a number, or the cards if suits matter), or a sequence of `suit` from `low` to
    `high`. With `taking` the first play is the group that takes the pile, unless its top card
    goes `alone` onto a meld: onto one of this number, or with 0 onto the only one that it fits.
    `stagings` and `undoings` count the presses that staged a play or took one back.
    """

    page: str = OVERVIEW
    taking: bool = False
    alone: int = _WITH_A_GROUP
    rank: int = -1
    naturals: str = "0"
    deuces: int = 0
    jokers: int = 0
    onto: int = 0
    suit: str = ""
    low: int = 0
    high: int = 0
    stagings: int = 0
    undoings: int = 0
    staged: tuple[str, ...] = ()

    @property
    def picking(self) -> bool:
        """Whether a play is being picked that holds a card."""
        if self.page == RUN or self.suit:
            return bool(self.suit and self.low and self.high)
        some = self.naturals not in ("", "0") or self.deuces or self.jokers
        return self.rank >= 0 and bool(some)

    @property
    def adding(self) -> bool:
        """Whether the top card of the pile goes onto a meld of the side (K29 A, S10)."""
        return self.taking and self.alone != _WITH_A_GROUP

    @property
    def awaits_group(self) -> bool:
        """Whether the play being picked is the group that takes the pile."""
        return self.taking and not self.adding and not self.staged

    @property
    def held(self) -> Self:
        """The plan without what counts the presses."""
        return self._replace(stagings=0, undoings=0)


def plan_of(draft: Draft | None) -> MeldPlan:
    """Read a plan from a draft; an empty one if there is none."""
    if not draft:
        return MeldPlan()
    page, taking, alone, rank, naturals, deuces, jokers, onto, suit, *ends = draft[:_FIELDS]
    target, ranked, two, joker, meld = map(int, (alone, rank, deuces, jokers, onto))
    low, high, stagings, undoings = map(int, ends)
    return MeldPlan(
        page,
        taking == "1",
        target,
        ranked,
        naturals,
        two,
        joker,
        meld,
        suit,
        low,
        high,
        stagings,
        undoings,
        draft[_FIELDS:],
    )


def draft_of(plan: MeldPlan) -> Draft:
    """Write a plan as a draft."""
    fields = (plan.page, int(plan.taking), *plan[2:_FIELDS])
    return (*map(str, fields), *plan.staged)


def plays_of(plan: MeldPlan) -> Plays:
    """Return the staged plays and the one being picked."""
    staged = read_plan([word for play in plan.staged for word in play.split(" ")])
    return (*staged, *([picked_play(plan)] if plan.picking else []))


def picked_play(plan: MeldPlan) -> MeldPlay:
    onto = plan.onto or None
    if plan.suit:
        return MeldPlay(plan.low, plan.high - plan.low + 1, suit=plan.suit, onto=onto)
    if plan.naturals.isdigit():
        return MeldPlay(plan.rank, int(plan.naturals), plan.deuces, plan.jokers, onto=onto)
    faces = cards(plan.naturals)
    return MeldPlay(plan.rank, len(faces), plan.deuces, plan.jokers, faces=faces, onto=onto)


def action_of(plan: MeldPlan) -> Action | None:
    """Return the move that a plan comes to, None if it comes to none."""
    plays = plays_of(plan)
    if plan.taking:
        taking = taking_of(plan, plays)
        return None if taking is None else take_action(taking)
    return lay_action(plays) if plays else None


def taking_of(plan: MeldPlan, plays: Plays) -> Taking | None:
    """Return how a plan takes the pile, None while nothing does."""
    if plan.adding:
        return Taking(None, plays, plan.alone or None)
    head = plays[0] if plays else None
    return None if head is None or isinstance(head, Merge) else Taking(head, plays[1:])
