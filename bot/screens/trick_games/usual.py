"""How games of tricks are told if a family has no lines of its own.

Messages are looked up by the family first: `turn-bid` of Spades is `spades-turn-bid`.
"""

from collections.abc import Iterable, Sequence
from itertools import accumulate, chain

from bot.pictures.scenes import CardLook, ChartLine, DealScene
from bot.screens.cards import faces_shown, sign_shown, suit_name
from bot.screens.components import Button, Key, ScreenPart, Style, rows
from bot.screens.family import Draft
from bot.screens.frame import Frame
from bot.screens.phrases import enumerated, listed
from bot.screens.shortening import shortened
from bot.screens.trick_games.ticks import chosen, commit, filled, gives, in_order, ticked
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.contract.action import Action
from engine.contract.seats import Seat, left_of
from engine.games.catalogue import variant
from engine.tricks.trick import Play
from engine.tricks.view import TrickSeatView, TrickView


def own_key(view: TrickView, key: str, phrasebook: Phrasebook) -> str:
    """Return the key of the family's own message if it has one, else the key itself."""
    own = f"{variant(view.variant).family}-{key}"
    return own if phrasebook.has(own) else key


# Nothing -------------------------------------------------------------------------------------


def nothing(frame: Frame, view: TrickView, phrasebook: Phrasebook) -> Sequence[str]:
    """Tell nothing."""
    del frame, view, phrasebook
    return ()


def nothing_of_deal(
    frame: Frame, view: TrickView, deal: int, phrasebook: Phrasebook
) -> Sequence[str]:
    """Tell nothing more of a finished deal."""
    del frame, view, deal, phrasebook
    return ()


def no_line(frame: Frame, view: TrickView, phrasebook: Phrasebook) -> str | None:
    """Tell nothing."""
    del frame, view, phrasebook


def no_cards(view: TrickView, trick: Sequence[Play]) -> Sequence[Card]:
    """Let every card of the suit led take the trick."""
    del view, trick
    return ()


def no_scene(view: TrickView, number: int, look: CardLook) -> DealScene | None:
    """Show no picture."""
    del view, number, look


def chart_lines(view: TrickView) -> tuple[ChartLine, ...]:
    """Add the points of each side up, deal by deal."""
    return tuple(
        ChartLine(side, sign, tuple(accumulate(result.points[side[0]] for result in view.results)))
        for sign, side in enumerate(view.terms.sides)
    )


def no_worth(view: TrickView, trick: Sequence[Play], phrasebook: Phrasebook) -> str:
    """Say nothing of what a trick brings."""
    del view, trick, phrasebook
    return ""


def no_keys(
    frame: Frame, view: TrickSeatView, draft: Draft, phrasebook: Phrasebook
) -> Sequence[Key]:
    """Draw no further buttons."""
    del frame, view, draft, phrasebook
    return ()


def no_advice(
    frame: Frame, view: TrickSeatView, action: Action, phrasebook: Phrasebook
) -> str | None:
    """Leave it to the usual words."""
    del frame, view, action, phrasebook


def never(view: TrickView) -> bool:
    """Offer nothing, and let nothing wait: a family that does not judge claims refuses each."""
    del view
    return False


# The table -----------------------------------------------------------------------------------


def title(frame: Frame, view: TrickView, phrasebook: Phrasebook) -> str:
    """Say what is played, and the number of the deal."""
    if not view.deal_number:
        return frame.variant_title
    return phrasebook("title-deal", variant=frame.variant_title, number=view.deal_number)


def turn(frame: Frame, view: TrickView, names: str, phrasebook: Phrasebook) -> str | None:
    """Say who plays; for another phase `turn-<stage>`."""
    del frame
    if not names:
        return phrasebook("turn-deal") if view.stage == "deal" else None
    if view.stage != "play":
        return phrasebook(own_key(view, f"turn-{view.stage}", phrasebook), names=names)
    return phrasebook("turn-play", names=names)


def said(frame: Frame, view: TrickView, phrasebook: Phrasebook) -> Sequence[str | None]:
    """Say which card was turned up, which suit is trumps, and what was bid, if anything."""
    dealer, trump = frame.name(view.dealer), view.trump
    bid = own_key(view, "choice-bid", phrasebook)
    numbers = ("pass" if number is None else str(number) for _, number in view.bids)
    bids = (
        phrasebook("deal-total", name=frame.name(seat), points=phrasebook(bid, what=what))
        for (seat, _), what in zip(view.bids, numbers, strict=True)
    )
    return (
        phrasebook("turned-up", dealer=dealer, card=faces_shown(view.turned, phrasebook))
        if view.turned
        else None,
        phrasebook("trumps", suit=suit_name(trump, phrasebook), sign=sign_shown(trump, phrasebook))
        if trump
        else None,
        phrasebook("bids-told", bids=enumerated(bids, phrasebook)) if view.bids else None,
    )


def lingers(view: TrickView) -> bool:
    """Let the table wait while there are bids and no card yet: who is asked sees them."""
    return bool(view.bids) and not any(view.rows)


def now(
    frame: Frame, view: TrickView, turn: str | None, claims: str | None, phrasebook: Phrasebook
) -> Sequence[str | None]:
    """Tell whose turn it is, then whose cards play themselves."""
    del frame, view, phrasebook
    return turn, claims


# Tricks --------------------------------------------------------------------------------------


def began(view: TrickView) -> bool:
    """Whether the table shows a trick of this deal that is taken."""
    return bool(view.tricks)


def trick_count(view: TrickView) -> int | None:
    """Count the tricks of this deal, those to come included."""
    played = {play.seat for play in view.trick}
    left = (size + (seat in played) for seat, size in enumerate(view.hand_sizes))
    return view.trick_number - 1 + max(left, default=0)


def still_to_play(view: TrickView) -> tuple[Seat, ...]:
    """Return the seats that play to the trick after the one in turn, in order.

    A seat without cards sits the deal out.
    """
    if not view.trick or view.leader is None:
        return ()
    # Of a trick that goes round twice only the second round is still to be played.
    first_round = len(view.trick) // view.seat_count * view.seat_count
    done = {*view.to_act, *(play.seat for play in view.trick[first_round:])}
    order = (left_of(view.leader, view.seat_count, at * view.step) for at in range(view.seat_count))
    return tuple(seat for seat in order if seat not in done and view.hand_sizes[seat])


# The hand ------------------------------------------------------------------------------------


def hand_title(frame: Frame, view: TrickSeatView, phrasebook: Phrasebook) -> str:
    """Say what is played, and the number of the deal."""
    return phrasebook("hand-title-plain", variant=frame.variant_title, number=view.deal_number)


def story(
    frame: Frame,
    view: TrickSeatView,
    said: Sequence[str | None],
    trick: Sequence[str],
    phrasebook: Phrasebook,
) -> Sequence[Sequence[str | None]]:
    """Tell what was said, and the trick on the table."""
    del frame, view, phrasebook
    return [said, trick]


def task(frame: Frame, view: TrickSeatView, phrasebook: Phrasebook) -> str:
    """Say to what suit a card is played; of another question `task-<question>` says it."""
    prompt = view.open_prompt
    asked = own_key(view, f"task-{prompt.question}", phrasebook)
    if gives(prompt):
        names = listed([frame.name(seat) for seat in dict.fromkeys(prompt.recipients)], phrasebook)
        return phrasebook(asked, count=prompt.pick, name=names)
    if prompt.question != "play":
        return phrasebook(asked)
    if not view.trick:
        return phrasebook("task-lead")
    terms, trump = view.terms, view.trump
    suit = terms.suit(view.trick[0].card, trump)
    follows = any(terms.suit(face, trump) == suit for face in view.hand)
    key = "task-follow" if follows else "task-void"
    return phrasebook(key, suit=suit_name(suit, phrasebook), sign=sign_shown(suit, phrasebook))


def played(view: TrickSeatView) -> Iterable[Play]:
    """Yield what was played in this deal."""
    return chain(view.trick, *(trick.plays for trick in view.tricks))


def choice_rows(
    frame: Frame, view: TrickSeatView, ready: Iterable[tuple[Action, str, bool]]
) -> Sequence[ScreenPart]:
    """Draw buttons: what each does, its label, and whether it can be pressed."""
    asked = frame.asked[view.seat]
    return rows(
        [
            Button(
                ButtonId(frame.table_id, "do", asked, str(action)),
                shortened(label),
                style=Style.PRIMARY,
                enabled=enabled,
            )
            for action, label, enabled in ready
        ]
    )


def choice(frame: Frame, view: TrickView, action: Action, phrasebook: Phrasebook) -> str:
    """Say an answer by the message `choice-<verb>`, with its words as `what`.

    They are joined by hyphens, as no key in Fluent holds a blank.
    """
    del frame
    key = own_key(view, f"choice-{action.verb}", phrasebook)
    return phrasebook(key, what="-".join(action.words))


def play(view: TrickSeatView, face: Card, draft: Draft) -> Action:
    """Play the card."""
    del view, draft
    return Action.of("play", (face,))


def card_style(view: TrickSeatView, face: Card) -> Style:
    """Show alike what may be played."""
    del view, face
    return Style.PRIMARY


def tick_face(view: TrickSeatView, face: Card, written: str, phrasebook: Phrasebook) -> str:
    """Write the face alone."""
    del view, face, phrasebook
    return written


def commit_label(frame: Frame, view: TrickSeatView, ticked: int, phrasebook: Phrasebook) -> str:
    """Say how many cards go, and how many are ticked so far: `button-<question>`."""
    del frame
    prompt = view.open_prompt
    key = own_key(view, f"button-{prompt.question}", phrasebook)
    return phrasebook(key, count=prompt.pick, ticked=ticked)


# What is composed ----------------------------------------------------------------------------


def drafted(
    view: TrickSeatView, draft: Draft | None, verb: str, parts: tuple[str, ...]
) -> Draft | Action:
    """Tick or untick a card."""
    return ticked(view, draft, verb, parts)


def completed(view: TrickSeatView, draft: Draft, choice: Action) -> Action:
    """Keep the cards that are ticked; `choice` does the rest."""
    if view.prompt is None or not gives(view.prompt):
        return choice
    kept = chosen(view.prompt, draft)
    return commit(view.prompt, filled(kept, in_order(view.prompt, choice), view.prompt.pick))
