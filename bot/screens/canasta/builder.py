"""The builder: the menus and buttons with which a plan is composed."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.button_ids import ButtonId, DraftVerb
from bot.phrasebook import Phrasebook
from bot.screens.canasta.kinds import held_ranks, rank_name
from bot.screens.canasta.melds import meld_text
from bot.screens.canasta.plan import GROUP, OVERVIEW, RUN, MeldPlan, action_of
from bot.screens.canasta.plan_judging import Verdict, homes_of_top, judged
from bot.screens.canasta.plan_presses import by_suit, left_over, run_ends, run_starts
from bot.screens.cards import SUIT_SIGNS, face_emoji, face_text, suit_name
from bot.screens.components import (
    LABEL_LENGTH,
    OPTIONS_A_MENU,
    Button,
    Key,
    Menu,
    MenuOption,
    ScreenPart,
    Style,
    rows,
)
from bot.screens.frame import Frame
from engine.cards import Card, cards
from engine.games.canasta.kinds import DEUCES, JOKERS, THREES, counted, of_rank
from engine.games.canasta.melds import Meld
from engine.games.canasta.view import CanastaSeatView

PLAN: Final = DraftVerb("plan")
"""The verb of all menus and buttons that change a plan."""

MOST_WILDS = 8
"""Options of a menu for wild cards."""


def builder_rows(
    frame: Frame, view: CanastaSeatView, plan: MeldPlan, phrasebook: Phrasebook
) -> Sequence[ScreenPart]:
    """Draw the menus of the page a plan is on, and the buttons below them.

    The lowest row is the same on every page, so that nothing takes the place of what commits.
    """
    picking = _run_rows if plan.page == RUN else _group_rows
    return [
        *(_top_row(frame, view, plan, phrasebook) if plan.adding else []),
        *picking(frame, view, plan, phrasebook),
        *_target_row(frame, view, plan, phrasebook),
        *_other_row(frame, view, plan, phrasebook),
        *rows(plan_keys(frame, view, plan, phrasebook)),
    ]


def says(frame: Frame, view: CanastaSeatView, *parts: str) -> ButtonId:
    """Return the id of a button or menu that changes the plan."""
    return ButtonId(frame.table_id, PLAN, frame.asked[view.seat], " ".join(parts))


def option(label: str, value: str, *, chosen: bool = False, emoji: str | None = None) -> MenuOption:
    """Return an option whose label fits."""
    return MenuOption(label=label[:LABEL_LENGTH], value=value, chosen=chosen, emoji=emoji)


def _group_rows(
    frame: Frame, view: CanastaSeatView, plan: MeldPlan, phrasebook: Phrasebook
) -> Sequence[ScreenPart]:
    left = left_over(view, plan)
    ranks = [rank for rank in held_ranks(left) if rank not in (DEUCES, JOKERS)]
    # Wild cards alone may be added to a meld that lies there.
    lying = {meld.rank for meld in view.side_of(view.seat).melds if not meld.suit}
    ranks += [rank for rank in sorted(lying, reverse=True) if rank not in ranks]
    if plan.awaits_group and view.top is not None:
        ranks = [view.top.rank]
    if not ranks:
        return []
    found: list[ScreenPart] = [
        Menu(
            says(frame, view, "rank"),
            tuple(
                option(rank_name(rank, phrasebook), str(rank), chosen=rank == plan.rank)
                for rank in ranks
            ),
            placeholder=phrasebook("canasta-pick-rank"),
        )
    ]
    if plan.rank < 0:
        return found
    found += _natural_row(frame, view, plan, left, phrasebook)
    counts = counted(left)
    for name, rank, now in (("deuces", DEUCES, plan.deuces), ("jokers", JOKERS, plan.jokers)):
        most = min(counts[rank], MOST_WILDS)
        if most and plan.rank != THREES:
            found.append(
                Menu(
                    says(frame, view, name),
                    tuple(
                        option(
                            phrasebook(f"canasta-count-{name}", count=count),
                            str(count),
                            chosen=count == now,
                        )
                        for count in range(most + 1)
                    ),
                    placeholder=phrasebook(f"canasta-pick-{name}"),
                )
            )
    return found


def _natural_row(
    frame: Frame,
    view: CanastaSeatView,
    plan: MeldPlan,
    left: tuple[Card, ...],
    phrasebook: Phrasebook,
) -> Sequence[ScreenPart]:
    faces = sorted(of_rank(left, plan.rank))
    if not faces:
        return []
    if not by_suit(view, plan.rank):
        name = rank_name(plan.rank, phrasebook)
        return [
            Menu(
                says(frame, view, "naturals"),
                tuple(
                    option(
                        phrasebook("canasta-count-naturals", count=count, rank=name),
                        str(count),
                        chosen=str(count) == plan.naturals,
                    )
                    for count in range(len(faces) + 1)
                ),
                placeholder=phrasebook("canasta-pick-naturals"),
            )
        ]
    # Where suits matter each copy is an option of its own.
    picked = Counter(cards(plan.naturals) if plan.naturals not in ("", "0") else ())
    seen: Counter[Card] = Counter()
    options: list[MenuOption] = []
    for face in faces[:OPTIONS_A_MENU]:
        seen[face] += 1
        chosen = seen[face] <= picked[face]
        options.append(_face_option(face, f"{face}.{seen[face]}", phrasebook, chosen=chosen))
    return [
        Menu(
            says(frame, view, "naturals"),
            tuple(options),
            placeholder=phrasebook("canasta-pick-naturals"),
            least=0,
            most=len(options),
        )
    ]


def _face_option(face: Card, value: str, phrasebook: Phrasebook, *, chosen: bool) -> MenuOption:
    emoji = face_emoji(face, phrasebook)
    return option(face_text(face, phrasebook), value, chosen=chosen, emoji=emoji)


def _run_rows(
    frame: Frame, view: CanastaSeatView, plan: MeldPlan, phrasebook: Phrasebook
) -> Sequence[ScreenPart]:
    left = left_over(view, plan)
    suits = [suit for suit in SUIT_SIGNS if any(f.suit == suit and f.rank > THREES for f in left)]
    found: list[ScreenPart] = [
        *rows(
            [
                Button(
                    says(frame, view, "suit", suit),
                    f"{SUIT_SIGNS[suit]} {suit_name(suit, phrasebook)}",
                    style=(Style.SUCCESS if suit == plan.suit else Style.SECONDARY),
                    emoji=phrasebook.faces.of(suit),
                )
                for suit in suits
            ]
        )
    ]
    if not plan.suit:
        return found
    for name, ranks, now in (
        ("low", run_starts(view, plan), plan.low),
        ("high", run_ends(view, plan) if plan.low else [], plan.high),
    ):
        if ranks:
            options = tuple(
                _face_option(Card(plan.suit, rank), str(rank), phrasebook, chosen=rank == now)
                for rank in ranks
            )
            said = phrasebook(f"canasta-pick-{name}")
            found.append(Menu(says(frame, view, name), options, placeholder=said))
    return found


def _top_row(
    frame: Frame, view: CanastaSeatView, plan: MeldPlan, phrasebook: Phrasebook
) -> Sequence[ScreenPart]:
    """Draw the menu of melds that the top card may go onto, if there is a choice."""
    homes = homes_of_top(view)
    if len(homes) < 2:
        return []
    own = [meld for meld in view.side_of(view.seat).melds if meld.number in homes]
    options = [_onto(meld, phrasebook, chosen=meld.number == plan.alone) for meld in own]
    said = phrasebook("canasta-pick-top")
    return [Menu(says(frame, view, "alone"), tuple(options[:OPTIONS_A_MENU]), placeholder=said)]


def _onto(meld: Meld, phrasebook: Phrasebook, *, chosen: bool) -> MenuOption:
    said = phrasebook(
        "canasta-onto", meld=meld_text(meld, phrasebook.plain, numbered=True).replace("**", "")
    )
    return option(said, str(meld.number), chosen=chosen)


def _target_row(
    frame: Frame, view: CanastaSeatView, plan: MeldPlan, phrasebook: Phrasebook
) -> Sequence[ScreenPart]:
    """Draw the menu of melds that the play may be added to, if there is a choice (S5, S9)."""
    if view.rules.melds_per_rank == 1:
        return []
    if plan.page == RUN:
        fitting = [meld for meld in view.side_of(view.seat).melds if meld.suit == plan.suit != ""]
    else:
        own = view.side_of(view.seat).melds
        fitting = [meld for meld in own if not meld.suit and meld.rank == plan.rank]
    if not fitting:
        return []
    options = [option(phrasebook("canasta-onto-new"), "0", chosen=not plan.onto)]
    options += [
        _onto(meld, phrasebook, chosen=meld.number == plan.onto)
        for meld in fitting[: OPTIONS_A_MENU - 1]
    ]
    return [
        Menu(says(frame, view, "onto"), tuple(options), placeholder=phrasebook("canasta-pick-onto"))
    ]


def plan_keys(
    frame: Frame, view: CanastaSeatView, plan: MeldPlan, phrasebook: Phrasebook
) -> list[Key]:
    """Draw the buttons that stage, lead back, take back, clear and commit."""
    size = str(len(plan.staged))
    some = plan.picking or bool(plan.staged)
    keys = [
        Button(says(frame, view, "undo", plan.digest), phrasebook("canasta-undo"), enabled=some),
        Button(says(frame, view, "clear"), phrasebook("canasta-clear"), enabled=some),
        commit_key(frame, view, plan, phrasebook),
    ]
    if plan.page == OVERVIEW:
        return keys
    stage = Button(
        says(frame, view, "stage", size), phrasebook("canasta-stage"), enabled=plan.picking
    )
    back = Button(says(frame, view, "open", OVERVIEW), phrasebook("canasta-back"))
    return [stage, back, *keys]


def _other_row(
    frame: Frame, view: CanastaSeatView, plan: MeldPlan, phrasebook: Phrasebook
) -> Sequence[ScreenPart]:
    """Draw the way to another kind of meld, once it is sure which group takes."""
    if not view.rules.sequences:
        return []
    page = GROUP if plan.page == RUN else RUN
    ready = not plan.awaits_group
    return rows(
        [Button(says(frame, view, "open", page), phrasebook(f"canasta-open-{page}"), enabled=ready)]
    )


def commit_key(frame: Frame, view: CanastaSeatView, plan: MeldPlan, phrasebook: Phrasebook) -> Key:
    """Draw the button that lays the plan or takes the pile with it, with the running sum."""
    verdict = judged(view, plan)
    taking = plan.taking
    if needed := _minimum(view):
        key = "canasta-commit-take-sum" if taking else "canasta-commit-sum"
        label = phrasebook(key, sum=str(verdict.counts), minimum=str(needed))
    else:
        label = phrasebook("canasta-commit-take" if taking else "canasta-commit")
    action = action_of(plan)
    return Button(
        says(frame, view, "commit", plan.digest),
        label,
        style=Style.PRIMARY,
        enabled=action is not None and verdict.refusal is None,
    )


def _minimum(view: CanastaSeatView) -> int:
    return view.minimums[view.seat]


def verdict_of(view: CanastaSeatView, plan: MeldPlan) -> Verdict | None:
    """Return what a plan comes to, None if it holds no card yet."""
    return judged(view, plan) if plan.picking or plan.staged or plan.adding else None
