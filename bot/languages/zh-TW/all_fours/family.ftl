# What All Fours is called, the commands that open its tables, and what leaderboards say of it.

family-all_fours = 四張（All Fours）
family-all_fours-leaderboard = 四張（All Fours），分數越多越好。

offer-allfours-open = 在這個頻道開一桌四張（All Fours）或七點（Seven-Up）
offer-allfours-preset = 哪一種四張（All Fours）；不選就玩七點（Seven-Up）
offer-pitch-open = 在這個頻道開一桌 Pitch
offer-pitch-preset = 哪一種 Pitch；不選就稍後再問

feat-jacks-hung = 抓 J { $count } 次
feat-begs-won = 求牌成功 { $count } 次
feat-games = 牌點分 { $count } 次
feat-all-fours = 四項全得 { $count } 局

variant-seven_up = 七點（Seven-Up）
variant-seven_up-about = 1900 年前後的美國玩法。每人六張牌，再翻一張，提議王牌的花色。首家可以求牌，要求換王牌；莊家就要送一分，或者補牌。高牌、低牌、J 牌、牌點分各 1 分，先達到七分的贏。
variant-seven_up-brief = 翻牌定王牌，可以求牌換掉
variant-seven_up_1876 = 七點（Seven-Up，1876）
variant-seven_up_1876-about = 1876 年一位評論者堅持的七點（Seven-Up）：每次發三張，打到七分，任何時候都不必硬出王牌。
variant-seven_up_1876-brief = 任何時候都不必硬出王牌
variant-af1807 = 四張（倫敦 1807）
variant-af1807-about = 最早的文獻。兩人玩，打到十分。補牌後所有的牌都要打完；出王牌的人可以問它是不是高牌或低牌。
variant-af1807-brief = 最早的規則，兩人，打到 10 分
variant-af1823 = 四張（紐約 1823）
variant-af1823-about = 倫敦規則的美國翻印版：兩人玩，打到十分。
variant-af1823-brief = 倫敦規則的美國版，兩人，打到 10 分
variant-af1845 = 四張（費城 1845）
variant-af1845-about = 兩人或兩對隊友，打到十分。補牌後每人把多的牌蓋下，只留六張。
variant-af1845-brief = 補牌後每人留六張，打到 10 分
variant-af1814 = 四張（倫敦 1814）
variant-af1814-about = Jones 的版本：兩人或兩對隊友，先達到七分的贏。
variant-af1814-brief = 兩人或兩對隊友，打到 7 分
variant-all_fives = 五點（All Fives）
variant-all_fives-about = 打到 61 分的七點（Seven-Up）。贏一墩的人馬上記這一墩裡的王牌：10 記 10 分，5 記 5 分，A 4 分，K 3 分，Q 2 分，J 1 分。高牌、低牌、J 牌、牌點分也照算。
variant-all_fives-brief = 贏得的王牌馬上記分，打到 61 分
variant-all_fives_plain = 五點（只記王牌）
variant-all_fives_plain-about = 只記墩裡贏得的王牌，而且必須跟牌。先達到 61 分的贏。
variant-all_fives_plain-brief = 只記贏得的王牌，打到 61 分
variant-trinidad = 四張（千里達）
variant-trinidad-about = 千里達的國民牌戲：兩兩一隊，逆時針輪流，打到 14 分。每次翻出 A，莊家得 1 分，翻出 6 得 2 分，翻出 J 得 3 分。抓到 J 值 3 分。
variant-trinidad-brief = 兩兩一隊，打到 14 分，抓到 J 得 3 分
variant-tobago = 四張（托巴哥）
variant-tobago-about = 和千里達一樣，但得 2 分的是翻出 2，不是翻出 6；而且只要有別的牌可出，就不能出更小的王牌。
variant-tobago-brief = 同千里達，但不能出更小的王牌
variant-yorkshire = 四張（約克郡）
variant-yorkshire-about = 兩對隊友，打到 11 分。不翻牌：打出的第一張牌定王牌，首出者的隊友在那之前不能看牌。
variant-yorkshire-brief = 兩兩一隊，打到 11 分，第一張牌定王牌
variant-lancashire = 四張（蘭開夏）
variant-lancashire-about = 和約克郡一樣，但低牌歸在墩裡贏得它的人。
variant-lancashire-brief = 同約克郡，但低牌要贏下才算
variant-pitch = Pitch（首張定王）
variant-pitch-about = 不翻牌的四張（All Fours），二到七人玩，四人時兩兩一隊。打出的第一張牌定王牌。
variant-pitch-brief = 二到七人，第一張牌定王牌
variant-auction_pitch = 叫分 Pitch
variant-auction_pitch-about = 每人可以叫一次分，叫得最高的人首出並定王牌。得分比叫的少，就扣掉叫的分。
variant-auction_pitch-brief = 叫分搶定王牌
