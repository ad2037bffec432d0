# The page of the playground. Where Discord's client has the same words, these are Discord's.
# Only plain variables here: the browser fills them in.

playground-title = Cardroom 試玩頁
playground-title-unread = （{ $count }）Cardroom 試玩頁
playground-without-script = 這個頁面需要 JavaScript，它只來自你自己的電腦。
playground-skip = 跳到訊息
playground-server = 伺服器
playground-channels = 頻道
playground-people = 以誰的身分玩
playground-show = 顯示
playground-show-one = 一人
playground-show-all = 所有人
playground-show-one-short = 一人
playground-show-all-short = 全部
playground-note = 這是這台電腦上的試玩頁，不會傳送任何東西到 Discord。
playground-columns = 欄
playground-away = 試玩頁沒有回應，正在重試…

# A person or the server chooses a language; both are names.
playground-languages = 語言
playground-language-now = 語言：{ $language }
playground-language-of = { $name } 的語言

# The columns, and the messages in them.
playground-as = 身分：{ $name }
playground-direct-messages = 私人訊息
playground-direct-messages-closed = 不收私訊
playground-direct-messages-new = { $name }，有新的私人訊息
playground-direct-message-came = { $name } 有一則新的私人訊息。
playground-messages-of = { $name } 的訊息
playground-newest = 最新訊息
playground-empty = 這裡還沒有東西
playground-empty-direct = 機器人只告訴 { $name } 的內容會顯示在這裡，例如手牌。
playground-empty-channel = 這裡是 #{ $channel }
playground-open-table = 輸入 { $command } 或其他遊戲的指令，就能開一桌。
playground-waiting-for-commands = 正在等待機器人的指令…
playground-message-elsewhere = 在這裡看不到那則訊息。
playground-message-gone = 那則訊息已經不在了。

# What Discord's client writes around messages.
playground-app = 應用程式
playground-used = { $name } 使用了 { $command }
playground-somebody = 有人
playground-unknown = 不明
playground-unknown-user = 不明使用者
playground-role = 身分組
playground-message = 訊息
playground-thinking = { $name } 正在思考…
playground-edited = （已編輯）
playground-whisper = 只有你才能看見
playground-whisper-by = { $name }，只有你才能看見
playground-dismiss = 關閉訊息
playground-no-answer = 該應用程式未回應
playground-failed = 出了點問題，請再試一次。
playground-refused = 現在在這裡不能這樣做。
playground-not-drawn = 這裡不顯示類型為 { $kind } 的元件。
playground-choose = 請選擇
playground-choose-count = 選 { $count } 項
playground-choose-some = 已選 { $picked } 項，共 { $count } 項
playground-range = { $least } 至 { $most }
playground-submit = 提交
playground-cancel = 取消
playground-close = 關閉
playground-needed = 必填
playground-picture = 圖片
playground-picture-missing = 無法顯示的圖片
playground-picture-large = 放大圖片
playground-picture-browser = 在瀏覽器中開啟
playground-spoiler = 劇透
playground-spoiler-show = 劇透，按一下顯示
playground-spoiler-picture = 劇透，按一下顯示圖片
playground-spoiler-file = 劇透，按一下顯示檔案

# The line in which commands are typed.
playground-suggestions = 建議
playground-hint = 輸入 / 查看機器人的指令
playground-hint-game = 輸入 { $command } 或其他遊戲來開桌
playground-hint-command = 輸入 { $command } 或其他指令
playground-commands = 顯示指令
playground-command-unknown = 沒有這個指令。輸入 / 查看全部指令。
playground-command-only = 這裡只能使用指令。輸入 / 查看指令。
playground-commands-none = 機器人還沒有提供指令。
playground-send = 傳送（Enter）
playground-send-command = 傳送 { $command }
playground-press-enter = { $command }，按 Enter 傳送
playground-leave-command = 離開指令（Esc）
playground-keys = Enter 傳送，Esc 離開
playground-keys-for = { $description }　Enter 傳送，Esc 離開
playground-option = { $option }：{ $description }
playground-option-wrong = 請為 { $option } 選擇一個值。
playground-yes = 是
playground-no = 否

# What a screen reader is told of a button with a card on it.
playground-and-also = { $said }，{ $also }
playground-card-chosen = 已選
playground-card-trump = 王牌
playground-card-none = 沒有牌
playground-card-count = { $count } 張
playground-card-to = 給 { $name }

# Servers and conversations in which the bot is not, and the menu of a message.
playground-conversations = 對話
playground-without-bot = 沒有機器人
playground-as-without-bot = 身分：{ $name }，沒有機器人
playground-without-bot-about = 機器人不是這裡的成員。大家都為自己安裝了它，所以能使用一部分指令。
playground-apps = 應用程式
playground-message-menu = 用於這則訊息的應用程式

# 顯示機器人的每個行程在做什麼的頁面。
playground-processes = 行程
playground-processes-title = Cardroom 試玩頁的行程
playground-processes-about = 每個行程負責幾個分片，並主持這些伺服器裡的牌桌。
playground-processes-back = 返回牌桌
playground-processes-loading = 正在詢問各行程…
playground-process = 行程 { $name }
playground-process-serving = 執行中
playground-process-starting = 正在啟動
playground-process-handing-over = 正在移交給接替者
playground-process-ended = 已結束，馬上重新啟動
playground-process-number = 行程編號 { $id }
playground-process-shards = 分片
playground-process-no-shards = 它現在不負責任何分片。
playground-process-shard = 分片 { $number }：{ $servers }
playground-process-shard-waits = 分片 { $number } 等待接管：{ $servers }
playground-process-answered = 已回應的操作
playground-process-forwarded = 已轉交的操作
playground-process-tables = 牌桌
playground-process-no-tables = 它現在不主持任何牌桌。
playground-process-table-lobby = 等人中
playground-process-table-playing = 進行中
playground-process-table-paused = 已暫停
playground-process-computers = 電腦：{ $count }
playground-process-kill = 強制結束
playground-process-kill-name = 強制結束行程 { $name }
playground-process-hand-over = 移交
playground-process-hand-over-name = 讓接替者取代行程 { $name }
playground-process-killed = 行程 { $name } 已被強制結束。
playground-process-replaced = 行程 { $name } 的接替者正在啟動。
playground-processes-nobody = 沒有行程負責這些分片
