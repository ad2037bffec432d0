# All Fours for somebody who has never heard of it.

# Exactly two sentences.
af-in-short = { $trump ->
    [beg] A card turned up makes trumps, which beat all others, and the player after the dealer may beg for another.
    [stay] A card turned up makes trumps, which beat all others, and the player after the dealer may beg for a point.
    [turnup] A card turned up makes trumps, which beat all other suits.
    [auction] Everybody may bid once, and the highest bidder's first card makes trumps, which beat all others.
   *[pitch] The first card played makes trumps, which beat all other suits.
} { $pegged ->
    [alone] The trumps won in tricks bring points, above all the ten and the five,
    [four] The trumps won in tricks bring points, and so do High, Low, Jack and Game,
   *[none] The highest trump, the lowest, the Jack and the best cards taken bring points,
} and { $target ->
    [one] the first to reach 1 point wins.
   *[other] the first to reach { $target } points wins.
}

# The lesson: steps with a trick and the four points as examples.
af-lesson-trump = { $trump ->
    [beg] **Trumps.** A card is turned up: its suit is trumps. The player next to the dealer may beg for another suit. The dealer gives a point, or turns up another.
    [stay] **Trumps.** A card is turned up: its suit is trumps. The player next to the dealer may beg. The dealer gives a point, or three more cards to everybody.
    [turnup] **Trumps.** A card is turned up, and its suit is trumps.
    [auction] **Trumps.** Everybody may bid once how many points they will make. The highest bidder leads, and the suit of that first card is trumps.
   *[pitch] **Trumps.** Nothing is turned up. The suit of the first card that is led is trumps.
}

# $high, $low, $jack and $ten are cards; $hang is what a Jack of another side brings.
af-lesson-ends = { $holder ->
    [captor] **High and Low.** The highest trump in play brings a point: here { $high }. The lowest brings one to whoever takes it: here { $low }.
    [dealer] **High and Low.** The highest trump in play brings a point: here { $high }. The lowest brings one to the dealer: here { $low }.
   *[holder] **High and Low.** The highest trump in play brings a point: here { $high }. The lowest brings one to whoever was dealt it: here { $low }.
}
af-lesson-taken = { $hang ->
    [1] **Jack and Game.** Taking { $jack }, the Jack of trumps, brings a point.
   *[other] **Jack and Game.** Taking { $jack } brings a point, from another side { $hang }.
} { $counts ->
    [all] The most card points bring another: { $ten } { $pips }, A 4, K 3, Q 2, J 1.
    [tens_of_trumps] The most card points bring another: { $ten } { $pips }, other tens nothing, A 4, K 3, Q 2, J 1.
   *[other] The most card points bring another: { $ten } counts { $pips }, and some suits nothing.
}
af-lesson-pegs = **The pegs.** Win a trick, and its trumps count at once: { $ten } 10, five 5, ace 4, king 3, queen 2, Jack 1. { $pegged ->
    [alone] Nothing else counts.
   *[four] High, Low, Jack and Game count too.
}
af-lesson-end = **The end.** The first to reach { $target ->
    [one] 1 point
   *[other] { $target } points
} wins.
