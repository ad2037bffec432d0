# /challenge：兩人打同樣的牌，各自對同樣的電腦。兩人都打完或時間到之前，不公布成績。

# The message of a challenge: an invitation, then how far both are. $mention calls the other one.
challenge-asks = **{ $name }** 向 { $mention } 提出挑戰：{ $deals } 局。同樣的牌、同樣的電腦，各打各的。
challenge-asked-until = -# 接受期限：{ $moment }。接受後有 { $days } 天可以打。
challenge-progress = **{ $name }** { $finished }/{ $deals }
challenge-ends = -# 兩人都打完就公布結果，最晚：{ $moment }。
button-field-accept = 接受
button-field-refuse = 下次吧

# What is left of that message if there is no result.
challenge-none = { $why ->
    [refused] **{ $other }** 這次沒有接受 **{ $name }** 的挑戰：{ $game }。
    [unanswered] **{ $other }** 沒有在時限內答覆 **{ $name }** 的挑戰：{ $game }。
   *[withdrawn] **{ $name }** 退出了和 **{ $other }** 的挑戰：{ $game }。
}

# On the result of a deal.
challenge-own-more = 兩人都打完，才公布 { $other } 的成績。
challenge-own-last = 你的最後一局打完了。{ $other } 再打完 { $left } 局就公布結果。

# The end. $score is like 3:2.
challenge-score = { $drawn ->
    [yes] 平手，{ $score }
   *[no] { $name } 獲勝，{ $score }
}
challenge-decided = 勝負取決於 **{ $other }** 沒打的局。
challenge-each = -# 每局：和其他玩家相比成績較好的人。
challenge-unplayed = -# 只有一個人打過的局，算那個人贏。
challenge-differed = 差距最大：**第 { $deal } 局**，{ $points } 分
button-field-review = { $name }：第 { $deal } 局

# /challenge without anybody.
challenge-listed = [{ $game }]({ $link }) · 對手：**{ $other }**，時限：{ $moment }
challenge-none-listed = 你沒有還沒結束的挑戰。選一個人，就可以提出挑戰。

# In /stats.
challenge-record = 和 { $other } 的挑戰：{ $won } 勝 { $drawn } 和 { $lost } 敗

# Refusals.
challenge-not-them = 不能挑戰自己，也不能挑戰機器人。請選別人。
challenge-unwilling = { $other } 在這裡不接受挑戰。
challenge-others = 只有 { $names } 能按這個按鈕。要自己提出挑戰，請用 **/challenge**。
challenge-settled = 這個挑戰已經答覆過，或已經結束。

# /challenge as Discord shows it, its name in the menu of a person, and its lines in /help and /settings.
command-challenge = 向別人提出挑戰：兩人打同樣的牌，各自有空再打
command-challenge-player = 向誰提出挑戰；不填就列出你還沒結束的挑戰
command-challenge-deals = 打幾局（1 到 8）；不填就是 5 局
command-challenge-this = 提出挑戰
help-challenge = 和一位朋友，各自有空再打：**/challenge**
prefer-challenges = 誰可以向你提出挑戰
prefer-challenges-yes = 挑戰：誰都可以
prefer-challenges-no = 挑戰：不接受
