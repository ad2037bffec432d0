"""Pictures: what each shows, as a value, and how it is painted."""
