# The games on offer: a short name, and what makes each of them different.

variant-standard = 红心大战
variant-standard-about = 大家最熟悉的玩法，英文又叫 Black Lady。先传三张牌，拿着 2♣ 的人先出。有人出过红心（破心）之后才能领出红心。收齐所有的分就是全收，其他各家各加 26 分。
variant-standard-brief = 别收红心和 Q♠

variant-zh_windows = 四人红心大战
variant-zh_windows-about = Windows 自带的、中文规则书也这样写的玩法：正好四人，依次传左家、右家、对家，然后一局不传。
variant-zh_windows-brief = Windows 自带的玩法，正好四人

variant-ja_black_lady = 黑桃皇后（日本）
variant-ja_black_lady-about = 日本的基本玩法。每局都传三张牌给左家，红心随时可以领出，第一墩可以出分牌，全收的人总分减去 26 分。得分带负号；但那 26 分对全收者有利，所以不带。
variant-ja_black_lady-brief = 总是传左家，红心随时可领出

variant-ja_black_lady_optional = 黑桃皇后（日本·严格）
variant-ja_black_lady_optional-about = 日本的玩法，加上常用的附加规则：第一墩不能出分牌，有人出过有罚分的牌之后才能领出红心。全收的人总分减去 26 分。得分带负号；但那 26 分对全收者有利，所以不带。
variant-ja_black_lady_optional-brief = 总是传左家，破心后才能领出红心

variant-ja_basic_hearts = 基本红心（日本）
variant-ja_basic_hearts-about = “黑桃皇后（日本）”去掉黑桃皇后的罚分：只有红心罚分。红心全收的人总分减去 13 分。得分带负号；但那 13 分对全收者有利，所以不带。
variant-ja_basic_hearts-brief = 只有红心罚分，总是传左家

variant-jack_of_diamonds = 方块J
variant-jack_of_diamonds-about = 红心大战多了一张好牌：收下 J♦ 的人减 10 分。全收不需要它。
variant-jack_of_diamonds-brief = J♦ 减 10 分

variant-omnibus = 综合红心
variant-omnibus-about = 收下 10♦ 的人减 10 分。全收除了所有的分，也必须有这张牌；这时全收者自己的总分减去 26 分。
variant-omnibus-brief = 10♦ 减 10 分，全收也要有它

variant-spot_hearts = 牌面红心
variant-spot_hearts-about = 每张红心按牌面罚分，从 2 分到 A 的 14 分，Q♠ 罚 25 分。一局共 129 分，打到 500 分。
variant-spot_hearts-brief = 红心按牌面罚分，Q♠ 罚 25 分

variant-black_maria = 黑玛丽
variant-black_maria-about = 英国的玩法，三人最好。除红心外，Q♠ 罚 13 分，K♠ 罚 10 分，A♠ 罚 7 分，一局共 43 分。每局都传三张牌给右家，庄家的下家领出任意一张牌，不必等破心。
variant-black_maria-brief = 三人最好，K♠ 和 A♠ 也罚分

variant-black_maria_plain = 黑玛丽（简）
variant-black_maria_plain-about = 许多人玩的黑玛丽，三人最好：黑桃中只有 Q♠ 罚 13 分，一局共 26 分。每局都传三张牌给右家，庄家的下家领出任意一张牌，不必等破心。
variant-black_maria_plain-brief = 三人最好，黑桃只有 Q♠ 罚分

variant-black_maria_de = 黑玛丽（德国）
variant-black_maria_de-about = 打法与红心大战相同，三人最好。Q♠ 照常罚 13 分，但 K♠ 罚 10 分，A♠ 罚 7 分，一局共 43 分。
variant-black_maria_de-brief = 德国玩法：K♠ 罚 10 分，A♠ 罚 7 分

variant-original_hearts = 原始红心
variant-original_hearts-about = 十九世纪八十年代的玩法：只有红心罚分，不传牌，也没有全收。
variant-original_hearts-brief = 只有红心罚分，不传牌，没有全收

variant-partnership_hearts = 搭档红心
variant-partnership_hearts-about = 四人分两方，搭档对坐。每人各记总分；有人满 100 分时，把搭档两人的总分相加，总和低的一方赢。
variant-partnership_hearts-brief = 二对二，最后搭档总分相加

variant-reverse_hearts = 反向红心
variant-reverse_hearts-about = 分越多越好。牌和打法都一样，但有人满 100 分时，总分最高的人赢。
variant-reverse_hearts-brief = 分越多越好，最高者赢

variant-cancellation = 抵消红心
variant-cancellation-about = 六至十人，用两副牌。一墩里两张相同的牌互相抵消，剩下最大的牌收墩。不传牌。
variant-cancellation-brief = 六至十人，相同的牌互相抵消

variant-heartsette = 底牌红心
variant-heartsette-about = 剩下几张牌作底牌，牌面朝下。收下第一墩的人把底牌拿到手里，再扣下同样张数的牌，不给人看；扣下的牌里的分归这个人。
variant-heartsette-brief = 收下第一墩就拿底牌

variant-booster_nines = 加码九
variant-booster_nines-about = 有人出了领出花色的 9，每人就为这一墩再出一张牌。一墩只加码一次。
variant-booster_nines-brief = 出领出花色的 9，每人再出一张

variant-greek_hearts = 希腊红心
variant-greek_hearts-about = 每局都传三张牌给右家，全收两头算：其他各家加上全收的分；有几家加分，全收者就减去几倍。
variant-greek_hearts-brief = 总是传右家，全收两头算

variant-ten_of_clubs = 梅花10
variant-ten_of_clubs-about = 收下 10♣ 的人，本局收到的其他罚分加倍。
variant-ten_of_clubs-brief = 收下 10♣，罚分加倍

variant-pink_lady = 红心皇后
variant-pink_lady-about = Q♥ 和 Q♠ 一样罚 13 分，一局共 38 分。
variant-pink_lady-brief = Q♥ 也罚 13 分

variant-hooligan = 捣蛋鬼
variant-hooligan-about = 7♣ 罚 7 分，全收也必须有它，一局共 33 分。
variant-hooligan-brief = 7♣ 罚 7 分，全收也要有它

variant-black_jack = 黑桃J
variant-black_jack-about = J♠ 罚 10 分，Q♠ 不罚分，一局共 23 分。
variant-black_jack-brief = J♠ 罚 10 分，Q♠ 不罚分

variant-ace_of_hearts_5 = 红心A五分
variant-ace_of_hearts_5-about = A♥ 罚 5 分，一局共 30 分。
variant-ace_of_hearts_5-brief = A♥ 罚 5 分

variant-black_widow_5 = 黑桃Q五分
variant-black_widow_5-about = Q♠ 只罚 5 分，一局共 18 分。
variant-black_widow_5-brief = Q♠ 只罚 5 分

variant-pip_hearts = 计点红心
variant-pip_hearts-about = 红心按牌面罚分，A、K、Q、J 各罚 10 分；Q♠ 罚 25 分。也叫“芝加哥”，打到 500 分。
variant-pip_hearts-brief = 红心按牌面，A K Q J 各 10 分，Q♠ 25 分

variant-pip_hearts_a15 = 计点红心（A 十五）
variant-pip_hearts_a15-about = 红心按牌面罚分，K、Q、J 各罚 10 分，A 罚 15 分；Q♠ 罚 25 分。打到 500 分。
variant-pip_hearts_a15-brief = 红心按牌面，A♥ 15 分，Q♠ 25 分

variant-spot_50 = 牌面红心 50
variant-spot_50-about = 一个联赛的牌面红心：每张红心按牌面罚分，Q♠ 罚 50 分，J♦ 减 40 分，全收值 150 分。
variant-spot_50-brief = Q♠ 罚 50 分，J♦ 减 40 分

variant-sevens_and_queens = 七与皇后
variant-sevens_and_queens-about = 只有 7 和 Q 罚分：每张 7 罚 1 分，每张 Q 罚 2 分，一局共 12 分。
variant-sevens_and_queens-brief = 7 罚 1 分，Q 罚 2 分，别的不罚

variant-no_trick_bonus = 零墩奖励
variant-no_trick_bonus-about = 一局里一墩不收的人减 5 分。
variant-no_trick_bonus-brief = 一墩不收减 5 分

variant-partner_hearts = 搭档红心（安大略）
variant-partner_hearts-about = 四人分两方，搭档共用一个总分，打到 200 分。全收时每个对手加 26 分，对方合计加 52 分。
variant-partner_hearts-brief = 二对二，共用总分，打到 200 分

variant-likha = Likha
variant-likha-about = 黎凡特地区的搭档玩法，按逆时针方向发牌、出牌。Q♠ 罚 13 分，10♦ 罚 10 分，这两张牌一有机会就必须垫掉。先满 101 分的人，所在的一方就输。如果双方同时到达，由总分决定。
variant-likha-brief = 二对二，Q♠ 和 10♦ 必须尽早垫掉

variant-goldsmith = 戈德史密斯规则
variant-goldsmith-about = 有“救命分”的红心大战：正好 100 分就变为 50 分，超过 100 分整场才结束。如果全收会让你输掉整场，可以改为自己的总分减去这些分。
variant-goldsmith-brief = 正好 100 分变为 50 分

variant-knock_down = 倒数红心
variant-knock_down-about = 还是红心大战，只是倒着记分：每人从 100 分开始，收到多少就扣多少。有人的分扣完时整场结束，分最多的人赢。
variant-knock_down-brief = 每人从 100 分往下扣

variant-complex_hearts = 复数红心
variant-complex_hearts-about = 得分是复数：Q♠ 罚的 13 分是另一种分（虚数），J♦ 减 10 分，10♣ 把一局的分变成另一种并加倍。谁的总分先与零相距 100，谁就输。
variant-complex_hearts-brief = 得分是复数

variant-danger_hearts = 三命红心
variant-danger_hearts-about = 十局，三条命。一局达到 15 分就丢一条命，谁先丢掉第三条命，谁就输掉整场。
variant-danger_hearts-brief = 三条命，输得多的一局丢一条

variant-charging = 亮牌红心
variant-charging-about = 打四局。收下 J♦ 减 10 分，收下 10♣ 得分加倍。出牌前可以亮 Q♠、J♦、10♣ 或 A♥：亮的牌大家都看得到，分数加倍；亮 A♥ 则全部红心加倍。
variant-charging-brief = 打四局，亮的牌加倍
