"""The gateway: a line for each shard, kept up and watched, and the interactions that come in by it.

It knows discord.py and nothing of tables; whoever serves shards tells it which.
"""
