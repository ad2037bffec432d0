# What /leaderboard and /stats tell beside wins: points, ratings, the day's deals, records.

command-leaderboard-by = What the ranking counts. Empty: wins
command-leaderboard-four-weeks = This season, four weeks
command-stats-against = Another person: your results against each other
leaderboard-by-wins = Wins
leaderboard-by-points = Points a deal
leaderboard-by-rating = Rating
leaderboard-by-daily = Deal of the day
option-by = by
option-against = against

button-by-wins = By wins
button-by-points = By points
button-by-rating = By rating
button-by-daily = Deal of the day

season-four-weeks = season { $number }
season-week = week from { $day }
season-four-weeks-days = -# A season is four weeks. This one is from { $first } to { $last }.

board-title-rating = ### Ratings at { $games } on this server: { $season }
board-title-daily = ### Deal of the day at { $games } on this server: { $season }
board-order-fewest = -# Fewest points a deal first, from { $games } games on.
board-order-most = -# Most points a deal first, from { $games } games on.
board-empty-points = Nobody is on this board yet. It takes { $games } games that count.
rating-settled = { $rating }
rating-provisional = { $rating }?
board-order-rating = -# Best rating first, from { $games } rated games on. ? = still uncertain.
board-rating-season = -# Only people who have played in this time: { $season }.
board-empty-rating = Nobody is on this board yet. It takes { $games } rated games.
board-own-rating = You are number { $rank }: { $rating } after { $games ->
    [one] 1 rated game.
   *[other] { $games } rated games.
}
board-own-unlisted = You are at { $rating } after { $games ->
    [one] 1 rated game.
   *[other] { $games } rated games.
}
board-order-daily = -# Each deal brings as many points as the percentage of people you beat. Ties count half. A deal counts when its day is over.
board-empty-daily = Nobody is on this board yet. A deal of the day counts when its day is over.
board-champions = { $count ->
    [one] 🏆 First in { $season }: **{ $names }**
   *[other] 🏆 First together in { $season }: **{ $names }**
}

stats-title-everywhere = ### { $name } at { $family } in all servers
stats-rating = **Rating: { $rating }** after { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}
stats-rating-ranked = **Rating: { $rating }**, number { $rank }, after { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}
stats-rating-uncertain = -# ? = still uncertain.
stats-rating-everywhere = -# In all servers: { $rating }
stats-rating-solo = Rating: { $rating } after { $games ->
    [one] 1 deal
   *[other] { $games } deals
}
stats-course = The rating over { $games } games: { $first } after the first, { $last } after the last, { $least } at the lowest, { $most } at the highest.
stats-course-caption = -# The rating over { $games } games
stats-line-everywhere = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} in { $games ->
    [one] 1 game
   *[other] { $games } games
}
stats-bests = **Best results**
stats-streak = { $longest ->
    [one] longest streak: 1 win
   *[other] longest streak: { $longest } wins
}
stats-streak-now = now { $current }
stats-best-game = best game: { $points ->
    [one] 1 point
   *[other] { $points } points
}
stats-computers = **Against computers**
stats-computer = { $level }: ahead in { $ahead } of { $games ->
    [one] 1 game
   *[other] { $games } games
}
stats-rating-alone = Rating alone, without hints: { $rating } after { $games ->
    [one] 1 game
   *[other] { $games } games
}
stats-against = **Against { $other }**
stats-meetings = { $games ->
    [one] 1 game
   *[other] { $games } games
}: ahead in { $ahead }, level in { $level }, behind in { $behind }
stats-partnered = { $count ->
    [one] partners in 1 game
   *[other] partners in { $count } games
}
stats-no-meetings = The two have played no game together that counts.
stats-daily = **Deal of the day**
stats-daily-streak = { $current ->
    [one] 1 day in a row
   *[other] { $current } days in a row
}
stats-daily-longest = longest: { $longest ->
    [one] 1 day
   *[other] { $longest } days
}
stats-daily-season = { $season }: number { $rank } with { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { NUMBER($mean, maximumFractionDigits: 1) }% on average
stats-champion = 🏆 First of this server in { $season }
stats-champion-everywhere = 🏆 First of everybody in { $season }
stats-regret = **Points lost per decision: { NUMBER($points, maximumFractionDigits: 2) }** (give or take { NUMBER($error, maximumFractionDigits: 2) })
stats-regret-about = -# { $count ->
    [one] 1 decision
   *[other] { $count } decisions
} in the last { $games ->
    [one] game
   *[other] { $games } games
} of yours that the strong player has looked at. Only you see this.
stats-reliability = **Reliability: { $share }%**, { $finished } of the last { $games } games with other people played to the end
stats-reliability-few = Reliability: told from { $from } games with other people on. So far { $finished } of { $games } played to the end.
stats-own-only = Outside my servers you see only your own figures.
stats-none-everywhere = { $name } has finished no game that counts: two people or more, no hints.
feat-bids-made = { $count ->
    [one] 1 bid made
   *[other] { $count } bids made
}
feat-bids-failed = { $count ->
    [one] 1 bid failed
   *[other] { $count } bids failed
}

season-this = this season
season-last = last season
