# /help.

help-title = ### 怎样在这里打牌
help-open = { $offers } 开一桌：朋友点击“加入”，空位由电脑补上，房主点击“开始”。
help-open-there = 和朋友一起玩：在有我的服务器里用 **/help**，可以看到怎样开一桌。
help-hand = 手牌用私信发给你，也可以点击“我的手牌”。点一张牌就能打出。
help-fair = 🔒 谁也不能悄悄改牌：点“验证”就能核对。
help-away = 连续两次超时，就由电脑托管，直到你点击“我回来了”。

help-signs = 🤖 电脑 · 💤 暂离 · 🚪 已离桌

help-offer = **/{ $command }**
help-play = **/play**：马上和电脑打一场，只有你看得到。
help-hand-command = **/hand**：你的手牌
help-table = **/table**：重新发出牌桌
help-settings = **/settings**：牌的样式和通知方式
help-language = **/language**：我用的语言
help-leave = **/leave**：离桌或暂停
help-rules = **/rules**：玩法规则
help-leaderboard = **/leaderboard**：排行榜
help-stats = **/stats**：战绩
help-verify = **/verify**：验证发牌是否公平
help-review = **/review**：重看结束的牌局，手牌全亮开
help-data = **/data export**、**/data delete**：我保存的你的数据
help-tables = **/tables**：供管理员使用
