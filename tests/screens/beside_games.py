"""The screens beside a game, each with as much to tell as it can have."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import cache

from bot.interactions.commands.reading import help_screen
from bot.screens.families import family_screens
from bot.screens.frame import Frame
from bot.screens.hand.closed_hand import hand_closed_screen
from bot.screens.leaderboards.leaderboard import (
    By,
    Games,
    Leaderboard,
    LeaderboardPage,
    Seasons,
    daily_board_screen,
    leaderboard_screen,
    rating_list_screen,
)
from bot.screens.leaderboards.stats import Subject, stats_screen
from bot.screens.lesson import lesson_screen
from bot.screens.lobbies.customise import customise_screen
from bot.screens.lobbies.options import options_screen
from bot.screens.lobbies.which_table import another_table_screen, which_table_screen
from bot.screens.personal.guild_settings import GuildChoices, guild_screen
from bot.screens.personal.leave import leave_screen
from bot.screens.personal.preferences import delete_screen, deleted_screen, preferences_screen
from bot.screens.screen import Screen
from bot.screens.table.panel import log_screen
from bot.screens.table.round_table import paused_table_screen
from bot.tables.clock.paces import PACES
from bot.tables.messages.drawing import drawn
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from data.days import DailyStanding
from data.preferences import MOST_CHANNELS, GuildPreferences, PersonPreferences
from data.ratings import Reliability
from data.standings import Standing
from engine.contract.variant import Variant
from engine.games.catalogue import FAMILIES, variant
from engine.table.chairs import Chair
from tests.screens.figures import everything, rating
from tests.screens.first_deals import NOON, Shown

PAGE = 10
"""People on a page of a leaderboard."""


def beside_games(chairs: tuple[Chair, ...], phrasebook: Phrasebook) -> Iterator[Shown]:
    """Yield the screens that belong to no moment of a game, for a table of these chairs."""
    frame = Frame(
        table_id="k3f9",
        guild_name=chairs[0].name,
        channel_name=chairs[-1].name,
        channel_link="https://discord.com/channels/1/2",
        table_link="https://discord.com/channels/1/2/3",
        variant_title=phrasebook("variant-standard"),
        chairs=chairs,
        asked=tuple(range(1, len(chairs) + 1)),
    )
    yield Shown("help", help_screen(phrasebook), "help")
    yield Shown("delete", delete_screen(phrasebook), "delete")
    yield Shown("deleted", deleted_screen(phrasebook, done=True, kept_out=True))
    yield Shown(
        "preferences",
        preferences_screen(
            PersonPreferences(), hands="dm", manages=True, phrasebook_of=lambda _: phrasebook
        ),
        "preferences",
    )
    yield from guild_pages(phrasebook)
    yield from _at_a_table(frame, phrasebook)
    for family in FAMILIES:
        yield from _boards(family, chairs, phrasebook)


def guild_pages(phrasebook: Phrasebook) -> Iterator[Shown]:
    """Yield the pages of what a guild has chosen: nothing, and as much as can be."""
    many = tuple(range(1 << 62, (1 << 62) + MOST_CHANNELS))
    much = GuildPreferences(channels=many, log_channel=many[0], tables_a_channel=10)
    for chosen in (
        GuildChoices(GuildPreferences(), "hearts", ()),
        GuildChoices(much, "canasta", many, many),
        GuildChoices(much, "canasta", ()),
    ):
        for page in ("tables", "games", "looks"):
            yield Shown("settings", guild_screen(page, chosen, phrasebook), f"settings: {page}")


def _turning(step: int) -> ButtonId:
    return ButtonId("k3f9", "lesson", text=str(step))


def rules_told(
    offered: Variant, seats: int, phrasebook: Phrasebook, *, but: Collection[str] = ()
) -> Iterator[Shown]:
    """Yield what is told of the rules of a preset, and the menus that change all `but` some."""
    steps = family_screens(offered.family).lesson(offered, seats, phrasebook)
    for at in range(1, len(steps) + 1):
        lesson = lesson_screen(offered, steps, at, None, _turning, phrasebook)
        yield Shown("lesson", lesson, f"lesson of {offered.key}, step {at}")
    options = (one for one in _options(offered.key, seats) if one not in but)
    for option in (None, *options):

        def draw(words: Phrasebook, option: str | None = option) -> Screen:
            return customise_screen("k3f9", offered, seats, words, option=option)

        shown = drawn(draw, phrasebook)
        yield Shown(
            f"customise {option}", shown, f"{offered.key} for {seats}, customised: {option}"
        )


@cache
def _options(key: str, seats: int) -> tuple[str, ...]:
    """Return the options of a preset that leave something to choose, the same in each language."""
    offered = variant(key)
    return tuple(family_screens(offered.family).told.house_rules(offered, seats).offered(offered))


def _at_a_table(frame: Frame, phrasebook: Phrasebook) -> Iterator[Shown]:
    paused = replace(frame, paused_until=NOON)
    for reason in ("moved", "game", "left", "ended"):
        closed = hand_closed_screen(paused, reason, phrasebook)
        yield Shown("closed hand", closed, f"closed hand: {reason}")
    yield Shown("paused", paused_table_screen(paused, phrasebook), "paused")
    assert frame.chairs[0].person is not None
    reliable = replace(frame, reliabilities={frame.chairs[0].person: Reliability(50, 48)})
    yield Shown("leave", leave_screen(reliable, 0, 24, phrasebook), "leave")
    for waits in (False, True):
        alone = replace(
            frame, chairs=frame.chairs[:1], solo=True, paused_until=NOON if waits else None
        )
        yield Shown("leave", leave_screen(alone, 0, 24, phrasebook), f"leave a rated game: {waits}")
    for asking in ("hand", "leave", "table"):
        tables = [(replace(frame, table_id=f"t{at}"), 60 * at) for at in range(25)]
        which = which_table_screen(asking, tables, phrasebook)
        yield Shown("which table", which, f"which table to {asking}")
    for preset in (key for family in FAMILIES.values() for key in family.presets):
        another = another_table_screen(preset, frame.channel_link, "k3f9", "wish", phrasebook)
        yield Shown("another table", another, f"another table than {preset}")
    long = [phrasebook("turn-reminder", mention=frame.name(0), link=frame.channel_link)] * 99
    yield Shown("log", log_screen(frame, long, 2, phrasebook), "log")
    computers = tuple(
        replace(chair, person=None, level="medium") if seat else chair
        for seat, chair in enumerate(frame.chairs)
    )
    options = options_screen(
        replace(frame, chairs=computers),
        seat_count=len(computers),
        paces=tuple(PACES),
        pace="slow",
        next_deal="pressed",
        levels=("easy", "medium", "hard"),
        level="hard",
        phrasebook=phrasebook,
    )
    yield Shown("options", options, "options beside computers")


def _boards(family: str, chairs: tuple[Chair, ...], phrasebook: Phrasebook) -> Iterator[Shown]:
    feats = dict.fromkeys(family_screens(family).feats, 1_234)
    rows = [
        Standing(
            place, place, chairs[place % len(chairs)].name, 4321, 1234, 9876, 5432, 98765, feats
        )
        for place in range(1, PAGE + 1)
    ]
    turned = LeaderboardPage(5, 99, Seasons("w2026-11-30", "2026-12", "s38", "s37"))
    orders: tuple[By, ...] = ("wins", "points")
    for preset in (None, *FAMILIES[family].presets):
        for by in orders:
            board = leaderboard_screen(
                rows,
                Leaderboard(Games(family, preset), "2026-11", by),
                turned,
                ratings={row.person: rating(row.person, row.name) for row in rows},
                aborted=1234,
                phrasebook=phrasebook,
            )
            yield Shown("leaderboard", board, f"leaderboard of {preset or family} by {by}")
    for season in ("2026-12", "s38"):
        ratings = rating_list_screen(
            [rating(row.person, row.name, provisional=True) for row in rows],
            Leaderboard(Games(family), season, "rating"),
            turned,
            own=rating(0, rank=4321),
            phrasebook=phrasebook,
        )
        yield Shown("leaderboard", ratings, f"ratings of {family} in {season}")
    tries = [DailyStanding(at, row.person, row.name, 28, 2800) for at, row in enumerate(rows)]
    for season in ("w2026-11-30", "s38"):
        table = daily_board_screen(
            tries,
            Leaderboard(Games(family), season, "daily"),
            turned,
            champions=tries[:3],
            phrasebook=phrasebook,
        )
        yield Shown("leaderboard", table, f"deals of the day of {family} in {season}")
    feats |= dict.fromkeys(family_screens(family).further_feats, 1_234)
    for everywhere in (False, True):
        subject = Subject(10**19, chairs[0].name, 10**19, chairs[-1].name, everywhere)
        figures = everything(family, replace(rows[0], feats=feats))
        stats = stats_screen(subject, figures, tuple(FAMILIES), phrasebook)
        yield Shown("stats", stats, f"stats of {family}")
