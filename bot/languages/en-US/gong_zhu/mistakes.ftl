# What kind of mistake a dear move of Gong Zhu was; told in a review, to its player alone.
# $card and $better are cards, $name is another player.

mistake-gong_zhu-showed = Showing { $card } cost you: it counted more, and had to wait.
mistake-gong_zhu-hid = You did not show { $card }, which would have counted more for you.
mistake-gong_zhu-led-pig = You led { $card } yourself.
mistake-gong_zhu-led-above-pig = You led { $card } while the pig was still out.
mistake-gong_zhu-led-scoring = You led { $card } while higher cards were still out.
mistake-gong_zhu-no-spade = A spade could have drawn out the pig.
mistake-gong_zhu-gave-sheep = You gave { $card } to { $name }.
mistake-gong_zhu-fed-hearts = You gave { $card } to { $name }, who had all the hearts so far.
mistake-gong_zhu-let-hearts-go = { $name } had all the hearts so far; { $card } would have taken one.
mistake-gong_zhu-held = You held { $card } too long: here it could go to somebody else.
mistake-gong_zhu-kept-above-pig = You kept { $card }, which may have to take the pig.
mistake-gong_zhu-kept-high = You kept { $card }, which may take something later.
mistake-gong_zhu-ducked-sheep = You let the sheep go; { $card } would have taken it.
mistake-gong_zhu-free-trick = This trick cost nothing: a good time to let { $card } go.
mistake-gong_zhu-took-pig = You took the pig; { $card } would have stayed under.
mistake-gong_zhu-took-transformer = You took { $card }, which multiplied what you had to pay.
mistake-gong_zhu-took-points = You took cards that cost { $count } points; { $card } would have stayed under.
mistake-gong_zhu-risked-pig = You played { $card } while the pig could still fall on it.
