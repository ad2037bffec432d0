# What challenges and tournaments share.

# Above their messages, above the panel of a deal, and on its result. $deal counts in the order in which its player has
# them.
field-title = { $kind ->
    [challenge] ### 挑戰 · { $game }
   *[tournament] ### 比賽 · { $game }
}
field-title-deal = { $kind ->
    [challenge] ### 挑戰 · { $game } · 第 { $deal } 局，共 { $deals } 局
   *[tournament] ### 比賽 · { $game } · 第 { $deal } 局，共 { $deals } 局
}
field-panel = -# 一次機會，不計時，時限：{ $moment }。
button-field-play = 打我的下一局
button-field-play-deal = 打第 { $deal } 局，共 { $deals } 局
field-leave = { $kind ->
    [challenge] 你的{ $game }會等到 { $moment }，用挑戰下方的「打我的下一局」可以接著打。
   *[tournament] 你的{ $game }會等到 { $moment }，用比賽下方的「打我的下一局」可以接著打。
}

# The end.
field-told = { $kind ->
    [challenge] 挑戰結束了：[看結果]({ $link })
   *[tournament] 比賽結束了：[看結果]({ $link })
}
field-none = 沒有人打過，不分勝負。
field-updated = -# 電腦更新了，所以照當時已打完的局結束。

# Behind Check. Each commitment is 64 hexadecimal digits.
field-check = 所有人拿到同樣的牌，由下面的承諾值和有「驗證」的訊息決定：誰也挑不了牌，改一張就對不上。執行我的人有可能看到牌。結束後，每局的「驗證」會說明每張牌的由來。
field-checked = 已經結束：每局的「驗證」或 **/verify** 會公布密鑰，說明每張牌的由來。那裡的承諾值應該和下面的相同。
field-commitment = -# 第 { $deal } 局：`{ $commitment }`

# Refusals.
field-over = 這已經結束了。
field-deleted = 你在刪除資料之前已經參加過，不能再次參加。
field-time-over = 還沒打完就結束了，所以這一局算沒打。
field-withheld = 其他人還可以打這一局。它的牌譜會在結束後公開。
