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

# The end. $own and $other are as a hint says them: Play Q♠.
tournament-won = { $count ->
    [one] { $name } wins with { NUMBER($percent, maximumFractionDigits: 1) }%
   *[other] { $count } people share the first place with { NUMBER($percent, maximumFractionDigits: 1) }%
}
tournament-voided = A moderator made this tournament void. Nobody has a place.
tournament-best = Best deal: **{ $name }**, { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} better than the others on average.
tournament-costly = Costliest choice: **{ $name }**. { $when }: { $own }. Most others: { $other }. That cost { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
}.
button-tournament-best = Best deal
button-tournament-costly = Costliest choice

# Refusals.
tournament-full = This server has { $count } tournaments open already. Try again when one is over.
