"""What somebody hears who sees nothing."""

from loopback_discord.payloads import Payload
from loopback_discord.people.person import Person
from loopback_discord.people.reading import Names, heard, spoken
from loopback_discord.server.loopback import LoopbackDiscord
from tests.loopback_discord.bodies import button, container, menu, option, row, text, v2

NAMES = Names({7: "Alice"}, {8: "cards"})
WRITTEN = r"""### **Ada** and *Basil*
-# small print, __under__, ~~struck~~, `code` and snake_case
> <@7> in <#8>, [the table](https://discord.com/channels/1/2/3)
```
1 Ada  12
```
led <:Q_spades_2_3fa91c:12> \*plainly\* ||hidden|| </hearts:5>
<t:0:R>"""


def said(message: Payload) -> list[str]:
    return [str(one) for one in heard(message, NAMES)]


def test_a_text_is_heard_without_the_marks_that_say_how_it_looks() -> None:
    assert spoken(WRITTEN, NAMES).split("\n") == [
        "Ada and Basil",
        "small print, under, struck, code and snake_case",
        "@Alice in #cards, the table, link",
        "",
        "1 Ada  12",
        "",
        "led :Q_spades_2_3fa91c: *plainly* spoiler /hearts",
        "01 January 1970 00:00",
    ]


def test_all_of_a_message_is_heard_in_order() -> None:
    emoji = {"id": "12", "name": "Q_spades_2_3fa91c"}
    message = v2(
        container(
            text("### Your hand\n\n12 points"),
            row(button(label="Q♠", emoji=emoji), button(label="K♠", custom_id="k", disabled=True)),
            row(button(label=None, emoji=emoji, custom_id="bare")),
            row(
                menu(
                    option("K K K", description="30 of 50"),
                    option("5 5 5", default=True),
                    placeholder="Lay down",
                )
            ),
        ),
        {
            "type": 9,
            "components": [text("beside")],
            "accessory": {"type": 11, "description": "a crest"},
        },
        {
            "type": 12,
            "items": [
                {"description": "Alice took the queen."},
                {"description": "x", "spoiler": True},
            ],
        },
        {"type": 13, "name": "game.json"},
        attachments=[{"filename": "game.json"}],
    )
    assert said(message) == [
        "Your hand",
        "12 points",
        "Q♠, button",
        "K♠, button, dimmed",
        "Q_spades_2_3fa91c, button",
        "Lay down, menu",
        "K K K, 30 of 50, entry",
        "5 5 5, entry, chosen",
        "beside",
        "a crest, picture",
        "Alice took the queen., picture",
        "spoiler, picture",
        "game.json, file",
    ]


def test_an_ordinary_message_is_heard_with_its_files() -> None:
    message: Payload = {
        "content": "the record",
        "embeds": [{"title": "Help", "fields": [{"name": "a", "value": "b"}]}],
        "attachments": [
            {"filename": "a.png", "content_type": "image/png", "description": "a table"},
            {"filename": "game.json", "content_type": "application/json"},
        ],
    }
    assert said(message) == ["the record", "Help", "a: b", "a table, picture", "game.json, file"]


def test_a_person_hears_what_they_see_and_no_more(
    discord_server: LoopbackDiscord, alice: Person, bob: Person
) -> None:
    world = discord_server.world
    cards = world.place("cards")
    world.messages.create(cards, world.bot, v2(text(f"<@{bob.id}> leads")), [])
    world.messages.create(cards, world.bot, v2(text("your cards")), [], viewer=alice.user)
    assert [one.words for one in alice.hears(cards)] == ["@Bob leads", "your cards"]
    assert [one.words for one in bob.hears(cards)] == ["@Bob leads"]
