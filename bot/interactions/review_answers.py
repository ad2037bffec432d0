"""The answers to somebody who reviews a game: by its table, by its record as a file, or their last.

Only a game that is over has a record, and nothing else is read here. So no card of a game in play
can be in any review.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

import discord

from bot.background.deal_appraisals import SeatDeal
from bot.background.reviewing import is_file
from bot.discord import answers
from bot.discord.rendering import may_attach
from bot.fields.tries import is_withheld, withheld
from bot.interactions.appraisal_answers import strong_tab
from bot.interactions.guests import PastReader, place_of
from bot.interactions.trying import tried, try_tab
from bot.interactions.verify_answers import downloaded, may_see, named_table
from bot.screens.families import family_screens
from bot.screens.frame import Frame
from bot.screens.refusal import RoomRefusal
from bot.screens.review.appraised import review_keys
from bot.screens.review.position import ReviewAt, position_screen
from bot.screens.review.stepping import FIGURES, POSITION, STRONG, TRY, ReviewPlace
from bot.screens.screen import Screen
from bot.tables.messages.drawing import drawn
from bot.tables.messages.frames import frame_of
from bot.tables.services.preferences import card_look
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from data.tables import TableRow, TableState
from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.contract.seats import Seat
from engine.records.appraising import AppraisedMove, that_mattered
from engine.records.record import Record
from engine.records.reviewing import Reviewed
from engine.table.chairs import Chair, seat_of
from engine.table.journal import Author

_IN_PLAY: Final = frozenset({TableState.LOBBY, TableState.PLAYING})


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """A game that somebody may review: who sat where, and where they sat themselves.

    `may_share` says that they may show it to everybody.
    """

    reviewed: Reviewed
    frame: Frame
    own: Seat | None
    may_share: bool = False


class Reviewer(PastReader):
    """Somebody who reviews a game."""

    __slots__ = ()

    async def open_table(self, named: str, step: int = 0, tab: str = POSITION) -> None:
        """Open the review of a table's game; raise `RoomRefusal`, `Unreadable`."""
        table = named_table(named)
        if tab not in TABS:
            raise Unreadable("a tab of another version")
        game = await self._of_table(table)
        place = ReviewPlace(table, step, tab) if step else await self._beginning(table, game)
        await self._show(place, game, opened=True)

    async def _beginning(self, game_id: str, game: ReviewedGame) -> ReviewPlace:
        """Return where a review begins: at the own move that cost most, if that is known.

        Else it begins at the first thing that its reader had to decide, or with play.
        """
        reviewed, own = game.reviewed, game.own
        if own is None:
            return ReviewPlace(game_id, next(iter(reviewed.parts(1)), 0))
        known = [
            move
            for step in reviewed.deals()
            for move in await self._appraised(SeatDeal(game_id, own, reviewed.steps[step].deal))
        ]
        for move in that_mattered(known)[:1]:
            return ReviewPlace(game_id, reviewed.step_of(move.at), TRY)
        return ReviewPlace(game_id, next(iter(reviewed.moves(1, own)), 0))

    async def _appraised(self, deal: SeatDeal) -> Sequence[AppraisedMove]:
        return await self.room.services.background_work.appraisals.of(deal) or ()

    async def open_last(self) -> None:
        """Open the review of the game that somebody finished last, here or else anywhere.

        Raise `RoomRefusal` if there is none.
        """
        person, results = self.interaction.user.id, self.room.services.store.results
        last = await results.played(place_of(self.interaction) or None, person, 1)
        last = last or await results.played(None, person, 1)
        if not last:
            raise RoomRefusal("review-nothing")
        await self.open_table(last[0].game_id)

    async def open_file(self, file: discord.Attachment) -> None:
        """Open the review of a record that somebody gives; raise `RoomRefusal`."""
        person, verifying = self.interaction.user.id, self.room.services.verifying
        with verifying.turns.of(person):
            await answers.defer_reply(self.interaction)
            game = await verifying.parted(person, await downloaded(file))
        own = await self._table_of(game.record)
        if own is not None:
            await self.open_table(own)
            return
        kept = self.room.services.reviewing.keep_file(self.interaction.user.id, game)
        shown = ReviewedGame(game, file_frame(kept, game.record, self.phrasebook), None)
        await self._show(await self._beginning(kept, shown), shown, opened=True)

    async def turn(self, place: ReviewPlace) -> None:
        """Show another moment in place of the pressed one; raise `RoomRefusal`, `Unreadable`."""
        if self.interaction.message is not None:
            self.room.services.background_work.followed.leave(self.interaction.message.id)
        if place.tab not in TABS:
            raise Unreadable("a tab of another version")
        await self._show(place, await self.game(place.game), opened=False)

    async def answer(self, says: ButtonId, chosen: Sequence[str]) -> None:
        """Tell what an answer to a decision is worth; raise `RoomRefusal`, `Unreadable`."""
        match says.text.split(" "):
            case [("text" | "picture" | "hands") as shown, key]:
                game = await self.game(says.table)
            case _:
                raise Unreadable("an answer of another version")
        step = game.reviewed.step_of(says.asked)
        place = ReviewPlace(says.table, step, STRONG, shown)
        await tried(self, await self.at(place, game), says.asked, key, chosen)

    async def game(self, named: str) -> ReviewedGame:
        """Return the game that a button names, of a table or a file; raise `RoomRefusal`."""
        if not is_file(named):
            return await self._of_table(named)
        game = self.room.services.reviewing.of_file(self.interaction.user.id, named)
        if game is None:
            raise RoomRefusal("review-file-gone")
        return ReviewedGame(game, file_frame(named, game.record, self.phrasebook), None)

    def _is_told(self, row: TableRow) -> bool:
        """Whether a game is of a field that is over, whose message leads everybody to it."""
        tried, now = row.tried, self.room.services.now()
        told = tried is not None and tried.kind != "day" and tried.closes_at <= now
        return told and row.guild_id == place_of(self.interaction)

    async def _of_table(self, table_id: str) -> ReviewedGame:
        row = await self.room.services.store.tables.get(table_id)
        if row is None or not (may_see(row, self.interaction) or self._is_told(row)):
            raise RoomRefusal("review-unknown")
        if row.state in _IN_PLAY:
            raise RoomRefusal("review-running")
        if is_withheld(row, self.room.services.now()) and row.state is not TableState.FINISHED:
            # Who has finished a deal has seen its cards; who has given up has not.
            raise withheld(row)
        try:
            game = await self.room.services.reviewing.of_table(
                self.room.services.store.proofs, table_id
            )
        except (Unreadable, BadRules):
            raise RoomRefusal("review-rules-gone") from None
        if game is None:
            raise RoomRefusal("review-no-record")
        own = seat_of(row.chairs, self.interaction.user.id)
        # While others may still play a deal, nobody shows it to them.
        now = self.room.services.now()
        may_share = row.tried is None or row.tried.closes_at <= now
        return ReviewedGame(game, frame_of(row, self.phrasebook), own, may_share)

    async def _table_of(self, record: Record) -> str | None:
        """Return the table whose own record a file is, if its reader may see that one."""
        row = await self._named_in(record)
        if row is None:
            return None
        if row.state in _IN_PLAY:
            # Nobody has its record; but nothing that is said to be one is shown either.
            raise RoomRefusal("review-running")
        kept = await self.room.services.store.proofs.record(row.table_id)
        if kept is None or record.seal is None or kept.get("seal") != record.seal:
            return None
        return row.table_id if may_see(row, self.interaction) else None

    async def _named_in(self, record: Record) -> TableRow | None:
        if record.fair is None or named_table(record.fair.table) != record.fair.table:
            return None
        return await self.room.services.store.tables.get(record.fair.table)

    async def _show(self, place: ReviewPlace, game: ReviewedGame, *, opened: bool) -> None:
        if opened:
            wishes = await self.room.services.preferences.looked_up(self.interaction.user.id)
            place = replace(place, shown="picture" if wishes.pictures == "cards" else "text")
        screen = await TABS[place.tab](self, await self.at(place, game))
        await (answers.whisper if opened else answers.redraw)(self.interaction, screen)

    async def at(self, place: ReviewPlace, game: ReviewedGame) -> ReviewAt:
        """Return the moment of a game that is nearest to a place."""
        number = game.reviewed.within(place.step)
        place = replace(place, step=number)
        position = await self.room.services.reviewing.position(game.reviewed, number)
        preferences = self.room.services.preferences
        wishes = await preferences.looked_up(self.interaction.user.id)
        return ReviewAt(
            place,
            game.reviewed,
            position,
            game.frame,
            family_screens(game.reviewed.record.variant.family).review,
            game.own,
            card_look(wishes.look) if may_attach(self.interaction) else None,
        )


async def _position(reviewer: Reviewer, at: ReviewAt) -> Screen:
    """Draw the cards of everybody."""

    def draw(phrasebook: Phrasebook) -> Screen:
        return position_screen(at, phrasebook, keys=review_keys(at, phrasebook))

    return drawn(draw, reviewer.phrasebook)


ReviewTab: TypeAlias = Callable[[Reviewer, ReviewAt], Awaitable[Screen]]
"""Draws one moment of a game that is over, for somebody who may see it."""

TABS: Final[Mapping[str, ReviewTab]] = {
    POSITION: _position,
    STRONG: strong_tab,
    FIGURES: strong_tab,
    TRY: try_tab,
}
"""The tabs of a review, by the word that its buttons say."""


def file_frame(game: str, record: Record, phrasebook: Phrasebook) -> Frame:
    """Return who sat where in a game of which nobody knows more than its record."""
    by: list[set[Author]] = [set() for _ in range(record.seats)]
    for (seat, _), (author, _) in zip(record.actions, record.by or (), strict=False):
        if seat >= 0:
            by[seat].add(author)
    chairs = tuple(
        Chair(
            phrasebook("review-player", number=seat + 1),
            # A person without an id, where not all was done by a computer.
            person=None if authors == {Author.COMPUTER} else 0,
        )
        for seat, authors in enumerate(by)
    )
    return Frame(
        table_id=game,
        guild_name="",
        channel_name="",
        channel_link="",
        table_link=None,
        variant_title=phrasebook(f"variant-{record.variant.key}"),
        chairs=chairs,
        asked=(),
    )
