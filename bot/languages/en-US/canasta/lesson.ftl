# Canasta and Samba for somebody who has never heard of them.

# Exactly two sentences.
canasta-in-short = { $kind ->
    [samba] Collect melds of three or more cards of one rank or of one suit in order.
   *[canasta] Collect melds of three or more cards of one rank, and the most points win.
} { $draw ->
    [one] In your turn draw a card or take the pile, lay melds and discard, and seven cards in a meld bring a high bonus.
   *[other] In your turn draw { $draw } cards or take the pile, lay melds and discard, and seven cards in a meld bring a high bonus.
}

# The lesson: steps with a meld and a canasta as examples.
canasta-lesson-turn = **A turn.** Draw { $draw ->
    [one] a card
   *[other] { $draw } cards
}, or take the whole pile if you can lay its top card. Lay melds if you like. Then discard a card.
canasta-lesson-meld = { $wild ->
    [yes] **A meld.** Two kings and { $card } are a meld. Deuces and jokers are wild. Up to sevens cards count 5, up to kings 10, aces and deuces 20, jokers 50.
   *[no] **A meld.** Three cards of one rank are a meld. Up to sevens cards count 5, up to kings 10, aces and deuces 20, jokers 50.
}
canasta-lesson-opening = { $enough ->
    [yes] **The first melds** of a side must count enough together: { $minimum } points at the beginning of the game, so these would do.
   *[no] **The first melds** of a side must count enough together: { $minimum } points at the beginning of the game, so another meld is needed beside this one.
}
canasta-lesson-seven = { $kind ->
    [samba] **Seven cards** of a suit in order are a samba, for { $samba }, seven of a rank a canasta, for { $mixed } with wild cards, { $natural } without. A red three brings { $three }.
   *[canasta] **Seven cards** of a rank are a canasta. It brings a bonus: { $mixed } with wild cards, { $natural } without. A red three brings { $three }.
}
canasta-lesson-end = { $canastas ->
    [0] **The end.** Whoever has no card left goes out and ends the deal.
    [one] **The end.** Whoever has no card left goes out and ends the deal. The side needs a canasta for it.
   *[other] **The end.** Whoever has no card left goes out and ends the deal. The side needs { $canastas } canastas for it.
} At { $target } the most points win.
