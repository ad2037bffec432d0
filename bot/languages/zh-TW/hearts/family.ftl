# What Hearts is called, the command that opens its tables, and what leaderboards say of it.

family-hearts = 傷心小棧
family-hearts-leaderboard = 傷心小棧的多數玩法，分數越少越好。

offer-hearts-open = 在這個頻道開一桌傷心小棧
offer-hearts-preset = 哪一種傷心小棧；不選就用一般玩法

feat-moons = 射月 { $count } 次
feat-moons-stopped = 阻止射月 { $count } 次
feat-queens-taken = 吃下 Q♠ { $count } 張
feat-queens-given = 送出 Q♠ { $count } 張
