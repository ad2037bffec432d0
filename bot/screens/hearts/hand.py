"""The texts in a hand of Hearts: what was passed, what is to be done, and what is advised."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from bot.screens.cards import face_shown, faces_shown, held, suit_facts
from bot.screens.drawing import Drawing
from bot.screens.hearts.choices import choices_told
from bot.screens.hearts.table import lying_lines, state_text
from bot.screens.phrases import listed
from bot.screens.shortening import named_label
from bot.screens.table.round_table import why_text
from bot.screens.trick_games.family_lines import Lines
from bot.screens.trick_games.showing import waiting_lines
from bot.screens.trick_games.usual import own_key
from bot.text.names import label_name
from engine.cards import Card, card
from engine.contract.action import Action
from engine.contract.prompt import Prompt
from engine.contract.seats import Seat, left_of
from engine.contract.view import View
from engine.games.hearts.view import HeartsSeatView, HeartsView
from engine.tricks.trick import Play, void


def played(view: HeartsSeatView) -> Iterator[Play]:
    """Yield what was played in this deal, also to tricks that nobody took."""
    return chain(view.trick, *view.pending, *[trick.plays for trick in view.tricks])


def story(drawing: Drawing[HeartsSeatView], said: Lines, trick: Sequence[str]) -> list[list[str]]:
    """Tell what was charged, the trick, and what this seat passed, got and put aside."""
    view = drawing.view
    cards = [*_exchange(drawing), *lying_lines(drawing, own=True)]
    if view.laid_aside:
        aside = faces_shown(held(view.laid_aside), drawing.phrasebook)
        why = why_text(drawing.frame, view.seat, "discard")
        cards.append(drawing("hand-laid-aside", why=why, cards=aside))
    return [[line for line in said if line], list(trick), cards]


def beside_task(drawing: Drawing[HeartsSeatView]) -> list[str | None]:
    """Say what this seat charges, what has to wait, and how hearts and the moon stand."""
    return [*waiting_lines(drawing), state_text(drawing)]


def tick_face(drawing: Drawing[HeartsSeatView], face: Card, written: str) -> str:
    """Mark a card that came with the kitty."""
    new = drawing.view.open_prompt.question == "discard" and face in drawing.view.kitty
    return drawing("label-new", card=written) if new else written


def _exchange(drawing: Drawing[HeartsSeatView]) -> list[str]:
    """The cards this seat passed and got, until the first trick is over."""
    view = drawing.view
    if not view.passed or view.trick_number > 1:
        return []
    passed, why = (
        faces_shown(held(view.passed), drawing.phrasebook),
        why_text(drawing.frame, view.seat, "pass"),
    )
    if len(view.recipients) != 1:
        said = [drawing("hand-passed-around", why=why, cards=passed)]
    else:
        name = drawing.name(view.recipients[0])
        said = [drawing("hand-passed", why=why, cards=passed, name=name)]
    if view.received:
        received = faces_shown(held(view.received), drawing.phrasebook)
        giver = _giver(view)
        if giver is None:
            said.append(drawing("hand-received-around", cards=received))
        else:
            said.append(drawing("hand-received", cards=received, name=drawing.name(giver)))
    return said


def _giver(view: HeartsSeatView) -> Seat | None:
    """The seat that passed to this one, as far to the right as its own cards went to the left."""
    if len(view.recipients) != 1:
        return None
    places = view.recipients[0] - view.seat
    return left_of(view.seat, view.seat_count, -places)


def task(drawing: Drawing[HeartsSeatView]) -> str:
    """Say what is asked of this seat, and why some cards cannot be pressed."""
    view = drawing.view
    match view.open_prompt.question:
        case "vector" | "show" as question:
            return drawing(own_key(drawing, f"task-{question}"))
        case "moon":
            return drawing("task-moon", choices=choices_told(drawing))
        case "discard":
            return drawing("task-discard", count=view.open_prompt.pick)
        case "pass":
            return _task_of_passing(drawing, view.open_prompt)
        case _ if view.trick:
            return _task_of_following(drawing)
        case _:
            return _task_of_leading(drawing)


def _task_of_passing(drawing: Drawing[View], prompt: Prompt) -> str:
    to = Counter(prompt.recipients)
    if len(to) == 1:
        return drawing("task-pass", count=prompt.pick, name=drawing.name(prompt.recipients[0]))
    if max(to.values()) == 1 and len(to) == len(drawing.frame.chairs) - 1:
        return drawing("task-pass-around", count=prompt.pick)
    shares = [
        drawing("task-pass-share", count=count, name=drawing.name(seat))
        for seat, count in to.items()
    ]
    return drawing("task-pass-shared", count=prompt.pick, shares=listed(shares, drawing.phrasebook))


def _task_of_leading(drawing: Drawing[HeartsSeatView]) -> str:
    view = drawing.view
    legal = view.open_prompt.cards
    opening = view.terms.rules.opening
    if view.trick_number == 1 and opening == "lowest_club":
        return drawing("task-open", card=face_shown(legal[0], drawing.phrasebook))
    if len(legal) == len(view.hand):
        return drawing("task-lead")
    if view.trick_number == 1 and opening == "lowest_club_any":
        return drawing("task-lead-club")
    if view.trick_number == 1 and opening == "eldest_nonpenalty":
        return drawing("task-lead-no-points")
    barred = set(view.hand) - set(legal)
    if barred == {face for face in view.hand if face.suit == "H"}:
        return drawing("task-lead-no-heart")
    return drawing("task-lead-some", cards=faces_shown(held(barred), drawing.phrasebook))


def _task_of_following(drawing: Drawing[HeartsSeatView]) -> str:
    view, phrasebook = drawing.view, drawing.phrasebook
    suit = view.trick[0].card.suit
    facts = suit_facts(suit, phrasebook)
    if not void(view.hand, suit):
        return drawing("task-follow", **facts)
    if len(view.open_prompt.cards) < len(view.hand):
        legal = view.open_prompt.cards
        # What must go first is named; that points may not go yet is told as the rule it is.
        forced = set(legal) <= set(view.terms.rules.forced_discard)
        if view.trick_number == 1 and not forced and any(face.suit != "H" for face in legal):
            return drawing("task-void-first-trick", **facts)
        cards = faces_shown(held(legal), phrasebook)
        return drawing("task-void-some", **facts, cards=cards, count=len(set(legal)))
    return drawing("task-void", **facts)


def commit_label(drawing: Drawing[HeartsSeatView], ticked: int) -> str:
    view = drawing.view
    count, to = view.open_prompt.pick, set(view.open_prompt.recipients)
    if view.open_prompt.question == "discard":
        return drawing("button-discard", count=count, ticked=ticked)
    if view.open_prompt.question == "show":
        return drawing("hearts-button-show", ticked=ticked)
    if len(to) == view.seat_count - 1:
        return drawing("button-pass-around", count=count, ticked=ticked)
    if len(to) != 1:
        return drawing("button-pass-shared", count=count, ticked=ticked)
    name = label_name(drawing.name(view.open_prompt.recipients[0]))
    keys = {"L": "button-pass-left", "R": "button-pass-right", "X": "button-pass-across"}
    key = keys.get(view.direction, "button-pass")

    def label(name: str) -> str:
        return drawing(key, count=count, ticked=ticked, name=name)

    return named_label(label, name)


def advised(drawing: Drawing[HeartsView], action: Action) -> str | None:
    """Say which cards to pass, if each goes to another player."""
    match action:
        case Action("pass", gifts) if ":" in gifts[0]:
            return drawing("hint-pass", cards=_given(drawing, gifts))
        case _:
            return None


def _given(drawing: Drawing[View], gifts: tuple[str, ...]) -> str:
    """Say which card goes to whom, if each is addressed: `1:KD`."""
    addressed = [gift.split(":") for gift in gifts]
    return listed(
        [
            drawing(
                "hint-give-to",
                card=face_shown(card(face), drawing.phrasebook),
                name=drawing.name(int(seat)),
            )
            for seat, face in addressed
        ],
        drawing.phrasebook,
    )
