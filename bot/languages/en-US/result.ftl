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
result-line = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} { $medal } { $name }: { $points ->
    [one] { $points } point
   *[other] { NUMBER($points, useGrouping: 0) } points
}{ $note }
result-left = left early
result-moons = { $name } shot the moon{ $count ->
    [one] .
    [2] {" "}twice.
   *[other] {" "}{ $count } times.
}
result-customised = -# Played by customised rules.
result-length = -# { $goal }, another length than usual.
result-hints = -# Played with hints, so it does not count for the leaderboard.
result-unranked = -# Games with fewer than two people do not count for the leaderboard.

button-rematch = Rematch
button-record = Record of the game
