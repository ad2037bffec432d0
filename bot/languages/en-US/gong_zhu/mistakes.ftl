# What kind of mistake a dear move of Gong Zhu was; told in a review, to its player alone.
# $card and $better are cards, $name is another player.

mistake-gong_zhu-showed = Showing { $card } cost you: it counted more, and had to wait.
mistake-gong_zhu-hid = You did not show { $card }, which would have counted more for you.
mistake-gong_zhu-led-pig = You led { $card } yourself.
mistake-gong_zhu-led-above-pig = You led { $card } while the pig was still out.
mistake-gong_zhu-led-scoring = You led { $card } while higher cards were still out.
mistake-gong_zhu-no-spade = A spade could have drawn out the pig.
mistake-gong_zhu-led-high = You led { $card }, which nobody could beat.
mistake-gong_zhu-led-low = You led { $card }, a card to keep for later; { $better } could go first.
mistake-gong_zhu-gave-sheep = You gave { $card } to { $name }.
mistake-gong_zhu-fed-hearts = You gave { $card } to { $name }, who had all the hearts so far.
mistake-gong_zhu-let-hearts-go = { $name } had all the hearts so far; { $card } would have taken one.
mistake-gong_zhu-held = You held { $card } too long: here it could go to somebody else.
mistake-gong_zhu-kept-points = You kept { $card }, which could have gone to somebody else.
mistake-gong_zhu-kept-above-pig = You kept { $card }, which may have to take the pig.
mistake-gong_zhu-kept-high = You kept { $card }, which may take something later.
mistake-gong_zhu-threw = Throwing { $suit } was better.
mistake-gong_zhu-ducked-sheep = You let the sheep go; { $card } would have taken it.
mistake-gong_zhu-free-trick = This trick cost nothing: a good time to let { $card } go.
mistake-gong_zhu-took-pig = You took the pig; { $card } would have stayed under.
mistake-gong_zhu-took-transformer = You took { $card }, which multiplied what you had to pay.
mistake-gong_zhu-took-points = You took cards that cost { $count } points; { $card } would have stayed under.
mistake-gong_zhu-risked-pig = You played { $card } while the pig could still fall on it.
mistake-gong_zhu-over = You went over with { $card }; { $better } would have stayed under.
mistake-gong_zhu-took-low = The trick was yours anyway: better spend { $better } and keep { $card }.
mistake-gong_zhu-under-low = { $better } would have stayed under too, and { $card } was yours for later.
