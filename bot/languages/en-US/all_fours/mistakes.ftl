# What kind of mistake a dear move of All Fours was; told in a review, to its player alone.

mistake-af-gave = You gave one to keep { $suit } { $sign } as trumps; running the cards was better.
mistake-af-stood = You kept { $suit } { $sign } as trumps with { $count ->
    [0] none
   *[other] only { $count }
} of them.
mistake-af-ran = You ran the cards; giving one was better.
mistake-af-begged = You wanted other trumps, though you held { $count } in { $suit } { $sign }.
mistake-af-bid = This hand was not worth a bid.
mistake-af-discarded-trump = You put aside { $card }, a trump.
mistake-af-led-jack = You led the Jack, which may be lost.
mistake-af-no-hunt = { $card } could have hunted the Jack.
mistake-af-led-ten = You led { $card }, and a ten counts much for Game.
mistake-af-led-dear = You led { $card }, which brings whoever takes it { $count ->
    [one] 1 card point
   *[other] { $count } card points
}.
mistake-af-over-partner = You took your partner's trick with { $card }.
mistake-af-kept-pips = Your partner had the trick: { $card } would have brought { $count ->
    [one] 1 card point
   *[other] { $count } card points
}.
mistake-af-left-pips = { $card } would have taken this trick: { $count ->
    [one] 1 card point
   *[other] { $count } card points
}.
mistake-af-left-pegs = { $card } would have taken this trick: { $count ->
    [one] 1 point
   *[other] { $count } points
} in trumps.
mistake-af-gave-pegs = You gave away { $card }: { $count ->
    [one] 1 point
   *[other] { $count } points
}.
mistake-af-led-pegs = You led { $card }: { $count ->
    [one] 1 point
   *[other] { $count } points
} for whoever takes it.
mistake-af-gave-pips = You gave away { $card }: { $count ->
    [one] 1 card point
   *[other] { $count } card points
} for Game.
mistake-af-left-jack = Your side's Jack was in danger: { $card } would have saved it.
mistake-af-missed-jack = { $card } would have beaten the Jack.
mistake-af-kept-jack = The Jack would have been safe here.
mistake-af-risked-jack = You put the Jack at risk.
