"""The texts in a hand of Hearts: what was passed, and what is to be done."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from bot.screens.cards import face_shown, faces_shown, held, sign_shown, suit_name
from bot.screens.frame import Frame
from bot.screens.hearts.choices import choices_told
from bot.screens.hearts.lying import lying_lines
from bot.screens.hearts.trick import broken_text, direction_text
from bot.screens.phrases import listed
from bot.screens.shortening import named_label
from bot.screens.table.stand_ins import why_text
from bot.screens.trick_games.family_lines import Lines
from bot.text.names import label_name
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.contract.prompt import Prompt
from engine.contract.seats import Seat, left_of
from engine.games.hearts.view import HeartsSeatView
from engine.tricks.trick import Play, void


def hand_title(frame: Frame, view: HeartsSeatView, phrasebook: Phrasebook) -> str:
    """Say what is played, the number of the deal and its pass."""
    return phrasebook(
        "hand-title",
        variant=frame.variant_title,
        number=view.deal_number,
        direction=direction_text(view.direction, view.seat_count, phrasebook),
    )


def played(view: HeartsSeatView) -> Iterator[Play]:
    """Yield what was played in this deal, also to tricks that nobody took."""
    return chain(view.trick, *view.pending, *(trick.plays for trick in view.tricks))


def story(
    frame: Frame, view: HeartsSeatView, said: Lines, trick: Sequence[str], phrasebook: Phrasebook
) -> list[list[str]]:
    """Tell the trick, and what this seat passed, got and put aside."""
    del said
    cards = [
        *_exchange(frame, view, phrasebook),
        *lying_lines(frame, view, phrasebook, own=True),
    ]
    if view.laid_aside:
        aside = faces_shown(held(view.laid_aside), phrasebook)
        why = why_text(frame, view.seat, "discard")
        cards.append(phrasebook("hand-laid-aside", why=why, cards=aside))
    return [list(trick), cards]


def beside_task(frame: Frame, view: HeartsSeatView, phrasebook: Phrasebook) -> list[str | None]:
    """Say whether hearts are broken while it matters."""
    del frame
    return [broken_text(view, phrasebook) if view.stage == "play" else None]


def tick_face(view: HeartsSeatView, face: Card, written: str, phrasebook: Phrasebook) -> str:
    """Mark a card that came with the kitty."""
    new = view.open_prompt.question == "discard" and face in view.kitty
    return phrasebook("label-new", card=written) if new else written


def _exchange(frame: Frame, view: HeartsSeatView, phrasebook: Phrasebook) -> list[str]:
    """The cards this seat passed and got, until the first trick is over."""
    if not view.passed or view.trick_number > 1:
        return []
    passed, why = faces_shown(held(view.passed), phrasebook), why_text(frame, view.seat, "pass")
    if len(view.recipients) != 1:
        said = [phrasebook("hand-passed-around", why=why, cards=passed)]
    else:
        name = frame.name(view.recipients[0])
        said = [phrasebook("hand-passed", why=why, cards=passed, name=name)]
    if view.received:
        received = faces_shown(held(view.received), phrasebook)
        giver = _giver(view)
        if giver is None:
            said.append(phrasebook("hand-received-around", cards=received))
        else:
            said.append(phrasebook("hand-received", cards=received, name=frame.name(giver)))
    return said


def _giver(view: HeartsSeatView) -> Seat | None:
    """The seat that passed to this one, as far to the right as its own cards went to the left."""
    if len(view.recipients) != 1:
        return None
    places = view.recipients[0] - view.seat
    return left_of(view.seat, view.seat_count, -places)


def task(frame: Frame, view: HeartsSeatView, phrasebook: Phrasebook) -> str:
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
            return _task_of_following(view, phrasebook)
        case _:
            return _task_of_leading(view, phrasebook)


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


def _task_of_leading(view: HeartsSeatView, phrasebook: Phrasebook) -> str:
    legal = view.open_prompt.cards
    opening = view.terms.rules.opening
    if view.trick_number == 1 and opening == "lowest_club":
        return phrasebook("task-open", card=face_shown(legal[0], phrasebook))
    if len(legal) == len(view.hand):
        return phrasebook("task-lead")
    if view.trick_number == 1 and opening == "lowest_club_any":
        return phrasebook("task-lead-club")
    if view.trick_number == 1 and opening == "eldest_nonpenalty":
        return phrasebook("task-lead-no-points")
    barred = set(view.hand) - set(legal)
    if all(face.suit == "H" for face in barred):
        return phrasebook("task-lead-no-heart")
    return phrasebook("task-lead-some", cards=faces_shown(held(barred), phrasebook))


def _task_of_following(view: HeartsSeatView, phrasebook: Phrasebook) -> str:
    suit = view.trick[0].card.suit
    facts = {"suit": suit_name(suit, phrasebook), "sign": sign_shown(suit, phrasebook)}
    if not void(view.hand, suit):
        return phrasebook("task-follow", **facts)
    if len(view.open_prompt.cards) < len(view.hand):
        legal = view.open_prompt.cards
        # What must go first is named; that points may not go yet is told as the rule it is.
        forced = set(legal) <= set(view.terms.rules.forced_discard)
        if view.trick_number == 1 and not forced and any(face.suit != "H" for face in legal):
            return phrasebook("task-void-first-trick", **facts)
        return phrasebook("task-void-some", **facts, cards=faces_shown(held(legal), phrasebook))
    return phrasebook("task-void", **facts)


def commit_label(frame: Frame, view: HeartsSeatView, ticked: int, phrasebook: Phrasebook) -> str:
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

    def label(name: str) -> str:
        return phrasebook(key, count=count, ticked=ticked, name=name)

    return named_label(label, name)
