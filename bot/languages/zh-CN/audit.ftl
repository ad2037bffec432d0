# “电脑看过我的牌吗？”：打完一场后“验证”里的按钮，以及给本人的答复。

button-audit = 电脑看过我的牌吗？
audit-title = ### 电脑看过我的牌吗？

audit-progress = { $count ->
    [0] 我正让电脑重新决定，不给它们看你的牌。
   *[other] 我正让电脑重新决定，不给它们看你的牌：已完成 { $done } 步，共 { $count } 步。
}
audit-same = { $left ->
    [0] ✅ **没有。**不给看你的牌，重新决定了 { $count } 步，全都相同。
   *[other] ❔ **没有全部验证。**不给看你的牌，{ $count } 步里重新决定了 { $same } 步，全都相同。
}
audit-differs = ❌ **不给看你的牌重新决定，有 { $count } 步不同。**最早的是第 { $number } 步，属于 { $name }。
audit-left = -# 有 { $count } 步无法重新决定：{ $reason ->
    [late] 电脑当时超时。
    [draft] 有人已经选了一部分。
    [unproven] 密钥已经用完。
    [other-python] 需要另一个版本的 Python。
   *[other] 当时出了问题。
}

audit-about = 电脑的每一步只取决于它的座位能看到的，以及由承诺值锁定的一个数。
audit-shown = 第 { $deal } 局，**{ $name }** 的手牌：{ $cards }
audit-hidden = { $others ->
    [0] 它看不到你的 { $cards }
   *[other] 它看不到你的 { $cards }，也看不到其他手牌 { $others } 张。
}
audit-decided = { $same ->
    [yes] 从 { $count } 种选择里：**{ $move }**。只凭这些重新决定：✅ 相同。
   *[no] 从 { $count } 种选择里：**{ $move }**。只凭这些重新决定：❌ **{ $again }**。
}
audit-without-us = -# 不靠我也能验证：把牌谱交给 **cardroom audit**。

audit-other-players = 这场牌局之后电脑有了改动，我无法让它们重新决定。**cardroom audit** 会告诉你哪个版本可以。
