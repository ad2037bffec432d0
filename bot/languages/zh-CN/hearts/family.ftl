# What Hearts is called, the command that opens its tables, and what leaderboards say of it.

family-hearts = 红心大战
family-hearts-leaderboard = 红心大战的多数玩法中，分数越少越好。

offer-hearts-open = 在此频道开一桌红心大战
offer-hearts-preset = 红心大战的玩法；不选则用常规玩法

feat-moons = 全收 { $count } 次
feat-moons-stopped = 阻止全收 { $count } 次
feat-queens-taken = 收下 Q♠ { $count } 张
feat-queens-given = 送出 Q♠ { $count } 张
