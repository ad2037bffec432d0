"""The desk: who presses what, and what they are told.

Every press gets an answer: the drawing it changed, a line that says why nothing changed, or the
number of a incident. The seat is looked up by the user that Discord vouches for, never read from
the button.
"""

import asyncio
import json
import logging
from typing import Final

from bot import answers
from bot.answers import Interaction
from bot.button_ids import ButtonId
from bot.commands.customising import customise
from bot.commands.leaderboards import show_leaderboard
from bot.commands.opening import open_with_answer
from bot.commands.privacy import delete_confirmed
from bot.guests import phrasebook_for, shown_name
from bot.incidents import log_incident, log_unwritten
from bot.leaving import leave_table
from bot.made_up import is_made_up
from bot.permissions import missing_permissions
from bot.phrasebook import Phrasebook
from bot.room.card_room import CardRoom
from bot.room.live_table import LiveTable
from bot.room.lobby import Lobby
from bot.room.post import Undelivered
from bot.room.refusal import RoomRefusal
from bot.screens.components import Attachment
from bot.screens.plain import plain_screen
from bot.screens.round_table import with_own_time
from bot.screens.screen import Screen
from bot.under_way import UnderWay
from bot.verbs import (
    AFTER_VERBS,
    CUSTOM_VERBS,
    HAND_VERBS,
    HOST_VERBS,
    LOBBY_VERBS,
    PANEL_VERBS,
    POSTING_VERBS,
    TABLE_VERBS,
    WHISPERING_VERBS,
)
from data.patience import NotWritten
from data.tables import TableState
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction, NotYourTurn
from engine.contract.seats import Seat
from engine.players.levels import levels
from engine.table.table import StaleAction

log = logging.getLogger(__name__)

ACKNOWLEDGED_AT_ONCE: Final = 128
"""Enough to keep a slow line busy; more would open a connection for each press."""
SEEN_TO_AT_ONCE: Final = 16
"""Few, so that a long queue is acknowledged before it is seen to."""


class Desk:
    """Takes presses for one card room."""

    def __init__(self, room: CardRoom, under_way: UnderWay) -> None:
        self._room = room
        self._under_way = under_way
        self._acknowledging = asyncio.Semaphore(ACKNOWLEDGED_AT_ONCE)
        self._seeing_to = asyncio.Semaphore(SEEN_TO_AT_ONCE)

    async def take(
        self, interaction: Interaction, custom_id: str, values: tuple[str, ...] = ()
    ) -> None:
        """Answer one press, whatever happens; `values` are what was chosen in a menu."""
        phrasebook = phrasebook_for(interaction)
        try:
            button_id = ButtonId.read(custom_id)
            if is_made_up(self._room, interaction, button_id):
                raise Unreadable("a button that this message never had")
            if self._under_way.is_long:
                async with self._acknowledging:
                    await self._acknowledge(interaction, button_id)
                async with self._seeing_to:
                    await self._take(interaction, button_id, values, phrasebook)
            else:
                await self._take(interaction, button_id, values, phrasebook)
        except Unreadable:
            await self._say(interaction, phrasebook("press-other-grammar"))
        except RoomRefusal as refusal:
            await self._say(interaction, phrasebook(refusal.key, **refusal.facts))
        except NotWritten as unwritten:
            await self._say(
                interaction, phrasebook(log_unwritten(log, "taking a press", unwritten))
            )
        except Exception as error:  # noqa: BLE001  discord.py would drop it and leave the person without an answer
            incident_id = log_incident(log, "taking a press", error)
            await self._say(interaction, phrasebook("incident", id=incident_id))

    @staticmethod
    async def _acknowledge(interaction: Interaction, button_id: ButtonId) -> None:
        """Say in time that the press has arrived; what it leads to is drawn afterwards."""
        if button_id.verb in WHISPERING_VERBS:
            await answers.soon(interaction)
        elif button_id.verb not in POSTING_VERBS:
            await answers.later(interaction)

    async def _take(
        self,
        interaction: Interaction,
        button_id: ButtonId,
        values: tuple[str, ...],
        phrasebook: Phrasebook,
    ) -> None:
        if button_id.verb == "board":
            await show_leaderboard(self._room, interaction, button_id.text, phrasebook)
            return
        if button_id.verb == "forget-yes":
            await delete_confirmed(self._room, interaction, phrasebook)
            return
        if button_id.verb in AFTER_VERBS:
            await self._after(interaction, button_id, phrasebook)
            return
        lobby = self._room.lobbies.get(button_id.table)
        live_table = self._room.live_tables.get(button_id.table)
        if button_id.verb in LOBBY_VERBS:
            if lobby is None and live_table is not None:
                # Its picture stayed behind when the game began.
                await answers.redraw(interaction, plain_screen(live_table.begun))
            elif lobby is None or lobby.starting:
                key = "lobby-over" if live_table is None else "lobby-started"
                await self._say(interaction, phrasebook(key))
            else:
                await self._in_lobby(interaction, lobby, button_id, values, phrasebook)
        elif button_id.verb in HAND_VERBS | TABLE_VERBS:
            if live_table is None or live_table.over:
                await self._dead_table(interaction, button_id, phrasebook)
            elif button_id.verb in HAND_VERBS:
                await self._on_hand(interaction, live_table, button_id, values, phrasebook)
            else:
                await self._on_table(interaction, live_table, button_id.verb, phrasebook)
        else:
            await self._say(interaction, phrasebook("press-other-grammar"))

    async def _say(self, interaction: Interaction, text: str) -> None:
        await answers.whisper(interaction, plain_screen(text))

    async def _dead_table(
        self, interaction: Interaction, button_id: ButtonId, phrasebook: Phrasebook
    ) -> None:
        """Tell that a table is over, in place of the hand that was pressed if it was one."""
        text = phrasebook("table-over")
        if button_id.verb in HAND_VERBS:
            await answers.redraw(interaction, plain_screen(text))
        else:
            await self._say(interaction, text)

    # The lobby ----------------------------------------------------------------------------------

    async def _in_lobby(
        self,
        interaction: Interaction,
        lobby: Lobby,
        button_id: ButtonId,
        values: tuple[str, ...],
        phrasebook: Phrasebook,
    ) -> None:
        verb = button_id.verb
        if verb in CUSTOM_VERBS:
            await customise(interaction, lobby, button_id, values, phrasebook)
            return
        person = interaction.user.id
        rules = person == lobby.row.host_id or interaction.permissions.manage_guild
        if verb in HOST_VERBS and not rules:
            await self._say(interaction, phrasebook("lobby-host-only"))
        elif verb in {"add", "drop"} and not rules and lobby.seat_of(person) is None:
            await self._say(interaction, phrasebook("lobby-not-in"))
        elif verb == "start":
            await self._start(interaction, lobby, phrasebook)
        elif verb == "cancel":
            await lobby.end("lobby-cancelled")
            await self._draw_lobby(interaction, lobby)
        else:
            await self._change_lobby(interaction, lobby, button_id, values)
            await self._draw_lobby(interaction, lobby)

    @staticmethod
    async def _draw_lobby(interaction: Interaction, lobby: Lobby) -> None:
        """Answer a press with the lobby as it stands, and see that it is the last picture."""
        version = lobby.version
        drawn = await answers.redraw(interaction, lobby.draw())
        if drawn and version == lobby.version:
            return
        # Not drawn, or two answers crossed and nobody knows which picture was last.
        if lobby.last_words is not None:
            await lobby.draw_last()
        elif not lobby.starting:
            lobby.board.mark()

    async def _change_lobby(
        self, interaction: Interaction, lobby: Lobby, button_id: ButtonId, values: tuple[str, ...]
    ) -> None:
        person, name = interaction.user.id, shown_name(interaction)
        match button_id.verb:
            case "join":
                self._room.must_have_place(person)
                await self._room.services.store.people.seen(person, name, str(interaction.locale))
                await lobby.join(person, name)
            case "quit":
                await lobby.quit(person)
            case "add":
                await lobby.add_computer()
            case "drop":
                await lobby.drop_computer()
            case "hints":
                await lobby.set_hints(allowed=button_id.text == "on")
            case _:
                level, _, computer = "".join(values[:1]).partition(" ")
                if level not in levels(lobby.row.family):
                    raise Unreadable("computers do not play at such a level")
                await lobby.set_level(level, computer or None)

    async def _start(self, interaction: Interaction, lobby: Lobby, phrasebook: Phrasebook) -> None:
        missing = missing_permissions(interaction)
        if missing:
            names = ", ".join(phrasebook(f"permission-{name}") for name in missing)
            await self._say(interaction, phrasebook("start-missing-permissions", names=names))
            return
        # Posting the table may take longer than an answer may.
        await answers.later(interaction)
        live_table = await self._room.start(lobby)
        lobby.begun(live_table.begun)
        try:
            await self._room.services.post.edit_by_token(interaction.token, lobby.draw)
        except Undelivered as refused:
            log.info("the lobby of table %s stays: %s", lobby.table_id, refused)

    # The hand -----------------------------------------------------------------------------------

    async def _on_hand(
        self,
        interaction: Interaction,
        live_table: LiveTable,
        button_id: ButtonId,
        values: tuple[str, ...],
        phrasebook: Phrasebook,
    ) -> None:
        seat = live_table.seat_of(interaction.user.id)
        if seat is None:
            await self._say(interaction, phrasebook("press-stranger"))
            return
        notice = await self._answer_question(live_table, seat, button_id, values, phrasebook)
        await live_table.hands.answer(seat, interaction, notice)

    async def _answer_question(
        self,
        live_table: LiveTable,
        seat: Seat,
        button_id: ButtonId,
        values: tuple[str, ...],
        phrasebook: Phrasebook,
    ) -> str | None:
        """Do what a hand's button says and return a line of explanation where it did not work."""
        try:
            match button_id.verb:
                case "do":
                    await live_table.play(seat, Action.read(button_id.text), asked=button_id.asked)
                case "back":
                    await live_table.back(seat)
                case "hint":
                    said = await live_table.hints.ask(seat, button_id.asked)
                    return None if said is None else phrasebook(said)
                case verb if verb in live_table.screens.draft_verbs:
                    told = (*button_id.text.split(), *values)
                    await live_table.compose(seat, verb, told, asked=button_id.asked)
                case _:
                    raise Unreadable("another family's button")
        except StaleAction:
            return self._stale(live_table, seat, phrasebook)
        except NotYourTurn as refusal:
            return self._not_your_turn(live_table, refusal, phrasebook)
        except IllegalAction as refusal:
            return live_table.screens.illegal(refusal, live_table.frame(), phrasebook)
        except NotWritten as unwritten:
            doing = f"playing at table {live_table.table_id}"
            return phrasebook(log_unwritten(log, doing, unwritten))
        return None

    @staticmethod
    def _stale(live_table: LiveTable, seat: Seat, phrasebook: Phrasebook) -> str:
        frame = live_table.frame()
        computers = any(one.last and one.seat == seat for one in frame.stood_in)
        by = "computer" if computers else "you"
        if seat in live_table.waiting_for:
            return phrasebook("press-stale", by=by)
        return phrasebook(
            "press-stale-waiting", by=by, names=_names(live_table, live_table.waiting_for)
        )

    @staticmethod
    def _not_your_turn(live_table: LiveTable, refusal: NotYourTurn, phrasebook: Phrasebook) -> str:
        return phrasebook("press-not-your-turn", names=_names(live_table, refusal.waiting_for))

    # The table ----------------------------------------------------------------------------------

    async def _on_table(
        self, interaction: Interaction, live_table: LiveTable, verb: str, phrasebook: Phrasebook
    ) -> None:
        seat = live_table.seat_of(interaction.user.id)
        if verb in PANEL_VERBS:
            panel = with_own_time(
                _panel(live_table, verb, phrasebook), live_table.frame(), seat, phrasebook
            )
            await answers.whisper(interaction, panel)
            return
        if seat is None:
            await self._say(interaction, phrasebook("press-stranger"))
        elif verb == "hand":
            await live_table.back(seat)
            await live_table.hands.show(seat, interaction)
        else:
            await leave_table(interaction, live_table, seat, verb, phrasebook)

    # Afterwards ---------------------------------------------------------------------------------

    async def _after(
        self, interaction: Interaction, button_id: ButtonId, phrasebook: Phrasebook
    ) -> None:
        if button_id.verb == "record":
            await self._record(interaction, button_id.table, phrasebook)
        else:
            await self._rematch(interaction, button_id.table, phrasebook)

    async def _record(
        self, interaction: Interaction, table_id: str, phrasebook: Phrasebook
    ) -> None:
        record = await self._room.services.store.results.record(table_id)
        if record is None:
            await self._say(interaction, phrasebook("record-none"))
            return
        text = json.dumps(record, separators=(",", ":")) + "\n"
        file = Attachment(f"cardroom-{table_id}.json", text.encode())
        await answers.whisper(interaction, plain_screen(phrasebook("record-here"), file=file))

    async def _rematch(
        self, interaction: Interaction, table_id: str, phrasebook: Phrasebook
    ) -> None:
        store = self._room.services.store
        person = interaction.user.id
        old = await store.tables.get(table_id)
        if old is None or not any(chair.person == person for chair in old.chairs):
            await self._say(interaction, phrasebook("rematch-players-only"))
            return
        if old.state is not TableState.FINISHED:
            await self._say(interaction, phrasebook("rematch-no-result"))
            return
        await store.people.seen(person, shown_name(interaction), str(interaction.locale))
        lobby = await self._room.open_rematch(old, person)
        await open_with_answer(interaction, lobby)


def _names(live_table: LiveTable, seats: tuple[Seat, ...]) -> str:
    frame = live_table.frame()
    return ", ".join(frame.name(seat) for seat in seats if seat >= 0)


def _panel(live_table: LiveTable, verb: str, phrasebook: Phrasebook) -> Screen:
    """Draw what somebody looks up beside the table."""
    screens = live_table.screens
    if verb == "rules":
        return screens.rules(live_table.game.variant, phrasebook)
    draw = screens.last if verb == "last" else screens.scores
    return draw(live_table.frame(), live_table.game.view(None), phrasebook)
