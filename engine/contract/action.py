"""Actions: what a seat does, as one sentence for button, journal, record and log."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from engine.cards import Card, Unreadable, cards, spell


@dataclass(frozen=True, slots=True)
class Action:
    """A verb and its words: `play QS`, `pass 1:KD 2:QS`, `lay K2,1,0 Q3,0,0`, `bid 3`.

    One uniform value serves every family: which verbs exist and what their words mean is the
    family's own; an unknown verb is simply illegal. No word is empty or holds a space.
    """

    verb: str
    words: tuple[str, ...] = ()

    @classmethod
    def of(cls, verb: str, *parts: str | int | Iterable[Card]) -> Self:
        """Make an action; cards are written together as one word, an empty row of them as none."""
        words = (str(part) if isinstance(part, str | int | Card) else spell(part) for part in parts)
        return cls(verb, tuple(word for word in words if word))

    @classmethod
    def read(cls, text: str) -> Self:
        """Read the text form; raise `Unreadable` where it is not words parted by single spaces."""
        verb, *words = text.split(" ")
        if not verb or not all(words):
            raise Unreadable(f"{text!r} is not an action")
        return cls(verb, tuple(words))

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of an action whose words are nothing but cards; `Unreadable` otherwise."""
        return tuple(face for word in self.words for face in cards(word))

    def __str__(self) -> str:
        return " ".join((self.verb, *self.words))
