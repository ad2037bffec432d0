# The table before the game: who sits down, and on what terms.

lobby-title = ### { $host } 开了一桌：{ $variant }
lobby-chair-host = **{ $name }**（房主）
lobby-chair-person = **{ $name }**
lobby-chair-computer = { $name }（电脑：{ $level }）
lobby-changed = **规则有改动** · 全部见“第一次玩？”
lobby-chairs-free = 空位 { $count } 个，没人坐就是电脑

lobby-goal = 打到 { $target } 分
lobby-goal-deals = 共 { $count } 局
lobby-settings = -# { $goal } · { $pace } · 电脑：{ $level }
lobby-settings-next = -# { $goal } · { $pace } · 电脑：{ $level } · { $next }

pace-fast = 每步 15 到 45 秒
pace-live = 每步 60 秒
pace-relaxed = 每步 5 分钟
pace-slow = 每步 24 小时

next-deal-interval = { $pace ->
    [relaxed] 一分钟后开始下一局
    [slow] 一小时后开始下一局
   *[live] 8 秒后开始下一局
}
next-deal-at-once = 立即开始下一局
next-deal-pressed = 全员点击“下一局”后开始

lobby-cancelled = 房主在第一局开始前关闭了这张牌桌。
lobby-closed-empty = 第一局开始前大家都离桌了，牌桌已关闭。
lobby-closed-kept-out = 管理员关闭了这张牌桌。
lobby-closed-late = 没有人及时开始，这张牌桌已关闭。
lobby-closed-channel = 我无法再使用牌桌所在的频道，这张牌桌已关闭。
lobby-game-started = { $names } 正在玩“{ $variant }”：[前往牌桌]({ $link })
lobby-game-in-thread = { $names } 正在玩“{ $variant }”：{ $link }
thread-name = { $variant }：{ $names }
lobby-game-won = { $variant }：{ $names } 获胜 · [查看结果]({ $link })
lobby-game-ended = { $names } 的“{ $variant }”已结束，没有结果。
lobby-game-unposted = 我还没能把牌桌发到这里，会继续尝试。请检查我能否查看此频道并在其中发送消息。
table-dealing = 座次：{ $names }。正在发牌。

lobby-over = 这张牌桌不再接受新玩家。
lobby-started = 这场牌局已经开始了。
lobby-host-only = 只有房主或有权管理服务器的人可以这样做。
lobby-not-in = 你不在这张牌桌上。点击“加入”就能入座。
lobby-already-in = 你已经坐在这张牌桌上了。
lobby-full = 座位已经坐满了。
lobby-no-computer = 没有可以移走的电脑。
lobby-computer-gone = 那个电脑玩家已经不在这张牌桌上了。

button-join = 加入
button-quit = 离桌
button-start = 开始
button-options = 选项
button-new-here = 第一次玩？
button-lesson-back = ◀
button-lesson-on = ▶
button-lesson-play = 开始打牌

# The page behind that button.

lesson-title = ### { $variant } · { $at }/{ $count }
lesson-more = -# 完整规则见 **/rules**。

# The panel behind Options, for the host alone. A line of a menu has at most 80 characters here.

options-title = ### { $variant }：选项
options-about = 更改立即对所有人生效。
options-levels = 电脑的水平
options-level-to-come = 新加的电脑：{ $level }
options-levels-each = 单独调整一个电脑玩家
options-level-of = { $name }：{ $level }
options-level-now = 现在是{ $level }
options-pace = 每步的时限
options-pace-fast = 快速：每步 15 到 45 秒
options-pace-live = 即时：每步 60 秒
options-pace-relaxed = 从容：每步 5 分钟
options-pace-slow = 慢速：每步 24 小时
options-hints = 提示
options-hints-on = 允许提示（不计入排行榜）
options-hints-off = 不允许提示
options-next-deal = 何时开始下一局
options-next-deal-interval = 稍等片刻，或点“下一局”
options-next-deal-at-once = 立即开始下一局
options-next-deal-pressed = 全员点击“下一局”后才开始
options-over = 已经不能再更改选项。
options-closed = 你关闭了这张牌桌。

button-add = 添加电脑
button-drop = 移走电脑
button-cancel = 取消牌桌
button-back-to-options = 返回选项
