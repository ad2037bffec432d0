"""A game of Canasta that is over, turn by turn: the pile, every meld and every hand."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import cast

from bot.pictures.scenes import (
    CardLook,
    Pile,
    PositionLine,
    PositionScene,
    SideWorth,
    StockAndPile,
    TableScene,
    signs_of,
)
from bot.screens.canasta.count import deal_text, sheet_after
from bot.screens.canasta.highlights import remark
from bot.screens.canasta.melds import (
    cards_text,
    hand_text,
    in_hand_order,
    own_melds,
    pile_text,
    roles_text,
    side_lines,
    sides_of,
)
from bot.screens.canasta.moves import deed_done, move_text
from bot.screens.canasta.scenes import piles_of
from bot.screens.drawing import Drawing
from bot.screens.family import Block
from bot.screens.frame import Frame, PartName
from bot.screens.pictures import seated
from bot.screens.sheet import number, signed
from bot.screens.sides import colour_of
from bot.screens.table.deal_end import sheet_text
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.contract.game import FaceUp
from engine.contract.seats import DEALER, Seat
from engine.games.canasta.scoring import so_far
from engine.games.canasta.view import CanastaView, SideView
from engine.records.reviewing import DealPart, ReviewedAction


class CanastaReview:
    """Knows that a Canasta table has Canasta views."""

    part: PartName = "turn"

    def part_of(self, view: CanastaView) -> DealPart:
        """Part a deal into turns, each of them one step."""
        return DealPart(view.turn, whole=view.turn is not None)

    def retold(self, frame: Frame, done: ReviewedAction, phrasebook: Phrasebook) -> str:
        before, after = cast("CanastaView", done.before), cast("CanastaView", done.after)
        if done.seat == DEALER:
            return phrasebook("review-dealt", name=frame.name(after.dealer))
        name, own = f"**{frame.name(done.seat)}**", own_melds(before, done.seat)
        match done.action.verb:
            case "draw":
                cards = _come(done)
                if cards:
                    drawn = cards_text(cards, phrasebook)
                    return phrasebook("review-canasta-drew", name=name, cards=drawn)
                return phrasebook("canasta-news-drew", name=name)
            case "take":
                way = move_text(done.action, own, phrasebook, "to")
                return phrasebook("review-canasta-took", name=name, count=before.pile_size, way=way)
            case "discard" if (face := after.last_discards[done.seat]) is not None:
                shown = cards_text([face], phrasebook)
                return phrasebook("canasta-news-discarded", name=name, card=shown)
            case _:
                deed, facts = deed_done(own, phrasebook, done.action)
                return phrasebook(f"canasta-news-{deed}", name=name, **facts)

    def blocks(
        self, drawing: Drawing[CanastaView], cards: FaceUp, seats: Collection[Seat]
    ) -> Sequence[Block]:
        view = drawing.view
        shown = as_laid_open(view)
        roles = roles_text(drawing) if view.order else None
        return [
            (roles, pile_text(drawing) if view.order else None),
            *(
                _side_lines(Drawing(drawing.frame, shown, drawing.phrasebook), side)
                for side in shown.sides
            ),
            [
                _hand_line(drawing, hand, seat)
                for seat, hand in enumerate(cards.hands)
                if seat in seats and (not view.order or seat in view.order)
            ],
        ]

    def points(self, drawing: Drawing[CanastaView]) -> Block:
        """Tell the count once a deal is over; before, the totals stand beside the melds."""
        view = drawing.view
        deal = len(view.results)
        if deal != view.deal_number or not deal:
            return ()
        return (
            deal_text(deal, view.results[-1], drawing.frame, drawing.phrasebook),
            sheet_text(drawing, sheet_after(view, deal)),
        )

    def marks(self, drawing: Drawing[CanastaView]) -> tuple[str, ...]:
        """Return the totals, and what the deal brought once it is over."""
        view = drawing.view
        deal = len(view.results)
        if deal == view.deal_number and deal:
            return tuple(signed(points) for points in view.results[-1].points)
        return tuple(number(total) for total in view.scores)

    def scene(
        self, view: CanastaView, cards: FaceUp, acted: Sequence[Seat], look: CardLook
    ) -> PositionScene:
        """Show each hand with its last discard, and the melds of each side."""
        sides = sides_of(view)
        lines = [
            PositionLine(
                (seat,),
                signs_of((seat,), sides),
                (Pile(in_hand_order(hand)),) if hand else (),
                view.last_discards[seat],
                acted=seat in acted,
            )
            for seat, hand in enumerate(cards.hands)
            if not view.order or seat in view.order
        ]
        lines += [
            PositionLine(side.seats, signs_of(side.seats, sides), tuple(lying), laid=True)
            for side in as_laid_open(view).sides
            if (lying := list(piles_of(side.melds, side.red_threes)))
        ]
        return PositionScene(tuple(lines), look)

    def table_scene(self, drawing: Drawing[CanastaView], look: CardLook) -> TableScene | None:
        """Show stock, pile and melds; what is drawn and laid belongs to the turn it is seen in."""
        view = drawing.view
        if not view.order:
            return None
        nothing = ((),) * view.seat_count
        acted = () if view.turn is None else (view.turn,)
        position = self.scene(view, FaceUp(nothing, nothing), acted, look)
        seats = [line for line in position.lines if not line.laid]
        sides = [_laid_by(view, side) for side in view.sides]
        position = replace(position, lines=(*seats, *sides))
        middle = StockAndPile(view.stock_size, view.pile_size, view.top, view.pile_frozen)
        scene = seated(drawing, position, self.marks(drawing))
        told = remark(drawing)
        starred = None if told is None else told.seat
        return replace(scene, held=view.hand_sizes, middle=middle, starred=starred)


def _laid_by(view: CanastaView, side: SideView) -> PositionLine:
    """Return what lies before a side while it is played, and how it stands by that."""
    needed, points = view.rules.canastas_to_go_out, [one.total for one in so_far(view, side)]
    minimums = () if side.opened else dict.fromkeys(view.minimums[seat] for seat in side.seats)
    worth = SideWorth(
        "/".join(signed(one) for one in dict.fromkeys(points)),
        needs="/".join(map(str, minimums)),
        made=f"{side.canastas}/{needed}" if side.opened else "",
    )
    signs, lying = signs_of(side.seats, sides_of(view)), piles_of(side.melds, side.red_threes)
    return PositionLine(side.seats, signs, tuple(lying), laid=True, worth=worth)


def as_laid_open(view: CanastaView) -> CanastaView:
    """Return the view of a deal that has just ended with its melds where they lay."""
    opened = view.laid_open
    if view.order or opened is None:
        return view
    sides = tuple(
        SideView(side, melds, _threes(opened.red_threes, side), 0)
        for side, melds in zip(opened.sides, opened.melds, strict=True)
    )
    return replace(view, sides=sides)


def _side_lines(drawing: Drawing[CanastaView], side: SideView) -> Sequence[str]:
    told = side_lines(drawing, side)
    # Once a deal is over nobody needs to know any more what the first meld had to count.
    return told if drawing.view.order or side.opened else told[:1]


def _threes(by_seat: Sequence[Sequence[Card]], side: Iterable[Seat]) -> tuple[Card, ...]:
    return tuple(face for seat in side for face in by_seat[seat])


def _come(done: ReviewedAction) -> Sequence[Card]:
    before, after = (one.hands[done.seat] for one in (done.open_before, done.open_after))
    return in_hand_order((Counter(after) - Counter(before)).elements())


def _hand_line(drawing: Drawing[CanastaView], hand: Sequence[Card], seat: Seat) -> str:
    sign, name = colour_of(seat, sides_of(drawing.view)).sign, drawing.name(seat)
    if not hand:
        return drawing("review-holds-none", sign=sign, name=name)
    held = hand_text(hand, drawing.phrasebook, suits=drawing.view.rules.sequences)
    return drawing("review-holds", sign=sign, name=name, cards=held)
