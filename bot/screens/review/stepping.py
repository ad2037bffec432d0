"""Stepping through a review: what its buttons and menus say, and where they lead."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, Self, TypeAlias

from bot.screens.cards import face_text
from bot.screens.components import (
    OPTION_LENGTH,
    OPTIONS_A_MENU,
    Button,
    Menu,
    MenuOption,
    ScreenPart,
    Style,
)
from bot.screens.frame import PartName
from bot.screens.shortening import shortened
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.cards import Unreadable, card
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.records.reviewing import Reviewed

POSITION: Final = "position"
"""The tab that shows the cards, to which every review opens."""

STRONG: Final = "strong"
"""The tab that shows what the strong player says."""

FIGURES: Final = "figures"
"""The tab that shows what each move costs."""

TRY: Final = "try"
"""The tab that shows a decision as its seat saw it, before anybody says what would be best."""

FARTHEST: Final = 999_999
"""No id of a button holds a greater number than this; a review of a table has fewer steps."""

HandsShown: TypeAlias = Literal["text", "picture", "hands"]
"""The own hand and the table in words or as a picture, or all hands."""

_NEXT: Final[Mapping[HandsShown, HandsShown]] = {
    "text": "picture",
    "picture": "hands",
    "hands": "text",
}


@dataclass(frozen=True, slots=True)
class ReviewPlace:
    """The place of somebody in a review: the step, the tab, and how its cards are shown.

    `game` is the id of a table, or that of a file which no table has.
    """

    game: str
    step: int = 0
    tab: str = POSITION
    shown: HandsShown = "text"

    def button(self, key: str) -> ButtonId:
        """Return what a button says that leads here; no two on a screen have the same `key`."""
        return ButtonId(self.game, "review-to", self.step, f"{self.tab} {self.shown} {key}")

    @classmethod
    def read(cls, says: ButtonId, chosen: Sequence[str] = ()) -> Self:
        """Read where a button or menu leads; raise `Unreadable` for what none says."""
        match says.text.split(" "):
            case [tab, ("text" | "picture" | "hands") as shown, _]:
                place = cls(says.table, says.asked, tab, shown)
            case _:
                raise Unreadable("a review of another version")
        match chosen:
            case ():
                return place
            case (step,) if step.isascii() and step.isdigit() and len(step) <= len(str(FARTHEST)):
                return replace(place, step=int(step))
            case _:
                raise Unreadable("a step that is no number")


def stepping_keys(place: ReviewPlace, last: int, phrasebook: Phrasebook) -> list[Button]:
    """Draw the ways to the step before and the one after, dimmed if there is none.

    Menus lead farther.
    """
    return [
        Button(
            replace(place, step=max(0, place.step - 1)).button("back"),
            phrasebook("button-review-back"),
            enabled=place.step > 0,
        ),
        Button(
            replace(place, step=min(last, place.step + 1)).button("forward"),
            phrasebook("button-review-forward"),
            style=Style.PRIMARY,
            enabled=place.step < last,
        ),
    ]


def look_key(place: ReviewPlace, phrasebook: Phrasebook, *, pictures: bool) -> Button:
    """Draw the button that shows the cards in the next way; without `pictures` there are two."""
    then, key = _NEXT[place.shown], f"button-review-{_NEXT[place.shown]}"
    if not pictures:
        then = "hands" if place.shown == "text" else "text"
        key = "button-review-hands" if then == "hands" else "button-hand"
    return Button(replace(place, shown=then).button("look"), phrasebook(key))


def jumping_menus(
    place: ReviewPlace, reviewed: Reviewed, part: PartName, own: Seat | None, phrasebook: Phrasebook
) -> list[ScreenPart]:
    """Draw menus that lead to a deal, to a trick or turn of this deal, and to one's own moves."""
    step = reviewed.steps[place.step]
    deals, parts = reviewed.deals(), reviewed.parts(step.deal)

    def label(at: int) -> str:
        number = reviewed.steps[at].part
        if not number:
            return phrasebook("review-before-play")
        return phrasebook(f"review-{part}", number=number)

    menus: list[ScreenPart] = []
    if len(deals) > 1:
        menus.append(
            _menu(
                place,
                "deals",
                deals,
                lambda at: phrasebook("review-deal", number=reviewed.steps[at].deal),
                phrasebook("review-to-deal", number=step.deal, count=len(deals)),
            )
        )
    if parts:
        menus.append(
            _menu(
                place,
                "parts",
                parts,
                label,
                phrasebook(f"review-to-{part}", number=step.part, count=len(parts)),
            )
        )
    moves = () if own is None else reviewed.moves(step.deal, own)

    def move(at: int) -> str:
        """Name the card as well, where a move is one."""
        match reviewed.record.actions[reviewed.steps[at].first][1]:
            case Action("play", (face, *_)):
                played = face_text(card(face), phrasebook)
                return phrasebook("review-move", at=label(at), card=played)
            case _:
                return label(at)

    if moves:
        menus.append(_menu(place, "own", moves, move, phrasebook("review-to-own")))
    return menus


def _menu(
    place: ReviewPlace,
    key: str,
    steps: Sequence[int],
    label: Callable[[int], str],
    placeholder: str,
) -> Menu:
    return Menu(
        place.button(key),
        tuple(
            MenuOption(shortened(label(at), OPTION_LENGTH), str(at))
            for at in thinned(steps, place.step)
        ),
        placeholder,
    )


def thinned(steps: Sequence[int], here: int) -> Sequence[int]:
    """Return as many steps as a menu takes: the first, the last, and those nearest to where one is.

    What a menu leaves out is a few steps away from what it has.
    """
    if len(steps) <= OPTIONS_A_MENU:
        return steps
    near = sorted(steps, key=lambda at: abs(at - here))[: OPTIONS_A_MENU // 2]
    room = OPTIONS_A_MENU - len(near)
    spread = [steps[at * (len(steps) - 1) // (room - 1)] for at in range(room)]
    return sorted({*near, *spread})
