# The message that tells how a game ended.

result-title = ### { $variant }: the game is over after { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
result-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
result-shared = { $names } share the first place.
result-left = { $names } left early.
result-newest = { $count ->
    [one] -# This is the newest deal. The record of the game has all deals.
   *[other] -# These are the newest { $count } deals. The record of the game has all deals.
}
result-moons = { $count ->
    [one] { $name } shot the moon.
    [2] { $name } shot the moon twice.
   *[other] { $name } shot the moon { $count } times.
}
result-customised = -# Played by customised rules.
result-length = -# Not the usual length: { $goal }.
result-hints = -# Played with hints, so it does not count for the leaderboard.
result-unranked = -# Only one person played, so it does not count for the leaderboard.

button-rematch = Rematch
button-record = Record of the game
