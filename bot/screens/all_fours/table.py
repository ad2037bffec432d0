"""The texts on the table of an All Fours game: the cut, the talk, the turn-up and the rest."""

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Final

from bot.screens.all_fours.points import (
    deal_text,
    mark_text,
    pegs_as_one,
    standing_text,
)
from bot.screens.cards import face_shown, faces_shown, suit_facts
from bot.screens.drawing import Drawing
from bot.screens.phrases import enumerated, lines, sentences
from bot.screens.trick_games.claims import early_end_text
from bot.screens.trick_games.usual import all_points
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.games.all_fours.dealing import deals_first
from engine.games.all_fours.view import BETWEEN_DEALS, AllFoursView, Inquiry, Stage


def turn(drawing: Drawing[AllFoursView], names: str) -> str | None:
    view = drawing.view
    if not names:
        return drawing("turn-deal") if view.stage == "deal" else None
    own = f"af-turn-{view.stage}"
    key = own if drawing.phrasebook.has(own) else f"turn-{view.stage}"
    return drawing(key, names=names, count=len(view.to_act))


def began(view: AllFoursView) -> bool:
    """Whether a trick of this deal is taken; the tricks themselves may be hidden."""
    return any(view.tricks_won)


def lingers(view: AllFoursView) -> bool:
    """Whether there are bids and no card yet: who is asked sees them, and the table tells all."""
    return bool(view.bids) and not view.seen


def said(drawing: Drawing[AllFoursView]) -> list[str | None]:
    """Tell of the cut and the talk before play, the trump, and what is marked already."""
    view = drawing.view
    cut = view.deal_number <= 1 and not any(view.tricks_won)
    return [
        cut_text(drawing) if cut else None,
        thrown_in_text(drawing),
        turned_text(drawing),
        talk_text(drawing),
        trump_text(drawing),
        *(
            drawing("rule-card-line", departure=mark_text(drawing, mark, None))
            for _, mark in pegs_as_one(view.marks)
        ),
    ]


def unpictured(drawing: Drawing[AllFoursView]) -> list[str | None]:
    """Tell what a picture of the table does not show: the bid, and what was asked about trumps."""
    return [_leading_bid(drawing), *inquiry_lines(drawing)]


def now(drawing: Drawing[AllFoursView], turn: str | None, claims: str | None) -> list[str | None]:
    """Tell what was asked about trumps, what is claimed, whose turn it is, and the stock."""
    stock = drawing("af-stock", count=drawing.view.stock_count) if drawing.view.turned else None
    return [*inquiry_lines(drawing), claims, turn, standing_text(drawing), stock]


def brought(drawing: Drawing[AllFoursView], deal: int) -> str:
    """Tell what was counted in a finished deal."""
    return deal_text(drawing, deal, drawing.view.results[deal - 1])


def ended(drawing: Drawing[AllFoursView], deal: int) -> Sequence[str | None]:
    """Say how a finished deal came to its end, if it was cut short, and what each side made."""
    result = drawing.view.results[deal - 1]
    return [
        early_end_text(drawing, result.claims, result.forced_after),
        drawing("af-deal-points", points=all_points(drawing, result.points)),
    ]


def opening(drawing: Drawing[AllFoursView], deal: int) -> Sequence[str | None]:
    """Tell of the cut, if the first deal is told."""
    return [cut_text(drawing) if deal == 1 else None]


def below_last(drawing: Drawing[AllFoursView]) -> str | None:
    """Tell the other tricks of this deal, if the rules show them."""
    earlier = (
        drawing(
            "af-trick-earlier",
            number=number,
            name=drawing.name(trick.winner),
            cards=faces_shown((play.card for play in trick.plays), drawing.phrasebook),
        )
        for number, trick in enumerate(drawing.view.tricks[:-1], start=1)
    )
    return lines(*earlier) or None


_UNMADE: Final[frozenset[Stage]] = frozenset({"bid", "play"})
"""The stages in which trumps may not be made yet."""


def trump_text(drawing: Drawing[AllFoursView]) -> str | None:
    """Say which suit is trumps, if no picture shows it, or would be; None before a deal."""
    view = drawing.view
    if view.trump is not None:
        if view.trump_fixed and view.stage == "play" and drawing.frame.pictured:
            return None
        key = "af-trumps" if view.trump_fixed else "af-proposed"
        return drawing(key, **suit_facts(view.trump, drawing.phrasebook))
    return drawing("trumps-unmade") if view.stage in _UNMADE else None


def cut_text(drawing: Drawing[AllFoursView]) -> str | None:
    """Tell what each has cut for the first deal and who dealt by it; None if nobody cut (F2)."""
    view = drawing.view
    if not view.cut:
        return None
    told = [
        drawing("af-cut-cards", name=drawing.name(seat), cards=_one_by_one(row, drawing.phrasebook))
        for seat, row in enumerate(view.cut)
    ]
    first = drawing.name(deals_first(view.terms.rules, view.cut))
    cards = enumerated(told, drawing.phrasebook)
    return drawing(f"af-cut-{view.terms.rules.cut}", cards=cards, name=first)


def _one_by_one(row: Iterable[Card], phrasebook: Phrasebook) -> str:
    """Tell cards in their order: players who cut equal ones cut again."""
    told = (face_shown(face, phrasebook) for face in row)
    return reduce(lambda earlier, card: phrasebook("af-cut-then", earlier=earlier, card=card), told)


def turned_text(drawing: Drawing[AllFoursView]) -> str | None:
    """Say who deals and what was turned up."""
    view = drawing.view
    if view.stage in BETWEEN_DEALS:
        return None
    dealer = drawing.name(view.dealer)
    if not view.turned:
        return drawing("af-dealer", dealer=dealer)
    card = face_shown(view.turned[-1], drawing.phrasebook)
    if len(view.turned) == 1:
        return drawing("turned-up", dealer=dealer, card=card)
    earlier = faces_shown(view.turned[:-1], drawing.phrasebook)
    return drawing("af-turned-more", dealer=dealer, cards=earlier, card=card)


def thrown_in_text(drawing: Drawing[AllFoursView]) -> str | None:
    """Say, until the new hand has a trick, why the one before it was thrown in (F11)."""
    view = drawing.view
    if not view.thrown_in or any(view.tricks_won):
        return None
    return drawing(f"af-thrown-in-{view.thrown_in}", name=drawing.name(view.dealer))


def talk_text(drawing: Drawing[AllFoursView]) -> str | None:
    """Tell what was said or bid in this deal, in order; None if nothing was.

    Once a trick is taken, who passed or was outbid does not matter any more.
    """
    view = drawing.view
    if view.bids and any(view.tricks_won):
        return _leading_bid(drawing)
    said = [drawing(f"af-said-{word}", name=drawing.name(seat)) for seat, word in view.talk]
    said += [
        drawing("af-bid", name=drawing.name(seat), points=points)
        if points
        else drawing("af-bid-pass", name=drawing.name(seat))
        for seat, points in view.bids
    ]
    return sentences(said, drawing.phrasebook) or None


def _leading_bid(drawing: Drawing[AllFoursView]) -> str | None:
    view = drawing.view
    if view.bidder is None:
        return None
    return drawing("af-bidder", name=drawing.name(view.bidder), points=view.bid)


def inquiry_lines(drawing: Drawing[AllFoursView]) -> list[str]:
    """Tell the answers to what was asked about trumps (F20), and who was found to have revoked."""
    asked = [
        drawing(
            "af-inquired",
            name=drawing.name(one.seat),
            card=face_shown(one.card, drawing.phrasebook),
            answer=_answer(one),
        )
        for one in drawing.view.inquiries
    ]
    return [
        *asked,
        *(drawing("af-revoked", name=drawing.name(seat)) for seat in drawing.view.revoked),
    ]


def _answer(inquiry: Inquiry) -> str:
    if inquiry.high and inquiry.low:
        return "both"
    if inquiry.high:
        return "high"
    return "low" if inquiry.low else "neither"
