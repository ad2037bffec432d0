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
score-line = { $name }{ $mark }: { $taken } this deal, **{ $total }** in all
