"""Records of Canasta and Samba: deals begun from a few cards, and turns written in a line each."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from engine.cards import JOKER, RANKS, Card, Unreadable, cards, pack, spell
from engine.contract.game import Game
from engine.contract.variant import Option
from engine.records.record import Record, read_record
from engine.records.replay import replay
from tests.rulings.canasta.preset_lines import parameters

Line: TypeAlias = dict[str, Any]
Begun: TypeAlias = Mapping[Any, str]
"""Hands by seat, and `up`, `stock` and `bottom`: the cards turned up, drawn next, drawn last.

In Canasta each card is one letter: its rank, `2`, `*` for a joker, `b` and `r` for a black and a
red three. In Samba each is a card: `5H`. Hands are filled, lowest card first, with what is left;
what is left then lies in the same order between `stock` and `bottom`. `-` is a seat that rests.
"""


class Layout(NamedTuple):
    """How a preset of the rules page deals: seats, packs, cards a hand, cards a draw."""

    seats: int
    packs: int
    hand: int
    draw: int


def layout(preset: str) -> Layout:
    """Return how the page of the rules says that a preset deals."""
    said = parameters(preset)
    return Layout(*(int(said[name]) for name in ("players", "decks", "hand_size", "draw_count")))


FILLING: Final = "456789TJQKAb2*r"


def letter(face: Card) -> str:
    """Return the letter of a card in a deal of Canasta."""
    if face == JOKER:
        return "*"
    if face.rank == 3:
        return "r" if face.suit in "DH" else "b"
    return RANKS[face.rank - 2]


def thrown(face: Card, *, suited: bool) -> str:
    """Return the word that discards a card."""
    kind = {"b": "3b", "*": "**"}.get(letter(face), letter(face))
    return str(face) if suited and kind in FILLING[:11] else kind


class Dealing:
    """One deal as it is written, and the stock as turns of drawing use it up."""

    def __init__(self, layout: Layout, begun: Begun, first: int, *, suited: bool) -> None:
        self.layout, self.suited, self.turn = layout, suited, first
        left = sorted(pack(layout.packs, jokers=2), key=lambda face: FILLING.index(letter(face)))
        named = {key: self._found(left, text) for key, text in begun.items() if text != "-"}
        hands = [named.get(seat, []) for seat in range(layout.seats)]
        for seat, hand in enumerate(hands):
            if begun.get(seat) != "-":
                hand.extend(left.pop(0) for _ in range(layout.hand - len(hand)))
        up, bottom = named.get("up") or [left.pop(0)], named.get("bottom", [])
        rest = [*named.get("stock", []), *left, *bottom]
        self.text = " ".join(["deal", *(spell(hand) or "-" for hand in hands), spell([*up, *rest])])
        self.stock = iter(rest)
        self.left = len(rest)
        for face in [face for hand in hands for face in hand if letter(face) == "r"]:
            self._replaced(face)

    def _found(self, left: list[Card], text: str) -> list[Card]:
        found: list[Card] = []
        for one in cards(text) if self.suited else text:
            face = next(face for face in left if one in (face, letter(face)))
            left.remove(face)
            found.append(face)
        return found

    def _replaced(self, face: Card | None) -> Card | None:
        """Return what stands for a drawn card in the end; None where the stock gave nothing."""
        while face is not None and letter(face) == "r":
            face = self._next()
        return face

    def _next(self) -> Card | None:
        face = next(self.stock, None)
        self.left -= face is not None
        return face

    def drawn(self) -> str | None:
        """Draw for one turn and return the word that discards the last card of it."""
        faces = [self._replaced(self._next()) for _ in range(self.layout.draw)]
        kept = [face for face in faces if face is not None]
        return thrown(kept[-1], suited=self.suited) if kept else None

    def written(self, act: str) -> Iterator[tuple[int, str]]:
        """Write a turn such as `0 draw, lay K3,0,0, discard 4` as actions.

        `1 throws 5` draws and discards a five, `1 idles` discards what it drew, and `idle to 3`
        lets all seats in turn idle until so few cards are left in the stock.
        """
        if act.startswith("idle to "):
            while self.left > int(act.removeprefix("idle to ")):
                yield from self.written(f"{self.turn} idles")
            return
        seat, turn = int(act[0]), act[2:]
        for text in turn.split(", "):
            verb, _, word = text.partition(" ")
            if verb in {"idles", "throws"}:
                drawn = self.drawn()
                yield seat, "draw"
                if word or drawn:
                    yield seat, f"discard {word or drawn}"
                verb = "discard"
            else:
                if verb == "draw":
                    self.drawn()
                yield seat, text
            if verb == "discard":
                self.turn = (seat + 1) % self.layout.seats


def recorded(*acts: Begun | str, **options: Option) -> Record:
    """Write deals and turns down as a record.

    `preset` and `dealer` stand among the options; unless one is named seat 0 plays first.
    """
    preset = str(options.pop("preset", "canasta_book"))
    changed = {"hand_size": "hand", "draw_count": "draw", "decks": "packs"}
    dealt = layout(preset)
    dealt = dealt._replace(**{changed[key]: options[key] for key in changed if key in options})
    first_dealer = options.pop("dealer", dealt.seats - 1)
    assert isinstance(first_dealer, int)
    actions: list[list[Any]] = []
    dealing, deals = None, 0
    for act in acts:
        if isinstance(act, str):
            assert dealing is not None, "a turn stands after a deal"
            actions.extend([seat, text] for seat, text in dealing.written(act))
        else:
            deals += 1
            first = (first_dealer + deals) % dealt.seats
            dealing = Dealing(dealt, act, first, suited=preset.startswith("samba"))
            actions.append([-1, dealing.text])
    record: dict[str, Any] = {
        "variant": preset,
        "options": options,
        "seats": dealt.seats,
        "dealer": first_dealer,
        "actions": actions,
    }
    return read_record(record)


def played(*acts: Begun | str, **options: Option) -> list[Line]:
    """Replay deals and turns."""
    return list(replay(recorded(*acts, **options), Random(0)))


def _last(*acts: Begun | str, **options: Option) -> Line:
    *_, last = replay(recorded(*acts, **options), Random(0))
    return last


def moment(*acts: Begun | str, **options: Option) -> Game:
    """Play deals and turns that the rules allow, and return the game as it then is."""
    record = recorded(*acts, **options)
    game = record.variant.start(record.seats, record.dealer or 0)
    for seat, action in record.actions:
        game = game.apply(seat, action).game
    return game


def stands(*acts: Begun | str, **options: Option) -> Line:
    """Replay deals and turns that the rules allow, and return how the game then stands."""
    last = _last(*acts, **options)
    assert "error" not in last, last
    return last


def refused(*acts: Begun | str, **options: Option) -> str:
    """Replay deals and turns of which the very last action is refused; return the rule's number.

    An action whose words name no card that could ever be meant is `unreadable`.
    """
    *allowed, last = acts
    assert isinstance(last, str)
    kept = last.rpartition(", ")[0]
    before = _last(*allowed, *([kept] if kept else []), **options)
    assert "error" not in before, before
    try:
        after = _last(*acts, **options)
    except Unreadable:
        return "unreadable"
    assert "error" in after, after
    return after["error"]
