# Gong Zhu: what it is called, its kinds, and its rules in words.

family-gong_zhu = Gong Zhu
family-gong_zhu-leaderboard = In Gong Zhu, more points are better.

offer-gongzhu-open = Open a table of Gong Zhu (拱猪) in this channel
offer-gongzhu-preset = Which kind of Gong Zhu? Empty: the usual one

feat-pigs-taken = { $count ->
    [one] 1 pig taken
   *[other] { $count } pigs taken
}
feat-sheep-won = { $count } sheep won
feat-all-hearts = { $count ->
    [one] all hearts in 1 deal
   *[other] all hearts in { $count } deals
}
feat-all-sixteen = { $count ->
    [one] all sixteen in 1 deal
   *[other] all sixteen in { $count } deals
}

variant-gong_zhu = Gong Zhu
variant-gong_zhu-about = Hearts as China plays it, 拱猪: Q♠ is the pig, J♦ the sheep, and 10♣ doubles. Whoever shows such a card before play doubles its worth. At −1000 somebody is the pig.
variant-gong_zhu-brief = catch the sheep, leave the pig; show cards to double them
variant-gong_zhu_plain = Gong Zhu without showing
variant-gong_zhu_plain-about = Gong Zhu for a first evening: no card is shown.
variant-gong_zhu_plain-brief = for a first evening: no card is shown
variant-gong_zhu_pairs = Gong Zhu in pairs
variant-gong_zhu_pairs-about = Two against two. What partners take is counted as one hand.
variant-gong_zhu_pairs-brief = two against two, counted as one hand
variant-gong_zhu_online = Gong Zhu, online rules
variant-gong_zhu_online-about = As played online: a shown A♥ locks hearts until one has been played, and the pig turns only with all sixteen.
variant-gong_zhu_online-brief = a shown A♥ locks hearts
variant-gong_zhu_both_ends = Gong Zhu to +1000
variant-gong_zhu_both_ends-about = Played to the left, and 2♣ is led first. −1000 makes a pig, and +1000 wins.
variant-gong_zhu_both_ends-brief = +1000 wins, −1000 loses; 2♣ leads
variant-gong_zhu_family = Gong Zhu, family rules
variant-gong_zhu_family-about = Four deals without showing. Whoever has 7♠ leads first, hearts cost their pips, and the pig costs 200.
variant-gong_zhu_family-brief = four deals; hearts cost their pips, the pig 200

gong_zhu-goal = { $deals ->
    [none] { $ends_at ->
        [both] Game to +{ $target } or −{ $target } points
       *[low] Game to −{ $target } points
    }
    [one] 1 deal
   *[other] { $deals } deals
}

# Exactly two sentences.
gong_zhu-in-short = Win the sheep (J♦), avoid the pig (Q♠) and hearts, and mind 10♣, which doubles what you take. { $deals ->
    [none] { $showing ->
        [none] { $ends_at ->
            [both] Be the first to reach +{ $target }, and stay above −{ $target }.
           *[low] Whoever falls to −{ $target } is the pig.
        }
       *[other] { $ends_at ->
            [both] Show cards before play to double them, get to +{ $target } first, and stay above −{ $target }.
           *[low] Show cards before play to double them, and stay above −{ $target }.
        }
    }
    [one] { $showing ->
        [none] After one deal the most points win.
       *[other] Show cards before play to double them, and have the most points after one deal.
    }
   *[other] { $showing ->
        [none] After { $deals } deals the most points win.
       *[other] Show cards before play to double them, and have the most points after { $deals } deals.
    }
}

# The lesson: steps with cards as examples.
gong_zhu-lesson-cards = **Pig and sheep.** Q♠, the pig, costs { $pig } points. J♦, the sheep, brings { $sheep }. Hearts cost too, A♥ most: 50.
gong_zhu-lesson-transformer = **The transformer.** 10♣ doubles what its taker has, good or bad. With no other such card it brings { $alone }.
gong_zhu-lesson-showing = **Showing.** Before play you may show Q♠, J♦, A♥ or 10♣. It counts double, A♥ every heart. It stays in your hand the first time its suit is led.
gong_zhu-lesson-end = **All hearts.** All thirteen in one hand bring 200 instead. { $deals ->
    [none] **The end.** Whoever falls to −{ $target } is the pig, and the most points win.
    [one] **The end.** After one deal the most points win.
   *[other] **The end.** After { $deals } deals the most points win.
}

gong_zhu-rules =
    {""}**Cards.** Thirteen hearts, the pig (Q♠), the sheep (J♦) and the transformer (10♣) are the scoring cards. All others are worth nothing.{ $teams ->
        [none] {""}
       *[other] {" "}Partners sit opposite and have one total. { $side_cards ->
            [apart] Their cards are counted apart and then added.
           *[pooled] Their cards are counted as one hand.
        }
    }

    { $showing ->
        [none] {""}**Play.** Follow suit if you can. Whoever played the highest card of the suit takes the trick and leads next. Whoever took the pig begins the next deal.
       *[other] {""}**Showing.** { $showing ->
            [in_turn] Before play everybody in turn may show Q♠, J♦, A♥ or 10♣.
           *[together] Before play everybody may show Q♠, J♦, A♥ or 10♣, all at once.
        } Pig, sheep or all hearts then count double, and the transformer multiplies by 4. The first time its suit is led, you cannot play a shown card unless you have no other of that suit. { $lead_lock ->
            [true] While A♥ is shown, nobody leads a heart until one was played, unless the hand has nothing else.
           *[false] {""}
        }

            {""}**Play.** Follow suit if you can. Whoever played the highest card of the suit takes the trick and leads next. Whoever took the pig begins the next deal.
    }

    {""}**Counting.** { $hearts ->
        [pip] Hearts cost: A 50, K 40, Q 30, J 20, 4 10, the others their pips.
       *[classic] Hearts cost: A 50, K 40, Q 30, J 20, 10 to 5 10 each, 4 to 2 nothing.
    } The pig costs { $pig }, the sheep brings { $sheep }. The transformer doubles the sum, up or down; alone it brings { $alone }.

    {""}**All hearts.** All thirteen in one hand bring 200. { $pig_turns ->
        [with_hearts] The pig beside them counts plus too.
        [with_sixteen] The pig counts plus too if all sixteen are there.
       *[never] The pig costs as ever.
    }

    {""}**The end.** { $deals ->
        [none] { $ends_at ->
            [both] The game ends when somebody is at −{ $target } or lower, or at +{ $target } or higher.
           *[low] The game ends when somebody is at −{ $target } or lower.
        } The most points win, and everybody at −{ $target } or lower is a pig.
        [one] The most points win after one deal.
       *[other] The most points win after { $deals } deals.
    }

# What each rule is about, and what a value of it means. Each line of a menu may have 100 characters.

gong_zhu-teams = Who plays together
gong_zhu-teams-is = { $value ->
    [none] Everybody plays alone.
   *[other] Partners sit opposite and have one total.
}
gong_zhu-rotation = Which way the turn goes
gong_zhu-rotation-is = { $value ->
    [cw] Cards and turns go to the left.
   *[ccw] Cards and turns go to the right.
}
gong_zhu-showing = Showing
gong_zhu-showing-is = { $value ->
    [none] No card is shown.
    [in_turn] Everybody shows in turn, from the player who leads.
   *[together] All show at once.
}
gong_zhu-lead_lock = A shown A♥
gong_zhu-lead_lock-is = { $value ->
    [true] If A♥ is shown, nobody leads a heart until one was played, unless the hand has nothing else.
   *[false] A shown A♥ does not stop others from leading hearts.
}
gong_zhu-opening = The first lead
gong_zhu-opening-is-2s = 2♠ is led first.
gong_zhu-opening-is-2s_any = Whoever has 2♠ leads first, any card.
gong_zhu-opening-is-2c = 2♣ is led first, or 3♣ where it is left out.
gong_zhu-opening-is-7s_any = Whoever has 7♠ leads first, any card.
gong_zhu-hearts_lead = When hearts may be led
gong_zhu-hearts_lead-is = { $value ->
    [until_broken] Hearts are led once one was thrown on another suit, or the hand has nothing else.
   *[anytime] Hearts may be led at any time.
}
gong_zhu-hearts = What hearts cost
gong_zhu-hearts-is = { $value ->
    [pip] Hearts cost A 50, K 40, Q 30, J 20, 4 10, the others their pips.
   *[classic] Hearts cost A 50, K 40, Q 30, J 20, 10 to 5 10 each, 4 to 2 nothing.
}
gong_zhu-pig = The pig
gong_zhu-pig-is = The pig, Q♠, costs { $value }.
gong_zhu-sheep = The sheep
gong_zhu-sheep-is = The sheep, J♦, brings { $value }.
gong_zhu-alone = The transformer alone
gong_zhu-alone-is = 10♣ with no other scoring card brings { $value }.
gong_zhu-pig_turns = When the pig counts plus
gong_zhu-pig_turns-is = { $value ->
    [with_sixteen] The pig counts plus with all sixteen scoring cards.
    [never] The pig never counts plus.
   *[with_hearts] The pig counts plus with all hearts.
}
gong_zhu-ends_at = When the game ends
gong_zhu-ends_at-is = { $value ->
    [both] The game ends at the target below zero or above.
   *[low] The game ends only at the target below zero.
}
gong_zhu-target = The target
gong_zhu-target-is = The target is { $value ->
    [one] 1 point
   *[other] { $value } points
}.
gong_zhu-deals = Deals
gong_zhu-deals-is = { $value ->
    [none] The game has no fixed number of deals.
    [one] The game has 1 deal.
   *[other] The game has { $value } deals.
}
gong_zhu-side_cards = What partners took
gong_zhu-side_cards-is = { $value ->
    [apart] Partners' cards are counted apart and then added.
   *[pooled] Partners' cards are counted as one hand.
}
