"""A hand of Hearts: what one player sees in private, and the cards to press."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import chain

from bot.button_ids import ButtonId
from bot.names import label_name
from bot.phrasebook import Phrasebook
from bot.screens.card_places import TIMES, card_rows, label_of
from bot.screens.cards import SUIT_SIGNS, face_text, faces_text, held, suit_name
from bot.screens.claims import claim_keys, claiming_key, may_claim
from bot.screens.closed_hand import hand_closed_screen
from bot.screens.components import Button, Key, Part, Style, rows
from bot.screens.family import Draft
from bot.screens.frame import Frame
from bot.screens.hearts.choices import choice_rows, choices_told, deed_of
from bot.screens.hearts.lying import lying_lines
from bot.screens.hearts.points import last_trick_text
from bot.screens.hearts.standing import rules_of
from bot.screens.hearts.table import turn_text
from bot.screens.hearts.ticking import chooses, passed_action, scatters, ticked_cards
from bot.screens.hearts.trick import broken_text, direction_text, lead_text, trick_lines
from bot.screens.hints import hint_keys
from bot.screens.open_hand import away_text, last_row, where_text
from bot.screens.phrases import listed, text
from bot.screens.round_table import deadline_text
from bot.screens.screen import Screen, framed
from bot.screens.stand_ins import own_stood_in_text, why_text
from engine.cards import Card, spell
from engine.contract.action import Action
from engine.contract.prompt import Prompt
from engine.contract.seats import Seat, left_of
from engine.games.hearts.view import HeartsSeatView, HeartsView
from engine.table.chairs import Presence
from engine.tricks.trick import void

TICK = "✓"


def hand_screen(
    frame: Frame,
    view: HeartsSeatView,
    *,
    ticked: Collection[Card] = (),
    vector: Draft = (),
    claiming: bool = False,
    notice: str | None = None,
    phrasebook: Phrasebook,
) -> Screen:
    """Draw the hand of `view.seat`; `notice` is a line on top that answers the last press.

    Cards in `ticked` that are no longer to be chosen from are left out, so ticks of an older
    picture do no harm. `vector` is what a dealer has composed so far;
    with `claiming` the claims are offered beside the cards.
    """
    if view.outcome is not None:
        return hand_closed_screen(frame, "game", phrasebook)
    if frame.chairs[view.seat].presence is Presence.LEFT:
        return hand_closed_screen(frame, "left", phrasebook)
    choosing = chooses(view)
    chosen = ticked_cards(view, ticked) if choosing else ()
    places = _places(view)
    offered = may_claim(frame, view, view.hand, places)
    claiming = claiming and offered
    above = [
        text(f"> {notice}" if notice else None, *_where(frame, view, phrasebook)),
        *(
            text(*block)
            for block in _story(frame, view, phrasebook, claiming=claiming)
            if any(block)
        ),
        *choice_rows(frame, view, phrasebook, vector),
    ]
    claims = rows(claim_keys(frame, view.seat, phrasebook)) if claiming else []
    below = _last_row(frame, view, chosen, phrasebook, claiming=claiming if offered else None)
    draw = (
        _ticking_key(frame, view, chosen, phrasebook) if choosing else _key(frame, view, phrasebook)
    )
    cards = card_rows(frame, places, view.hand, draw, phrasebook)
    screen = framed(*above, *claims, *cards, *below)
    if claiming and not screen.fits:
        # Beside the claims there is no room for the keys of such a hand; one press leads back.
        hand = text(faces_text(held(view.hand), phrasebook))
        return framed(*above, hand, *claims, *below)
    return screen


def _places(view: HeartsSeatView) -> tuple[Card, ...]:
    """Return the cards that have a place on the hand: those held since it was last changed.

    It changes as a whole when cards are dealt, passed, or taken up with the kitty.
    """
    taken = (trick.plays for trick in view.tricks)
    plays = chain(view.trick, *view.pending, *taken)
    return (*view.hand, *(play.card for play in plays if play.seat == view.seat))


def _where(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> list[str]:
    return [
        phrasebook(
            "hand-title",
            variant=frame.variant_title,
            number=view.deal_number,
            direction=direction_text(view.direction, view.seat_count, phrasebook),
        ),
        where_text(frame, phrasebook),
    ]


def _story(
    frame: Frame, view: HeartsSeatView, phrasebook: Phrasebook, *, claiming: bool
) -> list[list[str | None]]:
    """What happened so far, what this seat passed and got, and what is to be done now."""
    trick: list[str | None] = [
        lead_text(frame, view, phrasebook),
        *trick_lines(frame, view, phrasebook),
    ]
    if view.tricks and not view.trick:
        trick.insert(0, last_trick_text(view.tricks[-1], frame, phrasebook))
    task: list[str | None] = [
        own_stood_in_text(frame, view.seat, phrasebook, partial(deed_of, frame, view, phrasebook)),
        broken_text(frame, view, phrasebook) if view.stage == "play" else None,
    ]
    if view.seat in view.to_act and view.prompt is not None:
        asked = phrasebook("task-claim") if claiming else _task(frame, view, phrasebook)
        task += [asked, deadline_text(frame, view, phrasebook)]
    else:
        task.append(turn_text(frame, view, phrasebook))
    task.append(away_text(frame, view.seat, phrasebook))
    cards: list[str | None] = [
        *_exchange(frame, view, phrasebook),
        *lying_lines(frame, view, phrasebook, own=True),
    ]
    if view.laid_aside:
        aside = faces_text(held(view.laid_aside), phrasebook)
        why = why_text(frame, view.seat, "discard")
        cards.append(phrasebook("hand-laid-aside", why=why, cards=aside))
    return [trick, cards, task]


def _exchange(frame: Frame, view: HeartsSeatView, phrasebook: Phrasebook) -> list[str]:
    """What this seat passed and got, until the first trick is over."""
    if not view.passed or view.trick_number > 1:
        return []
    passed, why = faces_text(held(view.passed), phrasebook), why_text(frame, view.seat, "pass")
    if len(view.recipients) != 1:
        said = [phrasebook("hand-passed-around", why=why, cards=passed)]
    else:
        name = frame.name(view.recipients[0])
        said = [phrasebook("hand-passed", why=why, cards=passed, name=name)]
    if view.received:
        received = faces_text(held(view.received), phrasebook)
        giver = _giver(view)
        if giver is None:
            said.append(phrasebook("hand-received-around", cards=received))
        else:
            said.append(phrasebook("hand-received", cards=received, name=frame.name(giver)))
    return said


def _giver(view: HeartsSeatView) -> Seat | None:
    """Who passed to this seat, as far to the right as its own cards went to the left."""
    if len(view.recipients) != 1:
        return None
    places = view.recipients[0] - view.seat
    return left_of(view.seat, view.seat_count, -places)


def _task(frame: Frame, view: HeartsSeatView, phrasebook: Phrasebook) -> str:
    """Say what is asked of this seat, and why some cards cannot be pressed."""
    match view.open_prompt.question:
        case "vector":
            return phrasebook("task-vector")
        case "moon":
            return phrasebook("task-moon", choices=choices_told(frame, view, phrasebook))
        case "discard":
            return phrasebook("task-discard", count=view.open_prompt.pick)
        case "pass":
            return _task_of_passing(frame, view.open_prompt, phrasebook)
        case _ if view.trick:
            return _task_of_following(frame, view, phrasebook)
        case _:
            return _task_of_leading(frame, view, phrasebook)


def _task_of_passing(frame: Frame, prompt: Prompt, phrasebook: Phrasebook) -> str:
    to = Counter(prompt.recipients)
    if len(to) == 1:
        return phrasebook("task-pass", count=prompt.pick, name=frame.name(prompt.recipients[0]))
    if max(to.values()) == 1 and len(to) == len(frame.chairs) - 1:
        return phrasebook("task-pass-around", count=prompt.pick)
    shares = [
        phrasebook("task-pass-share", count=count, name=frame.name(seat))
        for seat, count in to.items()
    ]
    return phrasebook("task-pass-shared", count=prompt.pick, shares=listed(shares, phrasebook))


def _task_of_leading(frame: Frame, view: HeartsSeatView, phrasebook: Phrasebook) -> str:
    legal = view.open_prompt.cards
    opening = rules_of(frame).opening
    if view.trick_number == 1 and opening == "lowest_club":
        return phrasebook("task-open", card=face_text(legal[0], phrasebook))
    if len(legal) == len(view.hand):
        return phrasebook("task-lead")
    if view.trick_number == 1 and opening == "lowest_club_any":
        return phrasebook("task-lead-club")
    if view.trick_number == 1 and opening == "eldest_nonpenalty":
        return phrasebook("task-lead-no-points")
    barred = set(view.hand) - set(legal)
    if all(face.suit == "H" for face in barred):
        return phrasebook("task-lead-no-heart")
    return phrasebook("task-lead-some", cards=faces_text(held(barred), phrasebook))


def _task_of_following(frame: Frame, view: HeartsSeatView, phrasebook: Phrasebook) -> str:
    suit = view.trick[0].card.suit
    facts = {"suit": suit_name(suit, phrasebook), "sign": SUIT_SIGNS[suit]}
    if not void(view.hand, suit):
        return phrasebook("task-follow", **facts)
    if len(view.open_prompt.cards) < len(view.hand):
        legal = view.open_prompt.cards
        # What must go first is named; that points may not go yet is told as the rule it is.
        forced = set(legal) <= set(rules_of(frame).forced_discard)
        if view.trick_number == 1 and not forced and any(face.suit != "H" for face in legal):
            return phrasebook("task-void-first-trick", **facts)
        return phrasebook("task-void-some", **facts, cards=faces_text(held(legal), phrasebook))
    return phrasebook("task-void", **facts)


def _key(frame: Frame, view: HeartsSeatView, phrasebook: Phrasebook) -> Callable[[Card], Key]:
    """Return how the button of a card is drawn; what may be played can be pressed."""
    asked = frame.asked[view.seat]
    legal = (
        frozenset(view.prompt.cards) if view.prompt and view.stage == "play" else frozenset[Card]()
    )
    left, copies = Counter(view.hand), Counter(_places(view))

    def key(face: Card) -> Key:
        return Button(
            ButtonId(frame.table_id, "do", asked, str(Action.of("play", (face,)))),
            label_of(face, left[face], copies[face], phrasebook),
            style=(Style.PRIMARY if face in legal else Style.SECONDARY),
            enabled=face in legal,
        )

    return key


def _ticking_key(
    frame: Frame, view: HeartsSeatView, ticked: tuple[Card, ...], phrasebook: Phrasebook
) -> Callable[[Card], Key]:
    """Return how the button of a card is drawn; a press ticks it or takes its tick away.

    Of two packs, equal cards share a key. It is pressed once for each of them, and once more to
    take all of its ticks away.
    """
    asked = frame.asked[view.seat]
    prompt = view.open_prompt
    passable = frozenset(prompt.cards)
    copies = Counter(view.hand)
    new = frozenset(view.kitty if prompt.question == "discard" else ())
    full = len(ticked) >= prompt.pick

    def key(face: Card) -> Key:
        count = ticked.count(face)
        more = count < copies[face] and not (count and full)
        wish = spell((face,) * (count + 1 if more else 1))
        said = f"{wish} {spell(ticked)}".rstrip()
        return Button(
            ButtonId(frame.table_id, "tick" if more else "untick", asked, said),
            written(face),
            style=Style.SUCCESS if count else Style.SECONDARY,
            enabled=face in passable,
        )

    def written(face: Card) -> str:
        label, count = face_text(face, phrasebook), ticked.count(face)
        if face in new:
            label = phrasebook("label-new", card=label)
        if copies[face] > 1 and count:
            label = phrasebook("label-some", card=label, count=count, copies=copies[face])
        elif copies[face] > 1:
            label = f"{label} {TIMES}{copies[face]}"
        if count:
            label = f"{TICK} {label}"
        if count and scatters(view):
            to = [
                label_name(frame.name(seat))
                for seat, one in zip(prompt.recipients, ticked, strict=False)
                if one == face
            ]
            label = phrasebook("label-to", card=label, name=", ".join(to)) if to else label
        return label

    return key


def _last_row(
    frame: Frame,
    view: HeartsSeatView,
    ticked: tuple[Card, ...],
    phrasebook: Phrasebook,
    *,
    claiming: bool | None,
) -> Sequence[Part]:
    """Draw the row below the cards; `claiming` is None where nothing can be claimed."""
    keys: list[Key] = []
    if chooses(view):
        right = len(ticked) == view.open_prompt.pick
        keys.append(
            Button(
                ButtonId(
                    frame.table_id,
                    "do",
                    frame.asked[view.seat],
                    str(passed_action(view, ticked)),
                ),
                _pass_label(frame, view, len(ticked), phrasebook),
                style=Style.PRIMARY,
                enabled=right,
            )
        )
    keys += hint_keys(frame, view, phrasebook)
    if claiming is not None:
        keys.append(claiming_key(frame, view.seat, phrasebook, claiming=claiming))
    return last_row(frame, view.seat, phrasebook, *keys)


def _pass_label(frame: Frame, view: HeartsSeatView, ticked: int, phrasebook: Phrasebook) -> str:
    count, to = view.open_prompt.pick, set(view.open_prompt.recipients)
    if view.open_prompt.question == "discard":
        return phrasebook("button-discard", count=count, ticked=ticked)
    if len(to) == view.seat_count - 1:
        return phrasebook("button-pass-around", count=count, ticked=ticked)
    if len(to) != 1:
        return phrasebook("button-pass-shared", count=count, ticked=ticked)
    name = label_name(frame.name(view.open_prompt.recipients[0]))
    keys = {"L": "button-pass-left", "R": "button-pass-right", "X": "button-pass-across"}
    key = keys.get(view.direction, "button-pass")
    return phrasebook(key, count=count, ticked=ticked, name=name)
