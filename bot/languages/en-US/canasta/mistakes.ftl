# What kind of mistake a dear move of Canasta or Samba was; told in a review, to its player alone.

mistake-canasta-left-pile = You left the pile ({ $count }); it was worth taking.
mistake-canasta-took-to-open = You opened to take the pile ({ $count }); drawing was better.
mistake-canasta-took-pile = You took the pile ({ $count }); drawing was better.
mistake-canasta-opened-early = You opened too early.
mistake-canasta-hand-short = That left you { $count ->
    [one] 1 card
   *[other] { $count } cards
}: too few to take the pile.
mistake-canasta-spent-wild = You laid a wild card that was worth keeping.
mistake-canasta-laid-early = You showed this meld too early.
mistake-canasta-missed-canasta = You could have finished a canasta.
mistake-canasta-laid-little = You could have laid more.
mistake-canasta-opened-late = It was time to open.
mistake-canasta-caught = You held { $count } points while the others were about to go out.
mistake-canasta-kept-meld = You had something worth laying.
mistake-canasta-stayed = You could have gone out: the others held { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
mistake-canasta-went-out = You went out too early: there was more to be made.
mistake-canasta-said-yes = “No” was the better answer.
mistake-canasta-said-no = “Yes” was the better answer.
mistake-canasta-asked = Asking your partner told the others too much.
mistake-canasta-froze-late = It was time to freeze the pile with { $card }.
mistake-canasta-threw-wild = You discarded { $card } though the pile was frozen already.
mistake-canasta-froze-early = You froze the pile too early with { $card }.
mistake-canasta-kept-stop = { $card } would have blocked the pile for a turn.
mistake-canasta-early-stop = You spent { $card }, which you may need later.
mistake-canasta-fed-meld = { $card } fitted a meld of the other side.
mistake-canasta-fed-known = Everybody saw that { $name } holds that rank: { $card } gave the pile away.
mistake-canasta-broke-pair = With { $card } you broke a pair.
mistake-canasta-threw-own = { $card } fitted a meld of your side.
mistake-canasta-fed-pile = With { $card } you risked a pile of { $count } cards.
mistake-canasta-threw-useful = You needed { $card } more than { $better }.
