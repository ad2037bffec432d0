"""The panel of moderators keeps all limits in every language, and says the same as the log."""

from dataclasses import replace
from itertools import permutations
from typing import Final, get_args

import pytest

from bot.screens.components import Container, Menu, Picker
from bot.screens.frame import Frame
from bot.screens.moderation.boards import (
    EVERY_FAMILY,
    SCOPES,
    BoardsSeen,
    Reset,
    boards_screen,
    resetting_screen,
)
from bot.screens.moderation.kept_out import (
    PEOPLE_A_PAGE,
    KeepingOut,
    keeping_out_form,
    keeping_out_screen,
    kept_out_screen,
)
from bot.screens.moderation.log import ACTS_A_PAGE, act_text, log_screen
from bot.screens.moderation.panel import PAGES, PanelReader, paged
from bot.screens.moderation.results import RESULTS_A_PAGE, results_screen, voiding_form
from bot.screens.moderation.tables import (
    TABLES_A_PAGE,
    Late,
    OpenTableSeen,
    TournamentEnding,
    ending_form,
    table_screen,
    tables_screen,
    tournament_form,
)
from bot.screens.personal.guild_settings import GuildChoices, guild_screen
from bot.support.troubles import Trouble, TroubleKind
from bot.text.phrasebook import Phrasebook
from data.fields import MOST_TOURNAMENTS, Field
from data.moderation import LONGEST_REASON, Act, LoggedAct
from data.preferences import GuildPreferences, choices
from data.results import GuildGame
from data.sql.kept_out import KeptOutPerson
from engine.cards import Unreadable
from engine.games.catalogue import FAMILIES
from tests.each import each
from tests.screens.conftest import texts
from tests.screens.largest import LANGUAGES, WIDE, chairs, speaking, wrong

SNOWFLAKE: Final = 2**63 - 1

TOURNAMENTS: Final = tuple(
    Field(
        field_id=f"k3f9abc{at}",
        kind="tournament",
        guild_id=SNOWFLAKE,
        family="hearts",
        preset="pip_hearts_a15",
        options={},
        opens_at=0,
        closes_at=1_796_000_000_000,
        channel_id=SNOWFLAKE,
        message_id=SNOWFLAKE,
    )
    for at in range(MOST_TOURNAMENTS)
)

KINDS: Final[tuple[TroubleKind, ...]] = get_args(TroubleKind)


def largest_tables(words: Phrasebook) -> list[OpenTableSeen]:
    """Tables of ten, all of whom are waited for, and a lobby of ten."""
    seated = chairs(10)
    frame = Frame(
        table_id="k3f9",
        guild_name=seated[0].name,
        channel_name=seated[-1].name,
        channel_link=f"https://discord.com/channels/{SNOWFLAKE}/{SNOWFLAKE}",
        table_link=None,
        variant_title=words("variant-partnership_hearts"),
        chairs=seated,
        asked=(),
    )
    asked = OpenTableSeen(
        frame=frame,
        channel_id=SNOWFLAKE,
        seats=10,
        begun=True,
        waiting=tuple(range(10)),
        since=2**34,
    )
    tables = [
        replace(asked, frame=replace(frame, table_id=f"k3f9{number}"))
        for number in range(2 * TABLES_A_PAGE)
    ]
    lobby = replace(tables[0], begun=False)
    paused = replace(tables[1], frame=replace(tables[1].frame, paused_until=2**34))
    return [lobby, paused, *tables[2:]]


def acts() -> list[LoggedAct]:
    """Each act that there is, with the longest reason."""
    return [
        LoggedAct(
            guild_id=1,
            moderator=SNOWFLAKE,
            act=act,
            at=2**44,
            table_id="k3f9",
            person=SNOWFLAKE,
            about="*" * 24,
            reason="*" * LONGEST_REASON,
            number=number,
            preset="partnership_hearts",
            channel_id=SNOWFLAKE,
        )
        for number, act in enumerate(get_args(Act))
    ]


def games() -> list[GuildGame]:
    names = tuple(WIDE) * 2
    return [
        GuildGame(
            f"k3f9{number}", "partnership_hearts", SNOWFLAKE, 2**44, (None, 1)[number % 2], names
        )
        for number in range(2 * RESULTS_A_PAGE)
    ]


@each("let_in", [False, True])
@each("language", LANGUAGES)
def test_every_page_keeps_all_limits(language: str, *, let_in: bool) -> None:
    words = speaking(language)
    reader, tables = PanelReader(words, let_in=let_in), largest_tables(words)
    notice = words("tables-stand-in-late")
    for at in range(2):
        screen = tables_screen(tables, at, reader, notice, tournaments=TOURNAMENTS)
        assert wrong(screen, language) == []
        assert wrong(results_screen(games(), at, reader, notice), language) == []
    for table in tables[:3]:
        assert wrong(table_screen(table, reader, notice), language) == []
    every = acts()
    for first in range(0, len(every), ACTS_A_PAGE):
        shown = every[first : first + ACTS_A_PAGE]
        for unposted in (0, 1, 10):
            screen = log_screen(shown, 1, 99, reader, channel_id=SNOWFLAKE, unposted=unposted)
            assert wrong(screen, language) == []
    for screen in (
        tables_screen([], 0, reader),
        results_screen([], 0, reader),
        log_screen([], 0, 0, reader, channel_id=None, unposted=0),
    ):
        assert wrong(screen, language) == []


def test_an_empty_page_explains_nothing_that_is_not_there() -> None:
    reader = PanelReader(speaking("en-US"))
    about = reader.phrasebook("results-about")
    assert about not in str(results_screen([], 0, reader))
    assert about in str(results_screen(games(), 0, reader))


def test_the_log_says_that_a_preset_was_saved_whatever_it_is_called() -> None:
    words = speaking("en-US")
    said = replace(acts()[0], act="save-preset", about="hearts season", reason="")
    assert act_text(said, words).endswith("saved the preset “hearts season”.")


@each("language", LANGUAGES)
def test_the_log_says_from_what_to_what_a_setting_was_changed(language: str) -> None:
    words = speaking(language)
    settings = {
        **choices(GuildPreferences),
        "channels": ("", "7", "7 8"),
        "log_channel": ("none", "7"),
        "game": ("", "canasta"),
        "hearts": ("", "omnibus", "our own rules"),
        "title_role": ("", "hearts", "canasta"),
    }
    for name, every in settings.items():
        for now, before in permutations(every, 2):
            act = replace(acts()[0], act="setting", about=f"{name} {now}".strip(), reason="")
            told = {one: act_text(replace(act, about=f"{name} {one}"), words) for one in every}
            said = act_text(replace(act, before=before), words)
            assert said not in told.values()
            places = [said.find(_about(told[one], act, words)) for one in (before, now)]
            assert min(places) > 0, (name, now, before, said)
            assert act_text(replace(act, before=now), words) == told[now]


def _about(told: str, act: LoggedAct, words: Phrasebook) -> str:
    """Return what stands between the quotation marks of a line."""
    about = "\N{BLACK HEART SUIT}"
    line = words("moderated-setting", moderator=f"<@{act.moderator}>", about=about)
    begins, ends = line.split(about)
    assert told.startswith(begins)
    assert told.endswith(ends)
    return told.removeprefix(begins).removesuffix(ends)


@each("language", LANGUAGES)
def test_whatever_may_be_chosen_away_says_what_follows(language: str) -> None:
    """A menu of channels or roles that may be left empty shows no word for that itself."""
    words = speaking(language)
    chosen = GuildPreferences(channels=(7,), log_channel=7)
    for preferences, role in ((chosen, 7), (GuildPreferences(), None)):
        screens = [
            guild_screen("tables", GuildChoices(preferences, "", (7,)), words),
            boards_screen(BoardsSeen(("hearts",), 1, "hearts", role), PanelReader(words)),
        ]
        for screen in screens:
            inside = [
                part for one in screen.parts if isinstance(one, Container) for part in one.parts
            ]
            keys = [_way_back(one) for one in inside if isinstance(one, Picker)]
            assert keys
            for key in keys:
                assert (words(key) in texts(screen)) == (preferences is chosen)


def _way_back(picker: Picker) -> str:
    assert picker.least == 0
    if picker.says.verb == "mod-title":
        return "boards-title-back"
    return f"prefer-guild-{picker.says.text}-back"


@each("language", LANGUAGES)
def test_forms_fit(language: str) -> None:
    for form in (
        ending_form("k3f9abcd", 1, speaking(language)),
        voiding_form("k3f9abcd", 1, speaking(language)),
        *(
            tournament_form("k3f9abcd", one, 1, speaking(language))
            for one in get_args(TournamentEnding)
        ),
    ):
        assert len(form.title) <= 45
        assert len(form.label) <= 45
        assert len(form.about) <= 100


@each("act", get_args(Act))
def test_each_act_has_a_line_that_names_its_moderator(act: Act) -> None:
    said = LoggedAct(guild_id=1, moderator=7, act=act, at=1, number=1, reason="*why*")
    words = speaking("en-US")
    assert "<@7>" in act_text(said, words)
    assert act_text(said, words).endswith(r"Reason: \*why\*")
    # Whose data was deleted is a number of nobody's.
    assert "<@" not in act_text(replace(said, moderator=-5), words)


def test_a_page_behind_the_last_is_the_last() -> None:
    assert paged("abcde", 9, 2) == ("e", 2, 3)
    assert paged("", 9, 2) == ("", 0, 0)
    assert PAGES[0] == "open"


def kept_out(number: int) -> KeptOutPerson:
    reason, person = "*" * LONGEST_REASON, SNOWFLAKE - number
    until = None if number % 2 else 2**44
    return KeptOutPerson(
        person=person, until=until, reason=reason, moderator=SNOWFLAKE, at=1, name="W" * 32
    )


@each("language", LANGUAGES)
def test_who_is_kept_out_and_how_fits(language: str) -> None:
    words = speaking(language)
    reader, notice = PanelReader(words, let_in=True), words("kept-done", person=f"<@{SNOWFLAKE}>")
    everybody = [kept_out(number) for number in range(2 * PEOPLE_A_PAGE + 1)]
    for at in range(3):
        assert wrong(kept_out_screen(everybody, at, reader, notice), language) == []
    assert wrong(kept_out_screen([], 0, reader), language) == []
    for leaves in (False, True):
        asked = KeepingOut(SNOWFLAKE, None, leaves)
        for seats in (0, 1, 5):
            assert wrong(keeping_out_screen(asked, seats, reader), language) == []
    form = keeping_out_form(KeepingOut(SNOWFLAKE, 720, leaves=True), 1, words)
    assert max(len(form.title), len(form.label)) <= 45
    assert len(form.about) <= 100
    assert len(form.says.custom_id) <= 99


@each("language", LANGUAGES)
def test_boards_and_what_is_wrong_fit(language: str) -> None:
    words = speaking(language)
    reader, families = PanelReader(words, let_in=True), tuple(FAMILIES)
    for seen in (
        BoardsSeen((), 0),
        BoardsSeen(families[:1], 1, families[0], SNOWFLAKE),
        BoardsSeen(families, 10**6, families[-1], SNOWFLAKE, (SNOWFLAKE,) * 10),
    ):
        assert wrong(boards_screen(seen, reader, words("boards-title-not-mine")), language) == []
    for family in (*families, EVERY_FAMILY):
        for scope in SCOPES:
            assert Reset.read(Reset(family, scope).written()) == Reset(family, scope)
            assert wrong(resetting_screen(Reset(family, scope), reader), language) == []
    troubles = [Trouble(1, kind, SNOWFLAKE - at) for kind in KINDS for at in range(9)]
    late = Late(45, 3600)
    screen = tables_screen(largest_tables(words), 0, reader, wrong=troubles, late=late)
    assert wrong(screen, language) == []


@pytest.mark.parametrize("family", [None, "hearts"])
def test_a_role_is_chosen_after_its_game(family: str | None) -> None:
    words = speaking("en-US")
    seen = BoardsSeen(tuple(FAMILIES), 1, family)
    parts = boards_screen(seen, PanelReader(words, let_in=True)).parts
    inside = [part for one in parts if isinstance(one, Container) for part in one.parts]
    menus = [part for part in (*parts, *inside) if isinstance(part, Menu)]
    assert len(menus) == 2
    chosen = [one for menu in menus for one in menu.options if one.chosen]
    assert [one.value for one in chosen] == ([] if family is None else [family])
    assert any(isinstance(part, Picker) for part in (*parts, *inside)) == (family is not None)


@each("said", ["", "1", "1 2 stays", "x 24 stays", "1 24 sits", f"{10**20} - stays"])
def test_what_no_button_says_keeps_nobody_out(said: str) -> None:
    with pytest.raises(Unreadable):
        KeepingOut.read(said)
    assert KeepingOut.read("7 24 leaves") == KeepingOut(7, 24, leaves=True)


@each("said", ["", "hearts", "hearts ever", "chess all", "* "])
def test_what_no_button_says_resets_no_board(said: str) -> None:
    with pytest.raises(Unreadable):
        Reset.read(said)


def test_who_resets_every_season_reads_what_else_begins_at_zero() -> None:
    reader = PanelReader(speaking("en-US"), let_in=True)
    said = {scope: repr(resetting_screen(Reset("hearts", scope), reader)) for scope in SCOPES}
    assert {scope: "/stats" in screen for scope, screen in said.items()} == {
        "season": False,
        "all": True,
    }
