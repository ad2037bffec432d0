"""The count of Canasta and Samba, kept from a record by the letter of the rule sheet.

It knows nothing of the engine. It knows who put down what, and what the sheet says that is worth
(K10, K20, K44, K48, K53 to K55, S14). It does not follow the move `out`, which names no card.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Final

from tests.laws.canasta_sheets import Sheet, Sides

Cards = Counter[str]
"""Cards by face, `**` for a joker."""

VALUES: Final = (
    {"*": 50, "2": 20, "A": 20} | dict.fromkeys("KQJT98", 10) | dict.fromkeys("76543", 5)
)
RED_THREES: Final = ("3H", "3D")
ORDER: Final = "456789TJQKA"
FEATS: Final = (
    *("canastas", "canastas-natural", "canastas-mixed", "sambas"),
    *("outs", "concealed-outs", "red-threes"),
)
"""What is counted for each seat beside points."""


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
    took: bool = False
    promised: bool = False
    """Whether the partner said yes."""
    made: set[int] = field(default_factory=set[int])
    """The numbers of melds that it began."""


def worth(faces: Cards) -> int:
    return sum(VALUES[face[0]] * count for face, count in faces.items() if face not in RED_THREES)


def faces_of(text: str) -> list[str]:
    return re.findall("..", text)


class Count:
    """A game as its actions tell it: `totals`, and by seat `canastas`, concealed outs and so on."""

    def __init__(
        self, sheet: Sheet, seats: int, dealer: int, actions: Sequence[tuple[int, str]]
    ) -> None:
        self.sheet = sheet
        self.seats = seats
        self.totals = [0] * seats
        self.feats = {name: [0] * seats for name in FEATS}
        self.deals: list[tuple[int, ...]] = []
        """What each deal brought each seat."""
        self.minimums: list[tuple[int, ...]] = []
        """What each seat's first melds had to count in each deal."""
        self.seen: Counter[str] = Counter()
        """What happened how often: `samba`, `natural`, `mixed`, `out`, `concealed`, `fine`."""
        self._dealer = dealer
        starts = [at for at, (_, text) in enumerate(actions) if text.startswith("deal ")]
        for start, end in pairwise([*starts, len(actions)]):
            assert not self.is_over
            _, *words = actions[start][1].split(" ")
            turns = [(seat, text.split(" ")) for seat, text in actions[start + 1 : end]]
            self._deal(words, [seat for seat, (verb, *_) in turns if verb not in ("yes", "no")])
            for seat, (verb, *rest) in turns:
                self._do(seat, verb, rest)
            self._score()

    @property
    def is_over(self) -> bool:
        """Whether a side has won (K51), or the last deal is played (K56)."""
        if len(self.deals) == self.sheet.deals:
            return True
        best = max(self.totals)
        leading = sum(self.totals[side[0]] == best for side in self.sheet.sides)
        return best >= self.sheet.target and (leading == 1 or self.sheet.shared)

    # A deal --------------------------------------------------------------------------------------

    def _deal(self, words: Sequence[str], acting: Sequence[int]) -> None:
        self.minimums.append(tuple(map(self.sheet.minimum, self.totals)))
        self._hands = [Counter(faces_of(word)) for word in words[:-1]]
        rest = faces_of(words[-1])
        self._pile = [rest.pop(0)]
        while {self._pile[-1], self._pile[-1][0]} & self.sheet.covers:
            self._pile.append(rest.pop(0))
        self._stock = rest
        self._threes = [0] * self.seats
        self._fines = [0] * self.seats
        self._sides: Sides = self.sheet.sides
        self._lone: int | None = None
        self._melds: list[list[Pile]] = [[] for _ in self._sides]
        self._laid_before = [False] * self.seats
        self._turn: tuple[int, Turn] = (-1, Turn())
        left = self._dealer + len(self.deals) * self.sheet.step + 1
        around = [(left + step) % self.seats for step in range(self.seats)]
        playing = [seat for seat in around if self._hands[seat]]
        # With a member of a side at rest partners alternate all the same (K53).
        order = list(dict.fromkeys(acting)) if len(playing) < self.seats else playing
        assert acting[0] == playing[0]
        self._waiting = set(order)
        """The seats that have had no turn."""
        if not self.sheet.faced_in_turn:
            for seat in order:
                self._face(seat)

    def _face(self, seat: int) -> None:
        """Face and replace the red threes of a dealt hand (K7)."""
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
        return next(at for at, side in enumerate(self._sides) if seat in side)

    def _do(self, seat: int, verb: str, words: list[str]) -> None:
        if verb not in ("yes", "no") and seat != self._turn[0]:
            # What was laid before is that of earlier turns.
            self._turn = (seat, Turn())
            if self.sheet.faced_in_turn and seat in self._waiting:
                self._face(seat)
            self._waiting.discard(seat)
        turn = self._turn[1]
        match verb:
            case "draw":
                self._get(seat, self.sheet.draw)
            case "take":
                turn.took = True
                self._take(seat, words)
                self._leave_alone(seat)
            case "lay" | "merge":
                self._laid(seat, words if verb == "lay" else ["merge", *words])
            case "discard":
                self._pile.append(self._given(seat, words[0], 1)[0])
                if self._hands[seat]:
                    self._laid_before[seat] |= turn.laid
                    self._fines[seat] += self.sheet.fine * turn.promised
                    self.seen["fine"] += bool(self.sheet.fine) and turn.promised
            case "ask" | "yes" | "no" | "stop":
                turn.promised |= verb == "yes"
                self.seen[verb] += 1
            case _:
                raise AssertionError(f"the count does not follow {verb}")

    def _leave_alone(self, seat: int) -> None:
        """Let who takes first play alone, and the two others together (K54)."""
        if not self.sheet.lone or self._lone is not None:
            return
        self._lone = seat
        own = self._melds[self._side(seat)]
        first, second = (other for other in range(3) if other != seat)
        joint: list[Pile] = []
        for meld in (*self._melds[self._side(first)], *self._melds[self._side(second)]):
            same = [one for one in joint if not self.sheet.suits and one.rank == meld.rank]
            if same:
                same[0].cards += meld.cards
            else:
                joint.append(replace(meld, number=len(joint) + 1))
        self._sides, self._melds = ((seat,), (first, second)), [own, joint]

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
        opens = not self._melds[self._side(seat)]
        onto = self._lay(seat, first)
        # The rest of the pile comes to the hand, but does not open (K23).
        self._lay(seat, plays.split(" ") if plays else [])
        if self.sheet.top_alone and onto is not None and onto.suit:
            self._pile = rest
        else:
            self._pile = []
            for face in rest:
                if face in RED_THREES:
                    self._threes[seat] += 1
                else:
                    self._hands[seat][face] += 1
        self._opened(seat, opens=opens)

    def _with_top(self, play: str, top: str) -> str:
        naturals, wilds = play.split(",", 1)
        if self.sheet.suits:
            return f"{naturals}{top},{wilds}"
        return f"{naturals[0]}{int(naturals[1:]) + 1},{wilds}"

    # Laying --------------------------------------------------------------------------------------

    def _laid(self, seat: int, words: list[str]) -> None:
        opens = not self._melds[self._side(seat)]
        self._lay(seat, words)
        self._opened(seat, opens=opens)

    def _opened(self, seat: int, *, opens: bool) -> None:
        """Check that what opens counts enough, or need not (K20 to K25)."""
        melds, minimum = self._melds[self._side(seat)], self.sheet.minimum(self.totals[seat])
        if not opens or sum(worth(one.cards) for one in melds) >= minimum:
            return
        waived = self.sheet.whole_hand_opens
        assert waived == "always" or (waived == "stock_only" and not self._turn[1].took), melds
        assert self._hands[seat].total() <= 1, melds
        assert any(one.size >= 7 for one in melds), melds
        self.seen["waived"] += 1

    def _lay(self, seat: int, words: list[str]) -> Pile | None:
        """Lay a plan and return the last meld that got cards."""
        last = None
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
            last = self._put(seat, word, onto)
        return last

    def _put(self, seat: int, word: str, onto: int | None) -> Pile:
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
        return meld

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
        hidden = out is not None and self._is_concealed(out, turn)
        if out is not None:
            self._leave_alone(out)
        points = [0] * self.seats
        for melds, side in zip(self._melds, self._sides, strict=True):
            canastas = [one for one in melds if one.size >= 7]
            counted = sum(one.bonus for one in melds) + sum(worth(one.cards) for one in melds)
            counted -= sum(worth(self._hands[seat]) + self._fines[seat] for seat in side)
            if out in side:
                counted += self.sheet.out + hidden * self.sheet.concealed
            for seat in side:
                owners = (seat,) if self.sheet.lone else side
                threes = sum(self._threes[owner] for owner in owners)
                points[seat] = counted + self._red(threes, melds, len(canastas))
                self.feats["canastas"][seat] += len(canastas)
                self.feats["concealed-outs"][seat] += hidden and out in side
                self.feats["red-threes"][seat] += threes
            for one in canastas:
                kind = "samba" if one.suit else "mixed" if one.wilds else "natural"
                self.seen[kind] += 1
                for seat in side:
                    self.feats["sambas" if one.suit else f"canastas-{kind}"][seat] += 1
        if out is not None:
            self.feats["outs"][out] += 1
        self.deals.append(tuple(points))
        self.totals = [total + more for total, more in zip(self.totals, points, strict=True)]
        self.seen["out"] += out is not None
        self.seen["concealed"] += hidden

    def _is_concealed(self, out: int, turn: Turn) -> bool:
        """Whether who goes out does it with a concealed hand (K44)."""
        own = self._melds[self._side(out)]
        built = any(one.size >= 7 and one.number in turn.made for one in own)
        late = turn.took and not self.sheet.concealed_after_take
        return built and not turn.joined and not late and not self._laid_before[out]

    def _red(self, threes: int, melds: list[Pile], canastas: int) -> int:
        """Return what red threes count beside these melds (K48, K55, B6, S14)."""
        sheet = self.sheet
        points = sheet.all_threes if threes == 2 * sheet.decks else 100 * threes
        if sheet.decks == 3 and threes == 5:
            points = sheet.five_threes
        self.seen["five red threes"] += sheet.decks == 3 and threes == 5
        self.seen["all red threes"] += threes == 2 * sheet.decks
        least = sheet.threes_owed_below
        if canastas >= least if least else melds:
            return points
        self.seen["red threes owed"] += threes > 0
        return -100 * threes if sheet.threes_owed_singly else -points
