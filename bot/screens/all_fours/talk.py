"""The cut, the turn-up and the talk before play, as the table and every hand tell them."""

from collections.abc import Iterable
from functools import reduce
from typing import Final

from bot.screens.cards import face_shown, faces_shown, sign_shown, suit_name
from bot.screens.frame import Frame
from bot.screens.phrases import enumerated, sentences
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.games.all_fours.dealing import deals_first
from engine.games.all_fours.view import BETWEEN_DEALS, AllFoursView, Inquiry, Stage

_UNMADE: Final[frozenset[Stage]] = frozenset({"bid", "play"})
"""The stages in which trumps may not be made yet."""


def suit_facts(suit: str, phrasebook: Phrasebook) -> dict[str, str]:
    """Return a suit's name and sign, for messages."""
    return {"suit": suit_name(suit, phrasebook), "sign": sign_shown(suit, phrasebook)}


def trump_text(view: AllFoursView, phrasebook: Phrasebook) -> str | None:
    """Say which suit is trumps or would be; None before a deal."""
    if view.trump is not None:
        key = "af-trumps" if view.trump_fixed else "af-proposed"
        return phrasebook(key, **suit_facts(view.trump, phrasebook))
    return phrasebook("af-trumps-unmade") if view.stage in _UNMADE else None


def cut_text(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> str | None:
    """Tell what each has cut for the first deal and who dealt by it; None if nobody cut (F2)."""
    if not view.cut:
        return None
    told = [
        phrasebook("af-cut-cards", name=frame.name(seat), cards=_one_by_one(row, phrasebook))
        for seat, row in enumerate(view.cut)
    ]
    first = frame.name(deals_first(view.terms.rules, view.cut))
    cards = enumerated(told, phrasebook)
    return phrasebook(f"af-cut-{view.terms.rules.cut}", cards=cards, name=first)


def _one_by_one(row: Iterable[Card], phrasebook: Phrasebook) -> str:
    """Tell cards in their order: players who cut equal ones cut again."""
    told = (face_shown(face, phrasebook) for face in row)
    return reduce(lambda earlier, card: phrasebook("af-cut-then", earlier=earlier, card=card), told)


def turned_text(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> str | None:
    """Say who deals and what was turned up."""
    if view.stage in BETWEEN_DEALS:
        return None
    dealer = frame.name(view.dealer)
    if not view.turned:
        return phrasebook("af-dealer", dealer=dealer)
    card = face_shown(view.turned[-1], phrasebook)
    if len(view.turned) == 1:
        return phrasebook("turned-up", dealer=dealer, card=card)
    earlier = faces_shown(view.turned[:-1], phrasebook)
    return phrasebook("af-turned-more", dealer=dealer, cards=earlier, card=card)


def thrown_in_text(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> str | None:
    """Say, until the new hand has a trick, why the one before it was thrown in (F11)."""
    if not view.thrown_in or any(view.tricks_won):
        return None
    return phrasebook(f"af-thrown-in-{view.thrown_in}", name=frame.name(view.dealer))


def talk_text(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> str | None:
    """Tell what was said or bid in this deal, in order; None if nothing was.

    Once a trick is taken, who passed or was outbid does not matter any more.
    """
    if view.bids and any(view.tricks_won):
        return _leading_bid(frame, view, phrasebook)
    said = [phrasebook(f"af-said-{word}", name=frame.name(seat)) for seat, word in view.talk]
    said += [
        phrasebook("af-bid", name=frame.name(seat), points=points)
        if points
        else phrasebook("af-bid-pass", name=frame.name(seat))
        for seat, points in view.bids
    ]
    return sentences(said, phrasebook) or None


def _leading_bid(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> str | None:
    if view.bidder is None:
        return None
    return phrasebook("af-bidder", name=frame.name(view.bidder), points=view.bid)


def inquiry_lines(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> list[str]:
    """Tell the answers to what was asked about trumps (F20), and who was found to have revoked."""
    asked = [
        phrasebook(
            "af-inquired",
            name=frame.name(one.seat),
            card=face_shown(one.card, phrasebook),
            answer=_answer(one),
        )
        for one in view.inquiries
    ]
    return [*asked, *(phrasebook("af-revoked", name=frame.name(seat)) for seat in view.revoked)]


def _answer(inquiry: Inquiry) -> str:
    if inquiry.high and inquiry.low:
        return "both"
    if inquiry.high:
        return "high"
    return "low" if inquiry.low else "neither"
