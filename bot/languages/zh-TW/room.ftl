# One-line answers, and what the room posts around a table.

this-server = 這個伺服器
this-channel = 這個頻道
former-player = 以前的玩家

incident = 出了問題，你的操作可能沒有生效。如果又發生，請告訴我的管理者：{ $id }
store-busy = 剛才的操作沒有生效：我的資料檔被佔用。請稍後再試。
store-unwritable = 剛才的操作沒有生效：我無法寫入磁碟。請過一會兒再試。之前的都已經存好。
guild-only = 牌桌要開在伺服器的頻道裡，這裡不能開。
press-other-grammar = 這個按鈕太舊了。請用 /hand 或 /table 叫出新的。
press-other-grammar-hand = 這個按鈕太舊了。請用 /hand 叫出新的。
press-other-grammar-typed = 這個按鈕太舊了。請再輸入一次它的指令。
press-message-gone = 這則訊息已經不在了，請看下面最新的一則。
answer-file-refused = Discord 沒有接受這裡的圖片或檔案，請過一會兒再試。
answer-refused = Discord 沒有接受我要給你看的內容。什麼都沒有遺失。請再試一次，並告訴我的管理者。
press-stranger = 你不在這張牌桌上。怎麼自己開一桌，見 /help。
press-stale = { $by ->
    [computer] 這一步電腦已經替你做了。這是你現在的手牌。
   *[you] 這一步你已經做過了。這是你現在的手牌。
}
press-stale-waiting = { $by ->
    [computer] 電腦已經替你出過了。正在等待 { $names }。
   *[you] 你已經出過了。正在等待 { $names }。
}
press-between-deals = 這一局已經結束。按「下一局」繼續。
press-next-begun = 下一局已經開始。
press-next-noted = 已記下：你準備好打下一局了。
press-not-asked = 現在沒有需要你做的事。
press-not-your-turn = 還沒輪到你。正在等待 { $names }。
illegal-tick-full = 你已經選了 { $count } 張牌。請先取消一張。
table-over = 這張牌桌已經結束。
table-left = 這張牌桌要等我再次更新後才能繼續。

own-deadline = **牌桌在等你。**時限：{ $moment }。
turn-reminder = { $mention }，[這張牌桌]({ $link })輪到你了。
direct-messages-closed = { $mention }，我沒辦法傳私人訊息給你。請按「我的手牌」。
table-void = 抱歉，這場牌局我沒辦法繼續，不計結果，也不計入排行榜。
table-closed-channel = 我已經不能使用這個頻道，所以這張牌桌已關閉。
hand-posted = 你的手牌現在在最下方。
table-posted = 牌桌已經貼到頻道最下方。
table-posted-before = 牌桌剛剛才貼過：[前往牌桌]({ $link })。
table-is-there = 這裡正在玩{ $variant }：[前往牌桌]({ $link })。只有同桌的人能讓我重貼牌桌。

solo-in-direct-messages = 你的牌局在這裡另一則訊息裡。點一張牌就能打出。
# Somebody who sits at several tables is asked which one is meant. A line has at most 80 characters.

which-table = 選擇牌桌
which-table-hand = 你同時坐在好幾張牌桌上。**要看哪一桌的手牌？**
which-table-leave = 你同時坐在好幾張牌桌上。**要離開哪一桌？**
which-table-table = 你在這裡同時坐了幾桌。**要重新貼出哪一桌？**
which-table-rules = 這裡有好幾張牌桌。**要把哪一桌的規則取名為 { $name }？**
which-table-leave-game = 進行中。選它就離開。
which-table-cancel = 還沒開始。選它就替所有人取消。
which-table-quit = 還沒開始。選它就離開。
which-table-cancelled = 那一桌已取消。
which-table-quitted = 你已離開那一桌。
which-preset = **想玩哪一種？**
which-preset-menu = 選擇玩法
play-which = 你還有一場 **{ $running }** 沒打完。
play-others = -# 另有 { $count } 場暫停中：{ $names }。用 **/play** 選它就能接著打。
button-play-on = 繼續
button-play-other = 開始 { $other }，暫停 { $running }
play-unhinted = { $variant }（無提示）
which-table-line = #{ $channel } 的{ $variant }
which-table-solo = { $variant }，自己玩
which-table-minutes = { $count ->
    [0] 剛剛開始
   *[other] { $count } 分鐘前開始
}
which-table-hours = { $count } 小時前開始

no-table = 你現在沒有在打牌。/help 會說明怎麼開一桌。
no-table-here = 這個頻道現在沒有人打牌。/help 會說明怎麼開一桌。
hands-dm = 從現在起，我會用私人訊息把手牌傳給你。
hands-here = 從現在起，按「我的手牌」就能在這裡看牌。

start-missing-permissions = 請在這個頻道給我這些權限：{ $names }。
start-not-posted = 我沒辦法貼出牌桌。請確認我能檢視這個頻道，也能在裡面傳送訊息。
permission-view-channel = 檢視頻道
permission-send-messages = 傳送訊息
permission-send-messages-in-threads = 在討論串中傳送訊息
permission-create-public-threads = 建立公開討論串

refusal-seats = 這種玩法只能 { $allowed } 人玩。
refusal-rules = 這些規則湊不成一場牌局。{ $reason }
refusal-rematch-open = 下一場已經開好了：[前往]({ $link })。
another-table = 你在這裡已經有一桌：[{ $variant }]({ $link })。
button-another-table = 還是再開一桌
refusal-opened-already = 你已經開好了那一桌：[前往]({ $link })。
refusal-opened-before = 這個按鈕開的那一桌已經結束。要再開一桌，請重新使用指令。
refusal-option = { $option }：請從 Discord 列出的值裡選一個。
command-unknown = 我不認識這個指令。重新啟動 Discord 就能看到現有的指令。
command-elsewhere = 只有在我是成員的地方，也就是邀請過我的伺服器裡，才能這麼做。
refusal-too-many-tables = 你已經坐在 { $count } 張牌桌上。請先離開一桌：
refusal-guild-full = 這個伺服器已經有 { $count } 張牌桌。請等其中一桌結束。
refusal-tables-elsewhere = 在這個伺服器，牌桌開在 { $channels }。
refusal-tables-nowhere = 你在這裡看不到可以開牌桌的頻道。請問問管理這個伺服器的人。
refusal-alone-elsewhere = 這裡的 /play 請在 { $channels } 使用，私人訊息裡也可以。
refusal-alone-never = 這個伺服器關閉了 /play。可以在私人訊息裡和我玩。
refusal-channel-full = 這個頻道同時只能有 { $count } 張牌桌。可以加入，或等其中一桌結束。
refusal-too-many-here = 在這個伺服器，你同時最多坐 { $count } 張牌桌。請先離開一桌。

record-here = 從發牌到出牌的全部過程，可以用來復盤。
record-none = 這場牌局沒有牌譜。
rematch-players-only = 只有在這裡打過牌的人才能要求再來一場。
rematch-no-result = 打到最後的牌局，才能再來一場。
