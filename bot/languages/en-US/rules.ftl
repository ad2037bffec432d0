# /rules, for somebody who has never played.

rules-title = ### { $variant }: how it is played here
rules-customised = This table has changed some of that:
rules-aim = **The aim.** Take as few points as you can. Every heart you take costs 1 point, and { $queen }, the queen of spades, costs { $worth }. When somebody has { $target ->
    [one] { $target } point
   *[other] { $target } points
} the game ends, and whoever has the fewest wins.
rules-deal = **The deal.** All cards are dealt, the same number to everybody. The ace is high, and there are no trumps.
rules-deal-left-over = **The deal.** Everybody gets the same number of cards. The ace is high, and there are no trumps.
rules-deal-all = - { $players } players: { $cards } cards each
rules-deal-less = - { $players } players: { $cards } cards each, without { $out }
rules-pass = **Passing.** Before play, everybody passes { $count ->
    [one] one card
   *[other] { $count } cards
} to another player. The direction changes from deal to deal:
rules-pass-each = Everybody passes { $count ->
    [one] one card
   *[other] { $count } cards
}.
rules-pass-cycle = - { $players } players: { $ways }, and round again
rules-pass-blind = You choose before you see what you get.
rules-way-left = left
rules-way-right = right
rules-way-across = across
rules-way-hold = no passing
rules-way-scatter = one to each player
rules-way-places-left = { $places ->
    [one] 1 place
   *[other] { $places } places
} to the left
rules-way-places-right = { $places ->
    [one] 1 place
   *[other] { $places } places
} to the right
rules-open = **The first lead.** Whoever holds the lowest club in play begins with it: { $card }, depending on how many play.
rules-open-some = **The first lead.** One card decides who begins, and with what: { $card }, depending on how many play.
rules-open-held = **The first lead.** Whoever holds the lowest club of all hands begins with it.
rules-open-one = **The first lead.** Whoever holds { $card } begins with it.
rules-tricks = **Tricks.** Everybody plays one card, in turn to the left. If you have a card of the suit that was led, you must play one. If you have none, play what you like. The highest card of the suit led takes the trick, and whoever took it leads the next.
rules-first-trick = **The first trick.** No heart and no { $queen } may be played to it, unless you have nothing else.
rules-breaking = **Breaking hearts.** You may not lead a heart until somebody has played one to an earlier trick, unless you have only hearts left. { $queen } may be led before that, and does not break hearts.
rules-moon-old = **Shooting the moon.** If one player takes every heart and { $queen }, that player gets no points. Everybody else gets { $points }.
rules-moon-new = **Shooting the moon.** If one player takes every heart and { $queen }, that player's total goes down by { $points }, which is good. Nobody else gets points.
rules-end = **The end.** The game ends after the deal in which somebody reaches { $target ->
    [one] { $target } point
   *[other] { $target } points
}. The lowest total wins. If two players share it, you play extra deals until one leads alone.

rules-aim-few = **The aim.** Take as few points as you can.
rules-aim-most = **The aim.** Take as many points as you can: what a card costs, it brings you here.
rules-hearts = Every heart costs 1 point, if no line below says otherwise.
rules-tricks-right = **Tricks.** Everybody plays one card, in turn to the right. If you have a card of the suit that was led, you must play one. If you have none, play what you like. The highest card of the suit led takes the trick, and whoever took it leads the next.
rules-first-trick-any = **The first trick.** No card that costs points may be played to it, unless you have nothing else.
rules-breaking-other = **Breaking hearts.** You may not lead a heart until hearts are broken, unless you have nothing else to lead.
rules-moon-charged = With charged cards a moon is worth more, up to { $points }.
rules-moon-sign = The { $points } points of a moon count for the shooter, so they are written without a minus sign.
rules-moon-any = **Shooting the moon.** Whoever takes every card that costs points shoots the moon. It is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
rules-moon-others = All others get these points, and the shooter gets none.
rules-moon-opponents = Each opponent gets these points. The shooter and the partner get none.
rules-end-away = **The end.** The game ends after the deal in which somebody's total is { $target } or more away from 0. Whoever is nearest to 0 wins. If two players share the first place, you play extra deals until one leads alone.
rules-end-other = **The end.** The game is decided after a whole deal.
