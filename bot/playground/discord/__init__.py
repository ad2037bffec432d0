"""A double of Discord on the loopback address, for the playground and for tests.

It imports nothing of Cardroom, so it could be a package of its own. From the bottom: `validation`
(what Discord refuses), `state` (what there is), `people` (at their clients), `server`.
"""
