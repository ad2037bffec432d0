# One player's hand, by direct message or shown in the channel to that player alone.

hand-where = -# { $guild } · #{ $channel } · [table { $table }]({ $link })

hand-passed = { $why ->
    [own] You passed { $cards } to { $name }.
    [late] You were too slow; a computer passed { $cards } to { $name } for you.
   *[away] You were away; a computer passed { $cards } to { $name } for you.
}
hand-passed-around = { $why ->
    [own] You passed { $cards }.
    [late] You were too slow; a computer passed { $cards } for you.
   *[away] You were away; a computer passed { $cards } for you.
}
hand-received = You got { $cards } from { $name }.
hand-received-around = You got { $cards }.
hand-away = You were away, so a computer plays for you. Press *I'm back* to play yourself. If it makes more than a third of your moves, you finish behind everybody who stayed.

hand-laid-aside = { $why ->
    [own] You put { $cards } aside.
    [late] You were too slow; a computer put { $cards } aside for you.
   *[away] You were away; a computer put { $cards } aside for you.
}
task-pass = **Choose { $count ->
    [one] a card
   *[other] { $count } cards
} for { $name }.**
task-pass-around = **Choose { $count } cards, one for each player.**
task-pass-shared = **Choose { $count } cards: { $shares }, in the order you tick them.**
task-pass-share = { $count } for { $name }
task-discard = **Choose { $count ->
    [one] a card
   *[other] { $count } cards
} to put aside.** Their points count for you.
task-open = **Your turn.** You hold { $card }, so you begin with it.
task-lead = **Your turn.** Lead any card.
task-lead-no-heart = **Your turn.** Lead any card but a heart.
task-lead-club = **Your turn.** Lead any club.
task-lead-no-points = **Your turn.** Lead any card that costs no points.
task-lead-some = **Your turn.** Lead any card but { $cards }.
task-follow = **Your turn.** Follow { $suit } { $sign }.
task-void = **Your turn.** You have no { $suit } { $sign }, so play any card.
task-void-some = **Your turn.** You have no { $suit } { $sign }. Play { $count ->
    [one] { $cards }
   *[other] one of { $cards }
}.
task-vector = **You deal.** Say how many cards everybody passes, and to whom, before you see your hand.
task-moon = **You shot the moon.** Choose what it does to the totals. { $choices }
choice-vector = { $count } { $way }
choice-vector-none = Nothing is passed
share-count = { $count ->
    [0] none
    [one] 1 card
   *[other] { $count } cards
} { $way }
share-say = Say it: { $vector }
share-most = At most { $count ->
    [one] 1 card
   *[other] { $count } cards
} in all
share-least = At least 1 card must be passed
choice-moon-old = Its points for all others
choice-moon-new = Its points off my own total
choice-moon-old-totals = For all others → { $totals }
choice-moon-new-totals = Off my own total → { $totals }
told-moon-old = If all others get its points: { $totals }.
told-moon-new = If they are taken off your own total: { $totals }.
task-void-first-trick = **Your turn.** You have no { $suit } { $sign }. No card that costs points may be thrown on the first trick.

label-new = { $card } new
label-to = { $card } → { $name }

button-pass = Pass { $count } to { $name } ({ $ticked } ticked)
button-pass-left = Pass { $count } left to { $name } ({ $ticked } ticked)
button-pass-right = Pass { $count } right to { $name } ({ $ticked } ticked)
button-pass-across = Pass { $count } across to { $name } ({ $ticked } ticked)
button-pass-around = Pass { $count }, one to each ({ $ticked } ticked)
button-pass-shared = Pass { $count } as the dealer said ({ $ticked } ticked)
button-discard = Put { $count } aside ({ $ticked } ticked)
