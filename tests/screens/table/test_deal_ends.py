"""The end of a deal: what was special in it, points, totals and places, and the way on."""

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.screens.families import family_screens
from bot.screens.frame import Frame, Interval
from bot.screens.hearts.screens import HEARTS
from bot.screens.screen import Screen
from bot.screens.sheet import COLUMNS, MINUS, columns_of
from engine.cards import card, cards
from engine.contract.game import Game
from engine.contract.outcome import Outcome
from engine.contract.variant import Option
from engine.games.all_fours.view import AllFoursView, Mark
from engine.games.all_fours.view import DealResult as AllFoursResult
from engine.games.canasta.view import CanastaSeatView, CanastaView, Tally
from engine.games.canasta.view import DealResult as CanastaResult
from engine.games.catalogue import variant
from engine.games.hearts.deal import DealResult
from engine.games.hearts.view import HeartsSeatView, HeartsView
from engine.table.table import deal_ended
from engine.tricks.trick import Play, TakenTrick
from tests.conftest import of_kind
from tests.screens.conftest import PEOPLE, buttons, english, frame_of, texts
from tests.screens.records import by_chance, first, kept
from tests.screens.trick_games.test_standings import by, ruled

MOON = "🌙 Alice shot the moon!"
SUN = "☀️ Alice took every trick!"


def interval(*pressed: int, awaited: int = 4, ends_at: int | None = None) -> Interval:
    return Interval(pressed=pressed, awaited=tuple(range(awaited)), ends_at=ends_at)


def frame(seats: int = 4, **changed: Interval | None) -> Frame:
    shown = changed.get("interval", interval(awaited=seats))
    return replace(frame_of(PEOPLE[:seats]), interval=shown)


def over(*results: DealResult, **options: Option) -> HeartsView:
    """A bystander's view between deals that brought these results."""
    view = of_kind(HeartsView, first("standard", 4).view(None))
    totals = tuple(map(sum, zip(*(result.points for result in results), strict=True)))
    plays = tuple(Play(seat, card(face)) for seat, face in enumerate(("2C", "KC", "3H", "4C")))
    clean = tuple(Play(seat, card(face)) for seat, face in enumerate(("5C", "6C", "7C", "8C")))
    settled = by(ruled(**options), view)
    return replace(
        settled,
        stage="deal",
        to_act=(-1,),
        deal_number=len(results),
        scores=totals,
        results=results,
        tricks=(),
        last_trick=TakenTrick(plays, 1),
        past_tricks=(TakenTrick(clean, 3), TakenTrick(plays, 1)),
    )


def read(screen: Screen) -> list[str]:
    return texts(screen).splitlines()


def block(lines: list[str]) -> list[str]:
    """The lines of the sheet."""
    start = lines.index("```")
    return lines[start + 1 : lines.index("```", start + 1)]


def test_the_end_of_a_deal_tells_one_thing_the_trick_and_the_points() -> None:
    taken = (cards("2H"), cards("2C"), cards("4CQS"), cards("3H"))
    view = over(DealResult((0, 5, 21, 0)), DealResult((3, 0, 13, 10), taken=taken))
    said = read(HEARTS.table(english(view, frame())))
    assert said[:4] == [
        "### Hearts · deal 2 is over",
        "## Only Bob stayed clean.",
        "**2♣** Alice · **K♣** Bob\N{NO-BREAK SPACE}← · **3♥** Carol · **4♣** Dave",
        "**Bob takes it: 1 point.**",
    ]
    assert block(said) == [
        "          deal total",
        "1🔵 Alice   +3     3",
        "2🔶 Bob      0     5",
        "3🟪 Dave   +10    10",
        "4🔺 Carol  +13    34",
    ]


def test_one_sentence_is_told_and_no_second_card() -> None:
    taken = (cards("JD3H"), (), cards("QS"), ())
    view = over(DealResult((0, 5, 8, 0), taken=taken), bonus_card="JD")
    said = read(HEARTS.table(english(view, frame())))
    assert said[1] == "## Q♠ went to Carol"
    assert "went to" not in "".join(said[2:])


@pytest.mark.parametrize(("sun", "said"), [(False, MOON), (True, SUN)])
def test_a_moon_and_a_sun_are_told_in_big_and_the_queen_is_not(said: str, *, sun: bool) -> None:
    view = over(DealResult((0, 26, 26, 26), moon=0, sun=sun, taken=(cards("QS"), (), (), ())))
    lines = read(HEARTS.table(english(view, frame())))
    assert lines[1] == f"## {said}"
    assert "Q♠" not in "".join(lines)
    assert said in read(HEARTS.past_table(english(view, frame()), 1))


def test_points_are_written_as_the_variant_writes_them() -> None:
    view = over(DealResult((3, 5, 0, 18)), display_sign="penalty_negative")
    assert block(read(HEARTS.table(english(view, frame()))))[1:] == [
        "1🔺 Carol    0     0",
        f"2🔵 Alice   {MINUS}3    {MINUS}3",
        f"3🔶 Bob     {MINUS}5    {MINUS}5",
        f"4🟪 Dave   {MINUS}18   {MINUS}18",
    ]
    most = over(DealResult((3, 5, 0, 18)), objective="highest", moon="none")
    assert block(read(HEARTS.table(english(most, frame()))))[1].startswith("1🟪 Dave")


def test_partners_share_a_line() -> None:
    view = over(DealResult((3, 5, 0, 18)))
    partners = variant("partnership_hearts").rules
    view = by(partners, view)  # type: ignore[arg-type]  # a preset of Hearts has rules of Hearts
    assert block(read(HEARTS.table(english(view, frame()))))[1:] == [
        "1🔵 Alice+Carol   +3     3",
        "2🔶 Bob + Dave   +23    23",
    ]


def test_complex_totals_and_lives_stand_in_the_sheet() -> None:
    view = replace(
        over(DealResult((13, 5, 0, 8)), imaginary=["QS"]), plane=((3, 13), (5, 0), (0, 0), (-4, -7))
    )
    lines = block(read(HEARTS.table(english(view, frame()))))
    assert lines[-1] == "4🔵 Alice  +13 3 + 13i"
    assert f"3🟪 Dave    +8 {MINUS}4 {MINUS} 7i" in lines
    alive = replace(over(DealResult((13, 5, 0, 8))), lives=(2, 3, 3, 3))
    lines = block(read(HEARTS.table(english(alive, frame()))))
    assert lines[0] == "          deal total ♥"
    assert lines[-1] == "4🔵 Alice  +13    13 2"


def test_cards_are_named_until_the_next_deal_is_dealt() -> None:
    view = over(DealResult((3, 5, 1, 17), taken=((), (), (), cards("QS"))))
    assert "Q♠ went to Dave" in read(HEARTS.past_table(english(view, frame()), 1))
    again = replace(view, deal_number=2)
    assert "Q♠" not in texts(HEARTS.past_table(english(again, frame()), 1))


def test_a_deal_that_is_long_over_has_the_totals_of_its_day() -> None:
    view = over(DealResult((3, 5, 0, 18)), DealResult((20, 0, 6, 0)))
    assert block(read(HEARTS.past_table(english(view, frame()), 1)))[1:] == [
        "1🔺 Carol    0     0",
        "2🔵 Alice   +3     3",
        "3🔶 Bob     +5     5",
        "4🟪 Dave   +18    18",
    ]
    assert buttons(HEARTS.past_table(english(view, frame()), 1)) == {}


def test_the_last_deal_has_the_places_of_the_game_and_no_next() -> None:
    alone = ((0,), (1,), (2,), (3,))
    view = replace(
        over(DealResult((3, 5, 0, 100))),
        stage="over",
        to_act=(),
        outcome=Outcome("target", (1, 2, 3, 4), alone),
    )
    screen = HEARTS.table(english(view, frame(interval=None)))
    assert [line.split()[1] for line in block(read(screen))[1:]] == [
        "Alice",
        "Bob",
        "Carol",
        "Dave",
    ]
    assert "**2♣** Alice" in texts(screen)
    assert buttons(screen) == {}


def test_next_says_who_has_pressed_and_until_when() -> None:
    view = over(DealResult((3, 5, 0, 18)))
    some = replace(frame(), interval=interval(0, 2, ends_at=1_790_000_000))
    screen = HEARTS.table(english(view, some))
    assert list(buttons(screen)) == ["Next (2 of 4)", "My hand", "Info"]
    assert "Next deal <t:1790000000:R>, or when all have pressed Next." in read(screen)
    alone = replace(frame(), interval=interval(awaited=1))
    screen = HEARTS.table(english(view, alone))
    assert next(iter(buttons(screen))) == "Next"
    assert not any("Next" in line for line in read(screen))


def test_a_hand_tells_its_own_points_and_place() -> None:
    shown = over(DealResult((3, 5, 0, 18)), DealResult((0, 0, 26, 0)))
    seat = of_kind(HeartsSeatView, first("standard", 4).view(1))
    between = {name: getattr(shown, name) for name in vars(shown)}
    view = replace(seat, **between, hand=(), prompt=None)
    screen = HEARTS.hand(english(view, frame()), notice="You are too late.")
    said = read(screen)
    assert said[0] == "> You are too late."
    assert "This deal **0** · total **5** · 2nd of 4" in said
    assert buttons(screen)["Next"].get("disabled") is not True
    pressed = replace(frame(), interval=interval(1))
    screen = HEARTS.hand(english(view, pressed))
    assert buttons(screen)["Next"]["disabled"] is True


def test_ten_seats_with_the_widest_names_fit_a_phone() -> None:
    seats = 10
    game = next(
        after for before, after in pairs("cancellation", seats) if deal_ended(before, after)
    )
    view = of_kind(HeartsView, game.view(None))
    view = replace(view, scores=(-1040,) * seats)
    wide = replace(frame_of(("桜" * 32,) * seats), interval=interval(awaited=seats))
    lines = block(read(HEARTS.table(english(view, wide))))
    assert len(lines) == 1 + seats
    assert max(map(columns_of, lines)) <= COLUMNS


def pairs(key: str, seats: int) -> list[tuple[Game, Game]]:
    games = [game for game, _ in kept(key, seats)]
    return list(pairwise(games))


# All Fours ----------------------------------------------------------------------------------------


def test_four_chances_of_one_side_and_a_hung_jack_are_told() -> None:
    marks = (
        Mark("high", (0, 2), 1, 0, card("AS")),
        Mark("low", (0, 2), 1, 2, card("2S")),
        Mark("jack", (0, 2), 3, 2, card("JS"), 3),
        Mark("game", (0, 2), 1),
    )
    view = of_kind(AllFoursView, first("trinidad", 4).view(None))
    result = AllFoursResult((6, 0, 6, 0), 0, marks, "S", (40, 10))
    view = replace(view, results=(result,), scores=(6, 0, 6, 0))
    said = read(family_screens("all_fours").table(english(view, frame())))
    assert said[1] == "## Alice and Carol made High, Low, Jack and Game!"
    assert "hung" not in "".join(said)
    assert block(said)[1:] == ["1🔵 Alice+Carol   +6     6", "2🔶 Bob + Dave     0     0"]
    assert "-# The game ends at 14 points." in said


# Canasta ------------------------------------------------------------------------------------------


def tally(*seats: int, **counts: int) -> Tally:
    fields = dict.fromkeys(Tally._fields, 0) | counts
    fields |= {"concealed_out": False}
    return Tally(**{**fields, "seats": seats})  # type: ignore[arg-type]  # named above, all of them


def test_canasta_tells_who_went_out_and_the_canastas() -> None:
    view = of_kind(CanastaSeatView, first("canasta_book", 4).view(0))
    ours = tally(0, 2, naturals=1, mixed=2, canasta_points=1100, out=100, melds=320)
    theirs = tally(1, 3, hands=-45)
    points = (1520, -45, 1520, -45)
    result = CanastaResult(points, (ours, theirs), "out", 2, True)
    view = replace(view, results=(result,), scores=points, hand=(), prompt=None)
    screens = family_screens("canasta")
    said = read(screens.table(english(view, frame())))
    assert said[1] == "## Carol went out with a concealed hand."
    assert block(said)[1:] == [
        "1🔵 Alice+Carol +1520  1520",
        f"2🔶 Bob + Dave    {MINUS}45   {MINUS}45",
    ]
    ours = "-# Alice and Carol: canastas +1100, going out +100, cards laid +320"
    assert ours.replace(" +", "\N{NO-BREAK SPACE}+") in said
    hand = screens.hand(english(view, frame()))
    assert "This deal **+1520** · total **1520** · 1st of 2" in read(hand)


@pytest.mark.parametrize(("key", "seats"), [("canasta_3_cutthroat", 3), ("samba_6", 6)])
def test_every_end_of_a_game_of_canasta_can_be_drawn(key: str, seats: int) -> None:
    screens = family_screens("canasta")
    before: Game | None = None
    ends = 0
    for game, _ in by_chance(variant(key), seats):
        if before is not None and deal_ended(before, game):
            ends += 1
            view = of_kind(CanastaView, game.view(None))
            lines = block(read(screens.table(english(view, frame(seats)))))
            assert len(lines) == 1 + 3
            assert "Next" in buttons(screens.hand(english(game.view(0), frame(seats))))
            past = screens.past_table(english(view, frame(seats)), len(view.results))
            assert block(read(past)) == lines
        before = game
    assert ends


@pytest.mark.parametrize(("key", "seats"), [("canasta_3_cutthroat", 3), ("samba_6", 6)])
def test_every_end_at_canasta_says_once_why_it_came(key: str, seats: int) -> None:
    """A picture has a flag beside a side, and for a stock that is used up it has nothing."""
    screens, before = family_screens("canasta"), variant(key).start(seats, 0)
    for game, _ in by_chance(variant(key), seats):
        if not deal_ended(before, game):
            before = game
            continue
        *earlier, last = of_kind(CanastaView, game.view(None)).results
        for result in (replace(last, ended="out", out=1), replace(last, ended="stopped", out=None)):
            results = (*earlier, result)
            table = replace(of_kind(CanastaView, game.view(None)), results=results)
            hand = replace(of_kind(CanastaSeatView, game.view(0)), results=results)
            drawn = [screens.table(english(table, frame(seats)))]
            if game.outcome is None:
                drawn.append(screens.hand(english(hand, frame(seats))))
            else:
                drawn.append(screens.result(english(table, frame(seats))))
            expected = (1, 0) if result.ended == "out" else (0, 1)
            for said in map(texts, drawn):
                assert (said.count("went out"), said.count("The stock")) == expected
        before = game
    assert before.outcome is not None
