# The page of the playground. Where Discord's client has the same words, these are Discord's.
# Only plain variables here: the browser fills them in.

playground-title = Cardroom 试玩页
playground-title-unread = （{ $count }）Cardroom 试玩页
playground-without-script = 本页需要 JavaScript，它只来自你自己的电脑。
playground-skip = 跳到消息
playground-server = 服务器
playground-channels = 频道
playground-people = 以谁的身份玩
playground-show = 显示
playground-show-one = 一人
playground-show-all = 所有人
playground-show-one-short = 一人
playground-show-all-short = 全部
playground-note = 这是本机上的试玩页，不会向 Discord 发送任何内容。
playground-columns = 栏
playground-away = 试玩页没有响应，正在重试…

# A person or the server chooses a language; both are names.
playground-languages = 语言
playground-language-now = 语言：{ $language }
playground-language-of = { $name } 的语言

# The columns, and the messages in them.
playground-as = 身份：{ $name }
playground-direct-messages = 私信
playground-direct-messages-closed = 不收私信
playground-direct-messages-new = { $name }，有新私信
playground-direct-message-came = { $name } 有一条新私信。
playground-messages-of = { $name } 的消息
playground-newest = 最新消息
playground-empty = 这里还没有内容
playground-empty-direct = 机器人只告诉 { $name } 的内容会显示在这里，例如手牌。
playground-empty-channel = 这里是 #{ $channel }
playground-open-table = 输入 { $command } 或其他游戏的命令，就能开一桌。
playground-waiting-for-commands = 正在等待机器人的命令…
playground-message-elsewhere = 在这里看不到那条消息。
playground-message-gone = 那条消息已经不在了。

# What Discord's client writes around messages.
playground-app = 应用
playground-used = { $name } 使用了 { $command }
playground-somebody = 有人
playground-unknown = 未知
playground-unknown-user = 未知用户
playground-role = 身份组
playground-message = 消息
playground-thinking = { $name } 正在思考…
playground-edited = （已编辑）
playground-whisper = 只有你能看到
playground-whisper-by = { $name }，只有你能看到
playground-dismiss = 关闭消息
playground-no-answer = 该应用未响应
playground-failed = 出了点问题，请再试一次。
playground-refused = 现在在这里不能这样做。
playground-not-drawn = 这里不显示类型为 { $kind } 的组件。
playground-choose = 请选择
playground-choose-count = 选 { $count } 项
playground-choose-some = 已选 { $picked } 项，共 { $count } 项
playground-range = { $least } 至 { $most }
playground-submit = 提交
playground-cancel = 取消
playground-close = 关闭
playground-needed = 必填
playground-picture = 图片
playground-picture-missing = 无法显示的图片
playground-picture-large = 放大图片
playground-picture-browser = 在浏览器中打开
playground-spoiler = 剧透
playground-spoiler-show = 剧透，点击显示
playground-spoiler-picture = 剧透，点击显示图片
playground-spoiler-file = 剧透，点击显示文件

# The line in which commands are typed.
playground-suggestions = 建议
playground-hint = 输入 / 查看机器人的命令
playground-hint-game = 输入 { $command } 或其他游戏来开桌
playground-hint-command = 输入 { $command } 或其他命令
playground-commands = 显示命令
playground-command-unknown = 没有这个命令。输入 / 查看全部命令。
playground-command-only = 这里只能使用命令。输入 / 查看命令。
playground-commands-none = 机器人还没有提供命令。
playground-send = 发送（Enter）
playground-send-command = 发送 { $command }
playground-press-enter = { $command }，按 Enter 发送
playground-leave-command = 退出命令（Esc）
playground-keys = Enter 发送，Esc 退出
playground-keys-for = { $description }　Enter 发送，Esc 退出
playground-option = { $option }：{ $description }
playground-option-wrong = 请为 { $option } 选择一个值。
playground-yes = 是
playground-no = 否

# What a screen reader is told of a button with a card on it.
playground-and-also = { $said }，{ $also }
playground-card-chosen = 已选
playground-card-trump = 将牌
playground-card-none = 没有牌
playground-card-count = { $count } 张
playground-card-to = 给 { $name }

# Servers and conversations in which the bot is not, and the menu of a message.
playground-conversations = 对话
playground-without-bot = 没有机器人
playground-as-without-bot = 身份：{ $name }，没有机器人
playground-without-bot-about = 机器人不是这里的成员。大家都给自己安装了它，所以能使用一部分命令。
playground-apps = 应用
playground-message-menu = 用于这条消息的应用

# 显示机器人的每个进程在做什么的页面。
playground-processes = 进程
playground-processes-title = Cardroom 试玩页的进程
playground-processes-about = 每个进程负责几个分片，并主持这些服务器里的牌桌。
playground-processes-back = 返回牌桌
playground-processes-loading = 正在询问各进程…
playground-process = 进程 { $name }
playground-process-serving = 运行中
playground-process-starting = 正在启动
playground-process-handing-over = 正在移交给接替者
playground-process-ended = 已结束，马上重新启动
playground-process-number = 进程号 { $id }
playground-process-shards = 分片
playground-process-no-shards = 它现在不负责任何分片。
playground-process-shard = 分片 { $number }：{ $servers }
playground-process-shard-waits = 分片 { $number } 等待接管：{ $servers }
playground-process-answered = 已回应的操作
playground-process-forwarded = 已转交的操作
playground-process-tables = 牌桌
playground-process-no-tables = 它现在不主持任何牌桌。
playground-process-table-lobby = 等人中
playground-process-table-playing = 进行中
playground-process-table-paused = 已暂停
playground-process-computers = 电脑：{ $count }
playground-process-kill = 强制结束
playground-process-kill-name = 强制结束进程 { $name }
playground-process-hand-over = 移交
playground-process-hand-over-name = 让接替者取代进程 { $name }
playground-process-killed = 进程 { $name } 已被强制结束。
playground-process-replaced = 进程 { $name } 的接替者正在启动。
playground-processes-nobody = 没有进程负责这些分片
