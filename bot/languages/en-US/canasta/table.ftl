# The table of Canasta: pile, stock, melds and the count.

canasta-black-three = black 3
canasta-red-three = red 3

# A meld in one line: a face, its way to seven cards, how many there are, and wild cards apart. A
# canasta is told by its kind.
canasta-line = { $wilds ->
    [0] { $face } { $way } { $count }
   *[other] { $face } { $way } { $count } · { $naturals } + { $wilds } wild
}
canasta-line-natural = { $face } ★ **natural canasta** · { $count }
canasta-line-mixed = { $face } ☆ **mixed canasta** · { $naturals } + { $wilds } wild
canasta-line-samba = { $face } ✦ **samba**
canasta-short-small = { $meld } ({ $count })
canasta-short-natural = ★ { $meld } ({ $count })
canasta-short-mixed = ☆ { $meld } ({ $count })
canasta-short-samba = ✦ { $meld }

# Melds by name.
canasta-group = { $rank ->
    [4] the fours
    [5] the fives
    [6] the sixes
    [7] the sevens
    [8] the eights
    [9] the nines
    [10] the tens
    [11] the jacks
    [12] the queens
    [13] the kings
    [14] the aces
   *[other] the black threes
}
canasta-alike = { $meld } #{ $number }
canasta-meld-other = a meld
canasta-counted = { $cards } ×{ $count }

# What somebody has done in a turn. How many cards are drawn is always the same; a pile is counted.
canasta-did-drew = { $count ->
    [0] { $name } drew a red three.
   *[other] { $name } drew.
}
canasta-did-drew-laid = { $count ->
    [0] { $name } drew a red three and laid { $laid }.
   *[other] { $name } drew and laid { $laid }.
}
canasta-did-drew-discarded = { $name } drew and discarded { $card }.
canasta-did-drew-laid-discarded = { $name } drew, laid { $laid } and discarded { $card }.
canasta-did-took-laid = { $name } took the pile ({ $count }) and laid { $laid }.
canasta-did-took-laid-discarded = { $name } took the pile ({ $count }), laid { $laid } and discarded { $card }.
canasta-did-make-natural = { $rank ->
    [4] ★ A natural canasta of fours!
    [5] ★ A natural canasta of fives!
    [6] ★ A natural canasta of sixes!
    [7] ★ A natural canasta of sevens!
    [8] ★ A natural canasta of eights!
    [9] ★ A natural canasta of nines!
    [10] ★ A natural canasta of tens!
    [11] ★ A natural canasta of jacks!
    [12] ★ A natural canasta of queens!
    [13] ★ A natural canasta of kings!
    [14] ★ A natural canasta of aces!
   *[other] ★ A natural canasta of black threes!
}
canasta-did-make-mixed = { $rank ->
    [4] ☆ A mixed canasta of fours!
    [5] ☆ A mixed canasta of fives!
    [6] ☆ A mixed canasta of sixes!
    [7] ☆ A mixed canasta of sevens!
    [8] ☆ A mixed canasta of eights!
    [9] ☆ A mixed canasta of nines!
    [10] ☆ A mixed canasta of tens!
    [11] ☆ A mixed canasta of jacks!
    [12] ☆ A mixed canasta of queens!
    [13] ☆ A mixed canasta of kings!
   *[other] ☆ A mixed canasta of aces!
}
canasta-did-make-samba = { $suit ->
    [C] ✦ A samba in clubs!
    [D] ✦ A samba in diamonds!
    [H] ✦ A samba in hearts!
   *[S] ✦ A samba in spades!
}

# A side: its total and what lies before it in this deal, and in small letters how it stands.
canasta-side = { $colour } **{ $names }** · { $total }
canasta-now = { $total } ({ $points })
# Below the last cards: what the signs and numbers of a side mean.
canasta-legend = -# **0 (−300)**: the total, and what this deal would add if it ended now. **1/2 canastas**: made, and needed to go out. **K 4+2**: four kings and two wild cards. { $samba ->
    [yes] ★ natural canasta, ☆ mixed canasta, ✦ samba.
   *[no] ★ natural canasta, ☆ mixed canasta.
}
canasta-made-of = { $state ->
    [free] may go out
    [ready] { $made } canastas, may go out
   *[not] { $made } canastas
}
canasta-threes = { $count ->
    [one] red three { $points }
   *[other] red threes { $points }
}
canasta-unopened = needs { $minimum } to open
canasta-pile = { $state ->
    [frozen] Pile **{ $card }** ({ $count }), **frozen**
   *[free] Pile **{ $card }** ({ $count })
}
# Beside a picture, behind what is played.
canasta-pile-frozen = **pile frozen**
canasta-pile-cards = Below, from the bottom: { $cards }
canasta-pile-empty = Pile empty
canasta-stock = stock { $count }
# How many cards the others hold: Bob 5, Carol 7.
canasta-in-hand = Cards: { $held }
canasta-lone = { $name } plays alone.
canasta-rest = { $names } { $count ->
    [one] rests
   *[other] rest
}.
canasta-discards = Discarded last: { $cards }.
# Above columns of the block that tells the cards in each hand and the last discards.
canasta-sheet-cards = hand
canasta-sheet-discard = discard
canasta-sheet-none = –
canasta-goal = -# The game ends at { $target ->
    [one] { $target } point
   *[other] { $target } points
}.
canasta-button-last = Last cards

canasta-last-none = Nobody has discarded a card yet.

canasta-asked-pending = { $asker } asks: “May I go out?”
canasta-asked-yes = { $asked } said yes: { $asker } must go out.
canasta-asked-no = { $asked } said no: { $asker } may not go out.

canasta-deal = **Deal { $number }.** { $how }
canasta-ended-out = { $name } went out.
canasta-ended-out-concealed = { $name } went out with a concealed hand.
canasta-ended-stopped = The stock was used up.
canasta-ended-last-red-three = The last card of the stock was a red three.
canasta-ended-last-draw = The last card of the stock was drawn.
canasta-played-alone = { $name } played alone.
canasta-tally = - { $names } **{ $total }**: { $parts }
canasta-tally-parts = { $names }: { $parts }
canasta-tally-none = - { $names } **0**
canasta-tally-canastas = canastas { $points }
canasta-tally-out = going out { $points }
canasta-tally-concealed = concealed { $points }
canasta-tally-threes = red threes { $points }
canasta-tally-melds = cards laid { $points }
canasta-tally-hands = cards in hand { $points }
canasta-tally-penalty = broken promise { $points }
canasta-total = { $names }: **{ $total }**
canasta-laid-open = **The deal before, laid open:**
canasta-open-side = { $names }: { $melds }
canasta-open-hand = -# { $name } held { $cards }
canasta-nothing-laid = nothing laid
canasta-no-cards = no cards
