"""Incoming interactions: raw payloads, taken in at once, in fair turns, or held back."""

import asyncio
import json
import logging
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Container, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import discord

log = logging.getLogger(__name__)

InteractionPayload = dict[str, Any]
"""The data of Discord's INTERACTION_CREATE. It holds a token, so no text of it is ever logged."""

Acknowledge = Callable[[InteractionPayload], Awaitable[bool]]
"""Tells Discord that an answer is under way; says whether it has taken that."""

_KEPT: Final = "payload"
_ABOUT: Final = "about"


@dataclass(frozen=True, slots=True)
class About:
    """The known facts about how an interaction came.

    It is `acknowledged` if Discord was told that an answer is under way, `forwarded` if another
    process heard of it, and `member` if the bot is a member of the guild where it happened, None if
    nobody has said so. Discord waits for its answer since it `came`, by the clock of the loop; None
    means since it is taken in.
    """

    acknowledged: bool = False
    forwarded: bool = False
    member: bool | None = None
    came: float | None = None


BY_THE_GATEWAY: Final = About()

LATE_SECONDS: Final = 1.0
"""After so long one that waits for its turn is acknowledged. Discord waits three seconds."""

ACKNOWLEDGED_AT_ONCE: Final = 128
"""Enough to keep a slow line busy; more would open a connection for each."""

LOOK_SECONDS: Final = 0.05


@dataclass(slots=True)
class HeldInteraction:
    """An interaction that nobody has seen to yet."""

    payload: InteractionPayload = field(repr=False)
    came: float
    """When it came, by the clock of the loop."""
    telling: asyncio.Task[None] | None = None
    """Tells Discord that it has arrived: of an answer at the same moment it would drop one."""
    acknowledged: bool = False
    """Whether Discord has had an answer, be it from another process."""
    unanswered: bool = False
    """Whether Discord said so when it was told."""

    @property
    def id(self) -> int:
        return int(self.payload["id"])


@dataclass(slots=True, eq=False)
class WaitingInteraction:
    """An interaction that came at a moment, by the clock of the loop, and whose turn is to come."""

    packed: str = field(repr=False)
    """Its payload. Thousands of them unpacked would take memory that Python never gives back."""
    about: About
    came: float
    telling: bool = False
    """Whether Discord is being told: of an answer at the same moment it would drop one."""
    let_in: bool = False

    @property
    def payload(self) -> dict[str, Any]:
        """The payload, unpacked."""
        return json.loads(self.packed)


class FairQueue:
    """Queues of interactions that take turns, each letting in its oldest."""

    def __init__(self) -> None:
        self._queues: OrderedDict[str, deque[WaitingInteraction]] = OrderedDict()
        self._unacknowledged: deque[WaitingInteraction] = deque()
        """Oldest first; of those that are let in some are here still."""

    def __len__(self) -> int:
        return sum(map(len, self._queues.values()))

    def __bool__(self) -> bool:
        return bool(self._queues)

    def join(self, queue: str, one: WaitingInteraction) -> None:
        self._queues.setdefault(queue, deque()).append(one)
        self._unacknowledged.append(one)

    def let_in(self) -> WaitingInteraction | None:
        """Return whose turn it is, None if it is nobody's now."""
        for name, queue in self._queues.items():
            if not queue[0].telling:
                one = queue.popleft()
                one.let_in = True
                self._queues.move_to_end(name)
                if not queue:
                    del self._queues[name]
                return one
        return None

    def late(self, came_before: float, most: int) -> Sequence[WaitingInteraction]:
        """Return the oldest that came before a moment, each once; they are being told from now."""
        found: list[WaitingInteraction] = []
        waiting = self._unacknowledged
        while (
            waiting and len(found) < most and (waiting[0].let_in or waiting[0].came < came_before)
        ):
            one = waiting.popleft()
            if not one.let_in:
                one.telling = True
                found.append(one)
        return found


def queue_of(payload: Any) -> str:  # noqa: ANN401  whatever came, which may be no interaction
    """Return which queue an interaction joins: that of the table pressed, else of its person."""
    try:
        custom_id = payload["data"].get("custom_id")
        if custom_id is not None:
            # Button ids name their table after their grammar; "-" is none.
            table = custom_id.split(".")[1]
            if table != "-":
                return str(table)
        return str((payload.get("member") or payload)["user"]["id"])
    except (KeyError, TypeError, AttributeError, IndexError):
        return ""


class IncomingInteractions:
    """The entrance of interactions: from the gateway, and from other processes of the bot.

    A process that is to take the tables of a shard over hears that shard before it has them. What
    comes meanwhile it holds, and sees to later in the same order. What happens on a shard that
    another process serves is left to that one, as long as both hear of it.

    While too many are under way they wait, and tables take turns: a burst at one table holds no
    other up.
    """

    def __init__(self, dispatch: Callable[[InteractionPayload], None]) -> None:
        self._dispatch = dispatch
        self._held: dict[int, list[HeldInteraction]] = {}
        self._left: set[int] = set()
        self._replayed: set[int] = set()
        self.on_replay: Callable[[InteractionPayload], None] = self.take_in
        """Sees to what another process may have answered."""
        self._is_busy: Callable[[], bool] = lambda: False
        self._acknowledge: Acknowledge = _nobody_is_told
        self._queue = FairQueue()
        self._letting_in = False
        self._acknowledging: asyncio.Task[None] | None = None
        self._at_hand: tuple[InteractionPayload | None, About] = (None, BY_THE_GATEWAY)
        """The payload that is being dispatched at this moment."""

    def take_turns(self, is_busy: Callable[[], bool], acknowledge: Acknowledge) -> None:
        """Let what comes while it `is_busy` wait; `go_on` says that it may be so no longer."""
        self._is_busy, self._acknowledge = is_busy, acknowledge

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return len(self._queue)

    def held(self, shard_id: int) -> tuple[HeldInteraction, ...]:
        """Return what is held of a shard, oldest first."""
        return tuple(self._held.get(shard_id, ()))

    def holds(self, shard_id: int) -> bool:
        """Whether what comes on a shard is held."""
        return shard_id in self._held

    def hear(self, payload: InteractionPayload, shard_id: int) -> None:
        """Take in what the gateway brings, unless it is held or left to others."""
        if shard_id in self._left:
            return
        if self.expects_replays(shard_id):
            self.on_replay(payload)
        elif shard_id in self._held:
            now = asyncio.get_running_loop().time()
            self._held[shard_id].append(HeldInteraction(payload, now))
        else:
            self.take_in(payload)

    def take_in(self, payload: InteractionPayload, about: About = BY_THE_GATEWAY) -> None:
        """Let a press or a command run as if the gateway had brought it.

        It is not held: what another process hands on is for a table that this one plays.
        """
        now = asyncio.get_running_loop().time()
        if self._queue or self._letting_in or self._is_busy():
            came = now if about.came is None else about.came
            waiting = WaitingInteraction(json.dumps(payload), about, came)
            self._queue.join(queue_of(payload), waiting)
            if self._acknowledging is None:
                self._acknowledging = asyncio.create_task(self._acknowledge_late())
            return
        self._let_in(payload, about)

    def go_on(self) -> None:
        """Let one in that waits, if its turn has come."""
        if self._letting_in or not self._queue or self._is_busy():
            return
        one = self._queue.let_in()
        if one is None:
            return
        # Once it is acknowledged Discord waits anew.
        about = replace(one.about, came=None if one.about.acknowledged else one.came)
        try:
            self._let_in(one.payload, about)
        except Exception as error:  # noqa: BLE001  whatever a payload makes a parser raise
            log.warning("an interaction could not be read (%s)", type(error).__name__)

    def _let_in(self, payload: InteractionPayload, about: About) -> None:
        loop = asyncio.get_running_loop()
        if about.came is None:
            about = replace(about, came=loop.time())
        self._at_hand, self._letting_in = (payload, about), True
        try:
            self._dispatch(payload)
        finally:
            self._at_hand = (None, BY_THE_GATEWAY)
            # What runs for it begins before that, so whether it is busy then is known.
            loop.call_soon(self._was_let_in)

    def _was_let_in(self) -> None:
        self._letting_in = False
        self.go_on()

    async def _acknowledge_late(self) -> None:
        loop = asyncio.get_running_loop()
        telling: set[asyncio.Task[None]] = set()
        while self._queue:
            most = ACKNOWLEDGED_AT_ONCE - len(telling)
            for one in self._queue.late(loop.time() - LATE_SECONDS, most):
                # Each by itself: one that takes long would let the others be too late.
                task = asyncio.create_task(self._tell(one))
                telling.add(task)
                task.add_done_callback(telling.discard)
            await asyncio.sleep(LOOK_SECONDS)
        self._acknowledging = None

    async def _tell(self, one: WaitingInteraction) -> None:
        try:
            if await self._acknowledge(one.payload):
                one.about = replace(one.about, acknowledged=True)
        except Exception as error:  # noqa: BLE001  whatever a payload makes a parser raise
            log.warning("one that waits could not be acknowledged (%s)", type(error).__name__)
        one.telling = False
        self.go_on()

    async def empty(self, seconds: float) -> None:
        """Wait until nothing waits for its turn, at most so long."""
        if self._acknowledging is not None:
            await asyncio.wait({self._acknowledging}, timeout=seconds)

    def hold(self, shard_id: int) -> None:
        """Hold what comes on a shard from now on."""
        self.attend_to(shard_id)
        self._held.setdefault(shard_id, [])

    def release(self, shard_id: int, *, but: Container[int] | None = ()) -> None:
        """Take in what was held of a shard `but` those ids, which another process has seen to.

        None if that has not said which: then it is what nobody has answered.
        """
        self.attend_to(shard_id)
        for one in self._held.pop(shard_id, ()):
            if one.telling is None or one.telling.done():
                self._release(one, but)
            else:
                one.telling.add_done_callback(lambda _, one=one: self._release(one, but))

    def _release(self, one: HeldInteraction, but: Container[int] | None) -> None:
        came = None if one.acknowledged else one.came
        try:
            is_new = one.unanswered if but is None else one.id not in but
            if is_new:
                self.take_in(one.payload, About(acknowledged=one.acknowledged, came=came))
            elif but is None and not one.acknowledged:
                self.on_replay(one.payload)
        except Exception as error:  # noqa: BLE001  whatever a payload makes a parser raise
            log.warning("a held interaction could not be read (%s)", type(error).__name__)

    def expect_replays(self, shard_id: int) -> None:
        """Expect that a resumed session sends again what the process before may have answered."""
        self._replayed.add(shard_id)

    def expects_replays(self, shard_id: int) -> bool:
        """Whether what comes on a shard may have been answered by the process before."""
        return shard_id in self._replayed

    def end_replays(self, shard_id: int) -> None:
        """Note that all that comes on a shard from now on is new."""
        self._replayed.discard(shard_id)

    def leave_to_others(self, shard_id: int) -> None:
        """Pass over what comes on a shard from now on, and what was held of it."""
        self._held.pop(shard_id, None)
        self._left.add(shard_id)

    def attend_to(self, shard_id: int) -> None:
        """Leave a shard to others no longer."""
        self._left.discard(shard_id)

    def keep_with(self, interaction: discord.Interaction[Any], *, member: bool) -> None:
        """Keep the payload that is dispatched with what discord.py has made of it.

        Whether the bot is a `member` of its guild can be told now; its shard may be left soon.
        """
        payload, known = self._at_hand
        if known.member is None and interaction.guild_id is not None:
            known = replace(known, member=member)
        interaction.extras[_KEPT], interaction.extras[_ABOUT] = payload, known


async def _nobody_is_told(_: InteractionPayload) -> bool:
    return False


def payload_of(interaction: discord.Interaction[Any]) -> InteractionPayload | None:
    """Return the raw payload of an interaction that came in and is not forgotten yet."""
    return interaction.extras.get(_KEPT)


def about(interaction: discord.Interaction[Any]) -> About:
    """Return what is known of how an interaction came."""
    return interaction.extras.get(_ABOUT, BY_THE_GATEWAY)


def came_at(interaction: discord.Interaction[Any]) -> float:
    """Return since when Discord waits for an answer, by the clock of the loop."""
    came = about(interaction).came
    return asyncio.get_running_loop().time() if came is None else came
