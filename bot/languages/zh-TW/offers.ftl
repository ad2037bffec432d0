# Commands that open tables. Discord shows at most 100 characters of each description and choice.

play-open = 馬上和電腦打一場，只有你看得到
play-game = 哪一種玩法；不選就照這個伺服器的設定，沒有就玩傷心小棧
play-length = 打多久；不選的話，第一次打一局，之後照這裡的設定
play-length-one = 一局
play-length-short = 短：三局
play-length-full = 整場
play-hints = 要不要提示；不要的話會計等級分。不選就有提示
offer-seats = 幾個人玩；空位由電腦補上
offer-seats-count = { $count } 人
offer-target = 有人達到這個分數時，整場結束
offer-deals = 打完這麼多局後，整場結束
offer-level = 電腦的強度
offer-level-easy = 簡單：初學者
offer-level-medium = 中等：懂得常用打法，會記牌
offer-level-hard = 困難：會往後推算
offer-hints = 玩家可以問電腦會怎麼出；這場不計入排行榜
offer-next-deal = 何時開始下一局
offer-next-deal-interval = 休息一下之後，或所有人按「下一局」時
offer-next-deal-at-once = 馬上開始
offer-next-deal-pressed = 所有人按「下一局」後才開始
