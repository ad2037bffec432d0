# Hints: what the computer would do in a player's place, and why. Only that player reads them.

button-hint = Hint
hint = **Hint:** { $what }: { $why }
hint-alone = **Hint:** { $what }.
hint-thinking = **Hint:** thinking…
hint-none = **Hint:** The computer has no advice here.
hint-not-allowed = At this table there are no hints.

# What to do.
hint-play = Play { $card }
hint-pass = Pass { $cards }
hint-give-to = { $card } to { $name }
hint-aside = Put { $cards } aside
hint-choose = Choose “{ $choice }”

# Reasons that several families give alike.
hint-only = it is the only card you may play.
hint-lead-lowest = { $count ->
    [one] only one of the { $suit } is still out, and it is higher, so you take this trick only if nobody plays it
   *[other] all { $count } { $suit } that are still out are higher, so you take this trick only if nobody has one
}.
hint-lead-last = you have no other { $suit }, so from now on you need not follow them.
hint-lead-beaten = { $count ->
    [one] one of the { $suit } that are still out is higher, so somebody else may take this trick
   *[other] { $count } of the { $suit } that are still out are higher, so somebody else may take this trick
}.
hint-lead-highest = no higher { $suit } can still be played, so this trick is yours.
hint-under = it stays under { $over }, so you do not take this trick.
hint-must = you have nothing under { $over }.
hint-must-low = you have nothing under { $over }, but this is your lowest, so somebody may still beat it.
hint-must-high = you have nothing under { $over } and take this trick anyway, so play your highest card.
hint-throw = you have no { $suit }, so it cannot take this trick.
hint-throw-last = you have no other { $suit }, so from now on you need not follow them.
hint-bid = with { $suit } { $sign } as trumps you would have { $cards }.
hint-bid-pass = your best suit is { $suit } { $sign } with { $cards }, which looks too weak.
hint-pitch = it makes { $suit } { $sign } trumps, and you hold { $cards }.
hint-lead-top = no higher { $suit } can be played, so only a trump can beat it.
hint-lead-top-trump = no higher trump can be played, so this trick is yours.
hint-trumps = it trumps { $over }, the best card so far.
hint-over = it beats { $over }, the best card so far.
hint-partner-has = { $name } has the trick so far, and you play together.
hint-discard-plain = you keep all your { $suit } { $sign }, which are trumps.

# Mistakes that several families tell alike; $card and $better are cards.
mistake-led-high = You led { $card }, which nobody could beat.
mistake-led-low = You led { $card }, a card to keep for later; { $better } could go first.
mistake-kept-points = You kept { $card }, which could have gone to somebody else.
mistake-threw = Throwing { $suit } was better.
mistake-over = You went over with { $card }; { $better } would have stayed under.
mistake-took-low = The trick was yours anyway: better spend { $better } and keep { $card }.
mistake-under-low = { $better } would have stayed under too, and { $card } was yours for later.
mistake-no-bid = You passed with a hand worth a bid of { $count }.
mistake-bid-high = You bid too high: { $count } was enough.
mistake-bid-low = You bid too low: the hand was worth { $count }.
mistake-pitched = You made { $suit } { $sign } trumps; { $better } promised more.
mistake-wasted-trump = You spent { $card } on a trick that was not worth it.
mistake-led-trump = You led { $card }, a trump to keep for later.
mistake-kept-trump = It was time to draw trumps with { $card }.
mistake-too-high = { $better } would have taken the trick too, and kept { $card } for later.
