# What the computer would do in Pitch, and why. The message `hint` puts a reason after a colon.

hint-point_pitch-misdeal = there is no face and no point card in this hand.
hint-point_pitch-stand = this hand is good enough.
hint-point_pitch-name = with { $suit } { $sign } as trumps you hold { $cards }.
hint-point_pitch-bid-moon = with { $suit } { $sign } as trumps you hold { $cards }, which may win it all.
hint-point_pitch-bid-steal = as the dealer you may take it for as much, with { $cards } in { $suit } { $sign }.
hint-point_pitch-keep-trumps = you keep { $count ->
    [one] your only card
   *[other] all { $count } cards
} of { $suit } { $sign }.
hint-point_pitch-keep-points = no card with points in { $suit } { $sign } is laid down.
hint-point_pitch-discard-pointless = there are no points in { $cards }.
hint-point_pitch-lead-draws = no higher trump can be played, and it may draw cards worth { $count ->
    [one] 1 point
   *[other] { $count } points
}.
hint-point_pitch-lead-cheap = if it is beaten, no point is lost.
hint-point_pitch-point-safe = no card to come takes it from your side: { $count ->
    [one] 1 point
   *[other] { $count } points
}.
hint-point_pitch-over-partner = it beats your partner's { $over }, so you lead next if nobody beats it.
hint-point_pitch-takes-points = you play last and take { $count ->
    [one] 1 point
   *[other] { $count } points
}.
hint-point_pitch-over-for-points = it beats { $over }, and the trick is worth { $count ->
    [one] 1 point
   *[other] { $count } points
}.
hint-point_pitch-for-partner = { $name } has the trick so far, and you play together: { $count ->
    [one] 1 point
   *[other] { $count } points
} may be yours.
hint-point_pitch-gives-little = { $name } has the trick so far, and no other card you may play gives fewer points.
hint-point_pitch-gives-nothing = { $name } has the trick so far, and this card gives nothing away.
