"""A hand of Hearts: what one player sees in private, and the cards to press."""

from collections import Counter
from collections.abc import Collection
from typing import Any

import discord
from discord import ui

from bot.names import label_name
from bot.screens.cards import SUIT_SIGNS, by_suit, face_text, faces_text, held, suit_name
from bot.screens.components import Layout, button, link, rows
from bot.screens.frame import Frame
from bot.screens.hearts.points import last_trick_text
from bot.screens.hearts.table import deadline_text, turn_text
from bot.screens.hearts.trick import broken_text, direction_text, lead_text, trick_lines
from bot.screens.phrases import framed, text
from bot.sentences import Sentence
from bot.words import Words
from engine.cards import Card, spell
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.craft.seating import left_of
from engine.craft.tricks import void
from engine.games.hearts.view import HeartsView
from engine.table.chairs import Presence

TICK = "✓"
TIMES = "\N{MULTIPLICATION SIGN}"


def hand_screen(
    frame: Frame,
    view: HeartsView,
    *,
    ticked: Collection[Card] = (),
    notice: str | None = None,
    words: Words,
) -> Layout:
    """Draw the hand of `view.seat`; `notice` is a line on top that answers the last press.

    Cards in `ticked` that are no longer to be chosen from are left out, so ticks of an older
    picture do no harm.
    """
    assert view.seat is not None
    if view.outcome is not None:
        return hand_closed_screen(frame, "game", words)
    if frame.chairs[view.seat].presence is Presence.LEFT:
        return hand_closed_screen(frame, "left", words)
    passing = view.stage == "pass" and view.prompt is not None
    chosen = held(set(ticked) & set(view.prompt.cards)) if passing and view.prompt else ()
    return framed(
        text(f"> {notice}" if notice else None, *_where(frame, view, words)),
        *(text(*block) for block in _story(frame, view, words) if any(block)),
        *(_passing_cards(frame, view, chosen, words) if passing else _cards(frame, view, words)),
        *_last_row(frame, view, chosen, words),
    )


def hand_closed_screen(frame: Frame, reason: str, words: Words) -> Layout:
    """Draw a hand that is no longer played.

    `reason` is `deal` (the next deal has a message of its own), `game` or `left`.
    """
    keys = {
        "deal": "hand-closed-deal",
        "game": "hand-closed-game",
        "left": "hand-closed-left",
    }
    keys_below = [link(words("button-to-table"), frame.table_link or frame.channel_link)]
    if reason == "left":
        back = Sentence(frame.table_id, "back")
        keys_below.insert(0, button(back, words("button-back")))
    return framed(
        text(
            words(
                keys.get(reason, "hand-closed-game"),
                variant=frame.variant_title,
                guild=frame.guild_name,
                channel=frame.channel_name,
            )
        ),
        *rows(keys_below),
    )


def _where(frame: Frame, view: HeartsView, words: Words) -> list[str]:
    return [
        words(
            "hand-title",
            variant=frame.variant_title,
            number=view.deal_number,
            direction=direction_text(view.direction, words),
        ),
        words(
            "hand-where",
            guild=frame.guild_name,
            channel=frame.channel_name,
            table=frame.table_id,
            link=frame.table_link or frame.channel_link,
        ),
    ]


def _story(frame: Frame, view: HeartsView, words: Words) -> list[list[str | None]]:
    """What happened so far, what this seat passed and got, and what is to be done now."""
    assert view.seat is not None
    trick: list[str | None] = [lead_text(frame, view, words), *trick_lines(frame, view, words)]
    if view.tricks and not view.trick:
        trick.insert(0, last_trick_text(view.tricks[-1], frame, words))
    task: list[str | None] = [broken_text(view, words) if view.stage == "play" else None]
    if view.seat in view.to_act and view.prompt is not None:
        task += [_task(frame, view, words), deadline_text(frame, view, words)]
    else:
        task.append(turn_text(frame, view, words))
    if frame.chairs[view.seat].presence is Presence.AWAY:
        task.append(words("hand-away"))
    return [trick, [*_exchange(frame, view, words)], task]


def _exchange(frame: Frame, view: HeartsView, words: Words) -> list[str]:
    """What this seat passed and got, until the first trick is over."""
    assert view.seat is not None
    if not view.passed or view.trick_number > 1:
        return []
    passed = faces_text(held(view.passed), words)
    if len(view.recipients) != 1:
        said = [words("hand-passed-around", cards=passed)]
    else:
        said = [words("hand-passed", cards=passed, name=frame.name(view.recipients[0]))]
    if view.received:
        received = faces_text(held(view.received), words)
        giver = _giver(view)
        if giver is None:
            said.append(words("hand-received-around", cards=received))
        else:
            said.append(words("hand-received", cards=received, name=frame.name(giver)))
    return said


def _giver(view: HeartsView) -> Seat | None:
    """Who passed to this seat, as far to the right as its own cards went to the left."""
    assert view.seat is not None
    if len(view.recipients) != 1:
        return None
    places = view.recipients[0] - view.seat
    return left_of(view.seat, view.seat_count, -places)


def _task(frame: Frame, view: HeartsView, words: Words) -> str:
    """Say what is asked of this seat, and why some cards cannot be pressed."""
    assert view.prompt is not None
    if view.stage == "pass":
        count = view.prompt.pick
        if len(view.prompt.recipients) == 1:
            name = frame.name(view.prompt.recipients[0])
            return words("task-pass", count=count, name=name)
        return words("task-pass-around", count=count)
    return _task_of_leading(view, words) if not view.trick else _task_of_following(view, words)


def _task_of_leading(view: HeartsView, words: Words) -> str:
    assert view.prompt is not None
    legal = view.prompt.cards
    if view.trick_number == 1 and len(legal) == 1:
        return words("task-open", card=face_text(legal[0], words))
    if len(legal) < len(view.hand):
        return words("task-lead-no-heart")
    return words("task-lead")


def _task_of_following(view: HeartsView, words: Words) -> str:
    assert view.prompt is not None
    suit = view.trick[0].card.suit
    facts = {"suit": suit_name(suit, words), "sign": SUIT_SIGNS[suit]}
    if not void(view.hand, suit):
        return words("task-follow", **facts)
    if len(view.prompt.cards) < len(view.hand):
        return words("task-void-first-trick", **facts)
    return words("task-void", **facts)


def _cards(frame: Frame, view: HeartsView, words: Words) -> list[ui.ActionRow[Any]]:
    """One row or more a suit; what may be played can be pressed."""
    assert view.seat is not None
    asked = frame.asked[view.seat]
    legal = (
        frozenset(view.prompt.cards) if view.prompt and view.stage == "play" else frozenset[Card]()
    )
    # Of two packs, equal cards share a key: it is all one which of them is played.
    copies = Counter(view.hand)
    new = frozenset(view.received) if view.trick_number <= 1 else frozenset[Card]()

    def key(face: Card) -> ui.Item[Any]:
        label = face_text(face, words)
        if face in new:
            label = words("label-new", card=label)
        if copies[face] > 1:
            label = f"{label} {TIMES}{copies[face]}"
        return button(
            Sentence(frame.table_id, "do", asked, str(Action.of("play", (face,)))),
            label,
            style=(discord.ButtonStyle.primary if face in legal else discord.ButtonStyle.secondary),
            enabled=face in legal,
        )

    return [row for suit in by_suit(tuple(copies)) for row in rows([key(face) for face in suit])]


def _passing_cards(
    frame: Frame, view: HeartsView, ticked: tuple[Card, ...], words: Words
) -> list[ui.ActionRow[Any]]:
    """One row or more a suit; a press ticks a card or takes its tick away."""
    assert view.seat is not None
    assert view.prompt is not None
    asked = frame.asked[view.seat]
    passable = frozenset(view.prompt.cards)

    def key(face: Card) -> ui.Item[Any]:
        label = face_text(face, words)
        on = face in ticked
        return button(
            Sentence(
                frame.table_id,
                "untick" if on else "tick",
                asked,
                f"{face} {spell(ticked)}".rstrip(),
            ),
            f"{TICK} {label}" if on else label,
            style=discord.ButtonStyle.success if on else discord.ButtonStyle.secondary,
            enabled=face in passable,
        )

    return [row for suit in by_suit(view.hand) for row in rows([key(face) for face in suit])]


def _last_row(
    frame: Frame, view: HeartsView, ticked: tuple[Card, ...], words: Words
) -> list[ui.ActionRow[Any]]:
    assert view.seat is not None
    keys: list[ui.Item[Any]] = []
    if view.stage == "pass" and view.prompt is not None:
        right = len(ticked) == view.prompt.pick
        keys.append(
            button(
                Sentence(
                    frame.table_id,
                    "do",
                    frame.asked[view.seat],
                    str(Action.of(view.prompt.verb or "pass", ticked)),
                ),
                _pass_label(frame, view, len(ticked), words),
                style=discord.ButtonStyle.primary,
                enabled=right,
            )
        )
    if frame.chairs[view.seat].presence is Presence.AWAY:
        keys.append(
            button(
                Sentence(frame.table_id, "back"),
                words("button-back"),
                style=discord.ButtonStyle.success,
            )
        )
    if frame.table_link is not None:
        keys.append(link(words("button-to-table"), frame.table_link))
    return rows(keys)


def _pass_label(frame: Frame, view: HeartsView, ticked: int, words: Words) -> str:
    assert view.prompt is not None
    count = view.prompt.pick
    if len(view.prompt.recipients) != 1:
        return words("button-pass-around", count=count, ticked=ticked)
    name = label_name(frame.name(view.prompt.recipients[0]))
    keys = {"L": "button-pass-left", "R": "button-pass-right", "X": "button-pass-across"}
    key = keys.get(view.direction, "button-pass")
    return words(key, count=count, ticked=ticked, name=name)
