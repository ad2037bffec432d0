"""Computer players of Hearts."""
