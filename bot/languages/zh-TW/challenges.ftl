# /challenge：兩人打同樣的牌，各自對同樣的電腦。兩人都打完或時間到之前，不公布成績。

# The message of a challenge: an invitation, then how far both are. $mention calls the other one.
challenge-title = ### 挑戰 · { $game }
challenge-asks = **{ $name }** 向 { $mention } 提出挑戰：{ $deals } 局。同樣的牌、同樣的電腦，各打各的。
challenge-asked-until = -# 接受期限：{ $moment }。接受後有 { $days } 天可以打。
challenge-progress = **{ $name }** { $finished }/{ $deals }
challenge-ends = -# 兩人都打完就公布結果，最晚：{ $moment }。
button-field-accept = 接受
button-field-refuse = 下次吧
button-field-play = 打我的下一局

# What is left of that message if there is no result.
challenge-refused = **{ $other }** 這次沒有接受 **{ $name }** 的挑戰：{ $game }。
challenge-unanswered = **{ $other }** 沒有在時限內答覆 **{ $name }** 的挑戰：{ $game }。
challenge-withdrawn = **{ $name }** 退出了和 **{ $other }** 的挑戰：{ $game }。
challenge-ended = 管理員結束了 **{ $name }** 和 **{ $other }** 的挑戰：{ $game }。

# Above the panel of a deal, and on its result. $deal counts in the order in which its player has them.
challenge-title-deal = ### 挑戰 · { $game } · 第 { $deal } 局，共 { $deals } 局
challenge-panel = -# 一次機會，不計時，時限：{ $moment }。
challenge-leave = 你的{ $game }會等到 { $moment }，用挑戰下方的「打我的下一局」可以接著打。
challenge-time-over = 還沒打完，挑戰就結束了，所以這一局不計。
challenge-own-more = 兩人都打完，才公布 { $other } 的成績。
challenge-own-last = 你的最後一局打完了。{ $other } 再打完 { $left } 局就公布結果。
challenge-told = 挑戰結束了：[看結果]({ $link })
button-field-play-deal = 打第 { $deal } 局，共 { $deals } 局

# The end. $score is like 3:2. $own and $instead are as a hint says them: Play Q♠.
challenge-won = { $name } 獲勝，{ $score }
challenge-decided = 勝負取決於 **{ $other }** 沒打的局。
challenge-drawn = 平手，{ $score }
challenge-none = 兩人都沒打，不分勝負。
challenge-each = -# 每局旁邊是勝者：和其他玩家相比成績較好的人。
challenge-unplayed = -# 只有一個人打過的局，算那個人贏。
challenge-updated = -# 電腦更新了，所以照當時已打完的局結束。
challenge-differed = 差距最大：**第 { $deal } 局**，{ $points } 分
challenge-decisive = **{ $when }**：{ $name }：{ $own }；{ $other }：{ $instead }。{ $name } 因此虧 { NUMBER($points, maximumFractionDigits: 1) } 分。
button-field-review = { $name }：第 { $deal } 局

# Behind Check. Each commitment is 64 hexadecimal digits.
challenge-check = 兩人拿到同樣的牌，由下面的承諾值和挑戰的訊息決定：誰也挑不了牌，改一張就對不上。執行我的人有可能看到牌。挑戰結束後，每局的「驗證」會說明每張牌的由來。
challenge-checked = 挑戰已經結束：每局的「驗證」或 **/verify** 會公布密鑰，說明每張牌的由來。那裡的承諾值應該和下面的相同。
challenge-commitment = -# 第 { $deal } 局：`{ $commitment }`

# In /stats.
challenge-record = 和 { $other } 的挑戰：{ $won } 勝 { $drawn } 和 { $lost } 敗

# Refusals.
challenge-not-them = 不能挑戰自己，也不能挑戰機器人。請選別人。
challenge-unwilling = { $other } 在這裡不接受挑戰。
challenge-full = { $by ->
    [you] 你已經有 { $count } 個還沒結束的挑戰。請先打完一個。
   *[other] { $other } 已經有 { $count } 個還沒結束的挑戰。請等其中一個結束。
}
challenge-others = 只有 { $names } 能按這個按鈕。要自己提出挑戰，請用 **/challenge**。
challenge-settled = 這個挑戰已經答覆過，或已經結束。
challenge-withheld = 對方還可以打這一局。它的牌譜會在挑戰結束後公開。

# /challenge as Discord shows it, its name in the menu of a person, and its lines in /help and /settings.
command-challenge = 向別人提出挑戰：兩人打同樣的牌，各自有空再打
command-challenge-player = 向誰提出挑戰
command-challenge-deals = 打幾局（1 到 8）；不填就是 5 局
command-challenge-this = 提出挑戰
help-challenge = 和一位朋友，各自有空再打：**/challenge**
prefer-challenges = 誰可以向你提出挑戰
prefer-challenges-yes = 挑戰：誰都可以
prefer-challenges-no = 挑戰：不接受
