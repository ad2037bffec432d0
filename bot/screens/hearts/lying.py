"""The cards on the table beside the trick: tricks that nobody took, cards left over."""

from collections.abc import Iterator

from bot.screens.cards import faces_shown, held
from bot.screens.drawing import Drawing
from bot.screens.hearts.points import worth_text
from engine.cards import Card
from engine.games.hearts.view import HeartsView


def lying_lines(drawing: Drawing[HeartsView], *, own: bool) -> Iterator[str]:
    """Tell what waits for whoever takes a later trick, and who took the cards left over.

    `own` says that nobody but the seat of the view reads it, so that what it alone has seen of
    the cards left over may be named.
    """
    view = drawing.view
    if view.pending:
        yield pending_text(drawing)
    if view.kitty_size:
        seen = own or view.terms.rules.kitty_seen == "all"
        yield kitty_text(drawing, view.kitty if seen else ())


def pending_text(drawing: Drawing[HeartsView]) -> str:
    """Tell the tricks that nobody took, and what they are worth (R13.1)."""
    faces = [play.card for plays in drawing.view.pending for play in plays]
    worth = worth_text(drawing, faces)
    cards = faces_shown(faces, drawing.phrasebook)
    return drawing("pending-tricks-worth", cards=cards, worth=worth)


def kitty_text(drawing: Drawing[HeartsView], seen: tuple[Card, ...]) -> str:
    """Tell how many cards were left over from the deal, and who gets or got them (R1.3).

    `seen` are those cards, if the reader has seen them.
    """
    view = drawing.view
    kitty = view.terms.rules.kitty
    count = view.kitty_size
    if view.kitty_taker is None:
        return drawing(f"kitty-lies-{kitty}", count=count)
    name = drawing.name(view.kitty_taker)
    if seen:
        cards = faces_shown(held(seen), drawing.phrasebook)
        return drawing("kitty-taken-seen", count=count, name=name, cards=cards)
    return drawing("kitty-taken", count=count, name=name)
