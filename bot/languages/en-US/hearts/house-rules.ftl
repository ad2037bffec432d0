# The rules of Hearts that a host may change. Each line of a menu may have 100 characters.

house-rule-passing = Passing
house-rule-passing-in-turn = In turn left, right, across, and then not at all
house-rule-passing-left = To the left in every deal
house-rule-passing-right = To the right in every deal
house-rule-passing-no-rest = In turn left, right and across, cards in every deal
house-rule-passing-turn-each = In turn left, right, across, one card to each, and then not at all
house-rule-passing-each = One card to each of the others
house-rule-passing-dealer = The dealer decides how many go to whom
house-rule-passing-none = No cards are passed
house-rule-pass_count = How many cards are passed
house-rule-pass_count-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
house-rule-unpassable = Cards that may not be passed
house-rule-unpassable-none = Every card may be passed
house-rule-unpassable-queen = Q♠ stays where it was dealt
house-rule-unpassable-spades = Q♠, K♠ and A♠ stay where they were dealt
house-rule-unpassable-opener = The card that opens the deal stays where it was dealt
house-rule-unpassable-both = Q♠ and the card that opens the deal stay where they were dealt
house-rule-charging = Charging cards before play
house-rule-charging-none = No card is charged
house-rule-charging-together = All at once: a card that is shown counts double
house-rule-charging-in_turn = One after the other: a card that is shown counts double
house-rule-dealer_pass_cap = The dealer's limit
house-rule-dealer_pass_cap-count = { $count ->
    [one] At most 1 card in all
   *[other] At most { $count } cards in all
}
house-rule-strip = Cards left out of the pack
house-rule-strip-two-diamonds = 2♦
house-rule-strip-two-clubs = 2♣, so that 3♣ is the lowest club
house-rule-strip-low = 2♦, 3♦, 2♣ and 3♣
house-rule-strip-all-twos = All four twos, so that the hearts cost 12 points
house-rule-strip-arnold = 2♣, 3♣, 2♦ and 2♠
house-rule-opening = The first lead
house-rule-opening-lowest_club = Whoever holds the lowest club leads it
house-rule-opening-lowest_club_any = Whoever holds the lowest club leads any club
house-rule-opening-eldest_nonpenalty = The player next to the dealer leads any card that costs no points
house-rule-opening-eldest_free = The player next to the dealer leads any card
house-rule-spades = Spades that cost points
house-rule-spades-queen = Q♠ costs 13, and no other spade costs anything
house-rule-spades-three = Q♠ costs 13, K♠ 10 and A♠ 7
house-rule-spades-none = No spade costs anything
house-rule-qs_lead = Leading Q♠
house-rule-qs_lead-anytime = Q♠ may be led at any time
house-rule-qs_lead-until_broken = Q♠ may not be led until hearts are broken
house-rule-first = The first trick
house-rule-first-clean = No card that costs points may be thrown on it
house-rule-first-heart = None may; whoever holds nothing else throws a heart
house-rule-first-again = None may; if somebody holds nothing else, the cards are dealt again
house-rule-first-open = Cards that cost points may be thrown on it
house-rule-breaking = Leading hearts
house-rule-breaking-heart = Only after somebody has played a heart
house-rule-breaking-penalty = Only after somebody has played a card that costs points, a heart or another
house-rule-breaking-penalty-out = Only after a card that costs points; with no other cards you may lead any
house-rule-breaking-anytime = At any time
house-rule-bonus = A card that takes 10 points off
house-rule-bonus-none = There is none
house-rule-bonus-jack = J♦: whoever takes it gets 10 points off
house-rule-bonus-ten = 10♦: whoever takes it gets 10 points off
house-rule-bonus-jack-needed = J♦: whoever takes it gets 10 points off, and the moon needs it
house-rule-bonus-ten-needed = 10♦: whoever takes it gets 10 points off, and the moon needs it
house-rule-moon = Shooting the moon
house-rule-moon-old = All the others get its points
house-rule-moon-new = Its points are taken off the shooter's total
house-rule-moon-choice = The shooter chooses: all others get the points, or the shooter's total goes down
house-rule-moon-mixed = All others get its points; a shooter who would lose the game may choose
house-rule-moon-mixed_auto = All others get its points; if the shooter would lose the game, that total goes down
house-rule-moon-greek = All others get its points; the shooter's total goes down once for each of them
house-rule-moon-none = There is no moon: all points count as usual
house-rule-partner_moon = The partner of whoever shoots the moon
house-rule-partner_moon-exempt = Gets none of the moon's points
house-rule-partner_moon-hit = Gets the moon's points like the others
house-rule-sun = Taking every trick
house-rule-sun-none = Counts like any moon
house-rule-sun-double = The moon counts double
house-rule-sun-fixed = The moon counts { $count ->
    [one] 1 point
   *[other] { $count } points
}
house-rule-end = How long the game goes
house-rule-end-to = Until somebody reaches { $count ->
    [one] 1 point
   *[other] { $count } points
}
house-rule-end-deals = { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
house-rule-exact = Exactly the number of points that ends the game
house-rule-exact-none = Ends the game, like any higher total
house-rule-exact-half = Becomes { $count ->
    [one] 1 point
   *[other] { $count } points
}, and only more ends the game
house-rule-exact-wins = Wins the game
house-rule-ties = Ties at the end
house-rule-ties-continue = One more deal while the first place is shared
house-rule-ties-any = One more deal while any two totals are equal
house-rule-ties-shared = The first place stays shared
house-rule-teams = Partners
house-rule-teams-none = Everybody plays alone
house-rule-teams-own = Partners sit opposite, totals are added up at the end
house-rule-teams-pooled = Partners sit opposite and share one total
