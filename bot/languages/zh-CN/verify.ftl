# /verify 和“验证”按钮：一场牌局验证的结果，以及它的牌谱。

button-verify = 验证

verify-title = ### 验证 · { $variant }
verify-title-table = ### 验证 · { $variant } · 牌桌 `{ $table }`

verify-holds = ✅ **每张牌都对得上。**如果下面各项也相符，就没有人挑选过牌。
verify-fits = ❔ **每张牌都对得上。**但运行我的人有可能挑选过：
verify-unfair = ❌ **这不是公平的牌局。**每张牌都对得上，但运行我的人有可能挑选过：
verify-choice-first-scheme = • 第一局的牌和座次：这场牌局用的是早先的方案
verify-choice-alone = • 第一局的牌：这是单人牌局
verify-choice-day = • 公布承诺值之前的牌
verify-choice-unposted = • 第一局的牌：它与牌桌的任何消息都无关
verify-choice-posted-again = • { $count } 种第一局中的一种：那条消息最多发送过这么多次
verify-choice-older = • 牌局的消息：它不比“开始”晚
verify-choice-seats = • 座次：这场牌局用的是早先的方案
verify-foreign = ❔ **牌与这个文件里的密钥相符。**我没有可以对照的牌谱，而这样的文件谁都能写。
verify-foreign-day = ❔ **牌就是那一天那一局的牌。**这不是你自己那一次的牌谱，我也不拿它和别人的对照。这样的文件谁都能写。
verify-wrong = ❌ **这份牌谱有问题。**问题见下面几行。
verify-partly = ❔ **没有全部验证。**没有发现问题。
verify-without-proof = ❔ **这场牌局没有证明。**发牌时还没有这项功能。出牌都符合规则。

verify-dealer = 首位庄家
verify-cut = 第一局的切牌
verify-deals = { $count ->
    [1] 第 { $first } 局
   *[other] 第 { $first } 至 { $last } 局
}
verify-draw-proven = ✅ { $what }：已证明
verify-draw-by-rules = ✅ { $what }：由规则决定
verify-draw-otherwise = ❌ { $what }：**与密钥得出的不同**
verify-draw-off-chain = ❌ { $what }：**密钥与承诺值对不上**
verify-draw-unrevealed = ❌ { $what }：**缺少密钥**
verify-draw-beyond = ❔ { $what }：密钥已经用完，没有证明
verify-draw-refused = ❌ { $what }：**这些牌不符合规则**
verify-draw-unreached = ❔ { $what }：前面已经出错，没有验证

verify-kept = ✅ 与我保存的本场牌谱相同。
verify-flaw-refused = ❌ **第 { $number } 步不符合规则。**
verify-flaw-dealer-by = ❌ **首位庄家的产生方式写得不对。**
verify-flaw-few-secrets = ❌ **密钥比局数少。**
verify-flaw-many-secrets = ❌ **密钥比局数多，像是漏掉了一局。**
verify-flaw-author = ❌ **第 { $number } 步不可能是牌谱写的那个人出的。**
verify-flaw-seal = ❌ **封印之后被改动过。**
verify-flaw-other-seal = ❌ **与我保存的本场牌谱不同。**
verify-lack-authors = -# 没有写明每一步是谁出的。
verify-lack-seal = -# 没有封印，最后几步无从证明。
verify-more = -# 还有 { $count } 行，用 **cardroom verify** 可以全部列出。

verify-checked = -# 我重新算过谁先发牌、每张牌，以及每一步是否符合规则。电脑的决定没有重算，{ $asked ->
    [yes] 这由下面的按钮来做。
   *[no] 这由 **cardroom audit** 来做。
}
verify-without-us = -# 不靠我也能验证：用浏览器打开文件 verify.html，再提供牌谱。
verify-commitment = -# 开场前，“验证”里应有这个承诺值：`{ $commitment }`
verify-order = -# 座次和规则应与开桌消息里的一致。
verify-seat = -# 你坐的是 { $seat } 号座位。用于 verify.html 的座位密钥，能查出谁坐在哪里：`{ $key }`
verify-message = -# 开桌那条消息的链接应以 `{ $message }` 结尾。
verify-message-begun = -# 牌局开场的那条消息，链接应以 `{ $message }` 结尾。{ $postings ->
    [1] 我发送过一次。
   *[other] 我发送过 { $postings } 次，通常只有一次。
}
verify-times = -# “开始”按下于 { $start }，那条消息发送于 { $time }（UTC）：它应是此后我的第一条。
verify-seal = -# 牌谱的封印：`{ $seal }`

verify-running = 下面的承诺值锁定了本场的密钥。第一局的牌由密钥、座次和开始时发送的消息得出。每局打完，这里公布该局的密钥；整场打完，附上牌谱和一个网页，不靠我也能算出每张牌。现在记下承诺值和座次，到时对照。
verify-running-none = 这张牌桌开桌时还没有证明，所以无法验证它的发牌。
verify-running-commitment = -# 承诺值：`{ $commitment }`
verify-running-secrets = **目前的密钥**，新的在前
verify-running-secret = -# { $number ->
    [1] 1（首位庄家）
   *[other] { $number }
}：`{ $secret }`
verify-running-earlier = -# 更早的密钥可以由这些得出。

verify-unknown = 这里没有这张牌桌。点“验证”就能看到牌桌的编号。
verify-nothing = 请告诉我是哪一场：给出牌桌，或提供牌谱文件。你在这里还没有打过我能验证的牌局。
verify-both = 牌桌和文件请只给一个。
verify-no-record = 我没有这场牌局的牌谱：可能没有发过牌，或者结束时还没有证明。
verify-rules-gone = 这场牌局的规则我已经不认识了。用文件 verify.html 仍可验证它的牌：验证别的牌局时会得到这个文件。
verify-file-soon = 每 { $seconds } 秒只能给我一个文件。
verify-file-large = 这个文件太大，不会是一场牌局的牌谱。
verify-file-lost = 我没能从 Discord 取得这个文件，请再试一次。
verify-file-other = 这个文件不是一场牌局的牌谱。点击结果上的“本场牌谱”就能得到一份。
verify-busy = 我正在验证别的牌局，请过一分钟再试。
verify-long = 在这里验证要太久。请在你自己的电脑上用文件 verify.html 验证：验证别的牌局时会得到这个文件。
verify-stray = ❌ **你点的那条消息里是另一个值：**`{ $number }`
verify-running-alone = 下面的承诺值锁定了本场的密钥。但你独自打牌，所以第一局的牌，运行我的人有可能挑选过。每局打完，这里公布该局的密钥；整场打完，附上牌谱和一个网页，不靠我也能算出每张牌。现在记下承诺值，到时对照。
verify-title-day = ### 验证 · 每日一局 · { $day }
verify-day = 人人拿到同样的牌，由下面的承诺值锁定：改一张就对不上。运行我的人有可能挑选过，但之后改不了。那一天结束后，“验证”会说明每张牌的由来。
verify-day-line = -# { $game } · { $day }：`{ $commitment }`
verify-day-line-late = -# { $game } · { $day }，当天 UTC { $time } 才定好：`{ $commitment }`
