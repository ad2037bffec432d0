"""A watch over what leaves the bot: no card but those that its reader may know."""

import asyncio
import json
import logging
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from inspect import CORO_CREATED, getcoroutinestate
from typing import TYPE_CHECKING, Final, cast

from bot.screens.families import family_screens
from bot.screens.pictures import deal_alt
from bot.tables.live.live_table import LiveTable
from bot.text.phrasebook import phrasebook_of
from engine.cards import Card, cards, pack
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.variant import Variant
from loopback_discord.payloads import EPHEMERAL, Payload
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.server.requests import Request
from loopback_discord.state.guilds import User
from loopback_discord.state.interactions import UPDATE
from tests.drawing import as_sent
from tests.end_to_end.knowing import known
from tests.stored import rows_of

if TYPE_CHECKING:
    # The room that is watched is made where the watch is.
    from tests.end_to_end.conftest import Evening

# A search is quick if few characters begin what it looks for, so what is rare is looked for first.
_CODES: Final = re.compile(
    r"[2-9TJQKA](?<![A-Za-z0-9_-].)[CDHS](?:[2-9TJQKA][CDHS])*(?![A-Za-z0-9_-])"
)
_CORNERS: Final = re.compile(r"(10|[2-9JQKA])\ufe0f?([♣♦♠♥♧♢♤♡])")
_OF_SUITS: Final = re.compile(r" of (club|diamond|spade|heart)s", re.IGNORECASE)
_RANKS_OF_SUITS: Final = re.compile(
    r"\b(10|[2-9]|jack|queen|king|ace|two|three|four|five|six|seven|eight|nine|ten)\Z",
    re.IGNORECASE,
)
_SUITS_OF_EMOJIS: Final = re.compile(r"_(club|diamond|spade|heart)s_", re.IGNORECASE)
_RANKS_OF_EMOJIS: Final = re.compile(r"(?<![A-Za-z0-9])(10|[2-9JQKA])\Z", re.IGNORECASE)
_NAMES: Final = ((_OF_SUITS, _RANKS_OF_SUITS), (_SUITS_OF_EMOJIS, _RANKS_OF_EMOJIS))
"""How names say a suit, and how they say the rank that stands before it."""
_LONGEST_RANK: Final = len("three")
_SIGNS: Final = dict(zip("♣♦♠♥♧♢♤♡", "CDSHCDSH", strict=True))
_RANKS: Final = (
    *("two", "three", "four", "five", "six", "seven", "eight"),
    *("nine", "ten", "jack", "queen", "king", "ace"),
)
_WORDS: Final = dict(zip(_RANKS, "23456789TJQKA", strict=True))
_LOUD: Final = ("discord", "discord.http", "discord.gateway", "discord.webhook.async")

EVERY_CARD: Final = frozenset(pack())
LAST_MOMENTS: Final = 9
"""How many moments before a deal may still be on their way: two tricks of four."""


# Every name of a task is looked at with every request, and most are the same as before.
@lru_cache(1024)
def cards_in(text: str) -> frozenset[Card]:
    """Return the cards that a text names, however it spells them."""
    return frozenset(_named(text))


def _named(text: str) -> Iterator[Card]:
    for code in _CODES.finditer(text):
        yield from cards(code[0])
    for rank, sign in _CORNERS.findall(text):
        yield from cards(("T" if rank == "10" else rank) + _SIGNS[sign])
    for suits, ranks in _NAMES:
        for suit in suits.finditer(text):
            said = ranks.search(text, max(0, suit.start() - _LONGEST_RANK), suit.start())
            if said is not None:
                rank = _WORDS.get(said[1].lower(), "T" if said[1] == "10" else said[1])
                yield from cards(rank + suit[1][0].upper())


def left_out(variant: Variant, seats: int) -> frozenset[Card]:
    """Return the cards that are not in the pack, which the rules of a game name for everybody."""
    strip = dict(variant.options).get("strip")
    if not isinstance(strip, Mapping):
        return frozenset()
    return cards_in(json.dumps(strip.get(str(seats), [])))


class Watch(logging.Handler):
    """Looks at every request as it comes, every log record and every name of a task.

    `leaks` holds what named a card that its readers may not know at that moment.
    """

    def __init__(self, evening: "Evening", discord_server: LoopbackDiscord) -> None:
        super().__init__(logging.DEBUG)
        self._evening = evening
        self._server = discord_server
        self.leaks: list[str] = []
        self.public_count = 0
        """Requests seen that everybody may read."""
        self.private_count = 0
        self.record_count = 0
        self._played = False
        self._public: dict[str, tuple[Game, frozenset[Card]]] = {}
        """The game of each table when it was last looked at, and what lay open in it."""
        self._pictured: dict[str, object] = {}
        """The moment of each table, as far as cards are shown of it, that was last looked at."""
        self._lately: dict[tuple[str, int], frozenset[Card]] = {}
        """What the last pictures before a deal showed, by table and the number of its action."""

    def begin(self) -> None:
        """Listen to every logger there is, at DEBUG."""
        # A logger that was asked for in another test keeps its level, hence each by name.
        for name in (*logging.root.manager.loggerDict, *_LOUD):
            logging.getLogger(name).setLevel(logging.DEBUG)
        logging.root.setLevel(logging.DEBUG)
        logging.root.addHandler(self)
        self._server.api.validate = self.look

    def end(self) -> None:
        """Listen no more."""
        logging.root.removeHandler(self)
        logging.root.setLevel(logging.WARNING)
        for name in (*logging.root.manager.loggerDict, *_LOUD):
            logging.getLogger(name).setLevel(logging.NOTSET)
        self._server.api.validate = None

    # What is looked at ---------------------------------------------------------------------------

    def emit(self, record: logging.LogRecord) -> None:
        self.record_count += 1
        text = logging.Formatter("%(name)s %(levelname)s %(message)s").format(record)
        self._judge("log", text, self._public_cards())

    def look(self, request: Request) -> list[object]:
        """Judge a request; a validator of the loopback Discord, which objects to nothing."""
        text = json.dumps(request.body, ensure_ascii=False) if request.body is not None else ""
        # A picture shows what the text beside it tells: a law holds that.
        files = [upload for upload in request.files if not upload.filename.endswith(".png")]
        text += "".join(upload.content.decode() for upload in files)
        if '"media"' in text:
            text = self._without_past_deals(text)
        text = self._without_lobbies(text)
        reader = self._reader(request)
        if reader is None:
            self.public_count += 1
            self._judge(f"{request.method} {request.route}", text, self._public_cards())
        else:
            self.private_count += 1
            self._judge(f"to {reader.name}", text, self._cards_known_to(reader))
        for live_table in self._live_tables():
            moment = (
                live_table.game,
                live_table.moment.between_deals,
                (*live_table.session.table.substitutions,),
            )
            if self._pictured.get(live_table.table_id) == moment:
                continue
            # The board skips pictures that a newer one overtakes; each is looked at all the same.
            self._pictured[live_table.table_id] = moment
            picture = json.dumps(as_sent(live_table.drawing.table()), ensure_ascii=False)
            self._judge("the table as it stands", picture, self._public_at(live_table))
        for task in asyncio.all_tasks():
            work = task.get_coro()
            if asyncio.iscoroutine(work) and getcoroutinestate(work) == CORO_CREATED:
                # discord.py has just named it; the first step gives it another name.
                continue
            self._judge("name of a task", task.get_name(), frozenset())
        return []

    def _judge(self, where: str, text: str, known: frozenset[Card]) -> None:
        leaked = cards_in(text) - known
        if leaked:
            self.leaks.append(f"{where}: {sorted(map(str, leaked))} in {text}")

    def _without_past_deals(self, text: str) -> str:
        """Leave out what pictures tell of deals that are over, as everybody has seen them."""
        for live_table in self._live_tables():
            view, frame = live_table.game.view(None), live_table.frame()
            for number in range(1, len(live_table.game.deal_scores) + 1):
                scene = live_table.screens.deal_scene(view, number, "two-colours")
                if scene is not None:
                    told = deal_alt(scene, frame, phrasebook_of(live_table.row.locale))
                    text = text.replace(json.dumps(told, ensure_ascii=False), "")
        return text

    def _without_lobbies(self, text: str) -> str:
        """Leave out what a lobby says of its game, which names cards that nobody holds yet."""
        if not self._evening.is_running:
            return text
        for lobby in self._evening.client.room.tables.lobbies.values():
            phrasebook = phrasebook_of(lobby.row.locale)
            told = family_screens(lobby.row.family).in_short(lobby.variant, phrasebook)
            text = text.replace(json.dumps(told, ensure_ascii=False)[1:-1], "")
        return text

    def _out_of_lobbies(self) -> frozenset[Card]:
        """Return the cards that lobbies say nobody will hold."""
        if not self._evening.is_running:
            return frozenset()
        return frozenset[Card]().union(
            *(
                left_out(lobby.variant, lobby.row.seat_count)
                for lobby in self._evening.client.room.tables.lobbies.values()
            )
        )

    # Who reads it --------------------------------------------------------------------------------

    def _reader(self, request: Request) -> User | None:
        """Return the one person who will read a request's text, None where everybody may."""
        parts = request.path.split("/")
        if parts[1] == "channels":
            return self._server.world.channel(int(parts[2])).recipient
        if parts[1] not in {"interactions", "webhooks"}:
            return None
        interaction = self._server.world.interactions.of_token(parts[3])
        assert interaction is not None
        body = cast("Payload", request.body or {})
        says = cast("Payload", body.get("data") or {}) if parts[1] == "interactions" else body
        if int(says.get("flags") or 0) & EPHEMERAL:
            return interaction.user
        pressed = interaction.original
        if parts[-2] == "messages" and parts[-1] != "@original":
            pressed = self._server.world.interactions.reachable(interaction, parts[-1])
        elif parts[1] == "interactions":
            pressed = interaction.source if body.get("type") == UPDATE else None
        if pressed is not None and pressed.viewer is not None:
            return pressed.viewer
        return interaction.channel.recipient

    # What they may know --------------------------------------------------------------------------

    def _live_tables(self) -> list[LiveTable]:
        if not self._evening.is_running:
            # What is logged between two lives of the bot is judged by what was played before.
            return []
        return list(self._evening.client.room.tables.live.values())

    def _public_cards(self) -> frozenset[Card]:
        live_tables = self._live_tables()
        self._played |= bool(live_tables)
        if not live_tables:
            # Before the first deal there is nothing to tell, after the last all is told.
            return EVERY_CARD if self._played else self._out_of_lobbies()
        return frozenset[Card]().union(*(self._public_at(live_table) for live_table in live_tables))

    def _cards_known_to(self, reader: User) -> frozenset[Card]:
        faces = self._public_cards()
        for live_table in self._live_tables():
            seat = live_table.seat_of(reader.id)
            if seat is not None:
                faces |= known(live_table.game.view(seat)).own
        return faces

    def _public_at(self, live_table: LiveTable) -> frozenset[Card]:
        """Return the cards that lie open in this deal, or did.

        While it is young, also the last ones of the deal before: pictures drawn then may still
        be under way.
        """
        # A game never changes, nor does what the file tells of the deals before.
        game, cards = self._public.get(live_table.table_id, (None, frozenset[Card]()))
        if game is not live_table.game:
            game = live_table.game
            cards = self._open_in(live_table)
            self._public[live_table.table_id] = game, cards
        return cards

    def _open_in(self, live_table: LiveTable) -> frozenset[Card]:
        view = live_table.game.view(None)
        if view.outcome is not None:
            return EVERY_CARD
        told = known(view)
        lately = self._shown_lately(live_table) if told.young else frozenset[Card]()
        out = left_out(live_table.game.variant, live_table.game.seat_count)
        return told.shown | told.earlier | lately | out

    def _shown_lately(self, live_table: LiveTable) -> frozenset[Card]:
        """Return what was shown in the last moments before the newest deal, as the store tells."""
        rows = rows_of(
            self._evening.address,
            "SELECT seat, action FROM journal WHERE table_id = ?1 AND number <"
            " (SELECT max(number) FROM journal WHERE table_id = ?1 AND action LIKE 'deal %')"
            " ORDER BY number",
            live_table.table_id,
        )
        told = (live_table.table_id, len(rows))
        if told not in self._lately:
            seats, dealer = live_table.game.seat_count, live_table.row.dealer or 0
            game: Game = live_table.game.variant.start(seats, dealer)
            moments: list[frozenset[Card]] = []
            for seat, action in rows:
                game, _ = game.apply(seat, Action.read(action))
                if game.forced is None:
                    # Of what is played out at once no picture is drawn.
                    moments.append(known(game.view(None)).shown)
            self._lately[told] = frozenset[Card]().union(*moments[-LAST_MOMENTS:])
        return self._lately[told]
