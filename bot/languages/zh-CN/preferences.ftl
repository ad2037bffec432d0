# /settings: what a person may choose, then what may be chosen for a server. A line of a menu has at
# most 24 characters, or a narrow phone cuts it off; the line below it has at most 100.

preference-title = ### 你的设置
preference-about = 在你打牌的每个服务器都有效，改动立即生效。
preference-example = 样子如下：{ $cards }
preference-turns = **轮到你时**
preference-guild-title = ### 此服务器
settings-tab-own = 个人
settings-tab-tables = 牌桌
settings-tab-games = 牌局
settings-tab-looks = 外观
preference-guild-tables = 牌桌开在哪里、能开几张。新牌桌立即生效。
preference-guild-games = 没有另外指定时，新牌桌和 /play 就用这些。
preference-guild-looks = 对这里的所有人有效，改动立即生效。
preference-guild-presets = -# 每个命令默认打什么：**/presets default**
preference-guild-open = -# 当前牌桌、结果和日志：**/tables**
preference-channels-gone = 这里选的频道都不在了，请重新选择。
preference-unwritable = 我不能在 { $channels } 发消息。
preference-managers-only = 只有有权管理此服务器的成员才能为所有人选择。你自己的设置在 /settings 里。

prefer-look = 牌的样式
prefer-look-plain = 牌面：文字
prefer-look-plain-about = 没有图片，最适合屏幕阅读器。
prefer-look-two-colours = 牌面：双色
prefer-look-two-colours-about = 小图片。黑桃、梅花是黑色，红心、方块是红色。
prefer-look-four-colours = 牌面：四色
prefer-look-four-colours-about = 小图片。黑桃黑色，红心红色，方块蓝色，梅花绿色。

prefer-hands = 在哪里看手牌
prefer-hands-dm = 手牌：私信
prefer-hands-dm-about = 我把手牌发给你。牌桌上的“我的手牌”也能看。
prefer-hands-here = 手牌：只在牌桌上
prefer-hands-here-about = 在牌桌上点击“我的手牌”，别人看不到你的牌。

prefer-pictures = 手牌的图片
prefer-pictures-never = 图片：不显示
prefer-pictures-never-about = 牌写在按钮上，这一墩写成文字。
prefer-pictures-cards = 图片：显示
prefer-pictures-cards-about = 只要屏幕放得下，就用一张图片显示当前牌桌和你的手牌。

prefer-calls_at_once = 轮到你时的消息
prefer-calls_at_once-yes = 轮到时发消息：是
prefer-calls_at_once-yes-about = 马上说明刚才出了什么牌，屏幕阅读器会读出来。/play 的牌局只在私信里发。
prefer-calls_at_once-no = 轮到时发消息：否
prefer-calls_at_once-no-about = 只更新牌桌和手牌，不发新消息。

prefer-pings = 通知
prefer-pings-yes = 通知：开
prefer-pings-yes-about = 你出得慢时会收到提醒，手机会响。
prefer-pings-no = 通知：关
prefer-pings-no-about = 没有提醒，我发的消息也不会响。

prefer-forced = 只有一张能出时
prefer-forced-paced = 自动出牌：不露声色
prefer-forced-paced-about = 别无选择时由我替你出牌。有别人在场时会稍等片刻，谁也看不出来。
prefer-forced-alone = 自动出牌：没有别人时
prefer-forced-alone-about = 别无选择时由我替你出牌，但只限其他座位全是电脑时。
prefer-forced-always = 自动出牌：总是
prefer-forced-always-about = 别无选择时由我替你出牌。别人可能会从出牌的速度猜到。
prefer-forced-never = 自动出牌：从不
prefer-forced-never-about = 每张牌都由你自己点。

prefer-passing = 传牌方式
prefer-passing-three_taps = 传牌：选定最后一张即传
prefer-passing-three_taps-about = 选中最后一张时，所选的牌一起传出。
prefer-passing-asks = 传牌：先问我
prefer-passing-asks-about = 选够之后，点牌下方的按钮传出。
prefer-puzzles = 用我的牌局出题
prefer-puzzles-yes = 用我的牌局出题：可以
prefer-puzzles-yes-about = 不带名字，而且要同桌的人都同意。
prefer-puzzles-no = 用我的牌局出题：不可以
prefer-puzzles-no-about = 不会拿其中的局面给别人出题。

prefer-guild-look = 牌桌上牌的样式
prefer-guild-look-plain = 牌桌：文字
prefer-guild-look-plain-about = 没有图片。如果这里有人用屏幕阅读器，选这个最好。
prefer-guild-look-two-colours = 牌桌：双色
prefer-guild-look-two-colours-about = 小图片。黑桃、梅花是黑色，红心、方块是红色。
prefer-guild-look-four-colours = 牌桌：四色
prefer-guild-look-four-colours-about = 小图片。黑桃黑色，红心红色，方块蓝色，梅花绿色。

prefer-guild-pictures = 牌桌的图片
prefer-guild-pictures-never = 圆桌图：不显示
prefer-guild-pictures-never-about = 牌桌只有文字。
prefer-guild-pictures-cards = 圆桌图：显示
prefer-guild-pictures-cards-about = 只要屏幕放得下，就用一张图片显示当前牌桌。

prefer-guild-reactions = 反应
prefer-guild-reactions-yes = 反应：开
prefer-guild-reactions-yes-about = 玩家可以用表情对一墩作出反应。
prefer-guild-reactions-no = 反应：关
prefer-guild-reactions-no-about = 牌桌上没有这些按钮。

prefer-guild-games_in = 在哪里打牌
prefer-guild-games_in-channel = 牌局：在频道里
prefer-guild-games_in-channel-about = 牌桌在频道里，最后只留下结果和一行字。
prefer-guild-games_in-thread = 牌局：在子区里
prefer-guild-games_in-thread-about = 招募消息留在频道，牌局在它的子区里进行。
games-stay-in-channel = 服务器设置为在子区打牌，但我在这里缺少权限：{ $names }。所以牌局留在这个频道。

prefer-guild-channels = 选择频道
prefer-guild-channels-none = 牌桌：所有频道
prefer-guild-channels-some = 牌桌：{ $channels }
prefer-guild-channels-back = -# 不选：所有频道

prefer-guild-tables_a_channel = 一个频道有几张牌桌
prefer-guild-tables_a_channel-0 = 每个频道：不限
prefer-guild-tables_a_channel-some = 每个频道：{ $count } 桌

prefer-guild-tables_a_person = 一个人坐几张牌桌
prefer-guild-tables_a_person-0 = 每个人：最多 5 桌
prefer-guild-tables_a_person-some = 每个人：最多 { $count } 桌

prefer-guild-alone = 在哪里能用 /play
prefer-guild-alone-anywhere = /play：所有频道
prefer-guild-alone-anywhere-about = 只有玩的人自己看得到。
prefer-guild-alone-table_channels = /play：牌桌的频道
prefer-guild-alone-table_channels-about = 只在为牌桌选定的频道里。
prefer-guild-alone-never = /play：关
prefer-guild-alone-never-about = 私信里照样可以玩。

prefer-guild-log_channel = 选择频道
prefer-guild-log_channel-none = 管理日志：不发到频道
prefer-guild-log_channel-some = 管理日志：{ $channels }
prefer-guild-log_channel-back = -# 不选：不发到频道

prefer-guild-game = /play 打什么
prefer-guild-game-named = 玩法：{ $name }
prefer-guild-default = /{ $command }：{ $name }

prefer-guild-pace = 新牌桌的速度
prefer-guild-pace-fast = 速度：每步 15 到 45 秒
prefer-guild-pace-live = 速度：每步一分钟
prefer-guild-pace-relaxed = 速度：每步五分钟
prefer-guild-pace-slow = 速度：每步一天

prefer-guild-level = 新牌桌的电脑
prefer-guild-level-easy = 电脑：简单
prefer-guild-level-medium = 电脑：中等
prefer-guild-level-hard = 电脑：困难

prefer-guild-length = 新牌局的长短
prefer-guild-length-full = 长短：整场
prefer-guild-length-short = 长短：三局
prefer-guild-length-one = 长短：一局

prefer-guild-pings = 频道里的通知
prefer-guild-pings-yes = 频道提醒：开
prefer-guild-pings-yes-about = 谁想得太久，我就在频道里提醒谁。
prefer-guild-pings-no = 频道提醒：关
prefer-guild-pings-no-about = 频道里不通知任何人；私信由各人自己决定。
