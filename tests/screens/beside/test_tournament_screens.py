"""The screens of a tournament: within all limits in each language, and understood by anybody."""

from dataclasses import replace
from typing import Final

from bot.screens.components import rows
from bot.screens.fields.contest import check_screen, deal_title, next_keys, panel_text, told_screen
from bot.screens.fields.tournament import (
    BestDeal,
    CostlyAct,
    Place,
    Tournament,
    TournamentEnd,
    TournamentStanding,
    end_screen,
    ended_text,
    reminder_screen,
    running_screen,
    standing_screen,
)
from bot.screens.fitting import height, lowered
from bot.screens.lobbies.customise import FEW
from bot.screens.phrases import text
from bot.screens.screen import Screen, framed, plain_screen
from bot.tables.messages.drawing import HIGHEST
from bot.text.button_ids import ButtonId
from bot.text.names import safe_name
from bot.text.phrasebook import Phrasebook
from data.fields import FieldPlace
from tests.each import each
from tests.screens.conftest import ENGLISH, buttons, texts
from tests.screens.largest import LANGUAGES, WIDE, speaking, wrong

CLOSES: Final = 1_796_000_000_000
LINK: Final = "https://discord.com/channels/1/2/3"
PEOPLE: Final = (2**63 - 1,) * 30
WON: Final = (
    Place(1, 11, "Ann", 7130, 5),
    Place(2, 12, "Bob", 6000, 5),
    Place(2, 13, "Carol", 6000, 5),
    Place(4, 14, "", 2500, 1),
)


def tournament(deals: int = 5, preset: str = "standard") -> Tournament:
    return Tournament(
        field_id="k3f9abcd",
        preset=preset,
        deals=deals,
        opens_at=CLOSES - 86_400_000,
        closes_at=CLOSES,
        seal="f0" * 32,
    )


def end(*places: Place) -> TournamentEnd:
    best = BestDeal("Bob", 12.34, "bbbbbbbb")
    costly = CostlyAct("Carol", "Trick 7", "Play Q♠", "Play 8♦", 13, "cccccccc")
    standing = TournamentStanding(places, 5)
    return TournamentEnd(tournament=tournament(), standing=standing, best=best, costly=costly)


def largest(words: Phrasebook) -> list[Screen]:
    """Draw each screen at its largest that stands where others write."""
    shown = list[Screen]()
    told = tournament(20, "pip_hearts_a15")
    for at, name in enumerate((*map(safe_name, WIDE), "")):
        places = tuple(Place(1 + 2 * at // 4, at, name, 3333, 20) for at in range(40))
        standing, longest = TournamentStanding(places, 20), "K♠ " * 12
        over = TournamentEnd(
            tournament=told,
            standing=standing,
            best=BestDeal(name, 1234.5, "aaaaaaaa"),
            costly=CostlyAct(name, "13", longest, longest, 1234.5, "bbbbbbbb"),
            cut_short=True,
        )
        own = ended_text(
            told, 20, words, placing=FieldPlace(40, 20, at), link=LINK, over=bool(at % 2)
        )
        shown += [
            running_screen(told, standing, words, f"{'W' * FEW} 12"),
            end_screen(over, words),
            end_screen(replace(over, standing=TournamentStanding(places[:2], 20)), words),
            framed(text(deal_title(told, 20, words), own), *rows(next_keys(told, 19, words))),
        ]
    mixed = TournamentStanding(
        tuple(Place(at, at, safe_name(WIDE[at % len(WIDE)]), 999 * at, at) for at in range(1, 11)),
        20,
    )
    return [
        *shown,
        running_screen(told, mixed, words),
        end_screen(replace(over, standing=mixed), words),
        running_screen(told, TournamentStanding((), 20), words),
        end_screen(replace(end(), void=True), words),
        reminder_screen(told, PEOPLE[:2], LINK, words),
        told_screen(told, PEOPLE[:3], LINK, words),
        plain_screen(panel_text(told, 1, words)),
    ]


@each("language", LANGUAGES)
def test_every_screen_keeps_all_limits_and_fits_a_phone(language: str) -> None:
    words = speaking(language)
    for screen in largest(words):
        assert wrong(screen, language) == []
        assert height(lowered(screen, HIGHEST)) <= HIGHEST, texts(screen)
    for name in map(safe_name, WIDE):
        places = tuple(Place(at + 1, at, name, 10_000, 20) for at in range(400))
        # What somebody alone reads may be longer than a phone.
        whispered = standing_screen(tournament(20), TournamentStanding(places, 20), 399, words)
        for screen in (
            whispered,
            check_screen(tournament(20), ["c0" * 32] * 24, words, over=True),
            reminder_screen(tournament(20), PEOPLE, LINK, words),
        ):
            assert wrong(screen, language) == []


def test_the_end_tells_who_won_by_what_and_where_to_look() -> None:
    shown = end_screen(end(*WON), ENGLISH)
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
    many = end_screen(end(*(Place(at, at, "Ann", 10, 5) for at in range(1, 14))), ENGLISH)
    assert "Standing" in buttons(many)


def test_equal_people_win_together_and_a_void_tournament_has_no_table() -> None:
    level = [place._replace(rank=1) for place in WON]
    assert "2 people share the first place with 71.3%" in texts(
        end_screen(end(*level[:2]), ENGLISH)
    )
    assert "Nobody played" in texts(end_screen(end(), ENGLISH))
    void = end_screen(replace(end(*WON), void=True), ENGLISH)
    assert "void" in texts(void)
    assert "Ann" not in texts(void)
    assert list(buttons(void)) == ["Check"]


def test_the_standing_marks_its_reader_even_far_behind() -> None:
    places = tuple(Place(at, at, f"P{at}", 5000, 3) for at in range(1, 200))
    shown = texts(standing_screen(tournament(), TournamentStanding(places, 5), 150, ENGLISH))
    assert "150➤ P150" in shown
    assert "P149" not in shown
    assert "➤" not in texts(running_screen(tournament(), TournamentStanding(places, 5), ENGLISH))


def test_whoever_has_finished_nothing_has_no_place() -> None:
    begun = TournamentStanding((*WON[:1], Place(0, 15, "Dan", 2500, 0)), 5)
    assert "\n  Dan" in texts(running_screen(tournament(), begun, ENGLISH))
    assert "Nobody has played yet." in texts(
        running_screen(tournament(), TournamentStanding((), 5), ENGLISH)
    )


def test_the_result_of_ones_own_deal_says_how_one_fared_so_far() -> None:
    def said(at: int, placing: FieldPlace | None, *, over: bool = False) -> str:
        return ended_text(tournament(), at, ENGLISH, placing=placing, link=LINK, over=over)

    assert said(2, FieldPlace(6, 3, 0)) == "You beat 3 of 5 others: **60%**"
    assert said(2, None) == ""
    assert said(5, FieldPlace(1, 0, 0)).endswith(
        f"You have played all your deals. The result comes <t:{CLOSES // 1000}:R>."
    )
    assert said(3, None, over=True) == f"The tournament is over: [to the result]({LINK})"
