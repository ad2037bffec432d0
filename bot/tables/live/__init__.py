"""A table in play as a whole: what people do there, what becomes due, and its end."""
