# One-line answers, and what the room posts around a table.

this-server = 此服务器
this-channel = 此频道
former-player = 以前的玩家

incident = 出了问题，你的操作可能没有生效。如果再次发生，请告诉我的管理员：{ $id }
store-busy = 刚才的操作没有生效：我的数据文件被占用。请稍后再试。
store-unwritable = 刚才的操作没有生效：我无法写入磁盘。请过一会儿再试。之前的都已保存。
guild-only = 牌桌要开在服务器的频道里，这里不能开。
press-other-grammar = 这个按钮太旧了。请用 /hand 或 /table 取得新的。
press-other-grammar-hand = 这个按钮太旧了。请用 /hand 取得新的。
press-other-grammar-typed = 这个按钮太旧了。请再输入一次它的命令。
press-message-gone = 这条消息已经不在了，请看下面最新的一条。
answer-file-refused = Discord 没有接受这里的图片或文件，请过一会儿再试。
answer-refused = Discord 没有接受我要给你看的内容。什么都没有丢失。请再试一次，并告诉我的管理员。
press-stranger = 你不在这张牌桌上。怎样自己开一桌，见 /help。
press-stale = { $by ->
    [computer] 这一步电脑已经替你做了。这是你现在的手牌。
   *[you] 这一步你已经做过了。这是你现在的手牌。
}
press-stale-waiting = { $by ->
    [computer] 电脑已经替你出过了。正在等待 { $names }。
   *[you] 你已经出过了。正在等待 { $names }。
}
press-between-deals = 这一局已经结束。点击“下一局”继续。
press-next-begun = 下一局已经开始。
press-next-noted = 已记下：你准备好打下一局了。
press-not-asked = 现在没有需要你做的事。
press-not-your-turn = 还没轮到你。正在等待 { $names }。
illegal-tick-full = 你已经选了 { $count } 张牌。请先取消一张。
table-over = 这张牌桌已经结束。
table-left = 这张牌桌要等我再次更新后才能继续。

own-deadline = **牌桌在等你。**时限：{ $moment }。
turn-reminder = { $mention }，[这张牌桌]({ $link })轮到你了。
direct-messages-closed = { $mention }，我无法给你发私信。请点击“我的手牌”。
table-void = 抱歉，这场牌局我无法继续，不计结果，也不计入排行榜。
table-closed-channel = 我无法再使用这个频道，牌桌已关闭。
hand-posted = 你的手牌现在在最下方。
table-posted = 牌桌已经放到频道最下方。
table-posted-before = 牌桌刚刚已经发过：[前往牌桌]({ $link })。
table-is-there = 这里正在玩“{ $variant }”：[前往牌桌]({ $link })。只有同桌的人能让我重发牌桌。

solo-in-direct-messages = 你的牌局在这里单独的一条消息里。点一张牌就能打出。
# Somebody who sits at several tables is asked which one is meant. A line has at most 80 characters.

which-table = 选择牌桌
which-table-hand = 你同时坐在几张牌桌上。**要看哪一桌的手牌？**
which-table-leave = 你同时坐在几张牌桌上。**要离开哪一桌？**
which-table-table = 你在这里同时坐了几桌。**要重新发送哪一桌？**
which-table-rules = 这里有几张牌桌。**要把哪一桌的规则命名为 { $name }？**
which-table-leave-game = 进行中。选择它就离开。
which-table-cancel = 尚未开始。选择它就为所有人取消。
which-table-quit = 尚未开始。选择它就离开。
which-table-cancelled = 那一桌已取消。
which-table-quitted = 你已离开那一桌。
which-preset = **想玩哪一种？**
which-preset-menu = 选择玩法
play-which = 你还有一场 **{ $running }** 没打完。
play-others = -# 另有 { $count } 场暂停中：{ $names }。用 **/play** 选它就能接着打。
button-play-on = 继续
button-play-other = 开始 { $other }，暂停 { $running }
play-unhinted = { $variant }（无提示）
which-table-line = #{ $channel } · { $variant }
which-table-solo = { $variant }，单人
which-table-minutes = { $count ->
    [0] 刚刚开始
   *[other] { $count } 分钟前开始
}
which-table-hours = { $count } 小时前开始

no-table = 你现在没有牌局。用 /help 可以看到怎样开一桌。
no-table-here = 这个频道现在没有人打牌。用 /help 可以看到怎样开一桌。
hands-dm = 从现在起，我会用私信把手牌发给你。
hands-here = 从现在起，点击“我的手牌”就能在这里看牌。

start-missing-permissions = 请在此频道给我这些权限：{ $names }。
start-not-posted = 我没能发出牌桌。请检查我能否查看此频道并在其中发送消息。
permission-view-channel = 查看频道
permission-send-messages = 发送消息
permission-send-messages-in-threads = 在子区内发送消息
permission-create-public-threads = 创建公共子区

refusal-seats = 这种玩法只能由 { $allowed } 人玩。
refusal-rules = 这些规则凑不成一场牌局。{ $reason }
refusal-rematch-open = 下一场已经开好了：[前往]({ $link })。
another-table = 你在这里已经有一桌：[{ $variant }]({ $link })。
button-another-table = 仍然再开一桌
refusal-opened-already = 你已经开好了那一桌：[前往]({ $link })。
refusal-opened-before = 这个按钮开的那一桌已经结束。要再开一桌，请重新使用命令。
refusal-option = { $option }：请从 Discord 显示的值中选择。
command-unknown = 我不认识这个命令。重新启动 Discord 就能看到现有的命令。
command-elsewhere = 只有在我是成员的地方，也就是邀请过我的服务器里，才能这样做。
refusal-too-many-tables = 你已经坐在 { $count } 张牌桌上。请先离开一桌：
refusal-guild-full = 这个服务器已经有 { $count } 张牌桌。请等其中一桌结束。
refusal-tables-elsewhere = 在这个服务器，牌桌开在 { $channels }。
refusal-tables-nowhere = 你在这里看不到可以开牌桌的频道。请问问管理这个服务器的人。
refusal-alone-elsewhere = 这里的 /play 请在 { $channels } 使用，私信里也可以。
refusal-alone-never = 这个服务器关闭了 /play。可以在私信里和我玩。
refusal-channel-full = 这个频道同时只能有 { $count } 张牌桌。可以加入，或等其中一桌结束。
refusal-too-many-here = 在这个服务器，你同时最多坐 { $count } 张牌桌。请先离开一桌。

record-here = 发牌和出牌的全过程，可以用来复盘。
record-none = 这场牌局没有牌谱。
rematch-players-only = 只有在这里打过牌的人才能要求再来一场。
rematch-no-result = 打到终局的牌局才能再来一场。
