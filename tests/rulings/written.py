"""Records of any family of trick games, written from the few cards that a ruling is about."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, cast

from engine.cards import Card, cards, spell
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.refusal import IllegalAction
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Option
from engine.contract.view import View
from engine.records.record import Record, read_record
from engine.records.replay import replay
from engine.tricks.dealing import Dealing
from engine.tricks.game import TrickGame

ViewT = TypeVar("ViewT", bound=View)


class Dealt(Protocol):
    """A deal as a ruling writes it."""

    def written(self, game: Game, /) -> str: ...


class Deal(NamedTuple):
    """Hands begun by seat, and what lies on top of the rest: what is turned up, for one.

    What is not given is low, and not of the suit that is turned up.
    """

    hands: Mapping[int, str]
    rest: str = ""

    def written(self, game: Game) -> str:
        """Write the whole pack down, in hands as large as they are in this deal of the game."""
        now = cast("TrickGame[Any, Any, Any]", game)
        dealing, top = cast("Dealing[Any]", now.between), cards(self.rest)
        begun = {seat: cards(held) for seat, held in self.hands.items()}

        def shy(face: Card) -> tuple[bool, int, str]:
            return bool(top) and face.suit == top[0].suit, face.rank, face.suit

        left: list[Card] = sorted(now.terms.deck, key=shy)
        for face in (*top, *(face for held in begun.values() for face in held)):
            left.remove(face)
        hands: list[tuple[Card, ...]] = []
        for seat in range(game.seat_count):
            held = begun.get(seat, ())
            missing = dealing.hand_size(now) - len(held)
            hands.append((*held, *left[:missing]))
            del left[:missing]
        rest = (*top, *left)
        return " ".join(["deal", *map(spell, hands), *([spell(rest)] if rest else [])])


Act: TypeAlias = "Dealt | str | tuple[Act, ...]"
"""A deal, or what seats do: `1 bid 2, 0 AS, 1 2C`, a bare card being played."""


@dataclass(frozen=True, slots=True)
class Ruling(Generic[ViewT]):
    """What a record came to."""

    lines: tuple[dict[str, Any], ...]
    game: Game
    """The game as it stood last."""

    @property
    def last(self) -> dict[str, Any]:
        return self.lines[-1]

    @property
    def scores(self) -> list[int]:
        return self.last["scores"]

    @property
    def row(self) -> list[int]:
        """What the last finished deal added."""
        return self.last["deal_scores"][-1]

    @property
    def to_act(self) -> list[int]:
        return self.last["to_act"]

    @property
    def answers(self) -> set[str]:
        """The texts of all that may be done."""
        return {text for listed in self.last["legal"].values() for text in listed}

    @property
    def plays(self) -> set[str]:
        """The cards that may be played."""
        return {text.split()[1] for text in self.answers if text.startswith("play ")}

    @property
    def refused(self) -> str | None:
        """The rule by which the last action was refused."""
        assert "error" not in self.last or self.last["at"] == len(self.lines) - 1
        return self.last.get("error")

    def seen(self, seat: Seat | None) -> ViewT:
        """Return what `seat` may know now."""
        view = self.game.view(None) if seat is None else self.game.view(seat)
        return cast("ViewT", view)

    @property
    def winners(self) -> list[int] | None:
        return self.last["outcome"] and self.last["outcome"]["winners"]


def told(record: Record) -> Ruling[Any]:
    """Replay a record."""
    lines = tuple(replay(record, Random(0)))
    count = lines[-1]["at"] if "error" in lines[-1] else len(record.actions)
    game: Game = record.variant.start(record.seats, record.dealer or 0)
    for seat, action in record.actions[:count]:
        game = game.apply(seat, action).game
    return Ruling(lines, game)


def ruled(preset: str, *acts: Act, seats: int, dealer: int = 0, **options: Option) -> Ruling[Any]:
    """Replay a record of deals and what seats do."""
    written: dict[str, Any] = {
        "variant": preset,
        "options": options,
        "seats": seats,
        "dealer": dealer,
        "actions": [],
    }
    game: Game | None = read_record(written).variant.start(seats, dealer)
    for act in flat(acts):
        if isinstance(act, str):
            seat, text = of_seat(act)
        else:
            assert game is not None, "nothing follows what is refused"
            seat, text = DEALER, act.written(game)
        written["actions"].append([seat, text])
        try:
            # A deal is as large as the game asks for by then; what is refused ends a record.
            game = game and game.apply(seat, Action.read(text)).game
        except IllegalAction:
            game = None
    return told(read_record(written))


def flat(acts: tuple[Act, ...]) -> Iterator[Dealt | str]:
    """Yield deals and single actions."""
    for act in acts:
        if isinstance(act, str):
            yield from filter(None, act.split(", "))
        elif isinstance(act, tuple) and not hasattr(act, "written"):
            yield from flat(cast("tuple[Act, ...]", act))
        else:
            yield cast("Dealt", act)


def of_seat(act: str) -> tuple[Seat, str]:
    """Read what one seat does."""
    seat, text = act.split(" ", 1)
    return int(seat), f"play {text}" if len(text) == 2 else text
