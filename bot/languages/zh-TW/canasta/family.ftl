# What Canasta and Samba are called, the commands that open tables, and what leaderboards say.

family-canasta = 塔牌與賽塔
family-canasta-leaderboard = 塔牌與賽塔，分數越多越好。

offer-canasta-open = 在這個頻道開一桌塔牌（卡納斯塔）
offer-canasta-preset = 哪一種塔牌；不選就用一般玩法
offer-samba-open = 在這個頻道開一桌賽塔（森巴）
offer-samba-preset = 哪一種賽塔；不選就用一般玩法

feat-canastas = 塔 { $count } 座
feat-concealed-outs = 門清胡牌 { $count } 次
feat-red-threes = 紅3 { $count } 張
feat-canastas-natural = 真塔 { $count } 座
feat-canastas-mixed = 混塔 { $count } 座
feat-sambas = 順子塔 { $count } 座
feat-outs = 胡牌 { $count } 次

variant-canasta_book = 塔牌（卡納斯塔）
variant-canasta_book-about = 四人分兩隊，照 1950 年代上海一本書的教法。兩副牌，每人十一張，有一座塔就可以胡牌，5000 分贏。用別的牌組開牌時，可以同時用一張真牌加百搭拿棄牌堆。
variant-canasta_official = 塔牌（1950 年）
variant-canasta_official-about = 1950 年的經典規則：紅3 在各人第一次輪到時亮出，第一次拿棄牌堆要有一對真牌。
variant-canasta_2 = 雙人塔牌
variant-canasta_2-about = 每人十五張，每次抽兩張，有兩座塔才可以胡牌。
variant-canasta_3 = 三人塔牌
variant-canasta_3-about = 三人各打各的，每人十三張。
variant-canasta_3_cutthroat = 一打二塔牌
variant-canasta_3_cutthroat-about = 三人玩。最先拿棄牌堆的人，那一局獨自對另外兩人。每次抽兩張，有兩座塔才可以胡牌，7500 分贏。
variant-canasta_5 = 五人塔牌
variant-canasta_5-about = 兩人對三人，三人那一隊每局輪流休息一人。
variant-canasta_6_teams3 = 六人塔牌（兩隊）
variant-canasta_6_teams3-about = 三人對三人，交錯而坐，用三副牌。有兩座塔才可以胡牌，10000 分贏。
variant-canasta_6_pairs = 六人塔牌（三對）
variant-canasta_6_pairs-about = 三對隊友，各自對坐，用三副牌。有兩座塔才可以胡牌，7500 分贏。
variant-canasta_6_bench = 六人塔牌（四人上場）
variant-canasta_6_bench-about = 兩隊，每隊三人。每局兩隊各輪空一人，另外四人上場。
variant-samba_4 = 賽塔（森巴）
variant-samba_4-about = 三副牌、可以攤順子的塔牌：同一花色連續七張是順子塔，值 1500 分。每人十五張，抽兩張，棄一張，10000 分贏。
variant-samba_2 = 雙人賽塔
variant-samba_2-about = 一對一的賽塔。
variant-samba_3 = 三人賽塔
variant-samba_3-about = 三人賽塔，各打各的。
variant-samba_5 = 五人賽塔
variant-samba_5-about = 五人賽塔，各打各的。
variant-samba_6 = 六人賽塔
variant-samba_6-about = 三對隊友的賽塔，每人十三張。
