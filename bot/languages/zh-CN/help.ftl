# /help.

help-title = ### 怎样在这里打牌
help-begin = 用下面的命令（例如 **/{ $command }**）在频道里开一桌。朋友们点击“加入”，空位由电脑补上，然后由房主点击“开始”。
help-hand = 牌桌人人都看得到。手牌用私信只发给你：点一张牌就能打出。如果你没有开放私信，请点击“我的手牌”。
help-claim = 得分不会再变时，余下的牌会一次打完。玩{ $games }时，如果余墩肯定全归你，或肯定一墩不收，轮到你时可以点击“宣告”。
help-fair = **公平发牌**：有人加入之前，牌桌就会显示一个数字，它对应之后所有的牌，事后可以核对。之后谁改动了牌，人人都能查出来：每局结束后会公布这一局的密钥，用 **/verify** 还会得到一个网页文件，不靠我也能核对。运行我的人有没有偷看牌，谁也无法证明。
help-away = 你超时的一步由电脑代打。连续两次超时，就一直由电脑托管，直到你点击“我回来了”。到整场结束还没回来，完局率就会下降。

help-signs = 名字旁边的 🤖 表示电脑。💤 表示暂离，🚪 表示已离桌：都由电脑托管。

help-commands = **命令**
help-seats = { $least }–{ $most }
help-offers = 可供这么多人玩：{ $offers }
help-offer = **/{ $command }**（{ $seats }）
help-opening = 开桌时可以指定玩法、人数、一场的长短、电脑的水平、是否允许提示，以及每步的时限。
help-play = **/play**：马上和电脑打一场。只有你看得到，也不计时。
help-hand-command = **/hand**：显示你的手牌，并选择是否用私信发送。
help-table = **/table**：把牌桌重新发到频道最下方。
help-settings = **/settings**：选择牌的样式，以及轮到你时怎样通知。
help-language = **/language**：选择我用哪种语言和你说话。
help-leave = **/leave**：离开牌桌，由电脑托管；如果桌上没有其他人，就暂停或结束牌局。
help-rules = **/rules**：讲解一种玩法的规则。
help-leaderboard = **/leaderboard**：查看这里的排行榜：按胜场、平均分、等级分或每日一局。
help-stats = **/stats**：看你或别人的战绩，也看两人对战的成绩。
help-verify = **/verify**：验证一场牌局的发牌。可以是你的上一场，也可以指定牌桌，或提供牌谱文件。
help-review = **/review**：一步步重看结束的牌局，所有手牌都亮开。
help-data = **/data export**：导出我保存的你的全部数据；**/data delete**：删除这些数据。
