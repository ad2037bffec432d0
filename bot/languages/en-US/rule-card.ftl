# The rule card: the name of what is played, and each departure from the usual Hearts in a line.

rule-card-title = **Rules: { $variant }**
rule-card-changed = **Rules: { $variant }, customised**
rule-card-usual = - The usual rules of Hearts.
rule-card-line = - { $departure }
rule-card-more = - And { $count } more: press Rules to read them.
button-rules = Rules

departs-other = { $name }: { $value }.

departs-players = For { $allowed } players.
departs-decks = { $count } packs are shuffled together.
departs-strip = { $players } players: without { $out }.
departs-strip-none = { $players } players: with the whole pack.
departs-rotation-counterclockwise = Cards are dealt and played to the right, not to the left.
departs-first_dealer = The player on chair { $number } deals first.
departs-kitty-first_trick = Cards left over lie face down and go to whoever takes the first trick.
departs-kitty-last_trick = Cards left over lie face down and go to whoever takes the last trick.
departs-kitty-first_penalty_trick = Cards left over lie face down and go to whoever takes the first trick with points in it.
departs-kitty-hand = Whoever takes the first trick also takes the cards left over, and puts as many aside, face down.
departs-kitty_seen-winner = Whoever gets the cards left over sees them.
departs-kitty_seen-all = Everybody sees the cards left over once somebody has taken them.

departs-pass_schedule-dealer_choice = Before seeing any cards, the dealer decides how many go to whom, at most { $count } in all.
departs-pass-always = Passing: { $way } in every deal.
departs-pass-never = No cards are passed.
departs-pass-cycle = Passing with { $players } players: { $ways }, and round again.
departs-pass-cycle-all = Passing: { $ways }, and round again.
departs-pass_count = { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} passed.
departs-unpassable = These may not be passed: { $cards }.
departs-charging-together = Before play everybody may charge { $cards }, all at once: the card is seen and counts double{ $doubles ->
    [yes] , the doubling card four times
   *[no] {""}
}. A♥ doubles every heart. The first time its suit is led, you cannot play a charged card unless you have no other of that suit.
departs-charging-in_turn = Before play everybody in turn may charge { $cards }: the card is seen and counts double{ $doubles ->
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
departs-forced_discard = { $cards } must be thrown at the first chance.
departs-trick_rule-cancellation = Two equal cards in a trick cancel each other. If no card is left, whoever takes the next trick takes this one too.
departs-trick_rule-booster_nines = When the 9 of the suit led is played, everybody plays one more card to the trick.

departs-hearts-spot = Hearts cost what they show: 2 to 10, J 11, Q 12, K 13, A 14.
departs-hearts-pip10 = Hearts cost what they show: 2 to 10, and 10 for J, Q, K and A.
departs-hearts-pip10a15 = Hearts cost what they show: 2 to 10, 10 for J, Q and K, 15 for A.
departs-hearts-face = Hearts cost 1, but J 2, Q 3, K 4 and A 5.
departs-hearts-own = Hearts cost: { $costs }.
departs-hearts-own-none = Hearts cost nothing.
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
departs-double_scope-penalties = Whoever takes { $card } gets double points in that deal.
departs-double_scope-all = Whoever takes { $card } gets everything in that deal double, good or bad.
departs-double_scope-moon = If you take { $card }, everything you take in that deal counts double, even a moon.
departs-double-turned = Whoever takes { $card } has the points of that deal multiplied by 2i: normal points become imaginary, imaginary ones become normal, and there are twice as many.
departs-hand_sizes = { $players } players: { $cards } cards each, the rest left over.
departs-imaginary = The points of { $cards } are imaginary: 13i for 13. Totals are complex numbers, and only their distance from 0 counts.
departs-no_trick_bonus = Whoever takes no trick gets { $points ->
    [one] 1 point
   *[other] { $points } points
} off.

departs-moon-none = There is no moon: all points count as usual.
departs-moon-new = The moon's points come off the shooter's total, and the others get none.
departs-moon-choice = Whoever shoots the moon chooses: all others get its points, or the shooter's total goes down by them.
departs-moon-mixed = All others get the moon's points. If the shooter would lose the game that way, the shooter may choose to have fewer points instead.
departs-moon-mixed_auto = All others get the moon's points. If the shooter would lose the game that way, the shooter's total goes down by them instead.
departs-moon-greek = All others get the moon's points, and the shooter's total goes down by as many for each of them.
departs-moon_value = The moon is worth { $points }.
departs-moon_needs_bonus-true = The moon needs { $card } too.
departs-bonus_on_moon-absorb = { $card } counts for nothing when the moon is shot.
departs-sun-double = The moon counts double for whoever took every trick.
departs-sun-fixed = The moon counts { $points } for whoever took every trick.

departs-teams = Partners sit opposite each other.
departs-team_score-individual = Totals are kept for each player; partners add theirs up at the end.
departs-team_score-pooled = Partners share one total.
departs-team_moon-true = Partners may shoot the moon together.
departs-partner_moon-exempt = The shooter's partner gets none of the moon's points.
departs-partner_moon-hit = The shooter's partner gets the moon's points too.

departs-objective-highest = The highest total wins.
departs-end-deals = The game ends after { $count ->
    [one] 1 deal
   *[other] { $count } deals
}.
departs-end-both = The game ends at { $target ->
    [one] { $target } point
   *[other] { $target } points
}, or after { $count ->
    [one] 1 deal
   *[other] { $count } deals
}.
departs-end-target = The game ends at { $target ->
    [one] { $target } point
   *[other] { $target } points
}.
departs-end-down = The game ends when somebody has no points left.
departs-target_cmp-exceed = The game ends when somebody has more than { $target ->
    [one] { $target } point
   *[other] { $target } points
}.
departs-end-below = The game ends when somebody has fewer than 0 points.
departs-placing-target_loses = The side that gets there first loses.
departs-tie_rule-shared = If the first place is shared, it stays shared.
departs-tie_scope-any = Play goes on until no two totals are equal.
departs-end_latched-false = If everybody is below the limit again after an extra deal, the game goes on.
departs-exact-wins = { $target ->
    [one] Exactly { $target } point wins the game.
   *[other] Exactly { $target } points win the game.
}
departs-exact-reset = { $target ->
    [one] Exactly 1 point becomes { $points }.
   *[other] Exactly { $target } points become { $points }.
}
departs-display_sign-penalty_negative = Points that count against you are written with a minus sign, points for you without one.
departs-display_sign-count_down = Everybody starts with { $target ->
    [one] { $target } point
   *[other] { $target } points
} and loses what they take; the most wins.
departs-lives = Everybody has { $count ->
    [one] 1 life
   *[other] { $count } lives
}; a deal of { $points ->
    [one] 1 point
   *[other] { $points } points
} or more costs one. Whoever has none left is last, and the game ends.

# Games that end at a target, and after some deals at the latest.
lobby-goal-both = Game to { $target ->
    [one] { $target } point
   *[other] { $target } points
}, at most { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
goal-line-both = -# The game ends at { $target ->
    [one] { $target } point
   *[other] { $target } points
}, or after { $count ->
    [one] 1 deal
   *[other] { $count } deals
}.
departs-deals = The game ends after at most { $count ->
    [one] 1 deal
   *[other] { $count } deals
}.
rules-deals = The game ends after at most { $count ->
    [one] 1 deal
   *[other] { $count } deals
}. Whoever is ahead then wins. A tie is shared.
house-rule-deals = How many deals at most
house-rule-deals-none = As many as it takes
house-rule-deals-count = { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
