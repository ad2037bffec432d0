"""The meld plan: what a seat composes press by press before it commits it.

A plan is some plays that are staged and one that is being picked. Buttons say outright what they
change, and those that change something each time also the how manieth press they are. So a second
tap does nothing more, and no other press changes what a button says.
"""

from itertools import takewhile
from typing import Final, NamedTuple, Self

from bot.screens.family import Draft
from engine.cards import Card, Unreadable, cards, spell
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction
from engine.games.canasta.asking import promised
from engine.games.canasta.deal import Position, position_of
from engine.games.canasta.going_out import way_out
from engine.games.canasta.judging import Laid, Taking, judge_lay, judge_take, plan_value
from engine.games.canasta.kinds import ACES, NATURALS, THREES, VALUES, counted, of_rank, without
from engine.games.canasta.melds import CANASTA, Meld
from engine.games.canasta.moves import lay_action, read_taking, take_action, takings
from engine.games.canasta.plays import MeldPlay, Merge, cards_of, plan_words, read_plan
from engine.games.canasta.plays import Plan as Plays
from engine.games.canasta.view import CanastaSeatView, CanastaView

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


_BARS: Final = (
    "black-three-on-top",
    "frozen",
    "no-pile",
    "one-card",
    "pair-needed",
    "red-three-on-top",
    "wild-on-top",
)

_NO_MELD: Final = ("closed", "too-few-cards", "too-few-naturals", "too-many-wilds", "wilds-alone")


class Verdict(NamedTuple):
    """The points of a plan towards the minimum, and why it cannot be committed, if it cannot."""

    counts: int
    refusal: IllegalAction | None


def judged(view: CanastaSeatView, plan: MeldPlan) -> Verdict:
    """Judge a plan as the game will, from what the seat knows."""
    plays = plays_of(plan)
    try:
        counts = plan_value(view.hand, plays)
    except IllegalAction as refusal:
        return Verdict(0, refusal)
    if plan.taking and view.top is not None:
        counts += VALUES[view.top]
    try:
        return Verdict(_laid(view, plan, plays).value, None)
    except IllegalAction as refusal:
        return Verdict(counts, refusal)


def _laid(view: CanastaSeatView, plan: MeldPlan, plays: Plays) -> Laid:
    at = position_of(view)
    if not plan.taking:
        laid = judge_lay(at, plays)
        left = at._replace(hand=laid.hand, melds=laid.melds)
        if promised(at) and laid.hand and way_out(left) is None:
            raise IllegalAction("K45", "must-go-out", "the partner said yes, so go out")
        return laid
    taking = taking_of(plan, plays)
    if taking is None:
        raise IllegalAction("K29", "one-group", "a group takes the pile")
    return judge_take(at, taking)


def counted_in(view: CanastaSeatView, move: Action) -> int:
    """Return what the cards of a lay or a take count towards the minimum (K22, K23)."""
    if move.verb == "lay":
        return plan_value(view.hand, read_plan(move.words))
    taking = read_taking(move)
    plays = taking.plays if taking.head is None else (taking.head, *taking.plays)
    top = 0 if view.top is None else VALUES[view.top]
    return plan_value(view.hand, plays) + top


def may_plan_take(view: CanastaSeatView) -> bool:
    """Whether a plan may take the pile with a group from the hand (K29).

    A player who has promised to go out takes in one of the ways that are listed, as nobody can
    judge from a view what lies in the pile.
    """
    at = position_of(view)
    if promised(at):
        return False
    return any(read_taking(way).head for way in view.ways) or _might_go_out_with_it(at)


def _might_go_out_with_it(at: Position) -> bool:
    """Whether a group would take if the cards laid besides went out, so that none is kept."""
    groups = (taking for taking in takings(at) if taking.head) if at.opened else ()
    return any(_is_taken_but_for_the_end(at, taking) for taking in groups)


def homes_of_top(view: CanastaSeatView) -> list[int]:
    """Return the numbers of the melds that the top card alone may be planned to go onto."""
    at = position_of(view)
    return [] if promised(at) else [meld.number for meld in at.melds if _takes_top(at, meld)]


def _takes_top(at: Position, meld: Meld) -> bool:
    return _is_taken_but_for_the_end(at, Taking(None, onto=meld.number))


def _is_taken_but_for_the_end(at: Position, taking: Taking) -> bool:
    try:
        judge_take(at, taking)
    except IllegalAction as refusal:
        # What is laid besides may go out, and then no card need be kept.
        return refusal.reason == "keep-a-card"
    return True


def is_hopeless(view: CanastaSeatView, plan: MeldPlan) -> bool:
    """Whether the play that is picked makes no meld, whatever is laid besides."""
    refusal = judged(view, plan).refusal
    return not plan.picking or (refusal is not None and refusal.reason in _NO_MELD)


def barred(view: CanastaSeatView) -> IllegalAction | None:
    """Return what bars the pile whatever is held, short of a natural pair; None if nothing does."""
    rank = THREES if view.top is None else view.top.rank
    try:
        judge_take(position_of(view), Taking(MeldPlay(rank, naturals=1, deuces=1)))
    except IllegalAction as refusal:
        return refusal if refusal.reason in _BARS else None
    return None


def planned(view: CanastaSeatView, draft: Draft | None, parts: tuple[str, ...]) -> Draft | Action:
    """Return the draft after a press, or the move if the press commits it.

    Raise `IllegalAction` if there is nothing to commit, `Unreadable` for words that are none.
    """
    match parts:
        case ("do", _, text):
            return Action.read(text)
        case ("discard", *_, kind):
            return Action("discard", (kind,))
        case ("commit",):
            return _committed(plan_of(draft))
        case (word, *said):
            before = plan_of(draft)
            plan = _changed(view, before, word, tuple(said))
            counts = {"stage": before.stagings, "undo": before.undoings}
            if word in counts and plan != before:
                counts[word] += 1
            plan = plan._replace(stagings=counts["stage"], undoings=counts["undo"])
            # What would not read must not be kept, or the hand could not be drawn any more.
            plays_of(plan)
            return draft_of(plan)
        case _:
            raise Unreadable("a plan is changed by a word")


def completed(view: CanastaSeatView, draft: Draft) -> Action | None:
    """Return the move of a plan that is legal as it stands; None if no play was picked.

    A page that was only opened shows the builder's own first proposal, which nobody has picked.
    """
    plan = plan_of(draft)
    proposed = _opened_to_take(view) if plan.taking and not plan.adding else _cleared(plan)
    if plan.held == proposed.held:
        return None
    return action_of(plan) if judged(view, plan).refusal is None else None


def _committed(plan: MeldPlan) -> Action:
    action = action_of(plan)
    if action is None:
        raise IllegalAction("plan", "plan-changed", "the plan is not the one that was shown")
    return action


def _changed(view: CanastaSeatView, plan: MeldPlan, word: str, said: tuple[str, ...]) -> MeldPlan:
    match (word, said):
        case ("open", ("take" | "add" as way,)):
            return _opened_to_add(view) if way == "add" else _opened_to_take(view)
        case ("clear", ()):
            return _cleared(plan)
        case ("open", (page,)) if page in (OVERVIEW, GROUP, RUN):
            return _turned_to(plan, page)
        case ("stage", (press,)):
            return _staged(plan) if _number(press) == plan.stagings else plan
        case ("undo", (press,)):
            return _undone(plan) if press == str(plan.undoings) else plan
        case _:
            return _picked_more(view, plan, word, said)


def _picked_more(
    view: CanastaSeatView, plan: MeldPlan, word: str, said: tuple[str, ...]
) -> MeldPlan:
    """Return the plan with another choice in the play that is picked."""
    match (word, said):
        case ("suit" | "low" | "high", (one,)):
            return _run_picked(view, plan, word, one)
        case ("rank", (rank,)):
            return picked_rank(view, plan, _number(rank))
        case ("naturals", chosen):
            return plan._replace(naturals=_naturals(view, plan.rank, chosen))
        case ("alone", _) if not plan.adding:
            raise Unreadable("the top card does not go alone")
        case ("deuces" | "jokers" | "onto" | "alone", (number,)):
            return plan._replace(**{word: _number(number)})
        case _:
            raise Unreadable("there is no such change of a plan")


def _naturals(view: CanastaView, rank: int, chosen: tuple[str, ...]) -> str:
    """Read how many naturals are chosen; if suits matter each is a card and its copy: 7S.1.

    Those of another rank were chosen in a menu that a quicker press had done with.
    """
    suits = by_suit(view, rank)
    named = [one.partition(".") for one in chosen]
    faces = [face for said, dot, _ in named if dot for face in cards(said)]
    if any(bool(dot) != suits for _, dot, _ in named) or any(one.rank != rank for one in faces):
        raise IllegalAction("plan", "plan-changed", "the plan is not the one that was shown")
    return spell(sorted(faces)) if suits else str(_number(*chosen[:1] or [""]))


def _run_picked(view: CanastaSeatView, plan: MeldPlan, word: str, one: str) -> MeldPlan:
    if word == "suit":
        return with_suit(plan, one)
    if word == "low":
        return with_low(view, plan, _number(one))
    return plan._replace(high=_number(one))


def _number(text: str) -> int:
    if not text.isdigit():
        raise Unreadable("a number is wanted")
    return int(text)


def _opened_to_take(view: CanastaSeatView) -> MeldPlan:
    """Begin a plan that takes the pile: the first way that is legal, or an empty plan."""
    way = next((taking for taking in map(read_taking, view.ways) if taking.head), None)
    if way is None or way.head is None:
        return MeldPlan(GROUP, taking=True)
    if way.plays:
        staged = tuple(" ".join(plan_words([play])) for play in (way.head, *way.plays))
        return MeldPlan(GROUP, taking=True, staged=staged)
    head = way.head
    return MeldPlan(
        GROUP,
        taking=True,
        rank=head.rank,
        naturals=spell(head.faces) if head.faces else str(head.naturals),
        deuces=head.deuces,
        jokers=head.jokers,
        onto=head.onto or 0,
    )


def _opened_to_add(view: CanastaSeatView) -> MeldPlan:
    """Begin a plan in which the top card goes onto a meld: the first that it fits."""
    homes = homes_of_top(view)
    if not homes:
        return MeldPlan()
    return MeldPlan(GROUP, taking=True, alone=homes[0] if len(homes) > 1 else 0)


def _cleared(plan: MeldPlan) -> MeldPlan:
    if plan.adding:
        return MeldPlan(GROUP, taking=True, alone=plan.alone)
    return MeldPlan(plan.page, taking=plan.taking)


def picked_rank(view: CanastaSeatView, plan: MeldPlan, rank: int) -> MeldPlan:
    """Return the plan with a group of `rank`: its naturals, and the wilds that they need.

    Raise `Unreadable` if the hand has none.
    """
    if rank not in range(THREES, ACES + 1):
        raise Unreadable("there is no such rank")
    left = left_over(view, plan)
    faces = of_rank(left, rank)
    counts = counted(left)
    own = () if view.turn is None else view.side_of(view.turn).melds
    lying = any(meld.rank == rank and not meld.suit for meld in own)
    top = int(plan.awaits_group)
    missing = 0 if rank == THREES else max(0, 3 - len(faces) - top)
    if lying or not faces:
        missing = int(not faces)
    deuces = min(missing, counts[2])
    return plan._replace(
        page=GROUP,
        rank=rank,
        naturals=spell(sorted(faces)) if by_suit(view, rank) else str(len(faces)),
        deuces=deuces,
        jokers=min(missing - deuces, counts[0]),
        onto=0,
        suit="",
        low=0,
        high=0,
    )


def by_suit(view: CanastaView, rank: int) -> bool:
    """Whether the naturals of a rank are picked card by card, as their suits matter."""
    return view.rules.sequences and rank > THREES


def left_over(view: CanastaSeatView, plan: MeldPlan) -> tuple[Card, ...]:
    """Return the hand less what is staged; a play that the hand cannot make is left out."""
    hand = view.hand
    for play in read_plan([word for text in plan.staged for word in text.split(" ")]):
        if isinstance(play, Merge):
            continue
        try:
            hand = without(hand, cards_of(hand, play))
        except IllegalAction:
            continue
    return hand


def with_suit(plan: MeldPlan, suit: str) -> MeldPlan:
    """Return the plan with a sequence of another suit, of which nothing is picked yet."""
    return plan._replace(rank=-1, suit=suit, low=0, high=0, onto=0)


def with_low(view: CanastaSeatView, plan: MeldPlan, low: int) -> MeldPlan:
    """Return the plan with a sequence from `low` as far as it goes."""
    begun = plan._replace(low=low)
    return begun._replace(high=max(run_ends(view, begun), default=0))


def run_starts(view: CanastaSeatView, plan: MeldPlan) -> list[int]:
    """Return the ranks at which a sequence of the picked suit may begin."""
    left = set(left_over(view, plan))
    return [rank for rank in NATURALS if Card(plan.suit, rank) in left]


def run_ends(view: CanastaSeatView, plan: MeldPlan) -> list[int]:
    """Return the ranks up to which cards of the suit follow each other, at most seven of them."""
    left = set(left_over(view, plan))
    ranks = range(plan.low, min(plan.low + CANASTA, ACES + 1))
    return list(takewhile(lambda rank: Card(plan.suit, rank) in left, ranks))


def _turned_to(plan: MeldPlan, page: str) -> MeldPlan:
    """Turn to another page; what was picked is staged if the next page picks something else.

    A player who looks away from taking the pile plans anew; anything else is kept.
    """
    if page == OVERVIEW:
        return MeldPlan() if plan.taking else plan._replace(page=page)
    if plan.picking and OVERVIEW != plan.page != page:
        plan = _staged(plan)
    return plan._replace(page=page)


def _staged(plan: MeldPlan) -> MeldPlan:
    """Stage the play that is picked, and pick another."""
    if not plan.picking:
        return plan
    written = " ".join(plan_words([picked_play(plan)]))
    return MeldPlan(plan.page, plan.taking, plan.alone, staged=(*plan.staged, written))


def _undone(plan: MeldPlan) -> MeldPlan:
    """Take back what was picked last, or else what was staged last."""
    if plan.picking:
        return MeldPlan(plan.page, plan.taking, plan.alone, staged=plan.staged)
    return MeldPlan(plan.page, plan.taking, plan.alone, staged=plan.staged[:-1])
