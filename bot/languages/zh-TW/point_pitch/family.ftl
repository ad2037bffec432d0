# 計分 Pitch、Cinch 和 Pedro 的名稱，以及開桌的指令。

family-point_pitch = Pitch
family-point_pitch-leaderboard = Pitch、Cinch 和 Pedro 裡，分數越高越好。

offer-pedro-open = 在這個頻道開一桌 Cinch 或 Pedro
offer-pedro-preset = Pedro 的玩法；不選就玩 Cinch

feat-moons-made = 全收 { $count } 次

variant-ten_point = 10 分 Pitch
variant-ten_point-about = 兩張鬼牌和副 J 也是王牌，3 值 3 分。定王牌，其餘全部棄掉，補到六張，只打王牌。
variant-ten_point-brief = 兩張鬼牌，副 J，3 值 3 分，兩兩一隊，打到 52
variant-five_point = 5 分 Pitch
variant-five_point-about = 帶一張鬼牌的叫分 Pitch，鬼牌是最小的王牌：高牌、低牌、J 牌、鬼牌和牌點分。打出的第一張牌定王牌。
variant-five_point-brief = 六張牌，一張任何王牌都能吃的鬼牌，打到 10
variant-six_point = 6 分 Pitch
variant-six_point-about = 高牌、低牌、J 牌、副 J、鬼牌和牌點分。鬼牌緊跟在 J 之下。
variant-six_point-brief = 六張牌，一張鬼牌和副 J，打到 15
variant-seven_point = 7 分 Pitch
variant-seven_point-about = 高牌、低牌、J 牌、副 J、兩張鬼牌和牌點分。先打出的鬼牌是大鬼。
variant-seven_point-brief = 六張牌，兩張鬼牌，副 J，打到 15
variant-nine_point = 9 分 Pitch
variant-nine_point-about = 高牌、低牌、J 牌和牌點分，王牌 5 值 5 分。九張牌留三到六張，再補到六張。
variant-nine_point-brief = 沒有鬼牌；5 值 5 分，兩兩一隊，打到 15
variant-ten_point_six = 六人 10 分 Pitch
variant-ten_point_six-about = 三人一隊的 10 分 Pitch：每人八張，六張底牌歸叫分最高的人。
variant-ten_point_six-brief = 三人一隊，六張底牌，打到 52
variant-eleven_point = 11 分 Pitch
variant-eleven_point-about = 副 A 也是王牌的 10 分 Pitch，緊跟在 A 之下，是第十一分。
variant-eleven_point-brief = 同 10 分 Pitch，副 A 也算分
variant-thirteen_point = 13 分 Pitch
variant-thirteen_point-about = 副 3 也是王牌的 10 分 Pitch，同樣值 3 分。
variant-thirteen_point-brief = 同 10 分 Pitch，副 3 也值 3 分
variant-cinch = Cinch
variant-cinch-about = 兩張 5（pedro）都是王牌，各值 5 分。定王牌，其餘棄掉，補到六張，莊家從手牌和剩牌裡留六張。多的一方得差額。
variant-cinch-brief = 兩張 5 分的 pedro，兩兩一隊，打到 51
variant-double_pedro = 雙 Pedro
variant-double_pedro-about = 如今的 Cinch：只打王牌，從 6 叫起，沒叫成就倒扣所叫的分。
variant-double_pedro-brief = 只打王牌的 Cinch，從 6 叫起，打到 62
variant-pedro = Pedro
variant-pedro-about = 想叫多少輪都行。打出的第一張牌定王牌，王牌 5 值 5 分。
variant-pedro-brief = 三到七人，5 值 5 分，打到 50
variant-sancho_pedro = Sancho Pedro
variant-sancho_pedro-about = 同 Pedro，王牌 9 值 9 分。
variant-sancho_pedro-brief = 同 Pedro，9 值 9 分
variant-dom_pedro = Dom Pedro
variant-dom_pedro-about = 同 Sancho Pedro，王牌 3 值 3 分，還有一張 15 分的鬼牌，任何王牌都能吃它。
variant-dom_pedro-brief = 同 Sancho，另有 15 分的鬼牌，打到 100
