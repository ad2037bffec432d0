# Oh Hell, as a new family brings its texts: in English alone.

family-oh_hell = Oh Hell
family-oh_hell-leaderboard = Every deal is scored by your bid.

offer-ohhell-open = Open a table of Oh Hell
offer-ohhell-preset = Which game to play; otherwise from five cards down to one

variant-oh_hell = Oh Hell
variant-oh_hell-about = Five cards each in the first deal, one fewer in each that follows.
variant-oh_hell-brief = bid how many tricks you take
variant-there_and_back = There and Back
variant-there_and_back-about = From three cards down to one and back to three. You may bid what you like.
variant-there_and_back-brief = three cards down to one, and back

oh_hell-goal = { $hands ->
    [there_and_back] from { $largest } cards to 1 and back
    [up] from 1 card to { $largest }
   *[down] from { $largest } cards to 1
}
oh_hell-in-short = You say how many tricks you will take, and try to take just as many. Whoever has the most points after the last deal wins.
oh_hell-lesson = Look at your cards and bid a number of tricks. Take just as many, and you score ten points and your bid. Take more or fewer, and you score nothing.
oh_hell-rules =
    {""}**Cards.** In the first deal everybody has { $largest } cards at most. A card is turned up, and its suit is trumps.

    {""}**Bids.** Each in turn says how many tricks they will take. Follow suit if you can.

    {""}**Points.** Whoever takes just as many tricks as they bid scores ten points and the bid.
oh_hell-hands = How hands grow or get smaller
oh_hell-hands-is = { $value ->
    [there_and_back] Hands get smaller, and then larger again.
    [up] Each hand has a card more.
   *[down] Each hand has a card fewer.
}
oh_hell-largest = The largest hand
oh_hell-largest-is = The largest hand has { $value } cards.
oh_hell-hook = The last bid
oh_hell-hook-is = { $value ->
    [true] The bids may not come to the number of tricks.
   *[false] The bids may come to anything.
}
oh_hell-turn-bid = { $names } bids.
oh_hell-task-bid = How many tricks will you take?
illegal-oh_hell-bid-hook = The bids may not come to { $tricks } tricks.
