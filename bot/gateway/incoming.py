"""Incoming interactions: presses and commands as raw payloads, taken in at once or held back."""

import asyncio
import logging
from bisect import insort
from collections.abc import Callable, Container
from dataclasses import dataclass, field, replace
from typing import Any, Final

import discord

log = logging.getLogger(__name__)

InteractionPayload = dict[str, Any]
"""The data of Discord's INTERACTION_CREATE. It holds a token, so no text of it is ever logged."""

_KEPT: Final = "payload"
_ABOUT: Final = "about"


@dataclass(frozen=True, slots=True)
class About:
    """What is known of how an interaction came.

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


@dataclass(slots=True)
class HeldInteraction:
    """An interaction that nobody has seen to yet."""

    payload: InteractionPayload = field(repr=False)
    came: float
    """When it came, by the clock of the loop."""
    acknowledged: bool = False

    @property
    def id(self) -> int:
        """Discord's id of the interaction."""
        return int(self.payload["id"])


class IncomingInteractions:
    """Where interactions come in: from the gateway, and from other processes of the bot.

    A process that is to take the tables of a shard over hears that shard before it has them. What
    comes meanwhile it holds, and sees to later in the same order. What happens on a shard that
    another process serves is left to that one, as long as both hear of it.
    """

    def __init__(self, dispatch: Callable[[InteractionPayload], None]) -> None:
        self._dispatch = dispatch
        self._held: dict[int, list[HeldInteraction]] = {}
        self._left: set[int] = set()
        self._doubted: set[int] = set()
        self.doubtful: Callable[[InteractionPayload], None] = self.take_in
        """Sees to what another process may have answered."""
        self._at_hand: tuple[InteractionPayload | None, About] = (None, BY_THE_GATEWAY)
        """The payload that is being dispatched at this moment."""

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
        if self.doubts(shard_id):
            self.doubtful(payload)
        elif shard_id in self._held:
            now = asyncio.get_running_loop().time()
            self._held[shard_id].append(HeldInteraction(payload, now))
        else:
            self.take_in(payload)

    def take_in(self, payload: InteractionPayload, about: About = BY_THE_GATEWAY) -> None:
        """Let a press or a command run as if the gateway had brought it.

        It is not held: what another process hands on is for a table that this one plays.
        """
        if about.came is None:
            about = replace(about, came=asyncio.get_running_loop().time())
        self._at_hand = (payload, about)
        try:
            self._dispatch(payload)
        finally:
            self._at_hand = (None, BY_THE_GATEWAY)

    def hold(self, shard_id: int) -> None:
        """Hold what comes on a shard from now on."""
        self.attend_to(shard_id)
        self._held.setdefault(shard_id, [])

    def hold_back(
        self, interaction: discord.Interaction[Any], *, acknowledged: bool = False
    ) -> None:
        """Hold what was taken in before the shards were held, and was not answered by then.

        Another process has heard it too, so it is passed over once no shard is held here any more.
        """
        payload = payload_of(interaction)
        if payload is None or not self._held:
            return
        acknowledged = acknowledged or about(interaction).acknowledged
        one = HeldInteraction(payload, came_at(interaction), acknowledged)
        # Whichever it came on: all of them are released together.
        insort(next(iter(self._held.values())), one, key=lambda held: held.came)

    def release(self, shard_id: int, *, but: Container[int] = ()) -> None:
        """Take in what was held of a shard `but` those ids, which another process has seen to."""
        self.attend_to(shard_id)
        for one in self._held.pop(shard_id, ()):
            came = None if one.acknowledged else one.came
            try:
                if one.id not in but:
                    self.take_in(one.payload, About(acknowledged=one.acknowledged, came=came))
            except Exception as error:  # noqa: BLE001  whatever a payload makes a parser raise
                log.warning("a held interaction could not be read (%s)", type(error).__name__)

    def doubt(self, shard_id: int) -> None:
        """Doubt whether what comes on a shard is new: the process before may have heard it too."""
        self._doubted.add(shard_id)

    def doubts(self, shard_id: int) -> bool:
        """Whether what comes on a shard may have been answered by the process before."""
        return shard_id in self._doubted

    def trust(self, shard_id: int) -> None:
        """Take what comes on a shard from now on for new."""
        self._doubted.discard(shard_id)

    def pass_over(self, shard_id: int, seen: Callable[[HeldInteraction], bool]) -> None:
        """Hold no longer what another process has `seen` to."""
        if shard_id in self._held:
            held = self._held[shard_id]
            self._held[shard_id] = [one for one in held if not seen(one)]

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
