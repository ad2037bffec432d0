# /tables：伺服器管理員的面板。

moderators-only = 只有這個伺服器的管理員才能這樣做。如果你是管理員，請再用一次 **/tables**。
form-late = 花太久時間了，請再按一次。

button-tables-open = 目前
button-tables-results = 結果
button-tables-log = 紀錄
button-tables-cancel = 取消

tables-title-open = ### 這裡的牌桌
tables-none = 沒有開著的牌桌。
tables-private = -# 單人牌局是私人的，不會列出來。
tables-settings = -# 牌桌開在哪裡等設定：**/settings**
tables-late = -# Discord 每秒只讓我更新 { $calls } 次，現在不夠用：牌桌畫面最多晚 { $seconds } 秒。
tables-line = { $channel } 的**{ $variant }**：{ $state }
tables-gathers = { $moment }開桌，{ $seats } 個座位坐了 { $taken } 個
tables-turn = 等 { $names }，{ $moment }輪到
tables-played = 進行中
tables-paused = 已暫停，{ $moment }結束
tables-left = 等我再次更新後繼續
tables-people = 在座：{ $names }

button-tables-go = 前往
button-tables-pause = 暫停
button-tables-resume = 繼續
button-tables-end = 結束
tables-stand-in = 讓電腦代打…
tables-pause-done = 已暫停。在座的人隨時可以繼續。
tables-resume-done = 牌局繼續。
tables-stand-in-done = 電腦替 { $name } 代打，直到本人再出牌為止。
tables-stand-in-late = 沒有變更：對方已經離開，或沒有其他人在場。
tables-end-done = 牌桌已結束，並寫明理由。

tables-end-title = 不計結果，直接結束？
tables-reason = 理由
tables-end-about = 同桌的人都看得到。
tables-pause-title = 要暫停這場牌局嗎？
tables-pause-about = 同桌的人都看得到。

table-ended-moderator = 管理員結束了這場牌局，不計結果。理由：{ $reason }
lobby-closed-moderator = 管理員關閉了這張牌桌。理由：{ $reason }

tables-title-results = ### 最近的結果
results-none = 最近七天沒有打完的牌局。
results-line = { $channel } 的**{ $variant }**，{ $moment }：{ $names }
results-line-void = ~~{ $channel } 的**{ $variant }**，{ $moment }：{ $names }~~ 已作廢
results-about = -# 作廢的結果不計入任何排行榜，一天之內可以恢復。復盤和牌譜會保留。
results-void = 把一個結果作廢…
results-void-title = 要作廢這個結果嗎？
results-void-about = 理由會寫進紀錄，結果上會註明已作廢。
results-void-done = 結果已作廢。排行榜已更新，等級分會在幾分鐘內更新。
results-void-late = 沒有變更：這裡沒有這個結果，或已經作廢。
results-restore = 恢復一個結果…
results-restore-done = 結果已恢復。排行榜已更新，等級分會在幾分鐘內更新。
results-restore-late = 沒有變更：這裡沒有一天之內作廢的結果。
result-void = **管理員已將這個結果作廢。**不計入成績。
result-void-above = 管理員已將[這個結果]({ $link })作廢。不計入成績。
result-counts-above = 管理員已恢復[這個結果]({ $link })。

tables-title-log = ### 管理員做了什麼
log-none = 還沒有紀錄。
log-line = { $moment } { $said }
log-nowhere = -# 可以在 /settings 替這些紀錄選一個頻道。
log-posted = -# 每筆紀錄也會貼到 { $channel }。
log-unposted = ⚠️ 還有 { $count } 筆沒有貼到 { $channel }。我可以在那裡傳送訊息嗎？
log-table = 一張牌桌
log-nowhere-now = 已經不在的頻道

moderated-pause = { $moderator } 暫停了 { $channel } 的{ $variant }。
moderated-resume = { $moderator } 讓 { $channel } 的{ $variant }繼續。
moderated-end = { $moderator } 結束了 { $channel } 的{ $variant }。
moderated-stand-in = { $moderator } 讓電腦在 { $channel } 的{ $variant }裡替 { $person } 代打。
moderated-void = { $moderator } 把一個結果作廢：{ $channel } 的{ $variant }。
moderated-restore = { $moderator } 恢復了一個結果：{ $channel } 的{ $variant }。
moderated-keep-out = { $moderator } 禁止 { $person } 加入牌桌。
moderated-let-in = { $moderator } 讓 { $person } 再次加入牌桌。
moderated-reset-board = { $moderator } 歸零了排行榜：{ $about }。
moderated-export = { $moderator } 下載了成績。
moderated-setting = { $moderator } 選擇了「{ $about }」。
moderated-setting-from = { $moderator } 把「{ $before }」改成了「{ $about }」。
moderated-save-preset = { $moderator } 儲存了自訂玩法「{ $about }」。
moderated-delete-preset = { $moderator } 刪除了自訂玩法「{ $about }」。
moderated-reason = 理由：{ $reason }
