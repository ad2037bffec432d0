# /settings: what a person may choose, then what may be chosen for a server. A line of a menu has at
# most 24 characters, or a narrow phone cuts it off; the line below it has at most 100.

preference-title = ### 你的設定
preference-about = 在你打牌的每個伺服器都有效，一改就生效。
preference-example = 樣子如下：{ $cards }
preference-turns = **輪到你時**
preference-guild-title = ### 這個伺服器
settings-tab-own = 個人
settings-tab-tables = 牌桌
settings-tab-games = 牌局
settings-tab-looks = 外觀
preference-guild-tables = 牌桌開在哪裡、能開幾張。新牌桌馬上適用。
preference-guild-games = 沒有另外指定時，新牌桌和 /play 就用這些。
preference-guild-looks = 對這裡的所有人有效，一改就生效。
preference-guild-presets = -# 每個指令預設打什麼：**/presets default**
preference-guild-open = -# 目前的牌桌、結果和紀錄：**/tables**
preference-channels-gone = 這裡選的頻道都不在了，請重新選擇。
preference-unwritable = 我不能在 { $channels } 傳送訊息。
preference-managers-only = 只有有權管理這個伺服器的成員，才能替大家選擇。你自己的設定在 /settings 裡。

prefer-look = 牌的樣式
prefer-look-plain = 牌面：文字
prefer-look-plain-about = 沒有圖片，最適合螢幕閱讀器。
prefer-look-two-colours = 牌面：雙色
prefer-look-two-colours-about = 小圖。黑桃、梅花是黑色，紅心、方塊是紅色。
prefer-look-four-colours = 牌面：四色
prefer-look-four-colours-about = 小圖。黑桃黑色，紅心紅色，方塊藍色，梅花綠色。

prefer-hands = 在哪裡看手牌
prefer-hands-dm = 手牌：私人訊息
prefer-hands-dm-about = 我把手牌傳給你。牌桌上的「我的手牌」也能看。
prefer-hands-here = 手牌：只在牌桌上
prefer-hands-here-about = 在牌桌上按「我的手牌」，別人看不到你的牌。

prefer-pictures = 手牌的圖片
prefer-pictures-never = 圖片：不顯示
prefer-pictures-never-about = 牌寫在按鈕上，這一墩寫成文字。
prefer-pictures-cards = 圖片：顯示
prefer-pictures-cards-about = 只要螢幕放得下，就用一張圖片顯示目前的牌桌和你的手牌。

prefer-calls_at_once = 每次輪到你的訊息
prefer-calls_at_once-yes = 輪到時傳訊息：是
prefer-calls_at_once-yes-about = 馬上說明出過什麼牌，螢幕閱讀器會唸出來。/play 的牌局只在私人訊息裡這樣做。
prefer-calls_at_once-no = 輪到時傳訊息：否
prefer-calls_at_once-no-about = 只更新牌桌和手牌，不傳新訊息。

prefer-pings = 通知
prefer-pings-yes = 通知：開
prefer-pings-yes-about = 你出得慢時會有提醒，手機會響。
prefer-pings-no = 通知：關
prefer-pings-no-about = 沒有提醒，我傳的訊息也不會響。

prefer-forced = 只有一張牌能出時
prefer-forced-paced = 自動出牌：不動聲色
prefer-forced-paced-about = 沒得選時由我替你出牌。有別人在場時會稍等一下，誰也看不出來。
prefer-forced-alone = 自動出牌：只和電腦打時
prefer-forced-alone-about = 沒得選時由我替你出牌，但只限其他座位全是電腦時。
prefer-forced-always = 自動出牌：一律
prefer-forced-always-about = 沒得選時由我替你出牌。出得快，別人可能會猜到。
prefer-forced-never = 自動出牌：不要
prefer-forced-never-about = 每張牌都由你自己點。

prefer-passing = 怎麼傳牌
prefer-passing-three_taps = 傳牌：選好最後一張就傳
prefer-passing-three_taps-about = 選到最後一張時，選好的牌一起傳出。
prefer-passing-asks = 傳牌：先問我
prefer-passing-asks-about = 選夠以後，按牌下方的按鈕傳出。
prefer-puzzles = 用我的牌局出題
prefer-puzzles-yes = 用我的牌局出題：可以
prefer-puzzles-yes-about = 不帶名字，而且要同桌的人都同意。
prefer-puzzles-no = 用我的牌局出題：不可以
prefer-puzzles-no-about = 不會拿其中的局面給別人出題。

prefer-guild-look = 牌桌上牌的樣式
prefer-guild-look-plain = 牌桌：文字
prefer-guild-look-plain-about = 沒有圖片。如果這裡有人用螢幕閱讀器，選這個最好。
prefer-guild-look-two-colours = 牌桌：雙色
prefer-guild-look-two-colours-about = 小圖。黑桃、梅花是黑色，紅心、方塊是紅色。
prefer-guild-look-four-colours = 牌桌：四色
prefer-guild-look-four-colours-about = 小圖。黑桃黑色，紅心紅色，方塊藍色，梅花綠色。

prefer-guild-pictures = 牌桌的圖片
prefer-guild-pictures-never = 圓桌圖：不顯示
prefer-guild-pictures-never-about = 牌桌只有文字。
prefer-guild-pictures-cards = 圓桌圖：顯示
prefer-guild-pictures-cards-about = 只要螢幕放得下，就用一張圖片顯示目前的牌桌。

prefer-guild-reactions = 反應按鈕
prefer-guild-reactions-yes = 反應按鈕：顯示
prefer-guild-reactions-yes-about = 玩家可以用表情符號對一墩作出反應。
prefer-guild-reactions-no = 反應按鈕：不顯示
prefer-guild-reactions-no-about = 牌桌上沒有這些按鈕。

prefer-guild-games_in = 在哪裡打牌
prefer-guild-games_in-channel = 牌局：在頻道裡
prefer-guild-games_in-channel-about = 牌桌在頻道裡，最後只留下結果和一行字。
prefer-guild-games_in-thread = 牌局：在討論串裡
prefer-guild-games_in-thread-about = 招募訊息留在頻道，牌局在它的討論串裡進行。
games-stay-in-channel = 伺服器設定在討論串打牌，但我在這裡缺少權限：{ $names }。所以牌局留在這個頻道。

prefer-guild-channels = 選擇頻道
prefer-guild-channels-none = 牌桌：所有頻道
prefer-guild-channels-some = 牌桌：{ $channels }
prefer-guild-channels-back = -# 不選：所有頻道

prefer-guild-tables_a_channel = 一個頻道有幾張牌桌
prefer-guild-tables_a_channel-0 = 每個頻道：不限
prefer-guild-tables_a_channel-some = 每個頻道：{ $count } 桌

prefer-guild-tables_a_person = 一個人坐幾張牌桌
prefer-guild-tables_a_person-0 = 每個人：最多 5 桌
prefer-guild-tables_a_person-some = 每個人：最多 { $count } 桌

prefer-guild-alone = 在哪裡能用 /play
prefer-guild-alone-anywhere = /play：所有頻道
prefer-guild-alone-anywhere-about = 只有玩的人自己看得到。
prefer-guild-alone-table_channels = /play：牌桌的頻道
prefer-guild-alone-table_channels-about = 只在為牌桌選定的頻道裡。
prefer-guild-alone-never = /play：關閉
prefer-guild-alone-never-about = 私人訊息裡照樣可以玩。

prefer-guild-log_channel = 選擇頻道
prefer-guild-log_channel-none = 管理紀錄：不貼到頻道
prefer-guild-log_channel-some = 管理紀錄：{ $channels }
prefer-guild-log_channel-back = -# 不選：不貼到頻道

prefer-guild-game = /play 打什麼
prefer-guild-game-named = 玩法：{ $name }
prefer-guild-default = /{ $command }：{ $name }

prefer-guild-pace = 新牌桌的速度
prefer-guild-pace-fast = 速度：每步 15 到 45 秒
prefer-guild-pace-live = 速度：每步一分鐘
prefer-guild-pace-relaxed = 速度：每步五分鐘
prefer-guild-pace-slow = 速度：每步一天

prefer-guild-level = 新牌桌的電腦
prefer-guild-level-easy = 電腦：簡單
prefer-guild-level-medium = 電腦：中等
prefer-guild-level-hard = 電腦：困難

prefer-guild-length = 新牌局的長短
prefer-guild-length-full = 長短：整場
prefer-guild-length-short = 長短：三局
prefer-guild-length-one = 長短：一局

prefer-guild-pings = 頻道裡的通知
prefer-guild-pings-yes = 頻道提醒：開啟
prefer-guild-pings-yes-about = 誰想太久，我就在頻道裡提醒誰。
prefer-guild-pings-no = 頻道提醒：關閉
prefer-guild-pings-no-about = 頻道裡不通知任何人；私人訊息由各人自己決定。
