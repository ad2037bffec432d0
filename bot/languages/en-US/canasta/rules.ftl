# The rule card, the options and the rules of Canasta and Samba.

canasta-card-usual = The usual game for four: two packs, eleven cards, one canasta to go out.
canasta-card-usual-samba = The usual game for four: three packs, fifteen cards, two canastas to go out.
canasta-pack = { $packs ->
    [one] One pack
    [2] Two packs
    [3] Three packs
   *[other] { $packs } packs
} with jokers, { $cards } cards.
canasta-opening-below = { $minimum } below 0
canasta-opening-from = { $minimum } from { $least }

canasta-departs-players = For { $count } players.
canasta-departs-sides-pairs = Partners sit opposite each other.
canasta-departs-sides-alone = Everybody plays alone.
canasta-departs-sides-threes = Two teams of three, seated alternately.
canasta-departs-sides-bench = Two teams of three; one of each rests in every deal.
canasta-departs-sides-two_three = Two against three; one of the three rests in every deal.
canasta-departs-sides-cutthroat = Whoever takes the pile first plays alone against the other two in that deal.
canasta-departs-hand_size = { $count } cards each.
canasta-departs-draw_count = { $count ->
    [one] One card is drawn.
   *[other] { $count } cards are drawn.
}
canasta-departs-target = The game ends at { $count ->
    [one] 1 point
   *[other] { $count } points
}.
canasta-departs-canastas_to_go_out = { $count ->
    [0] No canasta is needed to go out.
    [one] One canasta is needed to go out.
   *[other] { $count } canastas are needed to go out.
}
canasta-departs-wild_max = { $count ->
    [one] At most 1 wild card in a meld.
   *[other] At most { $count } wild cards in a meld.
}
canasta-departs-mixed_wilds = One card of the rank takes the pile with { $count ->
    [one] one wild card only.
   *[other] up to { $count } wild cards.
}
canasta-departs-out_bonus = Going out brings { $count }.
canasta-departs-concealed_extra = A concealed hand brings { $count } more.
canasta-departs-canasta_natural = A natural canasta counts { $count }.
canasta-departs-canasta_mixed = A mixed canasta counts { $count }.
canasta-departs-samba = A samba counts { $count }.
canasta-departs-red3_each = Each red three counts { $count }.
canasta-departs-red3_all = All red threes together count { $count }.
canasta-departs-red3_all_but_one = All red threes but one together count { $count }.
canasta-departs-opening = What the first melds must count depends on the total: { $table }.
canasta-departs-upcard-wild = A joker or a deuce that is turned up first is not covered.
canasta-departs-upcard-3r = A red three that is turned up first is not covered.
canasta-departs-upcard-3b = A black three that is turned up first is not covered.
canasta-departs-group_max = A meld holds at most { $count } cards.

canasta-departs-wild_le_natural-true = A meld has no more wild than natural cards.
canasta-departs-wild_ratio-half = A meld has at least twice as many natural as wild cards.
canasta-departs-wild_ratio-free = A meld may have as many wild as natural cards.
canasta-departs-wild_after_canasta-unlimited = A finished canasta takes any number of wild cards.
canasta-departs-merge_sequences-false = You may not join sequences.
canasta-departs-completed_group-open = Anything that fits may be added to a finished canasta.
canasta-departs-completed_group-no_wilds = No wild cards are added to a finished canasta.
canasta-departs-completed_group-closed_at_7 = Nothing is added to a finished canasta.
canasta-departs-pair_take-new_group = A pair that takes the pile makes a new meld.
canasta-departs-seq_take-top_only = Instead of drawing, you may add the top card alone to a sequence, even from a frozen pile.
canasta-departs-red3_deal-first_turn = If you are dealt red threes, you lay them down at your first turn.
canasta-departs-last_card_red3-may_meld = Whoever draws a red three as the last card may still lay melds.
canasta-departs-route_mixed-true = You may take the pile with one card of its rank and wild cards, if it is not frozen.
canasta-departs-route_mixed-false = You may not take the pile with one card and wild cards.
canasta-departs-route_add-false = You may not take the top card straight onto a meld.
canasta-departs-opening_take_wild-pure = Your side's first take must be with natural cards only.
canasta-departs-open_then_mixed-false = The first take needs a natural pair, whatever else is laid.
canasta-departs-always_frozen-true = The pile is always frozen.
canasta-departs-one_card_bar-always = With one card in hand you may not take a pile of one card.
canasta-departs-one_card_bar-never = With one card in hand you may take a pile of one card.
canasta-departs-black3_meld-never = Black threes are never laid.
canasta-departs-black3_opens-false = Black threes do not count for opening.
canasta-departs-concealed_waives_opening-never = A concealed hand needs the minimum too.
canasta-departs-concealed_waives_opening-always = A concealed hand needs no minimum, even after taking the pile.
canasta-departs-concealed_with_pile-false = A hand that took the pile is not concealed.
canasta-departs-ask-unverified = You may ask your partner before you know if you can go out. A broken promise costs points.
canasta-departs-ask-never = You may not ask your partner.
canasta-departs-ask-enforced = You may ask your partner only when you can go out.
canasta-departs-red3_minus_if-no_meld = Red threes count against a side that laid nothing.
canasta-departs-red3_minus_if-no_canasta = Red threes count against a side without a canasta.
canasta-departs-red3_minus_if-under_two_canastas = Red threes count against a side with fewer than two canastas.
canasta-departs-red3_minus-each = As a penalty, red threes count one by one.
canasta-departs-stock_end-immediate = The deal ends as soon as somebody would draw from an empty stock.
canasta-departs-stock_end-last_draw = Whoever draws the last card finishes the turn, and the deal ends.
canasta-departs-both_over_target-shared = Sides with equal totals over the target share the win.
canasta-departs-next_dealer-right = The deal moves to the right.
canasta-departs-pile_memory-full = All cards of the pile are shown.

canasta-house-rule-target = How many points win
canasta-house-rule-target-count = The game ends at { $count } points
canasta-house-rule-canastas_to_go_out = Canastas needed to go out
canasta-house-rule-canastas_to_go_out-count = { $count ->
    [0] None
    [one] One
   *[other] { $count }
}
canasta-house-rule-draw_count = Cards drawn in a turn
canasta-house-rule-draw_count-count = { $count ->
    [one] One
   *[other] { $count }
}
canasta-house-rule-always_frozen = The pile
canasta-house-rule-always_frozen-true = Always frozen: only a natural pair takes it
canasta-house-rule-always_frozen-false = Frozen only by wild cards and red threes
canasta-house-rule-route_add = Taking the top card straight onto a meld
canasta-house-rule-route_add-true = Allowed
canasta-house-rule-red3_minus_if = Red threes count against a side
canasta-house-rule-ask = Asking the partner
canasta-house-rule-ask-enforced = Only when going out is possible; the answer binds
canasta-house-rule-ask-unverified = At any time before laying; a broken promise costs points
canasta-house-rule-stock_end = When the stock is used up
canasta-house-rule-stock_end-play_on = Play goes on as long as the pile is taken
canasta-house-rule-pile_memory = The cards of the pile
canasta-house-rule-pile_memory-top_only = Only the top one is shown
canasta-house-rule-route_mixed = Taking the pile with one card and wild cards
canasta-house-rule-opening_take_wild = Wild cards in the first take
canasta-house-rule-opening_take_wild-extra_ok = Allowed beside the natural pair
canasta-house-rule-wild_le_natural = Wild and natural cards in a meld
canasta-house-rule-wild_le_natural-false = Up to three wild cards
canasta-house-rule-seq_take = Taking the pile onto a sequence
canasta-house-rule-seq_take-whole_pile = The whole pile, when it is not frozen
canasta-house-rule-seq_take-top_only = The top card alone, even when it is frozen
canasta-house-rule-wild_ratio = Wild cards in a small meld
canasta-house-rule-completed_group = Adding to a finished canasta

canasta-fault-target = Play to at least one point.
canasta-fault-deals = Play at least 1 deal.
canasta-fault-seats = This game is for another number of players.
canasta-fault-sides = This number of players cannot be divided like that.
canasta-fault-ask = Here everybody plays alone, so there is no partner to ask.
canasta-fault-stock = This game has its own way to end a deal when the stock is used up.
canasta-fault-packs = Play with one to four packs of cards.
canasta-fault-jokers = Play with at most four jokers in a pack.
canasta-fault-hand = Deal everybody at least two cards, and leave some to turn up and to draw.
canasta-fault-draw = Draw one to four cards in a turn.
canasta-fault-upcard = Only a wild card, a red three and a black three can be covered. Name each at most once.
canasta-fault-wilds = Allow at most eight wild cards in a meld.
canasta-fault-naturals = Ask for one to seven natural cards in a meld.
canasta-fault-melds = A side has one meld of a rank, or any number of them. With sequences it is always any number.
canasta-fault-pair = With sequences only a natural pair takes the pile, never one card and wild cards.
canasta-fault-largest = A meld must hold at least seven cards. If a side has only one meld of a rank, it must hold all cards of that rank.
canasta-fault-finished = If a side has only one meld of a rank, it must be able to add natural cards to a finished canasta. Otherwise it could never lay them.
canasta-fault-canastas = Ask for at most five canastas to go out.
canasta-fault-sequence = This game has no sequences, so none can take a card of the pile.
canasta-fault-mixed = To take the pile with one card and wild cards, allow at least one wild card.
canasta-fault-opening = Give a minimum for totals below 0, for 0, and for any higher totals. No minimum may be below 0.
canasta-fault-points = Points must be 0 or more, and a multiple of 5.
canasta-fault-choice = This game cannot be played like that.
canasta-fault-other = This game has no such rule, or you cannot change it like that.

canasta-rules-aim = **The aim.** Lay melds of equal cards, and above all canastas, which are melds of seven. The first side with { $target ->
    [one] { $target } point
   *[other] { $target } points
} at the end of a deal wins.
canasta-rules-deal = **The deal.** { $hand } cards each; one is turned up to begin the pile, the rest is the stock.
canasta-rules-covered = If { $cards } is turned up first, it is covered: another card is turned on top of it.
canasta-covered-wild = a joker or a deuce
canasta-covered-3r = a red three
canasta-covered-3b = a black three
canasta-covered-all = a joker, a deuce or a three
canasta-rules-kinds = Jokers and deuces are wild. Lay a red three down at once and draw another card. A black three on top blocks the pile for the next player; black threes are laid only to go out.
canasta-rules-melds = **Melds.** Three or more cards of a rank from 4 to ace, at least { $naturals } natural and at most { $wilds } wild. Seven cards are a canasta: natural without wild cards, else mixed.
canasta-rules-partners = Partners share their melds. You may not add to melds of the other side.
canasta-rules-one-meld = A side has one meld of a rank: more cards of that rank are added to it.
canasta-rules-many-melds = A side may have several melds of a rank, and may join them.
canasta-rules-sequences = Three to seven cards of a suit in order, from 4 up to ace and without wild cards, are a sequence. Seven are a samba, to which nothing is added.
canasta-rules-opening = The first melds of a side must together count a minimum, which depends on its total: { $table }. Joker 50, deuce and ace 20, king to eight 10, the rest 5.
canasta-rules-turn = **A turn.** Draw { $draw ->
    [one] a card
   *[other] { $draw } cards
} or take the whole pile, lay what you like, and discard a card. You must keep at least one card unless you go out.
canasta-rules-pile = **The pile.** With two natural cards like its top one you may take all of it, but not if a wild card or a black three is on top.
canasta-rules-mixed = You can also take it with one such card and wild cards, if it is not frozen and your side has opened.
canasta-rules-add = You can also add its top card to one of your melds, if it is not frozen.
canasta-rules-add-unfinished = You can also add its top card to a meld of yours with fewer than seven cards, if it is not frozen.
canasta-rules-frozen = A wild card or a red three in the pile freezes it, until somebody takes it. Before your side has opened, it is always frozen for you.
canasta-rules-always = The pile is always frozen: only a natural pair takes it.
canasta-rules-out = **Going out.** Your side needs { $count ->
    [0] no canasta for it
    [one] a canasta for it
   *[other] { $count } canastas for it
}. Then you may lay or discard your last card, and the deal is over.
canasta-rules-stock = When the stock is empty, take the pile or end the deal.{ $adds ->
    [yes] {" "}If the top card of the pile fits one of your melds, you must take the pile.
   *[no] {""}
}
canasta-rules-last-three = A red three as the very last card of the stock ends the deal at once.
canasta-rules-ask = You may ask your partner first; the answer binds.
canasta-rules-count = **The count.** Natural canasta { $natural }, mixed canasta { $mixed }, going out { $out }, each card laid its own value; cards left in hand count against you.
canasta-rules-samba = A samba counts { $samba }.
canasta-rules-concealed = A concealed hand brings { $points } more: you had laid nothing, and go out in one turn with a canasta of your own, adding nothing to your partner's melds.
canasta-rules-waived = If you draw a card and then lay your whole hand, with a canasta in it, you need no minimum.
canasta-rules-threes = Red threes { $each } each, all of them together { $all }.
canasta-rules-here = **Rules that differ here:**
