# /data: what is kept of a person.

data-here = 這個檔案裡是我保存的所有和你有關的資料：你的名字、你的設定、手牌傳到哪裡、打完的牌局和你的成績。
data-deleted = 已刪除。我不再記得你。

delete-title = **要刪除我在所有伺服器保存的、和你有關的全部資料嗎？**
delete-gone = 你的名字、設定和排行榜上的名次都會刪除。如果你正在打牌，就會離開那些牌桌。
delete-stays = 別人贏的還是別人的。你參加過的牌局會為他們保留，但沒有你的名字。刪除後無法復原。
delete-proofs = 各局的密鑰和開局訊息的編號也會保留，裡面沒有任何和你有關的內容。
delete-copies = 先前留下的檔案副本裡可能還有你的資料，它們之後會被刪除。
button-delete = 刪除我的資料
