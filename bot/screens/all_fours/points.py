"""Points in words: what each chance brought (F21), the end of a deal, totals and the result."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from bot.pictures.scenes import Badge, Pile
from bot.screens.cards import face_shown, suit_facts
from bot.screens.drawing import Drawing
from bot.screens.phrases import against, apart, enumerated, in_small, lines, sentences
from bot.screens.sheet import signed
from bot.screens.trick_games.marks import counted_lines
from bot.screens.trick_games.usual import side_name
from engine.cards import Card
from engine.contract.seats import Seat
from engine.contract.view import View
from engine.games.all_fours.counting import peg, pips
from engine.games.all_fours.terms import DECK, JACK
from engine.games.all_fours.view import AllFoursView, DealResult, Mark
from engine.tricks.trick import Play, TakenTrick


def deal_text(drawing: Drawing[AllFoursView], number: int, result: DealResult) -> str:
    """Tell what was counted in deal `number`, a line each in the order of counting."""
    if result.trump is None:
        title = drawing("log-deal", number=number)
    else:
        title = drawing("af-deal", number=number, **suit_facts(result.trump, drawing.phrasebook))
    marks = mark_texts(drawing, result)
    return lines(
        title,
        bid_made(drawing, result),
        *(drawing("rule-card-line", departure=said) for said in marks),
    )


def mark_texts(drawing: Drawing[AllFoursView], result: DealResult) -> list[str]:
    """Tell what was counted in a deal, a text each in the order of counting."""
    late = late_marks(result, drawing.view)
    return [
        drawing("af-counted-late", what=_what(drawing, mark, result))
        if at in late
        else mark_text(drawing, mark, result)
        for at, mark in pegs_as_one(result.marks)
    ]


def pegs_as_one(marks: Sequence[Mark]) -> Iterator[tuple[int, Mark]]:
    """Yield marks with their places, what each side has pegged as one where it pegged first."""
    told: set[tuple[Seat, ...]] = set()
    for at, mark in enumerate(marks):
        if mark.reason != "peg":
            yield at, mark
        elif mark.side not in told:
            told.add(mark.side)
            own = (one.points for one in marks if (one.reason, one.side) == ("peg", mark.side))
            yield at, mark._replace(points=sum(own))


def trick_pegs(drawing: Drawing[AllFoursView], trick: Sequence[Play]) -> str:
    """Say what the trumps in a trick bring whoever takes it (C62)."""
    view = drawing.view
    trump = view.results[-1].trump if view.trump is None and view.results else view.trump
    points = sum(peg(view.terms.rules, play.card, trump) for play in trick)
    return drawing("af-trick-pegs", count=points) if points else ""


def late_marks(result: DealResult, view: AllFoursView) -> range:
    """Return the places of the marks that came after the game was won (F25)."""
    won = view.outcome is not None and view.outcome.reason == "target"
    if not won or result is not view.results[-1]:
        return range(0)
    counted = [at for at, mark in enumerate(result.marks) if mark.points]
    return range(max(counted, default=-1) + 1, len(result.marks))


def bid_made(drawing: Drawing[View], result: DealResult) -> str | None:
    """Say that a bid was made; one that was not is a mark, and a deal broken off has no Game."""
    reasons = {mark.reason for mark in result.marks}
    if result.bidder is None or "bid" in reasons or "game" not in reasons:
        return None
    return drawing("af-bid-made", name=drawing.name(result.bidder), bid=result.bid)


def mark_text(drawing: Drawing[AllFoursView], mark: Mark, result: DealResult | None) -> str:
    """Say what a mark is for and who counts it; `result` is the deal's, once that is over."""
    what = _what(drawing, mark, result)
    if not mark.side:
        return drawing("af-counted-nobody", what=what)
    if not mark.points:
        return drawing("af-counted-barred", what=what)
    names = side_name(drawing, mark.side)
    if mark.points < 0:
        return drawing("af-counted-lost", what=what, names=names, points=-mark.points)
    return drawing("af-counted", what=what, names=names, points=mark.points)


def _what(drawing: Drawing[AllFoursView], mark: Mark, result: DealResult | None) -> str:
    name = "" if mark.seat is None else drawing.name(mark.seat)
    card = "" if mark.card is None else face_shown(mark.card, drawing.phrasebook)
    match mark.reason:
        case "jack" if mark.loser is not None:
            return drawing(
                "af-mark-jack-hung", name=name, card=card, loser=drawing.name(mark.loser)
            )
        case "gift" if mark.seat != _eldest(result, drawing.view):
            return drawing("af-mark-gift-too", name=name)
        case "low" if mark.side and mark.seat not in mark.side:
            return drawing(f"af-mark-low-{drawing.view.terms.rules.low_to}", name=name, card=card)
        case "game":
            pips = () if result is None else result.pips
            return drawing("af-mark-game", pips=pips_text(drawing, pips))
        case "bid":
            return drawing("af-mark-bid", name=name, bid=0 if result is None else result.bid)
        case reason:
            return drawing(f"af-mark-{reason}", name=name, card=card)


def _eldest(result: DealResult | None, view: AllFoursView) -> Seat:
    """Return who begged, if anybody: of those given a point the others get it besides (F13)."""
    return view.eldest if result is None else view.terms.next_to(result.dealer)


def pips_text(drawing: Drawing[AllFoursView], pips: Sequence[int]) -> str:
    """Say the pips that each side took home."""
    told = (
        drawing("af-pips", names=side_name(drawing, side), pips=str(count))
        for side, count in zip(drawing.view.sides, pips, strict=False)
    )
    return enumerated(told, drawing.phrasebook)


def standing_text(drawing: Drawing[AllFoursView]) -> str | None:
    """Tell who leads for Game and which chances are home, by cards that everybody has seen.

    What is marked is told elsewhere. High and Low are home only if no card can be better. A picture
    of the table shows all of it.
    """
    standing = None if drawing.frame.pictured else _standing(drawing.view)
    if standing is None:
        return None
    best = sorted(standing.pips.items(), key=lambda one: -one[1])
    told = (
        drawing("af-pips", names=side_name(drawing, side), pips=str(count))
        for side, count in best
        if count
    )
    said = [drawing("af-game-so-far", pips=enumerated(told, drawing.phrasebook) or "0")]
    for chance, _, seat in standing.chances:
        name, home = ("", "no") if seat is None else (drawing.name(seat), "yes")
        said.append(drawing("af-so-far", home=home, chance=chance, name=name))
    return in_small(apart(said))


def home(view: AllFoursView) -> list[list[Pile]]:
    """Return what stands so far: the chances at the seats that made them, Game at first ones."""
    rows: list[list[Pile]] = [[] for _ in range(view.seat_count)]
    if (standing := _standing(view)) is not None:
        for side, count in standing.pips.items():
            rows[side[0]] += [Pile((), "game", count)] if count else []
        for chance, face, seat in standing.chances:
            if seat is not None:
                rows[seat].append(Pile((face,), _BADGES.get(chance, "")))
    return rows


_BADGES: Final[Mapping[str, Badge]] = {"high": "high", "low": "low"}


class _Standing(NamedTuple):
    """The card points of each side, and the chances, each with its card and who has made it."""

    pips: Mapping[tuple[Seat, ...], int]
    chances: Sequence[tuple[str, Card, Seat | None]]


def _standing(view: AllFoursView) -> _Standing | None:
    tricks, trump = _tricks_seen(view), view.trump
    if view.stage != "play" or trump is None or not tricks or not view.terms.rules.four_points:
        return None
    sums = dict.fromkeys(view.sides, 0)
    for plays, winner in tricks:
        worth = sum(pips(view.terms.rules, play.card, trump) for play in plays)
        sums[view.terms.side(winner)] += worth
    marked = {mark.reason for mark in view.marks}
    chances = [(chance, Card(trump, rank)) for chance, rank in _chances(view).items()]
    return _Standing(
        sums,
        [
            (chance, face, _counting(view, chance, face, tricks))
            for chance, face in chances
            if chance not in marked
        ],
    )


def _tricks_seen(view: AllFoursView) -> list[TakenTrick]:
    """Return the finished tricks of this deal, of which each was seen."""
    count = view.seat_count
    rows = [view.seen[at : at + count] for at in range(0, sum(view.tricks_won) * count, count)]
    leaders = [row[0].seat for row in rows] + [view.leader]
    # Whoever takes a trick leads to the next.
    return [
        TakenTrick(tuple(row), winner)
        for row, winner in zip(rows, leaders[1:], strict=True)
        if winner is not None
    ]


def _chances(view: AllFoursView) -> dict[str, int]:
    """Return which card of the trumps settles each chance that is in play, by its rank."""
    up = {face.rank for face in view.turned if face.suit == view.trump}
    ranks = [face.rank for face in DECK if face.suit == view.trump and face.rank not in up]
    jack = {"jack": JACK} if JACK in ranks else {}
    return {"high": max(ranks), "low": min(ranks), **jack}


def _counting(
    view: AllFoursView, chance: str, face: Card, tricks: Sequence[TakenTrick]
) -> Seat | None:
    """Return whose side counts a chance whose card was taken, None while that is out."""
    for plays, winner in tricks:
        for seat, played in plays:
            if played == face:
                captor = chance == "jack" or (
                    chance == "low" and view.terms.rules.low_to == "captor"
                )
                dealer = chance == "low" and view.terms.rules.low_to == "dealer"
                return view.dealer if dealer else winner if captor else seat
    return None


def counted(drawing: Drawing[AllFoursView], deal: int) -> Sequence[str]:
    """Tell the trumps and the bid of a deal, then in a line each what a side counted in it."""
    view, result = drawing.view, drawing.view.results[deal - 1]
    trumps = None
    if result.trump is not None:
        trumps = drawing("af-trumps", **suit_facts(result.trump, drawing.phrasebook))
    late = late_marks(result, view)
    marks = (
        (_whose(drawing, mark, late=at in late), _in_brief(drawing, mark, result))
        for at, mark in pegs_as_one(result.marks)
    )
    first = sentences((trumps, bid_made(drawing, result)), drawing.phrasebook)
    return counted_lines(drawing, first, marks)


def _whose(drawing: Drawing[AllFoursView], mark: Mark, *, late: bool) -> str:
    """Say who counts a mark, or why nobody does."""
    if late:
        return drawing("af-whose-late")
    if not mark.side:
        return drawing("whose-nobody")
    return side_name(drawing, mark.side) if mark.points else drawing("af-whose-barred")


def _in_brief(drawing: Drawing[AllFoursView], mark: Mark, result: DealResult) -> str:
    """Say in two or three words what a mark is for, and its points if they are not one."""
    name = mark.loser if mark.loser is not None else mark.seat
    what = drawing(
        "af-brief",
        reason="hung" if mark.loser is not None else mark.reason,
        name="" if name is None else drawing.name(name),
        card="" if mark.card is None else face_shown(mark.card, drawing.phrasebook),
        bid=result.bid,
        pips=against(sorted(result.pips, reverse=True)[:2]),
    )
    if mark.points in (0, 1):
        return what
    return drawing("counted-brief-points", what=what, points=signed(mark.points))


def over_text(drawing: Drawing[AllFoursView]) -> str | None:
    """Say why the game is over if no side has reached the target (F28)."""
    revoked = drawing.view.outcome is not None and drawing.view.outcome.reason == "revoke"
    return drawing("af-over-revoke") if revoked else None


def hung(drawing: Drawing[AllFoursView]) -> list[str]:
    """Tell who hung how many Jacks."""
    marks = [mark for result in drawing.view.results for mark in result.marks]
    jacks = [mark.seat for mark in marks if mark.reason == "jack" and mark.loser is not None]
    seats = sorted({seat for seat in jacks if seat is not None})
    return [
        drawing("af-result-hung", name=drawing.name(seat), count=jacks.count(seat))
        for seat in seats
    ]
