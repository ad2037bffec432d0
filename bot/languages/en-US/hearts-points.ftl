# What a trick, a deal and a game brought.

last-trick-taken = Last trick: { $name } took { $cards }.
last-trick-worth = Last trick: { $name } took { $cards }, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.

deal-points = { $name } { $points }
deal-result = Deal { $number }: { $points }.
deal-result-moon = Deal { $number }: { $name } shot the moon! { $points }.

score-header = **Points**
score-header-target = **Points** (the game ends at { $target })
score-header-deals = **Points** (the game ends after { $count ->
    [one] 1 deal
   *[other] { $count } deals
})
score-header-both = **Points** (the game ends at { $target }, or after { $count ->
    [one] 1 deal
   *[other] { $count } deals
})
score-side = Together { $names }: **{ $total }**
score-tied = The end is reached, but the first place is shared: play goes on until somebody has it alone.
score-line = { $name }{ $mark }: { $taken } this deal, **{ $total }** in all

deals-early = { $count ->
    [one] Deal 1
   *[other] Deals 1 to { $count } together
}: { $points }.

last-title = **{ $name }** took the last trick.
last-play = { $name } { $card }
last-play-took = { $name } { $card } ← took it
last-points = { $points ->
    [0] There were no points in it.
    [one] There was 1 point in it.
   *[other] There were { $points } points in it.
}
last-none = No trick has been taken yet.

scores-title = **{ $count ->
    [0] No deal is finished yet
    [one] Scores after 1 deal
   *[other] Scores after { $count } deals
}**
scores-total = { $name }: **{ $points }**
