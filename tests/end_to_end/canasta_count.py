"""The count of Canasta and Samba, kept from a record by the letter of the rule sheet.

It knows nothing of the engine: only who put down what, and what the sheet says that is worth
(K10, K44, K48, S14). It follows games of sides that are fixed, and not the move `out`.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

Cards = Counter[str]
"""Cards by face, `**` for a joker."""

VALUES: Final = (
    {"*": 50, "2": 20, "A": 20} | dict.fromkeys("KQJT98", 10) | dict.fromkeys("76543", 5)
)
RED_THREES: Final = ("3H", "3D")
ORDER: Final = "456789TJQKA"


@dataclass(frozen=True)
class Sheet:
    """What the sheet says of a preset that the count needs."""

    sides: tuple[tuple[int, ...], ...]
    decks: int = 2
    draw: int = 1
    out: int = 100
    concealed: int = 100
    all_threes: int = 800
    threes_owed_below: int = 0
    """With fewer canastas red threes count against a side; 0: against one that laid nothing."""
    suits: bool = False


def alone(seats: int) -> tuple[tuple[int, ...], ...]:
    """Return the sides where everybody plays alone."""
    return tuple((seat,) for seat in range(seats))


SAMBA: Final = Sheet(
    ((0, 2), (1, 3)),
    decks=3,
    draw=2,
    out=200,
    concealed=0,
    all_threes=1000,
    threes_owed_below=2,
    suits=True,
)
SHEETS: Final = {
    "canasta_book": Sheet(((0, 2), (1, 3))),
    "canasta_2": Sheet(alone(2), draw=2),
    "canasta_3": Sheet(alone(3)),
    "canasta_6_teams3": Sheet(((0, 2, 4), (1, 3, 5)), decks=3, all_threes=1200),
    "canasta_6_pairs": Sheet(((0, 3), (1, 4), (2, 5)), decks=3, all_threes=1200),
    "samba_4": SAMBA,
    "samba_2": replace(SAMBA, sides=alone(2)),
    "samba_3": replace(SAMBA, sides=alone(3)),
    "samba_5": replace(SAMBA, sides=alone(5)),
    "samba_6": replace(SAMBA, sides=((0, 3), (1, 4), (2, 5))),
}


@dataclass
class Pile:
    """A meld: its cards, the suit of a sequence, and who laid it."""

    number: int
    suit: str
    by: int
    cards: Cards

    @property
    def size(self) -> int:
        return self.cards.total()

    @property
    def wilds(self) -> int:
        return sum(count for face, count in self.cards.items() if face[0] in "2*")

    @property
    def rank(self) -> str:
        return next(face[0] for face in self.cards if face[0] not in "2*")

    @property
    def bonus(self) -> int:
        if self.size < 7:
            return 0
        return 1500 if self.suit else 300 if self.wilds else 500

    def takes(self, faces: Cards, suit: str) -> bool:
        """Whether cards go to this meld where nobody says which (only one does)."""
        if self.suit != suit:
            return False
        if suit:
            if any(face[1] != suit for face in faces):
                return False
            ranks = sorted(ORDER.index(face[0]) for face in (self.cards + faces).elements())
            return ranks == list(range(ranks[0], ranks[0] + len(ranks))) and len(ranks) <= 7
        return any(face[0] == self.rank for face in faces)


@dataclass
class Turn:
    """What a seat has done in its turn."""

    laid: bool = False
    joined: bool = False
    made: set[int] = field(default_factory=set[int])
    """The numbers of melds that it began."""


def worth(faces: Cards) -> int:
    return sum(VALUES[face[0]] * count for face, count in faces.items() if face not in RED_THREES)


def faces_of(text: str) -> list[str]:
    return re.findall("..", text)


class Count:
    """A game as its record tells it: `totals`, and by seat `canastas`, concealed outs and so on."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.sheet = SHEETS[record["variant"]]
        self.seats = int(record["seats"])
        self.totals = [0] * self.seats
        self.feats = {
            name: [0] * self.seats for name in ("canastas", "concealed-outs", "red-threes")
        }
        self.deals: list[list[int]] = []
        """What each deal brought each side."""
        self.seen: Counter[str] = Counter()
        """What happened how often: `samba`, `natural`, `mixed`, `out`, `concealed`."""
        self._dealer = int(record["dealer"])
        for at, (seat, text) in enumerate(record["actions"]):
            verb, *words = text.split(" ")
            if verb != "deal":
                self._do(seat, verb, words)
                continue
            if at:
                self._score()
            self._deal(words)
        self._score()

    # A deal --------------------------------------------------------------------------------------

    def _deal(self, words: Sequence[str]) -> None:
        self._hands = [Counter(faces_of(word)) for word in words[:-1]]
        rest = faces_of(words[-1])
        self._pile = [rest.pop(0)]
        while self._pile[-1][0] in "23*":
            self._pile.append(rest.pop(0))
        self._stock = rest
        self._threes = [0] * self.seats
        self._melds: list[list[Pile]] = [[] for _ in self.sheet.sides]
        self._laid_before = [False] * self.seats
        self._turn: tuple[int, Turn] = (-1, Turn())
        first = self._dealer + len(self.deals) + 1
        for seat in ((first + step) % self.seats for step in range(self.seats)):
            red = sum(self._hands[seat].pop(face, 0) for face in RED_THREES)
            self._threes[seat] += red
            self._get(seat, red)

    def _get(self, seat: int, count: int) -> None:
        """Draw cards; red threes are faced and replaced (K10)."""
        while count and self._stock:
            face = self._stock.pop(0)
            if face in RED_THREES:
                self._threes[seat] += 1
            else:
                self._hands[seat][face] += 1
                count -= 1

    def _side(self, seat: int) -> int:
        return next(at for at, side in enumerate(self.sheet.sides) if seat in side)

    def _do(self, seat: int, verb: str, words: list[str]) -> None:
        if verb in ("draw", "take"):
            # What was laid before is that of earlier turns.
            self._turn = (seat, Turn())
        match verb:
            case "draw":
                self._get(seat, self.sheet.draw)
            case "take":
                self._take(seat, words)
            case "lay" | "merge":
                self._lay(seat, words if verb == "lay" else ["merge", *words])
            case "discard":
                self._pile.append(self._given(seat, words[0], 1)[0])
                if self._hands[seat]:
                    self._laid_before[seat] |= self._turn[1].laid
            case "ask" | "yes" | "no" | "stop":
                self.seen[verb] += 1
            case _:
                raise AssertionError(f"the count does not follow {verb}")

    def _take(self, seat: int, words: list[str]) -> None:
        top, rest = self._pile[-1], self._pile[:-1]
        self._hands[seat][top] += 1
        head, _, plays = " ".join(words).partition(" + ")
        first = head.split(" ")
        if first[0] == "add":
            first[0] = f"{top},0,0" if len(first) > 1 or not self.sheet.suits else f"{top}?"
            self.seen["take-add"] += 1
        else:
            pair = self.sheet.suits or not first[0][1:].startswith("1,")
            self.seen["take-pair" if pair else "take-mixed"] += 1
            first[0] = self._with_top(first[0], top)
        self._lay(seat, first)
        for face in rest:
            if face in RED_THREES:
                self._threes[seat] += 1
            else:
                self._hands[seat][face] += 1
        self._pile = []
        if plays:
            self._lay(seat, plays.split(" "))

    def _with_top(self, play: str, top: str) -> str:
        naturals, wilds = play.split(",", 1)
        if self.sheet.suits:
            return f"{naturals}{top},{wilds}"
        return f"{naturals[0]}{int(naturals[1:]) + 1},{wilds}"

    # Laying --------------------------------------------------------------------------------------

    def _lay(self, seat: int, words: list[str]) -> None:
        while words:
            word = words.pop(0)
            melds = self._melds[self._side(seat)]
            if word == "merge":
                into, other = (next(m for m in melds if m.number == int(w)) for w in words[:2])
                del words[:2]
                into.cards += other.cards
                melds.remove(other)
                self.seen["merge"] += 1
                continue
            onto = None
            if words[:1] == ["onto"]:
                onto = int(words[1])
                del words[:2]
            self._put(seat, word, onto)

    def _put(self, seat: int, word: str, onto: int | None) -> None:
        melds, turn = self._melds[self._side(seat)], self._turn[1]
        faces, suit = self._read(seat, word)
        naturals = [face for face in faces.elements() if face[0] not in "2*"]
        whole = faces.total() >= 3 and len(naturals) >= 2
        if onto is not None:
            (meld,) = [one for one in melds if one.number == onto]
        else:
            fitting = [one for one in melds if self._fits(one, word, faces, suit)]
            alone = self.sheet.suits and whole
            meld = fitting[0] if fitting and not alone else None
            assert alone or len(fitting) < 2
        if meld is None:
            assert whole, word
            meld = Pile(1 + max((one.number for one in melds), default=0), suit, seat, Counter())
            melds.append(meld)
            turn.made.add(meld.number)
        meld.cards += faces
        turn.laid = True
        turn.joined |= meld.by != seat
        self.seen["sequence"] += bool(suit)

    @staticmethod
    def _fits(meld: Pile, word: str, faces: Cards, suit: str) -> bool:
        if word.endswith("?"):
            return meld.size < 7 and (meld.takes(faces, "") or meld.takes(faces, meld.suit or "-"))
        if all(face[0] in "2*" for face in faces):
            return not meld.suit and meld.rank == word[0]
        return meld.takes(faces, suit)

    def _read(self, seat: int, word: str) -> tuple[Cards, str]:
        """Take the cards of a play from the hand."""
        if word.endswith("?"):
            return Counter(self._given(seat, word[:2], 1)), ""
        if run := re.fullmatch(r"(.)(.)-(.)\2", word):
            ranks = ORDER[ORDER.index(run[1]) : ORDER.index(run[3]) + 1]
            return Counter(f for r in ranks for f in self._given(seat, r + run[2], 1)), run[2]
        naturals, deuces, jokers = word.split(",")
        if re.fullmatch("(?:.[SHDC])+", naturals):
            found = [face for one in faces_of(naturals) for face in self._given(seat, one, 1)]
        else:
            found = self._given(seat, naturals[0], int(re.sub("^(3b|.)", "", naturals)))
        found += self._given(seat, "2", int(deuces)) + self._given(seat, "**", int(jokers))
        return Counter(found), ""

    def _given(self, seat: int, kind: str, count: int) -> list[str]:
        """Take cards of a kind from a hand: `K`, `3b`, `**`, or a face."""
        hand = self._hands[seat]
        wanted = kind if kind[-1:] in "SHDC*" else kind[0]
        found = [face for face in hand.elements() if face.startswith(wanted)][:count]
        assert len(found) == count, f"{count} of {kind} are not held"
        hand -= Counter(found)
        self._hands[seat] = hand
        return found

    # The count -----------------------------------------------------------------------------------

    def _score(self) -> None:
        last, turn = self._turn
        out = last if not self._hands[last] else None
        own = self._melds[self._side(last)]
        built = any(one.size >= 7 and one.number in turn.made for one in own)
        hidden = out is not None and built and not turn.joined and not self._laid_before[last]
        self.deals.append([])
        for at, side in enumerate(self.sheet.sides):
            melds = self._melds[at]
            canastas = [one for one in melds if one.size >= 7]
            points = sum(one.bonus for one in melds) + sum(worth(one.cards) for one in melds)
            points -= sum(worth(self._hands[seat]) for seat in side)
            if out in side:
                points += self.sheet.out + hidden * self.sheet.concealed
            threes = sum(self._threes[seat] for seat in side)
            points += self._red(threes, melds, len(canastas))
            self.deals[-1].append(points)
            for seat in side:
                self.totals[seat] += points
                self.feats["canastas"][seat] += len(canastas)
                self.feats["concealed-outs"][seat] += hidden and out in side
                self.feats["red-threes"][seat] += threes
            for one in canastas:
                self.seen["samba" if one.suit else "mixed" if one.wilds else "natural"] += 1
        self.seen["out"] += out is not None
        self.seen["concealed"] += hidden

    def _red(self, threes: int, melds: list[Pile], canastas: int) -> int:
        """Return what red threes count beside these melds (K48, K55, S14)."""
        sheet = self.sheet
        points = sheet.all_threes if threes == 2 * sheet.decks else 100 * threes
        if threes == 5 and sheet.all_threes == 1200:
            points = 1000
        least = sheet.threes_owed_below
        return -points if (canastas < least if least else not melds) else points
