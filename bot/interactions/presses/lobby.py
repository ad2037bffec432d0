"""Presses on a lobby, on the panel of its options, and on its house rules."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.discord.interaction_token import Token
from bot.discord.press import Reply, TakesLonger, private_line
from bot.interactions.presses.verbs import AnswerPlace, AtLobby, LobbyVerb, Who
from bot.screens.families import family_screens
from bot.screens.lesson import lesson_screen
from bot.screens.lobbies.customise import customise_screen, refused_text
from bot.screens.lobbies.options import options_screen
from bot.screens.phrases import listed, text
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen, plain_screen
from bot.tables.messages.drawing import drawn
from bot.tables.messages.frames import frame_of
from bot.tables.opening.lobby import Lobby
from bot.text.button_ids import ButtonId, SharedVerb
from bot.text.phrasebook import Phrasebook
from data.people import PersonRow
from data.tables import NEXT_DEALS, RELIABILITIES
from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.players.levels import level_named, levels


async def join(at: AtLobby) -> Reply:
    press = at.press
    await at.room.seating.join(at.lobby, PersonRow(press.person, press.name, press.locale))
    return _drawn(at.lobby)


async def quit_(at: AtLobby) -> Reply:
    """Free the person's chair."""
    await at.lobby.quit(at.press.person)
    return _drawn(at.lobby)


async def options(at: AtLobby) -> Reply:
    """Show the host alone what may be chosen."""
    return Reply(_options(at), whispered=not at.press.whispered)


async def learn(at: AtLobby) -> Reply:
    """Begin to teach the game to the person alone."""
    return Reply(_lesson(at, 1), whispered=True)


async def turn_lesson(at: AtLobby) -> Reply:
    """Turn the lesson to another step, or close it; raise `Unreadable` for what is no number."""
    step = at.press.says.text
    if not (step.isascii() and step.isdigit() and len(step) < 3):
        raise Unreadable("a lesson has few steps")
    variant = at.lobby.variant
    steps = family_screens(variant.family).lesson(variant, at.lobby.row.seat_count, at.phrasebook)
    return Reply(_lesson(at, int(step)), closes=int(step) > len(steps))


def _lesson(at: AtLobby, step: int) -> Screen:
    """Return a step of the lesson; the last tells how the rules differ from the usual, if so."""
    row, variant = at.lobby.row, at.lobby.variant
    screens = family_screens(variant.family)

    def turning(step: int) -> ButtonId:
        return ButtonId(row.table_id, "lesson", text=str(step))

    def draw(words: Phrasebook) -> Screen:
        steps = screens.lesson(variant, row.seat_count, words)
        aim = screens.in_short(variant, words)
        shown = lesson_screen(variant, steps, step, at.look, turning, words, aim=aim)
        if step < len(steps) or not any(screens.told.departures(variant.rules, words)):
            return shown
        return shown.followed_by(text(*screens.told.rule_card(variant, words)))

    return drawn(draw, at.phrasebook)


async def add(at: AtLobby) -> Reply:
    await at.lobby.add_computer()
    return _changed(at)


async def drop(at: AtLobby) -> Reply:
    """Send a computer away."""
    await at.lobby.drop_computer()
    return _changed(at)


async def set_hints(at: AtLobby) -> Reply:
    hints = _first(at.press.chosen) == "on"
    await at.lobby.set_terms(lambda row: replace(row, hints=hints))
    return _changed(at)


async def set_pace(at: AtLobby) -> Reply:
    """Choose how long a turn may take; raise `Unreadable` for a pace that is not offered."""
    pace = _first(at.press.chosen)
    if pace not in at.room.services.tempo.paces:
        raise Unreadable("no table is played at such a pace")
    await at.lobby.set_terms(lambda row: replace(row, pace=pace))
    return _changed(at)


async def set_next_deal(at: AtLobby) -> Reply:
    """Choose when the next deal begins; raise `Unreadable` for a word that is not offered."""
    chosen = NEXT_DEALS.get(_first(at.press.chosen))
    if chosen is None:
        raise Unreadable("no deal begins in such a way")
    await at.lobby.set_terms(lambda row: replace(row, next_deal=chosen))
    return _changed(at)


async def set_reliability(at: AtLobby) -> Reply:
    """Choose how reliable whoever joins has to be; raise `Unreadable` for another share."""
    percent = next((one for one in RELIABILITIES if str(one) == _first(at.press.chosen)), None)
    if percent is None:
        raise Unreadable("no table asks for such a reliability")
    await at.lobby.set_terms(lambda row: replace(row, reliability=percent))
    return _changed(at)


async def set_level(at: AtLobby) -> Reply:
    """Choose how well one computer plays, or all those to come; raise `Unreadable`."""
    name, _, computer = _first(at.press.chosen).partition(" ")
    level = level_named(name)
    if level != name or level not in levels(at.lobby.row.family, at.lobby.row.preset):
        raise Unreadable("computers do not play at such a level")
    if computer:
        await at.lobby.set_level(level, computer)
    else:
        await at.lobby.set_terms(lambda row: replace(row, level=level))
    return _changed(at)


async def cancel(at: AtLobby) -> Reply:
    lobby = at.lobby
    await lobby.end("lobby-cancelled")

    async def on_delivered(token: Token | None) -> None:  # noqa: ARG001  the lobby is closed in any case
        await lobby.draw_last()

    return Reply(plain_screen(at.phrasebook("options-closed")), on_delivered=on_delivered)


async def start(at: AtLobby) -> Reply:
    """Begin the game, which posts the table.

    Raise `TakesLonger` unless the press is acknowledged: Discord may be slow.
    """
    lacking, phrasebook = at.press.lacking, at.phrasebook
    if lacking:
        row = at.lobby.row
        at.room.services.post.troubles.note(row.guild_id, "post", row.channel_id)
        names = listed([phrasebook(f"permission-{name}") for name in lacking], phrasebook)
        return private_line(phrasebook("start-missing-permissions", names=names))
    if not at.press.acknowledged:
        raise TakesLonger
    lobby = at.lobby
    await at.room.start(lobby, at.press.press_id, may_thread=at.press.may_thread)
    screen = lobby.draw()

    async def on_delivered(token: Token | None) -> None:
        # The table may have been posted meanwhile; a picture of the lobby that was under way may
        # have covered this answer.
        if lobby.table_id not in at.room.tables.lobbies:
            if token is not None and at.press.message_id is not None:
                lobby.board.pressed(at.press.message_id, token)
            await lobby.draw_last()
        elif token is None or screen != lobby.draw() or lobby.board.is_writing:
            lobby.board.mark()

    return Reply(screen, on_delivered=on_delivered)


def _changed(at: AtLobby) -> Reply:
    """Return the panel as it stands now."""
    at.lobby.board.mark()
    return Reply(_options(at))


def _options(at: AtLobby) -> Screen:
    row = at.lobby.row
    return options_screen(
        frame_of(row, at.phrasebook),
        seat_count=row.seat_count,
        paces=tuple(at.room.services.tempo.paces),
        pace=row.pace,
        next_deal=row.next_deal,
        levels=levels(row.family, row.preset),
        level=row.level,
        phrasebook=at.phrasebook,
    )


def _drawn(lobby: Lobby) -> Reply:
    """Return the lobby as it stands, and see that it is the last picture."""
    screen = lobby.draw()

    async def on_delivered(token: Token | None) -> None:
        if token is not None and screen == lobby.draw() and not lobby.board.is_writing:
            return
        # Not drawn, or two pictures crossed and nobody knows which one was last.
        if lobby.last_words is not None:
            await lobby.draw_last()
        elif not lobby.starting:
            lobby.board.mark()

    return Reply(screen, on_delivered=on_delivered)


def _first(chosen: Sequence[str]) -> str:
    return chosen[0] if chosen else ""


async def customise(at: AtLobby) -> Reply:
    """Show what may be changed, to the person alone."""
    lobby = at.lobby
    screen = customise_screen(lobby.table_id, lobby.variant, lobby.row.seat_count, at.phrasebook)
    return Reply(screen)


async def choose_option(at: AtLobby) -> Reply:
    """Show the values of an option."""
    return _customised(at, _first(at.press.chosen), None)


async def change_option(at: AtLobby) -> Reply:
    """Give an option another value; what cannot be had changes nothing."""
    option, chosen = at.press.says.text, _first(at.press.chosen)
    return _customised(at, option, await _change(at.lobby, option, chosen, at.phrasebook))


def _customised(at: AtLobby, option: str, notice: str | None) -> Reply:
    lobby = at.lobby
    return Reply(
        customise_screen(
            lobby.table_id,
            lobby.variant,
            lobby.row.seat_count,
            at.phrasebook,
            option=option,
            notice=notice,
        )
    )


async def _change(lobby: Lobby, option: str, value: str, phrasebook: Phrasebook) -> str:
    """Change one option and return what to say about it."""
    screens, seats = family_screens(lobby.row.family), lobby.row.seat_count
    try:
        await lobby.change_rules(
            lambda variant: screens.told.house_rules(variant, seats).customised(
                variant, option, value
            )
        )
    except BadRules as refusal:
        return refused_text(lobby.variant, seats, option, value, refusal, phrasebook)
    except RoomRefusal as refusal:
        return refusal.said(phrasebook)
    lobby.board.mark()
    return phrasebook("customise-done")


VERBS: Final[Mapping[SharedVerb, LobbyVerb]] = {
    "join": LobbyVerb(join),
    "quit": LobbyVerb(quit_),
    "add": LobbyVerb(add, Who.SEATED, private=True),
    "drop": LobbyVerb(drop, Who.SEATED, private=True),
    "level": LobbyVerb(set_level, Who.HOST, private=True),
    "hints": LobbyVerb(set_hints, Who.HOST, private=True),
    "pace": LobbyVerb(set_pace, Who.HOST, private=True),
    "next-deal": LobbyVerb(set_next_deal, Who.HOST, private=True),
    "reliability": LobbyVerb(set_reliability, Who.HOST, private=True),
    "options": LobbyVerb(options, Who.HOST, shown=AnswerPlace.IN_PRIVATE),
    "learn": LobbyVerb(learn, shown=AnswerPlace.IN_PRIVATE),
    "lesson": LobbyVerb(turn_lesson, private=True),
    "start": LobbyVerb(start, Who.HOST),
    "cancel": LobbyVerb(cancel, Who.HOST, private=True),
    "customise": LobbyVerb(customise, Who.HOST, private=True),
    "option": LobbyVerb(choose_option, Who.HOST, private=True),
    "custom": LobbyVerb(change_option, Who.HOST, private=True),
}
