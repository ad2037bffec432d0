"""Hostilities: presses, commands and forms that no client would send, and none of which may count.

All of them come from one seeded source of chance, so a run can be done again.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from bot.text.button_ids import MENU_MARK, ButtonId
from loopback_discord.payloads import Payload, buttons_of, selects_of
from loopback_discord.people.person import Person
from loopback_discord.state.commands import TypedCommand
from loopback_discord.state.guilds import Channel
from loopback_discord.state.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT
from loopback_discord.state.messages import Message
from tests.regular import button_ids

TABLE_VERBS: Final = ("hand", "last", "scores", "rules", "leave")
HAND_VERBS: Final = ("do", "ahead", "back", "hint", "tick", "untick", "plan", "claim", "open")
FOREIGN_VERBS: Final = (
    *("leave-yes", "end-yes", "pause-yes", "rematch", "record", "start", "cancel", "level"),
    *("hints", "customise", "option", "custom", "forget-yes", "board", "none-of-ours"),
    *("prefer", "prefer-guild", "settings"),
)
MENU_VERBS: Final = (*HAND_VERBS, "prefer", "prefer-guild")
PRIVATE_VERBS: Final = (
    *HAND_VERBS,
    *("leave-yes", "leave-pause", "leave-end", "option", "custom", "forget-yes"),
    *("prefer", "prefer-guild", "settings"),
)
TEXTS: Final = (
    *("", "play", "play QS", "play ZZ", "play QS QS", "pass QSKSAS", "pass", "claim rest", "draw"),
    *("lay K3,0,0", "take add onto 99", "bid 99", "beg", "yes", "discard **", "out", "\N{SNOWMAN}"),
    *("look", "reactions", "channels", "log_channel", "game", "tables", "no-preference"),
    *("'; DROP TABLE journal; --", "hearts all 99999", "hearts 2026-99 0"),
    *("x" * 70, "\x00", " " * 40),
)
GARBLED: Final = (
    *("", "c1", "c1.", "c1....", "c1.-.board..", "c0.abc.do.1.play QS", "c2.abc.do.1.play QS"),
    *("c99999.x", "c1.ABC.do.1.play QS", "c1.abc.do.-1.x", "c1.abc.do.1234567.x", "mc1.x", "m"),
    *(".", "c1.abcdefghijklmnop.do.1.x", "\N{BLACK SPADE SUIT}" * 30, "c1." + "x" * 4000),
    *("{}", "\n"),
)
VALUES: Final[tuple[object, ...]] = (
    *("god", "", "random", "hearts", "canasta", "all_fours", "hea", "month", "all", "here", "dm"),
    *(0, 1, -1, 3, 99, 10**15, 0.5, True, False, "x" * 6000, "\N{SNOWMAN}", "<@1>", "standard"),
)
STALE: Final = (0, 50, 51, 777, 999999)
"""Numbers of questions that are not put, the games being at their beginning."""


@dataclass(frozen=True, slots=True)
class Table:
    """A running table, its public message, and each seated person with the hand shown to them."""

    table_id: str
    channel: Channel
    board: Message
    hands: tuple[tuple[Person, Message], ...]


@dataclass(frozen=True, slots=True)
class Act:
    """Something done to the bot; `doubled` if its delivery comes twice."""

    kind: int
    person: Person
    channel: Channel
    data: Payload
    source: Message | None = None
    shown: Payload | None = None
    name: str | None = None
    gone: bool = False
    """Whether the message that was pressed is deleted, so that Discord may refuse the answer."""
    doubled: bool = False


class Hostilities:
    """An endless row of acts against `tables` by their own people and by `strangers`."""

    def __init__(
        self,
        seed: int,
        tables: list[Table],
        strangers: list[Person],
        deleted: Message,
        offers: list[TypedCommand],
    ) -> None:
        self._rng = Random(seed)
        self._tables = tables
        # Looked up once: turns never change, and a press may take the buttons off a hand.
        self._idle = {
            table.table_id: [
                (person, own)
                for person, own in table.hands
                if not button_ids(own.shown, "do", "tick", "untick")
            ]
            for table in tables
        }
        self._strangers = strangers
        self._deleted = deleted
        self._offers = offers
        self._kinds: tuple[Callable[[], Act], ...] = (
            *(self._stale, self._stale, self._foreign, self._foreign, self._wrong_seat),
            *(self._looking, self._misplaced, self._garbled, self._chosen, self._deleted_message),
            *(self._command, self._command, self._typing, self._form),
        )

    def next(self) -> Act:
        """Return the next act."""
        act = self._rng.choice(self._kinds)()
        if self._rng.random() < 0.1:
            return replace(act, doubled=True)
        return act

    # Presses --------------------------------------------------------------------------------------

    def _stale(self) -> Act:
        """A person of the table answers a question that is not put, often with a legal action."""
        table = self._rng.choice(self._tables)
        person, hand = self._rng.choice(table.hands)
        offered = [button_id for button_id, _ in button_ids(hand.shown) if button_id.asked]
        if not offered or self._rng.random() < 0.3:
            return self._pressed(person, hand, self._button_id(table, HAND_VERBS))
        stale = replace(self._rng.choice(offered), asked=self._rng.choice(STALE))
        return self._pressed(person, hand, stale.custom_id)

    def _foreign(self) -> Act:
        """A stranger presses whatever there is, at the table or on somebody's hand."""
        table = self._rng.choice(self._tables)
        verbs = (*TABLE_VERBS, *HAND_VERBS, *FOREIGN_VERBS)
        person = self._rng.choice(self._strangers)
        return self._pressed(person, table.board, self._button_id(table, verbs))

    def _wrong_seat(self) -> Act:
        """Somebody who is not asked presses a button of another's hand while it is asked."""
        table = self._rng.choice(self._tables)
        owner, hand = self._rng.choice(table.hands)
        said = self._rng.choice(_custom_ids(hand.shown) or ["c1.none.do.1.play QS"])
        idle = [one for one in self._idle[table.table_id] if one[0] is not owner]
        if idle and self._rng.random() < 0.7:
            return self._pressed(*self._rng.choice(idle), said)
        return self._pressed(self._rng.choice(self._strangers), table.board, said)

    def _looking(self) -> Act:
        """A person of the table looks at what may be looked at."""
        table = self._rng.choice(self._tables)
        person, _ = self._rng.choice(table.hands)
        verb = self._rng.choice(TABLE_VERBS)
        return self._pressed(person, table.board, ButtonId(table.table_id, verb).custom_id)

    def _misplaced(self) -> Act:
        """A person of the table presses there what only a private message or a result says."""
        table = self._rng.choice(self._tables)
        person, _ = self._rng.choice(table.hands)
        verbs = (*PRIVATE_VERBS, "rematch", "record")
        return self._pressed(person, table.board, self._button_id(table, verbs))

    def _garbled(self) -> Act:
        """Somebody presses what nobody can read, or another grammar."""
        table = self._rng.choice(self._tables)
        person = self._rng.choice([*self._strangers, *(one for one, _ in table.hands)])
        return self._pressed(person, table.board, self._rng.choice(GARBLED))

    def _chosen(self) -> Act:
        """Somebody chooses in a menu what is no option of it."""
        table = self._rng.choice(self._tables)
        person, hand = self._rng.choice(table.hands)
        custom_id = MENU_MARK + self._button_id(table, MENU_VERBS)
        values = [str(self._rng.choice(VALUES))[:100] for _ in range(self._rng.randrange(4))]
        return self._pressed(person, hand, custom_id, values=values)

    def _deleted_message(self) -> Act:
        table = self._rng.choice(self._tables)
        custom_id = self._button_id(table, (*TABLE_VERBS, *HAND_VERBS))
        return self._pressed(self._rng.choice(self._strangers), self._deleted, custom_id)

    def _button_id(self, table: Table, verbs: tuple[str, ...]) -> str:
        """Return what a button may say about `table`, or one that is none."""
        table_id = self._rng.choice((table.table_id, table.table_id, table.table_id, "nosuch", "-"))
        text, number = self._rng.choice(TEXTS), self._rng.choice(STALE)
        return f"c1.{table_id}.{self._rng.choice(verbs)}.{number or ''}.{text}"

    def _pressed(
        self, person: Person, message: Message, custom_id: str, values: list[str] | None = None
    ) -> Act:
        kind = 2 if values is None else 3
        data: Payload = {"custom_id": custom_id, "component_type": kind, "id": 1}
        shown = None
        if values is not None:
            data["values"] = values
        if self._rng.random() < 0.5:
            # As if the message had the button; else the client finds it gone.
            shown = {**message.shown, "components": [_row(custom_id, kind)]}
        gone = message is self._deleted
        return Act(COMPONENT, person, message.channel, data, source=message, shown=shown, gone=gone)

    # Commands and forms ---------------------------------------------------------------------------

    def _command(self) -> Act:
        """A command with options missing, of the wrong kind, outside their bounds or made up."""
        return self._typed(COMMAND, focused=False)

    def _typing(self) -> Act:
        """An option that is being typed, beside others half typed."""
        return self._typed(AUTOCOMPLETE, focused=True)

    def _typed(self, kind: int, *, focused: bool) -> Act:
        offers = [one for one in self._offers if not focused or _suggesting(one)]
        offer = self._rng.choice(offers)
        options = [self._option(one) for one in offer.options if self._rng.random() < 0.6]
        if focused:
            name = self._rng.choice(_suggesting(offer))
            options = [one for one in options if one["name"] != name]
            typed = str(self._rng.choice(VALUES))[:100]
            options.append({"name": name, "type": 3, "value": typed, "focused": True})
        elif self._rng.random() < 0.1:
            options.append({"name": "none-of-ours", "type": 3, "value": "x"})
        for name in reversed(offer.path[1:]):
            options = [{"name": name, "type": 1, "options": options}]
        data: Payload = {
            "id": offer.command["id"],
            "name": offer.command["name"],
            "type": 1,
            "options": options,
        }
        person = self._rng.choice(self._strangers)
        channel = self._rng.choice(self._tables).channel
        return Act(kind, person, channel, data, name=offer.name)

    def _option(self, option: Payload) -> Payload:
        """Return an option filled in wrongly; people are looked up by Discord itself."""
        choices: list[Any] = option.get("choices") or []
        value = self._rng.choice([*VALUES, *(one["value"] for one in choices)])
        kind = option["type"]
        if self._rng.random() < 0.5:
            return {"name": option["name"], "type": kind, "value": value}
        real = {str: 3, bool: 5, int: 4, float: 10}[type(value)]
        return {"name": option["name"], "type": real, "value": value}

    def _form(self) -> Act:
        """A form is sent that the bot never opened."""
        field = {"type": 4, "id": 2, "custom_id": "name", "value": self._rng.choice(TEXTS)}
        data: Payload = {
            "custom_id": self._rng.choice(GARBLED)[:100],
            "components": [{"type": 1, "id": 1, "components": [field]}],
        }
        channel = self._rng.choice(self._tables).channel
        return Act(MODAL_SUBMIT, self._rng.choice(self._strangers), channel, data)


def _suggesting(offer: TypedCommand) -> list[str]:
    return [str(one["name"]) for one in offer.options if one.get("autocomplete")]


def _custom_ids(shown: Payload) -> list[str]:
    """Return what the buttons of a message say."""
    parts = (*buttons_of(shown), *selects_of(shown))
    return [str(part["custom_id"]) for part in parts if part.get("custom_id")]


def _row(custom_id: str, kind: int) -> Payload:
    part: Payload = {"type": kind, "id": 2, "custom_id": custom_id}
    if kind == 2:
        part |= {"style": 2, "label": "Press"}
    else:
        part |= {"options": [{"label": "One", "value": "one"}]}
    return {"type": 1, "id": 1, "components": [part]}
