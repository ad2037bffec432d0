"""Presses on a game that is over: its record, its proof, its review, and a rematch."""

import json
from collections.abc import Mapping
from typing import Final

from bot.discord import answers
from bot.discord.rendering import may_attach
from bot.fields.tries import is_withheld, withheld
from bot.interactions.animation_answers import animate_deal, share_deal
from bot.interactions.audit_answers import Auditor
from bot.interactions.guests import guild_phrasebook_for, person_of, shown_name
from bot.interactions.opening import open_with_answer
from bot.interactions.playing_alone import play_again
from bot.interactions.presses.verbs import AnswerPlace, AtDesk, DeskVerb
from bot.interactions.review_answers import Reviewer
from bot.interactions.verify_answers import may_see, verify_day, verify_table
from bot.interactions.welcome import must_be_welcome
from bot.pictures.scenes import ChartScene
from bot.screens.components import Attachment
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.pictures import with_chart
from bot.screens.refusal import RoomRefusal
from bot.screens.review.position import ReviewAt
from bot.screens.review.stepping import FARTHEST, POSITION, ReviewPlace
from bot.screens.screen import Screen, plain_screen
from bot.screens.table.result import rest_screen, shared_screen
from bot.text.button_ids import ANYWHERE, SharedVerb
from bot.text.names import safe_name
from data.tables import TableState
from engine.table.chairs import seat_of

LEAST_DEALS: Final = 4
"""From so many deals on there is something to see in how the totals went."""


async def more(at: AtDesk) -> None:
    """Open the rest of a game that is over, to the person alone: its deals, proof and record.

    The proof is there even if this version cannot read the game any more.
    """
    reviewer = await Reviewer.of(at.room, at.interaction)
    try:
        game = await reviewer.game(at.says.table)
    except RoomRefusal as refusal:
        said = [refusal.screen(at.phrasebook)]
        screen = rest_screen(at.says, said, at.phrasebook, recorded=False)
    else:
        end = await reviewer.at(ReviewPlace(at.says.table, FARTHEST), game)
        screen = _rest(at, end, recorded=game.may_share)
    await answers.whisper(at.interaction, screen)


def _rest(at: AtDesk, end: ReviewAt, *, recorded: bool) -> Screen:
    view, words = end.position.game.view(None), at.phrasebook.plain
    screens = family_screens(end.frame.family)
    drawing = Drawing(end.frame, view, words)
    told, deals = [screens.past_table(drawing, view.deal_number)], len(end.reviewed.deals())
    if deals > 1:
        told.append(screens.scores(drawing))
    screen = rest_screen(at.says, told, words, recorded=recorded)
    if end.look is None or deals < LEAST_DEALS:
        return screen
    return with_chart(screen, ChartScene(screens.chart_lines(view)), end.frame, words)


async def share(at: AtDesk) -> None:
    """Post the result of a game that somebody has played alone; raise `RoomRefusal`."""
    interaction, services = at.interaction, at.room.services
    row = await services.store.tables.get(at.says.table)
    if row is None or not row.solo or seat_of(row.chairs, interaction.user.id) is None:
        raise RoomRefusal("record-none")
    result = None if row.tried is not None else await at.room.result_of(row)
    if result is None:
        raise RoomRefusal("record-none")
    words = await guild_phrasebook_for(interaction, services.preferences)
    screen = shared_screen(result, safe_name(shown_name(interaction)), words)
    if not may_attach(interaction):
        screen = screen.without_pictures()
    if interaction.guild_id is not None and not interaction.permissions.send_messages:
        await answers.whisper(interaction, screen)
        return
    if not services.shared.take(interaction.user.id, row.table_id, interaction.channel_id):
        raise RoomRefusal("daily-shared-before")
    await answers.post(interaction, lambda: screen)


async def record(at: AtDesk) -> None:
    """Hand out the record of a finished game to whoever may verify it; raise `RoomRefusal`."""
    table_id = at.says.table
    row = await at.room.services.store.tables.get(table_id)
    if row is None or not may_see(row, at.interaction):
        raise RoomRefusal("record-none")
    if is_withheld(row, at.room.services.now()):
        raise withheld(row)
    kept = await at.room.services.store.results.record(table_id)
    if kept is None:
        raise RoomRefusal("record-none")
    text = json.dumps(kept, separators=(",", ":")) + "\n"
    file = Attachment(f"cardroom-{table_id}.json", text.encode())
    screen = plain_screen(at.phrasebook("record-here"), file=file)
    await answers.whisper(at.interaction, screen)


async def rematch(at: AtDesk) -> None:
    """Open a lobby with the seats and rules of a game that is over."""
    person = at.interaction.user.id
    old = await at.room.services.store.tables.get(at.says.table)
    if old is None or not any(chair.person == person for chair in old.chairs):
        refusal = "rematch-players-only"
    elif old.state is not TableState.FINISHED:
        refusal = "rematch-no-result"
    else:
        if old.solo:
            await play_again(at.room, at.interaction, old, at.says.text, at.says.asked)
            return
        chosen = await must_be_welcome(at.room.services, at.interaction, old.guild_id, old.home)
        lobby = await at.room.seating.open_rematch(old, person_of(at.interaction), chosen.limits)
        if at.interaction.guild_id is not None:
            await open_with_answer(at.interaction, lobby)
            return
        # Whoever presses it on a hand reads direct messages; the others are in the channel.
        link = await lobby.post_in_channel()
        await answers.whisper(
            at.interaction, plain_screen(at.phrasebook("rematch-opened", link=link))
        )
        return
    await answers.whisper(at.interaction, plain_screen(at.phrasebook(refusal)))


async def verify(at: AtDesk) -> None:
    """Show what is found out about a game, or published of a day, to the person alone."""
    table, number = at.says.table, at.says.text
    if table == ANYWHERE:
        await verify_day(at.room, at.interaction, number, at.phrasebook)
    else:
        await verify_table(at.room, at.interaction, table, at.phrasebook, number)


async def audit(at: AtDesk) -> None:
    """Show whether the computers of a game saw cards, to somebody who sat there."""
    auditor = await Auditor.of(at.room, at.interaction)
    await auditor.ask(at.says.table)


async def review(at: AtDesk) -> None:
    """Open the review of a game that is over, to the person alone, at the step of the button."""
    reviewer = await Reviewer.of(at.room, at.interaction)
    await reviewer.open_table(at.says.table, at.says.asked, at.says.text or POSITION)


async def turn_review(at: AtDesk) -> None:
    """Show another moment in place of the one that is shown."""
    reviewer = await Reviewer.of(at.room, at.interaction)
    await reviewer.turn(ReviewPlace.read(at.says, at.chosen))


async def answer(at: AtDesk) -> None:
    """Tell somebody what their answer to a decision of a review is worth."""
    reviewer = await Reviewer.of(at.room, at.interaction)
    await reviewer.answer(at.says, at.chosen)


async def animate(at: AtDesk) -> None:
    """Show the deal of a step as a moving picture, to the person alone."""
    reviewer = await Reviewer.of(at.room, at.interaction)
    await animate_deal(reviewer, at.says.table, at.says.asked)


async def share_animation(at: AtDesk) -> None:
    """Post that picture for everybody in the channel."""
    reviewer = await Reviewer.of(at.room, at.interaction)
    await share_deal(reviewer, at.says.table, at.says.asked)


VERBS: Final[Mapping[SharedVerb, DeskVerb]] = {
    "more": DeskVerb(more, shown=AnswerPlace.IN_PRIVATE),
    "share-result": DeskVerb(share, private=True, shown=AnswerPlace.IN_PUBLIC),
    "record": DeskVerb(record, shown=AnswerPlace.IN_PRIVATE),
    "verify": DeskVerb(verify, shown=AnswerPlace.IN_PRIVATE),
    "audit": DeskVerb(audit, private=True, shown=AnswerPlace.IN_PRIVATE),
    "review": DeskVerb(review, shown=AnswerPlace.IN_PRIVATE),
    "review-to": DeskVerb(turn_review, private=True),
    "try": DeskVerb(answer, private=True),
    "animate": DeskVerb(animate, private=True, shown=AnswerPlace.IN_PRIVATE),
    "share-animation": DeskVerb(share_animation, private=True, shown=AnswerPlace.IN_PUBLIC),
    "rematch": DeskVerb(rematch, shown=AnswerPlace.IN_PUBLIC),
}
