# /review, the button Review, and the message that steps through a game that is over.

button-review = 復盤
review-title = ### 復盤 · { $variant }
review-at-trick = -# 第 { $deal } 局，共 { $deals } 局 · 第 { $number } 墩 · 第 { $step } 步，共 { $count } 步
review-at-turn = -# 第 { $deal } 局，共 { $deals } 局 · 第 { $number } 回合 · 第 { $step } 步，共 { $count } 步
review-at-start = -# 第 { $deal } 局，共 { $deals } 局 · 出牌之前 · 第 { $step } 步，共 { $count } 步
review-dealt = **{ $name }** 發牌。
review-cut = 為第一局切牌。
review-played = **{ $name }** 出 **{ $card }**。
review-passed = **{ $name }** 傳出 { $cards }。
review-put-aside = **{ $name }** 蓋下 { $cards }。
review-chose = **{ $name }**：「{ $choice }」
review-canasta-drew = { $name } 抽到 { $cards }。
review-canasta-took = { $name } 拿了棄牌堆（{ $count } 張）：「{ $way }」
review-by-forced = -# 沒有別的選擇。
review-by-computer = { $known ->
    [known] -# 由電腦決定（{ $level }）。
   *[unknown] -# 由電腦決定。
}
review-by-stand-in = { $known ->
    [known] -# 由電腦（{ $level }）代 { $name } 決定。
   *[unknown] -# 由電腦代 { $name } 決定。
}
review-by-clock = -# { $name } 逾時，由電腦代為回答。
review-holds = { $sign } **{ $name }**：{ $cards }
review-holds-none = { $sign } **{ $name }**：沒有牌
review-took = -# 已吃：{ $cards }
button-review-back = ◀ 上一步
button-review-forward = 下一步 ▶
button-review-picture = 圖片
button-review-hands = 所有手牌
button-review-text = 用文字
review-to-deal = 跳到某一局（第 { $number } 局，共 { $count } 局）
review-to-trick = { $number ->
    [0] 跳到某一墩
   *[other] 跳到某一墩（第 { $number } 墩，共 { $count } 墩）
}
review-to-turn = { $number ->
    [0] 跳到某個回合
   *[other] 跳到某個回合（第 { $number } 回合，共 { $count } 回合）
}
review-to-own = 跳到自己的一步
review-deal = 第 { $number } 局
review-trick = 第 { $number } 墩
review-turn = 第 { $number } 回合
review-before-play = 出牌之前
review-move = { $at }：{ $card }
review-picture = 所有手牌，牌面朝上。
review-picture-hand = { $held ->
    [none] { $names }：沒有牌。
   *[cards] { $names }：{ $cards }。
}
review-picture-played = { $held ->
    [none] { $names }：沒有牌。桌上：{ $played }。
   *[cards] { $names }：{ $cards }。桌上：{ $played }。
}
review-picture-laid = { $names } 攤出：{ $piles }。
review-player = 玩家 { $number }
review-choice = { $day } · { $variant } · 和 { $names } · { $table }
review-choice-alone = { $day } · { $variant } · 和電腦 · { $table }
review-unknown = 這裡沒有這張牌桌。請從你最近的牌局中選一場，或按結果上的「復盤」。
review-nothing = 你還沒打完過一場牌局。請給我牌桌，或提供牌譜檔案。
review-running = 這場牌局還在進行，結束後才能復盤。
review-no-record = 我沒有這場牌局的牌譜：可能沒有發過牌，或者結束時還沒有牌譜。
review-rules-gone = 這場牌局的規則我已經不認得了，沒辦法顯示。
review-file-gone = 檔案我只保留一個小時。請用 /review 再給我一次。
review-no-game = 這則訊息裡沒有牌局。請在牌局結果的訊息上使用，或用 /review。
