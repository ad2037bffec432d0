# 每日牌局：每天每种游戏一局，所有人的牌相同。

daily-over = 那一天已经结束，这一局不再计成绩。用 **/practice** 可以再打。
practice-too-early = 那一天还没有结束。当天的牌用 /daily 打，只有一次机会。
daily-day-over = 还没打完，这一天就结束了，所以不计成绩。用 **/practice** 可以再打一次。

# /daily and /practice, as Discord shows them.
daily-open = 每日一局：人人同样的牌，每人一次机会
daily-option-game = 想打哪种游戏；不填就会看到全部
practice-open = 重打以前某一天的牌，次数不限
practice-option-game = 想打哪种游戏；不填就是红心大战
practice-option-day = 哪一天；不填则为前一天
option-day = 日期

# Refusals.
daily-none-yet = 今天的牌还没有准备好。请过一分钟再试。
daily-unknown = 没有那一天的牌。
daily-lost = 你唯一的一次机会没有打出结果。下一局在 UTC 午夜开始。
daily-not-finished = 你自己打完这一局之后，就能看到大家的成绩。
daily-shared-before = 你已经在这里分享过了。
practice-none = 还没有以前的牌。今天的牌用 /daily 打。

# Above the panel of a game, on its result and on all pages. $day is written as November 22.
daily-title = ### 每日一局 · { $day }
daily-title-game = ### 每日一局 · { $day } · { $game }
practice-title-game = ### 练习 · { $day } · { $game }
daily-panel = -# 一次机会，不计时，到 UTC 午夜为止（{ $moment }）。
practice-panel = -# 以前某一天的牌，不计成绩。

# The menu.
daily-about = 人人同样的牌、同样的电脑。每种一次机会，不计时，到 UTC 午夜为止（{ $moment }）。
daily-menu-begun = **{ $game }**：打到一半
daily-menu-done = **{ $game }**：{ $points } 分，{ NUMBER($percent, maximumFractionDigits: 0) }%
daily-menu-first = **{ $game }**：{ $points } 分，第一个打完
daily-menu-lost = **{ $game }**：没有结果
button-daily-new = 打{ $game }
button-daily-begun = 接着打{ $game }
button-daily-done = { $game }：成绩
button-daily-lost = { $game }

# How it went.
daily-points = **{ $points } 分**
daily-first = 你是第一个打完的。
daily-beaten = 其他 { $others } 人中，你胜过 { $beaten } 人{ $tied ->
    [0] {""}
   *[other] ，与 { $tied } 人同分
}：**{ NUMBER($percent, maximumFractionDigits: 0) }%**
daily-level = 你与其他 { $others } 人同分。
daily-place = { $finished } 人中第 { $rank } 名
daily-place-here = 本服务器 { $finished } 人中第 { $rank } 名
daily-streak = { $current ->
    [0] 最长连续：{ $longest } 天
   *[other] 连续 { $current } 天（最长 { $longest } 天）
}
daily-streak-longest = { $current ->
    [1] 连续 1 天
   *[other] 连续 { $current } 天（最长）
}
daily-so-far = -# 目前的情况，UTC 午夜（{ $moment }）确定。
daily-final = -# 这一天已经结束，成绩不再变动。
daily-too-late = 这一局还没打完，这一天就结束了，所以不计成绩。

# How a try went, a square each trick or turn of one's own; and the points of the field.
daily-squares = -# 每墩：🟩 你赢 · ⬜ 别人赢
daily-squares-hearts = -# 每墩：🟩 没吃分 · 🟨 吃到红心 · ⬛ 吃到黑桃Q · 全收：🌕 你 · 🌙 别人
daily-squares-all_fours = -# 每墩：🟩 你赢，有点数 · 🟨 你赢 · ⬜ 别人赢
daily-squares-canasta = -# 你的各回合：🟦 凑成塔 · 🟩 摊牌或吃牌 · ⬜ 只抓牌
daily-spread = 所有人的分数，左边最好，▲ 是你

# The moment at which others did most differently. $own and $other are as a hint says them: Play Q♠.
daily-decisive = **{ $when }**：你选了“{ $own }”。其他人中 { NUMBER($share, maximumFractionDigits: 0) }% 选了“{ $other }”，结果平均{ $better ->
    [yes] 好
   *[no] 差
} { NUMBER($points, maximumFractionDigits: 1) } 分。
daily-at-turn = 第 { $number } 回合
daily-before-play = 出牌之前

# The field.
daily-field-all = 所有人 · { $count } 人打完
daily-field-here = 本服务器 · { $count } 人打完
daily-field-none = 没有人打完这一局。
daily-row = { $rank }\. **{ $name }**：{ $points } 分
button-daily-all = 所有人
button-daily-here = 本服务器
button-daily-own = 我的成绩
button-practice = 再练一次

# What is posted for all to see. It names no card.
daily-share = **{ $name }** · 每日一局 · { $day } · { $game }
daily-share-percent = { $points } 分 · 胜过其他 { $others } 人中的 { $beaten } 人{ $tied ->
    [0] {""}
   *[other] ，与 { $tied } 人同分
}：{ NUMBER($percent, maximumFractionDigits: 0) }%
daily-share-level = { $points } 分 · 与其他 { $others } 人同分
daily-share-first = { $points } 分 · 第一个打完

# The end of practice.
practice-ended = 练习不计成绩。
practice-field = 那一天有 { $count } 人打完这一局。最好的是：{ $best }

# /verify, of a day's deal. $commitment is 64 hexadecimal digits.
verify-day-commitment = -# 当天的“验证”和前一天 **/daily** 的“验证”里，应有这个承诺值：`{ $commitment }`
verify-day-commitment-late = -# 当天的“验证”里应有这个承诺值。牌是当天 UTC { $time } 才定好的，前一天还没有：`{ $commitment }`
