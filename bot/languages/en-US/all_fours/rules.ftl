# The rule card, the options and the rules of All Fours.

af-card-usual = The usual game: six cards, begging, High, Low, Jack and Game, to 7.

af-rank-A = an ace
af-rank-K = a king
af-rank-Q = a queen
af-rank-J = a Jack
af-rank-T = a ten
af-rank-9 = a nine
af-rank-8 = an eight
af-rank-7 = a seven
af-rank-6 = a six
af-rank-5 = a five
af-rank-4 = a four
af-rank-3 = a three
af-rank-2 = a deuce
af-turn-worth = { $rank } { $points }

af-departs-target = The game ends at { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
af-departs-turn = Points for the dealer when turned up: { $worths }.
af-departs-teams-none = With four, everybody plays alone.
af-departs-rotation-ccw = Dealing and play go to the right.
af-departs-cut-low = Whoever cuts the lowest card deals first.
af-departs-trump-pitch = Nothing is turned up: the first card led makes trumps.
af-departs-trump-auction = Everybody may bid once; the highest bidder leads, and the first card led makes trumps.
af-departs-turn_scoring-each = Every card that is turned up brings its points, also when a suit comes again.
af-departs-turn_scoring-final = Only the card that makes trumps brings points for being turned up.
af-departs-gift_to-eldest = A gift goes to the beggar alone.
af-departs-gift_may_win-true = A gift may win the game.
af-departs-second_beg-consent = After a run eldest may ask for another; the dealer may refuse.
af-departs-run_new_trump-false = A run gives three more cards each, but trumps stay.
af-departs-run_to-two = Only eldest and dealer get cards when they are run.
af-departs-exhaust_keep-false = If a hand is thrown in, its points do not count.
af-departs-after_run-keep = After a run all cards are played.
af-departs-after_run-keep9 = After one run nine cards are played, after more of them six.
af-departs-discards_count-true = Trumps put aside count for High and Low.
af-departs-bunch = Nobody may bunch the cards.
af-departs-follow-strict = Trump only when you cannot follow suit.
af-departs-jack_exempt-true = The Jack of trumps may be played at any time.
af-departs-undertrump-false = If the trick is trumped, you may not play a lower trump while you can play another card.
af-departs-low_to-captor = Low counts for whoever wins it in a trick.
af-departs-low_to-dealer = Low counts for the dealer.
af-departs-game_suits-trumps = Only trumps count for Game.
af-departs-game_suits-tens_of_trumps = The ten of trumps is the only ten that counts for Game.
af-departs-game_tie-none = If the card points are equal, nobody gets Game.
af-departs-inquiry-true = A player who plays a trump may ask whether it is High or Low.
af-departs-look_early-all = Everybody looks at the cards at once.
af-departs-look_early-two = With four, only eldest and dealer look before trumps are fixed.
af-departs-look_early-not_partner = The leader's partner looks at no card before trumps are made.
af-departs-mark_when_known-true = High and Low are marked as soon as they are known.
af-departs-dealer_may_equal-true = The dealer may take the bid with an equal one.
af-departs-all_pass-redeal = If all pass, the cards are dealt again.
af-departs-trick_memory-full = You may look at all tricks of the deal again.
af-departs-peg-at_once = Whoever wins a trick counts the trumps in it at once: the ten 10, the five 5, the ace 4, king 3, queen 2, Jack 1.
af-departs-peg-at_end = After the deal the trumps won in tricks count: the ten 10, the five 5, the ace 4, king 3, queen 2, Jack 1.
af-departs-four_points-false = High, Low, Jack and Game do not count.
af-departs-hang = A Jack won from another side is worth { $points }.
af-departs-ten = A ten counts { $points } for Game.
af-departs-revoke = Any card may be played, but a revoke brings the others { $points ->
    [one] 1 point
   *[other] { $points } points
}.
af-departs-revoke-plain = A revoke costs nothing else.
af-departs-revoke-seven_up = The side that revoked counts no Game. With the Jack in play the revoke brings twice as much. That side then counts no Jack either, and cannot win the game in that deal.
af-departs-revoke-trinidad = The side that revoked counts no Game. Holding back one of the five best trumps when trumps are led loses the game.
af-departs-revoke-claim = A revoke is only found if somebody claims it.

af-house-rule-target = How many points win
af-house-rule-target-count = The game ends at { $count ->
    [one] { $count } point
   *[other] { $count } points
}
af-house-rule-cut = Who deals first
af-house-rule-cut-high = Whoever cuts the highest card
af-house-rule-game_tie = Game with equal card points
af-house-rule-game_tie-nondealer = The side that did not deal counts it
af-house-rule-low_to = Who counts Low
af-house-rule-low_to-holder = Whoever was dealt it
af-house-rule-game_suits = Cards that count for Game
af-house-rule-game_suits-all = Those of all suits
af-house-rule-ten = What a ten counts for Game
af-house-rule-ten-10 = 10 card points
af-house-rule-ten-1 = 1 card point
af-house-rule-run_new_trump = The trump when cards are run
af-house-rule-run_new_trump-true = Another card is turned up, until a new suit shows
af-house-rule-hang = The Jack won from another side
af-house-rule-hang-1 = Worth 1 point
af-house-rule-hang-3 = Worth 3 points
af-house-rule-follow = Following suit
af-house-rule-follow-trump = Follow suit or trump
af-house-rule-follow-jack = Trump only when you cannot follow; the Jack of trumps at any time
af-house-rule-revoke = Revokes
af-house-rule-revoke-enforce = Cannot happen: forbidden cards are refused
af-house-rule-revoke-penalty = May happen, and are found at the end of the trick
af-house-rule-revoke-claim = May happen, and are found if somebody claims one
af-house-rule-trick_memory = Tricks taken earlier
af-house-rule-trick_memory-last = Only the last one is shown again
af-house-rule-gift_may_win = A gift that would win the game
af-house-rule-gift_may_win-false = May not be given: the cards are run
af-house-rule-second_beg = Begging a second time
af-house-rule-second_beg-consent = Allowed if the dealer agrees
af-house-rule-second_beg-never = Not allowed
af-house-rule-after_run = After a run
af-house-rule-after_run-six = Everybody puts cards aside, down to six
af-house-rule-inquiry = Asking about a trump that you play
af-house-rule-inquiry-false = Not allowed
af-house-rule-dealer_may_equal = The dealer's bid
af-house-rule-dealer_may_equal-false = Must be higher than the others
af-house-rule-all_pass = If everybody passes
af-house-rule-all_pass-held = The dealer must bid 2

af-fault-target = A game goes to between 1 and 100 points.
af-fault-deals = Play at least 1 deal.
af-fault-seats = This game is for another number of players.
af-fault-jack_exempt = The Jack can be free only where players must follow suit.
af-fault-teams = Four players play in pairs here.
af-fault-peg = Trumps bring points in tricks only where a card is turned up, and something must count.
af-fault-other = Some of these rules contradict each other.

af-rules-aim = **The aim.** { $pegged ->
    [alone] The trumps that are won in tricks bring points.
    [four] The trumps that are won in tricks bring points, and so do High, Low, Jack and Game.
   *[none] Each deal has four chances of points: High, Low, Jack and Game.
} The first side to reach { $target ->
    [one] { $target } point
   *[other] { $target } points
} wins at once.
af-rules-players = For { $allowed } players.
af-rules-pairs = Four play in pairs, partners opposite.
af-rules-deal = **The deal.** Six cards each from 52, ace high.
af-rules-cut-high = Everybody cuts a card, and the highest deals first; equal cards are cut again. After that each in turn deals.
af-rules-cut-low = Everybody cuts a card, and the lowest deals first; equal cards are cut again. After that each in turn deals.
af-rules-turned = The next card is turned up, and its suit is proposed as trumps.
af-rules-turn-worths = The card that is turned up may bring the dealer points at once: { $worths }.
af-rules-pitch = No card is turned up. The suit of the first card led is trumps.
af-rules-beg = **Begging.** Eldest, who sits next to the dealer, stands or begs. When eldest begs, the dealer gives a point or runs the cards.
af-rules-gift-to-all_opponents = With three players the dealer gives a point to both others.
af-rules-gift-to-eldest = With three players only the beggar gets the point.
af-rules-gift-true = A gift may win the game.
af-rules-gift-false = A gift may not win the game: then the cards must be run.
af-rules-run-true = Run: everybody gets three more cards and another is turned up, until a new suit shows. That suit is trumps.
af-rules-run-false = Run: everybody gets three more cards; trumps stay.
af-rules-after-keep = All cards are played then.
af-rules-after-six = Then everybody puts cards aside, face down, and keeps six.
af-rules-after-keep9 = After one run nine cards are played, after more of them six.
af-rules-exhausted-true = If the pack is too small for a run, the cards are thrown in and the same dealer deals again; points already counted stand.
af-rules-exhausted-false = If the pack is too small for a run, the cards are thrown in and the same dealer deals again; points counted in that hand are cancelled.
af-rules-second = After a run eldest may ask for one more, and the dealer may refuse.
af-rules-bunch = Two players may also agree to bunch the cards after a run and deal again.
af-rules-bid = **The bidding.** Everybody in turn passes or bids 2, 3 or 4 points, higher than before. The highest bidder leads and makes trumps. If you make fewer points than you bid, you lose as many as you bid.
af-rules-passed-held = If all pass, the dealer must bid 2.
af-rules-passed-redeal = If all pass, the cards are dealt again.
af-rules-play = **The play.** { $trump ->
    [auction] The highest bidder
   *[other] Eldest
} leads, and the winner of each trick leads to the next. The highest trump takes the trick, else the highest card of the suit led.
af-rules-follow-or_trump = You must follow suit if you can, but you may always trump instead. If trumps are led, you must play one. If you cannot follow, play any card.
af-rules-follow-strict = You must follow suit if you can. If you cannot, trump or play any other card.
af-rules-inquiry = A player who plays a trump may ask whether it is High or Low, and gets a true answer.
af-rules-peg = **The pegs.** { $when ->
    [at_end] After the last trick the trumps that each has won count, trick by trick:
   *[at_once] Whoever wins a trick counts the trumps in it at once:
} the ten 10, the five 5, the ace 4, the king 3, the queen 2, the Jack 1. The first to reach the target has won on the spot, even in the middle of a deal. A trump that was turned up counts for nobody.
af-rules-count = { $trump ->
    [auction] **The count,** after the last trick: the bidder's side first, then the others in this order. The game ends as soon as somebody reaches the target.
   *[other] **The count,** after the last trick and in this order. The game ends as soon as somebody reaches the target.
}
af-rules-high = - **High:** the highest trump in play, for whoever was dealt it.
af-rules-low-holder = - **Low:** the lowest trump in play, for whoever was dealt it, even if it was lost.
af-rules-low-captor = - **Low:** the lowest trump in play, for whoever won it in a trick.
af-rules-low-dealer = - **Low:** the lowest trump in play, for the dealer.
af-rules-jack = - **Jack:** the Jack of trumps, if in play, for whoever won it; { $points } points if won from another side.
af-rules-jack-1 = - **Jack:** the Jack of trumps, if in play, for whoever won it.
af-rules-game-all = - **Game:** the most card points in tricks. An ace counts 4, a king 3, a queen 2, a Jack 1, a ten { $ten }.
af-rules-game-trumps = - **Game:** the most card points in tricks, counting trumps only. An ace counts 4, a king 3, a queen 2, a Jack 1, a ten { $ten }.
af-rules-game-tens_of_trumps = - **Game:** the most card points in tricks. An ace counts 4, a king 3, a queen 2, a Jack 1, the ten of trumps { $ten }.
af-rules-game-five = The five of trumps counts 5 as well.
af-rules-tie-none = With equal card points nobody counts Game.
af-rules-tie-nondealer = With equal card points the side that did not deal counts Game.
