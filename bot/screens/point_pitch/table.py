"""The texts on the table of Pitch: bids, trumps, new cards, and what is still to be won."""

from collections.abc import Sequence
from typing import Final

from bot.pictures.scenes import StockBeside
from bot.screens.cards import faces_shown, suit_facts
from bot.screens.drawing import Drawing
from bot.screens.phrases import apart, enumerated, in_small, listed, sentences
from bot.screens.sheet import number
from bot.screens.sides import Side
from bot.screens.table.deal_end import DealSheet
from bot.screens.trick_games.usual import running_by, side_name
from engine.cards import Card
from engine.contract.action import Action
from engine.games.point_pitch.counting import half_pips
from engine.games.point_pitch.deal import DealResult
from engine.games.point_pitch.view import PitchView, Stage

BETWEEN_DEALS: Final[frozenset[Stage]] = frozenset({"deal", "over"})
BEFORE_BIDS_END: Final[frozenset[Stage]] = frozenset({"misdeal", "bid"})

LOW: Final = 2
"""The rank of the lowest trump, whose point may be its holder's."""


def said(drawing: Drawing[PitchView]) -> list[str | None]:
    """Tell the bids, or once trumps are made these and whose they are, and what was drawn."""
    view = drawing.view
    if view.stage in BETWEEN_DEALS:
        return [thrown_in_text(drawing)]
    # Beside a picture of the trick nobody needs to know any more how it came to it.
    began = drawing.frame.pictured or any(view.tricks_won)
    won = view.stage not in BEFORE_BIDS_END
    made = (trump_text(drawing), bidder_text(drawing, view) if won else None)
    return [
        None if began else thrown_in_text(drawing),
        None if began else drawing("point_pitch-dealer", name=drawing.name(view.dealer)),
        None if won else bids_text(drawing),
        sentences(made, drawing.phrasebook) or None,
        None if began else drawn_text(drawing),
        laid_text(drawing),
        out_text(drawing),
    ]


def unpictured(drawing: Drawing[PitchView]) -> list[str | None]:
    """Tell whose trumps they are, which of them are out of play, who has none, and Game."""
    bidder = bidder_text(drawing, drawing.view)
    return [bidder, laid_text(drawing), out_text(drawing), pips_text(drawing)]


def beside(view: PitchView) -> StockBeside | None:
    """Return the suit that is trump; what was turned up was laid down by its players."""
    return None if view.trump is None else StockBeside(0, view.trump)


def now(drawing: Drawing[PitchView], turn: str | None, claims: str | None) -> list[str | None]:
    """Tell whose turn it is, whose cards play themselves, and how Game stands."""
    return [claims, turn, pips_text(drawing)]


def thrown_in_text(drawing: Drawing[PitchView]) -> str | None:
    """Say why the cards before these were thrown in."""
    results = drawing.view.results
    if not results or not results[-1].thrown_in:
        return None
    return drawing("point_pitch-thrown-in", why=results[-1].thrown_in)


def bids_text(drawing: Drawing[PitchView]) -> str | None:
    """Tell what each has bid last, in the order of bidding."""
    view = drawing.view
    if not view.bids:
        return None
    last = {bid.seat: bid.number for bid in view.bids}
    told = (
        drawing("deal-points", name=drawing.name(seat), points=bid_text(drawing, bid))
        for seat, bid in last.items()
    )
    return drawing("bids-told", bids=enumerated(told, drawing.phrasebook))


def bid_text(drawing: Drawing[PitchView], bid: int | None) -> str:
    """Say a bid as on its button."""
    moon = bid == drawing.view.terms.moon
    what = "pass" if bid is None else "moon" if moon else str(bid)
    return drawing("point_pitch-choice-bid", what=what)


def bidder_text(drawing: Drawing[PitchView], told: PitchView | DealResult) -> str | None:
    """Say who won the auction, and with what."""
    if told.bidder is None:
        return None
    kind = "moon" if told.moon else "bid" if told.bid else "free"
    return drawing("point_pitch-bidder", name=drawing.name(told.bidder), bid=told.bid, kind=kind)


def trump_text(drawing: Drawing[PitchView]) -> str | None:
    """Say which suit is trumps, if no picture shows it, and which other cards are trumps too."""
    view = drawing.view
    if view.trump is None:
        pitched = view.terms.rules.trumps == "pitched"
        return drawing("trumps-unmade") if pitched and view.stage != "misdeal" else None
    facts = suit_facts(view.trump, drawing.phrasebook)
    also = also_trumps(view, view.trump)
    if not also:
        seen = view.stage == "play" and drawing.frame.pictured
        return None if seen else drawing("trumps", **facts)
    cards = faces_shown(also, drawing.phrasebook)
    return drawing("point_pitch-trumps-also", cards=cards, **facts)


def also_trumps(view: PitchView, trump: str) -> list[Card]:
    """Return the trumps on which another suit is printed, or none; the highest first."""
    terms = view.terms
    found = [face for face in terms.faces if face.suit != trump and terms.is_trump(face, trump)]
    return sorted(found, key=lambda face: -terms.rank(face, trump))


def drawn_text(drawing: Drawing[PitchView]) -> str | None:
    """Tell how many cards each has drawn."""
    told = [
        drawing("deal-points", name=drawing.name(seat), points=str(count))
        for seat, count in enumerate(drawing.view.drew)
        if count
    ]
    return drawing("point_pitch-drew", cards=enumerated(told, drawing.phrasebook)) if told else None


def laid_text(drawing: Drawing[PitchView]) -> str | None:
    """Name the trumps that were laid down, as they are not in play."""
    view = drawing.view
    trumps = view.terms.trumps(view.turned, view.trump)
    if not trumps:
        return None
    return drawing("point_pitch-laid", cards=faces_shown(trumps, drawing.phrasebook))


def out_text(drawing: Drawing[PitchView]) -> str | None:
    """Name those who have no trump left and sit the rest of the deal out."""
    view = drawing.view
    if view.stage != "play" or view.terms.rules.play != "only" or not any(view.hand_sizes):
        return None
    played = {play.seat for play in view.trick}
    out = [
        drawing.name(seat)
        for seat, size in enumerate(view.hand_sizes)
        if not size and seat not in played
    ]
    if not out:
        return None
    return drawing("point_pitch-out", names=listed(out, drawing.phrasebook), count=len(out))


def pips_text(drawing: Drawing[PitchView]) -> str | None:
    """Tell the card points that each side has taken, where these make Game."""
    view = drawing.view
    if "game" not in view.terms.worths or view.stage != "play" or not view.tricks:
        return None
    halves = dict.fromkeys(view.terms.sides, 0)
    for plays, winner in view.tricks:
        halves[view.terms.side(winner)] += sum(
            half_pips(view.terms.rules, play.card) for play in plays
        )
    return in_small(apart(pips_told(drawing, [*halves.values()])))


def pips_told(drawing: Drawing[PitchView], halves: Sequence[int]) -> list[str]:
    """Tell the card points of each side, from twice as many."""
    name = drawing("point_pitch-game-so-far")
    return [name] + [
        drawing("deal-points", name=side_name(drawing, side), points=halved(half))
        for side, half in zip(drawing.view.terms.sides, halves, strict=True)
    ]


def halved(half: int) -> str:
    """Write half of a number."""
    return f"{half // 2}½" if half % 2 else str(half // 2)


def running(drawing: Drawing[PitchView]) -> DealSheet:
    """Return what each side has, what it has taken in this deal, and beside that its bid."""
    view = drawing.view
    taken = taken_points(view)
    bidding = () if view.bidder is None or not view.bid else view.terms.side(view.bidder)

    def told(side: Side) -> str:
        points = number(taken[view.terms.side_of[side[0]]])
        return f"{points}/{number(min(view.bid, view.terms.total))}" if side == bidding else points

    return running_by(drawing, told)


def taken_points(view: PitchView) -> list[int]:
    """Count the points of cards that are home, each side's; Game is open until the end."""
    terms, taken = view.terms, [0] * len(view.terms.sides)
    if view.trump is None or view.deal_number == len(view.results):
        return taken
    for plays, winner in view.tricks:
        for seat, face in plays:
            whose = seat if face.rank == LOW and terms.rules.low_to == "holder" else winner
            taken[terms.side_of[whose]] += terms.worth(face, view.trump)
    return taken


def lingers(view: PitchView) -> bool:
    """Whether there are bids and no card yet: who is asked sees them, and the table tells all."""
    return bool(view.bids) and view.stage == "bid"


def trick_count(view: PitchView) -> int | None:
    """Say nothing of how many tricks are to come, where players go out of the deal."""
    if view.terms.rules.play == "only":
        return None
    played = {play.seat for play in view.trick}
    left = [size + (seat in played) for seat, size in enumerate(view.hand_sizes)]
    return view.trick_number - 1 + max(left, default=0)


def choice_text(drawing: Drawing[PitchView], choice: Action) -> str:
    """Say an answer as its button says it."""
    match choice:
        case Action("name", (suit,)):
            # On a button, where no emoji can be written.
            facts = suit_facts(suit, drawing.phrasebook.plain)
            return drawing("point_pitch-choice-name", **facts)
        case Action("keep"):
            return drawing("point_pitch-choice-keep")
        case _:
            return drawing(f"point_pitch-choice-{choice.verb}", what="-".join(choice.words))
