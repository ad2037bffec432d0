# What a trick, a deal and a game brought.


points-count = { $count ->
    [0] no points
    [one] { $count } point
   *[other] { $count } points
}
points-complex = { $number } points

deal-points = { $name } { $points }
deal-result = Deal { $number }: { $points }.
deal-result-moon = Deal { $number }: { $name } shot the moon! { $points }.

ends-target = at { $target }
ends-beyond = once { $target } is passed
ends-side = when a side has { $target }
ends-side-beyond = when a side has more than { $target }
ends-away = when somebody is { $target } away from 0
ends-deals = after { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
ends-lives = when somebody has no life left
score-side = Together { $names }: **{ $total }**
score-lives = { $count ->
    [0] no life left
    [one] 1 life left
   *[other] { $count } lives left
}
score-tied = Tie for first! Extra deals until one leads alone.
score-tied-any = A tie! Extra deals until all totals are different.

deals-early = { $count ->
    [one] Deal 1
   *[other] Deals 1 to { $count } together
}: { $points }.

last-none = No trick has been taken yet.

scores-title = **{ $count ->
    [0] No deal is finished yet
    [one] Scores after 1 deal
   *[other] Scores after { $count } deals
}**
scores-total = { $name }: **{ $points }**

# Why the game is over.

over-target = { $names } reached { $target ->
    [one] { $target } point
   *[other] { $target } points
}.
over-beyond = { $names } passed { $target ->
    [one] { $target } point
   *[other] { $target } points
}.
over-away = { $names } { $count ->
    [one] is
   *[other] are
} { $target } away from 0, or further.
over-down = { $names } { $count ->
    [one] has
   *[other] have
} no points left.
over-tie = The tie is broken.
over-lives = { $names } { $count ->
    [one] has
   *[other] have
} no life left.
over-exact = { $names } came to exactly { $target ->
    [one] { $target } point
   *[other] { $target } points
}.

# The end of a deal.

deal-moon = 🌙 { $name } shot the moon!
deal-sun = ☀️ { $name } took every trick!
deal-card = { $card } went to { $name }
deal-goal-ends = -# The game ends { $ends }.
sheet-lives = ♥
