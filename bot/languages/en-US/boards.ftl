# /leaderboard and /stats.

season-all = all time
season-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

board-title = ### Hearts in this server: { $season }
board-empty = Nobody is on this board yet. Games with at least two people count. Open a table with /hearts.
board-row = { $rank }\. **{ $name }**: { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} in { $games ->
    [one] 1 game
   *[other] { $games } games
}
board-figures = -# average place { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) } · { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points a deal · { $moons ->
    [one] 1 moon
   *[other] { $moons } moons
}
board-page = -# Page { $page } of { $pages }
board-order = -# Most wins first; with equal wins, fewer games first. Fewer points are better.

button-previous = Previous
button-next = Next
button-season = Show { $season }

stats-title = ### { $name } at Hearts in this server
stats-month = **This month**
stats-month-none = No game that counts yet.
stats-all = **All time**
stats-line = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} in { $games ->
    [one] 1 game
   *[other] { $games } games
}, number { $rank } on the leaderboard
stats-none = { $name } has finished no game here that counts. Games with at least two people do.
