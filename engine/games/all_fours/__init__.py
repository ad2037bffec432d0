"""The All Fours family: High, Low, Jack and Game."""
