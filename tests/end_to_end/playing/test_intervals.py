"""Between two deals: the end of a deal is shown until all have pressed Next, or for a while."""

import asyncio
from dataclasses import dataclass, replace
from typing import Final

import pytest

from bot.tables.clock.paces import Pace
from bot.tables.messages.messages import TableMessages
from bot.tables.opening.opening_rows import rematch_row
from data.tables import NextDeal
from engine.contract.variant import Option
from engine.table.chairs import Chair
from engine.table.journal import Author
from loopback_discord.payloads import Payload, buttons_of, face_of, text_of
from loopback_discord.people.client import Impossible
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.discord_unwell.test_double_taps import DEALT, SHORT
from tests.end_to_end.looking import lines_of, over, saying
from tests.end_to_end.pauses import PAUSED, asked_earlier, leaves
from tests.end_to_end.playing.test_reactions import board_edits
from tests.end_to_end.positions import TABLE_ID, Position, place
from tests.end_to_end.restarting import change, restart
from tests.end_to_end.weather import MESSAGE
from tests.regular import button_ids, hand_message, stands

pytestmark = [pytest.mark.usefixtures("ended_at_once"), pytest.mark.each_database_thorough]

TO_THE_LAST: Final = (
    f"-1 deal {' '.join(DEALT)}",
    *("1 play 7S", "2 play 6S", "0 play AS"),
    *("0 play AD", "1 play 2D", "2 play 3D"),
    *("0 play TC", "1 play 3C", "2 play 5C"),
    *("0 play QC", "1 play 4H"),
)
"""A deal in which only the last card, the two of hearts of seat 2, is missing."""

LENGTHY: Final = {"live": Pace("live", reminder=9_000, turn=10_000, interval=10_000)}
BRIEF: Final = {"live": Pace("live", reminder=9_000, turn=10_000, interval=0.05)}
OVER: Final = "deal 1 is over"


def at_the_last(*people: Person, next_deal: NextDeal = "interval", **options: Option) -> Position:
    """A table of these people, and of computers, at which the last card of a deal is due."""
    chairs = [Chair(person.name, person=person.id) for person in people]
    chairs = [Chair("Ada"), Chair("Basil")][: 3 - len(chairs)] + chairs
    acts = TO_THE_LAST if not options else ("0 vector 0 0", *TO_THE_LAST)
    return Position(
        preset="standard",
        options={**SHORT, **options},
        chairs=tuple(chairs),
        acts=acts,
        next_deal=next_deal,
    )


@dataclass(frozen=True)
class Table:
    """Somebody's look at the one table, by the one who plays the last card."""

    evening: Evening
    cards: Channel
    last: Person

    async def deal_ends(self, position: Position) -> None:
        """Set the table up and play the last card of its deal."""
        # Alone with computers it would be played without a press.
        await self.evening.store.preferences.choose(self.last.id, "forced", "never")
        await place(self.evening, self.cards, position)
        await self.last.until(lambda: hand_message(self.last), what="the last card")
        await self.last.click(self.last.dm_channel, "2♥")

    async def shows_the_end(self) -> Payload:
        return await self.last.until(self.shown, what="the end of the deal")

    def shown(self) -> Payload | None:
        """The public message of the deal that is over, while the next is not dealt."""
        return next((one for one in saying(self.last, self.cards, "next")), None)

    def label(self) -> str:
        """How the table says who has pressed Next."""
        message = self.shown()
        assert message is not None
        return face_of(buttons_of(message)[0])

    async def deals(self) -> int:
        """Count the deals that are written down."""
        entries = await self.evening.store.journal.read(TABLE_ID)
        return sum(entry.seat < 0 for entry in entries)


@pytest.fixture
def table(evening: Evening, cards: Channel, carol: Person) -> Table:
    """A table whose deals end in intervals, of which none is over by itself in a test."""
    evening.intervals = 1.0
    evening.paces = LENGTHY
    return Table(evening, cards, carol)


async def test_the_next_deal_begins_when_all_have_pressed_next(
    table: Table, alice: Person, bob: Person, carol: Person, dave: Person
) -> None:
    await table.deal_ends(at_the_last(alice, bob, carol))
    end = await table.shows_the_end()
    said = lines_of(end)
    assert said[0] == f"### Hearts · {OVER}"
    assert "## 🌙 Alice shot the moon!" in said
    at = said.index("**Q♣** Alice\N{NO-BREAK SPACE}← · **4♥** Bob · **2♥** Carol")
    assert said[at + 1].startswith("**Alice takes it: ")
    assert said[said.index("```") :][:5] == [
        "```",
        "          deal total",
        "1🔵 Alice    0     0",
        "2🔶 Bob     +2     2",
        "2🔺 Carol   +2     2",
    ]
    assert table.label() == "Next (0 of 3)"
    assert await table.deals() == 1
    for person in (alice, bob, carol):
        mine = await person.until(lambda who=person: saying(who, who.dm_channel, "hand-next"))
        assert OVER in text_of(mine[-1])
        assert "**" in text_of(mine[-1])

    answer = await dave.click(end, "Next (0 of 3)")
    assert "You do not play at this table" in dave.reads(answer)
    await alice.click(end, "Next (0 of 3)")
    assert table.label() == "Next (1 of 3)"
    await alice.click(end, "Next (1 of 3)")
    await bob.click(bob.dm_channel, "Next")
    assert saying(bob, bob.dm_channel, "hand-next")
    assert not button_ids(saying(bob, bob.dm_channel, "hand-next")[-1], "hand-next")
    await carol.until(lambda: table.label() == "Next (2 of 3)", what="two of three")
    assert await table.deals() == 1
    await carol.click(carol.dm_channel, "Next")

    assert await table.deals() == 2
    assert table.evening.live_table.deal == 2
    await bob.until(lambda: "Your hand" in text_of(bob.dms()[-1]), what="the next hand")
    await carol.until(lambda: not stands(carol, table.cards, end), what="that the old one goes")


async def test_where_all_are_quick_the_next_deal_is_and_after_a_restart(
    table: Table, alice: Person, bob: Person, carol: Person
) -> None:
    """It is told beside the time that is left; the table to come has the pace of its host."""
    lengthy = LENGTHY["live"]
    table.evening.paces = {"live": replace(lengthy, quicker=replace(lengthy, turn=5_000))}
    await table.deal_ends(at_the_last(alice, bob, carol))
    assert "quick" not in text_of(await table.shows_the_end())
    for person in (alice, bob, carol):
        await person.until(lambda who=person: saying(who, who.dm_channel, "hand-next"))
        await person.click(person.dm_channel, "Next")

    def told() -> bool:
        moment = table.evening.live_table.session.moment
        ends = min(at // 1000 for at in moment.awaited.values()) + 5_000
        said = f"You are all quick, so turns are shorter: a computer takes over <t:{ends}:R>."
        return any(said in text_of(one) for one in saying(carol, table.cards, "hand"))

    await carol.until(told, what="the quicker turn")
    await restart(table.evening)
    await carol.until(told, what="the same after a restart")
    row = table.evening.live_table.session.moment.row
    assert row.pace == rematch_row(row, alice.id, owner="main", now=0).pace == "live"


async def test_a_deal_whose_end_was_pressed_is_folded_without_a_counted_call(
    table: Table,
    discord_server: LoopbackDiscord,
    alice: Person,
    bob: Person,
    carol: Person,
    cards: Channel,
) -> None:
    await table.deal_ends(at_the_last(alice, bob, carol, next_deal="pressed"))
    end = await table.shows_the_end()
    await table.evening.live_table.settle()
    before = board_edits(discord_server, cards)

    for person in (alice, bob):
        await person.click(end, custom_id=button_ids(end, "next")[0][1])
    await carol.click(carol.dm_channel, custom_id=button_ids(carol.dms()[-1], "hand-next")[0][1])
    await carol.until(lambda: not stands(carol, cards, end), what="that the old one goes")
    await carol.until(lambda: len(saying(carol, cards, "hand")) == 1, what="the new one")
    await table.evening.live_table.settle()

    assert board_edits(discord_server, cards) == before
    assert not discord_server.asked("DELETE", MESSAGE)


@pytest.mark.parametrize(("paces", "left"), [(LENGTHY, 2), (BRIEF, 1)])
async def test_the_last_deal_stands_as_long_as_it_is_looked_at_above_its_result(
    table: Table,
    people: list[Person],
    cards: Channel,
    monkeypatch: pytest.MonkeyPatch,
    paces: dict[str, Pace],
    left: int,
) -> None:
    looking, fold = asyncio.Event(), TableMessages.fold

    async def noted(messages: TableMessages) -> None:
        looking.set()
        await fold(messages)

    monkeypatch.setattr(TableMessages, "fold", noted)
    table.evening.paces = paces
    alice, bob, carol, dave = people
    position = at_the_last(alice, bob, carol)
    deals: dict[str, Option] = {"end_mode": "deals", "deals": 1}
    await table.deal_ends(replace(position, options=position.options | deals))
    await looking.wait()
    # Whoever comes later sees as much.
    await dave.slash("help", cards)
    there = await carol.until(
        lambda: there if len(there := carol.sees(cards)) == left else None, what="what is left"
    )
    assert there[-1] == saying(carol, cards, "more")[0]


async def test_the_next_deal_is_dealt_by_itself_after_a_while(
    table: Table, alice: Person, bob: Person, carol: Person
) -> None:
    table.evening.paces = BRIEF
    await table.deal_ends(at_the_last(alice, bob, carol))
    await carol.until(lambda: table.evening.live_table.deal == 2, what="the next deal")
    assert await table.deals() == 2


async def test_people_who_leave_are_not_waited_for_and_computers_press_nothing(
    table: Table, alice: Person, carol: Person
) -> None:
    await table.deal_ends(at_the_last(alice, carol))
    end = await table.shows_the_end()
    assert table.label() == "Next (0 of 2)"
    await carol.click(end, "Next (0 of 2)")
    assert await table.deals() == 1
    await leaves(alice)
    await carol.until(lambda: table.evening.live_table.deal == 2, what="the next deal")


async def test_a_second_tap_on_next_plays_no_card_of_the_next_deal(
    table: Table, carol: Person
) -> None:
    table.evening.second_tap_seconds = 600
    await table.deal_ends(at_the_last(carol))
    await table.shows_the_end()
    assert table.label() == "Next"
    await carol.click(carol.dm_channel, "Next")
    await carol.until(lambda: "Your hand" in text_of(carol.dms()[-1]), what="the next hand")
    await carol.until(lambda: hand_message(carol), what="her turn")
    # A picture that is still under way would take the place of the answer.
    await table.evening.settle()
    before = await table.evening.store.journal.read(TABLE_ID)
    hand = carol.dms()[-1]
    again = await carol.click(hand, custom_id=button_ids(hand, "do")[0][1])
    assert await table.evening.store.journal.read(TABLE_ID) == before
    assert "These are your cards now." in carol.reads(again)


async def test_a_table_that_deals_at_once_shows_no_end(
    table: Table, alice: Person, bob: Person, carol: Person
) -> None:
    await table.deal_ends(at_the_last(alice, bob, carol, next_deal="at-once"))
    assert table.evening.live_table.deal == 2
    last, dealt = (await table.evening.store.journal.read(TABLE_ID))[-2:]
    assert (str(last.action), dealt.author) == ("play 2H", Author.DEALER)
    assert table.shown() is None


async def test_a_deal_that_nobody_has_seen_the_end_of_goes_with_the_next_after_a_restart_too(
    table: Table, alice: Person, bob: Person, carol: Person
) -> None:
    people = [alice, bob, carol]
    evening, cards = table.evening, table.cards
    last = at_the_last(*people, next_deal="at-once")
    three_deals = {**last.options, "end_mode": "deals", "deals": 3}
    await table.deal_ends(replace(last, options=three_deals))
    await carol.until(lambda: len(carol.sees(cards)) == 2, what="two deals")
    await evening.settle()
    evening.paces = BRIEF
    await restart(evening)
    await play_until(people, lambda: over(carol, cards))
    await carol.until(lambda: len(carol.sees(cards)) == 1, what="the result alone")


async def test_a_table_that_waits_for_next_waits_no_longer_than_for_a_turn(
    table: Table, alice: Person, bob: Person, carol: Person
) -> None:
    table.evening.paces = BRIEF
    await table.deal_ends(at_the_last(alice, bob, carol, next_deal="pressed"))
    end = await table.shows_the_end()
    for person in (alice, bob):
        await person.click(end, custom_id=button_ids(end, "next")[0][1])
    assert await table.deals() == 1
    await restart(table.evening)
    assert await table.deals() == 1
    await restart_later(table.evening, 10_000)
    await carol.until(lambda: table.evening.live_table.deal == 2, what="the next deal")


async def test_alone_with_computers_a_table_that_waits_for_next_waits_for_it(
    table: Table, carol: Person
) -> None:
    await table.deal_ends(at_the_last(carol, next_deal="pressed"))
    end = await table.shows_the_end()
    assert "Next" in map(face_of, buttons_of(end))
    await restart_later(table.evening, 1_000)
    assert await table.deals() == 1
    # As a game in which nobody plays a card, it is paused after more than an hour.
    await restart_later(table.evening, 20_000)
    await carol.until(lambda: PAUSED in text_of(carol.sees(table.cards)[-1]), what="the pause")
    assert await table.deals() == 1


async def test_a_paused_table_stays_between_deals(table: Table, carol: Person) -> None:
    await table.deal_ends(at_the_last(carol))
    await table.shows_the_end()
    await leaves(carol, "Pause")
    await restart_later(table.evening, 20_000)
    assert table.evening.live_table.paused
    assert await table.deals() == 1
    table_message = saying(carol, table.cards, "hand")[-1]
    await carol.click(table_message, "My hand")
    # Whoever comes back sees the end of the deal as long as anybody else.
    await carol.until(table.shown, what="the end of the deal")
    assert await table.deals() == 1
    await carol.click(table.cards, "Next")
    assert await table.deals() == 2


async def restart_later(evening: Evening, seconds: int) -> None:
    """End as a kill would, and begin again so much later."""
    evening.client.room.stop()
    await evening.close()
    await change(evening, asked_earlier(seconds))
    await change(evening, f"UPDATE tables SET clock_from = max(0, clock_from - {seconds * 1000})")
    await evening.open()


async def test_what_is_asked_before_the_next_deal_is_asked_after_the_interval(
    table: Table, alice: Person, bob: Person, carol: Person
) -> None:
    """R3.4: the person who deals next names the pass."""
    position = at_the_last(alice, bob, carol, pass_schedule="dealer_choice")
    await table.deal_ends(position)
    end = await table.shows_the_end()
    assert table.evening.live_table.waiting_for == ()
    for person in (alice, bob, carol):
        await person.click(end, custom_id=button_ids(end, "next")[0][1])
    (chooser,) = table.evening.live_table.waiting_for
    dealer = (alice, bob, carol)[chooser]
    await dealer.until(lambda: hand_message(dealer), what="the question")
    assert await table.deals() == 1


async def test_a_next_that_comes_too_late_is_answered(
    table: Table, alice: Person, bob: Person, carol: Person
) -> None:
    await table.deal_ends(at_the_last(alice, bob, carol))
    end = await table.shows_the_end()
    (_, said), *_ = button_ids(end, "next")
    in_hand = (await alice.until(lambda: saying(alice, alice.dm_channel, "hand-next")))[-1]
    (_, said_in_hand), *_ = button_ids(in_hand, "hand-next")
    for person in (alice, bob, carol):
        await person.click(end, custom_id=said)
    # A picture that is still under way would take the place of the answer.
    await table.evening.settle()
    late = await bob.press_raw(end, said, forged=True)
    assert "The next deal has begun." in bob.reads(late)
    late = await alice.press_raw(in_hand, said_in_hand, forged=True)
    assert "The next deal has begun." in alice.reads(late)


async def test_when_the_next_deal_begins_is_chosen_with_the_table_and_kept_in_a_rematch(
    evening: Evening,
) -> None:
    shown = await evening.alice.slash("hearts", None, next_deal="pressed")
    assert "next deal when all press Next" in evening.alice.reads(shown)
    (lobby,) = evening.client.room.tables.lobbies.values()
    assert lobby.row.next_deal == "pressed"
    assert rematch_row(lobby.row, evening.alice.id, owner="main", now=0).next_deal == "pressed"
    with pytest.raises(Impossible):
        await evening.alice.slash("hearts", None, next_deal="never")
