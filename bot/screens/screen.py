"""Screens: whole messages as values, and what of a message they leave free.

Two screens are equal if they look equal and their buttons say the same. So whoever writes a message
knows by comparing whether there is anything to write.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias, TypeVar

from bot.pictures.scenes import Scene
from bot.screens.components import (
    Attachment,
    Button,
    Container,
    File,
    Menu,
    Picker,
    Pictures,
    Row,
    ScreenPart,
    Text,
)
from bot.text.button_ids import ButtonId

COMPONENTS_A_MESSAGE: Final = 40
CHARACTERS_A_MESSAGE: Final = 4000
BYTES_A_MESSAGE: Final = 10_000
"""Of more than 10,170 Discord says nothing but that it is unwell (500)."""

_BYTES_A_TEXT: Final = 12
"""Bytes that each text takes beside its own."""

ScreenBlock: TypeAlias = ScreenPart | Container
"""A component that stands on a screen by itself, in a frame or without one."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The room in a message; a number below zero says by how much it is overdrawn.

    Discord counts components, and the characters and bytes of texts; labels it does not count.
    """

    components: int = COMPONENTS_A_MESSAGE
    characters: int = CHARACTERS_A_MESSAGE
    bytes: int = BYTES_A_MESSAGE

    @property
    def kept(self) -> bool:
        """Whether nothing is overdrawn."""
        return min(self.components, self.characters, self.bytes) >= 0

    def after(self, parts: Iterable[ScreenBlock]) -> "Budget":
        """Return what is left once `parts` are there."""
        components, characters, left = self.components, self.characters, self.bytes
        waiting: list[ScreenBlock] = list(parts)
        while waiting:
            match part := waiting.pop():
                case Container():
                    components -= 1
                    waiting += part.parts
                case Text():
                    components -= 1
                    characters -= characters_of(part.content)
                    left -= len(part.content.encode()) + _BYTES_A_TEXT
                case Row():
                    # It stands beside its buttons, as the row does in which a menu stands.
                    components -= 1 + len(part.keys)
                case Menu() | Picker():
                    components -= 2
                case _:
                    components -= 1
        return Budget(components, characters, left)

    def takes(self, parts: Iterable[ScreenBlock]) -> bool:
        return self.after(parts).kept


@dataclass(frozen=True, slots=True)
class Screen:
    """A whole message, top to bottom.

    `otherwise` draws what is shown where a picture is missing whose facts no text tells, which is
    seldom. It follows from the same facts, so equal screens are equal there as well.
    """

    parts: tuple[ScreenBlock, ...]
    otherwise: "Callable[[], Screen] | None" = field(default=None, compare=False)

    @property
    def left(self) -> Budget:
        return Budget().after(self.parts)

    @property
    def fits(self) -> bool:
        """Whether Discord takes so much in one message."""
        return self.left.kept

    @property
    def files(self) -> tuple[Attachment, ...]:
        """The files that can be downloaded from it, in order, each once."""
        files = [part.attachment for part in inside(self.parts) if isinstance(part, File)]
        return tuple(dict.fromkeys(files))

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The scenes of its pictures, in order, each once."""
        shown = [
            picture.scene
            for part in inside(self.parts)
            if isinstance(part, Pictures)
            for picture in part.pictures
        ]
        return tuple(dict.fromkeys(shown))

    @property
    def says(self) -> Iterator[ButtonId]:
        for part in inside(self.parts):
            if isinstance(part, Row):
                yield from (key.says for key in part.keys if isinstance(key, Button))

    def without_pictures(self, lost: Collection[Scene] | None = None) -> "Screen":
        """Return the same screen without pictures of `lost` scenes, by default without any."""
        if self.otherwise is not None:
            return self.otherwise() if lost is None or {*lost} & {*self.scenes} else self
        return Screen(_without(self.parts, lost)) if self.scenes else self

    @property
    def carries(self) -> bool:
        """Whether a file or a picture goes with it."""
        return bool([part for part in inside(self.parts) if isinstance(part, File | Pictures)])

    def in_words(self) -> "Screen":
        """Return the same screen without its files and pictures."""
        bare = self.without_pictures()
        return Screen(tuple(_without_files(part) for part in bare.parts if not _is_file(part)))

    def followed_by(self, *parts: ScreenBlock) -> "Screen":
        """Return the same screen with `parts` below it."""
        return Screen((*self.parts, *parts))


def layout(*parts: ScreenBlock) -> Screen:
    """Return a message of `parts`, top to bottom."""
    return Screen(parts)


def framed(*parts: ScreenPart, accent: int | None = None) -> Screen:
    """Return a message whose parts stand in one frame; blocks without a line are left out.

    `accent` is the colour of the frame's edge. Whatever it says is said in words too.
    """
    kept = [part for part in parts if not isinstance(part, Text) or part.content]
    return Screen((Container(tuple(kept), accent),))


def characters_of(text: str) -> int:
    """Count the characters of a text in the longest way, as UTF-16 does."""
    return len(text.encode("utf-16-le")) // 2


def inside(parts: Iterable[ScreenBlock]) -> list[ScreenPart]:
    """Return the parts of a screen, those in frames among them."""
    inside: list[ScreenPart] = []
    for part in parts:
        if isinstance(part, Container):
            inside += part.parts
        else:
            inside.append(part)
    return inside


def _is_file(part: ScreenBlock) -> bool:
    return isinstance(part, File)


def _without_files(part: ScreenBlock) -> ScreenBlock:
    if not isinstance(part, Container):
        return part
    return replace(part, parts=tuple(one for one in part.parts if not _is_file(one)))


P = TypeVar("P", bound=ScreenBlock)


def _without(parts: Iterable[P], lost: Collection[Scene] | None) -> tuple[P, ...]:
    """Leave out pictures of `lost` scenes, and what then has none."""
    kept: list[P] = []
    for part in parts:
        match part:
            case Container():
                kept.append(replace(part, parts=_without(part.parts, lost)))
            case Pictures():
                left = tuple(
                    one for one in part.pictures if lost is not None and one.scene not in lost
                )
                kept += [replace(part, pictures=left)] if left else []
            case _:
                kept.append(part)
    return tuple(kept)


def plain_screen(said: str, *, file: Attachment | None = None) -> Screen:
    """Draw what is said, and below it a file."""
    return layout(Text(said)) if file is None else layout(Text(said), File(file))


def without_emojis(screen: Screen) -> Screen:
    """Return the same screen without our own emojis on its buttons and menus; texts keep theirs."""
    return replace(screen, parts=tuple(_bare(part) for part in screen.parts))


def _bare(part: ScreenBlock) -> ScreenBlock:
    match part:
        case Container():
            # What stands in a container is no container itself.
            return replace(part, parts=tuple(_bare(one) for one in part.parts))  # pyright: ignore[reportArgumentType]
        case Row():
            return Row(tuple(replace(key, emoji=_common(key.emoji)) for key in part.keys))
        case Menu():
            options = (replace(one, emoji=_common(one.emoji)) for one in part.options)
            return replace(part, options=tuple(options))
        case _:
            return part


def _common(emoji: str | None) -> str | None:
    """Keep an emoji that is a sign of Unicode, which Discord always takes."""
    return None if emoji is not None and emoji.startswith("<") else emoji
