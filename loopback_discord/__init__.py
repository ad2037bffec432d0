"""A Discord on the loopback address, for the tests of a bot and for trying it (README.md).

It imports nothing of Cardroom. From the bottom: `validation`
(what Discord refuses), `state` (what there is), `people` (at their clients), `server`.
"""
