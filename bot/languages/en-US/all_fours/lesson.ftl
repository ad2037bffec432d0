# All Fours for somebody who has never heard of it.

# Exactly two sentences.
af-in-short = { $trump ->
    [beg] A turned-up card makes trumps, which beat all others, and the player after the dealer may beg for another.
    [turnup] A turned-up card makes trumps, which beat all other suits.
    [auction] Everybody may bid once, and the highest bidder's first card makes trumps, which beat all others.
   *[pitch] The first card played makes trumps, which beat all other suits.
} The highest trump, the lowest, the Jack and the best cards taken bring points, and { $target ->
    [one] the first to reach 1 point wins.
   *[other] the first to reach { $target } points wins.
}

# The lesson: steps with a trick and the four points as examples.
af-lesson-trump = { $trump ->
    [beg] **Trumps.** A card is turned up, and its suit is trumps. The player next to the dealer may beg for another suit. The dealer then gives a point, or deals more cards and turns up another one.
    [turnup] **Trumps.** A card is turned up, and its suit is trumps.
    [auction] **Trumps.** Everybody may bid once how many points they will make. The highest bidder leads, and the suit of that first card is trumps.
   *[pitch] **Trumps.** Nothing is turned up. The suit of the first card that is led is trumps.
}

# $high, $low, $jack and $ten are cards; $hang is what a Jack of another side brings.
af-lesson-points = **Points.** Four things bring a point each in a deal:
    - *High*, the highest trump in play: here { $high }.
    - { $holder ->
        [captor] *Low*, the lowest trump in play, for whoever takes it: here { $low }.
        [dealer] *Low*, the lowest trump in play, for the dealer: here { $low }.
       *[holder] *Low*, the lowest trump in play, for whoever was dealt it: here { $low }.
    }
    - { $hang ->
        [1] *Jack*, for whoever takes { $jack }, the Jack of trumps.
       *[other] *Jack*, for whoever takes { $jack }, the Jack of trumps. Taken from another side it brings { $hang }.
    }
    - { $counts ->
        [all] *Game*, for the best cards in tricks: { $ten } counts { $pips }, an ace 4, a king 3, a queen 2, a Jack 1.
       *[other] *Game*, for the best cards in tricks: { $ten } counts { $pips }. Not every suit counts here.
    }
af-lesson-end = { $trump ->
    [auction] **The end.** Whoever bid and makes fewer points loses as many as the bid. The first to reach { $target ->
        [one] 1 point
       *[other] { $target } points
    } wins.
   *[other] **The end.** The first to reach { $target ->
        [one] 1 point
       *[other] { $target } points
    } wins.
}
