# What kind of mistake a dear move of Hearts was; told in a review, to its player alone.
# $card and $better are cards, $name is another player.

mistake-hearts-no-heart-back = { $name } had all the points: a heart could have stopped the moon.
mistake-hearts-led-above-queen = You led { $card } while the queen was still out.
mistake-hearts-led-void = You led { $suit }, and { $name } had none left.
mistake-hearts-led-queen = You led { $card } yourself.
mistake-hearts-no-spade = A spade could have drawn out the queen.
mistake-hearts-fed-moon = You gave { $card } to { $name }, who had all the points: that helps a moon.
mistake-hearts-threw-stopper = You threw { $card }, which could have stopped the moon of { $name }.
mistake-hearts-held-queen = You held { $card } too long: here she could go.
mistake-hearts-kept-above-queen = You kept { $card }, which may have to take the queen.
mistake-hearts-kept-high = You kept { $card }, which may take points later.
mistake-hearts-let-moon-go = { $name } had all the points; { $card } would have stopped the moon.
mistake-hearts-took-points = You took { $count ->
    [one] 1 point
   *[other] { $count } points
}; { $card } would have stayed under.
mistake-hearts-risked-queen = You played { $card } while the queen could still fall on it.
mistake-hearts-free-trick = This trick cost nothing: a good time to let { $card } go.
mistake-hearts-passed-stopper = You passed { $card }, which stops a moon.
mistake-hearts-kept-queen = You kept { $card } { $count ->
    [0] without a smaller spade
    [one] with only 1 smaller spade
   *[other] with only { $count } smaller spades
}.
mistake-hearts-passed-queen = You passed { $card }, though { $count } smaller spades guarded her.
mistake-hearts-passed-guard = You passed { $card }, which guards your queen.
mistake-hearts-passed-low = You passed { $card }; low cards keep you out of trouble.
mistake-hearts-no-void = You could have passed all your { $suit }.
mistake-hearts-charged = You charged { $card } into trouble: it counted more, and had to wait.
mistake-hearts-uncharged = You did not charge { $card }, which would have counted more for you.
