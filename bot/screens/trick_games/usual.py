"""How games of tricks are told if a family has no lines of its own.

Messages are looked up by the family first: `turn-bid` of Spades is `spades-turn-bid`.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import accumulate, chain, groupby
from math import ceil
from typing import Final

from bot.pictures.scenes import ChartLine, StockBeside
from bot.screens.cards import (
    by_suit,
    face_shown,
    faces_shown,
    held,
    suit_facts,
    suit_place,
)
from bot.screens.components import Button, ScreenPart, Style, rows
from bot.screens.drawing import Drawing
from bot.screens.family import Draft
from bot.screens.phrases import enumerated, listed
from bot.screens.sheet import number, signed
from bot.screens.shortening import shortened
from bot.screens.sides import Side
from bot.screens.table.deal_end import DealSheet, SideScore, deal_sheet, running_sheet
from bot.screens.table.highlights import Highlights, by_standing
from bot.screens.trick_games.claims import early_end_text
from bot.screens.trick_games.ticks import chosen, commit, filled, gives, in_order
from bot.text.button_ids import ButtonId
from engine.cards import Card
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.contract.view import View
from engine.games.catalogue import variant
from engine.tricks.trick import Play, TakenTrick
from engine.tricks.view import TrickSeatView, TrickView

ANSWERS_A_ROW: Final = 4
"""A row of five breaks on a narrow phone if one of them is a word."""


def own_key(drawing: Drawing[TrickView], key: str) -> str:
    """Return the key of the family's own message if it has one, else the key itself."""
    own = f"{variant(drawing.view.variant).family}-{key}"
    return own if drawing.phrasebook.has(own) else key


# Nothing -------------------------------------------------------------------------------------


def nothing(*_: object) -> tuple[()]:
    """Return no lines, cards or keys."""
    return ()


def unsaid(*_: object) -> None:
    """Leave it to the usual words, or unpainted."""


def no_worth(*_: object) -> str:
    """Say nothing of what a trick brings."""
    return ""


def never(*_: object) -> bool:
    """Offer nothing, and let nothing wait: a family that does not judge claims refuses each."""
    return False


def squares(view: TrickView, seat: Seat) -> str:
    """Tell which tricks the side of a seat took."""
    own = view.terms.side(seat)
    return "".join(
        "\N{LARGE GREEN SQUARE}" if trick.winner in own else "\N{WHITE LARGE SQUARE}"
        for trick in view.past_tricks
    )


def chart_lines(view: TrickView) -> tuple[ChartLine, ...]:
    """Add the points of each side up, deal by deal."""
    return tuple(
        ChartLine(side, sign, tuple(accumulate(result.points[side[0]] for result in view.results)))
        for sign, side in enumerate(view.terms.sides)
    )


# The table -----------------------------------------------------------------------------------


def turn(drawing: Drawing[TrickView], names: str) -> str | None:
    """Say who plays; for another phase `turn-<stage>`."""
    view = drawing.view
    if not names:
        return drawing("turn-deal") if view.stage == "deal" else None
    if view.stage != "play":
        return drawing(own_key(drawing, f"turn-{view.stage}"), names=names)
    return drawing("turn-play", names=names)


def said(drawing: Drawing[TrickView]) -> Sequence[str | None]:
    """Say which card was turned up, which suit is trumps, and what was bid, if anything."""
    view, phrasebook = drawing.view, drawing.phrasebook
    dealer, trump = drawing.name(view.dealer), view.trump
    return (
        drawing("turned-up", dealer=dealer, card=faces_shown(view.turned, phrasebook))
        if view.turned
        else None,
        drawing("trumps", **suit_facts(trump, phrasebook)) if trump else None,
        *unpictured(drawing),
    )


def unpictured(drawing: Drawing[TrickView]) -> Sequence[str | None]:
    """Say what was bid, if anything."""
    view, bid = drawing.view, own_key(drawing, "choice-bid")
    if not view.bids:
        return ()
    numbers = ("pass" if number is None else str(number) for _, number in view.bids)
    bids = (
        drawing("deal-points", name=drawing.name(seat), points=drawing(bid, what=what))
        for (seat, _), what in zip(view.bids, numbers, strict=True)
    )
    return (drawing("bids-told", bids=enumerated(bids, drawing.phrasebook)),)


def beside(view: TrickView) -> StockBeside | None:
    """Return the card that was turned up last, and the trump."""
    if view.trump is None and not view.turned:
        return None
    return StockBeside(0, view.trump, *view.turned[-1:])


def lingers(view: TrickView) -> bool:
    """Let the table wait while there are bids and no card yet: who is asked sees them."""
    return bool(view.bids) and not any(view.rows)


def now(drawing: Drawing[TrickView], turn: str | None, claims: str | None) -> Sequence[str | None]:
    """Tell whose turn it is, then whose cards play themselves."""
    del drawing
    return turn, claims


# Tricks --------------------------------------------------------------------------------------


def began(view: TrickView) -> bool:
    """Whether the table shows a trick of this deal that is taken."""
    return bool(view.tricks)


def trick_count(view: TrickView) -> int | None:
    """Count the tricks of this deal, those to come included."""
    played = {play.seat for play in view.trick}
    left = [size + (seat in played) for seat, size in enumerate(view.hand_sizes)]
    return view.trick_number - 1 + max(left, default=0)


def still_to_play(view: TrickView) -> tuple[Seat, ...]:
    """Return the seats that are still to play to the trick, in order, once it was led to.

    A seat without cards sits the deal out.
    """
    if not view.trick or view.leader is None:
        return ()
    # Of a trick that goes round twice only the second round is still to be played.
    first_round = len(view.trick) // view.seat_count * view.seat_count
    done = {play.seat for play in view.trick[first_round:]}
    seats = view.seat_count
    order = [(view.leader + at * view.step) % seats for at in range(seats)]
    return tuple([seat for seat in order if seat not in done and view.hand_sizes[seat]])


def tricks_of_deal(view: TrickView, deal: int) -> Sequence[TakenTrick]:
    """Return the tricks of a finished deal; none once the next is dealt."""
    return view.past_tricks if deal == len(view.results) else ()


# The hand ------------------------------------------------------------------------------------


def story(
    drawing: Drawing[TrickSeatView], said: Sequence[str | None], trick: Sequence[str]
) -> Sequence[Sequence[str | None]]:
    """Tell what was said, and the trick on the table."""
    del drawing
    return [said, trick]


def task(drawing: Drawing[TrickSeatView]) -> str:
    """Say to what suit a card is played; of another question `task-<question>` says it."""
    view, phrasebook = drawing.view, drawing.phrasebook
    prompt = view.open_prompt
    asked = own_key(drawing, f"task-{prompt.question}")
    if gives(prompt):
        names = listed(
            [drawing.name(seat) for seat in dict.fromkeys(prompt.recipients)], phrasebook
        )
        return drawing(asked, count=prompt.pick, name=names)
    if prompt.question != "play":
        return drawing(asked)
    if not view.trick:
        return _task_of_leading(drawing)
    terms, trump = view.terms, view.trump
    suit = terms.suit(view.trick[0].card, trump)
    follows = any(terms.suit(face, trump) == suit for face in view.hand)
    key = "task-follow" if follows else "task-void"
    return drawing(key, **suit_facts(suit, phrasebook))


def _task_of_leading(drawing: Drawing[TrickSeatView]) -> str:
    """Say what may be led, by what may not."""
    hand, legal = drawing.view.hand, drawing.view.open_prompt.cards
    barred = [face for face in hand if face not in legal]
    if not barred:
        return drawing("task-lead")
    if len(legal) == 1:
        return drawing("task-open", card=face_shown(legal[0], drawing.phrasebook))
    if all(face.suit == "H" for face in barred):
        return drawing("task-lead-no-heart")
    return drawing("task-lead-some", cards=faces_shown(held(barred), drawing.phrasebook))


def played(view: TrickSeatView) -> Iterable[Play]:
    """Yield what was played in this deal."""
    return chain(view.trick, *[trick.plays for trick in view.tricks])


def printed_suits(view: TrickView, hand: Iterable[Card]) -> Sequence[Sequence[Card]]:
    """Part a hand into the suits that are printed on its cards."""
    del view
    return by_suit(hand)


def counted_suits(view: TrickView, hand: Iterable[Card]) -> Sequence[Sequence[Card]]:
    """Part a hand into suits; what counts as a trump is with the trumps, once there are any."""
    terms, trump = view.terms, view.trump
    own = {face: terms.counted(face, trump) for face in held(hand)}
    order = sorted(own, key=lambda face: (suit_place(own[face].suit), own[face].rank))
    return [[*suit] for _, suit in groupby(order, key=lambda face: own[face].suit)]


def choice_rows(
    drawing: Drawing[TrickSeatView],
    ready: Iterable[tuple[Action, str, bool]],
    a_row: int = ANSWERS_A_ROW,
) -> Sequence[ScreenPart]:
    """Draw buttons in even rows: what each does, its label, and whether it can be pressed."""
    asked = drawing.frame.asked[drawing.view.seat]
    keys = [
        Button(
            ButtonId(drawing.frame.table_id, "do", asked, str(action)),
            shortened(label),
            style=Style.PRIMARY,
            enabled=enabled,
        )
        for action, label, enabled in ready
    ]
    lines = max(1, ceil(len(keys) / a_row))
    return rows(keys, max(1, ceil(len(keys) / lines)))


def choice(drawing: Drawing[TrickView], action: Action) -> str:
    """Say an answer by the message `choice-<verb>`, with its words as `what`.

    They are joined by hyphens, as no key in Fluent holds a blank.
    """
    key = own_key(drawing, f"choice-{action.verb}")
    return drawing(key, what="-".join(action.words))


def play(view: TrickSeatView, face: Card, draft: Draft) -> Action:
    del view, draft
    return _played(face)


@cache
def _played(face: Card) -> Action:
    return Action.of("play", (face,))


def card_style(view: TrickSeatView, face: Card) -> Style:
    """Show alike what may be played."""
    del view, face
    return Style.PRIMARY


def tick_face(drawing: Drawing[TrickSeatView], face: Card, written: str) -> str:
    del drawing, face
    return written


def commit_label(drawing: Drawing[TrickSeatView], ticked: int) -> str:
    """Say how many cards go, and how many are ticked so far: `button-<question>`."""
    prompt = drawing.view.open_prompt
    key = own_key(drawing, f"button-{prompt.question}")
    return drawing(key, count=prompt.pick, ticked=ticked)


# What is composed ----------------------------------------------------------------------------


def completed(view: TrickSeatView, draft: Draft, choice: Action) -> Action:
    """Keep the cards that are ticked; `choice` does the rest."""
    if view.prompt is None or not gives(view.prompt):
        return choice
    kept = chosen(view.prompt, draft)
    if view.prompt.least is not None:
        return commit(view.prompt, kept or in_order(view.prompt, choice))
    return commit(view.prompt, filled(kept, in_order(view.prompt, choice), view.prompt.pick))


def side_name(drawing: Drawing[View], side: Side) -> str:
    """Name those who count together: Ann and Carol."""
    return listed([drawing.name(seat) for seat in side], drawing.phrasebook)


def totals(drawing: Drawing[TrickView]) -> list[str]:
    """Tell the points of each side, the leader first."""
    view = drawing.view
    sign = -1 if variant(view.variant).highest_wins else 1
    order = sorted(view.terms.sides, key=lambda side: (sign * view.scores[side[0]], side))
    said = (_points(drawing, side, view.scores) for side in order)
    return [
        drawing("scores-after", count=len(view.results)),
        *(drawing("rule-card-line", departure=one) for one in said),
    ]


def deal(drawing: Drawing[TrickView], number: int) -> str:
    """Say what a finished deal brought each side."""
    points = all_points(drawing, drawing.view.results[number - 1].points)
    return drawing("deal-result", number=number, points=points)


def ended(drawing: Drawing[TrickView], number: int) -> Sequence[str | None]:
    """Say how a finished deal came to its end, if it was cut short."""
    result = drawing.view.results[number - 1]
    return [early_end_text(drawing, result.claims, result.forced_after)]


def goal(drawing: Drawing[TrickView]) -> str:
    """Say at how many points the game ends, or after how many deals at the latest."""
    rules = drawing.view.terms.rules
    if rules.deals is not None:
        return drawing("goal-line-both", target=rules.target, count=rules.deals)
    return drawing("goal-line-target", target=rules.target)


def early(drawing: Drawing[TrickView], count: int) -> str:
    """Tell the first so many deals of a long game as one sum."""
    early = (one.points for one in drawing.view.results[:count])
    sums = [sum(points) for points in zip(*early, strict=True)]
    points = all_points(drawing, sums)
    return drawing("deals-earlier", count=count, points=points)


def all_points(drawing: Drawing[TrickView], points: Sequence[int]) -> str:
    """Tell the points of all sides, from those of each seat."""
    told = (_points(drawing, side, points) for side in drawing.view.terms.sides)
    return enumerated(told, drawing.phrasebook)


def _points(drawing: Drawing[View], side: Side, points: Sequence[int]) -> str:
    name = side_name(drawing, side)
    return drawing("deal-points", name=name, points=str(points[side[0]]))


def sheet(drawing: Drawing[TrickView], deal: int) -> DealSheet:
    """Return what each side has after a deal, and what the deal brought it."""
    view = drawing.view
    points = view.results[deal - 1].points
    totals = {
        side: sum(result.points[side[0]] for result in view.results[:deal])
        for side in view.terms.sides
    }

    def score(side: Side, place: int) -> SideScore:
        return SideScore(side, place, signed(points[side[0]]), number(totals[side]))

    return deal_sheet(
        tuple(totals),
        tuple(totals.values()),
        view.outcome if deal == len(view.results) else None,
        score,
        highest_wins=variant(view.variant).highest_wins,
    )


HIGHLIGHTS: Final = Highlights[TrickView](("comeback", "tie", "leader"), (by_standing(sheet),))
"""The highlights of a deal of any game."""


def running(drawing: Drawing[TrickView]) -> DealSheet:
    """Return what each side has, and how many tricks it has taken in this deal."""

    def tricks(side: Side) -> str:
        return number(sum([drawing.view.tricks_won[seat] for seat in side]))

    return running_by(drawing, tricks, deal=drawing("sheet-tricks"))


def running_by(
    drawing: Drawing[TrickView], told: Callable[[Side], str], deal: str | None = None
) -> DealSheet:
    """Return what each side has, and what is `told` of it in this deal, below that heading."""
    view = drawing.view

    def score(side: Side, place: int) -> SideScore:
        return SideScore(side, place, told(side), number(view.scores[side[0]]))

    return running_sheet(
        view.terms.sides,
        [view.scores[side[0]] for side in view.terms.sides],
        score,
        highest_wins=variant(view.variant).highest_wins,
        placed=bool(view.results),
        deal=deal,
    )
