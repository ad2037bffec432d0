"""The desk: who presses what, and what they are told.

Every press gets an answer: the drawing it changed, a line that says why nothing changed, or the
number of a mishap. The seat is looked up by the user that Discord vouches for, never read from
the button.
"""

import asyncio
import io
import json
import logging
from typing import Final

import discord

from bot import answers
from bot.answers import Interaction
from bot.commands.boards import show_board
from bot.commands.customising import customise
from bot.commands.opening import open_with_answer
from bot.commands.privacy import delete_confirmed
from bot.guests import shown_name, words_for
from bot.leaving import leave_table
from bot.made_up import is_made_up
from bot.mishaps import log_mishap, log_unwritten
from bot.permissions import missing_permissions
from bot.room.card_room import CardRoom, RoomRefusal
from bot.room.lobby import Lobby, LobbyRefusal
from bot.room.post import Undelivered
from bot.room.sitting import Sitting
from bot.screens.components import Layout
from bot.screens.plain import plain_screen
from bot.screens.round_table import with_own_time
from bot.sentences import Sentence
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
from bot.words import Words
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
        words = words_for(interaction)
        try:
            sentence = Sentence.read(custom_id)
            if is_made_up(self._room, interaction, sentence):
                raise Unreadable("a button that this message never had")
            if self._under_way.is_long:
                async with self._acknowledging:
                    await self._acknowledge(interaction, sentence)
                async with self._seeing_to:
                    await self._take(interaction, sentence, values, words)
            else:
                await self._take(interaction, sentence, values, words)
        except Unreadable:
            await self._say(interaction, words("press-other-grammar"))
        except (RoomRefusal, LobbyRefusal) as refusal:
            await self._say(interaction, words(refusal.key, **refusal.facts))
        except NotWritten as unwritten:
            await self._say(interaction, words(log_unwritten(log, "taking a press", unwritten)))
        except Exception as error:  # noqa: BLE001  discord.py would drop it and leave the person without an answer
            mishap_id = log_mishap(log, "taking a press", error)
            await self._say(interaction, words("mishap", id=mishap_id))

    @staticmethod
    async def _acknowledge(interaction: Interaction, sentence: Sentence) -> None:
        """Say in time that the press has arrived; what it leads to is drawn afterwards."""
        if sentence.verb in WHISPERING_VERBS:
            await answers.soon(interaction)
        elif sentence.verb not in POSTING_VERBS:
            await answers.later(interaction)

    async def _take(
        self,
        interaction: Interaction,
        sentence: Sentence,
        values: tuple[str, ...],
        words: Words,
    ) -> None:
        if sentence.verb == "board":
            await show_board(self._room, interaction, sentence.text, words)
            return
        if sentence.verb == "forget-yes":
            await delete_confirmed(self._room, interaction, words)
            return
        if sentence.verb in AFTER_VERBS:
            await self._after(interaction, sentence, words)
            return
        lobby = self._room.lobbies.get(sentence.table)
        sitting = self._room.sittings.get(sentence.table)
        if sentence.verb in LOBBY_VERBS:
            if lobby is None and sitting is not None:
                # Its picture stayed behind when the game began.
                await answers.redraw(interaction, plain_screen(sitting.begun))
            elif lobby is None or lobby.starting:
                key = "lobby-over" if sitting is None else "lobby-started"
                await self._say(interaction, words(key))
            else:
                await self._in_lobby(interaction, lobby, sentence, values, words)
        elif sentence.verb in HAND_VERBS | TABLE_VERBS:
            if sitting is None or sitting.over:
                await self._dead_table(interaction, sentence, words)
            elif sentence.verb in HAND_VERBS:
                await self._on_hand(interaction, sitting, sentence, values, words)
            else:
                await self._on_table(interaction, sitting, sentence.verb, words)
        else:
            await self._say(interaction, words("press-other-grammar"))

    async def _say(self, interaction: Interaction, text: str) -> None:
        await answers.whisper(interaction, plain_screen(text))

    async def _dead_table(self, interaction: Interaction, sentence: Sentence, words: Words) -> None:
        """Tell that a table is over, in place of the hand that was pressed if it was one."""
        text = words("table-over")
        if sentence.verb in HAND_VERBS:
            await answers.redraw(interaction, plain_screen(text))
        else:
            await self._say(interaction, text)

    # The lobby ----------------------------------------------------------------------------------

    async def _in_lobby(
        self,
        interaction: Interaction,
        lobby: Lobby,
        sentence: Sentence,
        values: tuple[str, ...],
        words: Words,
    ) -> None:
        verb = sentence.verb
        if verb in CUSTOM_VERBS:
            await customise(interaction, lobby, sentence, values, words)
            return
        person = interaction.user.id
        rules = person == lobby.row.host_id or interaction.permissions.manage_guild
        if verb in HOST_VERBS and not rules:
            await self._say(interaction, words("lobby-host-only"))
        elif verb in {"add", "drop"} and not rules and lobby.seat_of(person) is None:
            await self._say(interaction, words("lobby-not-in"))
        elif verb == "start":
            await self._start(interaction, lobby, words)
        elif verb == "cancel":
            await lobby.end("lobby-cancelled")
            await self._draw_lobby(interaction, lobby)
        else:
            await self._change_lobby(interaction, lobby, sentence, values)
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
        self, interaction: Interaction, lobby: Lobby, sentence: Sentence, values: tuple[str, ...]
    ) -> None:
        person, name = interaction.user.id, shown_name(interaction)
        match sentence.verb:
            case "join":
                self._room.must_have_place(person)
                await self._room.house.store.people.seen(person, name, str(interaction.locale))
                await lobby.join(person, name)
            case "quit":
                await lobby.quit(person)
            case "add":
                await lobby.add_computer()
            case "drop":
                await lobby.drop_computer()
            case "hints":
                await lobby.set_hints(allowed=sentence.text == "on")
            case _:
                level, _, computer = "".join(values[:1]).partition(" ")
                if level not in levels(lobby.row.family):
                    raise Unreadable("computers do not play at such a level")
                await lobby.set_level(level, computer or None)

    async def _start(self, interaction: Interaction, lobby: Lobby, words: Words) -> None:
        missing = missing_permissions(interaction)
        if missing:
            names = ", ".join(words(f"permission-{name}") for name in missing)
            await self._say(interaction, words("start-missing-permissions", names=names))
            return
        # Posting the table may take longer than an answer may.
        await answers.later(interaction)
        sitting = await self._room.start(lobby)
        lobby.begun(sitting.begun)
        try:
            await self._room.house.post.edit_by_token(interaction.token, lobby.draw)
        except Undelivered as refused:
            log.info("the lobby of table %s stays: %s", lobby.table_id, refused)

    # The hand -----------------------------------------------------------------------------------

    async def _on_hand(
        self,
        interaction: Interaction,
        sitting: Sitting,
        sentence: Sentence,
        values: tuple[str, ...],
        words: Words,
    ) -> None:
        seat = sitting.seat_of(interaction.user.id)
        if seat is None:
            await self._say(interaction, words("press-stranger"))
            return
        notice = await self._answer_question(sitting, seat, sentence, values, words)
        await sitting.hands.answer(seat, interaction, notice)

    async def _answer_question(
        self,
        sitting: Sitting,
        seat: Seat,
        sentence: Sentence,
        values: tuple[str, ...],
        words: Words,
    ) -> str | None:
        """Do what a hand's button says and return a line of explanation where it did not work."""
        try:
            match sentence.verb:
                case "do":
                    await sitting.play(seat, Action.read(sentence.text), asked=sentence.asked)
                case "back":
                    await sitting.back(seat)
                case "hint":
                    said = await sitting.hints.ask(seat, sentence.asked)
                    return None if said is None else words(said)
                case verb if verb in sitting.screens.draft_verbs:
                    told = (*sentence.text.split(), *values)
                    await sitting.compose(seat, verb, told, asked=sentence.asked)
                case _:
                    raise Unreadable("another family's button")
        except StaleAction:
            return self._stale(sitting, seat, words)
        except NotYourTurn as refusal:
            return self._not_your_turn(sitting, refusal, words)
        except IllegalAction as refusal:
            return sitting.screens.illegal(refusal, sitting.frame(), words)
        except NotWritten as unwritten:
            return words(log_unwritten(log, f"playing at table {sitting.table_id}", unwritten))
        return None

    @staticmethod
    def _stale(sitting: Sitting, seat: Seat, words: Words) -> str:
        frame = sitting.frame()
        computers = any(one.last and one.seat == seat for one in frame.stood_in)
        by = "computer" if computers else "you"
        if seat in sitting.waiting_for:
            return words("press-stale", by=by)
        return words("press-stale-waiting", by=by, names=_names(sitting, sitting.waiting_for))

    @staticmethod
    def _not_your_turn(sitting: Sitting, refusal: NotYourTurn, words: Words) -> str:
        return words("press-not-your-turn", names=_names(sitting, refusal.waiting_for))

    # The table ----------------------------------------------------------------------------------

    async def _on_table(
        self, interaction: Interaction, sitting: Sitting, verb: str, words: Words
    ) -> None:
        seat = sitting.seat_of(interaction.user.id)
        if verb in PANEL_VERBS:
            panel = with_own_time(_panel(sitting, verb, words), sitting.frame(), seat, words)
            await answers.whisper(interaction, panel)
            return
        if seat is None:
            await self._say(interaction, words("press-stranger"))
        elif verb == "hand":
            await sitting.back(seat)
            await sitting.hands.show(seat, interaction)
        else:
            await leave_table(interaction, sitting, seat, verb, words)

    # Afterwards ---------------------------------------------------------------------------------

    async def _after(self, interaction: Interaction, sentence: Sentence, words: Words) -> None:
        if sentence.verb == "record":
            await self._record(interaction, sentence.table, words)
        else:
            await self._rematch(interaction, sentence.table, words)

    async def _record(self, interaction: Interaction, table_id: str, words: Words) -> None:
        record = await self._room.house.store.results.record(table_id)
        if record is None:
            await self._say(interaction, words("record-none"))
            return
        text = json.dumps(record, separators=(",", ":")) + "\n"
        file = discord.File(io.BytesIO(text.encode()), filename=f"cardroom-{table_id}.json")
        layout = plain_screen(words("record-here"), file=file.filename)
        await answers.whisper(interaction, layout, file=file)

    async def _rematch(self, interaction: Interaction, table_id: str, words: Words) -> None:
        store = self._room.house.store
        person = interaction.user.id
        old = await store.tables.get(table_id)
        if old is None or not any(chair.person == person for chair in old.chairs):
            await self._say(interaction, words("rematch-players-only"))
            return
        if old.state is not TableState.FINISHED:
            await self._say(interaction, words("rematch-no-result"))
            return
        await store.people.seen(person, shown_name(interaction), str(interaction.locale))
        lobby = await self._room.open_rematch(old, person)
        await open_with_answer(interaction, lobby)


def _names(sitting: Sitting, seats: tuple[Seat, ...]) -> str:
    frame = sitting.frame()
    return ", ".join(frame.name(seat) for seat in seats if seat >= 0)


def _panel(sitting: Sitting, verb: str, words: Words) -> Layout:
    """Draw what somebody looks up beside the table."""
    screens = sitting.screens
    if verb == "rules":
        return screens.rules(sitting.game.variant, words)
    draw = screens.last if verb == "last" else screens.scores
    return draw(sitting.frame(), sitting.game.view(None), words)
