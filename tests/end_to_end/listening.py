"""A listener: plays by what is heard of a message, and by nothing that only the eye can tell."""

import contextlib
import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.screens.reactions import REACTIONS
from bot.screens.sides import COLOURS
from loopback_discord.payloads import Payload, selects_of
from loopback_discord.people.client import Answer, Impossible
from loopback_discord.people.person import Person
from loopback_discord.people.reading import Heard
from loopback_discord.state.guilds import Channel

_EMOJI: Final = re.compile(r":\w+_[0-9a-f]{6}:|\b\w+_[24]_[0-9a-f]{6}\b")
"""An emoji of the application, by the name that a reader falls back on; it says nothing here."""
_SIGN: Final = re.compile("|".join(one.sign for one in COLOURS))
_RED_THREES: Final = re.compile(
    r"\b(?:red|black) (?:three|3)s?\b|\bBlack (?:Lady|Maria)\b", re.IGNORECASE
)
"""What the card table calls by a colour: its rank and suits say as much."""
_COLOUR: Final = re.compile(
    r"\b(?:red|orange|yellow|green|blue|purple|brown|gr[ea]y|colou?red)\b", re.IGNORECASE
)
_LIES: Final = re.compile(r"(?:10|[2-9JQKA])[♣♦♠♥] .*(?:·|←)|Pile\b")
"""A line of what lies on the table: a trick, as text, or the pile."""
_CALLS: Final = re.compile(r"\b[Ii]t is your turn at\b")
_EMPTY: Final = re.compile(r"empty[_ ]place")
_CARD: Final = re.compile(r"(?:★ )?(?:10|[2-9JQKA])[♣♦♠♥]")
_ASKS: Final = re.compile(r"\bYour turn\b|\bChoose \d+ cards?\b|\bPut \d+ cards? aside\b")
ASIDE: Final = re.compile(r"Claim\b|Hint|Go to the table|My hand|Leave|Info|Options|I'm back")
"""Buttons that answer nothing."""

PLAN: Final = "Plan melds"
"""What opens the planner of Canasta."""
COMMITS: Final = ("Lay down", "Take the pile", "Pass")
BACK: Final = "Back"
MOVES: Final = ("Take the pile now", "Lay at once", "Discard and end the turn")
"""Menus whose entries are whole moves, in the order in which the listener likes them."""
LOOKED_UP: Final = re.compile(r"Info|👏|😱|Melds|Pile")
TABS: Final = re.compile(r"Last|Scores|Rules|Log|Older")


class Menu(NamedTuple):
    """A menu as it is heard: what it asks, and its entries in order."""

    asks: str
    entries: Sequence[Heard]


def has_words(said: str) -> bool:
    """Whether something is left of `said` for whoever sees no emoji and no sign."""
    return re.search(r"[^\W_]", _EMOJI.sub("", said)) is not None


def unheard(heard: Sequence[Heard], *names: str) -> Iterator[str]:
    """Say what of a message is lost on a listener; a colour in one of these names is none."""
    proper = re.compile("|".join(map(re.escape, names)) or "$.")
    for one in heard:
        if one.kind == "picture" and not one.words.strip():
            yield "a picture without a text"
        elif (
            one.kind != "text"
            and not one.dimmed
            and not (has_words(one.words) or one.words in REACTIONS.values())
        ):
            # A reader says the name of an emoji that is not ours.
            yield f"a {one.kind} without words: {one.words!r}"
        elif one.kind == "text" and _SIGN.search(one.words) and not has_words(one.words):
            yield f"a colour that nobody names: {one.words!r}"
        if _COLOUR.search(proper.sub("", _RED_THREES.sub("", one.words))):
            yield f"words that need a colour: {one.words!r}"
    yield from _alike(heard)


def misplaced(heard: Sequence[Heard]) -> Iterator[str]:
    """Say what of somebody's own message is heard too late, or of places where nothing lies."""
    yield from (f"an empty place: {one.words!r}" for one in heard if _EMPTY.search(one.words))
    asked = [at for at, one in enumerate(heard) if _asks(one)]
    for at, one in enumerate(heard):
        if asked and at > asked[0] and one.kind == "text" and _LIES.match(one.words):
            yield f"what lies, after what is asked: {one.words!r}"


def _asks(one: Heard) -> bool:
    """Whether somebody is asked by this, or offered a card."""
    if one.kind != "text":
        return _CARD.match(one.words) is not None
    return (_ASKS.search(one.words) or _CALLS.search(one.words)) is not None


def _alike(heard: Sequence[Heard]) -> Iterator[str]:
    """Say what of a message sounds like another thing beside it."""
    for words in _twice([one.words for one in heard if one.kind == "button" and not one.dimmed]):
        yield f"buttons that sound alike: {words!r}"
    for menu in menus_of(heard):
        for words in _twice([one.words for one in menu.entries]):
            yield f"entries that sound alike: {words!r}"
    told = {one.words for one in heard if one.kind == "text" and _SIGN.search(one.words)}
    for words in _twice([_SIGN.sub("", one) for one in told]):
        yield f"lines that only a colour tells apart: {words!r}"


def _twice(said: Sequence[str]) -> list[str]:
    return [words for words in dict.fromkeys(said) if said.count(words) > 1]


def menus_of(heard: Sequence[Heard]) -> list[Menu]:
    """Return the menus that can be used."""
    found: list[Menu] = []
    for at, one in enumerate(heard):
        if one.kind == "menu" and not one.dimmed:
            after = next(
                (end for end in range(at + 1, len(heard)) if heard[end].kind != "entry"), len(heard)
            )
            found.append(Menu(one.words, heard[at + 1 : after]))
    return found


class Listener:
    """Somebody at a client who hears texts, labels and alt texts, and decides by them alone.

    `names` are those of places, which may be named after colours.
    """

    def __init__(self, person: Person, *names: str) -> None:
        self.person = person
        self._names = names
        self.heard: set[str] = set()
        """All that was ever heard, as a reader speaks it."""
        self.looked_up: set[str] = set()

    def listen(self, where: Channel | Payload | Answer) -> list[Heard]:
        """Hear a channel or message, and complain of what is lost."""
        heard = self.person.hears(where)
        self.heard |= {str(one) for one in heard}
        lost = list(unheard(heard, *self._names))
        assert lost == [], f"{lost}\n{self.person.transcript()}"
        return heard

    def listen_around(self, *channels: Channel) -> None:
        """Hear each message of these channels by itself."""
        for channel in channels:
            for message in self.person.sees(channel):
                self.listen(message)

    async def press(self, where: Channel | Payload | Answer, words: str) -> Answer:
        """Press the button that says `words`."""
        return await self.person.click(where, words)

    async def choose(self, message: Payload, menu: Menu, entry: Heard) -> Answer:
        """Choose an entry of a menu, as it was heard."""
        (found,) = (one for one in selects_of(message) if one.get("placeholder") == menu.asks)
        values = [
            option["value"]
            for option in found["options"]
            if ", ".join(str(option[key]) for key in ("label", "description") if option.get(key))
            == entry.words
        ]
        assert len(values) == 1, f"{len(values)} entries sound like {entry.words!r}"
        return await self.person.select(message, *values, placeholder=menu.asks)

    async def looks_up(self, table: Payload) -> None:
        """Ask once for each thing that can be looked up beside a table by now."""
        live = [one.words for one in self.listen(table) if one.kind == "button" and not one.dimmed]
        for words in live:
            if LOOKED_UP.match(words) and words not in self.looked_up:
                self.looked_up.add(words)
                answer = await self.press(table, words)
                self.listen(answer)
                if words == "Info":
                    await self._turns_tabs(answer)

    async def _turns_tabs(self, panel: Answer) -> None:
        """Turn the panel beside a table to each of its tabs."""
        while True:
            live = [one.words for one in self.listen(panel) if one.kind == "button"]
            new = [one for one in live if TABS.match(one) and one not in self.looked_up]
            if not new:
                return
            self.looked_up.add(new[0])
            # The tab that is open cannot be pressed; nor can anything on a panel that has gone.
            with contextlib.suppress(Impossible):
                await self.press(panel, new[0])

    async def acts(self) -> bool:
        """Do what the newest message asks; return whether there was anything to do."""
        for message in reversed(self.person.dms()):
            heard = self.listen(message)
            late = list(misplaced(heard))
            assert late == [], f"{late}\n{self.person.transcript()}"
            live = [one.words for one in heard if one.kind == "button" and not one.dimmed]
            answers = [one for one in live if not ASIDE.match(one)]
            if not answers and not menus_of(heard):
                continue
            return await self._act_on(message, heard, answers)
        return False

    async def _act_on(
        self, message: Payload, heard: Sequence[Heard], answers: Sequence[str]
    ) -> bool:
        asked = any(_ASKS.search(one.words) for one in heard if one.kind == "text")
        if asked and PLAN in answers and PLAN not in self.looked_up:
            self.looked_up.add(PLAN)
            await self.press(message, PLAN)
            return True
        for menu in menus_of(heard):
            if asked and menu.entries and menu.asks in MOVES:
                await self.choose(message, menu, menu.entries[0])
                return True
        ready = [one for one in answers if not _CARD.match(one) and not one.startswith("✓")]
        plans = [one for one in ready if one.startswith("Plan")]
        held = [one for one in answers if _CARD.match(one)] if asked else []
        wanted = [
            *(one for one in ready if one.startswith(COMMITS)),
            *(one for one in ready if one == BACK),
            *(one for one in ready if one not in plans),
            *held,
        ]
        if not wanted:
            return False
        await self.press(message, wanted[0])
        return True
