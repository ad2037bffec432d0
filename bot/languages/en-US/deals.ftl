# Deals and their titles, for any game.

title-deal = ### { $variant } · deal { $number }
hand-title-plain = ### Your hand · { $variant }, deal { $number }

deal-total = { $name } { $points }
deals-earlier = { $count ->
    [one] Deal 1
   *[other] Deals 1 to { $count }
}: { $points }
scores-after = **After { $count ->
    [0] no deal yet
    [one] 1 deal
   *[other] { $count } deals
}**
