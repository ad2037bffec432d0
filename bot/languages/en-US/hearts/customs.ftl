# The rules of Hearts that a host may change. Each line of a menu may have 100 characters.

custom-passing = Passing
custom-passing-in-turn = In turn left, right, across, and then not at all
custom-passing-left = To the left in every deal
custom-passing-right = To the right in every deal
custom-passing-no-rest = In turn left, right and across, cards in every deal
custom-passing-turn-each = In turn left, right, across, one card to each, and then not at all
custom-passing-each = One card to each of the others
custom-passing-dealer = The dealer decides how many go to whom
custom-passing-none = No cards are passed
custom-count = How many cards are passed
custom-count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
custom-unpassable = Cards that may not be passed
custom-unpassable-none = Every card may be passed
custom-unpassable-queen = Q♠ stays where it was dealt
custom-unpassable-spades = Q♠, K♠ and A♠ stay where they were dealt
custom-unpassable-opener = The card that opens the deal stays where it was dealt
custom-unpassable-both = Q♠ and the card that opens the deal stay where they were dealt
custom-cap = The dealer's limit
custom-cap-cards = { $count ->
    [one] At most 1 card in all
   *[other] At most { $count } cards in all
}
custom-strip = Cards left out of the pack
custom-strip-two-diamonds = 2♦
custom-strip-two-clubs = 2♣, so that 3♣ is the lowest club
custom-strip-low = 2♦, 3♦, 2♣ and 3♣
custom-strip-all-twos = All four twos, so that the hearts cost 12 points
custom-strip-arnold = 2♣, 3♣, 2♦ and 2♠
custom-opening = The first lead
custom-opening-lowest-club = Whoever holds the lowest club leads it
custom-opening-lowest-club-any = Whoever holds the lowest club leads any club
custom-opening-eldest-nonpenalty = The player next to the dealer leads any card that costs no points
custom-opening-eldest-free = The player next to the dealer leads any card
custom-spades = Spades that cost points
custom-spades-queen = Q♠ costs 13, and no other spade costs anything
custom-spades-three = Q♠ costs 13, K♠ 10 and A♠ 7
custom-spades-none = No spade costs anything
custom-queen = Leading Q♠
custom-queen-anytime = Q♠ may be led at any time
custom-queen-broken = Q♠ may not be led until hearts are broken
custom-first = The first trick
custom-first-clean = No card that costs points may be thrown on it
custom-first-heart = None may; whoever holds nothing else throws a heart
custom-first-again = None may; if somebody holds nothing else, the cards are dealt again
custom-first-open = Cards that cost points may be thrown on it
custom-breaking = Leading hearts
custom-breaking-heart = Only after somebody has thrown a heart
custom-breaking-penalty = Only after somebody has thrown a card that costs points, a heart or another
custom-breaking-penalty-out = Likewise; but whoever holds nothing else may lead any of them
custom-breaking-anytime = At any time
custom-bonus = A card that takes 10 points off
custom-bonus-none = There is none
custom-bonus-jack = J♦: whoever takes it gets 10 points off
custom-bonus-ten = 10♦: whoever takes it gets 10 points off
custom-bonus-jack-needed = J♦ likewise, and the moon needs it too
custom-bonus-ten-needed = 10♦ likewise, and the moon needs it too
custom-moon = Shooting the moon
custom-moon-old = All the others get its points
custom-moon-new = Its points are taken off the shooter's total
custom-moon-choice = The shooter chooses: on all the others, or off the own total
custom-moon-mixed = On all the others; a shooter who would lose the game by that may choose
custom-moon-mixed_auto = On all the others, but off the own total if the shooter would lose the game
custom-moon-greek = On all the others, and off the shooter's total once for each of them
custom-moon-none = It does not exist: points count as they fall
custom-partner = The partner of whoever shoots the moon
custom-partner-spared = Gets none of the moon's points
custom-partner-hit = Gets the moon's points like the others
custom-sun = Taking every trick
custom-sun-none = Counts like any moon
custom-sun-double = The moon counts double
custom-sun-fixed = The moon counts { $count } points
custom-end = How long the game goes
custom-end-target = Until somebody reaches { $count } points
custom-end-deals = { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
custom-exact = A total of exactly the points that end the game
custom-exact-none = Ends the game like any more
custom-exact-half = Becomes { $count } points, and only more ends the game
custom-exact-wins = Wins the game
custom-ties = Ties at the end
custom-ties-continue = One more deal while the first place is shared
custom-ties-any = One more deal while any two totals are equal
custom-ties-shared = The first place stays shared
custom-teams = Partners
custom-teams-none = Everybody plays alone
custom-teams-own = Partners sit opposite, totals are added up at the end
custom-teams-pooled = Partners sit opposite and share one total
