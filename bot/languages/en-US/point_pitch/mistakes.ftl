# What kind of mistake a dear move of Pitch was; told in a review, to its player alone.

mistake-point_pitch-named = { $suit } { $sign } promised more: { $count ->
    [one] 1 trump
   *[other] { $count } trumps
}.
mistake-point_pitch-no-moon = This hand was worth the moon.
mistake-point_pitch-no-bid = You passed with a hand worth a bid of { $count }.
mistake-point_pitch-bid-too-much = This hand was not worth a bid.
mistake-point_pitch-bid-high = You bid too high: { $count } was enough.
mistake-point_pitch-bid-low = You bid too low: the hand was worth { $count }.
mistake-point_pitch-laid-point = You laid down { $card }: { $count ->
    [one] 1 point
   *[other] { $count } points
}.
mistake-point_pitch-laid-trump = You laid down { $card }, a trump.
mistake-point_pitch-pitched = You made { $suit } { $sign } trumps; { $better } promised more.
mistake-point_pitch-led-point = You led { $card }, which may be lost: { $count ->
    [one] 1 point
   *[other] { $count } points
}.
mistake-point_pitch-kept-top = It was time for { $card }, which nobody could beat.
mistake-point_pitch-led-trump = You led { $card }, a trump to keep for later.
mistake-point_pitch-kept-trump = It was time to draw trumps with { $card }.
mistake-point_pitch-led-top = You led { $card } too early; { $better } was better.
mistake-point_pitch-took-partners = You took your partner's trick with { $card }.
mistake-point_pitch-kept-points = Your partner had the trick: { $card } would have brought { $count ->
    [one] 1 point
   *[other] { $count } points
}.
mistake-point_pitch-left-points = { $card } would have taken this trick: { $count ->
    [one] 1 point
   *[other] { $count } points
}.
mistake-point_pitch-gave-points = You gave away { $card }: { $count ->
    [one] 1 point
   *[other] { $count } points
}.
mistake-point_pitch-wasted-trump = You spent { $card } on a trick that was not worth it.
mistake-point_pitch-too-high = { $better } would have taken the trick too, and kept { $card } for later.
mistake-point_pitch-too-low = { $card } was too low: { $better } held the trick better.
