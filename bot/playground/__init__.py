"""A Discord on loopback: for the playground and for the end-to-end tests."""
