"""What a person sees on the page and does with mouse and keyboard."""

import asyncio

import pytest
from playwright.async_api import Route, expect

from loopback_discord.payloads import EPHEMERAL
from loopback_discord.state.interactions import OPEN_MODAL, SAY, SUGGEST, UPDATE
from tests.browser.conftest import Parrot, Visit
from tests.browser.messages import HAND, HEARTS, WISH, box, button, layout, row, text

pytestmark = pytest.mark.browser


@pytest.fixture(autouse=True)
def commands(visit: Visit) -> None:
    visit.server.world.commands.put(None, [HEARTS, {"name": "wish", "description": "A form"}])


async def test_a_newcomer_is_told_what_to_type(visit: Visit) -> None:
    await visit.open()
    channel = visit.column("channel")
    await expect(channel).to_contain_text("Type /hearts or another game to open a table.")
    hint = channel.get_by_placeholder("Type /hearts or another game", exact=True)
    await expect(hint).to_be_visible()
    await expect(visit.column("dm-Alice")).to_contain_text("Nothing here yet")


async def test_a_command_is_picked_filled_in_and_sent_by_keyboard(
    visit: Visit, parrot: Parrot
) -> None:
    parrot.answers["hearts"] = {"type": SAY, "data": layout(text("a table is open"))}
    await visit.open()
    channel = visit.column("channel")
    await channel.locator("[data-composer-input]").click()
    await visit.page.keyboard.type("/hea")
    await expect(channel.get_by_role("option")).to_have_count(1)
    await visit.page.keyboard.press("Enter")
    await channel.get_by_role("button", name="+ pace").click()
    await visit.page.keyboard.type("sl")
    await expect(channel.get_by_role("option")).to_have_count(1)
    await visit.page.keyboard.press("Enter")
    await visit.page.keyboard.press("Enter")
    await expect(channel).to_contain_text("a table is open")
    await expect(channel).to_contain_text("Alice used /hearts")
    assert parrot.heard[-1]["options"] == [{"name": "pace", "type": 3, "value": "slow"}]


async def test_enter_before_the_commands_are_known_picks_one_as_soon_as_they_are(
    visit: Visit,
) -> None:
    sights, known = "**/play/people/*", asyncio.Event()

    async def wait(route: Route) -> None:
        await known.wait()
        await route.continue_()

    await visit.page.route(sights, wait)
    await visit.page.goto(visit.server.origin)
    channel = visit.column("channel")
    await channel.locator("[data-composer-input]").click()
    await visit.page.keyboard.type("/hea")
    await visit.page.keyboard.press("Enter")
    await expect(channel).to_contain_text("The bot has no commands yet.")
    known.set()
    await expect(channel.get_by_role("button", name="+ pace")).to_be_visible()


async def test_a_thread_that_is_opened_takes_nothing_from_a_line_that_is_typed(
    visit: Visit,
) -> None:
    await visit.open()
    line = visit.column("channel").locator("[data-composer-input]")
    await line.click()
    await visit.page.keyboard.type("/hea")
    world = visit.server.world
    world.add_thread(world.place("cards"), "a table")
    await expect(visit.page.locator("[data-channel='a table']")).to_be_visible()
    await visit.page.keyboard.type("r")
    await expect(line).to_have_value("/hear")


async def test_an_option_that_makes_no_sense_is_not_sent(visit: Visit, parrot: Parrot) -> None:
    await visit.open()
    channel = visit.column("channel")
    await channel.locator("[data-composer-input]").fill("/hearts")
    await visit.page.keyboard.press("Enter")
    await channel.get_by_role("button", name="+ seats").click()
    await visit.page.keyboard.type("many")
    await visit.page.keyboard.press("Enter")
    await expect(channel).to_contain_text("Please choose a value for seats.")
    assert parrot.heard == []


async def test_suggestions_come_from_the_bot_while_typing(visit: Visit, parrot: Parrot) -> None:
    choices = [{"name": "Standard Hearts", "value": "standard"}]
    parrot.answers["hearts"] = {"type": SUGGEST, "data": {"choices": choices}}
    await visit.open()
    channel = visit.column("channel")
    await channel.locator("[data-composer-input]").fill("/hearts")
    await visit.page.keyboard.press("Enter")
    await channel.get_by_role("button", name="+ game").click()
    await visit.page.keyboard.type("sta")
    await parrot.hears(lambda data: data["options"][0]["value"] == "sta")
    await channel.get_by_role("option", name="Standard Hearts").click()
    await expect(channel.locator("input[data-option=game]")).to_have_value("Standard Hearts")
    assert parrot.heard[-1]["options"] == [
        {"name": "game", "type": 3, "value": "sta", "focused": True}
    ]


async def test_a_hand_is_thirteen_buttons_that_say_their_card(visit: Visit) -> None:
    alice = visit.server.world.person("Alice")
    cards = [button(face, face, enabled=face.endswith("♣"), style=1) for face in HAND]
    rows = [row(*cards[at : at + 5]) for at in range(0, 13, 5)]
    hand = visit.post(box(text("### Your hand"), *rows), where=alice.dm_channel)
    await visit.open()
    buttons = visit.message(hand).locator("button")
    await expect(buttons).to_have_count(13)
    await expect(visit.message(hand).get_by_role("button", name="queen of spades")).to_be_disabled()
    await expect(visit.message(hand).get_by_role("button", name="3 of clubs")).to_be_enabled()
    # Five stand side by side, and no card is cut off.
    boxes = [await buttons.nth(at).bounding_box() for at in range(13)]
    tops = [found["y"] for found in boxes if found]
    assert tops == sorted(tops)
    assert len(set(tops)) == 3


async def test_a_press_waits_and_the_answer_changes_the_message(
    visit: Visit, parrot: Parrot
) -> None:
    table = visit.post(text("the table"), row(button("Join", "join")))
    await visit.open()
    join = visit.message(table).locator("[data-custom-id=join]")
    await join.click()
    await expect(join).to_have_attribute("aria-busy", "true")
    await parrot.hears()
    # A second press while the first is under way is not sent.
    await visit.page.keyboard.press("Enter")
    (heard,) = parrot.heard
    assert heard["custom_id"] == "join"
    drawn = layout(text("Alice sits"), row(button("Join", "join")))
    parrot.say({"type": UPDATE, "data": drawn})
    await expect(visit.message(table)).to_contain_text("Alice sits")
    await expect(visit.message(table)).to_contain_text("(edited)")
    await expect(join).not_to_have_attribute("aria-busy", "true")


async def test_a_press_without_an_answer_says_so(visit: Visit, parrot: Parrot) -> None:
    table = visit.post(text("the table"), row(button("Join", "join")))
    await visit.open()
    await visit.message(table).locator("[data-custom-id=join]").click()
    await expect(visit.message(table).locator("[aria-busy]")).to_be_visible()
    await parrot.hears()
    visit.server.world.interactions.give_up()
    await expect(visit.message(table)).to_contain_text("The application did not respond")
    assert len(parrot.heard) == 1


async def test_a_command_without_an_answer_says_so(visit: Visit, parrot: Parrot) -> None:
    await visit.open()
    await visit.slash("hearts")
    await expect(visit.column("channel")).to_contain_text("/hearts …")
    await parrot.hears()
    visit.server.world.interactions.give_up()
    await expect(visit.column("channel")).to_contain_text("The application did not respond")
    assert len(parrot.heard) == 1


async def test_the_focus_stays_on_the_button_that_was_pressed(visit: Visit, parrot: Parrot) -> None:
    drawn = row(button("A", "a"), button("B", "b"))
    table = visit.post(text("one"), drawn)
    parrot.answers["b"] = {"type": UPDATE, "data": layout(text("two"), drawn)}
    await visit.open()
    await visit.message(table).locator("[data-custom-id=b]").focus()
    await visit.page.keyboard.press("Enter")
    await expect(visit.message(table)).to_contain_text("two")
    await expect(visit.message(table).locator("[data-custom-id=b]")).to_be_focused()


async def test_what_is_whispered_is_marked_and_can_be_put_away(visit: Visit) -> None:
    alice = visit.server.world.person("Alice")
    secret = visit.post(text("psst"), only=alice)
    await visit.open()
    await expect(visit.message(secret)).to_contain_text("Only you can see this")
    await visit.tab("Bob").click()
    await expect(visit.column("dm-Bob")).to_be_visible()
    await expect(visit.message(secret)).to_have_count(0)
    await visit.tab("Alice").click()
    await visit.message(secret).get_by_role("button", name="Dismiss message").click()
    await expect(visit.message(secret)).to_have_count(0)


async def test_a_tab_is_marked_while_its_messages_are_unread(visit: Visit) -> None:
    bob = visit.server.world.person("Bob")
    await visit.open()
    await expect(visit.tab("Bob")).not_to_have_attribute("data-unread", "true")
    visit.post(text("your hand"), where=bob.dm_channel)
    await expect(visit.tab("Bob")).to_have_attribute("data-unread", "true")
    await expect(visit.tab("Alice")).not_to_have_attribute("data-unread", "true")
    await visit.tab("Bob").click()
    await expect(visit.column("dm-Bob")).to_contain_text("your hand")
    await expect(visit.tab("Bob")).not_to_have_attribute("data-unread", "true")


async def test_everybody_can_be_seen_at_once(visit: Visit) -> None:
    world = visit.server.world
    for person in world.people:
        visit.post(text(f"the hand of {person.name}"), where=person.dm_channel)
    await visit.open()
    await visit.page.get_by_role("button", name="Everybody").click()
    for person in world.people:
        await expect(visit.column(f"dm-{person.name}")).to_contain_text(
            f"the hand of {person.name}"
        )
        await expect(visit.column(f"dm-{person.name}")).to_be_in_viewport()


async def test_several_options_of_a_menu_are_sent_together(visit: Visit, parrot: Parrot) -> None:
    options = [{"label": face, "value": face} for face in HAND]
    menu = {
        "type": 3,
        "custom_id": "pass",
        "placeholder": "Pass three",
        "min_values": 3,
        "max_values": 3,
        "options": options,
    }
    parrot.answers["pass"] = {"type": UPDATE, "data": layout(text("passed"))}
    hand = visit.post(row(menu), where=visit.server.world.person("Alice").dm_channel)
    await visit.open()
    await visit.message(hand).get_by_role("button", name="Pass three").click()
    for face in ("Q♠", "K♠"):
        await visit.page.locator(f'[role=option][data-value="{face}"]').click()
    await expect(visit.page.get_by_role("button", name="Choose 2 of 3")).to_be_disabled()
    await visit.page.keyboard.press("Home")
    await visit.page.keyboard.press("Enter")
    await visit.page.get_by_role("button", name="Choose 3 of 3").click()
    await expect(visit.message(hand)).to_contain_text("passed")
    assert parrot.heard[-1]["values"] == ["3♣", "Q♠", "K♠"]


async def test_a_form_is_filled_in_and_sent(visit: Visit, parrot: Parrot) -> None:
    parrot.answers["wish"] = {"type": OPEN_MODAL, "data": WISH}
    await visit.open()
    await visit.slash("wish")
    form = visit.page.get_by_role("dialog", name="A wish")
    await expect(form.get_by_label("Your wish")).to_be_focused()
    await visit.page.keyboard.type("no queen")
    await form.get_by_label("How much").select_option(label="A lot")
    parrot.answers["wish"] = {"type": SAY, "data": {"content": "granted", "flags": EPHEMERAL}}
    await form.get_by_role("button", name="Submit").click()
    await expect(visit.column("channel")).to_contain_text("granted")
    await expect(form).to_have_count(0)
    fields = [part["component"] for part in parrot.heard[-1]["components"]]
    assert [field.get("value", field.get("values")) for field in fields] == ["no queen", ["2"]]


async def test_a_link_to_a_message_leads_to_it(visit: Visit) -> None:
    world = visit.server.world
    cards = world.place("cards")
    table = visit.post(text("the table"))
    for number in range(30):
        visit.post(text(f"talk {number}\n\n."))
    address = f"{cards.address}/{table['id']}"
    visit.post(
        text(f"[the table]({address})"),
        row({"type": 2, "style": 5, "label": "Go there", "url": address}),
        where=world.person("Alice").dm_channel,
    )
    await visit.open()
    await expect(visit.message(table)).not_to_be_in_viewport()
    await visit.column("dm-Alice").get_by_role("link", name="the table").click()
    # What arrives on the way does not call it back.
    visit.post(text("news"))
    await expect(visit.column("channel").locator(".newest")).to_be_visible()
    await expect(visit.message(table)).to_be_in_viewport()
    assert visit.page.url.startswith(visit.server.origin)


async def test_the_newest_message_stays_in_sight(visit: Visit) -> None:
    await visit.open()
    posted = [visit.post(text(f"talk {number}\n\n.")) for number in range(30)]
    await expect(visit.message(posted[-1])).to_be_in_viewport()


async def test_names_and_messages_never_become_markup(visit: Visit) -> None:
    world = visit.server.world
    hostile = "<img src=x onerror=document.title='taken'><script>document.title='taken'</script>"
    world.add_person(hostile)
    visit.post(text=hostile)
    visit.post(
        text(f"# {hostile}\n[{hostile}](javascript:document.title='taken') ||{hostile}||"),
        row(button(hostile[:80], "x")),
    )
    await visit.open()
    channel = visit.column("channel")
    await expect(channel).to_contain_text("onerror")
    await expect(channel.locator("img, script, a[href^=javascript]")).to_have_count(0)
    await expect(visit.page).to_have_title("Cardroom playground")


async def test_discord_s_markdown_is_drawn(visit: Visit) -> None:
    world = visit.server.world
    alice, cards = world.person("Alice"), world.place("cards")
    said = "\n".join(
        [
            "# One",
            "### Three",
            "-# small print",
            "**bold** *slanted* __under__ ~~struck~~ `code` ***both*** \\*plain\\* snake_case_word",
            "> quoted",
            "- first",
            "  - deeper",
            "1. numbered",
            f"<@{alice.id}> in <#{cards.id}> ||hidden||",
            "<t:1700000000:R>",
            "```py",
            "code **block**",
            "```",
        ]
    )
    message = visit.post(text(said))
    await visit.open()
    drawn = visit.message(message)
    for selector, content in {
        "h3": "One",
        "h5": "Three",
        ".small": "small print",
        "strong >> nth=0": "bold",
        "em >> nth=0": "slanted",
        "u": "under",
        "s": "struck",
        "blockquote": "quoted",
        "li li": "deeper",
        "ol": "numbered",
        ".mention-me": "@Alice",
        "a.mention": "#cards",
        "pre": "code **block**",
    }.items():
        await expect(drawn.locator(selector)).to_have_text(content)
    await expect(drawn).to_contain_text("*plain* snake_case_word")
    await expect(drawn.locator("time[data-relative]")).to_contain_text("ago")
    await expect(drawn).to_have_class("message message-mention")
    hidden = drawn.locator(".spoiler-text")
    await expect(hidden).to_be_hidden()
    await drawn.get_by_role("button", name="Spoiler, press to show").press("Enter")
    await expect(hidden).to_be_visible()


async def test_on_a_telephone_the_columns_become_tabs(visit: Visit) -> None:
    world = visit.server.world
    visit.post(text("the table"))
    visit.post(text("your hand"), where=world.person("Alice").dm_channel)
    await visit.page.set_viewport_size({"width": 390, "height": 780})
    await visit.open()
    await expect(visit.column("channel")).to_be_visible()
    await expect(visit.column("dm-Alice")).to_be_hidden()
    await visit.page.get_by_role("tab", name="Alice", exact=True).last.click()
    await expect(visit.column("dm-Alice")).to_contain_text("your hand")
    await expect(visit.column("channel")).to_be_hidden()
    assert await visit.page.evaluate("document.documentElement.scrollWidth") <= 390


async def test_a_server_that_went_away_is_mentioned_until_it_is_back(visit: Visit) -> None:
    await visit.open()

    async def cut(route: Route) -> None:
        await route.abort()

    await visit.page.route("**/play/**", cut)
    visit.server.world.changes.note()
    await expect(visit.page.locator("[data-connection]")).to_contain_text("does not answer")
    await visit.page.unroute_all()
    await expect(visit.page.locator("[data-connection]")).to_be_empty()
    visit.post(text("welcome back"))
    await expect(visit.column("channel")).to_contain_text("welcome back")
