# Why a card cannot be played or passed.

illegal-follow-suit = 必須跟牌：首出的是{ $suit }{ $sign }，你手裡還有。
illegal-hearts-not-broken = 還沒有心碎，手裡有別的牌就不能首出紅心。
illegal-queen-not-broken = 還沒有心碎，手裡有別的牌就不能首出黑桃Q。
illegal-first-trick-no-points = 手裡有別的牌，第一墩就不能出罰分牌。
illegal-heart-first = 你的牌全是罰分牌。這裡規定第一墩要出紅心。
illegal-must-lead-opening = 第一墩從 { $card } 開始，這張牌在你手裡。
illegal-must-lead-club = 第一墩要從梅花開始。
illegal-forced-discard = 你有一張一有機會就必須墊掉的牌，請現在墊掉。
illegal-not-in-hand = 這張牌已經不在你手裡了。
illegal-wrong-count = 請剛好選 { $count } 張牌。
illegal-card-unpassable = 這種玩法不能傳 { $card }。
illegal-vector-late = 牌已經發完，不能再改怎麼傳牌。
illegal-vector-length = 請說明其他 { $count } 家各拿幾張。
illegal-vector-over-cap = 最多只能傳 { $count } 張。
illegal-vector-zero = 至少要傳一張。
illegal-unknown-verb = 現在不能這樣做。
illegal-game-over = 牌局已經結束。
illegal-other = 照規則現在不能這樣做（規則 { $rule }）。
illegal-charged-waits = 亮過的牌要等這門花色首出過一次才能出，請出同花色的另一張。
illegal-not-shown = 這張牌不能亮。
