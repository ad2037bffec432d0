"""`cardroom languages`: what is left to translate, and noting that somebody has looked."""

from collections.abc import Sequence
from typing import TextIO

from bot.text.translations import (
    StaleBefore,
    Translation,
    keep_translations,
    look_at,
    translated_locales,
    translation,
)

UNFINISHED = 1
NO_SUCH = 2


def main(
    locale: str | None,
    *,
    looked_at: Sequence[str],
    cosmetic: Sequence[str],
    out: TextIO,
    err: TextIO,
) -> int:
    """Print what is missing or stale, per locale, and return the exit code: 0 if nothing is.

    `looked_at` are keys whose translations somebody has compared with the English texts; `all`
    are all that exist. `cosmetic` are keys whose English texts say what they said before, so that
    no translation becomes stale.
    """
    known = translated_locales()
    if locale is not None and locale not in known:
        err.write(f"cardroom languages: no such language: {locale}; there are {' '.join(known)}\n")
        return NO_SUCH
    if looked_at and locale is None:
        err.write("cardroom languages: --looked-at needs a language\n")
        return NO_SUCH
    try:
        keep_translations(cosmetic)
    except KeyError as unknown:
        err.write(f"cardroom languages: no such message in English: {unknown.args[0]}\n")
        return NO_SUCH
    except StaleBefore as key:
        err.write(f"cardroom languages: some translation of {key} was stale before: look at each\n")
        return NO_SUCH
    if looked_at and locale is not None and not _noted(locale, looked_at, err):
        return NO_SUCH
    found = [translation(one) for one in (known if locale is None else (locale,))]
    out.writelines(_told(one) for one in found)
    return 0 if all(one.whole for one in found) else UNFINISHED


def _noted(locale: str, keys: Sequence[str], err: TextIO) -> bool:
    meant = list(keys)
    if meant == ["all"]:
        meant = list(translation(locale).stale)
    try:
        look_at(locale, meant)
    except KeyError as unknown:
        err.write(f"cardroom languages: no such message in {locale}: {unknown.args[0]}\n")
        return False
    return True


def _told(found: Translation) -> str:
    done = found.count - len(found.missing)
    lines = [f"{found.locale}: {done} of {found.count} messages"]
    for word, keys in (
        ("missing", found.missing),
        ("stale", found.stale),
        ("unknown", found.unknown),
    ):
        lines += [f"  {word}: {key}" for key in keys]
    return "\n".join(lines) + "\n"
