# What Hearts is called, the command that opens its tables, and what leaderboards say of it.

family-hearts = ハーツ
family-hearts-leaderboard = ハーツのゲームの多くでは、点が少ないほど良い成績です。

offer-hearts-open = このチャンネルでハーツのテーブルを開く
offer-hearts-preset = ハーツの種類（省略すると標準のハーツ）

feat-moons = シュート・ザ・ムーン{ $count }回
feat-moons-stopped = シュート・ザ・ムーン阻止{ $count }回
feat-queens-taken = Q♠を取った回数{ $count }回
feat-queens-given = Q♠を取らせた回数{ $count }回
