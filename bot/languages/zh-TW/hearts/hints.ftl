# Why the computer would do something in Hearts. Each follows a colon.

hint-hearts-lead-flush = 出黑桃可能逼出黑桃Q，而你沒有會被迫吃下它的黑桃。
hint-hearts-lead-moon = 不會再有人出更大的{ $suit }，而且到目前為止只有你吃到分，可以繼續拚射月。

hint-hearts-equal = 先出的 { $over } 算更大，用它吃不到這一墩。
hint-hearts-cannot-beat = 你能出的牌都大不過 { $over }。
hint-hearts-under-rid = 它比 { $over } 小，它的 { $count } 分會歸別人。
hint-hearts-under-points = 它比 { $over } 小，你不會吃下這一墩裡的 { $count } 分。
hint-hearts-under-queen = 它比 { $over } 小，即使現在有人出黑桃Q，也不會歸你。
hint-hearts-under-high = 比 { $over } 小的牌裡它最大，更小的牌可以留到以後。

# A partner has the trick so far.

hint-hearts-equal-partner = 隊友先出的 { $over } 算更大，用它吃不到這一墩。
hint-hearts-cannot-beat-partner = 你能出的牌都大不過隊友的 { $over }。
hint-hearts-under-high-partner = 比隊友的 { $over } 小的牌裡它最大，更小的牌可以留到以後。
hint-hearts-under-partner = 它比隊友的 { $over } 小，你不會吃下這一墩。
hint-hearts-over-all-partner = 隊友的 { $over } 目前最大，這張比它還大。
hint-hearts-must-high-partner = 你沒有比隊友的 { $over } 小的牌，反正要吃下這一墩，不如出掉最大的牌。
hint-hearts-must-low-partner = 你沒有比隊友的 { $over } 小的牌，但這張是你最小的，也許還會有人壓過它。
hint-hearts-must-partner = 你沒有比隊友的 { $over } 小的牌。
hint-hearts-throw-spares-partner = 你沒有{ $suit }，而這一墩目前歸隊友，別往裡面墊分。

hint-hearts-last-free-high = 你最後出牌，這一墩又沒有罰分，正好把最大的牌出掉。
hint-hearts-last-free = 你最後出牌，這一墩沒有罰分。
hint-hearts-last-bonus = 你最後出牌，{ $card } 減的分比這一墩罰的分多。
hint-hearts-last-stops-moon = 到目前為止只有 { $name } 吃到分。你吃下這些分，{ $name } 就不能射月了。
hint-hearts-take-moon = 到目前為止只有你吃到分，可以繼續拚射月。
hint-hearts-take-points = 你最後出牌，能吃下這一墩裡的 { $count } 分。
hint-hearts-over-all = 它比目前最大的 { $over } 還大。
hint-hearts-first-trick = 第一墩裡，手裡還有別的牌的人都不會墊分，正好出大牌。
hint-hearts-fresh = 這是第一次首出{ $suit }，多數人還能跟牌，不太會有分。

hint-hearts-throw-points = 你沒有{ $suit }，可以把它墊掉，它的 { $count } 分會歸別人。
hint-hearts-throw-no-points = 到目前為止只有 { $name } 吃到分，這一墩目前也歸 { $name }，別往裡面墊分。
hint-hearts-throw-above-queen = 你沒有{ $suit }，可以把它墊掉，免得以後用它吃下黑桃Q。
hint-hearts-throw-high = 你沒有{ $suit }，可以墊掉一張以後可能吃到分的大牌。
hint-hearts-throw-cheap = 你沒有{ $suit }，吃不到這一墩，而你能出的牌裡沒有比它更不值錢的。

hint-hearts-pass-queen = { $count ->
    [0] 你沒有留下更小的黑桃可以代替 { $card } 出
   *[other] { $card } 旁邊的小黑桃只有 { $count } 張，很快就不得不出它
}。
hint-hearts-pass-above-queen = { $cards } 可能要吃下黑桃Q，而黑桃Q不在你手裡。
hint-hearts-pass-void = 你一張{ $suit }也不留，只要沒人傳給你，就不用跟這門花色。
hint-hearts-pass-dear = { $card } 要罰 { $count } 分。
hint-hearts-pass-high = 大牌會吃墩，分也跟著來。
hint-hearts-pass-tops = 這些花色你沒有留下更大的牌，小牌吃的墩比較少。
hint-hearts-pass-short = { $card } 是你留下的唯一一張{ $suit }。只要沒人再傳給你，出完它就不用再跟這門花色。
hint-hearts-pass-guards = 你留著黑桃，有 { $count } 張小黑桃可以先出，保護 { $card }。
hint-hearts-pass-highest = 你留下的牌都不比這裡最大的一張大。
hint-hearts-pass-low = 小牌吃的墩少，而這裡分越多越好。

hint-hearts-aside-free = 這些牌都沒有罰分。
hint-hearts-moon-old = 其他各家加分，你的總分不變。
hint-hearts-moon-new = 你的總分減少，其他人的都不增加。
hint-hearts-vector = 你還沒看到手牌，這是常見的選擇。

hint-hearts-charge-none = 亮的牌誰吃下都加倍，也可能是你自己。
hint-hearts-charge-bonus = { $count ->
    [0] { $card } 亮了減分加倍，你還有機會自己吃下
   *[other] 你有 { $count } 張更大的同花色牌，{ $card } 多半歸你，亮了減分加倍
}。
hint-hearts-charge-queen = { $count ->
    [0] { $card } 多半歸別人，亮了罰分加倍
   *[other] 你有 { $count } 張小黑桃可以先出，{ $card } 多半歸別人，亮了罰分加倍
}。
hint-hearts-charge-hearts = 全部紅心加倍，而多數紅心大概歸別人。
hint-hearts-charge = { $cards } 加倍大概對你更有利。
