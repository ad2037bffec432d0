"""Every message exists, is used, and can be filled in with what the code gives it."""

import ast
import logging
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import (
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    SelectExpression,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from bot.screens.families import SCREENS
from bot.text.bundles import Bundle, messages_of, texts
from bot.text.button_ids import SharedVerb
from bot.text.faces import Faces
from bot.text.phrasebook import (
    HOME,
    MissingMessage,
    Phrasebook,
    chain_of,
    locales,
    phrasebook_of,
    read_page,
)
from tests import languages
from tests.each import each
from tests.languages import parsed
from tests.laws.covering import THOROUGH

BOT = Path(__file__).parents[2] / "bot"
APART = 1 if THOROUGH else 16
"""Every so many messages one is parsed once more: to parse all of a language is dear."""


PLURALS = {"one": 1, "other": 5}
"""A number of each plural class that these languages have."""


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  Fluent's name
        self.names.add(node.id.name)


class References(Visitor):
    """Collects what messages name other ones."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  Fluent's name
        self.names.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802  Fluent's name
        self.names.add(node.id.name)


class Branches(Visitor):
    """Collects by variable the words and numbers from which a message chooses its text."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: dict[str, set[str | int]] = {}

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  Fluent's name
        if isinstance(node.selector, VariableReference):
            found = self.keys.setdefault(node.selector.id.name, set())
            for branch in node.variants:
                key = branch.key
                word = int(key.value) if isinstance(key, NumberLiteral) else key.name
                found.add(PLURALS.get(str(word), word))
        self.generic_visit(node)


@cache
def messages(locale: str) -> dict[str, set[str]]:
    """The keys of a locale, each with the variables it needs; a key twice is an error."""
    found: dict[str, set[str]] = {}
    for name, resource in parsed(locale):
        for entry in resource.body:
            assert not isinstance(entry, Junk), f"{name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


@cache
def trees() -> tuple[ast.Module, ...]:
    return tuple(
        ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(BOT.rglob("*.py"))
        if "playground" not in path.parts
    )


@cache
def written() -> tuple[tuple[ast.Call, ...], frozenset[str]]:
    """The calls in the bot's code, and every string in it: it is long, so it is walked once."""
    nodes = [node for tree in trees() for node in ast.walk(tree)]
    constants = (node.value for node in nodes if isinstance(node, ast.Constant))
    return (
        tuple(node for node in nodes if isinstance(node, ast.Call)),
        frozenset(value for value in constants if isinstance(value, str)),
    )


def literal_calls() -> Iterator[tuple[str, set[str], bool]]:
    """Each `phrasebook("key", fact=...)` with its facts, and whether all are written there."""
    for node in written()[0]:
        if not node.args:
            continue
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if name not in {"phrasebook", "command_text"}:
            continue
        whole = all(keyword.arg is not None for keyword in node.keywords)
        facts = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
        for key in literals(node.args[0]):
            yield key, facts, whole


def handed_on() -> Iterator[str]:
    """Keys given to somebody who looks them up later: a refusal, a closing, an answer."""
    for node in written()[0]:
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else ast.unparse(called)
        if name in {"RoomRefusal", "close", "_say"}:
            for argument in node.args:
                yield from literals(argument)


def literals(key: ast.expr) -> Iterator[str]:
    """The keys that an argument may be: a literal, or either side of a condition."""
    if isinstance(key, ast.Constant) and isinstance(key.value, str):
        yield key.value
    elif isinstance(key, ast.IfExp):
        yield from literals(key.body)
        yield from literals(key.orelse)


def alone(locale: str) -> Phrasebook:
    """Return a language without English, which would stand in for what cannot be filled in."""
    bundle = FluentBundle([locale], use_isolating=False)
    for _, resource in parsed(locale):
        bundle.add_resource(resource)
    return Phrasebook(locale, [bundle], strict=True)


def test_every_message_the_code_asks_for_exists_and_gets_what_it_needs() -> None:
    known = messages(HOME)
    for key, facts, whole in literal_calls():
        assert key in known, f"{key} is missing"
        if whole:
            assert facts == known[key], f"{key} takes {known[key]}, not {facts}"


def test_every_message_that_is_handed_on_exists() -> None:
    known = messages(HOME)
    keys = [key for key in handed_on() if "-" in key]
    assert len(keys) > 10
    assert [key for key in keys if key not in known] == []


def test_the_code_asks_for_messages_at_all() -> None:
    assert len(list(literal_calls())) > 100


def test_every_message_is_asked_for_somewhere() -> None:
    # Every string in the bot's code, and the beginnings of those with parts to fill in.
    said = written()[1]
    beginnings = {text for text in said if text.endswith("-") and len(text) > 4}
    # A family whose rules are told from their parameters has a message for each.
    beginnings |= {f"{key}-" for key, one in SCREENS.items() if getattr(one, "texts", "") == key}
    # The rules of the others are told from their parameters too, where a line says all of one.
    for screens in SCREENS.values():
        told, presets = screens.told, [one for offer in screens.offers for one in offer.presets]
        options = {
            name for one in presets for name in told.house_rules(one, one.seats_default).options
        }
        parameters = [field.name for field in fields(presets[0].rules)]
        beginnings |= {f"{told.texts}departs-{name}" for name in parameters}
        beginnings |= {f"{told.texts}house-rule-{name}" for name in options - {"deals"}}
    # The page of the playground is written in another language and asks for its own.
    beginnings.add("playground-")
    # What is chosen in /settings has texts after the verb of its menu.
    beginnings |= {f"{verb}-" for verb in get_args(SharedVerb) if verb.startswith("prefer")}

    def asked_for(key: str) -> bool:
        return key in said or any(key.startswith(text) for text in beginnings)

    # A family may have a message of its own in place of one that all have.
    unused = [
        key
        for key in messages(HOME)
        if not asked_for(key) and not any(asked_for(key.removeprefix(f"{one}-")) for one in SCREENS)
    ]
    assert unused == []


@each("locale", locales())
def test_every_locale_asks_for_no_fact_that_home_does_not_give(locale: str) -> None:
    home = messages(HOME)
    for key, variables in messages(locale).items():
        assert variables <= home[key], key


@each("locale", locales())
def test_every_message_of_every_locale_can_be_filled_in(locale: str) -> None:
    phrasebook = alone(locale)
    for key, variables in messages(HOME).items():
        if key in languages.new_keys() - messages(locale).keys():
            continue
        for number in (0, 1, 2, 7, 12, 1234) if THOROUGH else (1, 1234):
            said = phrasebook(key, **dict.fromkeys(variables, number))
            assert said.strip()
            assert "{" not in said
            assert "\u2068" not in said


@each("locale", locales())
def test_every_branch_of_every_message_of_every_locale_can_be_filled_in(locale: str) -> None:
    """English names the words that the code gives; a translation may choose by fewer or more."""
    phrasebook = alone(locale)
    needs = messages(HOME)
    for code in {HOME, locale}:
        for _, resource in parsed(code):
            for entry in resource.body:
                if not isinstance(entry, Message):
                    continue
                if entry.id.name in languages.new_keys() - messages(locale).keys():
                    continue
                branches = Branches()
                branches.visit(entry)
                for variable, words in branches.keys.items():
                    for word in words:
                        facts = {**dict.fromkeys(needs[entry.id.name], 2), variable: word}
                        said = phrasebook(entry.id.name, **facts)
                        assert said.strip()
                        assert "{" not in said


def test_a_message_that_is_missing_never_fails_a_player(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert phrasebook_of("de")("no-such-message", card="Q♠") == "no-such-message"
    assert "Q♠" not in caplog.text
    assert "no-such-message" in caplog.text


def test_a_fact_that_is_missing_never_fails_a_player() -> None:
    assert "names" in phrasebook_of(HOME)("turn-play")


def test_a_strict_phrasebook_raises_without_telling_facts() -> None:
    with pytest.raises(MissingMessage, match=r"^no-such-message$"):
        Phrasebook.load(strict=True)("no-such-message", card="Q♠")
    with pytest.raises(MissingMessage):
        Phrasebook.load(strict=True)("turn-play")


def test_what_is_no_message_is_named_by_file_and_line() -> None:
    written = "spades-rules = **Deal.** All.\n\n    **Tricks.** Follow.\nspades-goal = 500\n"
    with pytest.raises(MissingMessage, match=r"^spades\.ftl:3: .*Tricks"):
        read_page("spades.ftl", written)
    assert read_page("spades.ftl", written.replace("    **", '    {""}**'))


def test_an_unknown_language_is_answered_in_english() -> None:
    assert phrasebook_of("tlh")("button-hand") == "My hand"
    assert chain_of("en-GB") == (HOME,)
    assert chain_of("tlh") == (HOME,)


def bundle(text: str) -> FluentBundle:
    made = FluentBundle(["de"], use_isolating=False)
    made.add_resource(FluentResource(text))
    return made


def test_the_wished_language_answers_first_and_the_next_where_it_cannot() -> None:
    chain = [bundle("one = eins\ntwo = { $lost }"), bundle("one = one\ntwo = two\nthree = three")]
    phrasebook = Phrasebook("de", chain)
    assert [phrasebook("one"), phrasebook("two"), phrasebook("three")] == ["eins", "two", "three"]


def test_a_phrasebook_is_read_once() -> None:
    assert phrasebook_of(HOME) is phrasebook_of(HOME)


def test_what_was_said_once_is_said_again_for_the_same_facts_alone() -> None:
    phrasebook = Phrasebook("de", [bundle("one = { $count }-mal { $name }")])
    first = phrasebook("one", count=1, name="Ada")
    assert phrasebook("one", count=1, name="Ada") is first
    assert (
        phrasebook.with_faces(Faces("two-colours", {"QS": "<:q:1>"}))("one", count=1, name="Ada")
        is first
    )
    assert phrasebook("one", count=2, name="Ada") == "2-mal Ada"
    assert phrasebook("one", count=1, name="Bob") == "1-mal Bob"


def test_no_message_names_another_one() -> None:
    """A message is parsed once it is asked for; another one may not be yet."""
    for locale in locales():
        for name, resource in parsed(locale):
            references = References()
            references.visit(resource)
            assert references.names == set(), name


@each("locale", locales())
def test_a_message_that_is_parsed_alone_is_what_it_is_in_its_file(locale: str) -> None:
    read = texts(files("bot.languages").joinpath(locale))
    seen = 0
    for place, resource in parsed(locale):
        alone = messages_of(read[place])
        entries = [entry for entry in resource.body if isinstance(entry, Message)]
        assert [entry.id.name for entry in entries] == [*alone]
        for entry in entries:
            text, key, span = alone[entry.id.name], entry.id.span, entry.span
            assert key is not None
            assert span is not None
            # It stands there from the key to the last sign, and only comments follow.
            size = span.end - key.start
            assert text[:size] == read[place][key.start : span.end]
            assert all(not line or line.startswith("#") for line in text[size:].splitlines())
            seen += 1
            if seen % APART == 0:
                (message, *_) = FluentResource(text).body
                assert isinstance(message, Message)
                assert message.equals(entry, ignored_fields=["span", "comment"]), entry.id.name
    assert seen


@each("locale", locales())
def test_words_are_found_in_files_as_in_what_is_parsed(locale: str) -> None:
    """Tests of languages ask which words a language says, and do not parse it for that."""
    said = [languages.said_by(message) for message in languages.messages(locale)]
    assert languages.words_of(locale) == {word for text in said for word in languages.words(text)}
    assert languages.keys() == messages(HOME).keys()


@each("locale", locales())
def test_every_message_is_found_before_it_is_parsed(locale: str) -> None:
    fresh = Bundle(locale, files("bot.languages").joinpath(locale))
    keys = [*messages(locale)]
    assert all(fresh.has_message(key) for key in keys)
    assert not fresh.has_message("no-such-message")
    # All of them are asked for where they are filled in.
    for key in keys[::APART]:
        assert fresh.get_message(key).value is not None
        assert fresh.has_message(key)
