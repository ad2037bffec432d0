"""Actions: what a seat does, as one sentence for button, journal, record and log."""

from collections.abc import Iterable
from typing import Final, NamedTuple, Self

from engine.cards import Card, Unreadable, cards, spell

_ONE_WORD: Final = (str, int, Card)


def written(parts: Iterable[str | int | Iterable[Card]]) -> tuple[str, ...]:
    """Write each part as a word; cards together as one, an empty row of them as none."""
    words = [str(part) if isinstance(part, _ONE_WORD) else spell(part) for part in parts]
    return tuple([word for word in words if word])


class Action(NamedTuple):
    """A verb and its words: `play QS`, `pass 1:KD 2:QS`, `lay K2,1,0 Q3,0,0`, `bid 3`.

    One uniform value serves every family: which verbs exist and what their words mean is the
    family's own; an unknown verb is simply illegal. No word is empty or holds a space.
    """

    verb: str
    words: tuple[str, ...] = ()

    @classmethod
    def of(cls, verb: str, *parts: str | int | Iterable[Card]) -> Self:
        """Make an action; cards are written together as one word, an empty row of them as none."""
        return cls(verb, written(parts))

    @classmethod
    def read(cls, text: str) -> Self:
        """Read the text form; raise `Unreadable` if it is not words parted by single spaces."""
        verb, *words = text.split(" ")
        if not verb or "" in words:
            raise Unreadable(f"{text!r} is not an action")
        return cls(verb, tuple(words))

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of an action whose words are nothing but cards; `Unreadable` otherwise."""
        return tuple([face for word in self.words for face in cards(word)])

    def __str__(self) -> str:
        return " ".join((self.verb, *self.words))
