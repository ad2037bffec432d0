"""Several processes that run one bot: who plays which table, and how a press finds it."""
