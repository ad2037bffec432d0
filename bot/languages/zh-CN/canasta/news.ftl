# What the others have done, for a player who is called to the turn.

canasta-news-drew = { $name } 抓牌。
canasta-news-took = { $name } 吃牌。
canasta-news-laid = { $name } 摊牌：{ $cards }。
canasta-news-discarded = { $name } 打出 { $card }。
canasta-news-chose = { $name } 选了“{ $choice }”。
