"""Presses on a plan: what each makes of it, until one commits it."""

from itertools import takewhile

from bot.screens.canasta.plan import (
    GROUP,
    OVERVIEW,
    RUN,
    MeldPlan,
    action_of,
    draft_of,
    picked_play,
    plan_of,
    plays_of,
)
from bot.screens.canasta.plan_judging import homes_of_top, judged
from bot.screens.family import Draft
from engine.cards import Card, Unreadable, cards, spell
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction
from engine.games.canasta.kinds import (
    ACES,
    NATURALS,
    THREES,
    counted,
    of_rank,
    without,
)
from engine.games.canasta.melds import CANASTA
from engine.games.canasta.moves import read_taking
from engine.games.canasta.plays import Merge, cards_of, plan_words, read_plan
from engine.games.canasta.view import CanastaSeatView, CanastaView


def planned(view: CanastaSeatView, draft: Draft | None, parts: tuple[str, ...]) -> Draft | Action:
    """Return the draft after a press, or the move if the press commits it.

    Raise `IllegalAction` if there is nothing to commit, `Unreadable` for words that are none.
    """
    match parts:
        case ("do", _, text):
            return Action.read(text)
        case ("discard", *_, kind):
            return Action("discard", (kind,))
        case ("commit", *old):
            # An earlier version said which plan, and that is gone with its process.
            return _committed(MeldPlan() if old else plan_of(draft))
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
    """Return the plan with a group of `rank`: all its naturals, and the wilds that they need."""
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
