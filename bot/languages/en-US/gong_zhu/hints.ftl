# Why the computer would do something in Gong Zhu. The message `hint` puts a reason after a colon,
# or, in a language that would rather have it so, as a sentence of its own.

hint-gong_zhu-show-none = what is shown counts double for whoever takes it, and that may be you.
hint-gong_zhu-show-sheep = { $count ->
    [0] with so many of its suit you may well take { $card } yourself, and then it counts double
    [one] with 1 higher card of its suit you may well take { $card } yourself, and then it counts double
   *[other] with { $count } higher cards of its suit you may well take { $card } yourself, and then it counts double
}.
hint-gong_zhu-show-pig = { $count ->
    [0] somebody else will probably take { $card }, and then it costs double
    [one] with 1 smaller spade to play first, somebody else will probably take { $card }, and then it costs double
   *[other] with { $count } smaller spades to play first, somebody else will probably take { $card }, and then it costs double
}.
hint-gong_zhu-show-hearts = all hearts count double then, and others will probably take most of them.
hint-gong_zhu-show = { $cards } will probably do more for you when it counts more.

hint-gong_zhu-lead-flush = spades may draw out the pig, and none of yours would have to take it.
hint-gong_zhu-lead-sheep = nothing higher can still be played, so you take { $card } yourself.
hint-gong_zhu-lead-hearts = no higher { $suit } can still be played and only you have hearts so far, so go for all of them.

hint-gong_zhu-give-pig = { $name } has this trick so far, and gets { $card }.
hint-gong_zhu-give-transformer = { $name } has this trick so far, and { $card } multiplies what that costs.
hint-gong_zhu-give-points = it goes to somebody else, and costs { $count } points.
hint-gong_zhu-give-partner = your partner has this trick so far, and { $card } counts for both of you.
hint-gong_zhu-under-partner = it leaves this trick to your partner's { $over }.
hint-gong_zhu-under-pig = it stays under { $over }, so you do not take the pig.
hint-gong_zhu-under-points = it stays under { $over }, so you do not take cards that cost { $count } points.

hint-gong_zhu-take-sheep = it takes { $card }.
hint-gong_zhu-take-hearts = only you have hearts so far, so go for all of them.
hint-gong_zhu-take-stops = only { $name } has hearts so far, and with these in your tricks cannot get all of them.
hint-gong_zhu-free-high = you play last and nothing in this trick counts, so play your highest card now.
hint-gong_zhu-free = you play last, and nothing in this trick counts.
hint-gong_zhu-over-partner = it beats your partner's { $over }, the best card so far.
hint-gong_zhu-fresh = this is the first time that { $suit } are led, so most people can still follow and nobody throws anything on it.

hint-gong_zhu-throw-no-heart = only { $name } has hearts so far and has this trick as well, so give no heart to it.
hint-gong_zhu-throw-above-pig = throw it now: later it might have to take the pig.
hint-gong_zhu-throw-high = you have no { $suit }, so throw a high card that might take something later.
