# /review, the button Review, and the message that steps through a game that is over.

button-review = 复盘
review-title = ### 复盘 · { $variant }
review-at-trick = -# 第 { $deal } 局，共 { $deals } 局 · 第 { $number } 墩 · 第 { $step } 步，共 { $count } 步
review-at-turn = -# 第 { $deal } 局，共 { $deals } 局 · 第 { $number } 回合 · 第 { $step } 步，共 { $count } 步
review-at-start = -# 第 { $deal } 局，共 { $deals } 局 · 出牌之前 · 第 { $step } 步，共 { $count } 步
review-dealt = **{ $name }** 发牌。
review-cut = 为第一局切牌。
review-played = **{ $name }** 打出 **{ $card }**。
review-passed = **{ $name }** 传出 { $cards }。
review-put-aside = **{ $name }** 扣下 { $cards }。
review-chose = **{ $name }**：“{ $choice }”
review-canasta-drew = { $name } 抓到 { $cards }。
review-canasta-took = { $name } 吃了吃牌堆（{ $count } 张）：“{ $way }”
review-by-forced = -# 没有别的可选。
review-by-computer = { $known ->
    [known] -# 由电脑决定（{ $level }）。
   *[unknown] -# 由电脑决定。
}
review-by-stand-in = { $known ->
    [known] -# 由电脑（{ $level }）代 { $name } 决定。
   *[unknown] -# 由电脑代 { $name } 决定。
}
review-by-clock = -# { $name } 超时，由电脑代为回答。
review-holds = { $sign } **{ $name }**：{ $cards }
review-holds-none = { $sign } **{ $name }**：没有牌
review-took = -# 已收：{ $cards }
button-review-back = ◀ 上一步
button-review-forward = 下一步 ▶
button-review-picture = 图片
button-review-hands = 所有手牌
button-review-text = 用文字
review-to-deal = 跳到某一局（第 { $number } 局，共 { $count } 局）
review-to-trick = { $number ->
    [0] 跳到某一墩
   *[other] 跳到某一墩（第 { $number } 墩，共 { $count } 墩）
}
review-to-turn = { $number ->
    [0] 跳到某个回合
   *[other] 跳到某个回合（第 { $number } 回合，共 { $count } 回合）
}
review-to-own = 跳到自己的一步
review-deal = 第 { $number } 局
review-trick = 第 { $number } 墩
review-turn = 第 { $number } 回合
review-before-play = 出牌之前
review-move = { $at }：{ $card }
review-picture = 所有手牌，牌面朝上。
review-picture-hand = { $held ->
    [none] { $names }：没有牌。
   *[cards] { $names }：{ $cards }。
}
review-picture-played = { $held ->
    [none] { $names }：没有牌。桌上：{ $played }。
   *[cards] { $names }：{ $cards }。桌上：{ $played }。
}
review-picture-laid = { $names } 摊出：{ $piles }。
review-player = 玩家 { $number }
review-choice = { $day } · { $variant } · 与 { $names } · { $table }
review-choice-alone = { $day } · { $variant } · 与电脑 · { $table }
review-unknown = 这里没有这张牌桌。请从你最近的牌局中选一场，或点击结果上的“复盘”。
review-nothing = 你还没有打完过一场牌局。请给出牌桌，或提供牌谱文件。
review-running = 这场牌局还在进行，结束后才能复盘。
review-no-record = 我没有这场牌局的牌谱：可能没有发过牌，或者结束时还没有牌谱。
review-rules-gone = 这场牌局的规则我已经不认识了，无法显示。
review-file-gone = 文件我只保留一个小时。请用 /review 再给我一次。
review-no-game = 这条消息里没有牌局。请在牌局结果的消息上使用，或用 /review。
