# Commands that open tables. Discord shows at most 100 characters of each description and choice.

play-open = 马上和电脑打一场，只有你看得到
play-game = 玩什么；不选则按此服务器的设置，没有则玩红心大战
play-length = 打多久；不选则第一次打一局，以后按这里的设置
play-length-one = 一局
play-length-short = 短：三局
play-length-full = 整场
play-hints = 要不要提示；不要提示则计等级分。不选则有提示
offer-seats = 人数；空位由电脑补上
offer-seats-count = { $count } 人
offer-target = 有人达到这个分数时，整场结束
offer-deals = 打完这么多局后，整场结束
offer-level = 电脑的水平
offer-level-easy = 简单：初学者水平
offer-level-medium = 中等：懂得常用打法，会记牌
offer-level-hard = 困难：会推算后面的牌
offer-hints = 允许玩家问电脑会怎么出；本场不计入排行榜
offer-next-deal = 何时开始下一局
offer-next-deal-interval = 稍等片刻，或全员点击“下一局”时
offer-next-deal-at-once = 立即开始
offer-next-deal-pressed = 全员点击“下一局”后才开始
