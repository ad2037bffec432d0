# /challenge：两人打同样的牌，各自对同样的电脑。两人都打完或时间到之前，不公布成绩。

# The message of a challenge: an invitation, then how far both are. $mention calls the other one.
challenge-asks = **{ $name }** 向 { $mention } 发起挑战：{ $deals } 局。同样的牌、同样的电脑，各打各的。
challenge-asked-until = -# 接受期限：{ $moment }。接受后有 { $days } 天可以打。
challenge-progress = **{ $name }** { $finished }/{ $deals }
challenge-ends = -# 两人都打完就公布结果，最晚：{ $moment }。
button-field-accept = 接受
button-field-refuse = 下次吧

# What is left of that message if there is no result.
challenge-none = { $why ->
    [refused] **{ $other }** 这次没有接受 **{ $name }** 的挑战：{ $game }。
    [unanswered] **{ $other }** 没有及时答复 **{ $name }** 的挑战：{ $game }。
   *[withdrawn] **{ $name }** 退出了和 **{ $other }** 的挑战：{ $game }。
}

# On the result of a deal.
challenge-own-more = 两人都打完，才公布 { $other } 的成绩。
challenge-own-last = 你的最后一局打完了。{ $other } 再打完 { $left } 局就公布结果。

# The end. $score is like 3:2.
challenge-score = { $drawn ->
    [yes] 平局，{ $score }
   *[no] { $name } 获胜，{ $score }
}
challenge-decided = 胜负取决于 **{ $other }** 没打的局。
challenge-each = -# 每局：与其他玩家相比成绩更好的人。
challenge-unplayed = -# 只有一人打过的局，算那个人赢。
challenge-differed = 差距最大：**第 { $deal } 局**，{ $points } 分
button-field-review = { $name }：第 { $deal } 局

# /challenge without anybody.
challenge-listed = [{ $game }]({ $link }) · 对手：**{ $other }**，期限：{ $moment }
challenge-none-listed = 你没有未结束的挑战。选一个人，就可以发起挑战。

# In /stats.
challenge-record = 和 { $other } 的挑战：{ $won } 胜 { $drawn } 平 { $lost } 负

# Refusals.
challenge-not-them = 不能挑战自己，也不能挑战机器人。请选别人。
challenge-unwilling = { $other } 在这里不接受挑战。
challenge-others = 只有 { $names } 能按这个按钮。要自己发起挑战，请用 **/challenge**。
challenge-settled = 这个挑战已经答复过，或者已经结束。

# /challenge as Discord shows it, its name in the menu of a person, and its lines in /help and /settings.
command-challenge = 向别人发起挑战：两人打同样的牌，各自有空再打
command-challenge-player = 向谁发起挑战；不填就列出你未结束的挑战
command-challenge-deals = 打几局（1 到 8）；不填就是 5 局
command-challenge-this = 发起挑战
help-challenge = 和一位朋友，各自有空再打：**/challenge**
prefer-challenges = 谁可以向你发起挑战
prefer-challenges-yes = 挑战：任何人都可以
prefer-challenges-no = 挑战：不接受
