"""Several processes of one bot: who serves which shard, and how a press finds its table.

Leases, shards and sessions as the store keeps them. A bot of one process imports nothing else.
"""
