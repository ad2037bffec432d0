"""The way that can be cut leaves nothing open, else a later test would be blamed for it."""

import asyncio
import gc
import warnings

from tests.cutting_proxy import CuttingProxy


def test_a_way_that_is_cut_while_it_is_made_leaves_no_connection_open() -> None:
    with warnings.catch_warnings(record=True) as left_open:
        warnings.simplefilter("always")
        for turns in range(8):
            asyncio.run(cut_after(turns))
        gc.collect()
    assert [str(one.message) for one in left_open] == []


async def cut_after(turns: int) -> None:
    """Let two connect, and cut their ways after so many turns of the loop."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.transport.abort()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    proxy = CuttingProxy(server.sockets[0].getsockname()[1])
    await proxy.start()
    links = [await asyncio.open_connection("127.0.0.1", proxy.port) for _ in range(2)]
    for _ in range(turns):
        await asyncio.sleep(0)
    for _, writer in links:
        writer.transport.abort()
    await proxy.stop()
    server.close()
    # Whoever is served there hears that it is over.
    await asyncio.sleep(0.01)
