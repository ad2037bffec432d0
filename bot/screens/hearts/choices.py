"""Answers that need no card: a moon's worth and the dealer's vector, by buttons or menus."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.screens.components import (
    LABEL_LENGTH,
    OPTIONS_A_MENU,
    Button,
    Menu,
    MenuOption,
    ScreenPart,
    Style,
    rows,
)
from bot.screens.drawing import Drawing
from bot.screens.family import Draft
from bot.screens.hand.open_hand import leaves_room
from bot.screens.hearts.points import totals_after
from bot.screens.phrases import enumerated, listed, sentences
from bot.screens.screen import characters_of
from bot.screens.shortening import shortened
from bot.screens.trick_games import showing, ticks, usual
from bot.text.button_ids import ButtonId, DraftVerb
from bot.text.names import label_name
from bot.text.phrasebook import Phrasebook
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.games.hearts.view import HeartsSeatView, HeartsView

MOONS: Final = ("old", "new")
"""The ways of counting a moon between which its shooter may choose."""


def choices(drawing: Drawing[HeartsSeatView], draft: Draft) -> Sequence[ScreenPart]:
    """Draw a button for each ready answer; none if cards are asked for.

    If there are more vectors than fit, `draft` is the one being composed.
    """
    view = drawing.view
    ready = view.prompt.choices if view.prompt is not None else ()
    said = ((one, choice_text(drawing, one)) for one in sorted(ready, key=_sorted_by))
    pressed = usual.choice_rows(drawing, ((one, label, True) for one, label in said))
    if leaves_room(pressed):
        return pressed
    return sharing_rows(drawing, draft if view.stage == "vector" else ())


def choice_text(drawing: Drawing[HeartsView], choice: Action) -> str:
    """Say what an answer does, in a label: 2 to the left, 1 to the right."""
    match choice:
        case Action("vector", counts):
            said = vector_text(counts, drawing.view.seat_count, drawing.phrasebook)
        case Action("moon", (kind,)) if kind in MOONS:
            totals = _totals_text(drawing, kind, label=True)
            said = drawing(f"choice-moon-{kind}-totals", totals=totals) if totals else ""
            if not said or characters_of(said) > LABEL_LENGTH:
                said = drawing(f"choice-moon-{kind}")
        case Action("show", _):
            return showing.choice(drawing, choice)
        case _:
            said = str(choice)
    return shortened(said)


def choices_told(drawing: Drawing[HeartsSeatView]) -> str:
    """Tell the totals that each way of counting the moon comes to; a label may be too short."""
    told: list[str] = []
    for choice in drawing.view.open_prompt.choices:
        match choice:
            case Action("moon", (kind,)) if kind in MOONS:
                totals = _totals_text(drawing, kind)
                told += [drawing(f"told-moon-{kind}", totals=totals)] if totals else []
            case _:
                continue
    return sentences(told, drawing.phrasebook)


def _totals_text(drawing: Drawing[HeartsView], kind: str, *, label: bool = False) -> str:
    totals = totals_after(drawing.view, kind)
    if totals is None:
        return ""
    names = [label_name(chair.name) if label else chair.name for chair in drawing.frame.chairs]
    parts = (
        drawing("deal-points", name=name, points=total)
        for name, total in zip(names, totals, strict=True)
    )
    return enumerated(parts, drawing.phrasebook)


def _sorted_by(choice: Action) -> tuple[int, int, tuple[int, ...]]:
    """Vectors that name fewer receivers and fewer cards first; other answers as they come."""
    if choice.verb != "vector":
        return 0, 0, ()
    counts = [int(word) for word in choice.words if word.isdigit()]
    return sum(count > 0 for count in counts), sum(counts), tuple(-count for count in counts)


SHARE: Final = DraftVerb("share")
"""The verb of a menu that says how many cards go to one place."""


def shared(view: HeartsView, draft: Draft | None, parts: tuple[str, ...]) -> Draft:
    """Return the vector so far with the cards for one place, counted from 1, changed.

    A menu says between them how many go there as yet. Raise `Unreadable`.
    """
    counts = list(counts_in(view, draft or ()))
    match parts:
        case (place, _, count) if place.isdigit() and count.isdigit():
            if not 1 <= int(place) <= len(counts):
                raise Unreadable("there is no such place at this table")
            counts[int(place) - 1] = count
            return tuple(counts)
        case _:
            raise Unreadable("a place and a number are wanted")


def counts_in(view: HeartsView, draft: Draft) -> tuple[str, ...]:
    """Return the vector that a draft holds, all zeros if it holds none."""
    places = view.seat_count - 1
    return draft if len(draft) == places else ("0",) * places


def drafted(view: HeartsSeatView, draft: Draft | None, verb: str, parts: tuple[str, ...]) -> Draft:
    """Tick or untick a card, or share out the dealer's vector."""
    return shared(view, draft, parts) if verb == SHARE else ticks.ticked(view, draft, verb, parts)


def pictured(said: Sequence[ButtonId]) -> Draft:
    """Return the vector that the menus show, or the ticks."""
    menus = sorted(one.text for one in said if one.verb == SHARE)
    # Places have one figure.
    counts = tuple(words[1] for one in menus if len(words := one.split(" ")) == 2)
    return counts if menus else ticks.pictured(said)


def completed(view: HeartsSeatView, draft: Draft, choice: Action) -> Action:
    """Keep the vector that is shared out, or the cards that are ticked; `choice` does the rest."""
    if view.stage == "vector":
        return Action("vector", counts_in(view, draft))
    return usual.completed(view, draft, choice)


def sharing_rows(drawing: Drawing[HeartsSeatView], draft: Draft) -> Sequence[ScreenPart]:
    """Draw a menu for each place to the left, and the button that says the vector."""
    frame, view, phrasebook = drawing.frame, drawing.view, drawing.phrasebook
    asked, rules = frame.asked[view.seat], view.terms.rules
    counts = counts_in(view, draft)
    menus = [
        Menu(
            ButtonId(frame.table_id, SHARE, asked, f"{place} {now}"),
            tuple(
                MenuOption(
                    label=drawing(
                        "share-count",
                        count=count,
                        way=place_text(place, view.seat_count, phrasebook),
                    ),
                    value=str(count),
                    chosen=str(count) == now,
                )
                for count in range(min(rules.dealer_pass_cap + 1, OPTIONS_A_MENU))
            ),
            placeholder=place_text(place, view.seat_count, phrasebook),
        )
        for place, now in enumerate(counts, start=1)
    ]
    total = sum(map(int, counts))
    if total > rules.dealer_pass_cap:
        label, fits = drawing("share-most", count=rules.dealer_pass_cap), False
    elif not total and not rules.dealer_pass_zero_ok:
        label, fits = drawing("share-least"), False
    else:
        label, fits = (
            drawing("share-say", vector=vector_text(counts, view.seat_count, phrasebook)),
            True,
        )
    key = Button(
        ButtonId(frame.table_id, "do", asked, "vector"),
        shortened(label),
        style=Style.PRIMARY,
        enabled=fits,
    )
    return [*menus, *rows([key])]


_WAYS: Final = {
    "L": "rules-way-left",
    "R": "rules-way-right",
    "X": "rules-way-across",
    "S": "rules-way-scatter",
    "H": "rules-way-hold",
}


def way_text(way: str, phrasebook: Phrasebook) -> str:
    """Say one direction as `R3.1` writes it: `L`, `S`, `-2`."""
    if way in _WAYS:
        return phrasebook(_WAYS[way])
    return phrasebook(
        "rules-way-places-right" if way.startswith("-") else "rules-way-places-left",
        places=abs(int(way)),
    )


def vector_text(counts: Sequence[str], seat_count: int, phrasebook: Phrasebook) -> str:
    """Say how many cards go how far to the left, the n-th count n places (R3.4)."""
    parts = [
        phrasebook("choice-vector", count=int(count), way=place_text(at, seat_count, phrasebook))
        for at, count in enumerate(counts, start=1)
        if count.isdigit() and int(count)
    ]
    return listed(parts, phrasebook) or phrasebook("choice-vector-none")


def place_text(place: int, seat_count: int, phrasebook: Phrasebook) -> str:
    """Say which seat sits so many places to the left: left, across, 2 places to the left."""
    named = {1: "L", seat_count - 1: "R"} | ({seat_count // 2: "X"} if seat_count % 2 == 0 else {})
    return way_text(named.get(place, str(place)), phrasebook)


def cycle_text(ways: Iterable[str], phrasebook: Phrasebook) -> str:
    """Say the directions of successive deals."""
    return enumerated((way_text(way, phrasebook) for way in ways), phrasebook)
