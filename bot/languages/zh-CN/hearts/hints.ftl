# Why the computer would do something in Hearts. Each follows a colon.

hint-hearts-lead-flush = 出黑桃可能逼出黑桃Q，而你没有会被迫收下它的大黑桃。
hint-hearts-lead-moon = 不会再有人出更大的{ $suit }，而且到目前为止只有你收到分，可以继续争取全收。

hint-hearts-equal = 先出的 { $over } 算更大，用它收不到这一墩。
hint-hearts-cannot-beat = 你能出的牌都大不过 { $over }。
hint-hearts-under-rid = 它比 { $over } 小，它的 { $count } 分会归别人。
hint-hearts-under-points = 它比 { $over } 小，你不会收下这一墩里的 { $count } 分。
hint-hearts-under-queen = 它比 { $over } 小，即使现在有人出黑桃Q，也不会归你。
hint-hearts-under-high = 比 { $over } 小的牌里它最大，更小的牌可以留到以后。

# A partner has the trick so far.

hint-hearts-equal-partner = 搭档先出的 { $over } 算更大，用它收不到这一墩。
hint-hearts-cannot-beat-partner = 你能出的牌都大不过搭档的 { $over }。
hint-hearts-under-high-partner = 比搭档的 { $over } 小的牌里它最大，更小的牌可以留到以后。
hint-hearts-under-partner = 它比搭档的 { $over } 小，你不会收下这一墩。
hint-hearts-over-all-partner = 它比搭档的 { $over } 大，那张牌目前最大。
hint-hearts-must-high-partner = 你没有比搭档的 { $over } 小的牌，反正要收下这一墩，不如出掉最大的牌。
hint-hearts-must-low-partner = 你没有比搭档的 { $over } 小的牌，但这张是你最小的，也许还会有人压过它。
hint-hearts-must-partner = 你没有比搭档的 { $over } 小的牌。
hint-hearts-throw-spares-partner = 你没有{ $suit }，而这一墩目前归搭档，不要往里垫分。

hint-hearts-last-free-high = 你最后出牌，这一墩又没有罚分，正好出掉最大的牌。
hint-hearts-last-free = 你最后出牌，这一墩没有罚分。
hint-hearts-last-bonus = 你最后出牌，{ $card } 减的分比这一墩罚的分多。
hint-hearts-last-stops-moon = 到目前为止只有 { $name } 收到分。你收下这些分，{ $name } 就不能全收了。
hint-hearts-take-moon = 到目前为止只有你收到分，可以继续争取全收。
hint-hearts-take-points = 你最后出牌，能收下这一墩里的 { $count } 分。
hint-hearts-over-all = 它比目前最大的 { $over } 还大。
hint-hearts-first-trick = 第一墩里，手里还有别的牌的人都不会垫分，正好出大牌。
hint-hearts-fresh = 这是第一次领出{ $suit }，多数人还能跟牌，不太会有分。

hint-hearts-throw-points = 你没有{ $suit }，可以把它垫掉，它的 { $count } 分会归别人。
hint-hearts-throw-no-points = 到目前为止只有 { $name } 收到分，这一墩目前也归 { $name }，不要往里垫分。
hint-hearts-throw-above-queen = 你没有{ $suit }，可以把它垫掉，免得日后用它收下黑桃Q。
hint-hearts-throw-high = 你没有{ $suit }，可以垫掉一张日后可能收到分的大牌。
hint-hearts-throw-cheap = 你没有{ $suit }，收不到这一墩，而你能出的牌里数它最不值钱。

hint-hearts-pass-queen = { $count ->
    [0] 你没有留下更小的黑桃来护住 { $card }
   *[other] 护着 { $card } 的小黑桃只有 { $count } 张，很快就不得不出 { $card }
}。
hint-hearts-pass-above-queen = { $cards } 可能要收下黑桃Q，而黑桃Q不在你手里。
hint-hearts-pass-void = 你一张{ $suit }也不留，只要没人传给你，就不用跟这门花色。
hint-hearts-pass-dear = { $card } 要罚 { $count } 分。
hint-hearts-pass-high = 大牌会收墩，分也跟着来。
hint-hearts-pass-tops = 这些花色你没有留下更大的牌，小牌收墩少。
hint-hearts-pass-short = { $card } 是你留下的唯一一张{ $suit }。只要没人再传给你，出完它就不用再跟这门花色。
hint-hearts-pass-guards = 你留着黑桃，有 { $count } 张小黑桃可以先出，护住 { $card }。
hint-hearts-pass-highest = 你留下的牌都不比这里最大的一张大。
hint-hearts-pass-low = 小牌收墩少，而这里分越多越好。

hint-hearts-aside-free = 这些牌都没有罚分。
hint-hearts-moon-old = 其他各家加分，你的总分不变。
hint-hearts-moon-new = 你的总分减少，其他人的都不增加。
hint-hearts-vector = 你还没看到手牌，这是常规的选择。

hint-hearts-charge-none = 亮的牌谁收下都加倍，也可能是你自己。
hint-hearts-charge-bonus = { $count ->
    [0] { $card } 亮了减分加倍，你还有机会自己收下
   *[other] 你有 { $count } 张更大的同花色牌，{ $card } 多半归你，亮了减分加倍
}。
hint-hearts-charge-queen = { $count ->
    [0] { $card } 多半归别人，亮了罚分加倍
   *[other] 你有 { $count } 张小黑桃可以先出，{ $card } 多半归别人，亮了罚分加倍
}。
hint-hearts-charge-hearts = 全部红心加倍，而多数红心大概归别人。
hint-hearts-charge = { $cards } 加倍大概对你更有利。
