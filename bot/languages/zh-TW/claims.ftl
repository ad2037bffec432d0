# Deals that are not dragged on: claims, and what is played out at once.

button-claim = 宣告
button-claim-rest = 餘墩全歸我
button-claim-none = 餘墩全不吃
task-claim = **你可以宣告。**不管別人怎麼出，都一定成立。

claim-stands = { $name } 宣告不再吃墩，手裡的牌會自動打出。
claimed-rest = { $name } 宣告餘墩全歸自己。
claimed-none = { $name } 宣告不再吃墩。
deal-settled = { $number ->
    [0] 得分已經不會再變，所有的牌由我一次打完。
   *[other] 第 { $number } 墩後得分已經不會再變，剩下的牌由我一次打完。
}

# Why a claim is refused: what could still go against it, for all that whoever claims knows.

illegal-claim-higher = 不能宣告餘墩全歸你：外面可能還有更大的{ $suit }{ $sign }。
illegal-claim-equal = 不能這樣宣告：相同的{ $suit }{ $sign }還可能互相抵消。
illegal-claim-trump = 不能宣告餘墩全歸你：外面可能還有王牌。
illegal-claim-trick = 不能宣告餘墩全歸你：這一墩不可能是你的。
illegal-claim-lower = 不能這樣宣告：外面可能還有更小的{ $suit }{ $sign }，你可能不得不吃下某一墩。
illegal-claim-lead = 不能這樣宣告：不管你首出哪張牌，都可能吃下那一墩。
illegal-claim-now = 不能這樣宣告：不管你出哪張牌，都可能吃下這一墩。
illegal-claim-nine = 不能這樣宣告：有人出 9，你就可能要在一墩裡出兩張{ $suit }{ $sign }。
illegal-claim-own-trump = 不能這樣宣告：你有王牌，它可能會吃下一墩。
illegal-claim-widow = 底牌還沒有人拿走，不能宣告。
illegal-claim-revokes = 允許有牌不跟的玩法，不能宣告。
illegal-claim-shorter = 有人的手牌比你多時，不能宣告。
illegal-claim-unmade = 還沒有定王牌，不能宣告。
illegal-claim-unmarked = 高牌和低牌還沒有計分，不能宣告。
illegal-claim-binds = 你已經宣告，你的牌會自動打出。
