# What the others have done, for a player who is called to the turn.

canasta-news-drew = { $name }がカードを引きました。
canasta-news-took = { $name }が捨て札の山を取りました。
canasta-news-laid = { $name }が{ $cards }を出しました。
canasta-news-discarded = { $name }が{ $card }を捨てました。
canasta-news-chose = { $name }が「{ $choice }」を選びました。
