"""The cards on the table beside the trick: tricks that nobody took, cards left over."""

from collections.abc import Iterator

from bot.screens.cards import faces_shown, held
from bot.screens.frame import Frame
from bot.screens.hearts.points import worth_text
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.games.hearts.view import HeartsView


def lying_lines(
    frame: Frame, view: HeartsView, phrasebook: Phrasebook, *, own: bool
) -> Iterator[str]:
    """Tell what waits for whoever takes a later trick, and who took the cards left over.

    `own` says that nobody but the seat of the view reads it, so that what it alone has seen of
    the cards left over may be named.
    """
    if view.pending:
        yield pending_text(view, phrasebook)
    if view.kitty_size:
        seen = own or view.terms.rules.kitty_seen == "all"
        yield kitty_text(frame, view, phrasebook, view.kitty if seen else ())


def pending_text(view: HeartsView, phrasebook: Phrasebook) -> str:
    """Tell the tricks that nobody took, and what they are worth (R13.1)."""
    faces = [play.card for plays in view.pending for play in plays]
    worth = worth_text(faces, view, phrasebook)
    cards = faces_shown(faces, phrasebook)
    return phrasebook("pending-tricks-worth", cards=cards, worth=worth)


def kitty_text(
    frame: Frame, view: HeartsView, phrasebook: Phrasebook, seen: tuple[Card, ...]
) -> str:
    """Tell how many cards were left over from the deal, and who gets or got them (R1.3).

    `seen` are those cards, if the reader has seen them.
    """
    kitty = view.terms.rules.kitty
    count = view.kitty_size
    if view.kitty_taker is None:
        return phrasebook(f"kitty-lies-{kitty}", count=count)
    name = frame.name(view.kitty_taker)
    if seen:
        cards = faces_shown(held(seen), phrasebook)
        return phrasebook("kitty-taken-seen", count=count, name=name, cards=cards)
    return phrasebook("kitty-taken", count=count, name=name)
