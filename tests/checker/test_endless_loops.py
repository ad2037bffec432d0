"""A loop that never ends goes on when the store is away: nobody starts it again."""

import ast
from collections.abc import Iterator
from typing import Final

from tests.each import each
from tests.sources import trees

PATIENT: Final = (
    *("asyncio.sleep", "asyncio.to_thread", "asyncio.shield", ".wait"),
    "retry_until_written",
)
"""What waits for no store, or for as long as it takes."""

NO_STORE: Final = ("bot/discord/", "bot/playground/")
"""Where none is known."""

CAUGHT: Final = {"Exception", "NotWritten"}


def endless() -> dict[str, ast.While]:
    """Return each loop of a watcher by its place: it sleeps, and neither returns nor breaks."""
    return {
        f"{path}:{loop.lineno}": loop
        for path, tree in trees().items()
        if path.startswith(("bot/", "data/")) and not path.startswith(NO_STORE)
        for loop in ast.walk(tree)
        if isinstance(loop, ast.While) and watches(loop)
    }


def watches(loop: ast.While) -> bool:
    inside = list(ast.walk(loop))
    ends = any(isinstance(one, ast.Return | ast.Break) for one in inside)
    pauses = any(
        isinstance(one, ast.Await) and ast.unparse(one.value).startswith("asyncio.sleep")
        for one in inside
    )
    return ast.unparse(loop.test) == "True" and pauses and not ends


def unguarded(node: ast.AST) -> Iterator[str]:
    """Yield what is waited for within `node` that ends the loop if the store is away."""
    if isinstance(node, ast.Try) and catches(*(one.type for one in node.handlers)):
        for part in (*node.handlers, *node.orelse, *node.finalbody):
            yield from unguarded(part)
        return
    if isinstance(node, ast.With) and "suppress" in ast.unparse(node.items[0]):
        call = node.items[0].context_expr
        if isinstance(call, ast.Call) and catches(*call.args):
            return
    if isinstance(node, ast.Await):
        called = ast.unparse(node.value).partition("(")[0]
        if not called.endswith(PATIENT):
            yield ast.unparse(node.value)
    for child in ast.iter_child_nodes(node):
        yield from unguarded(child)


def catches(*kinds: ast.expr | None) -> bool:
    return any(
        isinstance(one, ast.Name) and one.id in CAUGHT
        for kind in kinds
        if kind is not None
        for one in ast.walk(kind)
    )


def test_no_loop_that_never_ends_is_ended_by_a_store_that_is_away() -> None:
    found = endless()
    assert len(found) >= 9
    ended = {place: list(unguarded(loop)) for place, loop in found.items()}
    assert {place: waits for place, waits in ended.items() if waits} == {}


@each(
    ("body", "ends"),
    [
        ("await self.look()", ["self.look()"]),
        ("try:\n  await self.look()\n except OSError:\n  pass", ["self.look()"]),
        ("try:\n  pass\n except NotWritten:\n  await self.look()", ["self.look()"]),
        ("try:\n  await self.look()\n except (OSError, NotWritten):\n  pass", []),
        ("with suppress(NotWritten):\n  await self.look()", []),
        ("with suppress(TimeoutError):\n  await self.look()", ["self.look()"]),
        ("await retry_until_written('looking', self.look)", []),
    ],
)
def test_what_would_end_a_loop_is_found(body: str, ends: list[str]) -> None:
    (loop,) = ast.parse(f"while True:\n {body}\n await asyncio.sleep(1)").body
    assert isinstance(loop, ast.While)
    assert watches(loop)
    assert list(unguarded(loop)) == ends
