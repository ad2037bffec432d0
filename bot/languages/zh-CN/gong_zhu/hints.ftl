# Why the computer would do something in Gong Zhu. Each follows a colon.

hint-gong_zhu-show-none = 亮的牌谁收下都加倍，也可能是你自己。
hint-gong_zhu-show-sheep = { $count ->
    [0] 你这门花色很多，{ $card } 多半归你，亮了就加倍
   *[other] 你有 { $count } 张更大的同花色牌，{ $card } 多半归你，亮了就加倍
}。
hint-gong_zhu-show-pig = { $count ->
    [0] { $card } 多半归别人，亮了就加倍扣分
   *[other] 你有 { $count } 张小黑桃可以先出，{ $card } 多半归别人，亮了就加倍扣分
}。
hint-gong_zhu-show-hearts = 全部红心加倍，而多数红心大概归别人。
hint-gong_zhu-show = { $cards } 加倍大概对你更有利。
hint-gong_zhu-lead-flush = 出黑桃可能逼出猪，而你没有会被迫收下它的大黑桃。
hint-gong_zhu-lead-sheep = 不会再有人出更大的，{ $card } 归你自己。
hint-gong_zhu-lead-hearts = 不会再有人出更大的{ $suit }，而且到目前为止只有你收到红心，可以继续争取全红。
hint-gong_zhu-give-pig = 这一墩目前归 { $name }，{ $card } 也跟着去。
hint-gong_zhu-give-transformer = 这一墩目前归 { $name }，{ $card } 会让扣分翻倍。
hint-gong_zhu-give-points = 它归别人，扣 { $count } 分。
hint-gong_zhu-give-partner = 这一墩目前归搭档，{ $card } 算你们两人的。
hint-gong_zhu-under-partner = 它比搭档的 { $over } 小，你不会收下这一墩。
hint-gong_zhu-under-pig = 它比 { $over } 小，你不会收下猪。
hint-gong_zhu-under-points = 它比 { $over } 小，你不会收下扣 { $count } 分的牌。
hint-gong_zhu-take-sheep = 它能收下 { $card }。
hint-gong_zhu-take-hearts = 到目前为止只有你收到红心，可以继续争取全红。
hint-gong_zhu-take-stops = 到目前为止只有 { $name } 收到红心。你收下这些红心，{ $name } 就不能全红了。
hint-gong_zhu-free-high = 你最后出牌，这一墩又没有分牌，正好出掉最大的牌。
hint-gong_zhu-free = 你最后出牌，这一墩没有分牌。
hint-gong_zhu-over-partner = 它比搭档的 { $over } 大，那张牌目前最大。
hint-gong_zhu-fresh = 这是第一次领出{ $suit }，多数人还能跟牌，不会有人垫分牌。
hint-gong_zhu-throw-no-heart = 到目前为止只有 { $name } 收到红心，这一墩目前也归 { $name }，不要往里垫红心。
hint-gong_zhu-throw-above-pig = 现在垫掉它，免得日后用它收下猪。
hint-gong_zhu-throw-high = 你没有{ $suit }，可以垫掉一张日后可能收到分的大牌。
