# Hearts for somebody who has never heard of it.

# Exactly two sentences. $cards is a list such as “hearts or Q♠”.
hearts-in-short = { $aim ->
    [most] { $sides ->
        [together] You and your partner try to take as many points as you can.
       *[alone] Try to take as many points as you can.
    }
    [zero] Try to keep your total as near to zero as you can.
   *[fewest] { $sides ->
        [together] You and your partner try to take as few points as you can.
       *[alone] { $charging ->
            [none] Try to take as few points as you can.
           *[any] Try to take as few points as you can, and show cards before play to double them.
        }
    }
} { $tricks ->
    [cancellation] { $named ->
        [yes] Everybody plays a card, two equal cards cancel each other, the highest left of the first card's suit takes them all, and whoever takes { $cards } gets points.
       *[no] Everybody plays a card, two equal cards cancel each other, the highest left of the first card's suit takes them all, and some cards bring points.
    }
    [booster_nines] { $named ->
        [yes] Everybody plays a card, or two if somebody plays the 9 of the first card's suit, the highest of that suit takes them all, and whoever takes { $cards } gets points.
       *[no] Everybody plays a card, or two if somebody plays the 9 of the first card's suit, the highest of that suit takes them all, and some cards bring points.
    }
   *[normal] { $named ->
        [yes] Everybody plays a card, the highest of the first card's suit takes them all, and whoever takes { $cards } gets points.
       *[no] Everybody plays a card, the highest of the first card's suit takes them all, and some cards bring points.
    }
}

# The lesson: steps with one trick as an example.
hearts-lesson-play = **Play.** Everybody plays one card to a trick. Follow the suit of the first card if you can. If you have none of it, throw another card.
hearts-lesson-trick = **A trick.** { $led } was led. { $best } is the highest card of that suit, so it takes the trick. Somebody had none of the suit and threw { $thrown }.
hearts-lesson-points = { $aim ->
    [most] **Points.** { $thrown } brings { $points ->
        [one] 1 point
       *[other] { $points } points
    } to whoever took the trick. Points are good here: take such tricks.
   *[fewest] **Points.** { $thrown } brings { $points ->
        [one] 1 point
       *[other] { $points } points
    } to whoever took the trick. Points are bad here: leave such tricks to others.
}
hearts-lesson-dearest = { $aim ->
    [most] Look out for { $card }: it brings { $points }.
   *[fewest] Beware of { $card }: it brings { $points }.
}
hearts-lesson-next = **The deal.** Whoever took a trick leads to the next. After the last card, points are counted and the cards are dealt again.
hearts-lesson-charging = **Charging.** Before play you may show { $cards }. It counts double, A♥ every heart. It stays in your hand the first time its suit is led.
hearts-lesson-end = { $aim ->
    [most] **The end.** When the game ends, the most points win.
    [zero] **The end.** When the game ends, whoever is nearest to zero wins.
    [last] **The end.** Whoever gets to { $target } points first loses.
    [left] **The end.** Everybody begins with { $target } points and loses what they take. When the game ends, the most points left win.
   *[fewest] **The end.** When the game ends, the fewest points win.
}
