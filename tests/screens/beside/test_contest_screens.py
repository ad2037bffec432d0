"""The screens of challenges and tournaments: within all limits, and no result before the end."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final, get_args

import pytest

from bot.screens.components import rows
from bot.screens.daily.page import ToldMoment
from bot.screens.fields import challenge, tournament
from bot.screens.fields.challenge import ChallengeEnd, DealOfTwo, Unplayed, unplayed_screen
from bot.screens.fields.contest import (
    Contest,
    CostlyAct,
    check_screen,
    deal_title,
    ended_text,
    next_keys,
    panel_text,
    told_screen,
)
from bot.screens.fields.tournament import (
    BestDeal,
    Place,
    TournamentEnd,
    reminder_screen,
    standing_screen,
)
from bot.screens.fitting import height, lowered
from bot.screens.frame import ContestFared
from bot.screens.lobbies.customise import FEW
from bot.screens.phrases import text
from bot.screens.screen import Screen, framed, plain_screen
from bot.tables.messages.drawing import HIGHEST
from bot.text.button_ids import ButtonId
from bot.text.names import safe_name
from bot.text.phrasebook import Phrasebook
from data.fields import FieldPlace, FinishedDeal
from engine.games.catalogue import variant
from tests.each import each
from tests.screens.conftest import ENGLISH, buttons, texts
from tests.screens.largest import LANGUAGES, WIDE, speaking, wrong

FIELD: Final = "k3f9abcd"
SEAL: Final = "f0" * 32
CLOSES: Final = 1_796_000_000_000
LINK: Final = "https://discord.com/channels/1/2/3"
SOMEBODY: Final = 2**63 - 1
DEALS: Final = ((3, 12), (13, 5), (0, 0), (26, 3), (None, 8))
WON: Final = (
    Place(1, 11, "Ann", 7130, 5),
    Place(2, 12, "Bob", 6000, 5),
    Place(2, 13, "Carol", 6000, 5),
    Place(4, 14, "", 2500, 1),
)
OF_SERVER: Final = Contest(
    kind="tournament", field_id=FIELD, preset="standard", deals=5, closes_at=CLOSES, seal=SEAL
)
OF_TWO: Final = replace(OF_SERVER, kind="challenge", names=("Alice", "Bob"))

Points = tuple[int | None, int | None]


def costly(name: str, other: str, act: str, instead: str, points: float, when: str) -> CostlyAct:
    told = ToldMoment(when=when, own=act, other=instead, share=60, gain=points)
    return CostlyAct(name, other, told, "cccccccc")


def ended(
    points: Sequence[Points], preset: str = "standard", act: CostlyAct | None = None
) -> ChallengeEnd:
    sign = 1 if variant(preset).highest_wins else -1

    def played(number: int, person: int, made: int | None) -> FinishedDeal | None:
        table = f"{'ab'[person] * 7}{number}"
        return None if made is None else FinishedDeal(number, person, table, made, sign * made)

    deals = [
        DealOfTwo(at, played(at, 0, first), played(at, 1, second))
        for at, (first, second) in enumerate(points, 1)
    ]
    told = replace(OF_TWO, deals=len(points), preset=preset)
    return ChallengeEnd(challenge=told, deals=deals, costly=act)


def end(*places: Place) -> TournamentEnd:
    act = costly("Carol", "", "Play Q♠", "Play 8♦", 13, "Trick 7")
    best = BestDeal("Bob", 12.34, "bbbbbbbb")
    return TournamentEnd(tournament=OF_SERVER, places=places, best=best, costly=act)


def own(told: Contest, at: int, fared: ContestFared, words: Phrasebook) -> Screen:
    """Draw what the result of a deal says of its contest."""
    said = ended_text(told, at, fared, words)
    return framed(text(deal_title(told, at, words), said), *rows(next_keys(told, at, words)))


def before_the_end(
    told: Contest, finished: tuple[int, int], words: Phrasebook, left: int = 2
) -> list[Screen]:
    """Draw all that is told of a challenge before its end, to both and to others."""
    return [
        challenge.invitation_screen(told, SOMEBODY, words, days=3),
        challenge.running_screen(told, finished, words),
        *(unplayed_screen(told, why, words) for why in get_args(Unplayed)),
        *(plain_screen(panel_text(told, at, words)) for at in (1, told.deals)),
        *(
            own(told, at, ContestFared(LINK, over=False, other=name, left=left), words)
            for at in (1, told.deals)
            for name in told.names
        ),
        check_screen(told, ["c0" * 32] * told.deals, words, over=False),
    ]


def largest_of_two(words: Phrasebook) -> list[Screen]:
    """Draw each screen of a challenge at its largest, with three pairs of names."""
    shown = list[Screen]()
    for names in ((WIDE[0], WIDE[1]), (WIDE[4], WIDE[2]), (WIDE[3], "")):
        first, second = (one and safe_name(one) for one in names)
        told = replace(OF_TWO, names=(first, second), deals=8, preset="pip_hearts_a15")
        act = costly(second, first, "K♠ " * 12, "K♠ " * 12, 1234.5, "13")
        points: list[Points] = [(-12345, 12345), (None, -12345), (12345, None), *((7, 7),) * 5]
        over = replace(ended(points, act=act), challenge=told, cut_short=True)
        shown += [
            *before_the_end(told, (8, 8), words),
            *before_the_end(told, (8, 8), words, left=0),
            challenge.end_screen(over, words),
            challenge.end_screen(replace(over, deals=()), words),
            told_screen(told, (SOMEBODY, SOMEBODY), LINK, words),
            check_screen(told, ["c0" * 32] * 8, words, over=True),
        ]
    return shown


def largest_of_server(words: Phrasebook) -> list[Screen]:
    """Draw each screen of a tournament at its largest that stands where others write."""
    shown, told = list[Screen](), replace(OF_SERVER, deals=20, preset="pip_hearts_a15")
    over = TournamentEnd(tournament=told, places=(), cut_short=True)
    for at, name in enumerate((*map(safe_name, WIDE), "")):
        places = tuple(Place(1 + 2 * at // 4, at, name, 3333, 20) for at in range(40))
        over = replace(
            over,
            places=places,
            best=BestDeal(name, 1234.5, "aaaaaaaa"),
            costly=costly(name, "", "K♠ " * 12, "K♠ " * 12, 1234.5, "13"),
        )
        shown += [
            tournament.running_screen(told, places, words, f"{'W' * FEW} 12"),
            tournament.end_screen(over, words),
            tournament.end_screen(replace(over, places=places[:2]), words),
            own(told, 20, ContestFared(LINK, bool(at % 2), FieldPlace(40, 20, at)), words),
        ]
    mixed = tuple(
        Place(at, at, safe_name(WIDE[at % len(WIDE)]), 999 * at, at) for at in range(1, 11)
    )
    return [
        *shown,
        tournament.running_screen(told, mixed, words),
        tournament.end_screen(replace(over, places=mixed), words),
        tournament.running_screen(told, (), words),
        tournament.end_screen(replace(end(), void=True), words),
        reminder_screen(told, (SOMEBODY,) * 2, LINK, words),
        told_screen(told, (SOMEBODY,) * 3, LINK, words),
        plain_screen(panel_text(told, 1, words)),
    ]


@each("language", LANGUAGES)
def test_every_screen_keeps_all_limits_and_fits_a_phone(language: str) -> None:
    words = speaking(language)
    for screen in (*largest_of_two(words), *largest_of_server(words)):
        assert wrong(screen, language) == []
        assert height(lowered(screen, HIGHEST)) <= HIGHEST, texts(screen)
    told = replace(OF_SERVER, deals=20)
    for name in map(safe_name, WIDE):
        places = tuple(Place(at + 1, at, name, 10_000, 20) for at in range(400))
        # What somebody alone reads may be longer than a phone.
        for screen in (
            standing_screen(told, places, 399, words),
            check_screen(told, ["c0" * 32] * 24, words, over=True),
            reminder_screen(told, (SOMEBODY,) * 30, LINK, words),
        ):
            assert wrong(screen, language) == []


@each("seed", range(20))
def test_nothing_that_is_told_before_the_end_depends_on_results(seed: int) -> None:
    rng = Random(seed)
    played = [(rng.random() < 0.7, rng.random() < 0.7) for _ in range(8)]

    def result(one: bool) -> int | None:  # noqa: FBT001  a mark of a deal that was played
        return rng.randint(-30, 30) if one else None

    first, other = (ended([(result(a), result(b)) for a, b in played]) for _ in range(2))
    assert challenge.end_screen(first, ENGLISH) != challenge.end_screen(other, ENGLISH)

    def told(end: ChallengeEnd) -> list[Screen]:
        ours, theirs = (sum(deal[at] is not None for deal in end.deals) for at in (1, 2))
        return before_the_end(end.challenge, (ours, theirs), ENGLISH)

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
    assert said in texts(challenge.end_screen(ended(points, preset), ENGLISH))


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
    said = texts(challenge.end_screen(ended(points), ENGLISH))
    assert ("Decided by deals that" in said) is decided
    assert "A deal that only one has played is theirs." in said


def test_the_end_tells_deal_by_deal_who_was_better_and_where_to_look() -> None:
    act = costly("Alice", "Bob", "Play Q♠", "Play 8♦", 0.96, "Trick 4")
    shown = challenge.end_screen(ended(DEALS, act=act), ENGLISH)
    said = texts(shown)
    assert said.split("```")[1].splitlines()[1:] == [
        "        Alice Bob",
        "1 Alice     3  12",
        "2 Bob      13   5",
        "3 =         0   0",
        "4 Bob      26   3",
        "5 Bob       \N{EN DASH}   8",
    ]
    assert "Biggest difference: **deal 4**, 23 points" in said
    assert "**Trick 4.** Alice: Play Q♠. Bob: Play 8♦. That cost Alice 1 point." in said
    ids = {label: ButtonId.read(key["custom_id"]) for label, key in buttons(shown).items()}
    assert ids["Alice's deal 4"] == ButtonId("aaaaaaa4", "review")
    assert ids["Bob's deal 4"] == ButtonId("bbbbbbb4", "review")
    for level in ([(3, 3)], [(None, 8)]):
        alike = challenge.end_screen(ended(level), ENGLISH)
        assert [one.verb for one in alike.says] == ["field-again", "field-check"]
        assert "Biggest" not in texts(alike)


def test_what_was_begun_can_be_checked_though_there_is_no_result() -> None:
    told = {why: unplayed_screen(OF_TWO, why, ENGLISH) for why in get_args(Unplayed)}
    checked = [why for why, shown in told.items() if [one.verb for one in shown.says]]
    assert checked == ["withdrawn"]
    said = texts(told["refused"])
    assert said == "**Bob** said *Not now* to the challenge of **Alice**: Hearts."


def test_the_result_of_ones_own_deal_says_how_one_fared_and_what_is_awaited() -> None:
    def said(told: Contest, at: int, fared: ContestFared) -> str:
        return ended_text(told, at, fared, ENGLISH)

    more = [ContestFared(LINK, over=False, other="Bob", left=left) for left in range(4)]
    assert said(OF_TWO, 2, more[0]) == "Bob's results come when both have played all."
    assert said(OF_TWO, 5, more[1]).endswith("The result comes when Bob has played 1 deal more.")
    assert said(OF_TWO, 5, more[0]) == f"The challenge is over: [to the result]({LINK})"
    assert [key.label for key in next_keys(OF_TWO, 2, ENGLISH)] == ["Play deal 3 of 5"]
    assert next_keys(OF_TWO, 5, ENGLISH) == []
    fared = ContestFared(LINK, over=False, placing=FieldPlace(6, 3, 0))
    assert said(OF_SERVER, 2, fared) == "You beat 3 of 5 others: **60%**"
    assert said(OF_SERVER, 5, fared).endswith(
        f"You have played all your deals. The result comes <t:{CLOSES // 1000}:R>."
    )
    over = ContestFared(LINK, over=True)
    assert said(OF_SERVER, 3, over) == f"The tournament is over: [to the result]({LINK})"


def test_the_end_tells_who_won_by_what_and_where_to_look() -> None:
    shown = tournament.end_screen(end(*WON), ENGLISH)
    said = texts(shown)
    assert "# 🏆 Ann wins with 71.3%" in said
    assert [line.split() for line in said.split("```")[1].splitlines()[1:]] == [
        ["%", "deals"],
        ["1", "Ann", "71.3", "5/5"],
        ["2", "Bob", "60", "5/5"],
        ["Carol", "60", "5/5"],
        ["4", "Former", "player", "25", "1/5"],
    ]
    assert "Best deal: **Bob**, 12.3 points better than the others on average." in said
    assert "**Carol**. Trick 7: Play Q♠. Most others: Play 8♦. That cost 13 points." in said
    ids = {label: ButtonId.read(key["custom_id"]) for label, key in buttons(shown).items()}
    assert ids["Best deal"] == ButtonId("bbbbbbbb", "review")
    assert ids["Costliest choice"] == ButtonId("cccccccc", "review")
    assert "Standing" not in ids
    many = tournament.end_screen(end(*(Place(at, at, "Ann", 10, 5) for at in range(13))), ENGLISH)
    assert "Standing" in buttons(many)


def test_equal_people_win_together_and_a_void_tournament_has_no_table() -> None:
    level = [place._replace(rank=1) for place in WON]
    shared = texts(tournament.end_screen(end(*level[:2]), ENGLISH))
    assert "2 people share the first place with 71.3%" in shared
    assert "Nobody played" in texts(tournament.end_screen(end(), ENGLISH))
    void = tournament.end_screen(replace(end(*WON), void=True), ENGLISH)
    assert "void" in texts(void)
    assert "Ann" not in texts(void)
    assert list(buttons(void)) == ["Check"]


def test_the_standing_marks_its_reader_even_far_behind() -> None:
    places = tuple(Place(at, at, f"P{at}", 5000, 3) for at in range(1, 200))
    shown = texts(standing_screen(OF_SERVER, places, 150, ENGLISH))
    assert "150➤ P150" in shown
    assert "P149" not in shown
    running = texts(tournament.running_screen(OF_SERVER, places, ENGLISH))
    assert "➤" not in running
    begun = (*WON[:1], Place(0, 15, "Dan", 2500, 0))
    assert "\n  Dan" in texts(tournament.running_screen(OF_SERVER, begun, ENGLISH))
