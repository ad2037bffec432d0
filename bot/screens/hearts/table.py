"""The texts on the table of a Hearts game: the trick, what lies beside it, and the rest."""

from collections.abc import Iterator, Sequence
from functools import reduce

from bot.pictures.scenes import StockBeside
from bot.screens.cards import faces_shown, held
from bot.screens.drawing import Drawing
from bot.screens.hearts.charging import charged_text
from bot.screens.hearts.choices import vector_text, way_text
from bot.screens.hearts.points import added_text, taken_so_far, total_text, worth_text
from bot.screens.phrases import listed, sentences
from bot.screens.sides import Side
from bot.screens.table.deal_end import DealSheet, SideScore, deal_title, running_sheet
from bot.screens.trick_games import usual
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.games.hearts.scoring import moved
from engine.games.hearts.view import HeartsSeatView, HeartsView
from engine.tricks.trick import Play


def title(drawing: Drawing[HeartsView]) -> str:
    """Say what is played, the number of the deal, and its pass until the first trick is over."""
    view, said = drawing.view, deal_title(drawing)
    if not view.deal_number or view.trick_number > 1:
        return said
    direction = direction_text(view.direction, view.seat_count, drawing.phrasebook)
    return drawing("title-deal-pass", title=said, direction=direction)


def lying(drawing: Drawing[HeartsView]) -> list[str]:
    """Tell what lies beside the trick, as everybody may know it."""
    return list(lying_lines(drawing, own=False))


def said(drawing: Drawing[HeartsView]) -> list[str | None]:
    """Tell who has charged what; until a trick is taken, also that nobody has."""
    view = drawing.view
    told = charged_text(drawing, view.shown)
    quiet = view.stage == "play" and not view.tricks and view.terms.rules.charging != "none"
    return [told or (drawing("hearts-charged-none") if quiet else None)]


def now(drawing: Drawing[HeartsView], turn: str | None, claims: str | None) -> list[str | None]:
    """Tell who has passed, whose turn it is, and whether hearts are broken."""
    return [*_passing(drawing), turn, state_text(drawing), claims]


def unpictured(drawing: Drawing[HeartsView]) -> list[str | None]:
    """Tell what a picture of the table does not show: tricks that nobody took, and a moon."""
    return [pending_text(drawing) if drawing.view.pending else None, moon_text(drawing)]


def beside(view: HeartsView) -> StockBeside | None:
    """Return the cards left over from the deal, until somebody takes them (R1.3)."""
    lies = view.kitty_size and view.kitty_taker is None
    return StockBeside(view.kitty_size, None) if lies else None


def running(drawing: Drawing[HeartsView]) -> DealSheet:
    """Return what each side took in this deal and what it has in all."""
    view = drawing.view
    rules, taken, sides = view.terms.rules, taken_so_far(view), view.terms.sides

    def score(side: Side, place: int) -> SideScore:
        points = reduce(moved, [taken[seat] for seat in side])
        lives = (str(sum(view.lives[seat] for seat in side)),) if view.lives else ()
        return SideScore(side, place, added_text(points, rules), total_text(side, view), lives)

    return running_sheet(
        sides,
        [sum([view.scores[seat] for seat in side]) for side in sides],
        score,
        highest_wins=rules.objective == "highest",
        placed=bool(view.results),
        more=(drawing("sheet-lives"),) if view.lives else (),
    )


def _passing(drawing: Drawing[HeartsView]) -> list[str]:
    if drawing.view.stage != "pass":
        return []
    done = [drawing.name(seat) for seat in drawing.view.passed_by]
    return [drawing("pass-done", names=listed(done, drawing.phrasebook))] if done else []


_DIRECTION_KEYS = {
    "L": "pass-left",
    "R": "pass-right",
    "X": "pass-across",
    "S": "pass-scatter",
    "H": "pass-hold",
}


def direction_text(direction: str, seat_count: int, phrasebook: Phrasebook) -> str:
    """Say the pass of a deal: pass left, no passing, pass 2 left and 1 right."""
    if not direction:
        return phrasebook("pass-unknown")
    if key := _DIRECTION_KEYS.get(direction):
        return phrasebook(key)
    if "," in direction:
        ways = vector_text(direction.split(","), seat_count, phrasebook)
        return phrasebook("pass-dealer", ways=ways)
    if direction.lstrip("-").isdigit():
        return phrasebook("pass-places", way=way_text(direction, phrasebook))
    return phrasebook("pass-unknown")


def trick_count(view: HeartsView) -> int | None:
    """Count the tricks of this deal; None if a nine may take a second card of everybody."""
    return None if view.terms.rules.trick_rule == "booster_nines" else usual.trick_count(view)


def cancelled(view: HeartsView, trick: Sequence[Play]) -> frozenset[Card]:
    """Return the cards of the suit led that cannot take the trick, an equal one being there."""
    if view.terms.rules.trick_rule != "cancellation" or not trick:
        return frozenset()
    faces = [play.card for play in trick if play.card.suit == trick[0].card.suit]
    return frozenset(face for face in faces if faces.count(face) > 1)


def broken_text(drawing: Drawing[HeartsView]) -> str | None:
    """Say whether hearts are broken in the deal that is played, if anything waits for that."""
    view = drawing.view
    rules = view.terms.rules
    matters = "until_broken" in (rules.hearts_lead, rules.qs_lead)
    if view.stage != "play" or not matters:
        return None
    # What may be led to the first trick its leader is told.
    if view.trick_number == 1 and not view.hearts_broken:
        return None
    return drawing("hearts-broken" if view.hearts_broken else "hearts-unbroken")


def moon_text(drawing: Drawing[HeartsView]) -> str | None:
    """Say who can still shoot the moon: one side took all that it needs, as far as it is out."""
    view, needed = drawing.view, drawing.view.terms.moon_cards
    if view.stage != "play" or view.terms.rules.moon == "none":
        return None
    took = {trick.winner for trick in view.tricks for play in trick.plays if play.card in needed}
    aside = view.laid_aside if isinstance(view, HeartsSeatView) else ()
    # What was taken up into the hand is not taken yet (R13.2).
    down = aside if view.terms.rules.kitty == "hand" else view.kitty
    if view.kitty_taker is not None and not needed.isdisjoint(down):
        took.add(view.kitty_taker)
    together = view.terms.sides if view.terms.rules.team_moon else [(seat,) for seat in took]
    shooters = next((side for side in together if took and took <= set(side)), None)
    if shooters is None:
        return None
    names = [drawing.name(seat) for seat in shooters]
    return drawing("hearts-moon", count=len(names), names=listed(names, drawing.phrasebook))


def state_text(drawing: Drawing[HeartsView]) -> str | None:
    """Say whether hearts are broken, and who can still shoot the moon."""
    told = (broken_text(drawing), moon_text(drawing))
    return sentences(told, drawing.phrasebook) or None


def lying_lines(drawing: Drawing[HeartsView], *, own: bool) -> Iterator[str]:
    """Tell what waits for whoever takes a later trick, and who took the cards left over.

    `own` says that nobody but the seat of the view reads it, so that what it alone has seen of
    the cards left over may be named. Those that nobody has seen lie in a picture, if there is one.
    """
    view = drawing.view
    if view.pending:
        yield pending_text(drawing)
    seen = own or view.terms.rules.kitty_seen == "all"
    if view.kitty_size and not (drawing.frame.pictured and not (seen and view.kitty)):
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
