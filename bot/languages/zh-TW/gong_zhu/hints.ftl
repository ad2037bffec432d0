# Why the computer would do something in Gong Zhu. Each follows a colon.

hint-gong_zhu-show-none = 亮的牌誰吃下都加倍，也可能是你自己。
hint-gong_zhu-show-sheep = { $count ->
    [0] 你這門花色很多，{ $card } 多半歸你，亮了就加倍
   *[other] 你有 { $count } 張更大的同花色牌，{ $card } 多半歸你，亮了就加倍
}。
hint-gong_zhu-show-pig = { $count ->
    [0] { $card } 多半歸別人，亮了就加倍扣分
   *[other] 你有 { $count } 張小黑桃可以先出，{ $card } 多半歸別人，亮了就加倍扣分
}。
hint-gong_zhu-show-hearts = 全部紅心加倍，而多數紅心大概歸別人。
hint-gong_zhu-show = { $cards } 加倍大概對你更有利。
hint-gong_zhu-lead-flush = 出黑桃可能逼出豬，而你沒有會被迫吃下它的黑桃。
hint-gong_zhu-lead-sheep = 不會再有人出更大的，{ $card } 歸你自己。
hint-gong_zhu-lead-hearts = 不會再有人出更大的{ $suit }，而且到目前為止只有你吃到紅心，可以繼續拚全紅。
hint-gong_zhu-give-pig = 這一墩目前歸 { $name }，{ $card } 也跟著去。
hint-gong_zhu-give-transformer = 這一墩目前歸 { $name }，{ $card } 會讓扣分翻倍。
hint-gong_zhu-give-points = 它歸別人，扣 { $count } 分。
hint-gong_zhu-give-partner = 這一墩目前歸隊友，{ $card } 算你們兩人的。
hint-gong_zhu-under-partner = 它比隊友的 { $over } 小，你不會吃下這一墩。
hint-gong_zhu-under-pig = 它比 { $over } 小，你不會吃下豬。
hint-gong_zhu-under-points = 它比 { $over } 小，你不會吃下扣 { $count } 分的牌。
hint-gong_zhu-take-sheep = 它能吃下 { $card }。
hint-gong_zhu-take-hearts = 到目前為止只有你吃到紅心，可以繼續拚全紅。
hint-gong_zhu-take-stops = 到目前為止只有 { $name } 吃到紅心。你吃下這些紅心，{ $name } 就不能全紅了。
hint-gong_zhu-free-high = 你最後出牌，這一墩又沒有分牌，正好把最大的牌出掉。
hint-gong_zhu-free = 你最後出牌，這一墩沒有分牌。
hint-gong_zhu-over-partner = 隊友的 { $over } 目前最大，這張比它還大。
hint-gong_zhu-fresh = 這是第一次首出{ $suit }，多數人還能跟牌，不會有人墊分牌。
hint-gong_zhu-throw-no-heart = 到目前為止只有 { $name } 吃到紅心，這一墩目前也歸 { $name }，別往裡面墊紅心。
hint-gong_zhu-throw-above-pig = 現在墊掉它，免得以後用它吃下豬。
hint-gong_zhu-throw-high = 你沒有{ $suit }，可以墊掉一張以後可能吃到分的大牌。
