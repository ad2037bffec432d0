# Cards and suits. Rank letters are what players see on the corner of a card.

suit-clubs = clubs
suit-diamonds = diamonds
suit-spades = spades
suit-hearts = hearts

card-corner = { $rank ->
    [0] joker
    [11] J
    [12] Q
    [13] K
    [14] A
    [15] little joker
    [16] big joker
   *[other] { $rank }
}{ $suit }

card-name = { $rank ->
    [11] jack
    [12] queen
    [13] king
    [14] ace
   *[other] { $rank }
} of { $suit }
