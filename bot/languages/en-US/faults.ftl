# Why rules do not make a game. Each is a whole sentence that says what would be right.

fault-other = This game does not have one of these rules.
fault-variant = There is no such game here.
fault-dealer = There is nobody at that place to deal.
fault-seats = This game is for another number of players.

fault-players = The usual number of players must be one that this game allows.
fault-players_allowed = With one pack 3 to 6 can play, with two packs up to 10. Name each number once.
fault-decks = There must be one pack or two.
fault-strip = When cards are left out, everybody must still get the same number. A club and some cards that cost points must stay in the pack.
fault-hand_sizes = Everybody must get at least one card, and the pack must have enough.
fault-kitty = The cards left over go to whoever takes the first trick, the last one, or the first with points in it.
fault-kitty_seen = The cards left over are hidden, or shown to whoever takes them, or shown to all.
fault-first_dealer = Whoever deals first must sit at the table.
fault-rotation = The turn goes to the left or to the right.

fault-pass_schedule = Cards are passed in turn, or as the dealer says.
fault-pass_cycle = That way of passing does not fit the number of players. With an odd number nobody sits across, and everybody needs enough cards to pass.
fault-pass_count = You cannot pass so many cards. It must be fewer than a hand has.
fault-dealer_pass_cap = The dealer cannot make a player pass more cards than a hand can give.
fault-dealer_pass_zero_ok = The dealer may or may not choose that nothing is passed.
fault-unpassable = Name each card that may not be passed once. Everybody must keep enough others to pass: one for each player.
fault-charging = You can charge cards only with one pack and ordinary points, and only if nobody picks up the cards left over.

fault-opening_fallback = 2♦ can open only where the lowest club does otherwise.
fault-opening = The lowest club that somebody holds opens the deal, or the player next to the dealer does.
fault-first_trick_penalty = Either you may throw cards that cost points on the first trick, or you may not.
fault-first_trick_stuck = If all your cards cost points, you throw any card on the first trick, or only a heart, or the cards are dealt again.
fault-hearts_lead = Hearts may be led at any time, or once they are broken.
fault-break_by = Hearts are broken by a heart only, or by any card that costs points.
fault-forced_lead_breaks = If you have to lead a heart, that breaks hearts, or it does not.
fault-heart_lead_exception = Before hearts are broken, you may lead one only if you have nothing but hearts (or nothing but cards that cost points).
fault-qs_lead = Q♠ may be led at any time, or once hearts are broken.
fault-forced_discard = Cards that must be thrown at the first chance must be in the pack. Name each once.
fault-trick_rule = Equal cards may cancel each other, or nines may boost a trick, or neither.

fault-hearts_values = The cards of a deal must cost more than they give back, and no heart may give points.
fault-spade_values = The queen, king and ace of spades cannot give points, and some cards must cost points.
fault-extra_values = What a card costs must be a whole number. J♦ or 10♦ cannot cost points where it takes some off. The cards of a deal must cost more than they give back.
fault-imaginary = Complex scores do not go with a moon that lets anybody choose, with a sun, with sides or lives, or with exact totals.
fault-bonus_card = Only J♦ or 10♦ can take points off. With so many players, a deal must cost more than it gives back.
fault-bonus_points = The card that takes points off must take at least 1 off. With so many players, a deal must cost more than it gives back.
fault-bonus_floor = A card that takes points off may bring a deal below 0, or may not.
fault-double_card = Only 10♣ can double.
fault-double_scope = 10♣ doubles what costs points, or everything, or a moon too.
fault-no_trick_bonus = Taking no trick can take points off, not add them. With so many players, a deal must cost more than it gives back.

fault-moon = There is no such way to count the moon, or too few cards cost points for a moon.
fault-moon_value = The moon must be worth at least 1 point.
fault-moon_needs_bonus = The moon can need a card that takes points off only where there is one.
fault-bonus_on_moon = A card that takes points off counts when the moon is shot, or does not.
fault-sun = Taking every trick counts like any moon, or double, or a number of points.
fault-sun_value = Points for taking every trick need the rule that they are a fixed number, and must be at least 1.

fault-teams = Partners need a table for exactly four players.
fault-team_score = Only partners can share a total.
fault-team_moon = Partners can shoot the moon together only where they are sides and the moon goes to all others.
fault-partner_moon = The shooter's partner gets the moon, or is spared.

fault-objective = The lowest total wins, or the highest.
fault-end_mode = The game ends at a number of points, or after a number of deals, or by whichever comes first.
fault-target = The game must go to at least 1 point.
fault-target_cmp = The game ends when somebody reaches the points, or when somebody has more.
fault-deals = A number of deals goes with a game that ends by deals, and must be at least 1.
fault-placing = The lowest total wins, or whoever gets to the end first loses.
fault-tie_rule = A shared first place stays shared, or is played out.
fault-tie_scope = Only the first place is played out, or every tie is.
fault-end_latched = Once the end is reached, it is final, or the game may still go on.
fault-exact_rule = Somebody who has exactly the final number of points can only go back to fewer points, or win if the game ends at a total.
fault-lives = Lives do not go with a moon that asks who would lose.
fault-danger = A deal must be dangerous from at least 1 point.
fault-display_sign = Points are written plain, with a minus sign, or counting down.
