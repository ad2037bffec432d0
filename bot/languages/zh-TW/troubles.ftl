# 伺服器裡只有管理員能解決的問題。

trouble-post = ⚠️ 我不能在 { $channels } 發言。請在那裡允許我「檢視頻道」和「傳送訊息」。
trouble-attach = ⚠️ 牌桌在 { $channels } 沒有圖片。請在那裡允許我「附加檔案」。
trouble-thread = ⚠️ 我不能在 { $channels } 開討論串，牌局留在頻道裡。請允許我「建立公開討論串」和「在討論串中傳送訊息」。
trouble-draw = ⚠️ { $channels } 的一張牌桌沒能顯示。按鈕照常能用；**/table** 會重新貼出牌桌。請告訴管理這個機器人的人。
trouble-refused = ⚠️ Discord 沒有接受 { $channels } 的一個畫面，所以那裡顯示得少一些。請告訴管理這個機器人的人。
trouble-log-channel = ⚠️ 我不能在紀錄頻道發言。請在 **/settings** 另選一個，或在那裡允許我「傳送訊息」。
trouble-title-role = ⚠️ 我不能授予賽季身分組。請給我「管理身分組」權限，並把我的身分組排在它上面。
trouble-title-choice = ⚠️ 我不授予賽季身分組：它已被刪除、屬於某個應用程式，或權限超出所有人已有的。請修改它，或在 **/tables** 另選一個。
