# What games of tricks say where a family has no words of its own.

trumps = Trumps: { $suit } { $sign }.
waits = { $count ->
    [one] { $cards } waits until its suit has been led once.
   *[other] { $cards } wait until their suits have been led once.
}
illegal-follow-or-trump = You must follow { $suit } { $sign } or trump, as long as you can.
illegal-follow-trump = Trumps were led: you must play one, as long as you have any.
turn-bid = { $names } bids or passes.
trumps-unmade = The first card led makes trumps.
whose-nobody = Nobody
heading-show = ### Cards may be shown
turned-up = { $dealer } deals. Turned up: **{ $card }**.
bids-told = Bids: { $bids }.
choice-bid = { $what ->
    [pass] Pass
   *[other] { $what }
}
rule-card-plain = - The usual rules.
fault-other = One of these rules does not exist in this game, or does not go with the others.
fault-together = These do not go together: { $rules }.

# The trick on the table, card by card, and the one before it in a line.

task-ticks = { $how ->
    [pass] { $count ->
        [1] The tap passes it.
        [2] The second tap passes them.
        [3] The third tap passes them.
       *[other] The last tap passes them.
    }
    [discard] { $count ->
        [1] The tap puts it aside.
       *[other] The last tap puts them aside.
    }
    [keep] The last tap keeps them.
    [soon] Your choice is final in a few seconds, or as soon as somebody else has chosen.
   *[asks] Then confirm below the cards.
}
turn-then = Then { $others }.
trick-seat-played = **{ $card }** { $name }
trick-seat-cancelled = **{ $card }** { $name }, cancelled
trick-seat-takes = **{ $card }** { $name } ← takes it so far
trick-seat-took = **{ $card }** { $name } ←
trick-name-takes = **{ $name } ←**
trick-name-cancelled = ~~{ $name }~~
trick-taken = **{ $name } takes it.**
trick-taken-worth = **{ $name } takes it: { $worth }.**
last-title = ### Last trick
last-trick = -# Last trick: { $cards } to { $name }
last-trick-worth = -# Last trick: { $cards } to { $name }, { $worth }

lesson-trick = { $follow ->
    [strict] **A trick.** Follow suit if you can, else you may trump. Trumps are { $trumps } here, and { $led } was led. { $best } is a trump, so it takes the trick.
    [plain] **A trick.** Follow suit if you can, else play any card. { $led } was led. { $best } is the highest card of that suit, so it takes the trick.
   *[or_trump] **A trick.** Follow suit, or trump. Without the suit play any card. Trumps are { $trumps } here, and { $led } was led. { $best } is a trump, so it takes the trick.
}

highlight-bid-set-one = { $name } bid { $bid } and missed it by one point!
highlight-bid-set = { $name } bid { $bid } and was set!
highlight-bid-modest = { $name } bid { $bid } and made { $count }: too modest!
highlight-bid-exact = { $name } bid { $bid } and made exactly that!
counted-brief = { $whose }: { $what }
counted-brief-points = { $what } ({ $points })
goal-line-target = -# The game ends at { $target ->
    [one] 1 point
   *[other] { $target } points
}.
