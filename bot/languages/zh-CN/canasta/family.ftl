# What Canasta and Samba are called, the commands that open tables, and what leaderboards say.

family-canasta = 塔牌与赛塔
family-canasta-leaderboard = 塔牌与赛塔中，分数越多越好。

offer-canasta-open = 在此频道开一桌塔牌（卡纳斯塔）
offer-canasta-preset = 塔牌的玩法；不选则用常规玩法
offer-samba-open = 在此频道开一桌赛塔（桑巴）
offer-samba-preset = 赛塔的玩法；不选则用常规玩法

feat-canastas = 塔 { $count } 座
feat-concealed-outs = 暗和 { $count } 次
feat-red-threes = 红3 { $count } 张
feat-canastas-natural = 真塔 { $count } 座
feat-canastas-mixed = 混塔 { $count } 座
feat-sambas = 顺点塔 { $count } 座
feat-outs = 和牌 { $count } 次

variant-canasta_book = 塔牌（卡纳斯塔）
variant-canasta_book-about = 四人搭档对打，按照五十年代上海出版的一本书。两副牌，每人十一张，有一座塔就可以和牌，先到 5000 分的一方获胜。如果同时摊出的别的牌组已经够开牌，就可以用一张真牌加百搭吃牌。
variant-canasta_official = 塔牌（1950 年规则）
variant-canasta_official-about = 1950 年的经典规则：红3 在第一次轮到时亮出，首次吃牌要有一对真牌。
variant-canasta_2 = 双人塔牌
variant-canasta_2-about = 每人十五张，每次抓两张，有两座塔才可以和牌。
variant-canasta_3 = 三人塔牌
variant-canasta_3-about = 三人各自为战，每人十三张。
variant-canasta_3_cutthroat = 一打二塔牌
variant-canasta_3_cutthroat-about = 三人玩。最先吃牌的人，本局以一敌二。每次抓两张，有两座塔才可以和牌，先到 7500 分获胜。
variant-canasta_5 = 五人塔牌
variant-canasta_5-about = 两人对三人，三人一方每局依次轮空一人。
variant-canasta_6_teams3 = 六人塔牌（两队）
variant-canasta_6_teams3-about = 三人对三人，交错而坐，三副牌。有两座塔才可以和牌，先到 10000 分获胜。
variant-canasta_6_pairs = 六人塔牌（三对）
variant-canasta_6_pairs-about = 三对搭档，对坐，三副牌。有两座塔才可以和牌，先到 7500 分获胜。
variant-canasta_6_bench = 六人塔牌（四人上场）
variant-canasta_6_bench-about = 两队，每队三人。每局各轮空一人，另外四人上场。
variant-samba_4 = 赛塔（桑巴）
variant-samba_4-about = 三副牌、可以摊顺子的塔牌：同一花色连续七张是顺点塔，值 1500 分。每人十五张，抓两张，打一张，先到 10000 分获胜。
variant-samba_2 = 双人赛塔
variant-samba_2-about = 一对一的赛塔。
variant-samba_3 = 三人赛塔
variant-samba_3-about = 三人各自为战的赛塔。
variant-samba_5 = 五人赛塔
variant-samba_5-about = 五人各自为战的赛塔。
variant-samba_6 = 六人赛塔
variant-samba_6-about = 三对搭档的赛塔，每人十三张。
