"""How slash commands are declared: their texts in every language, and where they may be used.

The name of a command is the same in all languages: people tell it to each other, texts name it, and
Discord starts a command of another name neither from a mention nor from what somebody pasted.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias, TypeVar, cast

import discord
from discord import app_commands
from discord.app_commands import Choice, TranslationContextTypes, locale_str

from bot.text.phrasebook import HOME, MessageArgument, Phrasebook, chain_of, phrasebook_of

Callback = TypeVar("Callback", bound=Callable[..., Any])
Value = TypeVar("Value", str, int)

_KEY: Final = "key"
_FACTS: Final = "facts"
_NAMING: Final = "naming"


def command_text(
    key: str, /, *, naming: Mapping[str, str] | None = None, **facts: MessageArgument
) -> locale_str:
    """Return the message `key` as Discord shows it to each in their own language.

    Beside its facts it may be `naming` other messages.
    """
    naming = naming or {}
    text = _read(phrasebook_of(HOME), key, facts, naming)
    return locale_str(text, key=key, facts=facts, naming=naming)


def _read(
    phrasebook: Phrasebook,
    key: str,
    facts: Mapping[str, MessageArgument],
    naming: Mapping[str, str],
) -> str:
    named = {fact: phrasebook(other) for fact, other in naming.items()}
    return phrasebook(key, **facts, **named)


def choice(
    value: Value,
    key: str,
    /,
    *,
    naming: Mapping[str, str] | None = None,
    **facts: MessageArgument,
) -> Choice[Value]:
    return Choice(name=command_text(key, naming=naming, **facts), value=value)


def options(**descriptions: str) -> Callable[[Callback], Callback]:
    """Give options their names, and the messages that describe them."""

    def dress(callback: Callback) -> Callback:
        names = {option: command_text(_option_key(option)) for option in descriptions}
        texts = {option: command_text(key) for option, key in descriptions.items()}
        return app_commands.rename(**names)(app_commands.describe(**texts)(callback))

    return dress


def option_name(option: str, phrasebook: Phrasebook) -> str:
    """Return the name that Discord shows of an option; one that is none of ours stays as it is."""
    key = _option_key(option)
    return phrasebook(key) if phrasebook.has(key) else option


def _option_key(option: str) -> str:
    return f"option-{option.replace('_', '-')}"


class CommandTranslator(app_commands.Translator):
    """Tells Discord the texts of commands in every language that has a folder of messages."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: TranslationContextTypes,  # noqa: ARG002  a message is the same wherever it stands
    ) -> str | None:
        """Return a text in a language, None for one that reads English."""
        key = string.extras.get(_KEY)
        if key is None or chain_of(locale.value)[0] == HOME:
            return None
        facts = cast("dict[str, MessageArgument]", string.extras[_FACTS])
        naming = cast("dict[str, str]", string.extras[_NAMING])
        text = _read(phrasebook_of(locale.value), key, facts, naming)
        return None if text == string.message else text


Slash: TypeAlias = app_commands.Command[Any, ..., None]


AnyCommand: TypeAlias = (
    app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu
)
Given = TypeVar("Given", bound=AnyCommand)


def usable_anywhere(command: Given) -> Given:
    """Let a command be used wherever a person may use commands, also where the bot is not.

    There nothing can be posted or edited but by the token of an interaction, and `place_of` is 0.
    """
    in_places = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return in_places(app_commands.allowed_installs(guilds=True, users=True)(command))


def is_usable_anywhere(command: AnyCommand) -> bool:
    """Whether a command may be used where the bot is not."""
    installs = command.allowed_installs
    return installs is not None and bool(installs.user)
