"""The day's deals: one deal a day and family, the same for everybody."""
