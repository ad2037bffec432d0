"""The dealer's vector at a large table: a menu for each place, as there are too many to list."""

from collections.abc import Sequence
from typing import Final

from bot.screens.components import OPTIONS_A_MENU, Button, Menu, MenuOption, ScreenPart, Style, rows
from bot.screens.drawing import Drawing
from bot.screens.family import Draft
from bot.screens.hearts.ways import place_text, vector_text
from bot.screens.shortening import shortened
from bot.screens.trick_games import ticks, usual
from bot.text.button_ids import ButtonId, DraftVerb
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.games.hearts.view import HeartsSeatView, HeartsView

SHARE: Final = DraftVerb("share")
"""The verb of a menu that says how many cards go to one place."""


def shared(view: HeartsView, draft: Draft | None, parts: tuple[str, ...]) -> Draft:
    """Return the vector so far with the cards for one place, counted from 1, changed.

    A menu says between them how many go there as yet; that of an earlier version did not.
    """
    counts = list(counts_in(view, draft or ()))
    match parts:
        case (place, count) | (place, _, count) if place.isdigit() and count.isdigit():
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
    # Places have one figure. The menus of an earlier version tell nothing beside theirs.
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
