# The rules of Hearts. The rule card tells each departure from the usual game in a line.

rule-card-usual = - The usual rules of Hearts.

departs-decks = { $decks } packs are shuffled together.
departs-strip = { $players } players: without { $out }.
departs-strip-none = { $players } players: with the whole pack.
departs-rotation-counterclockwise = Cards are dealt and played to the right, not to the left.
departs-first_dealer = The player on chair { $first_dealer } deals first.
departs-kitty-first_trick = Cards left over lie face down and go to whoever takes the first trick.
departs-kitty-last_trick = Cards left over lie face down and go to whoever takes the last trick.
departs-kitty-first_penalty_trick = Cards left over lie face down and go to whoever takes the first trick with points in it.
departs-kitty-hand = Whoever takes the first trick also takes the cards left over, and puts as many aside, face down.
departs-kitty_seen-winner = Whoever gets the cards left over sees them.
departs-kitty_seen-all = Everybody sees the cards left over once somebody has taken them.

departs-pass_schedule-dealer_choice = Before seeing any cards, the dealer decides how many go to whom, at most { $dealer_pass_cap } in all.
departs-pass-always = Passing: { $way } in every deal.
departs-pass-never = No cards are passed.
departs-pass-cycle = Passing with { $players } players: { $ways }, and round again.
departs-pass-cycle-all = Passing: { $ways }, and round again.
departs-pass_count = { $pass_count ->
    [one] 1 card is
   *[other] { $pass_count } cards are
} passed.
departs-unpassable = These may not be passed: { $unpassable }.
departs-charging-together = Before play everybody may charge { $chargeable }, all at once: the card is seen and counts double{ $doubles ->
    [yes] , the doubling card four times
   *[no] {""}
}. A♥ doubles every heart. The first time its suit is led, you cannot play a charged card unless you have no other of that suit.
departs-charging-in_turn = Before play everybody in turn may charge { $chargeable }: the card is seen and counts double{ $doubles ->
    [yes] , the doubling card four times
   *[no] {""}
}. A♥ doubles every heart. The first time its suit is led, you cannot play a charged card unless you have no other of that suit.
departs-dealer_pass_zero_ok-false = The dealer may not choose that nothing is passed.
departs-opening-card = the card that opens the deal

departs-opening-lowest_club_any = Whoever holds the lowest club leads first, but may lead any club.
departs-opening-eldest_nonpenalty = The player next to the dealer leads first, any card that costs no points.
departs-opening-eldest_free = The player next to the dealer leads first, any card.
departs-opening_fallback-low_2d = Where 2♣ is not in the pack, whoever holds 2♦ begins with it.
departs-first_trick_penalty-allowed = Cards that cost points may be thrown on the first trick.
departs-first_trick_stuck-hearts_first = If all your cards cost points, you must throw a heart on the first trick.
departs-first_trick_stuck-redeal = If all cards of a hand cost points before the first trick, the cards are dealt again.
departs-hearts_lead-anytime = Hearts may be led at any time.
departs-break_by-penalty = Any card that costs points breaks hearts, not only a heart.
departs-forced_lead_breaks-false = If you lead a heart because you have nothing else, that does not break hearts.
departs-heart_lead_exception-only_penalties = If all your cards cost points, you may lead any of them.
departs-qs_lead-until_broken = { $queen } may not be led until hearts are broken.
departs-forced_discard = { $forced_discard } must be thrown at the first chance.
departs-trick_rule-cancellation = Two equal cards in a trick cancel each other. If no card is left, whoever takes the next trick takes this one too.
departs-trick_rule-booster_nines = When the 9 of the suit led is played, everybody plays one more card to the trick.

departs-hearts_values-spot = Hearts cost what they show: 2 to 10, J 11, Q 12, K 13, A 14.
departs-hearts_values-pip10 = Hearts cost what they show: 2 to 10, and 10 for J, Q, K and A.
departs-hearts_values-pip10a15 = Hearts cost what they show: 2 to 10, 10 for J, Q and K, 15 for A.
departs-hearts_values-face = Hearts cost 1, but J 2, Q 3, K 4 and A 5.
departs-hearts_values = Hearts cost: { $hearts_values }.
departs-hearts_values-nothing = Hearts cost nothing.
departs-card-costs = { $card } costs { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}.
departs-card-gives = { $card } takes { $points ->
    [one] 1 point
   *[other] { $points } points
} off.
departs-bonus_floor-deal_zero = A card that takes points off never brings a deal below 0.
departs-double_scope-penalties = Whoever takes { $double_card } gets double points in that deal.
departs-double_scope-all = Whoever takes { $double_card } gets everything in that deal double, good or bad.
departs-double_scope-moon = If you take { $double_card }, everything you take in that deal counts double, even a moon.
departs-double_scope-turned = Whoever takes { $double_card } has the points of that deal multiplied by 2i: normal points become imaginary, imaginary ones become normal, and there are twice as many.
departs-hand_sizes = { $players } players: { $cards } cards each, the rest left over.
departs-imaginary = The points of { $imaginary } are imaginary: 13i for 13. Totals are complex numbers, and only their distance from 0 counts.
departs-no_trick_bonus = Whoever takes no trick gets { $no_trick_bonus ->
    [one] 1 point
   *[other] { $no_trick_bonus } points
} off.

departs-moon-none = There is no moon: all points count as usual.
departs-moon-new = The moon's points come off the shooter's total, and the others get none.
departs-moon-choice = Whoever shoots the moon chooses: all others get its points, or the shooter's total goes down by them.
departs-moon-mixed = All others get the moon's points; a shooter who would then lose may have fewer points instead.
departs-moon-mixed_auto = All others get the moon's points; if the shooter would then lose, the shooter's total goes down.
departs-moon-greek = All others get the moon's points, and the shooter's total goes down by as many for each of them.
departs-moon_value = The moon is worth { $moon_value }.
departs-moon_needs_bonus-true = The moon needs { $bonus_card } too.
departs-bonus_on_moon-absorb = { $bonus_card } counts for nothing when the moon is shot.
departs-sun-double = The moon counts double for whoever took every trick.
departs-sun-fixed = The moon counts { $sun_value } for whoever took every trick.

departs-teams-individual = Partners sit opposite, totals are added up at the end.
departs-teams-pooled = Partners sit opposite and share one total.
departs-team_moon-true = Partners may shoot the moon together.
departs-partner_moon-exempt = The shooter's partner gets none of the moon's points.
departs-partner_moon-hit = The shooter's partner gets the moon's points too.

departs-objective-highest = The highest total wins.
departs-end_mode-deals = The game ends after { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}.
departs-end_mode-both = The game ends at { $end ->
    [one] { $end } point
   *[other] { $end } points
}, or after { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}.
departs-target = { $display_sign ->
    [count_down] The game ends when somebody has no points left.
   *[other] The game ends at { $target ->
        [one] { $target } point
       *[other] { $target } points
    }.
}
departs-target_cmp-exceed = { $display_sign ->
    [count_down] The game ends when somebody has fewer than 0 points.
   *[other] The game ends when somebody has more than { $target ->
        [one] { $target } point
       *[other] { $target } points
    }.
}
departs-placing-target_loses = The side that gets there first loses.
departs-tie_rule-shared = If the first place is shared, it stays shared.
departs-tie_scope-any = Play goes on until no two totals are equal.
departs-end_latched-false = If everybody is below the limit again after an extra deal, the game goes on.
departs-exact_rule-wins = { $end ->
    [one] Exactly { $end } point wins the game.
   *[other] Exactly { $end } points win the game.
}
departs-exact_rule-reset = { $end ->
    [one] Exactly 1 point becomes { $reset_to }.
   *[other] Exactly { $end } points become { $reset_to }.
}
departs-display_sign-penalty_negative = Points that count against you are written with a minus sign, points for you without one.
departs-display_sign-count_down = Everybody starts with { $target ->
    [one] { $target } point
   *[other] { $target } points
} and loses what they take; the most wins.
departs-lives = Everybody has { $lives ->
    [one] 1 life
   *[other] { $lives } lives
}; a deal of { $danger ->
    [one] 1 point
   *[other] { $danger } points
} or more costs one. Whoever has none left is last, and the game ends.

# /rules, for somebody who has never played.

rules-aim = **The aim.** Take as few points as you can. Every heart you take costs 1 point, and { $queen }, the queen of spades, costs { $worth }. When somebody has { $target ->
    [one] { $target } point
   *[other] { $target } points
} the game ends, and whoever has the fewest wins.
rules-deal = **The deal.** All cards are dealt, the same number to everybody. The ace is high, and there are no trumps.
rules-deal-left-over = **The deal.** Everybody gets the same number of cards. The ace is high, and there are no trumps.
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
rules-breaking = **Breaking hearts.** You may not lead a heart until somebody has played one to an earlier trick, unless you have only hearts left. { $queen } may be led before that, and does not break hearts.
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

# The rules of Hearts that a host may change. Each line of a menu may have 100 characters.

house-rule-passing = Passing
house-rule-passing-in-turn = In turn left, right, across, and then not at all
house-rule-passing-no-rest = In turn left, right and across, cards in every deal
house-rule-passing-turn-each = In turn left, right, across, one card to each, and then not at all
house-rule-pass_count = How many cards are passed
house-rule-pass_count-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
house-rule-unpassable = Cards that may not be passed
house-rule-unpassable-none = Every card may be passed
house-rule-charging = Charging cards before play
house-rule-charging-none = No card is charged
house-rule-charging-together = All at once: a card that is shown counts double
house-rule-charging-in_turn = One after the other: a card that is shown counts double
house-rule-dealer_pass_cap = The dealer's limit
house-rule-dealer_pass_cap-count = { $count ->
    [one] At most 1 card in all
   *[other] At most { $count } cards in all
}
house-rule-strip = Cards left out of the pack
house-rule-strip-two-diamonds = 2♦
house-rule-strip-two-clubs = 2♣, so that 3♣ is the lowest club
house-rule-strip-low = 2♦, 3♦, 2♣ and 3♣
house-rule-strip-all-twos = All four twos, so that the hearts cost 12 points
house-rule-strip-arnold = 2♣, 3♣, 2♦ and 2♠
house-rule-opening = The first lead
house-rule-opening-lowest_club = Whoever holds the lowest club leads it
house-rule-spades = Spades that cost points
house-rule-spades-queen = Q♠ costs 13, and no other spade costs anything
house-rule-spades-three = Q♠ costs 13, K♠ 10 and A♠ 7
house-rule-spades-none = No spade costs anything
house-rule-qs_lead = Leading Q♠
house-rule-qs_lead-anytime = Q♠ may be led at any time
house-rule-first = The first trick
house-rule-first-clean = No card that costs points may be thrown on it
house-rule-breaking = Leading hearts
house-rule-breaking-heart = Only after somebody has played a heart
house-rule-breaking-penalty-out = Only after a card that costs points; with no other cards you may lead any
house-rule-bonus = A card that takes 10 points off
house-rule-bonus-none = There is none
house-rule-bonus-jack-needed = J♦: whoever takes it gets 10 points off, and the moon needs it
house-rule-bonus-ten-needed = 10♦: whoever takes it gets 10 points off, and the moon needs it
house-rule-moon = Shooting the moon
house-rule-moon-old = All the others get its points
house-rule-partner_moon = The partner of whoever shoots the moon
house-rule-partner_moon-exempt = Gets none of the moon's points
house-rule-partner_moon-hit = Gets the moon's points like the others
house-rule-sun = Taking every trick
house-rule-sun-none = Counts like any moon
house-rule-end = How long the game goes
house-rule-end-to = Until somebody reaches { $count ->
    [one] 1 point
   *[other] { $count } points
}
house-rule-end-deals = { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
house-rule-exact = Exactly the number of points that ends the game
house-rule-exact-none = Ends the game, like any higher total
house-rule-exact-half = Becomes { $count ->
    [one] 1 point
   *[other] { $count } points
}, and only more ends the game
house-rule-exact-wins = Wins the game
house-rule-ties = Ties at the end
house-rule-ties-continue = One more deal while the first place is shared
house-rule-teams = Partners
house-rule-teams-none = Everybody plays alone

# Why rules that somebody chose do not make a game.

fault-worth = With so many players, the cards of a deal must cost more than they give back.
fault-dealer_pass_cap = The dealer cannot make a player pass more cards than a hand can give.
fault-unpassable = Everybody must keep enough other cards to pass: one for each player.
fault-charging = You can charge cards only with one pack and ordinary points, and only if nobody picks up the cards left over.
fault-extra_values = J♦ or 10♦ cannot cost points where it takes some off.
fault-imaginary = Complex scores do not go with a moon that lets anybody choose, with a sun, with sides or lives, or with exact totals.
fault-teams = Partners need a table for exactly four players.
fault-exact_rule = Somebody who has exactly the final number of points can only go back to fewer points, or win if the game ends at a total.
fault-lives = Lives do not go with a moon that asks who would lose.
