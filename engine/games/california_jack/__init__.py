"""California Jack and Shasta Sam: All Fours for two who draw from the stock after each trick."""
