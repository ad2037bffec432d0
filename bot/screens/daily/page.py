"""The pages of a day's deal for whoever has finished it: one's own, and the field's."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from bot.pictures.scenes import DealScene
from bot.screens.components import Button, Row, Separator, Style, rows
from bot.screens.daily.histogram import histogram
from bot.screens.daily.words import day_text, midnight_text, points_facts, streak_text
from bot.screens.fairness import LOCK
from bot.screens.frame import Frame
from bot.screens.phrases import apart, lines, text
from bot.screens.pictures import with_deal_picture
from bot.screens.screen import Screen, framed, layout
from bot.text.button_ids import ANYWHERE, ButtonId
from bot.text.names import shown_as
from bot.text.phrasebook import Phrasebook
from data.days import Streak, day_field
from data.fields import FieldPage, FieldPlace, Try
from engine.cards import Unreadable
from engine.games.catalogue import variant

FieldScope: TypeAlias = Literal["own", "here", "all"]
"""Whose page: one's own, the field of the server, that of everybody."""

FIELD_SCOPES: Final[tuple[FieldScope, ...]] = get_args(FieldScope)

PAGE: Final = 10
"""How many people stand on a page of the field."""


@dataclass(frozen=True, slots=True)
class DayRef:
    """A page of a day's deal, as a button names it: `hearts 2026-11-22 all 2`."""

    family: str
    day: str
    scope: FieldScope = "own"
    page: int = 0

    @property
    def field_id(self) -> str:
        return day_field(self.day, self.family)

    @property
    def written(self) -> str:
        return f"{self.family} {self.day} {self.scope} {self.page}"

    @classmethod
    def read(cls, written: str) -> "DayRef":
        """Read what `written` wrote; raise `Unreadable`. The day and the family may not exist."""
        parts = written.split(" ")
        if len(parts) != 4 or parts[2] not in FIELD_SCOPES or not parts[3].isdecimal():
            raise Unreadable("a page of a day is named by family, day, field and number")
        scope: FieldScope = next(one for one in FIELD_SCOPES if one == parts[2])
        if len(parts[3]) > 5:
            raise Unreadable("a page that nobody can come to")
        return cls(parts[0], parts[1], scope, int(parts[3]))


@dataclass(frozen=True, slots=True, kw_only=True)
class ToldMoment:
    """A decisive moment in words: when it was, one's own act and that of others."""

    when: str
    own: str
    other: str
    share: float
    gain: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """The parts of the record of a try: squares for its course, its end as a picture, a moment.

    The names beside the picture are those of its frame.
    """

    squares: str = ""
    picture: tuple[DealScene, Frame] | None = None
    decisive: ToldMoment | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnDay:
    """The facts about the deal of a day for somebody who has finished it.

    `here` is None where there is no server. `field` says how many made which points.
    """

    ref: DayRef
    preset: str
    own: Try
    everybody: FieldPlace
    here: FieldPlace | None
    streak: Streak
    over: bool
    field: Sequence[tuple[int, int]] = ()
    replay: Replay = Replay()


def title_text(ref: DayRef, preset: str, phrasebook: Phrasebook) -> str:
    game = phrasebook(f"variant-{preset}")
    return phrasebook("daily-title-game", day=day_text(ref.day, phrasebook), game=game)


def placing_text(placing: FieldPlace, phrasebook: Phrasebook) -> str:
    """Say whom one has beaten: 31 of 40, 78 %."""
    if placing.percent is None:
        return phrasebook("daily-first")
    return _against(placing, "daily-level", "daily-beaten", phrasebook)


def _against(
    placing: FieldPlace, level: str, better: str, phrasebook: Phrasebook, **facts: int | str
) -> str:
    """Say how one fared against others; where all are level, better than 0 of 1 sounded bad."""
    others = placing.finished - 1
    return phrasebook(
        level if placing.tied == others else better,
        beaten=placing.beaten,
        tied=placing.tied,
        others=others,
        percent=placing.percent or 0,
        **facts,
    )


def own_screen(told: OwnDay, phrasebook: Phrasebook) -> Screen:
    """Draw somebody's own page."""
    placing, decisive = told.everybody, told.replay.decisive
    screen = framed(
        text(
            title_text(told.ref, told.preset, phrasebook),
            phrasebook("daily-points", **points_facts(told.own.points)),
            placing_text(placing, phrasebook),
            _places_text(told, phrasebook),
            streak_text(told.streak, phrasebook),
        ),
        text(*_squares_lines(told, phrasebook)),
        text(*_field_lines(told, phrasebook)),
        text(None if decisive is None else _decisive_text(decisive, phrasebook)),
        *rows(_own_keys(told, phrasebook)),
        Separator(),
        text(
            phrasebook("daily-final")
            if told.over
            else phrasebook("daily-so-far", moment=midnight_text(told.ref.day)),
        ),
    )
    if told.replay.picture is None:
        return screen
    return with_deal_picture(screen, *told.replay.picture, phrasebook.plain, has_sheet=False)


def _places_text(told: OwnDay, phrasebook: Phrasebook) -> str | None:
    """Say in which place one is, among all and in the server, where there is anybody else."""
    fields = (("daily-place", told.everybody), ("daily-place-here", told.here))
    said = [
        phrasebook(key, rank=placing.rank, finished=placing.finished)
        for key, placing in fields
        if placing is not None and placing.finished > 1
    ]
    return apart(said) if said else None


def _squares_lines(told: OwnDay, phrasebook: Phrasebook) -> list[str]:
    squares, own = told.replay.squares, f"daily-squares-{told.ref.family}"
    if not squares:
        return []
    key = own if phrasebook.has(own) else "daily-squares"
    return [squares_text(squares), phrasebook(key)]


def _field_lines(told: OwnDay, phrasebook: Phrasebook) -> list[str]:
    best_first = variant(told.preset).highest_wins
    drawn = histogram(told.field, told.own.points or 0, highest_wins=best_first)
    return [] if drawn is None else [phrasebook("daily-spread"), drawn]


def _decisive_text(told: ToldMoment, phrasebook: Phrasebook) -> str:
    better = "yes" if told.gain >= 0 else "no"
    return phrasebook(
        "daily-decisive",
        when=told.when,
        own=told.own,
        other=told.other,
        share=told.share,
        # As it is written, so that the word beside it goes by the same number.
        points=round(abs(told.gain), 1),
        better=better,
    )


def _own_keys(told: OwnDay, phrasebook: Phrasebook) -> list[Button]:
    ref, table = told.ref, told.own.table_id
    keys = [
        Button(
            ButtonId(ANYWHERE, "day-share", text=f"{ref.family} {ref.day}"),
            phrasebook("button-share"),
            style=Style.PRIMARY,
        ),
        _to(DayRef(ref.family, ref.day, "all"), "button-daily-all", phrasebook),
    ]
    if told.here is not None:
        keys.append(_to(DayRef(ref.family, ref.day, "here"), "button-daily-here", phrasebook))
    keys.append(Button(ButtonId(table, "review"), phrasebook("button-review")))
    keys.append(Button(ButtonId(table, "verify"), phrasebook("button-verify"), emoji=LOCK))
    if told.over:
        keys.append(_practice_key(ref, phrasebook))
    return keys


def _practice_key(ref: DayRef, phrasebook: Phrasebook) -> Button:
    return Button(_practice(ref), phrasebook("button-practice"))


def _practice(ref: DayRef) -> ButtonId:
    """Return what gives somebody the deal: their try on its own day, practice later."""
    return ButtonId(ANYWHERE, "practice", text=f"{ref.family} {ref.day}")


def field_screen(
    ref: DayRef,
    preset: str,
    field: FieldPage,
    phrasebook: Phrasebook,
    *,
    here: bool,
    finished: bool,
    over: bool,
) -> Screen:
    """Draw a page of a field, best first.

    `here` says that there is a server, `finished` that its reader is in some field.
    """
    pages = max(1, -(-field.total // PAGE))
    other: FieldScope = "all" if ref.scope == "here" else "here"
    keys = [
        _to(
            DayRef(ref.family, ref.day, ref.scope, max(0, ref.page - 1)),
            "button-previous",
            phrasebook,
            enabled=ref.page > 0,
        ),
        _to(
            DayRef(ref.family, ref.day, ref.scope, ref.page + 1),
            "button-next",
            phrasebook,
            enabled=ref.page + 1 < pages,
        ),
    ]
    if here or other == "all":
        keys.append(_to(DayRef(ref.family, ref.day, other), f"button-daily-{other}", phrasebook))
    if finished:
        keys.append(_to(DayRef(ref.family, ref.day), "button-daily-own", phrasebook))
    if over:
        keys.append(_practice_key(ref, phrasebook))
    return framed(
        text(
            title_text(ref, preset, phrasebook),
            phrasebook(f"daily-field-{ref.scope}", count=field.total),
        ),
        text(*_rows(field.rows, phrasebook))
        if field.rows
        else text(phrasebook("daily-field-none")),
        Separator(),
        text(phrasebook("board-page", page=min(ref.page, pages - 1) + 1, pages=pages)),
        *rows(keys),
    )


def _rows(field: Sequence[tuple[int, Try]], phrasebook: Phrasebook) -> list[str]:
    return [
        phrasebook(
            "daily-row", rank=rank, name=shown_as(one.name, phrasebook), **points_facts(one.points)
        )
        for rank, one in field
    ]


def _to(ref: DayRef, label: str, phrasebook: Phrasebook, *, enabled: bool = True) -> Button:
    return Button(ButtonId(ANYWHERE, "day", text=ref.written), phrasebook(label), enabled=enabled)


IN_A_LINE: Final = 10


def squares_text(squares: str) -> str:
    """Write squares in lines as long as each other, or one longer, and none too long."""
    count = -(-len(squares) // IN_A_LINE)
    long = -(-len(squares) // count)
    return lines(*(squares[at : at + long] for at in range(0, len(squares), long)))


def share_screen(name: str, told: OwnDay, phrasebook: Phrasebook) -> Screen:
    """Draw what everybody may see."""
    ref, field = told.ref, told.everybody
    game = phrasebook(f"variant-{told.preset}")
    facts = points_facts(told.own.points)
    return layout(
        text(
            phrasebook(
                "daily-share",
                name=shown_as(name, phrasebook),
                day=day_text(ref.day, phrasebook),
                game=game,
            ),
            phrasebook("daily-share-first", **facts)
            if field.percent is None
            else _against(field, "daily-share-level", "daily-share-percent", phrasebook, **facts),
            squares_text(told.replay.squares) if told.replay.squares else None,
            streak_text(told.streak, phrasebook),
        ),
        Row((Button(_practice(ref), phrasebook("button-daily-new", game=game)),)),
    )
