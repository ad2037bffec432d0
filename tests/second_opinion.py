"""A second opinion on requests: Discord's own OpenAPI description of its interface.

It is not part of the project, and so are the rules that it leaves out and `Validator` adds.
"""

import copy
import importlib.util
import sys
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

from loopback_discord.server.requests import Request

Opinion: TypeAlias = Callable[[Request], Sequence[object]]
"""Says what is wrong with a request, for `Api.validate`."""

DISCORD_RULES: Final = Path(__file__).parents[2] / "shared" / "discord"
"""Where the description may be found."""

FREE_TEXTS: Final = frozenset(
    "content custom_id default_value description label nonce placeholder value".split()
)
"""Fields of which Discord's description limits the length and nothing else."""

LENGTHS: Final = (0, 25, 32, 45, 80, 100, 150, 256, 512, 1024, 2000, 4000)
"""The lengths that Discord sets to texts, all those between two of which it judges alike."""


def opinion() -> Opinion | None:
    """Return what judges requests, None if the description is not here."""
    source = DISCORD_RULES / "validate_discord.py"
    if not source.exists() or not source.with_name("openapi.json").exists():
        return None
    spec = importlib.util.spec_from_file_location("validate_discord", source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    exact: Any = module.Validator(source.with_name("openapi.json"))
    quick = copy.copy(exact)
    shapes = _Shapes()
    remembering = _remembering(module.jsonschema, shapes)

    @cache
    def judge(operation: str) -> object:
        found = exact._validator(operation)
        return found and remembering(found.schema, registry=exact.registry)

    quick._validator = judge

    def check(request: Request) -> Sequence[object]:
        asked = (request.method, request.path, request.body)
        files = [upload.filename for upload in request.files]
        shapes.begin()
        # The quick one knows whether something is wrong, the exact one says what.
        return quick.check(*asked, files=files) and exact.check(*asked, files=files)

    return check


class _Shapes:
    """Numbers what looks alike to Discord: of a free text, it sees which lengths that keeps."""

    def __init__(self) -> None:
        self._numbers: dict[object, int] = {}
        self._looked_at: dict[tuple[int, str], tuple[object, int]] = {}
        """The parts of this request by which they are and their field, and what they look like."""

    def begin(self) -> None:
        """Begin with another request."""
        self._looked_at.clear()

    def of(self, value: object, field: str = "") -> int:
        """Return the number of a part's shape."""
        key = id(value), field
        if key not in self._looked_at:
            shape = self._shape(value, field)
            # The part is kept with its number, so that no other one takes its place meanwhile.
            self._looked_at[key] = value, self._numbers.setdefault(shape, len(self._numbers))
        return self._looked_at[key][1]

    def _shape(self, value: object, field: str) -> object:
        match value:
            case dict():
                parts = cast("dict[str, object]", value)
                return dict, tuple((key, self.of(part, key)) for key, part in parts.items())
            case list():
                return list, tuple(self.of(part, field) for part in cast("list[object]", value))
            case str() if field in FREE_TEXTS:
                return str, bisect_left(LENGTHS, len(value))
            case _:
                return type(value), value


def _remembering(jsonschema: Any, shapes: _Shapes) -> Any:  # noqa: ANN401  the library tells no types
    """Return a kind of validator that judges what looks alike, such as a button, only once.

    The parts of most messages differ from earlier ones in their words alone.
    """
    judged: dict[tuple[str, int], bool] = {}
    usual = jsonschema.Draft202012Validator
    faults_of = usual.VALIDATORS["$ref"]

    def ref(validator: object, name: str, value: object, schema: object) -> Iterator[Exception]:
        shape = (name, shapes.of(value))
        if shape not in judged:
            judged[shape] = not any(True for _ in faults_of(validator, name, value, schema))
        if not judged[shape]:
            yield jsonschema.ValidationError("something is wrong")

    return jsonschema.validators.extend(usual, {"$ref": ref})
