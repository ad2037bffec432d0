# Deals that are not dragged on: claims, and what is played out at once.

button-claim = 宣告
button-claim-rest = 余墩全归我
button-claim-none = 余墩一墩不收
task-claim = **你可以宣告。**无论别人怎样出，都必定成立。

claim-stands = { $name } 宣告不再收墩，手里的牌会自动打出。
claimed-rest = { $name } 宣告余墩全归自己。
claimed-none = { $name } 宣告不再收墩。
deal-settled = { $number ->
    [0] 得分已不会再变，所有的牌由我一次打完。
   *[other] 第 { $number } 墩后得分已不会再变，余下的牌由我一次打完。
}

# Why a claim is refused: what could still go against it, for all that whoever claims knows.

illegal-claim-higher = 不能宣告余墩全归你：外面可能还有更大的{ $suit }{ $sign }。
illegal-claim-equal = 不能这样宣告：相同的{ $suit }{ $sign }还可能互相抵消。
illegal-claim-trump = 不能宣告余墩全归你：外面可能还有将牌。
illegal-claim-trick = 不能宣告余墩全归你：这一墩不可能是你的。
illegal-claim-lower = 不能这样宣告：外面可能还有更小的{ $suit }{ $sign }，你可能不得不收下一墩。
illegal-claim-lead = 不能这样宣告：你领出哪张牌都可能收下那一墩。
illegal-claim-now = 不能这样宣告：你出哪张牌都可能收下这一墩。
illegal-claim-nine = 不能这样宣告：有人出 9，你就可能要在一墩里出两张{ $suit }{ $sign }。
illegal-claim-own-trump = 不能这样宣告：你有将牌，它可能会收下一墩。
illegal-claim-widow = 底牌还没有归人，不能宣告。
illegal-claim-revokes = 允许有牌不跟的玩法不能宣告。
illegal-claim-shorter = 有人的手牌比你多时，不能宣告。
illegal-claim-unmade = 还没有定将，不能宣告。
illegal-claim-unmarked = 高牌和低牌还没有记分，不能宣告。
illegal-claim-binds = 你已经宣告，你的牌会自动打出。
