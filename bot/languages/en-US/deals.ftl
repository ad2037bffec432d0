# Deals and their titles, for any game.

title-deal = { $number ->
    [0] { $variant } · one deal
   *[other] { $variant } · deal { $number }
}
title-deal-pass = { $title } · { $direction }

deals-earlier = { $count ->
    [one] Deal 1
   *[other] Deals 1 to { $count }
}: { $points }
scores-after = **After { $count ->
    [0] no deal yet
    [one] 1 deal
   *[other] { $count } deals
}**

# The end of a deal, until the next begins.

deal-highlight = ## { $said }
deal-small = -# { $said }
deal-own = This deal **{ $points }** · total **{ $total }** · { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }
next-deal-begins = { $count ->
    [one] Next deal { $moment }, or when you press Next.
   *[other] Next deal { $moment }, or when all have pressed Next.
}
next-deal-waits = The next deal comes when all have pressed Next.
button-next-deal = { $count ->
    [one] Next
   *[other] Next ({ $pressed } of { $count })
}

# What is told of a deal of any game in one sentence.

highlight-comeback = From last to first: { $names }!
highlight-tie = Level in first place: { $names }!
highlight-leader = { $names } { $count ->
    [one] takes
   *[other] take
} the lead.

