# What the others have done, for a player who is called to the turn.

canasta-news-drew = { $name } 抽牌。
canasta-news-took = { $name } 拿棄牌堆。
canasta-news-laid = { $name } 攤出 { $cards }。
canasta-news-discarded = { $name } 棄掉 { $card }。
canasta-news-chose = { $name } 選了「{ $choice }」。
