"""The screens of California Jack: the stock and the trump, the count of a deal."""
