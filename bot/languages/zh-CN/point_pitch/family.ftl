# 计分 Pitch、Cinch 和 Pedro 的名称，以及开桌的命令。

family-point_pitch = Pitch
family-point_pitch-leaderboard = Pitch、Cinch 和 Pedro 里，分数越高越好。

offer-pedro-open = 在此频道开一桌 Cinch 或 Pedro
offer-pedro-preset = Pedro 的玩法；不选则玩 Cinch

feat-moons-made = 全收 { $count } 次

variant-ten_point = 10 分 Pitch
variant-ten_point-about = 两张王和副 J 也是将牌，3 值 3 分。定将，其余全部扣下，补到六张，只打将牌。
variant-ten_point-brief = 两张王，副 J，3 值 3 分，两两搭档，打到 52
variant-five_point = 5 分 Pitch
variant-five_point-about = 带一张王的叫分 Pitch，王是最小的将牌：高牌、低牌、J 牌、王和点数分。第一张领出的牌定将。
variant-five_point-brief = 六张牌，一张任何将牌都能吃的王，打到 10
variant-six_point = 6 分 Pitch
variant-six_point-about = 高牌、低牌、J 牌、副 J、王和点数分。王紧跟在 J 之下。
variant-six_point-brief = 六张牌，一张王和副 J，打到 15
variant-seven_point = 7 分 Pitch
variant-seven_point-about = 高牌、低牌、J 牌、副 J、两张王和点数分。先打出的王是大王。
variant-seven_point-brief = 六张牌，两张王，副 J，打到 15
variant-nine_point = 9 分 Pitch
variant-nine_point-about = 高牌、低牌、J 牌和点数分，将牌 5 值 5 分。九张牌留三到六张，再补到六张。
variant-nine_point-brief = 没有大小王；5 值 5 分，两两搭档，打到 15
variant-ten_point_six = 六人 10 分 Pitch
variant-ten_point_six-about = 三人一队的 10 分 Pitch：每人八张，六张底牌归叫分最高的人。
variant-ten_point_six-brief = 三人一队，六张底牌，打到 52
variant-eleven_point = 11 分 Pitch
variant-eleven_point-about = 副 A 也是将牌的 10 分 Pitch，紧跟在 A 之下，是第十一分。
variant-eleven_point-brief = 同 10 分 Pitch，副 A 也算分
variant-thirteen_point = 13 分 Pitch
variant-thirteen_point-about = 副 3 也是将牌的 10 分 Pitch，同样值 3 分。
variant-thirteen_point-brief = 同 10 分 Pitch，副 3 也值 3 分
variant-cinch = Cinch
variant-cinch-about = 两张 5（pedro）都是将牌，各值 5 分。定将，其余扣下，补到六张，庄家从手牌和剩牌里留六张。多的一方得差额。
variant-cinch-brief = 两张 5 分的 pedro，两两搭档，打到 51
variant-double_pedro = 双 Pedro
variant-double_pedro-about = 如今的 Cinch：只打将牌，从 6 叫起，没叫成就倒扣所叫的分。
variant-double_pedro-brief = 只打将牌的 Cinch，从 6 叫起，打到 62
variant-pedro = Pedro
variant-pedro-about = 想叫多少轮都行。第一张领出的牌定将，将牌 5 值 5 分。
variant-pedro-brief = 三到七人，5 值 5 分，打到 50
variant-sancho_pedro = Sancho Pedro
variant-sancho_pedro-about = 同 Pedro，将牌 9 值 9 分。
variant-sancho_pedro-brief = 同 Pedro，9 值 9 分
variant-dom_pedro = Dom Pedro
variant-dom_pedro-about = 同 Sancho Pedro，将牌 3 值 3 分，还有一张 15 分的王，任何将牌都能吃它。
variant-dom_pedro-brief = 同 Sancho，另有 15 分的王，打到 100
