"""The computer players of California Jack."""
