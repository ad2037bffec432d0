"""A game of tricks that is over, step by step: the trick, every hand, and what each has taken."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, cast

from bot.pictures.scenes import (
    CardLook,
    Pile,
    PositionLine,
    PositionScene,
    TableScene,
    signs_of,
)
from bot.screens.cards import face_shown, faces_shown, faces_text, held, names_cards
from bot.screens.drawing import Drawing
from bot.screens.family import Block
from bot.screens.frame import Frame, PartName
from bot.screens.pictures import seated
from bot.screens.sides import colour_of
from bot.screens.table.deal_end import DealSheet, sheet_text
from bot.screens.table.highlights import highlight_text
from bot.screens.trick_games.claims import claims_text, early_end_text
from bot.screens.trick_games.family_lines import FamilyLines, V
from bot.screens.trick_games.trick import taken_lines, trick_lines
from bot.text.phrasebook import Phrasebook
from engine.cards import Card, card
from engine.contract.action import Action
from engine.contract.game import FaceUp
from engine.contract.seats import DEALER, Seat
from engine.records.reviewing import DealPart, ReviewedAction
from engine.tricks.trick import TakenTrick
from engine.tricks.view import TrickSeatView, TrickView


@dataclass(frozen=True)
class TrickReview(Generic[V]):
    """Tells any game of tricks, in the lines of its family."""

    own: FamilyLines[V, Any]
    part: Final[PartName] = "trick"

    def part_of(self, view: V) -> DealPart:
        return DealPart(view.trick_number or None)

    def retold(self, frame: Frame, done: ReviewedAction, phrasebook: Phrasebook) -> str:
        before, after = cast("V", done.before), cast("V", done.after)
        if done.seat == DEALER:
            key = "review-cut" if done.action.verb == "cut" else "review-dealt"
            return phrasebook(key, name=frame.name(after.dealer))
        name = frame.name(done.seat)
        match done.action:
            case Action("play", (face, *_)):
                shown = face_shown(card(face), phrasebook)
                return phrasebook("review-played", name=name, card=shown)
            case Action("pass" | "discard" as verb) if names_cards(done.action):
                cards = faces_shown(held(_gone(done)), phrasebook)
                key = "review-passed" if verb == "pass" else "review-put-aside"
                return phrasebook(key, name=name, cards=cards)
            case Action("claim", (what,)):
                return phrasebook(f"claimed-{what}", name=f"**{name}**")
            case _:
                choice = self.own.choice(Drawing(frame, before, phrasebook), done.action)
                return phrasebook("review-chose", name=name, choice=choice)

    def blocks(
        self, drawing: Drawing[V], cards: FaceUp, seats: Collection[Seat]
    ) -> Sequence[Block]:
        claims = claims_text(drawing, drawing.view.claims)
        return [
            (*self.own.lying(drawing), *self.own.said(drawing)),
            (*self._trick(drawing), *self.own.now(drawing, None, claims)),
            [line for seat in seats for line in _hand_lines(drawing, cards, seat)],
        ]

    def points(self, drawing: Drawing[V]) -> Block:
        view = drawing.view
        deal = len(view.results)
        if deal != view.deal_number or not deal:
            return (sheet_text(drawing, self.own.running(drawing)),)
        result = view.results[-1]
        return (
            highlight_text(self.own.highlights.best(drawing, deal), drawing.phrasebook),
            early_end_text(drawing, result.claims, result.forced_after),
            sheet_text(drawing, self.own.sheet(drawing, deal)),
            *self.own.counted(drawing, deal),
        )

    def marks(self, drawing: Drawing[V]) -> tuple[str, ...]:
        return self._marks(drawing, self.own.running(drawing))

    def _marks(self, drawing: Drawing[V], running: DealSheet) -> tuple[str, ...]:
        view, deal = drawing.view, len(drawing.view.results)
        over = bool(deal) and deal == view.deal_number
        sheet = self.own.sheet(drawing, deal) if over else running
        return tuple([sheet.of(seat).points for seat in range(view.seat_count)])

    def scene(self, view: V, cards: FaceUp, acted: Sequence[Seat], look: CardLook) -> PositionScene:
        """Show each hand, with the card beside it that it has played to the trick."""
        lying = {play.seat: play.card for play in _on_table(view)}
        return PositionScene(
            tuple(
                PositionLine(
                    (seat,),
                    signs_of((seat,), view.terms.sides),
                    (Pile(held(hand)),) if hand else (),
                    lying.get(seat),
                    acted=seat in acted,
                )
                for seat, hand in enumerate(cards.hands)
            ),
            look,
        )

    def table_scene(self, drawing: Drawing[V], look: CardLook) -> TableScene | None:
        """Show the trick as it lies, or the one that was taken last, and who takes it.

        Where somebody has two cards in it, there is no place for the second.
        """
        view, plays = drawing.view, _on_table(drawing.view)
        lying_open, playing = _lying_open(view), view.stage == "play"
        twice = len({play.seat for play in plays}) < len(plays)
        ended = isinstance(view, TrickSeatView) and bool(view.past_tricks)
        if twice or not (ended or playing or any(lying_open)):
            return None
        taker = view.taking if view.trick else None
        if not view.trick and not view.pending and (taken := _standing(view)):
            taker = taken.winner
        nothing = ((),) * view.seat_count
        acted = () if taker is None else (taker,)
        position = self.scene(view, FaceUp(tuple(lying_open), nothing), acted, look)
        out, remark = self.own.cancelled(view, plays), self.own.remark(drawing)
        running = self.own.running(drawing)
        totals = [running.of(seat).total for seat in range(view.seat_count) if running.placed]
        return replace(
            seated(drawing, position, self._marks(drawing, running)),
            middle=self.own.beside(view),
            taken=not view.trick,
            awaited=view.to_act if playing else (),
            totals=tuple(totals),
            led=plays[0].seat if plays else None,
            cancelled=tuple([play.seat for play in plays if play.card in out]),
            home=tuple(map(tuple, self.own.home(view))),
            starred=None if remark is None else remark.seat,
        )

    def _trick(self, drawing: Drawing[V]) -> Sequence[str]:
        if drawing.view.past_tricks:
            return taken_lines(drawing, drawing.view.past_tricks[-1], self.own)
        return trick_lines(drawing, self.own)


def _lying_open(view: TrickView) -> Sequence[tuple[Card, ...]]:
    """Return the cards that each seat has shown and still holds."""
    played = {play.card for row in view.rows for play in row}
    shown = view.shown or ((),) * view.seat_count
    return [tuple([face for face in faces if face not in played]) for faces in shown]


def _on_table(view: TrickView) -> Sequence[Any]:
    """Return the trick as it lies, or the one before it, which stands until somebody leads."""
    if view.trick or view.pending:
        return view.trick or view.pending[-1]
    taken = _standing(view)
    return taken.plays if taken else ()


def _standing(view: TrickView) -> TakenTrick | None:
    """Return the trick of this deal, or of the one that has just ended, that was taken last."""
    return view.last_trick if any(view.tricks_won) or view.past_tricks else None


def _gone(done: ReviewedAction) -> Sequence[Card]:
    """Return the cards that an action names, whoever gets them."""
    return [
        face
        for word in done.action.words
        for face in Action(done.action.verb, (word.rpartition(":")[2],)).cards
    ]


def _hand_lines(drawing: Drawing[TrickView], cards: FaceUp, seat: Seat) -> Sequence[str]:
    sign, name = colour_of(seat, drawing.view.terms.sides).sign, drawing.name(seat)
    hand, taken = held(cards.hands[seat]), held(cards.taken[seat])
    if not hand:
        told = [drawing("review-holds-none", sign=sign, name=name)]
    else:
        shown = faces_shown(hand, drawing.phrasebook)
        told = [drawing("review-holds", sign=sign, name=name, cards=shown)]
    if taken:
        # In small print, where an emoji would be as tall as elsewhere.
        told.append(drawing("review-took", cards=faces_text(taken, drawing.phrasebook)))
    return told
