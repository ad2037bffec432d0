# /verify 和「驗證」按鈕：一場牌局驗證的結果，以及它的牌譜。

button-verify = 驗證

verify-title = ### 驗證 · { $variant }
verify-title-table = ### 驗證 · { $variant } · 牌桌 `{ $table }`

verify-holds = ✅ **每張牌都對得上。**如果下面各項也相符，就沒有人挑過牌。
verify-fits = ❔ **每張牌都對得上。**但執行我的人有可能挑過：
verify-unfair = ❌ **這不是公平的牌局。**每張牌都對得上，但執行我的人有可能挑過：
verify-choice-first-scheme = • 第一局的牌和座次：這場牌局用的是早先的方案
verify-choice-alone = • 第一局的牌：這是單人牌局
verify-choice-day = • 公布承諾值之前的牌
verify-choice-unposted = • 第一局的牌：它和牌桌的任何訊息都無關
verify-choice-posted-again = • { $count } 種第一局裡的一種：那則訊息最多發送過這麼多次
verify-choice-older = • 牌局的訊息：它不比「開始」晚
verify-choice-seats = • 座次：這場牌局用的是早先的方案
verify-foreign = ❔ **牌和這個檔案裡的密鑰相符。**我沒有可以對照的牌譜，而這種檔案誰都能寫。
verify-foreign-day = ❔ **牌就是那一天那一局的牌。**這不是你自己那一次的牌譜，我也不拿它和別人的對照。這種檔案誰都能寫。
verify-wrong = ❌ **這份牌譜有問題。**問題寫在下面幾行。
verify-partly = ❔ **沒有全部驗證。**沒有發現問題。
verify-without-proof = ❔ **這場牌局沒有證明。**發牌的時候還沒有這項功能。出牌都符合規則。

verify-dealer = 第一位莊家
verify-cut = 第一局的切牌
verify-deals = { $count ->
    [1] 第 { $first } 局
   *[other] 第 { $first } 到 { $last } 局
}
verify-draw-proven = ✅ { $what }：已證明
verify-draw-by-rules = ✅ { $what }：由規則決定
verify-draw-otherwise = ❌ { $what }：**和密鑰得出的不同**
verify-draw-off-chain = ❌ { $what }：**密鑰和承諾值對不上**
verify-draw-unrevealed = ❌ { $what }：**缺少密鑰**
verify-draw-beyond = ❔ { $what }：密鑰已經用完，沒有證明
verify-draw-refused = ❌ { $what }：**這些牌不符合規則**
verify-draw-unreached = ❔ { $what }：前面已經出錯，沒有驗證

verify-kept = ✅ 和我保存的本場牌譜相同。
verify-flaw-refused = ❌ **第 { $number } 步不符合規則。**
verify-flaw-dealer-by = ❌ **第一位莊家的產生方式寫錯了。**
verify-flaw-few-secrets = ❌ **密鑰比局數少。**
verify-flaw-many-secrets = ❌ **密鑰比局數多，像是漏掉了一局。**
verify-flaw-author = ❌ **第 { $number } 步不可能是牌譜寫的那個人出的。**
verify-flaw-seal = ❌ **封印之後被改過。**
verify-flaw-other-seal = ❌ **和我保存的本場牌譜不同。**
verify-lack-authors = -# 沒有寫明每一步是誰出的。
verify-lack-seal = -# 沒有封印，最後幾步無法證明。
verify-more = -# 還有 { $count } 行，用 **cardroom verify** 可以全部列出。

verify-checked = -# 我重新算過誰先發牌、每張牌，以及每一步是不是符合規則。電腦的決定沒有重算，{ $asked ->
    [yes] 這由下面的按鈕來做。
   *[no] 這由 **cardroom audit** 來做。
}
verify-without-us = -# 不靠我也能驗證：用瀏覽器打開檔案 verify.html，再提供牌譜。
verify-commitment = -# 開場前，「驗證」裡應該有這個承諾值：`{ $commitment }`
verify-order = -# 座次和規則應該和開桌訊息裡的一樣。
verify-seat = -# 你坐的是 { $seat } 號座位。給 verify.html 用的座位密鑰，能查出誰坐在哪裡：`{ $key }`
verify-message = -# 開桌那則訊息的連結應該以 `{ $message }` 結尾。
verify-message-begun = -# 牌局開場的那則訊息，連結應該以 `{ $message }` 結尾。{ $postings ->
    [1] 我發送過一次。
   *[other] 我發送過 { $postings } 次，通常只有一次。
}
verify-times = -# 「開始」按下於 { $start }，那則訊息發送於 { $time }（UTC）：它應該是此後我的第一則。
verify-seal = -# 牌譜的封印：`{ $seal }`

verify-running = 下面的承諾值鎖定了這場的密鑰。第一局的牌由密鑰、座次和開始時發送的訊息得出。每局打完，這裡公布那一局的密鑰；整場打完，附上牌譜和一個網頁，不靠我也能算出每張牌。現在記下承諾值和座次，到時候對照。
verify-running-none = 這張牌桌開桌時還沒有證明，所以無法驗證它的發牌。
verify-running-commitment = -# 承諾值：`{ $commitment }`
verify-running-secrets = **目前的密鑰**，新的在前
verify-running-secret = -# { $number ->
    [1] 1（第一位莊家）
   *[other] { $number }
}：`{ $secret }`
verify-running-earlier = -# 更早的密鑰可以由這些得出。

verify-unknown = 這裡沒有這張牌桌。按「驗證」就能看到牌桌的編號。
verify-nothing = 請告訴我是哪一場：給我牌桌，或提供牌譜檔案。你在這裡還沒打過我能驗證的牌局。
verify-both = 牌桌和檔案請只給一個。
verify-no-record = 我沒有這場牌局的牌譜：可能沒有發過牌，或者結束時還沒有證明。
verify-rules-gone = 這場牌局的規則我已經不認得了。用檔案 verify.html 還是可以驗證它的牌：驗證別的牌局時會拿到這個檔案。
verify-file-soon = 每 { $seconds } 秒只能給我一個檔案。
verify-file-large = 這個檔案太大，不會是一場牌局的牌譜。
verify-file-lost = 我沒能從 Discord 取得這個檔案，請再試一次。
verify-file-other = 這個檔案不是一場牌局的牌譜。按結果上的「本場牌譜」就能拿到一份。
verify-busy = 我正在驗證別的牌局，請過一分鐘再試。
verify-long = 在這裡驗證要太久。請在你自己的電腦上用檔案 verify.html 驗證：驗證別的牌局時會拿到這個檔案。
verify-stray = ❌ **你按的那則訊息裡是另一個值：**`{ $number }`
verify-running-alone = 下面的承諾值鎖定了這場的密鑰。但你獨自打牌，所以第一局的牌，執行我的人有可能挑過。每局打完，這裡公布那一局的密鑰；整場打完，附上牌譜和一個網頁，不靠我也能算出每張牌。現在記下承諾值，到時候對照。
verify-title-day = ### 驗證 · 每日一局 · { $day }
verify-day = 人人拿到同樣的牌，由下面的承諾值鎖定：改一張就對不上。執行我的人有可能挑過，但之後改不了。那一天結束後，「驗證」會說明每張牌的由來。
verify-day-line = -# { $game } · { $day }：`{ $commitment }`
verify-day-line-late = -# { $game } · { $day }，當天 UTC { $time } 才定好：`{ $commitment }`
