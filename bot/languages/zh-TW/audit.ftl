# 「電腦看過我的牌嗎？」：打完一場後「驗證」裡的按鈕，以及給本人的答覆。

button-audit = 電腦看過我的牌嗎？
audit-title = ### 電腦看過我的牌嗎？

audit-progress = { $count ->
    [0] 我正讓電腦重新決定，不給它們看你的牌。
   *[other] 我正讓電腦重新決定，不給它們看你的牌：做完 { $done } 步，共 { $count } 步。
}
audit-same = { $left ->
    [0] ✅ **沒有。**不給看你的牌，重新決定了 { $count } 步，全都一樣。
   *[other] ❔ **沒有全部驗證。**不給看你的牌，{ $count } 步裡重新決定了 { $same } 步，全都一樣。
}
audit-differs = ❌ **不給看你的牌重新決定，有 { $count } 步不一樣。**最早的是第 { $number } 步，屬於 { $name }。
audit-left = -# 有 { $count } 步沒辦法重新決定：{ $reason ->
    [late] 電腦當時逾時。
    [draft] 有人已經選了一部分。
    [unproven] 密鑰已經用完。
    [other-python] 需要另一個版本的 Python。
   *[other] 當時出了問題。
}

audit-about = 電腦的每一步只看它的座位看得到的，以及承諾值鎖定的一個數。
audit-shown = 第 { $deal } 局，**{ $name }** 的手牌：{ $cards }
audit-hidden = { $others ->
    [0] 它看不到你的 { $cards }
   *[other] 它看不到你的 { $cards }，也看不到其他手牌 { $others } 張。
}
audit-decided = { $same ->
    [yes] 從 { $count } 種選擇裡：**{ $move }**。只憑這些重新決定：✅ 一樣。
   *[no] 從 { $count } 種選擇裡：**{ $move }**。只憑這些重新決定：❌ **{ $again }**。
}
audit-without-us = -# 不靠我也能驗證：把牌譜交給 **cardroom audit**。

audit-other-players = 這場牌局之後電腦改過，我沒辦法讓它們重新決定。**cardroom audit** 會告訴你哪個版本可以。
