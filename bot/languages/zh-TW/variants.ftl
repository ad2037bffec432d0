# The games on offer: a short name, and what makes each of them different.

variant-standard = 傷心小棧
variant-standard-about = 最多人熟悉的玩法，英文也叫 Black Lady。先傳三張牌，由拿到 2♣ 的人開局。心碎（有人出過紅心）之後才能首出紅心。吃下所有的分就是射月，其他各家各加 26 分。
variant-standard-brief = 別吃紅心和 Q♠

variant-zh_windows = 四人傷心小棧
variant-zh_windows-about = Windows 內建的玩法，中文的規則書也這樣寫：剛好四人，依序傳左家、右家、對家，然後一局不傳。
variant-zh_windows-brief = Windows 內建的玩法，剛好四人

variant-ja_black_lady = 黑桃皇后（日本）
variant-ja_black_lady-about = 日本的基本玩法。每局都向左傳三張牌，紅心隨時可以首出，第一墩可以出罰分牌，射月的人總分減 26 分。罰的分前面寫負號；那 26 分對射月者有利，不寫負號。
variant-ja_black_lady-brief = 每局向左傳，紅心隨時可首出

variant-ja_black_lady_optional = 黑桃皇后（日本，嚴格）
variant-ja_black_lady_optional-about = 日本的玩法，加上常用的附加規則：第一墩不能出罰分牌，有人出過罰分牌之後才能首出紅心。射月的人總分減 26 分。罰的分前面寫負號；那 26 分對射月者有利，不寫負號。
variant-ja_black_lady_optional-brief = 每局向左傳，心碎後才能首出紅心

variant-ja_basic_hearts = 基本紅心（日本）
variant-ja_basic_hearts-about = 「黑桃皇后（日本）」去掉黑桃皇后的罰分：只有紅心罰分。拿到全部紅心的人總分減 13 分。罰的分前面寫負號；那 13 分對射月者有利，不寫負號。
variant-ja_basic_hearts-brief = 只有紅心罰分，每局向左傳

variant-jack_of_diamonds = 方塊J
variant-jack_of_diamonds-about = 傷心小棧加一張好牌：吃下 J♦ 的人減 10 分。射月不需要它。
variant-jack_of_diamonds-brief = J♦ 減 10 分

variant-omnibus = 綜合紅心
variant-omnibus-about = 吃下 10♦ 的人減 10 分。射月除了所有的分，也必須有這張牌；射月時自己的總分減 26 分。
variant-omnibus-brief = 10♦ 減 10 分，射月也要有它

variant-spot_hearts = 牌面紅心
variant-spot_hearts-about = 每張紅心照牌面罰分，從 2 分到 A 的 14 分，Q♠ 罰 25 分。一局共 129 分，打到 500 分。
variant-spot_hearts-brief = 紅心照牌面罰分，Q♠ 罰 25 分

variant-black_maria = 黑瑪麗
variant-black_maria-about = 英國的玩法，三人最好玩。除了紅心，Q♠ 罰 13 分，K♠ 罰 10 分，A♠ 罰 7 分，一局共 43 分。每局都向右傳三張牌，由莊家的下家首出任何一張牌，不必等心碎。
variant-black_maria-brief = 三人最好玩，K♠ 和 A♠ 也罰分

variant-black_maria_plain = 黑瑪麗（簡易）
variant-black_maria_plain-about = 很多人玩的黑瑪麗，三人最好玩：黑桃裡只有 Q♠ 罰 13 分，一局共 26 分。每局都向右傳三張牌，由莊家的下家首出任何一張牌，不必等心碎。
variant-black_maria_plain-brief = 三人最好玩，黑桃只有 Q♠ 罰分

variant-black_maria_de = 黑瑪麗（德國）
variant-black_maria_de-about = 打法和傷心小棧一樣，三人最好玩。Q♠ 照常罰 13 分，但 K♠ 罰 10 分，A♠ 罰 7 分，一局共 43 分。
variant-black_maria_de-brief = 德國玩法：K♠ 罰 10 分，A♠ 罰 7 分

variant-original_hearts = 原始紅心
variant-original_hearts-about = 1880 年代的玩法：只有紅心罰分，不傳牌，也沒有射月。
variant-original_hearts-brief = 只有紅心罰分，不傳牌，沒有射月

variant-partnership_hearts = 隊友紅心
variant-partnership_hearts-about = 四人分兩隊，隊友對坐。每人各記總分；有人達到 100 分時，把隊友兩人的總分相加，總和低的一隊贏。
variant-partnership_hearts-brief = 二對二，最後隊友總分相加

variant-reverse_hearts = 反向紅心
variant-reverse_hearts-about = 分越多越好。牌和打法都一樣，但有人達到 100 分時，總分最高的人贏。
variant-reverse_hearts-brief = 分越多越好，最高的贏

variant-cancellation = 抵消紅心
variant-cancellation-about = 六到十人，用兩副牌。一墩裡兩張相同的牌互相抵消，剩下最大的牌吃墩。不傳牌。
variant-cancellation-brief = 六到十人，相同的牌互相抵消

variant-heartsette = 底牌紅心
variant-heartsette-about = 剩下幾張牌作底牌，牌面朝下。吃下第一墩的人把底牌拿到手裡，再蓋下同樣張數的牌，不給人看；蓋下的牌裡的分算在這個人頭上。
variant-heartsette-brief = 吃下第一墩就拿底牌

variant-booster_nines = 加碼九
variant-booster_nines-about = 有人出了首出花色的 9，每人就為這一墩再出一張牌。一墩只加碼一次。
variant-booster_nines-brief = 出首出花色的 9，每人再出一張

variant-greek_hearts = 希臘紅心
variant-greek_hearts-about = 每局都向右傳三張牌，射月兩頭算：其他各家加射月的分；加分的有幾家，射月者就減幾倍。
variant-greek_hearts-brief = 每局向右傳，射月兩頭算

variant-ten_of_clubs = 梅花10
variant-ten_of_clubs-about = 吃下 10♣ 的人，本局吃到的其他罰分加倍。
variant-ten_of_clubs-brief = 吃下 10♣，罰分加倍

variant-pink_lady = 紅心皇后
variant-pink_lady-about = Q♥ 和 Q♠ 一樣罰 13 分，一局共 38 分。
variant-pink_lady-brief = Q♥ 也罰 13 分

variant-hooligan = 搗蛋鬼
variant-hooligan-about = 7♣ 罰 7 分，射月也必須有它，一局共 33 分。
variant-hooligan-brief = 7♣ 罰 7 分，射月也要有它

variant-black_jack = 黑桃J
variant-black_jack-about = J♠ 罰 10 分，Q♠ 不罰分，一局共 23 分。
variant-black_jack-brief = J♠ 罰 10 分，Q♠ 不罰分

variant-ace_of_hearts_5 = 紅心A五分
variant-ace_of_hearts_5-about = A♥ 罰 5 分，一局共 30 分。
variant-ace_of_hearts_5-brief = A♥ 罰 5 分

variant-black_widow_5 = 黑桃Q五分
variant-black_widow_5-about = Q♠ 只罰 5 分，一局共 18 分。
variant-black_widow_5-brief = Q♠ 只罰 5 分

variant-pip_hearts = 計點紅心
variant-pip_hearts-about = 紅心照牌面罰分，A、K、Q、J 各罰 10 分；Q♠ 罰 25 分。也叫「芝加哥」，打到 500 分。
variant-pip_hearts-brief = 紅心照牌面，A K Q J 各 10 分，Q♠ 25 分

variant-pip_hearts_a15 = 計點紅心（A 十五）
variant-pip_hearts_a15-about = 紅心照牌面罰分，K、Q、J 各罰 10 分，A 罰 15 分；Q♠ 罰 25 分。打到 500 分。
variant-pip_hearts_a15-brief = 紅心照牌面，A♥ 15 分，Q♠ 25 分

variant-spot_50 = 牌面紅心 50
variant-spot_50-about = 某個聯賽的牌面紅心：每張紅心照牌面罰分，Q♠ 罰 50 分，J♦ 減 40 分，射月值 150 分。
variant-spot_50-brief = Q♠ 罰 50 分，J♦ 減 40 分

variant-sevens_and_queens = 七和皇后
variant-sevens_and_queens-about = 只有 7 和 Q 罰分：每張 7 罰 1 分，每張 Q 罰 2 分，一局共 12 分。
variant-sevens_and_queens-brief = 7 罰 1 分，Q 罰 2 分，其他不罰

variant-no_trick_bonus = 零墩獎勵
variant-no_trick_bonus-about = 一局裡一墩都沒吃的人減 5 分。
variant-no_trick_bonus-brief = 一墩都沒吃減 5 分

variant-partner_hearts = 隊友紅心（安大略）
variant-partner_hearts-about = 四人分兩隊，隊友共用一個總分，打到 200 分。射月時每個對手加 26 分，也就是對方那一隊加 52 分。
variant-partner_hearts-brief = 二對二，共用總分，打到 200 分

variant-likha = Likha
variant-likha-about = 黎凡特地區分隊打的玩法，逆時針發牌和出牌。Q♠ 罰 13 分，10♦ 罰 10 分，這兩張牌一有機會就必須墊掉。先達到 101 分的人，所在的那一隊就輸。如果兩隊同時達到，由總分決定。
variant-likha-brief = 二對二，Q♠ 和 10♦ 要盡早墊掉

variant-goldsmith = 戈德史密斯規則
variant-goldsmith-about = 多了一線生機的傷心小棧：剛好 100 分就變成 50 分，超過 100 分整場才結束。如果射月會讓你輸掉整場，可以改成自己的總分減射月的分。
variant-goldsmith-brief = 剛好 100 分變成 50 分

variant-knock_down = 倒數紅心
variant-knock_down-about = 還是傷心小棧，只是倒著計分：每人從 100 分開始，吃到多少就扣多少。有人的分數扣完時整場結束，分數最多的人贏。
variant-knock_down-brief = 每人從 100 分往下扣

variant-complex_hearts = 複數紅心
variant-complex_hearts-about = 得分是複數：Q♠ 罰的 13 分是另一種分（虛數），J♦ 減 10 分，10♣ 把一局的分變成另一種並加倍。誰的總分先距離零達到 100，誰就輸。
variant-complex_hearts-brief = 得分是複數

variant-danger_hearts = 三命紅心
variant-danger_hearts-about = 十局，三條命。一局達到 15 分就丟一條命，誰先丟掉第三條命，誰就輸掉整場。
variant-danger_hearts-brief = 三條命，罰分多的一局丟一條

variant-charging = 亮牌紅心
variant-charging-about = 打四局。吃下 J♦ 減 10 分，吃下 10♣ 得分加倍。出牌前可以亮 Q♠、J♦、10♣ 或 A♥：亮的牌大家都看得到，分數加倍；亮 A♥ 則全部紅心加倍。
variant-charging-brief = 打四局，亮的牌加倍
