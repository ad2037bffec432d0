"""Presses of tables: what may be said where, and the answer of the table that is named."""

from dataclasses import replace

from bot.discord.interaction_token import Token
from bot.discord.press import Press, Reply, line_in_place, private_line
from bot.interactions.presses.hand import noticed
from bot.interactions.presses.lobby import AtLobby
from bot.interactions.presses.panel import Beside
from bot.interactions.presses.table import AtTable
from bot.interactions.presses.verbs import (
    AnswerPlace,
    DeskVerb,
    HandVerb,
    LobbyVerb,
    PanelVerb,
    TableVerb,
    Verb,
    Who,
)
from bot.pictures.scenes import CardLook
from bot.screens.screen import Screen
from bot.tables.card_room import CardRoom
from bot.tables.live.live_table import LiveTable
from bot.tables.messages.panels import Panels
from bot.tables.opening.lobby import Lobby
from bot.tables.services.preferences import card_look, read_in
from bot.text.phrasebook import Phrasebook
from engine.cards import Unreadable


class TablePresses:
    """Takes presses for the tables of one card room."""

    def __init__(self, room: CardRoom) -> None:
        self._room = room
        self._panels = Panels(room.services.post)

    def could_say(self, verb: Verb, press: Press) -> bool:
        """Whether the pressed message can have said so; else the answer must not be drawn over it.

        Most presses are answered by drawing the pressed message anew. A client that says what its
        message never said could so have a hand drawn where everybody reads it, or a table
        replaced for everybody.
        """
        if press.message_id is None or not press.among_others or press.whispered:
            # Only the person who pressed it reads the answer.
            return True
        if verb.private:
            return False
        if verb.shown is not AnswerPlace.IN_PLACE:
            return True
        table = self._room.tables.shown_at(press.message_id)
        if table is None:
            return True
        drawn = LobbyVerb if isinstance(table, Lobby) else TableVerb
        return isinstance(verb, drawn) and press.says.table == table.table_id

    async def take(self, verb: Verb, press: Press) -> Reply:
        """Do what a button says; return what the person is to see.

        Raise `TakesLonger` if that has to wait until the press is acknowledged, `Unreadable` for
        what no button of ours says, `RoomRefusal` for what cannot be had, and `NotWritten`.
        """
        services, preferences = self._room.services, self._room.services.preferences
        self._room.hearing.hear(press.person, press.locale)
        reader = await preferences.looked_up(press.person)
        language = read_in(reader.language, press.locale)
        phrasebook, look = services.phrasebook(language, reader.look), card_look(reader.look)
        if press.says.table in self._room.tables.left:
            return private_line(phrasebook("table-left"))
        if isinstance(verb, LobbyVerb):
            return await self._in_lobby(verb, press, phrasebook, look)
        if isinstance(verb, DeskVerb):
            raise Unreadable("a button of no table")
        return await self._in_game(verb, press, phrasebook, look)

    async def _in_lobby(
        self,
        verb: LobbyVerb,
        press: Press,
        phrasebook: Phrasebook,
        look: CardLook | None,
    ) -> Reply:
        table_id = press.says.table
        lobby = self._room.tables.lobbies.get(table_id)
        live_table = self._room.tables.live.get(table_id)
        if lobby is None and live_table is not None:
            # Its picture stayed behind when the game began.
            return Reply(live_table.drawing.line())
        # A try that is not dealt yet is for its person alone, by the rules that all have.
        if (lobby is None or lobby.starting or lobby.row.is_try) and press.whispered:
            # The panel of its options has nothing left to change.
            return line_in_place(phrasebook("options-over"))
        if lobby is None or lobby.starting or lobby.row.is_try:
            return private_line(phrasebook("lobby-over" if live_table is None else "lobby-started"))
        if press.message_id is not None and press.shown and not press.whispered:
            # Its receipt may be under way or lost, and the cards follow from where it is posted.
            await lobby.posted(press.message_id)
        at = AtLobby(self._room, lobby, press, phrasebook, look)
        if not at.rules_it and verb.who is Who.HOST:
            return private_line(phrasebook("lobby-host-only"))
        if not (at.rules_it or at.sits_there) and verb.who is Who.SEATED:
            return private_line(phrasebook("lobby-not-in"))
        return await verb.handle(at)

    async def _in_game(
        self,
        verb: HandVerb | TableVerb | PanelVerb,
        press: Press,
        phrasebook: Phrasebook,
        look: CardLook | None,
    ) -> Reply:
        table_id = press.says.table
        result = self._result(table_id, press) if isinstance(verb, HandVerb) else None
        if result is not None:
            return result
        table = self._room.tables.live.get(table_id)
        seat = None if table is None else table.seat_of(press.person)
        if table is None or table.over:
            over = phrasebook("table-over")
            # In place of the hand, panel or question that was pressed: it does nothing any more.
            in_place = isinstance(verb, HandVerb) or press.whispered
            return line_in_place(over) if in_place else private_line(over)
        if seat is None and table.row.solo:
            # What somebody plays alone is nobody else's to look at: others may play the same cards.
            return private_line(phrasebook("press-stranger"))
        if isinstance(verb, PanelVerb):
            return await self._beside(table, verb, press, phrasebook, look)
        await table.must_let_back(press.person)
        return await _replied(table, verb, press, phrasebook)

    def _result(self, table_id: str, press: Press) -> Reply | None:
        """Return the hand of whoever pressed it at a table that was played to its end just now."""
        table = self._room.tables.with_result(table_id)
        seat = None if table is None else table.seat_of(press.person)
        if table is None or seat is None:
            return None
        reply = table.hand(seat).drawn(press, None)
        # Once the table is done with, nothing more is drawn there whatever Discord took.
        return replace(reply, on_delivered=None) if table.session.stopped else reply

    async def _beside(
        self,
        table: LiveTable,
        verb: PanelVerb,
        press: Press,
        phrasebook: Phrasebook,
        look: CardLook | None,
    ) -> Reply:
        seat, services = table.seat_of(press.person), self._room.services
        at = Beside(table, seat, press, phrasebook, look, self._room.histories, services.now)
        ends_at = at.ends_at
        reply = await verb.handle(at)

        async def again() -> Screen:
            return (await verb.handle(at)).screen

        async def on_delivered(token: Token | None) -> None:
            if token is not None:
                left = None if ends_at is None else ends_at - services.now() / 1000
                self._panels.shown(table.table_id, press.person, token, left, again)

        return replace(reply, on_delivered=on_delivered)


async def _replied(
    table: LiveTable,
    verb: HandVerb | TableVerb,
    press: Press,
    phrasebook: Phrasebook,
) -> Reply:
    seat = table.seat_of(press.person)
    if seat is None:
        return private_line(phrasebook("press-stranger"))
    at = AtTable(table, seat, press, phrasebook)
    if isinstance(verb, TableVerb):
        return await verb.handle(at)
    notice = await noticed(at, verb.handle)
    return table.hand(seat).drawn(press, notice)
