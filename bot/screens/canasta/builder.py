"""The builder: the menus and buttons with which a plan is composed."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from bot.screens.canasta.melds import held_ranks, meld_name, own_melds, rank_name
from bot.screens.canasta.moves import play_text
from bot.screens.canasta.plan import (
    GROUP,
    OVERVIEW,
    RUN,
    MeldPlan,
    Verdict,
    action_of,
    by_suit,
    homes_of_top,
    is_hopeless,
    judged,
    left_over,
    picked_play,
    picked_rank,
    run_ends,
    run_starts,
    with_low,
    with_suit,
)
from bot.screens.canasta.refusals import illegal
from bot.screens.cards import SUIT_SIGNS, face_emoji, face_text, suit_name
from bot.screens.components import (
    LABEL_LENGTH,
    OPTION_LENGTH,
    OPTIONS_A_MENU,
    Button,
    Key,
    Menu,
    MenuOption,
    ScreenPart,
    Style,
    rows,
)
from bot.screens.drawing import Drawing
from bot.screens.frame import Frame
from bot.screens.phrases import in_a_row
from bot.screens.shortening import shortened
from bot.text.button_ids import ButtonId, DraftVerb
from bot.text.phrasebook import Phrasebook
from engine.cards import Card, cards
from engine.contract.refusal import IllegalAction
from engine.games.canasta.kinds import DEUCES, JOKERS, THREES, counted, of_rank
from engine.games.canasta.melds import Meld
from engine.games.canasta.view import CanastaSeatView

PLAN: Final = DraftVerb("plan")
"""The verb of all menus and buttons that change a plan."""

MOST_WILDS = 8
"""Options of a menu for wild cards."""


def builder_rows(drawing: Drawing[CanastaSeatView], plan: MeldPlan) -> Sequence[ScreenPart]:
    """Draw the menus of the page a plan is on, and the buttons below them.

    The lowest row is the same on every page, so that nothing takes the place of what commits.
    """
    picking = _run_rows if plan.page == RUN else _group_rows
    return [
        *(_top_row(drawing, plan) if plan.adding else []),
        *picking(drawing, plan),
        *_target_row(drawing, plan),
        *_other_row(drawing, plan),
        *rows(plan_keys(drawing, plan), 2),
    ]


def says(frame: Frame, view: CanastaSeatView, *parts: str) -> ButtonId:
    """Return the id of a button or menu that changes the plan."""
    return ButtonId(frame.table_id, PLAN, frame.asked[view.seat], " ".join(parts))


def _menu(
    drawing: Drawing[CanastaSeatView],
    word: str,
    options: Sequence[MenuOption],
    *,
    any_of_them: bool = False,
) -> Sequence[ScreenPart]:
    """Draw the menu that changes a `word` of the plan, if there is anything to choose."""
    if not options:
        return []
    says_it, said = says(drawing.frame, drawing.view, word), drawing(f"canasta-pick-{word}")
    least, most = (0, len(options)) if any_of_them else (1, 1)
    return [Menu(says_it, tuple(options), placeholder=said, least=least, most=most)]


def _group_rows(drawing: Drawing[CanastaSeatView], plan: MeldPlan) -> Sequence[ScreenPart]:
    left = left_over(drawing.view, plan)
    found = _menu(drawing, "rank", _rank_options(drawing, plan, left))
    if not found or plan.rank < 0:
        return found
    found = [*found, *_natural_row(drawing, plan, left)]
    return found if plan.rank == THREES else [*found, *_wild_rows(drawing, plan, left)]


def _rank_options(
    drawing: Drawing[CanastaSeatView], plan: MeldPlan, left: tuple[Card, ...]
) -> Sequence[MenuOption]:
    """Offer for each rank all the cards of it that are held, and the wild cards that they need.

    A rank of which there are too few cards for a meld is left out.
    """
    view, phrasebook = drawing.view, drawing.phrasebook
    ranks = [rank for rank in held_ranks(left) if rank not in (DEUCES, JOKERS)]
    # Wild cards alone may be added to a meld that lies there.
    lying = {meld.rank for meld in view.side_of(view.seat).melds if not meld.suit}
    ranks += [rank for rank in sorted(lying, reverse=True) if rank not in ranks]
    if plan.awaits_group and view.top is not None:
        ranks = [view.top.rank]
    options: list[MenuOption] = []
    for rank in ranks:
        chosen = rank == plan.rank
        offered = plan if chosen else picked_rank(view, plan, rank)
        if chosen or not is_hopeless(view, offered):
            faces = of_rank(left, rank)
            emoji = face_emoji(faces[0], phrasebook) if faces else None
            what = _picked_text(view, offered, phrasebook.plain)
            options.append(_plan_option(drawing, offered, what, rank, chosen=chosen, emoji=emoji))
    return options


def _picked_text(view: CanastaSeatView, plan: MeldPlan, phrasebook: Phrasebook) -> str:
    """Say the play that is being picked; of a rank without cards its name alone."""
    if not plan.picking:
        return phrasebook("canasta-count-naturals", count=0, rank=rank_name(plan.rank, phrasebook))
    return play_text(picked_play(plan), own_melds(view, view.seat), phrasebook)


def _wild_rows(
    drawing: Drawing[CanastaSeatView], plan: MeldPlan, left: tuple[Card, ...]
) -> Sequence[ScreenPart]:
    counts, found = counted(left), list[ScreenPart]()
    for name, rank, now in (("deuces", DEUCES, plan.deuces), ("jokers", JOKERS, plan.jokers)):
        options = [
            _plan_option(
                drawing,
                plan._replace(**{name: count}),
                drawing(f"canasta-count-{name}", count=count),
                count,
                chosen=count == now,
            )
            for count in range(min(counts[rank], MOST_WILDS) + 1)
        ]
        found += _menu(drawing, name, options if counts[rank] else ())
    return found


def _natural_row(
    drawing: Drawing[CanastaSeatView], plan: MeldPlan, left: tuple[Card, ...]
) -> Sequence[ScreenPart]:
    view, phrasebook = drawing.view, drawing.phrasebook
    faces = sorted(of_rank(left, plan.rank))
    if not faces:
        return []
    if by_suit(view, plan.rank):
        return _menu(drawing, "naturals", _copies(faces, plan, phrasebook), any_of_them=True)
    counts: list[MenuOption] = []
    for count in range(len(faces) + 1):
        offered = plan._replace(naturals=str(count))
        what = _picked_text(view, offered, phrasebook.plain)
        chosen = str(count) == plan.naturals
        counts.append(_plan_option(drawing, offered, what, count, chosen=chosen))
    return _menu(drawing, "naturals", counts)


def _copies(faces: Sequence[Card], plan: MeldPlan, phrasebook: Phrasebook) -> Sequence[MenuOption]:
    """Offer each copy by itself, where suits matter."""
    picked = Counter(cards(plan.naturals) if plan.naturals not in ("", "0") else ())
    seen: Counter[Card] = Counter()
    options: list[MenuOption] = []
    for face in faces[:OPTIONS_A_MENU]:
        seen[face] += 1
        chosen, emoji = seen[face] <= picked[face], face_emoji(face, phrasebook)
        label, value = face_text(face, phrasebook), f"{face}.{seen[face]}"
        options.append(option(label, value, chosen=chosen, emoji=emoji))
    return options


def _run_rows(drawing: Drawing[CanastaSeatView], plan: MeldPlan) -> Sequence[ScreenPart]:
    view = drawing.view
    keys = [
        Button(
            says(drawing.frame, view, "suit", suit),
            in_a_row((SUIT_SIGNS[suit], suit_name(suit, drawing.phrasebook))),
            style=Style.SUCCESS if suit == plan.suit else Style.SECONDARY,
            emoji=drawing.phrasebook.faces.of(suit),
        )
        for suit in SUIT_SIGNS
        if suit == plan.suit or _starts(view, with_suit(plan, suit))
    ]
    if not plan.suit:
        return rows(keys)
    ends = {high: plan._replace(high=high) for high in run_ends(view, plan) if plan.low}
    return [
        *rows(keys),
        *_end_row(drawing, "low", _starts(view, plan), plan.low),
        *_end_row(drawing, "high", ends, plan.high),
    ]


def _starts(view: CanastaSeatView, plan: MeldPlan) -> dict[int, MeldPlan]:
    """Return the plan with a sequence from each card of the suit from which there can be one."""
    offers = {low: with_low(view, plan, low) for low in run_starts(view, plan)}
    return {low: offered for low, offered in offers.items() if not is_hopeless(view, offered)}


def _end_row(
    drawing: Drawing[CanastaSeatView], word: str, offers: Mapping[int, MeldPlan], now: int
) -> Sequence[ScreenPart]:
    """Offer ends of a sequence, each with what the sequence counts then."""
    phrasebook, options = drawing.phrasebook, list[MenuOption]()
    for end, plan in offers.items():
        face = Card(plan.suit, end)
        counts = _picked_text(drawing.view, plan, phrasebook.plain)
        what = drawing("canasta-end", card=face_text(face, phrasebook), cards=counts)
        emoji = face_emoji(face, phrasebook)
        options.append(_plan_option(drawing, plan, what, end, chosen=end == now, emoji=emoji))
    return _menu(drawing, word, options)


def _top_row(drawing: Drawing[CanastaSeatView], plan: MeldPlan) -> Sequence[ScreenPart]:
    """Draw the menu of melds that the top card may go onto, if there is a choice."""
    homes, own = homes_of_top(drawing.view), drawing.view.side_of(drawing.view.seat).melds
    options = [
        _onto(meld, own, drawing.phrasebook, chosen=meld.number == plan.alone)
        for meld in own
        if meld.number in homes
    ]
    return _menu(drawing, "alone", options[:OPTIONS_A_MENU] if len(homes) > 1 else ())


def _onto(meld: Meld, melds: Sequence[Meld], phrasebook: Phrasebook, *, chosen: bool) -> MenuOption:
    name = meld_name(meld, melds, phrasebook.plain)
    said = phrasebook("canasta-onto", meld=name, count=len(meld.cards))
    return option(said, str(meld.number), chosen=chosen)


def _target_row(drawing: Drawing[CanastaSeatView], plan: MeldPlan) -> Sequence[ScreenPart]:
    """Draw the menu of melds that the play may be added to, if there is a choice (S5, S9)."""
    view = drawing.view
    own = view.side_of(view.seat).melds
    if plan.page == RUN:
        fitting = [meld for meld in own if meld.suit == plan.suit != ""]
    else:
        fitting = [meld for meld in own if not meld.suit and meld.rank == plan.rank]
    if view.rules.melds_per_rank == 1 or not fitting:
        return []
    new = option(drawing("canasta-onto-new"), "0", chosen=not plan.onto)
    options = [
        _onto(meld, own, drawing.phrasebook, chosen=meld.number == plan.onto)
        for meld in fitting[: OPTIONS_A_MENU - 1]
    ]
    return _menu(drawing, "onto", [new, *options])


def plan_keys(drawing: Drawing[CanastaSeatView], plan: MeldPlan) -> list[Key]:
    """Draw the buttons that lay the plan down, take back its last play, and lead back.

    What lays down comes first: no move that ends a turn or binds has that column.
    """
    frame, view = drawing.frame, drawing.view
    some = plan.picking or bool(plan.staged)
    lay = commit_key(drawing, plan)
    undo = Button(
        says(frame, view, "undo", str(plan.undoings)), drawing("canasta-undo"), enabled=some
    )
    if plan.page == OVERVIEW:
        return [lay, undo]
    another = Button(
        says(frame, view, "stage", str(plan.stagings)),
        drawing("canasta-another"),
        enabled=plan.picking,
    )
    back = Button(says(frame, view, "open", OVERVIEW), drawing("canasta-back"))
    return [lay, back, another, undo]


def _other_row(drawing: Drawing[CanastaSeatView], plan: MeldPlan) -> Sequence[ScreenPart]:
    """Draw the way to another kind of meld, once it is sure which group takes."""
    if not drawing.view.rules.sequences:
        return []
    page = GROUP if plan.page == RUN else RUN
    ready = not plan.awaits_group
    return rows(
        [
            Button(
                says(drawing.frame, drawing.view, "open", page),
                drawing(f"canasta-open-{page}"),
                enabled=ready,
            )
        ]
    )


def commit_key(drawing: Drawing[CanastaSeatView], plan: MeldPlan) -> Key:
    """Draw the button that lays the plan down or takes the pile with it, with the running sum."""
    view = drawing.view
    verdict = judged(view, plan)
    key = "canasta-commit-take" if plan.taking else "canasta-commit"
    if minimum := view.minimums[view.seat]:
        so_far = "enough" if verdict.counts >= minimum else "less"
        key = f"canasta-commit-take-{so_far}" if plan.taking else f"canasta-commit-{so_far}"
    action = action_of(plan)
    return Button(
        says(drawing.frame, view, "commit"),
        drawing(key, sum=verdict.counts, minimum=minimum),
        style=Style.SUCCESS,
        enabled=action is not None and verdict.refusal is None,
    )


def verdict_of(view: CanastaSeatView, plan: MeldPlan) -> Verdict | None:
    """Return what a plan comes to, None if it holds no card yet."""
    return judged(view, plan) if plan.picking or plan.staged or plan.adding else None


def option(label: str, value: str, *, chosen: bool = False, emoji: str | None = None) -> MenuOption:
    return MenuOption(label=shortened(label), value=value, chosen=chosen, emoji=emoji)


def worth_text(what: str, counts: int, minimum: int, phrasebook: Phrasebook) -> str:
    """Say what cards count, and of how many points while a side has not opened (K20)."""
    if not minimum:
        said = phrasebook("canasta-worth", what=_LEFT_OUT, sum=counts)
    else:
        key = "canasta-worth-enough" if counts >= minimum else "canasta-worth-less"
        said = phrasebook(key, what=_LEFT_OUT, sum=counts, minimum=minimum)
    room = LABEL_LENGTH - len(said) + len(_LEFT_OUT)
    return said.replace(_LEFT_OUT, what if len(what) <= room else f"{what[: room - 1]}…")


def _plan_option(
    drawing: Drawing[CanastaSeatView],
    plan: MeldPlan,
    what: str,
    value: int,
    *,
    chosen: bool = False,
    emoji: str | None = None,
) -> MenuOption:
    """Return an option that leads to `plan`: what it counts then, and what is missing."""
    view, phrasebook = drawing.view, drawing.phrasebook.plain
    verdict = judged(view, plan)
    return MenuOption(
        label=worth_text(what, verdict.counts, view.minimums[view.seat], phrasebook),
        value=str(value),
        description=_missing_text(verdict, phrasebook),
        chosen=chosen,
        emoji=emoji,
    )


def _missing_text(verdict: Verdict, phrasebook: Phrasebook) -> str | None:
    """Say what a plan lacks, None if it lacks nothing."""
    refusal = verdict.refusal
    if refusal is None:
        return None
    said = _points_missing(refusal, phrasebook) or illegal(refusal, phrasebook)
    return shortened(said, OPTION_LENGTH)


def _points_missing(refusal: IllegalAction, phrasebook: Phrasebook) -> str | None:
    facts = refusal.facts
    if refusal.reason != "minimum":
        return None
    return phrasebook("canasta-missing", count=int(facts["minimum"]) - int(facts["value"]))


_LEFT_OUT: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands for the cards until it is known how long the rest of the label is."""
