# The table of Canasta: pile, stock, melds and the count.

canasta-rank = { $rank ->
    [0] joker
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}
canasta-black-three = black 3
canasta-red-three = red 3

canasta-meld = { $cards }
canasta-meld-number = #{ $number }{" "}
canasta-done-natural = ★ **natural canasta of { $rank }** ({ $count } cards)
canasta-done-mixed = ☆ **mixed canasta of { $rank }** ({ $count } cards, { $wilds } wild)
canasta-done-samba = ✦ **samba in { $sign } up to { $rank }**
canasta-side = **{ $names }**: { $total }{ $threes }
canasta-red-threes = {" "}· red threes: { $count }
canasta-unopened = Not opened yet; the first melds must count { $minimum } together.
canasta-unopened-each = Not opened yet; the first melds must count { $minimums }.
canasta-unopened-one = { $minimum } for { $name }
canasta-pile = Pile: **{ $card }** on top, { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $state ->
    [frozen] , **frozen**
   *[free] {""}
}.
canasta-pile-cards = {" "}Below, from the bottom: { $cards }.
canasta-pile-empty = The pile is empty.
canasta-stock = Stock: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}.
canasta-lone = { $name } plays alone against the others in this deal.
canasta-rest = { $names } { $count ->
    [one] rests
   *[other] rest
} in this deal.
canasta-discards = Discarded last: { $cards }.
canasta-discarded = { $name } { $card }
canasta-hand-sizes = Cards in hand: { $hands }.
canasta-hand-size = { $name } { $count }
canasta-goal = -# The game ends at { $target ->
    [one] { $target } point
   *[other] { NUMBER($target, useGrouping: 0) } points
}.
canasta-button-last = Last cards

canasta-turn-deal = The cards are being dealt.
canasta-turn-draw = { $names } draws or takes the pile.
canasta-turn-meld = { $names } has drawn and lays or discards.
canasta-turn-meld-took = { $names } took the pile and lays or discards.
canasta-turn-asked = { $names } answers yes or no.
canasta-asked-pending = { $asker } asks: "May I go out?"
canasta-asked-yes = { $asked } said yes: { $asker } must go out.
canasta-asked-no = { $asked } said no: { $asker } may not go out in this turn.

canasta-deal = **Deal { $number }.** { $how }
canasta-ended-out = { $name } went out.
canasta-ended-out-concealed = { $name } went out with a concealed hand.
canasta-ended-stopped = The stock was used up.
canasta-ended-last-red-three = The last card of the stock was a red three.
canasta-ended-last-draw = The last card of the stock was drawn.
canasta-played-alone = { $name } played alone.
canasta-tally = - { $names } **{ $total }**: { $parts }
canasta-tally-parts = -# { $names }: { $parts }
canasta-tally-none = - { $names } **0**
canasta-tally-canastas = canastas { $points }
canasta-tally-out = going out { $points }
canasta-tally-concealed = concealed { $points }
canasta-tally-threes = red threes { $points }
canasta-tally-melds = cards laid { $points }
canasta-tally-hands = cards in hand { $points }
canasta-tally-penalty = promise not kept { $points }
canasta-total = { $names }: **{ $total }**
canasta-laid-open = **The deal before, laid open:**
canasta-open-side = { $names }: { $melds }
canasta-open-hand = -# { $name } held { $cards }
canasta-nothing-laid = nothing laid
canasta-no-cards = no cards
canasta-result-made = { $names } made { $count ->
    [one] 1 canasta.
   *[other] { $count } canastas.
}

# The end of a deal: who made which canastas.

canasta-made = { $names } made { $canastas }.
canasta-made-sambas = { $count ->
    [one] 1 samba
   *[other] { $count } sambas
}
canasta-made-naturals = { $count ->
    [one] 1 natural canasta
   *[other] { $count } natural canastas
}
canasta-made-mixed = { $count ->
    [one] 1 mixed canasta
   *[other] { $count } mixed canastas
}
