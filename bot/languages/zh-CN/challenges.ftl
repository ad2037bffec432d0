# /challenge：两人打同样的牌，各自对同样的电脑。两人都打完或时间到之前，不公布成绩。

# The message of a challenge: an invitation, then how far both are. $mention calls the other one.
challenge-title = ### 挑战 · { $game }
challenge-asks = **{ $name }** 向 { $mention } 发起挑战：{ $deals } 局。同样的牌、同样的电脑，各打各的。
challenge-asked-until = -# 接受期限：{ $moment }。接受后有 { $days } 天可以打。
challenge-progress = **{ $name }** { $finished }/{ $deals }
challenge-ends = -# 两人都打完就公布结果，最晚：{ $moment }。
button-field-accept = 接受
button-field-refuse = 下次吧
button-field-play = 打我的下一局

# What is left of that message if there is no result.
challenge-refused = **{ $other }** 这次没有接受 **{ $name }** 的挑战：{ $game }。
challenge-unanswered = **{ $other }** 没有及时答复 **{ $name }** 的挑战：{ $game }。
challenge-withdrawn = **{ $name }** 退出了和 **{ $other }** 的挑战：{ $game }。
challenge-ended = 管理员结束了 **{ $name }** 和 **{ $other }** 的挑战：{ $game }。

# Above the panel of a deal, and on its result. $deal counts in the order in which its player has them.
challenge-title-deal = ### 挑战 · { $game } · 第 { $deal } 局，共 { $deals } 局
challenge-panel = -# 一次机会，不计时，期限：{ $moment }。
challenge-leave = 你的“{ $game }”会等到 { $moment }，用挑战下方的“打我的下一局”可以接着打。
challenge-time-over = 还没打完，挑战就结束了，所以这一局不计。
challenge-own-more = 两人都打完，才公布 { $other } 的成绩。
challenge-own-last = 你的最后一局打完了。{ $other } 再打完 { $left } 局就公布结果。
challenge-told = 挑战结束了：[查看结果]({ $link })
button-field-play-deal = 打第 { $deal } 局，共 { $deals } 局

# The end. $score is like 3:2. $own and $instead are as a hint says them: Play Q♠.
challenge-won = { $name } 获胜，{ $score }
challenge-decided = 胜负取决于 **{ $other }** 没打的局。
challenge-drawn = 平局，{ $score }
challenge-none = 两人都没打，不分胜负。
challenge-each = -# 每局旁边是胜者：与其他玩家相比成绩更好的人。
challenge-unplayed = -# 只有一人打过的局，算那个人赢。
challenge-updated = -# 电脑更新了，所以按当时已打完的局结束。
challenge-differed = 差距最大：**第 { $deal } 局**，{ $points } 分
challenge-decisive = **{ $when }**：{ $name }：{ $own }；{ $other }：{ $instead }。{ $name } 因此亏 { NUMBER($points, maximumFractionDigits: 1) } 分。
button-field-review = { $name }：第 { $deal } 局

# Behind Check. Each commitment is 64 hexadecimal digits.
challenge-check = 两人拿到同样的牌，由下面的承诺值和挑战的消息决定：谁也挑不了牌，改一张就对不上。运行我的人有可能看到牌。挑战结束后，每局的“验证”会说明每张牌的由来。
challenge-checked = 挑战已经结束：每局的“验证”或 **/verify** 会公布密钥，说明每张牌的由来。那里的承诺值应与下面的相同。
challenge-commitment = -# 第 { $deal } 局：`{ $commitment }`

# In /stats.
challenge-record = 和 { $other } 的挑战：{ $won } 胜 { $drawn } 平 { $lost } 负

# Refusals.
challenge-not-them = 不能挑战自己，也不能挑战机器人。请选别人。
challenge-unwilling = { $other } 在这里不接受挑战。
challenge-full = { $by ->
    [you] 你已经有 { $count } 个未结束的挑战。请先打完一个。
   *[other] { $other } 已经有 { $count } 个未结束的挑战。请等其中一个结束。
}
challenge-others = 只有 { $names } 能按这个按钮。要自己发起挑战，请用 **/challenge**。
challenge-settled = 这个挑战已经答复过，或者已经结束。
challenge-withheld = 对方还可以打这一局。它的牌谱会在挑战结束后公开。

# /challenge as Discord shows it, its name in the menu of a person, and its lines in /help and /settings.
command-challenge = 向别人发起挑战：两人打同样的牌，各自有空再打
command-challenge-player = 向谁发起挑战
command-challenge-deals = 打几局（1 到 8）；不填就是 5 局
command-challenge-this = 发起挑战
help-challenge = 和一位朋友，各自有空再打：**/challenge**
prefer-challenges = 谁可以向你发起挑战
prefer-challenges-yes = 挑战：任何人都可以
prefer-challenges-no = 挑战：不接受
