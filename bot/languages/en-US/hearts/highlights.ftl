# What is told of a deal in one sentence.

hearts-highlight-moon-again = 🌙 { $name } shot the moon again: { $count } in this game!
hearts-highlight-short = { $name } missed the moon by one card: { $other } took { $card }!
hearts-highlight-short-past = { $name } missed the moon by one card!
hearts-highlight-stopped = { $name } stopped { $other }'s moon with { $card }!
hearts-highlight-stopped-last = { $name } stopped { $other }'s moon in the very last trick, with { $card }!
hearts-highlight-stopped-past = { $name } stopped { $other }'s moon!
hearts-highlight-queens = Both { $card } went to { $name }!
hearts-highlight-queen-last = { $card } fell in the very last trick, on { $name }!
hearts-highlight-queen-own = { $name } played { $card } and had to take it!
hearts-highlight-charged-own = { $name } charged { $card } and had to take it!
hearts-highlight-charged-queen = { $other } had to take { $card }, which { $name } had charged!
hearts-highlight-charged-lost = { $name } charged { $card }, and { $other } won it!
hearts-highlight-queen-leader = { $other } gave { $card } to the leader, { $name }!
hearts-highlight-queen-bonus = { $name } took both { $card } and { $bonus }!
hearts-highlight-queen-low = { $name } took { $card } with { $caught }, of all cards!
hearts-highlight-queen-early = As early as trick { $number }, { $card } fell on { $name }!
hearts-highlight-queen-thrown = { $other } threw { $card } on { $name }'s { $caught }.
hearts-highlight-dear = That { $card } cost { $name } { $points } points!
hearts-highlight-all = { $name } took every point of the deal!
hearts-highlight-clean = Only { $name } stayed clean.
hearts-highlight-no-trick = { $name } took no trick at all.
hearts-highlight-late = No heart fell before trick { $number }.
hearts-highlight-first = Points in the very first trick, for { $name }!
hearts-highlight-bonus = { $name } won { $card } with { $caught }.
hearts-highlight-double = { $card } { $times ->
    [4] quadrupled
   *[other] doubled
} { $name }'s points to { $points }.
hearts-highlight-life = { $count ->
    [0] { $name } lost the last life!
   *[other] { $name } lost a life.
}
hearts-highlight-exact = { $name } hit { $target } exactly!
hearts-highlight-reset = { $name } hit { $target } exactly and goes back to { $total }!
hearts-highlight-ends = { $count ->
    [one] One more point for { $name } ends the game!
   *[other] { $count } more points for { $name } end the game!
}
hearts-highlight-most = { $count ->
    [one] { $name } took the most: { $count } point.
   *[other] { $name } took the most: { $count } points.
}
