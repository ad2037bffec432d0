# /tournament: the same deals for a server, each alone against the same computers, compared with all the others.

# The message, and the standing. One who has not played a deal counts as better than 25% of the others there.
tournament-about = **{ $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}**. Same cards, same computers; each plays alone, one try a deal.
tournament-ends = -# Ends { $moment }. { $count ->
    [0] Nobody has played yet.
    [one] 1 person plays.
   *[other] { $count } people play.
}
tournament-percent = -# %: others beaten, on average over { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}. Not played: 25%.
button-field-standing = Standing
tournament-reminder = You have deals left in the [tournament of { $game }]({ $link }). It ends { $moment }.
tournament-played = You have played all your deals. The result comes { $moment }.

# The end.
tournament-won = { $count ->
    [one] { $name } wins with { NUMBER($percent, maximumFractionDigits: 1) }%
   *[other] { $count } people share the first place with { NUMBER($percent, maximumFractionDigits: 1) }%
}
tournament-best = Best deal: **{ $name }**, { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} better than the others on average.
button-tournament-best = Best deal
button-tournament-costly = Costliest choice

# /tournament as Discord shows it, and its line in /help.
command-tournament = Begin a tournament: the same deals for the whole server
command-tournament-deals = How many deals does each play, 4 to 20? Empty: 5
command-tournament-length = How long is it open? Empty: 3 days
tournament-lasts = { $hours ->
    [1] 1 hour
    [3] 3 hours
    [24] 1 day
    [72] 3 days
    [168] 1 week
   *[other] 2 weeks
}
help-tournament = For the whole server, compared with everybody: **/tournament**

# In /tables, and in the log of moderators.
tables-tournament = **Tournament · { $game }** in { $channel }, ends { $moment }
button-tables-void = Void
tournament-end-title = End this tournament now?
tournament-end-about = It stands in the log. What was played counts.
tournament-void-title = Make this tournament void?
tournament-void-about = It stands in the log. Nobody has a place.
moderated-open-tournament = { $moderator } began a tournament: { $about }.
moderated-end-tournament = { $moderator } ended a tournament: { $about }.
moderated-void-tournament = { $moderator } made a tournament void: { $about }.

# In /settings of a server.
prefer-guild-weekly = Weekly tournament
prefer-guild-weekly-never = Weekly: none
prefer-guild-weekly-named = Weekly: { $name }
prefer-guild-weekly-there = { $chosen ->
    [no] -# Weekly tournament: five deals each Monday, in the channel where you choose it.
   *[yes] -# Weekly tournament: five deals each Monday, in { $channel }.
}

# In /leaderboard.
leaderboard-by-champions = Champions
button-by-champions = Champions
board-title-champions = ### Tournaments on this server
board-season-weekly = the last five weeks
board-empty-champions = Nobody has won a tournament here yet. **/tournament** begins one.
board-weeks = -# Weekly tournaments since { $day }, { $weeks } of 5 over. The points are one's best four results in percent, added.
