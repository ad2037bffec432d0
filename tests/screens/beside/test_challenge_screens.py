"""The screens of a challenge: within all limits in each language, and no result before the end."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final, get_args

import pytest

from bot.screens.components import rows
from bot.screens.fields.challenge import (
    Challenge,
    ChallengeEnd,
    CostlyCard,
    DealOfTwo,
    Unplayed,
    end_screen,
    ended_text,
    invitation_screen,
    record_text,
    running_screen,
    unplayed_screen,
)
from bot.screens.fields.contest import (
    check_screen,
    deal_title,
    next_keys,
    panel_text,
    told_screen,
)
from bot.screens.fitting import height, lowered
from bot.screens.phrases import text
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen, framed, plain_screen
from bot.tables.messages.drawing import HIGHEST
from bot.text.button_ids import ButtonId
from bot.text.names import safe_name
from bot.text.phrasebook import Phrasebook
from data.fields import ChallengeMeetings
from engine.games.catalogue import variant
from tests.each import each
from tests.screens.conftest import ENGLISH, buttons, texts
from tests.screens.largest import LANGUAGES, WIDE, speaking, wrong

FIELD: Final = "k3f9abcd"
SEAL: Final = "f0" * 32
CLOSES: Final = 1_796_000_000_000
LINK: Final = "https://discord.com/channels/1/2/3"
DEALS: Final = ((3, 12), (13, 5), (0, 0), (26, 3), (None, 8))

Points = tuple[int | None, int | None]


def challenge(
    names: tuple[str, str] = ("Alice", "Bob"), deals: int = 5, preset: str = "standard"
) -> Challenge:
    first, second = (one and safe_name(one) for one in names)
    return Challenge(
        field_id=FIELD,
        preset=preset,
        deals=deals,
        closes_at=CLOSES,
        names=(first, second),
        seal=SEAL,
    )


def ended(
    points: Sequence[Points], preset: str = "standard", costly: CostlyCard | None = None
) -> ChallengeEnd:
    told = challenge(deals=len(points), preset=preset)
    sign = 1 if variant(preset).highest_wins else -1
    deals = [
        DealOfTwo(
            number=at,
            points=(first, second),
            margins=(
                None if first is None else sign * first,
                None if second is None else sign * second,
            ),
            tables=(f"aaaaaaa{at}", f"bbbbbbb{at}"),
        )
        for at, (first, second) in enumerate(points, 1)
    ]
    return ChallengeEnd(challenge=told, deals=deals, costly=costly)


def before_the_end(
    told: Challenge, finished: tuple[int, int], words: Phrasebook, left: int = 2
) -> list[Screen]:
    """Draw all that is told before the end, to both and to others."""

    def own(at: int, other: str) -> Screen:
        said = ended_text(told, at, words, other=other, left=left, link=LINK)
        keys = next_keys(told, at, words)
        return framed(text(deal_title(told, at, words), said), *rows(keys))

    return [
        invitation_screen(told, 2**63 - 1, words, days=3),
        running_screen(told, finished, words),
        *(unplayed_screen(told, why, words, by=1) for why in get_args(Unplayed)),
        *(plain_screen(panel_text(told, at, words)) for at in (1, told.deals)),
        *(own(at, other) for at in (1, told.deals) for other in told.names),
        check_screen(told, ["c0" * 32] * told.deals, words, over=False),
    ]


def largest(words: Phrasebook) -> list[Screen]:
    """Draw each screen at its largest, with three pairs of names."""
    shown = list[Screen]()
    for names in ((WIDE[0], WIDE[1]), (WIDE[4], WIDE[2]), (WIDE[3], "")):
        told = challenge(names, deals=8, preset="pip_hearts_a15")
        longest = "K♠ " * 12
        costly = CostlyCard(by=1, when="13", own=longest, other=longest, cost=1234.5)
        points: list[Points] = [(-12345, 12345), (None, -12345), (12345, None), *((7, 7),) * 5]
        end = replace(ended(points, costly=costly), challenge=told, cut_short=True)
        shown += [
            *before_the_end(told, (8, 8), words),
            *before_the_end(told, (8, 8), words, left=0),
            end_screen(end, words),
            end_screen(replace(end, deals=()), words),
            told_screen(told, (2**63 - 1, 2**63 - 1), LINK, words),
            check_screen(told, ["c0" * 32] * 8, words, over=True),
        ]
    return shown


@each("language", LANGUAGES)
def test_every_screen_keeps_all_limits_and_fits_a_phone(language: str) -> None:
    for screen in largest(speaking(language)):
        assert wrong(screen, language) == []
        assert height(lowered(screen, HIGHEST)) <= HIGHEST, texts(screen)


@each("seed", range(20))
def test_nothing_that_is_told_before_the_end_depends_on_results(seed: int) -> None:
    rng = Random(seed)
    played = [(rng.random() < 0.7, rng.random() < 0.7) for _ in range(8)]

    def result(one: bool) -> int | None:  # noqa: FBT001  a mark of a deal that was played
        return rng.randint(-30, 30) if one else None

    first, other = (ended([(result(a), result(b)) for a, b in played]) for _ in range(2))
    assert end_screen(first, ENGLISH) != end_screen(other, ENGLISH)

    def told(end: ChallengeEnd) -> list[Screen]:
        finished = [sum(deal.points[rival] is not None for deal in end.deals) for rival in (0, 1)]
        return before_the_end(end.challenge, (finished[0], finished[1]), ENGLISH)

    assert told(first) == told(other)
    for screen in told(first):
        assert "point" not in texts(screen)
        assert {(one.table, one.text) for one in screen.says} <= {
            ("-", FIELD),
            ("-", f"{FIELD} {SEAL}"),
        }


@pytest.mark.parametrize(
    ("preset", "points", "said"),
    [
        ("standard", DEALS, "🏆 Bob wins 3:1"),
        ("standard", [(3, 12), (13, 5)], "🏆 A draw, 1:1"),
        ("standard", [(3, 12)], "🏆 Alice wins 1:0"),
        ("canasta_book", [(3, 12), (-5, -15), (900, 1000)], "🏆 Bob wins 2:1"),
        ("standard", [(0, None), (None, None)], "🏆 Alice wins 1:0"),
        ("standard", [(None, 0), (None, None)], "🏆 Bob wins 1:0"),
        ("standard", [(0, 0)], "🏆 A draw, 0:0"),
        ("standard", [(None, None)] * 5, "Nobody played, so nobody wins."),
    ],
)
def test_whoever_is_better_in_more_deals_wins(
    preset: str, points: Sequence[Points], said: str
) -> None:
    assert said in texts(end_screen(ended(points, preset), ENGLISH))


@each(
    ("points", "decided"),
    [
        ([(3, 12), (0, None)], False),
        ([(3, 12), (12, 3), (0, None)], True),
        ([(12, 3), (0, None), (0, None)], True),
        ([(None, 0)], True),
    ],
)
def test_a_win_by_what_was_not_played_says_so(points: Sequence[Points], decided: bool) -> None:  # noqa: FBT001  a column of the table above
    said = texts(end_screen(ended(points), ENGLISH))
    assert ("Decided by deals that" in said) is decided
    assert "A deal that only one has played is theirs." in said


def test_the_end_tells_deal_by_deal_who_was_better() -> None:
    said = texts(end_screen(ended(DEALS), ENGLISH))
    assert said.split("```")[1].splitlines()[1:] == [
        "        Alice Bob",
        "1 Alice     3  12",
        "2 Bob      13   5",
        "3 =         0   0",
        "4 Bob      26   3",
        "5 Bob       \N{EN DASH}   8",
    ]


def test_both_games_of_the_biggest_difference_can_be_reviewed() -> None:
    costly = CostlyCard(by=0, when="Trick 4", own="Play Q♠", other="Play 8♦", cost=0.96)
    shown = end_screen(ended(DEALS, costly=costly), ENGLISH)
    assert "Biggest difference: **deal 4**, 23 points" in texts(shown)
    assert "**Trick 4.** Alice: Play Q♠. Bob: Play 8♦. That cost Alice 1 point." in texts(shown)
    ids = {label: ButtonId.read(key["custom_id"]) for label, key in buttons(shown).items()}
    assert ids["Alice's deal 4"] == ButtonId("aaaaaaa4", "review")
    assert ids["Bob's deal 4"] == ButtonId("bbbbbbb4", "review")
    for level in ([(3, 3)], [(None, 8)]):
        alike = end_screen(ended(level), ENGLISH)
        assert [one.verb for one in alike.says] == ["field-again", "field-check"]
        assert "Biggest" not in texts(alike)


def test_a_challenge_without_a_result_says_why_and_lets_what_was_begun_be_checked() -> None:
    told = {why: unplayed_screen(challenge(), why, ENGLISH) for why in get_args(Unplayed)}
    checked = {why: [one.verb for one in shown.says] for why, shown in told.items()}
    assert checked == {
        "refused": [],
        "unanswered": [],
        "withdrawn": ["field-check"],
    }
    said = texts(told["refused"])
    assert said == "**Bob** said *Not now* to the challenge of **Alice**: Hearts."
    said = texts(unplayed_screen(challenge(), "withdrawn", ENGLISH, by=1))
    assert said == "**Bob** withdrew from the challenge with **Alice**: Hearts."


def test_the_result_of_a_deal_says_what_is_still_awaited() -> None:
    def said(at: int, left: int) -> str:
        return ended_text(challenge(), at, ENGLISH, other="Bob", left=left, link=LINK)

    assert said(2, 0) == "Bob's results come when both have played all."
    assert said(5, 1).endswith("The result comes when Bob has played 1 deal more.")
    assert said(5, 3).endswith("The result comes when Bob has played 3 deals more.")
    assert said(5, 0) == f"The challenge is over: [to the result]({LINK})"
    assert [key.label for key in next_keys(challenge(), 2, ENGLISH)] == ["Play deal 3 of 5"]
    assert next_keys(challenge(), 5, ENGLISH) == []


@each("language", LANGUAGES)
def test_refusals_and_records_can_be_said_in_every_language(language: str) -> None:
    words = speaking(language)
    refusals = [
        RoomRefusal("challenge-not-them"),
        RoomRefusal("challenge-unwilling", other="WW"),
        *(RoomRefusal("challenge-full", by=by, other="WW", count=5) for by in ("you", "other")),
        RoomRefusal("challenge-others", names=("WW", "WW")),
        RoomRefusal("challenge-settled"),
    ]
    for one in refusals:
        assert wrong(one.screen(words), language) == []
    said = record_text("WW", ChallengeMeetings(31, 41, 59), words)
    assert said.index("31") < said.index("41") < said.index("59")
