# Gong Zhu: the table, the hand, the count of a deal, and what is told of it.

gong_zhu-turn-show = Whoever wants to may show cards.
gong_zhu-task-show = **Show cards?** Everybody sees them, and they count double, the ace every heart.
gong_zhu-button-show = { $ticked ->
    [0] Show nothing
    [one] Show 1 card
   *[other] Show { $ticked } cards
}
gong_zhu-chosen = You chose: { $cards }.
gong_zhu-choice-show = shows { $cards }
gong_zhu-choice-show-nothing = shows nothing
gong_zhu-shown = Shown: { $cards }
gong_zhu-shown-none = No card was shown.
gong_zhu-shown-card = { $face ->
    [AH] { $card } { $name } (hearts ×2)
   *[other] { $card } { $name } ×{ $times }
}
gong_zhu-fallen = -# Taken: { $cards }
gong_zhu-fallen-card = { $card } { $name }
gong_zhu-hunting = { $name } can still take all hearts.
gong_zhu-worth = { $points } points

# The count, a line for each player: the cards, and how they come to the points.

gong_zhu-counted = { $name } { $cards } **{ $points }**
gong_zhu-counted-sum = { $name } { $cards } { $sum } = **{ $points }**
gong_zhu-counted-times = { $name } { $cards } ({ $sum }) ×{ $times } = **{ $points }**

gong_zhu-fell = { $count ->
    [one] { $names } fell to −{ $target } and is the pig! 🐷
   *[other] { $names } fell to −{ $target } and are pigs! 🐷
}
gong_zhu-rose = { $names } reached +{ $target }.
gong_zhu-result-hearts = { $count ->
    [one] { $name } took all hearts.
   *[other] { $name } took all hearts { $count } times.
}
gong_zhu-ends = { $deals ->
    [none] { $ends_at ->
        [both] -# The game ends at −{ $target } or +{ $target }.
       *[low] -# The game ends at −{ $target }.
    }
    [one] -# The game ends after 1 deal.
   *[other] -# The game ends after { $deals } deals.
}

daily-squares-gong_zhu = -# Tricks: 🟩 brings points · 🟨 costs · ⬛ pig · ⬜ no points

# What is told of a deal in one sentence.

gong_zhu-highlight-sixteen = { $name } took all sixteen: { $points }!
gong_zhu-highlight-hearts = { $name } took all hearts: { $points }!
gong_zhu-highlight-short = { $name } missed all hearts by { $card }: { $other } took it!
gong_zhu-highlight-own-pig = { $name } showed the pig and had to take it!
gong_zhu-highlight-times = The transformer made it { $points } for { $name }!
gong_zhu-highlight-alone = { $name } took { $card } alone: { $points }!
gong_zhu-highlight-pig-shown = 🐷 The shown pig went to { $name }!
gong_zhu-highlight-sheep-lost = 🐑 { $name } showed the sheep, and { $other } won it!
gong_zhu-highlight-both = { $name } took the pig and the sheep!
gong_zhu-highlight-pig-thrown = 🐷 { $other } threw the pig on { $name }'s { $card }!
gong_zhu-highlight-pig = 🐷 { $name } took the pig with { $card }.

# Why something cannot be done.

illegal-gong_zhu-shown-waits = A shown card waits until its suit has been led once: play another card of the suit.
illegal-gong_zhu-hearts-locked = A♥ was shown: nobody leads a heart until one has been played.
illegal-gong_zhu-not-shown = Only Q♠, J♦, A♥ and 10♣ of your own hand can be shown.
