# /help.

help-title = ### 怎样在这里打牌
help-open = { $offers } 开一桌：朋友点击“加入”，空位由电脑补上，房主点击“开始”。
help-open-there = 和朋友一起玩：在有我的服务器里用 **/help**，可以看到怎样开一桌。
help-hand = 手牌用私信发给你，也可以点击“我的手牌”。点一张牌就能打出。
help-fair = 🔒 谁也不能悄悄改牌：点“验证”就能核对。
help-away = 连续两次超时，就由电脑托管，直到你点击“我回来了”。

help-signs = 🤖 电脑 · 💤 暂离 · 🚪 已离桌
help-more = 更多：{ $commands }
button-help-play = 马上打一局
button-help-open = 开一桌

help-offer = **/{ $command }**
