# What challenges and tournaments share.

# Above their messages, above the panel of a deal, and on its result. $deal counts in the order in which its player has
# them.
field-title = { $kind ->
    [challenge] ### 挑战 · { $game }
   *[tournament] ### 比赛 · { $game }
}
field-title-deal = { $kind ->
    [challenge] ### 挑战 · { $game } · 第 { $deal } 局，共 { $deals } 局
   *[tournament] ### 比赛 · { $game } · 第 { $deal } 局，共 { $deals } 局
}
field-panel = -# 一次机会，不计时，期限：{ $moment }。
button-field-play = 打我的下一局
button-field-play-deal = 打第 { $deal } 局，共 { $deals } 局
field-leave = { $kind ->
    [day] 你的“{ $game }”会等到 UTC 午夜（{ $moment }），用 **/daily** 可以接着打。
    [challenge] 你的“{ $game }”会等到 { $moment }，用挑战下方的“打我的下一局”可以接着打。
   *[tournament] 你的“{ $game }”会等到 { $moment }，用比赛下方的“打我的下一局”可以接着打。
}

# The end. $own and $instead are as a hint says them: Play Q♠.
field-costly = { $kind ->
    [challenge] **{ $when }**：{ $name }：{ $own }；{ $other }：{ $instead }。{ $name } 因此亏 { NUMBER($points, maximumFractionDigits: 1) } 分。
   *[tournament] 代价最大的选择：**{ $name }**，{ $when }：{ $own }；其他人多半：{ $instead }。因此亏 { NUMBER($points, maximumFractionDigits: 1) } 分。
}
field-told = { $kind ->
    [challenge] 挑战结束了：[查看结果]({ $link })
   *[tournament] 比赛结束了：[查看结果]({ $link })
}
field-none = { $void ->
    [yes] 管理员将这场比赛作废，没有名次。
   *[no] 没有人打过，不分胜负。
}
field-updated = -# 电脑更新了，所以按当时已打完的局结束。

# Behind Check. Each commitment is 64 hexadecimal digits.
field-check = { $over ->
    [no] 所有人拿到同样的牌，由下面的承诺值和带“验证”的消息决定：谁也挑不了牌，改一张就对不上。运行我的人有可能看到牌。结束后，每局的“验证”会说明每张牌的由来。
   *[yes] 已经结束：每局的“验证”或 **/verify** 会公布密钥，说明每张牌的由来。那里的承诺值应与下面的相同。
}
field-commitment = -# 第 { $deal } 局：`{ $commitment }`

# Refusals.
field-over = 这已经结束了。
field-full = { $by ->
    [server] 此服务器已经有 { $count } 场未结束的比赛。请等其中一场结束。
    [you] 你已经有 { $count } 个未结束的挑战。请先打完一个。
   *[other] { $other } 已经有 { $count } 个未结束的挑战。请等其中一个结束。
}
field-deleted = { $kind ->
    [day] 你在删除数据之前已经用过这次机会。下一局在 UTC 午夜开始。
   *[other] 你在删除数据之前已经参加过，不能再次参加。
}
field-time-over = 还没打完就结束了，所以这一局算没打。
field-withheld = { $kind ->
    [day] 还有人在打这一局。它的牌谱会在 UTC 午夜公开。
   *[other] 其他人还可以打这一局。它的牌谱会在结束后公开。
}
