# What kind of mistake a dear move of Pitch was; told in a review, to its player alone.

mistake-point_pitch-named = { $suit } { $sign } promised more: { $count ->
    [one] 1 trump
   *[other] { $count } trumps
}.
mistake-point_pitch-no-moon = This hand was worth the moon.
mistake-point_pitch-bid-too-much = This hand was not worth a bid.
mistake-point_pitch-laid-point = You laid down { $card }: { $count ->
    [one] 1 point
   *[other] { $count } points
}.
mistake-point_pitch-laid-trump = You laid down { $card }, a trump.
mistake-point_pitch-led-point = You led { $card }, which may be lost: { $count ->
    [one] 1 point
   *[other] { $count } points
}.
mistake-point_pitch-kept-top = It was time for { $card }, which nobody could beat.
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
mistake-point_pitch-too-low = { $card } was too low: { $better } held the trick better.
