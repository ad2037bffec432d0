# The table before the game: who sits down, and on what terms.

lobby-title = ### { $host } 開了一桌：{ $variant }
lobby-chair-host = **{ $name }**（房主）
lobby-chair-person = **{ $name }**
lobby-chair-computer = { $name }（電腦：{ $level }）
lobby-changed = **規則有改動** · 全部見「第一次玩？」
lobby-chairs-free = 空位 { $count } 個，沒人坐就是電腦

lobby-goal = 打到 { $target } 分
lobby-goal-deals = 共 { $count } 局
lobby-settings = -# { $goal } · { $pace } · 電腦：{ $level }
lobby-settings-next = -# { $goal } · { $pace } · 電腦：{ $level } · { $next }

pace-fast = 每步 15 到 45 秒
pace-live = 每步 60 秒
pace-relaxed = 每步 5 分鐘
pace-slow = 每步 24 小時

next-deal-interval = { $pace ->
    [relaxed] 一分鐘後開始下一局
    [slow] 一小時後開始下一局
   *[live] 8 秒後開始下一局
}
next-deal-at-once = 馬上開始下一局
next-deal-pressed = 所有人按「下一局」後開始

lobby-cancelled = 第一局開始前，房主關閉了這張牌桌。
lobby-closed-empty = 第一局開始前大家都離桌了，所以這張牌桌已關閉。
lobby-closed-kept-out = 管理員關閉了這張牌桌。
lobby-closed-late = 時間到了還沒有人開始，所以這張牌桌已關閉。
lobby-closed-channel = 我已經不能使用牌桌所在的頻道，所以這張牌桌已關閉。
lobby-game-started = { $names } 正在玩{ $variant }：[前往牌桌]({ $link })
lobby-game-in-thread = { $names } 正在玩{ $variant }：{ $link }
thread-name = { $variant }：{ $names }
lobby-game-won = { $variant }：{ $names } 獲勝 · [查看結果]({ $link })
lobby-game-ended = { $names } 的{ $variant }已結束，沒有結果。
lobby-game-unposted = 我還沒辦法把牌桌貼到這裡，會繼續再試。請確認我能檢視這個頻道，也能在裡面傳送訊息。
table-dealing = 座次：{ $names }。正在發牌。

lobby-over = 這張牌桌不再接受新玩家。
lobby-started = 這場牌局已經開始了。
lobby-host-only = 只有房主，或有權管理這個伺服器的人，才能這樣做。
lobby-not-in = 你不在這張牌桌上。按「加入」就能入座。
lobby-already-in = 你已經坐在這張牌桌上了。
lobby-full = 座位都坐滿了。
lobby-no-computer = 沒有可以移除的電腦。
lobby-computer-gone = 那個電腦玩家已經不在這張牌桌上了。

button-join = 加入
button-quit = 離桌
button-start = 開始
button-options = 選項
button-new-here = 第一次玩？
button-lesson-back = ◀
button-lesson-on = ▶
button-lesson-play = 開始打牌

# The page behind that button.

lesson-title = ### { $variant } · { $at }/{ $count }
lesson-more = -# 完整規則見 **/rules**。

# The panel behind Options, for the host alone. A line of a menu has at most 80 characters here.

options-title = ### { $variant }：選項
options-about = 更改馬上對所有人生效。
options-levels = 電腦的強度
options-level-to-come = 之後加入的電腦：{ $level }
options-levels-each = 單獨調整某個電腦玩家
options-level-of = { $name }：{ $level }
options-level-now = 現在是{ $level }
options-pace = 每步的時限
options-pace-fast = 快速：每步 15 到 45 秒
options-pace-live = 即時：每步 60 秒
options-pace-relaxed = 悠閒：每步 5 分鐘
options-pace-slow = 慢速：每步 24 小時
options-hints = 提示
options-hints-on = 可用提示（不計入排行榜）
options-hints-off = 不用提示
options-next-deal = 何時開始下一局
options-next-deal-interval = 稍等或按「下一局」
options-next-deal-at-once = 馬上開始下一局
options-next-deal-pressed = 所有人按「下一局」後才開始
options-over = 已經不能再更改選項。
options-closed = 你關閉了這張牌桌。

button-add = 加入電腦
button-drop = 移除電腦
button-cancel = 取消牌桌
button-back-to-options = 回到選項
