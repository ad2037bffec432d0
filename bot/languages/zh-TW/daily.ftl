# 每日牌局：每天每種遊戲一局，所有人的牌相同。

daily-over = 那一天已經結束，這一局不再計成績。用 **/practice** 可以再打。
practice-too-early = 那一天還沒有結束。當天的牌用 /daily 打，只有一次機會。
daily-day-over = 還沒打完，這一天就結束了，所以不計成績。用 **/practice** 可以再打一次。

# /daily and /practice, as Discord shows them.
daily-open = 每日一局：人人同樣的牌，每人一次機會
daily-option-game = 想打哪種遊戲；不填就會看到全部
practice-open = 重打以前某一天的牌，次數不限
practice-option-game = 想打哪種遊戲；不填就是傷心小棧
practice-option-day = 哪一天；不填就是前一天
option-day = 日期

# Refusals.
daily-none-yet = 今天的牌還沒準備好。請過一分鐘再試。
daily-unknown = 沒有那一天的牌。
daily-lost = 你唯一的一次機會沒有打出結果。下一局在 UTC 午夜開始。
daily-not-finished = 你自己打完這一局以後，就能看到大家的成績。
daily-shared-before = 你已經在這裡分享過了。
practice-none = 還沒有以前的牌。今天的牌用 /daily 打。

# Above the panel of a game, on its result and on all pages. $day is written as November 22.
daily-title = ### 每日一局 · { $day }
daily-title-game = ### 每日一局 · { $day } · { $game }
practice-title-game = ### 練習 · { $day } · { $game }
daily-panel = -# 一次機會，不計時，到 UTC 午夜為止（{ $moment }）。
practice-panel = -# 以前某一天的牌，不計成績。

# The menu.
daily-about = 人人同樣的牌、同樣的電腦。每種一次機會，不計時，到 UTC 午夜為止（{ $moment }）。
daily-menu-begun = **{ $game }**：打到一半
daily-menu-done = **{ $game }**：{ $points } 分，{ NUMBER($percent, maximumFractionDigits: 0) }%
daily-menu-first = **{ $game }**：{ $points } 分，第一個打完
daily-menu-lost = **{ $game }**：沒有結果
button-daily-new = 打{ $game }
button-daily-begun = 接著打{ $game }
button-daily-done = { $game }：成績
button-daily-lost = { $game }

# How it went.
daily-points = **{ $points } 分**
daily-first = 你是第一個打完的。
daily-beaten = 其他 { $others } 人當中，你贏過 { $beaten } 人{ $tied ->
    [0] {""}
   *[other] ，和 { $tied } 人同分
}：**{ NUMBER($percent, maximumFractionDigits: 0) }%**
daily-level = 你和其他 { $others } 人同分。
daily-place = { $finished } 人當中第 { $rank } 名
daily-place-here = 這個伺服器 { $finished } 人當中第 { $rank } 名
daily-streak = { $current ->
    [0] 最長連續：{ $longest } 天
   *[other] 連續 { $current } 天（最長 { $longest } 天）
}
daily-streak-longest = { $current ->
    [1] 連續 1 天
   *[other] 連續 { $current } 天（最長）
}
daily-so-far = -# 目前的情況，UTC 午夜（{ $moment }）確定。
daily-final = -# 這一天已經結束，成績不會再變。
daily-too-late = 這一局還沒打完，這一天就結束了，所以不計成績。

# How a try went, a square each trick or turn of one's own; and the points of the field.
daily-squares = -# 每墩：🟩 你贏 · ⬜ 別人贏
daily-squares-hearts = -# 每墩：🟩 沒吃分 · 🟨 吃到紅心 · ⬛ 吃到黑桃Q · 射月：🌕 你 · 🌙 別人
daily-squares-all_fours = -# 每墩：🟩 你贏，有牌點 · 🟨 你贏 · ⬜ 別人贏
daily-squares-canasta = -# 你的各回合：🟦 湊成塔 · 🟩 攤牌或拿棄牌堆 · ⬜ 只抽牌
daily-spread = 所有人的分數，左邊最好，▲ 是你

# The moment at which others did most differently. $own and $other are as a hint says them: Play Q♠.
daily-decisive = **{ $when }**：你選了「{ $own }」。其他人當中有 { NUMBER($share, maximumFractionDigits: 0) }% 選了「{ $other }」，結果平均{ $better ->
    [yes] 好
   *[no] 差
} { NUMBER($points, maximumFractionDigits: 1) } 分。
daily-at-turn = 第 { $number } 回合
daily-before-play = 出牌之前

# The field.
daily-field-all = 所有人 · { $count } 人打完
daily-field-here = 這個伺服器 · { $count } 人打完
daily-field-none = 沒有人打完這一局。
daily-row = { $rank }\. **{ $name }**：{ $points } 分
button-daily-all = 所有人
button-daily-here = 這個伺服器
button-daily-own = 我的成績
button-practice = 再練一次

# What is posted for all to see. It names no card.
daily-share = **{ $name }** · 每日一局 · { $day } · { $game }
daily-share-percent = { $points } 分 · 贏過其他 { $others } 人當中的 { $beaten } 人{ $tied ->
    [0] {""}
   *[other] ，和 { $tied } 人同分
}：{ NUMBER($percent, maximumFractionDigits: 0) }%
daily-share-level = { $points } 分 · 和其他 { $others } 人同分
daily-share-first = { $points } 分 · 第一個打完

# The end of practice.
practice-ended = 練習不計成績。
practice-field = 那一天有 { $count } 人打完這一局。最好的是：{ $best }

# /verify, of a day's deal. $commitment is 64 hexadecimal digits.
verify-day-commitment = -# 當天的「驗證」和前一天 **/daily** 的「驗證」裡，應該有這個承諾值：`{ $commitment }`
verify-day-commitment-late = -# 當天的「驗證」裡應該有這個承諾值。牌是當天 UTC { $time } 才定好的，前一天還沒有：`{ $commitment }`
