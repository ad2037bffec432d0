# What kind of mistake a dear move of All Fours was; told in a review, to its player alone.

mistake-af-gave = You gave one to keep { $suit } { $sign } as trumps; running the cards was better.
mistake-af-stood = You kept { $suit } { $sign } as trumps with { $count ->
    [0] none
   *[other] only { $count }
} of them.
mistake-af-ran = You ran the cards; giving one was better.
mistake-af-begged = You wanted other trumps, though you held { $count } in { $suit } { $sign }.
mistake-af-no-bid = You passed with a hand worth a bid of { $count }.
mistake-af-bid = This hand was not worth a bid.
mistake-af-bid-high = You bid too high: { $count } was enough.
mistake-af-bid-low = You bid too low: the hand was worth { $count }.
mistake-af-discarded-trump = You put aside { $card }, a trump.
mistake-af-pitched = You made { $suit } { $sign } trumps; { $better } promised more.
mistake-af-led-jack = You led the Jack, which may be lost.
mistake-af-no-hunt = { $card } could have hunted the Jack.
mistake-af-led-ten = You led { $card }, and a ten counts much for Game.
mistake-af-led-trump = You led { $card }, a trump to keep for later.
mistake-af-led-dear = You led { $card }, which brings whoever takes it { $count ->
    [one] 1 card point
   *[other] { $count } card points
}.
mistake-af-kept-trump = It was time to draw trumps with { $card }.
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
mistake-af-wasted-trump = You spent { $card } on a trick that was not worth it.
mistake-af-too-high = { $better } would have taken the trick too, and kept { $card } for later.
mistake-af-gave-pips = You gave away { $card }: { $count ->
    [one] 1 card point
   *[other] { $count } card points
} for Game.
mistake-af-left-jack = Your side's Jack was in danger: { $card } would have saved it.
mistake-af-missed-jack = { $card } would have beaten the Jack.
mistake-af-kept-jack = The Jack would have been safe here.
mistake-af-risked-jack = You put the Jack at risk.
