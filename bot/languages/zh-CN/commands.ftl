# What Discord shows of the commands, at most 100 characters each.

command-hand = 显示你的手牌，只有你看得到
command-hand-hands = 今后把手牌发到哪里
command-hand-dm = 用私信发送
command-hand-here = 只在这里，点击“我的手牌”时显示
command-table = 把牌桌重新发到频道最下方
command-leave = 离开牌桌，或者暂停、结束牌局
command-leaderboard = 查看此服务器的排行榜
command-leaderboard-season = 只看本月，或看在这里打过的所有牌局
command-leaderboard-family = 哪一类游戏
command-leaderboard-preset = 只计入完全按这种玩法打的牌局
command-leaderboard-month = 本月
command-leaderboard-all = 历史累计
command-stats = 看你或别人的战绩
command-stats-player = 看谁的战绩；不选则看你自己的
command-stats-family = 哪一类游戏；不选则看全部
command-rules = 讲解一种玩法的规则
command-rules-preset = 要看的玩法；不选则看常规玩法
command-rules-family = 从哪一类游戏里选玩法
command-presets = 此服务器的规则方案
command-presets-save = 把此频道一张牌桌的规则存为方案
command-presets-save-name = 规则方案的名称
command-presets-list = 列出此服务器的规则方案
command-presets-delete = 删除此服务器的一个规则方案
command-presets-delete-name = 要删除的规则方案的名称
command-presets-default = 设定没有指定玩法时的默认玩法
command-presets-default-preset = 今后命令默认采用的玩法
command-settings = 选择牌的样式，以及轮到你时怎样通知
command-language = 选择我用哪种语言和你说话
command-language-language = 你的语言；不填就告诉你现在是哪种
command-verify = 验证一场牌局的发牌是否公平
command-verify-table = 牌桌编号，见开桌的消息；不填则为你的上一场
command-verify-record = 一场牌局的牌谱文件
command-help = 这个机器人能做什么，怎样开始
command-data = 这个机器人保存的你的数据
command-data-export = 把这个机器人保存的你的全部数据导出为文件
command-data-delete = 删除这个机器人保存的你的全部数据

# Names of options: 1 to 32 letters, digits, hyphens or underscores, no capitals, no blanks.

option-preset = 玩法
option-seats = 人数
option-target = 目标分
option-deals = 局数
option-level = 电脑水平
option-hints = 提示
option-pace = 时限
option-next-deal = 下一局
option-game = 游戏
option-hands = 手牌
option-season = 时段
option-family = 类别
option-player = 玩家
option-language = 语言
option-name = 名称
option-table = 牌桌
option-record = 牌谱
