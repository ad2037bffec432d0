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
    [day] 你的{ $game }會等到 UTC 午夜（{ $moment }），用 **/daily** 可以接著打。
    [challenge] 你的{ $game }會等到 { $moment }，用挑戰下方的「打我的下一局」可以接著打。
   *[tournament] 你的{ $game }會等到 { $moment }，用比賽下方的「打我的下一局」可以接著打。
}

# The end. $own and $instead are as a hint says them: Play Q♠.
field-costly = { $kind ->
    [challenge] **{ $when }**：{ $name }：{ $own }；{ $other }：{ $instead }。{ $name } 因此虧 { NUMBER($points, maximumFractionDigits: 1) } 分。
   *[tournament] 代價最大的選擇：**{ $name }**，{ $when }：{ $own }；其他人多半：{ $instead }。因此虧 { NUMBER($points, maximumFractionDigits: 1) } 分。
}
field-told = { $kind ->
    [challenge] 挑戰結束了：[看結果]({ $link })
   *[tournament] 比賽結束了：[看結果]({ $link })
}
field-none = { $void ->
    [yes] 管理員把這場比賽作廢了，沒有名次。
   *[no] 沒有人打過，不分勝負。
}
field-updated = -# 電腦更新了，所以照當時已打完的局結束。

# Behind Check. Each commitment is 64 hexadecimal digits.
field-check = { $over ->
    [no] 所有人拿到同樣的牌，由下面的承諾值和有「驗證」的訊息決定：誰也挑不了牌，改一張就對不上。執行我的人有可能看到牌。結束後，每局的「驗證」會說明每張牌的由來。
   *[yes] 已經結束：每局的「驗證」或 **/verify** 會公布密鑰，說明每張牌的由來。那裡的承諾值應該和下面的相同。
}
field-commitment = -# 第 { $deal } 局：`{ $commitment }`

# Refusals.
field-over = 這已經結束了。
field-full = { $by ->
    [server] 這個伺服器已經有 { $count } 場還沒結束的比賽。請等其中一場結束。
    [you] 你已經有 { $count } 個還沒結束的挑戰。請先打完一個。
   *[other] { $other } 已經有 { $count } 個還沒結束的挑戰。請等其中一個結束。
}
field-deleted = { $kind ->
    [day] 你在刪除資料之前已經用過這次機會。下一局在 UTC 午夜開始。
   *[other] 你在刪除資料之前已經參加過，不能再次參加。
}
field-time-over = 還沒打完就結束了，所以這一局算沒打。
field-withheld = { $kind ->
    [day] 還有人在打這一局。它的牌譜會在 UTC 午夜公開。
   *[other] 其他人還可以打這一局。它的牌譜會在結束後公開。
}
