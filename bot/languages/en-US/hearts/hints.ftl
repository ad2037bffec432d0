# Why the computer would do something in Hearts. The message `hint` puts a reason after a colon,
# or, in a language that would rather have it so, as a sentence of its own.

hint-hearts-lead-flush = spades may draw out the queen, and none of yours would have to take her.
hint-hearts-lead-moon = no higher { $suit } can still be played and only you have points so far, so go for the moon.

hint-hearts-equal = the same card was played before yours ({ $over }), and the first one wins.
hint-hearts-cannot-beat = nothing you may play is higher than { $over }.
hint-hearts-under-rid = it stays under { $over }, so somebody else gets its { $count ->
    [one] point
   *[other] { $count } points
}.
hint-hearts-under-points = it stays under { $over }, so you do not take the { $count ->
    [one] point
   *[other] { $count } points
} in this trick.
hint-hearts-under-queen = it stays under { $over }, so you do not take the queen if she is played now.
hint-hearts-under-high = it is your highest card that stays under { $over }, so you keep the lower ones for later.

# A partner has the trick so far.

hint-hearts-equal-partner = your partner played the same card before yours ({ $over }), and the first one wins.
hint-hearts-cannot-beat-partner = nothing you may play is higher than your partner's { $over }.
hint-hearts-under-high-partner = it is your highest card that stays under your partner's { $over }, so you keep the lower ones for later.
hint-hearts-under-partner = it stays under your partner's { $over }, so you do not take this trick.
hint-hearts-over-all-partner = it beats your partner's { $over }, the best card so far.
hint-hearts-must-high-partner = you have nothing under your partner's { $over } and take this trick anyway, so play your highest card.
hint-hearts-must-low-partner = you have nothing under your partner's { $over }, but this is your lowest, so somebody may still beat it.
hint-hearts-must-partner = you have nothing under your partner's { $over }.
hint-hearts-throw-spares-partner = you have no { $suit }, and your partner has this trick so far, so give no points to it.

hint-hearts-last-free-high = you play last and the trick costs nothing, so play your highest card now.
hint-hearts-last-free = you play last, and the trick costs nothing.
hint-hearts-last-bonus = you play last, and { $card } gives more back than the trick costs.
hint-hearts-last-stops-moon = only { $name } has points so far, and with these in your tricks cannot shoot the moon.
hint-hearts-take-moon = only you have points so far, so go for the moon.
hint-hearts-take-points = you play last and take { $count ->
    [one] the point
   *[other] the { $count } points
} in this trick.
hint-hearts-over-all = it beats { $over }, the best card so far.
hint-hearts-first-trick = hardly anybody can throw points on the first trick, so play a high card now.
hint-hearts-fresh = this is the first time that { $suit } are led, so most people can still follow and points are not likely.

hint-hearts-throw-points = you have no { $suit }, so you are rid of it, and somebody else gets its { $count ->
    [one] point
   *[other] { $count } points
}.
hint-hearts-throw-no-points = only { $name } has points so far and has this trick as well, so give no points to it.
hint-hearts-throw-above-queen = you have no { $suit }, so throw it now: later it might have to take the queen.
hint-hearts-throw-high = you have no { $suit }, so throw a high card that might take points later.
hint-hearts-throw-cheap = you have no { $suit } and cannot take this trick, and none of the cards you may play is worth less.

hint-hearts-pass-queen = { $count ->
    [0] you keep no smaller spade that could be played instead of { $card }
    [one] with only 1 smaller spade beside it, { $card } would soon have to be played
   *[other] with only { $count } smaller spades beside it, { $card } would soon have to be played
}.
hint-hearts-pass-above-queen = { $cards } might have to take the queen, which you do not have.
hint-hearts-pass-void = you keep no { $suit }, so you need not follow them unless you are passed some.
hint-hearts-pass-dear = { $card } costs { $count } points.
hint-hearts-pass-high = high cards take tricks, and points with them.
hint-hearts-pass-tops = you keep no higher card of these suits, and low cards take fewer tricks.
hint-hearts-pass-short = { $card } is the only one of the { $suit } you keep. Once it is played you need not follow them, unless you are passed more.
hint-hearts-pass-guards = you keep your spades, so you have { $count ->
    [one] 1 smaller spade
   *[other] { $count } smaller spades
} to play before { $card }.
hint-hearts-pass-highest = no card that you keep is higher than the highest of these.
hint-hearts-pass-low = low cards take few tricks, and here points are good.

hint-hearts-aside-free = none of these cards costs points.
hint-hearts-moon-old = the others get the points, and your total stays as it is.
hint-hearts-moon-new = your total goes down, and nobody else's goes up.
hint-hearts-vector = you have not seen your cards yet, and this is the usual choice.

hint-hearts-charge-none = what is charged counts double for whoever takes it, and that may be you.
hint-hearts-charge-bonus = { $count ->
    [0] { $card } then takes off twice as much, and you can still hope to win it yourself
    [one] with 1 higher card of its suit you may well win { $card } yourself, and then it takes off twice as much
   *[other] with { $count } higher cards of its suit you may well win { $card } yourself, and then it takes off twice as much
}.
hint-hearts-charge-queen = { $count ->
    [0] somebody else will probably take { $card }, and then it costs double
    [one] with 1 smaller spade to play first, somebody else will probably take { $card }, and then it costs double
   *[other] with { $count } smaller spades to play first, somebody else will probably take { $card }, and then it costs double
}.
hint-hearts-charge-hearts = all hearts count double then, and others will probably take most of them.
hint-hearts-charge = { $cards } will probably do more for you when it counts more.
