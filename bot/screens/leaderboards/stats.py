"""One person's figures: in a guild, or over all of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.pictures.scenes import CourseScene
from bot.screens.components import Button, Picture, Pictures, ScreenPart, Separator, rows
from bot.screens.families import family_screens
from bot.screens.fields.challenge import record_text
from bot.screens.leaderboards.leaderboard import (
    Games,
    feats_told,
    figures_text,
    rating_text,
    season_text,
)
from bot.screens.phrases import apart, level_text, text
from bot.screens.review.appraised import WHOLE_FROM
from bot.screens.screen import Screen, framed
from bot.text.button_ids import ANYWHERE, ButtonId
from bot.text.names import label_name
from bot.text.phrasebook import Phrasebook
from data.days import DailyStanding, Streak
from data.fields import ChallengeMeetings
from data.ratings import (
    RELIABILITY_FROM,
    AgainstLevel,
    Bests,
    KeptRating,
    Meetings,
    Reliability,
)
from data.standings import Standing
from engine.players.levels import level_named
from engine.records.appraising import Regret


@dataclass(frozen=True, slots=True)
class RatingFigures:
    """Somebody's rating where it is asked for, and how it went.

    `everywhere` is the one over all guilds, None if that is the same; `solo` comes of the day's
    deals, `alone` of games alone without hints, wherever they were. `course` are the numbers shown
    after the last rated games, oldest first.
    """

    here: KeptRating | None = None
    everywhere: KeptRating | None = None
    solo: KeptRating | None = None
    alone: KeptRating | None = None
    course: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DailyFigures:
    """How somebody does at the day's deals: days in a row, and the season that is running.

    `champion_of` is the season before, if they were first in it.
    """

    streak: Streak
    season: str
    standing: DailyStanding | None = None
    champion_of: str | None = None


class RecentRegret(NamedTuple):
    """The loss of somebody beside the strong player in their last games that it has looked at."""

    lost: Regret
    games: int


@dataclass(frozen=True, slots=True)
class Figures:
    """How somebody plays a family of games; of all games, `customised` were by changed rules.

    What there is nothing to tell of is None or empty.
    """

    family: str
    this_month: Standing | None
    all_time: Standing | None
    customised: int = 0
    rating: RatingFigures = field(default_factory=RatingFigures)
    bests: Bests | None = None
    computers: tuple[AgainstLevel, ...] = ()
    meetings: Meetings | None = None
    challenges: ChallengeMeetings | None = None
    reliability: Reliability | None = None
    daily: DailyFigures | None = None
    regret: RecentRegret | None = None
    """Of the reader's own games alone; nobody is told another's."""


@dataclass(frozen=True, slots=True)
class Subject:
    """Whose figures are shown: a person, and perhaps another whom they are compared with.

    Names are already made safe. `everywhere` says that all guilds are counted.
    """

    person: int
    name: str
    other: int | None = None
    other_name: str = ""
    everywhere: bool = False


def stats_screen(
    subject: Subject,
    figures: Figures,
    families: Sequence[str],
    phrasebook: Phrasebook,
    *,
    pictures: bool = True,
) -> Screen:
    """Draw how somebody plays a family, with a button for each other family they have played."""
    title = "stats-title-everywhere" if subject.everywhere else "stats-title"
    blocks = [
        text(
            phrasebook(title, name=subject.name, family=phrasebook(f"family-{figures.family}")),
            *_titles(subject, figures, phrasebook),
            *_rating(figures.rating, phrasebook),
        ),
        *_course(figures.rating, phrasebook, pictures=pictures),
        text(*_results(figures, phrasebook)),
        text(*_records(figures, phrasebook)),
        text(*_compared(subject, figures, phrasebook)),
        text(*_daily(figures, phrasebook)),
        text(*_regret(figures.regret, phrasebook)),
        text(_reliability(figures.reliability, phrasebook)),
    ]
    turned = [
        Button(_turned(subject, family), label_name(phrasebook(f"family-{family}")))
        for family in families
        if family != figures.family
    ]
    keys: list[ScreenPart] = [Separator(), *rows(turned)] if turned else []
    return framed(*blocks, *keys)


def _turned(subject: Subject, family: str) -> ButtonId:
    people = (subject.person, subject.other)
    said = (family, *(str(one) for one in people if one is not None))
    return ButtonId(ANYWHERE, "stats", text=" ".join(said))


def _titles(subject: Subject, figures: Figures, phrasebook: Phrasebook) -> Iterator[str]:
    if figures.daily is not None and figures.daily.champion_of is not None:
        key = "stats-champion-everywhere" if subject.everywhere else "stats-champion"
        yield phrasebook(key, season=season_text(figures.daily.champion_of, phrasebook))


def _rating(rating: RatingFigures, phrasebook: Phrasebook) -> Iterator[str]:
    here = rating.here
    if here is not None:
        facts = {"rating": rating_text(here, phrasebook), "games": here.games}
        if here.rank is None:
            yield phrasebook("stats-rating", **facts)
        else:
            yield phrasebook("stats-rating-ranked", rank=here.rank, **facts)
        if here.provisional:
            yield phrasebook("stats-rating-uncertain")
    if rating.everywhere is not None:
        told = rating_text(rating.everywhere, phrasebook)
        yield phrasebook("stats-rating-everywhere", rating=told)


def _course(
    rating: RatingFigures, phrasebook: Phrasebook, *, pictures: bool
) -> Iterator[ScreenPart]:
    course = rating.course
    if not pictures or len(course) < 2:
        return
    yield Pictures((Picture(CourseScene(course), course_alt(course, phrasebook)),))
    yield text(phrasebook("stats-course-caption", games=len(course)))


def course_alt(course: Sequence[int], phrasebook: Phrasebook) -> str:
    """Tell in words what the picture of a rating's course shows."""
    shown = {"first": course[0], "last": course[-1], "least": min(course), "most": max(course)}
    written = {name: phrasebook("rating-settled", rating=value) for name, value in shown.items()}
    return phrasebook("stats-course", games=len(course), **written)


def _results(figures: Figures, phrasebook: Phrasebook) -> Iterator[str]:
    yield phrasebook("stats-month")
    if figures.this_month is None:
        yield phrasebook("stats-month-none")
    else:
        yield _block(figures.this_month, figures.family, phrasebook)
    if figures.all_time is None:
        return
    yield phrasebook("stats-all")
    yield _block(figures.all_time, figures.family, phrasebook)
    feats = figures.all_time.feats
    further = [one for one in family_screens(figures.family).further_feats if feats.get(one)]
    if further:
        told = apart(feats_told(figures.all_time, further, phrasebook))
        yield phrasebook("board-note", note=told)
    if figures.customised:
        yield phrasebook("stats-customised", count=figures.customised)


def _block(standing: Standing, family: str, phrasebook: Phrasebook) -> str:
    facts = {"wins": standing.wins, "games": standing.games}
    if standing.rank is None:
        head = phrasebook("stats-line-everywhere", **facts)
    else:
        head = phrasebook("stats-line", rank=standing.rank, **facts)
    return f"{head}\n{figures_text(standing, family, phrasebook)}"


def _records(figures: Figures, phrasebook: Phrasebook) -> Iterator[str]:
    bests = figures.bests
    if bests is None:
        return
    told: list[str] = []
    if bests.longest_streak:
        told.append(phrasebook("stats-streak", longest=bests.longest_streak))
        told.append(phrasebook("stats-streak-now", current=bests.current_streak))
    best = bests.most_points if Games(figures.family).highest_wins else bests.fewest_points
    if best is not None:
        told.append(phrasebook("stats-best-game", points=best.points))
    if told:
        yield phrasebook("stats-bests")
        yield apart(told)


def _compared(subject: Subject, figures: Figures, phrasebook: Phrasebook) -> Iterator[str]:
    if figures.meetings is not None:
        yield phrasebook("stats-against", other=subject.other_name)
        yield _meetings_text(figures.meetings, phrasebook)
    if figures.challenges is not None and figures.challenges.count:
        yield record_text(subject.other_name, figures.challenges, phrasebook)
    alone = figures.rating.alone
    if figures.computers or alone is not None:
        yield phrasebook("stats-computers")
    for one in figures.computers:
        level = level_text(level_named(one.level), phrasebook)
        yield phrasebook("stats-computer", level=level, ahead=one.ahead, games=one.games)
    if alone is not None:
        rating = rating_text(alone, phrasebook)
        yield phrasebook("stats-rating-alone", rating=rating, games=alone.games)


def _meetings_text(meetings: Meetings, phrasebook: Phrasebook) -> str:
    told: list[str] = []
    if meetings.games:
        told.append(
            phrasebook(
                "stats-meetings",
                games=meetings.games,
                ahead=meetings.ahead,
                level=meetings.level,
                behind=meetings.behind,
            )
        )
    if meetings.partnered:
        told.append(phrasebook("stats-partnered", count=meetings.partnered))
    return apart(told) if told else phrasebook("stats-no-meetings")


def _daily(figures: Figures, phrasebook: Phrasebook) -> Iterator[str]:
    daily, solo = figures.daily, figures.rating.solo
    if daily is None:
        return
    yield phrasebook("stats-daily")
    streak = daily.streak
    yield apart(
        (
            phrasebook("stats-daily-streak", current=streak.current),
            phrasebook("stats-daily-longest", longest=streak.longest),
        )
    )
    standing = daily.standing
    if standing is not None:
        yield phrasebook(
            "stats-daily-season",
            season=season_text(daily.season, phrasebook),
            rank=standing.rank,
            deals=standing.deals,
            mean=standing.percents / max(1, standing.deals),
        )
    if solo is not None:
        rating = rating_text(solo, phrasebook)
        yield phrasebook("stats-rating-solo", rating=rating, games=solo.games)


def _regret(recent: RecentRegret | None, phrasebook: Phrasebook) -> Iterator[str]:
    if recent is None or not recent.lost.decisions:
        return
    lost = recent.lost
    points, error = max(0.0, lost.a_decision), max(0.01, lost.error / lost.decisions)
    # Of the hundreds of Canasta no fractions are told.
    points, error = (round(one) if one >= WHOLE_FROM else one for one in (points, error))
    yield phrasebook("stats-regret", points=points, error=error)
    yield phrasebook("stats-regret-about", games=recent.games, count=lost.decisions)


def _reliability(reliability: Reliability | None, phrasebook: Phrasebook) -> str | None:
    if reliability is None or not reliability.games:
        return None
    facts = {"finished": reliability.finished, "games": reliability.games}
    if reliability.percent is None:
        return phrasebook("stats-reliability-few", **facts, **{"from": RELIABILITY_FROM})
    return phrasebook("stats-reliability", share=reliability.percent, **facts)
