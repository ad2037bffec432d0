# Why a card cannot be played or passed.

illegal-follow-suit = 必须跟牌：领出的是{ $suit }{ $sign }，你手里还有。
illegal-hearts-not-broken = 红心未破，手里有别的牌就不能领出红心。
illegal-queen-not-broken = 红心未破，手里有别的牌就不能领出黑桃Q。
illegal-first-trick-no-points = 手里有别的牌，第一墩就不能出有罚分的牌。
illegal-heart-first = 你的牌全有罚分。这里规定第一墩要出红心。
illegal-must-lead-opening = 第一墩从 { $card } 开始，这张牌在你手里。
illegal-must-lead-club = 第一墩要从梅花开始。
illegal-forced-discard = 你有一张必须尽早垫掉的牌，请现在就垫出。
illegal-not-in-hand = 这张牌已经不在你手里了。
illegal-wrong-count = 请正好选 { $count } 张牌。
illegal-card-unpassable = 这种玩法不能传 { $card }。
illegal-vector-late = 牌已经发完，传牌方式不能再改。
illegal-vector-length = 请说明其他 { $count } 家各得几张。
illegal-vector-over-cap = 最多只能传 { $count } 张。
illegal-vector-zero = 至少要传一张。
illegal-unknown-verb = 现在不能这样做。
illegal-game-over = 牌局已经结束。
illegal-other = 按规则现在不能这样做（规则 { $rule }）。
illegal-charged-waits = 亮过的牌要等这门花色领出过一次才能出，请出同花色的另一张。
illegal-not-shown = 这张牌不能亮。
