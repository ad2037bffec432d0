# What All Fours is called, the commands that open its tables, and what leaderboards say of it.

family-all_fours = 四张（All Fours）
family-all_fours-leaderboard = 四张（All Fours）中，分数越多越好。

offer-allfours-open = 在此频道开一桌四张（All Fours）或七点（Seven-Up）
offer-allfours-preset = 四张（All Fours）的玩法；不选则玩七点（Seven-Up）
offer-pitch-open = 在此频道开一桌 Pitch
offer-pitch-preset = Pitch 的玩法；不选则稍后再问

feat-jacks-hung = 捉 J { $count } 次
feat-begs-won = 求牌得利 { $count } 次
feat-games = 点数分 { $count } 次
feat-all-fours = 四项全得 { $count } 局

variant-seven_up = 七点（Seven-Up）
variant-seven_up-about = 1900 年前后的美国玩法。每人六张牌，再翻一张牌，它的花色是提议的将牌。首家可以求牌，要求换将；庄家就要送一分，或者补牌。高牌、低牌、J 牌、点数分各 1 分，先满七分者胜。
variant-seven_up-brief = 翻牌定将，可以求牌换将
variant-seven_up_1876 = 七点（Seven-Up，1876）
variant-seven_up_1876-about = 1876 年一位评论者坚持的七点（Seven-Up）：每次发三张，打到七分，任何时候都不强制用将牌。
variant-seven_up_1876-brief = 任何时候都不强制用将牌
variant-af1807 = 四张（伦敦 1807）
variant-af1807-about = 最早的文本。两人，打到十分。补牌后所有的牌都要打完；出将牌的人可以问它是不是高牌或低牌。
variant-af1807-brief = 最早的规则，两人，打到 10 分
variant-af1823 = 四张（纽约 1823）
variant-af1823-about = 伦敦规则的美国翻印本：两人，打到十分。
variant-af1823-brief = 伦敦规则的美国版，两人，打到 10 分
variant-af1845 = 四张（费城 1845）
variant-af1845-about = 两人或两对搭档，打到十分。补牌后每人扣牌，只留六张。
variant-af1845-brief = 补牌后每人留六张，打到 10 分
variant-af1814 = 四张（伦敦 1814）
variant-af1814-about = Jones 的文本：两人或两对搭档，先满七分者胜。
variant-af1814-brief = 两人或两对搭档，打到 7 分
variant-all_fives = 五点（All Fives）
variant-all_fives-about = 打到 61 分的七点（Seven-Up）。赢一墩的人马上记这一墩里的将牌：10 记 10 分，5 记 5 分，A 4 分，K 3 分，Q 2 分，J 1 分。高牌、低牌、J 牌、点数分照样计算。
variant-all_fives-brief = 赢得的将牌马上记分，打到 61 分
variant-all_fives_plain = 五点（只记将牌）
variant-all_fives_plain-about = 只记墩里赢得的将牌，而且必须跟牌。先满 61 分者胜。
variant-all_fives_plain-brief = 只记赢得的将牌，打到 61 分
variant-trinidad = 四张（特立尼达）
variant-trinidad-about = 特立尼达的国民纸牌游戏：搭档对打，按逆时针方向发牌、出牌，打到 14 分。每次翻出 A，庄家得 1 分，翻出 6 得 2 分，翻出 J 得 3 分。捉到 J 值 3 分。
variant-trinidad-brief = 搭档，打到 14 分，捉到 J 得 3 分
variant-tobago = 四张（多巴哥）
variant-tobago-about = 与特立尼达相同，但得 2 分的是翻出 2，不是翻出 6；而且只要有别的牌可出，就不能出更小的将牌。
variant-tobago-brief = 同特立尼达，但不能出更小的将牌
variant-yorkshire = 四张（约克郡）
variant-yorkshire-about = 两对搭档，打到 11 分。不翻牌：第一张领出的牌定将，领出者的搭档在那之前不能看牌。
variant-yorkshire-brief = 搭档，打到 11 分，首张领出的牌定将
variant-lancashire = 四张（兰开夏）
variant-lancashire-about = 与约克郡相同，但低牌归赢下它那一墩的人。
variant-lancashire-brief = 同约克郡，但低牌要赢下才算
variant-pitch = Pitch（首张定将）
variant-pitch-about = 不翻牌的四张（All Fours），二至七人玩，四人时搭档对打。第一张领出的牌定将。
variant-pitch-brief = 二至七人，首张领出的牌定将
variant-auction_pitch = 叫分 Pitch
variant-auction_pitch-about = 每人可以叫一次分，叫得最高的人领出并定将。得分不到所叫的分，就倒扣所叫的分。
variant-auction_pitch-brief = 叫分争夺定将权
