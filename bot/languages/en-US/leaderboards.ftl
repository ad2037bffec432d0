# /leaderboard and /stats.

season-all = all time

board-title = ### { $games } on this server: { $season }
board-empty = Nobody is on this board yet. A game counts with at least two people and without hints. /help tells how to open a table.
board-figures = -# average place { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) } · { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points a deal
board-figures-unstayed = -# average place { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
board-page = -# Page { $page } of { $pages }
board-order = -# Most wins first; with equal wins fewer games, then the better rating.
board-note = -# { $note }
board-all-rules = -# Games with customised rules or another length count here too.
board-one-preset = -# Only games by exactly these rules, of the usual length.
board-aborted = -# { $count ->
    [one] 1 game of { $family } was
   *[other] { $count } games of { $family } were
} dealt here and ended without a result.

button-previous = Previous
button-next = Next
button-board-why = ?
button-season = { $which ->
    [month] This month
    [week] This week
    [four-weeks] This season
   *[all] All time
}

stats-title = ### { $name } at { $family } on this server
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
stats-customised = -# { $count ->
    [one] 1 of these games
   *[other] { $count } of these games
} had customised rules or another length.
stats-none = { $name } has finished no game here that counts. A game counts with at least two people and without hints.

# The columns of a board.

board-won = won
board-games-won = { $wins }/{ $games }
board-rating = rating
board-points = points
board-mean = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
board-games = games
board-deals = deals
board-mean-percent = %
board-percent = { NUMBER($percent, maximumFractionDigits: 1) }
board-sum = { NUMBER($points, maximumFractionDigits: 0) }
