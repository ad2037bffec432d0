"""Pictures on a screen: each with a text that tells what it shows, made from the same scene."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.pictures.layouts import CROWD
from bot.pictures.scenes import (
    Badge,
    ChartScene,
    DealLine,
    DealScene,
    ExampleScene,
    HandScene,
    Pile,
    PositionLine,
    PositionScene,
    StockAndPile,
    StockBeside,
    TableScene,
)
from bot.screens.cards import face_text, faces_text, suit_facts
from bot.screens.components import (
    ALT_LENGTH,
    Container,
    Menu,
    Picker,
    Picture,
    Pictures,
    Row,
    ScreenPart,
    Text,
)
from bot.screens.drawing import Drawing
from bot.screens.frame import Frame
from bot.screens.phrases import QUOTE, apart, enumerated, listed, sentences
from bot.screens.screen import Screen
from bot.screens.sheet import MINUS
from bot.screens.sides import sign_text
from bot.text.names import END_ISOLATE, ISOLATE, label_name, picture_name
from bot.text.phrasebook import Phrasebook
from engine.contract.seats import Seat
from engine.contract.view import SeatView, View

_CUT: Final = " \N{HORIZONTAL ELLIPSIS}"
_ENDS: Final = " \N{IDEOGRAPHIC COMMA}\N{IDEOGRAPHIC FULL STOP}"
"""Signs before which a text may be cut; some languages have no blanks between words."""


def with_hand_picture(screen: Screen, scene: HandScene, phrasebook: Phrasebook) -> Screen:
    """Return a hand with its cards shown large above its buttons and what answers a press."""
    picture = Pictures((Picture(scene, hand_alt(scene, phrasebook)),))
    return _with(screen, (picture,), below_title=False)


def with_deal_picture(
    screen: Screen,
    scene: DealScene,
    frame: Frame,
    phrasebook: Phrasebook,
    *,
    has_sheet: bool = True,
) -> Screen:
    """Return the end of a deal with a picture of it below the title."""
    scene = as_told(scene, frame, phrasebook)
    picture = Pictures((Picture(scene, deal_alt(scene, frame, phrasebook)),))
    signs = [(line.seats, line.signs) for line in scene.lines]
    said = [signs_text(signs, frame, phrasebook)]
    if has_sheet:
        said = _partners(signs, frame, phrasebook)
    return _with(screen, (picture, *said, *_legend(scene, phrasebook)), below_title=True)


_TOLD: Final[Sequence[Badge]] = ("high", "low", "hung", "game", "natural", "mixed", "samba")
"""The badges that say nothing by themselves, in the order in which they are explained."""


def _legend(scene: DealScene, phrasebook: Phrasebook) -> list[ScreenPart]:
    """Say what the badges in a picture mean, if there are any."""
    there = {pile.badge for line in scene.lines for pile in line.piles}
    told = [phrasebook(f"picture-badge-{badge}") for badge in _TOLD if badge in there]
    return [Text(phrasebook("picture-signs", signs=apart(told)))] if told else []


def with_chart(screen: Screen, scene: ChartScene, frame: Frame, phrasebook: Phrasebook) -> Screen:
    """Return a result with a chart of the totals below the title."""
    picture = Pictures((Picture(scene, chart_alt(scene, frame, phrasebook)),))
    signs = [(line.seats, scene.signs_of(line)) for line in scene.lines]
    return _with(screen, (picture, *_partners(signs, frame, phrasebook)), below_title=True)


def _partners(
    lines: Sequence[tuple[Sequence[Seat], Sequence[int]]], frame: Frame, phrasebook: Phrasebook
) -> list[ScreenPart]:
    """Say who has which sign if there are partners; a sheet tells the signs of all others."""
    return [signs_text(lines, frame, phrasebook)] if any(len(one) > 1 for one, _ in lines) else []


def seated(drawing: Drawing[View], position: PositionScene, marks: tuple[str, ...]) -> TableScene:
    """Return the round table at which that position lies, the reader of a hand at the bottom."""
    view = drawing.view
    names = tuple(picture_name(drawing.name(seat)) for seat in range(view.seat_count))
    nearest = view.seat if isinstance(view, SeatView) else 0
    return TableScene(position.lines, names, marks, position.look, nearest)


def with_table_picture(
    screen: Screen,
    scene: TableScene,
    frame: Frame,
    phrasebook: Phrasebook,
    *,
    below_title: bool = True,
) -> Screen:
    """Return a table with the round table below the title, or a hand with it near its buttons.

    Who has which sign is said only where the letters of the picture cannot write a name.
    """
    return _with(screen, table_parts(scene, frame, phrasebook), below_title=below_title)


def table_parts(scene: TableScene, frame: Frame, phrasebook: Phrasebook) -> list[ScreenPart]:
    parts: list[ScreenPart] = [Pictures((Picture(scene, table_alt(scene, frame, phrasebook)),))]
    if not all(scene.names):
        lines = ((line.seats, line.signs) for line in scene.lines if not line.laid)
        parts.append(signs_text(lines, frame, phrasebook))
    return parts


def table_alt(scene: TableScene, frame: Frame, phrasebook: Phrasebook) -> str:
    """Tell what lies on the table, what each seat has beside its name, and before that a hand."""
    told = [hand_alt(HandScene(scene.hand, scene.look), phrasebook)] if scene.hand else []
    told.append(phrasebook("picture-table"))
    in_turns = isinstance(scene.middle, StockAndPile)
    turn = [line.seats[0] for line in scene.lines if in_turns and line.acted and not line.laid]
    if awaited := scene.awaited or turn:
        # Of a long text the end may be cut.
        names = _names(awaited, frame, phrasebook)
        told.append(phrasebook("picture-table-awaited", names=names))
    told += _middle_texts(scene, phrasebook)
    for line in scene.lines:
        told += (_laid_texts if line.laid else partial(_seat_texts, scene))(line, frame, phrasebook)
    told += _trick_texts(scene, frame, phrasebook)
    if scene.totals:
        totals = (
            phrasebook("deal-points", name=_name(seat, frame), points=total)
            for seat, total in enumerate(scene.totals)
        )
        told.append(phrasebook("picture-table-totals", totals=enumerated(totals, phrasebook)))
    return cut_alt(sentences(told, phrasebook))


def _middle_texts(scene: TableScene, phrasebook: Phrasebook) -> Iterator[str]:
    middle = scene.middle
    if isinstance(middle, StockBeside):
        yield from _stock_beside_texts(middle, phrasebook)
    elif middle is not None:
        yield phrasebook("picture-table-stock", count=middle.stock, card="", seen="no")
        if middle.top is not None:
            frozen, top = "yes" if middle.frozen else "no", face_text(middle.top, phrasebook)
            yield phrasebook("picture-table-pile", count=middle.pile, card=top, frozen=frozen)


def _laid_texts(line: PositionLine, frame: Frame, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell how a side stands, and what it has laid."""
    names, worth = _names(line.seats, frame, phrasebook), line.worth
    if worth is not None:
        if worth.needs:
            state = phrasebook("canasta-unopened", minimum=worth.needs)
        else:
            state = phrasebook("canasta-made-of", made=worth.made, state="not")
        points = enumerated((worth.points, state), phrasebook)
        yield phrasebook("picture-table-seat", name=names, points=points)
    if line.piles:
        piles = piles_text(line.piles, phrasebook)
        yield phrasebook("review-picture-laid", names=names, piles=piles)


def _seat_texts(
    scene: TableScene, line: PositionLine, frame: Frame, phrasebook: Phrasebook
) -> Iterator[str]:
    (seat,), names = line.seats, _names(line.seats, frame, phrasebook)
    facts = {"name": names, "points": scene.marks[seat]}
    if scene.held:
        yield phrasebook("picture-table-holds", count=scene.held[seat], **facts)
    elif line.played is None:
        yield phrasebook("picture-table-seat", **facts)
    else:
        card = face_text(line.played, phrasebook)
        yield phrasebook(_played_key(scene, line), card=card, **facts)
    if line.piles:
        piles = piles_text(line.piles, phrasebook)
        yield phrasebook("picture-table-open", names=names, piles=piles)
    if scene.home and scene.home[seat]:
        piles = piles_text(scene.home[seat], phrasebook)
        yield phrasebook("picture-table-home", names=names, piles=piles)


def _played_key(scene: TableScene, line: PositionLine) -> str:
    """Return the message that tells a card: who takes a trick is known at its end alone."""
    if not line.acted:
        return "picture-table-played"
    if scene.taken:
        return "picture-table-takes"
    played = [one for one in scene.lines if one.played is not None]
    return "picture-table-leads" if len(played) == 1 else "picture-table-highest"


def _trick_texts(scene: TableScene, frame: Frame, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell which card was led, if not the only one, and which cannot take the trick."""
    if scene.starred is not None:
        yield phrasebook("picture-table-starred", name=_name(scene.starred, frame))
    played = {line.seats[0]: line.played for line in scene.lines if line.played is not None}
    if scene.led is not None and len(played) > 1:
        facts = {"name": _name(scene.led, frame)}
        card = face_text(played[scene.led], phrasebook)
        yield phrasebook("picture-table-led", card=card, **facts)
    if scene.cancelled:
        faces = dict.fromkeys([played[seat] for seat in scene.cancelled])
        yield phrasebook("picture-table-cancelled", cards=faces_text(faces, phrasebook))


def _stock_beside_texts(stock: StockBeside, phrasebook: Phrasebook) -> Iterator[str]:
    if stock.trump is not None:
        yield phrasebook("trumps", **suit_facts(stock.trump, phrasebook))
    top = "" if stock.top is None else face_text(stock.top, phrasebook)
    if stock.count:
        seen = "yes" if top else "no"
        yield phrasebook("picture-table-stock", count=stock.count, card=top, seen=seen)
    elif top:
        yield phrasebook("picture-table-turned", card=top)


def hand_alt(scene: HandScene, phrasebook: Phrasebook) -> str:
    if not scene.cards:
        return phrasebook("picture-hand-empty")
    cards = faces_text(scene.cards, phrasebook)
    return cut_alt(phrasebook("picture-hand", count=len(scene.cards), cards=cards))


def as_told(scene: DealScene, frame: Frame, phrasebook: Phrasebook) -> DealScene:
    """Return a deal as its text can tell it: of too many cards, those with a sign alone.

    Seven packs on the table are more than a text of `ALT_LENGTH` can name. Beside a crowd nothing
    is shown large.
    """
    if len(scene.lines) > CROWD:
        scene = replace(scene, big=None)
    if not deal_alt(scene, frame, phrasebook).endswith(_CUT):
        return scene
    signed = (
        replace(line, piles=tuple(pile for pile in line.piles if pile.badge))
        for line in scene.lines
    )
    return replace(scene, lines=tuple(signed))


def deal_alt(scene: DealScene, frame: Frame, phrasebook: Phrasebook) -> str:
    """Tell the lines of a deal, and what is shown large beside them."""
    told = [phrasebook("picture-deal")]
    if scene.big is not None:
        name = _name(scene.big.seat, frame)
        if scene.big.card is None:
            told.append(phrasebook("picture-deal-moon", name=name))
        else:
            card = face_text(scene.big.card, phrasebook)
            told.append(phrasebook("picture-deal-card", card=card, name=name))
    told += [_line_text(line, frame, phrasebook) for line in scene.lines]
    return cut_alt(sentences(told, phrasebook))


def example_alt(scene: ExampleScene, phrasebook: Phrasebook) -> str:
    """Tell the cards of a worked example, and which of them stands out."""
    told = [_pile_text(pile, phrasebook) for pile in scene.piles]
    if scene.marked is not None:
        told[scene.marked] = phrasebook("picture-example-marked", cards=told[scene.marked])
    return cut_alt(phrasebook("picture-example", piles=enumerated(told, phrasebook)))


def chart_alt(scene: ChartScene, frame: Frame, phrasebook: Phrasebook) -> str:
    """Tell the totals of each side."""
    told = [phrasebook("picture-chart", count=len(scene.lines[0].totals))]
    told += [
        phrasebook(
            "picture-chart-line",
            names=_names(line.seats, frame, phrasebook),
            totals=enumerated(map(str, line.totals), phrasebook),
        )
        for line in scene.lines
    ]
    return cut_alt(sentences(told, phrasebook))


def _line_text(line: DealLine, frame: Frame, phrasebook: Phrasebook) -> str:
    # It is written with its sign; the word beside it goes by the number alone.
    count = 1 if line.points.lstrip(f"+-{MINUS}") == "1" else 0
    facts = {"names": _names(line.seats, frame, phrasebook), "points": line.points, "count": count}
    if not line.piles:
        return phrasebook("picture-line-empty", **facts)
    piles = piles_text(line.piles, phrasebook)
    key = f"picture-line-{line.crown}" if line.crown else "picture-line"
    return phrasebook(key, piles=piles, **facts)


def piles_text(piles: Sequence[Pile], phrasebook: Phrasebook) -> str:
    """Tell what lies side by side in a picture."""
    return enumerated((_pile_text(pile, phrasebook) for pile in piles), phrasebook)


def _pile_text(pile: Pile, phrasebook: Phrasebook) -> str:
    cards = faces_text(pile.cards, phrasebook)
    if not pile.badge:
        return cards
    key = f"picture-pile-{pile.badge}"
    number = str(pile.number)
    if pile.badge == "more":
        number = f"{pile.number:+}"
        key = key if pile.cards else f"{key}-alone"
    return phrasebook(key, cards=cards, number=number)


def signs_text(
    lines: Iterable[tuple[Sequence[Seat], Sequence[int]]], frame: Frame, phrasebook: Phrasebook
) -> ScreenPart:
    """Say who has which sign in a picture."""
    told = [
        phrasebook("picture-sign", sign=sign_text(sign), names=frame.name(seat))
        for seats, signs in lines
        for sign, seat in zip(signs, seats, strict=True)
    ]
    return Text(phrasebook("picture-signs", signs=apart(told)))


def _names(side: Sequence[Seat], frame: Frame, phrasebook: Phrasebook) -> str:
    return listed([_name(seat, frame) for seat in side], phrasebook)


def _name(seat: Seat, frame: Frame) -> str:
    # No markdown is read in such a text.
    return label_name(frame.name(seat))


def _with(screen: Screen, parts: Sequence[ScreenPart], *, below_title: bool) -> Screen:
    """Put `parts` below the first text, or above the first row; leave a screen that is full."""
    for at, block in enumerate(screen.parts):
        if not isinstance(block, Container):
            continue
        inside = block.parts
        place = _below_title(inside) if below_title else _above_keys(inside)
        framed = replace(block, parts=(*inside[:place], *parts, *inside[place:]))
        shown = Screen((*screen.parts[:at], framed, *screen.parts[at + 1 :]))
        return shown if shown.fits else screen
    return screen


def _below_title(parts: Sequence[ScreenPart]) -> int:
    return next((at + 1 for at, part in enumerate(parts) if isinstance(part, Text)), 0)


def _above_keys(parts: Sequence[ScreenPart]) -> int:
    """Return the place above what is asked and what answers a press, which stay at the keys."""
    asks = (at for at, part in enumerate(parts) if isinstance(part, Row | Menu | Picker))
    at = next(asks, len(parts))
    above = parts[at - 1] if at else None
    at -= isinstance(above, Text) and above.content.startswith(QUOTE)
    return at - (at > 1 and isinstance(parts[at - 1], Text))


def cut_alt(said: str) -> str:
    """Leave out the last words of a text that is longer than a picture's may be.

    A name that was cut ends its isolation, so that nothing after it is turned round.
    """
    written = said.encode("utf-16-le")
    if len(written) <= 2 * ALT_LENGTH:
        return said
    room = ALT_LENGTH - len(_CUT) - len(END_ISOLATE)
    # One more, so that a word that just fits is followed by what it ends at.
    kept = said[: len(written[: 2 * room].decode("utf-16-le", "ignore")) + 1]
    kept = kept[: max(kept.rfind(sign) for sign in _ENDS)]
    return kept + END_ISOLATE * (kept.count(ISOLATE) - kept.count(END_ISOLATE)) + _CUT
