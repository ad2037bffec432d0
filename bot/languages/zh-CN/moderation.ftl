# /tables：服务器管理员的面板。

moderators-only = 只有此服务器的管理员才能这样做。如果你是管理员，请重新使用 **/tables**。
form-late = 时间太久了，请再按一次。

button-tables-open = 当前
button-tables-results = 结果
button-tables-log = 日志
button-tables-cancel = 取消

tables-title-open = ### 这里的牌桌
tables-none = 没有打开的牌桌。
tables-private = -# 单人牌局是私密的，不在此列。
tables-settings = -# 牌桌开在哪里等设置：**/settings**
tables-late = -# Discord 每秒只让我更新 { $calls } 次，现在不够用：牌桌画面最多晚 { $seconds } 秒。
tables-line = { $channel } · **{ $variant }**：{ $state }
tables-gathers = { $moment }开桌，{ $seats } 个座位已坐 { $taken } 个
tables-turn = 等待 { $names }，{ $moment }轮到
tables-played = 进行中
tables-paused = 已暂停，{ $moment }结束
tables-left = 等我再次更新后继续
tables-people = 在座：{ $names }

button-tables-go = 前往
button-tables-pause = 暂停
button-tables-resume = 继续
button-tables-end = 结束
tables-stand-in = 让电脑代打…
tables-pause-done = 已暂停。在座的人随时可以继续。
tables-resume-done = 牌局继续。
tables-stand-in-done = 电脑替 { $name } 代打，直到本人再次出牌。
tables-stand-in-late = 没有改动：对方已经离开，或没有其他人在场。
tables-end-done = 牌桌已结束，并写明了理由。

tables-end-title = 不计结果，直接结束？
tables-reason = 理由
tables-end-about = 牌桌上的人都能看到。
tables-pause-title = 暂停这场牌局？
tables-pause-about = 牌桌上的人都能看到。

table-ended-moderator = 管理员结束了这场牌局，不计结果。理由：{ $reason }
lobby-closed-moderator = 管理员关闭了这张牌桌。理由：{ $reason }

tables-title-results = ### 最近的结果
results-none = 最近七天没有打完的牌局。
results-line = { $channel } · **{ $variant }**，{ $moment }：{ $names }
results-line-void = ~~{ $channel } · **{ $variant }**，{ $moment }：{ $names }~~ 已作废
results-about = -# 作废的结果不计入任何排行榜，一天之内可以恢复。复盘和牌谱保留。
results-void = 将一个结果作废…
results-void-title = 作废这个结果？
results-void-about = 理由写入日志，结果上会注明已作废。
results-void-done = 结果已作废。排行榜已更新，等级分将在几分钟内更新。
results-void-late = 没有改动：这里没有这个结果，或已经作废。
results-restore = 恢复一个结果…
results-restore-done = 结果已恢复。排行榜已更新，等级分将在几分钟内更新。
results-restore-late = 没有改动：这里没有一天之内作废的结果。
result-void = **管理员已将此结果作废。**不计入成绩。
result-void-above = 管理员已将[此结果]({ $link })作废。不计入成绩。
result-counts-above = 管理员已恢复[此结果]({ $link })。

tables-title-log = ### 管理员的操作
log-none = 还没有记录。
log-line = { $moment } { $said }
log-nowhere = -# 可在 /settings 里为这些记录选一个频道。
log-posted = -# 每条记录也会发到 { $channel }。
log-unposted = ⚠️ 有 { $count } 条还没有发到 { $channel }。我可以在那里发消息吗？
log-table = 一张牌桌
log-nowhere-now = 已不存在的频道

moderated-pause = { $moderator } 暂停了 { $channel } 的“{ $variant }”。
moderated-resume = { $moderator } 让 { $channel } 的“{ $variant }”继续。
moderated-end = { $moderator } 结束了 { $channel } 的“{ $variant }”。
moderated-stand-in = { $moderator } 让电脑在 { $channel } 的“{ $variant }”中替 { $person } 代打。
moderated-void = { $moderator } 将一个结果作废：{ $channel } 的“{ $variant }”。
moderated-restore = { $moderator } 恢复了一个结果：{ $channel } 的“{ $variant }”。
moderated-keep-out = { $moderator } 禁止 { $person } 加入牌桌。
moderated-let-in = { $moderator } 允许 { $person } 再次加入牌桌。
moderated-reset-board = { $moderator } 清零了排行榜：{ $about }。
moderated-export = { $moderator } 下载了成绩。
moderated-setting = { $moderator } 选择了“{ $about }”。
moderated-setting-from = { $moderator } 把“{ $before }”改成了“{ $about }”。
moderated-save-preset = { $moderator } 保存了规则方案“{ $about }”。
moderated-delete-preset = { $moderator } 删除了规则方案“{ $about }”。
moderated-reason = 理由：{ $reason }
