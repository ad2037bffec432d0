# California Jack and Shasta Sam. What they have in common with All Fours is said there.

family-california_jack = California Jack
family-california_jack-leaderboard = In California Jack, more points are better.

offer-californiajack-open = Open a table of California Jack for two in this channel
offer-californiajack-preset = Which kind? Empty: California Jack to 10

feat-jacks = { $count ->
    [one] 1 Jack won
   *[other] { $count } Jacks won
}

variant-california_jack = California Jack
variant-california_jack-about = All Fours for two who draw after every trick. The stock lies face up, so you see what you play for. High, Low, Jack and Game go to whoever wins them; ten points win.
variant-california_jack-brief = for two, drawing from an open stock, to 10
variant-california_jack_1897 = California Jack (1897)
variant-california_jack_1897-about = As Foster has it: a card is cut for trumps, nobody has to trump, and seven points win.
variant-california_jack_1897-brief = trumps are cut for, nobody has to trump, to 7
variant-shasta_sam = Shasta Sam
variant-shasta_sam-about = California Jack with the stock face down: only you see the card you draw. Seven points win.
variant-shasta_sam-brief = drawing from a hidden stock, to 7

california_jack-goal = to { $target ->
    [one] 1 point
   *[other] { $target } points
}{ $deals ->
    [none] {""}
    [one] , 1 deal at most
   *[other] , { $deals } deals at most
}
california_jack-in-short = After each trick both draw a card, the winner first{ $stock ->
    [closed] , and nobody sees what the other gets
   *[open] , and the card to be won lies face up
}. The ace, the deuce and the Jack of trumps and the best cards taken bring a point each, and { $target ->
    [one] the first point wins
   *[other] the first to reach { $target } points wins
}.
california_jack-lesson = { $trump_by ->
    [cut] **The draw.** A card is cut for trumps.
   *[stock_top] **The draw.** The top card of the stock makes trumps.
} After each trick the winner draws { $stock ->
    [closed] a card that nobody else sees, then the other does.
   *[open] the card that lies face up, then the other the next.
}
california_jack-rules =
    {""}**The aim.** Each deal has four points: High, Low, Jack and Game. The first to reach { $target ->
        [one] { $target } point
       *[other] { $target } points
    } wins.

    {""}**The deal.** Two players, six cards each from 52, ace high. The other 40 are the stock. { $trump_by ->
        [cut] Before each deal a card is cut and put back: its suit is trumps.
       *[stock_top] The suit of its top card is trumps.
    } The player who did not deal leads.

    {""}**The play.** Follow suit, or trump. If trumps are led, play one if you can. { $void_must_trump ->
        [true] If you have none of the suit led, you must trump if you can.
       *[false] If you have none of the suit led, play any card.
    } The winner of a trick draws the top card of the stock, then the other the next, and the winner leads. { $stock ->
        [closed] The stock lies face down: each sees only their own card.
       *[open] The stock lies face up: both see each card as it comes to the top.
    } After twenty tricks it is used up, and the last six are played without drawing.

    {""}**The count,** for whoever won the cards, in this order: **High**, the ace of trumps; **Low**, the deuce; **Jack**; and **Game**, the most of the 80 card points: an ace counts 4, a king 3, a queen 2, a Jack 1, a ten 10. { $game_tie ->
        [nondealer] At 40 each, the player who did not deal counts Game.
       *[none] At 40 each nobody counts Game.
    }

california_jack-trump_by = What makes trumps
california_jack-trump_by-is = { $value ->
    [cut] A card is cut for trumps before each deal.
   *[stock_top] The top card of the stock makes trumps.
}
california_jack-stock = The stock
california_jack-stock-is = { $value ->
    [closed] The stock lies face down.
   *[open] The stock lies face up.
}
california_jack-void_must_trump = Without the suit led
california_jack-void_must_trump-is = { $value ->
    [true] You must trump if you cannot follow.
   *[false] Nobody has to trump.
}
california_jack-game_tie = Game at 40 card points each
california_jack-game_tie-is = { $value ->
    [nondealer] At 40 card points each, the player who did not deal counts Game.
   *[none] At 40 card points each, nobody counts Game.
}
california_jack-target = How many points win
california_jack-target-is = { $value ->
    [one] 1 point wins.
   *[other] { $value } points win.
}
california_jack-deals = How many deals at most
california_jack-deals-is = { $value ->
    [none] The game has no limit of deals.
    [one] The game ends after at most 1 deal.
   *[other] The game ends after at most { $value } deals.
}

california_jack-trumps = { $count ->
    [0] Trumps { $sign } · stock used up
    [one] Trumps { $sign } · stock: 1 card
   *[other] Trumps { $sign } · stock: { $count } cards
}
california_jack-next = Next card: **{ $card }** · trumps { $sign } · { $count } left
california_jack-cut = Cut for trumps: **{ $card }**.
california_jack-drew = Drawn: { $cards }.
california_jack-task-trump = **Your turn.** You have no { $suit } { $sign }, so you must trump.

illegal-california_jack-must-trump = You have none of the suit led, so you must trump.
illegal-california_jack-cut-first = A card is cut for trumps before each deal.
illegal-california_jack-claim-stock = You cannot claim before the stock is used up.

# Why the computer would play a card, and what kind of mistake a dear one was.

hint-cj-draws = it wins the trick, and you draw { $card }.
hint-cj-takes-low = it takes { $card }, which is Low.
mistake-cj-left-draw = { $card } would have won the trick, and { $top } from the stock.
mistake-cj-gave-low = You put { $card } at risk, which is Low.
