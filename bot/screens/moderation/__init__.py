"""The panel of `/tables`: what moderators of a server see, a page at a time."""
